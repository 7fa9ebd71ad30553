above-below-page-e071 = Towards the desk, across the floor of the reading room, goes a tortoise with a book on his back. When he set out it was due that Friday. It has been three hundred years; the fine, by now, is more than the library. He has twelve yards to go. There is a smell of lettuce; each foot comes down like a stamp. “I did enjoy it,” he says. He has his savings in a stocking, and is slowing down. The librarian keeps a ruled pad for cases of hardship.
above-below-page-e071-again = He overtakes you, going the other way, at what is for him a canter. It is volume two.
above-below-page-e071-plead = Plead for him at the desk
above-below-page-e071-plead-3 = “Friday?” says the librarian, and looks at the calendar. “It *is* Friday.” She stamps it. He considers the stamp for some time. Then he asks if it could be renewed.
above-below-page-e071-plead-7 = You plead distance; you plead stairs; you count his rings aloud. By closing time it is the library that has kept *him* waiting. He signs the refund over to you, on the good pad.
above-below-page-e071-collect = Collect the fine yourselves
above-below-page-e071-collect-6 = You have a cap, and a stamp cut from a cork. He counts it out, from the comet year on. “That is a weight off,” he says. There are twelve yards to go.

above-below-page-e072 = Ladies in tweed are roped together all the way up this chimney. It is the Summit Club; there was mist on the north face, and they have been climbing since. “On belay!” cries the lowest, and seventeen voices pass it up. It smells of embrocation and egg. None dares to stop, in case she is holding all the others. A length of good rope trails loose below the last. If anybody knew the tread, they might be walked out at the side, through the coal hole.
above-below-page-e072-again = The chimney is empty but for a flag at the top, very small, and a sandwich, initialled.
above-below-page-e072-guide = Rope up and walk them out
above-below-page-e072-guide-4 = You lead; they follow; there is a door. “Is this it?” asks the president, in the coal, looking at the sky. “I thought it would be colder.”
above-below-page-e072-guide-6 = At each ledge you make them look down. They had not liked to. They vote you in by acclamation, and present you with the club rope, cut with the club knife.
above-below-page-e072-cut = Cut what trails loose
above-below-page-e072-cut-2 = Nobody falls. But the knock goes up from hand to hand, and seventeen voices ask, one after another, who that was.

above-below-page-e073 = Payday at the Lower Seam, and nobody can add. Forty gnomes stand in line with their caps off; at the table sits a paymaster with a nosebleed, red to the cuffs, and has counted his heaps, he says, to seven different sums. The lamps smoke; it smells of wet wool and hope. Some have waited since Friday. You have fingers, and, between you, a good many. Then again, nobody here would notice one line more in the book, or a name made up to fit it.
above-below-page-e073-again = The queue moves at a trot now. “Next!” says the paymaster, clean-cuffed, and waves to you with a five.
above-below-page-e073-queue = Queue them up and count aloud
above-below-page-e073-queue-3 = You pay them out by fingers and toes. The last in line gets his, looks at it, and gives one back: you had paid him for Sunday.
above-below-page-e073-queue-6 = It comes out even, and they carry you round the pit. What glitters in the last heap was never coin at all, and they insist.
above-below-page-e073-draw = Draw wages for “A. N. Other”
above-below-page-e073-draw-5 = You sign with a flourish. At the end of the line a gnome turns his cap round in his hands, and the table is bare.
above-below-page-e073-draw-fail = “Other?” says the paymaster, looking up. “He was my father.” The whole line turns to see who you are.

above-below-page-e074 = “Hold that,” somebody told him, “it’s *perfect*,” and went to get more clay. So he holds it, one arm up, chin to the left: a man of iron plate, on a block. Water ticks on him; he smells of wet pans. Round his ankles violet crystal has grown. Before him, under a cloth gone to lace, stands the bust, all done but the face, and nailed to it his wages. “Is it like?” he asks, with closed lips. Nobody ever told him that he may look.
above-below-page-e074-again = The bust has the block to itself. It holds its chin to the left, and a bucket, for the drips.
above-below-page-e074-finish = Finish the face and show him
above-below-page-e074-finish-4 = It is more of a potato. He studies it a good while, moving nothing. “I had no idea,” he says, “that I looked so kind,” and pays you from the purse.
above-below-page-e074-finish-6 = You put in the chin, the rust, the patience. “Thank you,” you say, as sculptors do, “that’s all.” The arm comes down like a gate. He would like to see what is on the right.
above-below-page-e074-chip = Chip the gems off his feet
above-below-page-e074-chip-3 = You take what you can get, and a bit of heel. “Is that you, sir?” asks the iron voice above. “I have not moved.”

above-below-page-e075 = Court is in session on a dam in the river. A beaver in a wig of wood shavings bangs her tail: water and sawdust fly. In the dock sits another, much smaller, who has been chewing the exhibits. “Theft of one load-bearing log,” reads the clerk. “With moonlight.” It smells of wet willow. There is no witness, so they will have you; the prosecutor winks and shows a purse. Meanwhile the water has found the place where the log was, and everyone’s belongings are coming through it, sparkling.
above-below-page-e075-again = The small beaver is on the bench now, in the wig, under which it can hardly be seen. It bangs its tail at you. “Next!”
above-below-page-e075-testify = Testify for the small one
above-below-page-e075-testify-4 = You say that any of you might have done it, in such moonlight. The clerk is sobbing. Somebody’s uncle rolls out the barrel.
above-below-page-e075-fetch = Fetch out what floats by
above-below-page-e075-fetch-3 = A hat, a stool, a purse that nobody in court cares to call their own.
above-below-page-e075-fetch-7 = You stretch a line across the gap and comb the current till evening. What the river had from upstream, nobody was going to mention under oath.
above-below-page-e075-bribe = Take the prosecutor’s purse
above-below-page-e075-bribe-6 = You remember it clearly: the moon, the log, the guilty look. The small one listens with its paws together and does not interrupt.

