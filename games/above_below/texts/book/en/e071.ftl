above-below-page-e073 = Warm grit drifts down the flue; below, somebody is swearing at a loaf. Ottokar bakes with what there is: limestone flour, lamp oil, patience. His loaves ring when you tap them. “Three hundred years of crust,” he says, up to the elbows in grey dough, “and not one customer with the teeth.” It smells, confusingly, of breakfast. He has cramp in both arms, a stone wedding at noon, a rack of good empty bowls, and a tray of rolls that a paver would buy at once.
above-below-page-e073-again = “You’re in time,” cries Ottokar. “It’s rising!” It has risen, he reckons, by a hair, since the spring.
above-below-page-e073-knead = Knead until the arms give out
above-below-page-e073-knead-2 = You knead what you take to be a doorstep. Ottokar taps it, listens, and nods, and for a moment looks as if he would weep flour.
above-below-page-e073-knead-5 = It comes out of the oven singing on one note. The stone bride eats two slices. Ottokar gives you the bowl, because nobody ever scraped one clean.
above-below-page-e073-sell = Sell the rolls to a paver
above-below-page-e073-sell-5 = They make eleven yards of excellent kerb. Somewhere behind you there is a wedding with soup only.

above-below-page-e077 = Eight singers in grey wool stand on the crystal steps, and the cold hall hums with everything except the bottom. Where the ninth should be is an empty pair of slippers, very wide. “Our bass has left us,” says the cantor, a Miss Vesper. “We are all roof and no floor.” Her breath smells of aniseed. On each *Amen* the violet crystals lean forward, and, hearing nothing, lean back. Coins lie in an upturned hat. One of you, with a cold, might just get down there.
above-below-page-e077-again = The slippers have been dusted. “We left the gap open,” says Miss Vesper, “in case you had caught something.”
above-below-page-e077-hum = Hum the low note for them
above-below-page-e077-hum-3 = It is more of a growl, but it is under them, and eight tired people stand on it. Miss Vesper closes her eyes until it stops.
above-below-page-e077-hum-6 = You find the note in your boots and leave it there. The hall answers; from the top step a crystal bows so low that it comes off.
above-below-page-e077-hat = Pass the hat and keep going
above-below-page-e077-hat-4 = You pass it along the front row, the second row and the door. Behind you the *Amen* comes, and has nothing to stand on.
