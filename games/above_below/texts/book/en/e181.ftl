above-below-page-e182 = The drawbridge has an ear trumpet where its winch should be. It has been up, by the swallows’ nests, for a hundred years. “No,” it says, in a voice of chains, before you can ask. “Not until he apologises.” You mention that he is probably dead. “Then somebody else.” Rust flakes down; the moat breathes cold and smells of ink. In the gatehouse opposite stand pots packed in straw. The gears on this side are good heavy ore, and a crowbar would fit.
above-below-page-e182-again = “I have thought it over,” says the drawbridge. “I was a little sharp as well.” It is still up, but lower.
above-below-page-e182-sorry = Apologise, and mean it
above-below-page-e182-sorry-5 = You are sorry for the ropes, the rain, and what he said about its mother. It comes down by inches, sobbing oil, and asks you to mind the third plank.
above-below-page-e182-jam = Jam the gears with a crowbar
above-below-page-e182-jam-4 = It drops, groans, and stops crooked. The gate-money of a century has slid into one corner, and you have about a minute to pick out your share.
above-below-page-e182-jam-7 = Two wheels come away whole and heavy. The bridge hangs by one chain and has no more to say on the subject of apologies.

above-below-page-e183 = Badgers are moving house. You know it first by the language, which is strong, and then by the smell of camphor. Father Badger has one end of a wardrobe and the bend in the tunnel has the other. Eleven young ones sit along the wall in order of size, each holding a chair leg and saying *left*. “It went in,” says Mother Badger. “So it comes out. My mother raised five in that wardrobe.” There is, in the top drawer, the removal money, and nobody left to pay it to.
above-below-page-e183-again = The wardrobe has come back the other way. “Damp,” says Father Badger. “Don’t ask. Just say *left*.”
above-below-page-e183-lift = Take an end of the wardrobe
above-below-page-e183-lift-2 = You say *right*, which nobody had tried. It goes through with a scream of varnish, and two of the children with it, waving.
above-below-page-e183-lift-4 = You take off the doors, the feet and finally the bend. Mother Badger counts the removal money into your hands and adds a good deal about her mother.

above-below-page-e187 = Crayfish in a double row bar the ford, each with one claw raised. *Anything to declare?* is scratched on a slate, with last year’s prices. The inspector, an old blue one with a monocle of mica, has lost the sight on that side and goes through your bags by smell, clicking. It smells of mint and mud. Whoever declares an honest sandwich, it seems, may fish from the office jetty. But there is a crate of somebody’s silver buckles on the bank, already stamped, that only wants walking across.
above-below-page-e187-again = “You again, and mustard,” clicks the blue inspector. “Mustard is new.” He adds it to the slate.
above-below-page-e187-declare = Declare each sandwich by name
above-below-page-e187-declare-3 = They weigh the cheese, tax the crust, and wave you on to the jetty, where everything bites that has not got a post in the service.
above-below-page-e187-declare-4 = You declare even the crumbs. The inspector takes off his monocle; in forty years nobody has mentioned crumbs. The duty is refunded.
above-below-page-e187-smuggle = Smuggle the crate of buckles
above-below-page-e187-smuggle-6 = You wear them, under the trousers, in rows, and do not clink. On the far bank a man is waiting who thinks you are somebody else.
above-below-page-e187-smuggle-fail = You clink. A claw comes down on your smallest coin, and stays there until you have let go of it.

above-below-page-e188 = Snip. Snip. An iron gardener with shears for hands goes along the edge of the wood, clipping toadstools into the likeness of a lady with a fan. There are three hundred ladies already. “She sat for me once,” it says, “in the spring of the year it was. I have the fan. I have not got the ear.” Cut caps lie underfoot by the bushel, warm and peppery, and a sugary steam hangs about. It raises its lamp to your ears, one after another, not hoping for much.
above-below-page-e188-again = Three hundred ladies, and one group of villagers with sandwiches, rather good, a little flattered about the nose.
above-below-page-e188-pose = Pose until it finds the ear
above-below-page-e188-pose-4 = By evening you are stiff as boots. It has the lobe at last, it says, and rubs your necks with something it brews for cramp.
above-below-page-e188-pose-7 = The ear turns out to be your youngest’s, and it was on the wrong side. All three hundred ladies are put right. You are given the harvest of the old ones.
above-below-page-e188-reap = Reap the clippings at its feet
above-below-page-e188-reap-3 = They were only going to be swept. You fill a hat, and the ladies watch you do it, over their fans.
above-below-page-e188-reap-5 = Under the clippings lie the tips that visitors used to leave, when it was a garden and there was a gate.
