### Der Dienst der Tische. Ein veröffentlichter Schlüssel wird nie entfernt: gespeicherte Zeilen nennen ihn.

## Warum etwas nicht geschieht

bot-trouble-no-table = Diesen Tisch gibt es nicht, oder er ist fort.
bot-trouble-no-game = Dieses Spiel kenne ich nicht.
bot-trouble-no-lesson = Zu diesem Spiel gibt es noch keine Lektion.
bot-trouble-options = Diese Optionen passen nicht zum Spiel. Bitte wähle neu.
bot-trouble-channel-taken = In diesem Kanal ist schon ein Tisch offen. Beende ihn zuerst.
bot-trouble-lobby-over = Die Lobby ist vorbei: Die Partie hat begonnen, oder der Tisch wurde geschlossen.
bot-trouble-full = Der Tisch ist voll: { $most } können mitspielen.
bot-trouble-many-seated = Mit diesen Optionen können { $most } spielen, und es sitzen schon mehr am Tisch.
bot-trouble-many-ais = { $most ->
    [0] Mit diesen Optionen spielst du allein, ohne KI.
    [one] Mit diesen Optionen ist neben dir Platz für eine KI.
   *[other] Mit diesen Optionen ist neben dir Platz für { $most } KIs.
}
bot-trouble-rating = Diese Lobby sucht Wertungszahlen von { $low } bis { $high } in diesem Spiel; deine ist { $own }.
bot-trouble-no-rating = Diese Lobby sucht Wertungszahlen von { $low } bis { $high } in diesem Spiel. Du hast noch keine: Sie entsteht nur in Partien unter Menschen, mit gleich vielen am Tisch (nötig: { $n }).
bot-trouble-rating-unknown = Diese Lobby sucht Wertungszahlen von { $low } bis { $high } in diesem Spiel. Deine Statistik ist aus, darum hast du keine.
bot-trouble-no-own-rating = Du hast in diesem Spiel noch keine Wertungszahl: Sie entsteht nur in Partien unter Menschen, mit gleich vielen am Tisch (nötig: { $n }).
bot-trouble-finishers = Diese Lobby sucht Leute, die ihre Partien zu Ende spielen: mindestens { $n }-mal mit anderen bis zum Schluss, und neun von zehn ihrer letzten zwanzig.
bot-trouble-finishers-unknown = Diese Lobby sucht Leute, die ihre Partien zu Ende spielen. Deine Statistik ist aus, darum kann ich das nicht sagen.
bot-trouble-already-seated = Du hast an diesem Tisch schon einen Platz.
bot-trouble-not-seated = Du hast an diesem Tisch keinen Platz.
bot-trouble-seat-lent = An diesem Tisch spielt eine KI für dich. Nimm zuerst deinen Platz zurück.
bot-trouble-only-opener = Das kann nur, wer den Tisch geöffnet hat.
bot-trouble-not-an-ai = Auf diesem Platz sitzt keine KI.
bot-trouble-no-level = So eine KI hat dieses Spiel nicht.
bot-trouble-too-few = { $least ->
    [one] Dieses Spiel braucht mindestens eine Person.
   *[other] Dieses Spiel braucht mindestens { $least } am Tisch; bisher { $here ->
        [one] ist es eine Person
       *[other] sind es { $here }
    }. Lade jemanden ein oder füge eine KI hinzu.
}
bot-trouble-not-started = Diese Partie hat noch nicht begonnen.
bot-trouble-over = Dieser Tisch ist geschlossen. Du kannst einen neuen öffnen.
bot-trouble-not-offered = Gib zuerst die Tische jenes Servers frei: Nutze dort `/daten server`, drücke **Tische umziehen …** und **Auf anderen Server ziehen lassen …** und komm innerhalb von 15 Minuten zurück.
bot-trouble-only-players = Das kann nur, wer an diesem Tisch spielt.
bot-trouble-open-already = Dieser Tisch ist schon offen.
bot-trouble-manager-plays = Du spielst selbst an diesem Tisch, also müssen die anderen zustimmen: Nutze den Befehl als Mitspieler. Wenn eine KI für dich spielt, nimm zuerst deinen Platz zurück.
bot-trouble-players-changed = An diesem Tisch spielen jetzt andere, deshalb hat sich nichts geändert. Nutze den Befehl noch einmal, um zu sehen, wer es ist.
bot-trouble-tables-person = Du kannst keinen weiteren Tisch öffnen: Für eine Person liegt die Grenze hier bei { $most }. Beende zuerst einen von deinen.
bot-trouble-opener-has-enough = Wer diesen Tisch geöffnet hat, ist an der Grenze für Tische oder KI-Plätze. Er kann wieder geöffnet werden, wenn einer der Tische vorbei ist.
bot-trouble-tables-server = Es kann kein weiterer Tisch geöffnet werden: Für diesen Server liegt die Grenze bei { $most }. Warte, bis einer vorbei ist.
bot-trouble-ais-person = Es kann keine weitere KI mitspielen: Für alle Tische einer Person liegt die Grenze bei { $most }. Entferne eine, oder beende zuerst einen Tisch.
bot-trouble-ais-server = Es kann keine weitere KI mitspielen: Für diesen Server liegt die Grenze bei { $most }. Warte, bis ein Tisch vorbei ist.
bot-trouble-threads-person = Heute kann ich keinen weiteren Thread für dich öffnen: Am Tag liegt die Grenze bei { $most }.
bot-trouble-threads-server = Heute kann ich auf diesem Server keinen weiteren Thread öffnen: Am Tag liegt die Grenze bei { $most }.
bot-trouble-pictures-person = Keine weiteren Bilder und Ergebnisse für dich in dieser Minute: Die Grenze liegt bei { $most }. Bitte versuche es in einer Minute noch einmal.
bot-trouble-pictures-server = Keine weiteren Bilder und Ergebnisse für diesen Server in dieser Minute: Die Grenze liegt bei { $most }. Bitte versuche es in einer Minute noch einmal.
bot-trouble-exports-person = Du hast deine Daten heute schon { $most ->
    [one] einmal
   *[other] { $most }-mal
} exportiert. Morgen kannst du es wieder tun.
bot-trouble-exports-server = Die Daten dieses Servers wurden heute schon { $most ->
    [one] einmal
   *[other] { $most }-mal
} exportiert. Morgen geht es wieder.
bot-trouble-not-forgotten = Während ich dich löschte, hast du Plätze an Tischen genommen; du bist also noch da. Sonst hat sich nichts geändert; bitte versuche es noch einmal.
bot-trouble-not-known = Hier ist niemand zu löschen.
bot-trouble-just-deleted = Ich habe dich gerade gelöscht und das deshalb nicht getan. Um neu anzufangen, versuche es noch einmal.
bot-trouble-invitations-person = Du hast heute schon { $most ->
    [one] eine Person
   *[other] { $most } Personen
} namentlich eingeladen. Morgen kannst du weitere einladen.
bot-trouble-invitations-forbidden = Wer diesen Server verwaltet, erlaubt keine namentlichen Einladungen.
bot-trouble-seekers-forbidden = Wer diesen Server verwaltet, erlaubt keine namentlichen Einladungen, darum erfährt hier niemand von Tischen.
bot-trouble-following-forbidden = Wer diesen Server verwaltet, erlaubt es nicht, Tischen zu folgen.
bot-trouble-sits-already = Die Person hat schon einen Platz an diesem Tisch.
bot-trouble-not-invitable = Die Person möchte nicht eingeladen werden.
bot-trouble-invited-already = Die Person ist schon eingeladen und hat noch nicht geantwortet.
bot-trouble-invitation-over = Diese Einladung ist vorbei.
bot-trouble-not-invited = Diese Einladung gilt einer anderen Person.
bot-trouble-seat-private = Ein Platz an einem privaten Tisch lässt sich nicht weitergeben.
bot-trouble-private-alone = Ein privater Tisch ist für eine Person. Tische für mehrere eröffnest du in einem Kanal eines Servers, auf dem ich bin.
bot-trouble-nobody-to-ask = Sonst ist niemand da, den man fragen könnte.
bot-trouble-asked-lately = Du hast gerade erst gefragt. In zehn Minuten kannst du wieder fragen.
bot-trouble-asks-often = Du hast die anderen innerhalb einer Stunde { $most }-mal gefragt. Warte bitte eine Weile, bevor du wieder fragst.
bot-trouble-not-asked-ready = Niemand hat gefragt, wer bereit ist.
bot-trouble-follows-own = Du spielst an diesem Tisch und wirst ohnehin benachrichtigt.
bot-trouble-follows-many = Du kannst { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
} zugleich folgen. Folge zuerst einem anderen nicht mehr.
bot-trouble-not-your-seat = Das ist der Platz einer anderen Person. Du kannst zusehen, aber dort nicht wählen.
bot-trouble-no-hour = Diese Uhrzeit gibt es nicht.
bot-trouble-no-room = Ich habe noch keine Direktnachrichten mit dir. Wähle in deinen Einstellungen „per Direktnachricht“.
bot-trouble-not-lent = Du hast diesen Platz keiner KI übergeben, also gibt es nichts zurückzunehmen.
bot-trouble-no-vote = Diese Abstimmung ist vorbei.
bot-trouble-vote-open = Darüber wird schon abgestimmt.
bot-trouble-no-say = Du kannst hier nicht abstimmen.
bot-trouble-storage = Das konnte ich nicht speichern, also hat sich nichts geändert. Bitte versuche es gleich noch einmal.
bot-trouble-broken = In den Regeln ist etwas schiefgegangen. Deine Antwort wurde nicht angenommen, nichts hat sich geändert, und ein Bericht wurde gespeichert. Du kannst etwas anderes wählen.
bot-trouble-too-new = Dieser Tisch wurde mit einer neueren Version von mir gespielt. Nach der nächsten Aktualisierung öffnet er sich wieder.
bot-trouble-game-gone = Das Spiel dieses Tisches ist hier gerade nicht installiert. Sobald es das ist, geht der Tisch weiter.
bot-trouble-daily-alone = Die Partie des Tages ist für dich allein: Keine KI kann sie für dich spielen.
bot-trouble-daily-clock = Für heute gibt es keine Partie des Tages, weil meine Uhr falsch zu gehen scheint. Bitte sag es denen, die mich betreiben.
bot-trouble-record-closed = Die Aufzeichnung dieses Tisches ist noch verschlossen: Noch dürfen nicht alle seine Karten sehen.
bot-trouble-no-order = Diese Anweisung gibt es nicht, oder sie ist fort.
bot-trouble-nobody-waits = An diesem Tisch wartet niemand auf dich, also gibt es nichts im Voraus zu beantworten.
bot-trouble-orders = Du kannst hier keine weitere Anweisung geben: An einem Tisch liegt die Grenze bei { $most }. Ziehe zuerst eine zurück.
bot-trouble-asked-now = Du hast gerade eine Frage zu beantworten. Antworte zuerst; dann kannst du planen, was danach kommt.
bot-trouble-nothing-ahead = Deine nächste Frage ist von hier aus nicht abzusehen. Versuche es, wenn die Partie etwas weiter ist.
bot-trouble-nothing-planned = Du hast noch nichts geplant: Wähle zuerst eine Antwort.

