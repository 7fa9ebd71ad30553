## Wie Personen und Dinge heißen
cogs-ai-name = { $n ->
    [0] Ada (KI)
    [1] Bruno (KI)
    [2] Clio (KI)
    [3] Dante (KI)
    [4] Elsa (KI)
   *[other] Felix (KI)
}
cogs-ai-for = { $who } (KI)
cogs-somebody = Person { $n }
cogs-amount = { $n } × { $what }
cogs-none = Keine
cogs-in-this-order = In dieser Reihenfolge
cogs-in-this-order-named = In dieser Reihenfolge: { $what }
cogs-kept = ✔ { $what }
cogs-in-full = Wofür in der Liste kein Platz ist:
cogs-option = **{ $label }** – { $hint }

## Formulare
cogs-choose-some = { $most ->
    [one] { $least ->
        [0] Wähle eins oder keins
       *[other] Wähle eins
    }
   *[other] { $least ->
        [0] Wähle bis zu { $most }
       *[other] { $spread ->
            [0] Wähle { $most }
           *[other] Wähle { $least } bis { $most }
        }
    }
}
cogs-choose-amounts = { $least ->
    [0] Wähle insgesamt bis zu { $most }
   *[other] { $spread ->
        [0] Wähle insgesamt { $most }
       *[other] Wähle insgesamt { $least } bis { $most }
    }
}
cogs-proposals = Nimm eins davon …
cogs-page = Gehe zu …
cogs-order-next = Was kommt an Stelle { $place }?
cogs-not-a-number = ⚠ { $what }: „{ $written }“ geht nicht. Gib eine ganze Zahl von 0 bis { $most } in Ziffern ein.
cogs-amount-most = höchstens { $most }
cogs-amount-most-hint = { $hint }; höchstens { $most }
cogs-instead = Stattdessen: { $answer }
cogs-button-again = Von vorn
cogs-button-done = Fertig
cogs-button-confirm = Ja, so machen
cogs-button-choose-first = Wähle zuerst etwas
cogs-only-choice = Einzige Wahl: **{ $what }**
cogs-button-incomplete = Es fehlt noch etwas
cogs-button-too-many = Zu viel ausgewählt
cogs-button-amounts = { $pages ->
    [one] Zahlen eingeben …
   *[other] Zahlen eingeben ({ $page } von { $pages }) …
}
cogs-button-amounts-page = { $what } ({ $page } von { $pages })

## Die Schaltflächen, die immer da sind
cogs-button-choose = Wählen
cogs-button-replay = Nachspielen
cogs-button-result = Ergebnis
cogs-replay-beginning = Vor der ersten Entscheidung.
cogs-replay-silent = { $who } entscheidet; der Verlauf nennt es nicht.
cogs-replay-gone = Diese Partie lässt sich nicht nachspielen: Sie ist zu alt, oder die Regeln haben sich seitdem geändert. Verlauf und Ergebnis bleiben.
cogs-replay-first = ⏮ Anfang
cogs-replay-title = ### Nachspielen: Schritt { $n } von { $of }
cogs-replay-title-round = ### Nachspielen: Schritt { $n } von { $of }, Runde { $at }
cogs-replay-title-visit = ### Nachspielen: Schritt { $n } von { $of }, Besuch { $at }
cogs-replay-round-back = ◁ Runde
cogs-replay-turn-back = ◁ Zug
cogs-replay-back = ◀ Schritt
cogs-replay-on = Schritt ▶
cogs-replay-turn-on = Zug ▷
cogs-replay-round-on = Runde ▷
cogs-replay-visit-back = ◁ Besuch
cogs-replay-visit-on = Besuch ▷
cogs-replay-last = Ende ⏭
cogs-replay-eyes = Wessen Blick?
cogs-replay-everybody = Was alle sahen
cogs-replay-seat = Wie { $who } es sah
cogs-replay-more = Weiterspielen, speichern …
cogs-replay-whole = Alles, was in diesem Schritt geschah
cogs-replay-board = Zurück zum Spielplan
cogs-button-choose-at = Wählen: { $game } #{ $table }
cogs-button-open-here = Hier wieder öffnen
cogs-button-open-here-at = Hier wieder öffnen: { $game } #{ $table }
cogs-button-next = { $n ->
    [one] Weiter: #{ $table }, { $game }
   *[other] Weiter, 1 von { $n }: #{ $table }, { $game }
}
cogs-button-hand = Meine Hand
cogs-button-hint = Dein Rat?
cogs-button-why = Warum nicht …?
cogs-button-more = Jetzt handeln …
cogs-button-do-it = Das tun
cogs-button-log = Was war los?
cogs-button-words = Spielplan in Worten
cogs-button-page = Seite { $n } von { $pages }
cogs-button-menu = Mehr …
cogs-menu = Bilder, Hilfe …
cogs-other-pages = -# Nicht alle Karten passen auf das Bild. Die anderen stehen unter { $menu }: { $pages }.
cogs-menu-title = Was möchtest du sehen?
cogs-look-board = Der Spielplan
cogs-button-undo = Zurücknehmen
cogs-button-rules = Hilfe
cogs-button-rematch = Noch einmal spielen
cogs-button-seal = Ehrliche Ziehungen
cogs-button-record = Aufzeichnung speichern

# Eine Partie als Animation
cogs-button-film = Animation
cogs-button-share = Im Kanal zeigen
cogs-film-title = ### { $game }: die ganze Partie
cogs-film = { $n ->
    [one] Ein Bild.
   *[other] { $n } Bilder, eins nach dem anderen.
}
cogs-film-alt = { $game }, die ganze Partie in { $n ->
    [one] einem Bild
   *[other] { $n } Bildern nacheinander
}. Am Ende:
cogs-film-sharing = Die Animation ist auf dem Weg in den Kanal.
cogs-film-failed = Die Animation ließ sich nicht machen.
cogs-film-shared = 🎞️ { $game }, vom ersten Zug bis zum letzten
cogs-button-review = Analyse
cogs-button-review-number = { $n }
cogs-button-review-overview = Überblick
cogs-button-review-try = Von hier versuchen
cogs-button-review-share = Im Kanal zeigen
cogs-review-title = ### { $game }: Analyse
cogs-review-making = Die gewiefte KI sieht sich deine Entscheidungen an{ $of ->
    [0] {""}
   *[other] {" "}({ $done } von { $of })
}. Das dauert eine Minute oder länger, denn laufende Partien gehen vor. Die Analyse erscheint hier und bleibt hinter der Schaltfläche *Analyse* beim Nachspielen.
cogs-review-seen = Die gewiefte KI hat { $judged } von { $of } Entscheidungen von { $who } beurteilt und wusste dabei nur, was von diesem Platz aus zu sehen war.
cogs-review-measured = { $others ->
    [one] Gegen eine KI der Stufe „{ $ai }“
   *[other] Gegen { $others } KIs der Stufe „{ $ai }“
} hat sie { $percent } % von { $games } Partien gewonnen.
cogs-review-unmeasured = Wie gut sie { $players ->
    [1] allein
   *[other] zu { $players }
} spielt, ist nicht gemessen.
cogs-review-none = Sie hat keine Entscheidung gefunden, die viel gekostet hat.
cogs-review-list = Diese Entscheidungen haben nach ihrer Schätzung am meisten gekostet:
cogs-review-line = **{ $n }.** { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round }
}: { $cost }
cogs-review-ahead = -# Was eine Entscheidung kostet, misst sich daran, wie weit dieser Platz vor den anderen liegt.
cogs-review-chance = { $percent } % Gewinnchance
cogs-review-decision = ### { $game }: Entscheidung { $n } von { $of }, { $round ->
    [0] vor Runde 1
   *[other] Runde { $round }
}
cogs-review-given = { $who }: **{ $answer }**
cogs-review-best = Die gewiefte KI: **{ $answer }**
cogs-review-cost = Der Unterschied nach ihrer Schätzung: { $cost }.
cogs-review-again = { $n ->
    [one] Dasselbe wurde um diese Zeit noch einmal versäumt.
   *[other] Dasselbe wurde um diese Zeit noch { $n }-mal versäumt.
}
cogs-review-sharing = Die Analyse ist auf dem Weg in den Kanal.
cogs-review-picture = { $game }: Analyse
cogs-review-picture-total = Erwartetes Ergebnis, Runde für Runde
cogs-review-picture-chance = Gewinnchance, Runde für Runde
cogs-review-picture-end = Ende
cogs-review-percent = { $percent } %
cogs-review-alt = { $who }: { $first } am Anfang, zwischen { $low } und { $high }, { $last } am Ende.

# Von einem Punkt einer beendeten Partie aus weiterspielen
cogs-button-puzzle-new = Weiterspielen: neue Ziehungen
cogs-button-puzzle-same = Weiterspielen: gleiche Ziehungen
cogs-puzzle-new = Ab hier spielst du deine eigene Variante, allein{ $others ->
    [0] {""}
   *[other] , gegen KIs
}. Was du an diesem Punkt nicht wissen kannst, wird neu gemischt. Sie zählt für nichts, und du kannst zurücknehmen, so viel du willst.
cogs-puzzle-same = Ab hier spielst du deine eigene Variante, allein{ $others ->
    [0] {""}
   *[other] , gegen KIs
}. Es kommen dieselben Karten und Ziehungen wie in der Partie. Sie zählt für nichts, und du kannst zurücknehmen, so viel du willst.

## Die Nachricht zum Zug
cogs-headline = ### { $game }
cogs-headline-past = -# { $game }
cogs-earlier = -# … was davor war, zeigt „Was war los?“
cogs-earlier-lines = -# … und davor noch mehr
cogs-asked = ➤ { $who }:
cogs-already-open = Du sitzt schon an { $which }: { $where }
cogs-asked-elsewhere = -# { $who } wählt im Geheimen.
cogs-asked-in-public = Die Schaltflächen sind in der Nachricht des Tisches: { $where }
cogs-asked-secretly = { $count ->
    [one] ➤ { $who } hat etwas im Geheimen zu entscheiden. Drücke **Wählen**; sonst sieht es niemand.
   *[other] ➤ { $who } haben jeweils etwas im Geheimen zu entscheiden. Drückt **Wählen**; sonst sieht es niemand.
}

## Private Antworten
cogs-question = ### { $prompt }
cogs-aside = -# Darauf wartet niemand: Tu es jetzt, später oder gar nicht.
cogs-aside-asked = Das geht, während andere entscheiden oder wo deine Möglichkeiten es anbieten. Jetzt wirst du gefragt:
cogs-aside-nothing = Außer der Reihe kannst du gerade nichts tun.
cogs-held = ✔ Du hast gewählt: **{ $answer }**. Du kannst es ändern, bis alle gewählt haben. Noch am Wählen: { $who }.
cogs-free-actions = Freie Aktionen …
cogs-draft = Bisher gewählt: **{ $answer }**. Noch nicht abgeschickt.
cogs-draft-buttons = Bisher gewählt: **{ $answer }**. Die Schaltflächen darunter schicken es ab.
cogs-draft-missing = Bisher gewählt: **{ $answer }**. Noch offen: { $parts }.
cogs-draft-too-many = Bisher gewählt: **{ $answer }**. { $n ->
    [one] Eins zu viel
   *[other] { $n } zu viel
} für { $part }.
cogs-draft-part = „{ $part }“
cogs-preview = { $n ->
    [0] **So würde es aussehen** – noch zählt nichts.
   *[other] **So würde es aussehen** – noch zählt nichts:
}
cogs-preview-refused = ⚠ **So nicht möglich:** { $why }
cogs-hint = ### Ich würde wählen: { $answer }
cogs-why-title = ### Was gerade nicht zu wählen ist, und warum
cogs-why = **{ $label }** – { $reason }
cogs-why-nothing = Gerade ist alles zu wählen.
cogs-done = Fertig.
cogs-not-asked = { $count ->
    [0] Du hast gerade nichts zu entscheiden.
   *[other] Du hast gerade nichts zu entscheiden. Der Tisch wartet auf { $who }.
}
cogs-waiting-for = Der Tisch wartet auf { $who }.
cogs-you-decide = ➤ **Jetzt entscheidest du:** { $prompt }
cogs-history-title = ### Was passiert ist
cogs-history-then = Der Spielplan, wie er damals war
cogs-history-now = Der Spielplan, wie er jetzt ist
cogs-nothing-new = Nichts Neues, seit du zuletzt gespielt hast.
cogs-words-title = ## Der Spielplan in Worten
cogs-stale = Diese Nachricht ist veraltet. So steht es jetzt:
cogs-refused = ⚠ { $why }
cogs-not-your-button = Diese Schaltfläche gehört einer anderen Person. Das ist deine Seite:
cogs-not-at-table = Du spielst nicht an diesem Tisch, aber du darfst gern zusehen.
cogs-not-started = Dieser Tisch hat noch nicht begonnen. Spiel mit: Die Schaltfläche ist in der Lobby!
cogs-not-begun = Dieser Tisch hat noch nicht begonnen.
cogs-table-closed = Dieser Tisch ist zu Ende.
cogs-answer-ends = { $which } geht weiter, aber Discord lässt mich diese Antwort nur eine Viertelstunde lang erneuern, darum bleibt sie, wie sie ist.
cogs-strange-button = Diese Schaltfläche geht nicht mehr. Suche eine neuere Nachricht des Tisches, oder nutze /hand.
cogs-broken = Bei mir ist etwas schiefgegangen, und wer diesen Bot betreibt, kann sehen, was es war. Nichts ist verloren: „Was war los?“ zeigt, ob dein Zug gezählt hat. Wenn nicht, versuche es bitte noch einmal.

