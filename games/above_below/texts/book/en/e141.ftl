above-below-page-e146 = Sound comes early in this hall. You hear yourselves admire it before you have come in, and a cough, and then, from the far end, somebody of your party shouting *No, the left one!* The crystals stand in rows like organ pipes, cold enough to smoke, and the air tastes of lemon peel. Nobody has said anything about left yet. Two columns have begun to hum, one with purple light inside it. You might sit down until you know more, or take out the chisel.
above-below-page-e146-again = The hall greets you with your own goodbyes. You say them, so as not to cause trouble, and go.
above-below-page-e146-wait = Sit and let it finish
above-below-page-e146-wait-0 = You hear the whole afternoon, including the fall that you will now not have. Somebody, it seems, was going to need the potion; you keep it.
above-below-page-e146-chip = Chip at the humming ones
above-below-page-e146-chip-4 = “No, the left one!” somebody shouts, in good time. It comes away in splinters, clear and saleable, and nobody has lost an eyebrow.
above-below-page-e146-chip-6 = The left one opens like a cupboard. Inside, on a stalk of light, grows a stone that is already on your shelf at home, to judge by the sound.
