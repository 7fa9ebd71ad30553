northwood-name = Für Northwood!
northwood-tagline = Einige den Wald, ganz allein: acht Herrscher, acht Besuche, und bei jedem eine genaue Punktzahl.

## Dinge

northwood-suit = { $suit ->
    [claws] Krallen
    [flowers] Blumen
    [leaves] Blätter
   *[eyes] Augen
}
northwood-card = { $suit ->
    [claws] 🐾 Krallen { $value }
    [flowers] 🌸 Blumen { $value }
    [leaves] 🍂 Blätter { $value }
   *[eyes] 👁️ Augen { $value }
}
northwood-medal = { $medal ->
    [bronze] Bronzemedaille
    [silver] Silbermedaille
    [gold] Goldmedaille
   *[none] keine Medaille
}
northwood-kind-character = Charakter
northwood-total = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
northwood-score-stars = Sterne
northwood-score-friends = befreundete Lehen

## Charaktere

northwood-animal-claws-jack = Dachs
northwood-animal-claws-queen = Luchs
northwood-animal-claws-king = Bär
northwood-animal-flowers-jack = Hase
northwood-animal-flowers-queen = Hirschkuh
northwood-animal-flowers-king = Hirsch
northwood-animal-leaves-jack = Eichhörnchen
northwood-animal-leaves-queen = Kuckuck
northwood-animal-leaves-king = Biber
northwood-animal-eyes-jack = Rabe
northwood-animal-eyes-queen = Eule
northwood-animal-eyes-king = Adler
northwood-animal-claws-jack-crown = Marder
northwood-animal-claws-queen-crown = Wiesel
northwood-animal-claws-king-crown = Wolf
northwood-animal-flowers-jack-crown = Haselmaus
northwood-animal-flowers-queen-crown = Igel
northwood-animal-flowers-king-crown = Wildschwein
northwood-animal-leaves-jack-crown = Laubfrosch
northwood-animal-leaves-queen-crown = Specht
northwood-animal-leaves-king-crown = Elster
northwood-animal-eyes-jack-crown = Fledermaus
northwood-animal-eyes-queen-crown = Falke
northwood-animal-eyes-king-crown = Reiher

