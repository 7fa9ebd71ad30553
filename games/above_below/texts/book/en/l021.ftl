above-below-page-l021 = “Caution,” says the pit, in a small print of a voice. “Sides slope. Sand may run. The management sits at the bottom.” It hisses a little, and smells of struck matches. Far down, up to his jaws, waits an antlion; by law he must say it, and since he says it nobody falls. He has had one raisin since the harvest. About him lie packs from before the law. You have lunch, and a rope. “I am obliged to add,” he says unhappily, “that I bite.”
above-below-page-l021-again = “Caution,” says the pit; then it sees who it is, and whispers. “What’s in them today? Is it the cheese?”
above-below-page-l021-lunch = Throw him down your lunch
above-below-page-l021-lunch-4 = He catches it, paper and all, and is quiet for some time. Then one of the packs comes flying up. It is only stores, he calls; they disagree with him.
above-below-page-l021-slide = Slide down for the packs
above-below-page-l021-slide-7 = You are down and up again before he has finished his sentence about the management. He looks after you almost with relief.
above-below-page-l021-slide-8 = You pass him twice, and he signs for it. Two of them were prospectors’. “Mind the edge,” he calls after you, which the law does not require.
above-below-page-l021-slide-fail = “There,” he says, muffled, and lets go at once. “That is the very clause I meant.” You get out by the bootlaces, one of you not walking.

above-below-page-l022 = At six the labyrinth is turned over. Nobody told you. First comes a smell of opened cellars; then, on all sides, a fine hiss, and the sand at your feet begins to run, upwards, in at your cuffs and past your ears, warm as flour. The walls pour off into the sky. Somewhere very large fingers shift their grip. And out of the floor, as it thins, drift all the things that were ever buried here, slowly, at the height of your hats: a saddle, a piano, a jewel chest.
above-below-page-l022-again = Six o’clock. You know it now: hats on, mouths shut, a hand for the ring. Past your noses rises a teaspoon.
above-below-page-l022-cling = Cling on and catch something
above-below-page-l022-cling-4 = You hang in a row from a ring in the rock, and get hold of a mule’s saddlebags. The mule has long since been elsewhere.
above-below-page-l022-cling-8 = It goes better if one lets go. For a moment you are all sitting round the piano. When it settles you have the chest, and the rest of the labyrinth is underneath.

above-below-page-l023 = Canvas cracks; the wind is tar and onions. Half-way up a dune lies a ship under sail, tilted, her crew all along one rail, looking green. “Bit of a swell,” says the captain. So it is; but here each wave takes a year to pass. They have been climbing this one since spring. “Over by Michaelmas,” he says, “if we all lean.” The soup stands slantwise. In the trough behind lies a wreck, full of tinned fish; some tins have swollen, and two of his men cannot speak of it.
above-below-page-l023-again = They are running down the far side at an inch an hour, singing. Somebody has gone forward to shorten sail.
above-below-page-l023-lean = Lean out with the crew
above-below-page-l023-lean-3 = You lean all afternoon. The soup has moved by a finger; there are three cheers; and it is shared out while it lies so well.
above-below-page-l023-lean-5 = At dusk she hangs, creaks, and is over. The captain has not seen down a wave since he was a mate. He makes you a present of the best line aboard.
above-below-page-l023-pry = Pry open tins in the wreck
above-below-page-l023-pry-6 = You tap each one and listen, and take those that sound of fish. There is biscuit behind, and a keg, both merely old.
above-below-page-l023-pry-fail = It tasted, broadly, of the sea. Towards evening one of you goes and lies along the rail beside the others, and watches the wave.

