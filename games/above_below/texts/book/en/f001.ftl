above-below-page-f001 = Behind the scenes it is all string. The tin shepherdess takes you by the sleeve and talks without drawing breath, having none. The wolf has rusted. The moon is stuck. The shepherd was let go in the economies, and for ninety years she has been kissing a coat stand. It reeks of lamp oil. At her nod the overture begins again. One of you could put on the coat. Or sit safe under the stage, in the prompter’s hole, where people dropped their change.
above-below-page-f001-again = The coat stand has been dusted and given a part with words in it. She shows you the words.
above-below-page-f001-shepherd = Put on the shepherd’s coat
above-below-page-f001-shepherd-4 = You are late for supper in all five acts. She never once looks at the coat stand, and writes your reviews herself, on good paper.
above-below-page-f001-shepherd-7 = You improvise a sixth, in which they eat. There is a silence in the house, and then the moon, unaided, comes unstuck. She gives you its counterweight to remember her by.
above-below-page-f001-prompt = Prompt from under the stage
above-below-page-f001-prompt-3 = You whisper every word a little before it is needed. What has rolled down there in ninety years comes to more than the takings.

above-below-page-f002 = Inside the jar it is warm, and a wasp is walking on the jam. Somebody’s clock says four and means it. The cloth smells of starch and plum cake; the chairs are pushed back, as if the family had gone out to look at something. All round, against the glass, stands the dark with its hands up, looking in. It has paid for this, and could not find the way to be in it. In the sideboard lies the housekeeping money; but the pot is full, and there are cups.
above-below-page-f002-again = The chairs stand closer together, and on one of them there is a shadow that nothing throws.
above-below-page-f002-pour = Pour it a cup of tea
above-below-page-f002-pour-4 = You put a chair for it by the door, out of the sun. In the cup the level sinks. Cake it does not care for; you must have that.
above-below-page-f002-pour-7 = You draw the curtain half-way, and it comes in as far as the hem and sits, and the clock says five past. What has been used it gives you, washed, with the cake.
above-below-page-f002-money = Take the housekeeping
above-below-page-f002-money-6 = It is in a cocoa tin. When you look up the glass is empty all the way round, and it is still four o’clock, and nobody is there.

above-below-page-f003 = Out you lean, into an evening. Wet slates; gaslight; a smell of horses and new bread. It is your own Upper Street, with the elms that your grandmothers talk about, and under the window an errand boy with a basket is looking up. “You’re not the usual lady,” he says. He has fruit to deliver, and a letter, and cannot find the door; he dares not go back with them. From his handlebars, in a leather bag, hangs the shop’s money. You have a string.
above-below-page-f003-again = The street is dry and the elms are gone. A very old man looks up, and lifts his cap to you.
above-below-page-f003-tell = Tell him which door
above-below-page-f003-tell-5 = It is the third, where there is now a barber. He rings, he turns round, he waves. Pears come up to you on the string, with a coin, from the kitchen.
above-below-page-f003-tell-7 = You know the house; you were born in it. A young woman opens, shades her eyes at your window, and sends the pears up to you, and the letter, unread, to be kept.
above-below-page-f003-hook = Hook up the leather bag
above-below-page-f003-hook-3 = It comes up easily. The whistling stops. At home they tell a story of an errand boy who lost his place, and nobody ever knew how.

above-below-page-f004 = Held to the ear, the fruit is warm, and has an old man’s voice. “I put it by for Nell,” it says. “Every week. Behind the stove, the loose brick. I was going to say so at supper, and then it was such a good supper.” It smells of pears and pipe smoke. Somebody breathes. “She’s in Mill Lane, and thinks I drank it.” You know Mill Lane. You know that stove; the house has stood empty since autumn. The plant has turned its flower away, out of tact.
above-below-page-f004-again = On that stalk is another now, very small. It has a woman’s voice, and is laughing.
above-below-page-f004-carry = Carry it to Nell, whole
above-below-page-f004-carry-4 = She hears it through twice in the doorway, one hand flat on the wood. “The old fool,” she says, and goes to look for her purse.
above-below-page-f004-carry-7 = She eats it slowly, all of it, looking at the wall. Then she takes you to the loose brick, and divides by everyone who is there.
above-below-page-f004-brick = Try the brick yourselves
above-below-page-f004-brick-6 = It is all in a stocking, in small coin. You let the fruit drop. It has left off talking; it is only a pear.

above-below-page-f005 = Down you go, between two walls of water, past the trout, past weed that stands up straight. It smells like a cellar; each step rings. In the deepest place lies what the river listens with: a shell, pink inside, as large as a cottage, with a mat before it. Round about, dry for once, is whatever fell out of boats, and in the bank gapes a hole that nobody has ever had. The shell has turned its opening to you. It has, you feel, been patient.
above-below-page-f005-again = Over the deep place the water turns in one slow ring, like a thumb on a hem.
above-below-page-f005-shell = Say one true last thing
above-below-page-f005-shell-4 = “And then they went in to supper,” you say. It goes round in there, smaller and smaller. A drop falls; then all of them. You come up on the other bank, your hats full.
above-below-page-f005-shell-7 = You say that they got off, and went up the path, and are still going. The shell shuts its lip. The river sets out after them, leaving you a jar, with something for the news.
above-below-page-f005-comb = Look round while it is dry
above-below-page-f005-comb-3 = The hole is swept, and has stairs of its own at the back. You drive in a peg. On the way out you pick up a coin, and avoid the shell’s eye.

