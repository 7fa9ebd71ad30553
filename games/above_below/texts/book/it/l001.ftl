above-below-page-l001 = Lana rossa corre lungo il muro ad altezza di ginocchio; la seguite per sette angoli, e in fondo c’è qualcuno che sferruzza. Ha le corna, un largo muso di toro e ottime maniere. «Sono entrato con un filo» dice «per essere sicuro di uscire. Poi uno si siede, fa caldo, e le mani vogliono qualcosa.» Ormai è una maglia, con le maniche. I ferri ticchettano; c’è odore di mucca tiepida. Niente gli era mai andato bene addosso. Per tornare a casa bisognerebbe disfarla, e lui non può guardare. Dietro gli pende un capo sciolto.
above-below-page-l001-again = Ha cominciato una sciarpa. Gira a righe i due angoli seguenti, e la scavalcate alzando i piedi.
above-below-page-l001-unpick = Disfarla con lui, piano piano
above-below-page-l001-unpick-5 = Arrivate ai gomiti. Basta per metà strada, fino alla fontana, e lì sverna, dice, in panciotto. Vi mostra da quale bocca viene meglio.
above-below-page-l001-unpick-7 = Esce in bretelle. Al cancello c’è sua madre, le stesse spalle, legata in cordata e carica di tutto per entrare a cercarlo. Vi consegna ogni cosa, e avvia le maglie.
above-below-page-l001-wind = Aggomitolare il capo sciolto
above-below-page-l001-wind-3 = Viene via una manica dopo l’altra, e con lei un bottone d’argento. A lungo lo sentite alle spalle chiedere, educato, se qualcun altro avverte uno spiffero.

above-below-page-l002 = Qui il tempo è un ragazzo con una lampada. La porta a spasso intorno alla meridiana di bronzo della piazza, e quel che illumina succede: alle sette il pane, alle cinque la paga. Ma è scappato a vedere un cammello, ed è mezzogiorno e dieci per sempre; sulla minestra s’è fatta la pelle. «Più tardi?» chiede la meridiana con voce di metallo caldo. La lampada puzza d’olio vecchio. Si potrebbe fare il giro adagio. Oppure andare dritti alle cinque, e ancora alle cinque; ma chi comincia così, cigola lei, resta avido.
above-below-page-l002-again = Sono le quattro meno un quarto, e il ragazzo cammina all’indietro. «Me lo sono perso» dice. «Il cammello.»
above-below-page-l002-carry = Farle fare il giro, adagio
above-below-page-l002-carry-2 = Fate il giro al passo della minestra. Si aprono imposte; qualcuno esce da scuola. Il ragazzo torna e dice che correte troppo.
above-below-page-l002-carry-4 = Gli regalate una sera lunga, come non ne avevano da quando andò in pensione suo zio. Escono le panche, e chiunque passi vi riempie qualcosa.
above-below-page-l002-wages = Puntarla sulle cinque, più volte
above-below-page-l002-wages-6 = Il paese prende otto paghe e non ha dormito. Uno di voi non voleva mollare la lampada, e ancora cammina in tondo, a mano aperta.

above-below-page-l003 = Glu, dice la brocca, e tutti voi deglutite. All’incrocio di quattro muri di sabbia un uomo versa da una brocca in un’altra; sono vuote tutte e due, e secche come biscotti. Vende il suono. Il vento caldo sa di coccio e poi, esattamente, del guado di casa. «L’acqua vera non la tocco» dice. «C’è una pozza a sinistra, a orecchio. Da lì tornano verdi.» Ha i polsi stanchi. Una carovana aspetta nella sua polvere, con le bisacce piene, che qualcuno continui a versare.
above-below-page-l003-again = «Oggi pioggia su tetto di lamiera» dice l’uomo delle brocche. «Portatevi il cappotto.»
above-below-page-l003-pour = Versare per la carovana
above-below-page-l003-pour-3 = Versate una pioggerella, poi una grondaia. Un vecchio cammello chiude gli occhi. Non sapevano, dicono, che si potesse fare con la sinistra.
above-below-page-l003-pour-5 = Fate il mulino di casa, con la ruota, e il ragazzo che ci cade dentro. Piangono quel che gli resta, e dividono con voi le bisacce.
above-below-page-l003-left = Andare a sinistra, a orecchio
above-below-page-l003-left-7 = È lì, nera, larga quanto una tazza. Bevete dal mezzo, dove bevono i pesci, che sono bianchi e non hanno occhi per vedervi arrivare.
above-below-page-l003-left-fail = Sa di maniglia. Qualcuno dice com’è buona, si siede, e alla luce del lume ha un colore stranissimo.