## Zeilen im Verlauf eines Tisches

bot-log-sealed = Die Mischung steht fest (Siegel `{ $seal }…`). Nach der Partie zeigt „Ehrliche Ziehungen“, wie man sie prüft.
bot-log-took-back = { $seat } hat zurückgenommen: { $what }.
bot-log-took-back-hidden = { $seat } hat eine Wahl zurückgenommen.
bot-log-amount = { $n } × { $what }
bot-log-handed-over = Auf diesem Platz spielt ab jetzt eine KI: { $seat }.
bot-log-took-seat = Wer auf diesem Platz spielt, ist zurück: { $seat }.
bot-log-left-for-good = Wer auf diesem Platz saß, ist endgültig fort; { $seat } spielt weiter.
bot-log-new-holder = { $seat } hat diesen Platz übernommen.
bot-log-plays-on = { $seat } möchte weiterspielen, also bleibt der Tisch offen.
bot-log-end-lapsed = Die Abstimmung über das Ende dieser Partie ist abgelaufen: Nicht alle haben zugestimmt, der Tisch bleibt offen.
bot-log-moved = Der Tisch ist in diesen Kanal umgezogen und geht weiter, wie er war.
bot-log-opened-again = { $seat } hat den Tisch wieder geöffnet. Er geht weiter, wo er war.
bot-log-reopened = { $n ->
    [one] Mitten in diesem Zug wurden die Regeln erneuert. Eine Antwort passt nicht mehr, deshalb frage ich noch einmal.
   *[other] Mitten in diesem Zug wurden die Regeln erneuert. { $n } Antworten passen nicht mehr, deshalb frage ich noch einmal.
}
bot-log-ai-stuck = Die KI, die für { $seat } spielt, findet keine Antwort und hat aufgehört. Ein Bericht wurde gespeichert.
bot-order-proposed = Wie vorgeschlagen
bot-order-token = Was du damals gewählt hast

