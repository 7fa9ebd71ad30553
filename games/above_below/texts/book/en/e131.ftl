above-below-page-e133 = Hob Tallow sells light by the jar. He has it from under a door with company behind it; he has four o’clock on a Sunday; he has the blue kind that makes people forgive. His stall ticks with warm glass and smells of strangers’ suppers. Hob himself works with his eyes screwed shut. “Can’t abide the dark,” he says, “and I know where it stands. Just behind whoever’s talking.” He has forty jars to get home down an unlit lane, and three stand outside the rope, unpriced.
above-below-page-e133-again = “Is that you?” says Hob, eyes shut. “And is that all of you? Count yourselves out loud, would you?”
above-below-page-e133-carry = Carry his jars down the lane
above-below-page-e133-carry-2 = You walk in a row, each with a Sunday under one arm. At his door he opens his eyes a crack, to see who does such things.
above-below-page-e133-carry-5 = Half-way down he begins to sing. By the last jar he has told you which shops overcharge, and pressed on you what he overcharged himself.
above-below-page-e133-pinch = Pinch the jars by the rope
above-below-page-e133-pinch-4 = One goes for ready money. One you keep to grow things by. The third is the blue kind, and you put it back in a hurry.
