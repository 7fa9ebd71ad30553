above-below-page-e171 = On the first evening of the month she comes across the bone field with her bucket: the last of the mammoths, in black, rather deaf. She does the tusks. She never says which were hers; she scrubs along all the rows, and stands a jam jar of grass at each. Wool, soda; the brush squeaks. But she is old, and no longer gets in under the arches. She looks at those. She looks at the size of you, and moves the bucket an inch with her foot.
above-below-page-e171-again = There is clover in the jam jars. Across the field she lifts her bucket to you, like a hat.
above-below-page-e171-brush = Scrub where she cannot reach
above-below-page-e171-brush-2 = You do the inside of a great-uncle. She goes over it with her trunk, and then up each of your arms, and lets out a breath: it will pass.
above-below-page-e171-brush-6 = You do them all, down to the last, which is no larger than a calf. There she takes the brush herself. Afterwards comes a hot crock, with caps in, and you are fed, and tipped.

above-below-page-e172 = Seven feet above the floor of the shaft and seven below the ceiling hangs an iron cage, and in it a gentleman is frying something. “Shan’t trouble you,” he calls. “The lift stuck in my second year as inspector. One gets used to it. I have the geraniums.” Fat hisses; the smell is wonderful. He has had no visitor since his friend the canary. Below his cage the winch lies in pieces, and behind it runs the seam that he was sent to inspect.
above-below-page-e172-again = The cage is a floor higher and has curtains now. A hand waves a fork. “Do mind the geraniums!”
above-below-page-e172-visit = Climb up and visit him
above-below-page-e172-visit-3 = You squeeze in round the stove and hear about the canary. He cries a little, from the onions, and lets you down by the bucket one by one.
above-below-page-e172-visit-5 = You stay to supper, and then to cards. On the way down the bucket is full of the brown ones, picked off his own wall, with a note on frying them.
above-below-page-e172-crank = Crank the winch and dig
above-below-page-e172-crank-4 = The winch turns once and hits a crock, full of nothing, finely glazed. Above you a voice says, “Oh, I say. Was that a floor?”
above-below-page-e172-crank-7 = Seam and crock both come up on the old rope. His cage comes down with them as far as a better view, and he calls it promotion.

above-below-page-e173 = Fire! cry forty small persons with leather buckets, running past you, and, running back, Fire! They are the brigade of the wood, the oldest in the deep, and there has never been one. Today there is. A puffball smoulders on the hill; it smells of toast; and the captain, who is shaking, has discovered that the hoses are for show. “Form a chain,” he begs, “anyone with arms.” Below the hill the street stands empty, doors open, shelves in full view: caps drying on strings, a till.
above-below-page-e173-again = “Drill,” says the captain, radiant, with burnt eyebrows. “Only drill. But could you run about a little?”
above-below-page-e173-pass = Pass buckets up the hill
above-below-page-e173-pass-3 = Forty buckets reach the top with a spoonful in each. It is enough. They toast what is left, and sing, somewhat high.
above-below-page-e173-pass-4 = You turn the chain into two, and one of them sends the empties back, which nobody had ever thought of. The doctor of the brigade rubs everyone’s chest.
above-below-page-e173-loot = Loot the street meanwhile
above-below-page-e173-loot-6 = Up there they are cheering something. You help yourselves down one side and up the other, and leave the doors just as they were.

above-below-page-e174 = It has been a minute to noon at this town hall ever since the maiden ran off with the miller. They were figures of the clock. Out come those who are left, whirring on their rail: the bishop nods, the cooper taps, Death has his glass; then a gap, with no skirt in it; and the works stop dead, embarrassed. It smells of hot oil and pigeon. Below stands the town, spoon in hand. “Anyone,” ticks the bishop. “One goes round, one curtsies to Death, and mind the cooper.”
above-below-page-e174-again = A minute to noon. Death wears a flower and is watching, not his glass, but the hatch.
above-below-page-e174-ride = Ride the rail as the maiden
above-below-page-e174-ride-5 = You go round once, holding on to Death. It strikes all the noons that it had saved up. From below rise caps, and the cooper lets you have his tankard.
above-below-page-e174-ride-8 = You curtsy. He has been left standing there each day, and is so taken aback that he bows. You waltz in at the hatch. The town pays; you get an old weight, and its rope.

above-below-page-e175 = Howls, rather high ones, all round the bone field; then the pack comes in: two pugs, a spitz, something with a topknot, and a blind old spaniel carried in the middle. Lapdogs, lost on outings, and their children’s children. They have gone wild. They bring down mushrooms. It smells of lavender and of wolf. The leader is a white poodle with a bow on, and no one mentions the bow. She growls; but one hind leg has begun to scratch at the air. There are ladies who would still pay.
above-below-page-e175-again = They lay a cap at your feet, hardly chewed, and stand back, growling with affection.
above-below-page-e175-rub = Rub her just there
above-below-page-e175-rub-2 = She goes over like a plank. After that they form up by rank, and the spaniel has to be told when it is his turn.
above-below-page-e175-hunt = Hunt with the pack tonight
above-below-page-e175-hunt-3 = You run through the ribs on all fours, howling. A big brown one is brought to bay behind a skull, and you are given the stalk, as the youngest.
above-below-page-e175-deliver = Deliver them to their ladies
above-below-page-e175-deliver-6 = “*Come to Mother*,” you call, in the right voice, and they cannot help it. The ladies pay in coin and jam. That evening they sit at windows, washed, all along the street, looking this way.