northwood-character-claws-jack = { northwood-animal-claws-jack }, Bube der Krallen
northwood-character-claws-jack-text = Ziehe, bis du acht Karten auf der Hand hast.
northwood-character-claws-queen = { northwood-animal-claws-queen }, Königin der Krallen
northwood-character-claws-queen-text = Nimm die oberste Karte von einem oder mehreren Stapeln auf die Hand: Nachziehstapel, Ablage, Punkte.
northwood-character-claws-king = { northwood-animal-claws-king }, König der Krallen
northwood-character-claws-king-text = Alle Karten mit dem höchsten Wert auf deiner Hand kommen auf den Punktestapel.
northwood-character-flowers-jack = { northwood-animal-flowers-jack }, Bube der Blumen
northwood-character-flowers-jack-text = Lege alle deine Karten in der Farbe des besuchten Herrschers ab.
northwood-character-flowers-queen = { northwood-animal-flowers-queen }, Königin der Blumen
northwood-character-flowers-queen-text = Lege die oberste Karte des Punktestapels verdeckt auf den Nachziehstapel.
northwood-character-flowers-king = { northwood-animal-flowers-king }, König der Blumen
northwood-character-flowers-king-text = Lege zwei Karten ab, deren Werte zusammen genau 9 ergeben.
northwood-character-leaves-jack = { northwood-animal-leaves-jack }, Bube der Blätter
northwood-character-leaves-jack-text = Tausche den Herrscher, und damit die Trumpffarbe, mit einem unbesuchten Lehen, das höchstens zwei Plätze entfernt ist.
northwood-character-leaves-queen = { northwood-animal-leaves-queen }, Königin der Blätter
northwood-character-leaves-queen-text = Nutze die Fähigkeit des Herrschers, den du gerade besuchst.
northwood-character-leaves-king = { northwood-animal-leaves-king }, König der Blätter
northwood-character-leaves-king-text = Sieh dir die oberste Karte des Nachziehstapels an, dann tausche sie mit einer Handkarte.
northwood-character-eyes-jack = { northwood-animal-eyes-jack }, Bube der Augen
northwood-character-eyes-jack-text = Ziehe zwei Karten, dann lege zwei ab.
northwood-character-eyes-queen = { northwood-animal-eyes-queen }, Königin der Augen
northwood-character-eyes-queen-text = Sieh dir die obersten drei Karten des Nachziehstapels an; ihre Reihenfolge bleibt.
northwood-character-eyes-king = { northwood-animal-eyes-king }, König der Augen
northwood-character-eyes-king-text = Nenne eine Farbe und ziehe zwei Karten; dann lege alle deine Karten dieser Farbe ab.
northwood-character-claws-jack-crown = { northwood-animal-claws-jack-crown }, gekrönter Bube der Krallen
northwood-character-claws-jack-crown-text = Ziehe eine Karte; dann darfst du noch eine ziehen.
northwood-character-claws-queen-crown = { northwood-animal-claws-queen-crown }, gekrönte Königin der Krallen
northwood-character-claws-queen-crown-text = Lege eine Handkarte mit dem Wert 1 oder 2 auf den Punktestapel.
northwood-character-claws-king-crown = { northwood-animal-claws-king-crown }, gekrönter König der Krallen
northwood-character-claws-king-crown-text = Lege eine oder mehrere Karten ab, dann ziehe ebenso viele.
northwood-character-flowers-jack-crown = { northwood-animal-flowers-jack-crown }, gekrönter Bube der Blumen
northwood-character-flowers-jack-crown-text = Lege eine Karte deiner Wahl ab.
northwood-character-flowers-queen-crown = { northwood-animal-flowers-queen-crown }, gekrönte Königin der Blumen
northwood-character-flowers-queen-crown-text = Lege zwei Handkarten unter den Nachziehstapel.
northwood-character-flowers-king-crown = { northwood-animal-flowers-king-crown }, gekrönter König der Blumen
northwood-character-flowers-king-crown-text = Lege die oberste Karte des Punktestapels auf den Ablagestapel.
northwood-character-leaves-jack-crown = { northwood-animal-leaves-jack-crown }, gekrönter Bube der Blätter
northwood-character-leaves-jack-crown-text = Nenne eine Farbe: Im nächsten Dialog ist sie Trumpf.
northwood-character-leaves-queen-crown = { northwood-animal-leaves-queen-crown }, gekrönte Königin der Blätter
northwood-character-leaves-queen-crown-text = Mache einen anderen erschöpften Verbündeten wieder bereit.
northwood-character-leaves-king-crown = { northwood-animal-leaves-king-crown }, gekrönter König der Blätter
northwood-character-leaves-king-crown-text = Tausche eine Handkarte mit der obersten Karte des Ablagestapels.
northwood-character-eyes-jack-crown = { northwood-animal-eyes-jack-crown }, gekrönter Bube der Augen
northwood-character-eyes-jack-crown-text = Sieh dir die oberste Karte des Nachziehstapels an: Lass sie liegen, nimm sie auf die Hand oder lege sie unter den Stapel.
northwood-character-eyes-queen-crown = { northwood-animal-eyes-queen-crown }, gekrönte Königin der Augen
northwood-character-eyes-queen-crown-text = Sieh dir die obersten drei Karten vom Stapel an, nimm eine und lege dann eine Karte ab. Die anderen zwei bleiben in ihrer Reihenfolge.
northwood-character-eyes-king-crown = { northwood-animal-eyes-king-crown }, gekrönter König der Augen
northwood-character-eyes-king-crown-text = Nenne eine Farbe und decke Karten vom Nachziehstapel auf, bis eine dieser Farbe kommt. Nimm sie und lege die anderen ab.

## Szenarien und Optionen

