above-below-page-e151 = Strascicando i piedi viene per la tana la bacheca della parrocchia. È un riccio, e non più giovane; la gente gli infilza addosso i fogli mentre passa. *Smarrita mucca. Lezioni di flauto. Buono per una bottiglia di sciroppo.* Fruscia; sa di mele e di carta umida. «C’è qualcosa di bello?» chiede, e si gira per voi, perché lui non li può leggere, standoci sotto. Proprio in mezzo, dove non arriverebbe mai, ormai bruno, c’è un biglietto in una grafia piccola e tonda: *Per te. Sotto la terza radice, un giovedì qualunque. Io aspetto.*
above-below-page-e151-again = Si è fatto il bagno. Adesso ha addosso un avviso solo, e lo porta davanti.
above-below-page-e151-speak = Leggergli il suo
above-below-page-e151-peel = Prendersi il buono dello sciroppo
above-below-page-e151-peel-0 = È scaduto da un pezzo, ma anche il farmacista. «Niente di bello, allora» dice il riccio, e gira l’angolo, frusciando.

above-below-page-e152 = Il banco di Hob Sego è all’ultima curva, con Hob sotto. «C’è un cliente» dice da dentro la tovaglia. Di là dal bancone non c’è nessuno, c’è moltissimo nessuno, freddo come un pozzo e con odore di lana dormita. Da lì, sulle assi, scivola un pezzo di minerale lucente; poi, dopo averci pensato, un altro. Vuole comprare una luce. Le ha sempre viste solo andar via. «Quello non lo servo» bisbiglia Hob. «Ditegli che siamo chiusi, o ditegli il prezzo, o un prezzo qualsiasi.»
above-below-page-e152-again = Il banco adesso ha un campanello, all’altezza di niente in particolare. Se guardate altrove suona, due volte, timido.
above-below-page-e152-echo-1 = Sotto il bancone Hob vi ha tenuto un cuscino, dalla volta dei barattoli.
above-below-page-e152-serve = Servirlo come chiunque
above-below-page-e152-serve-4 = Ne incartate uno piccolo, delle quattro, e contate il resto. Il freddo si ritira dal bancone tenendo il pacchetto davanti a sé.
above-below-page-e152-serve-7 = Gli mostrate come si regge il barattolo. Laggiù, per la prima volta, è domenica. Sulle assi resta tutta la sua borsa, e la mano di Hob è nella vostra.
above-below-page-e152-short = Chiedergli un prezzo a caso
above-below-page-e152-short-3 = Dite una somma e la paga; ne dite un’altra. Se ne va con un barattolo vuoto, attento, per non versare.

above-below-page-e153 = Hob Sego vi ha invitati a casa. Intorno al letto, sugli scaffali, sulle sedie, su per la scala, ardono i vasetti che non si è mai deciso a vendere: le quattro del pomeriggio, le Pasque, un agosto intero. Fa un caldo da chioccia e sa di lana bruciata. «Trent’anni che dormo col cappello in faccia» dice «per non guardare. Stasera ho pensato che magari.» Vuole spegnerli lui, uno per uno, con una mano da stringere. La cena sta in caldo sulla stufa. Fuori dalla finestra qualcosa ha accostato una sedia.
above-below-page-e153-again = Alla finestra di Hob non c’è luce. C’è chi russa e, un po’ più in basso, qualcos’altro che russa.
above-below-page-e153-echo-1 = «Questi li avete portati voi» dice Hob. «Sapete quanto pesa ciascuno.»
above-below-page-e153-echo-2 = In bottega è già venuto, dice, e ha fatto la fila, buono come una mucca.
above-below-page-e153-hand = Tenergli la mano fino all’ultimo
above-below-page-e153-hand-2 = Ne ardono ancora due quando dice che per stasera basta. «Era *lì*» dice Hob «e non stava combinando niente», e versa a tutti qualcosa per lo spavento.
above-below-page-e153-hand-7 = Soffia. Buio. «Da questa parte ho uno di voi» dice dopo un po’ la voce di Hob. «E dall’altra chi c’è?» Nessuno risponde, con molta dolcezza. Cenate a tastoni, tutti.

