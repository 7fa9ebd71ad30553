## Come si chiamano le persone e le cose
cogs-ai-name = { $n ->
    [0] Ada (IA)
    [1] Bruno (IA)
    [2] Clio (IA)
    [3] Dante (IA)
    [4] Elsa (IA)
   *[other] Felice (IA)
}
cogs-ai-for = { $who } (IA)
cogs-somebody = Giocatore { $n }
cogs-amount = { $n } × { $what }
cogs-none = Niente
cogs-in-this-order = In quest’ordine
cogs-in-this-order-named = In quest’ordine: { $what }
cogs-kept = ✔ { $what }
cogs-in-full = Quel che non entra nella lista:
cogs-option = **{ $label }** – { $hint }

## Moduli
cogs-choose-some = { $most ->
    [one] { $least ->
        [0] Scegli un’opzione, o nessuna
       *[other] Scegli un’opzione
    }
   *[other] { $least ->
        [0] Scegline fino a { $most }
       *[other] { $spread ->
            [0] Scegline { $most }
           *[other] Scegline da { $least } a { $most }
        }
    }
}
cogs-choose-amounts = { $least ->
    [0] Scegli fino a { $most } in tutto
   *[other] { $spread ->
        [0] Scegli { $most } in tutto
       *[other] Scegli da { $least } a { $most } in tutto
    }
}
cogs-proposals = Prendi una di queste …
cogs-page = Vai a …
cogs-order-next = Che cosa va al posto { $place }?
cogs-not-a-number = ⚠ { $what }: «{ $written }» non va bene. Scrivi un numero intero da 0 a { $most }, in cifre.
cogs-amount-most = al massimo { $most }
cogs-amount-most-hint = { $hint }; al massimo { $most }
cogs-instead = Invece: { $answer }
cogs-button-again = Ricomincia
cogs-button-done = Fatto
cogs-button-confirm = Sì, così
cogs-button-choose-first = Prima scegli qualcosa
cogs-only-choice = Unica scelta: **{ $what }**
cogs-button-incomplete = Manca ancora qualcosa
cogs-button-too-many = Ce n’è di troppo
cogs-button-amounts = { $pages ->
    [one] Scrivi le quantità …
   *[other] Scrivi le quantità ({ $page } di { $pages }) …
}
cogs-button-amounts-page = { $what } ({ $page } di { $pages })

## I pulsanti che ci sono sempre
cogs-button-choose = Scegli
cogs-button-replay = Rivedi
cogs-button-result = Risultato
cogs-replay-title = ### Rivedi: passo { $n } di { $of }
cogs-replay-title-round = ### Rivedi: passo { $n } di { $of }, round { $at }
cogs-replay-title-visit = ### Rivedi: passo { $n } di { $of }, visita { $at }
cogs-replay-beginning = Prima della prima decisione.
cogs-replay-silent = { $who } decide; la cronaca non lo riporta.
cogs-replay-gone = Questa partita non si può rivedere: è troppo vecchia, o da allora le regole sono cambiate. La cronaca e il risultato restano.
cogs-replay-first = ⏮ Inizio
cogs-replay-round-back = ◁ Round
cogs-replay-visit-back = ◁ Visita
cogs-replay-turn-back = ◁ Turno
cogs-replay-back = ◀ Passo
cogs-replay-on = Passo ▶
cogs-replay-turn-on = Turno ▷
cogs-replay-round-on = Round ▷
cogs-replay-visit-on = Visita ▷
cogs-replay-last = Fine ⏭
cogs-replay-eyes = Dal punto di vista di chi?
cogs-replay-everybody = Quello che hanno visto tutti
cogs-replay-seat = Come l’ha visto { $who }
cogs-replay-more = Continua, salva …
cogs-replay-whole = Tutto quello che è successo in questo passo
cogs-replay-board = Torna alla plancia
cogs-button-choose-at = Scegli: { $game } n. { $table }
cogs-button-open-here = Riaprilo qui
cogs-button-open-here-at = Riapri qui: { $game } n. { $table }
cogs-button-next = { $n ->
    [one] Prossimo: n. { $table }, { $game }
   *[other] Prossimo di { $n }: n. { $table }, { $game }
}
cogs-button-hand = La mia mano
cogs-button-hint = Tu che faresti?
cogs-button-why = Perché no …?
cogs-button-more = Agisci ora …
cogs-button-do-it = Fai così
cogs-button-log = Che cosa è successo?
cogs-button-words = Plancia a parole
cogs-button-page = Pagina { $n } di { $pages }
cogs-button-menu = Altro …
cogs-menu = Immagini, aiuto …
cogs-other-pages = -# Nell’immagine non c’è posto per tutte le carte. Le altre sono in { $menu }: { $pages }.
cogs-menu-title = Che cosa vuoi vedere?
cogs-look-board = La plancia
cogs-button-undo = Annulla
cogs-button-rules = Aiuto
cogs-button-rematch = Gioca ancora
cogs-button-seal = Sorteggio onesto
cogs-button-record = Salva la registrazione

# Una partita come animazione
cogs-button-film = Animazione
cogs-button-share = Mostrala nel canale
cogs-film-title = ### { $game }: la partita intera
cogs-film = { $n ->
    [one] Un’immagine.
   *[other] { $n } immagini, una dopo l’altra.
}
cogs-film-alt = { $game }, la partita intera in { $n ->
    [one] un’immagine
   *[other] { $n } immagini, una dopo l’altra
}. Alla fine:
cogs-film-sharing = L’animazione sta arrivando nel canale.
cogs-film-failed = Non è stato possibile creare l’animazione.
cogs-film-shared = 🎞️ { $game }, dal primo turno all’ultimo

# Che cosa pensa l’IA astuta delle proprie decisioni in una partita finita
cogs-button-review = Analisi
cogs-button-review-number = { $n }
cogs-button-review-overview = Riepilogo
cogs-button-review-try = Prova da qui
cogs-button-review-share = Mostrala nel canale
cogs-review-title = ### { $game }: analisi
cogs-review-making = L’IA astuta sta guardando le tue decisioni{ $of ->
    [0] {""}
   *[other] {" "}({ $done } di { $of })
}. Ci vuole un minuto o più, perché le partite in corso vengono prima. L’analisi appare qui e resta dietro il pulsante *Analisi* di *Rivedi*.
cogs-review-seen = L’IA astuta ha valutato { $judged } di { $of } decisioni di { $who }, sapendo solo quello che si vedeva da quel posto.
cogs-review-measured = { $others ->
    [one] Contro un’IA di livello «{ $ai }»
   *[other] Contro { $others } IA di livello «{ $ai }»
} ha vinto { $percent } partite su 100 ({ $games } giocate).
cogs-review-unmeasured = La sua forza { $players ->
    [1] da sola
   *[other] ai tavoli da { $players }
} non è stata misurata.
cogs-review-none = Non ha trovato nessuna decisione costata molto.
cogs-review-list = Queste decisioni sono costate di più, secondo la sua stima:
cogs-review-line = **{ $n }.** { $round ->
    [0] Prima del round 1
   *[other] Round { $round }
}: { $cost }
cogs-review-ahead = -# Il costo di una decisione è quanto si è ridotto il vantaggio di questo posto sugli altri.
cogs-review-chance = { $percent }% di probabilità di vincere
cogs-review-decision = ### { $game }: decisione { $n } di { $of }, { $round ->
    [0] prima del round 1
   *[other] round { $round }
}
cogs-review-given = { $who }: **{ $answer }**
cogs-review-best = L’IA astuta: **{ $answer }**
cogs-review-cost = La differenza, secondo la sua stima: { $cost }.
cogs-review-again = { $n ->
    [one] In quel periodo la stessa occasione è sfuggita un’altra volta.
   *[other] In quel periodo la stessa occasione è sfuggita altre { $n } volte.
}
cogs-review-sharing = L’analisi sta arrivando nel canale.
cogs-review-picture = { $game }: analisi
cogs-review-picture-total = Risultato atteso, round per round
cogs-review-picture-chance = Probabilità di vincere, round per round
cogs-review-picture-end = fine
cogs-review-percent = { $percent }%
cogs-review-alt = { $who }: { $first } all’inizio, tra { $low } e { $high }, { $last } alla fine.

# Continuare da un punto di una partita finita
cogs-button-puzzle-new = Continua: sorteggi nuovi
cogs-button-puzzle-same = Continua: stessi sorteggi
cogs-puzzle-new = Da qui giochi la tua variante, per conto tuo{ $others ->
    [0] {""}
   *[other] , contro le IA
}. Quello che a questo punto non puoi sapere viene rimescolato. Non conta niente e puoi annullare quanto vuoi.
cogs-puzzle-same = Da qui giochi la tua variante, per conto tuo{ $others ->
    [0] {""}
   *[other] , contro le IA
}. Tornano le stesse carte e gli stessi sorteggi della partita. Non conta niente e puoi annullare quanto vuoi.

## Il messaggio del turno
cogs-headline = ### { $game }
cogs-headline-past = -# { $game }
cogs-earlier = -# … il resto è in «Che cosa è successo?»
cogs-earlier-lines = -# … e altro ancora prima
cogs-asked = ➤ { $who }:
cogs-already-open = Sei già a { $which }: { $where }
cogs-asked-elsewhere = -# { $who } sta scegliendo in privato.
cogs-asked-in-public = I pulsanti sono nel messaggio del tavolo: { $where }
cogs-asked-secretly = { $count ->
    [one] ➤ { $who } ha qualcosa da decidere in privato. Premi **Scegli**; nessun altro lo vede.
   *[other] ➤ { $who } hanno ciascuno qualcosa da decidere in privato. Premete **Scegli**; nessun altro lo vede.
}

## Risposte private
cogs-question = ### { $prompt }
cogs-aside = -# Nessuno aspetta: fallo ora, più tardi o mai.
cogs-aside-asked = Questo si può mentre decidono gli altri, o dove le tue opzioni lo offrono. Ora tocca a te rispondere:
cogs-aside-nothing = Per ora non c’è niente che tu possa fare fuori dal tuo turno.
cogs-held = ✔ Hai scelto: **{ $answer }**. Puoi cambiare idea finché non hanno scelto tutti. Stanno ancora scegliendo: { $who }.
cogs-free-actions = Azioni gratuite …
cogs-draft = Segnato finora: **{ $answer }**. Non ancora inviato.
cogs-draft-buttons = Segnato finora: **{ $answer }**. I pulsanti qui sotto lo inviano.
cogs-draft-missing = Segnato finora: **{ $answer }**. Ancora senza risposta: { $parts }.
cogs-draft-too-many = Segnato finora: **{ $answer }**. { $n } di troppo per { $part }.
cogs-draft-part = «{ $part }»
cogs-preview = { $n ->
    [0] **Ecco come sarebbe** – non vale ancora.
   *[other] **Ecco come sarebbe** – non vale ancora:
}
cogs-preview-refused = ⚠ **Così non si può:** { $why }
cogs-hint = ### Io sceglierei: { $answer }
cogs-why-title = ### Che cosa ora non si può scegliere, e perché
cogs-why = **{ $label }** – { $reason }
cogs-why-nothing = Ora si può scegliere tutto.
cogs-done = Fatto.
cogs-not-asked = { $count ->
    [0] Adesso non hai niente da decidere.
   *[other] Adesso non hai niente da decidere. Il tavolo aspetta { $who }.
}
cogs-waiting-for = Il tavolo aspetta { $who }.
cogs-you-decide = ➤ **Adesso decidi tu:** { $prompt }
cogs-history-title = ### Che cosa è successo
cogs-history-then = La plancia com’era allora
cogs-history-now = La plancia com’è adesso
cogs-nothing-new = Niente di nuovo dalla tua ultima mossa.
cogs-words-title = ## La plancia a parole
cogs-stale = Quel messaggio non è più attuale. Ecco come stanno le cose:
cogs-refused = ⚠ { $why }
cogs-not-your-button = Quel pulsante è di un’altra persona. Questa è la tua pagina:
cogs-not-at-table = Non giochi a questo tavolo, ma puoi restare a guardare.
cogs-not-started = La partita non è ancora cominciata. Unisciti con il pulsante nella sala!
cogs-not-begun = La partita non è ancora cominciata.
cogs-table-closed = Questo tavolo è stato chiuso.
cogs-answer-ends = { $which } continua, ma Discord mi lascia aggiornare questa risposta solo per un quarto d’ora, quindi resta così.
cogs-strange-button = Questo pulsante non funziona più. Cerca un messaggio più recente del tavolo, o usa /mano.
cogs-broken = Qualcosa è andato storto da parte mia, e chi gestisce questo bot può vedere che cosa. Niente va perso: «Che cosa è successo?» mostra se la tua mossa è valsa. Se no, riprova, per favore.

