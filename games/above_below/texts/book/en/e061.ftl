above-below-page-e066 = At the bottom of everything there is a door, and behind the door is your kitchen. It is the same, down to the burn on the table. The kettle is warm. It smells of yesterday’s onions, and the clock ticks with the limp that yours has. On the draining board stand your plates, used; there is cider left in the jug. In the pantry, which at home holds a broom, somebody hums and counts crockery. You know the tune. You had not known that anybody else did.
above-below-page-e066-again = The kitchen again. This time there is a light under the pantry door, and the humming stops when you come in.
above-below-page-e066-wash = Wash up and put all back
above-below-page-e066-wash-0 = It seems the least you can do. When you go to hang up the cloth it is already hanging, damp. You take what is left in the jug.
above-below-page-e066-pantry = Look into the pantry
above-below-page-e066-pantry-5 = Nobody; shelves; your grandmother’s good set, that was lost in the flood, with one piece standing a little forward. There is a label on it. *For now.*
above-below-page-e066-pantry-fail = The pantry holds a broom. You stand before it for a while, the way one does, and have forgotten what you came for.

above-below-page-e069 = Hob Tallow sells light by the jar. He has it from under a door with company behind it; he has four o’clock on a Sunday; he has the blue kind that makes people forgive. His stall ticks with warm glass and smells of strangers’ suppers. Hob himself works with his eyes screwed shut. “Can’t abide the dark,” he says, “and I know where it stands. Just behind whoever’s talking.” He has forty jars to get home down an unlit lane, and three stand outside the rope, unpriced.
above-below-page-e069-again = “Is that you?” says Hob, eyes shut. “And is that all of you? Count yourselves out loud, would you?”
above-below-page-e069-carry = Carry his jars down the lane
above-below-page-e069-carry-2 = You walk in a row, each with a Sunday under one arm. At his door he opens his eyes a crack, to see who does such things.
above-below-page-e069-carry-5 = Half-way down he begins to sing. By the last jar he has told you which shops overcharge, and pressed on you what he overcharged himself.
above-below-page-e069-pinch = Pinch the jars by the rope
above-below-page-e069-pinch-4 = One goes for ready money. One you keep to grow things by. The third is the blue kind, and you put it back in a hurry.