## Mitteilungen

bot-notice-cancelled = Der Tisch für { $game } wurde vor dem Ende geschlossen.
bot-notice-closed-by-manager = Die Serververwaltung hat den Tisch für { $game } vor dem Ende geschlossen.
bot-notice-lobby-cancelled = Der Tisch für { $game } wurde vor dem Beginn geschlossen.
bot-notice-lobby-closed-by-manager = Die Serververwaltung hat den Tisch für { $game } vor dem Beginn geschlossen.
bot-notice-lobby-empty = Alle sind gegangen, also wurde der Tisch für { $game } geschlossen.
bot-notice-left = Der Tisch für { $game } wurde geschlossen: Die letzte Person an ihm ist endgültig fort.
bot-notice-invited = { $seat } lädt dich an einen Tisch für { $game } ein:
bot-notice-seat-offered = { $seat } bietet dir den eigenen Platz an diesem Tisch für { $game } an:
bot-notice-ready = { $seat } fragt: Sind alle bereit? Sag es mit der Schaltfläche in der Lobby.
bot-notice-all-ready = Alle sind bereit. Es kann losgehen:
bot-notice-lobby-expired = Der Tisch für { $game } wurde geschlossen: Er hatte nicht rechtzeitig begonnen.
bot-notice-home-gone = Der Kanal mit deinem Tisch für { $game } wurde gelöscht, also wurde der Tisch geschlossen.
bot-notice-locked = Der Thread mit deinem Tisch für { $game } wurde gesperrt. Der Tisch wartet, bis er wieder offen ist.
bot-notice-vote = { $seat } möchte diese Partie vorzeitig beenden. Sie endet, wenn alle zustimmen. Wartet sie in zwei Tagen seit einer Woche auf Antworten, die nicht kommen, endet sie auch dann, wenn niemand widerspricht.
bot-notice-vote-season = { $seat } möchte diese Partie vorzeitig beenden. Sie endet, wenn alle zustimmen. Wartet sie in zwei Tagen seit einer Woche auf Antworten, die nicht kommen, endet sie auch dann, wenn niemand widerspricht. Es ist ein Tisch einer Saison: Eine Partie, die vorzeitig endet, hat dort für niemanden ein Ergebnis.