## La sala
cogs-lobby-title = ## { $game }
cogs-lobby-facts = -# { $most ->
    [one] In solitario
   *[other] Da { $fewest } a { $most } giocatori
} · { $spread ->
    [0] circa { $longest } minuti a un tavolo vero
   *[other] da { $shortest } a { $longest } minuti a un tavolo vero
} · { $weight }
cogs-lobby-open-hand = -# Se giochi in solitario in un canale, chi lo legge vede la tua mano.
cogs-lobby-private = { $seats ->
    [one] -# Solo per te: nessun altro vede questo tavolo.
   *[other] -# Solo per te: nessun altro vede questo tavolo, e gli altri posti vanno a delle IA.
}
cogs-lobby-private-waiting = { $missing ->
    [0] -# Premi **Comincia** quando vuoi. Il tuo clic aiuta a mescolare.
    [one] -# Manca un’IA. Poi premi **Comincia**.
   *[other] -# Mancano { $missing } IA. Poi premi **Comincia**.
}
cogs-weight-1 = molto leggero
cogs-weight-2 = leggero
cogs-weight-3 = medio
cogs-weight-4 = impegnativo
cogs-weight-5 = molto impegnativo
cogs-lobby-chosen = { $what }: { $value }
cogs-lobby-option = **{ $what }:** { $hint }
cogs-lobby-switches = Varianti: nessuna
cogs-lobby-with = **Varianti:** { $what }
cogs-lobby-seat-ai = { $n }. { $who } · { $level }
cogs-lobby-ai-level = IA
cogs-lobby-deal = -# Premi **Distribuisci** quando vuoi. Il tuo clic aiuta a mescolare.
cogs-button-deal = Distribuisci
cogs-button-not-now = Non ora
cogs-button-open-again = Riapri
cogs-button-new-thread = Apri in un nuovo thread
cogs-option-without = senza { $what }
cogs-option-value = { $what }: { $value }
cogs-lobby-seat = { $n }. { $who }
cogs-lobby-free = { $n ->
    [one] – 1 posto libero –
   *[other] – { $n } posti liberi –
}
cogs-lobby-waiting = { $missing ->
    [0] -# { $opener } può cominciare quando ci siete tutti.
    [one] -# Manca ancora una persona o un’IA. Poi { $opener } può cominciare.
   *[other] -# Mancano ancora { $missing } persone o IA. Poi { $opener } può cominciare.
}
cogs-lobby-started = -# La partita è in corso: { $who }.
cogs-lobby-seal = -# Sigillo dei sorteggi: `{ $what }…`
cogs-lobby-closed = -# Questo tavolo è stato chiuso.
cogs-lobby-now = Posti occupati: { $taken } su { $most }. { $missing ->
    [0] La partita può cominciare.
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $missing } persone.
}
cogs-lobby-now-playing = La partita comincia. Buon divertimento!
cogs-button-join = Unisciti
cogs-button-leave = Esci
cogs-button-seat-ai = + IA
cogs-button-unseat-ai = − IA
cogs-button-start = Comincia
cogs-button-admit = Chi può unirsi
cogs-admit-title = ### Chi può unirsi
cogs-admits-everybody = In questa sala può entrare chiunque.
cogs-admits-rating = Per una forza da { $low } a { $high } in questo gioco.
cogs-admits-finishers = Per chi finisce le partite che comincia.
cogs-admit-about = -# Vale per chi si unisce da adesso fino all’inizio; chi inviti per nome può entrare sempre. Non si mostra la forza di nessuno, e i limiti sono arrotondati per non rivelare la tua.
cogs-admit-about-unrated = -# Vale per chi si unisce da adesso fino all’inizio; chi inviti per nome può entrare sempre. Quando avrai una forza in questo gioco, potrai chiederne anche di simili.
cogs-admit-rating = Forza
cogs-admit-any-rating = Qualsiasi forza, o nessuna
cogs-admit-within = A circa { $within } dalla mia
cogs-admit-range = Da { $low } a { $high }
cogs-admit-finishing = Finire le partite
cogs-admit-anybody = Chiunque
cogs-admit-finishers = Chi finisce le sue partite
cogs-admit-finishers-about = Finite con altre persone: { $n } o più, e nove su dieci delle ultime venti
cogs-button-lesson = Lezione
cogs-ai-level-legal = Tranquilla
cogs-ai-level-legal-about = Segue le regole, senza un piano
cogs-ai-level-learning = Apprendista
cogs-ai-level-learning-about = Conosce le basi e fa prove
cogs-ai-level-good = Ambiziosa
cogs-ai-level-good-about = Gioca per vincere
cogs-ai-level-strong = Astuta
cogs-ai-level-strong-about = Prova le mosse a mente prima di scegliere
cogs-invited-again = Ho invitato di nuovo { $who }.
cogs-opened = Il tavolo di **{ $game }** è aperto in { $place }.
cogs-opened-heavy = -# È una partita lunga. Con `/gioca` e `dove: in un thread nuovo` i suoi messaggi non riempiono il canale.
cogs-thread-name = { $game } con { $who }

## La fine di un tavolo
cogs-final-title = ## { $game }: fine della partita
cogs-final-winners = { $count ->
    [one] ★ **Vince { $who }!**
   *[other] ★ **Vittoria condivisa di { $who }!**
}
cogs-final-place = **{ $place }.** { $who } – { $scores }
cogs-final-lost = Stavolta non è andata, { $who }: forse la prossima mano sarà più gentile.
cogs-final-alone = { $who } – { $scores }
cogs-final-elsewhere = I punteggi sono nel canale: { $where }
cogs-final-seal = -# Tavolo { $table }. Per controllare il sorteggio, premi «Sorteggio onesto».
cogs-seal-title = ### Sorteggio onesto
cogs-seal-commitment = Questo sigillo è stato fissato prima che qualcuno si unisse; all’apertura del tavolo se ne vedeva l’inizio: `{ $what }`
cogs-seal-commitment-begun = Questo sigillo è stato fissato prima di ogni sorteggio; la cronaca del tavolo comincia con le sue prime cifre: `{ $what }`
cogs-seal-closed = Si apre quando la partita finisce. Allora chiunque può controllare che nessun sorteggio sia stato cambiato.
cogs-seal-open = Il segreto che c’è dietro: `{ $secret }`.{ $n ->
    [0] {""}
   *[other] {" "}Mescolato con i clic di chi gioca: `{ $tickets }`
}
cogs-seal-seed = { $n ->
    [0] Dà la chiave di tutti i sorteggi: `{ $seed }`
   *[other] Insieme danno la chiave di tutti i sorteggi: `{ $seed }`
}
cogs-seal-fingerprint = Impronta della registrazione: `{ $what }`
cogs-record-file = Questo file contiene la partita intera. `sobremesa verify { $file }` controlla il sigillo, la chiave e ogni sorteggio. La sua impronta: `{ $fingerprint }`
cogs-seal-daily = Questa è una mano del giorno. Il suo sigillo è stato fissato prima che qualcuno la giocasse: `{ $what }`
cogs-seal-daily-closed = Si apre quando il giorno è finito, perché altri stanno ancora giocando la stessa mano.
cogs-seal-daily-open = Il giorno è finito. La chiave di tutti i sorteggi era: `{ $seed }`

## A finished game as an HTML file
cogs-game-file = Tutta la partita da guardare, round per round: scarica `{ $file }` e aprilo in un browser. Non serve la rete.
cogs-game-file-follows = Tra poco arriva la partita da guardare in un browser.
cogs-game-file-failed = Non è stato possibile creare il file con le plance.
cogs-game-file-table = Tavolo { $table }
cogs-game-file-rounds = Round per round
cogs-game-file-visits = Visita per visita
cogs-game-file-beginning-round = Prima del primo round
cogs-game-file-beginning-visit = Prima della prima visita
cogs-game-file-end = Fine della partita
cogs-game-file-board = La plancia all’ultima decisione di questa parte.
cogs-game-file-board-end = La plancia alla fine.
cogs-game-file-fewer = Mancano alcune plance, perché il file resti piccolo.
cogs-game-file-first = Primo
cogs-game-file-back = Precedente
cogs-game-file-on = Successivo
cogs-game-file-last = Ultimo
cogs-game-file-slider = Round
cogs-game-file-seats = Posti
cogs-game-file-proof = Insieme alla registrazione, `sobremesa verify { $file }` controlla tutto questo.
cogs-game-file-draws = Tutti i sorteggi
cogs-game-file-draw-label = Sorteggio
cogs-game-file-draw-number = Numero
cogs-game-file-draw-size = Tra
cogs-game-file-draw-result = Risultato (si conta da 0)

## La mano del giorno
cogs-daily-title = ## La mano del giorno: { $day }
cogs-daily-what = **{ $game }**, la stessa mano per tutti
cogs-daily-streak = { $n ->
    [0] -# Giocala fino in fondo e comincerà la tua serie.
    [one] -# La tua serie: { $n } giorno.
   *[other] -# La tua serie: { $n } giorni di fila.
}
cogs-daily-days = { $n ->
    [one] { $n } giorno di fila
   *[other] { $n } giorni di fila
}
cogs-daily-invite = Hai un solo tentativo, senza consigli. Giocala **in privato**, e nessuno la vede; oppure **davanti a tutti**, e chi legge il canale viene a conoscere la mano. Vedrai com’è andata agli altri quando avrai finito.
cogs-daily-invite-alone = Hai un solo tentativo, senza consigli, e nessuno lo vede. Una mano che cominci qui non entra nella classifica di nessun server: per vedere com’è andata agli altri ed essere in classifica con loro, cominciala con `/giornaliera` in un server dove ci sono.
cogs-daily-begun = Non l’hai ancora finita. Vedrai com’è andata agli altri quando avrai finito.
cogs-daily-begun-alone = Non l’hai ancora finita.
cogs-daily-closed = La tua mano è stata chiusa prima della fine. Puoi riaprirla e continuare. Scadenza: { $when }. La classifica del giorno aspetta fino ad allora.
cogs-daily-given-up = La tua mano è stata chiusa prima della fine, quindi oggi non sei in questo elenco.
cogs-daily-ranking = ### La classifica del giorno
cogs-daily-own = ### Il tuo risultato
cogs-daily-place = { $place ->
    [0] –
   *[other] **{ $place }.**
} { $who } – { $stars } ★{ $won ->
    [0] {""}
   *[other] , vinta
}{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {""} · { $streak } giorni di fila
}
cogs-daily-next = -# La prossima mano arriva { $when }.
cogs-daily-not-ranked = -# La tua qui non è in classifica: questa è la classifica delle mani cominciate in questo server da chi tiene le statistiche.
cogs-daily-ranked-there = -# Le classifiche sono dei server: là `/giornaliera` mostra quella delle mani cominciate lì.
cogs-daily-before = ### La classifica di ieri: { $day }
cogs-daily-own-before = ### Il tuo risultato del { $day }
cogs-daily-late = -# La tua non c’è: non l’avevi finita quando è finito il giorno.
cogs-daily-result = La mano del giorno, { $day } – { $game }:
cogs-daily-copy = -# Per condividerlo, copia questo; non svela nulla della mano:
    `{ $result }`