northwood-scenario = { $n ->
    [0] Freie Partie
   *[other] Szenario { $n }: { $id ->
        [first_steps] { northwood-option-scenario-first-steps }
        [bronze_road] { northwood-option-scenario-bronze-road }
        [silver_road] { northwood-option-scenario-silver-road }
        [edges_first] { northwood-option-scenario-edges-first }
        [inner_circle] { northwood-option-scenario-inner-circle }
        [outer_ring] { northwood-option-scenario-outer-ring }
        [queens_council] { northwood-option-scenario-queens-council }
        [kings_council] { northwood-option-scenario-kings-council }
        [new_friends] { northwood-option-scenario-new-friends }
        [left_to_right] { northwood-option-scenario-left-to-right }
        [right_to_left] { northwood-option-scenario-right-to-left }
        [lone_envoy] { northwood-option-scenario-lone-envoy }
        [no_strangers] { northwood-option-scenario-no-strangers }
        [long_talks] { northwood-option-scenario-long-talks }
        [everyone] { northwood-option-scenario-everyone }
       *[for_northwood] { northwood-option-scenario-for-northwood }
    }
}
northwood-scenario-free-text = Wähle Charaktere und Medaille selbst.
northwood-scenario-first-steps-text = Charaktere der Einführung. Gewinne 14 Sterne.
northwood-scenario-bronze-road-text = Charaktere der Einführung. Gewinne 16 Sterne.
northwood-scenario-silver-road-text = Charaktere der Einführung. Gewinne 18 Sterne.
northwood-scenario-edges-first-text = Charaktere der Einführung. Gewinne die Lehen 0 und 7.
northwood-scenario-inner-circle-text = Charaktere der Einführung. Gewinne die Lehen 2, 3, 4 und 5.
northwood-scenario-outer-ring-text = Charaktere der Einführung. Gewinne die Lehen 0, 1, 6 und 7.
northwood-scenario-queens-council-text = Es herrschen alle acht Königinnen. Gewinne 16 Sterne.
northwood-scenario-kings-council-text = Es herrschen alle acht Könige. Gewinne 16 Sterne.
northwood-scenario-new-friends-text = Deine Verbündeten sind die gekrönten Buben. Gewinne 16 Sterne.
northwood-scenario-left-to-right-text = Charaktere der Einführung; besuche die Lehen der Reihe nach, von 0 bis 7. Gewinne 12 Sterne.
northwood-scenario-right-to-left-text = Charaktere der Einführung; besuche die Lehen der Reihe nach, von 7 bis 0. Gewinne 13 Sterne.
northwood-scenario-lone-envoy-text = Charaktere der Einführung; höchstens zwei Fähigkeiten pro Besuch. Gewinne 14 Sterne.
northwood-scenario-no-strangers-text = Alle Charaktere; befreundete Herrscher kann man nicht einladen. Gewinne 16 Sterne.
northwood-scenario-long-talks-text = Alle Charaktere; jeder Besuch beginnt mit neun Karten. Gewinne 18 Sterne.
northwood-scenario-everyone-text = Alle Charaktere. Gewinne 16 Sterne.
northwood-scenario-for-northwood-text = Alle Charaktere. Gewinne alle 20 Sterne.
northwood-option-scenario = Szenario
northwood-option-scenario-first-steps = Erste Schritte
northwood-option-scenario-bronze-road = Der bronzene Weg
northwood-option-scenario-silver-road = Der silberne Weg
northwood-option-scenario-edges-first = Zuerst die Ränder
northwood-option-scenario-inner-circle = Der innere Kreis
northwood-option-scenario-outer-ring = Der äußere Ring
northwood-option-scenario-queens-council = Rat der Königinnen
northwood-option-scenario-kings-council = Rat der Könige
northwood-option-scenario-new-friends = Neue Freunde
northwood-option-scenario-left-to-right = Von links nach rechts
northwood-option-scenario-right-to-left = Von rechts nach links
northwood-option-scenario-lone-envoy = Der einsame Botschafter
northwood-option-scenario-no-strangers = Keine Fremden
northwood-option-scenario-long-talks = Lange Gespräche
northwood-option-scenario-everyone = Alle zusammen
northwood-option-scenario-for-northwood = Für Northwood
northwood-option-characters = Charaktere
northwood-option-characters-intro = Einführung
northwood-option-characters-intro-hint = Die 12 mit einfachen Fähigkeiten.
northwood-option-characters-full = Alle 24
northwood-option-characters-full-hint = Der Zufall bestimmt, welche 12 von ihnen mitspielen.
northwood-option-level = Angestrebte Medaille
northwood-option-level-bronze = Bronze, 16 ★
northwood-option-level-silver = Silber, 18 ★
northwood-option-level-gold = Gold, 20 ★
northwood-option-pause = Pause vor jeder Aussage
northwood-option-scenario-free = Freie Partie
northwood-option-scenario-free-hint = { northwood-scenario-free-text }
northwood-option-scenario-first-steps-hint = { northwood-scenario-first-steps-text }
northwood-option-scenario-bronze-road-hint = { northwood-scenario-bronze-road-text }
northwood-option-scenario-silver-road-hint = { northwood-scenario-silver-road-text }
northwood-option-scenario-edges-first-hint = { northwood-scenario-edges-first-text }
northwood-option-scenario-inner-circle-hint = { northwood-scenario-inner-circle-text }
northwood-option-scenario-outer-ring-hint = { northwood-scenario-outer-ring-text }
northwood-option-scenario-queens-council-hint = { northwood-scenario-queens-council-text }
northwood-option-scenario-kings-council-hint = { northwood-scenario-kings-council-text }
northwood-option-scenario-new-friends-hint = { northwood-scenario-new-friends-text }
northwood-option-scenario-left-to-right-hint = { northwood-scenario-left-to-right-text }
northwood-option-scenario-right-to-left-hint = { northwood-scenario-right-to-left-text }
northwood-option-scenario-lone-envoy-hint = { northwood-scenario-lone-envoy-text }
northwood-option-scenario-no-strangers-hint = { northwood-scenario-no-strangers-text }
northwood-option-scenario-long-talks-hint = { northwood-scenario-long-talks-text }
northwood-option-scenario-everyone-hint = { northwood-scenario-everyone-text }
northwood-option-scenario-for-northwood-hint = { northwood-scenario-for-northwood-text }
northwood-option-pause-hint = So kannst du jede Antwort zurücknehmen, bevor die nächste Aussage kommt.

## Fragen

