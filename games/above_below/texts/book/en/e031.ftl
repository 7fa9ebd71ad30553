above-below-page-e031 = Ribs stand about in this field like the staves of unfinished boats, and among them a dog is digging. She is as large as a hay cart and white round the muzzle. She forgets at once where she has buried a thing, and the earth shakes with her disappointment. She lays a thigh bone at your feet, well licked, warm, smelling of tallow, and backs off, wagging from the waist. There are old pots in her holes. And a carver of combs would pay for that bone.
above-below-page-e031-again = She has dug a hole for each of you, exactly your length, as a kindness. You thank her from some way off.
above-below-page-e031-throw = Throw it far for her
above-below-page-e031-throw-2 = It is not far. She is polite about it, brings it back, and shows you with her nose how the arm ought to go.
above-below-page-e031-throw-6 = It goes over the last rib and out of the light. She is away so long that you look into her holes, and fetch up somebody’s wedding china.
above-below-page-e031-sell = Sell it to a comb carver
above-below-page-e031-sell-4 = It makes forty combs and a shoehorn. In the evening you hear her going over the field, hole by hole.

above-below-page-e032 = Frost has shut the lake. The letter box on the beach wears snow; nothing has come out in three weeks, not a card. It smells of iron, and the ice groans like somebody turning over. Under it, if you kneel, there is handwriting, going round and round, backwards, fast, in search of the way out. A coin, warmed in the fist, would melt a hole. Further along the slabs have purple in them, and apothecaries pay for lake ice. Or you might lie down flat, and read.
above-below-page-e032-again = The ice is out. On the sand lie three weeks of post, and the top letter has begun to steam.
above-below-page-e032-echo-1 = One line stops under your knees. It has recognised the boots.
above-below-page-e032-echo-2 = Half a sentence stands frozen in the slot, to a village beyond yours.
above-below-page-e032-lend = Melt a hole with a coin
above-below-page-e032-lend-0 = It goes through with a hiss. Up comes a drop, then a line, then a whole page, standing like a fountain. *At last*, it says. *Dear everybody.*
above-below-page-e032-saw = Saw out the purple slabs
above-below-page-e032-saw-7 = You sell it by the pail with the words still in it, and what was purple stays behind in the sieve. Patients report that they feel as if somebody had written.
above-below-page-e032-saw-fail = The ice cracks from shore to shore, with a noise like a name, and you discover how fast you can run.
above-below-page-e032-lie = Lie down flat and read

above-below-page-e033 = Perpetua has a matchbox at her ear. The chapel is silent for once: on every saint the bees have drawn up in rows, and the wax smells of church. “One of them told a lie,” she says. “This one. It said I was happy here.” Inside the box something very small says so again. The hive wants it tried, by a judge without honey in it. The mayor has let it be known what he would pay for a bee that can lie, if the rest let it go.
above-below-page-e033-again = Perpetua sings while she darns. The rows on the saints lean over a little, to be quite sure.
above-below-page-e033-echo-1 = “They have kept what they said to your collar,” says Perpetua. The rows hum.
above-below-page-e033-echo-2 = “They told somebody from above the truth, not long ago,” Perpetua says. “In my hearing.”
above-below-page-e033-ask = Ask her whether it lied
above-below-page-e033-ask-4 = “Well, *no*,” she begins, and stops, and goes red under the veil. The rows break. She doctors everybody’s old stings, humming, and gets the tune wrong.
above-below-page-e033-ask-6 = She thinks until the candle is out. “It was only early,” she says. The box is opened; so is the bottle that she had put by for going home, and the last plums.
above-below-page-e033-box = Sell the mayor the matchbox
above-below-page-e033-box-6 = He keeps it by his bed, and every evening asks it how well he is loved. You have the money. It was a perfectly honest bee.
above-below-page-e033-box-fail = “They mean to sell me,” says the matchbox, clearly, and every saint in the chapel takes off at once.

above-below-page-e034 = Up the chimney goes a beanstalk, stout as a cow, and where your lamp gives out it has stopped, with both arms round a bracket. Its leaves shake all the way down. It smells of new peas. “Don’t tell me how far,” says a green whisper. “I looked *down*.” What will not grow up must grow sideways, and it has begun to. Above it hangs a bell rope, and a doorway that no one has been through. Somebody would have to climb along beside it and talk of other things.
above-below-page-e034-again = “So *airy*,” calls the beanstalk, far out of sight. There is a sound of bunting.
above-below-page-e034-talk = Talk it up, leaf by leaf
above-below-page-e034-talk-3 = You talk of drains. It goes up a foot without noticing, and another foot, and notices; but by then it would be further to go back.
above-below-page-e034-talk-7 = You say that it is you who are afraid. “Don’t look down,” says the beanstalk, and takes your arm. There is a whole dry room, and rope, and it rubs your knees with sap.

above-below-page-e035 = Row nine has a draught, a smell of lettuce, and a wet rasping noise, like somebody reading with their tongue. A snail as big as a footstool is working along the poetry. It eats only the white parts. Behind it the verses lie in heaps on the floor, still rhyming, with nothing to hold them up. It is a gentle beast and very nearly through to the letter M. The bindings it leaves are calf and gilt, and a saddler would pay well, if nobody minds about M.
above-below-page-e035-again = The snail has got to P. It lifts one eye out of a sonnet, and withdraws it, a little bloated.
above-below-page-e035-lead = Lead it off to the accounts
above-below-page-e035-lead-3 = It follows a cabbage leaf as far as the ledgers and finds them drier but more filling. Some verses crawl back up the shelf.
above-below-page-e035-lead-6 = In the accounts it discovers blank appendices and falls asleep for joy. Underneath it lie quires that no one will ever now have to fill.
above-below-page-e035-bindings = Sell off the empty bindings
above-below-page-e035-bindings-4 = The saddler does not ask. All evening a line about a nightingale goes round the cart, looking for its other half.

