## Lines of help in a first game: one for each question

grimm-forest-tip-choose = { $fable ->
    [may] Pensa a dove vogliono andare gli altri: da solo prendi tutto, in compagnia si divide. La Favola non è mai un obbligo.
   *[other] Pensa a dove vogliono andare gli altri: da solo prendi tutto, in compagnia si divide.
}
grimm-forest-tip-build = Pavimento, pareti, tetto: ogni sezione vuole quella sotto. Quel che non puoi ancora pagare è in «Perché no …?».
grimm-forest-tip-friend = Puoi avere un solo Amico per volta. Uno scomodo conviene mandarlo a chi è in testa, che così perde il suo.
grimm-forest-tip-market = Si prende a turno, una risorsa per volta. Prima quel che serve alla tua prossima sezione; il resto, per toglierlo agli altri.
grimm-forest-tip-first-builder = Ogni materiale ha il suo primo costruttore una volta sola. Le risorse aiutano subito, Favole e Amici più tardi.
grimm-forest-tip-place-monster = Quasi tutti i mostri colpiscono ogni maialino che è lì, anche il tuo. Manda il mostro dove ti aspetti folla, non dove vai tu.
grimm-forest-tip-place-unique = Un Luogo unico cambia il suo luogo finché non si avvera la sua condizione. Tutti possono leggerla e sfruttarla.
grimm-forest-tip-gain = Conta che cosa manca alla tua prossima sezione, e prendi quello.
grimm-forest-tip-take = Prendi quel che aiuta te e pesa a loro: a chi manca poco per le pareti si fa sentire.
grimm-forest-tip-give = Devi dare qualcosa: costa meno quel che non serve alla casa che stai costruendo.
grimm-forest-tip-discard = Qualcosa deve andare: tieni quello con cui stai costruendo.
grimm-forest-tip-take-from-market = Quel che prendi ora non va a chi è al Mercato.
grimm-forest-tip-add = Quel che aggiungi sta al Mercato per chi è lì; scegli quel che ti conviene.
grimm-forest-tip-aladdin = Dove a nessuno serve niente è facile restare soli; dove c’è di più, quasi mai.
grimm-forest-tip-ali-baba = Torna indietro se vi incontrate: ruba a chi non pensi di seguire.
grimm-forest-tip-pinocchio = Lo sentono tutti. Se ci vai guadagni; se non ci vai è un bluff, e non costa altro.
grimm-forest-tip-tom-thumb = Prima che si scelga: quel che prendi manca lì in questo round.
grimm-forest-tip-rapunzel = Aspetta un round in cui sei da solo. Metti da parte quel che è difficile raccogliere.
grimm-forest-tip-sleeping-beauty = Gioca alla cieca, e solo quella. Meglio a chi ha buone Favole in mano.
grimm-forest-tip-queen-look = Una carta Raccolta dice dove ci sarà folla; una Favola, che cosa sta per succedere.
grimm-forest-tip-crystal-ball = Guarda chi vuole la tua stessa cosa: puoi ancora evitarlo.
grimm-forest-tip-crystal-change = Ora ne conosci uno. Resta se così sei da solo, altrimenti va’ altrove.
grimm-forest-tip-gingerbread-man = Un po’ di tutto va bene se dove vai c’è folla o un mostro.
grimm-forest-tip-thumbelina = È una lotteria: conviene se il tuo luogo è affollato o c’è un mostro.
grimm-forest-tip-wandering-trader = Due per tre, ma di un altro tipo: va bene quando qualcosa ti avanza.
grimm-forest-tip-thoughtful-gift = Ricevi tanto quanto dai. Dona a chi ha quel che ti manca.
grimm-forest-tip-gift-amount = Ne tornano altrettanti, del tipo che scelgono loro.
grimm-forest-tip-gift-return = Restituisci quel che ti serve meno; deve essere di un altro tipo.
grimm-forest-tip-whispers-keep = I mostri danneggiano gli altri, gli aiutanti ti fanno correre: tieni quel che serve al prossimo round.
grimm-forest-tip-puss-build = Una delle risorse la mette un altro: puoi costruire con una in meno.
grimm-forest-tip-puss-from = Pesa di più a chi sta per costruire con quel materiale.
grimm-forest-tip-goldilocks-keep = Le altre due tornano in cima: sai che cosa si pescherà.
grimm-forest-tip-goldilocks-top = Quella sopra si pesca per prima, forse da te.
grimm-forest-tip-rumpelstiltskin = Cambia tutta: non lasciare senza tetto una casa di paglia.
grimm-forest-tip-next-effect = Prima quel che dà risorse, poi quel che le spende.
grimm-forest-tip-big-bad-wolf = Un tetto costa loro di più; una casa di mattoni resiste.
grimm-forest-tip-bridge-troll = Chi ha raccolto di più in questo round paga di più.
grimm-forest-tip-friendly-game = Valgono solo quelli nel tuo luogo; guarda che cosa hanno.
grimm-forest-tip-oracle = È gratis, e loro perdono quel che tu guadagni.
grimm-forest-tip-harvest-moon = Il luogo più pieno dove non è andato nessuno.
grimm-forest-tip-search-past = Gli scarti sono scoperti: prendi quel che nessuno si aspetta due volte.
grimm-forest-tip-give-fable = Tieni quel che vuoi giocare; chi la riceve la vedrà.
grimm-forest-tip-mermaid-keep = Ti restano due luoghi, e tutti sanno quali: tieni quelli del tuo materiale.
grimm-forest-tip-cancel-monster = Il tuo Amico se ne va. Conviene se sono in gioco un tetto o molte risorse.
grimm-forest-tip-chinny = Puoi scappare prima che colpisca; meglio dove non c’è nessuno.
grimm-forest-tip-hired-help = Costa ora e raddoppia quel che raccogli al prossimo round; buono se pensi di essere da solo.
grimm-forest-tip-fairy-food = Guadagna chiunque finisca lì. Mettilo dove vuoi andare solo tu.
grimm-forest-tip-night-tavern = Scegli per primo e li vedi tutti; agli altri tocca il resto, a caso.
grimm-forest-tip-wishing-well = Non vedi le carte, ma sai chi vuole che cosa.
grimm-forest-tip-godmother-fables = Entrambe le Favole si perdono: rinuncia alle più deboli.
grimm-forest-tip-red-riding-hood = Un lupo di nuovo in mano colpisce ancora al prossimo round.