above-below-page-l004 = Capre la circondano, su tre file, e leccano. È di sale dal cappello all’orlo, una signora in abito da viaggio, con la spilla, voltata a metà; il naso non c’è già più, e l’aria pizzica le labbra. «Ci dissero di non guardare indietro» fa, rigida. «Volevo solo vedere se avevo lasciato acceso il ferro.» La casa è sei angoli dietro di lei. Chi va a vedere torna di solito con un gran magone, perché pare che sia la casa di tutti. E il sale, da queste parti, va via a peso e a buon prezzo.
above-below-page-l004-again = Le capre stanno sdraiate all’ombra che fa lei. Ha un naso nuovo, messo da qualcuno che le vuole bene.
above-below-page-l004-look = Tornare a vedere per lei
above-below-page-l004-look-4 = Era spento. Sta ritto accanto a una camicetta piegata. Glielo dite; qualcosa scricchiola, e una capra viene scostata con fermezza. Il cestino dovete tenerlo voi.
above-below-page-l004-look-7 = Il gatto ha mangiato, e alla finestra c’è un lume. Le portate il lume. Lei si gira per vederlo, tutta, scricchiolando, e si slaccia la spilla.
above-below-page-l004-look-fail = La casa è la vostra, coi letti fatti e nessuno dentro. Uno di voi rifà due volte il vialetto per chiudere il cancello.
above-below-page-l004-chip = Scalpellare gli avanzi delle capre
above-below-page-l004-chip-3 = Prendete soltanto il parasole e un gomito. Due strade più in là li stanno già mettendo sulle uova. Lei guarda ancora indietro; ormai, un po’, verso di voi.

above-below-page-l005 = Cento cammelli passano senza rumore, infioccati, piegati sotto le balle, e dietro ne viene una che ansima. Cuoio, pepe; le tintinna il vasellame. Guardate per terra: di orme ci sono solo le sue. Gli altri sono calore. Il cammelliere è tornato a casa da un pezzo; lei porta per tutti, e sta in coda per non mettergli fretta. «Sono straordinari» sbuffa. «Mai un lamento.» Con tutte quelle balle non può girare il collo. È buona merce, dalla prima all’ultima, e in coda non controlla nessuno.
above-below-page-l005-again = Porta meno, e canticchia. «Li lascio fare» dice. «Hanno fatto progressi.» Accanto a lei il calore annuisce.
above-below-page-l005-shoulder = Caricarsi una balla ciascuno
above-below-page-l005-shoulder-5 = Si alza di una spanna e aggrotta la fronte. «Che non lo vedano» dice. La sera, ai pozzi, ci tiene a offrire da bere a tutti.
above-below-page-l005-shoulder-7 = Col vostro aiuto supera, una buona volta, gli altri novanta e passa. Si guarda attorno. Nessuno. Ci pensa. «Allora sono stata brava» dice, e slaccia una balla.
above-below-page-l005-slip = Sfilarle una balla da dietro
above-below-page-l005-slip-3 = Sente il carico farsi leggero e ringrazia quelli davanti. «Visto?» la sentite ansimare oltre il dosso. «Non dicevo io che si davano il cambio?»