above-below-page-e036 = Every miner here has gone home but the canary, which is clockwork and was not told. It hangs on its hook where the gallery forks, and sings. To the left it sings of coal; to the right, off key, of bad air; and a third song, very small, it keeps for the floor. Its brass has gone green and it smells of pennies. The gas tastes of almonds; whoever stayed for the small song, ears to the ground, might come away with a headache or worse.
above-below-page-e036-again = It sings the small song as soon as it sees you, and then, sternly, the one about bad air.
above-below-page-e036-listen = Listen to the floor song
above-below-page-e036-listen-5 = Under the third flagstone, says the tune; and it is so. You carry the lump out at a run, with your scarves over your faces.
above-below-page-e036-listen-fail = You stay for one verse too many. The canary stops. That, you will remember later, is the signal.
above-below-page-e036-whistle = Whistle along and go left
above-below-page-e036-whistle-3 = Coal it is, an honest seam, and a merchant at the end of it. All the way the canary keeps half a bar ahead.

above-below-page-e037 = Closed, says Hob Tallow’s shutter, in the middle of a market day, and behind his counter Hob lies on his face. The dark has come about a Sunday. It has brought the jar back; it waits before the till, cold, smelling of cellars, and one by one the lights lean away from it. “It doesn’t *say* anything,” whispers Hob. In the jar it is four o’clock, with a table laid, and nobody there. Perhaps that is the complaint. The neck is as wide as a door.
above-below-page-e037-again = The dark has left Hob a present: a jar of itself, quite small, with a ribbon. He keeps it by the bed.
above-below-page-e037-echo-1 = The dark moves over for you, as one does for the usual clerk.
above-below-page-e037-echo-2 = “It was served all right by the last ones,” Hob moans. “I asked.”
above-below-page-e037-refund = Refund it a coin of yours
above-below-page-e037-refund-0 = The dark closes round the coin and goes off, slowly, keeping to the wall. “Gone?” says Hob. By evening the entire street knows who stood there.
above-below-page-e037-climb = Climb into the Sunday

above-below-page-e038 = “Place of birth: *under*,” reads the registrar. “Under what?” The child with the satchel does not know. It has come about its name, which stands in the register crossed out, with *Thursday* above it; that was the day; somebody mixed up the columns. It smells of ink; the stove ticks. What is wanted is witnesses, at the usual fee, who knew the applicant as Dorothea from the first, and can say so without blushing. The child looks round at you. On the desk lies a block of blank certificates, sealed.
above-below-page-e038-again = *Dorothea*, says the register, twice underlined; and in the margin, *Thursdays by appointment.*
above-below-page-e038-echo-1 = “You were at my sale,” it says. “You would know me anywhere.”
above-below-page-e038-echo-2 = A gentleman with rings has sent in a reference; it came without a signature.
above-below-page-e038-swear = Swear that you knew her then
above-below-page-e038-swear-7 = You remember the hat, the pram, the mumps. The registrar has to put down his pen. “*Dorothea*,” he reads out at last, “*born under oath*,” and blots it, and pays the fee all round.
above-below-page-e038-pocket = Pocket the blank certificates
above-below-page-e038-pocket-4 = By evening a grocer is a count, and a horse is of age. The child still stands there on one leg. “Under *what?*” the registrar is asking.

above-below-page-e039 = Backwards and uphill comes a beetle the size of a boot, rolling the moon. It is a puffball, strictly, white, taller than a door; it shines, and smells of rain and fresh bread. “She has to be up by nine,” he says over his shoulder, upside down. “Last night I slipped at the elms, and it was dark till I had gone back for her.” The slope is all moss and squeaking caps. Whatever comes off her on the way is for the helpers. There have never been any helpers.
above-below-page-e039-again = *New moon*, says a card on the elm. *Back Friday. It is my legs.*
above-below-page-e039-push = Push the moon with him
above-below-page-e039-push-2 = You get her as far as the elms. She is a trifle flat where your hands were, but the whole wood says that it is the right shape for the season.
above-below-page-e039-push-7 = At the top you let go together. She rolls into her hollow, and every cap casts a shadow. What came off is for your coats, and the pennies that were wished on her.

above-below-page-e040 = “Whom shall I announce?” asks the butler. He is of brass, his tails have worn through at the hinge, and the house that he opens to you has no roof. Past him you see a table in the rain, laid, and smell beeswax and hot milk. The family went to the seaside. “They are a little late,” he says; moss has grown over his gloves while he waited. The good pots shine on their hooks. He sees badly now, and would believe any answer that was given firmly.
above-below-page-e040-again = “Whom shall I say?” asks the butler; and then, lower: “If it is bailiffs, we are out.”
above-below-page-e040-family = Be the family, home late
above-below-page-e040-family-3 = “It was the trains,” you say. He takes your wet coats one by one. “Cook was concerned,” he says, and something in his chest runs down, gently, and starts again.
above-below-page-e040-family-6 = You remember the dog’s name, by luck. He sits, for the first time, on a chair. You are to have the copper pot, he says; it was always going to be yours.
above-below-page-e040-bailiffs = Be the bailiffs, very firmly
above-below-page-e040-bailiffs-4 = He reads your shopping list twice, at arm’s length, and bows. He carries it all out to you himself. “And where,” he asks, “shall I tell them to sit?”
above-below-page-e040-bailiffs-fail = “The tradesmen’s entrance is at the rear,” he says. There is no rear. You hear him waiting for you there.
