above-below-page-e161 = Eight singers in grey wool stand on the crystal steps, and the cold hall hums with everything except the bottom. Where the ninth should be is an empty pair of slippers, very wide. “Our bass has left us,” says the cantor, a Miss Vesper. “We are all roof and no floor.” Her breath smells of aniseed. On each *Amen* the violet crystals lean forward, and, hearing nothing, lean back. Coins lie in an upturned hat. One of you, with a cold, might just get down there.
above-below-page-e161-again = The slippers have been dusted. “We left the gap open,” says Miss Vesper, “in case you had caught something.”
above-below-page-e161-hum = Hum the low note for them
above-below-page-e161-hum-3 = It is more of a growl, but it is under them, and eight tired people stand on it. Miss Vesper closes her eyes until it stops.
above-below-page-e161-hum-6 = You find the note in your boots and leave it there. The hall answers; from the top step a crystal bows so low that it comes off.
above-below-page-e161-hat = Pass the hat and keep going
above-below-page-e161-hat-4 = You pass it along the front row, the second row and the door. Behind you the *Amen* comes, and has nothing to stand on.

above-below-page-e162 = Flat stones lie along this shore as if set out for somebody, and the lake is as smooth as a held breath. You skip one, of course. Five, six, seven hops, out into the dark; then, pattering nearer, seven, six, five, it comes back, and drops at your feet, warm. It smells of someone’s pocket. It bears a new scratch: *7.* Somebody over there has scored it. You hear them choosing. Round the next stone that arrives, a fish is wrapped, by way of a stake.
above-below-page-e162-again = It is your throw, by the lake’s reckoning. It has sent over a cushion to stand on.
above-below-page-e162-skip = Skip it further than they can
above-below-page-e162-skip-3 = Nine. A silence, and then a flurry of small wet knocks, which after a while you understand to be applause. The stake is yours.
above-below-page-e162-skip-8 = You throw the one that you were saving. It never lands. Something comes back in its place, hopping high, violet, and another after it; the scratch reads *we give up*.

above-below-page-e163 = “And how does *that* one feel?” asks the girl at the boot stall. “The same,” says the centipede. He came in when the market opened. The left side is done, tied and paid for; it smells of new leather; now he swings round, with a noise like a hand of cards, and puts up the right. She has lace burns. Behind him the queue has begun to tap, which he takes for applause. There are laces by the barrel, for anyone who can do a bow.
above-below-page-e163-again = The centipede is back. “They are perfect,” he says. “Only, now I must think which goes first.”
above-below-page-e163-lace = Lace up the right side
above-below-page-e163-lace-2 = You do four, in double bows. The girl leans on the counter with her eyes shut, and for as long as it takes nobody asks her anything.
above-below-page-e163-lace-8 = A foot each; you find the rhythm, then the tune. He walks up and down: it is rain, coming on. You have the end of the barrel, and the queue’s collection, coin and caps.

above-below-page-e164 = On a toadstool sits a child of eight or so, with bare feet and a satchel. “I’m Thursday,” says the child. “I was Dorothea, but I got a better offer.” The wood creaks; the spores taste of pepper. It collects names: an admiral’s in the satchel, wrapped in a sock, and a horse’s, hardly used, and a ropemaker’s that still pays interest. Somebody called it once and it had none to answer with; that is how it came to stay. “What have you got?” The satchel does not close.
above-below-page-e164-again = “I’m you today,” says the child, and gives your name, and your walk. “You can have it back. It itches.”
above-below-page-e164-lend = Lend it a name for supper
above-below-page-e164-lend-3 = You lend it your grandmother’s, and it wears it all evening, with gravity. When it gives it back, the name has been mended at the elbow.
above-below-page-e164-lend-4 = You lend all of yours, for an hour, in a heap. It sits among them like somebody with a large family, and pours out what the admiral was saving.
above-below-page-e164-swap = Swap it a false one
above-below-page-e164-swap-5 = It takes *Smith* for the ropemaker’s and never looks at it twice. There are eleven Smiths in the satchel, but you do not mention that.

above-below-page-e165 = The mayor has come down in person, chain and all, and asked Perpetua’s bees whether he is loved. That was on Monday. They have not spoken since; they are thinking. He sits among the hives on a camp stool, smelling of lavender water, and behind him his footman holds an umbrella against the dripping honey. “It need not be by *everybody*,” says the mayor. Perpetua darns. There is a full purse for a quick reply, and the nearest hive has a hole behind, for a straw.
above-below-page-e165-again = Two camp stools stand there, under the one umbrella, and the bees have finished thinking.
above-below-page-e165-echo-1 = The bees say your names to one another, and go back to it.
above-below-page-e165-echo-2 = “You’ll be from where our judge came from,” says Perpetua. “Do sit.”
above-below-page-e165-whom = Ask the bees by whom
above-below-page-e165-whom-5 = “*One*,” says the whole chapel. Behind the mayor the umbrella has begun, very slightly, to shake. He pays you, in a low voice, not to ask any more.
above-below-page-e165-whom-8 = “*One*,” they say, and settle on the umbrella. He turns round; that takes him until evening. Then Perpetua brings a pot of the dark honey, the footman his hamper, and nobody stands behind anybody.
above-below-page-e165-straw = Whisper “yes” through a straw
above-below-page-e165-straw-3 = He weeps, he pays, and he is off up the stairs at a trot. “Well,” say the bees, coldly, all together, “we were *getting* to it.”

