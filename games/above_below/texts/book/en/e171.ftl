above-below-page-e172 = Seven feet above the floor of the shaft and seven below the ceiling hangs an iron cage, and in it a gentleman is frying something. “Shan’t trouble you,” he calls. “The lift stuck in my second year as inspector. One gets used to it. I have the geraniums.” Fat hisses; the smell is wonderful. He has had no visitor since his friend the canary. Below his cage the winch lies in pieces, and behind it runs the seam that he was sent to inspect.
above-below-page-e172-again = The cage is a floor higher and has curtains now. A hand waves a fork. “Do mind the geraniums!”
above-below-page-e172-visit = Climb up and visit him
above-below-page-e172-visit-3 = You squeeze in round the stove and hear about the canary. He cries a little, from the onions, and lets you down by the bucket one by one.
above-below-page-e172-visit-5 = You stay to supper, and then to cards. On the way down the bucket is full of the brown ones, picked off his own wall, with a note on frying them.
above-below-page-e172-crank = Crank the winch and dig
above-below-page-e172-crank-4 = The winch turns once and hits a crock, full of nothing, finely glazed. Above you a voice says, “Oh, I say. Was that a floor?”
above-below-page-e172-crank-7 = Seam and crock both come up on the old rope. His cage comes down with them as far as a better view, and he calls it promotion.
