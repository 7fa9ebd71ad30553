above-below-page-e011 = Out of breath, on a ledge by the fourth waterfall, lies a salmon in a travelling hat. “I was born up there,” she says. “Top floor. It never seemed so far on the way down.” Spray drums on your coats; it smells of mint and cold stone. There are three more falls. She wonders, only wonders, about your bucket; it would take the whole day, and no new cave at the end of it. Others have given up, and drift down past you, plump, luggage and all, looking straight ahead.
above-below-page-e011-again = A postcard sticks to the wet ledge: a pool, a hat. *Stairs dreadful. View just as I said.*
above-below-page-e011-carry = Carry her up in the bucket
above-below-page-e011-carry-0 = She passes remarks on every stair. At the top lies a pool like a table. “It used to be larger,” she says; and, when you have let her in: “No. It was exactly this.”
above-below-page-e011-net = Net those who gave up
above-below-page-e011-net-3 = One swims into the mesh and sighs, like somebody who has found a seat on the last train.
above-below-page-e011-net-7 = You stretch the net from bank to bank below the third fall, and the luggage comes too: hatboxes mostly, and a stout crock with *Top Floor* painted on it.

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

above-below-page-e014 = Somebody is calling through the wood, over the caps and the dripping. “Come in now! Come *in*,” and then a gap, the size of a name. On a root sits a child, its fingers in its ears. “It’s for someone I used to be,” says Thursday. “She can’t remember it either. I swapped it for a whistle.” With the voice comes a smell of mushrooms in butter; far off there is a lit door, and a supper getting cold. “One of you could answer. You have all got one.”
above-below-page-e014-again = Nobody calls tonight. The child sits on its root, all the same, with both ears out, listening.
above-below-page-e014-echo-1 = “You I know,” the child says. “By name, I mean. By several.”
above-below-page-e014-echo-2 = Round its wrist it wears a stranger’s name, tied in a bow.
above-below-page-e014-answer = Call back that it is coming
above-below-page-e014-answer-3 = “Coming!” you shout, all together. There is a silence; and then, a long way off, a chair is pulled out. The child takes one finger from one ear.
above-below-page-e014-supper = Go and eat it yourselves
above-below-page-e014-supper-7 = You file in, say *here I am*, and are fed, and given pocket money, and the pan to scrape at home. She goes back to the door, though, and calls.
above-below-page-e014-voice = Follow the voice with it

above-below-page-e015 = ONE IN SEVEN, says the placard, and under it, on their row of poles, the cormorants all look the other way. They fish this lake for hire, and wear a ring round the neck, so as to catch but not to swallow. Every seventh fish was to be theirs. The fisherman has learnt to count to six. So they are out; it smells of tar, and the lake, left alone, seethes. “There’s a file in his boat,” croaks the steward, asking nobody. So are his nets, for anyone without principles.
above-below-page-e015-again = ONE IN THREE, says the placard now, and lower down, in another hand: AND GRAVY.
above-below-page-e015-file = File the rings off their necks
above-below-page-e015-file-3 = It takes all morning, and tickles. They try it out one after another, with their eyes shut, on the smallest fish that there is: *gulp*.
above-below-page-e015-file-8 = “Brothers,” says the steward, swallows, and cannot go on. Then they dive. It rains carp till you send to the fisherman’s for a crock; he has resigned, and left change in it.
above-below-page-e015-scab = Fish in their place
above-below-page-e015-scab-3 = You have sold the catch before noon and kept the best for the pan. On the poles nobody says a word. They only turn round, one by one, to learn your faces.

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

above-below-page-e018 = Tock, says the dark, and a good while later: tock. This is no chimney, but the inside of a clock; two weights of raw ore hang in it, and a pendulum goes by like a door. It smells of owl. “I had a tick,” says the clock. “It went out. Might somebody say it for me, till closing time? You would get no further today.” On the ledges shine the coins of all who ever asked the hour. Behind the pendulum, between swings, is a crack of light.
above-below-page-e018-again = *Tick, tock,* says the dark, rather smugly; and then, lowering its voice: “It had been at the seaside.”
above-below-page-e018-tick = Say the tick till closing time
above-below-page-e018-tick-0 = *Tick*, you say. *Tock*, it says, so relieved that it is a little late with every one. By evening you are keeping time like an old couple.
above-below-page-e018-unhook = Unhook a weight and run
above-below-page-e018-unhook-7 = You have it off on the upswing, cord and all, and clear the ledges as you go. There is no tock. You notice, at home, that you are still waiting for it.
above-below-page-e018-unhook-fail = The pendulum comes by sooner than you had thought, picks you all up at a quarter to, and puts you down outside at half past.
above-below-page-e018-behind = Slip behind the pendulum

above-below-page-e019 = Snow comes down the flue, and then, backwards, in a peaked cap, a stork with a bundle. “Number four,” he says. “Sign here.” There is no number four; the street fell in. He had the wind against him, he explains, and it has been some years. The bundle smells of pipe smoke. It coughs. “Are we nearly there?” it asks, quite deep, and a large hand feels about for spectacles. For being sent on to any other chimney the stork would tip.
above-below-page-e019-again = A feather on the hearth, and a docket: *Weight at dispatch, seven pounds. Weight at delivery disputed.*
above-below-page-e019-sign = Sign for the bundle
above-below-page-e019-sign-5 = “He has your chin,” says the stork, and is up the flue. The bundle folds its blanket, shakes hands all round, and asks if there is anything that wants doing.
above-below-page-e019-point = Point out some other chimney
above-below-page-e019-point-0 = He touches his cap and pays up. All that evening you hear it going from roof to roof: “Number four?”, and a cough.

above-below-page-e020 = Psst, says the ground. “Are they gone?” You are standing, it turns out, on a truffle. It lies just under the moss, black, round, trembling, and smells so good that your knees bend. “I can’t help it,” it whispers. “I have tried thinking of drains.” Boots are coming through the wood, and with them a snuffling. It wants no more than to get across to the pine side, where it has friends, plain mushrooms, but grateful. Then again, every inn has scales by the back door.
above-below-page-e020-again = Across the path, in the pine needles, somebody has planted a small sign: *Nothing here. Drains.*
above-below-page-e020-echo-1 = “You have met the pig,” it says, “and you smell of nothing worse.”
above-below-page-e020-echo-2 = There are people, it has heard, who have met the pig and kept their heads.
above-below-page-e020-hide = Hide it under a hat
above-below-page-e020-hide-3 = You stroll by, whistling, in a reek of heaven. The nose with the boots on looks after you with deep respect. At the pines the hat says thank you, and rolls.
above-below-page-e020-hide-7 = You go the long way, by the drains. On the pine side its friends rise from the needles, caps off; some will not hear of your walking home alone, and bring a cordial and change.
above-below-page-e020-sell = Sell it by the ounce
above-below-page-e020-sell-6 = The innkeeper draws the curtains first. “Is this the pine side?” asks the truffle, while he is looking for the grater.
above-below-page-e020-sell-fail = Half-way it loses its nerve, and calls for help in the only manner it knows. The entire wood lifts its head to see who is carrying what.
