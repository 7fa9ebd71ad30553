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
