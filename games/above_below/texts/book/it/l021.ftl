above-below-page-l021 = «Attenzione» dice la buca, con una voce scritta in piccolo. «Pareti in pendenza. La sabbia può franare. La direzione si trova sul fondo.» Sibila un poco tutt’intorno, e sa di fiammifero. Laggiù, interrato fino alle mandibole, aspetta un formicaleone; lo deve dire per legge, e da quando lo dice non cade più nessuno. Dalla mietitura, un’uvetta. Intorno gli stanno gli zaini di chi venne prima della legge. Voi avete il pranzo, e una corda. «Sono tenuto ad aggiungere» dice, afflitto «che mordo.»
above-below-page-l021-again = «Attenzione» dice la buca; poi vede chi siete e abbassa la voce. «Che cosa c’è oggi? È quello col formaggio?»
above-below-page-l021-lunch = Gettargli il vostro pranzo
above-below-page-l021-lunch-4 = Lo prende al volo, carta compresa, e tace un bel po’. Poi vola su uno zaino. Sono solo provviste, grida; a lui restano sullo stomaco.
above-below-page-l021-slide = Scivolare fino agli zaini
above-below-page-l021-slide-7 = Siete scesi e risaliti prima che finisca la frase sulla direzione. Vi guarda andare quasi con sollievo.
above-below-page-l021-slide-8 = Gli passate accanto due volte, e lui firma. Due erano di cercatori. «Attenti al bordo» vi grida dietro, e questo la legge non lo chiede.
above-below-page-l021-slide-fail = «Ecco» dice a bocca piena, e molla subito. «È proprio la clausola che intendevo.» Uscite tirandovi per i lacci, e uno non cammina.

above-below-page-l022 = Alle sei il labirinto viene girato. Nessuno vi aveva detto niente. Prima c’è un odore come di cantina che si apre; poi, da ogni lato, un sibilo fine, e la sabbia sotto i piedi prende a scorrere, in su, dentro i polsini e lungo le orecchie, tiepida come farina. I muri si versano nel cielo. Da qualche parte dita enormi cambiano presa. E dal pavimento, che si assottiglia, salgono tutte le cose mai sepolte qui, lente, all’altezza dei cappelli: una sella, un pianoforte, un cofanetto.
above-below-page-l022-again = Le sei. Ormai lo sapete: cappello in testa, bocca chiusa, una mano all’anello. Davanti al naso vi sale un cucchiaino.
above-below-page-l022-cling = Tenersi e acchiappare qualcosa
above-below-page-l022-cling-4 = Pendete in fila da un anello nella roccia, e agguantate le bisacce di un mulo. Il mulo è altrove da un pezzo.
above-below-page-l022-cling-8 = Il trucco è mollare. Per un attimo siete tutti seduti attorno al pianoforte. Quando si posa avete il cofanetto, e il resto del labirinto è sotto.

above-below-page-l023 = Schiocca la tela; il vento è tutto catrame e cipolla. A mezza duna sta una nave a vele spiegate, sbandata, con l’equipaggio intero lungo una murata, verdognolo. «Un po’ di mare lungo» dice il capitano. È vero; ma qui ogni onda ci mette un anno a passare. Su questa salgono da primavera. «La scapoliamo per San Michele» dice «se ci si sporge tutti.» La minestra sta di sbieco nella pentola. Nel cavo, a poppa, giace un relitto zeppo di pesce in scatola; certe scatole si sono gonfiate, e due dei suoi non riescono a parlarne.
above-below-page-l023-again = Scendono dall’altra parte, un pollice all’ora, cantando. Uno è andato a prua a ridurre la vela.
above-below-page-l023-lean = Sporgersi con l’equipaggio
above-below-page-l023-lean-3 = Vi sporgete tutto il pomeriggio. La minestra s’è mossa di un dito; tre urrà; e la si divide finché sta messa così bene.
above-below-page-l023-lean-5 = All’imbrunire esita, scricchiola, ed è di là. Il capitano non vedeva un’onda in discesa da quando era secondo. Vi regala la cima migliore di bordo.
above-below-page-l023-pry = Aprire le scatole del relitto
above-below-page-l023-pry-6 = Date un colpetto a ognuna, ascoltate, e prendete quelle che suonano di pesce. Dietro ci sono gallette e un barilotto, vecchi e basta.
above-below-page-l023-pry-fail = Sapeva, all’ingrosso, di mare. Verso sera uno di voi si sdraia lungo la murata accanto agli altri, e guarda l’onda.

