above-below-page-u005 = Look up, says the undergrowth, in pale green light. Something large and furry has let go of a branch and is falling on you. It has been falling since Friday, as honey does, face down, paws out, and a warm breath of figs comes on ahead. “Might one of you,” it says, over the afternoon, “have a mattress?” From its pouch its savings go before it, one bright coin at a time, and hang at the height of your hands. Whoever takes one such, they say, can never stop.
above-below-page-u005-again = It has let go of another branch, higher up. “Practice,” it says, about an hour later.
above-below-page-u005-bed = Make it a bed of leaves
above-below-page-u005-bed-3 = It takes a day to rake, and a day for it to arrive. It settles, paw by paw. “Oh,” it says on Thursday. “*Thank*.”
above-below-page-u005-bed-6 = You build it deep and turn back a corner. It lands on its side, already asleep, and the pouch falls open: figs, and provisions for a slow journey.
above-below-page-u005-pick = Pick its savings from the air
above-below-page-u005-pick-5 = You cannot stop at one. One of you cannot stop at twenty, and is still reaching when it comes down beside you with a small, slow, disappointed bump.