cogs-daily-shared = ✔ Il tuo risultato è nel canale. Non svela nulla della mano.
cogs-button-daily-share = Mostra il mio risultato
cogs-button-daily-replay = Rivedi quella di ieri
cogs-button-daily-back = Torna alla mano
cogs-daily-promise = **Verificabile:** sigillo di oggi `{ $commitment }`, concatenato come `{ $link }`. La chiave si pubblica domani.
cogs-daily-yesterday = **{ $day }** è aperta: chiave `{ $seed }`, sigillo `{ $commitment }`, concatenata come `{ $link }`. Il sigillo è lo SHA-256 di `sobremesa:` e della chiave; l’anello quello di `{ $before }|{ $iso }|` e del sigillo.
cogs-button-daily = La classifica del giorno
cogs-button-daily-private = Gioca in privato
cogs-button-daily-here = Gioca qui, davanti a tutti
cogs-button-daily-thread = Davanti a tutti, in un thread
cogs-button-daily-on = Continua a giocare
cogs-cancelled = Il tavolo è stato chiuso.
cogs-cancel-asked = Ho chiesto agli altri. La partita finisce quando sono tutti d’accordo.
cogs-voted-end-end = Segnato: sei d’accordo a chiudere la partita.
cogs-decided-end-on = Segnato: la partita va avanti.
cogs-decided-end-end = La partita è finita.
cogs-close-confirm = Tu non giochi a questo tavolo di **{ $game }**. Così finirebbe la partita di { $who }. Per almeno un giorno chiunque di loro potrebbe riaprirla.
cogs-close-confirm-daily = Tu non giochi a questo tavolo di **{ $game }**. Così finirebbe la mano del giorno di { $who }. Si potrebbe riaprirla solo finché non finisce il giorno.
cogs-close-confirm-lobby = Non hai un posto a questo tavolo di **{ $game }**, dove la partita non è ancora cominciata. Così si chiuderebbe per { $who }.
cogs-button-close = Termina la loro partita
cogs-button-close-lobby = Chiudi il loro tavolo
cogs-not-manager = Può farlo solo chi gestisce questo server.
cogs-reopen-until = Chi gioca qui può riaprirla. Scadenza: { $when }. Fino ad allora i segreti restano nascosti.
cogs-button-reopen = Riapri
cogs-button-reopen-at = Riapri: { $game } n. { $table }
cogs-reopened = Il tavolo è di nuovo aperto e si continua da dove eravate. { $place }
cogs-vote-end-end = Sì, finiamo
cogs-vote-end-on = No, avanti
cogs-seat-handed = Da adesso un’IA gioca per te. Usa lo stesso comando per riprendere il tuo posto.
cogs-seat-handed-for-good = Un’IA gioca per te questa partita fino alla fine.
cogs-handover-alone = A questo tavolo non gioca nessun altro: un’IA lo giocherebbe subito fino alla fine e non potresti riprendere il posto. Se è quello che vuoi, usa il comando con `livello`. Il tavolo ti aspetta; `/tavolo chiudi` lo termina.
cogs-seat-lent = In questo momento un’IA gioca al posto tuo a questo tavolo.
cogs-seat-back = Che bello rivederti! Giochi di nuovo tu.

## Promemoria e problemi
cogs-reminder = ⌛ { $who }, il tavolo di { $game } ti sta ancora aspettando. { $link }
cogs-waking = ☀️ { $who }, mentre dormivi al tavolo di { $game } è toccato a te. { $link }
cogs-waking-votes = ☀️ { $who }, mentre dormivi { $n ->
    [one] è stata aperta una votazione
   *[other] sono state aperte { $n } votazioni
 } al tavolo di { $game }. { $links }
cogs-halfway = ⏳ { $who }, il tuo turno al tavolo di { $game } non è ancora finito. { $link }
cogs-reminder-daily = ⌛ { $who }, la tua mano del giorno finisce { $when }. Se allora non l’hai finita, non entra nella classifica. { $link }
cogs-missing-permissions = In { $place } mi mancano permessi che servono a un tavolo. Chiedi a chi gestisce il server di permettermi: **{ $what }**.
cogs-missing-permissions-opener = ⚠ Non posso più scrivere in { $channel }, quindi il tuo tavolo di { $game } aspetta. Chiedi a chi gestisce il server di farmi vedere il canale, inviare messaggi e allegare file lì.
cogs-season-refused = ⚠ La stagione «{ $name }» in { $channel } è in attesa. { $why }
cogs-season-needs = Lasciami vedere il canale, inviare messaggi e creare thread pubblici lì.
cogs-private-thread = Non posso vedere questo thread privato, perché nessuno mi ha aggiunto. Menzionami qui una volta e riprova.
cogs-no-table-here = In questo canale non c’è nessun tavolo, e non stai giocando da nessuna parte. Aprine uno con /gioca!
cogs-no-table-in-channel = In questo canale non c’è nessun tavolo. Usa questo comando nel canale del tavolo.
cogs-which-table = Stai giocando a più tavoli. Scegline uno con l’opzione di questo comando, o usalo nel canale del tavolo.
cogs-no-such-table = Non stai giocando a quel tavolo. Scegline uno dall’elenco.
cogs-no-such-game = Non conosco quel gioco. Scegline uno dall’elenco.
cogs-no-such-option = Questo gioco non ha quell’opzione. Scegli dall’elenco, o lascia vuoto.
cogs-no-such-card = Nessuna carta ha quel nome. Scrivi una parte del nome e scegli dall’elenco.
cogs-no-such-topic = Quell’argomento non esiste. Sceglilo dall’elenco che si apre mentre scrivi.
cogs-no-thread-here = Un thread si può aprire solo in un canale di testo.
cogs-too-many-threads = Questo server ha già tutti i thread aperti che Discord permette: prima bisogna chiuderne uno.
cogs-person-may-not-write = Non hai il permesso di scrivere in { $place }, quindi lì non apro né mostro nulla per te.
cogs-not-there = Questo tavolo è in un canale che ora tu o io non possiamo vedere.
cogs-only-private-here = Qui non sono un membro, quindi tutto quello che mostro qui è solo per te. I tavoli per più persone e i messaggi per tutti sono nei server a cui mi hanno aggiunto.
cogs-file-too-large = Il file { $file } è troppo grande per questo posto: qui Discord accetta al massimo { $most } MB.
cogs-person-may-not-thread = In questo canale non hai il permesso di aprire thread, quindi non ne apro per te.
cogs-no-thread-permission = Qui non posso aprire thread. Chi gestisce questo server può permettermi: **Crea thread pubblici**.
cogs-or-here = { $why } Oppure scegli «in questo canale».
cogs-or-in-thread = { $why } Oppure scegli «in un thread nuovo».
cogs-goes-on-in-thread = In questo canale ora è aperto un altro tavolo, quindi il tuo continuerebbe in un nuovo thread. { $why }

## Che cosa serve al bot, e perché
cogs-scope-bot = bot
cogs-scope-bot-why = per essere nel server
cogs-scope-applications-commands = applications.commands
cogs-scope-applications-commands-why = per i comandi con la barra
cogs-permission-view-channel = Visualizza canali
cogs-permission-view-channel-why = per vedere il canale di un tavolo
cogs-permission-send-messages = Invia messaggi
cogs-permission-send-messages-why = per raccontare che cosa succede al tavolo e a chi tocca
cogs-permission-send-messages-in-threads = Invia messaggi nei thread
cogs-permission-send-messages-in-threads-why = lo stesso per i tavoli nei thread
cogs-permission-create-public-threads = Crea thread pubblici
cogs-permission-create-public-threads-why = per aprire un thread per un tavolo
cogs-permission-attach-files = Allega file
cogs-permission-attach-files-why = per le immagini della plancia

## Tavoli, impostazioni, regole
cogs-tables-title = ### I tuoi tavoli
cogs-no-tables = Non stai giocando da nessuna parte. Apri un tavolo con /gioca!
cogs-table-in = **{ $game }** n. { $table } { $place }
cogs-table-private = **{ $game }** n. { $table }
cogs-my-table-asked = ➤ { $which } – tocca a te ({ $since })
cogs-my-table-playing = { $which } – scelgono gli altri
cogs-my-table-lent = { $which } – un’IA gioca al posto tuo; con /tavolo cambio riprendi lì il tuo posto
cogs-my-table-lobby = { $which } – nella sala
cogs-more-tables = { $n ->
    [one] … e un altro
   *[other] … e altri { $n }
}
cogs-my-table-short = { $asked ->
    [0] { $game } n. { $table }
   *[other] { $game } n. { $table } – tocca a te
}
cogs-settings-title = ### Le tue impostazioni
cogs-settings-intro = Valgono per te in tutti i server.
cogs-settings-invitable-on = - Ti si può invitare per nome a un tavolo.
cogs-settings-invitable-off = - Nessuno può invitarti per nome a un tavolo.
cogs-settings-profile-on = - Nei tavoli da iniziare gli altri vedono come giochi.
cogs-settings-profile-off = - Nei tavoli da iniziare gli altri non vedono come giochi.
cogs-settings-profile-none = - Nei tavoli da iniziare gli altri vedrebbero come giochi, ma le tue statistiche sono disattivate (`/statistiche`).
cogs-home-zone = Europe/Rome
cogs-language-discord = come in Discord
cogs-setting-language-you = La tua lingua: { $what }
cogs-setting-language-server = Lingua del server: { $what }
cogs-setting-reminders-on = Ricordamelo dopo un giorno
cogs-setting-reminders-off = Non ricordarmi niente
cogs-setting-marks-on = Segni come ● e ➤
cogs-setting-marks-on-about = Davanti a nomi e domande
cogs-setting-marks-off = Solo parole
cogs-setting-marks-off-about = Si ascolta meglio; anche ai tuoi tavoli
cogs-hours-button = Ore di silenzio
cogs-hours-title = ### Le tue ore di silenzio
cogs-hours-none = Non ne hai: ti si può avvisare a qualsiasi ora.
cogs-hours-now = Ti si può avvisare dalle **{ $since }** alle **{ $until }** a { $place } (lì sono le { $time }). Il resto del giorno c’è silenzio.
cogs-hours-about = Nelle tue ore di silenzio non ti arrivano avvisi né promemoria. Quando finiscono, un solo messaggio ti dice che cosa ti è stato chiesto. Per un altro fuso orario usa `/orario` con `luogo`.
cogs-hours-zone = Dove sei?
cogs-hours-from = Avvisami dalle
cogs-hours-until = Avvisami fino alle
cogs-hours-wake = Dalle { $time }
cogs-hours-sleep = Fino alle { $time }
cogs-hours-never = Nessuna ora di silenzio
cogs-trouble-no-zone = Non conosco quel luogo. Sceglilo dall’elenco che si apre mentre scrivi.
cogs-trouble-hours-place = Di’ anche in quale luogo: gli orari sono quelli di lì.
cogs-trouble-hours = Lascia almeno otto ore del giorno per gli avvisi, o nessuno potrebbe aspettarti. Non è cambiato niente.
cogs-rules-title = ## { $game }: come si gioca
cogs-rules-choose = Un altro argomento …
cogs-help-title = ## Come funziona un tavolo
cogs-help =
    1. `/gioca` apre un tavolo. Gli altri premono **Unisciti**; i posti liberi possono andare a delle IA.
    2. Il messaggio del tavolo dice sempre che cosa è successo e chi deve decidere che cosa. Solo quelle persone ricevono un avviso.
    3. **Scegli** mostra a te, e a nessun altro, la tua mano e la tua domanda. Le scelte segrete si possono cambiare finché non hanno scelto tutti.
    4. Con calma: minuti o giorni. Niente va perso, e **Che cosa è successo?** ti aggiorna.
    5. **Annulla** cancella il tuo ultimo passo, finché nessuno ne ha saputo qualcosa o ha risposto dopo. Poi devono essere d’accordo gli altri.
    6. `/orario` fissa le tue ore di silenzio, `/via` le tue assenze e `/impostazioni` come avvisarti. Gli **Ordini**, in **Altro …** alla tua domanda, rispondono in anticipo.
    Giochi: { $games }. `/regole` e `/carta` li spiegano, `/tavoli` mostra dove tocca a te, `/cerca` dove ci sono posti liberi.
