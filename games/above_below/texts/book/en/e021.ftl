above-below-page-e021 = Confetti on the left, an organ on the right, and you in the passage with an invitation in each hand. Miss Lode and Mister Grubb are to be married at noon, and each has drawn the map to the church. The guests have followed in good faith: her side sits in one burrow, in lavender hats, with a bride; his side in the other, smelling of mothballs, with a groom. Everybody is being terribly patient. In either vestry waits a wedding breakfast under cloths, with the guests’ envelopes beside it.
above-below-page-e021-again = The invitation has a third map now. It shows a small church, and round it, with great care, nothing.
above-below-page-e021-echo-1 = “You were there when I said it,” says Mister Grubb, and will not let go of your hand.
above-below-page-e021-echo-2 = “We had a witness once before,” sniffs Mister Grubb. “Somebody fair, from above.”
above-below-page-e021-bring = Bring one half to the other
above-below-page-e021-bring-4 = You lead the lavender hats through a wall that was never very thick. The organ loses its place. An uncle goes round with the plate, on your behalf.
above-below-page-e021-bring-6 = You walk both halves to the blank on the joint map, which neither of them would draw. So that is what it was for. They marry in it, and everyone is fed twice.
above-below-page-e021-breakfast = Breakfast in both vestries
above-below-page-e021-breakfast-3 = You toast the happy couple, severally, and open the envelopes to see who sent what. Through one wall a hymn begins, and through the other, another.

above-below-page-e022 = “*See* DOOR,” mutters somebody between the dictionaries. It is a small man in a muffler, with slips of paper stuck in every buttonhole. He came in to learn how one spells *desultory*; it said *see* RAMBLING, that sent him on to HEDGE, and that was in spring. It smells of calf and pencil shavings; a very thin bell is ringing for closing. “I’m nearly back,” he says. “It must be just past DROMEDARY.” At home, he remembers, he was something useful. He would have to look it up.
above-below-page-e022-again = A slip lies in the aisle, in a hand that you know: *see* OUT, and an arrow.
above-below-page-e022-back = Read him back to the start
above-below-page-e022-back-5 = You go by the slips: hedge, bramble, scratch, rescue. There it stands, spelt just as he thought. He laughs until the shelves ring, does up his muffler, and asks which way you are going.
above-below-page-e022-look = Look up one thing yourselves
above-below-page-e022-look-0 = It says *see* PENNY; and under PENNY, pressed flat, there is one. You shut the book before it can suggest anything further.

above-below-page-e023 = Ash, and under the ash a cough. On red coals at the foot of the flue, beneath two blankets, lies a salamander as long as a bolster, with chattering teeth. “There is a draught,” it says. It smells of singed wool and mustard. Whatever was warm it has taken to bed: a flat iron, its savings, run into one puddle, and grey stones that sweat ore. “I don’t say light a fire,” it says. “I have a fire. I say, something *hot*.” Cider, perhaps, done with a poker.
above-below-page-e023-again = It has kicked off both blankets and fans itself with a trivet. “Close,” it says, “for the time of year.”
above-below-page-e023-warm = Warm it through by turns
above-below-page-e023-warm-3 = You rub its back with mustard until your palms smoke. “That,” it says, “is very nearly not cold,” and sleeps; on the roof the snow slides off.
above-below-page-e023-warm-7 = You find the draught: a cold farthing, swallowed as a tadpole. It comes up with the third mug. By morning the creature shines, and pushes out of bed all that it no longer needs.

above-below-page-e024 = Creak, splash; creak, splash. Round the lake comes a wooden swan with a 7 on its breast, and in it, pedalling, a very old couple in straw hats. They hired it for half an hour, on their first outing. “I can’t put in till my number is called,” says the swan, in a voice like a pump. “It’s in the regulations.” But the man with the megaphone retired. There it lies, on his bench, smelling of varnish, and beside it the tariff for any time over.
above-below-page-e024-again = The swan sits on the lawn, in retirement. Would somebody, it asks you quietly, push it out for just five minutes?
above-below-page-e024-call = Call number seven in
above-below-page-e024-call-3 = “Number *seven*!” The swan lifts its neck, comes in at full speed, and rides up the beach. They stay sitting in it for a little, since it is only half past.
above-below-page-e024-call-7 = You call it as he must have, bored, one hand in a pocket. She runs for her tram; he comes home with you, knees still going, with the deposit and a trout.
above-below-page-e024-charge = Charge them the overtime
above-below-page-e024-charge-6 = They pay you over the side, coin by coin, what was meant for the tea rooms, and then in plums. “It did go quickly,” she says.
above-below-page-e024-charge-fail = “Regulations,” says the swan, and reads them out to you, all four pages, going round just beyond the reach of a hat.

above-below-page-e025 = Tonight the raft is tied up, and Ulla sits on the bank with her boots in her lap. “My knees,” she says. “And there’s one who booked.” Out on the water stands a passenger already, tall, hooded, dripping upwards. It smells of cellars and cold iron, and the raft does not dip under it. “It never says where it’s going. It only ever listens.” She holds out the pole to you, and a flask; her other hand is on the tangle of rope that she ought to mend before morning.
above-below-page-e025-again = The pole leans on the wall, still wet. “It asked after you,” says Ulla. “By the sound of your feet.”
above-below-page-e025-echo-1 = “You have the aunts for it,” she says, and she means it as praise.
above-below-page-e025-echo-2 = The rope is tied to her ankle now, on account of otters.
above-below-page-e025-pole = Take the pole this once
above-below-page-e025-pole-4 = You talk all the way across and never turn round. On the far side there is nobody aboard, and Ulla gives you what was in the flask.
above-below-page-e025-pole-7 = You tell it where you are from, street by street. It gets off there, somehow. On its seat lies a stone the colour of evening, quite dry.
above-below-page-e025-stay = Stay and mend the rope
above-below-page-e025-stay-5 = All night you untangle other people’s troubles. She cuts you the length that was left over, and rubs your wrists with something green.