# Zurücknehmen mit Zustimmung der anderen
bot-notice-undo = { $seat } bittet, etwas zurückzunehmen:
    „{ $what }“
    Seitdem: { $concerned }. Alle, die seitdem gehandelt oder etwas erfahren haben, müssen zustimmen. Wer ablehnt, erfährt niemand. Bist du einverstanden?
bot-undo-untold = eine Wahl, die der Verlauf nicht nennt
bot-undo-concerned = { $seat } ({ $acts ->
    [0] { $saw ->
        [0] hat etwas erfahren
       *[other] hat { $cards } gesehen
    }
    [one] eine Antwort{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , hat etwas erfahren
        }
       *[other] , hat { $cards } gesehen
    }
   *[other] { $acts } Antworten{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , hat etwas erfahren
        }
       *[other] , hat { $cards } gesehen
    }
})
bot-log-undone = { $seat } hat mit Zustimmung aller Betroffenen zurückgenommen: „{ $what }“
bot-log-undo-refused = Was { $seat } zurücknehmen wollte, bleibt, wie es ist.
bot-log-undo-lapsed = Was { $seat } zurücknehmen wollte, bleibt, wie es ist: Nicht alle haben geantwortet.
bot-log-puzzle = Eine Variante: Tisch { $table } geht ab Schritt { $n } anders weiter.
bot-trouble-puzzle-over = Ab hier ist nichts mehr zu entscheiden.
bot-trouble-no-review = Von dieser Partie gibt es für dich keine Analyse: Die bekommt nur, wer am Ende dort saß, und nur von einer zu Ende gespielten Partie.
bot-trouble-review-busy = Es entsteht gerade eine andere Analyse für dich. Frag wieder, wenn sie fertig ist.
bot-trouble-review-failed = Die Analyse ist nicht gelungen. Versuch es später noch einmal.
bot-trouble-undo-daily = In einer Partie des Tages lässt sich nichts zurücknehmen.
bot-trouble-undo-closed = Das lässt sich nicht mehr zurücknehmen.
bot-trouble-undo-nobody = Du hast seitdem etwas erfahren, und es ist niemand mehr da, den man fragen könnte. Zurücknehmen lässt sich das nur an einem Übungstisch.
bot-trouble-undo-often = In dieser Partie wurden für dich schon { $most } Entscheidungen zurückgenommen. Das ist die Grenze.