cogs-help-anywhere = Per giocare in solitario scegli *solo per me, in privato* in `/gioca`. Se mi aggiungi alle [tue app]({ $link }), puoi farlo in ogni server e chat, anche dove non sono un membro.
cogs-about-title = ## Sobremesa
cogs-about =
    In spagnolo la _sobremesa_ è il tempo che si passa a tavola dopo aver mangiato. Questo bot tiene apparecchiata quella tavola: giochi da tavolo con tutte le loro regole, in minuti o in settimane.

    È un progetto non ufficiale di persone che amano questi giochi. I titoli appartengono ai loro proprietari; le parole e le immagini qui sono nostre. Se un gioco ti piace, compralo.

## Comandi
cogs-cmd-play = gioca
cogs-cmd-play-about = Apri un tavolo per un gioco
cogs-cmd-find = cerca
cogs-cmd-find-about = I tavoli aperti di questo server, e chi ne cerca uno
cogs-cmd-weekly = settimanale
cogs-cmd-weekly-about = Un tavolo che qui si apre da solo ogni settimana
cogs-opt-day = giorno
cogs-opt-day-about = In quale giorno della settimana
cogs-opt-time = ora
cogs-opt-time-about = A che ora, per esempio 20:00
cogs-opt-pace = ritmo
cogs-opt-pace-about = Quanto tempo ha ciascuno
cogs-cmd-daily = giornaliera
cogs-cmd-daily-about = La mano del giorno: la stessa per tutti, una volta sola
cogs-opt-game = gioco
cogs-opt-game-about = A che cosa vuoi giocare?
cogs-opt-options = opzioni
cogs-opt-options-about = Varianti del gioco, se vuoi
cogs-opt-where = dove
cogs-opt-where-about = In questo canale, in un thread tutto suo o solo per te
cogs-opt-ai = ia
cogs-opt-ai-about = Quante IA si siedono subito con te
cogs-where-here = in questo canale
cogs-where-thread = in un thread nuovo
cogs-where-private = solo per me, in privato
cogs-cmd-table = tavolo
cogs-cmd-table-about = Tutto sul tavolo di questo canale
cogs-cmd-join = unisciti
cogs-cmd-join-about = Siediti al tavolo di questo canale
cogs-cmd-leave = esci
cogs-cmd-leave-about = Lascia il tavolo prima che cominci
cogs-cmd-start = comincia
cogs-cmd-start-about = Comincia la partita, se hai aperto tu il tavolo
cogs-cmd-ai = ia
cogs-cmd-ai-about = Riempi un posto libero con un’IA
cogs-opt-level = livello
cogs-opt-level-about = Quanto bene gioca l’IA
cogs-cmd-undo = annulla
cogs-cmd-undo-about = Annulla la tua ultima mossa, o chiedi agli altri se puoi
cogs-cmd-handover = cambio
cogs-cmd-handover-about = Lascia giocare un’IA al tuo posto, o riprendi il posto
cogs-cmd-cancel = chiudi
cogs-cmd-cancel-about = Chiudi la partita prima della fine, se tutti sono d’accordo
cogs-cmd-hand = mano
cogs-cmd-hand-about = La tua mano e la tua domanda, solo per i tuoi occhi
cogs-cmd-board = plancia
cogs-cmd-board-about = La plancia com’è adesso
cogs-cmd-log = cronaca
cogs-cmd-log-about = Che cosa è successo dalla tua ultima mossa
cogs-opt-table = tavolo
cogs-opt-table-about = Quale dei tuoi tavoli
cogs-cmd-tables = tavoli
cogs-cmd-tables-about = Tutti i tuoi tavoli, e dove tocca a te
cogs-cmd-rules = regole
cogs-cmd-rules-about = Le regole, argomento per argomento
cogs-opt-topic = argomento
cogs-opt-topic-about = Che cosa vuoi sapere?
cogs-cmd-card = carta
cogs-cmd-card-about = Cerca una carta
cogs-opt-card = nome
cogs-opt-card-about = Una parte del nome della carta
cogs-cmd-settings = impostazioni
cogs-cmd-settings-about = La tua lingua, promemoria, avvisi, ore di silenzio, assenze, segni e consigli
cogs-cmd-hours = orario
cogs-cmd-hours-about = Fissa le tue ore di silenzio, in cui non ricevi avvisi
cogs-opt-zone = luogo
cogs-opt-zone-about = Una grande città del tuo fuso orario
cogs-opt-from = dalle
cogs-opt-from-about = L’ora dalla quale ti si può avvisare
cogs-opt-until = alle
cogs-opt-until-about = L’ora fino alla quale ti si può avvisare
cogs-cmd-help = aiuto
cogs-cmd-help-about = Come funziona un tavolo
cogs-cmd-about = info
cogs-cmd-about-about = Che cos’è questo bot

## Statistiche
cogs-cmd-stats = statistiche
cogs-cmd-stats-about = Le tue partite finite in cifre, e chi gioca a che cosa qui
cogs-opt-whose = di
cogs-opt-whose-about = Le tue, o quelle di questo server
cogs-opt-of-game-about = Un gioco in dettaglio
cogs-stats-whose-mine = le mie
cogs-stats-whose-server = quelle di questo server
cogs-stats-title = ### Le tue statistiche
cogs-stats-about = -# Le partite finite contano per chi aveva i posti alla fine. Il punteggio di forza viene solo dalle partite tra persone.
cogs-stats-none = Non hai ancora partite finite che contino.
cogs-stats-is-off = Sono disattivate: le tue partite non si contano, e quelle passate qui sono state cancellate.
cogs-stats-private = Le vedo solo io
cogs-stats-shown = Le vedono tutti
cogs-stats-shown-about = Nella pagina del server
cogs-stats-off = Disattivate
cogs-stats-off-about = Non contare niente e cancellare quello che c’è
cogs-stats-confirm-off = Così le tue statistiche spariscono per sempre: partite, punteggi di forza, traguardi. Finché sono disattivate, le tue partite non si contano e non hai medaglie. Quello che gli altri hanno ottenuto giocando con te resta loro.
cogs-button-stats-off = Cancellale
cogs-button-stats-mine = Le mie statistiche
cogs-button-stats-server = Chi gioca a che cosa qui
cogs-stats-game = Un gioco in dettaglio …
cogs-stats-all = Tutti i giochi
cogs-stats-way-people = Con persone
cogs-stats-way-mixed = Con IA, o con cambi di giocatori
cogs-stats-way-alone = In solitario
cogs-stats-line = { $way }: { $n ->
    [one] una partita
   *[other] { $n } partite
}{ $told ->
    [0] {""}
   *[other] , { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
}; { $n ->
    [1] { $best }
   *[other] la migliore { $best }, in media { $average }
}
cogs-stats-rating = Forza ai tavoli da { $players }: **{ $rating }** ± { $spread } ({ $n } partite)
cogs-stats-finding-out = Forza ai tavoli da { $players }: ancora da scoprire ({ $n } su { $of } partite)
cogs-stats-part = - { $what }: { $n ->
    [1] { $most }
   *[other] { $average } in media, al massimo { $most }
}
cogs-stats-cards = **Le carte che hai giocato di più:** { $cards }
cogs-stats-all-cards = **Le più giocate a tutti i tavoli:** { $cards }
cogs-stats-medals = **La mano del giorno:** { $first } × primo posto, { $second } × secondo, { $third } × terzo
cogs-stats-rivals = **Testa a testa** con chi mostra le proprie statistiche
cogs-stats-rival = { $who }: davanti { $ahead } ×{ $level ->
    [0] {""}
   *[other] , pari { $level } ×
}, dietro { $behind } ×
cogs-stats-picture = Le tue statistiche
cogs-stats-picture-people = Con persone
cogs-stats-picture-mixed = Con IA o cambi
cogs-stats-picture-alone = In solitario
cogs-stats-picture-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}{ $told ->
    [0] {""}
   *[other] , { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
}
cogs-stats-picture-best = migliore: { $best }
cogs-stats-picture-best-average = { $n ->
    [1] { $best }
   *[other] migliore { $best }, media { $average }
}
cogs-stats-picture-rating = Forza, tavoli da { $players }
cogs-stats-picture-rivals = Davanti – pari – dietro
cogs-stats-alt-places = posizioni { $places }
cogs-stats-alt-rating = forza { $rating }, { $trend ->
    [up] in salita
    [down] in discesa
   *[level] stabile
}
cogs-stats-server-title = ### Chi gioca a che cosa qui
cogs-stats-server-none = Qui nessuno che mostra le proprie statistiche ha ancora finito una partita. Le tue: `/statistiche`.
cogs-stats-server-about = -# Compare solo chi mostra le proprie statistiche, con le ultime 500 partite di questo server. Il posto arriva dopo dieci partite che contano per la forza, in qualsiasi server.
cogs-stats-regular = { $who } ({ $n })
cogs-stats-with = **Tavoli da { $players }**
cogs-stats-ranked = **{ $place }.** { $who } – { $rating } ± { $spread }; qui { $n ->
    [one] una partita
   *[other] { $n } partite
}, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
cogs-stats-unranked = – { $who } – ancora senza punteggio; qui { $n ->
    [one] una partita
   *[other] { $n } partite
}{ $told ->
    [0] {""}
   *[other] , { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
}

## Traguardi, primati e l’anno di giochi
cogs-stats-whose-achievements = i miei traguardi
cogs-stats-whose-year = il mio anno di giochi
cogs-stats-whose-records = i primati di questo server
cogs-button-stats-achievements = Traguardi
cogs-button-stats-year = Il mio anno
cogs-button-stats-records = Primati di qui
cogs-achievements-title = ### I tuoi traguardi
cogs-achievements-picture = I tuoi traguardi
cogs-achievements-about = -# Lo vedi solo tu. Il messaggio finale nomina i traguardi appena raggiunti solo di chi mostra le sue statistiche. Scegli un gioco per vedere che cosa chiede ognuno.
cogs-achievements-are-off = Sono disattivati: non se ne conserva nessuno.
cogs-achievements-without-stats = Le tue statistiche sono disattivate: nessuna partita conta, quindi non se ne conserva nessuno.
cogs-button-achievements-off = Disattiva i traguardi
cogs-button-achievements-on = Attiva i traguardi
cogs-achievements-newest = ultimo: { $name }
cogs-achievements-first = ad es. { $name }
cogs-achievements-reached = 🏅 **{ $name }** ({ $at }): { $about }
cogs-achievements-begun = ▫️ **{ $name }** ({ $n } di { $of }): { $about }
cogs-achievements-open = ▫️ **{ $name }**: { $about }
cogs-achievements-summary = **{ $game }**: { $n } di { $of } · { $newest }
cogs-final-achieved = 🏅 { $who }: { $names }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}
cogs-records-title = ### Primati di questo server
cogs-records-about = -# Sono di chi mostra le sue statistiche (`/statistiche`); contano le ultime 2000 partite finite in questo server.
cogs-records-line = { $players ->
    [one] Da soli
   *[other] Tavoli da { $players }
}: { $what } **{ $value }** – { $who }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
cogs-records-total = miglior risultato
cogs-records-margin = maggior distacco
cogs-records-shortest = partita più breve
cogs-records-longest = partita più lunga
cogs-records-most = più partite
cogs-year-title = ### Il tuo { $year } di giochi
cogs-year-picture = { $year }: { $games }
cogs-year-which = Un altro anno …
cogs-year-longest = La più lunga: { $game }, { $span }
cogs-year-streak = Mano del giorno: { $n } giorni di fila
cogs-year-rivals = **Con chi hai giocato di più**, tra chi mostra le sue statistiche
cogs-span-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
cogs-span-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
}
cogs-span-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}

