above-below-page-e061 = Hammering comes over the water, then a crack, then a splash, then applause. On a reef stands half a house on stilts, and a small round person with webbed feet is building the other half faster than the first half falls down. All glogos build; this one cannot stop. “Plank!” it shouts. “No plank. Who took the plank? I am standing on it.” It smells of tar and fish glue. The crowd on the jetty have brought cider and benches. Nobody has ever thought of handing it anything.
above-below-page-e061-again = The house has a fourth storey now, below the other three. “Plank!” says somebody wet.
above-below-page-e061-hand = Hand up planks, in order
above-below-page-e061-hand-4 = You hand it planks; it stays up an hour. When it goes, the crowd weep with joy and the hat comes round to you.
above-below-page-e061-hand-6 = You hand it, last of all, a spirit level. It looks at the bubble for a long time. “You have *land* there,” it says, “that keeps still?”, and packs its hammer.
above-below-page-e061-wait = Wait on a bench with them
above-below-page-e061-wait-0 = They move up for you. It is a very fine splash, and the jug goes round, and you go home having done nothing and feeling it.

above-below-page-e062 = Drizzle is all the weather there is in this wood. In a clearing ticks a weather house. Before the one door stands a painted man with an umbrella; he is out when it is wet. Behind the other is his wife, with a parasol, for when it is fine. They are on one beam. They have never met. It smells of moss; on a string hangs a bottle from her. Between *Wet* and *Fine* the dial says *Change*: both would be on the step. There has not been any.
above-below-page-e062-again = Someone has nailed the pointer to *Change*. Both doors are open, and there is washing up.
above-below-page-e062-fool = Fool it with steam and lamps
above-below-page-e062-fool-4 = A kettle on this side, a lantern on that, and the beam creeps level, for one breath. “*Oh*,” they say together. She reaches you her cough drops, or possibly it was meant for him.
above-below-page-e062-fool-7 = You keep it up all night. They say a good deal, and then nothing. At dawn he gives you the mushrooms off his brim, and she what she had saved for hinges.
above-below-page-e062-shelter = Share the eave and the bottle
above-below-page-e062-shelter-0 = It is last year’s, he thinks; she does it up herself. You look at the drizzle together. “They tell me,” he says, “that it is lovely in there.”

above-below-page-e063 = “Don’t make him speak,” says Miss Vesper, at the foot of the crystal steps. The bass, who is a toad, has a frog in his throat. It is a tenor. It got in during a yawn; you can see it behind his teeth, taking a bow. Such acoustics! The toad stares ahead. It smells of liniment, and every *Amen* comes out twice. People come for that alone, and would pay for the front row. Somewhere in this hall there must be a better place for a voice.
above-below-page-e063-again = The frog has taken rooms in an organ pipe. It sends the toad two tickets and a gargle.
above-below-page-e063-echo-1 = His eyes have known you since the carts. They roll, slightly, upwards.
above-below-page-e063-echo-2 = It dates, the cantor thinks, from the concert when strangers saw to the roof.
above-below-page-e063-lure = Find it a better echo
above-below-page-e063-lure-6 = In the third pipe, you tell it, is a room that nobody has filled. It goes, with a little bag. The toad closes up by stages, like a house. Miss Vesper tips out the plate.
above-below-page-e063-seats = Sell seats before his mouth
above-below-page-e063-seats-3 = It runs for a week, two houses a day. Nobody asks the toad. He stares ahead, at the queue and its handsome rope, with his mouth open.
above-below-page-e063-climb = Climb in and talk to it

