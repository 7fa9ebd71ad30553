above-below-page-e044 = Knock, knock, goes something on the burrow wall, though there is no door. It rolls in on three wheels: a copper clerk with a drawer for a chest, smelling of ink and hot pennies. “Enumeration,” it says. “How many are you, and since when?” A bell pings as it writes. There is a bounty for every soul, payable at once out of the drawer; and it believes what it is told. You are not many. But there are hats, and a broom, and a ham, and the light is poor.
above-below-page-e044-again = “You were four and a ham,” says the copper clerk, reading. It waits with its pen lifted. “Any changes?”
above-below-page-e044-true = Give the true number
above-below-page-e044-true-3 = It thanks you and stamps each of you lightly on the hand. Nobody has told it so small a number before, it says, or looked so relieved.
above-below-page-e044-true-6 = It counts you again, for pleasure. “It agrees,” it says, in a wondering bell, and unscrews the plate that hid its error all these years.
above-below-page-e044-more = Put hats on the brooms
above-below-page-e044-more-5 = Eleven souls, it writes, one of them smoked. The drawer pays out on every head, and the pen does not so much as pause.
above-below-page-e044-more-fail = It shakes hands with each of you. It shakes hands with the broom. Then it opens the thick book, the one for remarks.