## Die Lobby
cogs-lobby-title = ## { $game }
cogs-lobby-facts = -# { $most ->
    [one] Für eine Person
   *[other] { $fewest } bis { $most } Personen
} · { $spread ->
    [0] etwa { $longest } Minuten an einem echten Tisch
   *[other] { $shortest } bis { $longest } Minuten an einem echten Tisch
} · { $weight }
cogs-lobby-open-hand = -# Wenn du allein in einem Kanal spielst, sehen alle deine Hand, die ihn lesen.
cogs-lobby-private = { $seats ->
    [one] -# Nur für dich: Niemand sonst sieht diesen Tisch.
   *[other] -# Nur für dich: Niemand sonst sieht diesen Tisch, und KIs nehmen die anderen Plätze.
}
cogs-lobby-private-waiting = { $missing ->
    [0] -# Drück **Beginnen**, wenn du bereit bist. Dein Klick hilft beim Mischen.
    [one] -# Es fehlt eine KI. Dann drück **Beginnen**.
   *[other] -# Es fehlen { $missing } KIs. Dann drück **Beginnen**.
}
cogs-weight-1 = sehr leicht
cogs-weight-2 = leicht
cogs-weight-3 = mittelschwer
cogs-weight-4 = anspruchsvoll
cogs-weight-5 = sehr anspruchsvoll
cogs-lobby-chosen = { $what }: { $value }
cogs-lobby-option = **{ $what }:** { $hint }
cogs-lobby-switches = Varianten: keine
cogs-lobby-with = **Varianten:** { $what }
cogs-lobby-seat-ai = { $n }. { $who } · { $level }
cogs-lobby-ai-level = KIs
cogs-lobby-deal = -# Drücke **Geben**, wenn du bereit bist. Dein Klick mischt mit.
cogs-button-deal = Geben
cogs-button-not-now = Jetzt nicht
cogs-button-open-again = Wieder öffnen
cogs-button-new-thread = In einem neuen Thread öffnen
cogs-option-without = ohne { $what }
cogs-option-value = { $what }: { $value }
cogs-lobby-seat = { $n }. { $who }
cogs-lobby-free = { $n ->
    [one] – 1 freier Platz –
   *[other] – { $n } freie Plätze –
}
cogs-lobby-waiting = { $missing ->
    [0] -# { $opener } kann beginnen, wenn alle da sind.
    [one] -# Am Tisch fehlt noch eine Person oder KI. Dann kann { $opener } beginnen.
   *[other] -# Am Tisch fehlen noch { $missing } Personen oder KIs. Dann kann { $opener } beginnen.
}
cogs-lobby-started = -# Die Partie läuft: { $who }.
cogs-lobby-seal = -# Siegel der Ziehungen: `{ $what }…`
cogs-lobby-closed = -# Dieser Tisch wurde geschlossen.
cogs-lobby-now = { $missing ->
    [0] { $taken } von { $most } Plätzen sind besetzt. Es kann losgehen.
    [one] { $taken } von { $most } Plätzen sind besetzt. Es fehlt noch eine Person oder KI.
   *[other] { $taken } von { $most } Plätzen sind besetzt. Es fehlen noch { $missing }.
}
cogs-lobby-now-playing = Die Partie beginnt. Viel Spaß!
cogs-button-join = Mitspielen
cogs-button-leave = Verlassen
cogs-button-seat-ai = + KI
cogs-button-unseat-ai = − KI
cogs-button-start = Beginnen
cogs-button-admit = Wer mitspielen darf
cogs-admit-title = ### Wer mitspielen darf
cogs-admits-everybody = Diese Lobby nimmt alle auf.
cogs-admits-rating = Für Wertungszahlen von { $low } bis { $high } in diesem Spiel.
cogs-admits-finishers = Für Leute, die ihre Partien zu Ende spielen.
cogs-admit-about = -# Das gilt für alle, die ab jetzt dazukommen, bis zum Start; wen du beim Namen einlädst, darf immer. Niemandes Wertungszahl wird gezeigt, und die Grenzen sind gerundet, damit sie deine nicht verraten.
cogs-admit-about-unrated = -# Das gilt für alle, die ab jetzt dazukommen, bis zum Start; wen du beim Namen einlädst, darf immer. Sobald du in diesem Spiel eine Wertungszahl hast, kannst du auch nach ähnlichen suchen.
cogs-admit-rating = Wertungszahl
cogs-admit-any-rating = Jede Wertungszahl oder keine
cogs-admit-within = Etwa { $within } neben meiner
cogs-admit-range = Von { $low } bis { $high }
cogs-admit-finishing = Partien zu Ende spielen
cogs-admit-anybody = Alle
cogs-admit-finishers = Leute, die ihre Partien zu Ende spielen
cogs-admit-finishers-about = Mit anderen zu Ende gespielt: mindestens { $n }, und neun von zehn der letzten zwanzig
cogs-button-lesson = Lektion
cogs-ai-level-legal = Gemütlich
cogs-ai-level-legal-about = Spielt nach den Regeln, ohne Plan
cogs-ai-level-learning = Lernend
cogs-ai-level-learning-about = Kennt die Grundlagen und probiert aus
cogs-ai-level-good = Eifrig
cogs-ai-level-good-about = Spielt, um zu gewinnen
cogs-ai-level-strong = Gewieft
cogs-ai-level-strong-about = Spielt Züge im Kopf durch, bevor sie wählt
cogs-invited-again = Ich habe { $who } noch einmal eingeladen.
cogs-opened = Der Tisch für **{ $game }** ist offen in { $place }.
cogs-opened-heavy = -# Das ist ein langes Spiel. Mit `/spielen` und `wo: in einem neuen Thread` bleiben seine Nachrichten aus dem Kanal.
cogs-thread-name = { $game } mit { $who }

## Das Ende eines Tisches
cogs-final-title = ## { $game }: das Ende
cogs-final-winners = { $count ->
    [one] ★ **{ $who } gewinnt!**
   *[other] ★ **{ $who } gewinnen gemeinsam!**
}
cogs-final-place = **{ $place }.** { $who } – { $scores }
cogs-final-lost = Diesmal nicht, { $who } – vielleicht meint es das nächste Blatt besser.
cogs-final-alone = { $who } – { $scores }
cogs-final-elsewhere = Die Wertung steht im Kanal: { $where }
cogs-final-seal = -# Tisch { $table }. Um die Mischung zu prüfen, drücke „Ehrliche Ziehungen“.
cogs-seal-title = ### Ehrliche Ziehungen
cogs-seal-commitment = Dieses Siegel stand fest, bevor jemand am Tisch saß; die Lobby zeigte seinen Anfang: `{ $what }`
cogs-seal-commitment-begun = Dieses Siegel stand fest, bevor etwas gezogen wurde; der Verlauf des Tisches beginnt mit seinen ersten Stellen: `{ $what }`
cogs-seal-closed = Es wird geöffnet, wenn die Partie endet. Dann können alle prüfen, dass keine Ziehung geändert wurde.
cogs-seal-open = Das Geheimnis dahinter: `{ $secret }`.{ $n ->
    [0] {""}
   *[other] {" "}Gemischt mit den Klicks am Tisch: `{ $tickets }`
}
cogs-seal-seed = { $n ->
    [0] Daraus ergibt sich der Keim jeder Ziehung: `{ $seed }`
   *[other] Zusammen ergeben sie den Keim jeder Ziehung: `{ $seed }`
}
cogs-seal-fingerprint = Der Fingerabdruck der Aufzeichnung: `{ $what }`
cogs-record-file = Diese Datei enthält die ganze Partie. `sobremesa verify { $file }` prüft Siegel, Keim und jede Ziehung. Ihr Fingerabdruck: `{ $fingerprint }`
cogs-seal-daily = Das ist eine Partie des Tages. Ihr Siegel stand fest, bevor jemand sie spielte: `{ $what }`
cogs-seal-daily-closed = Es wird geöffnet, wenn der Tag vorbei ist, denn andere spielen dieselbe Partie noch.
cogs-seal-daily-open = Der Tag ist vorbei. Der Keim jeder Ziehung war: `{ $seed }`

## Eine beendete Partie als HTML-Datei
cogs-game-file = Die ganze Partie zum Ansehen, Runde für Runde: Lade `{ $file }` herunter und öffne sie im Browser. Sie braucht kein Netz.
cogs-game-file-follows = Die Partie zum Ansehen im Browser folgt gleich.
cogs-game-file-failed = Die Datei mit den Spielplänen ließ sich nicht machen.
cogs-game-file-table = Tisch { $table }
cogs-game-file-rounds = Runde für Runde
cogs-game-file-visits = Besuch für Besuch
cogs-game-file-beginning-round = Vor der ersten Runde
cogs-game-file-beginning-visit = Vor dem ersten Besuch
cogs-game-file-end = Das Ende
cogs-game-file-board = Der Spielplan bei der letzten Entscheidung dieses Teils.
cogs-game-file-board-end = Der Spielplan am Ende.
cogs-game-file-fewer = Einige Spielpläne fehlen, damit die Datei klein bleibt.
cogs-game-file-first = Anfang
cogs-game-file-back = Zurück
cogs-game-file-on = Weiter
cogs-game-file-last = Ende
cogs-game-file-slider = Runde
cogs-game-file-seats = Plätze
cogs-game-file-proof = Zusammen mit der Aufzeichnung prüft `sobremesa verify { $file }` das alles.
cogs-game-file-draws = Jede Ziehung
cogs-game-file-draw-label = Ziehung
cogs-game-file-draw-number = Nummer
cogs-game-file-draw-size = Von
cogs-game-file-draw-result = Ergebnis (ab 0 gezählt)

## Die Partie des Tages
cogs-daily-title = ## Die Partie des Tages: { $day }
cogs-daily-what = **{ $game }**, für alle dasselbe Blatt
cogs-daily-streak = { $n ->
    [0] -# Spiel sie zu Ende, und deine Serie beginnt.
    [one] -# Deine Serie: { $n } Tag.
   *[other] -# Deine Serie: { $n } Tage in Folge.
}
cogs-daily-days = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
cogs-daily-invite = Du hast einen Versuch, ohne Rat. Spiel sie **für dich**, und niemand sieht sie; oder **offen**, und alle, die den Kanal lesen, sehen das Blatt. Wie es den anderen ging, siehst du, wenn du fertig bist.
cogs-daily-invite-alone = Du hast einen Versuch, ohne Rat, und niemand sieht ihn. Eine Partie, die du hier beginnst, steht in der Rangliste keines Servers: Um zu sehen, wie es anderen ging, und mit ihnen in der Rangliste zu stehen, beginne sie mit `/täglich` auf einem Server, auf dem ich bin.
cogs-daily-begun = Du bist noch nicht fertig. Wie es den anderen ging, siehst du danach.
cogs-daily-begun-alone = Du bist noch nicht fertig.
cogs-daily-closed = Deine Partie wurde vor dem Ende geschlossen. Bis { $when } kannst du sie wieder öffnen und weiterspielen; so lange wartet die Rangliste.
cogs-daily-given-up = Deine Partie wurde vor dem Ende geschlossen, deshalb fehlst du heute auf dieser Liste.
cogs-daily-ranking = ### Die Rangliste von heute
cogs-daily-own = ### Dein Ergebnis
cogs-daily-place = { $place ->
    [0] –
   *[other] **{ $place }.**
} { $who } – { $stars } ★{ $won ->
    [0] {""}
   *[other] , gewonnen
}{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {""} · { $streak } Tage in Folge
}
cogs-daily-next = -# Die nächste Partie kommt { $when }.
cogs-daily-not-ranked = -# Deine steht hier nicht in der Rangliste: Sie hat die Partien, die auf diesem Server begonnen wurden, von Leuten mit Statistik.
cogs-daily-ranked-there = -# Ranglisten gibt es auf Servern: Dort zeigt `/täglich` die der Partien, die dort begonnen wurden.
cogs-daily-before = ### Die Rangliste von gestern: { $day }
cogs-daily-own-before = ### Dein Ergebnis vom { $day }
cogs-daily-late = -# Deine ist nicht dabei: Du warst nicht fertig, als der Tag endete.
cogs-daily-result = Partie des Tages, { $day } – { $game }:
cogs-daily-copy = -# Zum Teilen kopiere dies; es verrät nichts vom Blatt:
    `{ $result }`
