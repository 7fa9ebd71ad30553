above-below-page-e111 = “Mm,” says the dark. You stand quite still. What you took for a hill is going up; it stays up a long while; it goes down, and a wind passes over you that smells of hay and thunder. “Mm?” It is asleep. It is asking somebody something, and has been for longer than there have been questions. Along the fold of its eyelid hang stones that grow only where nothing has stirred for an age. You might climb for those. But nobody has ever answered it.
above-below-page-e111-again = “Mm,” it says, in quite another tone, and you feel the hill turn over, towards you, as one does towards a friend.
above-below-page-e111-reply = Answer it, softly: “Yes”
above-below-page-e111-reply-5 = The breath stops. Then it comes out, all of it, a hundred years of it, warm. Something lost in its folds slides down and rolls to a stop against your boots.
above-below-page-e111-gather = Gather the stones off its lid
above-below-page-e111-gather-7 = Hand over hand, by the lashes. They are strung on something fine and strong, and you do not look for what, or pull.
above-below-page-e111-gather-8 = You have the two that grow in the corner, where a tear would start. “Mm,” it says, sadly, and you are down before you know it.

above-below-page-e112 = Spade, breath, spade: an old man is digging, up to his hat. He came down at the tail of a funeral, forty years back, to do it properly, and has mislaid the deceased. “Six foot, she said. But six foot from *where*?” All about gape neat, deep, wrong holes, one glimmering with ore; the earth smells of candles. And the mourners’ offerings lie on the heap in their good pots and purses, meant for her, if ever she turns up.
above-below-page-e112-again = The field is level and there is grass seed on it. A hat hangs on the spade. It has stopped raining, underground.
above-below-page-e112-dig = Dig on until she is found
above-below-page-e112-dig-5 = You find three others first and are civil to them. In the end he says that he will take your word, and drinks tea out of an offering.
above-below-page-e112-dig-7 = She was in the barrow; he had only covered her well, against the damp. He reads what he has known by heart for forty years, and you throw down the bright clods.
above-below-page-e112-spade = Sell the offerings off his heap
above-below-page-e112-spade-4 = He is at the bottom and can see only sky, or what does for sky. “Flowers, is it?” he calls up. “That’s good of you.”
above-below-page-e112-spade-fail = A purse comes open over his hat. He does not say a word; he goes on standing there, below, holding up your coin.

above-below-page-e113 = Tap, answers the wall; tap, tap. In the chimney sits Miss Lode on a swing of measuring chain, ear to the rock, covered in brick dust. “We are digging to meet,” she says. “He from below, I from above. Each has drawn the other’s half, in confidence.” Her candle gutters; hot wax drips; the taps are drifting left. She could do with a light held straight. In her bag lies the joint map, unsigned, and every prospector in the market has offered for it.
above-below-page-e113-again = Through the wall come two voices, close together, reading bearings aloud. It takes you a moment to grasp that it is poetry.
above-below-page-e113-echo-1 = “You put the stone back,” she says. “I have drawn you in. Small, but to scale.”
above-below-page-e113-echo-2 = “You are the people with the chain,” she says, and holds out a paw to be sure.
above-below-page-e113-light = Hold the light straight
above-below-page-e113-light-2 = You hold it till your arms shake. The taps come right. One brick falls out, and behind it is a pair of spectacles, very surprised.
above-below-page-e113-light-4 = They break through at exactly the same moment, by both watches. In the excitement they overpay you, each behind the other’s back.
above-below-page-e113-sell = Sell the joint map tonight
above-below-page-e113-sell-5 = By morning there are forty men in the chimney, with buckets. The two taps have stopped. Nobody has put it on a map where.

