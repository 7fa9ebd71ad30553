above-below-page-e131 = First it was a moth, laid across the path where you could not miss it. A little further came a mouse. Then a bat, folded; then, dragged from who knows where, a miner’s boot. There is nobody. Only, now and again, a silence goes by with whiskers in it, and a breath of sardine. Somebody has seen how you hunt and is sorry for you. It will not do to make a fuss; nor will it do not to. It has been settled, one hears, by a bit of rope.
above-below-page-e131-again = Across the path lies one sardine, and beside it, with the greatest delicacy, has been set a fork.
above-below-page-e131-accept = Accept it all with dignity
above-below-page-e131-accept-5 = You fold the bat into a bag, say *well, well*, and go on. The next gift arrives by itself, on four feet, sits down across the path, and waits to be carried.
above-below-page-e131-accept-fail = One of you said *thank you* too soon, or somebody laughed. From here the path is perfectly clean, and stays so for miles.
above-below-page-e131-boot = Look inside the boot
above-below-page-e131-boot-0 = It has a sock in it, and the sock, in the toe, a coin. When you look up again the boot has been taken back.

above-below-page-e132 = The old man on the mine steps is the apprentice. He was sixteen when the foreman sent him down for a left-handed hammer, striped paint, a round set square, a bucket of steam and a pennyworth of dark; all the shop stood at the window to see him go. He has got them. They stand on his barrow, smelling of oil, and the bucket hisses. “I only want it signed for,” he says. You could have paint, for two coins. A museum would have the lot.
above-below-page-e132-again = “He has given me the afternoon off,” says the apprentice. “With pay. I thought I would look at a window.”
above-below-page-e132-sign = Sign for every item
above-below-page-e132-sign-3 = You sign as foremen do, without looking up. “And about time,” you say. He stands to attention, there on the steps, and it lasts.
above-below-page-e132-sign-6 = You send back the steam, and take it after all. Then you ask what he is like with ordinary hammers. He begins to tell you, and is still telling you at your gate.
above-below-page-e132-buy = Buy some of the paint
above-below-page-e132-buy-0 = It goes on in stripes, red and white, as straight as you please. When the paint is used up you still have a very decent pot.
above-below-page-e132-museum = Wheel the barrow to a museum
above-below-page-e132-museum-7 = It gets a room to itself. *Humorous objects*, says the card. He comes in on the free day, and stands before the bucket with his list.
above-below-page-e132-museum-fail = “Left-handed?” says the curator, and has to sit down, laughing, and sends for the others. On the steps the old man has taken off his cap.

above-below-page-e133 = Shh. Mr Tuft, in felt soles, keeps the silences, in jars, by date: the one after a proposal; the one when the band stopped; a small one, from a nursery. It smells of cork and floor wax. A lid has worked loose somewhere on the upper shelves, and it is getting quieter by the minute; your lamps have left off hissing. He points, he wrings his hands, he cannot climb. Whoever goes up must go without one creak. Readers, he writes on his slate, show their gratitude.
above-below-page-e133-again = Mr Tuft lays a finger to his lips, and then, after some thought, to yours.
above-below-page-e133-tread = Tread up and close the lid
above-below-page-e133-tread-2 = One of you breathes on the ninth rung; but the lid is on. All the small noises come back, rather shy, and sit down.
above-below-page-e133-tread-4 = You never knew how loud a beard is. From the far desks comes the tiniest of applause, in coin, on blotting paper.

above-below-page-e134 = By order of the Registry the copper clerk has a day off. It sits on a barrel in the market, its pen sealed, its drawer taped, and looks at its wheels, a mistake, for there are three. All here comes in dozens. Buns go by on a tray, smelling of lard; a clock strikes; the little lamps in its face flicker. “I must not,” it whispers. “Not till sundown. Is there anything at all that there is not *more than one* of?” It would give its holiday money to know.
above-below-page-e134-again = “I had a holiday,” the copper clerk tells everyone that it counts. “There was some fog.”
above-below-page-e134-echo-1 = “You were so few, the other time,” it says. “I found it restful.”
above-below-page-e134-echo-2 = It was told the truth once, by strangers in boots like yours, and looks up.
above-below-page-e134-show = Show it something without a number
above-below-page-e134-show-2 = You show it soup. It looks for a long time. “It is *one* soup,” it says, ashamed; but it has not come so near to a rest all day, and it pays.
above-below-page-e134-show-3 = You lead it out into the fog. There it rolls about till evening with its lamps off. “How much was it?” you ask at sundown. “Yes,” says the clerk.

above-below-page-e135 = Ottokar has a customer. All his life he has wished for one with the teeth, and now it has come up through the floor of the stope: long, blind, slate-grey, with six rows of them. Seams are what it eats; but it has heard, it says, of *crust*. It stands behind the rope to wait its turn, though there is no one else. Gravel trickles; its breath is flint. “I never thought what to *charge*,” says Ottokar, under the counter. “You hand it over.” Its purse clinks.
above-below-page-e135-again = Behind the rope stand two of them, the second very small. “It is teething,” says Ottokar, in a trance.
above-below-page-e135-echo-1 = “They kneaded it,” says the voice under the counter, “and they know how heavy it is.”
above-below-page-e135-echo-2 = “I had help with the kneading once,” groans the counter. “Good plain people. Where are they?”
above-below-page-e135-serve = Serve it the oldest loaf
above-below-page-e135-serve-5 = It chews, once. All the lamps go out. “So that is crust,” it says at last, in a small voice; and it pays like a gentleman, and asks whether he does a half.
above-below-page-e135-serve-7 = It weeps gravel. For such a loaf, it says, it will bring its mother. Into Ottokar’s best bowl it coughs up the finest thing that it ever ate, and pushes both across to you.
above-below-page-e135-charge = Charge ten times the price
above-below-page-e135-charge-4 = It turns out its purse, ore and all, never having bought anything before. Far down you hear it break the loaf into crumbs, to make it last.

