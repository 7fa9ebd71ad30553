above-below-page-e191 = Tintinnio giù per la canna, poi fuliggine e poi, all’indietro, una taccola con un cerchio di chiavi grande come una ghirlanda. Ha tutte le chiavi che si sono mai perse nella parrocchia, in ordine di cigolio, e il nido le sa di spiccioli e d’olio. «E quel che mi domando» dice «è: *dove sono le porte?*» Mezzo paese da anni entra dalla finestra. Sapete di chi sono quasi tutte. Sapete anche che razza di cassetta aprono le più piccole.
above-below-page-e191-again = Alla taccola resta una chiave sola, e ci tiene sopra la zampa. Qualcuno, dice, verrà.
above-below-page-e191-bring = Riportarle ognuna alla sua porta
above-below-page-e191-bring-4 = Ci vuole una settimana di sere. La gente sta sulla soglia, entra, esce, e fa girare il cappello. Dai tetti la taccola guarda con tutti e due gli occhi.
above-below-page-e191-bring-7 = Fate il cerchio intero, fino a una dispensa chiusa dal battesimo di qualcuno. Ormai la via vi segue con le sedie, e paga come si paga un fabbro a mezzanotte.
above-below-page-e191-little = Provare per prime le piccole
above-below-page-e191-little-3 = Siete dentro e fuori prima del lattaio. «E dietro c’era una porta?» chiede la taccola dalla grondaia, con la testa da un lato.

above-below-page-e192 = Dopo la chiusura il mercato va avanti da solo. I banchi sono serrati e non c’è anima viva, ma le bilance s’inclinano, un telone alza le spalle e mucchietti di soldi si spostano sulle assi da una parte all’altra. Sentite odore di caldarroste; sentite, ovunque, il fruscio di gente che si decide. Un vaso si solleva, gira per aria, nocche di nessuno lo battono, e torna al suo posto. A un banco il mucchio di monete, con una buona fune, sta dalla vostra parte dell’asse, come se vi aspettassero.
above-below-page-e192-again = I soldi si fermano a metà asse. Poi sgombrano un banco, per voi, e c’è del ponce caldo.
above-below-page-e192-leave = Riordinare e andare a casa
above-below-page-e192-leave-0 = Spingete indietro le monete, tirate il telone e uscite fra i banchi col cappello in mano. Il fruscio vi segue fino al cancello, fin dove può.
above-below-page-e192-take = Prendere quel che sta di qua
above-below-page-e192-take-5 = In un certo senso è vostro. A quel banco la bilancia s’inclina, e s’inclina, come chi scuote la testa.
above-below-page-e192-bid = Battere su un vaso e offrire
above-below-page-e192-bid-4 = Annuite, storcete il naso, ve ne andate e vi richiamano, senza una parola. Il vaso passa di qua. Avete pagato, a quanto pare, in buone maniere.
above-below-page-e192-bid-6 = Vi fate aggiungere la cena, incartata. Da qualche parte un telone ride, e una mano di nessuno stringe la vostra, asciutta e leggerissima.

above-below-page-e193 = Battesimo, oggi, fra le colonne cadute. La coppia di pietra ha avuto un bambino, dopo soli novant’anni, e pesa. Piange da colazione: sembra una cava. Ottokar ha sfornato la pagnotta più piccola della sua vita, sa di cannella e di spavento, e al fonte non ci si arriva, perché qualcuno deve reggere il piccolo, e in famiglia l’hanno già lasciato cadere tutti una volta. «Voi un grembo ce l’avete» dice Ottokar. Nel pugno della nonna, per chi ci riesce, brilla il regalo.
above-below-page-e193-again = Il bambino sta già seduto. Ha un dente, uno buono, di granito, e vi mostrerebbe volentieri su che cosa.
above-below-page-e193-echo-1 = Ottokar gli ha detto chi era stato a impastare quella volta là.
above-below-page-e193-hold = Reggere il bambino a turno
above-below-page-e193-hold-3 = Servono quattro grembi e un carretto. Guarda in su tutta quella morbidezza, singhiozza ghiaia e si addormenta. La nonna annuisce, ed è una frana.
above-below-page-e193-hold-7 = Gli cantate quella del fieno. È il fonte a venire da voi. Gli danno i vostri nomi, tutti, in fila, e il pugno si apre.

