above-below-page-f013 = One note goes up the hall, and before it has come down again all eight feet are under it. The spider has taken off her spectacles. “Yes?” she says. “And then?” The crystals sway; it smells like the inside of a violin. Nobody in your village plays anything, but all can sing what is sung when the hay is in. It has nine verses and no end. While her eyes are shut, to be sure, a knife could go a good way into those strings.
above-below-page-f013-again = “That one!” cries the spider at the first note. “I have been working on verse six.”
above-below-page-f013-hymn = Sing her the hay song
above-below-page-f013-hymn-4 = She comes in at the second verse and never leaves. At the ninth she cuts down a festoon for you, with the tune still in it.
above-below-page-f013-hymn-6 = You hold the last note until she finds an end for it, which nobody has, in four hundred summers. One of the crystals breaks off, to be encored.
above-below-page-f013-snip = Snip the strings while she listens
above-below-page-f013-snip-5 = It comes away in armfuls. Somewhere in the second verse her feet go down on nothing, and she waits, politely, for you to go on.