northwood-ask-fief = Welches Lehen besuchst du mit dieser Hand?
northwood-ask-fief-fief = Wähle ein Lehen …
northwood-ask-fief-or-stop = Das Ziel ist nicht mehr zu erreichen; höchstens { $best } ★ sind noch möglich. Ein weiteres Lehen besuchen oder hier aufhören?
northwood-ask-fief-or-stop-fief-or-stop = Wähle ein Lehen …
northwood-ask-stop-sure = { $n ->
    [one] Die Partie hier mit { $n } Stern beenden? Die übrigen Besuche werden nicht gespielt.
   *[other] Die Partie hier mit { $n } Sternen beenden? Die übrigen Besuche werden nicht gespielt.
}
northwood-ask-invite = Einen befreundeten Herrscher zu diesem Besuch einladen? Gäste verlassen danach das Spiel, genutzt oder nicht.
northwood-ask-invite-invite = Wähle einen Gast …
northwood-ask-cover = Welchen Verbündeten ersetzt { $guest }?
northwood-ask-cover-cover = Wähle einen Verbündeten …
northwood-ask-turn = Punkte { $score }/{ $target } · Trumpf { $favourite }. Zuhören oder vorher eine Fähigkeit nutzen?
northwood-ask-turn-turn = Fähigkeiten und mehr …
northwood-ask-listen = Punkte { $score }/{ $target } · Trumpf { $favourite }. Höre dem Herrscher zu.
northwood-ask-listen-first = Punkte { $score }/{ $target } · Trumpf { $favourite }. Höre erst zu: nur eine Fähigkeit vor jeder Aussage.
northwood-ask-respond = Punkte { $score }/{ $target } · Trumpf { $favourite }. Der Herrscher sagt { $card }: Was antwortest du?
northwood-ask-spend-for-nothing = { $ally }: Die Fähigkeit würde jetzt nichts bewirken. Trotzdem nutzen?
northwood-ask-take-tops = Von welchen Stapeln nimmst du die oberste Karte?
northwood-ask-score-order = In welcher Reihenfolge kommen diese Karten auf den Punktestapel? Die letzte liegt dann oben.
northwood-ask-discard = { $n ->
    [one] Lege { $n } Karte ab.
   *[other] Lege { $n } Karten ab.
}
northwood-ask-discard-nine = Lege zwei Karten ab, die zusammen 9 ergeben.
northwood-ask-swap = Mit welchem Lehen tauschst du den Herrscher?
northwood-ask-swap-with-deck = Welche Karte tauschst du mit der obersten Karte des Nachziehstapels?
northwood-ask-name-suit = Nenne eine Farbe. Du ziehst zwei Karten, dann legst du alle deine Karten dieser Farbe ab.
northwood-ask-draw-another = Noch eine Karte ziehen?
northwood-ask-score-low = Welche Karte kommt auf den Punktestapel?
northwood-ask-discard-one = Welche Karte legst du ab?
northwood-ask-under-first = Welche Karte kommt zuerst unter den Nachziehstapel?
northwood-ask-under-second = Welche Karte kommt danach unter den Nachziehstapel, ganz nach unten?
northwood-ask-theme = Welche Farbe ist im nächsten Dialog Trumpf?
northwood-ask-ready-again = Welcher Verbündete wird wieder bereit?
northwood-ask-ready-again-ready-again = Wähle einen Verbündeten …
northwood-ask-swap-with-discard = Welche Karte tauschst du mit der obersten Karte des Ablagestapels?
northwood-ask-discard-any = Welche Karten legst du ab? Du ziehst ebenso viele.
northwood-ask-top-card = Was machst du mit der obersten Karte des Nachziehstapels?
northwood-ask-take-seen = Welche dieser Karten nimmst du?
northwood-ask-dig-suit = Welche Farbe suchst du?
northwood-secretly-respond = Die Antwort an den Herrscher wird gewählt.

northwood-group-listen = Zuhören
northwood-group-allies = Verbündete
northwood-group-fiefs = Lehen
northwood-group-stop = Aufhören
northwood-turn-listen = Zuhören
northwood-turn-listen-to-end = Bis zum Ende zuhören
northwood-invite-nobody = Niemanden
northwood-fief-or-stop-stop = Hier aufhören
northwood-top-card-leave = Liegen lassen
northwood-top-card-take = Nehmen
northwood-top-card-under = Unter den Stapel
northwood-take-tops-deck = Nachziehstapel
northwood-take-tops-discard = Ablagestapel
northwood-take-tops-score = Punktestapel
northwood-fief-option = Lehen { $fief } ({ $stars } ★)

northwood-hint-ruler = { $ruler } ({ $suit }). { $rule }
northwood-response-scores = { $card } (+1)
northwood-hint-listen-to-end = Du nutzt bei diesem Besuch keine Fähigkeiten mehr.
northwood-hint-nothing-now = Würde jetzt nichts bewirken. { $rule }
northwood-hint-copies = Fähigkeit des Herrschers: { $copied }
northwood-refused-not-nine = Diese beiden ergeben zusammen { $sum }; es muss genau 9 sein.

## Was gerade nicht angeboten wird, und warum

