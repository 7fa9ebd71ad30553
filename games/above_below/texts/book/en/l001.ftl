above-below-page-l001 = Wool runs along the wall at knee height, red, and you follow it round seven corners to somebody knitting. He has horns and very good manners. “I came in on a thread,” he says, “to be sure of getting out. Then one sits; it’s hot; the hands want something.” It is a jersey now, with sleeves. The needles click; it smells of warm cow. Nothing ever fitted him before. To go home he would have to unpick it, and he cannot watch. Behind him a loose end hangs down.
above-below-page-l001-again = He has started on a scarf. It leads round the next two corners, in stripes, and you step over it.
above-below-page-l001-unpick = Unpick it with him, gently
above-below-page-l001-unpick-5 = You come to the elbows. That takes him half-way, to the fountain, and he will winter there, he says, in a waistcoat. He shows you where it fills up best.
above-below-page-l001-unpick-7 = He walks out in his braces. At the gate stands his mother, with the same shoulders, roped up and packed to go in and search. She hands you the whole of it, and casts on.
above-below-page-l001-wind = Wind up the loose end
above-below-page-l001-wind-3 = Sleeve by sleeve it comes, and a silver button with it. For a long while you hear him behind you, asking politely whether anybody else feels a draught.

above-below-page-l002 = Time here is a boy with a lamp. He walks it round the brass sundial in the square, and what he shines at comes true: bread at seven, wages at five. Now he has run off to see a camel, and it stays ten past noon; the soup has grown a skin. “Later?” asks the sundial, in a hot metal voice. It reeks of oil. One might walk the lamp slowly round. Or straight to five, and again to five; but those who begin on that, it clanks, stay greedy.
above-below-page-l002-again = It is a quarter to four, and the boy is walking backwards. “I missed it,” he says. “The camel.”
above-below-page-l002-carry = Walk the lamp slowly round
above-below-page-l002-carry-2 = You take it round at the pace of soup. Shutters open; somebody is let out of school. The boy comes back and says that you are fast.
above-below-page-l002-carry-4 = You give them a long evening, as they have not had since his uncle retired. Benches are brought out, and whoever passes fills something of yours.
above-below-page-l002-wages = Shine it at five, repeatedly
above-below-page-l002-wages-6 = The town is paid eight times over and has not slept. One of you would not let go of the lamp, and still walks in small circles, hand out.

above-below-page-l003 = Glug, says the jug, and every one of you swallows. At the crossing of four sand walls a man pours from it into another; both are empty, and dry as biscuit. He sells the sound. The hot wind smells of baked clay and then, perfectly, of the ford at home. “Real water I don’t touch,” he says. “There’s a pool on the left, by the ear. People come back from it green.” His wrists are tired. A caravan waits in its dust, saddlebags full, for somebody to go on pouring.
above-below-page-l003-again = “Rain on a tin roof, today,” says the man with the jugs. “Bring a coat.”
above-below-page-l003-pour = Pour for the caravan
above-below-page-l003-pour-3 = You pour a drizzle, then a gutter. An old camel shuts its eyes. They had not known, they say, that it could be done left-handed.
above-below-page-l003-pour-5 = You do the mill at home, with the wheel, and the boy who falls in. They weep what they have left, and share out their saddlebags.
above-below-page-l003-left = Go left, by ear
above-below-page-l003-left-7 = It is there, black, a cupful wide. You drink from the middle, where the fish do, who are white and have no eyes to see you coming.
above-below-page-l003-left-fail = It tastes of door handles. Somebody says how good it is, and sits down, and in the lamplight is a very odd colour.

