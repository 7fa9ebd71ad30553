above-below-page-u001 = “And they’re *off*,” whispers the man with the megaphone. He has been whispering it for a generation. Under lit ferns two snails, as large as sofas, are coming down the straight, neck and neck; it smells of wet lettuce and money. Those on the benches were born there. The bookmaker came down for a week, and would like somebody, please, to shout. The tape is a yard away, tied to twigs. Odds are generous. Nobody, says his wife, was ever yet content with one bet.
above-below-page-u001-again = They have drawn level with a daisy. “*Unbelievable*,” breathes the man with the megaphone.
above-below-page-u001-cheer = Cheer them both home
above-below-page-u001-cheer-2 = You shout till the ferns flicker. Both snails look round, touched, which costs them the week; but nobody there has ever been so happy.
above-below-page-u001-cheer-4 = You start a wave. It goes along the benches, and something in it reaches the left one, who puts out an eye, and wins. The bookmaker shuts his bag and treats everybody.
above-below-page-u001-bet = Bet on the left one
above-below-page-u001-bet-6 = By the width of a horn! The photograph will be ready in the autumn, but they pay out on your faces.
above-below-page-u001-bet-fail = The right one. It was so *near*, says one of you; so near that it hardly counts; and is asking, on the way home, what runs on Sundays.
above-below-page-u001-nudge = Nudge the tape at night
above-below-page-u001-nudge-4 = Two inches to the left are enough. In the morning a great-grandfather is lifted up to see, and takes off his hat to quite the wrong snail.

above-below-page-u002 = Dot, dash, dot, goes a small green light over the bog, with great feeling. It is a firefly, in a collar, among baskets of blackberries for whoever should come. “I put it quite plainly,” he says. “*I am alone. Come as you are.*” But only eels come. There is a sweet smell of rot; a frog plucks one string. One of you reads off his code. What he has signalled all summer is *I am a loan. Come ashore.* Somebody might well answer, for the baskets.
above-below-page-u002-again = Two lights go up and down over the bog, correcting each other, with a good deal of laughing.
above-below-page-u002-correct = Correct his spelling
above-below-page-u002-correct-3 = He goes quite dark with shame. Then, very small, letter by letter, he tries it; and far out, in rounder hand, something begins to spell.
above-below-page-u002-correct-6 = You suggest an image or two, and a shorter close. Before midnight there is a second light. They have no thought of food; you must take the baskets.
above-below-page-u002-reply = Reply in her name
above-below-page-u002-reply-4 = You wave a lantern from a boat. *Leave supper on the bank*, you spell. He signals all night that it was no trouble, that he’d only hoped to see her.

above-below-page-u003 = Round and round the toadstool ring go the dancers, gentlemen and ladies, cheeks aflame; a fiddle saws at nothing. Nobody is ever let out under seven years. Beside it, in a smell of glue, sits a cobbler with nails in his mouth, who soles them as they pass: one tap each round. “Three-four,” he says through the nails. “I can’t abide it.” He has got behind; a countess dances in her stockings. Purses have flown off into the middle, where it turns fastest, and ankles go like twigs.
above-below-page-u003-again = They have slowed to a minuet, out of regard for the cobbler. He says that he misses the exercise.
above-below-page-u003-cobble = Cobble beside him till dawn
above-below-page-u003-cobble-3 = You run along with the hammer, and learn to tap on *two*. The countess leans down in passing to say that one forgets what kindness weighs. He shares his dinner.
above-below-page-u003-dance = Dance in for the purses
above-below-page-u003-dance-7 = You go in on the beat, bow, turn, stoop; and out by the only gap, between two waltzes. You hum it for weeks.
above-below-page-u003-dance-fail = One of you meets a major coming the other way, at speed. The ring throws out what cannot dance. It is quite painless, up to the tree.