above-below-page-e154 = Rose crescono qui, bianche come il resto del campo, e vi prendono per la manica. Non lo fanno per male. Spuntano dove è stato sepolto qualcuno di cui nessuno ha chiesto, e ognuna odora di una cucina diversa. Una manica è quel che hanno al posto delle notizie. Le spine sono lunghe come dita, e le bacche del cespuglio più vecchio maturano da tanti anni che si sono fatte pietra: viola, limpida, tiepida dentro. Ci vorrebbe una mano ardita, e si sanguinerebbe.
above-below-page-e154-again = Hanno conservato il pezzo della vostra manica. Gli hanno fatto l’orlo.
above-below-page-e154-sleeve = Dare a ciascuna una manica
above-below-page-e154-sleeve-3 = Tornate a casa in panciotto. Alle spalle l’intero campo tiene polsini e chiacchiera, e vi arriva odore di cena.
above-below-page-e154-prune = Potare le bacche più vecchie
above-below-page-e154-prune-6 = Attraverso i guanti, attraverso le maniche, fino al gomito; però ne tirate fuori una intera, e di un’altra i semi lucenti.
above-below-page-e154-prune-fail = Il cespuglio si chiude. Appena può vi lascia, e ogni rosa lì intorno odora di mamma di qualcuno, con una benda.

above-below-page-e155 = Marciano piedi piccolissimi e tanti, nel buio della galleria grande. «Fuori!» scandiscono. «Fuori! Fuori!» Sono le lampade della miniera. Sono lucciole, in sciopero, e hanno dipinto dei cartelli magnifici; ma avendo spento le luci non trovano nessuno che li legga. C’è odore di vernice fresca e di stoppino freddo. Di fronte, in poltrona, il padrone dice, del tutto sincero, che non vede che cosa vogliano. Alle sue spalle la parete è tutta minerale, senza guardia; nessuna vi farebbe luce fin lì, ma a tastoni ci si andrebbe.
above-below-page-e155-again = La galleria splende da un capo all’altro. Al cancello è appeso un cartello: *Chiuso per buio. Torniamo subito.*
above-below-page-e155-light = Far luce sui cartelli
above-below-page-e155-light-4 = Alzate la lanterna. *Otto ore di buio*, c’è scritto. «Tutto qui?» dice il padrone. «Credevo che fossero *soldi*», e ve ne dà un po’, e il suo pranzo, dal sollievo.
above-below-page-e155-light-6 = Fate tutta la fila, fino alla più piccola, che ha scritto soltanto *per favore*. Lui firma. Si accendono come un paese visto da un colle; ci sono funghi allo spiedo, e una colletta.
above-below-page-e155-cross = Fare i crumiri per il minerale
above-below-page-e155-cross-7 = Andate tastando la parete e tornate carichi. Non vi ferma nessuno. Da una parte e dall’altra, fino al cancello, le sentite non brillare.
above-below-page-e155-cross-fail = Girate al buio per un’ora e sbucate in mezzo al comitato di sciopero, che la prende per solidarietà.

above-below-page-e156 = Alla T, tra *Tapiri* e *Torti subiti*, c’è un signore dal bel cappotto, archiviato. Ha un cartellino sul risvolto. Scese quarant’anni fa a riscuotere le tasse del profondo, dice con voce di cassetto, e lo presero per un documento. La colla, una volta asciutta, non era male. Nello schedario bisbigliano i topi, e l’odore di pasta d’amido stordisce. Se tra voi c’è una mano ferma, potrebbe firmargli l’uscita. Più in là, sullo stesso scaffale, c’è un fascicolo bello grasso col nome del vostro villaggio.
above-below-page-e156-again = Il buco alla T è stato chiuso. Qualcuno ha scritto a matita sul ripiano: *In prestito. Senza mora.*
above-below-page-e156-sign = Firmargli l’uscita in regola
above-below-page-e156-sign-3 = Scende con un rumore di nastro. Fuori chiede soltanto che anno è, e poi di nuovo che anno è, e ringrazia.
above-below-page-e156-sign-6 = Riempite gli undici moduli senza una macchia. I topi si alzano in piedi. Lui vi lascia il retro bianco di quarant’anni di dichiarazioni, legato col nastro.
above-below-page-e156-read = Leggere il proprio fascicolo
above-below-page-e156-read-4 = A quanto risulta, il profondo deve dei soldi al vostro villaggio fin dall’alluvione. Lasciate una ricevuta, scritta meglio che potete.