above-below-page-l006 = Mani in alto, dice tutto il suo contegno. Al gomito del corridoio c’è un cactus, il doppio di voi, con le braccia alzate, che non respira. «Se n’è andato?» bisbiglia. C’era un bandito; gli disse *fermo lì*; era prima che seccassero i pozzi. Ai suoi piedi fruscia una lucertola. Cera, melone: è carico di frutti rossi, e si sente l’acqua che gli trema dentro. Potreste convincerlo che quello è partito, è morto, e nessuno lo ricorda. Oppure puntargli un dito e dare la buonasera.
above-below-page-l006-again = Ha un braccio abbassato, e lo agita. «Solo agli amici» dice, e lo tira su di nuovo, non si sa mai.
above-below-page-l006-persuade = Convincerlo che se n’è andato
above-below-page-l006-persuade-5 = Guardate dietro ogni muro e riferite, un muro alla volta. Scende un braccio; poi, scricchiolando, l’altro. Prima si gratta. Poi vi porge tutto quello che finalmente raggiunge.
above-below-page-l006-rob = Puntargli un dito e derubarlo
above-below-page-l006-rob-4 = Vi supplica soltanto di non sparare. Cogliete quel che pende più in basso. Mentre ve ne andate chiede, pianissimo, da che cosa capirà che non ci siete più.

above-below-page-l007 = Tum, tum, viene da sotto gli stivali. È un manico di scopa. A quanto pare state camminando sui soffitti: qui spunta dalla sabbia un comignolo, là una banderuola, e sotto c’è un paese intero coi lumi accesi. «C’è gente che vuole *dormire*!» grida il comignolo più vicino, in un odore di mattone caldo e d’aglio. «E nevica nella minestra!» Vi guardate i piedi, e la sabbia tra i piedi e la minestra. Giù per la canna, a portata di braccio, il pesce di qualcuno sta affumicandosi a un gancio, nel suo piatto.
above-below-page-l007-again = Accanto al primo comignolo ci sono pantofole di feltro, di tutte le vostre misure. Un biglietto prega di renderle all’altro capo.
above-below-page-l007-tiptoe = Attraversare in punta di calzini
above-below-page-l007-tiptoe-2 = A saltelli, piuttosto, perché quassù scotta come una stufa. Da qualche parte, sotto, dicono a un bambino che si fa così.
above-below-page-l007-tiptoe-4 = Spazzate ogni tetto man mano che passate. All’ultimo vi sale un piatto in cima al manico, sotto un tovagliolo, con l’augurio di una buona notte.
above-below-page-l007-unhook = Sganciargli la cena
above-below-page-l007-unhook-4 = Viene su fumante, piatto compreso, e la mangiate tre tetti più in là. Una sedia si scosta. Qualcuno guarda su per la canna.
above-below-page-l007-unhook-7 = Fate tutta la strada, e le scatole di latta che la gente nasconde nei camini. Tum, fanno le scope di tetto in tetto, sempre un po’ in ritardo.

above-below-page-l008 = Al quarto gomito dei muri di sabbia c’è una locanda, con la pergola e le imposte verdi e, man mano che vi avvicinate, si fa più piccola. È in imbarazzo. È solo un miraggio, ma di buona famiglia, e ci teneva tanto ad avere ospiti. Vento caldo; un odore di pietra bagnata e di caffè, a cui manca poco. Sul davanzale tremola una fila di otri pieni. La cosa vera di cui è il ritratto sarà qui sotto da qualche parte; solo che chi scava torna a casa col muso lungo.
above-below-page-l008-again = La locanda ha aggiunto una stanza per ciascuno. Attraverso la tappezzeria si vedono le dune.
above-below-page-l008-drink = Bere con ogni riguardo
above-below-page-l008-drink-3 = Alzate quel che c’è. Sa di quando si sta per ricordare qualcosa. Fuori, con stupore della locanda stessa, un otre è bagnato.
above-below-page-l008-drink-5 = Lodate il caffè, la pergola, la vista. A sera ha raccolto abbastanza forze da restare in debito con voi, e da riempirvi gli otri.
above-below-page-l008-dig = Scavare per trovare quella vera
above-below-page-l008-dig-7 = Undici piedi sotto: un gradino, un davanzale, un’imposta verde. La cantina luccica di minerale. Di sopra la locanda guarda e mette su un altro comignolo.
above-below-page-l008-dig-fail = Sabbia, e sabbia. Poi una tazzina, da bambino, con dipinta una pergola. Uno di voi se la tiene, e a cena non parla più.