above-below-page-e064 = Round and round on the still lake goes a bathtub, and in it the postman holds a letter by one corner. It is for him. Nothing ever was. It is dry, smells of glue and offices, and has a window. “They’ve found me,” he says. “But it’s *to be delivered at the door*.” He has no door. He has a tap, and some trout in a bucket. His flask holds cough mixture, if you would only sit by; but he looks at each of you as at a plank.
above-below-page-e064-again = The tub has a letter box now, soldered on below the tap. He rows out twice a day to look into it.
above-below-page-e064-echo-1 = “We go back a way, you and I and the post,” he says.
above-below-page-e064-echo-2 = “Strangers hailed me on the river once,” he says. “There’s people do that.”
above-below-page-e064-door = Be his front door
above-below-page-e064-door-4 = Two of you are the posts and the rest are the knocker. He wipes his feet, opens you, and reads that he once overpaid for a stamp. You must have the difference, he says.
above-below-page-e064-door-7 = He answers at the third knock, in his cap. *Sir, we have kept your round. No hurry.* He reads it twice to the bucket, and sends you home with the two who sniggered.
above-below-page-e064-sit = Sit by and share the flask
above-below-page-e064-sit-0 = Nobody opens it. You watch the rain arrive under his one umbrella, and what is in the flask does the chest good.

above-below-page-e065 = Ulla is a passenger. She sits in the new boat, among its cushions, with her mouth shut; opposite, oars up, in mid-river, waits the man with clean cuffs. He has come round to her way of charging: a story a crossing, true. “I’ve everyone’s,” says Ulla. “I’ve not a one of my own. I only went over. And back.” It smells of varnish; the blades drip. They have been out here since noon. The landing is black with people holding up their fares, who would pay anyone with an oar.
above-below-page-e065-again = They are both on the raft now, and both talking. The pole goes up and down by itself.
above-below-page-e065-echo-1 = “You were there for the sock,” says the man in cuffs, and colours.
above-below-page-e065-echo-2 = In the stern, framed, hangs a sock. There is a story to it, he says.
above-below-page-e065-echo-3 = “Since it stopped that time,” says Ulla, “I have wondered about mine.”
above-below-page-e065-lend = Lend her one of yours
above-below-page-e065-lend-7 = You lend her the flood. She wears it like somebody else’s coat; but he rows. “Well!” he says at the far side, sees to his cuffs, and tips. She cuts you a length of rope.
above-below-page-e065-lend-8 = You tell of a girl with a raft, who always went to fetch the other side, and brought it. “Not bad,” says Ulla. “What was her name?” She pays in rope and trout; he tips.
above-below-page-e065-fares = Row the queue over, double fare
above-below-page-e065-fares-3 = You go to and fro, round them, until you cannot close your hands. Some pay in trout. Ulla watches each boatload get off. Nobody has told anybody anything.

above-below-page-e066 = At the bottom of everything there is a door, and behind the door is your kitchen. It is the same, down to the burn on the table. The kettle is warm. It smells of yesterday’s onions, and the clock ticks with the limp that yours has. On the draining board stand your plates, used; there is cider left in the jug. In the pantry, which at home holds a broom, somebody hums and counts crockery. You know the tune. You had not known that anybody else did.
above-below-page-e066-again = The kitchen again. This time there is a light under the pantry door, and the humming stops when you come in.
above-below-page-e066-wash = Wash up and put all back
above-below-page-e066-wash-0 = It seems the least you can do. When you go to hang up the cloth it is already hanging, damp. You take what is left in the jug.
above-below-page-e066-pantry = Look into the pantry
above-below-page-e066-pantry-5 = Nobody; shelves; your grandmother’s good set, that was lost in the flood, with one piece standing a little forward. There is a label on it. *For now.*
above-below-page-e066-pantry-fail = The pantry holds a broom. You stand before it for a while, the way one does, and have forgotten what you came for.

above-below-page-e067 = Grunting, in good boots, a pig comes through the wood with a man on a lead. The man wears a tie; he was a judge of truffles once, and his nose is still the best below ground. “Fetch,” says the pig, and he goes down on his knees and blushes. It smells of garlic and rain. What he finds would feed a street. There is a knack to keeping ahead of that nose. The knot on the collar, you notice, is one that he could perfectly well undo himself.
above-below-page-e067-again = The judge has the pig on the lead today. Turn and turn about, they explain. It works out very well.
above-below-page-e067-root = Root along one yard ahead
above-below-page-e067-root-4 = You are on your knees too now, all of you, in a line. The pig looks down it with the eye of an employer.
above-below-page-e067-root-7 = You beat the nose by a nostril, three times running. The judge applauds in his collar. “*There*,” he cries, “and there! Oh, I have taught for years to no one.”
above-below-page-e067-free = Free him, and hear him out
above-below-page-e067-free-6 = He weeps, and asks you not to. It is the pig who cannot sleep alone. You knot the lead more loosely, and the pig, going pink, pays what it never showed him.

