above-below-page-e158 = Under T, between *Tapirs* and *Tears, dried*, stands a man in a good coat, filed. He has a ticket on his lapel. He came down forty years ago to collect the taxes of the deep, he says in a voice like a drawer, and was mistaken for a document. Mice whisper in the index; it smells of glue. A steady hand could sign him out. Further along stands a fat folder with your village’s name on it, owing or owed.
above-below-page-e158-again = The gap under T has been closed. Someone has pencilled on the shelf: *Lent. No fine.*
above-below-page-e158-sign = Sign him out properly
above-below-page-e158-sign-3 = He steps down with a noise of tape. Outside he asks only what year it is, and then what year it is again, and thanks you.
above-below-page-e158-sign-5 = You fill in all eleven forms without a blot. The mice rise. He leaves you the blank side of forty years of returns, tied in ribbon.
above-below-page-e158-read = Read your own folder
above-below-page-e158-read-6 = It turns out that the deep has owed your village money since the flood. You enclose a receipt, spelled as well as you can.