above-below-page-l009 = Ogni mattina, in questo deserto, uno scuote gli stivali, caso mai ci fosse uno scorpione. Quest’ospite è uno scorpione. Siede sull’orlo del letto, nel caldo dell’alba, con sette stivali ai piedi, e guarda l’ottavo. «C’è dentro qualcuno» soffia. «Ho sentito un dito.» Polvere; odore di lucido; nello stivale, un raspare. Sopra la testa gli trema la coda, con una goccia in punta. Due volte, racconta, qualcuno di gentile infilò la mano, lui si spaventò e bisognò mandare dei fiori. Basterebbe un bastone. Ma come la prenderebbe, quello lì?
above-below-page-l009-again = Adesso dorme coi guanti, tutti e otto, e al mattino scuote quelli. «Ci si sente così sciocchi» dice.
above-below-page-l009-reach = Infilare la mano, con garbo
above-below-page-l009-reach-4 = È uno scarabeo con la valigia, convinto che fosse l’albergo. Lo scorpione ride da far ballare il letto, e vi fa riempire le borse al banco.
above-below-page-l009-reach-7 = È suo fratello, venuto un anno fa a fargli una sorpresa, dalla porta di servizio. Piangono chela contro chela. I bagagli dovete tenerli voi, insistono, con la cinghia.
above-below-page-l009-reach-fail = Era una forcina, e lui ha fatto un salto. Sta accanto al letto coi fiori, mortificato, mentre uno di voi diventa a poco a poco di un verde delicato.
above-below-page-l009-tip = Rovesciarlo con un bastone
above-below-page-l009-tip-0 = Quel che cade, cade lontano, e scappa, con un cappellino. Vi paga il bastone, ma segue con gli occhi il cappellino.

above-below-page-l010 = «Diciannove, venti!» grida una voce dietro il muro, e dietro un altro muro, parecchio più in là, lo grida anche una seconda. È un duello. Hanno fatto i venti passi, si sono girati; c’erano degli angoli. Da allora ognuno cerca l’altro, un vecchio signore in maniche di camicia, che sa di polvere da sparo e di menta, con una pistola che ha tenuto asciutta, e qui non è un merito. «Un uomo d’onore» vi confida. «Riconoscerei la sua tosse ovunque.» Tossiscono, a sinistra. Darebbe chissà che per saperlo. L’altro pure, c’è da scommettere.
above-below-page-l010-again = Due vecchi signori dividono una panca. «Diciannove» dice uno. «Venti» dice l’altro, e ci bevono su.
above-below-page-l010-lead = Portare l’uno dall’altro
above-below-page-l010-lead-4 = Si prendono di mira a un braccio di distanza, e non ricordano perché. «Il tuo cappello?» prova uno. Vi pagano quel che era stato messo via per i padrini.
above-below-page-l010-lead-7 = Girano l’angolo e finiscono l’uno in braccio all’altro, più che altro per la vista. I due colpi vanno in aria. C’era un cestino per il superstite, con le bottiglie; basta per tutti.
above-below-page-l010-sell = Vendere a ciascuno dov’è l’altro
above-below-page-l010-sell-5 = A sinistra, dite all’uno; a destra, all’altro; e pagano tutti e due, a ogni angolo. All’imbrunire le due tossi non sono mai state così lontane.
