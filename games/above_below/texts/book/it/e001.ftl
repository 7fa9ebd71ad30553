above-below-page-e001 = Due talpe in panciotto si urlano addosso da una parte all’altra di una buca. C’è odore di terra smossa e di ceralacca calda. Hanno una mappa ciascuna: su quella della signorina Filone la buca si chiama *L’errore del signor Zolla*; su quella del signor Zolla non c’è. «Voi!» dicono insieme, sentendo i vostri stivali. «Voi ci vedete. Chi di noi sta più a nord?» In mezzo c’è una catena da misura che nessuno regge dall’altro capo e, più in là, dove le due mappe sono bianche, qualcosa luccica e gocciola.
above-below-page-e001-again = La buca è più fonda. Un cartello dice *In attesa di ricorso*. Da sotto due voci si danno ragione, ed è spaventoso.
above-below-page-e001-hold = Reggere la catena a entrambi
above-below-page-e001-hold-3 = Si fa ora di cena. Viene fuori che ciascuno sta in piedi nella cucina dell’altro. Vi stringono la mano, poi, per un attimo, se la stringono.
above-below-page-e001-hold-5 = Leggete la catena ad alta voce, onestamente, nei due sensi. Ci sono così poco abituati che ognuno vi disegna una copia in bella.
above-below-page-e001-guess = Andare dove le mappe sono bianche
above-below-page-e001-guess-4 = Di qui non è mai passato nessuno: nessuno ha toccato la mensola di funghi, né il borsellino che qualcuno, neanche lui passato di qui, ha perso.
above-below-page-e001-guess-7 = Tornate con del minerale dentro un vaso più vecchio delle mappe. Dietro di voi due penne cancellano un bianco e litigano già sul nome.

above-below-page-e002 = «Immobili, per cortesia» dice una voce da sotto un panno nero. La signora è venuta a ritrarre un cristallo mentre cresceva; ha aperto l’otturatore da ragazza, e mancano appena venti minuti. C’è odore di magnesio e di violette; la sala scricchiola raffreddandosi. Siete entrati, per disgrazia, in un angolo della fotografia. Se andate avanti verrete mossi per sempre. Dietro di lei sbadiglia la custodia di cuoio, con la carta buona e quanto gli abbonati hanno pagato in anticipo.
above-below-page-e002-again = È su un cavalletto: un cristallo nitidissimo e, in un angolo, certe nuvole molto educate. Siete voi.
above-below-page-e002-still = Posare senza battere ciglio
above-below-page-e002-still-7 = A qualcuno prude il naso. La scatola fa *clic*, e da sotto il panno esce una vecchietta che strizza gli occhi. «Volevo farne una seconda» dice, «per confronto.» A voi la carta, e il compenso dei modelli.
above-below-page-e002-case = Filarsela con la custodia
above-below-page-e002-case-3 = Siete spariti prima che la lastra se ne accorga. Nel ritratto si vedranno un cristallo e, di traverso in basso, riconoscibilissima, la sua custodia che se ne va.

above-below-page-e003 = A metà camino un pipistrello grosso come un armadio dorme al contrario, cioè in piedi. Ciondola. Ha la fronte di chi si ritrova il sangue dalla parte sbagliata, e a ogni russata vengono giù fuliggine e un sentore di pere. Sulla cengia dietro i suoi talloni c’è una dispensa di frutta caduta e, in mezzo, i bottoni e gli spiccioli di tutti quelli che si sono appesi qui per errore. Un bravo infermiere lo girerebbe. Un bravo ladro prima non lo sveglierebbe.
above-below-page-e003-again = Il pipistrello adesso pende come si deve, con una cuffia da notte appuntata in testa. Dice nel sonno qualcosa che sa di pera; passate in punta di piedi.
above-below-page-e003-turn = Girarlo dalla parte giusta
above-below-page-e003-turn-4 = Tirate in quattro; ruota come un portone di fienile e sospira. Un’ala vi avvolge per sbaglio, e quando si riapre non tossisce più nessuno.
above-below-page-e003-turn-6 = Si sveglia a testa in giù e per la prima volta da un mese vede dritto. Il ripiano basso, dice, è per gli ospiti. Anche la bottiglia.
above-below-page-e003-raid = Saccheggiare la dispensa
above-below-page-e003-raid-3 = Arraffate dalla cengia una manciata di spiccioli. Il pipistrello geme nel sonno, ciondola, e voi lo lasciate al suo mal di testa.
above-below-page-e003-raid-7 = Svuotate tutto fino alle assi, pere e borsellini. Domattina crederà di aver mangiato tutto da solo.
above-below-page-e003-raid-fail = Starnutisce. Per un bel pezzo siete tutti dello stesso colore, e parecchio più in basso.