above-below-page-e114 = Grey cloaks breathe in; beside the eight of them, on a gallows of new deal, hangs the deputy bass. It is a bell. “One note,” says Miss Vesper, “but *what* a note,” and pats it like a horse. It was a fire bell, and out of sheer duty it comes in early. Tonight are the subscribers, with a plate at the door; it must sound once, in bar sixty. Until then somebody has to stand inside, in a smell of brass and old rain, and hug the clapper.
above-below-page-e114-again = The bell has a grey cloak of its own now. It trembles faintly: it would so like to be asked.
above-below-page-e114-echo-1 = “You again,” murmurs Miss Vesper. “It is quite as frightened as you were.”
above-below-page-e114-echo-2 = “We have had outsiders in before,” Miss Vesper tells the bell. “Breathe.”
above-below-page-e114-hug = Hug the clapper till then
above-below-page-e114-hug-2 = You let go at fifty-eight. It is glorious all the same; an entire row believes that there is a fire, and pays on the way out as if blessed.
above-below-page-e114-hug-5 = At sixty you fall back, and it speaks. Nobody coughs for some time. Miss Vesper curtsies to it, and after that to you, and tips out the plate.

above-below-page-e115 = Inside the skull of something with tusks, where the thinking used to be, a swarm has settled. The whole head buzzes with opinions. “You have a blister,” it says through the teeth, “and he has told nobody about the letter.” These are Perpetua’s, a week lost, and short-tempered; warm wax runs from one eye, and it smells of lime trees. Bees can be carried home in a hat, by somebody who minds nothing said for two miles. They have also, being honest, hoarded lost change behind the jaw.
above-below-page-e115-again = The skull says what it thought of you the last time. It has had leisure to put it better.
above-below-page-e115-echo-1 = “It is the jug people,” says the skull, quite warmly.
above-below-page-e115-echo-2 = “Others of your sort can be civil,” says the skull. “We thought we’d mention it.”
above-below-page-e115-carry = Carry them home in a hat
above-below-page-e115-carry-5 = Two miles. By the end of them you have no secrets and a new respect for one another. Perpetua lays the table without a word.
above-below-page-e115-carry-7 = You thank them at each remark. The queen, who has heard about manners, rides on the brim. That evening the hive hums a full tone sweeter, and you drink to it.
above-below-page-e115-rob = Rob the hoard behind the jaw
above-below-page-e115-rob-3 = A fistful; then you run. They do not chase you. They merely tell the next eleven people whom they meet.

above-below-page-e116 = Sound comes early in this hall. You hear yourselves admire it before you have come in, and a cough, and then, from the far end, somebody of your party shouting *No, the left one!* The crystals stand in rows like organ pipes, cold enough to smoke, and the air tastes of lemon peel. Nobody has said anything about left yet. Two columns have begun to hum, one with purple light inside it. You might sit down until you know more, or take out the chisel.
above-below-page-e116-again = The hall greets you with your own goodbyes. You say them, so as not to cause trouble, and go.
above-below-page-e116-wait = Sit and let it finish
above-below-page-e116-wait-0 = You hear the whole afternoon, including the fall that you will now not have. Somebody, it seems, was going to need the potion; you keep it.
above-below-page-e116-chip = Chip at the humming ones
above-below-page-e116-chip-4 = “No, the left one!” somebody shouts, in good time. It comes away in splinters, clear and saleable, and nobody has lost an eyebrow.
above-below-page-e116-chip-6 = The left one opens like a cupboard. Inside, on a stalk of light, grows a stone that is already on your shelf at home, to judge by the sound.

above-below-page-e117 = Straight up, in goggles, dig five miners of the deep. They are prospecting, says the forewoman: there is a great vein of sky over this spot, two days off by the smell, and she has a sample, corked. It looks like an empty jar. Grit rains; everybody tastes of chalk. “Is it true that it has no end?” asks the youngest. “Then how is it *propped*?” They have all stopped to hear. Smoked fish hangs by the ladder, and a claim form wants only the signature of somebody local.
above-below-page-e117-again = The shaft has a window at the top. “Mind the blue,” says the forewoman. “We let some in.”
above-below-page-e117-tell = Tell them what holds it
above-below-page-e117-tell-3 = “Nothing does,” you say. For some time nobody speaks. Then the forewoman takes off her helmet, and they dig on, more softly, as one works near a church.
above-below-page-e117-tell-6 = They come through at night, in a turnip field, and stand there. On the form, under *Depth*, the forewoman writes *yes*. You are to have the gallery, and the supper in it.
above-below-page-e117-sell = Sell them a square mile
above-below-page-e117-sell-3 = You sign over the piece from the steeple to the duck pond. They pay with what is on the table, and ask you, shyly, what it eats.

