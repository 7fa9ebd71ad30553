above-below-page-l031 = She stands on this side of the court and he on that, two date palms, with twenty yards of burning sand between; since they came into flower there has been no wind. One can tell that they have noticed each other. She rustles; after an hour, he rustles. The air is honey and hot iron. On his topmost plume lies a thimbleful of gold dust. “If somebody had boots, and steady hands,” says the gardener to his beard. On her the old year’s dates still hang, black, sticky, loose.
above-below-page-l031-again = Exactly in the middle now stands a very small palm. Both of them lean over it.
above-below-page-l031-bear = Bear the dust across to her
above-below-page-l031-bear-2 = Half of it goes on your sleeves, and you sneeze. The other half does not. She lowers one leaf over what you have brought, and is perfectly still.
above-below-page-l031-bear-5 = You do not lose a grain. By evening she has set, and holds it up for him to see. What she had from before she lets down to you, and he his shade.
above-below-page-l031-shake = Shake down the old dates
above-below-page-l031-shake-3 = They come down like applause. Across the court something golden is shaken loose as well, and falls straight, with great dignity, on nothing.

above-below-page-l032 = In a ring of folding chairs sit sixteen locusts, hands in laps. “My name is Gus,” says one, “and I ate a county.” “*Hello, Gus*,” rustle the others. Weak tea steams; somebody’s jaw keeps moving by itself, creaking. For Gus it is the twelfth day without a leaf. They make room for you. Only, says the lady with the list, looking hard at the wall, would you mind leaving that bag outside? There is a lettuce in the bag. Any of them would give gold for it.
above-below-page-l032-again = “Thirty days,” says Gus, and shows you a small green medal. Somebody has already been at the ribbon.
above-below-page-l032-share = Sit down and own up too
above-below-page-l032-share-0 = “*Hello*,” they rustle. You own up about the jam. It is no county, but they take it every bit as seriously. The lettuce goes home by the back way, under a coat.
above-below-page-l032-deal = Deal leaves at the door
above-below-page-l032-deal-5 = One leaf at a time, round the back, no questions. They pay from under the wing cases. In the ring there are more and more empty chairs.
above-below-page-l032-deal-7 = The heart goes for more than the county did. When you look in, there are sixteen chair seats, or most of them, and half a list.

above-below-page-l033 = The horizon, close to, is a rope. It is drawn tight over the valley’s mouth, humming, smelling of tar, and the sky hangs off it by pegs. At the left end a fat man leans back on his heels. At the right, he believes, is a colleague; if he let go to look, there would be nothing to look along. “We tug,” he says. “Once for good morning.” Since three o’clock there has been a wasp in his trousers. It is first-rate rope. Some lies coiled behind him.
above-below-page-l033-again = One tug, from the right, for you. “He asked who it was,” says the fat man. “I said, friends.”
above-below-page-l033-echo-1 = “There’s an inn hangs off the fourth peg,” he says. “It has been asking after its guests.”
above-below-page-l033-hold = Hold his end for him
above-below-page-l033-hold-3 = He goes behind a rock; there is a howl. In the west the sky sags a little, and people there are early to bed. He pays you for the hour.
above-below-page-l033-hold-5 = You send down it what he has never had the words for: four tugs, a pause, and two. The answer comes. He reads it with both hands, and makes you take his dinner.
above-below-page-l033-cut = Cut a length from the coil
above-below-page-l033-cut-4 = That was the slack, for long days. You knot it neatly. Since then there is one evening in the week which he cannot make meet.

above-below-page-l034 = A brass tap stands in a niche, with an eyepiece, and one drop at its lip that does not fall. “I serve those,” it says, “who are not thirsty. The rest are not objective.” On the bench a skeleton holds a form. It smells of wet slate; in the pipe something chuckles. “You. Are you thirsty?” You say no; it comes out as a click. “Take a turn,” says the tap, “and talk of other things.” Behind it are the waterworks safe, and a cistern as full as ever.
above-below-page-l034-again = “Still not thirsty?” asks the tap, and lets the drop swing. You begin, smiling, on turnips.
above-below-page-l034-talk = Talk at length of other things
above-below-page-l034-talk-4 = You manage turnips, slates, a cousin’s hip. “Neutral,” it finds, and pours a measure, which you sip like people with an eye on the clock.
above-below-page-l034-talk-7 = On roofing you grow so warm that you wave the first cup away. Clang! Cistern, safe and all. It has never, it gurgles, met with such detachment.
above-below-page-l034-talk-fail = It goes quite well until you get to the word *brook*. Somebody’s tongue comes out by itself. “Interested parties,” says the tap.

above-below-page-l035 = Squeak, squeak: round the corner comes an oasis on a handcart. It has three palms, a pool, a duck; a man in a straw hat pulls, and one smells wet mint. He let out deckchairs once, at the seaside. “Go on,” he says wearily. “Walk through it. Everybody does.” For years every caravan has shut its eyes and marched past, dying of thirst. They know better. Here comes the next, jaws set. It would only take witnesses. His takings, untouched, are in a tin by the duck.
above-below-page-l035-again = There is a queue. He is letting out deckchairs again, at a penny an hour, with tears of joy.
above-below-page-l035-echo-1 = “You’ve stayed at that inn,” he says. “*That*, they believe in. Explain it to me.”
above-below-page-l035-vouch = Vouch for it, and drink
above-below-page-l035-vouch-2 = You drink, and gargle. “How *lifelike*,” says the caravan. But a small one, right at the back, has put a foot in, and stands still.
above-below-page-l035-vouch-4 = You push their leader in. He comes up with the duck on his head and another face. No one is allowed to leave with an empty bag.
above-below-page-l035-drain = Drain it, and take the tin
above-below-page-l035-drain-5 = You are quick, and you have many bottles. What is left is three palms and a shimmer; and the duck goes round and round on the mud.

above-below-page-l036 = “Left’s no good,” says the guide. “Nor’s right.” He sits before three passages, dried up, chalk behind his ear. He came in young; he has walked every corridor to its end, and crossed it off, all but the middle one. It breathes cool, and smells, he thinks, of grass. “So that’s the way out.” He looks at his boots. While he hasn’t been, it is. Those who turned back in there will no longer face a cellar stair. His map of the rest you may copy, on good paper.
above-below-page-l036-again = On the middle arch he has drawn no cross, nor anything else; only, in chalk, with care, a chair.
above-below-page-l036-last = Walk the last one with him
above-below-page-l036-last-5 = It is long, it is only a passage, and it ends in a walled garden with a pear tree and no gate. “Well, it’s *somewhere*,” he says, and unpacks for everyone.
above-below-page-l036-last-8 = There is a door; he lets you open it. Grass, a hill, and a dog coming down it, who knows him. You may have the labyrinth, he says over his shoulder, all of it.
above-below-page-l036-last-fail = Half-way in, the chalk snaps, and ahead of you something breathes in. You are out before the echo. One of you has kept away from stairs since.
above-below-page-l036-copy = Copy his map of the rest
above-below-page-l036-copy-3 = It is large enough to sleep in, and each line ends in a small neat cross. “They were all very nice,” he says, “as far as they went.”