cogs-daily-shared = ✔ Dein Ergebnis steht im Kanal. Es verrät nichts vom Blatt.
cogs-button-daily-share = Mein Ergebnis zeigen
cogs-button-daily-replay = Gestern nachspielen
cogs-button-daily-back = Zurück zur Partie
cogs-daily-promise = **Nachprüfbar:** das Siegel von heute `{ $commitment }`, verkettet als `{ $link }`. Der Keim wird morgen veröffentlicht.
cogs-daily-yesterday = **{ $day }** ist offen: Keim `{ $seed }`, Siegel `{ $commitment }`, verkettet als `{ $link }`. Das Siegel ist der SHA-256 von `sobremesa:` und dem Keim; das Kettenglied der von `{ $before }|{ $iso }|` und dem Siegel.
cogs-button-daily = Rangliste von heute
cogs-button-daily-private = Für mich spielen
cogs-button-daily-here = Hier spielen, offen
cogs-button-daily-thread = Offen, in einem Thread
cogs-button-daily-on = Weiterspielen
cogs-cancelled = Der Tisch ist zu Ende.
cogs-close-confirm = Du spielst nicht an diesem Tisch für **{ $game }**. Das würde die Partie von { $who } beenden. Mindestens einen Tag lang könnte sie dort wieder geöffnet werden.
cogs-close-confirm-daily = Du spielst nicht an diesem Tisch für **{ $game }**. Das würde die Partie des Tages von { $who } beenden. Nur bis zum Ende des Tages könnte sie dort wieder geöffnet werden.
cogs-close-confirm-lobby = Du hast keinen Platz an diesem Tisch für **{ $game }**, an dem noch nichts begonnen hat. Das würde ihn für { $who } schließen.
cogs-button-close = Ihre Partie beenden
cogs-button-close-lobby = Ihren Tisch schließen
cogs-not-manager = Das kann nur, wer diesen Server verwaltet.
cogs-reopen-until = Bis { $when } kann ihn jede Person am Tisch wieder öffnen. So lange bleibt Geheimes verborgen.
cogs-button-reopen = Wieder öffnen
cogs-button-reopen-at = Wieder öffnen: { $game } #{ $table }
cogs-reopened = Der Tisch ist wieder offen und geht weiter, wo er war. { $place }
cogs-cancel-asked = Ich habe die anderen gefragt. Der Tisch endet, wenn alle zustimmen.
cogs-voted-end-end = Notiert: Du bist dafür, den Tisch zu beenden.
cogs-decided-end-on = Notiert: Der Tisch geht weiter.
cogs-decided-end-end = Der Tisch ist zu Ende.
cogs-vote-end-end = Ja, beenden
cogs-vote-end-on = Nein, weiterspielen
cogs-seat-handed = Ab jetzt spielt eine KI für dich. Mit demselben Befehl nimmst du deinen Platz zurück.
cogs-seat-handed-for-good = Eine KI spielt diese Partie für dich zu Ende.
cogs-handover-alone = An diesem Tisch spielt sonst niemand: Eine KI würde die Partie sofort zu Ende spielen, und du könntest deinen Platz nicht zurücknehmen. Wenn du das willst, nimm den Befehl mit `stärke`. Der Tisch wartet auf dich; `/tisch beenden` beendet ihn.
cogs-seat-lent = An diesem Tisch spielt eine KI für dich.
cogs-seat-back = Willkommen zurück! Du spielst wieder.

## Erinnerungen und Schwierigkeiten
cogs-reminder = ⌛ { $who }, der Tisch für { $game } wartet immer noch auf dich. { $link }
cogs-waking = ☀️ { $who }, während du geschlafen hast, bist du am Tisch für { $game } an die Reihe gekommen. { $link }
cogs-waking-votes = ☀️ { $who }, während du geschlafen hast, { $n ->
    [one] hat am Tisch für { $game } eine Abstimmung
   *[other] haben am Tisch für { $game } { $n } Abstimmungen
 } begonnen. { $links }
cogs-halfway = ⏳ { $who }, dein Zug am Tisch für { $game } ist noch nicht vorbei. { $link }
cogs-reminder-daily = ⌛ { $who }, deine Partie des Tages endet { $when }. Bist du bis dahin nicht fertig, kommt sie nicht in die Rangliste. { $link }
cogs-missing-permissions = In { $place } fehlen mir Berechtigungen, die ein Tisch braucht. Bitte die Serververwaltung, mir dies zu erlauben: **{ $what }**.
cogs-missing-permissions-opener = ⚠ Ich kann nicht mehr in { $channel } schreiben, deshalb ruht dein Tisch für { $game }. Bitte die Serververwaltung, mich dort den Kanal sehen, Nachrichten senden und Dateien anhängen zu lassen.
cogs-season-refused = ⚠ Die Saison „{ $name }“ in { $channel } ruht. { $why }
cogs-season-needs = Bitte lass mich dort den Kanal sehen, Nachrichten schicken und öffentliche Threads erstellen.
cogs-private-thread = Ich sehe diesen privaten Thread nicht, weil mich niemand hinzugefügt hat. Erwähne mich hier einmal, dann versuche es noch einmal.
cogs-no-table-here = In diesem Kanal ist kein Tisch, und du spielst nirgends. Öffne einen mit /spielen!
cogs-no-table-in-channel = In diesem Kanal ist kein Tisch. Nutze diesen Befehl im Kanal des Tisches.
cogs-which-table = Du spielst an mehreren Tischen. Wähle einen mit der Option dieses Befehls, oder nutze den Befehl im Kanal des Tisches.
cogs-no-such-table = An diesem Tisch spielst du nicht. Wähle einen aus der Liste.
cogs-no-such-game = Dieses Spiel kenne ich nicht. Wähle eins aus der Liste.
cogs-no-such-option = So eine Option hat dieses Spiel nicht. Wähle aus der Liste, oder lass sie leer.
cogs-no-such-card = So heißt keine Karte. Tippe einen Teil des Namens und wähle aus der Liste.
cogs-no-such-topic = Dieses Thema gibt es nicht. Wähle eins aus der Liste, die sich beim Tippen öffnet.
cogs-no-thread-here = Ein Thread lässt sich nur in einem Textkanal öffnen.
cogs-too-many-threads = Dieser Server hat so viele offene Threads, wie Discord erlaubt: Erst muss einer geschlossen werden.
cogs-person-may-not-write = Du darfst in { $place } nicht schreiben, deshalb öffne und zeige ich dort nichts für dich.
cogs-not-there = Dieser Tisch ist in einem Kanal, den du oder ich gerade nicht sehen können.
cogs-only-private-here = Ich bin hier kein Mitglied, darum ist alles, was ich hier zeige, nur für dich. Tische für mehrere und Nachrichten für alle gibt es auf Servern, zu denen ich hinzugefügt wurde.
cogs-file-too-large = Die Datei { $file } ist zu groß für diesen Ort: Discord nimmt hier höchstens { $most } MB.
cogs-person-may-not-thread = Du darfst in diesem Kanal keine Threads öffnen, deshalb öffne ich keinen für dich.
cogs-no-thread-permission = Ich kann hier keine Threads öffnen. Die Serververwaltung kann mir dies erlauben: **Öffentliche Threads erstellen**.
cogs-or-here = { $why } Oder wähle „in diesem Kanal“.
cogs-or-in-thread = { $why } Oder wähle „in einem neuen Thread“.
cogs-goes-on-in-thread = In diesem Kanal ist inzwischen ein anderer Tisch offen, deshalb ginge deiner in einem neuen Thread weiter. { $why }

## Was der Bot braucht, und wozu
cogs-scope-bot = bot
cogs-scope-bot-why = um überhaupt auf dem Server zu sein
cogs-scope-applications-commands = applications.commands
cogs-scope-applications-commands-why = für die Slash-Befehle
cogs-permission-view-channel = Kanäle ansehen
cogs-permission-view-channel-why = um den Kanal eines Tisches zu sehen
cogs-permission-send-messages = Nachrichten senden
cogs-permission-send-messages-why = um zu sagen, was am Tisch geschieht und wer an der Reihe ist
cogs-permission-send-messages-in-threads = Nachrichten in Threads senden
cogs-permission-send-messages-in-threads-why = dasselbe für Tische in Threads
cogs-permission-create-public-threads = Öffentliche Threads erstellen
cogs-permission-create-public-threads-why = um für einen Tisch einen Thread zu öffnen
cogs-permission-attach-files = Dateien anhängen
cogs-permission-attach-files-why = für die Bilder des Spielplans

## Tische, Einstellungen, Regeln
cogs-tables-title = ### Deine Tische
cogs-no-tables = Du spielst nirgends. Öffne einen Tisch mit /spielen!
cogs-table-in = **{ $game }** #{ $table } { $place }
cogs-table-private = **{ $game }** #{ $table }
cogs-my-table-asked = ➤ { $which } – du bist dran ({ $since })
cogs-my-table-playing = { $which } – andere wählen
cogs-my-table-lent = { $which } – eine KI spielt für dich; /tisch übergeben nimmt dort deinen Platz zurück
cogs-my-table-lobby = { $which } – in der Lobby
cogs-more-tables = { $n ->
    [one] … und noch einer
   *[other] … und { $n } weitere
}
cogs-my-table-short = { $asked ->
    [0] { $game } #{ $table }
   *[other] { $game } #{ $table } – du bist dran
}
cogs-settings-title = ### Deine Einstellungen
cogs-settings-intro = Sie gelten für dich auf jedem Server.
cogs-settings-invitable-on = - Man darf dich namentlich an einen Tisch einladen.
cogs-settings-invitable-off = - Niemand darf dich namentlich an einen Tisch einladen.
cogs-settings-profile-on = - In Lobbys sehen andere, wie du spielst.
cogs-settings-profile-off = - In Lobbys sehen andere nicht, wie du spielst.
cogs-settings-profile-none = - In Lobbys würden andere sehen, wie du spielst, aber deine Statistik ist aus (`/statistik`).
cogs-home-zone = Europe/Berlin
cogs-language-discord = wie in Discord
cogs-setting-language-you = Deine Sprache: { $what }
cogs-setting-language-server = Sprache dieses Servers: { $what }
cogs-setting-reminders-on = Erinnere mich nach einem Tag
cogs-setting-reminders-off = Erinnere mich nie
cogs-setting-marks-on = Zeichen wie ● und ➤
cogs-setting-marks-on-about = Vor Namen und Fragen
cogs-setting-marks-off = Nur Wörter
cogs-setting-marks-off-about = Leichter zu hören; auch an deinen Tischen
cogs-hours-button = Ruhezeiten
cogs-hours-title = ### Deine Ruhezeiten
cogs-hours-none = Du hast keine: Du kannst jederzeit benachrichtigt werden.
cogs-hours-now = Du kannst von **{ $since }** bis **{ $until }** in { $place } benachrichtigt werden (dort ist es { $time }). Sonst ist Ruhe.
cogs-hours-about = In deinen Ruhezeiten bekommst du keine Benachrichtigungen und keine Erinnerungen. Danach sagt dir eine Nachricht, was du gefragt wurdest. Für eine andere Zeitzone nutze `/ruhezeiten` mit `ort`.
cogs-hours-zone = Wo bist du?
cogs-hours-from = Benachrichtige mich ab
cogs-hours-until = Benachrichtige mich bis
cogs-hours-wake = Ab { $time }
cogs-hours-sleep = Bis { $time }
cogs-hours-never = Keine Ruhezeiten
cogs-trouble-no-zone = Diesen Ort kenne ich nicht. Wähle einen aus der Liste, die sich beim Tippen öffnet.
cogs-trouble-hours-place = Bitte wähle auch einen Ort: Gemeint ist die Uhrzeit dort.
cogs-trouble-hours = Lass mindestens acht Stunden am Tag für Benachrichtigungen, sonst könnte niemand auf dich warten. Nichts hat sich geändert.
cogs-rules-title = ## { $game }: wie man es spielt
cogs-rules-choose = Ein anderes Thema …
cogs-help-title = ## Wie ein Tisch funktioniert
cogs-help =
    1. `/spielen` öffnet einen Tisch. Andere drücken **Mitspielen**; Plätze lassen sich mit KIs füllen.
    2. Die Nachricht des Tisches sagt immer, was geschehen ist und wer was entscheiden muss. Nur diese Personen werden benachrichtigt.
    3. **Wählen** zeigt dir – und sonst niemandem – deine Hand und deine Frage. Geheime Entscheidungen kannst du ändern, bis alle gewählt haben.
    4. Lass dir Zeit: Minuten oder Tage. Nichts geht verloren, und **Was war los?** bringt dich auf den Stand.
    5. **Zurücknehmen** macht deinen letzten Schritt rückgängig, solange seitdem niemand daraus etwas erfahren oder geantwortet hat. Danach müssen die anderen zustimmen.
    6. `/ruhezeiten` legt deine Ruhezeiten fest, `/abwesend` deine Abwesenheiten, `/einstellungen`, wie du benachrichtigt wirst. **Anweisungen**, unter **Mehr …** bei deiner Frage, antworten im Voraus.
    Spiele: { $games }. `/regeln` und `/karte` erklären sie, `/tische` zeigt, wo du dran bist, `/finden`, wo Plätze frei sind.
