above-below-page-u011 = Ankle-deep, cold, a river runs through this cave where on your way in there was none. It comes from under a bear. He sleeps on his side, as large as a hayrick, among glowing moss, and dreams, and what he dreams is running out at his ear. There is a smell of snow and raspberries; trout leap the roots, quite solid. If he woke they would be gone. His quilt of leaves has slid off one shoulder. He shivers, and the river has a skin of ice at once.
above-below-page-u011-again = Today it is the sea, by the sound of it. You take off your boots and wait outside till he turns over.
above-below-page-u011-tuck = Tuck him in again
above-below-page-u011-tuck-0 = You bring the leaves up to his chin, and somebody says what one says. The river goes slow and warm, and there are boats on it, with your names.
above-below-page-u011-angle = Angle in his dream
above-below-page-u011-angle-4 = One must not splash. You get a good one, with its supper still in it, and tiptoe until it stops being a dream and is only wet.
above-below-page-u011-angle-7 = At noon, in there, he joins you. He stands beside you in the shallows and shows you how, with one paw, thinking that you are bears.

above-below-page-u012 = Chairs grow in this clearing: kitchen chairs, a rocker, two from a good dining set. Settlers carried them down, and left them out, and they took; now they have bark to the seat and blossom along the back. There is rain on the air, and beeswax. As you come among them they creak. Each was somebody’s place once, and turns to you as chairs do that were pulled out in a hurry. They will not let you by until someone has sat in every last one, properly, with a sigh.
above-below-page-u012-again = The rocker has borne a stool. It is no bigger than a cup, and is held out to you, to be tried.
above-below-page-u012-sit = Sit in every one of them
above-below-page-u012-sit-2 = You do the front rows. The ones at the back are left on tiptoe; but they saw how it is still done.
above-below-page-u012-sit-4 = You talk of the weather, you pass the salt that is not there. In the deep armchair something shifts, with relief, and all that ever slid down inside comes out on the moss.

above-below-page-u013 = High in the lit trees somebody has built your street. It hangs from ropes, all planks, smelling of sawdust and buns. The people who fell down here made it from memory, each his own piece; so there are four bakeries and no church, and one front door, much admired. “The fountain was on the left,” says a bald man. “*Right*,” say several. Hammers stop. They look at you, who were there this morning. Either party would pay to be right; and there are planks enough over for a whole house.
above-below-page-u013-again = They have put in the puddle by the pump. They ask whether it is deep enough.
above-below-page-u013-recall = Recall where it really was
above-below-page-u013-recall-5 = In the middle, you say. They had not thought of that. The bald man goes a little way off; then he paces it out, and you are stood a round of buns.
above-below-page-u013-recall-7 = You recall the bench, too, and who sits there. A woman puts down her saw. “Does he still?” They finish by lamplight, and the spare timber goes home with you, cut and numbered.
above-below-page-u013-bid = Bear out the highest bidder
above-below-page-u013-bid-3 = It was on the left, you find, and by evening on the right. The street comes down the middle, quite quietly, along a row of nails.

above-below-page-u014 = In a drop of amber as large as a loaf sits a gnat, with its mouth open and one leg raised. It was saying something. You can see that by the eyebrows. Round it in the gold hang a fern, a breath of wind, somebody else’s elbow. The forest ticks; there’s a scent of resin. Held close to a lamp, long enough, it would surely come out with it. In a jeweller’s window it would come to a good deal, provided that nobody ever lets it finish.
above-below-page-u014-again = “And *another* thing,” says a very small voice from the ferns, much refreshed.
above-below-page-u014-warm = Warm it, and hear it out
above-below-page-u014-warm-5 = By nightfall it drips. “—cuse me,” says the gnat, “is anybody sitting here?” No, you tell it. It sits. The resin, it lets you know, will mend any boot for the road.
above-below-page-u014-sell = Sell it to a jeweller
above-below-page-u014-sell-4 = A lady wears it to the opera, at her throat. Throughout the second act, those beside her have a sense of being about to be told something.

above-below-page-u015 = It is lightning, and it has been coming down since last week. In this wood even that takes its time. A bright crooked branch hangs over the glade, hissing, and feels its way towards a pear tree, a hand’s breadth an hour; the air tastes of tin. Somewhere the thunder has got as far as *b*. In the pear tree, plum in its way, is a nest, with four mouths. And from the tip, through the leaves, drips something molten, heavy, that burns holes in the moss.
above-below-page-u015-again = The lightning has been and gone. The thunder is at *oo*, and expected to finish in the spring.
above-below-page-u015-nest = Shift the nest one tree along
above-below-page-u015-nest-3 = You have all afternoon, and use it. The parents scold you throughout, in slow motion, and are still at it when you leave.
above-below-page-u015-nest-5 = You line it, too. As the light gets to the pear tree at last, you are sitting underneath the next one with a family of five, eating what it shook down to you first.
above-below-page-u015-tip = Catch the drips in a hat
above-below-page-u015-tip-7 = An iron hat, and at arm’s length. It sets as you watch, still in the shape of its intention.
above-below-page-u015-tip-fail = It was slow all week. It was quick at the end. One of you smokes slightly, and will say, in time, *b*.

