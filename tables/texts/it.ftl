### Il servizio dei tavoli. Una chiave pubblicata non si toglie mai: la nominano righe salvate.

## Perché qualcosa non si fa

bot-trouble-no-table = Questo tavolo non esiste (o non esiste più).
bot-trouble-no-game = Non conosco questo gioco.
bot-trouble-no-lesson = Questo gioco non ha ancora una lezione.
bot-trouble-options = Queste opzioni non vanno bene per il gioco. Scegli di nuovo.
bot-trouble-channel-taken = In questo canale c’è già un tavolo aperto. Prima va finito o annullato.
bot-trouble-lobby-over = Questo tavolo non si può più cambiare: la partita è cominciata o il tavolo è stato chiuso.
bot-trouble-full = Il tavolo è pieno: si gioca in { $most }.
bot-trouble-many-seated = Con queste opzioni si gioca in { $most }, e al tavolo ci sono già più giocatori.
bot-trouble-many-ais = { $most ->
    [0] Con queste opzioni si gioca in solitario, senza IA.
    [one] Con queste opzioni c’è posto per un’IA oltre a te.
   *[other] Con queste opzioni c’è posto per { $most } IA oltre a te.
}
bot-trouble-rating = Questa sala chiede una forza da { $low } a { $high } in questo gioco; la tua è { $own }.
bot-trouble-no-rating = Questa sala chiede una forza da { $low } a { $high } in questo gioco. Non ne hai ancora una: arriva con partite solo fra persone, con lo stesso numero di giocatori (ne servono: { $n }).
bot-trouble-rating-unknown = Questa sala chiede una forza da { $low } a { $high } in questo gioco. Hai disattivato le tue statistiche, quindi non ne hai una.
bot-trouble-no-own-rating = Non hai ancora una forza in questo gioco: arriva con partite solo fra persone, con lo stesso numero di giocatori (ne servono: { $n }).
bot-trouble-finishers = Questa sala chiede persone che finiscono le loro partite: con altre fino alla fine almeno { $n } volte, e nove su dieci delle ultime venti.
bot-trouble-finishers-unknown = Questa sala chiede persone che finiscono le loro partite. Hai disattivato le tue statistiche, quindi non posso saperlo.
bot-trouble-already-seated = Hai già un posto a questo tavolo.
bot-trouble-not-seated = Non hai un posto a questo tavolo.
bot-trouble-seat-lent = In questo momento un’IA gioca al posto tuo a questo tavolo. Riprendi prima il tuo posto.
bot-trouble-only-opener = Può farlo solo chi ha aperto il tavolo.
bot-trouble-not-an-ai = A quel posto non c’è un’IA.
bot-trouble-no-level = Questo gioco non ha un’IA di quel tipo.
bot-trouble-too-few = { $least ->
    [one] A questo gioco serve almeno una persona.
   *[other] A questo gioco servono almeno { $least } giocatori; per ora { $here ->
        [one] ce n’è uno
       *[other] ce ne sono { $here }
    }. Invita qualcuno o aggiungi un’IA.
}
bot-trouble-not-started = La partita non è ancora cominciata.
bot-trouble-over = Questo tavolo è chiuso. Puoi aprirne un altro.
bot-trouble-not-offered = Prima bisogna lasciar andare i tavoli di quel server: usa là `/dati server`, premi **Sposta tavoli …** e **Lasciali andare in un altro server …**, e torna entro 15 minuti.
bot-trouble-only-players = Può farlo solo chi gioca a questo tavolo.
bot-trouble-open-already = Questo tavolo è già aperto.
bot-trouble-manager-plays = Anche tu giochi a questo tavolo, quindi gli altri devono essere d’accordo: usa il comando come giocatore. Se un’IA gioca al posto tuo, riprendi prima il tuo posto.
bot-trouble-players-changed = A questo tavolo ora giocano altre persone, quindi non è cambiato nulla. Usa di nuovo il comando per vedere chi sono.
bot-trouble-tables-person = Non puoi aprire un altro tavolo: qui il limite per persona è { $most }. Prima finisci o chiudi uno dei tuoi.
bot-trouble-opener-has-enough = Chi ha aperto questo tavolo ha raggiunto il limite di tavoli o di posti di IA. Si potrà riaprire quando uno dei suoi tavoli sarà finito.
bot-trouble-tables-server = Non si può aprire un altro tavolo: il limite di questo server è { $most }. Aspetta che ne finisca uno.
bot-trouble-ais-person = Non può sedersi un’altra IA: il limite per tutti i tavoli di una persona è { $most }. Mandane via una, o finisci prima un tavolo.
bot-trouble-ais-server = Non può sedersi un’altra IA: il limite di questo server è { $most }. Aspetta che finisca un tavolo.
bot-trouble-threads-person = Oggi non posso aprirti un altro thread: il limite giornaliero è { $most }.
bot-trouble-threads-server = Oggi non posso aprire un altro thread in questo server: il limite giornaliero è { $most }.
bot-trouble-pictures-person = In questo minuto non ci sono altre immagini né risultati per te: il limite è { $most }. Riprova tra un minuto.
bot-trouble-pictures-server = In questo minuto non ci sono altre immagini né risultati per questo server: il limite è { $most }. Riprova tra un minuto.
bot-trouble-exports-person = Oggi hai già esportato i tuoi dati { $most ->
    [one] una volta
   *[other] { $most } volte
}. Domani potrai farlo di nuovo.
bot-trouble-exports-server = Oggi i dati di questo server sono già stati esportati { $most ->
    [one] una volta
   *[other] { $most } volte
}. Domani si potranno esportare di nuovo.
bot-trouble-not-forgotten = Mentre ti cancellavo hai preso posto a dei tavoli, quindi ci sei ancora. Nient’altro è cambiato; riprova.
bot-trouble-not-known = Qui non c’è nessuno da cancellare.
bot-trouble-just-deleted = I tuoi dati sono appena stati cancellati, quindi non l’ho fatto. Per ricominciare, riprova.
bot-trouble-invitations-person = Oggi hai già invitato per nome { $most ->
    [one] una persona
   *[other] { $most } persone
}. Domani puoi invitarne altre.
bot-trouble-invitations-forbidden = Chi gestisce questo server non permette gli inviti per nome.
bot-trouble-seekers-forbidden = Chi gestisce questo server non permette gli inviti per nome, quindi qui nessuno viene avvisato di tavoli.
bot-trouble-following-forbidden = Chi gestisce questo server non permette di seguire i tavoli.
bot-trouble-sits-already = Ha già un posto a questo tavolo.
bot-trouble-not-invitable = Non vuole ricevere inviti.
bot-trouble-invited-already = Ha già un invito e non ha ancora risposto.
bot-trouble-invitation-over = Questo invito non vale più.
bot-trouble-not-invited = Questo invito è per un’altra persona.
bot-trouble-seat-private = Il posto di un tavolo privato non si può cedere.
bot-trouble-private-alone = Un tavolo privato è per una persona sola. I tavoli per più persone si aprono in un canale di un server dove ci sono.
bot-trouble-nobody-to-ask = Qui non c’è nessun altro a cui chiedere.
bot-trouble-asked-lately = L’hai appena chiesto. Richiedilo fra dieci minuti.
bot-trouble-asks-often = In quest’ora hai già chiesto agli altri { $most } volte. Aspetta un po’ prima di richiederlo.
bot-trouble-not-asked-ready = Nessuno ha chiesto se ci siete tutti.
bot-trouble-follows-own = Giochi a questo tavolo, quindi vieni comunque a saperlo.
bot-trouble-follows-many = Puoi seguire { $most ->
    [one] un tavolo
   *[other] { $most } tavoli
} alla volta. Prima smetti di seguirne un altro.
bot-trouble-not-your-seat = Quel posto è di un’altra persona. Puoi guardare, ma lì può scegliere solo lei.
bot-trouble-no-hour = Quell’ora del giorno non esiste.
bot-trouble-no-room = Non ho ancora messaggi diretti con te. Scegli «in un messaggio diretto» nelle tue impostazioni.
bot-trouble-not-lent = Non hai ceduto questo posto a un’IA, quindi non c’è niente da riprendere.
bot-trouble-no-vote = Questa votazione è già chiusa.
bot-trouble-vote-open = C’è già una votazione aperta su questo.
bot-trouble-no-say = In questa votazione non hai voto.
bot-trouble-storage = Non sono riuscito a salvarlo, quindi non è cambiato niente. Riprova tra un momento.
bot-trouble-broken = Qualcosa nelle regole è andato storto. La tua risposta non è stata accettata, non è cambiato niente e un rapporto è stato salvato. Puoi scegliere altro.
bot-trouble-too-new = Questo tavolo è stato giocato con una mia versione più nuova. Si riaprirà con il prossimo aggiornamento.
bot-trouble-game-gone = Il gioco di questo tavolo al momento non è installato qui. Il tavolo andrà avanti appena lo sarà.
bot-trouble-daily-alone = La mano del giorno è solo per te: nessuna IA può giocarla al posto tuo.
bot-trouble-daily-clock = Per oggi non c’è nessuna mano, perché il mio orologio sembra sbagliato. Avvisa per favore chi mi gestisce.
bot-trouble-record-closed = La registrazione di questo tavolo è ancora chiusa: non tutti possono già vedere le sue carte.
bot-trouble-no-order = Questo ordine non esiste (più).
bot-trouble-nobody-waits = A questo tavolo nessuno ti aspetta: non c’è nulla a cui rispondere in anticipo.
bot-trouble-orders = Qui non puoi dare un altro ordine: il limite per tavolo è { $most }. Prima ritirane uno.
bot-trouble-asked-now = Ora hai una domanda a cui rispondere. Prima rispondi; poi potrai pianificare quello che viene dopo.
bot-trouble-nothing-ahead = Da qui non si può prevedere la tua prossima domanda. Riprova quando la partita sarà andata un po’ avanti.
bot-trouble-nothing-planned = Non c’è ancora nulla di pianificato: prima scegli una risposta.

