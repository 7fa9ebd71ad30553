above-below-page-f001 = In quinta è tutto spago. La pastorella di latta vi tira per la manica e parla senza prender fiato, non avendone. Il lupo è arrugginito. La luna è incagliata. Il pastore lo licenziarono per economia, e sono novant’anni che lei bacia un attaccapanni. C’è un gran tanfo d’olio da lampada e l’ouverture, a un suo cenno, ricomincia. Uno di voi potrebbe infilarsi il cappotto. Oppure sedersi al sicuro sotto il palco, nella buca del suggeritore, dove alla gente cadevano gli spiccioli.
above-below-page-f001-again = L’attaccapanni è stato spolverato e ha una parte con delle battute. Lei ve le mostra.
above-below-page-f001-shepherd = Infilarsi il cappotto del pastore
above-below-page-f001-shepherd-4 = Siete in ritardo per cena in tutti e cinque gli atti. Lei non guarda l’attaccapanni neanche una volta, e le recensioni ve le scrive lei, su carta buona.
above-below-page-f001-shepherd-7 = Improvvisate un sesto atto, in cui si mangia. La sala tace, poi la luna, da sola, si disincaglia. Per ricordo vi dà il suo contrappeso.
above-below-page-f001-prompt = Suggerire dalla buca
above-below-page-f001-prompt-3 = Sussurrate ogni parola un attimo prima che serva. Quel che è rotolato lì in novant’anni supera l’incasso.

above-below-page-f002 = Dentro il vasetto fa caldo, e una vespa passeggia sulla marmellata. L’orologio di qualcuno dice le quattro, e fa sul serio. La tovaglia sa d’amido e di torta di susine; le sedie sono scostate, come se la famiglia fosse uscita a guardare qualcosa. Tutt’intorno, contro il vetro, sta il buio con le mani alzate, e guarda. Ha pagato per questo, e il modo di esserci non l’ha trovato. Nella credenza ci sono i soldi della spesa; ma la teiera è piena, e le tazze ci sono.
above-below-page-f002-again = Le sedie sono più vicine, adesso, e su una c’è un’ombra che non è di niente.
above-below-page-f002-pour = Versargli una tazza di tè
above-below-page-f002-pour-4 = Gli mettete una sedia accanto alla porta, lontano dal sole. Nella tazza il livello scende. La torta non gli dice niente; quella tocca a voi.
above-below-page-f002-pour-7 = Tirate la tenda a metà, e lui entra fino all’orlo e si siede, e l’orologio fa le quattro e cinque. Quel che si è usato ve lo regala, lavato, con la torta.
above-below-page-f002-money = Prendere i soldi della spesa
above-below-page-f002-money-6 = Sono in una scatola di cacao. Quando alzate gli occhi, dietro il vetro non c’è più nessuno, né davanti, e sono ancora le quattro.

above-below-page-f003 = Vi sporgete, ed è quasi sera. Tegole bagnate; luce a gas; odore di cavalli e di pane nuovo. È proprio la vostra via Alta, con gli olmi di cui parlano le nonne, e sotto la finestra un garzone con una cesta guarda in su. «Non è la signora solita» dice. Ha della frutta da consegnare, e una lettera, e la porta non la trova; di tornare con la roba non ha il coraggio. Dal manubrio, in una borsa di cuoio, pendono i soldi della bottega. Voi avete uno spago.
above-below-page-f003-again = La via è asciutta e gli olmi non ci sono più. Un uomo vecchissimo guarda in su e si toglie il berretto.
above-below-page-f003-tell = Dirgli qual è la porta
above-below-page-f003-tell-5 = È la terza, dove adesso c’è il barbiere. Suona, si volta, saluta. Dalla cucina vi mandano su pere per lo spago, e una moneta.
above-below-page-f003-tell-7 = La casa la conoscete; ci siete nati. Apre una giovane, si ripara gli occhi verso la vostra finestra, e vi manda su le pere, e la lettera, non letta, da conservare.
above-below-page-f003-hook = Pescare la borsa di cuoio
above-below-page-f003-hook-3 = Viene su facile. Il fischiettio s’interrompe. Al paese raccontano di un garzone che perse il posto, e nessuno ha mai saputo come.