above-below-page-u016 = Hills do not, as a rule, lift one foot. This one has it in the air when you come, lamplit moss at the ankle, and puts it down when you have eaten. The ground says *hm*. It is a beast, on its way somewhere, under its own small forest of glowing caps; it smells of ferns and old carpets. An eye like a pond finds you. “Is,” it says; then lunch is over; “it”; and evening comes on; “far?” Among the toes lie things that it has trodden into stone.
above-below-page-u016-again = It has got as far as “and”. You sit down comfortably. There is plenty of supper.
above-below-page-u016-walk = Walk with it all the way
above-below-page-u016-walk-4 = “No,” you say, every mile, and it is cheered each time. It shows you which of its mosses keep fresh for a month.
above-below-page-u016-walk-7 = On the third day it stops: a pond, another hill. The other opens an eye. “Late,” it says, with love. What lies pressed between their feet is for you.
above-below-page-u016-pick = Pick the caps off its flank
above-below-page-u016-pick-3 = It does not notice, this week. But for some time, as you go, you hear from behind you the beginning of a word.

above-below-page-u017 = Sister Agatha, in a starched cap, is reading aloud to a flowerpot. All round her stand other pots, with small snores coming out of them; it smells of felt and warm milk. This one is an acorn, she whispers. It won’t sprout. It isn’t poorly. It has heard that one comes out at the top, and nobody has ever come back to say what it’s like. In the pot something tiny rolls over to face the wall. She is at the last chapter again. You have all been up there.
above-below-page-u017-again = There are two leaves. “It wants it again,” says Sister Agatha, “but only the bit about the wind.”
above-below-page-u017-tell = Tell it what it’s like
above-below-page-u017-tell-2 = You do the sky. You may have overdone the sky. But something clicks, and the pot says, very low, “And *squirrels*?”
above-below-page-u017-tell-5 = You give it a year, frost and all. There is a crack, and a pale finger feels for the edge. Sister Agatha cuts down the cot ropes for you; they won’t be needed.

above-below-page-u018 = “Go ahead, caller,” says the toadstool. “Putting you through, oak.” She sits where all the forest’s roots meet, a pale lady with a lapful of threads, and joins them, wet end to wet end. They hum; it smells of cellar and cough drops. Nobody has ever relieved her, and she has got the beeches talking to a turnip. One thread lights up green. “For you. *Home*. They’ve a parcel. I ought to say that some callers can’t ring off. They go about for good with one hand at the ear.”
above-below-page-u018-again = “I have the turnip on the line for you again,” she says. “It says no hurry.”
above-below-page-u018-board = Take a turn at the board
above-below-page-u018-board-3 = You join an ash to its own cutting, who had thought that it was dead. There is a long noise of leaves. Both pay for the call.
above-below-page-u018-board-5 = You sort the beeches out. By the end of the shift even the turnip has someone. She has had her feet up, and coils you off a good length of the old line.
above-below-page-u018-call = Take the call from home
above-below-page-u018-call-6 = They only wanted to know if you had eaten. You say that you have; nobody believes it; and there is a bump in the basket of the dumb waiter.
above-below-page-u018-call-fail = The line is bad. It’s a kitchen; a chair; somebody laughing with their back to you. One of you is still saying *hello?*, not very loud, at the tea table.

above-below-page-u019 = “Be prepared!” cry six cracked voices, and out of the bracken march the Otter Patrol, in shorts. They got lost on a hike at ten years of age. Now they are past seventy, smelling of campfire, and none has ever missed his daily good deed. But whom should they do it to? All day they have helped old Percy over the path, and back. He is tired. They see you; six faces light up. For a new badge, you feel, they would give the very ropes off their tents.
above-below-page-u019-again = Old Percy sits on a stump with his feet up. “I’m letting them bring me things,” he says.
above-below-page-u019-helped = Let yourselves be helped across
above-below-page-u019-helped-3 = You go limp. You are borne over, asked if you can manage, given cocoa and a drum to sit on. Six small books come out, and six pencils are licked.
above-below-page-u019-badge = Invent a badge, for a fee
above-below-page-u019-badge-5 = *Advanced Lost*, with two laurels. They pay in knots, undone. When the rain comes they lie under the canvas, as flat as it does, and are proud.

above-below-page-u020 = “Close, is it not?” says a voice like a cellar. In a pond among the ferns sits a walrus, fanning herself with a branch. She came as a calf, on a floe; there has been no snow since. She has told the beasts here; they think that she means milk. Her whiskers steam, and smell of fish. “It comes down,” she says, “and one hears it *not*.” Her tusks are dull for want of ploughing. On the slope above stand puffballs in hundreds, as white as flour, ready to burst.
above-below-page-u020-again = She has shown three hedgehogs how to roll one. It is spores, and everybody sneezes, and nobody goes in.
above-below-page-u020-snow = Make it snow for her
above-below-page-u020-snow-4 = You stamp on the nearest. It goes up as much as down. She shuts her eyes. “Nearly,” she says, “so nearly,” and one flipper pushes over what she had put by for a winter.
above-below-page-u020-snow-6 = You start at the top and run. It falls over the whole valley without one sound. She goes out into it on her stomach and, for joy, ploughs up with her tusks whatever lies underneath.