above-below-page-l004 = Goats stand round her, three deep, licking. She is salt from hat to hem, a lady with a brooch, turned half about; the nose has gone already, and the air stings your lips. “They told us not to look back,” she says stiffly. “I only wanted to see if I’d left the iron on.” The house is six corners behind her. Those who go and look tend to come home low in their spirits, for it seems to be everybody’s house. And salt, here, fetches a good price.
above-below-page-l004-again = The goats lie round her in the shade that she throws. She has a new nose, put on by somebody fond of her.
above-below-page-l004-look = Go back and look for her
above-below-page-l004-look-4 = It is off. It stands on its heel by a folded blouse. You tell her; something creaks, and a goat is pushed quite firmly away. You must have her hamper.
above-below-page-l004-look-7 = The cat is fed, and there is a lamp in the window. You carry the lamp back to her. She turns round, all of her, crunching, to see, and unpins her brooch.
above-below-page-l004-look-fail = The house is your own, with the beds made and no one in. One of you goes back up the path twice to shut the gate.
above-below-page-l004-chip = Chip off what the goats left
above-below-page-l004-chip-3 = You only take the parasol and an elbow. Two streets on, they are being sprinkled over eggs. She is still looking back; by now, partly, at you.

above-below-page-l005 = A hundred camels pass without a sound, tasselled, bowed with bales, and after them comes one that pants. She smells of hide and pepper, and her crockery clinks. Look down: only hers are the footprints. The rest are heat. The driver went home long ago; she carries for all of them, and keeps to the back, so as not to hurry the others. “They are marvellous,” she puffs. “Never a word of complaint.” For bales she cannot turn her neck. It is good merchandise, and nobody checks the rear.
above-below-page-l005-again = She carries less now, and hums. “I let them manage,” she says. “They have come on.” Beside her the heat nods.
above-below-page-l005-shoulder = Shoulder a bale each for her
above-below-page-l005-shoulder-5 = She rises by a hand’s breadth, and frowns. “One must not let them see,” she says. At the wells, that evening, she insists on treating everybody.
above-below-page-l005-shoulder-7 = With you to help she gets, for once, ahead of the ninety and more. She looks round. Nobody. She thinks it over. “Then I have been rather good,” she says, and unstraps a bale.
above-below-page-l005-slip = Slip a bale off behind
above-below-page-l005-slip-3 = She feels the load grow lighter, and calls ahead to thank them. “There!” you hear her pant, over the next rise. “Didn’t I say that they would take a turn?”

above-below-page-l006 = Hands up, says its whole attitude. At the bend stands a cactus, twice your height, with both arms in the air, not breathing. “Has he gone?” it whispers. There was a bandit; he said *don’t move*; that was before the wells dried. A lizard rustles at its foot. Wax, melons: it is hung all over with red fruit, and its water trembles audibly. You might persuade it that he has left, and died. Or you might point a finger and say good afternoon.
above-below-page-l006-again = It has one arm down, and waves with it. “Only to friends,” it says, and puts it up again, in case.
above-below-page-l006-persuade = Persuade it that he has gone
above-below-page-l006-persuade-5 = You look behind every wall, and report, wall by wall. Down comes one arm; then, creaking, the other. It scratches first. Then it hands you what it can at last reach.
above-below-page-l006-rob = Point a finger and rob it
above-below-page-l006-rob-4 = It begs you only not to shoot. You pick what hangs lowest. As you go it asks, very softly, how it will know when you have left.

above-below-page-l007 = Thump, thump, comes from under your boots. That is a broom handle. You have been walking, it appears, on ceilings: here a chimney pot sticks out of the sand, there a weathercock; a whole town lies below. “There’s people trying to *sleep*,” calls the nearest chimney, in a smell of hot brick and garlic. “And it’s snowing in the soup!” You consider your feet, and the sand between them and the soup. Down the flue, at arm’s length, somebody’s fish is smoking on a hook, in its dish.
above-below-page-l007-again = Felt slippers, in all your sizes, stand by the first chimney pot. A card asks for them back at the other end.
above-below-page-l007-tiptoe = Tiptoe across in your socks
above-below-page-l007-tiptoe-2 = You hop, rather, for up here it is as hot as a stove. Somewhere below a child is told that this is how it’s done.
above-below-page-l007-tiptoe-4 = You sweep each roof behind you as you go. At the last one a plate comes up on the broom handle, under a napkin, with best wishes for the night.
above-below-page-l007-unhook = Unhook their supper
above-below-page-l007-unhook-4 = Up it comes, steaming, dish and all, and you eat it three roofs on. A chair is pushed back. Somebody is looking up the flue.
above-below-page-l007-unhook-7 = You do the whole street, and the tin boxes that people hide in chimneys. Thump, go the brooms from roof to roof, always a little behind you.

