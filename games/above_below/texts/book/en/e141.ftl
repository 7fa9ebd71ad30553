above-below-page-e141 = Perpetua is asked back. On a rib beside the hives sits a man from the town hall with the petition; every name in the village is on it, and several blots. She has packed. She has unpacked. “Read it out to *them*,” she says, of the bees, who lie along the bones like warm fur, smelling of thyme. “They will hum at the ones that are meant.” The man goes pale. He is paid by the name, he says aside; he would go halves with anyone who can hum.
above-below-page-e141-again = On the trunk lie three letters. “I have got as far as *Dear*,” says Perpetua, happily cross.
above-below-page-e141-echo-1 = “You sat at the trial,” says Perpetua. “They think you read nicely.”
above-below-page-e141-echo-2 = “We had a judge here from above,” she says, “with a matchbox. It was decent of him.”
above-below-page-e141-read = Read it out, name by name
above-below-page-e141-read-3 = Most go by in silence. They hum at the widow, at the baker, at a child who has signed with a drawing of a fish. “Three,” says Perpetua, and sits down on her trunk. “*Three*.”
above-below-page-e141-read-7 = The mayor’s comes last, and there is one small hum. “He does, you know,” she says. “He hasn’t noticed.” She will not go; but she will write. What was packed for travelling is yours.
above-below-page-e141-forge = Hum for him behind the hive
above-below-page-e141-forge-4 = You hum from *Abbot* down to *Young*, and he counts out your half, and the spare sheets. She stands among the trunks with her hat on, hearing how much she is missed.
above-below-page-e141-forge-fail = You come in loudly on a blot. Along every bone in the field, without haste, the warm fur turns round.

above-below-page-e142 = Leaves fall upwards past your faces. Overhead, where the chimney narrows, an apple tree hangs by its roots from the underside of somebody’s garden; it missed the surface as a seed and has never been told. It grows down, and lets its fruit go skyward, thudding, one by one, against the roof. The shaft smells of cider and wet bark. Up among the roots something chinks in the wind as well: the garden, it seems, has a hole, and its owner a hole in his pocket.
above-below-page-e142-again = Blossom, this time, and no fruit. It comes down round you like a wedding, or rather goes up.
above-below-page-e142-pick = Climb down it, upwards
above-below-page-e142-pick-3 = The trick is to let go of the wrong hand. You come away with a shirtful that still pulls gently at the buttons.
above-below-page-e142-pick-4 = You get as far as the roots, shake them, and collect a whole summer’s carelessness. Above, muffled, a man is blaming the magpies.

above-below-page-e143 = On the last roof beam of the street a grey parrot is talking to itself. Nobody else speaks the language of this town; the parrot had it from a kitchen. It smells of pepper. It says, by the sound, *shut the door*, and *more soup*; it calls somebody a goat; and then, very low, with its head under its wing, it says what she called him when the lamp was out. It waits. Nobody answers. There is a professor in the market who pays for words, in good blank books.
above-below-page-e143-again = “*Door*,” says the parrot, in your own language, with a dreadful accent, and looks at you full of hope.
above-below-page-e143-learn = Learn enough to answer it
above-below-page-e143-learn-5 = *Shut the door*, you say. It looks at you with one eye, then with the other. There is no door. It goes along the beam, shuts it, and drops you the kitchen maid’s wages.
above-below-page-e143-learn-7 = By evening you can be called a goat and give as good. It laughs, in a woman’s voice; and it tells you, word by word, under which tile stood the pot with the housekeeping.
above-below-page-e143-sell = Sell the professor the low one
above-below-page-e143-sell-3 = He makes you say it twice, and enters it, with a plural. Up on the beam it is trying the word over to itself, as one feels for a tooth.
above-below-page-e143-sell-fail = You have it by heart, you say it with feeling, and he looks it up. It means *goat*.

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

