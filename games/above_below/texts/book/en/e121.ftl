above-below-page-e121 = Honey has run down this chapel’s walls until the saints have amber beards. Among the hives sits a woman in a veil, darning the veil. “Perpetua,” she says. “Exiled. It wasn’t me, it was the bees. They only say what’s true, and said it at a wedding.” Wax smoke stings your eyes; something settles on your collar and whispers that you do not like your hat. The bees would know you, she says, if you would let them. A slab of comb has slid to the floor beside the door.
above-below-page-e121-again = “They have been talking about you,” says Perpetua. “I’d sit down, if I were you. It’s mostly nice.”
above-below-page-e121-answer = Answer the bees honestly
above-below-page-e121-answer-4 = They ask who broke the good jug. You say. A bee walks over your knuckles, and the ache that has lived there since harvest moves out.
above-below-page-e121-answer-6 = They have the whole of you in a quarter of an hour, hat included, and are still there. “Well,” says Perpetua, and looks for the big spoon.
above-below-page-e121-comb = Take the comb by the door
above-below-page-e121-comb-3 = The slab sells by the slice. All the way home a very small voice in your collar gives the exact figure.

above-below-page-e127 = Half-way up the chimney a bat the size of a wardrobe is asleep the wrong way up: that is to say, upright. It sways. Its blood is plainly in the wrong end, and each snore brings down soot and a whiff of pears. On the ledge behind its heels stands a larder of windfalls, and the small change of everyone who ever hung here by mistake. Any good nurse would turn the creature over. Any good thief would not wake it first.
above-below-page-e127-again = The bat hangs properly now, with a nightcap pinned on. It says something pear-scented in its sleep and you tiptoe by.
above-below-page-e127-turn = Turn it the right way down
above-below-page-e127-turn-4 = Four of you heave; it revolves like a barn door and sighs. A wing folds round you by mistake, and when it opens your coughs are gone.
above-below-page-e127-turn-6 = It wakes, upside down, and for the first time in a month sees straight. Everything on the lower shelf, it says, is for visitors. The bottle too.
above-below-page-e127-raid = Raid the shelf behind it
above-below-page-e127-raid-3 = You get a fistful of change off the ledge. The bat whimpers in its dream, sways, and you leave it to its headache.
above-below-page-e127-raid-7 = You empty the larder down to the boards, pears and purses. In the morning it will think that it ate them itself.
above-below-page-e127-raid-fail = It sneezes. You are all, for some time, the same colour, and a good deal lower down.

above-below-page-e128 = On a toadstool sits a child of eight or so, with bare feet and a satchel. “I’m Thursday,” says the child. “I was Dorothea, but I got a better offer.” The wood creaks; the spores taste of pepper. It collects names: an admiral’s in the satchel, wrapped in a sock, and a horse’s, hardly used, and a ropemaker’s that still pays interest. Somebody called it once and it had none to answer with; that is how it came to stay. “What have you got?” The satchel does not close.
above-below-page-e128-again = “I’m you today,” says the child, and gives your name, and your walk. “You can have it back. It itches.”
above-below-page-e128-lend = Lend it a name for supper
above-below-page-e128-lend-3 = You lend it your grandmother’s, and it wears it all evening, with gravity. When it gives it back, the name has been mended at the elbow.
above-below-page-e128-lend-4 = You lend all of yours, for an hour, in a heap. It sits among them like somebody with a large family, and pours out what the admiral was saving.
above-below-page-e128-swap = Swap it a false one
above-below-page-e128-swap-5 = It takes *Smith* for the ropemaker’s and never looks at it twice. There are eleven Smiths in the satchel, but you do not mention that.

above-below-page-e130 = Stop for breath in this wood and you are measured. Threads as fine as spit come down from under the caps, go round a wrist, tickle along an inseam, and withdraw to confer. There is a smell of damp wool, and overhead a soft clicking, as of many needles held by nobody. On a root lies a finished glove with six fingers, beautifully made. They are learning. Their lunch basket stands by, and many a reel of thread; it is all a matter of holding still.
above-below-page-e130-again = The caps bend down to see how the glove is wearing. You have not the heart to show them your hands.
above-below-page-e130-stand = Stand and be measured
above-below-page-e130-stand-3 = It takes an hour, and there is some giggling. The coat fits nobody, but they are so pleased that they press their lunch on you.
above-below-page-e130-stand-5 = You do not so much as blink. They have never had a customer who kept to his own shape, and wind you off a whole reel, double-twisted.