above-below-page-e068 = Eight hundred copper clerks look up from eight hundred drawers. Only one of them squeaks. It rolled into the hall of mirrors to be thorough, and has been here, by the smell of hot oil, for days. “I am not alone,” it tells you. “There are so many of us. And when I ask who they are, they ask me.” In violet crystals its lamps go on. It holds out the pen, and turns its face to you. “State my number,” it says. “Please. Slowly. I shall believe it.”
above-below-page-e068-again = It has come back for the others. It bows to each crystal, and each, it points out to you, bows back.
above-below-page-e068-echo-1 = “You knew what to write for those who rest,” it says.
above-below-page-e068-echo-2 = It stamps your hand, very lightly, to be sure of one thing at least.
above-below-page-e068-steady = Steady its lamp and say “one”
above-below-page-e068-steady-5 = It writes it down. It looks at it. “Then I may go home,” it says, “and be in time for myself,” and pays you the bounty.
above-below-page-e068-steady-7 = “One,” you say, “and there has never been another.” The bell rings until a crystal drops, ripe, off the wall. It blots the page with great care, and underlines it.
above-below-page-e068-recount = Back out, counting crystals
above-below-page-e068-recount-0 = You get as far as eight hundred and one. The odd one is a coin, stuck in the rock, with a very worn clerk on it.

above-below-page-e069 = Hob Tallow sells light by the jar. He has it from under a door with company behind it; he has four o’clock on a Sunday; he has the blue kind that makes people forgive. His stall ticks with warm glass and smells of strangers’ suppers. Hob himself works with his eyes screwed shut. “Can’t abide the dark,” he says, “and I know where it stands. Just behind whoever’s talking.” He has forty jars to get home down an unlit lane, and three stand outside the rope, unpriced.
above-below-page-e069-again = “Is that you?” says Hob, eyes shut. “And is that all of you? Count yourselves out loud, would you?”
above-below-page-e069-carry = Carry his jars down the lane
above-below-page-e069-carry-2 = You walk in a row, each with a Sunday under one arm. At his door he opens his eyes a crack, to see who does such things.
above-below-page-e069-carry-5 = Half-way down he begins to sing. By the last jar he has told you which shops overcharge, and pressed on you what he overcharged himself.
above-below-page-e069-pinch = Pinch the jars by the rope
above-below-page-e069-pinch-4 = One goes for ready money. One you keep to grow things by. The third is the blue kind, and you put it back in a hurry.

above-below-page-e070 = All the chimneys of your village, it turns out, come down to this one. You stand among a hundred flues, and each smells of someone: wet dog; cabbage; a pipe that was given up. Small warm voices come down. “… and never told her,” says the smithy. A widower counts the harvest money, and says aloud where he puts it. In the third flue from the left milk is rising, and there is nobody in the room. They would hear you; and they would let down something for your throats.
above-below-page-e070-again = In the third flue there is a rag. The others talk, with care, about the weather.
above-below-page-e070-call = Call up about the milk
above-below-page-e070-call-4 = “*Milk!*” A chair falls; something hisses. “Thank you,” says the flue in the end, and then: “Who is that?” By and by, on a thread, comes a bottle for hoarseness.
above-below-page-e070-listen = Listen where the money goes
above-below-page-e070-listen-5 = Beneath the trough; behind the clock; in the second-best jar. You make your rounds that night. In the whole village they cannot think who could have known.
above-below-page-e070-listen-fail = One of you sneezes. Up and down the street the pokers stop, and a hundred voices say, after a while: “Bless you?”
