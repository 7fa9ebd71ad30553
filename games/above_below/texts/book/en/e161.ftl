above-below-page-e161 = Tonight the raft is tied up, and Ulla sits on the bank with her boots in her lap. “My knees,” she says. “And there’s one who booked.” Out on the water stands a passenger already, tall, hooded, dripping upwards. It smells of cellars and cold iron, and the raft does not dip under it. “It never says where it’s going. It only ever listens.” She holds out the pole to you, and a flask; her other hand is on the tangle of rope that she ought to mend before morning.
above-below-page-e161-again = The pole leans on the wall, still wet. “It asked after you,” says Ulla. “By the sound of your feet.”
above-below-page-e161-echo-1 = “You have the aunts for it,” she says, and she means it as praise.
above-below-page-e161-echo-2 = The rope is tied to her ankle now, on account of otters.
above-below-page-e161-pole = Take the pole this once
above-below-page-e161-pole-4 = You talk all the way across and never turn round. On the far side there is nobody aboard, and Ulla gives you what was in the flask.
above-below-page-e161-pole-7 = You tell it where you are from, street by street. It gets off there, somehow. On its seat lies a stone the colour of evening, quite dry.
above-below-page-e161-stay = Stay and mend the rope
above-below-page-e161-stay-5 = All night you untangle other people’s troubles. She cuts you the length that was left over, and rubs your wrists with something green.

above-below-page-e162 = Hats go first. Then the lantern swings out level, and all of you are on your toes without having meant to. This chimney breathes, an hour in, an hour out, and now it is about to breathe out. It smells of hot slate and rooks; it moans like a cow with an idea. Forty feet up, on the ledges, lies whatever the wind has been carrying off these thousand years and has grown tired of, and it glitters. There are handholds, too, of a sort.
above-below-page-e162-again = The chimney is holding its breath. Your hats come back to you, one by one, and not all of them are yours.
above-below-page-e162-ride = Ride the breath with spread coats
above-below-page-e162-ride-6 = You go up like washing. Somewhere near a ledge you grab at what everyone once grabbed at, and come down with your arms full of purses.
above-below-page-e162-ride-8 = You go up past the ledges, past the rooks, to the place where the wind keeps its favourites. It lets you down as gently as a secret.
above-below-page-e162-climb = Climb by the handholds
above-below-page-e162-climb-4 = The wind pushes where you would push yourselves. The lowest ledge is mostly umbrellas, but people leave money in umbrellas.
