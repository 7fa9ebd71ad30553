above-below-page-e091 = “Carried,” squeaks the chair. In a drawer marked *Mi* the mice are in committee, in a smell of rind. It was resolved in spring; the bell is bought; a panel chose the ribbon. It remains to hang it. “On whom?” you ask, and all the pens drop. In the next aisle, on the hot pipe, rumbling like carts, lies the matter in hand. They look at your arms; they have a treasury. It has one ear this way. And the secretary would give a coin for a second signature.
above-below-page-e091-again = “Item one,” says the drawer: “*whether* there is a cat.” It is referred back.
above-below-page-e091-bell = Bell the cat for the mice
above-below-page-e091-bell-7 = You put it on as one would on a bishop. The cat takes three steps, listens, and takes them again. It is enchanted. Behind the skirting they weep, and vote you treasury and minute book.
above-below-page-e091-bell-fail = It was awake. It has been awake since *On whom?* One of you goes home under bandages, ringing.
above-below-page-e091-warn = Tip off the cat
above-below-page-e091-warn-5 = You mention it in passing. The cat looks at the ribbon; at the drawer; at your lunch. It resigns from the archive, as of now.
above-below-page-e091-minutes = Witness the minutes and go
above-below-page-e091-minutes-0 = *Present: all. Absent: one.* You sign, and are paid out of the petty cash, which has tooth marks.

above-below-page-e092 = Fiddles, stamping, somebody laughing until it hurts: there is a party in that ring of white caps. You part the ferns, and it stops. Lanterns swing over no one. The grass is trodden warm; it smells of punch and of butter; on a branch hang coats in every size, pockets bulging. You step back, and a fiddle tries one string. It is not that you are unwelcome. They are shy. One might turn round. One might walk in with one’s eyes shut. Or there are the coats.
above-below-page-e092-again = The ring is dark. In the moss are your own footmarks and, round them, a great many others, small, dancing.
above-below-page-e092-turn = Turn your backs and hum
above-below-page-e092-turn-3 = You hum it wrong, on purpose, until somebody behind you cannot stand it and puts you right. Then it goes on till morning, close up against your coats.
above-below-page-e092-coats = Go through the coats
above-below-page-e092-coats-4 = Purses, chiefly; a stuffed cap, still hot; a note: *ask the tall one*. When you have finished nobody is laughing. One after another the lanterns go home.
above-below-page-e092-step = Step in with eyes shut

above-below-page-e093 = Halt, says somebody, not very loudly, and adds that it is the custom. On a bucket sits a guard in too large a helmet, his feet on a warmer that smells of singed wool. He is guarding the treasury of a kingdom. He has not seen it; it is a very dark kingdom. “You are supposed to say the password,” he says. “I am supposed to know it.” Dripping; a long silence. He has mushrooms on a string and no company. Behind him the door stands a hand’s breadth open.
above-below-page-e093-again = “Halt,” says the helmet happily, and moves up on the bucket. “Was it *Tuesday*? I had a feeling it might be *Tuesday*.”
above-below-page-e093-talk = Talk the watch through with him
above-below-page-e093-talk-2 = You try four hundred words on him. None is right, but *gooseberry*, you both agree, ought to have been.
above-below-page-e093-talk-5 = He tells you what he thinks is behind the door: a window. You do not look, either of you, and it is the best supper you have had for weeks.
above-below-page-e093-pass = Pass him with any old word
above-below-page-e093-pass-5 = “That’s it,” he says, so glad that he salutes. What you bring out in your coats he takes for your dinner, and he wishes you a good one.