above-below-page-e118 = Knock, knock, goes something on the burrow wall, though there is no door. It rolls in on three wheels: a copper clerk with a drawer for a chest, smelling of ink and hot pennies. “Enumeration,” it says. “How many are you, and since when?” A bell pings as it writes. There is a bounty for every soul, payable at once out of the drawer; and it believes what it is told. You are not many. But there are hats, and a broom, and a ham, and the light is poor.
above-below-page-e118-again = “You were four and a ham,” says the copper clerk, reading. It waits with its pen lifted. “Any changes?”
above-below-page-e118-true = Give the true number
above-below-page-e118-true-3 = It thanks you and stamps each of you lightly on the hand. Nobody has told it so small a number before, it says, or looked so relieved.
above-below-page-e118-true-6 = It counts you again, for pleasure. “It agrees,” it says, in a wondering bell, and unscrews the plate that hid its error all these years.
above-below-page-e118-more = Put hats on the brooms
above-below-page-e118-more-5 = Eleven souls, it writes, one of them smoked. The drawer pays out on every head, and the pen does not so much as pause.
above-below-page-e118-more-fail = It shakes hands with each of you. It shakes hands with the broom. Then it opens the thick book, the one for remarks.

above-below-page-e119 = The last copy of *The Whole Truth*, in four volumes, has been eaten. The worm lies along the reading desk, pale, bookish, as long as a bolster, and in great discomfort; he has it by heart now, and it is coming up in no particular order. He smells of calf and indigestion. “*… which is why*,” he says, and hiccups, “*no door should ever …* Oh, quick.” The librarian has laid out pens, a purse, and good blank sheets, more than can be needed, for anyone who writes faster than he digests.
above-below-page-e119-again = “Never again,” says the worm; and then, in a lower voice: “Is that an atlas?”
above-below-page-e119-take = Take it down in time
above-below-page-e119-take-4 = You get the second half of volume three, and the index. He looks better. What paper is left over, says the librarian, has been earned.
above-below-page-e119-take-8 = You get it all, down to the errata. “*And so to bed*,” he ends, pink, empty and asleep. She pays by the line and keeps pressing clean sheets on you.
above-below-page-e119-take-fail = He swallows. A look of great peace comes over him. “It was something about doors,” he says.

above-below-page-e120 = A gentleman comes across the bone field and lifts his hat. There is nobody under it: there is a bean. It came up between his feet, climbed him for the light, and found that it had the use of a gentleman. His joints creak; he smells of wet string. Bowing it has learnt from a picture. Of hands it is not sure. It holds out one, looking at yours, and offers you an arm with the other. His gold watch hangs half out.
above-below-page-e120-again = Up goes the hat. Under it, this time, to spare your feelings, the bean has put a turnip with a parting.
above-below-page-e120-shake = Shake hands, to show how
above-below-page-e120-shake-2 = You shake. It shakes; it goes on, having tendrils and no notion where such a thing stops. At the gate it shakes hands with the gate.
above-below-page-e120-stroll = Take its arm and stroll
above-below-page-e120-watch = Lift the gold watch
above-below-page-e120-watch-6 = So this, it thinks, is what hands are for. It keeps quite still for you; then, shyly, it goes through your own pockets, finds a bit of string, and bows.
above-below-page-e120-watch-fail = The chain has grown in. What comes away is a flower, and it hands you another to match, for the other lapel.
