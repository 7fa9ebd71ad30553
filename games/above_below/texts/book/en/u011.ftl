above-below-page-u016 = Hills do not, as a rule, lift one foot. This one has it in the air when you come, lamplit moss at the ankle, and puts it down when you have eaten. The ground says *hm*. It is a beast, on its way somewhere, under its own small forest of glowing caps; it smells of ferns and old carpets. An eye like a pond finds you. “Is,” it says; then lunch is over; “it”; and evening comes on; “far?” Among the toes lie things that it has trodden into stone.
above-below-page-u016-again = It has got as far as “and”. You sit down comfortably. There is plenty of supper.
above-below-page-u016-walk = Walk with it all the way
above-below-page-u016-walk-4 = “No,” you say, every mile, and it is cheered each time. It shows you which of its mosses keep fresh for a month.
above-below-page-u016-walk-7 = On the third day it stops: a pond, another hill. The other opens an eye. “Late,” it says, with love. What lies pressed between their feet is for you.
above-below-page-u016-pick = Pick the caps off its flank
above-below-page-u016-pick-3 = It does not notice, this week. But for some time, as you go, you hear from behind you the beginning of a word.
