above-below-page-e193 = Two moles in waistcoats are shouting at each other across a hole. It smells of fresh earth and hot sealing wax. Both have maps; on Miss Lode’s map the hole is called *Mister Grubb’s Mistake*, and on Mister Grubb’s map it is not there. “You,” they say together, hearing your boots. “You can see. Which of us is standing further north?” A measuring chain lies between them with nobody at the other end of it, and beyond, where both maps are blank, something gleams and drips.
above-below-page-e193-again = The hole is deeper. A sign says *Subject to appeal*. From below, two voices are agreeing, which sounds dreadful.
above-below-page-e193-hold = Hold the chain for both
above-below-page-e193-hold-3 = It takes until supper. They are, it turns out, standing in each other’s kitchens. Both shake your hands, and then, briefly, each other’s.
above-below-page-e193-hold-5 = You read the chain aloud, fairly, in both directions. They are so unused to it that each of them draws you a clean copy.
above-below-page-e193-guess = Go where neither has drawn
above-below-page-e193-guess-4 = Nobody has been here, so nobody has picked the shelf of mushrooms, nor the purse that somebody who was also not here let fall.
above-below-page-e193-guess-7 = You come back with ore in a pot that is older than maps. Behind you two pens scratch out a blank and begin to quarrel about the name.
