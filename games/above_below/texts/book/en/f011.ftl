above-below-page-f011 = Between the tick that is missing and the tock that has not come yet, there is a room. It has a rug, a low fire, as many armchairs as you are, and no hurry. It smells of warm felt; the stillness purrs. Here the clock puts by what people let it keep: odd minutes, bottled, out of naps and missed trains; spare cord for the weights, in hanks, and whatever was in the travellers’ pockets. “Do sit,” it says through the wall. “I shan’t strike until you have.”
above-below-page-f011-again = The armchairs have kept your shapes. On the rug is a bottle, with a label: *Theirs. That afternoon.*
above-below-page-f011-rest = Take as long as you like
above-below-page-f011-rest-2 = Five minutes of somebody’s nap, with the cork out, and your feet no longer remember what they were complaining of. You are to have some for the road.
above-below-page-f011-rest-3 = You stay a fortnight, by the bottles, and dust them all. When you step out the pendulum has not moved, but you are wound in good cord, with somebody’s fare home in your hand.

above-below-page-f013 = One note goes up the hall, and before it has come down again all eight feet are under it. The spider has taken off her spectacles. “Yes?” she says. “And then?” The crystals sway; it smells like the inside of a violin. Nobody in your village plays anything, but all can sing what is sung when the hay is in. It has nine verses and no end. While her eyes are shut, to be sure, a knife could go a good way into those strings.
above-below-page-f013-again = “That one!” cries the spider at the first note. “I have been working on verse six.”
above-below-page-f013-hymn = Sing her the hay song
above-below-page-f013-hymn-4 = She comes in at the second verse and never leaves. At the ninth she cuts down a festoon for you, with the tune still in it.
above-below-page-f013-hymn-6 = You hold the last note until she finds an end for it, which nobody has, in four hundred summers. One of the crystals breaks off, to be encored.
above-below-page-f013-snip = Snip the strings while she listens
above-below-page-f013-snip-5 = It comes away in armfuls. Somewhere in the second verse her feet go down on nothing, and she waits, politely, for you to go on.

above-below-page-f020 = Through the hole, brushing off earth, you stand up in a parlour. Nobody. The chairs are drawn round a table with the lamp lit; the toast is buttered; the kettle has that moment begun to sing. From behind the wall that you came by, at knee height, you now hear yourselves: digging, and wondering whether to. There is one place too few laid, by your count, and silver in the drawer. It would be friendly to lay another, for whoever it is that comes next and listens.
above-below-page-f020-again = The parlour is as you left it, or somewhat kinder. Through the wall you can hear yourselves not coming in.
above-below-page-f020-lay = Lay one more place aloud
above-below-page-f020-lay-3 = “There is room,” you say to the keyhole, loudly. Outside the digging stops, and begins again, faster. The jug goes round.
above-below-page-f020-lay-5 = You tell yourselves about the roads, the mud, and who was late. When at last the wall comes in there is jam, and nobody through the hole, and a full basket.
above-below-page-f020-silver = Empty the silver drawer
above-below-page-f020-silver-6 = You are quite alone. Only, as you crawl away, you hear it from behind the wall: chairs being put back, one by one, as many as you were.