## I dati di ciascuno
cogs-cmd-data = dati
cogs-cmd-data-about = Quello che so di te: esportalo, o cancellalo
cogs-cmd-data-export = esporta
cogs-cmd-data-export-about = Tutto su di te in file, solo per i tuoi occhi
cogs-cmd-data-delete = cancella
cogs-cmd-data-delete-about = Togli il tuo nome e i tuoi dati ovunque, per sempre
cogs-cmd-data-server = server
cogs-cmd-data-server-about = Per chi gestisce: esporta, sposta o cancella i tavoli di questo server
cogs-data-export = Tutto quello che so di te: { $games ->
    [0] nessuna partita finita
    [one] una partita finita, in un file che si può rigiocare e verificare (`sobremesa verify`)
   *[other] { $games } partite finite, in file che si possono rigiocare e verificare (`sobremesa verify`)
}, { $running ->
    [0] nessuna in corso
    [one] una in corso con la cronaca e la tua mano
   *[other] { $running } in corso con la cronaca e la tua mano
}. Tutto il resto è in `about-me.json`.
cogs-data-part = Parte { $n } di { $of }
cogs-data-elsewhere = I tuoi dati riempiono più file di quanti Discord me ne lascia inviare dove non sono un membro. Richiedili in un messaggio diretto a me, o in un server dove ci sono.
cogs-data-server-export = I tavoli di questo server: { $games ->
    [one] una partita finita
   *[other] { $games } partite finite
}. { $closed ->
    [0] {""}
    [one] Un’altra è ancora in corso, o si può riaprire, quindi non è inclusa.
   *[other] Altre { $closed } sono ancora in corso, o si possono riaprire, quindi non sono incluse.
}
cogs-data-delete-title = ### Cancellare tutto su di te
cogs-data-delete-about = Il tuo nome sparisce da tutti i tavoli in una volta, e le tue impostazioni e statistiche vengono cancellate. Non si torna indietro. Se giochi di nuovo, ricominci da capo.
cogs-data-delete-ai = { $which } – un’IA continua al tuo posto
cogs-data-delete-ends = { $which } – finisce, perché lì non gioca nessun altro
cogs-data-delete-leaves = { $which } – lasci la sala
cogs-data-delete-more = { $n ->
    [one] … e un altro
   *[other] … e altri { $n }
}
cogs-data-remains = **Quello che resta:** le partite finite, con «Giocatore 1» al posto del tuo nome, perché gli altri possano ancora rivederle e verificarle; i messaggi che sono già in Discord, che puoi chiedere di togliere a chi gestisce il server; le copie di sicurezza già fatte della base di dati, finché le conserva chi mantiene questo bot.
cogs-button-data-delete = Cancellami per sempre
cogs-button-data-export = Prima esporta i miei dati
cogs-data-deleted = Fatto: qui niente porta più a te. Grazie di aver giocato.
cogs-data-server-title = ### I tavoli di questo server
cogs-data-server-now = { $running ->
    [0] Nessun tavolo è aperto
    [one] Un tavolo è aperto
   *[other] { $running } tavoli sono aperti
}, e qui { $games ->
    [one] si è giocata una partita
   *[other] si sono giocate { $games } partite
}.
cogs-data-server-warning = Cancellare chiude tutti i tavoli aperti senza chiedere a chi gioca, e toglie tutte le partite con cronaca e risultato, anche dalle statistiche di chi ha giocato. Cancella anche i campionati, i tavoli settimanali e le impostazioni di questo server, e quello che la gente cerca qui. Non si torna indietro. Le mani del giorno escono dalle classifiche di questo server; i tavoli di quella di oggi si possono cancellare solo da domani.
cogs-button-data-server-export = Esporta in file
cogs-button-data-server-delete = Cancella tutti i tavoli …
cogs-button-data-server-sure = Sì, cancellali tutti
cogs-data-server-sure = { $running ->
    [0] Nessun tavolo aperto finirebbe.
    [one] Finirebbe un tavolo aperto.
   *[other] Finirebbero { $running } tavoli aperti.
} Davvero?
cogs-data-server-ends = - Tavolo { $table } ({ $game }, { $place }): { $who }
cogs-data-server-deleted = { $n ->
    [0] Non c’era nessun tavolo da cancellare. Campionati, tavoli settimanali e impostazioni di questo server sono cancellati.
    [one] È stato cancellato un tavolo, e con lui i campionati, i tavoli settimanali e le impostazioni di questo server.
   *[other] Sono stati cancellati { $n } tavoli, e con loro i campionati, i tavoli settimanali e le impostazioni di questo server.
}
cogs-data-server-told = { $n ->
    [0] 🗑️ Qualcuno che gestisce questo server ha cancellato i suoi campionati, tavoli settimanali e impostazioni.
    [one] 🗑️ Qualcuno che gestisce questo server ha cancellato il suo tavolo, con la cronaca e il risultato, e i suoi campionati, tavoli settimanali e impostazioni.
   *[other] 🗑️ Qualcuno che gestisce questo server ha cancellato i suoi { $n } tavoli, con la cronaca e i risultati, e i suoi campionati, tavoli settimanali e impostazioni.
}

# -- spostare tavoli, per chi gestisce
cogs-button-data-server-move = Sposta tavoli …
cogs-move-title = ### Portare qui un tavolo
cogs-move-about = Il tavolo che scegli continua in questo canale così com’è, con i suoi giocatori, le mani e gli orologi, e nessuno viene avvisato di nuovo. Per portare qui un tavolo di un altro server che gestisci, premi prima là **Lasciali andare in un altro server …** e torna qui entro 15 minuti.
cogs-move-none = In nessun altro canale di questo server si gioca a un tavolo.
cogs-move-choose = Quale tavolo?
cogs-move-table = Tavolo { $table }: { $game }
cogs-button-move-offer = Lasciali andare in un altro server …
cogs-move-offered = ✔ Per 15 minuti puoi portare i tavoli di questo server in un altro che gestisci: usa là `/dati server`, nel canale in cui il tavolo deve continuare, e premi **Sposta tavoli …**.
cogs-move-sure = Il tavolo { $table } ({ $game }, con { $who }) lascia { $place } e continua in questo canale.
cogs-move-sure-other = Lascia anche il server **{ $server }**: chi ci gioca e non è in questo non lo vede più, e dopo poco gioca un’IA al suo posto.
cogs-button-move-sure = Sì, portalo qui
cogs-move-done = Il tavolo { $table } continua qui.
cogs-move-told = 📦 Qualcuno che gestisce questo server ha spostato il tavolo: continua in { $place }.
cogs-button-move-over = Partite finite di { $server } ({ $n })
cogs-move-over-sure = { $n ->
    [one] La partita finita di **{ $server }** appartiene
   *[other] Le { $n } partite finite di **{ $server }** appartengono
} d’ora in poi a questo server: nelle sue `/statistiche` e nei suoi file. Le classifiche dei giorni passati restano dov’erano.
cogs-button-move-over-sure = Sì, portale qui
cogs-move-over-done = { $n ->
    [one] Una partita finita appartiene
   *[other] { $n } partite finite appartengono
} ora a questo server.

## Ospiti
cogs-cmd-invite = invita
cogs-cmd-invite-about = Invita una persona a unirsi alla sala
cogs-cmd-give = cedi
cogs-cmd-give-about = Chiedi a qualcuno di prendere il tuo posto a metà partita
cogs-cmd-follow = segui
cogs-cmd-follow-about = Ricevi notizie di questo tavolo senza giocare
cogs-opt-person = persona
cogs-opt-person-about = Chi?
cogs-opt-every = quando
cogs-opt-every-about = A ogni round, o quando la partita finisce
cogs-every-round = ogni round
cogs-every-end = alla fine
cogs-guest-asked = L’ho chiesto a { $who }. Ha due giorni per rispondere.
cogs-guest-cannot = Qui non può sedersi: non vede il canale del tavolo, o è un bot.
cogs-guest-sits = Il posto è tuo, con tutto quello che c’è sopra.
cogs-guest-joined = Hai un posto. La partita comincia quando chi ha aperto il tavolo la avvia.
cogs-guest-declined = Segnato. A questo tavolo non te lo si chiederà più.
cogs-guest-never = Da adesso nessuno può invitarti per nome. Si cambia in `/impostazioni`.
cogs-button-guest-accept = Mi siedo
cogs-button-guest-accept-at = Mi siedo: { $game } n. { $table }
cogs-button-guest-decline = No, grazie
cogs-button-guest-never = Non invitarmi mai
cogs-button-invitable-on = Mi si può invitare per nome
cogs-button-invitable-off = Nessuno mi inviti per nome
cogs-button-ask-ready = Pronti?
cogs-button-ready = Ci sono
cogs-lobby-ready = { $n ->
    [0] -# Presenti: { $who }.
   *[other] -# Presenti: { $who }. Non ancora: { $waiting }.
}
cogs-button-follow-round = Segui: ogni round
cogs-button-follow-visit = Segui: ogni visita
cogs-button-follow-end = Segui: la fine
cogs-button-unfollow = Non seguire più
cogs-follows-round = Ti invierò un messaggio diretto che si aggiorna a ogni round, e un altro quando la partita finisce.
cogs-follows-visit = Ti invierò un messaggio diretto che si aggiorna a ogni visita, e un altro quando la partita finisce.
cogs-follows-end = Ti avviserò con un messaggio diretto quando la partita finisce.
cogs-unfollowed = Non segui più questo tavolo.
cogs-follow-round = { $which }: è cominciato un nuovo round.
cogs-follow-visit = { $which }: è cominciata una nuova visita.
cogs-follow-over = { $which }: la partita è finita.
cogs-button-forbid-calls = Silenzio: non avvisare nessuno qui
cogs-button-allow-calls = Avvisa di nuovo qui
cogs-button-forbid-invitations = Vieta gli inviti per nome
cogs-button-allow-invitations = Permetti gli inviti per nome
cogs-button-forbid-following = Vieta di seguire i tavoli
cogs-button-allow-following = Permetti di seguire i tavoli
cogs-button-forbid-achievements = Nascondi i traguardi nei canali
cogs-button-allow-achievements = Mostra i traguardi nei canali

## Il tavolo locale
cogs-quick-learn = Imparare un gioco giocando
cogs-quick-play = Gioca a { $game }

