cli-welcome = { $game } – du bist { $name }.
cli-others = { $n ->
    [one] Mit dir spielt eine KI: { $names }.
   *[other] Mit dir spielen diese KIs: { $names }.
}
cli-help-hint = Tippe die Nummer einer Option oder ihren Namen. ? nennt die Tasten, q beendet.
cli-keys =
    b der ganze Spielplan (b 2: sein zweiter Teil; b Bruno: nur Brunos Teil) · o noch einmal die Optionen · w warum etwas fehlt · l was passiert ist
    r Regeln (r 2: das zweite Thema) · c NAME eine Karte · h Rat · u zurücknehmen · q aufhören
    Mehrere auf einmal: 1 3. Mengen: 1=2 3=1, oder nur die Zahl, wenn es nur eine Sache gibt. p1, p2: vorgeschlagene Antworten.
cli-nothing = nichts
cli-only = Es gibt nur eine Option: { $answer }.
cli-instead = Stattdessen möglich: { $answer }
cli-confirm = Eingabetaste: so machen. Alles andere: neu wählen>
cli-taken-back = Zurückgenommen.
cli-bye = Bis bald am Tisch.
cli-no-hint = Dieses Spiel gibt keinen Rat.
cli-nothing-missing = Hier fehlt nichts.
cli-not-on-board = Nichts auf dem Spielplan heißt „{ $word }“.
cli-which-card = So heißt keine Karte. Tippe c und einen Teil ihres Namens.
cli-unclear = „{ $word }“ ist keine der Optionen; tippe eine Zahl von 1 bis { $n }. ? nennt die Tasten.
cli-unclear-amount = „{ $word }“: Sag, was und wie viel davon, etwa { $example }.
cli-prompt-one = { $least ->
    [0] Eins oder keins (1–{ $n }, Eingabetaste: keins)
   *[other] Wähle (1–{ $n })
}
cli-prompt-exactly = Wähle { $n } (etwa { $example })
cli-prompt-range = { $least ->
    [0] Wähle bis zu { $most } (Eingabetaste: keins)
   *[other] Wähle { $least } bis { $most }
}
cli-prompt-order = Alle der Reihe nach (etwa { $example })
cli-prompt-count = { $least ->
    [0] Wie viele (0–{ $most }, Eingabetaste: keine)
   *[other] Wie viele ({ $least }–{ $most })
}
cli-prompt-amounts = { $least ->
    [0] Wie viel von jedem, insgesamt höchstens { $most } (etwa { $example }, Eingabetaste: nichts)
   *[other] Wie viel von jedem, insgesamt { $least } bis { $most } (etwa { $example })
}
cli-place = { $place }. { $who }: { $scores }
cli-item = { $item }
cli-gone = nicht mehr: { $items }
cli-as-before = { $n ->
    [0] Wie zuvor ab { $first }.
   *[other] Wie zuvor ab { $first }, aber ohne { $gone }.
}
cli-as-before-again = { $n ->
    [0] Wie zuvor ab { $first }, und wieder mit { $back }.
   *[other] Wie zuvor ab { $first }, aber ohne { $gone }, und wieder mit { $back }.
}
cli-all = { $n ->
    [0] Alle ab { $first }.
   *[other] Alle ab { $first }, außer { $gone }.
}

cli-verify-missing = Hier gibt es keine solche Datei.
cli-verify-no-record = Das ist keine Aufzeichnung eines Tisches. Man bekommt sie mit „Aufzeichnung speichern“: Ihr Name endet auf .json.
cli-verify-unreadable = Die Datei lässt sich nicht lesen: { $why }
cli-verify-format = Dieses Programm kennt das Format der Aufzeichnung nicht: Es liest { $known }, und in der Datei steht { $found }.
cli-verify-misfit = { $place }: { $why }
cli-verify-changed = { $place } wurde geändert: Es passt nicht zu seiner Prüfsumme.
cli-verify-fingerprint-wrong = fingerprint: Das ist nicht der Fingerabdruck dieser Aufzeichnung.
cli-verify-seal-wrong = secret, commitment: Dieses Geheimnis ergibt nicht dieses Siegel.
cli-verify-seed-wrong = seed: Das Geheimnis und die Klicks am Tisch ergeben nicht diesen Keim.
cli-verify-order-wrong = { $place } steht nicht an der richtigen Stelle.
cli-verify-epoch-wrong = { $place }: Der Zwischenstand geht nicht dort weiter, wo die Ziehungen davor enden.
cli-verify-draw-wrong = { $place }: Ziehung { $n } von „{ $label }“ ist nicht, was der Keim ergibt.
cli-verify-count-wrong = { $place }: Das ist Ziehung { $n } von „{ $label }“, aber hier sollte Ziehung { $want } kommen.
cli-verify-no-draws = Dieser Tisch ist älter als das Aufzeichnen der Ziehungen: Siegel und Keim lassen sich prüfen, die Ziehungen nicht.
cli-verify-late-draws = Ziehungen vor Abschnitt { $n } wurden nicht prüfbar aufgezeichnet; spätere sind geprüft.
cli-verify-given = Nicht der ganze Aufbau wurde gezogen: Der Aufzeichnung wurde vorgegeben: { $what }.
cli-verify-checkpoint = Ab Abschnitt { $n } geht die Aufzeichnung von einem gespeicherten Stand aus weiter, weil sich die Regeln geändert haben (Version { $version }). Ob dieser Stand gespielt wurde, kann sie nicht zeigen.
cli-verify-rules = Ob am Ende Ziehungen fehlen, können nur die Regeln sagen: Der Befehl `replay DATEI` spielt die Partie nach.
cli-verify-good-seal = Das Siegel ist echt. Die Nachricht der Lobby muss gezeigt haben: { $seal }
cli-verify-good-seal-begun = Das Siegel ist echt. Der Verlauf des Tisches muss mit seinen ersten Stellen beginnen: { $seal }
cli-verify-good-seal-day = Das Siegel ist echt. An ihrem Tag muss die Partie des Tages gezeigt haben: { $seal }
cli-verify-good-day = Die Partie vom { $day } wurde mit dem versiegelten Keim gespielt.
cli-verify-good-seed = Der Keim entstand aus dem versiegelten Geheimnis{ $n ->
    [0] .
    [one] {" "}und dem einen Klick derer, die Platz nahmen und begannen.
   *[other] {" "}und den { $n } Klicks derer, die Platz nahmen und begannen.
}
cli-verify-good-draws = { $n ->
    [0] Es wurde nichts gezogen.
    [one] Die eine Ziehung ist, was der Keim ergibt.
   *[other] Alle { $n } Ziehungen sind, was der Keim ergibt, und keine wurde zweimal gemacht.
}
cli-verify-taken-back = { $n ->
    [one] Einmal wurde mit Zustimmung der Betroffenen etwas zurückgenommen.
   *[other] { $n }-mal wurde mit Zustimmung der Betroffenen etwas zurückgenommen.
}
cli-verify-fingerprint = In der Datei wurde nichts geändert, wenn „Ehrliche Ziehungen“ in der Schlussnachricht des Tisches diesen Fingerabdruck zeigt: { $what }
cli-verify-bad = Diese Aufzeichnung beweist also nichts.
