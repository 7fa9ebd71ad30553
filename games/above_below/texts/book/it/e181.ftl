above-below-page-e181 = «C’è qualcuno?» chiede il muro. È un ottimo muro; gira tutt’intorno, e passa anche sopra. Un glogo si è fatto casa in questa tana, dal di dentro, tutta d’un fiato, e al momento dell’ultimo mattone si è accorto di aver scordato qualcosa. Non gli viene in mente che cosa. Calce fresca; uno zampettare di piedi palmati, in tondo. «C’è posto per *tutto*» dice il muro, coraggioso. «È solo che mi pare di aver avuto intenzione di uscire.» Qualcuno dovrebbe dirglielo a parole.
above-below-page-e181-again = La porta c’è. È sul tetto, con tre serrature. «*Arrivo*» dice il muro.
above-below-page-e181-describe = Spiegargli che cos’è una porta
above-below-page-e181-describe-4 = «Un muro» dice piano «che ogni tanto *non* lo è.» Non ha mai sentito niente di così triste. Da una fessura vi passa funghi ripieni, e qualcosa per i nervi.
above-below-page-e181-describe-7 = Silenzio; una sega. Ai vostri piedi cade un rettangolo. E c’è lì una persona piccola e tonda, che guarda quel che ha fatto, e attraverso. «E dove *danno*?» chiede, e porta il martello, per vedere.
above-below-page-e181-describe-fail = Insistete troppo sui cardini. Li fa, ottimi, e ci appende la casa intera, con sé dentro, così che dondola.

above-below-page-e182 = Al posto dell’argano il ponte levatoio ha un cornetto acustico. È alzato e, a giudicare dai nidi di rondine, lo è da cent’anni. «No» dice con voce di catene, prima che chiediate. «Finché lui non chiede scusa.» Gli fate notare che lui sarà morto. «Allora qualcun altro.» Piovono scaglie di ruggine; dal fossato sale un fiato freddo che sa d’inchiostro. Nella guardiola di fronte i vasi del padrone aspettano imballati nella paglia. Da questa parte gli ingranaggi sono di buon minerale pesante, e un piede di porco ci starebbe.
above-below-page-e182-again = «Ci ho ripensato» dice il ponte. «Anch’io sono stato un po’ brusco.» È ancora alzato, ma meno.
above-below-page-e182-sorry = Chiedere scusa, e sul serio
above-below-page-e182-sorry-5 = Vi spiace per le funi, per la pioggia e per quel che disse di sua madre. Scende un dito alla volta, singhiozzando olio, e vi raccomanda la terza asse.
above-below-page-e182-jam = Bloccare gli ingranaggi
above-below-page-e182-jam-4 = Piomba, geme e resta di sbieco. Il pedaggio di un secolo è scivolato in un angolo, e avete un minuto circa per scegliere la vostra parte.
above-below-page-e182-jam-7 = Due ruote vengono via intere e pesanti. Il ponte penzola da una catena sola, e in fatto di scuse non ha altro da dire.

above-below-page-e183 = Tassi che traslocano. Lo capite prima dal linguaggio, che è forte, poi dall’odore di canfora. Papà Tasso ha un capo dell’armadio e l’altro ce l’ha la curva della galleria. Undici piccoli, seduti lungo il muro in ordine d’altezza, tengono una gamba di sedia ciascuno e dicono *a sinistra*. «È entrato» dice Mamma Tasso «e dunque esce. Mia madre ce ne ha cresciuti cinque, in quell’armadio.» Nel primo cassetto ci sono i soldi del trasloco, e ormai nessuno a cui darli.
above-below-page-e183-again = L’armadio è tornato dall’altra parte. «Umidità» dice Papà Tasso. «Niente domande. Dite *a sinistra*.»
above-below-page-e183-lift = Dare una mano con l’armadio
above-below-page-e183-lift-2 = Dite *a destra*, che non era venuto in mente a nessuno. Passa con uno strillo di vernice, e con due dei piccoli che salutano.
above-below-page-e183-lift-4 = Togliete le ante, i piedi e alla fine la curva. Mamma Tasso vi conta in mano i soldi del trasloco e aggiunge parecchio su sua madre.

above-below-page-e184 = Cade terra dal muro; poi un cucchiaio; poi un uomo con un numero sul petto, che vi vede e alza le mani. Sono ventidue anni che evade. Gli restavano quindici giorni. «È che ci si appassiona» dice, e sa di creta e di cavolo. È sbucato in una sagrestia, in una cantina, e due volte nello stesso pollaio, e non ha preso niente; i soldi incontrati li ha annodati nella corda di lenzuola, da consegnare. I suoi quindici giorni vorrebbe farseli. Ma non lo arresta nessuno.
above-below-page-e184-again = Dal muro spunta un cucchiaio, si gira, e torna dentro. «Chiedo scusa» dice la terra.
above-below-page-e184-arrest = Arrestarlo con tutte le regole
above-below-page-e184-arrest-3 = Dite la formula, e dove non la sapete vi aiuta lui. Poi s’incammina in mezzo a voi, a testa alta, come al primo giorno di ferie.
above-below-page-e184-arrest-7 = Lo condannate a quindici giorni nel vostro villaggio, a minestra. Li sconta al minuto; poi chiede se, con i suoi precedenti, non ci sarebbe modo di avere l’ergastolo.
above-below-page-e184-spoon = Indirizzarlo e tenersi le lenzuola
above-below-page-e184-spoon-3 = «A sinistra e sempre dritto» dite, e lui ringrazia. Il cucchiaio si sente a lungo. Va a sinistra, e poi, con una curva larga e paziente, gira.