## Righe nel registro del tavolo

bot-log-sealed = Il sorteggio è fissato (sigillo `{ $seal }…`). Dopo la partita, «Sorteggio onesto» mostra come controllarlo.
bot-log-took-back = { $seat } ha annullato: { $what }.
bot-log-took-back-hidden = { $seat } ha annullato una scelta.
bot-log-amount = { $n } × { $what }
bot-log-handed-over = Da ora a questo posto gioca un’IA: { $seat }.
bot-log-took-seat = Chi giocava a questo posto è di nuovo al tavolo: { $seat }.
bot-log-left-for-good = Chi sedeva qui se n’è andato per sempre; continua { $seat }.
bot-log-new-holder = { $seat } siede ora a questo posto.
bot-log-plays-on = { $seat } preferisce continuare: la partita va avanti.
bot-log-end-lapsed = La votazione per chiudere questa partita è scaduta senza l’accordo di tutti: la partita va avanti.
bot-log-moved = Il tavolo è arrivato in questo canale e continua da dov’era.
bot-log-opened-again = { $seat } ha riaperto il tavolo. Si continua da dove eravate.
bot-log-reopened = { $n ->
    [one] Le regole sono state aggiornate a metà di questo turno. Una risposta non va più bene e la chiedo di nuovo.
   *[other] Le regole sono state aggiornate a metà di questo turno. { $n } risposte non vanno più bene e le chiedo di nuovo.
}
bot-log-ai-stuck = L’IA che gioca per { $seat } non trova una risposta e si ferma. Un rapporto è stato salvato.
bot-order-proposed = Come proposto
bot-order-token = Quello che hai scelto allora