northwood-why-not-exhausted = Schon genutzt: Jeder Verbündete hilft einmal pro Besuch.
northwood-why-not-acted = Nur eine Fähigkeit vor jeder Aussage; höre erst zu.
northwood-why-not-limit = { $n ->
    [one] Dieses Szenario erlaubt eine Fähigkeit pro Besuch, und du hast sie genutzt.
   *[other] Dieses Szenario erlaubt { $n } Fähigkeiten pro Besuch, und du hast sie genutzt.
}
northwood-why-not-covered = Ein Gast ersetzt diesen Verbündeten bei diesem Besuch.
northwood-why-not-follow = Du hast { $suit } auf der Hand, also musst du in dieser Farbe antworten.
northwood-why-not-visited = Schon besucht.
northwood-why-not-upwards = In diesem Szenario besuchst du die Lehen der Reihe nach, von 0 bis 7.
northwood-why-not-downwards = In diesem Szenario besuchst du die Lehen der Reihe nach, von 7 bis 0.
northwood-why-not-in-reach = Nur wenn das Ziel unerreichbar ist; du kannst es noch schaffen.
northwood-why-not-stranger = Noch nicht befreundet.
northwood-why-not-far = Mehr als { $n } Plätze entfernt.
northwood-why-not-empty = Dieser Stapel ist leer.
northwood-why-not-ready = Schon bereit.
northwood-why-not-nine = Keine andere Handkarte ergibt mit dieser zusammen { $n }.
northwood-why-not-low = Nur Karten mit dem Wert 1 oder 2.
northwood-why-not-only-card = Es ist die einzige Karte im Nachziehstapel.

## Verlauf

northwood-log-visit = Besuch { $n }
northwood-log-drew = { $n ->
    [0] Der Botschafter zieht keine Karte.
    [one] Der Botschafter zieht { $n } Karte.
   *[other] Der Botschafter zieht { $n } Karten.
}
northwood-log-drew-cards = Du hast { $cards } gezogen.
northwood-log-visits = Der Botschafter geht zu Lehen { $fief }: { $ruler }.
northwood-log-stopped = Der Botschafter geht nach Hause.
northwood-log-invited = { $guest }, ersetzt { $ally }, bei diesem Besuch.
northwood-log-ability = Fähigkeit genutzt: { $ally }.
northwood-log-nothing = Sie hat nichts bewirkt.
northwood-log-listen-to-end = Der Botschafter nutzt bei diesem Besuch keine Fähigkeiten mehr.
northwood-log-statement = { $ruler }, sagt { $card }.
northwood-log-answered = { $card } schlägt { $statement } nicht.
northwood-log-answered-scored = { $card } schlägt { $statement }. Punkte: { $n }.
northwood-log-response = Antwort { $card }: kein Punkt.
northwood-log-response-scored = Antwort { $card } punktet: bisher { $n }.
northwood-log-friend = Genau { $n }: { $ruler }, ist nun befreundet. Für Northwood!
northwood-log-failed = { $n } statt { $target }: { $ruler }, wendet sich ab, Lehen { $fief } ist verloren.
northwood-log-over = { $n ->
    [one] Alle Lehen sind besucht: { $n } Stern.
   *[other] Alle Lehen sind besucht: { $n } Sterne.
}
northwood-log-discarded = { $n ->
    [0] Nichts abzulegen.
   *[other] Abgelegt: { $cards }.
}
northwood-log-looked = { $n ->
    [one] Der Botschafter sieht sich die oberste Karte des Nachziehstapels an.
   *[other] Der Botschafter sieht sich die obersten { $n } Karten des Nachziehstapels an.
}
northwood-log-saw-cards = { $n ->
    [one] Du hast { $cards } gesehen.
   *[other] Du hast von oben gesehen: { $cards }.
}
northwood-log-score-to-deck = { $card } kommt vom Punktestapel oben auf den Nachziehstapel.
northwood-log-score-to-discard = { $card } kommt vom Punktestapel auf den Ablagestapel.
northwood-log-swapped = Die Herrscher tauschen die Plätze: { $ruler }, ist hier, der andere in Lehen { $fief }.
northwood-log-copied = Kopiert wird die Fähigkeit von { $ruler }.
northwood-log-swapped-with-deck = Der Botschafter tauscht eine Handkarte mit der obersten Karte des Nachziehstapels.
northwood-log-you-put-on-deck = Du hast { $cards } auf den Nachziehstapel gelegt.
northwood-log-named = Genannte Farbe: { $suit }.
northwood-log-took = Der Botschafter nimmt { $cards }.
northwood-log-scored-by-ability = Auf den Punktestapel: { $cards }.
northwood-log-put-under = Der Botschafter legt eine Handkarte unter den Nachziehstapel.
northwood-log-you-put-under = Du hast { $cards } unter den Nachziehstapel gelegt.
northwood-log-put-under-top = Der Botschafter legt die oberste Karte unter den Nachziehstapel.
northwood-log-left-top = Der Botschafter lässt die oberste Karte auf dem Nachziehstapel.
northwood-log-took-seen = Der Botschafter nimmt eine dieser Karten.
northwood-log-you-took = Du hast { $cards } genommen.
northwood-log-theme = Im nächsten Dialog ist { $suit } Trumpf.
northwood-log-ready-again = { $ally }, ist wieder bereit.
northwood-log-turned-up = Aufgedeckt und abgelegt: { $cards }.