cogs-help-anywhere = Um allein zu spielen, wähle bei `/spielen` *nur für mich allein, privat*. Mit mir unter [deinen Apps]({ $link }) geht das auf jedem Server und in jedem Chat, auch wo ich kein Mitglied bin.
cogs-about-title = ## Sobremesa
cogs-about =
    _Sobremesa_ ist die Zeit, die man nach dem Essen noch am Tisch sitzen bleibt. Dieser Bot hält den Tisch offen: Brettspiele mit allen Regeln, über Minuten oder Wochen.

    Es ist ein inoffizielles Projekt von Leuten, die diese Spiele lieben. Die Titel gehören ihren Inhabern; Worte und Bilder hier sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es bitte.

## Befehle
cogs-cmd-play = spielen
cogs-cmd-play-about = Öffne einen Tisch für ein Brettspiel
cogs-cmd-find = finden
cogs-cmd-find-about = Offene Tische dieses Servers, und wer einen sucht
cogs-cmd-weekly = wöchentlich
cogs-cmd-weekly-about = Ein Tisch für ein Spiel, der sich hier jede Woche von selbst öffnet
cogs-opt-day = tag
cogs-opt-day-about = An welchem Wochentag
cogs-opt-time = uhrzeit
cogs-opt-time-about = Um wie viel Uhr, etwa 20:00
cogs-opt-pace = tempo
cogs-opt-pace-about = Wie viel Zeit jede Person hat
cogs-cmd-daily = täglich
cogs-cmd-daily-about = Die Partie des Tages: für alle dieselbe, einmal
cogs-opt-game = spiel
cogs-opt-game-about = Was möchtest du spielen?
cogs-opt-options = optionen
cogs-opt-options-about = Varianten des Spiels, wenn du möchtest
cogs-opt-where = wo
cogs-opt-where-about = In diesem Kanal, in einem eigenen Thread oder nur für dich
cogs-opt-ai = ki
cogs-opt-ai-about = Wie viele KIs gleich mitspielen
cogs-where-here = in diesem Kanal
cogs-where-thread = in einem neuen Thread
cogs-where-private = nur für mich allein, privat
cogs-cmd-table = tisch
cogs-cmd-table-about = Alles rund um den Tisch in diesem Kanal
cogs-cmd-join = mitspielen
cogs-cmd-join-about = Nimm am Tisch in diesem Kanal Platz
cogs-cmd-leave = verlassen
cogs-cmd-leave-about = Verlasse den Tisch, bevor er beginnt
cogs-cmd-start = beginnen
cogs-cmd-start-about = Beginne die Partie, wenn du den Tisch geöffnet hast
cogs-cmd-ai = ki
cogs-cmd-ai-about = Besetze einen freien Platz mit einer KI
cogs-opt-level = stärke
cogs-opt-level-about = Wie gut die KI spielt
cogs-cmd-undo = zurücknehmen
cogs-cmd-undo-about = Nimm deinen letzten Schritt zurück, oder bitte die anderen zuzustimmen
cogs-cmd-handover = übergeben
cogs-cmd-handover-about = Lass eine KI für dich spielen, oder nimm deinen Platz zurück
cogs-cmd-cancel = beenden
cogs-cmd-cancel-about = Beende den Tisch vorzeitig, wenn alle zustimmen
cogs-cmd-hand = hand
cogs-cmd-hand-about = Deine Hand und deine Frage, nur für deine Augen
cogs-cmd-board = spielplan
cogs-cmd-board-about = Der Spielplan, wie er jetzt ist
cogs-cmd-log = verlauf
cogs-cmd-log-about = Was passiert ist, seit du zuletzt gespielt hast
cogs-opt-table = tisch
cogs-opt-table-about = Welcher deiner Tische
cogs-cmd-tables = tische
cogs-cmd-tables-about = Alle deine Tische, und wo du dran bist
cogs-cmd-rules = regeln
cogs-cmd-rules-about = Die Regeln, Thema für Thema
cogs-opt-topic = thema
cogs-opt-topic-about = Was möchtest du wissen?
cogs-cmd-card = karte
cogs-cmd-card-about = Schlage eine Karte nach
cogs-opt-card = name
cogs-opt-card-about = Ein Teil des Namens der Karte
cogs-cmd-settings = einstellungen
cogs-cmd-settings-about = Sprache, Erinnerungen, Benachrichtigungen, Ruhezeiten, Abwesenheiten, Zeichen und Tipps
cogs-cmd-hours = ruhezeiten
cogs-cmd-hours-about = Lege deine Ruhezeiten fest, in denen du nicht benachrichtigt wirst
cogs-opt-zone = ort
cogs-opt-zone-about = Eine große Stadt in deiner Zeitzone
cogs-opt-from = von
cogs-opt-from-about = Die Stunde, ab der du benachrichtigt werden kannst
cogs-opt-until = bis
cogs-opt-until-about = Die Stunde, bis zu der du benachrichtigt werden kannst
cogs-cmd-help = hilfe
cogs-cmd-help-about = Wie ein Tisch funktioniert
cogs-cmd-about = info
cogs-cmd-about-about = Was dieser Bot ist

## Statistik
cogs-cmd-stats = statistik
cogs-cmd-stats-about = Deine beendeten Partien in Zahlen, und wer hier was spielt
cogs-opt-whose = wessen
cogs-opt-whose-about = Deine eigene, oder die dieses Servers
cogs-opt-of-game-about = Ein Spiel im Einzelnen
cogs-stats-whose-mine = meine
cogs-stats-whose-server = die dieses Servers
cogs-stats-title = ### Deine Statistik
cogs-stats-about = -# Beendete Partien zählen für die, die am Ende auf den Plätzen saßen. Wertungszahlen kommen nur aus Partien zwischen Menschen.
cogs-stats-none = Du hast noch keine beendeten Partien, die zählen.
cogs-stats-is-off = Sie ist aus: Deine Partien werden nicht gezählt, und frühere wurden hier gelöscht.
cogs-stats-private = Nur ich sehe sie
cogs-stats-shown = Alle sehen sie
cogs-stats-shown-about = Auf der Seite des Servers
cogs-stats-off = Aus
cogs-stats-off-about = Nichts zählen und löschen, was da ist
cogs-stats-confirm-off = Das löscht deine Statistik endgültig: Partien, Wertungszahlen, Erfolge. Solange sie aus ist, werden deine Partien nicht gezählt, und du hast keine Medaillen. Andere behalten, was sie in Partien mit dir gewonnen haben.
cogs-button-stats-off = Löschen
cogs-button-stats-mine = Meine Statistik
cogs-button-stats-server = Wer hier was spielt
cogs-stats-game = Ein Spiel im Einzelnen …
cogs-stats-all = Alle Spiele
cogs-stats-way-people = Mit Menschen
cogs-stats-way-mixed = Mit KIs, oder mit Wechseln am Tisch
cogs-stats-way-alone = Allein
cogs-stats-line = { $way }: { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}{ $told ->
    [0] {""}
   *[other] , { $won } gewonnen
}; { $n ->
    [1] { $best }
   *[other] beste { $best }, im Schnitt { $average }
}
cogs-stats-rating = Wertungszahl an Tischen zu { $players }: **{ $rating }** ± { $spread } ({ $n } Partien)
cogs-stats-finding-out = Wertungszahl an Tischen zu { $players }: noch nicht bekannt ({ $n } von { $of } Partien)
cogs-stats-part = - { $what }: { $n ->
    [1] { $most }
   *[other] im Schnitt { $average }, höchstens { $most }
}
cogs-stats-cards = **Karten, die du am meisten gespielt hast:** { $cards }
cogs-stats-all-cards = **Am meisten gespielt an allen Tischen:** { $cards }
cogs-stats-medals = **Die Partie des Tages:** { $first } × Erste, { $second } × Zweite, { $third } × Dritte
cogs-stats-rivals = **Direkter Vergleich** mit denen, die ihre Statistik zeigen
cogs-stats-rival = { $who }: vorn { $ahead } ×{ $level ->
    [0] {""}
   *[other] , gleichauf { $level } ×
}, hinten { $behind } ×
cogs-stats-picture = Deine Statistik
cogs-stats-picture-people = Mit Menschen
cogs-stats-picture-mixed = Mit KIs, Wechseln
cogs-stats-picture-alone = Allein
cogs-stats-picture-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}{ $told ->
    [0] {""}
   *[other] { $won ->
        [one] , { $won } Sieg
       *[other] , { $won } Siege
    }
}
cogs-stats-picture-best = beste: { $best }
cogs-stats-picture-best-average = { $n ->
    [1] { $best }
   *[other] beste { $best }, Schnitt { $average }
}
cogs-stats-picture-rating = Wertung, Tische zu { $players }
cogs-stats-picture-rivals = Vorn – gleich – hinten
cogs-stats-alt-places = Plätze { $places }
cogs-stats-alt-rating = Wertungszahl { $rating }, { $trend ->
    [up] steigend
    [down] fallend
   *[level] gleichbleibend
}
cogs-stats-server-title = ### Wer hier was spielt
cogs-stats-server-none = Hier hat noch niemand, der die eigene Statistik zeigt, eine Partie beendet. Deine: `/statistik`.
cogs-stats-server-about = -# Hier stehen nur die, die ihre Statistik zeigen, mit den letzten 500 Partien auf diesem Server. In die Rangliste kommst du nach zehn gewerteten Partien, auf beliebigen Servern.
cogs-stats-regular = { $who } ({ $n })
cogs-stats-with = **Tische zu { $players }**
cogs-stats-ranked = **{ $place }.** { $who } – { $rating } ± { $spread }; hier { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}, { $won } gewonnen
cogs-stats-unranked = – { $who } – noch keine Wertungszahl; hier { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}{ $told ->
    [0] {""}
   *[other] , { $won } gewonnen
}

## Erfolge, Rekorde und das Spieljahr
cogs-stats-whose-achievements = meine Erfolge
cogs-stats-whose-year = mein Spieljahr
cogs-stats-whose-records = die Rekorde dieses Servers
cogs-button-stats-achievements = Erfolge
cogs-button-stats-year = Mein Jahr
cogs-button-stats-records = Rekorde hier
cogs-achievements-title = ### Deine Erfolge
cogs-achievements-picture = Deine Erfolge
cogs-achievements-about = -# Das siehst nur du. Schlussnachrichten nennen, was eine Partie gerade erreicht hat, nur bei denen, die ihre Statistik zeigen. Wähle ein Spiel, um zu sehen, was jeder Erfolg verlangt.
cogs-achievements-are-off = Sie sind aus: Es werden keine aufgehoben.
cogs-achievements-without-stats = Deine Statistik ist aus: Keine Partie zählt, darum werden keine aufgehoben.
cogs-button-achievements-off = Erfolge ausschalten
cogs-button-achievements-on = Erfolge einschalten
cogs-achievements-newest = zuletzt: { $name }
cogs-achievements-first = etwa: { $name }
cogs-achievements-reached = 🏅 **{ $name }** ({ $at }): { $about }
cogs-achievements-begun = ▫️ **{ $name }** ({ $n } von { $of }): { $about }
cogs-achievements-open = ▫️ **{ $name }**: { $about }
cogs-achievements-summary = **{ $game }**: { $n } von { $of } · { $newest }
cogs-final-achieved = 🏅 { $who }: { $names }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}
cogs-records-title = ### Rekorde dieses Servers
cogs-records-about = -# Von denen, die ihre Statistik zeigen (`/statistik`); es zählen die letzten 2000 beendeten Partien auf diesem Server.
cogs-records-line = { $players ->
    [one] Allein
   *[other] Tische zu { $players }
}: { $what } **{ $value }** – { $who }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
cogs-records-total = höchstes Ergebnis
cogs-records-margin = größter Vorsprung
cogs-records-shortest = kürzeste Partie
cogs-records-longest = längste Partie
cogs-records-most = meiste Partien
cogs-year-title = ### Dein Spieljahr { $year }
cogs-year-picture = { $year }: { $games }
cogs-year-which = Ein anderes Jahr …
cogs-year-longest = Am längsten: { $game }, { $span }
cogs-year-streak = Partie des Tages: { $n } Tage in Folge
cogs-year-rivals = **Am meisten gespielt mit**, von denen, die ihre Statistik zeigen
cogs-span-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
cogs-span-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
}
cogs-span-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}

