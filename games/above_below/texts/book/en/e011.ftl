above-below-page-e016 = Down here there is a stair. It has ninety-nine steps by the hand that you keep on the wall, and ninety-nine when you climb back up to make sure, and the stone is worn by many feet that must have come for something. Warm air, then cold. A taste of iron. On the third attempt, with the lantern out to save oil, there are a hundred. Whatever glitters on the hundredth step does it by its own light, and it does not blink.
above-below-page-e016-again = Ninety-eight, this time. You decide that somebody else must be standing on the other one, and do not go down.
above-below-page-e016-count = Count aloud and go on
above-below-page-e016-count-4 = You sit down on the hundredth step together, all of you, before it can change its mind. It is paved with what others threw down to hear it land.
above-below-page-e016-count-7 = A hundred and one, a hundred and two. The last step is a shelf of stone, seamed and shining; you fill your hats, and count up again, very loudly.