# Abwesend, Uhren
bot-log-sits-in = Die Zeit dieses Platzes ist abgelaufen. Eine KI spielt, bis die Person zurück ist: { $seat }.
bot-log-away-ai = Wer auf diesem Platz spielt, ist abwesend. Eine KI spielt bis zur Rückkehr: { $seat }.
bot-log-late-waits = Der Tisch wartet noch einmal auf { $seat }, wieder mit der Zeit einer Entscheidung.
bot-log-away-waits = Der Tisch wartet, bis { $seat } zurück ist.
bot-notice-sits-in = ⌛ Die Zeit von { $seat } ist abgelaufen. Dort spielt jetzt eine KI; ein Klick nimmt den Platz zurück.
bot-notice-late = ⌛ Die Zeit von { $seat } ist abgelaufen{ $again ->
    [0] .
   *[other] , und zwar noch einmal.
 } Was soll geschehen? Die Mehrheit entscheidet. Bei Gleichstand, oder wenn zwei Tage lang niemand abstimmt, { $again ->
    [0] wartet ihr noch einmal.
   *[other] spielt eine KI bis zur Rückkehr.
 }
bot-notice-ended-silent = Die Partie { $game } wurde vorzeitig beendet: Sie hatte eine Woche lang gewartet, und niemand hat widersprochen.
bot-notice-ended-late = Die Partie { $game } wurde beendet: Jemandes Zeit war abgelaufen, und die anderen haben dafür gestimmt.
bot-notice-away = 🧳 { $seat } ist abwesend von <t:{ $since }:f> bis <t:{ $until }:f>.{ $noted ->
    [0] {""}
   *[other] {" "}„{ $note }“
 }
bot-notice-away-over = 🧳 { $seat } ist doch da: Die angekündigte Abwesenheit ist vorbei.
bot-notice-away-ask = 🧳 { $seat } ist abwesend bis <t:{ $until }:f>. Soll der Tisch warten, oder soll solange eine KI spielen?
bot-trouble-no-wish = Bitte wähle ein Tempo und mindestens einen Tag.
bot-trouble-no-wish-of-yours = Das ist der Wunsch einer anderen Person, oder er wurde zurückgezogen.
bot-trouble-announced = Wer so einen Tisch sucht, hat schon von ihm erfahren.
bot-trouble-seekers-person = Du hast heute schon sehr oft Leute verständigen lassen. Morgen geht es wieder.
bot-trouble-standing-many = Du hast so viele wöchentliche Tische, wie eine Person haben kann. Ziehe zuerst einen zurück, in `/finden`.
bot-trouble-no-standing = Dieser wöchentliche Tisch gehört einer anderen Person, oder er ist zu Ende.
bot-notice-standing-over = Aus dem wöchentlichen Tisch für { $game } ist { $n ->
    [one] diese Woche
   *[other] { $n }-mal in Folge
} keine Partie geworden, deshalb öffnet er sich nicht mehr von selbst.
bot-notice-standing-left-out = Dein wöchentlicher Tisch für { $game } wurde diese Woche nicht geöffnet. { $why }
bot-trouble-standing-late = Ich lief zu dieser Zeit nicht.
bot-trouble-absences-person = Du hast heute schon { $most } Abwesenheiten angekündigt. Morgen kannst du wieder eine planen.
bot-trouble-away-days = Bitte wähle zwischen einem Tag und { $most } Tagen, mit Beginn innerhalb der nächsten zwei Monate.
bot-trouble-away-anew = Diese Seite ist veraltet. Bitte öffne sie neu mit `/abwesend`.
bot-trouble-away-already = Du hast schon eine Abwesenheit angekündigt. Beende sie zuerst, oder warte, bis sie vorbei ist.
bot-trouble-away-year = Das ist zu lang: Du kannst in 365 Tagen höchstens { $most } Tage abwesend sein, und davon { $left ->
    [one] ist ein Tag
   *[other] sind { $left } Tage
 } übrig.