## Learning by playing
cogs-cmd-learn = impara
cogs-cmd-learn-about = Impara un gioco giocando: qualche turno guidato, solo per te
cogs-opt-learn-game-about = Quale gioco vuoi imparare?
cogs-button-learn = Impara giocando
cogs-button-play-on = Continua a giocare
cogs-button-other-lesson = Un’altra lezione
cogs-button-learn-game = Impara { $game }
cogs-button-learn-on = Continua: { $game }
cogs-button-learn-anew = Dall’inizio: { $game }
cogs-button-anyway = Fai comunque così
cogs-button-play = Gioca a { $game }
cogs-button-lesson-end = Chiudi la lezione
cogs-button-lesson-again = Di nuovo dall’inizio
cogs-button-no-tips = Basta consigli
cogs-my-table-lesson = ✎ { $which } – la tua lezione; ti aspetta senza fretta
cogs-my-table-puzzle = ✎ { $which } – la tua variante; ti aspetta senza fretta
cogs-my-table-late-deal = ✎ { $which } – la mano del giorno ({ $day }); quel giorno è passato: non entra in classifica e non c’è fretta
cogs-lessons-title = ### Imparare giocando
cogs-lessons-none = Questo gioco non ha ancora una lezione. Le regole sono sotto **Aiuto**.
cogs-lessons-game = **{ $game }** · circa { $minutes } minuti, { $steps } passi
    { $about }
cogs-lessons-about = -# Turni veri con pulsanti veri, solo per te; nessuno aspetta e niente conta. Smetti quando vuoi: `/impara` riprende da dove eri.
cogs-lesson-step = -# ✎ Lezione, passo { $n } di { $steps }
cogs-lesson-mark = ➤ { $what }
cogs-lesson-not-yet = ✋ «{ $other }» è permesso, ma la lezione mostra prima questo: **{ $wanted }**.
cogs-lesson-astray = -# ✎ Hai preso la tua strada, quindi la lezione non ti guida più. Forse **Annulla** la riporta; oppure gioca pure.
cogs-lesson-over = -# ✎ Qui finisce la lezione; la partita no.
cogs-lesson-ended = Questa era la tua lezione di **{ $game }**. Con `/gioca` apri un tavolo vero: gli amici premono **Unisciti**, le IA prendono gli altri posti.
cogs-lesson-ended-alone = La tua lezione di **{ $game }** è finita. Con `/gioca` apri una partita vera: premi **Distribuisci**.
cogs-tip = -# ✎ { $tip }
cogs-tips-off = Basta consigli. Tornano con `/impostazioni`.
cogs-setting-tips-on = Consigli alla prima partita
cogs-setting-tips-on-about = A ogni domanda, in ogni gioco nuovo
cogs-setting-tips-off = Nessun consiglio

## Annullare con il consenso degli altri
cogs-button-takeback = Chiedi di annullare …
cogs-button-keep = Lascia stare
cogs-undo-title = ### Annullare con il consenso degli altri
cogs-undo-explained = Scegli la prima delle tue scelte da annullare. Si annulla anche tutto quello che è venuto dopo, degli altri compreso, e torneranno gli stessi sorteggi. Chi da allora ha giocato o saputo qualcosa deve essere d’accordo entro un giorno. Se intanto giochi, la tua richiesta decade.
cogs-undo-explained-practice = Scegli la prima delle tue scelte da annullare. Si annulla anche tutto quello che è venuto dopo, e torneranno gli stessi sorteggi. Prima si chiede a chi da allora ha giocato o saputo qualcosa. Se non c’è nessuno, avviene subito, perché questo è un tavolo di pratica.
cogs-undo-which = Torna a prima di …
cogs-undo-back = { $n ->
    [one] La tua ultima scelta
   *[other] Annulla le tue ultime { $n } scelte
}
cogs-undo-untold = Una scelta che la cronaca non riporta
cogs-undo-none = Qui non c’è niente che tu possa chiedere di annullare.
cogs-undo-wish = ### { $who } chiede di annullare questo
cogs-undo-until = Se entro il { $when } non sono d’accordo tutti gli interpellati, resta tutto com’è.
cogs-undo-done = Il tavolo è come prima.
cogs-undo-withdrawn = Hai ritirato la richiesta. Resta tutto com’è.
cogs-vote-undo-grant = Sì, annulliamo
cogs-vote-undo-refuse = No
cogs-vote-undo-look = Che cosa si annullerebbe?
cogs-voted-undo-grant = Segnato: sei d’accordo. Agli altri non viene detto chi ha votato che cosa.
cogs-decided-undo-grant = Sono tutti d’accordo: il tavolo è come prima.
cogs-decided-undo-refuse = Segnato: resta com’è. Agli altri non viene detto chi ha rifiutato.
cogs-practice = Pratica
cogs-practice-about = Annulla quanto vuoi; la partita non conta nelle statistiche.
cogs-lobby-practice = **Pratica**: finché nessun altro ha giocato o saputo qualcosa, puoi annullare quanto vuoi. Il tavolo non conta nelle statistiche.
cogs-final-practice = -# Era per pratica e non conta nelle statistiche.

## Ordini: risposte date in anticipo

cogs-button-orders = Ordini
cogs-orders-title = ### I tuoi ordini
cogs-orders-about = -# Un ordine risponde per te un minuto dopo che tocca a te. Nessun altro vede i tuoi ordini: si vede solo la tua risposta, e che è arrivata dopo un minuto.
cogs-orders-none = Non hai dato nessun ordine.
cogs-orders-nobody-waits = A questo tavolo nessuno ti aspetta: non c’è nulla a cui rispondere in anticipo.
cogs-orders-done = **Conclusi:**
cogs-orders-soon = ⏳ Uno dei tuoi ordini sta per rispondere. In *Ordini* puoi farlo rispondere subito, o rispondere tu.
cogs-orders-lapsed = Un tuo ordine non andava più bene ed è stato scartato; in *Ordini* c’è scritto perché.
cogs-order-answers = ⏳ Il tuo ordine risponde { $at }: **{ $what }**.
cogs-order-line = { $about } – **{ $what }** ({ $scope }).
cogs-order-brief = { $n }. { $what }
cogs-order-or = {" "}oppure{" "}
cogs-order-scope-times = { $n ->
    [0] una volta
    [one] una volta
   *[other] { $n } volte
}
cogs-order-scope-round = in questo round
cogs-order-scope-game = ogni volta
cogs-order-said = { $what }
cogs-order-state-using = ⏳ Sta per rispondere.
cogs-order-state-held = In pausa finché non agisci tu.
cogs-order-state-asleep = In pausa finché non lo riattivi:
cogs-order-state-spent = È stato usato.
cogs-order-state-dropped = È stato scartato:
cogs-order-why-undone = hai annullato quello che aveva fatto.
cogs-order-why-guard = la sua condizione non era soddisfatta.
cogs-order-why-option = non era più possibile.
cogs-order-why-over = il round era finito.
cogs-order-why-broken = le regole non sono riuscite a eseguirlo.
cogs-order-why-rest = Non tutto era possibile; il resto è toccato a te.
cogs-order-select = Cambia un ordine …
cogs-order-now = Rispondi subito
cogs-order-withdraw = Ritiralo
cogs-order-change = Cambialo
cogs-order-wake = Riattivalo
cogs-order-first = Provalo prima degli altri
cogs-order-clear = Cancella quelli conclusi
cogs-order-back = Torna al tavolo
cogs-order-given = ✔ Ordine dato. Lo vedi solo tu.
cogs-orders-always = Questa domanda, dalla prossima volta …
cogs-orders-always-answer = Sempre: { $what }
cogs-orders-decline = Rifiuta, finché non offre qualcos’altro
cogs-orders-proposed = Segui la proposta, ogni volta …
cogs-plan-begin = Pianifica il mio prossimo turno
cogs-plan-title = ### Pianificare in anticipo
cogs-plan-about = Così potrebbe essere il tavolo quando toccherà di nuovo a te. Quello che scegli sarà allora la tua risposta, se sarà possibile.
cogs-plan-lost = La partita è andata avanti, e una parte del tuo piano non va più bene.
cogs-plan-stale = A questo avevi già risposto. Ecco ora il tuo piano.
cogs-plan-so-far = Il tuo piano: **{ $what }**
cogs-plan-changes = Il tuo ordine vale com’è finché non lo sostituisci con questo.
cogs-plan-whole = ### Il tuo piano
cogs-plan-over = Con questo finisce il tuo turno.
cogs-plan-enough = Concludi il piano
cogs-plan-back = Un passo indietro
cogs-plan-stop = Scarta il piano
cogs-plan-otherwise = E se non è possibile …
cogs-plan-keep-times = Ordinalo una volta
cogs-plan-keep-round = Per questo round
cogs-plan-keep-game = Ogni volta
cogs-plan-guard = Solo se …
cogs-plan-times = Ordinalo più volte …
cogs-plan-guard-least = { $what }: almeno { $n }
cogs-plan-guard-below = { $what }: meno di { $n }
cogs-plan-guard-gone = Non più possibile: { $what }
cogs-plan-guard-offered = Ancora possibile: { $what }
cogs-order-guarded = { $what } (solo se: { $guards })

# Away, clocks
cogs-vote-late-wait = Aspettare ancora
cogs-vote-late-ai = Giochi un’IA
cogs-vote-late-end = Finire la partita
cogs-voted-late-wait = Segnato: aspettare ancora.
cogs-voted-late-ai = Segnato: gioca un’IA.
cogs-voted-late-end = Segnato: finire la partita.
cogs-decided-late-wait = Deciso: il tavolo aspetta ancora una volta.
cogs-decided-late-ai = Deciso: gioca un’IA finché non torna.
cogs-decided-late-end = Deciso: la partita è finita. Per almeno un giorno si può riaprire.
cogs-decided-late-tie = Parità: il tavolo aspetta ancora una volta. Se c’è di nuovo parità, gioca un’IA.
cogs-vote-away-wait = Aspettare
cogs-vote-away-ai = Giochi un’IA
cogs-voted-away-wait = Segnato: aspettare.
cogs-voted-away-ai = Segnato: gioca un’IA.
cogs-decided-away-wait = Deciso: il tavolo aspetta.
cogs-decided-away-ai = Deciso: gioca un’IA finché non torna.
cogs-warning-ask = ⏳ { $who }, il tuo tempo al tavolo di { $game } finisce { $when }. Poi decidono gli altri se aspettare ancora. { $link }
cogs-warning-ai = ⏳ { $who }, il tuo tempo al tavolo di { $game } finisce { $when }. Poi un’IA gioca per te finché non torni. { $link }
cogs-forecast-turn = 🔮 Quando toccherà a te: { $since } – { $until }.
cogs-forecast-end = 🔮 Quando finirà la partita: { $since } – { $until }.
cogs-time-ends = ⏳ Il tuo tempo finisce { $when }.
cogs-button-back-at = Rieccomi: { $game } n. { $table }
cogs-button-back = Rieccomi
cogs-pace-title = Ritmo
cogs-pace-now = **Ritmo**: { $pace }. { $then } Il tempo di ciascuno si ferma nelle sue ore di silenzio (`/orario`) e mentre è via (`/via`).
cogs-pace-none = Senza orologio
cogs-pace-none-about = Ognuno si prende il tempo che gli serve
cogs-pace-hour = Un’ora a decisione, 12 di riserva
cogs-pace-hour-each = Un’ora a decisione
cogs-pace-quarter = Sei ore a decisione, un giorno di riserva
cogs-pace-quarter-each = Sei ore a decisione
cogs-pace-day = Un giorno a decisione, tre di riserva
cogs-pace-day-each = Un giorno a decisione
cogs-pace-days = Tre giorni a decisione, una settimana di riserva
cogs-pace-days-each = Tre giorni a decisione
cogs-pace-week = Una settimana a decisione, una di riserva
cogs-pace-week-each = Una settimana a decisione
cogs-pace-then-ask = Quando il tempo scade, si chiede agli altri.
cogs-pace-then-ai = Quando il tempo scade, gioca subito un’IA.
cogs-away-button = Sarò via …
cogs-away-title = ## Via
cogs-away-draft = Assenza: { $since } – { $until }. Poi { $left ->
    [one] ti resta un giorno
   *[other] ti restano { $left } giorni
 } dei { $year } in cui puoi essere via in 365 giorni qualsiasi.
