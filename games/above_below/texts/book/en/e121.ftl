above-below-page-e121 = Between a tooth stall and a man who rents out ladders, three sisters in aprons sell days of the week. Tuesday smells of washing; Saturday, if you bend close, has a band in it. “Fresh,” says the first sister. “Never been used,” says the second. The third, who does the books, has run short of blank Wednesdays and rubs her eyes over a stack of clean paper. A small Tuesday costs one coin. For the big one you would have to talk to all three at once.
above-below-page-e121-again = Only Mondays left. The sisters are giving them away, and people are crossing the aisle to avoid it.
above-below-page-e121-buy = Buy a small Tuesday
above-below-page-e121-buy-0 = You open it on the spot. It has a washing line in it, a clear sky, and, because it was once somebody’s, a plum left on the sill.
above-below-page-e121-haggle = Haggle with all three
above-below-page-e121-haggle-5 = You talk the first one down, the second one round and the third one to sleep. They settle in paper and silver, to have their evening back.
above-below-page-e121-haggle-fail = They finish your sentences for you, each of them differently, and by closing time you have promised them a Thursday.

above-below-page-e122 = At the height of a hand there are two levers in the mine wall. The left one is worn thin, and shines like the nose of a statue. Above it ends a pipe, with a drip, and a smell of peppermint. The right one is as good as new. Over it somebody has screwed a plate, and somebody else a second plate over that, and both say *Not this one*. The rock hums under your boots. It sounds like a great deal of water, thinking.
above-below-page-e122-again = A third plate has gone up beside the other two. It says: *We did ask you.*
above-below-page-e122-worn = Pull the worn one
above-below-page-e122-worn-0 = It groans, and the pipe fills what you hold under it. It is green, hot, and good for you; and you know that it will never be anything else.
above-below-page-e122-other = Pull “Not this one”
above-below-page-e122-other-7 = Nothing. Then, miles away, a plug comes out. You hear a lake go round, and round, and away. Where it was stands a fine dry hall, with supper flapping about among the pennies.
above-below-page-e122-other-fail = It will not move. Behind the wall, whoever has been holding on to the other end all these years lets out a breath.

above-below-page-e123 = Left, right, left: ants, in a column as wide as a bed, are carrying things home through the wood. Crumbs go by; a spoon; a cupboard door; mushrooms; and then, on his back, with his hat on his chest, a tramp, sound asleep. The moss whispers under all those feet. It smells of vinegar. A major with one feeler in a sling salutes you. The gentleman is for the Queen. For something sweeter she might release him. She is also short of bearers, and pays in found money.
above-below-page-e123-again = The column is coming the other way, with the cupboard. Inside it somebody knocks, in no hurry.
above-below-page-e123-swap = Trade her something sweeter
above-below-page-e123-swap-3 = You give her the jam. He is set down like an egg. “Was that my stop?” he says, and raises his hat to you, and to the major.
above-below-page-e123-swap-7 = You talk up your lunch until it is a banquet. He is exchanged with honours, at sword’s length, and the next mushrooms in the column are thrown in for courtesy.
above-below-page-e123-carry = Carry him to the Queen
above-below-page-e123-carry-4 = It is a good even load, and the rate is fair. At the last corner, where the ground goes down, he smiles in his sleep.

above-below-page-e124 = “Two,” says the copper clerk, “three, five.” Its bell gives a dull sound. There has been no four in this street of the market since morning: tables have lost a leg, the carts go in circles, and of the band’s repertoire only the waltzes are still standing. It smells of spilt soup. “I kept it here,” says the clerk, and shows you a square place in its drawer. “I may have leaned on it.” There is a reward. From under a barrow comes a small, even, quite exhausted knocking.
above-below-page-e124-again = “Three,” says the clerk, and waits, courteously, as long as it takes. “Four. Thank you. Five.”
above-below-page-e124-echo-1 = “You I have in ink,” it says. “Do stay as many as you are.”
above-below-page-e124-echo-2 = “A party like yours stood still for me once,” it says. “I think of it often.”
above-below-page-e124-coax = Coax it from under there
above-below-page-e124-coax-3 = You sit down on all sides of it and say nothing. By and by the tables get up, and the street passes a hat, in four-four time.
above-below-page-e124-coax-6 = You tell it what you would not have but for it: walls, seasons, a hand at cards. It comes out, dusting its corners, and the clerk pays everyone, equally, down to the last lamp.

above-below-page-e125 = Honey has run down this chapel’s walls until the saints have amber beards. Among the hives sits a woman in a veil, darning the veil. “Perpetua,” she says. “Exiled. It wasn’t me, it was the bees. They only say what’s true, and said it at a wedding.” Wax smoke stings your eyes; something settles on your collar and whispers that you do not like your hat. The bees would know you, she says, if you would let them. A slab of comb has slid to the floor beside the door.
above-below-page-e125-again = “They have been talking about you,” says Perpetua. “I’d sit down, if I were you. It’s mostly nice.”
above-below-page-e125-answer = Answer the bees honestly
above-below-page-e125-answer-4 = They ask who broke the good jug. You say. A bee walks over your knuckles, and the ache that has lived there since harvest moves out.
above-below-page-e125-answer-6 = They have the whole of you in a quarter of an hour, hat included, and are still there. “Well,” says Perpetua, and looks for the big spoon.
above-below-page-e125-comb = Take the comb by the door
above-below-page-e125-comb-3 = The slab sells by the slice. All the way home a very small voice in your collar gives the exact figure.