above-below-page-e076 = Pale lilies cover this lake from shore to shore, in squares. One shuts with a small wet smack, sinks, and comes up two places on, and a lily opposite droops in thought. It is draughts; by the smell, it has been draughts for years. At the edge grows a flower bigger than a bathtub, with an empty square in front of it. Its winnings hang under the water in a net. It has nobody left to play, and it blinks, slowly, when it is thinking.
above-below-page-e076-again = The big lily has set out the board already. It has also, you see, drawn the net in a little.
above-below-page-e076-play = Play it fairly
above-below-page-e076-play-3 = It beats you twice and lets you win the third, which is worse. A leaf uncurls with the stake of some earlier guest.
above-below-page-e076-play-6 = You see the trap with the corner leaf and decline it. All over the lake flowers open and shut: applause. The net comes up with a carp in a jug.
above-below-page-e076-cheat = Move a lily while it blinks
above-below-page-e076-cheat-4 = You crown yourselves under its eyelid and take the upper half of the net. It looks at the board for a long time afterwards.
above-below-page-e076-cheat-7 = Three lilies, three blinks. The bottom of the net is all stones and silver. It never played with anybody who could move sideways.
above-below-page-e076-cheat-fail = It was not blinking. It was counting to three. The lake hears about you, square by square.

above-below-page-e077 = “Closer,” says the grandmother of all the voles. She is no larger than a teapot and blinder than a button, and in a nest of torn letters she is sewing the family together: each child gets a stitch, so none is lost. It smells of camphor; some hundreds breathe. “I have dropped the thread,” she says, “and I don’t like to stop. There is one loose.” The needle’s eye is as fine as a word. Her silver scissors lie beside her, on a ribbon, worth four of your dinners.
above-below-page-e077-again = There is a stitch in your sleeve that you did not put there. It holds.
above-below-page-e077-thread = Thread it at the first try
above-below-page-e077-thread-7 = At the ninth first try. She takes two stitches in the dark and stops. “That’s the lot,” she says. You are given a good letter, with only one bite out of it.
above-below-page-e077-thread-fail = Your hands, which have moved wardrobes, cannot find it. She takes the needle back, kindly, and goes on counting, and comes out one short.
above-below-page-e077-scissors = Take the scissors off their ribbon
above-below-page-e077-scissors-3 = She feels for them, after you have gone, and then for the ribbon, and bites the thread through with her one tooth.

above-below-page-e078 = Clank, sigh; clank, sigh. At the foot of the flooded drift a man made of boiler plate is working a pump. The handle has worn to the shape of his hands, and his hands to the handle’s. Steam leaks at one knee. It tastes of rust. “Nearly dry,” he says to the water, which has not sunk since your grandmother was born. Nobody would miss the spare parts. He, if anyone told him that he might stop, would need a knee.
above-below-page-e078-again = The water is an inch lower. “Nearly dry,” says the iron voice, with such hope that you go out on tiptoe.
above-below-page-e078-mend = Mend his knee and say “stop”
above-below-page-e078-mend-5 = The knee is good. He will not stop yet, thank you, not with the end in sight; but here, for the shoe leather.
above-below-page-e078-mend-6 = He lets go of the handle one finger at a time. He looks at the dark, and at you. Then he picks up your bags, all of them, and waits.
above-below-page-e078-strip = Strip the pump for its metal
above-below-page-e078-strip-4 = It comes apart in good heavy pieces. He goes on, up and down, with nothing in his hands. Clank. Sigh.

above-below-page-e079 = Thunder, hail, a typewriter: on a stump Madame Myriam rehearses her troupe, a hundred woodlice, in line, in tap shoes. Only, somewhere in the hail, one shoe goes *pff*. It has lost its iron. Its owner says nothing; they look alike, and the first night is tonight. It smells of hot cork. “Lie down,” says Madame, “with your ears on the boards, and when you have it, point.” The public pays in kind; the takings are piled up behind the curtain, mushrooms, bootlaces, drops for the voice.
above-below-page-e079-again = *Held over*, says the bill. The troupe is asleep, rolled up in a row, with one shoe to a ball.
above-below-page-e079-listen = Listen for the one shoe
above-below-page-e079-listen-2 = You settle on the sixty-first. It is not the sixty-first; but from then on he dances with so much passion that nobody looks at the others.
above-below-page-e079-listen-7 = It is the last on the left, the shy one, who has come in late all his life. You hold his hand a moment. That night they break the benches. Half the takings are yours.

above-below-page-e080 = Bump, says the jetty. An island has come alongside. There is not much of it: a slope, a bench, one thorn tree, and in the rock a low door with dry air coming out. It smells of thyme. It rubs itself on the piles, and when you step back, it follows. All its life people have rowed past and pointed. Mushrooms grow on the shady side; small fish lodge under the edge. A rope and a kind knot might keep it. Or you could go aboard, before it thinks better.
above-below-page-e080-again = The island goes by, some way out, with a couple on the bench. It dips its tree to you.
above-below-page-e080-moor = Moor it for the night
above-below-page-e080-moor-3 = You tie it up like a goat. In the night it slips the knot; but it has left its door in your bank, as people leave a hat behind who mean to come again.
above-below-page-e080-moor-7 = You tie it as one tucks in a child, not tight. By morning it has grown on to the bank, door, lodgers, mushrooms and all, and has put out a second bench.
above-below-page-e080-aboard = Go aboard and sit down
