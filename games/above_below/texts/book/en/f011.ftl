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
