above-below-page-e101 = “By the hour or by the rung?” asks the man with the ladders. The other thirty stand in the roofless hall where his customers left them, up against nothing; now and then from very high comes a cough, or a sandwich paper. “They see something up there,” he says, smelling of resin, “and they don’t bring them back.” The deposits hang in a box on the tallest, out of reach. Sawn, it would come down, and so, perhaps, would you.
above-below-page-e101-again = He has one ladder left, and has chained it to his leg. “From up there,” he says, “they wave.”
above-below-page-e101-fetch = Fetch back what you can
above-below-page-e101-fetch-3 = Nine, with two customers still on them, blinking. It is a window, they say, that’s all, with a light in it; but you would not credit how that takes you.
above-below-page-e101-fetch-7 = You go on up to the light and put your heads in. You bring back thirty ladders, in silence, in a bundle, tied with a good line; and never tell what was being cooked.
above-below-page-e101-saw = Saw through the tallest
above-below-page-e101-saw-6 = The box comes down, and coins ring in the stones a long while. Above, a cough; then, a little lower, feet, feeling about for the next rung.
above-below-page-e101-saw-fail = It comes down the other way. The man with the ladders is very decent about it, and lends one for a splint.

above-below-page-e102 = Hush, says a bush. There is a gentleman in it, in tweed, with field glasses, lying between two shoulder blades where the view is best. He has seen every bird in the book but one, and for that one he has lain here, without moving, since the spring of the big hail. He smells of moss and cough lozenge. “Pale rump,” he breathes. “Very shy.” On his hat, behind his line of sight, she sits on her nest and warbles. A feather of hers would fetch a week’s dinners.
above-below-page-e102-again = “They have hatched,” he breathes. “I can feel it. Four, I think. Please do not tell me the colour.”
above-below-page-e102-mirror = Raise a pan as a mirror
above-below-page-e102-mirror-6 = It takes an hour to reach the level of his nose. He looks. He does not stir; but something runs down into the tweed, and one toe slides you his purse and mushroom pie.
above-below-page-e102-comb = Comb the nest for feathers
above-below-page-e102-comb-3 = You take the loose ones, and some that were not. Something pale goes over the bush, crying. “Did you see that?” he whispers. “I must have blinked.”

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

above-below-page-e105 = Would you excuse us a moment, says the button maker, and goes on listening. He kneels in the field with his ear to a shin. “May I?” he has asked it; he always asks, and waits for a yes. In thirty years he has made three buttons. They lie on blue velvet; they are beautiful; they warm the fingers. His drill smells of singed horn, and far off the wind hums in the hollow ones. The market would take a cartload from anybody who did not ask.
above-below-page-e105-again = “He has said yes,” the button maker tells you, glowing. “In principle. We are still discussing the holes.”
above-below-page-e105-ask = Ask too, hat in hand
above-below-page-e105-ask-2 = You go from one to the next until evening. A knuckle rolls over. It may have been the wind; he rules that it was manners, and pays you for the afternoon.
above-below-page-e105-ask-3 = A rib gives. It is not a yes, he says, it is a *why not*. Out of it he makes the fourth button, then and there, and sews it on the one who asked.
above-below-page-e105-help = Help yourselves by the cartload
above-below-page-e105-help-6 = You drill all night, and by noon half the market is doing up its coats. Towards dusk the coats begin, ever so slightly, to lean in this direction.
above-below-page-e105-help-fail = Your drill squeals. All over the field, one after another, without any fuss, they turn over on to their other side.

above-below-page-e106 = There was a house here once. It has been gone longer than the road, walls and roof; but nobody told its noises. You stand to the knee in grass, on a dry still evening, and something comes down a stair and treads on the step that creaks. A clock ticks; plates; rain on a pane. It smells only of thyme. Then, close by, at the height of a latch, a latch is lifted, and there comes the pause that a door makes when it has been opened.
above-below-page-e106-again = In the grass lies a door mat, a real one, quite new. It must have cost them something.
above-below-page-e106-enter = Wipe your boots and enter
above-below-page-e106-listen = Listen from where you are
above-below-page-e106-listen-0 = You stay until it strikes ten and the shutters go to. Something small rolls over boards, drops off the end of them, and lies in the grass before you, a coin.

above-below-page-e107 = “Mmf,” says the cashier. This burrow is a bank, the safest below ground: the hamsters keep all deposits in their cheeks, in person, and every teller is as round as a bun. It smells of sawdust and warm silver. Somebody said *weasel* this morning. Now the entire hill is at the counter, wanting its savings, and the manager has begun to swell. One shout more would have it all out on the floor. A coin paid *in*, before everyone, might do as much as a speech.
above-below-page-e107-again = A notice has gone up over the counter of the bank: *No words ending in -easel, please.*
above-below-page-e107-calm = Calm the queue down
above-below-page-e107-calm-3 = You form a line, by being one. The word, it turns out, was *easel*; somebody’s uncle paints. “Mmf,” says the manager, with real feeling.
above-below-page-e107-calm-5 = You tell them of a mattress that you used to know, and what came of it. They pay everything back in. In private the manager empties one cheek for you, into a presentation jar.
above-below-page-e107-shout = Shout “weasel” and hold hats
above-below-page-e107-shout-3 = It goes off like a fountain in a park. When you leave they are on their knees in the sawdust, as thin as gloves, asking one another whose is whose.

above-below-page-e108 = Telegraph poles were set in a row across the bone field once, and they have not stayed dead. They have taken root. They have leaves, small doubtful ones, and porcelain cups like fruit; they smell of resin and thunder. A message still goes up and down them, as it has since the office closed, and if you lay your head to the bark you hear it tick: *COME AT ONCE STOP*, and then, quite low, *PLEASE*. Where the line is down, it lies in good long coils.
above-below-page-e108-again = The poles are in flower. The message has got shorter: *COME*, it says, and then there is only humming.
above-below-page-e108-follow = Follow the wire to its end
above-below-page-e108-coil = Coil up the fallen wire
above-below-page-e108-coil-4 = You wind it round your elbows. From habit it goes on ticking to itself for a time; not the message, only the *stop*.
above-below-page-e108-coil-6 = You coil it as far as the lineman’s hut, where his last wages wait under a cup. Over your heads the leaves pass it on: *SOMEBODY IS HERE STOP*.

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