above-below-page-e094 = Lanterns, a long table, a three-tiered cake: somebody’s wedding, on a sandbank, in the middle of the lake. The guests are wet to the collar and most polite. They were rowing to church in eighteen-something when the weather changed, and did not like to begin without the groom, who went for help. The fiddler has one string. It smells of orange blossom, and the bride, who is tapping her foot under the table, looks round at you. Her ring lies on a saucer, purple as a plum.
above-below-page-e094-again = The cake has two tiers. They have begun on it, she says, since you were so kind; he can have his cold.
above-below-page-e094-dance = Ask the bride to dance
above-below-page-e094-dance-3 = Her shoes fill and empty at each turn. When the string breaks nobody stops, and for a while you cannot tell what is wet lace and what is laughing.
above-below-page-e094-ring = Slip the ring off its saucer
above-below-page-e094-ring-4 = It goes into your cheek behind the cake. No one accuses anybody. They simply pass the empty saucer down, from hand to hand, to the end of the table.
above-below-page-e094-ring-fail = Your fingers meet a wet hand lying there already. “Oh, are *you* the groom?” she asks, quite kindly, so that everyone can hear.

above-below-page-e095 = Moths have eaten the Sundays. Hob Tallow sits between his empty jars with a blanket over his head, and all round him, on every cap and gill, sits his stock, fluttering: four o’clocks, suppers, a whole lit window with wings. They smell of singed flannel. “Don’t squash them,” says the blanket. “It’d be a waste of the weather.” They will follow anyone who thinks hard of somewhere warm. They also fetch a coin apiece by the bag, from people who mind less what becomes of Sunday.
above-below-page-e095-again = A single moth, the shade of late afternoon, walks up your sleeve, looks at the time, and stays.
above-below-page-e095-echo-1 = “It’s the ones who can count,” says the blanket, a little comforted.
above-below-page-e095-echo-2 = Since the night of that customer, he says, he has left one jar open, to be civil.
above-below-page-e095-lead = Lead them back, thinking of home
above-below-page-e095-lead-6 = You think of the kitchen, and they come. Hob lets one eye open, to count the jars; then the other, to look at you; then supper is on him.
above-below-page-e095-bag = Bag them at a coin apiece
above-below-page-e095-bag-4 = They glow right through the cloth, so that you can see each other’s faces the whole way, which nobody enjoys.

above-below-page-e096 = “*Hup*,” says the pneumatic post. It is all brass tubes, and for a week it has had the hiccups. Something went down the wrong way. “I do beg your, *hup*, pardon. It’s the love letters. One bolts them.” There is a smell of rubber and hot dust. At every *hup* a flap bangs, and something flies across the room: pastilles, change, a hat. You could stand under it with a basket. There is also the large tube, padded, for anybody willing to be sent down after it, and push.
above-below-page-e096-again = “Gone,” says the wall, very low. “Don’t mention it. Don’t say *letters*. Oh, *hup*.”
above-below-page-e096-catch = Stand under it with a basket
above-below-page-e096-catch-2 = What you catch, you catch in the main with your foreheads. The pastilles are for that, says the wall.
above-below-page-e096-catch-3 = You catch something for coughs, something for the purse, one glove, and the hat, which fits. “Much, *hup*, obliged,” says the wall.
above-below-page-e096-post = Be posted down the tube

above-below-page-e097 = Grind, grind, up the temple steps comes the stone boy, in a new cap, with both arms round the gatepost. Told to come in, he has brought it. It is his first day; inside, thirty young trolls breathe through their mouths, and a lady in galoshes holds up an *A*. Ottokar, floury to the ears, weeps over the lunch: marzipan, by the smell, with a real purple stone in it, for luck. “If somebody would sit with him,” he says, and puts it down to blow his nose.
above-below-page-e097-again = The bench has been mended with a gatepost. *B*, says the blackboard, and under it, extremely large: *B*.
above-below-page-e097-echo-1 = The boy knows you at once. You are the ones with the laps.
above-below-page-e097-echo-2 = “He has friends in another village,” sobs Ottokar, “who hold on *well*.”
above-below-page-e097-sit = Sit down beside him
above-below-page-e097-sit-3 = The bench breaks. He laughs; it is like a cart going over a bridge. After that they all want to sit beside him, and do.
above-below-page-e097-sit-7 = You learn *A* together, up one side and down the other. At noon every troll turns out his lunch on your desk, apples and all, because you are in their class now.
above-below-page-e097-swap = Swap his lunch for yours
above-below-page-e097-swap-6 = At noon he opens the box, and looks, and eats your bread and cheese, and the box, and tells Ottokar in the evening that it was lovely.

