cli-welcome = { $game } – you are { $name }.
cli-others = { $n ->
    [one] With you plays an AI: { $names }.
   *[other] With you play AIs: { $names }.
}
cli-help-hint = Type the number of an option, or its name. ? lists the keys, q stops.
cli-keys =
    b the whole board (b 2: its second part; b Bruno: what is about Bruno) · o the options again · w why something is not there · l what happened
    r rules (r 2: the second topic) · c NAME a card · h advice · u take back · q stop
    Several at once: 1 3. Amounts: 1=2 3=1, or just the number where there is one thing. p1, p2: ready-made answers.
cli-nothing = nothing
cli-only = Only one thing can be done: { $answer }.
cli-instead = Possible instead: { $answer }
cli-confirm = Enter: do it. Anything else: choose again>
cli-taken-back = Taken back.
cli-bye = See you at the table.
cli-no-hint = Nobody gives advice in this game.
cli-nothing-missing = Nothing is missing here.
cli-not-on-board = Nothing on the board is called “{ $word }”.
cli-which-card = No card is called that. Type c and a part of its name.
cli-unclear = “{ $word }” is none of the options; type a number from 1 to { $n }. ? lists the keys.
cli-unclear-amount = “{ $word }”: say of what and how many, like { $example }.
cli-prompt-one = { $least ->
    [0] One or none (1–{ $n }, Enter: none)
   *[other] Choose (1–{ $n })
}
cli-prompt-exactly = Choose { $n } (like { $example })
cli-prompt-range = { $least ->
    [0] Choose up to { $most } (Enter: none)
   *[other] Choose { $least } to { $most }
}
cli-prompt-order = All in order (like { $example })
cli-prompt-count = { $least ->
    [0] How many (0–{ $most }, Enter: none)
   *[other] How many ({ $least }–{ $most })
}
cli-prompt-amounts = { $least ->
    [0] How many of each, { $most } in all at most (like { $example }, Enter: none)
   *[other] How many of each, { $least } to { $most } in all (like { $example })
}
cli-place = { $place }. { $who }: { $scores }
cli-item = { $item }
cli-gone = no longer: { $items }
cli-as-before = { $n ->
    [0] As before from { $first } on.
   *[other] As before from { $first } on, but without { $gone }.
}
cli-as-before-again = { $n ->
    [0] As before from { $first } on, and again with { $back }.
   *[other] As before from { $first } on, but without { $gone }, and again with { $back }.
}
cli-all = { $n ->
    [0] All from { $first } on.
   *[other] All from { $first } on, except { $gone }.
}

cli-verify-unreadable = The file cannot be read: { $why }
cli-verify-format = This is no record that this program knows: it reads formats { $known }, and the file says { $found }.
cli-verify-misfit = { $place }: { $why }
cli-verify-changed = { $place } was changed: it does not fit its digest.
cli-verify-fingerprint-wrong = fingerprint: it is not the fingerprint of this record.
cli-verify-seal-wrong = secret, commitment: this secret does not make this seal.
cli-verify-seed-wrong = seed: the secret and the clicks of those who joined do not make this seed.
cli-verify-order-wrong = { $place } is out of order.
cli-verify-epoch-wrong = { $place }: the checkpoint does not go on where the draws before it end.
cli-verify-draw-wrong = { $place }: draw { $n } of “{ $label }” is not what the seed gives.
cli-verify-count-wrong = { $place }: this is draw { $n } of “{ $label }”, but draw { $want } should come here.
cli-verify-no-draws = This table is older than the keeping of draws: seal and seed can be checked, its draws cannot.
cli-verify-late-draws = Draws before segment { $n } were not kept as they can be checked now; those from there on are checked.
cli-verify-given = Not all of the set-up was drawn: the record was given { $what }.
cli-verify-checkpoint = From segment { $n } on it goes on from a position that stands in the record itself, because other rules took over (version { $version }). Whether that position is the one played before cannot be seen from it.
cli-verify-rules = Whether draws are missing at the end, only the rules can tell: the command `replay FILE` plays the game again.
cli-verify-good-seal = The seal holds. The message of the lobby must have shown: { $seal }
cli-verify-good-day = The deal of { $day } was played with the sealed seed.
cli-verify-good-seed = The seed was made of the sealed secret and { $n ->
    [one] the one click
   *[other] the { $n } clicks
} of those who joined and started.
cli-verify-good-draws = { $n ->
    [0] Nothing was drawn.
    [one] The one draw is what the seed gives.
   *[other] All { $n } draws are what the seed gives, and none was made twice.
}
cli-verify-taken-back = { $n ->
    [one] Once something was taken back, with the consent of those whom it concerned.
   *[other] { $n } times something was taken back, with the consent of those whom it concerned.
}
cli-verify-fingerprint = Nothing in the file was changed if “Fair draws” on the table’s final message shows this fingerprint: { $what }
cli-verify-bad = So this record proves nothing.
