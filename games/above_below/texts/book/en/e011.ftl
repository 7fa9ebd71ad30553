above-below-page-e017 = Hot towels! The barber of the long hall, a round man on a very high ladder, shaves stalactites. They are vain. It hisses; it smells of bay rum and wet limestone; a boy sweeps violet trimmings into a bucket. “Nobody in the chair,” says the barber down to you, “since the Flood. I do so miss a chin.” He is behind with the east wall, if any of you has an eye and a razor; but he only looks at your chins.
above-below-page-e017-again = “Same again?” calls the ladder. In the mirror you see that there is a long drip looking over your shoulder, waiting.
above-below-page-e017-shave = Shave along the east wall
above-below-page-e017-shave-3 = You take a little off the points. They hum with pleasure, and the tips in this place are real tips, and go in your apron.
above-below-page-e017-shave-5 = You give the oldest one a parting. It has wanted to be asked for a thousand years, and lets fall, into the bucket, its one good violet curl.
above-below-page-e017-sit = Sit in the chair for him
above-below-page-e017-sit-2 = He tells you of the Flood while he works, and you are allowed to say *No!* and *Never!* All evening the boy sweeps round your feet, beaming.