above-below-page-l024 = Di sabbia, qui, sono le porte, e a una porta di sabbia bisogna dire ogni minuto che è una porta. È il mestiere di Amaru il portinaio, che ne ha undici in cerchio e una voce sola. «Porta» gracchia. «Porta. *Porta.* Tu, dritta.» Dietro di lui una si versa giù per il proprio gradino. Sibila; l’aria calda sa di bronzo. Di bronzo sono anche i cardini, vecchi e pesanti; di svitarli non ve lo impedisce nessuno. Lui si indica la gola, indica voi, indica la più vicina.
above-below-page-l024-again = «Porta» sentite da undici parti, in undici voci. Gli ha insegnato a dirselo a turno.
above-below-page-l024-hold = Reggere una porta parlandole
above-below-page-l024-hold-3 = «Sei una porta» le dite «e di quelle buone.» Si raddrizza. Lui beve il primo tè da quando girò il vento.
above-below-page-l024-hold-5 = Ne prendete sei e gli raccontate di quella di casa, con lo sportello per il gatto. Mai state così erette. Lui divide con voi le provviste, in un bisbiglio.
above-below-page-l024-unhinge = Svitare intanto i cardini
above-below-page-l024-unhinge-6 = Ne vengono via nove prima che tocchi di nuovo a voi. Non grida, non avendo con che. Piano piano, a una a una, smettono di crederci.

above-below-page-l025 = Siete seguiti. Se vi fermate, si ferma; e quando vi girate, tre avvoltoi a lutto, a piedi, si tolgono il cappello. «Come ci sentiamo?» chiede il maggiore. È una ditta di famiglia. Sanno di canfora e d’alloro, e le zampe secche fanno *tc* sulla roccia. «Senza fretta» dice il secondo. Conoscono tutto il paese dall’alto, pozzi e vene; ma nessuno domanda. Il più giovane regge una corona di monete dorate, da posare sul cliente. Ci vuole fegato a starci sotto fermi, ammettono. Qualcuno non l’ha più ritrovato.
above-below-page-l025-again = «Bella cera» dice triste il maggiore, squadrandovi. Il più giovane vi ha fatto un disegno: voi, in piedi.
above-below-page-l025-ahead = Pregarli di andare avanti
above-below-page-l025-ahead-4 = Si consultano. Nessuno aveva mai voluto vederli di spalle. Vi precedono un po’ impettiti, e a mezzogiorno c’è un pozzo che la categoria si tiene per sé.
above-below-page-l025-ahead-6 = Dopo un po’, agli angoli, il più giovane vi dà la mano. Vi mostrano la valle dove non ebbero mai un cliente, e quel che c’è per terra, troppo pesante per un uccello.
above-below-page-l025-dead = Fingersi morti per la corona
above-below-page-l025-dead-5 = Vi riesce benissimo. C’è un discorso; il più giovane vi posa la corona, e piange. Quando riapre gli occhi resta soltanto una fossetta.
above-below-page-l025-dead-fail = Un becco scende, gentile, fino all’orecchio, e chiede che nome mettere sul nastro. Uno di voi balza su e scappa, e in cuor suo scappa ancora.

above-below-page-l026 = «Alt!» Cento soldatini di latta alzano i moschetti con uno stridio di giunture. Fanno la guardia a una pozzanghera. Sta in mezzo alla piazza, sotto una bandiera, grande quanto un vassoio da tè, e odora di ferro e di pioggia. L’onore va a vicinanza: i semplici all’asciutto, i sergenti sulla riva, e il generale, dentro fino al ginocchio da tanti anni, è ruggine massiccia e gli si fa il saluto. Dalla guerra non hanno avuto un’ora per oliarsi, né saputo chi vinse. Da dietro, dove c’è il baule degli ufficiali, nessuno guarda.
above-below-page-l026-again = La pozzanghera è in posizione di riposo. Due soldati semplici ci sguazzano, fuori servizio, col permesso del generale.
above-below-page-l026-relieve = Dargli il cambio perché si olino
above-below-page-l026-relieve-2 = Montate di guardia, scopa in spalla. Dietro l’angolo cento soldati gemono di piacere, e tornano zitti come gatti.
above-below-page-l026-relieve-4 = Al generale pensate voi, con una piuma. «Chi ha vinto?» chiede col primo fiato. «Sono tutti a casa» gli dite. Vi fa segnare per la paga.
above-below-page-l026-drain = Svuotarla da dietro
above-below-page-l026-drain-6 = A turno, pancia a terra; e poi il baule. La bandiera pende. Loro continuano la guardia all’umido, sempre più stretti.

above-below-page-l027 = C’è un bicchier d’acqua su un tavolo, in piena sabbia, e a ogni capo una vecchia signora a braccia conserte. «Mezzo pieno» dice donna Speranza. «Mezzo vuoto» dice donna Prudenza. Ci sono delle poste: una borsa, due cesti. Un ragazzo rimette col contagocce quel che si asciuga, tic, tic, con questo caldo; e a nessuna delle due hanno mai lasciato finire una frase. È lì da tanto che è verde, e sa di vaso da fiori. Chi lo bevesse chiuderebbe la questione, pensa la vostra lingua, e starebbe male a vita.
above-below-page-l027-again = Adesso tra loro c’è un piatto con l’ultimo biscotto. Nessuna delle due, dicono, se lo sognerebbe.
above-below-page-l027-hear = Ascoltarle tutte e due
above-below-page-l027-hear-3 = Ci vuole fino a buio. «È quel che dicevo» fa donna Speranza. «No, lo dicevo *io*» fa donna Prudenza; e sembrano tutte e due ristorate.
above-below-page-l027-hear-6 = Le fate cambiare di sedia. C’è un lungo silenzio. La luce, ammette ciascuna, di lì è diversa. Il ragazzo ha gli arretrati, e voi altrettanto.
above-below-page-l027-drink = Berlo e farla finita
above-below-page-l027-drink-5 = «Vuoto» dicono insieme, e si fissano, e scoppiano a ridere. Vi danno tutta la posta, e un divano, per chi ha bevuto più a fondo.

