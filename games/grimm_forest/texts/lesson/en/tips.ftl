## Lines of help in a first game: one for each question

grimm-forest-tip-choose = { $fable ->
    [may] Think where the others want to go: alone you take everything, in company you share. A Fable is never a must.
   *[other] Think where the others want to go: alone you take everything, in company you share.
}
grimm-forest-tip-build = Floor, walls, roof: each section needs the one below. What you cannot pay yet is under “Why not …?”.
grimm-forest-tip-friend = You can have one Friend at a time. A troublesome one is best sent to whoever leads, who loses their own by it.
grimm-forest-tip-market = You take turns, one resource each. First what you need for your next section; the rest is for denying others.
grimm-forest-tip-first-builder = Every material has its first builder once. Goods help now, Fables and Friends later.
grimm-forest-tip-place-monster = Most monsters strike every pig there, yours too. Send yours where you expect a crowd, not where you go yourself.
grimm-forest-tip-place-unique = A Unique Location changes its place until its condition is met. Everybody can read the card and use it.
grimm-forest-tip-gain = Count what your next section still lacks, and take that.
grimm-forest-tip-take = Take what hurts them and helps you: somebody who is one short of walls will feel it.
grimm-forest-tip-give = You must give something away: what your present house does not need costs you least.
grimm-forest-tip-discard = Something must go: keep what you are building with.
grimm-forest-tip-take-from-market = Those at the Market do not get what you take now.
grimm-forest-tip-add = What you add lies at the Market for whoever is there; choose what suits you.
grimm-forest-tip-aladdin = Where nobody needs anything you are easily alone; where there is most you hardly are.
grimm-forest-tip-ali-baba = It goes back if you meet, so steal from somebody you will not follow.
grimm-forest-tip-pinocchio = Everybody hears it. Going there pays; not going there is a bluff, and costs nothing else.
grimm-forest-tip-tom-thumb = Before anybody chooses: what you take is missing at that place this round.
grimm-forest-tip-rapunzel = It waits for a round in which you are alone. Put up what is hard to gather.
grimm-forest-tip-sleeping-beauty = They play blind, and only that one. Best for somebody who holds good Fables.
grimm-forest-tip-queen-look = A Gather card tells where the crowd is; a Fable tells what is coming.
grimm-forest-tip-crystal-ball = Look at whoever wants the same as you: then you can still avoid them.
grimm-forest-tip-crystal-change = You know one of them now. Stay if you are alone by it, else go elsewhere.
grimm-forest-tip-gingerbread-man = A little of everything is good against a crowd or a monster where you are going.
grimm-forest-tip-thumbelina = It is a lottery: worth it when your place is crowded or a monster sits there.
grimm-forest-tip-wandering-trader = Two for three, but of another kind: good when you have too much of one thing.
grimm-forest-tip-thoughtful-gift = You get as much back as you give: choose somebody who owns what you lack.
grimm-forest-tip-gift-amount = As many come back, of a kind that they pick.
grimm-forest-tip-gift-return = Return what you need least; it must be another kind than what you got.
grimm-forest-tip-whispers-keep = Monsters harm others, helpers speed you up: keep what fits your next round.
grimm-forest-tip-puss-build = One of the resources comes from somebody else, so you may build with one less.
grimm-forest-tip-puss-from = Whoever is about to build with that material misses it most.
grimm-forest-tip-goldilocks-keep = The other two go back on top: you know what is drawn next.
grimm-forest-tip-goldilocks-top = The upper one is drawn next, perhaps by you.
grimm-forest-tip-rumpelstiltskin = All of it changes, so do not leave a straw house without its roof.
grimm-forest-tip-next-effect = What gains you goods first, what spends them after.
grimm-forest-tip-big-bad-wolf = A roof costs them most; a brick house stands firm.
grimm-forest-tip-bridge-troll = Whoever collected most this round pays most.
grimm-forest-tip-friendly-game = Only those at your place can be asked; look at what they hold.
grimm-forest-tip-oracle = It is free, and they lose what you gain.
grimm-forest-tip-harvest-moon = The fullest place nobody went to.
grimm-forest-tip-search-past = The discards lie open: take what nobody expects twice.
grimm-forest-tip-give-fable = Keep what you mean to play next; they will see what you give.
grimm-forest-tip-mermaid-keep = Two places are left to you, and everybody knows which: keep those of your material.
grimm-forest-tip-cancel-monster = Your Friend leaves for it. Worth it when a roof or a full store is at stake.
grimm-forest-tip-chinny = You may run before the monster strikes; alone elsewhere is best.
grimm-forest-tip-hired-help = It costs now and doubles what you gather next round; good before a round alone.
grimm-forest-tip-fairy-food = Everybody who ends up there gains. Lay it where only you want to go.
grimm-forest-tip-night-tavern = You pick first and see them all; the others get what is left, at random.
grimm-forest-tip-wishing-well = You do not see the cards, but you know who wants what.
grimm-forest-tip-godmother-fables = Both Fables are lost for good: give up the weakest.
grimm-forest-tip-red-riding-hood = A wolf back in your hand strikes again next round.