above-below-page-f004 = Accostato all’orecchio, il frutto è tiepido e ha una voce di vecchio. «L’ho messo via per la Nella» dice. «Ogni settimana. Dietro la stufa, il mattone che balla. Volevo dirglielo a cena, e poi è stata una così bella cena.» Sa di pere e di pipa. Qualcuno respira. «Sta in vicolo Mulino, e crede che me li sia bevuti.» Vicolo Mulino lo conoscete. La stufa pure; la casa è vuota dall’autunno. La pianta ha girato il fiore dall’altra parte, per delicatezza.
above-below-page-f004-again = Su quello stelo ce n’è un altro, piccolissimo. Ha una voce di donna, e ride.
above-below-page-f004-carry = Portarlo intero alla Nella
above-below-page-f004-carry-4 = Lo ascolta due volte sulla soglia, con la mano piatta sul legno. «Vecchio scemo» dice, e va a cercare il borsellino.
above-below-page-f004-carry-7 = Lo mangia piano, tutto, guardando il muro. Poi vi porta al mattone che balla, e divide per quanti siete.
above-below-page-f004-brick = Provare da soli col mattone
above-below-page-f004-brick-6 = È tutto in una calza, in monete piccole. Lasciate cadere il frutto. Ha smesso di parlare; è soltanto una pera.

above-below-page-f005 = Si scende fra due pareti d’acqua, davanti alle trote, davanti ad alghe che stanno dritte da sole. Fa freddo, e c’è l’odore di una cantina dove sono state le mele; ogni passo rintocca. Nel punto più fondo sta ciò con cui il fiume ascolta: una conchiglia, rosa di dentro, grande come una casetta, con lo zerbino davanti. Tutt’intorno, all’asciutto per una volta, c’è quel che è caduto dalle barche, e nella sponda si apre un buco che non è mai stato di nessuno. La conchiglia ha voltato la bocca verso di voi. È stata, si sente, paziente.
above-below-page-f005-again = Sopra il punto più fondo l’acqua gira in un cerchio lento, come un pollice lungo un orlo.
above-below-page-f005-shell = Dirle un’ultima cosa vera
above-below-page-f005-shell-4 = «E poi rientrarono a cena» dite. La frase gira là dentro, sempre più piccola. Cade una goccia; poi tutte le altre. Riemergete sull’altra sponda coi cappelli pieni.
above-below-page-f005-shell-7 = Dite che una fine non c’è: scesero, presero il sentiero e stanno ancora andando. La conchiglia chiude il labbro. Il fiume parte dietro a loro, e ai vostri piedi lascia un vaso, con qualcosa per la notizia.
above-below-page-f005-comb = Curiosare finché è asciutto
above-below-page-f005-comb-3 = Il buco è spazzato, e in fondo ha una scala per conto suo. Piantate un paletto. Uscendo raccogliete una moneta ed evitate lo sguardo della conchiglia.

above-below-page-f006 = *… e nessuno me ne ha mai chiesto indietro uno*, dice il ghiaccio, al rovescio, sotto il vostro naso. Il fiato fuma; c’è odore di spiccioli, e un ronzio nei denti. *Lei l’ha tirato più lontano di tutti. Disse mai. Lunedì è venuta sulla riva e ha teso la mano. Non so come si fa. Io mando lettere. Sta fra le canne, in un persico.* Segue una macchia. A dieci passi, nel buco che i cigni tengono aperto, passa qualcosa con dentro un luccichio. Lei abita sopra il gioielliere. Il gioielliere abita sotto di lei.
above-below-page-f006-again = *Le va bene*, dice il ghiaccio, a lettere grosse come pecore. *Adesso ho capito. Chi altro?*
above-below-page-f006-give = Pescarlo per lei
above-below-page-f006-give-7 = Esce con un singhiozzo. Lei è sulla porta col cappotto addosso, guarda, e per un bel po’ non riesce a infilarselo, dal ridere. Vi tocca bere qualcosa di caldo, e tenervi il persico.
above-below-page-f006-pawn = Pescarlo per il gioielliere
above-below-page-f006-pawn-3 = Lo pesa, lo morde, legge quel che c’è scritto dentro e paga subito, per non averlo letto. A sera il lago è gelato fino in fondo.

above-below-page-f007 = Pian piano, quando siete tutti sulla panchina, l’isola prende il largo. C’è un sentiero; qualcuno l’ha rastrellato. Gira attorno al biancospino, entra dalla porta bassa e scende, in un odore di timo e di pietra calda, e da sotto si sente sciabordare un lago, dall’interno. Lungo il muro l’isola ha messo in mostra ciò che ha: una mensola, una brocca, una fila di funghi, le monete che le hanno gettato per buona sorte. Si vede che ha fatto le prove. Fin qui non era mai entrato nessuno. Ha smesso di dondolare, per non mettervi fretta.
above-below-page-f007-again = Il sentiero è rastrellato di fresco. Porta a due sedie, e a una terza, non si sa mai.
above-below-page-f007-path = Seguire il sentiero fino in fondo
above-below-page-f007-path-3 = Finisce in una sedia, proprio come uno avrebbe voluto. Restate un po’, prendete una moneta per buona sorte, e uscite dalla porta bassa sulla vostra riva, dove adesso si trova.
above-below-page-f007-path-7 = Oltre la sedia c’è una finestra e, nella finestra, il vostro villaggio, com’è la sera dall’acqua. Lodate ogni cosa per nome. La brocca, colma, vuole a ogni costo che la prendiate, e vi lascia la porta.