above-below-page-e098 = “First,” says a voice in the dark. “I beg your pardon, *first*,” says another. Your lamp finds two gentlemen with frost in their beards, back to back, each holding a flag on a pole. They reached the bottom of the world thirty years ago, in the same minute, and neither will plant before the other. It is bitterly cold, and smells of fried herring. Between their heels is exactly one hole for one pole, and round it the rock shines with what they have both been too proud to notice.
above-below-page-e098-again = “*First*,” you hear, from a long way off, “to say good evening.” “I beg your pardon.”
above-below-page-e098-both = Plant both flags with one shove
above-below-page-e098-both-5 = You count to three and lie about who moved. They shake hands, weep icicles, and share out the supper that neither would start.
above-below-page-e098-both-6 = You dig the hole square, so that there is no first corner. The national anthems go rather well together. Herring is served, and the prize money halved, and halved again.
above-below-page-e098-claim = Claim it for your own village
above-below-page-e098-claim-4 = An apron on a broomstick goes up between them. While they draft the protest you collect what lies about, in the name of the aunts.
above-below-page-e098-claim-7 = “By right of apron,” you say, and break off the shining rim all round. They are allies before you have reached the stairs.
above-below-page-e098-claim-fail = They turn round at last, to look at you. “*Fourth*,” say both of them, with pleasure.

above-below-page-e099 = “Mind your ears,” says the rabbit, meaning his own. He has a moustache, a ring of keys, and a burrow to let: eleven rooms, dry, south-facing as far as anything is. It smells of carrots and fresh whitewash; from below comes the patter of previous tenants. The family has grown by forty since Easter and moved, and the rates are killing him. He would almost pay to be rid of one end of it. You have only to see all eleven rooms, and not lose count of the rabbits.
above-below-page-e099-again = “Sold, I’m afraid,” says the rabbit. “But we have dug on. Mind your ears.”
above-below-page-e099-view = View all eleven rooms with him
above-below-page-e099-view-3 = You admire cupboards. By room nine you have stopped counting. He signs the cellar over to you, to keep the conversation short.
above-below-page-e099-view-6 = You praise the coving. Moved, he throws in the east wing with its bell rope; it is true that there are two small rabbits on the end of it.

above-below-page-e100 = Doors in this burrow do not shut any longer, because the dough has got here first. Ottokar’s sourdough, three hundred years old and never once let out, has slipped its crock. It fills the passage, warm, blistering softly, smelling of beer; it has gone round a lamp and kept it lit. Somewhere inside a small clear voice is asking for its mother. Feed it and it will follow. A slice of three-hundred-year starter, mind you, fetches what you like from any miller.
above-below-page-e100-again = A second crock stands open at the bend, and from it, warm and far off, comes snoring that rises.
above-below-page-e100-echo-1 = It smells your sleeves. “*You* kneaded,” says the small voice, and begins to cry.
above-below-page-e100-feed = Feed it home, crumb by crumb
above-below-page-e100-feed-4 = Sandwich by sandwich it heaves after you. Ottokar stands there with the lid. “I never asked it,” he says, “if it liked the dark.”
above-below-page-e100-feed-6 = It learns your names on the way. At the crock it stops, and leaves at your feet what it had absorbed, washed, sorted by size: supper, mostly, and a bottle.
above-below-page-e100-carve = Carve off a slice and run
above-below-page-e100-carve-3 = The miller names a sum. The slice sits in its jar on the cart and asks, at each bend, whether this is it.
