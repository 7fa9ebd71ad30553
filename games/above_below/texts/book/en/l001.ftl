above-below-page-l003 = Glug, says the jug, and every one of you swallows. At the crossing of four sand walls a man pours from it into another; both are empty, and dry as biscuit. He sells the sound. The hot wind smells of baked clay and then, perfectly, of the ford at home. “Real water I don’t touch,” he says. “There’s a pool on the left, by the ear. People come back from it green.” His wrists are tired. A caravan waits in its dust, saddlebags full, for somebody to go on pouring.
above-below-page-l003-again = “Rain on a tin roof, today,” says the man with the jugs. “Bring a coat.”
above-below-page-l003-pour = Pour for the caravan
above-below-page-l003-pour-3 = You pour a drizzle, then a gutter. An old camel shuts its eyes. They had not known, they say, that it could be done left-handed.
above-below-page-l003-pour-5 = You do the mill at home, with the wheel, and the boy who falls in. They weep what they have left, and share out their saddlebags.
above-below-page-l003-left = Go left, by ear
above-below-page-l003-left-7 = It is there, black, a cupful wide. You drink from the middle, where the fish do, who are white and have no eyes to see you coming.
above-below-page-l003-left-fail = It tastes of door handles. Somebody says how good it is, and sits down, and in the lamplight is a very odd colour.

above-below-page-l008 = At the fourth turning of the sand walls stands an inn, green shutters, vine and all, and as you come up to it, it gets smaller. It is embarrassed. It is only a mirage, but a well-bred one, and it has been looking forward to guests. Hot wind; a smell of wet stone and coffee that is almost there. On the sill shimmers a row of full water bags. The real thing it is a picture of must lie somewhere underneath; only, those who dig come home with long faces.
above-below-page-l008-again = The inn has added a room for each of you. You can see the dunes through the wallpaper.
above-below-page-l008-drink = Drink as politely as you can
above-below-page-l008-drink-3 = You raise what there is. It tastes of having nearly remembered something. Outside, to the inn’s own surprise, one water bag is wet.
above-below-page-l008-drink-5 = You praise the coffee, the vine, the view. By nightfall it has pulled itself together enough to be out of pocket for your sake, and to fill your bags.
above-below-page-l008-dig = Dig for the real one
above-below-page-l008-dig-7 = Eleven feet down: a step, a sill, a green shutter. The cellar is bright with ore. Above, the inn looks on and grows a second chimney.
above-below-page-l008-dig-fail = Sand, and sand. Then a very small cup, a child’s, with a vine on it. One of you keeps it, and does not talk at supper any more.