above-below-page-e166 = In the side gallery sits a man of boiler plate, holding his hat on with both hands. The week the mine was shut the overseer told him something, and said: *keep it under your hat*. His arms have rusted into an arch; a wren has nested in one elbow; it smells of oil and damp felt. “If I lift it,” he says, “it would be out.” Were anybody to guess it, that would be another thing. One of his own make might know what such men get told.
above-below-page-e166-again = His hands are where they were. But he has tilted the brim, by a hair, to see you.
above-below-page-e166-guess = Guess what he was told
above-below-page-e166-guess-4 = Gold? A widow? A second key? No. But he has seldom been so well entertained, and lets you have what the hat is lined with against the damp, all good paper.
above-below-page-e166-guess-6 = “That he was sorry,” you say. The rivets creak. “It was to go no further,” says the man, “and I have not gone any.” The hat comes off. He stands up, to go further.
above-below-page-e166-guess-fail = You guess until you are hoarse. He listens to each one, both hands at the brim, and shakes his head, which squeaks.

above-below-page-e167 = “Walk up and down,” says the horse. He is a dapple grey in a waistcoat, he deals in people, and business is poor. In his ring stand four, numbered: a clerk, two cousins, and an elderly tenor who will not lift his feet. They came willingly; the oats are excellent. You smell saddle soap, and a brass band is playing badly on purpose. “Nobody buys them for pleasure any more,” says the horse, and his ears go down. His strongbox has a latch for hooves.
above-below-page-e167-again = The tenor has been sold, to a good home with stairs. The horse shows you the letter, twice.
above-below-page-e167-praise = Praise his people, one by one
above-below-page-e167-praise-2 = You admire the tenor’s teeth. The tenor, who has not been looked at in years, gives them the whole of the second act.
above-below-page-e167-praise-4 = You ask what the clerk eats, and whether the cousins can be parted. The horse blows down your neck, moved, and will not hear of your paying for lunch.
above-below-page-e167-trick = Trick the latch on the strongbox
above-below-page-e167-trick-5 = Fingers are a great advantage. Behind you, in the ring, the elderly tenor stops in the middle of a note.

above-below-page-e168 = At noon, for one hour, this river runs the other way. It stops, it seems to pat its pockets, it turns round; and whatever it carried off this year comes by again, upstream, in reverse order. Hats. A gate. A chair with the cushion on. The air smells of snow, then of May; the noise is like a long breath in. All of it is going home, and nobody is looking. It runs hard, though, and deep, and before it the fish are all going backwards, with an expression.
above-below-page-e168-again = The river has been and gone. On the bank, wrung out and folded, lies your own last thought about it.
above-below-page-e168-gather = Gather what comes by
above-below-page-e168-gather-5 = A basket out of last October, full; a purse. You let the hats go. Someone will be waiting, bareheaded, for those.
above-below-page-e168-gather-8 = You wait for what went first, in the spring flood, from high up: it comes last and slowly, being heavy, and it shines. The hour is up as you close your hands.
above-below-page-e168-stand = Stand there with a net
above-below-page-e168-stand-6 = It takes all of you to hold the one net. They go in tail first, so that their surprise is the last thing to be caught.

above-below-page-e169 = *Worries taken in*, says a card at the dull end of the market, *by the hour or outright*. Behind it sits a lean old person in three shawls. “You have left something on the stove,” she says, with relish. She smells of camphor; a kettle whistles, and she does not trust it. Trade is bad; she has drops for it. As for ending up in a *village*, with children, and ladders, and a pond, she hardly dares to think of it. She thinks of it.
above-below-page-e169-again = “You are back,” says the worrier. “I *knew* it. It was the stove, wasn’t it?”
above-below-page-e169-hire = Ask her home with you
above-below-page-e169-hire-5 = “I could not,” she says, packing. “You’d regret it. The roof will go first.” On the way she has been heard to sing. Not a soul in your village has slept so well for years.
above-below-page-e169-leave = Leave one worry with her
above-below-page-e169-leave-0 = You leave the one about the chimney. She holds it up to the lamp, says *oh dear*, and gives you her own drops for the place where it was.

above-below-page-e170 = Nobody is working at the face. The hewers have their caps off, because the coal has put out a leaf. It was forest once; it lay folded in the dark for three hundred million years, and on Friday, in the warmth of a lamp, it thought that this was spring. It is wet, of no known kind, and smells of rain from before there was anyone. Behind it glitters the seam. “If it had a lamp of its own,” says the youngest; but it is black all the way up.
above-below-page-e170-again = It has two leaves now, and a queue. They come when the shift is over and breathe on it.
above-below-page-e170-lamp = Leave it yours, go home dark
above-below-page-e170-lamp-0 = You hang your lantern beside it and go up by feel, a hand on the coat in front. There will be other days for caves. Behind you it is half past April.
above-below-page-e170-hew = Hew the seam as it comes
above-below-page-e170-hew-7 = You cut in from the side, where it runs richest, and at each stroke the leaf shakes. When the lamps have been carried off it looks about, a little, and folds.
above-below-page-e170-hew-fail = Your pick rings once. One after another the hewers put their caps on and step between you and the coal.
