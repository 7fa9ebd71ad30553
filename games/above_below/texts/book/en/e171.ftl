above-below-page-e172 = Seven feet above the floor of the shaft and seven below the ceiling hangs an iron cage, and in it a gentleman is frying something. “Shan’t trouble you,” he calls. “The lift stuck in my second year as inspector. One gets used to it. I have the geraniums.” Fat hisses; the smell is wonderful. He has had no visitor since his friend the canary. Below his cage the winch lies in pieces, and behind it runs the seam that he was sent to inspect.
above-below-page-e172-again = The cage is a floor higher and has curtains now. A hand waves a fork. “Do mind the geraniums!”
above-below-page-e172-visit = Climb up and visit him
above-below-page-e172-visit-3 = You squeeze in round the stove and hear about the canary. He cries a little, from the onions, and lets you down by the bucket one by one.
above-below-page-e172-visit-5 = You stay to supper, and then to cards. On the way down the bucket is full of the brown ones, picked off his own wall, with a note on frying them.
above-below-page-e172-crank = Crank the winch and dig
above-below-page-e172-crank-4 = The winch turns once and hits a crock, full of nothing, finely glazed. Above you a voice says, “Oh, I say. Was that a floor?”
above-below-page-e172-crank-7 = Seam and crock both come up on the old rope. His cage comes down with them as far as a better view, and he calls it promotion.

above-below-page-e173 = Fire! cry forty small persons with leather buckets, running past you, and, running back, Fire! They are the brigade of the wood, the oldest in the deep, and there has never been one. Today there is. A puffball smoulders on the hill; it smells of toast; and the captain, who is shaking, has discovered that the hoses are for show. “Form a chain,” he begs, “anyone with arms.” Below the hill the street stands empty, doors open, shelves in full view: caps drying on strings, a till.
above-below-page-e173-again = “Drill,” says the captain, radiant, with burnt eyebrows. “Only drill. But could you run about a little?”
above-below-page-e173-pass = Pass buckets up the hill
above-below-page-e173-pass-3 = Forty buckets reach the top with a spoonful in each. It is enough. They toast what is left, and sing, somewhat high.
above-below-page-e173-pass-4 = You turn the chain into two, and one of them sends the empties back, which nobody had ever thought of. The doctor of the brigade rubs everyone’s chest.
above-below-page-e173-loot = Loot the street meanwhile
above-below-page-e173-loot-6 = Up there they are cheering something. You help yourselves down one side and up the other, and leave the doors just as they were.