## Avvisi

bot-notice-cancelled = Il tavolo di { $game } è stato chiuso prima della fine.
bot-notice-closed-by-manager = Chi gestisce questo server ha chiuso il tavolo di { $game } prima della fine.
bot-notice-lobby-cancelled = Il tavolo di { $game } è stato chiuso prima di cominciare.
bot-notice-lobby-closed-by-manager = Chi gestisce questo server ha chiuso il tavolo di { $game } prima che cominciasse.
bot-notice-lobby-empty = Se ne sono andati tutti, quindi il tavolo di { $game } è stato chiuso.
bot-notice-left = Il tavolo di { $game } è stato chiuso: l’ultima persona se n’è andata per sempre.
bot-notice-invited = { $seat } ti invita a un tavolo di { $game }:
bot-notice-seat-offered = { $seat } ti offre il suo posto a questo tavolo di { $game }:
bot-notice-ready = { $seat } chiede: ci siamo tutti? Dillo con il pulsante nella sala.
bot-notice-all-ready = Ci siamo tutti. Puoi cominciare:
bot-notice-lobby-expired = Il tavolo di { $game } non ha cominciato in tempo ed è stato chiuso.
bot-notice-home-gone = Il canale del tuo tavolo di { $game } è stato cancellato, quindi il tavolo è stato chiuso.
bot-notice-locked = Il thread del tuo tavolo di { $game } è stato bloccato. Il tavolo aspetta finché non viene sbloccato.
bot-notice-vote = { $seat } vorrebbe finire qui la partita. Finisce se sono tutti d’accordo. Se fra due giorni aspetta da una settimana risposte che non arrivano, finisce anche così, a meno che qualcuno si opponga.
bot-notice-vote-season = { $seat } vorrebbe finire qui la partita. Finisce se sono tutti d’accordo. Se fra due giorni aspetta da una settimana risposte che non arrivano, finisce anche così, a meno che qualcuno si opponga. È un tavolo di una stagione: lì una partita chiusa prima della fine non ha risultato per nessuno.

