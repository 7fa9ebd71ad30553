above-below-page-e012 = White, and taller than you, a plant stands where no seed could have come, and bends down its flower like an ear. It lives on what is whispered to it. There is nothing else to live on here; the dark keeps quite still and smells of pears and old paper. For every secret that it is told it sets a fruit, sweet and heavy; and whoever picks that fruit will know. One hangs there already, ripe, somebody else’s, and mutters in its sleep.
above-below-page-e012-again = The flower turns to you before you have opened your mouths. It has heard, it seems, that you were coming.
above-below-page-e012-tell = Tell it one secret each
above-below-page-e012-tell-3 = You tell it who broke the pump. It quivers all the way down, and where the flower was hangs something round, and you are lighter by as much.
above-below-page-e012-tell-4 = You tell it the one you had not told yourselves. The stem bows to the ground. You eat the fruit at home with the shutters closed, and sleep like the cured.
above-below-page-e012-listen = Listen to the ripe one

above-below-page-e013 = Elbows, umbrellas, breathing: a queue. It goes round the whole market, twice about the fountain and out of sight, and smells of wet coats and patience. You have hardly stopped to look when there are people behind you. “What is it for?” you ask. “One doesn’t push in to *ask*,” says the lady in front, hurt. A flask comes down the line, and by and by a clay mug goes up. A gentleman with a bad hip would pay a good deal to stand where you do.
above-below-page-e013-again = The queue has moved. It has moved backwards, they tell you, but with great discipline.
above-below-page-e013-stand = Stand in line till dark
above-below-page-e013-stand-0 = You move up by one umbrella. It is the best company you have had all week, and when the flask has gone by it is somehow still in your hands.
above-below-page-e013-sell = Sell him your places
above-below-page-e013-sell-4 = He takes them one after another, like theatre seats, and sighs in each. Behind him somebody is already asking whether *he* would consider it.
above-below-page-e013-ask = Walk to the front and ask
above-below-page-e013-ask-7 = There are remarks. At the head stands a shut stall, and in it a potter who looked out one morning, saw them all, and hid. She begs you to take the lot.
above-below-page-e013-ask-fail = “There is a *line*,” says the whole market with one voice, and you are passed back along it, hand over hand, as far as the gate.

above-below-page-e016 = Last pages are kept in a room of their own. Someone took them out of every book, so that nobody need be sad, and shelved them by their weather. It is as quiet as after a door. You smell sea in one corner, smoke in another, and up there clean snow. On the landing stands a trolley with nine hundred novels that simply stop. One could put them right, one at a time, going by the paper. One could also keep the blank leaf that comes after every end.
above-below-page-e016-again = The trolley is a little shorter than it was. From the reading room you hear somebody blow their nose.
above-below-page-e016-read = Read one, and keep the leaf
above-below-page-e016-read-4 = They find each other on the station, as you had hardly dared to think. After that comes the blank leaf, quite thick, and you breathe out.
above-below-page-e016-shelve = Shelve the ends with their books
above-below-page-e016-shelve-5 = You match two hundred by lamplight. Somewhere a reader turns over, expecting the cover, and gives a shout.
above-below-page-e016-shelve-7 = By morning all nine hundred are whole, the drowned ones too. An old reader stops you on the stairs; she says she has been on page three hundred since she was a bride.

above-below-page-e017 = Hot towels! The barber of the long hall, a round man on a very high ladder, shaves stalactites. They are vain. It hisses; it smells of bay rum and wet limestone; a boy sweeps violet trimmings into a bucket. “Nobody in the chair,” says the barber down to you, “since the Flood. I do so miss a chin.” He is behind with the east wall, if any of you has an eye and a razor; but he only looks at your chins.
above-below-page-e017-again = “Same again?” calls the ladder. In the mirror you see that there is a long drip looking over your shoulder, waiting.
above-below-page-e017-shave = Shave along the east wall
above-below-page-e017-shave-3 = You take a little off the points. They hum with pleasure, and the tips in this place are real tips, and go in your apron.
above-below-page-e017-shave-5 = You give the oldest one a parting. It has wanted to be asked for a thousand years, and lets fall, into the bucket, its one good violet curl.
above-below-page-e017-sit = Sit in the chair for him
above-below-page-e017-sit-2 = He tells you of the Flood while he works, and you are allowed to say *No!* and *Never!* All evening the boy sweeps round your feet, beaming.