above-below-page-e004 = Duecento scatti, avverte dalla riva il pescatore d’ottone, e se per favore potete parlare in fretta. Chi l’ha fatto gli ha dato la pazienza di un airone e una molla per una settimana. Lunedì la chiave è caduta in acqua; da allora la pesca, e abboccano soltanto trote. Accanto agli stivali guizza un cestino pieno, coi soldi della licenza appuntati sotto il coperchio. Odora di alghe e d’olio da orologiaio; il fiume passa, bruno, freddo, senza nessuna fretta. Centonovanta. Là sotto, in effetti, qualcosa luccica.
above-below-page-e004-again = Porta la chiave al collo, appesa a un filo da trote, e la guarda tra un’abboccata e l’altra. «Fate con comodo» dice.
above-below-page-e004-dive = Tuffarsi per la chiave e caricarlo
above-below-page-e004-dive-7 = Riportate su un bollitore, uno stivale e, a tre scatti dalla fine, la chiave. Si carica come uno sbadiglio. «Sono stato così sbrigativo con tutti» dice, e vi dà quello che ha abboccato nell’attesa, e i soldi della licenza.
above-below-page-e004-dive-fail = Fango; uno stivale; fango. Quando tornate su siede con un dito d’ottone alzato, sul punto di accennare a qualcosa.
above-below-page-e004-basket = Svignarsela col cestino
above-below-page-e004-basket-3 = «Mi chiedevo se» dice alle vostre spalle, e «qualcuno per caso», e dopo non c’è più che il fiume che passa.

above-below-page-e005 = Ciac, ciac: undici lavandaie in ginocchio al guado battono ombre sulle pietre. Il sapone è grigio; l’acqua va via più scura di come è venuta. Hanno fino a cena per un matrimonio intero, ombre alte, grasse, una piccola con l’aquilone. L’arte sta nello strizzare senza sgualcire; si fa in due, e una s’è fatta male al polso. «Date qua anche la vostra, già che ci siete» dice la più anziana, guardandovi alle spalle. «Da quant’è che non si lava?» Schiocca la lingua. Passa di mano in mano un vasetto dell’unguento buono.
above-below-page-e005-again = La vostra ombra è pulita, lo ammettono, ma ci siete stati seduti sopra.
above-below-page-e005-wring = Strizzare ombre fino a cena
above-below-page-e005-wring-2 = Strizzate quella di un ammiraglio. La vostra torna che sa di lavanda e, ben attaccata, finalmente, ai calcagni.
above-below-page-e005-wring-4 = Vi danno quella con l’aquilone: avete le mani più leggere. Tira. L’anziana non dice niente, e vi lascia quel che resta nel vasetto.

above-below-page-e006 = C’è una buca delle lettere sulla spiaggia, dipinta di rosso, coi piedi nel lago. *Levata quotidiana*, dice; un’increspatura arriva alla fessura, la lecca e si ritira. I ciottoli scricchiano; la nebbia sa di busta bagnata. Sulla sabbia c’è la posta di oggi, ogni lettera piegata in un solo foglio d’acqua: una per certa vedova di via Alta, con dentro qualcosa di tondo e pesante; una senza francobollo; e una coi vostri nomi, in una grafia di pioggia. Alla vedova potreste portargliela, dritti a casa, e per oggi smettere di esplorare.
above-below-page-e006-again = Un’increspatura porta a riva un biglietto: *Ricevuta la vostra. Segue risposta.* Ha già cominciato a evaporare.
above-below-page-e006-post = Portare la sua alla vedova
above-below-page-e006-post-0 = La legge in piedi, poi di nuovo, seduta. Oggi niente grotta nuova. C’è una sedia vicino a una stufa, per chiunque di voi, quando vi pare.
above-below-page-e006-open = Aprire la lettera della vedova
above-below-page-e006-open-5 = «*Cara Ada, te l’ho messo da parte*» dice l’acqua con la voce attenta di un annegato, e vi scorre via tra le dita. Le monete restano.
above-below-page-e006-read = Leggere quella per voi

above-below-page-e007 = Tesa da un cristallo all’altro per tutta la sala pende una tela, e ogni filo è accordato. Il ragno, una signora, siede in mezzo con le otto zampe sulle corde basse e non suona. È grande come un tavolo da gioco e porta gli occhiali. Una corrente fredda ronza negli acuti; c’è odore di resina. «So soltanto accompagnare» dice. «Aspettavo che qualcuno entrasse col motivo.» Potreste chinarvi, passare e avvolgere i capi rimasti in giro; oppure posare un dito su una corda.
above-below-page-e007-again = Vi saluta dalle corde basse e vi dà l’attacco. Non avete preparato niente. Vi ridà l’attacco.
above-below-page-e007-duck = Chinarsi e avvolgere i capi
above-below-page-e007-duck-4 = Roba buona, più forte della canapa, e tirandola canta un poco. «Da capo, allora» sospira, a nessuno.
above-below-page-e007-duck-fail = Un cappello sfiora una corda. Le altre se lo dicono fra loro fino alla volta, e vi accorgete di essere fuori.
above-below-page-e007-pluck = Pizzicare una corda