northwood-result-won = { $stars } ★, { $medal }: Ziel erreicht.
northwood-result-lost = { $stars } ★, { $medal }: Ziel verfehlt.
northwood-result-stopped = { $stars } ★, { $medal }: vor dem letzten Besuch aufgehört.

## Der Spielplan in Worten

northwood-goal-stars = { $scenario }. Ziel: { $stars } Sterne.
northwood-goal-fiefs = { $scenario }. Ziel: die Lehen { $fiefs } gewinnen.
northwood-board-title-goal = Ziel
northwood-board-title-fiefs = Lehen
northwood-board-title-allies = Verbündete
northwood-board-title-visit = Der Besuch
northwood-board-title-hand = Deine Hand
northwood-board-stars = Sterne: { $stars }; noch möglich: { $best }.
northwood-board-fief-neutral-ruler = Lehen { $fief } ({ $stars } ★): { $ruler }, Trumpffarbe { $suit }. { $rule }
northwood-board-fief-visited = Lehen { $fief } ({ $stars } ★), wird gerade besucht: { $ruler }, Trumpffarbe { $suit }. { $rule }
northwood-board-fief-friendly-ruler = Lehen { $fief } ({ $stars } ★), befreundet; { $ruler }, Trumpffarbe { $suit }, kann eingeladen werden. { $rule }
northwood-board-fief-friendly-home = Lehen { $fief } ({ $stars } ★), befreundet; { $ruler }, Trumpffarbe { $suit }.
northwood-board-fief-friendly = Lehen { $fief } ({ $stars } ★), befreundet; sein Herrscher ist fort.
northwood-board-fief-lost = Lehen { $fief } ({ $stars } ★), verloren.
northwood-board-ally-ready = Verbündeter, bereit: { $ally }. { $rule }
northwood-board-ally-exhausted = Verbündeter, erschöpft: { $ally }. { $rule }
northwood-board-guest-ready = Gast statt { $covered }, bereit: { $ally }. { $rule }
northwood-board-guest-exhausted = Gast statt { $covered }, erschöpft: { $ally }. { $rule }
northwood-board-visit = Besuch in Lehen { $fief }. Punkte: { $score } von { $fief }; Trumpffarbe { $favourite }.
northwood-board-used = { $acted ->
    [0] Fähigkeiten bei diesem Besuch genutzt: { $n } von { $limit }.
   *[other] Fähigkeiten bei diesem Besuch genutzt: { $n } von { $limit }. Gerade wurde eine genutzt; es folgt die nächste Aussage.
}
northwood-board-acted = Gerade wurde eine Fähigkeit genutzt; es folgt die nächste Aussage.
northwood-board-quiet = Bei diesem Besuch werden keine Fähigkeiten mehr genutzt.
northwood-board-past = Frühere Besuche: { $items }.
northwood-board-past-visit = { $won ->
    [0] Lehen { $fief } (Punkte: { $score }), verloren
   *[other] Lehen { $fief } (Punkte: { $score }), gewonnen
}
northwood-board-dialogue = { $scored ->
    [0] Dialog { $n }: { $statement }, beantwortet mit { $answer }.
   *[other] Dialog { $n }: { $statement }, beantwortet mit { $answer }, ein Punkt.
}
northwood-board-theme = Eine Fähigkeit hat { $suit } für den nächsten Dialog zum Trumpf gemacht.
northwood-board-statement = Der Herrscher hat { $card } gesagt.
northwood-board-score-pile = Punktestapel ({ $n }), oberste zuletzt: { $cards }.
northwood-board-discard-pile = Ablagestapel ({ $n }), oberste zuletzt: { $cards }.
northwood-board-deck = { $n ->
    [one] Nachziehstapel: { $n } Karte.
   *[other] Nachziehstapel: { $n } Karten.
}
northwood-board-known = Bekannte Karte im Nachziehstapel, Nummer { $place } von oben: { $card }.
northwood-board-hand = Hand ({ $n }): { $cards }.
northwood-board-hand-size = { $n ->
    [one] Hand: { $n } Karte.
   *[other] Hand: { $n } Karten.
}

## Rat

