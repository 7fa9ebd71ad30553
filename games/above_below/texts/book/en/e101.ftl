above-below-page-e103 = Everything in this burrow drips, except one stone, and on the stone sits a cat. It is the colour of the dark between two candles and it has plainly been expecting someone better. The floor is cold soup to the ankle; it smells of wet rabbit. The cat inspects each of you, lingers on the lunch bag, yawns like a trapdoor, and washes. One cannot invite such an animal. One can only stand in the wet and be so very uninteresting that it comes along to find out why.
above-below-page-e103-again = The stone is still dry and still warm. On it lies half a mouse, arranged as for a guest.
above-below-page-e103-ignore = Ignore it thoroughly
above-below-page-e103-ignore-5 = You discuss gutters. You discuss them well. When you leave, wet to the knees, there are more of you than there were, and one is dry.
above-below-page-e103-squeeze = Squeeze past along the wall
above-below-page-e103-squeeze-0 = You edge round with your backs to the stones. A coin is stuck in the clay at ear height, and the cat watches you find it, unimpressed.