above-below-page-u004 = “Tell her,” says the lichen on the rock, “that it is her turn.” “Tell *him*,” it answers, in another voice, “that I did the light all week.” Being a lichen, it is two: he does roof and rent, she does sun and sugar, and they have not spoken for a century. Their body is greying down the middle. Something drips; it smells of burnt sugar. Potters come for the orange of its edges, and have left their crocks here. One would have to carry each word about an inch.
above-below-page-u004-again = They finish each other’s sentences now. “It was never,” says one, “about the light,” says the other.
above-below-page-u004-mediate = Mediate, an inch at a time
above-below-page-u004-mediate-4 = By evening they have established that it was his cousin who said it. There is a silence. Then the whole rock smells of supper, and you are asked to stay.
above-below-page-u004-mediate-6 = “I was cold,” she says at last. You carry it over. He thinks for the length of a candle, and moves an inch. New orange runs round the rim, and dyes both crocks by itself.
above-below-page-u004-scrape = Scrape off the orange
above-below-page-u004-scrape-3 = It comes away with a butter knife. “Was that you?” says one voice. “I thought it was *you*,” says the other; and it is almost tender.

above-below-page-u005 = Look up, says the undergrowth, in pale green light. Something large and furry has let go of a branch and is falling on you. It has been falling since Friday, as honey does, face down, paws out, and a warm breath of figs comes on ahead. “Might one of you,” it says, over the afternoon, “have a mattress?” From its pouch its savings go before it, one bright coin at a time, and hang at the height of your hands. Whoever takes one such, they say, can never stop.
above-below-page-u005-again = It has let go of another branch, higher up. “Practice,” it says, about an hour later.
above-below-page-u005-bed = Make it a bed of leaves
above-below-page-u005-bed-3 = It takes a day to rake, and a day for it to arrive. It settles, paw by paw. “Oh,” it says on Thursday. “*Thank*.”
above-below-page-u005-bed-6 = You build it deep and turn back a corner. It lands on its side, already asleep, and the pouch falls open: figs, and provisions for a slow journey.
above-below-page-u005-pick = Pick its savings from the air
above-below-page-u005-pick-5 = You cannot stop at one. One of you cannot stop at twenty, and is still reaching when it comes down beside you with a small, slow, disappointed bump.

above-below-page-u006 = *Letters from Home, while you wait*, says a board between two glowing stumps, and they wait, beetles, diggers, a lost guardsman, sniffing. A woman with inky cuffs looks hard at each and begins to write. *Dear boy, the cat asks for you.* It is never wrong, down to the cat. Her pen scratches; the wax is scented with violets. Most of them put in a coin for an imaginary sister, and seal it. “Nobody’s ever sent *me* one,” she says, shaking sand over a page. “Well, they wouldn’t know where.”
above-below-page-u006-again = She reads to you from hers. She has it by heart, but turns the page all the same, for the rustle.
above-below-page-u006-write = Write her one yourselves
above-below-page-u006-write-3 = *The latch still sticks*, you put, not knowing. She reads it standing up. “It does,” she says. “You have to lift.”
above-below-page-u006-write-6 = You all have a hand in it; it runs to four sides, and somebody draws the hill. She shuts the stall for the day. The best paper, she says, was only ever waiting for this.
above-below-page-u006-steam = Steam open the sealed ones
above-below-page-u006-steam-4 = It is soon done, over a kettle. You gum them down again so neatly that the sisters, who do not exist, will never know.

above-below-page-u007 = There is nobody behind you. You look again: nobody, but the trees are nearer. They stand quite still, pale, with earth on their feet; one balances on a single root. You walk on. Patter, patter; a smell of leaf mould; you spin round, and a birch has its arm out and bites its lip. Ah. You used to play this one, against the barn. They have laid in brown caps for afterwards. Only, it is dark, and whoever loses his nerve at this tends not to find it.
above-below-page-u007-again = There is nobody behind you. The nobody is holding its breath, and one of it has got the giggles.
above-below-page-u007-play = Play against the trees
above-below-page-u007-play-5 = You catch the birch, an alder, and two firs that claim they were always there. They squeak with delight. Refreshments are handed along the branches.
above-below-page-u007-play-8 = Then it is their turn to count. You come up through the whole wood on tiptoe and touch the oldest oak on the shoulder. It has never been caught. It cries *oh!* and drops everything.
above-below-page-u007-play-fail = You turn too late; something gnarled and tender takes one of you by the elbow. “*Got you*,” it whispers. That one looks round at every tree now, even in pots.
above-below-page-u007-back = Walk off backwards, all the way
above-below-page-u007-back-0 = They stand there like a school photograph. The last thing you see is a twig, waving. You have backed through somebody’s bean rows, and your sacks are full of them.