above-below-page-e194 = «Sono un po’ per tutto il mercato» dice una stufa. Ha una faccia, di lamiera da caldaia, e qualcuno ci sta friggendo. Gli dissero di dare una mano. La diede; poi prestò orecchio; poi a qualcuno serviva una spalla. La mano schiaccia noci due banchi più in là. L’orecchio è finito a far da buca delle lettere, la spalla regge un tendone. Sibila; sa di cipolla. «Non mi lamento» dice la stufa. «È che avevo in mente una passeggiata.» Uno stagnaio lo prenderebbe così com’è. Ci vorrebbe uno del mestiere, per sapere che cosa va dove.
above-below-page-e194-again = «Mi hanno reso un gomito» dice la stufa, raggiante. «La signora lo teneva come grondaia.»
above-below-page-e194-gather = Girare i banchi e ricomporlo
above-below-page-e194-gather-5 = Ricavate quasi un braccio e un ginocchio. La gente si vergogna, lo credeva suo; prima di separarsi dalla mano ci mette dentro qualcosa.
above-below-page-e194-gather-8 = A sera l’avete tutto su un carretto, e poi in piedi, con una vite d’avanzo. Si guarda la mano, davanti e dietro. «Questa me la tengo» dice, e viene.
above-below-page-e194-stove = Vendere la stufa allo stagnaio
above-below-page-e194-stove-4 = «Ci mancherebbe» dice la stufa «se può servire», e la portano via che frigge; lo stagnaio aggiunge un bricco. Di notte, sui loro banchi, una mano e una spalla bussano piano per un po’.

above-below-page-e195 = Sospeso il servizio nella Sala degli Atti. Sul registro aperto, su due pagine, sta sdraiato un gatto; è lì dalla primavera, e in questo distretto nessuno può nascere, sposarsi o essere sepolto finché non cambia fianco. Gli impiegati vanno in punta di piedi; la stufa ticchetta; c’è odore di carta assorbente e di sardine. «Abbiamo provato con un registro migliore» alita uno. «Non era migliore.» Il gatto apre un occhio, color lampada nella nebbia, per vedere se qualcuno di voi è più caldo. Per le altre pratiche, girato l’angolo.
above-below-page-e195-again = Il registro è libero, e gli sposi fanno la fila fino in strada. Sulla pagina resta un ovale tiepido, siglato.
above-below-page-e195-warm = Essere più caldi di un registro
above-below-page-e195-warm-5 = Vi sedete e non pensate a niente, come una stufa. Un’ora dopo avete un peso sulle ginocchia; alle spalle, con un gran fruscio, il distretto si sposa.
above-below-page-e195-warm-fail = Vi esamina il grembo e lo trova pieno di progetti. L’occhio si chiude. Da qualche parte una sposa sospira e si rimette seduta.
above-below-page-e195-other = Chiedere girato l’angolo
above-below-page-e195-other-0 = Le altre pratiche sono gli oggetti smarriti. Non avete smarrito niente, dite. Lo trovano sospetto, e vi fanno firmare per una moneta.

above-below-page-e196 = *Belvedere*, dice una targa smaltata. Ci sono una panchina, una ringhiera fresca di vernice e un cannocchiale sul suo piede; di là dalla ringhiera non c’è niente, né in fondo né in basso. Viene su un venticello che sa di bucato e di minestra lontana. Qualcuno ha lasciato una moneta nella fessura, girata a metà. Su una cengia, di sotto, per chi si fida dei propri stivali, sta quel che è caduto a chi si sporgeva: un rotolo di buona corda, qualcosa che luccica. È un gran bel po’ di niente.
above-below-page-e196-again = Sulla panchina qualcuno ha scritto a matita: *Che belle tende che tengono, però.*
above-below-page-e196-look = Girare la moneta e guardare
above-below-page-e196-climb = Scavalcare la ringhiera
above-below-page-e196-climb-8 = Scendete sulla pancia e risalite allo stesso modo, con una corda, un sasso lucente e un soldino. Uno di voi giurerebbe che qualcosa ha salutato.
above-below-page-e196-climb-fail = Era dell’altro stivale che bisognava fidarsi. Restate appesi per un colletto finché vi tirano su; e da là fuori, chiarissimo, arriva un oh, come di folla.
above-below-page-e196-bench = Sedersi un po’ sulla panchina
above-below-page-e196-bench-0 = Vi sedete a guardarlo. È riposante come poche cose. Fra due assi, come in ogni panchina con vista, c’è una moneta.
