above-below-page-f021 = Inside, the house holds its breath. There is one room, one stair, and one bed, with a dent in it that has gone cold. The stove is lit, not well; it has never had to do that by itself. All smells of soap. As you go round, the boards creak just ahead of you, like somebody pointing: the larder, small but dry; the view; a hook for a coat. It belongs to no one. It would be no trouble. In the pantry stands its one pot, with pennies in.
above-below-page-f021-again = The dent in the bed has been shaken out. Tonight there are as many hooks as you have coats.
above-below-page-f021-home = Ask it home with you
above-below-page-f021-home-3 = It comes as far as the first cart track, and there its courage gives out. But it has wrapped something for your chests, out of the cupboard by the bed.
above-below-page-f021-home-8 = It takes two stiles and a brook with its shutters clenched, and sits down among your others, and shuffles, and pulls in its steps. By dusk there is a proper smoke going up.
above-below-page-f021-pantry = Clear out its pantry
above-below-page-f021-pantry-3 = It opens each door for you. It even holds the lamp. Outside you look round, just once, and it stands as houses do, and has drawn its curtains.

above-below-page-f024 = Thursday is today, as it happens. He has had you brush him flat, and has been silent for a mile. Under the third root are a table, two stools, a lamp newly trimmed, and nobody. But along the wall somebody has laid out, each on its own leaf, two years of suppers: stuffed caps, baked pears, the early ones gone to fluff. The last still steams. “Then she has only just,” he says, and cannot go on; and round the bend you hear small steps going away.
above-below-page-f024-again = They sit under the third root at the proper distance, each of them reading the other’s back.
above-below-page-f024-run = Run and call after her
above-below-page-f024-run-2 = You shout the first thing that comes into your heads, which is *flute lessons!* Round the bend, after a moment, the steps come to a stop.
above-below-page-f024-run-7 = You catch her up, and pant, and point. He comes trotting round behind you with his answer pinned where she can see it. The suppers must be for you; neither of them could.