above-below-page-e026 = North, south, it makes no odds: every bone in this field lies pointing the same way. Ribs, knuckles, the beaks of birds, the tail of a mouse laid straight as a needle. The wind is dry and tastes of chalk. When you walk across, they tick round behind you and settle again, with a noise like somebody putting down knitting. No one has ever followed them to the end, or else all of these did. Here and there a purse still lies beside its owner, pointing too.
above-below-page-e026-again = They all point at you this time. You apologise, and walk backwards, and they let you.
above-below-page-e026-follow = Follow where they point
above-below-page-e026-follow-2 = A mile on stands a chair, facing the other way. There is a coin on the seat. You are careful not to sit.
above-below-page-e026-follow-4 = It was a well. They were only thirsty. You draw a bucket for the nearest, and the rope brings up what was thrown in by those who got here first.

above-below-page-e027 = Hooves are coming along the old tramway, with no hurry and no light. It is a pit pony, blind, the last on the books; it stops where the pit head was, waits to be unhitched, and goes round again. It smells of leather and peppermint. When you speak it turns its face up to you and the whole animal goes still, as a person does who hears the kettle. There is still ore in the tubs behind it. Grass is two miles up.
above-below-page-e027-again = The groove goes on up the slope now, and out. From above comes the sound of somebody eating clover with attention.
above-below-page-e027-lead = Lead it up to the grass
above-below-page-e027-lead-3 = It does not know what to do with the sky, and then it does. It rolls. An old man across the field takes his cap off.
above-below-page-e027-lead-7 = You take off the collar first and carry that yourselves, so that it shall not hear it. At the top the whole lane is waiting with carrots, and with the bell rope.
above-below-page-e027-load = Load it once more and drive
above-below-page-e027-load-4 = It pulls, of course; it has never not. You empty the tubs at the top and turn it round, and it finds its own way down.

above-below-page-e028 = Ballroom, it must have been: chandeliers lie about like shipwrecks, and over everything, up the mirrors and along the gilt, has grown the ivy. It was let in for the evening. It has learnt to waltz, from watching; leaves rustle in three-four time, there is a smell of floor polish and rain, and a tendril comes down before you holding a dance card. One line is still free. What the other gentlemen lost out of their pockets lies swept into a corner, with the old bell pulls.
above-below-page-e028-again = The tendril comes down at once. It has been practising the turn, and has hurt a chandelier.
above-below-page-e028-dance = Dance one round with it
above-below-page-e028-dance-2 = It leads. You go up one mirror and down another, and are put back where you were, giddy, with small change in your cuffs.
above-below-page-e028-dance-4 = At the last bar you dip it, and the whole house gasps. It will have no one else after that; it cuts you down a bell pull, as a favour.

above-below-page-e029 = Silence; that is what is wrong with the river. It has stopped. It stands between its banks like glass in a frame, trout hanging in it, rather put out, and you can smell every stone. Half-way over sits Ulla, beside knots as high as a haystack. “Rope’s full,” she says. “Room for one more. It has heard the lot now, and it wants to know how it *ended*. I never had any ends. They get off, you see.” There are steps, of a kind, down between the fish.
above-below-page-e029-again = The river goes by, muttering. Ulla has cast on a new rope; it smells, so far, of early morning.
above-below-page-e029-echo-1 = “I’d have asked you then,” says Ulla, “that night with my knees.”
above-below-page-e029-echo-2 = “One in here is from your way,” says Ulla. “No end to it either.”
above-below-page-e029-echo-3 = Some of the knots have otter on them, and somebody else’s thumb.
above-below-page-e029-end = Tell it how one ended
above-below-page-e029-end-3 = You pick a knot that you know, and say what became of them: they had a shop; they were happy, on the whole. The river thinks that over. Then it goes on.
above-below-page-e029-pick = Pick the trout where they hang
above-below-page-e029-pick-7 = You reach in to the shoulder, as if for pears. They are much too surprised to struggle; one gives change. A long way upstream something has noticed, and clears its throat.
above-below-page-e029-walk = Walk down in between

above-below-page-e030 = Burnt paper comes down the chimney in flakes, still warm; on one of them it says *moon*. Half-way up sits a poet in mittens, with a candle. He burns each poem when it is done, since that, he has heard, is how one submits to higher places. What the draught likes it takes. The rest comes down, and lies here to the ankle, good sheets, hardly brown. It smells of wax and toast. “Nobody has ever *said* anything,” he tells you. “I have one now that I’m not sure of.”
above-below-page-e030-again = A single flake, today. It says *ladder*, and it is going up.
above-below-page-e030-hear = Hear it and be honest
above-below-page-e030-hear-2 = It is about a moon. You say that you liked the bit with the ladder. He looks for it. “There is no *ladder*,” he says slowly, and takes up his pen.
above-below-page-e030-wrap = Gather it for wrapping fish
above-below-page-e030-wrap-3 = You keep the best, and the fishmonger buys the rest. All week people stop dead in the street, reading their herring. It does not occur to anyone to tell him.
