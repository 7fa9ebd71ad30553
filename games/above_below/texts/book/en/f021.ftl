above-below-page-f021 = You go in by ear, hands out, over the open grass: a hall, by the echo; a kitchen, where a kettle is set down and a cat; then a stair that is not there, and bears you as far as you believe it. It smells of thyme. It gets on with its evening round you. “They can’t be *warm*,” says one of you, “without any walls”; and everything stops. They had not known. Under one flag by the hearth, which rings hollow, chinks a pot.
above-below-page-f021-again = They are at supper, by the sound of it. Chairs move up; a plate is put down before each of you.
above-below-page-f021-home = Ask the noises home
above-below-page-f021-home-3 = They come as far as the brook, where the stair loses heart. But they had heard you cough. A cupboard; a cork; and one of you is holding a bottle.
above-below-page-f021-home-8 = They come after you over two stiles, banging. You give them the plot at the end of the lane. Such noises do not go long without walls: by Sunday they have a roof, and rain.
above-below-page-f021-flag = Dig under the hollow flag
above-below-page-f021-flag-3 = A yard down stands the pot, and in it somebody’s pennies. Behind you, in the grass, a chair is pushed back. Steps come over to the hearth, and stop there.

above-below-page-f022 = Out of a crack in the rock, no wider than a drawer, comes the calling. There sits the one that was missing, as large as a calf, with its head in a milk churn. It is not unhappy. “*Oo*,” it sings, and listens to the churn. It smells of sour cream and wet fur. With that on it cannot get out of the crack, and it will not have it off, because then the other one would stop. Up the slope a nose goes along the row, and back again.
above-below-page-f022-again = From the crack comes *oo*, in two parts. It has fetched one of its sisters.
above-below-page-f022-coax = Coax it out, singing
above-below-page-f022-coax-3 = You do the other voice out here, until it backs up to see who is so good. Pop, goes the churn. It bites you, tenderly; she comes down with that tongue, which heals most things.
above-below-page-f022-coax-7 = You lead it up churn and all, it singing, you answering, right into the row. She washes everybody twice. The churn is for you, she feels; and she fills it, head to tail.

above-below-page-f023 = You scream where it is usual. A skeleton waves, a real one; something wet goes over your faces. Then comes a bend at which the others have always shut their eyes, and you see a booth, a lamp, a lever, and the young man. He is grey to the waist. His stop-watch has stopped, at two minutes fifty; he is waiting for three. It smells of toffee. “All right there?” he calls. His till is open. In a moment you will be past.
above-below-page-f023-again = The booth goes by. Out of sheer hope he has wound it; it says two minutes fifty-one.
above-below-page-f023-tell = Tell him that it is three
above-below-page-f023-tell-3 = “*Three!*” you shout, and he pulls. It is so sudden that nobody screams. He hands them down by the elbow, one after another, and passes round the throat drops.
above-below-page-f023-tell-6 = You tell him gently, a bit at a time, each time round. At the last he steps on. Everybody gets their money back, you too, and the prize that no one ever won, a jar.
above-below-page-f023-till = Snatch the till in passing
above-below-page-f023-till-3 = Your arm is out, and in. “Hold on *tight*, please,” he calls after you. He has said it every time; you took it for part of the fun.

above-below-page-f024 = Thursday is today, as it happens. He has had you brush him flat, and has been silent for a mile. Under the third root are a table, two stools, a lamp newly trimmed, and nobody. But along the wall somebody has laid out, each on its own leaf, two years of suppers: stuffed caps, baked pears, the early ones gone to fluff. The last still steams. “Then she has only just,” he says, and cannot go on; and round the bend you hear small steps going away.
above-below-page-f024-again = They sit under the third root at the proper distance, each of them reading the other’s back.
above-below-page-f024-run = Run and call after her
above-below-page-f024-run-2 = You shout the first thing that comes into your heads, which is *flute lessons!* Round the bend, after a moment, the steps come to a stop.
above-below-page-f024-run-5 = You catch her up, and pant, and point. He comes trotting round behind you with his answer pinned where she can see it. The suppers must be for you; neither of them could.