# Annullare con il consenso degli altri
bot-notice-undo = { $seat } chiede di annullare:
    «{ $what }»
    Da allora: { $concerned }. Deve essere d’accordo chi da allora ha giocato o saputo qualcosa. Non si dirà chi rifiuta. D’accordo?
bot-undo-untold = una scelta che la cronaca non riporta
bot-undo-concerned = { $seat } ({ $acts ->
    [0] { $saw ->
        [0] ha saputo qualcosa
       *[other] ha scoperto { $cards }
    }
    [one] una risposta{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , ha saputo qualcosa
        }
       *[other] , ha scoperto { $cards }
    }
   *[other] { $acts } risposte{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , ha saputo qualcosa
        }
       *[other] , ha scoperto { $cards }
    }
})
bot-log-undone = { $seat } ha annullato, con il consenso di chi è coinvolto: «{ $what }»
bot-log-undo-refused = Quello che { $seat } ha chiesto di annullare resta com’è.
bot-log-undo-lapsed = Quello che { $seat } ha chiesto di annullare resta com’è: non tutti hanno risposto.
bot-log-puzzle = Una variante: il tavolo { $table } continua in un altro modo dal passo { $n }.
bot-trouble-puzzle-over = Da qui non resta più niente da decidere.
bot-trouble-no-review = Di questa partita non c’è un’analisi per te: la riceve solo chi aveva un posto alla fine di una partita conclusa.
bot-trouble-review-busy = È in corso un’altra tua analisi. Chiedila di nuovo quando è pronta.
bot-trouble-review-failed = Non è stato possibile fare l’analisi. Riprova più tardi.
bot-trouble-undo-daily = Nella mano del giorno non si può annullare niente.
bot-trouble-undo-closed = Questo non si può più annullare.
bot-trouble-undo-nobody = Da allora hai saputo qualcosa e non resta nessuno a cui chiedere. Si può annullare solo a un tavolo di pratica.
bot-trouble-undo-often = In questa partita ti sono già state annullate { $most } scelte. È il limite.

# Away, clocks
bot-log-sits-in = Il tempo di questo posto è scaduto, e gioca un’IA finché non torna chi vi siede: { $seat }.
bot-log-away-ai = Chi siede a questo posto è via, e gioca un’IA finché non torna: { $seat }.
bot-log-late-waits = Il tavolo aspetta ancora una volta { $seat }, che ha di nuovo il tempo di una decisione.
bot-log-away-waits = Il tavolo aspetta che { $seat } torni.
bot-notice-sits-in = ⌛ Il tempo di { $seat } è scaduto. Ora lì gioca un’IA; con un clic si riprende il posto.
bot-notice-late = ⌛ Il tempo di { $seat } è scaduto{ $again ->
    [0] .
   *[other] {" "}un’altra volta.
 } Che cosa si fa? Decide la maggioranza. In caso di parità, o se nessuno vota entro due giorni, { $again ->
    [0] si aspetta ancora una volta.
   *[other] un’IA prende il posto finché non torna.
 }
bot-notice-ended-silent = La partita di { $game } è finita prima del tempo: era ferma da una settimana e nessuno si è opposto.
bot-notice-ended-late = La partita di { $game } è finita qui: il tempo di qualcuno era scaduto e gli altri hanno votato per finirla.
bot-notice-away = 🧳 { $seat } sarà via dal <t:{ $since }:f> al <t:{ $until }:f>.{ $noted ->
    [0] {""}
   *[other] {" "}«{ $note }»
 }
