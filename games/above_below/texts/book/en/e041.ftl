above-below-page-e048 = Nobody has used this machine since the questions ran out. It stands where two corridors of drawers meet, a brass thing with a lap, and blushes at you with little lamps. “Answers,” it whirrs. Hot dust; a ribbon of paper; a bell. The first answer drops into the tray: *No, but he thought about you.* You have not asked anything. The next says *Under the third stair, in a sock.* For one of your own you must think of a question; a coin helps it think faster.
above-below-page-e048-again = In the tray, waiting: *Yes. I was wondering when you would come back.*
above-below-page-e048-take = Take what has already dropped
above-below-page-e048-take-0 = You try the third stair on your way out. It is quite true about the sock, and there was even something in it.
above-below-page-e048-ask = Ask one of your own
above-below-page-e048-ask-5 = You ask what the village will want. It prints for an hour, mostly on clean paper, mostly *soup*, and finds your coin’s sister down the back.
above-below-page-e048-ask-7 = You ask it how *it* is. All the lamps go out. Then it prints, and prints; the last yard says *better*, and there is something for your cough wrapped in it.