cogs-away-too-long = Assenza: { $since } – { $until }. { $over ->
    [one] È un giorno in più
   *[other] Sono { $over } giorni in più
 } dei { $year } in cui puoi essere via in 365 giorni qualsiasi. Scegli un tempo più breve.
cogs-away-more = Ne avrai di nuovo di più: { $when }.
cogs-away-planned = Sarai via: { $since } – { $until }.
cogs-away-running = Sei via. Torni: { $until }.
cogs-away-note = La tua nota: «{ $note }»
cogs-away-no-note = Senza la nota
cogs-away-nothing = In questo momento non giochi a nessun tavolo.
cogs-away-rules = -# I tuoi tavoli vengono avvisati, e intanto tu non ricevi avvisi. Gli orologi si fermano; per le domande già aperte, solo un giorno dopo l’annuncio. Al massimo { $stretch } giorni di fila.
cogs-away-does-wait = { $which }: ti aspetta.
cogs-away-does-ai = { $which }: gioca un’IA finché non torni.
cogs-away-does-ask = { $which }: si chiede agli altri se aspettare o far giocare un’IA.
cogs-away-does-alone = { $which }: lì non aspetta nessun altro; non cambia niente.
cogs-away-does-daily = { $which }: la mano del giorno finisce con il suo giorno, anche se sei via.
cogs-away-does-lobby = { $which }: non è ancora cominciato. Se comincia nel frattempo, la tua scelta vale anche lì.
cogs-away-does-lent = { $which }: un’IA gioca già al posto tuo, finché non riprendi il tuo posto.
cogs-season-given = È un tavolo di una stagione: se quella persona prende il tuo posto, non ricevi punti per questo tavolo.
cogs-season-ends = È un tavolo di una stagione: lì una partita chiusa prima della fine non ha risultato per nessuno.
cogs-season-ai = È un tavolo di una stagione: ciò che l’IA guadagna non conta per te se alla fine gioca ancora.
cogs-season-round = Il suo turno finisce: { $when }. Da allora gioca un’IA quando tocca a te, e ciò che guadagna non conta per te.
cogs-away-over = Ma lì il tuo tempo per la domanda già aperta scade: { $when }.
cogs-away-from = Comincia
cogs-away-begins = { $n ->
    [0] Comincia adesso
    [one] Comincia domani
   *[other] Comincia tra { $n } giorni
 }
cogs-away-for = Dura
cogs-away-lasts = { $n ->
    [one] Dura un giorno
   *[other] Dura { $n } giorni
 }
cogs-away-tables = Intanto
cogs-away-how-wait = I miei tavoli mi aspettano
cogs-away-how-ai = Gioca per me un’IA
cogs-away-how-ask = Si chiede agli altri
cogs-away-go = Avvisa i miei tavoli
cogs-away-back = Rieccomi
cogs-away-is-back = Che bello rivederti! I posti dove giocava un’IA per la tua assenza sono di nuovo tuoi; `/tavoli` mostra che cosa ti aspetta.
cogs-away-was-not = Non eri via.
cogs-cmd-away = via
cogs-cmd-away-about = Essere via per qualche giorno: vedi che cosa faranno i tuoi tavoli e avvisali
cogs-opt-days = giorni
cogs-opt-days-about = Per quanti giorni
cogs-opt-begin = inizio
cogs-opt-begin-about = Tra quanti giorni comincia (0: adesso)
cogs-opt-how = intanto
cogs-opt-how-about = Che cosa fanno intanto i tuoi tavoli
cogs-opt-note = nota
cogs-opt-note-about = Una riga per chi gioca con te

## Avvisi: come si viene a sapere che qualcosa aspetta
cogs-notices-button = Avvisi
cogs-notices-title = ### I tuoi avvisi
cogs-notices-once = - Subito: ti si avvisa quando ti si chiede qualcosa.
cogs-notices-daily = - Una volta al giorno, alle **{ $hour }** a { $place } (lì sono le { $time }): un solo messaggio con tutto ciò che ti aspetta. Il prossimo arriva { $when }.
cogs-notices-home = - Nel canale del tavolo.
cogs-notices-room = - Quello che riguarda solo te arriva in un messaggio diretto. La domanda sta sempre nel canale.
cogs-notices-closed = ⚠ Discord non mi lascia inviarti messaggi diretti, quindi ti avviso nel canale. Consenti i messaggi diretti da un server in cui ci sono io e scegli di nuovo «in un messaggio diretto».
cogs-notices-next = - Ti si avvisa anche quando il prossimo turno è tuo.
cogs-notices-muted = - { $n ->
    [one] Un tavolo non ti avvisa.
   *[other] { $n } tavoli non ti avvisano.
 }
cogs-notices-about = Ti si avvisa una volta per ogni domanda, e te la si ricorda una volta dopo un giorno (`/impostazioni`). Nelle tue ore di silenzio non arriva niente; quando finiscono, un solo messaggio elenca che cosa ti aspetta. Un tavolo con l’orologio ti avverte in ogni caso.
cogs-notices-how = Quando vuoi ricevere gli avvisi?
cogs-notices-at-once = Subito
cogs-notices-at = Una volta al giorno, alle { $hour }
cogs-notices-where = Dove vuoi ricevere gli avvisi?
cogs-notices-in-home = Nel canale del tavolo
cogs-notices-in-room = In un messaggio diretto
cogs-notices-next-on = Avvisami un turno prima
cogs-notices-next-off = Non avvisarmi un turno prima
cogs-notices-unmute = { $game } n. { $table } può avvisarmi
cogs-button-mute = Silenzia questo tavolo
cogs-button-unmute = Questo tavolo può avvisarmi
cogs-button-next-on = Avvisami un turno prima
cogs-button-next-off = Non avvisarmi un turno prima
cogs-button-tables = Tutti i miei tavoli
cogs-muted = 🔕 Questo tavolo non ti avvisa più. Sta sempre in `/tavoli`.
cogs-unmuted = 🔔 Questo tavolo ti avvisa di nuovo.
cogs-next-from-now = 🔔 Da adesso ti si avvisa a tutti i tavoli quando il prossimo turno è tuo.
cogs-next-no-more = Non ti si avvisa più quando il prossimo turno è tuo.
cogs-room-opened = ✔ I tuoi avvisi arrivano qui. Puoi cambiarlo in `/impostazioni`, alla voce «Avvisi».
cogs-room-opened-for-this = ✔ Quello che hai appena chiesto arriva qui. Il resto rimane come l’hai scelto in `/impostazioni`, alla voce «Avvisi».
cogs-trouble-rooms = In questo momento lo fanno così in tanti che Discord mi fa aspettare. Riprova più tardi.
cogs-waits = ➤ { $who }, il tavolo di { $game } ti aspetta. { $link }
cogs-waits-votes = ➤ { $who }, { $n ->
    [one] un voto ti aspetta
   *[other] { $n } voti ti aspettano
 } al tavolo di { $game }. { $links }
cogs-next-one = ➤ { $who }, al tavolo di { $game } il prossimo turno è tuo. { $link }
cogs-lent-here = ⌛ { $who }, un’IA gioca al posto tuo al tavolo di { $game }. { $link }
cogs-ended-here = { $who }, la partita di { $game } è finita prima del tempo mentre non c’eri.
cogs-invited-waking = ➤ { $who }, c’è un invito per te a un tavolo di { $game }.
cogs-calls-here = ➤ { $who }, { $n ->
    [one] uno dei tuoi tavoli in questo server ti aspetta.
   *[other] { $n } dei tuoi tavoli in questo server ti aspettano.
 }
cogs-calls-title = ### { $n ->
    [one] Un tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
 }
cogs-digest-title = ### Oggi { $n ->
    [one] un tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
 }
cogs-wishes-title = ### { $n ->
    [one] È aperto un tavolo come quello che cerchi
   *[other] Sono aperti { $n } tavoli come quelli che cerchi
 }
cogs-news-title = ### Novità dai tuoi tavoli
cogs-call-question = { $which } – tocca a te ({ $since })
cogs-call-reminder = ⌛ { $which } – ti aspetta ancora ({ $since })
cogs-call-votes = { $which } – un voto ti aspetta { $link }
cogs-call-next = { $which } – il prossimo turno è tuo
cogs-call-invitation = { $which } – c’è un invito per te
cogs-call-wish = { $which } – un tavolo come quello che cerchi
cogs-call-lent = { $which } – un’IA gioca al posto tuo
cogs-call-ended = { $which } – finita prima del tempo mentre non c’eri
cogs-tables-waiting = { $n ->
    [0] Nessun altro giocatore ti aspetta.
    [one] Un tavolo ti aspetta.
   *[other] { $n } tavoli ti aspettano.
}
cogs-table-muted = 🔕 Non ti avvisa.
cogs-table-votes = { $n ->
    [one] Un voto ti aspetta
   *[other] { $n } voti ti aspettano
}: { $links }
cogs-button-daily-remind = Ricordamelo in un messaggio diretto
cogs-room-daily = ✔ Due ore prima che il giorno finisca, o un’ora prima delle tue ore di silenzio se cominciano prima, un messaggio diretto ti ricorda la tua mano privata se non l’hai finita.
cogs-room-daily-no-reminders = ✔ Ora posso inviarti messaggi diretti. Ma hai disattivato i promemoria: attivali in `/impostazioni`. Allora, due ore prima che il giorno finisca, o un’ora prima delle tue ore di silenzio se cominciano prima, un messaggio diretto ti ricorderà la tua mano privata se non l’hai finita.
cogs-trouble-closed = Discord non mi lascia inviarti messaggi diretti. Consentili da un server in cui ci sono io e riprova.
cogs-trouble-discord = In questo momento Discord non risponde. Riprova.

