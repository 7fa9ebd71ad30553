above-below-page-e142 = Leaves fall upwards past your faces. Overhead, where the chimney narrows, an apple tree hangs by its roots from the underside of somebody’s garden; it missed the surface as a seed and has never been told. It grows down, and lets its fruit go skyward, thudding, one by one, against the roof. The shaft smells of cider and wet bark. Up among the roots something chinks in the wind as well: the garden, it seems, has a hole, and its owner a hole in his pocket.
above-below-page-e142-again = Blossom, this time, and no fruit. It comes down round you like a wedding, or rather goes up.
above-below-page-e142-pick = Climb down it, upwards
above-below-page-e142-pick-3 = The trick is to let go of the wrong hand. You come away with a shirtful that still pulls gently at the buttons.
above-below-page-e142-pick-4 = You get as far as the roots, shake them, and collect a whole summer’s carelessness. Above, muffled, a man is blaming the magpies.

above-below-page-e144 = Under glass, on pins, in rows, they beat their wings when the lamp comes near: names. The man with rings is showing his cabinet, with a glass of something for visitors. *Bartholomew*, large, tropical; a *Maud*, very fresh. It smells of camphor and breath. “People leave them lying about,” he says. “On forms.” And what is yours, you ask. He opens his mouth, and after some time he shuts it. In the first drawer is one bare, rusty pin. The case has a handle; outside wait the dealers.
above-below-page-e144-again = A drawer stands open. In there somebody is trying over a short name, as one tries a stair in the dark.
above-below-page-e144-echo-1 = “You were at the barrel that day,” says the man, and looks for dust on your collars.
above-below-page-e144-echo-2 = He is still cross about a sale in the market; there were strangers in the crowd.
above-below-page-e144-sip = Sip, look and admire
above-below-page-e144-sip-0 = You say that the light is good. He fills your glasses, forgets to fill his own, and looks at the pin.
above-below-page-e144-find = Find him his own
above-below-page-e144-find-5 = It is behind the cabinet, grey, like a thing from a mitten. *Wilf*. He says it twice. His pen shakes so that he gives you the whole pad.
above-below-page-e144-find-7 = You let them all out, call, and see which one he turns round for. He sits there being Wilf, taking off rings, while the rest go up past the lamp in a cloud.
above-below-page-e144-lift = Lift the case by its handle
above-below-page-e144-lift-6 = It is lighter than you thought. All the way to the dealers you can hear through the wood who they are, and were.
above-below-page-e144-lift-8 = You take the second drawer as well, with the jewelled pins. *Maud* goes to an opera singer. Most of the others, you are told, went well with wallpaper.
above-below-page-e144-lift-fail = The case falls open. For weeks the entire market knows what you are called, and who said it last, and why.

above-below-page-e146 = Hats go first. Then the lantern swings out level, and all of you are on your toes without having meant to. This chimney breathes, an hour in, an hour out, and now it is about to breathe out. It smells of hot slate and rooks; it moans like a cow with an idea. Forty feet up, on the ledges, lies whatever the wind has been carrying off these thousand years and has grown tired of, and it glitters. There are handholds, too, of a sort.
above-below-page-e146-again = The chimney is holding its breath. Your hats come back to you, one by one, and not all of them are yours.
above-below-page-e146-ride = Ride the breath with spread coats
above-below-page-e146-ride-6 = You go up like washing. Somewhere near a ledge you grab at what everyone once grabbed at, and come down with your arms full of purses.
above-below-page-e146-ride-8 = You go up past the ledges, past the rooks, to the place where the wind keeps its favourites. It lets you down as gently as a secret.
above-below-page-e146-climb = Climb by the handholds
above-below-page-e146-climb-4 = The wind pushes where you would push yourselves. The lowest ledge is mostly umbrellas, but people leave money in umbrellas.

above-below-page-e147 = Cluck, says the seam, and you hold up the lamp. In the last gallery of the mine sits a hen as large as a haystack, on one egg; it is a boulder, quite plainly, of granite. She has sat there since the gallery was dug round her, and has pins and needles. It is warm and smells of straw and struck flint. “One hour,” she says, “and a bath of dust, and whatever I scratch up is yours.” She lifts a wing. The boulder must on no account get cold.
above-below-page-e147-again = The hen lifts one wing a little. From under it you are looked at, by something grey, with great interest.
above-below-page-e147-sit = Sit on it for an hour
above-below-page-e147-sit-3 = It is like sitting on a church. She comes back shaking out her feathers, counts the egg, and pays in what she has scratched up.
above-below-page-e147-sit-7 = In the last minute it moves. What comes out is small, wet and slate-blue, falls over, and decides that you are its mother too. She rakes up supper for both families.

above-below-page-e150 = Stop for breath in this wood and you are measured. Threads as fine as spit come down from under the caps, go round a wrist, tickle along an inseam, and withdraw to confer. There is a smell of damp wool, and overhead a soft clicking, as of many needles held by nobody. On a root lies a finished glove with six fingers, beautifully made. They are learning. Their lunch basket stands by, and many a reel of thread; it is all a matter of holding still.
above-below-page-e150-again = The caps bend down to see how the glove is wearing. You have not the heart to show them your hands.
above-below-page-e150-stand = Stand and be measured
above-below-page-e150-stand-3 = It takes an hour, and there is some giggling. The coat fits nobody, but they are so pleased that they press their lunch on you.
above-below-page-e150-stand-4 = You do not so much as blink. They have never had a customer who kept to his own shape, and wind you off a whole reel, double-twisted.
