above-below-page-l024 = Doors here are made of sand, and a sand door must be told every minute that it is one. That is the business of Amaru the doorkeeper, who has eleven of them in a ring and only one voice. “Door,” he croaks. “Door. *Door.* You, no slouching.” Behind him one pours away down its own step. It hisses; the hot air tastes of brass. The hinges are brass too, old and heavy; nobody can stop you unscrewing them. He points at his throat, and at you, and at the nearest.
above-below-page-l024-again = “Door,” you hear, from eleven sides, in eleven voices. He has taught them to do it by turns.
above-below-page-l024-hold = Hold a door by talking
above-below-page-l024-hold-3 = “You are a door,” you tell it, “and a good one.” It stands up straight. He gets his first cup of tea since the wind changed.
above-below-page-l024-hold-5 = You take six and tell them about the one at home, with the cat flap. They have never been so upright. He shares his stores with you, in a whisper.
above-below-page-l024-unhinge = Unscrew the hinges meanwhile
above-below-page-l024-unhinge-6 = Nine come off before he has got round to you again. He does not shout, having nothing to shout with. Softly, one by one, they stop believing it.