above-below-page-e157 = Giovedì, concerto, solo posti in piedi, visto che il pubblico sono ossa. Sono venute da tutto il campo e si appoggiano educate, costola a costola, con un odore di trifoglio secco. Entrano in nove, in lana grigia. Il nono è un rospo. La signorina Vespri alza una mano, lui apre la bocca, e dalla volta della grotta cade la prima pietra, poi la seconda. «È stato via così a lungo» bisbiglia lei. «Non ricordavamo quanto va giù. Qualcuno potrebbe reggere il soffitto, fino all’*Amen*?»
above-below-page-e157-again = Provano piano, per riguardo al soffitto. Le ossa della prima fila vi tengono il posto.
above-below-page-e157-echo-1 = Il rospo vi trova tra la folla e, appena appena, fa un inchino.
above-below-page-e157-echo-2 = «L’hanno convinto» dice la maestra. «Degli sconosciuti, con una certa gentilezza.»
above-below-page-e157-prop = Reggere la volta fino all’«Amen»
above-below-page-e157-prop-6 = Con le spalle, coi cappelli, con una scala di femori volontari, regge. Un applauso come una catasta. Quel che s’è staccato ha le vene, ed è vostro.
above-below-page-e157-prop-8 = Scende una nota più in giù di quelle che ci sono. Non cade niente; tutta la grotta s’inginocchia. Quando tornate a sentire, al posto della nota c’è un cristallo.

above-below-page-e158 = Ascoltate: qualcosa, nel vecchio cantiere, scricchiola nel sonno. I puntelli sono polvere da un pezzo, e a reggere la volta adesso è un convolvolo grosso quanto una vita, bianco per mancanza di luce. Entrò da seme e restò per senso del dovere. I suoi fiori sanno di sapone. Ha sete; i viticci vi frugano in tasca e ne escono pieni di vergogna. Funi così non si comprano, e non servirebbe prenderla tutta. Tra le foglie luccicano cose cadute ai minatori.
above-below-page-e158-again = Lo scricchiolio smette quando riconosce il vostro passo. Un viticcio vi prende il polso, lo stringe e lo lascia.
above-below-page-e158-water = Annaffiarlo, secchio per secchio
above-below-page-e158-water-3 = Quaranta secchi. Beve come si legge una lettera. Di sopra, con molta delicatezza, la montagna si alza di un dito.
above-below-page-e158-water-7 = Gli portate l’acqua tiepida, quella della sorgente alta. Per tutta la miniera si aprono fiorellini bianchi, e cade quel che tenevano stretto.
above-below-page-e158-cut = Tagliare dove si nota appena
above-below-page-e158-cut-5 = Prendete solo le due lunghe di lato. Lui ritira le altre, e tutta la volta scende ad ascoltare.

above-below-page-e159 = Davanti a un’arnia del mercato la gente fa la fila con un soldo in mano. «Che aria *riposata*» dice a una donna grigia, e arrossisce tutta. È lo sciame più giovane di Perpetua; una volta è stato in società, sulla tesa di un cappello, e ci ha preso il tatto. La cera sa di violette. «A un’ape la verità non costa niente» dice Perpetua, col cesto vuoto. «Una gentilezza le costa la serata.» Sono ridotte a un filo, e non verranno via finché nella fila c’è chi sembra triste. Tocca a voi; si sporgono.
above-below-page-e159-again = «Arrivate proprio al momento giusto» dice l’arnia; e per combinazione è vero.
above-below-page-e159-echo-1 = Il cappello era il vostro. Lo riconoscerebbero ovunque, dicono; è invecchiato bene.
above-below-page-e159-echo-2 = «L’arnia vecchia vi avrebbe detto di quel cappotto» dice Perpetua a mezza bocca.
above-below-page-e159-thank = Dire voi qualcosa di gentile
above-below-page-e159-thank-2 = Dite che hanno un bel ronzio. È vero, è piacevole, e loro non sapevano che si potessero avere le due cose insieme.
above-below-page-e159-thank-5 = Andate lungo la fila a dire a ognuno una cosa vera: belle orecchie, un cappotto coraggioso. Non resta nessuno con cui essere gentili. Entrano nel cesto; a voi vanno gli spiccioli e una susina.

above-below-page-e160 = Tum, tum fa un mulino senza mugnaio. La ruota gira nell’acqua nera e le macine vanno in una penombra tiepida che sa di noce moscata e di polvere. Da quando è franato il sentiero non ha avuto niente da macinare; così si è macinato la tramoggia, le scale e buona parte del tetto, e vi guarda da una finestra con le imposte alzate. Si vede che chiedere non gli piace. In soffitta, dove non arriva, ci sono sacchi di funghi bruni, e basterebbe che qualcuno ne portasse giù uno.
above-below-page-e160-again = Il mulino ha attaccato la finestra. Nel vedervi si ferma e, non c’è altra parola, deglutisce.
above-below-page-e160-grind = Portare giù un sacco e versare
above-below-page-e160-grind-3 = Le macine passano dal lamento alle fusa. Vi rende la misura piena, come fanno i mulini, e per sé tiene solo la polvere.
above-below-page-e160-grind-4 = Versate adagio, che se lo gusti. Nel cassone, in mezzo alla farina, c’è l’ultima paga del mugnaio, che non ha mai avuto cuore di macinare.