## Daten über eine Person
cogs-cmd-data = daten
cogs-cmd-data-about = Was ich über dich weiß: exportiere oder lösche es
cogs-cmd-data-export = exportieren
cogs-cmd-data-export-about = Alles über dich als Dateien, nur für deine Augen
cogs-cmd-data-delete = löschen
cogs-cmd-data-delete-about = Entferne deinen Namen und deine Daten überall und endgültig
cogs-cmd-data-server = server
cogs-cmd-data-server-about = Für die Verwaltung: Tische dieses Servers exportieren, umziehen oder löschen
cogs-data-export = Alles, was ich über dich weiß: { $games ->
    [0] keine beendete Partie
    [one] eine beendete Partie als Datei, die sich nachspielen und prüfen lässt (`sobremesa verify`)
   *[other] { $games } beendete Partien als Dateien, die sich nachspielen und prüfen lassen (`sobremesa verify`)
}, { $running ->
    [0] keine laufende Partie
    [one] eine laufende Partie mit ihrem Verlauf und deiner Hand
   *[other] { $running } laufende Partien mit ihren Verläufen und deinen Händen
}. Alles andere steht in `about-me.json`.
cogs-data-part = Teil { $n } von { $of }
cogs-data-elsewhere = Deine Daten füllen mehr Dateien, als Discord mich dort schicken lässt, wo ich kein Mitglied bin. Frag in einer Direktnachricht an mich oder auf einem Server mit mir noch einmal.
cogs-data-server-export = Die Tische dieses Servers: { $games ->
    [one] eine beendete Partie
   *[other] { $games } beendete Partien
}. { $closed ->
    [0] {""}
    [one] Eine weitere läuft noch oder kann wieder geöffnet werden und ist deshalb nicht dabei.
   *[other] { $closed } weitere laufen noch oder können wieder geöffnet werden und sind deshalb nicht dabei.
}
cogs-data-delete-title = ### Alles über dich löschen
cogs-data-delete-about = Dein Name wird sofort von jedem Tisch entfernt, und deine Einstellungen und Statistik werden gelöscht. Das lässt sich nicht zurücknehmen. Wenn du wieder spielst, fängst du bei nichts an.
cogs-data-delete-ai = { $which } – an deiner Stelle spielt eine KI weiter
cogs-data-delete-ends = { $which } – endet, weil dort sonst niemand spielt
cogs-data-delete-leaves = { $which } – du verlässt die Lobby
cogs-data-delete-more = { $n ->
    [one] … und noch einer
   *[other] … und { $n } weitere
}
cogs-data-remains = **Was bleibt:** beendete Partien, mit „Person 1“ statt deines Namens, damit andere sie noch nachspielen und prüfen können; Nachrichten, die schon in Discord stehen und die auf deine Bitte die Serververwaltung entfernen kann; frühere Sicherungen der Datenbank, solange die Betreiber dieses Bots sie aufheben.
cogs-button-data-delete = Lösche mich endgültig
cogs-button-data-export = Zuerst meine Daten exportieren
cogs-data-deleted = Erledigt: Hier führt nichts mehr zu dir. Danke fürs Mitspielen.
cogs-data-server-title = ### Die Tische dieses Servers
cogs-data-server-now = { $running ->
    [0] Kein Tisch ist offen
    [one] Ein Tisch ist offen
   *[other] { $running } Tische sind offen
}, und { $games ->
    [one] eine Partie wurde
   *[other] { $games } Partien wurden
} hier gespielt.
cogs-data-server-warning = Das Löschen beendet jeden offenen Tisch, ohne die Leute dort zu fragen, und entfernt alle Partien mit Verlauf und Ergebnis, auch aus der Statistik derer, die sie gespielt haben. Es löscht auch die Ligen, wöchentlichen Tische und Einstellungen dieses Servers und was Leute hier suchen. Das lässt sich nicht zurücknehmen. Partien des Tages zählen nicht mehr in den Ranglisten dieses Servers; Tische des heutigen Tages lassen sich erst ab morgen löschen.
cogs-button-data-server-export = Als Dateien exportieren
cogs-button-data-server-delete = Alle Tische löschen …
cogs-button-data-server-sure = Ja, alle löschen
cogs-data-server-sure = { $running ->
    [0] Kein offener Tisch würde enden.
    [one] Ein offener Tisch würde enden.
   *[other] { $running } offene Tische würden enden.
} Ganz sicher?
cogs-data-server-ends = - Tisch { $table } ({ $game }, { $place }): { $who }
cogs-data-server-deleted = { $n ->
    [0] Es gab keinen Tisch zu löschen. Ligen, wöchentliche Tische und Einstellungen dieses Servers sind gelöscht.
    [one] Ein Tisch wurde gelöscht, und mit ihm die Ligen, wöchentlichen Tische und Einstellungen dieses Servers.
   *[other] { $n } Tische wurden gelöscht, und mit ihnen die Ligen, wöchentlichen Tische und Einstellungen dieses Servers.
}
cogs-data-server-told = { $n ->
    [0] 🗑️ Die Serververwaltung hat ihre Ligen, wöchentlichen Tische und Einstellungen gelöscht.
    [one] 🗑️ Die Serververwaltung hat ihren Tisch gelöscht, mit Verlauf und Ergebnis, und ihre Ligen, wöchentlichen Tische und Einstellungen.
   *[other] 🗑️ Die Serververwaltung hat ihre { $n } Tische gelöscht, mit Verläufen und Ergebnissen, und ihre Ligen, wöchentlichen Tische und Einstellungen.
}

# -- Tische umziehen, für die Verwaltung
cogs-button-data-server-move = Tische umziehen …
cogs-move-title = ### Einen Tisch hierher holen
cogs-move-about = Der Tisch, den du wählst, geht in diesem Kanal weiter, wie er ist, mit Leuten, Händen und Uhren, und niemand wird noch einmal benachrichtigt. Um einen Tisch von einem anderen Server zu holen, den du verwaltest, drücke zuerst dort **Auf anderen Server ziehen lassen …** und komm innerhalb von 15 Minuten hierher zurück.
cogs-move-none = Kein anderer Kanal dieses Servers hat einen Tisch, an dem gespielt wird.
cogs-move-choose = Welcher Tisch?
cogs-move-table = Tisch { $table }: { $game }
cogs-button-move-offer = Auf anderen Server ziehen lassen …
cogs-move-offered = ✔ In den nächsten 15 Minuten kannst du Tische dieses Servers auf einen anderen holen, den du verwaltest: Nutze dort `/daten server` in dem Kanal, in dem ein Tisch weitergehen soll, und drücke **Tische umziehen …**.
cogs-move-sure = Tisch { $table } ({ $game }, mit { $who }) verlässt { $place } und geht in diesem Kanal weiter.
cogs-move-sure-other = Er verlässt auch den Server **{ $server }**: Wer hier nicht Mitglied ist, sieht ihn dann nicht mehr, und bald spielt an seiner Stelle eine KI.
cogs-button-move-sure = Ja, hierher holen
cogs-move-done = Tisch { $table } geht hier weiter.
cogs-move-told = 📦 Die Serververwaltung hat den Tisch umgezogen: Er geht in { $place } weiter.
cogs-button-move-over = Beendete Partien von { $server } ({ $n })
cogs-move-over-sure = { $n ->
    [one] Die beendete Partie von **{ $server }** gehört
   *[other] Die { $n } beendeten Partien von **{ $server }** gehören
} ab jetzt zu diesem Server: in seiner `/statistik` und in seinen Dateien. Ranglisten vergangener Tage bleiben, wo sie waren.
cogs-button-move-over-sure = Ja, hierher holen
cogs-move-over-done = { $n ->
    [one] Eine beendete Partie gehört
   *[other] { $n } beendete Partien gehören
} jetzt zu diesem Server.

## Gäste
cogs-cmd-invite = einladen
cogs-cmd-invite-about = Lade eine Person in die Lobby ein
cogs-cmd-give = weitergeben
cogs-cmd-give-about = Bitte eine Person, während der Partie deinen Platz zu übernehmen
cogs-cmd-follow = folgen
cogs-cmd-follow-about = Erfahre Neues von diesem Tisch, ohne mitzuspielen
cogs-opt-person = person
cogs-opt-person-about = Wer?
cogs-opt-every = wann
cogs-opt-every-about = In jeder Runde, oder wenn die Partie vorbei ist
cogs-every-round = jede Runde
cogs-every-end = am Ende
cogs-guest-asked = Ich habe { $who } gefragt. Für die Antwort sind zwei Tage Zeit.
cogs-guest-cannot = Diese Person kann hier keinen Platz nehmen: Sie sieht den Kanal des Tisches nicht, oder sie ist ein Bot.
cogs-guest-sits = Der Platz gehört dir, mit allem, was darauf liegt.
cogs-guest-joined = Du hast einen Platz. Es beginnt, wenn die Person beginnt, die den Tisch geöffnet hat.
cogs-guest-declined = Notiert. An diesem Tisch wirst du nicht noch einmal gefragt.
cogs-guest-never = Ab jetzt kann dich niemand namentlich einladen. `/einstellungen` ändert das.
cogs-button-guest-accept = Platz nehmen
cogs-button-guest-accept-at = Platz nehmen: { $game } #{ $table }
cogs-button-guest-decline = Nein, danke
cogs-button-guest-never = Lade mich nie ein
cogs-button-invitable-on = Man darf mich einladen
cogs-button-invitable-off = Niemand darf mich einladen
cogs-button-ask-ready = Alle bereit?
cogs-button-ready = Ich bin bereit
cogs-lobby-ready = { $n ->
    [0] -# Bereit: { $who }.
   *[other] -# Bereit: { $who }. Noch nicht: { $waiting }.
}
cogs-button-follow-round = Folgen: jede Runde
cogs-button-follow-visit = Folgen: jeder Besuch
cogs-button-follow-end = Folgen: das Ende
cogs-button-unfollow = Nicht mehr folgen
cogs-follows-round = Ich schicke dir eine Direktnachricht, die sich jede Runde erneuert, und noch eine, wenn die Partie vorbei ist.
cogs-follows-visit = Ich schicke dir eine Direktnachricht, die sich bei jedem Besuch erneuert, und noch eine, wenn die Partie vorbei ist.
cogs-follows-end = Ich schicke dir eine Direktnachricht, wenn die Partie vorbei ist.
cogs-unfollowed = Du folgst diesem Tisch nicht mehr.
cogs-follow-round = { $which }: Eine neue Runde hat begonnen.
cogs-follow-visit = { $which }: Ein neuer Besuch hat begonnen.
cogs-follow-over = { $which } ist vorbei.
cogs-button-forbid-calls = Stumm: in Kanälen niemanden anpingen
cogs-button-allow-calls = In Kanälen wieder anpingen
cogs-button-forbid-invitations = Namentliche Einladungen verbieten
cogs-button-allow-invitations = Namentliche Einladungen erlauben
cogs-button-forbid-following = Das Folgen von Tischen verbieten
cogs-button-allow-following = Das Folgen von Tischen erlauben
cogs-button-forbid-achievements = Erfolge in Kanälen verbergen
cogs-button-allow-achievements = Erfolge in Kanälen zeigen

## Der lokale Tisch
cogs-quick-learn = Ein Spiel spielend lernen
cogs-quick-play = { $game } spielen