above-below-page-e126 = Pale necks turn as you come down the cellar steps. It is potatoes; somebody’s grandfather forgot them here, and they have sprouted by the yard. Now there is your lantern. A sigh goes over the floor, smelling of earth and sleep; thousands of white shoots lean after the light, all their eyes open. They have been waiting for morning, and no one has told them that suns do not have handles. To do it properly, up over the coal and down behind grandfather’s shelf, would take till supper.
above-below-page-e126-again = They have leaves. They turn to you, and then, politely, on past you, towards where you set.
above-below-page-e126-day = Give them one whole day
above-below-page-e126-day-2 = You rise over the coal, a little late. At noon you stand on a barrel with an arm up. When you go down they fold, row after row, and somebody murmurs *evening*.
above-below-page-e126-day-4 = You do it with a dawn, and a red scarf over the glass at the end. The shelf where you set holds what grandfathers keep: caps in salt, and a bottle for the back.

above-below-page-e127 = Everything in this burrow drips, except one stone, and on the stone sits a cat. It is the colour of the dark between two candles and it has plainly been expecting someone better. The floor is cold soup to the ankle; it smells of wet rabbit. The cat inspects each of you, lingers on the lunch bag, yawns like a trapdoor, and washes. One cannot invite such an animal. One can only stand in the wet and be so very uninteresting that it comes along to find out why.
above-below-page-e127-again = The stone is still dry and still warm. On it lies half a mouse, arranged as for a guest.
above-below-page-e127-ignore = Ignore it thoroughly
above-below-page-e127-ignore-5 = You discuss gutters. You discuss them well. When you leave, wet to the knees, there are more of you than there were, and one is dry.
above-below-page-e127-squeeze = Squeeze past along the wall
above-below-page-e127-squeeze-0 = You edge round with your backs to the stones. A coin is stuck in the clay at ear height, and the cat watches you find it, unimpressed.

above-below-page-e128 = “Would you mind breathing in B flat?” asks a man with a fork. He came down to tune the doctor’s piano, took a wrong stair, and for nineteen years has been tuning the cave. He lives on barley sugar; the air tastes of it, and rings. Only the great purple one at the end is still out, by a hair, and he needs someone to hold the note while he turns the key. The flat ones that he has knocked off lie in a bucket by the door, for anyone.
above-below-page-e128-again = “You moved,” says the tuner, not accusing anybody. Far off, one crystal is sulking a hair below the rest.
above-below-page-e128-hold = Hold the note for him
above-below-page-e128-hold-4 = Your faces go the colour of beetroot, but the note stands. He pays you the doctor’s five and threepence, with nineteen years of apologies.
above-below-page-e128-hold-6 = The purple one slides home and the whole cave says *ah*. He sits down. He had not thought what came next. He breaks you off the top octave.
above-below-page-e128-flat = Take the flat ones home
above-below-page-e128-flat-3 = They chime all the way, each a little lower than you expect. A glazier buys the lot, and puts cotton in his ears.

above-below-page-e129 = A boundary stone stands in the mine road, and it is warm, as a chair is warm. Somebody has sat down beside it to cry: Mister Grubb, with his spectacles full of dust. “I moved it,” he says. “Four paws to the left, in the spring. Nobody noticed. It is so heavy, not being noticed.” His hammer taps the seam by itself while he talks, and the seam rings like money. Miss Lode’s lantern is coming up the road. He asks you whether it looked better where it was.
above-below-page-e129-again = The stone has a cushion on it now, and a brass plate, in two handwritings: *More or less here.*
above-below-page-e129-echo-1 = “You held the chain,” he sniffs. “I thought of it every night.”
above-below-page-e129-echo-2 = Somebody from upstairs once held their chain for them, he says, and was fair about it.
above-below-page-e129-confess = Move it back and tell her
above-below-page-e129-confess-6 = You push, he confesses. Miss Lode listens to the end. “I moved it too,” she says. “To the right.” The seam is now, officially, a present.
above-below-page-e129-shift = Move it further yet
above-below-page-e129-shift-4 = Four more paws, and the best of the road lies on nobody’s side. You fill your pockets from it before anybody can be nobody.
above-below-page-e129-shift-7 = You heave until the seam is plainly yours and carry off the heart of it. Mister Grubb has stopped crying. He is looking at you.
above-below-page-e129-shift-fail = The stone rolls back where it was in the beginning, over a boot. Miss Lode writes down the time.

above-below-page-e130 = Wheels squeak over the ribs. The copper clerk is going round the bone field with its lantern, bending to each. “Present?” it asks, and waits, and makes a small dash. Its oil smells burnt. “The form has two columns,” it says to you. “*Here* and *Elsewhere*. They are here. But they do not answer to it.” The dashes go on for eleven pages. Somebody might vouch for them, who has buried people. Or somebody might fill in eleven pages of householders in good standing, who each have a bounty coming.
above-below-page-e130-again = There is a third column now, ruled by hand. It is headed *Resting*. The clerk passes by on its toes, if wheels have toes.
above-below-page-e130-echo-1 = “You were truthful about the ham,” it says. “I ask you in confidence.”
above-below-page-e130-echo-2 = “One was truthful to me lately,” it says, “about a very small number.”
above-below-page-e130-vouch = Vouch for them, row by row
above-below-page-e130-vouch-4 = You say what you know: this one limped, this one was loved, here is a ring. It writes all of it down, under *Remarks*, and powders your cough.
above-below-page-e130-vouch-6 = *Here*, you tell it, and tap your own chest. It thinks until its lamp burns low. Then it rules a third column, and shares its supper, which is oil and mushrooms.
above-below-page-e130-forge = Forge eleven pages of householders
above-below-page-e130-forge-5 = A Mrs Thigh, a Mr Rib, all punctual with the rent. The drawer pays. The wind goes through the field and nobody says *present*.