above-below-page-l028 = Sopra un mucchio di stecche di cannella sta un grande uccello rosso e oro, un po’ spennato, che legge le istruzioni. È il suo giorno. Ogni cinquecento anni si brucia, a mezzogiorno, e per l’ora del tè si è come nuovi. L’ha già fatto, le dicono, molte volte; ma non se ne ricorda una. «E se non riesce?» dice. «La seconda parte.» Il mucchio crepita dal caldo. Vorrebbe che qualcuno le stesse accanto, e poi le tenesse lontano il gatto. Dietro il muro due carovane hanno sentito le spezie, e per un posto pagherebbero qualsiasi cosa.
above-below-page-l028-again = È piccolissima, gialla, e vi legge ad alta voce le istruzioni, con un solo errore.
above-below-page-l028-sit = Starle accanto fino al tè
above-below-page-l028-sit-4 = Parlate di tende. Poi si sente come una pagina, e c’è cenere tiepida, e nessuno. Restate. Alle quattro starnutisce, e dice che mangerebbe un bue. Apparecchiate la merenda.
above-below-page-l028-sit-6 = «Ditemi com’ero» chiede alla fine, e glielo dite. Quel che nasce cerca le vostre facce. Non le servirà, dice, la pietra viola che non brucia mai.
above-below-page-l028-seats = Vendere posti alle carovane
above-below-page-l028-seats-7 = Tutto pieno fino al muro, con la limonata. Lei guarda quelle facce, e prova a raddrizzarsi le penne. Non saprete mai di sicuro se era pronta.

above-below-page-l029 = Prima il fumo, poi l’olmo, poi i tetti: è proprio il vostro paese, in fondo all’aria, a cento passi, e trema. Solo che la pompa ha il manico nuovo. Qualcuno ha messo su la mensola in corridoio. Gente che vi somiglia è uscita sulla porta e si fa ombra agli occhi. Si sente l’odore degli gnocchi; un mestolo gira. Sarebbe una cena magnifica. Chi ci si è seduto racconta che dopo quello vero non pare mai del tutto dritto; lo racconta piano, con la faccia al muro.
above-below-page-l029-again = Lì, oggi, piove. Hanno acceso i lumi, e stanno mettendo su una seconda mensola.
above-below-page-l029-supper = Entrare e mettersi a tavola
above-below-page-l029-supper-5 = Ce n’è in abbondanza; vi incartano il resto e vi accompagnano al cancello. A casa, quella notte, uno di voi fissa a lungo la mensola che non c’è.
above-below-page-l029-wave = Salutare e tirare dritto
above-below-page-l029-wave-0 = Rispondono al saluto, un po’ in ritardo. Sul ciglio, sull’ultima pietra vera, qualcuno ha lasciato un bidone d’acqua fresca, sotto un telo.

above-below-page-l030 = Dove finisce il muro c’è un’ombra, fresca come una cantina, e nell’ombra un paese. C’è un barbiere, una scuola, due che giocano a scacchi; stanno tagliando un melone. Suona una campana. Si alzano tutti, si spostano di un metro a sinistra e si risiedono. Guardate su. È di qualcuno: ai suoi piedi sta un uomo alto come un albero di nave, che legge, e il sudore gli gocciola dal mento e secca prima di arrivare. «Non mi pesa» dice. «Qualcosa mi pagano. Solo, per una volta, vorrei sedermi.»
above-below-page-l030-again = Ha piantato un pioppo, e gli sta accanto, curvo, per non scoraggiarlo.
above-below-page-l030-echo-1 = «Laggiù sono più puntuali, da quando è tornato quel ragazzo con la lampada» grida da lassù.
above-below-page-l030-shade = Fare ombra al posto suo
above-below-page-l030-shade-3 = Salite uno sulle spalle dell’altro, con un cappotto. Per un’ora è un paese traballante, e pieno di spifferi. Lui si siede, e le ginocchia gli girano l’angolo.
above-below-page-l030-shade-5 = Con le tovaglie di due carovane tirate su un tetto. Si siede in mezzo agli altri, e a scacchi è bravino. La brocca fresca, tenetela voi.
above-below-page-l030-sublet = Subaffittare la sua ombra a palmi
above-below-page-l030-sublet-6 = La segnate col gesso in lotti, coi nomi. A mezzogiorno ci sono già gli sfratti. Qua e là lui piega un poco le ginocchia, per coprire un bambino messo fuori.
