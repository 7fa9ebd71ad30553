above-below-page-e001 = Two moles in waistcoats are shouting at each other across a hole. It smells of fresh earth and hot sealing wax. Both have maps; on Miss Lode’s map the hole is called *Mister Grubb’s Mistake*, and on Mister Grubb’s map it is not there. “You,” they say together, hearing your boots. “You can see. Which of us is standing further north?” A measuring chain lies between them with nobody at the other end of it, and beyond, where both maps are blank, something gleams and drips.
above-below-page-e001-again = The hole is deeper. A sign says *Subject to appeal*. From below, two voices are agreeing, which sounds dreadful.
above-below-page-e001-hold = Hold the chain for both
above-below-page-e001-hold-3 = It takes until supper. They are, it turns out, standing in each other’s kitchens. Both shake your hands, and then, briefly, each other’s.
above-below-page-e001-hold-5 = You read the chain aloud, fairly, in both directions. They are so unused to it that each of them draws you a clean copy.
above-below-page-e001-guess = Go where neither has drawn
above-below-page-e001-guess-4 = Nobody has been here, so nobody has picked the shelf of mushrooms, nor the purse that somebody who was also not here let fall.
above-below-page-e001-guess-7 = You come back with ore in a pot that is older than maps. Behind you two pens scratch out a blank and begin to quarrel about the name.

above-below-page-e002 = “Quite still, please,” says a voice from under a black cloth. The lady came to take the portrait of a crystal while it grew; she opened the shutter as a girl, and there are only twenty minutes to go. It smells of magnesium and violets; the hall ticks as it cools. You have walked, unluckily, into a corner of the picture. If you go on now you will be a smear. Behind her gapes the leather case, with the good paper in it and what the subscribers paid ahead.
above-below-page-e002-again = It stands on an easel: one crystal, extremely sharp, and in a corner some polite clouds. Those are you.
above-below-page-e002-still = Hold still for the exposure
above-below-page-e002-still-7 = Somebody’s nose itches. Then the box says *click*, and out comes an old lady, blinking. “I had meant to take a second,” she says, “to compare.” You may have the paper, and the sitter’s fee.
above-below-page-e002-case = Tiptoe off with the case
above-below-page-e002-case-3 = You are gone before the plate has noticed. Her picture will show a crystal and, across the foot of it, quite recognisable, her own case, leaving.

above-below-page-e003 = Half-way up the chimney a bat the size of a wardrobe is asleep the wrong way up: that is to say, upright. It sways. Its blood is plainly in the wrong end, and each snore brings down soot and a whiff of pears. On the ledge behind its heels stands a larder of windfalls, and the small change of everyone who ever hung here by mistake. Any good nurse would turn the creature over. Any good thief would not wake it first.
above-below-page-e003-again = The bat hangs properly now, with a nightcap pinned on. It says something pear-scented in its sleep and you tiptoe by.
above-below-page-e003-turn = Turn it the right way down
above-below-page-e003-turn-4 = Four of you heave; it revolves like a barn door and sighs. A wing folds round you by mistake, and when it opens your coughs are gone.
above-below-page-e003-turn-6 = It wakes, upside down, and for the first time in a month sees straight. Everything on the lower shelf, it says, is for visitors. The bottle too.
above-below-page-e003-raid = Raid the shelf behind it
above-below-page-e003-raid-3 = You get a fistful of change off the ledge. The bat whimpers in its dream, sways, and you leave it to its headache.
above-below-page-e003-raid-7 = You empty the larder down to the boards, pears and purses. In the morning it will think that it ate them itself.
above-below-page-e003-raid-fail = It sneezes. You are all, for some time, the same colour, and a good deal lower down.

above-below-page-e004 = Two hundred ticks, says the brass angler on the bank, and would you mind speaking quickly. Whoever built it gave it the patience of a heron and a spring that lasts one week. On Monday the key fell in; it has been fishing for it since, and gets only trout. A full basket flaps beside its boots, with the licence money pinned in the lid. It smells of weed and clock oil; the river goes by, brown, in no hurry at all. Hundred and ninety. Something down there does glint.
above-below-page-e004-again = The key hangs round its neck on trout line; it looks at it between bites. “Take your time,” it says.
above-below-page-e004-dive = Dive for the key and wind
above-below-page-e004-dive-7 = A kettle; a boot; and, on the last tick but three, the key. It winds like a yawn. “I have been so short with people,” it says, and shares its catch and the licence money.
above-below-page-e004-dive-fail = Mud; a boot; mud. When you come up again it sits with one brass finger raised, about to mention something.
above-below-page-e004-basket = Make off with the basket
above-below-page-e004-basket-3 = “I wonder if,” it says behind you, and, “would one of you,” and after that there is only the river going by.

above-below-page-e005 = Slap, slap: eleven washerwomen kneel along the ford, beating shadows on the stones. The soap is grey; the water runs off darker than it came. They have a wedding’s worth to do by supper, tall ones, fat ones, a small one with a kite. Wringing takes two, and one has hurt her wrist. “Let’s have yours too, while you’re here,” says the eldest, looking behind you. “When was that last done?” She clicks her tongue. There is a jar of the good hand salve going round.
above-below-page-e005-again = Your shadow is clean, they admit, but you have been sitting on it.
above-below-page-e005-wring = Wring shadows till supper
above-below-page-e005-wring-2 = You wring an admiral. Yours comes back smelling of lavender and, properly attached, at last, at the heels.
above-below-page-e005-wring-4 = You are given the one with the kite, as having the lightest hands. It tugs. The eldest says nothing, and leaves you what is in the jar.