northwood-why-fief = Am meisten bringt diese Hand im Lehen { $fief } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}): Die Chance auf genau { $fief } liegt bei etwa { $percent } %, mit einer durchschnittlichen Hand bei { $usual } %.
northwood-why-fief-with = Am meisten bringt diese Hand im Lehen { $fief } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}): Mit der Fähigkeit von { $ally }, liegt die Chance auf genau { $fief } bei etwa { $percent } %, mit einer durchschnittlichen Hand bei { $usual } %.
northwood-why-invite = Ohne Fähigkeiten liegt die Chance, bei genau { $target } zu enden, bei etwa { $before } %, nur mit der Fähigkeit von { $guest }, bei etwa { $percent } %.
northwood-why-nobody = Ohne Fähigkeiten liegt die Chance, bei genau { $target } zu enden, bei etwa { $percent } %. Kein Gast würde sie genug erhöhen: Spare sie für spätere Besuche.
northwood-why-nobody-last = Ohne Fähigkeiten liegt die Chance, bei genau { $target } zu enden, bei etwa { $percent } %. Kein Gast würde sie nennenswert erhöhen.
northwood-why-cover = Die Fähigkeit von { $ally }, würde dir bei diesem Besuch am wenigsten helfen.
northwood-why-ability = { $ally }, erhöht die Chance, bei genau { $target } zu enden, von etwa { $before } % auf { $percent } %.
northwood-why-listen = Die Chance, bei genau { $target } zu enden, liegt bei etwa { $percent } %. Keine Fähigkeit erhöht sie jetzt genug: Spare sie für später.
northwood-why-last = Die Chance, bei genau { $target } zu enden, liegt bei etwa { $percent } %. Keine Fähigkeit kann sie jetzt erhöhen.
northwood-why-only-listen = Du kannst jetzt nur zuhören. Die Chance, bei genau { $target } zu enden, liegt bei etwa { $percent } %.
northwood-why-score = { $card } punktet; { $percent ->
    [100] danach endest du sicher bei genau { $target }.
   *[other] die Chance, bei genau { $target } zu enden, liegt danach bei etwa { $percent } %.
}
northwood-why-lose = { $card } punktet nicht; { $percent ->
    [100] danach endest du sicher bei genau { $target }.
   *[other] die Chance, bei genau { $target } zu enden, liegt danach bei etwa { $percent } %.
}
northwood-why-choice = { $percent ->
    [100] So endest du sicher bei genau { $target }.
   *[other] So liegt die Chance, bei genau { $target } zu enden, bei etwa { $percent } %.
}
northwood-why-second = { $why } Zweitbeste Wahl: { $option } (etwa { $percent } %).
northwood-why-equal = { $why } Genauso gut: { $option }.
northwood-why-unaided = { $why } Fähigkeiten, die noch bereit sind, können sie weiter erhöhen.
northwood-why-later = Die Chance, bei genau { $target } zu enden, liegt bei etwa { $before } %. { $ally }, würde sie auf etwa { $percent } % erhöhen: zu wenig, um diese Fähigkeit jetzt schon zu nutzen.
northwood-why-certain = Du endest sicher bei genau { $target }: Hör einfach zu.
northwood-why-least = Im Lehen { $fief } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}) kostet dich diese Hand am wenigsten: Die Chance auf genau { $fief } liegt bei etwa { $percent } %, mit einer durchschnittlichen Hand bei { $usual } %.
northwood-why-least-with = Im Lehen { $fief } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}) kostet dich diese Hand am wenigsten: Mit der Fähigkeit von { $ally }, liegt die Chance auf genau { $fief } bei etwa { $percent } %, mit einer durchschnittlichen Hand bei { $usual } %.
northwood-why-only = Du kannst jetzt nur das Lehen { $fief } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}) besuchen: Die Chance auf genau { $fief } liegt bei etwa { $percent } %, mit einer durchschnittlichen Hand bei { $usual } %.
northwood-why-only-with = Du kannst jetzt nur das Lehen { $fief } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}) besuchen: Mit der Fähigkeit von { $ally }, liegt die Chance auf genau { $fief } bei etwa { $percent } %, mit einer durchschnittlichen Hand bei { $usual } %.
northwood-why-second-fief = { $why } Zweitbeste Wahl: Lehen { $fief } (etwa { $percent } %, mit einer durchschnittlichen Hand { $usual } %).
northwood-why-beyond = { $why } Das Ziel ist unerreichbar, aber die übrigen Besuche können noch Sterne bringen.
northwood-why-needed = { $why } Dein Ziel verlangt dieses Lehen.
northwood-why-spared = { $why } { $n ->
    [one] Lehen { $fiefs }, das dein Ziel verlangt, wartet auf eine bessere Hand.
   *[other] Die Lehen { $fiefs }, die dein Ziel verlangt, warten auf eine bessere Hand.
}
northwood-why-even = Mit der Fähigkeit von { $ally }, liegt die Chance, bei genau { $target } zu enden, bei etwa { $percent } %, ohne Fähigkeiten bei etwa { $before } %.
northwood-why-again = { $ally }, lässt dich nach dem nächsten Dialog die Fähigkeit eines anderen Verbündeten noch einmal nutzen. Sofort genutzt, würde sie die Chance, bei genau { $target } zu enden, von etwa { $before } % auf { $percent } % erhöhen.
northwood-why-ready-again = Diesen Verbündeten kannst du nach dem nächsten Dialog noch einmal nutzen. Sofort genutzt, würde seine Fähigkeit die Chance, bei genau { $target } zu enden, auf etwa { $percent } % bringen.
northwood-why-still = Die Chance, bei genau { $target } zu enden, liegt bei etwa { $before } %. { $ally }, würde sie auf etwa { $percent } % erhöhen, und diese Fähigkeit kannst du auch später nutzen.
northwood-why-lost = Bei diesem Besuch kann dich nichts mehr zu genau { $target } bringen.
northwood-why-only-score = { $card } ist die einzige Karte, die du spielen darfst. Sie punktet; { $percent ->
    [100] danach endest du sicher bei genau { $target }.
   *[other] die Chance, bei genau { $target } zu enden, liegt danach bei etwa { $percent } %.
}
northwood-why-only-lose = { $card } ist die einzige Karte, die du spielen darfst. Sie punktet nicht; { $percent ->
    [100] danach endest du sicher bei genau { $target }.
   *[other] die Chance, bei genau { $target } zu enden, liegt danach bei etwa { $percent } %.
}
northwood-why-better = { $why } Vielleicht besser: { $option } (etwa { $percent } %).
northwood-why-any = Hier macht es keinen Unterschied.
northwood-why-play-on = Die übrigen Besuche können noch Sterne bringen.
northwood-why-save = Jetzt würde sie nichts bewirken; spare sie für einen besseren Moment.
northwood-why-save-last = Jetzt würde sie nichts bewirken, und mit dem nächsten Dialog endet der Besuch.

