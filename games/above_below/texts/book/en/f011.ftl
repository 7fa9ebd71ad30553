above-below-page-f020 = *Dear all,* says the water in your hands. *Thank you for the stone you threw in when you were seven. I have it still. I have everything that anyone threw.* The page smells of rain; foam rings along the shore. *People wish, and go in to supper. Do write. Or, if it is only the things you want, they lie eleven feet down, on the left, and are well.* There is room below, and the lake has gone smooth, like somebody trying not to read over your shoulder.
above-below-page-f020-again = The lake has kept your reply and thrown back your pencil, sharpened.
above-below-page-f020-reply = Write back at some length
above-below-page-f020-reply-4 = You tell it about the supper. The paper ripples the whole time. When you have signed, a fish comes up carrying the full stop.
above-below-page-f020-reply-6 = By the third page it is answering in the margins. It encloses your stone, which has done well down there, and some small change from other people’s wishes.
above-below-page-f020-dive = Dive for what they threw
above-below-page-f020-dive-7 = Eleven feet down, on the left, in rows, dusted. You take what shines the most, and nothing stops you, and nothing says goodbye.