above-below-page-f008 = *Cari tutti*, dice l’acqua nelle vostre mani. *Grazie del sasso che mi avete tirato a sette anni. Ce l’ho ancora. Ho tutto quello che mi hanno tirato.* Dalla pagina sale odore di pioggia; lungo la riva scoppiano campanellini di schiuma. *C’è silenzio, qui. La gente tira, esprime un desiderio e va a cena. Scrivete. Altrimenti, se volete soltanto le cose, stanno undici piedi sotto, a sinistra, e godono di buona salute.* In fondo al foglio c’è spazio, e il lago si è fatto liscio, come chi cerca di non leggere da sopra la spalla.
above-below-page-f008-again = Il lago si è tenuto la risposta e vi ributta la matita, appena temperata.
above-below-page-f008-reply = Rispondere per esteso
above-below-page-f008-reply-4 = Gli raccontate della cena. La carta s’increspa per tutto il tempo. Quando avete firmato, sale un pesce a portare il punto.
above-below-page-f008-reply-6 = Alla terza pagina vi risponde già nei margini. Allega il vostro sasso, che laggiù ha fatto strada, e qualche spicciolo dai desideri altrui.
above-below-page-f008-dive = Tuffarsi per le cose buttate
above-below-page-f008-dive-7 = Undici piedi sotto, a sinistra, in fila, spolverate. Prendete quel che luccica di più; niente vi ferma e niente vi saluta.

above-below-page-f009 = Dove il bosco finisce c’è un cancelletto, una porta illuminata e, sulla porta, una vecchia molto alta con un cucchiaio. Il burro sfrigola; il portico sa di funghi e di timo. «Stamattina ce l’avevo ancora» dice, aguzzando gli occhi. «Comincia come una nota che si tiene a lungo. È uno di voi?» Dietro i vostri cappotti, appena fuori dalla luce, la creatura non respira. Se la chiamano come si deve, viene. Sulla credenza c’è un barattolo: la paghetta di ogni settimana, da anni. Basterebbe dire di sì.
above-below-page-f009-again = Lume acceso, porta chiusa; e dietro le imposte due voci che non finiscono la verdura.
above-below-page-f009-bring = Aiutarla a trovare la parola
above-below-page-f009-bring-3 = Provate quello della fornaia, delle gemelle, della cavalla. A *Cunegonda* dietro di voi qualcuno scoppia a ridere. Lei resta immobile, apparecchia un altro posto, per quella risata, e vi paga il disturbo.
above-below-page-f009-bring-7 = «Cominci dalla nota» le dite. «*Do*» canta la vecchia, «*do*», e dal buio una vocina va avanti fino in fondo. Per un po’ non mangia nessuno. Poi mangiano tutti, e il barattolo fa il giro.
above-below-page-f009-be = Dire di sì, uno alla volta
above-below-page-f009-be-6 = «Eccomi» dite a turno, e a ciascuno tocca un piatto pieno e una settimana di paghetta. Lei accarezza ogni testa, per sentire se è quella. Fuori si spezza un rametto, più in là.

above-below-page-f010 = Giù come uno spiffero, per tre curve, spingendo qualcosa davanti a voi, e sbucate con un *pop* su una scrivania. Viole; una lampada; una ragazza in mezze maniche nere, la mano ancora sullo sportellino. «*Voi* siete la risposta?» Lunedì ha chiesto a uno, in Contabilità, se la sposava, e da allora sta seduta qui, col tè freddo e una risma ancora chiusa. Quel che vi precedeva è scoppiato. Era una parola, e l’avete sui cappotti, sbavata. In Contabilità suona un campanello, e non la smette. Lei vi guarda, e si ravvia i capelli.
above-below-page-f010-again = *Signore e signora*, dice lo sportellino. Dietro, due persone timbrano, a tempo.
above-below-page-f010-yes = Essere un sì, tutti quanti
above-below-page-f010-yes-2 = «*Sì*» dite in coro. Lei si mette il cappello. Lui aveva scritto soltanto che il tubo risultava ostruito; ma a quel punto aveva visto il cappello.
above-below-page-f010-yes-7 = Andate a prenderlo. Sta tirando il campanello a due mani. «Ho detto di *sì!*» grida. «Non va *giù!*» La Contabilità fa una colletta, e vi chiedono di fare i fiori.
above-below-page-f010-later = Essere una richiesta di dettagli
above-below-page-f010-later-3 = «In triplice copia?» dice, e si rischiara, e apre la risma. È il suo forte. La terza copia, che non serve mai a nessuno, potete tenerla in bianco, con l’affrancatura.
