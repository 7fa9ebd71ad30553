## Lines of help in a first game: one for each question

grimm-forest-tip-choose = { $fable ->
    [may] Think where the others want to go: alone you take everything, in company you share. You never have to play a Fable.
   *[other] Think where the others want to go: alone you take everything, in company you share.
}
grimm-forest-tip-build = Floor, walls, roof: each section needs the one below. The menu has “Why not …?”: what you cannot build yet, and what you lack for it.
grimm-forest-tip-friend = You can have only one Friend. Give a bad one to the leader, who then loses the old one.
grimm-forest-tip-market = You take turns, one resource at a time. First take what your next section needs, then what the others need.
grimm-forest-tip-first-builder = Each material has only one First Builder. Resources help now, Fables and Friends later.
grimm-forest-tip-place-monster = Most monsters strike every pig there, yours too. Send it where you expect a crowd, not where you go yourself.
grimm-forest-tip-place-unique = A Unique Location stays until its condition is met, and it works for every player.
grimm-forest-tip-gain = Take what your next section still needs.
grimm-forest-tip-take = Take what you need, or what they need for their next section.
grimm-forest-tip-give = Give what the house you are building does not need.
grimm-forest-tip-discard = Keep what you need for the house you are building.
grimm-forest-tip-take-from-market = The players at the Market do not get what you take now.
grimm-forest-tip-add = The players at the Market can collect what you add; choose what suits you.
grimm-forest-tip-aladdin = Where nobody needs anything you will probably be alone; at the fullest location you will not.
grimm-forest-tip-ali-baba = You return it if you meet, so steal from a player who will go elsewhere.
grimm-forest-tip-pinocchio = Everybody hears it. If you go there, you gain; if you do not, the bluff costs nothing.
grimm-forest-tip-tom-thumb = What you take is missing at that location this round.
grimm-forest-tip-rapunzel = You can take it in a round when you are alone. Store what is hard to collect.
grimm-forest-tip-sleeping-beauty = They cannot play another Fable. Best for a player who holds good ones.
grimm-forest-tip-queen-look = A Gather card tells you where that player goes; a Fable tells you what is coming.
grimm-forest-tip-crystal-ball = Look at a player who wants the same as you: then you can still avoid them.
grimm-forest-tip-crystal-change = You know one card now. Stay if that leaves you alone, or go elsewhere.
grimm-forest-tip-gingerbread-man = Good if you expect a crowd or a monster where you are going.
grimm-forest-tip-thumbelina = The new location is random: worth it if yours is crowded or a monster is there.
grimm-forest-tip-wandering-trader = You get three for two, but of another kind: good if you have too much of one.
grimm-forest-tip-thoughtful-gift = You get back as many as you give: choose a player who has what you need.
grimm-forest-tip-gift-amount = You get as many back, of a kind that they choose.
grimm-forest-tip-gift-return = Return what you need least; it must be of another kind.
grimm-forest-tip-whispers-keep = Monsters harm others, helpers help you: keep what suits your next round.
grimm-forest-tip-puss-build = An opponent pays one of the resources, so you can build with one less.
grimm-forest-tip-puss-from = It hurts most if that player is about to build with this material.
grimm-forest-tip-goldilocks-keep = The other two go back on top, so you know what is drawn next.
grimm-forest-tip-goldilocks-top = The upper one is drawn next, perhaps by you.
grimm-forest-tip-rumpelstiltskin = All your straw changes: wait if a straw house still needs its roof.
grimm-forest-tip-next-effect = First what gains resources, then what spends them.
grimm-forest-tip-big-bad-wolf = A roof is the most expensive section to lose. Brick houses are safe.
grimm-forest-tip-bridge-troll = The player who collected most this round pays most.
grimm-forest-tip-friendly-game = Only players at your location count; look at what they have.
grimm-forest-tip-oracle = It costs nothing, and they lose what you gain.
grimm-forest-tip-harvest-moon = Choose the fullest location without pigs.
grimm-forest-tip-search-past = Take what suits your next round; the others see what you take.
grimm-forest-tip-give-fable = Keep what you want to play next; they will see what you give.
grimm-forest-tip-mermaid-keep = You can go to two locations only, and everybody knows which: keep those of your material.
grimm-forest-tip-cancel-monster = You lose your Friend. Worth it to save a roof or many resources.
grimm-forest-tip-chinny = You may move before the monster strikes; best to a location without pigs.
grimm-forest-tip-hired-help = You pay now and collect double next round: good if you expect to be alone then.
grimm-forest-tip-fairy-food = Everybody who ends up there gains. Put it where only you want to go.
grimm-forest-tip-night-tavern = You see them all and choose first; the others get the rest at random.
grimm-forest-tip-wishing-well = You do not see the cards, but you can guess who wants what.
grimm-forest-tip-godmother-fables = You lose both Fables: discard the weakest.
grimm-forest-tip-red-riding-hood = You can play that wolf again in a later round.