## Spielend lernen
cogs-cmd-learn = lernen
cogs-cmd-learn-about = Lerne ein Spiel, indem du es spielst: ein paar begleitete Züge, für dich allein
cogs-opt-learn-game-about = Welches Spiel möchtest du lernen?
cogs-button-learn = Spielend lernen
cogs-button-play-on = Weiterspielen
cogs-button-other-lesson = Eine andere Lektion
cogs-button-learn-game = { $game } lernen
cogs-button-learn-on = Weiter: { $game }
cogs-button-learn-anew = Von vorn: { $game }
cogs-button-anyway = Trotzdem tun
cogs-button-play = { $game } spielen
cogs-button-lesson-end = Die Lektion schließen
cogs-button-lesson-again = Noch einmal von vorn
cogs-button-no-tips = Keine Tipps mehr
cogs-my-table-lesson = ✎ { $which } – deine Lektion; sie wartet auf dich, es eilt nicht
cogs-my-table-puzzle = ✎ { $which } – deine eigene Variante; sie wartet auf dich, es eilt nicht
cogs-my-table-late-deal = ✎ { $which } – die Partie vom { $day }; der Tag ist vorbei, sie wird nicht gewertet und eilt nicht
cogs-lessons-title = ### Spielend lernen
cogs-lessons-none = Zu diesem Spiel gibt es noch keine Lektion. Seine Regeln stehen unter **Hilfe**.
cogs-lessons-game = **{ $game }** · etwa { $minutes } Minuten, { $steps } Schritte
    { $about }
cogs-lessons-about = -# Echte Züge mit echten Schaltflächen, für dich allein; niemand wartet, und nichts zählt. Höre auf, wann du willst: `/lernen` geht weiter, wo du warst.
cogs-lesson-step = -# ✎ Lektion, Schritt { $n } von { $steps }
cogs-lesson-mark = ➤ { $what }
cogs-lesson-not-yet = ✋ „{ $other }“ ist erlaubt, aber die Lektion zeigt zuerst dies: **{ $wanted }**.
cogs-lesson-astray = -# ✎ Du hast den Weg der Lektion verlassen, deshalb begleitet sie dich nicht mehr. **Zurücknehmen** bringt sie vielleicht zurück, oder spiel einfach weiter.
cogs-lesson-over = -# ✎ Hier endet die Lektion; die Partie nicht.
cogs-lesson-ended = Das war deine Lektion zu **{ $game }**. Mit `/spielen` öffnest du einen echten Tisch: Andere drücken **Mitspielen**, KIs nehmen die übrigen Plätze.
cogs-lesson-ended-alone = Deine Lektion zu **{ $game }** ist zu Ende. Mit `/spielen` öffnest du eine echte Partie: Drücke **Geben**.
cogs-tip = -# ✎ { $tip }
cogs-tips-off = Keine Tipps mehr. `/einstellungen` holt sie zurück.
cogs-setting-tips-on = Tipps in meiner ersten Partie
cogs-setting-tips-on-about = Bei jeder Frage, in jedem Spiel, das mir neu ist
cogs-setting-tips-off = Keine Tipps

## Zurücknehmen mit Zustimmung der anderen
cogs-button-takeback = Um Rücknahme bitten …
cogs-button-keep = Lieber nicht
cogs-undo-title = ### Zurücknehmen mit Zustimmung der anderen
cogs-undo-explained = Wähle die erste deiner Entscheidungen, die zurückgenommen werden soll. Alles danach wird auch zurückgenommen, auch was andere getan haben; es kommen wieder dieselben Ziehungen. Alle, die seitdem gehandelt oder etwas erfahren haben, müssen innerhalb eines Tages zustimmen. Wenn du inzwischen handelst, verfällt deine Bitte.
cogs-undo-explained-practice = Wähle die erste deiner Entscheidungen, die zurückgenommen werden soll. Alles danach wird auch zurückgenommen; es kommen wieder dieselben Ziehungen. Wer seitdem gehandelt oder etwas erfahren hat, wird vorher gefragt. Wenn das niemand hat, geschieht es sofort, denn dies ist ein Übungstisch.
cogs-undo-which = Zurück bis vor …
cogs-undo-back = { $n ->
    [one] Deine letzte Entscheidung
   *[other] Nimmt deine letzten { $n } Entscheidungen zurück
}
cogs-undo-untold = Eine Entscheidung, die der Verlauf nicht nennt
cogs-undo-none = Hier ist nichts, um dessen Rücknahme du bitten kannst.
cogs-undo-wish = ### { $who } bittet, dies zurückzunehmen
cogs-undo-until = Wenn bis { $when } nicht alle Gefragten zustimmen, bleibt alles, wie es ist.
cogs-undo-done = Der Tisch ist wieder, wo er vorher war.
cogs-undo-withdrawn = Du hast deine Bitte zurückgezogen. Alles bleibt, wie es ist.
cogs-vote-undo-grant = Ja, zurücknehmen
cogs-vote-undo-refuse = Nein
cogs-vote-undo-look = Was würde zurückgenommen?
cogs-voted-undo-grant = Notiert: Du stimmst zu. Wie wer abgestimmt hat, erfahren die anderen nicht.
cogs-decided-undo-grant = Alle stimmen zu: Der Tisch ist wieder, wo er vorher war.
cogs-decided-undo-refuse = Notiert: Es bleibt, wie es ist. Dass du es warst, erfahren die anderen nicht.
cogs-practice = Übung
cogs-practice-about = Nimm zurück, so viel du willst; die Partie zählt nicht für die Statistik.
cogs-lobby-practice = **Übung**: Solange sonst niemand gehandelt oder etwas erfahren hat, kannst du zurücknehmen, so viel du willst. Der Tisch zählt nicht für die Statistik.
cogs-final-practice = -# Das war Übung und zählt nicht für die Statistik.

## Anweisungen: Antworten im Voraus

cogs-button-orders = Anweisungen
cogs-orders-title = ### Deine Anweisungen
cogs-orders-about = -# Eine Anweisung antwortet für dich, eine Minute nachdem du gefragt wirst. Deine Anweisungen sieht sonst niemand; die anderen sehen nur deine Antwort, und dass sie nach einer Minute kam.
cogs-orders-none = Du hast keine Anweisungen gegeben.
cogs-orders-nobody-waits = An diesem Tisch wartet niemand auf dich, also gibt es nichts im Voraus zu beantworten.
cogs-orders-done = **Erledigt:**
cogs-orders-soon = ⏳ Eine deiner Anweisungen wird das gleich beantworten. Unter *Anweisungen* kannst du sie jetzt antworten lassen oder selbst antworten.
cogs-orders-lapsed = Eine deiner Anweisungen passte nicht mehr und entfiel; *Anweisungen* sagt, warum.
cogs-order-answers = ⏳ Deine Anweisung antwortet { $at }: **{ $what }**.
cogs-order-line = { $about } – **{ $what }** ({ $scope }).
cogs-order-brief = { $n }. { $what }
cogs-order-or = {" "}oder sonst{" "}
cogs-order-scope-times = { $n ->
    [0] einmal
    [one] einmal
   *[other] { $n }-mal
}
cogs-order-scope-round = in dieser Runde
cogs-order-scope-game = jedes Mal
cogs-order-said = { $what }
cogs-order-state-using = ⏳ Sie wird gleich antworten.
cogs-order-state-held = Sie ruht, bis du selbst handelst.
cogs-order-state-asleep = Sie ruht, bis du sie fortsetzt:
cogs-order-state-spent = Sie wurde genutzt.
cogs-order-state-dropped = Sie entfiel:
cogs-order-why-undone = du hast zurückgenommen, was sie tat.
cogs-order-why-guard = ihre Bedingung war nicht erfüllt.
cogs-order-why-option = sie war nicht mehr möglich.
cogs-order-why-over = die Runde war vorbei.
cogs-order-why-broken = die Regeln konnten sie nicht ausführen.
cogs-order-why-rest = Nicht alles davon war möglich; der Rest blieb dir.
cogs-order-select = Eine Anweisung ändern …
cogs-order-now = Jetzt antworten
cogs-order-withdraw = Zurückziehen
cogs-order-change = Ändern
cogs-order-wake = Fortsetzen
cogs-order-first = Vor den anderen versuchen
cogs-order-clear = Erledigte Anweisungen entfernen
cogs-order-back = Zurück zum Tisch
cogs-order-given = ✔ Anweisung gegeben. Nur du siehst sie.
cogs-orders-always = Diese Frage, ab dem nächsten Mal …
cogs-orders-always-answer = Immer: { $what }
cogs-orders-decline = Ablehnen, bis etwas anderes angeboten wird
cogs-orders-proposed = Dem Vorschlag folgen, jedes Mal …
cogs-plan-begin = Meinen nächsten Zug planen
cogs-plan-title = ### Vorausplanen
cogs-plan-about = So könnte der Tisch aussehen, wenn du das nächste Mal gefragt wirst. Was du wählst, wird dann deine Antwort, wenn es möglich ist.
cogs-plan-lost = Die Partie ist weitergegangen, und ein Teil deines Plans passt nicht mehr.
cogs-plan-stale = Das hast du schon beantwortet. Dies ist jetzt dein Plan.
cogs-plan-so-far = Dein Plan: **{ $what }**
cogs-plan-changes = Deine Anweisung bleibt, wie sie ist, bis du sie durch diese ersetzt.
cogs-plan-whole = ### Dein Plan
cogs-plan-over = Damit endet dein Zug.
cogs-plan-enough = Den Plan abschließen
cogs-plan-back = Einen Schritt zurück
cogs-plan-stop = Den Plan verwerfen
cogs-plan-otherwise = Und wenn das nicht möglich ist …
cogs-plan-keep-times = Einmal anweisen
cogs-plan-keep-round = Für diese Runde
cogs-plan-keep-game = Jedes Mal
cogs-plan-guard = Nur wenn …
cogs-plan-times = Mehrmals anweisen …
cogs-plan-guard-least = { $what }: mindestens { $n }
cogs-plan-guard-below = { $what }: weniger als { $n }
cogs-plan-guard-gone = Nicht mehr möglich: { $what }
cogs-plan-guard-offered = Noch möglich: { $what }
cogs-order-guarded = { $what } (nur wenn: { $guards })

# Abwesend, Uhren
cogs-vote-late-wait = Noch einmal warten
cogs-vote-late-ai = Eine KI spielen lassen
cogs-vote-late-end = Die Partie beenden
cogs-voted-late-wait = Notiert: noch einmal warten.
cogs-voted-late-ai = Notiert: Eine KI spielt.
cogs-voted-late-end = Notiert: die Partie beenden.
cogs-decided-late-wait = Entschieden: Der Tisch wartet noch einmal.
cogs-decided-late-ai = Entschieden: Eine KI spielt bis zur Rückkehr.
cogs-decided-late-end = Entschieden: Die Partie ist beendet. Mindestens einen Tag lang könnt ihr sie wieder öffnen.
cogs-decided-late-tie = Gleichstand: Der Tisch wartet noch einmal. Beim nächsten Gleichstand spielt eine KI.
cogs-vote-away-wait = Warten
cogs-vote-away-ai = Eine KI spielen lassen
cogs-voted-away-wait = Notiert: warten.
cogs-voted-away-ai = Notiert: Eine KI spielt.
cogs-decided-away-wait = Entschieden: Der Tisch wartet.
cogs-decided-away-ai = Entschieden: Eine KI spielt bis zur Rückkehr.
cogs-warning-ask = ⏳ { $who }, deine Zeit am Tisch für { $game } endet { $when }. Danach entscheiden die anderen, ob sie weiter warten. { $link }
cogs-warning-ai = ⏳ { $who }, deine Zeit am Tisch für { $game } endet { $when }. Danach spielt eine KI für dich, bis du zurück bist. { $link }
cogs-forecast-turn = 🔮 Du bist voraussichtlich zwischen { $since } und { $until } dran.
cogs-forecast-end = 🔮 Die Partie endet voraussichtlich zwischen { $since } und { $until }.
cogs-time-ends = ⏳ Deine Zeit endet { $when }.
cogs-button-back-at = Bin zurück: { $game } #{ $table }
cogs-button-back = Ich bin zurück
cogs-pace-title = Tempo
cogs-pace-now = **Tempo**: { $pace }. { $then } Die Zeit jeder Person steht in ihren Ruhezeiten (`/ruhezeiten`) und solange sie abwesend ist (`/abwesend`).
cogs-pace-none = Keine Uhr
cogs-pace-none-about = Alle nehmen sich die Zeit, die sie brauchen
cogs-pace-hour = Eine Stunde je Entscheidung, 12 Stunden Reserve
cogs-pace-hour-each = Eine Stunde je Entscheidung
cogs-pace-quarter = Sechs Stunden je Entscheidung, ein Tag Reserve
cogs-pace-quarter-each = Sechs Stunden je Entscheidung
cogs-pace-day = Ein Tag je Entscheidung, drei Tage Reserve
cogs-pace-day-each = Ein Tag je Entscheidung
cogs-pace-days = Drei Tage je Entscheidung, eine Woche Reserve
cogs-pace-days-each = Drei Tage je Entscheidung
cogs-pace-week = Eine Woche je Entscheidung, eine Woche Reserve
cogs-pace-week-each = Eine Woche je Entscheidung
cogs-pace-then-ask = Wenn die Zeit abläuft, werden die anderen gefragt.
cogs-pace-then-ai = Wenn die Zeit abläuft, spielt sofort eine KI.
cogs-away-button = Ich bin bald abwesend …
cogs-away-title = ## Abwesend
cogs-away-draft = Von { $since } bis { $until }. Danach { $left ->
    [one] bleibt dir ein Tag
   *[other] bleiben dir { $left } Tage
 } von den { $year }, die du in 365 Tagen abwesend sein kannst.