above-below-page-l024 = Doors here are made of sand, and a sand door must be told every minute that it is one. That is the business of Amaru the doorkeeper, who has eleven of them in a ring and only one voice. “Door,” he croaks. “Door. *Door.* You, no slouching.” Behind him one pours away down its own step. It hisses; the hot air tastes of brass. The hinges are brass too, old and heavy; nobody can stop you unscrewing them. He points at his throat, and at you, and at the nearest.
above-below-page-l024-again = “Door,” you hear, from eleven sides, in eleven voices. He has taught them to do it by turns.
above-below-page-l024-hold = Hold a door by talking
above-below-page-l024-hold-3 = “You are a door,” you tell it, “and a good one.” It stands up straight. He gets his first cup of tea since the wind changed.
above-below-page-l024-hold-5 = You take six and tell them about the one at home, with the cat flap. They have never been so upright. He shares his stores with you, in a whisper.
above-below-page-l024-unhinge = Unscrew the hinges meanwhile
above-below-page-l024-unhinge-6 = Nine come off before he has got round to you again. He does not shout, having nothing to shout with. Softly, one by one, they stop believing it.

above-below-page-l025 = You are being followed. When you stop, it stops; and when you turn round, three vultures in black, on foot, take off their hats. “How are we feeling?” asks the eldest. It is a family firm. They smell of camphor; their dry feet go *tsk*. “No hurry,” says the second. They know this whole country from above, wells and seams; nobody asks. The youngest carries a wreath of gilt coins, to lay on clients. It takes nerve to lie still for that, they admit. Some never get it back.
above-below-page-l025-again = “Bonny,” says the eldest, sadly, looking you over. The youngest has done you a drawing of yourselves, standing up.
above-below-page-l025-ahead = Ask them to walk ahead
above-below-page-l025-ahead-4 = They confer. Nobody has ever wished to see their backs. They go before you, a little stiffly, and at noon there is a well that the trade keeps to itself.
above-below-page-l025-ahead-6 = By and by the youngest takes your hand at corners. They show you the valley where they never had a client, and what lies about in it, too heavy for birds.
above-below-page-l025-dead = Play dead for the wreath
above-below-page-l025-dead-5 = You lie very well. There is an address; the youngest lays the wreath on you, and weeps. When he opens his eyes there is only a dent.
above-below-page-l025-dead-fail = Down comes a beak, kindly, to your ear, and asks what name for the ribbon. One of you is up and running, and at heart still is.

above-below-page-l026 = “Halt!” A hundred tin soldiers bring up muskets, with a squeal of joints. They are guarding a puddle. It lies beneath a flag, no larger than a tea tray, and smells of rain. Honour goes by nearness: privates stand in the dry, sergeants at the brink, and the General, up to the knees in it these many years, is solid rust and saluted. They have not been off duty to oil since the war, nor heard who won. From behind, where the officers’ chest stands, nobody is looking.
above-below-page-l026-again = The puddle is standing easy. Two privates paddle in it, off duty, with the General’s leave.
above-below-page-l026-relieve = Relieve the guard for oiling
above-below-page-l026-relieve-2 = You stand there with brooms at the slope. From round the corner a hundred soldiers moan with pleasure, and come back as quiet as cats.
above-below-page-l026-relieve-4 = You do the General yourselves, with a feather. “Who won?” he asks, with his first breath. “Everybody’s home,” you tell him. He has you put down for a soldier’s pay.
above-below-page-l026-drain = Drain it from behind
above-below-page-l026-drain-6 = You take turns, lying flat; and then the chest. The flag hangs down. They go on guarding the damp place, closer and closer.

above-below-page-l027 = One glass of water stands on a table in the sand, and at either end an old lady sits with folded arms. “Half full,” says Miss Hope. “Half empty,” says Miss Prudence. There are stakes: a purse, two hampers. A boy makes up with a dropper what dries off, tick, tick; and no one has yet let either finish a sentence. It has stood so long that it is green, and smells of vase. Whoever drank it would settle the matter, thinks your tongue, and be ill for life.
above-below-page-l027-again = They have a plate between them now, with the last biscuit. Neither of them, they say, would dream of it.
above-below-page-l027-hear = Hear both to the end
above-below-page-l027-hear-3 = It takes until dark. “That’s what I meant,” says Miss Hope. “No, *I* did,” says Miss Prudence; and both look very much refreshed.
above-below-page-l027-hear-6 = You have them change chairs. There is a long silence. The light is different, each admits, from over there. The boy gets his back wages, and you the same.
above-below-page-l027-drink = Drink it and have done
above-below-page-l027-drink-5 = “Empty,” they say, together, and stare, and burst out laughing. You are given all that was staked on it, and a couch, for the one who drank deepest.

