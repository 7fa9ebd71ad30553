# Beschriftungen auf Bildern von Für Northwood! und ihre Alternativtexte.

draw-northwood-visit = Besuch { $n } von 8
draw-northwood-step-deal = Eine neue Hand wird gegeben
draw-northwood-step-fief = Welches Lehen nun?
draw-northwood-step-invite = Wer kommt mit?
draw-northwood-step-turn = Höre zu oder bitte um Hilfe
draw-northwood-step-acted = Fähigkeit genutzt
draw-northwood-step-respond = Wähle deine Antwort
draw-northwood-step-close = Der Besuch endet
draw-northwood-step-over = Die Reise ist vorbei
draw-northwood-step-out-of-reach = Unerreichbar: weiter oder Schluss?
draw-northwood-favourite = Trumpf
draw-northwood-now = Nur jetzt
draw-northwood-statement = Aussage
draw-northwood-response = Antwort
draw-northwood-points = Punkte / Ziel
draw-northwood-deck = Stapel
draw-northwood-discard = Ablage
draw-northwood-scored = Punkte
draw-northwood-no-cards = Keine Handkarten
draw-northwood-cheer = Für Northwood!
draw-northwood-missed = Diesmal nicht
draw-northwood-so-far = Die Reise bisher
draw-northwood-goal-stars = Ziel: { $n } Sterne
draw-northwood-goal-fiefs = Ziel: Lehen { $fiefs }

draw-northwood-alt-stars = Sterne: { $n }, höchstens { $best } möglich.
draw-northwood-alt-visit = Lehen { $fief }, { $ruler }; Trumpffarbe { $suit }. Punkte: { $score } von { $fief }.
draw-northwood-alt-statement = Der Herrscher sagt { $card }.
draw-northwood-alt-scored = Letzter Dialog: { $statement }, beantwortet mit { $response }: ein Punkt.
draw-northwood-alt-no-point = Letzter Dialog: { $statement }, beantwortet mit { $response }: kein Punkt.
draw-northwood-alt-just-scored = Gerade gepunktet: { $cards }.
draw-northwood-alt-just-friendly = Lehen { $fief } ist gerade befreundet worden.
draw-northwood-alt-just-lost = Lehen { $fief } ist gerade verloren gegangen.
draw-northwood-alt-ready = Bereit: { $allies }.
draw-northwood-alt-exhausted = Erschöpft: { $allies }.
draw-northwood-alt-guest = { $guest } (statt { $ally })
draw-northwood-alt-ruler = Lehen { $fief }: { $ruler }.
draw-northwood-alt-friend = Lehen { $fief }, befreundet: { $ruler }.
draw-northwood-alt-friendly = Befreundet: { $fiefs }.
draw-northwood-alt-lost = Verloren: { $fiefs }.
draw-northwood-alt-neutral = Nicht besucht: { $fiefs }.
draw-northwood-alt-deck = Nachziehstapel { $n }, Hand { $hand }.
draw-northwood-alt-scored-cards = Auf dem Punktestapel ({ $n }): { $cards }.
draw-northwood-alt-score-top = Oben auf dem Punktestapel: { $card }.
draw-northwood-alt-discard = Abgelegt ({ $n }): { $cards }.
draw-northwood-alt-hand = Deine Hand ({ $n }): { $cards }.
draw-northwood-alt-playable = Spielen darfst du: { $cards }.
draw-northwood-alt-known = Bekannt im Nachziehstapel (Nummer von oben): { $cards }.
draw-northwood-alt-known-at = { $card } ({ $place })
draw-northwood-alt-result = { $n ->
    [one] { $n } Stern, { $medal }.
   *[other] { $n } Sterne, { $medal }.
}
draw-northwood-look-board = Der Spielplan
draw-northwood-look-guests = Die Gäste und ihre Fähigkeiten
draw-northwood-look-allies = Die Verbündeten und ihre Fähigkeiten
draw-northwood-look-rulers = Die Herrscher und ihre Fähigkeiten
draw-northwood-people-guests = Gäste zum Einladen
draw-northwood-people-rulers = Die Herrscher
draw-northwood-people-allies = Deine Verbündeten
draw-northwood-alt-person = { $who }: { $rule }
draw-northwood-alt-person-in-fief = { $fief }: { $who }: { $rule }
