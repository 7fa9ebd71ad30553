above-below-page-f001 = Behind the scenes it is all string. The tin shepherdess takes you by the sleeve and talks without drawing breath, having none. The wolf has rusted. The moon is stuck. The shepherd was let go in the economies, and for ninety years she has been kissing a coat stand. It reeks of lamp oil. At her nod the overture begins again. One of you could put on the coat. Or sit safe under the stage, in the prompter’s hole, where people dropped their change.
above-below-page-f001-again = The coat stand has been dusted and given a part with words in it. She shows you the words.
above-below-page-f001-shepherd = Put on the shepherd’s coat
above-below-page-f001-shepherd-4 = You are late for supper in all five acts. She never once looks at the coat stand, and writes your reviews herself, on good paper.
above-below-page-f001-shepherd-7 = You improvise a sixth, in which they eat. There is a silence in the house, and then the moon, unaided, comes unstuck. She gives you its counterweight to remember her by.
above-below-page-f001-prompt = Prompt from under the stage
above-below-page-f001-prompt-3 = You whisper every word a little before it is needed. What has rolled down there in ninety years comes to more than the takings.

above-below-page-f008 = *Dear all,* says the water in your hands. *Thank you for the stone you threw in when you were seven. I have it still. I have everything that anyone threw.* The page smells of rain; foam rings along the shore. *People wish, and go in to supper. Do write. Or, if it is only the things you want, they lie eleven feet down, on the left, and are well.* There is room below, and the lake has gone smooth, like somebody trying not to read over your shoulder.
above-below-page-f008-again = The lake has kept your reply and thrown back your pencil, sharpened.
above-below-page-f008-reply = Write back at some length
above-below-page-f008-reply-4 = You tell it about the supper. The paper ripples the whole time. When you have signed, a fish comes up carrying the full stop.
above-below-page-f008-reply-6 = By the third page it is answering in the margins. It encloses your stone, which has done well down there, and some small change from other people’s wishes.
above-below-page-f008-dive = Dive for what they threw
above-below-page-f008-dive-7 = Eleven feet down, on the left, in rows, dusted. You take what shines the most, and nothing stops you, and nothing says goodbye.