## Trovare persone
cogs-find-title = ## Tavoli aperti su questo server
cogs-find-none = Al momento qui nessun tavolo aperto ha posti liberi. Con `/gioca` ne apri uno.
cogs-find-none-of = Al momento qui nessun tavolo aperto di **{ $game }** ha posti liberi. Con `/gioca` ne apri uno.
cogs-find-lobby = **{ $n }. { $game }** in { $place }
cogs-find-facts = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
} · { $pace } · aperto da { $who }
cogs-find-others = ### Chi cerca un tavolo
cogs-find-own = ### Cerchi
cogs-find-own-shown = { $what } (qui lo possono vedere tutti)
cogs-find-own-hidden = { $what }
cogs-find-unreachable = ⚠ Discord non mi lascia mandarti messaggi diretti, quindi non posso avvisarti di quello che cerchi in segreto. Permettili da questo server e salva di nuovo il tuo desiderio.
cogs-find-unreachable-muted = ⚠ Chi gestisce questo server non mi lascia avvisare nessuno nei suoi canali, e non posso mandarti messaggi diretti, quindi non posso avvisarti di quello che cerchi. Permettili da questo server e salva di nuovo il tuo desiderio.
cogs-find-any-game = Qualsiasi gioco
cogs-find-any-pace = Qualsiasi ritmo
cogs-find-every-day = tutti i giorni
cogs-find-join = Unisciti al { $n }
cogs-find-join-at = Unisciti: { $game } n. { $table }
cogs-find-newest = I più nuovi
cogs-find-older = Altri tavoli
cogs-find-wish = Avvisami quando …
cogs-find-drop = Non cercare più …
cogs-find-drop-one = Non cerco più
cogs-find-dropped = ✔ Non cerchi più questo.
cogs-find-saved = ✔ Riceverai un avviso quando chi apre un tavolo così avvisa chi cerca.
cogs-find-joined = ✔ Hai un posto a **{ $game }**, in { $place }.
cogs-find-tell = Avvisa chi cerca
cogs-find-tell-of = Avvisa chi cerca: { $game } n. { $table }
cogs-find-offer = -# **Avvisa chi cerca** avvisa una volta sola chi ha chiesto in `/cerca` un tavolo così. Prima scegli al tavolo il ritmo e **Chi può unirsi**: da quelli dipende a chi va bene.
cogs-find-told = ✔ Chi cerca un tavolo così e può unirsi riceve un avviso, fuori dalle sue ore di silenzio.
cogs-server-only = Funziona solo nei server a cui mi hanno aggiunto.
cogs-find-wish-title = ### Avvisami quando si apre un tavolo
cogs-find-wish-about = Ricevi un avviso per un tavolo che va bene quando chi lo apre preme **Avvisa chi cerca**: al massimo uno per tavolo, fuori dalle tue ore di silenzio (`/orario`), nei giorni che scegli. Vale finché non lo ritiri in `/cerca`.
cogs-find-seen = - **Qui tutti possono vedere** in `/cerca` che cerchi un tavolo. L’avviso arriva dove ricevi i tuoi avvisi (`/impostazioni`).
cogs-find-seen-muted = - **Qui tutti possono vedere** in `/cerca` che cerchi un tavolo. Chi gestisce questo server non mi lascia avvisare nessuno nei suoi canali, perciò l’avviso arriva con un messaggio diretto.
cogs-find-unseen = - **Nessuno può vedere** che cerchi un tavolo. Perciò l’avviso arriva con un messaggio diretto.
cogs-find-zone = - I giorni sono quelli di { $place }; si cambia in `/orario`.
cogs-find-utc = - I giorni sono quelli di UTC, perché non so dove vivi; si dice in `/orario`.
cogs-find-days = In quali giorni?
cogs-find-save = Avvisami
cogs-find-show = Mostra che cerco
cogs-find-hide = Non mostrarlo
cogs-find-back = Indietro
cogs-wish-here = ➤ { $who }, qui si è aperto un tavolo di { $game } come quello che cerchi.

## Inviti fissi
cogs-weekly-line = **{ $game }** in { $where }: ogni { $day } alle { $time } ({ $place })
cogs-weekly-next = aperto per { $who }, il prossimo { $when }
cogs-weekly-about = A quell’ora qui si apre da solo un tavolo, e lì hai un posto. Aspetta sei giorni. Se { $n ->
    [one] una volta
   *[other] { $n } volte di fila
} la partita non comincia, tutto questo finisce; prima lo puoi ritirare in `/cerca`, e lo può fare anche chi gestisce questo server. Se a quell’ora qui c’è un altro tavolo, quella settimana si salta.
cogs-weekly-find = Tavoli aperti
cogs-weekly-title = ### Ogni settimana
cogs-weekly-drop = Ritira un tavolo settimanale …
cogs-weekly-dropped = ✔ Non si apre più da solo.
cogs-weekly-told = 📅 Chi gestisce questo server ha ritirato un tavolo settimanale, quindi non si apre più da solo. { $what }
cogs-trouble-time = Scrivi l’ora così: `20:00`.
cogs-day-0 = lunedì
cogs-day-1 = martedì
cogs-day-2 = mercoledì
cogs-day-3 = giovedì
cogs-day-4 = venerdì
cogs-day-5 = sabato
cogs-day-6 = domenica

## Come giocano le persone, nei tavoli aperti
cogs-lobby-profile-games = { $n ->
    [0] prima partita
    [one] una partita giocata
   *[other] { $n } partite giocate
}
cogs-lobby-profile-rating = forza { $rating } ± { $spread }
cogs-lobby-profile-punctual = { $percent }% di risposte in tempo
cogs-button-profile-on = Mostra come gioco nei tavoli
cogs-button-profile-off = Non mostrare come gioco nei tavoli
cogs-profile-shown = ✔ Nei tavoli aperti gli altri ora vedono la tua forza, quante partite hai giocato e a quante domande hai risposto entro il tempo del ritmo.
cogs-profile-hidden = ✔ Gli altri non vedono più nei tavoli aperti come giochi.

## Campionati
cogs-cmd-league = campionato
cogs-cmd-league-about = Campionati e tornei di questo server
cogs-cmd-league-open = apri
cogs-cmd-league-open-about = Apri una stagione in questo canale (per chi gestisce il server)
cogs-cmd-league-show = mostra
cogs-cmd-league-show-about = Stagioni di questo server: iscrizione, classifica, turni
cogs-opt-season = nome
cogs-opt-season-about = Il nome della stagione
cogs-opt-seats = posti
cogs-opt-seats-about = Quante persone siedono a un tavolo pieno
cogs-opt-format = formato
cogs-opt-format-about = Come si formano gli abbinamenti
cogs-opt-rounds = turni
cogs-opt-rounds-about = Quanti turni (0: secondo gli iscritti)
cogs-opt-round-days-about = Quanti giorni dura un turno (0: senza scadenza)
cogs-opt-second = secondo
cogs-opt-second-about = Un altro gioco, che si alterna con il primo
cogs-opt-third = terzo
cogs-opt-division = divisione
cogs-opt-division-about = Girone all’italiana: quante persone per divisione (0: tutte insieme)
cogs-opt-after = dopo
cogs-opt-after-about = Girone all’italiana: la stagione di cui questa continua le divisioni
cogs-opt-promoted = promossi
cogs-opt-promoted-about = Quante persone salgono e scendono dopo quella stagione
cogs-league-format-swiss = Sistema svizzero: si incontra chi è a pari punti
cogs-league-format-robin = Girone all’italiana, a divisioni se vuoi
cogs-league-format-knockout = Eliminazione diretta
cogs-league-title = ## Stagioni di questo server
cogs-league-none = Questo server non ha ancora stagioni. Chi lo gestisce ne apre una con `/campionato apri`.
cogs-league-choose = Quale stagione?
cogs-league-server = I campionati si giocano nei server.
cogs-league-plan = { $games } · { $format ->
    [swiss] sistema svizzero
    [robin] { $division ->
        [0] girone all’italiana
       *[other] girone all’italiana in divisioni di circa { $division } persone
    }
   *[knockout] eliminazione diretta
} · { $seats } posti a tavolo{ $rounds ->
    [0] {""}
    [one] {" · "}un turno
   *[other] {" · "}{ $rounds } turni
}
cogs-league-continues = Questa stagione continua **{ $name }**: { $n ->
    [0] nessuno sale o scende di divisione.
    [one] da ogni divisione sale una persona e ne scende una.
   *[other] da ogni divisione salgono { $n } persone e ne scendono altrettante.
}
cogs-league-time = { $pace }{ $days ->
    [0] .
    [one] ; un turno dura un giorno.
   *[other] ; un turno dura { $days } giorni.
}
cogs-league-open = **Iscrizioni aperte**: { $n ->
    [0] ancora nessuna persona iscritta.
    [one] una persona iscritta.
   *[other] { $n } persone iscritte.
}
cogs-league-now = **Turno { $n } di { $rounds }**: tavoli finiti { $done } su { $tables }{ $timed ->
    [0] .
   *[other] ; fino al <t:{ $until }:f>.
}
cogs-league-begins = **Turno { $n } di { $rounds }**: i suoi tavoli si stanno aprendo.
cogs-league-status-open = Iscrizioni aperte
cogs-league-status-playing = In corso
cogs-league-status-over = La stagione è finita.
cogs-league-status-cancelled = La stagione non si è tenuta.
cogs-league-enter = Iscriviti
cogs-league-leave = Ritirati
cogs-league-standings = Classifica
cogs-league-rounds = Turni
cogs-league-round = **Turno { $n } di { $rounds }**
cogs-league-at = **Tavolo { $table }**: { $who }
cogs-league-round-button = Turno { $n }
cogs-league-start = Comincia
cogs-league-end = Chiudi la stagione
cogs-league-export = Salva come { $kind }
cogs-league-sure = Vuoi davvero chiudere **{ $name }** adesso? Le partite in corso si possono finire, ma qui non contano più.
cogs-league-leave-sure = Vuoi davvero ritirarti da **{ $name }**? { $again ->
    [0] Non potresti iscriverti di nuovo.
   *[other] Potresti iscriverti di nuovo finché non comincia l’ultimo turno, senza punti per i turni che perdi.
}
cogs-league-entered = Partecipi.
cogs-league-left = Non partecipi più. Finisci comunque la partita in corso, o cedi il posto a un’IA.
cogs-league-opened = La stagione è aperta. Falla cominciare qui (`/campionato mostra`) quando ci sono abbastanza iscrizioni.
cogs-league-started = La stagione comincia: i tavoli si stanno aprendo.
cogs-league-file = La stagione in un file
cogs-league-you-are-in = Partecipi.
cogs-league-you-left = Non partecipi più.
cogs-league-you = Tu: { $division ->
    [0] {""}
   *[other] divisione { $division },{" "}
}posto { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cogs-league-you-bye = In questo turno riposi; vale quanto una vittoria.
cogs-league-your-tables = { $n ->
    [one] Il tuo tavolo
   *[other] I tuoi tavoli
}: { $where }
cogs-league-division = **Divisione { $n }**
cogs-league-line = **{ $place }.** { $who } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}{ $left ->
    [0] {""}
   *[other] {" "}· fuori dalla stagione
}
cogs-league-tie-opponents = media degli avversari { $n }
cogs-league-tie-stage = ha raggiunto il turno { $n }
cogs-league-tie-final = ha vinto la finale
cogs-league-tie-wins = { $n ->
    [one] { $n } vittoria
   *[other] { $n } vittorie
}
cogs-league-tie-share = quota di punti { $n }
cogs-league-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
cogs-league-unknown = Senza nome
cogs-league-bye = - { $who }: riposa
cogs-league-void = senza risultato
cogs-league-table = 🏆 **{ $name }** · turno { $round }, tavolo { $table }: { $who } giocano a { $game }.
cogs-league-thread = { $name } · turno { $round }, tavolo { $table }
cogs-cmd-league-result = risultato
cogs-cmd-league-result-about = Decidi un tavolo dopo un reclamo (per chi gestisce il server)
cogs-opt-round = turno
cogs-opt-round-about = Il numero del turno
cogs-opt-table-number = tavolo
cogs-opt-table-number-about = Il numero del tavolo in quel turno
cogs-opt-order = ordine
cogs-opt-order-about = Menziona chi ci gioca dal primo posto all’ultimo
cogs-opt-which-season = stagione
cogs-opt-which-season-about = Quale stagione, se ce n’è più di una
cogs-league-no-rounds = Qui il numero dei turni dipende dagli iscritti. Non indicare `turni`: vale per il sistema svizzero e per il girone all’italiana a tavoli di tre o più.
cogs-league-robin-only = `divisione` e `dopo` valgono solo per il girone all’italiana. Scegli quel `formato`, o non indicarle.
cogs-league-after-only = `promossi` vale solo per un girone all’italiana che continua le divisioni di un’altra stagione. Indica quella stagione con `dopo`, o non indicare `promossi`.
cogs-league-decided = Il tavolo è deciso e tutti ne sono informati.
cogs-league-which = Indica quale stagione intendi.