bot-trouble-away-stretch = Das ist zu lang: höchstens { $most } Tage am Stück, mit zwei Tagen zwischen zwei Abwesenheiten.
bot-log-round-over = Die Zeit der Runde ist um, und auf { $seat } wurde gewartet: Auf diesem Platz spielt ab jetzt eine KI. Was sie holt, zählt nicht für die Person.
bot-notice-round-over = ⌛ Die Zeit der Runde ist um, und auf { $seat } wurde gewartet. Dort spielt jetzt eine KI; was sie holt, zählt nicht für die Person. Ein Klick nimmt den Platz zurück.
bot-season-round = Runde { $n } von { $rounds } beginnt mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}{ $timed ->
    [0] .
   *[other] . Sie dauert bis <t:{ $until }:f>.
}
bot-season-over = Die Saison ist vorbei. { $n ->
    [0] Niemand ist Erster geworden.
    [one] Erster Platz: { $who }. Glückwunsch!
   *[other] Den ersten Platz teilen sich: { $who }. Glückwunsch!
}
bot-season-ended = Die Saison wurde vorzeitig beendet. Laufende Partien können zu Ende gespielt werden; sie zählen hier nicht mehr.
bot-season-cancelled = Die Saison findet nicht statt.
bot-trouble-no-season = Diese Saison gibt es nicht.
bot-trouble-season-name = Bitte gib der Saison einen Namen.
bot-trouble-seasons-many = Auf diesem Server sind schon { $most } Saisons offen oder im Gange.
bot-trouble-season-over = Diese Saison ist vorbei.
bot-trouble-season-begun = Diese Saison hat schon begonnen.
bot-trouble-season-full = Diese Saison ist voll: { $most } Personen nehmen teil.
bot-trouble-season-not-in = Du nimmst an dieser Saison nicht teil.
bot-trouble-season-few = Mindestens { $least } Personen müssen sich angemeldet haben.
bot-trouble-season-seats = { $game } wird mit diesen Optionen von { $least } bis { $most } Personen gespielt. Bitte wähle andere Zahlen von Plätzen.
bot-season-decided = Die Serververwaltung hat Tisch { $table } der Runde { $n } entschieden: { $who }.
bot-season-decided-playing = Die Serververwaltung hat Tisch { $table } der Runde { $n } entschieden: { $who }. Seine Partie kann zu Ende gespielt werden; sie zählt hier nicht mehr.
bot-season-table-decided = Die Serververwaltung hat diesen Tisch entschieden: { $who }. Diese Partie kann zu Ende gespielt werden; sie zählt in der Saison nicht mehr.
bot-season-table-ended = Die Saison wurde vorzeitig beendet. Diese Partie kann zu Ende gespielt werden; sie zählt dort nicht mehr.
bot-trouble-season-no-table = So einen Tisch hat diese Runde nicht.
bot-trouble-season-order = Bitte erwähne Personen dieses Tisches, jede einmal, vom ersten Platz bis zum letzten.
bot-trouble-season-later = Die nächste Runde hat schon begonnen.
