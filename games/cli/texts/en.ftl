cli-you = you
cli-seat = seat { $seat }

cli-verify-unreadable = The file cannot be read: { $why }
cli-verify-format = This is no record that this program knows: it reads format { $known }, and the file says { $found }.
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
cli-verify-good-seal = The seal holds. The message of the lobby must have shown: { $seal }
cli-verify-good-day = The deal of { $day } was played with the sealed seed.
cli-verify-good-seed = The seed was made of the sealed secret and { $n ->
    [one] the one click
   *[other] the { $n } clicks
} of those who joined and started.
cli-verify-good-draws = { $n ->
    [0] Nothing was drawn.
    [one] The one draw is what the seed gives.
   *[other] All { $n } draws are what the seed gives, and none was left out or made twice.
}
cli-verify-fingerprint = Nothing in the file was changed if “Fair draws” on the table’s final message shows this fingerprint: { $what }
cli-verify-bad = So this record proves nothing.