cogs-away-too-long = Von { $since } bis { $until }. { $over ->
    [one] Das ist ein Tag
   *[other] Das sind { $over } Tage
 } mehr als die { $year }, die du in 365 Tagen abwesend sein kannst. Bitte wähle eine kürzere Zeit.
cogs-away-more = Ab { $when } hast du wieder mehr.
cogs-away-planned = Du bist abwesend von { $since } bis { $until }.
cogs-away-running = Du bist abwesend bis { $until }.
cogs-away-note = Deine Notiz: „{ $note }“
cogs-away-no-note = Ohne die Notiz
cogs-away-nothing = Du spielst gerade an keinem Tisch.
cogs-away-rules = -# Deine Tische erfahren es, und du wirst solange nicht benachrichtigt. Uhren bleiben stehen; bei schon offenen Fragen erst einen Tag nach deiner Ankündigung. Höchstens { $stretch } Tage am Stück.
cogs-away-does-wait = { $which }: wartet auf dich.
cogs-away-does-ai = { $which }: Eine KI spielt, bis du zurück bist.
cogs-away-does-ask = { $which }: Die anderen werden gefragt, ob sie warten oder eine KI spielen lassen.
cogs-away-does-alone = { $which }: Dort wartet sonst niemand; nichts ändert sich.
cogs-away-does-daily = { $which }: Die Partie des Tages endet mit ihrem Tag, auch wenn du abwesend bist.
cogs-away-does-lobby = { $which }: hat noch nicht begonnen. Beginnt die Partie inzwischen, gilt deine Wahl auch dort.
cogs-away-does-lent = { $which }: Dort spielt schon eine KI für dich, bis du deinen Platz zurücknimmst.
cogs-season-given = Das ist ein Tisch einer Saison: Wenn die Person deinen Platz nimmt, bekommst du keine Punkte dafür.
cogs-season-ends = Das ist ein Tisch einer Saison: Eine Partie, die vorzeitig endet, hat dort für niemanden ein Ergebnis.
cogs-season-ai = Es ist ein Tisch einer Saison: Was die KI erreicht, zählt nicht für dich, wenn sie am Ende noch spielt.
cogs-season-round = Seine Runde endet am { $when }: Von da an spielt eine KI, wenn auf dich gewartet wird, und was sie erreicht, zählt nicht für dich.
cogs-away-over = Doch deine Zeit für die offene Frage dort endet am { $when }.
cogs-away-from = Beginn
cogs-away-begins = { $n ->
    [0] Beginnt jetzt
    [one] Beginnt morgen
   *[other] Beginnt in { $n } Tagen
 }
cogs-away-for = Dauer
cogs-away-lasts = { $n ->
    [one] Einen Tag lang
   *[other] { $n } Tage lang
 }
cogs-away-tables = Solange
cogs-away-how-wait = Meine Tische warten auf mich
cogs-away-how-ai = Eine KI spielt für mich
cogs-away-how-ask = Die anderen werden gefragt
cogs-away-go = Meinen Tischen sagen
cogs-away-back = Ich bin zurück
cogs-away-is-back = Willkommen zurück! Die Plätze, an denen während deiner Abwesenheit eine KI gespielt hat, gehören wieder dir; `/tische` zeigt, was auf dich wartet.
cogs-away-was-not = Du warst nicht abwesend.
cogs-cmd-away = abwesend
cogs-cmd-away-about = Sei einige Tage abwesend: Sieh, was deine Tische tun, dann sag es ihnen
cogs-opt-days = tage
cogs-opt-days-about = Für wie viele Tage
cogs-opt-begin = beginn
cogs-opt-begin-about = In wie vielen Tagen es beginnt (0: jetzt)
cogs-opt-how = solange
cogs-opt-how-about = Was deine Tische solange tun
cogs-opt-note = notiz
cogs-opt-note-about = Eine Zeile für die Leute, mit denen du spielst

## Benachrichtigungen
cogs-notices-button = Benachrichtigungen
cogs-notices-title = ### Deine Benachrichtigungen
cogs-notices-once = - Sofort: Du wirst benachrichtigt, wenn du etwas gefragt wirst.
cogs-notices-daily = - Einmal am Tag, um **{ $hour }** in { $place } (dort ist es { $time }): eine Nachricht mit allem, was auf dich wartet. Die nächste kommt { $when }.
cogs-notices-home = - Im Kanal des Tisches.
cogs-notices-room = - Was für dich allein ist, kommt per Direktnachricht. Die Frage selbst steht immer im Kanal.
cogs-notices-closed = ⚠ Discord lässt mich dir keine Direktnachrichten schicken, deshalb benachrichtige ich dich im Kanal. Erlaube Direktnachrichten von einem Server, auf dem ich bin, und wähle noch einmal „per Direktnachricht“.
cogs-notices-next = - Du erfährst auch, wenn du als Nächstes dran bist.
cogs-notices-muted = - { $n ->
    [one] Ein Tisch benachrichtigt
   *[other] { $n } Tische benachrichtigen
 } dich nicht.
cogs-notices-about = Zu jeder Frage wirst du einmal benachrichtigt und nach einem Tag einmal erinnert (`/einstellungen`). In deinen Ruhezeiten kommt nichts; danach nennt eine Nachricht, was wartet. Ein Tisch mit Uhr warnt dich auf jeden Fall.
cogs-notices-how = Wann willst du benachrichtigt werden?
cogs-notices-at-once = Sofort
cogs-notices-at = Einmal am Tag, um { $hour }
cogs-notices-where = Wo willst du benachrichtigt werden?
cogs-notices-in-home = Im Kanal des Tisches
cogs-notices-in-room = Per Direktnachricht
cogs-notices-next-on = Sag mir, wenn ich als Nächstes dran bin
cogs-notices-next-off = Nicht, wenn ich als Nächstes dran bin
cogs-notices-unmute = Nicht mehr stumm: { $game } #{ $table }
cogs-button-mute = Diesen Tisch stummschalten
cogs-button-unmute = Diesen Tisch nicht mehr stummschalten
cogs-button-next-on = Sagen, wenn ich als Nächstes dran bin
cogs-button-next-off = Nicht, wenn ich als Nächstes dran bin
cogs-button-tables = Alle meine Tische
cogs-muted = 🔕 Dieser Tisch ist stumm: Er benachrichtigt dich nicht. In `/tische` findest du ihn noch.
cogs-unmuted = 🔔 Dieser Tisch benachrichtigt dich wieder.
cogs-next-from-now = 🔔 An jedem Tisch erfährst du jetzt, wenn du als Nächstes dran bist.
cogs-next-no-more = Du erfährst nicht mehr, wenn du als Nächstes dran bist.
cogs-room-opened = ✔ Deine Benachrichtigungen kommen hierher. Das kannst du in `/einstellungen` unter „Benachrichtigungen“ ändern.
cogs-room-opened-for-this = ✔ Worum du gerade gebeten hast, kommt hierher. Alles andere bleibt, wie du es in `/einstellungen` unter „Benachrichtigungen“ eingestellt hast.
cogs-trouble-rooms = Das tun gerade so viele, dass Discord mich warten lässt. Bitte versuche es später noch einmal.
cogs-waits = ➤ { $who }, der Tisch für { $game } wartet auf dich. { $link }
cogs-waits-votes = ➤ { $who }, am Tisch für { $game } { $n ->
    [one] wartet eine Abstimmung
   *[other] warten { $n } Abstimmungen
 } auf dich. { $links }
cogs-next-one = ➤ { $who }, am Tisch für { $game } bist du als Nächstes dran. { $link }
cogs-lent-here = ⌛ { $who }, am Tisch für { $game } spielt eine KI für dich. { $link }
cogs-ended-here = { $who }, die Partie { $game } wurde vorzeitig beendet, während du nicht da warst.
cogs-invited-waking = ➤ { $who }, du wurdest an einen Tisch für { $game } eingeladen.
cogs-calls-here = ➤ { $who }, { $n ->
    [one] einer deiner Tische auf diesem Server wartet
   *[other] { $n } deiner Tische auf diesem Server warten
 } auf dich.
cogs-calls-title = ### { $n ->
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
 }
cogs-digest-title = ### Heute { $n ->
    [one] wartet ein Tisch auf dich
   *[other] warten { $n } Tische auf dich
 }
cogs-wishes-title = ### { $n ->
    [one] Ein Tisch, wie du ihn suchst, ist offen
   *[other] { $n } Tische, wie du sie suchst, sind offen
 }
cogs-news-title = ### Neues von deinen Tischen
cogs-call-question = { $which } – gefragt { $since }
cogs-call-reminder = ⌛ { $which } – wartet immer noch, gefragt { $since }
cogs-call-votes = { $which } – eine Abstimmung wartet auf dich { $link }
cogs-call-next = { $which } – du bist als Nächstes dran
cogs-call-invitation = { $which } – du bist eingeladen
cogs-call-wish = { $which } – so einen Tisch suchst du
cogs-call-lent = { $which } – eine KI spielt für dich
cogs-call-ended = { $which } – vorzeitig beendet, während du nicht da warst
cogs-tables-waiting = { $n ->
    [0] Niemand wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $n } Tische warten auf dich.
}
cogs-table-muted = 🔕 Er benachrichtigt dich nicht.
cogs-table-votes = { $n ->
    [one] Eine Abstimmung wartet
   *[other] { $n } Abstimmungen warten
} auf dich: { $links }
cogs-button-daily-remind = Per Direktnachricht erinnern
cogs-room-daily = ✔ Zwei Stunden vor dem Ende des Tages, oder eine Stunde vor deinen Ruhezeiten, wenn sie früher beginnen, erinnert dich eine Direktnachricht, wenn du deine private Partie noch nicht beendet hast.
cogs-room-daily-no-reminders = ✔ Ich kann dir jetzt Direktnachrichten schicken. Aber deine Erinnerungen sind aus: Schalte sie in `/einstellungen` ein. Dann erinnert dich zwei Stunden vor dem Ende des Tages, oder eine Stunde vor deinen Ruhezeiten, wenn sie früher beginnen, eine Direktnachricht, wenn du deine private Partie noch nicht beendet hast.
cogs-trouble-closed = Discord lässt mich dir keine Direktnachrichten schicken. Erlaube sie von einem Server, auf dem ich bin, und versuche es noch einmal.
cogs-trouble-discord = Discord antwortet gerade nicht. Bitte versuche es noch einmal.

