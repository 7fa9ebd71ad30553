above-below-page-e021 = Riso da sinistra, un organo da destra, e voi nel corridoio con un invito per mano. La signorina Filone e il signor Zolla si sposano a mezzogiorno, e ciascuno ha disegnato la mappa della chiesa. Gli invitati l’hanno seguita in buona fede: quelli di lei sono in una tana, coi cappellini lilla e la sposa; quelli di lui in un’altra, che sanno di naftalina, con lo sposo. Hanno tutti una pazienza terribile. In ogni sagrestia aspetta un rinfresco sotto un telo, con le buste degli invitati accanto.
above-below-page-e021-again = L’invito ha adesso una terza mappa. Mostra una chiesetta e, tutt’intorno, con gran cura, niente.
above-below-page-e021-echo-1 = «Voi c’eravate, quando l’ho detto» fa il signor Zolla, e non vi lascia la mano.
above-below-page-e021-echo-2 = «Una volta un testimone l’abbiamo avuto» tira su col naso il signor Zolla. «Uno onesto, di sopra.»
above-below-page-e021-bring = Portare una metà dall’altra
above-below-page-e021-bring-4 = Guidate i cappellini lilla attraverso un muro che non è mai stato molto spesso. L’organo perde il segno. Uno zio passa col piattino, per conto vostro.
above-below-page-e021-bring-6 = Conducete le due metà nel bianco della mappa comune, quello che nessuno dei due voleva disegnare. Ecco a cosa serviva. Si sposano lì, e tutti mangiano due volte.
above-below-page-e021-breakfast = Fare onore ai due rinfreschi
above-below-page-e021-breakfast-3 = Brindate agli sposi, separatamente, e aprite le buste per vedere chi ha mandato cosa. Di là da un muro attacca un inno e, di là dall’altro, un altro.

above-below-page-e022 = «*Vedi* PORTA» borbotta qualcuno fra i dizionari. È un ometto con la sciarpa e un foglietto infilato in ogni occhiello. Era entrato solo per sapere se *soqquadro* ha due q; c’era scritto *vedi* GATTO, e da lì l’hanno mandato a TETTO, e questo in primavera, di un anno o l’altro. C’è odore di cuoio e di matite temperate; un campanello sottile sottile annuncia la chiusura. «Ci sono quasi» dice. «Dev’essere subito dopo SOPRACCIGLIO.» A casa, ricorda, era qualcosa di utile. Gli toccherebbe cercarlo.
above-below-page-e022-again = C’è un foglietto nel corridoio, in una grafia nota: *vedi* FUORI, e una freccia.
above-below-page-e022-back = Rileggerlo fino all’inizio
above-below-page-e022-back-5 = Andate dietro ai foglietti: tetto, goccia, secchio, pozzo. Ed eccola lì, con tutte e due le q. Ride finché gli scaffali risuonano, si annoda la sciarpa e chiede da che parte andate.
above-below-page-e022-look = Cercare una cosa anche voi
above-below-page-e022-look-0 = C’è scritto *vedi* SOLDO; e sotto SOLDO, schiacciato, ce n’è uno. Chiudete il volume prima che suggerisca altro.

above-below-page-e025 = Stanotte la zattera è legata, e Ulla siede a riva con gli stivali in grembo. «Le ginocchia» dice. «E c’è uno che ha prenotato.» Fuori, sull’acqua, aspetta già un passeggero alto, incappucciato, che gocciola all’insù. Odora di cantina e di ferro freddo, e sotto di lui la zattera non si abbassa di un dito. «Non dice mai dove va. Ascolta e basta.» Vi porge la pertica e una fiaschetta; l’altra mano la tiene sul groviglio di fune che andrebbe rammendato prima di mattina.
above-below-page-e025-again = La pertica è appoggiata al muro, ancora bagnata. «Ha chiesto di voi» dice Ulla. «Vi riconosce dai passi.»
above-below-page-e025-echo-1 = «Avete le zie adatte» dice, ed è proprio un complimento.
above-below-page-e025-echo-2 = Adesso la fune se la lega alla caviglia, per via delle lontre.
above-below-page-e025-pole = Prendere la pertica, solo stavolta
above-below-page-e025-pole-4 = Parlate per tutta la traversata senza voltarvi mai. Sull’altra riva a bordo non c’è nessuno, e Ulla vi dà quel che c’era nella fiaschetta.
above-below-page-e025-pole-7 = Gli raccontate da dove venite, strada per strada. È lì che scende, chissà come. Sul suo posto resta una pietra color della sera, asciutta.
above-below-page-e025-stay = Restare a rammendare la fune
above-below-page-e025-stay-5 = Tutta la notte a sbrogliare i guai degli altri. Vi taglia il pezzo che avanzava e vi strofina i polsi con qualcosa di verde.