## Regeln nach Themen

northwood-rules-aim-title = Ziel
northwood-rules-aim = Du reist durch den Wald, um seine acht Herrscher für dich zu gewinnen. Jedes Lehen hat ein Ziel von 0 bis 7: Erziele bei deinem einzigen Besuch genau so viele Punkte, und sein Herrscher wird dein Freund. Befreundete Lehen sind 4, 3, 2, 1, 1, 2, 3, 4 Sterne wert, von Lehen 0 bis Lehen 7. Bronze verlangt 16 Sterne, Silber 18, Gold alle 20.
northwood-rules-visit-title = Ein Besuch
northwood-rules-visit = Du hast acht Karten auf der Hand und wählst ein Lehen, das du noch nicht besucht hast. Dann darfst du befreundete Herrscher auf deine Verbündeten legen: Bei diesem Besuch nutzt du stattdessen die Fähigkeiten dieser Gäste. Danach verlassen die Gäste das Spiel, genutzt oder nicht. Der Besuch endet, sobald nach einem Dialog oder einer Fähigkeit deine Hand oder der Nachziehstapel leer ist, niemals früher. Dann werden alle 32 Dialogkarten gemischt, und du ziehst eine neue Hand.
northwood-rules-dialogue-title = Dialoge
northwood-rules-dialogue = Die oberste Karte des Nachziehstapels ist die Aussage des Herrschers. Antworte in derselben Farbe, wenn du kannst, sonst mit einer beliebigen Karte. Einen Punkt gibt eine höhere Karte derselben Farbe. Eine Karte der Trumpffarbe, also der Farbe des Herrschers, punktet auch, wenn die Aussage eine andere Farbe hat. Karten, die punkten, kommen auf den Punktestapel, alle anderen auf den Ablagestapel. Beide Stapel darfst du durchsehen; ihre Reihenfolge bleibt.
northwood-rules-abilities-title = Fähigkeiten
northwood-rules-abilities = Vor jeder Aussage darfst du einen Verbündeten erschöpfen, um seine Fähigkeit zu nutzen; jeder Verbündete hilft einmal pro Besuch. Eine Fähigkeit, die etwas bewirken kann, muss es auch tun, soweit die Karten reichen. Das Spiel warnt dich, wenn nichts geschehen würde.
northwood-rules-end-title = Ende
northwood-rules-end = Nach dem achten Besuch zählst du die Sterne der befreundeten Lehen, auch wenn ihre Herrscher fort sind. Ist dein Ziel nicht mehr zu erreichen, darfst du zu Beginn eines Besuchs aufhören oder um die Sterne weiterspielen.
northwood-rules-set-up-title = Aufbau und Szenarien
northwood-rules-set-up = In ersten Partien sind die vier Buben ohne Krone deine Verbündeten, und die Königinnen und Könige ohne Krone herrschen über die Lehen. Mit allen Charakteren werden die 24 einzeln aufgedeckt: Der erste jeder Farbe wird ein Verbündeter, der zweite und dritte nehmen das nächste freie Lehen von links, die übrigen kommen zurück in die Schachtel. Sechzehn Szenarien ändern die Charaktere, das Ziel oder eine Regel. Die Szenarien und die Fähigkeiten der gekrönten Charaktere haben wir selbst entworfen.

# Was man erfährt, gezählt: Karten nach dem Stapel, von dem sie kommen
northwood-pool-dialogue = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