bot-notice-away-over = 🧳 { $seat } è già qui: l’assenza annunciata è finita.
bot-notice-away-ask = 🧳 { $seat } sarà via (ritorno: <t:{ $until }:f>). Il tavolo aspetta o intanto gioca un’IA?
bot-trouble-no-wish = Scegli un ritmo e almeno un giorno.
bot-trouble-no-wish-of-yours = Questo desiderio è di un’altra persona, o è già stato ritirato.
bot-trouble-announced = Chi cerca un tavolo così è già stato avvisato.
bot-trouble-seekers-person = Oggi hai già avvisato molte volte chi cerca un tavolo. Domani puoi farlo di nuovo.
bot-trouble-standing-many = Hai già tanti tavoli settimanali quanti ne può avere una persona. Prima ritirane uno in `/cerca`.
bot-trouble-no-standing = Questo tavolo settimanale è di un’altra persona, o è già finito.
bot-notice-standing-over = Al tavolo settimanale di { $game } { $n ->
    [one] questa settimana
   *[other] per { $n } volte di fila
} non si è giocato, quindi non si apre più da solo.
bot-notice-standing-left-out = Questa settimana il tuo tavolo settimanale di { $game } non si è aperto. { $why }
bot-trouble-standing-late = A quell’ora non ero in funzione.
bot-trouble-absences-person = Oggi hai già annunciato { $most } assenze. Domani puoi programmarne un’altra.
bot-trouble-away-days = Scegli tra un giorno e { $most } giorni, con inizio entro due mesi.
bot-trouble-away-anew = Questa pagina non è più attuale. Aprila di nuovo con `/via`.
bot-trouble-away-already = Hai già annunciato un’assenza. Prima chiudila, o aspetta che finisca.
bot-trouble-away-year = È troppo: puoi essere via al massimo { $most } di 365 giorni qualsiasi, e { $left ->
    [one] te ne resta uno
   *[other] te ne restano { $left }
 }.
bot-trouble-away-stretch = È troppo lungo: al massimo { $most } giorni di fila, con due giorni tra un’assenza e l’altra.
bot-log-round-over = Il tempo del turno è scaduto e si aspettava { $seat }: da ora al suo posto gioca un’IA. Ciò che ottiene non conta per chi ha ceduto il posto.
bot-notice-round-over = ⌛ Il tempo del turno è scaduto e si aspettava { $seat }. Ora lì gioca un’IA, e ciò che ottiene non conta per chi ha ceduto il posto; con un clic si riprende il posto.
bot-season-round = Comincia il turno { $n } di { $rounds }, con { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}{ $timed ->
    [0] .
   *[other] . Dura fino al <t:{ $until }:f>.
}
bot-season-over = La stagione è finita. { $n ->
    [0] Il primo posto non è assegnato.
    [one] Primo posto: { $who }. Complimenti!
   *[other] Primo posto a pari merito: { $who }. Complimenti!
}
bot-season-ended = La stagione è finita prima del previsto. Le partite in corso si possono finire, ma qui non contano più.
bot-season-cancelled = La stagione non si terrà.
bot-trouble-no-season = Questa stagione non esiste.
bot-trouble-season-name = Dai un nome alla stagione.
bot-trouble-seasons-many = Questo server ha già { $most } stagioni aperte o in corso.
bot-trouble-season-over = Questa stagione è finita.
bot-trouble-season-begun = Questa stagione è già cominciata.
bot-trouble-season-full = La stagione è al completo: partecipano { $most } persone.
bot-trouble-season-not-in = Non partecipi a questa stagione.
bot-trouble-season-few = Devono essersi iscritte almeno { $least } persone.
bot-trouble-season-seats = Con queste opzioni { $game } è per { $least }–{ $most } persone. Scegli un altro numero di posti.
bot-season-decided = Chi gestisce il server ha deciso il tavolo { $table } del turno { $n }: { $who }.
bot-season-decided-playing = Chi gestisce il server ha deciso il tavolo { $table } del turno { $n }: { $who }. La sua partita si può finire, ma qui non conta più.
bot-season-table-decided = Chi gestisce il server ha deciso questo tavolo: { $who }. Questa partita si può finire, ma non conta più nella stagione.
bot-season-table-ended = La stagione è stata chiusa in anticipo. Questa partita si può finire, ma lì non conta più.
bot-trouble-season-no-table = Questo turno non ha un tavolo con quel numero.
bot-trouble-season-order = Menziona persone di quel tavolo, ciascuna una volta, dal primo posto all’ultimo.
bot-trouble-season-later = Il turno successivo è già cominciato.