above-below-page-e006 = There is a letter box on the beach, painted red, with its feet in the lake. *Collected daily*, it says, and a ripple comes in and licks the slot. Pebbles click; the mist smells of wet envelopes. On the sand lies today’s post, each letter folded from a sheet of water: one to a widow in Upper Street, with something round and heavy in it; and one with your own names, in a hand like rain. You might carry the widow hers, and have done exploring for today.
above-below-page-e006-again = A ripple brings a card ashore: *Yours to hand. Answer follows.* It has already begun to evaporate.
above-below-page-e006-post = Post yourselves home with hers
above-below-page-e006-post-0 = She reads it standing, and then again, sitting. There is no new cave today. There is a chair by a stove, for any of you, whenever.
above-below-page-e006-open = Open the widow’s letter
above-below-page-e006-open-5 = “*Dear Ada, I put it by for you,*” says the water, in a drowned man’s careful voice, and runs away through your fingers. The coins stay.
above-below-page-e006-read = Read the one for you

above-below-page-e007 = Strung from crystal to crystal across the whole hall hangs a web, every thread tuned. The spider sits in the middle with her eight feet on the bass strings and does not play. She is the size of a card table, in spectacles. A draught hums through the treble; it smells of resin. “I only know accompaniments,” she says. “I have been waiting for the tune.” You could duck under, and coil what rope lies about; or you could put a finger on a string.
above-below-page-e007-again = She nods to you from the bass strings and counts you in. You have not prepared anything. She counts you in again.
above-below-page-e007-duck = Duck under and coil the ends
above-below-page-e007-duck-4 = Fine stuff, stronger than hemp, and it sings a little when it is pulled tight. “From the top, then,” she sighs, to nobody.
above-below-page-e007-duck-fail = A hat touches one string. All the others tell each other about it, up to the roof, and you find that you have left the hall.
above-below-page-e007-pluck = Pluck a string

above-below-page-e008 = By the market gate stands a weighing machine with a brass face, and it clears its throat. “Step up,” it says. “I give you what you weigh, less what weighs on you. In coin.” It ticks; it smells of polish and pear drops. A stout man gets on, and off, poorer, and goes to find his brother. “I do not judge,” says the machine. “I subtract.” Round the back is a wooden hatch, where the street’s potters leave their goods to be weighed honestly overnight, and room for a thumb.
above-below-page-e008-again = “You have put on a little since,” says the brass face, “and, I am sorry to say, taken a little on.”
above-below-page-e008-step = Step up and be weighed
above-below-page-e008-step-3 = It hesitates over one of you for some time. “The jug,” it says at last, “was cracked before,” and pays out.
above-below-page-e008-thumb = Lean a thumb on the hatch
above-below-page-e008-thumb-4 = By your thumb the potters’ jars are half of what they were. You buy at that. The needle trembles the whole time.
above-below-page-e008-thumb-7 = You weigh the street down to nothing and cart off the best of it. “I have never been wrong,” the machine is saying. “I have never been wrong.”

above-below-page-e009 = *Prompt. Dry. Two coins. No conversation,* says the new board at the landing, and beside it lies a new boat, with cushions, smelling of varnish. Its owner has a whistle and clean cuffs. Across the water, on her raft of lids, Ulla knits with her back to you; somebody has tied a sock over the ladle. “Nothing personal,” says the man in cuffs. “She holds people up.” He has printed a leaflet about worm in old rafts, and pays well for having it handed round.
above-below-page-e009-again = The board now says *A little conversation*. He practises on you, blushing; it is about cushions.
above-below-page-e009-echo-1 = Ulla does not turn round, but the needles know your step, and drop a stitch.
above-below-page-e009-echo-2 = Among Ulla’s knots hangs one that smells of a village you half know.
above-below-page-e009-bang = Take off the sock and bang
above-below-page-e009-bang-3 = It rings for a mile. Ulla turns round. In the new boat all the passengers stand up, ask to be let off, and start thinking of something to tell.
above-below-page-e009-bang-6 = You bang out every crossing that she ever gave anybody. By evening the man in cuffs is on the raft himself, red-eyed, telling her about his mother, and there is trout for all.
above-below-page-e009-leaflet = Hand round his leaflet
above-below-page-e009-leaflet-4 = People read it, and look at the raft, and then at their shoes. He pays by the dozen. The worm has been drawn with real feeling.

above-below-page-e010 = Under a mushroom with a timetable nailed to it waits a person with a suitcase. Moss has made up its mind about the suitcase. “It’s late,” they say, and shift along. The rain of this wood ticks on the cap; it smells of boiled sweets. No bus has ever come down here. That is what makes the timetable so hard to argue with. There must be some way of saying it which leaves a person their dignity and the rest of the afternoon.
above-below-page-e010-again = The bench is free now. Somebody has written on the timetable, in pencil, next to today: *Walked.*
above-below-page-e010-invite = Invite them to walk with you
above-below-page-e010-invite-5 = You say that you are going the same way as the bus. “In that case,” they say, and the suitcase comes up with a small sound of roots.
above-below-page-e010-sit = Sit a while and wait too
above-below-page-e010-sit-0 = It is restful. When you get up to go they press the fare on you, in case it should come just after.
