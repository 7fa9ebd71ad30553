above-below-page-e172 = The drawbridge has an ear trumpet where its winch should be. It has been up, by the swallows’ nests, for a hundred years. “No,” it says, in a voice of chains, before you can ask. “Not until he apologises.” You mention that he is probably dead. “Then somebody else.” Rust flakes down; the moat breathes cold and smells of ink. In the gatehouse opposite stand pots packed in straw. The gears on this side are good heavy ore, and a crowbar would fit.
above-below-page-e172-again = “I have thought it over,” says the drawbridge. “I was a little sharp as well.” It is still up, but lower.
above-below-page-e172-sorry = Apologise, and mean it
above-below-page-e172-sorry-5 = You are sorry for the ropes, the rain, and what he said about its mother. It comes down by inches, sobbing oil, and asks you to mind the third plank.
above-below-page-e172-jam = Jam the gears with a crowbar
above-below-page-e172-jam-4 = It drops, groans, and stops crooked. The gate-money of a century has slid into one corner, and you have about a minute to pick out your share.
above-below-page-e172-jam-7 = Two wheels come away whole and heavy. The bridge hangs by one chain and has no more to say on the subject of apologies.