above-below-page-e136 = White ferns cover the walls of this cold little hall, and every frond, you see when your breath has cleared, is a line of writing. They grow about an inch a year. The oldest begin *Dear sirs, regarding the ice*. They creak, and smell of starch. Being plants, they never come to the point; they ramify. A sheet may be lifted clean off, if your fingers are not too warm; or there is a saucer, for two coins, and the ferns let a page fall by themselves.
above-below-page-e136-again = The ferns have got as far as *the visitors*, with a good deal of subordinate clause. It does not look like a complaint.
above-below-page-e136-read = Pay the saucer and read
above-below-page-e136-read-0 = Two coins ring in it, a page comes down like a leaf. The ice, as far as you can make out, is well, and asks to be remembered.
above-below-page-e136-fold = Lift a sheet with cold fingers
above-below-page-e136-fold-4 = You hold your hands in snow first. It comes away whole, and under the writing it is as blank as one could wish.
above-below-page-e136-fold-7 = You take the two great fronds that grow towards each other. They were just about to meet, and say *in short*. Behind them sparkles some old visitor’s fee.

above-below-page-e137 = Mrs Purl keeps a marriage bureau for odd socks. They come down behind the boilers of the world, widowed in the wash, and hang in warm rows, smelling of soap and feet. She has two thousand gentlemen on her books, mostly grey. “One mustn’t force them,” she says. “I had a plaid out with a golfing stocking, and they did not speak.” But she can no longer tell navy from black, and that, in this trade, is heartbreak. A basket holds those who have unravelled, from waiting.
above-below-page-e137-again = “You have brought somebody,” breathes Mrs Purl, looking at your ankles. “Stand still. He is *exactly* her blue.”
above-below-page-e137-match = Match a row by lamplight
above-below-page-e137-match-2 = You introduce a brown to a brown. They hang there side by side, a trifle stiff. “Leave them,” breathes Mrs Purl. “Leave them. Oh, *look* at the toes.”
above-below-page-e137-match-5 = Sixty engagements by supper time. She pays the matchmaker’s penny; and of those who had come undone she twists you a line, since they do not now care to be parted.

above-below-page-e138 = Keyhole, says a brass plate, and there is one, at knee height, in a wall of packed earth without a door. A warm draught comes out of it, and the smell of toast, and voices. They are talking about you. Not unkindly: somebody says that you are late, somebody that it’s always so in bad weather, and a chair is pulled up, and then more chairs, as many as you are. The earth round the hole is soft. One could dig; and they would surely hear.
above-below-page-e138-again = The keyhole has been stopped with a twist of paper. On it is written, in a round hand: *We saw. Mind the draught.*
above-below-page-e138-enter = Dig through to the voices

above-below-page-e139 = Otters. You smell them first, and hear them well before the bend: nine wet voices doing nine accents. They have stolen a rope of knots, and each otter holds one to its nose, sniffs, and recites. “There was a frost in April,” weeps the smallest. Far off a ladle is banging, on and on. The biggest otter hooks a paw through it. “Ours,” it says. “Unless you have something with a chase in it.” A buyer of old stories would not ask many questions either.
above-below-page-e139-again = Nine otters, no rope. They are telling one another the story of how you came by, and you do not come out of it well.
above-below-page-e139-echo-1 = The third knot is about your aunt. The otters do her voice far too well.
above-below-page-e139-echo-2 = One knot smells of somebody else’s village, of their soup, and of their quarrels.
above-below-page-e139-trade = Give them one with a chase
above-below-page-e139-trade-3 = You give them the runaway cheese. They applaud, hand over the rope like people who have finished a newspaper, and throw in lunch.
above-below-page-e139-swim = Swim for it and return it
above-below-page-e139-swim-4 = You come up with the rope, some weed and an otter attached. Ulla counts the knots twice, says nothing, and finds a coin behind your ear.
above-below-page-e139-swim-6 = She gives you the end that she had knitted double, and something for your chests. “I’d have told it shorter,” she says, “but not better.”
above-below-page-e139-keep = Sell the knots one by one
above-below-page-e139-keep-5 = Forty knots, and forty strangers who want to know how it was to be somebody else. The otters watch you count. They have stopped doing voices.

above-below-page-e140 = Steps on a ladder; a bald man in a waistcoat climbs down to shake hands. Since he fell in, the professor has been building it from this field: a skeleton as big as a barn, with seven legs, antlers, and his late wife’s name. It smells of fish glue. He still wants one rib, and pays for ribs. When his back is turned the skull bends down to you. “We’re four sheep, two horses and a bishop,” it whispers. “And a bit of bed. Don’t tell him. Hold the ladder.”
above-below-page-e140-again = The beast wears a scarf. “He’s lying down,” it whispers. “We are to say, if asked, that we’re *extinct*.”
above-below-page-e140-hold = Hold the ladder, saying nothing
above-below-page-e140-hold-2 = He hangs the rib. It is a bed slat. “Perfect,” he says, and leaves his hand on it; far above, the antlers very gently incline.
above-below-page-e140-hold-6 = When he cries “Behold!” the beast takes one step, on all seven, for his sake. He dedicates his paper to you, and hands you a copy with the rib money in it.
above-below-page-e140-sell = Sell him one rib twice
above-below-page-e140-sell-4 = You carry it round by the back and sell it again as a different animal’s. “Bishop’s,” says the skull, looking straight at you. “That one was ours.”