## Leute finden
cogs-find-title = ## Offene Tische auf diesem Server
cogs-find-none = Gerade hat hier kein offener Tisch einen freien Platz. Mit `/spielen` öffnest du einen.
cogs-find-none-of = Gerade hat hier kein offener Tisch für **{ $game }** einen freien Platz. Mit `/spielen` öffnest du einen.
cogs-find-lobby = **{ $n }. { $game }** in { $place }
cogs-find-facts = { $free ->
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
} · { $pace } · geöffnet von { $who }
cogs-find-others = ### Wer einen Tisch sucht
cogs-find-own = ### Du suchst
cogs-find-own-shown = { $what } (alle hier können es sehen)
cogs-find-own-hidden = { $what }
cogs-find-unreachable = ⚠ Discord lässt mich dir keine Direktnachrichten schicken, deshalb erfährst du nicht von dem, was du im Geheimen suchst. Erlaube sie von diesem Server und speichere deinen Wunsch noch einmal.
cogs-find-unreachable-muted = ⚠ Wer diesen Server verwaltet, lässt mich in seinen Kanälen niemanden anpingen, und Direktnachrichten kann ich dir nicht schicken, deshalb erfährst du nicht von dem, was du suchst. Erlaube sie von diesem Server und speichere deinen Wunsch noch einmal.
cogs-find-any-game = Jedes Spiel
cogs-find-any-pace = Jedes Tempo
cogs-find-every-day = jeden Tag
cogs-find-join = Mitspielen: { $n }
cogs-find-join-at = Mitspielen: { $game } #{ $table }
cogs-find-newest = Neueste
cogs-find-older = Mehr Tische
cogs-find-wish = Sag mir, wenn …
cogs-find-drop = Nicht mehr suchen …
cogs-find-drop-one = Nicht mehr suchen
cogs-find-dropped = ✔ Das suchst du nicht mehr.
cogs-find-saved = ✔ Du erfährst es, wenn die Person, die so einen Tisch öffnet, Suchende benachrichtigt.
cogs-find-joined = ✔ Du hast einen Platz bei **{ $game }** in { $place }.
cogs-find-tell = Suchende benachrichtigen
cogs-find-tell-of = Suchende benachrichtigen: { $game } #{ $table }
cogs-find-offer = -# **Suchende benachrichtigen** verständigt einmal die Leute, die in `/finden` um so einen Tisch gebeten haben. Wähle vorher in der Lobby das Tempo und **Wer mitspielen darf**: Danach richtet sich, zu wem der Tisch passt.
cogs-find-told = ✔ Wer so einen Tisch sucht und mitspielen darf, erfährt von ihm, außerhalb der eigenen Ruhezeiten.
cogs-server-only = Das geht nur auf Servern, zu denen ich hinzugefügt wurde.
cogs-find-wish-title = ### Sag mir, wenn ein Tisch geöffnet wird
cogs-find-wish-about = Du erfährst von einem passenden Tisch, wenn die Person, die ihn öffnet, **Suchende benachrichtigen** drückt: höchstens einmal je Tisch, außerhalb deiner Ruhezeiten (`/ruhezeiten`), an den Tagen, die du wählst. Es bleibt, bis du es in `/finden` zurückziehst.
cogs-find-seen = - **Alle hier können** in `/finden` **sehen**, dass du suchst. Du erfährst es dort, wo du benachrichtigt wirst (`/einstellungen`).
cogs-find-seen-muted = - **Alle hier können** in `/finden` **sehen**, dass du suchst. Wer diesen Server verwaltet, lässt mich in seinen Kanälen niemanden anpingen, deshalb erfährst du es per Direktnachricht.
cogs-find-unseen = - **Niemand kann sehen**, dass du suchst. Deshalb erfährst du es per Direktnachricht.
cogs-find-zone = - Die Tage zählen nach der Zeit in { $place }; `/ruhezeiten` ändert das.
cogs-find-utc = - Die Tage zählen in UTC, weil ich nicht weiß, wo du wohnst; `/ruhezeiten` sagt es mir.
cogs-find-days = An welchen Tagen?
cogs-find-save = Sag es mir
cogs-find-show = Zeigen, dass ich suche
cogs-find-hide = Nicht zeigen
cogs-find-back = Zurück
cogs-wish-here = ➤ { $who }, hier ist ein Tisch für { $game } offen, wie du ihn suchst.

## Wöchentliche Einladungen
cogs-weekly-line = **{ $game }** in { $where }: jeden { $day } um { $time } ({ $place })
cogs-weekly-next = geöffnet für { $who }, das nächste Mal { $when }
cogs-weekly-about = Zu dieser Zeit öffnet sich hier von selbst ein Tisch, und du hast einen Platz an ihm. Er wartet sechs Tage. Wenn { $n ->
    [one] einmal
   *[other] { $n }-mal in Folge
} keine Partie daraus wird, endet das; zurückziehen kannst du es vorher in `/finden`, und das können auch die, die diesen Server verwalten. Läuft hier zu dieser Zeit ein anderer Tisch, fällt die Woche aus.
cogs-weekly-find = Offene Tische
cogs-weekly-title = ### Jede Woche
cogs-weekly-drop = Einen wöchentlichen Tisch zurückziehen …
cogs-weekly-dropped = ✔ Er öffnet sich nicht mehr von selbst.
cogs-weekly-told = 📅 Wer diesen Server verwaltet, hat einen wöchentlichen Tisch zurückgezogen; er öffnet sich nicht mehr von selbst. { $what }
cogs-trouble-time = Bitte gib die Uhrzeit wie `20:00` an.
cogs-day-0 = Montag
cogs-day-1 = Dienstag
cogs-day-2 = Mittwoch
cogs-day-3 = Donnerstag
cogs-day-4 = Freitag
cogs-day-5 = Samstag
cogs-day-6 = Sonntag

## Wie jemand spielt, in Lobbys
cogs-lobby-profile-games = { $n ->
    [0] erste Partie
    [one] eine Partie gespielt
   *[other] { $n } Partien gespielt
}
cogs-lobby-profile-rating = Wertungszahl { $rating } ± { $spread }
cogs-lobby-profile-punctual = { $percent } % rechtzeitig beantwortet
cogs-button-profile-on = In Lobbys zeigen, wie ich spiele
cogs-button-profile-off = In Lobbys nicht zeigen, wie ich spiele
cogs-profile-shown = ✔ In Lobbys sehen andere jetzt deine Wertungszahl, wie viele Partien du gespielt und wie viele Fragen du in der Zeit des Tempos beantwortet hast.
cogs-profile-hidden = ✔ Andere sehen in Lobbys nicht mehr, wie du spielst.

## Ligen
cogs-cmd-league = liga
cogs-cmd-league-about = Ligen und Turniere dieses Servers
cogs-cmd-league-open = eröffnen
cogs-cmd-league-open-about = Eröffne in diesem Kanal eine Saison (für die Serververwaltung)
cogs-cmd-league-show = zeigen
cogs-cmd-league-show-about = Saisons dieses Servers: anmelden, Rangliste, Runden
cogs-opt-season = name
cogs-opt-season-about = Der Name der Saison
cogs-opt-seats = plätze
cogs-opt-seats-about = Wie viele Personen an einem vollen Tisch sitzen
cogs-opt-format = format
cogs-opt-format-about = Wie die Runden ausgelost werden
cogs-opt-rounds = runden
cogs-opt-rounds-about = Wie viele Runden (0: nach der Zahl der Teilnehmenden)
cogs-opt-round-days-about = Wie viele Tage eine Runde dauert (0: ohne Frist)
cogs-opt-second = zweites
cogs-opt-second-about = Ein weiteres Spiel, im Wechsel mit dem ersten
cogs-opt-third = drittes
cogs-opt-division = gruppe
cogs-opt-division-about = Jeder gegen jeden: wie viele Personen in einer Gruppe sind (0: alle)
cogs-opt-after = nach
cogs-opt-after-about = Jeder gegen jeden: die Saison, deren Gruppen diese fortsetzt
cogs-opt-promoted = aufsteiger
cogs-opt-promoted-about = Wie viele nach jener Saison auf- und absteigen
cogs-league-format-swiss = Schweizer System: Gleiche Punkte treffen sich
cogs-league-format-robin = Jeder gegen jeden, auf Wunsch in Gruppen
cogs-league-format-knockout = K.-o.-System
cogs-league-title = ## Saisons dieses Servers
cogs-league-none = Dieser Server hat noch keine Saison. Wer ihn verwaltet, eröffnet eine mit `/liga eröffnen`.
cogs-league-choose = Welche Saison?
cogs-league-server = Ligen werden auf Servern gespielt.
cogs-league-plan = { $games } · { $format ->
    [swiss] Schweizer System
    [robin] { $division ->
        [0] jeder gegen jeden
       *[other] jeder gegen jeden in Gruppen zu etwa { $division }
    }
   *[knockout] K.-o.-System
} · { $seats } Plätze am Tisch{ $rounds ->
    [0] {""}
    [one] {" · "}eine Runde
   *[other] {" · "}{ $rounds } Runden
}
cogs-league-time = { $pace }{ $days ->
    [0] .
    [one] ; eine Runde dauert einen Tag.
   *[other] ; eine Runde dauert { $days } Tage.
}
cogs-league-continues = Diese Saison setzt **{ $name }** fort: { $n ->
    [0] Niemand steigt auf oder ab.
    [one] Aus jeder Gruppe steigt eine Person auf und eine ab.
   *[other] Aus jeder Gruppe steigen { $n } Personen auf und ebenso viele ab.
}
cogs-league-open = **Offen**: { $n ->
    [0] Noch ist niemand angemeldet.
    [one] Eine Person ist angemeldet.
   *[other] { $n } Personen sind angemeldet.
}
cogs-league-now = **Runde { $n } von { $rounds }**: { $tables ->
    [one] { $done } von 1 Tisch ist fertig
   *[other] { $done } von { $tables } Tischen sind fertig
}{ $timed ->
    [0] .
   *[other] ; bis <t:{ $until }:f>.
}
cogs-league-begins = **Runde { $n } von { $rounds }**: Ihre Tische werden gerade geöffnet.
cogs-league-status-open = Offen
cogs-league-status-playing = Im Gange
cogs-league-status-over = Die Saison ist vorbei.
cogs-league-status-cancelled = Die Saison fand nicht statt.
cogs-league-enter = Anmelden
cogs-league-leave = Aussteigen
cogs-league-standings = Rangliste
cogs-league-rounds = Runden
cogs-league-round = **Runde { $n } von { $rounds }**
cogs-league-at = **Tisch { $table }**: { $who }
cogs-league-round-button = Runde { $n }
cogs-league-start = Beginnen
cogs-league-end = Die Saison beenden
cogs-league-export = Als { $kind } speichern
cogs-league-sure = Willst du **{ $name }** wirklich jetzt beenden? Laufende Partien können zu Ende gespielt werden, zählen hier aber nicht mehr.
cogs-league-leave-sure = Willst du wirklich aus **{ $name }** aussteigen? { $again ->
    [0] Du könntest dich nicht wieder anmelden.
   *[other] Bis die letzte Runde beginnt, könntest du dich wieder anmelden, ohne Punkte für die Runden, die du verpasst.
}
cogs-league-entered = Du nimmst teil.
cogs-league-left = Du bist ausgestiegen. Bitte spiele die Partie, in der du bist, noch zu Ende, oder übergib deinen Platz einer KI.
cogs-league-opened = Die Saison ist offen. Beginne sie hier (`/liga zeigen`), wenn genug Personen angemeldet sind.
cogs-league-started = Die Saison beginnt: Die Tische werden geöffnet.
cogs-league-file = Die Saison als Datei
cogs-league-you-are-in = Du nimmst teil.
cogs-league-you-left = Du bist ausgestiegen.
cogs-league-you = Du: { $division ->
    [0] {""}
   *[other] Gruppe { $division },{" "}
}Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cogs-league-after-only = `aufsteiger` gilt für eine Runde jeder gegen jeden, die mit den Gruppen einer früheren Saison weitergeht. Nenne diese Saison mit `nach`, oder lass `aufsteiger` weg.
cogs-league-you-bye = In dieser Runde bist du spielfrei; das zählt so viel wie ein Sieg.
cogs-league-your-tables = { $n ->
    [one] Dein Tisch
   *[other] Deine Tische
}: { $where }
cogs-league-division = **Gruppe { $n }**
cogs-league-line = **{ $place }.** { $who } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}{ $left ->
    [0] {""}
   *[other] {" "}· ausgestiegen
}
cogs-league-tie-opponents = Schnitt der Gegner { $n }
cogs-league-tie-stage = kam bis Runde { $n }
cogs-league-tie-final = hat das Finale gewonnen
cogs-league-tie-wins = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}
cogs-league-tie-share = Anteil an den Punkten { $n }
cogs-league-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
cogs-league-unknown = Unbekannt
cogs-league-bye = - { $who }: spielfrei
cogs-league-void = kein Ergebnis
cogs-league-table = 🏆 **{ $name }** · Runde { $round }, Tisch { $table }: { $who } spielen { $game }.
cogs-league-thread = { $name } · Runde { $round }, Tisch { $table }
cogs-cmd-league-result = ergebnis
cogs-cmd-league-result-about = Entscheide nach einem Einspruch einen Tisch (für die Serververwaltung)
cogs-opt-round = runde
cogs-opt-round-about = Die Nummer der Runde
cogs-opt-table-number = tisch
cogs-opt-table-number-about = Die Nummer des Tisches in dieser Runde
cogs-opt-order = reihenfolge
cogs-opt-order-about = Erwähne seine Leute vom ersten Platz bis zum letzten
cogs-opt-which-season = saison
cogs-opt-which-season-about = Welche Saison, wenn es mehrere gibt
cogs-league-no-rounds = Hier folgt die Zahl der Runden aus der Zahl der Teilnehmenden. Lass `runden` weg: Das gibt es beim Schweizer System und bei Jeder gegen jeden an Tischen ab drei.
cogs-league-robin-only = `gruppe` und `nach` gibt es nur bei Jeder gegen jeden. Wähle dieses `format`, oder lass sie weg.
cogs-league-decided = Der Tisch ist entschieden, und alle erfahren es.
cogs-league-which = Bitte sag, welche Saison du meinst.