above-below-page-e145 = “*Item four*,” reads a hoarse voice. “*The matter of the pump.*” Beside something as large as a parish, asleep, a small man reads to it out of the minutes of yours. It must go on hearing them, or wake. It breathes like a tide and smells of wet iron. His relief has not come, his trout is cold, and he has reached *Any Other Business*, the last page. Under its chin, for whoever dares creep there, lies what it dreams of, purple, in heaps. It is known to snap.
above-below-page-e145-again = “*Matters arising*,” reads the voice. A finger goes up; it is only to record that you were present.
above-below-page-e145-read = Read on, making it up
above-below-page-e145-read-5 = You move, second and carry a vote of thanks to the caretaker. It sighs, out to the horizon. With his eyes shut he eats half the trout, and pushes over the rest, and the fee.
above-below-page-e145-read-7 = You have sat in that hall. You do the entire budget, with interruptions; it has not slept so since the bronze age. Readers tiptoe up from all sides with their suppers; a plate goes round.
above-below-page-e145-creep = Creep in under its chin
above-below-page-e145-creep-7 = You fill your shirts out of the soft place. Behind you the reader trips over one word, and the whole dark holds its breath, and waits, and lets it go.
above-below-page-e145-creep-fail = It snaps in its sleep at something in its dream, which was you. “*Objection noted*,” reads the small man, very fast, pulling you out by the boots.

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

above-below-page-e148 = Shift’s end: gnomes come up the shaft by the cageful, in a steam of wet wool. On one side of the gate waits the copper clerk, on the other its successor, all nickel, quiet on its wheels. “About sixty,” says the nickel one, and shuts its drawer. It does not count; it estimates, and has never been wrong, it says, by more than a village. It pays on round sums, to anybody who brings one. “Sixty-*two*,” whispers the copper clerk. “I had only begun to ask their names.”
above-below-page-e148-again = “Some visitors,” estimates the nickel clerk; and, when nobody is by, in a low bell: “Which ones?”
above-below-page-e148-echo-1 = “You had patience with those who rest,” says the copper clerk, very low.
above-below-page-e148-echo-2 = “I was once told a true number,” says the copper clerk. “I have it still.”
above-below-page-e148-hold = Hold the shift while it asks
above-below-page-e148-hold-3 = You lean on the gate. It does all of them, with their mothers’ names. The two over the sixty are twins, rounded down before now; they insist on your having their stuffed cap.
above-below-page-e148-hold-6 = Each turns round in the gate and says it again, to hear it. The nickel one asks, in a low bell, whether it might do the last. They share out coppers and stuffed caps.
above-below-page-e148-round = Bring it a round sum
above-below-page-e148-round-3 = “A hundred,” you say. It pays on a hundred. Late that night the copper clerk is going along the seam with a lamp, looking for thirty-eight people.

above-below-page-e149 = A fountain is playing in the dry square, and there is no pipe to it. A silver woman stands in the basin with one arm up, pours out of her fingertips, and looks bored to the bone. It smells of rain and copper. “Six hours a day,” she says out of the corner of her mouth. “No lifting. They throw coins and *tell* me things. No new wish for years.” Carp doze about her ankles. For better gossip she would go with anyone; cider brings it on.
above-below-page-e149-again = “Somebody has been wishing about *you*,” says the fountain, not moving her lips, and will say no more.
above-below-page-e149-gossip = Offer her better gossip
above-below-page-e149-gossip-5 = You begin with the mayor’s second cellar. The arm comes down. By the time that you reach the organist she is out of the basin and has you by the elbow: “*No*,” she says.
above-below-page-e149-wish = Throw a coin and wish
above-below-page-e149-wish-0 = You wish for supper. She lifts one eyebrow, and a carp comes over the edge in a fine curve. “Others ask for *love*,” she says, “and then look surprised.”
above-below-page-e149-scoop = Scoop up the other wishes
above-below-page-e149-scoop-3 = You do it with a hat, carp and all. “That was a mother’s,” she remarks overhead. “That one was about a dog. No, do go on.”

above-below-page-e150 = Stop for breath in this wood and you are measured. Threads as fine as spit come down from under the caps, go round a wrist, tickle along an inseam, and withdraw to confer. There is a smell of damp wool, and overhead a soft clicking, as of many needles held by nobody. On a root lies a finished glove with six fingers, beautifully made. They are learning. Their lunch basket stands by, and many a reel of thread; it is all a matter of holding still.
above-below-page-e150-again = The caps bend down to see how the glove is wearing. You have not the heart to show them your hands.
above-below-page-e150-stand = Stand and be measured
above-below-page-e150-stand-3 = It takes an hour, and there is some giggling. The coat fits nobody, but they are so pleased that they press their lunch on you.
above-below-page-e150-stand-4 = You do not so much as blink. They have never had a customer who kept to his own shape, and wind you off a whole reel, double-twisted.
