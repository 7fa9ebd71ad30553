above-below-page-e101 = “By the hour or by the rung?” asks the man with the ladders. The other thirty stand in the roofless hall where his customers left them, up against nothing; now and then from very high comes a cough, or a sandwich paper. “They see something up there,” he says, smelling of resin, “and they don’t bring them back.” The deposits hang in a box on the tallest, out of reach. Sawn, it would come down, and so, perhaps, would you.
above-below-page-e101-again = He has one ladder left, and has chained it to his leg. “From up there,” he says, “they wave.”
above-below-page-e101-fetch = Fetch back what you can
above-below-page-e101-fetch-3 = Nine, with two customers still on them, blinking. It is a window, they say, that’s all, with a light in it; but you would not credit how that takes you.
above-below-page-e101-fetch-7 = You go on up to the light and put your heads in. You bring back thirty ladders, in silence, in a bundle, tied with a good line; and never tell what was being cooked.
above-below-page-e101-saw = Saw through the tallest
above-below-page-e101-saw-6 = The box comes down, and coins ring in the stones a long while. Above, a cough; then, a little lower, feet, feeling about for the next rung.
above-below-page-e101-saw-fail = It comes down the other way. The man with the ladders is very decent about it, and lends one for a splint.

above-below-page-e103 = Bong, says the lake, and a ring goes out across it. Somewhere under you swims a pike as long as a cart, who in a dry year swallowed the bell of a drowned church, and strikes whenever he turns round. All the shore goes by him. But he is old, and turns in his sleep; it has been noon eleven times since breakfast, and the fisherwives have stopped getting up. “Somebody should muffle him,” they say, all woodsmoke, rattling the collection. Smaller fish follow him, deafened, easy as washing.
above-below-page-e103-again = Bong. Then, after a moment, apologetically, and from much further down: bong.
above-below-page-e103-quiet = Quiet the bell with a sock
above-below-page-e103-quiet-4 = It goes down with a herring in it. He swallows, turns, and says *bup*. On the shore they lie down all at once, like grass, having paid first.
above-below-page-e103-dive = Dive among his deaf followers
above-below-page-e103-dive-3 = They do not hear you. You hear *him*, though, in the fillings of your teeth, and come up with what came to hand.
above-below-page-e103-dive-7 = You time it to midnight, the long one, when all the water shakes. Twelve strokes, and every stroke a fish; something for the ears is handed round.

above-below-page-e104 = Out of the fog swings a beam, and with it a long brass moan. On its rock a lighthouse is at work, though the lake is a mile round and has no ships. “There was one,” it says, when it faces you. “It would have been Tuesday.” Salt, somehow; the tide sucks at ladders; its spring is running down. With the lamp out you could get at what the rocks have caught, and they are sharp, slimy rocks. Fish have come round in rings to the light.
above-below-page-e104-again = The beam comes round, stops on you, and goes up and down, once, like a cap.
above-below-page-e104-wind = Wind it, all four hundred turns
above-below-page-e104-wind-5 = You wind till your palms smoke. Far out, where there is nothing, something answers with a bell. “*Tuesday*,” says the light.
above-below-page-e104-wind-7 = On the last turn it comes out of the fog: a dinghy, rowed by its keeper’s great-granddaughter, with the supper he had gone to fetch. There is plenty.
above-below-page-e104-wreck = Douse it and comb the rocks
above-below-page-e104-wreck-6 = In the dark, between waves, you cut the purses off a hundred years of splinters. The moan does not stop. It is only facing nobody.
above-below-page-e104-wreck-fail = The rocks are as sharp as they looked. The moan goes over you, round and round, with a good deal of concern.

above-below-page-e109 = Warm grit drifts down the flue; below, somebody is swearing at a loaf. Ottokar bakes with what there is: limestone flour, lamp oil, patience. His loaves ring when you tap them. “Three hundred years of crust,” he says, up to the elbows in grey dough, “and not one customer with the teeth.” It smells, confusingly, of breakfast. He has cramp in both arms, a stone wedding at noon, a rack of good empty bowls, and a tray of rolls that a paver would buy at once.
above-below-page-e109-again = “You’re in time,” cries Ottokar. “It’s rising!” It has risen, he reckons, by a hair, since the spring.
above-below-page-e109-knead = Knead until the arms give out
above-below-page-e109-knead-2 = You knead what you take to be a doorstep. Ottokar taps it, listens, and nods, and for a moment looks as if he would weep flour.
above-below-page-e109-knead-6 = It comes out of the oven singing on one note. The stone bride eats two slices. Ottokar gives you the bowl, because nobody ever scraped one clean.
above-below-page-e109-sell = Sell the rolls to a paver
above-below-page-e109-sell-5 = They make eleven yards of excellent kerb. Somewhere behind you there is a wedding with soup only.

above-below-page-e110 = This bridge says *mind the step*. It is iron, rivets and all, its hands about the roots on one bank and its heels dug into the other; a face looks down, and drips. “*Hold on a minute*, I was told,” it explains. Carts have crossed since, and a circus. The water roars; the handrail, which is an ear, smells of rust. He will get up when the minute is over, and they have something else to cross by. On his back lies a coin that the circus dropped.
above-below-page-e110-again = “Fifty-eight,” says the bridge to itself as you come. “Fifty-nine. It is a long one, this.”
above-below-page-e110-build = Build planks and tell him so
above-below-page-e110-build-4 = You fell two pines and peg them. “Has it been a minute?” he asks. “Nearly,” says a carter, who is in a hurry, and pays to be first across.
above-below-page-e110-build-8 = “The minute is over,” you say. He lets go with one hand, with the other, and stands up, and up; something in his back says *ah*. He would like to see where the carts went.
above-below-page-e110-cross = Cross on tiptoe, coin and all
above-below-page-e110-cross-0 = He holds his breath for you. On the far bank you look round, as people do, and he says that it was no trouble.