above-below-page-e026 = Nord o sud è lo stesso: in questo campo ogni osso punta dalla medesima parte. Costole, nocche, becchi d’uccello, la coda di un topo tesa come un ago. Il vento è asciutto e sa di gesso. Quando passate, dietro di voi girano con un tic e si riassestano, col rumore di chi posa il lavoro a maglia. Nessuno li ha mai seguiti fino in fondo, oppure l’hanno fatto tutti questi. Qua e là, accanto al padrone, c’è ancora un borsellino, e punta anche lui.
above-below-page-e026-again = Stavolta puntano tutti voi. Chiedete scusa, camminate all’indietro, e ve lo lasciano fare.
above-below-page-e026-follow = Seguire la loro direzione
above-below-page-e026-follow-2 = Dopo un miglio c’è una sedia, girata di spalle. Sul sedile, una moneta. Vi guardate bene dal sedervi.
above-below-page-e026-follow-4 = Era un pozzo. Avevano solo sete. Tirate su un secchio per i più vicini, e con la fune sale quel che buttarono giù i primi arrivati.

above-below-page-e027 = Zoccoli sul vecchio binario, senza fretta e senza luce. È un pony di miniera, cieco, l’ultimo sui registri; si ferma dov’era la bocca del pozzo, aspetta che lo stacchino e dopo un po’ rifà il giro. Quarant’anni così hanno scavato un solco. Sa di cuoio e di menta. Quando parlate alza il muso e resta fermo tutto quanto, come chi sente il bollitore. Nei carrelli c’è ancora del minerale. L’erba è due miglia più su.
above-below-page-e027-again = Il solco adesso prosegue in salita, ed esce. Da sopra viene il rumore di qualcuno che mangia trifoglio con attenzione.
above-below-page-e027-lead = Portarlo su, fino all’erba
above-below-page-e027-lead-3 = Del cielo non sa che farsene, e poi sì. Si rotola. Dall’altra parte del campo un vecchio si toglie il berretto.
above-below-page-e027-lead-7 = Prima gli levate il collare, e lo portate voi, che non lo senta. In cima c’è tutta la via ad aspettare, con le carote e con la fune della campana.
above-below-page-e027-load = Caricarlo ancora una volta
above-below-page-e027-load-4 = Tira, si capisce; non ha mai fatto altro. In cima svuotate i carrelli, lo girate, e la strada per scendere la trova da sé.

above-below-page-e028 = Sala da ballo, doveva essere: i lampadari giacciono come naufragi e sopra ogni cosa, su per gli specchi e lungo gli ori, è cresciuta l’edera. L’avevano fatta entrare per una sera. A forza di guardare ha imparato il valzer; le foglie frusciano in tre quarti, c’è odore di cera e di pioggia, e un viticcio scende davanti a voi con un carnet di ballo. Una riga è ancora libera. Quel che gli altri signori hanno perso dalle tasche è spazzato in un angolo, coi cordoni dei campanelli.
above-below-page-e028-again = Il viticcio scende subito. Ha provato la giravolta, e un lampadario ne ha fatto le spese.
above-below-page-e028-dance = Ballare un giro con lei
above-below-page-e028-dance-2 = Conduce lei. Salite per uno specchio, scendete per un altro e vi rimette dov’eravate, storditi, con degli spiccioli nei polsini.
above-below-page-e028-dance-4 = All’ultima battuta le fate fare il casqué, e la casa intera trattiene il fiato. Dopo non vorrà più nessuno; vi stacca un cordone di campanello, per ricordo.