above-below-page-e176 = Screams come up the tunnel, polite ones, by turns; then a rattle, a smell of toffee, and round the bend a small train, painted with skulls. It is the ghost train, from the fair. It took the wrong tunnel the year of the two wet summers. Eight people sit there with rugs on. “*Eek*,” says a lady to you, inclining her head. “One doesn’t like to disappoint the young man at the lever. It was to be three minutes.” Just here the points have rusted. One seat is free.
above-below-page-e176-again = “*Eek*,” says the lady in passing, with rather more warmth; one is, after all, acquainted.
above-below-page-e176-points = Force the rusted points
above-below-page-e176-points-3 = Off it goes by the right tunnel, screaming from real surprise. The fair is shut, it is raining and there is mud; they say it is *lovely*.
above-below-page-e176-points-7 = At the jolt one of them stays behind on the sleepers, with his rug. He has ridden backwards all this while, he says, and would like to see something coming. You have room.
above-below-page-e176-ride = Take the free seat
above-below-page-e176-wave = Wave as they go by
above-below-page-e176-wave-0 = They wave back, all eight, and somebody throws you a coin, as one does to children on embankments.

above-below-page-e177 = “Rain,” says the Weather Office, “later.” It is a small woman in oilskins. She has planted all the knees of the bone field in rows, and goes along them with a lamp, asking each how it feels; a knee knows. There is no weather here. She posts it up the chimney, and nobody has ever written. It smells of liniment; the rows tick. What she lacks is a live one, to check by. For one coin you may have it in writing where the caps will come up.
above-below-page-e177-again = “It came true,” says the Weather Office, dazed. “I have had a card. All it says is *wet*.”
above-below-page-e177-knee = Lend her a live knee
above-below-page-e177-knee-3 = You sit out in the row till dusk with a trouser leg rolled. At four it twinges. “*There!*” she cries; and the entire field, in its way, agrees.
above-below-page-e177-knee-6 = It is your grandmother’s knee; you only inherited it. It calls a thunderstorm to the minute. She rubs it herself, shuts the Office, fries the office trout, and pays you as staff.
above-below-page-e177-forecast = Buy tomorrow’s forecast
above-below-page-e177-forecast-0 = *Mild. Caps at ten, under the left-hand gate*, it says. You go by the left-hand gate, at ten, and they are just raising their hats.

above-below-page-e178 = This stall is for crying. In the middle of it sits an onion as large as a hayrick, violet, bare on one side; one takes off a skin, and has it out, about whatever one likes. Handkerchiefs hang ready. It has been in trade since before the market had a roof, and was bigger then. “May I ask *you* something?” it says, through the smell, when you can see again. “I have heard so many people’s insides. Nobody ever looked for mine. I should like to know. Only, slowly.”
above-below-page-e178-again = The onion has been stood in a window, in a pot. People come to the stall for a laugh.
above-below-page-e178-cry = Have a good cry
above-below-page-e178-cry-0 = It does you no end of good, and nobody asks what it was about. By the way out a lady with a tray has drops for those who went in deep.
above-below-page-e178-peel = Peel it to the middle
above-below-page-e178-peel-6 = Skin after skin, with the lamp turned low. Nothing; nothing; then something green, thumb-high, asleep; and about it, hard and purple, what all that crying has come to. “Well?” You tell it.
above-below-page-e178-peel-fail = Half-way in you cannot see for tears, and have to stop. “No one has got so far,” says the onion, and passes you a handkerchief.

above-below-page-e179 = In the dark something takes you up by the collars, one after another, and puts you in a row. Then comes a tongue like a door mat. It smells of milk and slate; you are being washed. Small hot bodies push up on both sides of you, squeaking. She goes along the row with her nose, to the end and back, faster: there is one gone, and you are to make it up. Down the slope, thinly, something calls. Behind her lies the larder, fish upon fish.
above-below-page-e179-again = You are not taken up this time. You are licked, once, in passing, as one touches a lintel.
above-below-page-e179-stay = Stay put and be washed
above-below-page-e179-stay-3 = You lie still, and squeak. She feels down the row again and heaves a sigh; it is not the same, but it will do to go on with.
above-below-page-e179-seek = Go down and look for it
above-below-page-e179-crawl = Crawl off by the larder
above-below-page-e179-crawl-4 = You back out under her tail with your arms full. The row is shorter than ever now. You can hear her begin again, from the other end.

above-below-page-e180 = Very slowly, up the long stair, comes a man in evening dress, with a fiddle. “You will excuse my not turning round,” he says. “Those were the terms.” He has got her out, or very nearly; she follows; he must not look. It smells of rosin and lilies; for miles now he has heard no step but his own. He does not ask. His case is heavy with music and supper. “If you were going *down*,” he tells the air, “you might notice what the weather is like behind me.”
above-below-page-e180-again = He is three steps higher. His lips are moving: he is not asking, all the way up.
above-below-page-e180-carry = Carry his case a little way
above-below-page-e180-carry-3 = He walks the lighter for it. At the landing he shares the kippers, and lays out one too many, over his shoulder, on a napkin.
above-below-page-e180-carry-4 = You hum him something for the pace, and he takes four steps running. He gives you a bundle of music: the marches, all of them clean, since nobody down there asked for any.
above-below-page-e180-look = Go down and look