above-below-page-e185 = *Buchi*, dice l’insegna, *freschi, al metro*. La venditrice ne srotola uno sul banco, gli dà un colpo e vi fa sentire l’eco. Ha asole su cartoncino; un foro di proiettile, con la sua storia; buchi di topo di seconda mano, che sanno di formaggio. Quelli grandi stanno in fondo, sotto un telo, e respirano freddo. «Lì ci sta una famiglia. Due monete, e il buio è compreso.» Si può tirare sul prezzo. Sotto il banco, piccola e un po’ unta, c’è una cosa che lei, dice, non ha mai vista prima: una scappatoia.
above-below-page-e185-again = «Niente resi» dice la venditrice appena vi vede. «Ditemi voi dove lo *metto*.»
above-below-page-e185-buy = Comprarne uno dei grandi
above-below-page-e185-buy-0 = Lo arrotolate e lo portate a casa fra tutti, con l’orlo in su, che non si versi. Bisogna farci l’abitudine; poi non finisce più quel che ci sta.
above-below-page-e185-haggle = Tirare sul prezzo di uno grande
above-below-page-e185-haggle-4 = Gli trovate un graffio sull’orlo. Ci infilate la testa, la tirate fuori, sospirate. Ve lo lascia, per quanto si è divertita.
above-below-page-e185-haggle-7 = Le chiedete che cosa c’è dentro. Niente, ammette. Per niente, dite, non si paga. Avete il buco, una corda per appenderlo e una moneta, purché l’ultima parola sia sua.
above-below-page-e185-squeeze = Infilarsi nella scappatoia

above-below-page-e186 = Mezzogiorno al mercato, lampade fino al soffitto, e sotto un carretto c’è un pezzettino di buio. Non è più grosso di un gatto; dev’essere scappato. Si stringe alla ruota, freddo, sa di cantina, e ogni volta che passa una luce perde qualcosa dall’orlo. Non fa rumore. «Dovrebbe *piacermi*» dice Hob Sego, voltato di spalle. Un fungaiolo lo pagherebbe bene: in una cassetta non c’è niente che li faccia venire su così. Per tornare a casa c’è una via lunga e luminosa.
above-below-page-e186-again = Sotto il carretto c’è soltanto ombra. Accanto alla ruota, un piattino d’inchiostro, leccato.
above-below-page-e186-echo-1 = Vi conosce. Una volta deste il resto giusto; lo raccontano ai piccoli.
above-below-page-e186-echo-2 = «Qualcuno è stato educato con quello grande» dice Hob. «Così, per dire.»
above-below-page-e186-shade = Portarlo a casa sotto i cappotti
above-below-page-e186-shade-7 = Scendete la via come una tenda con moltissimi piedi. All’ultimo lampione sguscia verso qualcosa di grande, a braccia aperte. Il giorno dopo sul vostro scalino c’è un pezzo di minerale.
above-below-page-e186-sell = Chiuderlo in cassetta per il fungaiolo
above-below-page-e186-sell-5 = Non si dibatte. In una settimana la cantina è piena, e quello paga in natura e in monete. Di notte qualcosa di molto grande passa lungo le porte, tastando di sotto.

above-below-page-e187 = Gamberi in doppia fila sbarrano il guado, ognuno con una chela alzata. *Niente da dichiarare?* è inciso su una lavagna, coi prezzi dell’anno passato. L’ispettore, uno vecchio e azzurro col monocolo di mica, da quel lato non ci vede più, e vi fruga le borse a naso, schioccando. Odora di menta e di fango. Chi dichiara onestamente un panino, pare, può pescare dal pontile dell’ufficio. Ma sulla riva c’è una cassa di fibbie d’argento, già timbrate, che chiede solo di essere portata di là.
above-below-page-e187-again = «Ancora voi, e la senape» schiocca l’ispettore azzurro. «La senape è nuova.» La aggiunge alla lavagna.
above-below-page-e187-declare = Dichiarare i panini per nome
above-below-page-e187-declare-3 = Pesano il formaggio, tassano la crosta e vi mandano al pontile, dove abbocca tutto quello che non ha un posto nel servizio.
above-below-page-e187-declare-4 = Dichiarate perfino le briciole. L’ispettore si toglie il monocolo; in quarant’anni le briciole non le aveva nominate nessuno. Vi rimborsano il dazio.
above-below-page-e187-smuggle = Passare le fibbie di contrabbando
above-below-page-e187-smuggle-6 = Le indossate sotto i calzoni, in fila, e non tintinnate. Sull’altra riva c’è un uomo che vi prende per qualcun altro.
above-below-page-e187-smuggle-fail = Tintinnate. Una chela cala sulla vostra moneta più piccola e ci resta finché non la mollate.

