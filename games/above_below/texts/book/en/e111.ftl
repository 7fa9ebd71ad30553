above-below-page-e112 = There is a letter box on the beach, painted red, with its feet in the lake. *Collected daily*, it says, and a ripple comes in and licks the slot. Pebbles click; the mist smells of wet envelopes. On the sand lies today’s post, each letter folded from a sheet of water: one to a widow in Upper Street, with something round and heavy in it; and one with your own names, in a hand like rain. You might carry the widow hers, and have done exploring for today.
above-below-page-e112-again = A ripple brings a card ashore: *Yours to hand. Answer follows.* It has already begun to evaporate.
above-below-page-e112-post = Post yourselves home with hers
above-below-page-e112-post-0 = She reads it standing, and then again, sitting. There is no new cave today. There is a chair by a stove, for any of you, whenever.
above-below-page-e112-open = Open the widow’s letter
above-below-page-e112-open-5 = “*Dear Ada, I put it by for you,*” says the water, in a drowned man’s careful voice, and runs away through your fingers. The coins stay.
above-below-page-e112-read = Read the one for you