above-below-page-e008 = Alla porta del mercato c’è una bilancia con la faccia d’ottone, e si schiarisce la voce. «Salite» dice. «Vi do quel che pesate, meno quel che vi pesa. In monete.» Ticchetta; sa di lucido per metalli e di caramelle alla pera. Un uomo robusto sale, scende più povero e va a cercare suo fratello. «Io non giudico» dice la bilancia. «Sottraggo.» Sul retro c’è uno sportello di legno dove i vasai di tutta la via lasciano di notte la merce da pesare onestamente, e spazio per un pollice.
above-below-page-e008-again = «Siete ingrassati un poco» dice la faccia d’ottone «e, mi spiace, vi siete anche presi qualcosa sulle spalle.»
above-below-page-e008-step = Salire e farsi pesare
above-below-page-e008-step-3 = Su uno di voi esita parecchio. «La brocca» dice infine «era crepata già prima», e paga.
above-below-page-e008-thumb = Appoggiare il pollice di dietro
above-below-page-e008-thumb-4 = Stando al vostro pollice i vasi valgono la metà di ieri. A quel prezzo comprate. La lancetta trema tutto il tempo.
above-below-page-e008-thumb-7 = Riducete a niente la via intera e ne portate via il meglio sul carro. «Io non ho mai sbagliato» dice la bilancia. «Non ho mai sbagliato.»

above-below-page-e009 = *Puntuale. Asciutta. Due monete. Niente conversazione*, dice il cartello nuovo all’imbarco, e accanto c’è la barca nuova, coi cuscini, che odora di vernice. Il padrone ha il fischietto e i polsini puliti. Dall’altra parte, sulla zattera di coperchi, Ulla fa la maglia e vi volta le spalle; qualcuno ha legato un calzino sul mestolo. «Niente di personale» dice quello dei polsini. «È che trattiene la gente.» Ha stampato un volantino sul tarlo nelle vecchie zattere, e paga bene chi lo distribuisce.
above-below-page-e009-again = Adesso il cartello dice *Un po’ di conversazione*. Fa pratica con voi, rosso in viso; si parla di cuscini.
above-below-page-e009-echo-1 = Ulla non si volta, ma i ferri riconoscono il vostro passo, e perdono un punto.
above-below-page-e009-echo-2 = Tra i nodi di Ulla ne pende uno che sa di un paese che vi pare di conoscere.
above-below-page-e009-bang = Togliere il calzino e battere
above-below-page-e009-bang-3 = Si sente a un miglio. Ulla si gira. Nella barca nuova si alzano tutti, chiedono di scendere e cominciano a pensare a qualcosa da raccontare.
above-below-page-e009-bang-6 = Battete tutte le traversate che ha regalato in vita sua. A sera sulla zattera c’è anche quello dei polsini, con gli occhi rossi, che le parla di sua madre, e c’è trota per tutti.
above-below-page-e009-leaflet = Distribuire i suoi volantini
above-below-page-e009-leaflet-4 = La gente legge, guarda la zattera e poi si guarda le scarpe. Lui paga a dozzine. Il tarlo è disegnato con vero sentimento.

above-below-page-e010 = Sotto un fungo con un orario inchiodato aspetta qualcuno con la valigia. Aspetta da abbastanza perché il muschio si sia deciso, quanto alla valigia. «È in ritardo» dice, e vi fa posto sulla panchina. La pioggia che in questo bosco cade sempre ticchetta sul cappello; c’è odore di caramelle e di feltro bagnato. Quaggiù non è mai arrivata una corriera. È per questo che con l’orario non si può discutere. Ci sarà pure un modo di dirlo che lasci a una persona la dignità e il resto del pomeriggio.
above-below-page-e010-again = La panchina è libera. Sull’orario, accanto a oggi, qualcuno ha scritto a matita: *Andato a piedi.*
above-below-page-e010-invite = Proporre di andare a piedi
above-below-page-e010-invite-5 = Dite che fate la stessa strada della corriera. «Se è così» risponde, e la valigia si solleva con un piccolo rumore di radici.
above-below-page-e010-sit = Sedersi un po’ ad aspettare
above-below-page-e010-sit-0 = È riposante. Quando vi alzate insiste per darvi i soldi del biglietto, caso mai arrivasse subito dopo.