above-below-page-l028 = On a heap of cinnamon sits a large bird, red-gold, moulted, reading the instructions. It is her day. Every five hundred years one burns up at noon, and is as good as new by tea. She has done it, they say, many times; but she can’t recall one. “Suppose it doesn’t take,” she says. “The second part.” The heap ticks in the heat. She would like somebody to sit by, and afterwards keep off the cat. Behind the wall two caravans have smelt spice, and would pay anything for seats.
above-below-page-l028-again = She is quite small, and yellow, and reads you the instructions aloud, with only one word wrong.
above-below-page-l028-sit = Sit by her until tea
above-below-page-l028-sit-4 = You talk about curtains. Then there is a sound like a page, and warm ash, and nobody. You stay. At four it sneezes, and says that it could eat a horse. You lay the picnic.
above-below-page-l028-sit-6 = “Tell me what I was like,” she says at the last, and you do. What hatches looks round for your faces. It will not need, it says, the violet stone that doesn’t burn.
above-below-page-l028-seats = Sell seats to the caravans
above-below-page-l028-seats-7 = You have it full to the wall, with lemonade. She looks at all the faces, and tries to put her feathers straight. You are never sure, afterwards, that she was ready.

above-below-page-l029 = Smoke first, then the elm, then roofs: your own village, at the bottom of the air, a hundred yards off and quivering. Only, the pump has a new handle. Somebody has put up the shelf in the hall. People like you have come to the door. You can smell the dumplings; a spoon is going round. It would be a wonderful supper. Those who have sat down to it say that afterwards the real one never looked quite straight; they say it softly, with their faces to the wall.
above-below-page-l029-again = It is raining there today. They have the lamps lit, and are putting up a second shelf.
above-below-page-l029-supper = Go in and sit down
above-below-page-l029-supper-5 = There is plenty; they pack you the rest, and come with you to the gate. At home, that night, one of you stands looking at the shelf that isn’t up.
above-below-page-l029-wave = Wave and walk on
above-below-page-l029-wave-0 = They wave back, a little late. By the road, on the last stone that is real, somebody has put out a can of water, cold, under a cloth.

above-below-page-l030 = Where the wall ends lies a shadow, cool as a cellar, and in the shadow a town. There is a barber, a school, two men at chess; melons are being cut. A bell rings. Everybody moves a yard to the left and sits down again. You look up. It is somebody’s: a man as tall as a mast, reading, whose sweat is dry before it lands. “I don’t mind,” he says. “They pay me a trifle. I should only like, once, to sit.”
above-below-page-l030-again = He has planted a poplar, and stands over it, stooping, so as not to discourage it.
above-below-page-l030-echo-1 = “They keep better time below since that boy’s back with his lamp,” he calls down.
above-below-page-l030-shade = Give shade in his place
above-below-page-l030-shade-3 = You go up on each other’s shoulders, with a coat. It is a wobbly town for an hour, and a draughty one. He sits, and his knees come round the corner.
above-below-page-l030-shade-5 = With the tablecloths of two caravans you rig a roof. He sits down among them all, and is rather good at chess. You get the cold jug, to keep.
above-below-page-l030-sublet = Sublet his shade by the foot
above-below-page-l030-sublet-6 = You chalk it out in plots, with names. There are evictions by midday. He bends at the knees a little, here and there, to cover a child who has been put out.