above-below-page-f006 = *… and nobody has ever asked for one back,* says the ice, backwards, under your nose. It smells of pennies, and hums in the teeth. *She threw it further than anyone. She said never. On Monday she stood at the edge, and held out her hand. I do not know how it is done. I send letters. It is by the reeds, inside a perch.* There comes a blot. In the hole that the swans keep open something goes by, gleaming. She lives over the jeweller’s. So does the jeweller.
above-below-page-f006-again = *It fits*, says the ice, in letters as big as sheep. *I see now. Who else?*
above-below-page-f006-give = Fish it up for her
above-below-page-f006-give-7 = It comes out with a hiccup. She stands at the door in her coat, looks, and for some time cannot get it on, for laughing. You have to drink something hot, and keep the perch.
above-below-page-f006-pawn = Fish it up for the jeweller
above-below-page-f006-pawn-3 = He weighs it, bites it, reads what is written inside, and pays at once, so as not to have read it. By evening the lake is frozen to the bottom.

above-below-page-f007 = Very gently, when you are all on the bench, the island casts off. There is a path, freshly raked. It goes round the thorn tree, in at the low door, and down, smelling of warm stone; somewhere a lake laps on the inside. Along the wall the island has put out what it has: a jug, a row of mushrooms, the coins that were thrown to it for luck. It has plainly been practising. Nobody has come in this far. It has stopped rocking, not to hurry you.
above-below-page-f007-again = The path has been raked again. It goes to two chairs, and a third, in case.
above-below-page-f007-path = Follow the path to its end
above-below-page-f007-path-3 = It ends in a chair, exactly as one would have wished. You stay a while, take a coin for luck, and come out by the low door on your own bank, where it now is.
above-below-page-f007-path-7 = Past the chair is a window, and in it your village, of an evening, from the water. You admire it all by name. It insists on the jug, filled, and leaves the door.

above-below-page-f008 = *Dear all,* says the water in your hands. *Thank you for the stone you threw in when you were seven. I have it still. I have everything that anyone threw.* The page smells of rain; foam rings along the shore. *People wish, and go in to supper. Do write. Or, if it is only the things you want, they lie eleven feet down, on the left, and are well.* There is room below, and the lake has gone smooth, like somebody trying not to read over your shoulder.
above-below-page-f008-again = The lake has kept your reply and thrown back your pencil, sharpened.
above-below-page-f008-reply = Write back at some length
above-below-page-f008-reply-4 = You tell it about the supper. The paper ripples the whole time. When you have signed, a fish comes up carrying the full stop.
above-below-page-f008-reply-6 = By the third page it is answering in the margins. It encloses your stone, which has done well down there, and some small change from other people’s wishes.
above-below-page-f008-dive = Dive for what they threw
above-below-page-f008-dive-7 = Eleven feet down, on the left, in rows, dusted. You take what shines the most, and nothing stops you, and nothing says goodbye.

above-below-page-f009 = Where the wood ends there is a gate, a lit door, and in the door a tall old woman with a spoon. Butter hisses; the porch smells of mushrooms and thyme. “I had it only this morning,” she says, peering at you. “It starts like a drawer that sticks. Is it one of you?” Behind your coats, just outside the light, the child has stopped breathing. It will come if it is called properly. On the dresser stands a jar: pocket money, weekly, for years. One could simply say yes.
above-below-page-f009-again = Lamp lit, door shut; and through the shutter two voices, not eating up their greens.
above-below-page-f009-bring = Help her find the word
above-below-page-f009-bring-3 = You try the baker’s, the twins’, the mare’s. At *Mildred* somebody behind you laughs out loud. She goes quite still, lays another place, for the laugh, and pays you for your trouble.
above-below-page-f009-bring-7 = “Begin where it sticks,” you say. “*Do*,” says the old woman; “*Do*,” and out of the dark a small voice finishes it. Nobody eats for some time. Then everybody does, and the jar goes round.
above-below-page-f009-be = Say yes, one after another
above-below-page-f009-be-6 = “Here,” says each of you in turn, and each is given a plateful, and a week’s money. She strokes every head, to see if it is the one. Outside a twig snaps, further off.

above-below-page-f010 = Down you go, like a draught, round three corners, pushing something in front of you, and come out with a pop on a desk. Violets; a lamp; a young woman, her hand on the flap. “*You* are the answer?” On Monday she asked him, in Accounts, whether he would marry her, and has sat here since, over a fresh ream. What came out ahead of you has burst. It was one word; it is on your coats, smudged. In Accounts a bell is ringing. She smooths her hair.
above-below-page-f010-again = *Mr and Mrs*, says the flap. Behind it two people are stamping things, in time.
above-below-page-f010-yes = Be a yes, all of you
above-below-page-f010-yes-2 = “*Yes*,” you say, in chorus. She puts on her hat. He had only written that her tube appeared to be blocked; but by then he had seen the hat.
above-below-page-f010-yes-7 = You go and get him. He is pulling the bell with both hands. “I said *yes!*” he cries. “It won’t go *down!*” Accounts gets up a collection, and you are asked to be the flowers.
above-below-page-f010-later = Be a request for particulars
above-below-page-f010-later-3 = “In triplicate?” she says, and brightens, and cuts open the ream. It is what she does best. The third copy, which nobody ever needs, you may have blank, with the postage.