above-below-page-u008 = *Moooo*, goes the siren, one note, all morning. Round the bend, at the pace of damp, comes an ambulance. It is a slug with a blue lamp and a stretcher, straining, smelling of cucumber and carbolic. “Emergency,” it gasps. The patient sits up and lifts his hat. He recovered years ago. On the way he has married the nurse; there are children, under the blanket, playing cards. Nobody has the heart to tell it. Four yards to hospital, uphill; and the doctor gives supper to whoever brings somebody in.
above-below-page-u008-again = *Moooo*. It is going back now, with flowers, to see how everyone got on.
above-below-page-u008-echo-1 = It has had another call, it pants: someone has fallen, or is about to have.
above-below-page-u008-push = Push, for all you’re worth
above-below-page-u008-push-2 = You gain an inch, another inch. “Make way!” cries the patient, to please it. A fern leans aside, and the blue lamp shines as never before.
above-below-page-u008-push-4 = You carry them over the doorstep, slug and all. “*In time*,” it sobs. The doctor listens to the patient’s heart, gravely, for quite a while, and then to everybody’s. There is fish for tea.

above-below-page-u009 = Every hollow oak here ticks. Settlers brought them, says the ranger, to have something of home on the wall; some got out; and now there are wild cuckoo clocks all over the wood. They flit by with trailing chains, smelling of pine oil. On the hour it is frightful, since no two agree. In a fork lie the eggs, each with its tiny pulse; watchmakers give any money for those. On a twig below sits the youngest, run down, at ten to four, with its little door open, looking up.
above-below-page-u009-again = It is ten to four, or noon, or half past eight, on every side. One of them does it for you in a whisper.
above-below-page-u009-wind = Climb and wind the little one
above-below-page-u009-wind-5 = You must not touch the hands; only the chain, link by link. *Cuck*, it says. Then it flies, more or less, to its father, and the ranger, who had money on it, pays up.
above-below-page-u009-nest = Take the eggs from the nest
above-below-page-u009-nest-3 = You have the two by the edge. All down the wood, behind you, something strikes one; and one; and one.
above-below-page-u009-nest-7 = You get every egg, warm, ticking, in a hat. They will hatch on marble mantelpieces, and come out on the hour, and ask.

above-below-page-u010 = At a table in the bracken, with a bib on, an enormous man lifts a fork, shuts his eyes, and waits. A clock ticks. “No,” he says happily, “not fatal.” He is taster to the Mole Queen. She fled years back, from another sort of plot; but the dishes go on coming down, glowing blue, glowing pink, and he goes on. It smells of butter, thyme, and something under the thyme. Five stand untried. “One in three,” he says, “you’re the wrong colour ever after. But *which* three!”
above-below-page-u010-again = “The pink,” he tells you, chewing, “improves.” He has written a guide, with little forks in the margin.
above-below-page-u010-taste = Taste the five new dishes
above-below-page-u010-taste-5 = The third one hums. You put it back, and nothing happens to anybody, by a hair. He gives you a basket of what you have proved.
above-below-page-u010-taste-7 = You do all five, eyes shut, and find the nutmeg in the fourth. “*Nutmeg!*” He gets up, which takes two, and shakes hands. The basket, the tips and the cold table are yours.
above-below-page-u010-taste-fail = It was the delicate one. “Ah,” he says with interest, turning one of you to the light, “now *that* is new,” and reaches for his pencil.
above-below-page-u010-plates = Clear what he has passed
above-below-page-u010-plates-3 = He pushes the blue ones over. “Last Thursday’s,” he says, “and I’m still here, look. There’s more of me, if anything.”
