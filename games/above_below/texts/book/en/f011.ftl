above-below-page-f011 = Between the tick that is missing and the tock that has not come yet, there is a room. It has a rug, a low fire, as many armchairs as you are, and no hurry. It smells of warm felt; the stillness purrs. Here the clock puts by what people let it keep: odd minutes, bottled, out of naps and missed trains; spare cord for the weights, in hanks, and whatever was in the travellers’ pockets. “Do sit,” it says through the wall. “I shan’t strike until you have.”
above-below-page-f011-again = The armchairs have kept your shapes. On the rug is a bottle, with a label: *Theirs. That afternoon.*
above-below-page-f011-rest = Take as long as you like
above-below-page-f011-rest-2 = Five minutes of somebody’s nap, with the cork out, and your feet no longer remember what they were complaining of. You are to have some for the road, and what was in the pockets.
above-below-page-f011-rest-3 = You stay a fortnight, by the bottles, and dust them all. When you step out the pendulum has not moved, but you are wound in good cord, with somebody’s fare home in your hand.

above-below-page-f012 = Inside it is like a theatre that nobody airs: red, domed, damp. It smells of liquorice, and each breath lifts you by an inch. The frog receives in a dressing gown. “They call it an *imposition*,” it says. “But listen!” It sings one bar, and you are all in tears; out in the hall a crystal drops. At home it was one of four hundred. Nobody ever sang *with* it. Behind it hangs a molar of solid gold, rather loose. Overhead the toad is trying not to swallow.
above-below-page-f012-again = On the tongue lies a card. *Moved. One can be too well received.*
above-below-page-f012-duet = Sing it a second part
above-below-page-f012-duet-3 = It falters; nobody ever came in *after* it. By the last bar it is packing, blindly, and would like you to have what was thrown.
above-below-page-f012-duet-7 = “Oh,” it says, in the middle, “there are *two* of us.” On the last chord it walks out to the eight in grey, who have moved up. The hall throws money, and a crystal.
above-below-page-f012-tooth = Unhook the golden molar
above-below-page-f012-tooth-6 = “*There!*” you hear Miss Vesper cry outside. “That was his old low *D!*” The frog looks at you, and draws its dressing gown together.
above-below-page-f012-tooth-fail = He swallows; he could not help it. You are got up again with a feather. Miss Vesper is most civil, and counts his teeth.

above-below-page-f013 = One note goes up the hall, and before it has come down again all eight feet are under it. The spider has taken off her spectacles. “Yes?” she says. “And then?” The crystals sway; it smells like the inside of a violin. Nobody in your village plays anything, but all can sing what is sung when the hay is in. It has nine verses and no end. While her eyes are shut, to be sure, a knife could go a good way into those strings.
above-below-page-f013-again = “That one!” cries the spider at the first note. “I have been working on verse six.”
above-below-page-f013-hymn = Sing her the hay song
above-below-page-f013-hymn-4 = She comes in at the second verse and never leaves. At the ninth she cuts down a festoon for you, with the tune still in it.
above-below-page-f013-hymn-6 = You hold the last note until she finds an end for it, which nobody has, in four hundred summers. One of the crystals breaks off, to be encored.
above-below-page-f013-snip = Snip the strings while she listens
above-below-page-f013-snip-5 = It comes away in armfuls. Somewhere in the second verse her feet go down on nothing, and she waits, politely, for you to go on.

above-below-page-f014 = With eyes shut and hands out you walk in; and two hands take yours, one dry as paper, one furred. Nobody says anything. The fiddle starts, nearer to the ground than you had thought. You smell punch, peel, wet bark; plates go by overhead with something hot on them, in butter; in a hat for the band something clinks. You are not asked who you are. You are asked, by a tug, if you know this one; and, by a breath at your ear, not to look.
above-below-page-f014-again = You walk in with your eyes shut, and somebody who knows your hand takes it.
above-below-page-f014-dance = Dance, and do not look
above-below-page-f014-dance-3 = It is a polka, with an extra leg in it. Someone laughs into your sleeve. Your pockets are filled before you are put out, spinning, on the path.
above-below-page-f014-dance-7 = You do know this one. You know them all. When only you are left, a very small hand shuts your fingers round an orange. You open your eyes in your own lane.
above-below-page-f014-dance-fail = You only meant to see the fiddler. It is a ring of toadstools, in the dew. One of them is still rocking.

above-below-page-f015 = A shutter lifts, and it is a city. It hangs in the dark, lamp over lamp, and in every window somebody is having an evening: they iron, they lay the table, they hold a baby up to see the stars; which are, you work out by and by, you. It ticks; it smells of warm brass. Down there a small boy is at a telescope too. He raises a hand, half-way. Some windows are dark, their owners out; a certain kind of tradesman would pay for a list.
above-below-page-f015-again = The shutter lifts. In every window that there is they have stood a lamp, facing out, for you.
above-below-page-f015-wave = Wave your lanterns back
above-below-page-f015-wave-3 = You swing them from side to side. One window opens, then another; then a whole street leans out, with towels. Jolted, the telescope gives back its coin.
above-below-page-f015-wave-7 = You rise, you set, you do a comet. Towards midnight a basket comes up on a very long string, with supper in it, hot, and something against the wind. *Again*, says the note.
above-below-page-f015-note = Note which ones are dark
above-below-page-f015-note-5 = He pays by the window. When next you look, all the curtains are drawn. Only the boy’s is open; he is showing somebody a place in the sky, and shaking his head.