above-below-page-l008 = At the fourth turning of the sand walls stands an inn, green shutters, vine and all, and as you come up to it, it gets smaller. It is embarrassed. It is only a mirage, but a well-bred one, and it has been looking forward to guests. Hot wind; a smell of wet stone and coffee that is almost there. On the sill shimmers a row of full water bags. The real thing it is a picture of must lie somewhere underneath; only, those who dig come home with long faces.
above-below-page-l008-again = The inn has added a room for each of you. You can see the dunes through the wallpaper.
above-below-page-l008-drink = Drink as politely as you can
above-below-page-l008-drink-3 = You raise what there is. It tastes of having nearly remembered something. Outside, to the inn’s own surprise, one water bag is wet.
above-below-page-l008-drink-5 = You praise the coffee, the vine, the view. By nightfall it has pulled itself together enough to be out of pocket for your sake, and to fill your bags.
above-below-page-l008-dig = Dig for the real one
above-below-page-l008-dig-7 = Eleven feet down: a step, a sill, a green shutter. The cellar is bright with ore. Above, the inn looks on and grows a second chimney.
above-below-page-l008-dig-fail = Sand, and sand. Then a very small cup, a child’s, with a vine on it. One of you keeps it, and does not talk at supper any more.

above-below-page-l009 = Each morning, in this desert, one shakes out one’s boots, in case of a scorpion. This guest is one. He sits on his bed, seven boots on, looking at the eighth. “Someone’s in it,” he breathes. “I felt a toe.” A smell of shoe polish; inside the boot, a scrape. Over his head his tail shivers, with a bead at the tip. Twice, he says, somebody kind put in a hand, and he was startled, and had to send flowers. A stick would do; but how would it feel?
above-below-page-l009-again = He gets up in gloves now, all eight, and shakes those out. “One feels such a fool,” he says.
above-below-page-l009-reach = Reach a hand in, kindly
above-below-page-l009-reach-4 = It is a beetle with a suitcase, who thought that this was the hotel. The scorpion laughs till the bed rattles, and has your bags filled at the desk.
above-below-page-l009-reach-7 = It is his brother, who came a year ago to surprise him, by the back way. They weep down each other’s claws. You must have the luggage, they insist, and the strap.
above-below-page-l009-reach-fail = It was a hairpin; and he jumped. He sits by the bed with the flowers, so very sorry, while one of you turns by degrees a delicate green.
above-below-page-l009-tip = Tip it out with a stick
above-below-page-l009-tip-0 = What falls out falls a long way off, and runs, in a small hat. He pays you for the stick, but watches the hat go.

above-below-page-l010 = “Nineteen, twenty!” shouts a voice behind the wall, and behind another, some way off, a second shouts it too. They are duelling. They took their paces, and turned; there were corners. Since then each goes about looking for the other, an old gentleman in shirtsleeves, smelling of powder and peppermint, with a pistol kept dry, which here is no art. “A man of honour,” he confides. “I’d know his cough anywhere.” It coughs, left. He would give a good deal to be told. So, no doubt, would the other.
above-below-page-l010-again = Two old gentlemen share a bench. “Nineteen,” says one. “Twenty,” says the other, and they drink to it.
above-below-page-l010-lead = Lead the one to the other
above-below-page-l010-lead-4 = They take aim at arm’s length, and cannot think what it was about. “Your hat?” says one. You are paid what had been put by for the seconds.
above-below-page-l010-lead-7 = They come round a corner into each other’s arms, chiefly from bad eyesight. Both shots go up. There was a hamper for the survivor, with bottles, and it does for everyone.
above-below-page-l010-sell = Sell each the other’s whereabouts
above-below-page-l010-sell-5 = Left, you tell the one, and right, the other, and both pay, at every turning. By dusk the coughs are further apart than they have ever been.
