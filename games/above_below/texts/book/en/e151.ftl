above-below-page-e151 = Shuffling along the burrow comes the parish notice board. It is a hedgehog, not young; people stick things on him in passing. *Lost, a cow. Flute lessons. One bottle of cough mixture, free.* He rustles; he smells of apples. “Anything nice?” he asks, and turns round for you, since he cannot read them himself, being underneath. Right in the middle, where he could never reach, gone brown, is a note in small round writing: *For you. Under the third root, any Thursday. I shall wait.*
above-below-page-e151-again = He has had a bath. There is one notice on him now, and it is on the front.
above-below-page-e151-speak = Read him his own
above-below-page-e151-peel = Take the cough mixture one
above-below-page-e151-peel-0 = It is long out of date, but so is the chemist. “Nothing nice, then,” says the hedgehog, and goes on round the corner, rustling.

above-below-page-e152 = Hob Tallow’s stall stands at the last bend, with Hob under it. “There’s a customer,” he says through the cloth. Beyond the counter is nobody, a great deal of nobody, cold and smelling of slept-in wool. Out of it, across the boards, slides a lump of bright ore; then, after thought, another. It wants to buy a light. It has only ever seen them leave. “I can’t serve that,” whispers Hob. “Somebody tell it we’re shut, or tell it the price, or tell it any price you please.”
above-below-page-e152-again = The stall has a bell now, at the height of nothing in particular. When you look away it rings, twice, shyly.
above-below-page-e152-echo-1 = Under the counter Hob has kept you a cushion, from the time with the jars.
above-below-page-e152-serve = Serve it like anybody
above-below-page-e152-serve-4 = You wrap a small one, four o’clock, and count out the change. The cold draws back from the counter with the parcel held before it.
above-below-page-e152-serve-7 = You show it how to hold the jar. Far down, for the first time there, it is Sunday. On the boards lies its whole purse, and Hob’s hand is in yours.
above-below-page-e152-short = Charge it whatever comes to mind
above-below-page-e152-short-3 = You name a sum, and it pays; you name another. It goes away with an empty jar, carefully, so as not to spill.

above-below-page-e153 = Hob Tallow has asked you home. Round his bed, on shelves, on chairs, up the stair, burn the jars that he could never bring himself to sell: four o’clocks, Easters, one entire August. It is hot as a hen in there and smells of singed wool. “Thirty years I’ve slept with a hat on my face,” says Hob, “not to look. Tonight I thought I might.” He would put them out himself, given a hand to hold. Supper keeps warm. Outside the window something has drawn up a chair.
above-below-page-e153-again = There is no light in Hob’s window. There is snoring, and, somewhat lower, something else that snores.
above-below-page-e153-echo-1 = “You carried these,” says Hob. “You’ll know what each of them weighs.”
above-below-page-e153-echo-2 = It has been in the shop, he says, and it stood in line as quiet as a cow.
above-below-page-e153-hand = Hold his hand till the last
above-below-page-e153-hand-2 = Two are burning yet when he says that will do for tonight. “It was *there*,” says Hob, “and it wasn’t up to anything,” and he pours you all something for the shock.
above-below-page-e153-hand-7 = He blows. Dark. “I’ve got one of you this side,” says Hob’s voice, by and by. “Who’s that on the other?” Nobody answers, very kindly. You eat by feel, all of you.

above-below-page-e154 = Roses grow here, as white as the rest of the field, and lay hold of you by the sleeve. They mean no harm. They come up wherever somebody was buried without being asked for, and they smell, each of them, of a different kitchen. A sleeve is what they have instead of news. The hips on the oldest bush have ripened until they went to stone: purple, clear, warm from inside. The thorns are as long as fingers, and a bold hand would bleed.
above-below-page-e154-again = They have kept the bit of your sleeve. It has been hemmed.
above-below-page-e154-sleeve = Give each of them a sleeve
above-below-page-e154-sleeve-3 = You go home in waistcoats. Behind you the whole field is holding cuffs, and talking, and you can smell supper.
above-below-page-e154-prune = Prune the oldest for its hips
above-below-page-e154-prune-6 = Through gloves, through sleeves, to the elbow; but you come out with one whole, and the small bright seeds of another.
above-below-page-e154-prune-fail = The bush closes. It lets go as soon as it can, and every rose near you smells of somebody’s mother, with a bandage.

above-below-page-e155 = Tramp, tramp go many very small feet in the dark of the main gallery. “Out!” they chant. “Out!” It is the pit lamps, glow-worms, on strike. They have painted splendid placards; but having put out their lights, they cannot get anybody to read them. It smells of wet paint and cold wick. The owner says from his armchair, quite sincerely, that he does not see what they want. Behind him the face is all ore, unguarded; no worm would light you there, though you might feel your way.
above-below-page-e155-again = The gallery shines from end to end. On the gate hangs a placard: *Closed for dark. Back soon.*
above-below-page-e155-light = Light up their placards
above-below-page-e155-light-4 = You raise your lantern. *Eight Hours’ Dark*, it says. “Is that all?” says the owner. “I thought it would be *money*,” and gives you some, and his lunch, from sheer relief.
above-below-page-e155-light-6 = You do the whole line, down to the smallest, which has written only *please*. He signs. They come on like a town seen from a hill; there are caps on sticks, and a whip-round.
above-below-page-e155-cross = Cross the line to the seam
above-below-page-e155-cross-7 = You grope along the face and come back heavy. Nobody stops you. On both sides, all the way to the gate, you can feel them not shining.
above-below-page-e155-cross-fail = You go round in the dark for an hour and come out among the strike committee, who take it for support.