above-below-page-f016 = On a step, two turns down, sits the lady, with her shoes off. She is as clear as a window, and smells of lilies, and feet. “He has not asked me *once*,” she says. “Not was I ready. Not had I a coat. He *played* at them, everybody cried, and here I am, in these.” There are blisters even so. Far up, something bumps from stair to stair, slower. She does not say that she will come. She would send word, if a person had the legs.
above-below-page-f016-again = She has both shoes on, and a shawl. “He has sent to ask if I would *like* one,” she says.
above-below-page-f016-run = Run up and down with word
above-below-page-f016-run-3 = “Ask whether she would *like* to,” he says to the wall. You ask. She puts on one shoe. For your side she has an ointment; down there, she says, they use it for everything.
above-below-page-f016-run-6 = Towards evening it has turned into conversation. He sits down on his step; she comes up and sits with her back to his. You may keep the slow movements, they say, and the fare.

above-below-page-f017 = Home is a rib cage with curtains. Round the table wait a hop in a bonnet, a sweet pea in a sailor suit, and a vine who has had the bishop since before the wall. Grace is rustled. There is everything one has for dinner: a tureen, a trout, caps on toast. They have laid it from a picture, and sit before it with folded hands, in the smell of butter going cold, with no idea what happens now. Their stays are excellent cord, and some clothes have purses.
above-below-page-f017-again = They have you in to breakfast, from another picture. There is a napkin tied on every single tree.
above-below-page-f017-dinner = Show them how one eats
above-below-page-f017-dinner-2 = You raise a spoon; three spoons go up. You open your mouths. The sailor suit pours its soup down its collar and, from the hem upward, glows.
above-below-page-f017-dinner-4 = You take them through it course by course, with noises. They stand their feet in the wine and grow quite talkative. What is left on the plates, that is all of it, somebody must take.
above-below-page-f017-unwind = Unwind them for their cord
above-below-page-f017-unwind-7 = You take one loose end each and walk out with it. A bonnet sinks down on to its chair; then the sailor suit, flat, as for washing day.
above-below-page-f017-unwind-fail = The vine has had a bishop long enough. It lifts two fingers, and before you know it you are all on your knees.

above-below-page-f018 = Wire, brass ear, small old lady with a pencil: this is the far end. She has taken the message down each time it came, in her best hand, and the hut is full of it to the lamp; the air tastes of ink and hot tin. “One can’t leave,” she says. “Who would take it down?” To reply has never crossed her mind, being another department. But under the dust is a key for sending. She shifts her chair a little, so as not to see you look at it.
above-below-page-f018-again = The hut is locked. On the door hangs a form, in a best hand: *Gone at once.*
above-below-page-f018-tap = Tap out an answer
above-below-page-f018-tap-3 = *COMING STOP*, you tap, more or less. All along the field the leaves go still. She breaks the point of her pencil, and finds you something for the postage.
above-below-page-f018-tap-6 = *PUT THE KETTLE ON STOP*. She reads it over your shoulder and gets her hat. You are to have the reels, the forms, the petty cash. Up the line it begins: *OH*.

above-below-page-f019 = Warm air, a smell of cigars: here sit all those who ever got out of it, a duke, some shareholders, a boy who had to be home by eight and was not told which. Nothing is forbidden. They have cheated at cards till nobody knows what the game was, and yawn, and their pockets clink. “You would not have such a thing as a *rule* about you?” murmurs the duke. “A small one. One misses having something to get round.” They would fill any hat; that is the trouble.
above-below-page-f019-again = A notice has gone up in the club: *It is forbidden to read this.* There is a queue.
above-below-page-f019-rule = Give them one small rule
above-below-page-f019-rule-3 = *No whistling*, you say, to begin with. It is quieter than it has been for years; and then behind a curtain, very softly, somebody starts.
above-below-page-f019-rule-5 = You draw up ten, with penalties. They read with shining eyes; the boy asks for a clock. You get what is left of the club’s notepaper, and your first bribe.
above-below-page-f019-fleece = Hold out a hat
above-below-page-f019-fleece-4 = They pour in all they have, down to the cards, and thank you. It was never so easy. Half-way back through the hole you notice that one of you has yawned.

above-below-page-f020 = Through the hole, brushing off earth, you stand up in a parlour. Nobody. The chairs are drawn round a table with the lamp lit; the toast is buttered; the kettle has that moment begun to sing. From behind the wall that you came by, at knee height, you now hear yourselves: digging, and wondering whether to. There is one place too few laid, by your count, and silver in the drawer. It would be friendly to lay another, for whoever it is that comes next and listens.
above-below-page-f020-again = The parlour is as you left it, or somewhat kinder. Through the wall you can hear yourselves not coming in.
above-below-page-f020-lay = Lay one more place aloud
above-below-page-f020-lay-3 = “There is room,” you say to the keyhole, loudly. Outside the digging stops, and begins again, faster. The jug goes round.
above-below-page-f020-lay-5 = You tell yourselves about the roads, the mud, and who was late. When at last the wall comes in there is jam, and nobody through the hole, and a full basket.
above-below-page-f020-silver = Empty the silver drawer
above-below-page-f020-silver-6 = You are quite alone. Only, as you crawl away, you hear it from behind the wall: chairs being put back, one by one, as many as you were.