above-below-page-e188 = Zac. Zac. Un giardiniere di ferro, con le cesoie al posto delle mani, costeggia il bosco e pota i funghi a somiglianza di una dama col ventaglio. Di dame ce ne sono già trecento. «Posò per me una volta» dice «la primavera di quell’anno. Il ventaglio c’è. Mi manca l’orecchio.» I cappelli tagliati stanno a staia per terra, tiepidi, pepati, e c’è nell’aria un vapore zuccherino. Alza la lanterna alle vostre orecchie, una dopo l’altra, senza sperare granché.
above-below-page-e188-again = Trecento dame e un gruppo di paesani coi panini, piuttosto riuscito, un po’ lusingato nel naso.
above-below-page-e188-pose = Posare finché trova l’orecchio
above-below-page-e188-pose-4 = A sera siete rigidi come stivali. Il lobo finalmente ce l’ha, dice, e vi strofina il collo con una cosa che distilla per i crampi.
above-below-page-e188-pose-7 = L’orecchio è quello del più giovane, ed era dal lato sbagliato. Si correggono tutte e trecento. A voi tocca il raccolto di quelle vecchie.
above-below-page-e188-reap = Raccogliere i ritagli per terra
above-below-page-e188-reap-3 = Tanto li avrebbero spazzati. Riempite un cappello, e le dame vi guardano farlo, da sopra il ventaglio.
above-below-page-e188-reap-5 = Sotto i ritagli ci sono le mance che lasciavano i visitatori, quando era un giardino e aveva un cancello.

above-below-page-e189 = Mezzanotte è passata, e il bimbo di pietra fa finta di dormire, con tanto impegno che il letto trema. Ha perso il primo dente, buon granito; è sotto il cuscino. In piedi su una sedia c’è la persona che li ritira, piccola, grigia, a maniche rimboccate, alle prese dalle dieci. «*Da latte*, mi hanno detto» bisbiglia. «*Fino a mezza oncia.*» C’è odore di marzapane e di linimento. Senza dente niente soldo, è il regolamento, e lei un bambino non l’ha mai deluso. Fuori dalla porta Ottokar trattiene il respiro.
above-below-page-e189-again = Ne dondola un altro. Ve lo mostra col dito; si muove, e si muove anche il muro.
above-below-page-e189-echo-1 = Il letto scricchiola. Conosce il vostro passo dal fonte battesimale.
above-below-page-e189-echo-2 = «Questo qualcuno l’ha tenuto bene» bisbiglia. «È la mascella. Si vede.»
above-below-page-e189-lift = Sollevarlo senza far rumore
above-below-page-e189-lift-2 = Arrivate alla finestra, con tutte le vostre cinture. «Grazie» dice il letto, con la voce più fonda che c’è, immerso nel sonno.
above-below-page-e189-lift-5 = Una tavola; una pagnotta per far leva; e il bimbo, dormendo, ha la bontà di alzare la testa. Scende come un pianoforte. Lei paga come per i denti del giudizio, e ne aggiunge uno che fu di una regina, viola.

above-below-page-e190 = «Zitti» dice il buio «che mi vede.» Dietro un masso sta accucciato un vecchio in calzoni corti. Era un compleanno; giocavano nel frutteto; sua sorella chiuse gli occhi, e c’era una buca. È il migliore che ci sia mai stato: sessantaquattro anni, e nessuno gli è arrivato vicino. Sa di muschio e di caramelle, e c’è una bottiglia avanzata dalla festa. «Si è arresa?» chiede, e si studia gli stivali. La sorella la conoscete. Ogni sera arriva con un lume in fondo alla vostra via; è per il gatto, dice.
above-below-page-e190-again = «Acqua» soffia il masso mentre passate. «Acqua. Fuochino.» È più forte di lui.
above-below-page-e190-fetch = Portarla qui senza dire niente
above-below-page-e190-fetch-3 = Viene, col suo lume, e guarda dietro ogni pietra tranne una. «Chissà *dove* si sarà cacciato» dice. Non avete mai sentito nessuno respirare così felice.
above-below-page-e190-fetch-7 = Va dritta e gli posa una mano sulla testa. «Trovato» dice. Lui si infuria; gli passa. Porta il lume fino a casa, spiegandole dove ha sbagliato, e per cena abita già da voi.
above-below-page-e190-hide = Nascondersi un po’ con lui
above-below-page-e190-hide-0 = Vi stringete, e vi insegna a respirare. Quando per un’ora non è venuto nessuno stappa la bottiglia del compleanno, e brindate a nessuno.
