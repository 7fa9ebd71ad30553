cli-welcome = { $game } – you are { $name }.
cli-others = { $n ->
    [one] An AI plays with you: { $names }.
   *[other] These AIs play with you: { $names }.
}
cli-help-hint = Type the number of an option, or its name. ? lists the keys, q stops.
cli-keys =
    b the whole board (b 2: its second part; b Bruno: only Bruno’s part) · o the options again · w why something is missing · l what happened
    r rules (r 2: the second topic) · c NAME a card · h advice · u undo · q stop
    Several at once: 1 3. Amounts: 1=2 3=1, or just the number where there is one thing. p1, p2: suggested answers.
cli-nothing = nothing
cli-only = There is only one option: { $answer }.
cli-instead = Possible instead: { $answer }
cli-confirm = Enter: do it. Anything else: choose again>
cli-taken-back = Undone.
cli-bye = See you at the table.
cli-no-hint = This game gives no advice.
cli-nothing-missing = Nothing is missing here.
cli-not-on-board = Nothing on the board is called “{ $word }”.
cli-which-card = No card is called that. Type c and a part of its name.
cli-unclear = “{ $word }” is not one of the options; type a number from 1 to { $n }. ? lists the keys.
cli-unclear-amount = “{ $word }”: say which and how many, like { $example }.
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

cli-verify-missing = There is no such file here.
cli-verify-no-record = This is no record of a table. “Save the record” in “Replay”, or “Fair draws” below the final ranking, gives one: its name ends in .json.
cli-verify-unreadable = The file cannot be read: { $why }
cli-verify-format = This program does not know the format of this record: it reads { $known }, and the file says { $found }.
cli-verify-misfit = { $place }: { $why }
cli-verify-changed = { $place } was changed: it does not fit its digest.
cli-verify-fingerprint-wrong = fingerprint: it is not the fingerprint of this record.
cli-verify-seal-wrong = secret, commitment: this secret does not make this seal.
cli-verify-seed-wrong = seed: the secret and the clicks of those who joined do not make this seed.
cli-verify-order-wrong = { $place } is out of order.
cli-verify-epoch-wrong = { $place }: the checkpoint does not go on where the draws before it end.
cli-verify-draw-wrong = { $place }: draw { $n } of “{ $label }” is not what the seed gives.
cli-verify-count-wrong = { $place }: this is draw { $n } of “{ $label }”, but draw { $want } should come here.
cli-verify-no-draws = This table is older than the recording of draws: its seal and seed can be checked, its draws cannot.
cli-verify-late-draws = Draws before segment { $n } were not recorded in a form that can be checked; later ones are checked.
cli-verify-given = Not all of the set-up was drawn: the record was given { $what }.
cli-verify-checkpoint = From segment { $n } on, the record continues from a position stored in it, because the rules changed (version { $version }). It cannot show whether that is the position that was played.
cli-verify-rules = Only the rules can tell whether draws are missing at the end: the command `replay FILE` plays the game again.
cli-verify-good-seal = The seal is genuine. The lobby’s message must have shown: { $seal }
cli-verify-good-seal-begun = The seal is genuine. The table’s log must begin with its first digits: { $seal }
cli-verify-good-seal-day = The seal is genuine. On its day, `/daily` must have shown: { $seal }
cli-verify-good-day = The deal of { $day } was played with the sealed seed.
cli-verify-good-seed = The seed was made of the sealed secret{ $n ->
    [0] .
    [one] {" "}and the one click of those who joined and started.
   *[other] {" "}and the { $n } clicks of those who joined and started.
}
cli-verify-good-draws = { $n ->
    [0] Nothing was drawn.
    [one] The one draw is what the seed gives.
   *[other] All { $n } draws are what the seed gives, and none was made twice.
}
cli-verify-taken-back = { $n ->
    [one] Once, something was undone with the consent of those concerned.
   *[other] { $n } times, something was undone with the consent of those concerned.
}
cli-verify-fingerprint = Nothing in the file was changed if “Fair draws” on the table’s final message shows this fingerprint: { $what }
cli-verify-bad = So this record proves nothing.