above-below-page-e156 = Under T, between *Tapirs* and *Tears, dried*, stands a man in a good coat, filed. He has a ticket on his lapel. He came down forty years ago to collect the taxes of the deep, he says in a voice like a drawer, and was mistaken for a document. Mice whisper in the index; it smells of glue. A steady hand could sign him out. Further along stands a fat folder with your village’s name on it, owing or owed.
above-below-page-e156-again = The gap under T has been closed. Someone has pencilled on the shelf: *Lent. No fine.*
above-below-page-e156-sign = Sign him out properly
above-below-page-e156-sign-3 = He steps down with a noise of tape. Outside he asks only what year it is, and then what year it is again, and thanks you.
above-below-page-e156-sign-6 = You fill in all eleven forms without a blot. The mice rise. He leaves you the blank side of forty years of returns, tied in ribbon.
above-below-page-e156-read = Read your own folder
above-below-page-e156-read-4 = It turns out that the deep has owed your village money since the flood. You enclose a receipt, spelled as well as you can.

above-below-page-e157 = Thursday; concert; standing room only, since the audience are bones. They have come from all over the field and lean there politely, rib to rib, smelling of clover. Nine in grey wool file on. The ninth is a toad. Miss Vesper lifts one hand, and he opens his mouth, and from the roof of the cave the first stone falls, and the second. “He has been so long away,” she whispers. “We had forgotten how low it goes. Might someone hold up the ceiling, until the *Amen*?”
above-below-page-e157-again = They are rehearsing quietly, out of regard for the roof. The bones in the front row are keeping your places.
above-below-page-e157-echo-1 = The toad finds you in the crowd and, very slightly, takes a bow.
above-below-page-e157-echo-2 = “He was talked into it,” says the cantor. “By strangers, with some kindness.”
above-below-page-e157-prop = Prop the roof till the “Amen”
above-below-page-e157-prop-6 = On your shoulders, on your hats, on a ladder of willing thigh bones, it holds. Applause like a woodpile. What came loose is seamed and yours.
above-below-page-e157-prop-8 = He goes one lower than there is. Nothing falls; the whole cave kneels. When you can hear again, there is a crystal where the note was.

above-below-page-e158 = Listen: something in the old stope is creaking in its sleep. The props went to dust long ago, and what holds the roof up now is a bindweed, as thick as a waist, white for want of light. It came in after a seed and stayed on out of duty. Its flowers smell of soap. Thirsty tendrils go through your pockets, and come out ashamed. Rope like that cannot be had for money, and it need not be all of it. In the leaves, things glint that miners let fall.
above-below-page-e158-again = The creaking stops when it knows your step. A tendril goes round your wrist, shakes it, and lets go.
above-below-page-e158-water = Water it, bucket by bucket
above-below-page-e158-water-3 = Forty buckets. It drinks the way one reads a letter. Overhead, very gently, the mountain is lifted by an inch.
above-below-page-e158-water-7 = You bring it the warm water, from the upper spring. All through the mine small white flowers open, and what they had been holding falls out.
above-below-page-e158-cut = Cut it where it hardly shows
above-below-page-e158-cut-5 = You take only the two long ones from the side. It draws the others in, and all the roof comes down to listen.

above-below-page-e159 = People stand in line at a hive in the market, a penny in hand. “You look *rested*,” it tells a grey woman, and blushes all over. This is Perpetua’s youngest swarm; it was in company once, on a hat, and picked up tact. The wax smells of violets. “Truth costs a bee nothing,” says Perpetua, with her empty basket. “A kindness costs it the evening.” They are as thin as thread, and will not leave while anybody in line looks sad. It is your turn.
above-below-page-e159-again = “You have come at just the right moment,” says the hive; and it happens to be true.
above-below-page-e159-echo-1 = It was your hat. They would know it anywhere, they say; it has aged well.
above-below-page-e159-echo-2 = “The old hive would have mentioned that coat,” says Perpetua, out of one corner.
above-below-page-e159-thank = Say something kind to them
above-below-page-e159-thank-2 = You tell them that they have a fine hum. It is so, and it is pleasant, and they had not known that one could have both at once.
above-below-page-e159-thank-5 = You go down the line and tell each something true: good ears, a brave coat. Nobody is left to be kind to. Into the basket they go. You get the pennies, and plums.

above-below-page-e160 = Thump, thump goes a mill, with no miller. The stones go round in a warm dusk that smells of nutmeg. It has had nothing to grind since the path fell in; so it has ground its hopper, its stairs and half its roof, and looks at you through a window with its shutters raised. It does not like to ask. Bags of brown caps stand in the loft, out of its reach; somebody need only carry one down.
above-below-page-e160-again = The mill has started on the window. It stops, when it sees you, with what can only be a swallow.
above-below-page-e160-grind = Carry a bag down and pour
above-below-page-e160-grind-3 = The stones go from a groan to a purr. It gives you back a full measure, as mills do, and keeps only the dust for itself.
above-below-page-e160-grind-4 = You pour slowly, so that it may taste. Down in the bin, among the flour, lies the miller’s last wage, which it had never had the heart to grind.
