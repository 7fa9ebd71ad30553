## Lines of help in a first game: one for each question

grimm-forest-tip-choose = { $fable ->
    [may] Pensa a dove vogliono andare gli altri: da solo prendi tutto, in compagnia si divide. La Favola non è mai un obbligo.
   *[other] Pensa a dove vogliono andare gli altri: da solo prendi tutto, in compagnia si divide.
}
grimm-forest-tip-build = Pavimento, pareti, tetto: ogni sezione vuole quella sotto. Nel menu, «Perché no …?» dice che cosa non puoi ancora costruire e che cosa ti manca.
grimm-forest-tip-friend = Puoi avere un solo Amico. Danne uno scomodo a chi è in testa, che così perde il suo.
grimm-forest-tip-market = Si prende a turno, una risorsa per volta. Prima quel che serve alla tua prossima sezione, poi quel che serve agli altri.
grimm-forest-tip-first-builder = Ogni materiale ha un solo Primo Costruttore. Le risorse aiutano subito, Favole e Amici più tardi.
grimm-forest-tip-place-monster = Quasi tutti i mostri colpiscono ogni maialino che è lì, anche il tuo. Manda il mostro dove ti aspetti folla, non dove vai tu.
grimm-forest-tip-place-unique = Un Luogo unico resta finché non si avvera la sua condizione, e vale per tutti i giocatori.
grimm-forest-tip-gain = Prendi quel che manca ancora alla tua prossima sezione.
grimm-forest-tip-take = Prendi quel che serve a te, o quel che serve a loro per la prossima sezione.
grimm-forest-tip-give = Dai quel che non serve alla casa che stai costruendo.
grimm-forest-tip-discard = Tieni quel che serve alla casa che stai costruendo.
grimm-forest-tip-take-from-market = Chi è al Mercato non avrà quel che prendi ora.
grimm-forest-tip-add = Chi è al Mercato può raccogliere quel che aggiungi; scegli quel che ti conviene.
grimm-forest-tip-aladdin = Dove a nessuno serve niente è facile restare soli; nel luogo più pieno no.
grimm-forest-tip-ali-baba = La restituisci se vi incontrate: ruba a chi andrà altrove.
grimm-forest-tip-pinocchio = Lo sentono tutti. Se ci vai guadagni; se non ci vai il bluff non costa niente.
grimm-forest-tip-tom-thumb = Quel che prendi manca lì in questo round.
grimm-forest-tip-rapunzel = Le puoi prendere in un round in cui il maialino è solo. Metti da parte quel che è difficile raccogliere.
grimm-forest-tip-sleeping-beauty = Non potrà giocare un’altra Favola. Meglio a chi ne ha di buone in mano.
grimm-forest-tip-queen-look = Una carta Raccolta dice dove va quel giocatore; una Favola, che cosa sta per succedere.
grimm-forest-tip-crystal-ball = Guarda chi vuole la tua stessa cosa: puoi ancora evitarlo.
grimm-forest-tip-crystal-change = Ora conosci una carta. Resta se così sei da solo, altrimenti va’ altrove.
grimm-forest-tip-gingerbread-man = Va bene se dove vai ti aspetti folla o un mostro.
grimm-forest-tip-thumbelina = Il nuovo luogo è a caso: conviene se il tuo è affollato o c’è un mostro.
grimm-forest-tip-wandering-trader = Ricevi tre per due, ma di un altro tipo: va bene quando qualcosa ti avanza.
grimm-forest-tip-thoughtful-gift = Ricevi tanto quanto dai: scegli chi ha quel che ti manca.
grimm-forest-tip-gift-amount = Ne ricevi altrettanti, del tipo che scelgono loro.
grimm-forest-tip-gift-return = Restituisci quel che ti serve meno; deve essere di un altro tipo.
grimm-forest-tip-whispers-keep = I mostri danneggiano gli altri, gli aiutanti aiutano te: tieni quel che serve al prossimo round.
grimm-forest-tip-puss-build = Una risorsa la paga un rivale: puoi costruire con una in meno.
grimm-forest-tip-puss-from = Pesa di più se quel giocatore sta per costruire con quel materiale.
grimm-forest-tip-goldilocks-keep = Le altre due tornano in cima: sai che cosa si pescherà.
grimm-forest-tip-goldilocks-top = Quella sopra si pesca per prima, forse da te.
grimm-forest-tip-rumpelstiltskin = Cambia tutta la tua paglia: aspetta se una casa di paglia è ancora senza tetto.
grimm-forest-tip-next-effect = Prima quel che dà risorse, poi quel che le spende.
grimm-forest-tip-big-bad-wolf = Il tetto è la sezione più cara da perdere. Le case di mattoni sono al sicuro.
grimm-forest-tip-bridge-troll = Chi ha raccolto di più in questo round paga di più.
grimm-forest-tip-friendly-game = Valgono solo quelli nel tuo luogo; guarda che cosa hanno.
grimm-forest-tip-oracle = Non costa niente, e loro perdono quel che tu guadagni.
grimm-forest-tip-harvest-moon = Scegli il luogo più pieno senza maialini.
grimm-forest-tip-search-past = Prendi quel che serve al prossimo round; gli altri vedono che cosa prendi.
grimm-forest-tip-give-fable = Tieni quel che vuoi giocare; chi la riceve la vedrà.
grimm-forest-tip-mermaid-keep = Ti restano due luoghi, e tutti sanno quali: tieni quelli del tuo materiale.
grimm-forest-tip-cancel-monster = Perdi il tuo Amico. Conviene se salvi un tetto o molte risorse.
grimm-forest-tip-chinny = Puoi spostarti prima che colpisca; meglio dove non ci sono maialini.
grimm-forest-tip-hired-help = Paghi ora e raccogli il doppio al prossimo round: buono se allora pensi di essere da solo.
grimm-forest-tip-fairy-food = Guadagna chiunque finisca lì. Mettilo dove vuoi andare solo tu.
grimm-forest-tip-night-tavern = Li vedi tutti e scegli per primo; agli altri tocca il resto, a caso.
grimm-forest-tip-wishing-well = Non vedi le carte, ma puoi indovinare chi vuole che cosa.
grimm-forest-tip-godmother-fables = Perdi entrambe le Favole: scarta le più deboli.
grimm-forest-tip-red-riding-hood = Potrai giocare di nuovo quel lupo in un altro round.
