above-below-page-e091 = «Approvato» squittisce la presidenza. In un cassetto con su scritto *Da T a To* i topi sono riuniti in comitato, in un odore di croste e di ceralacca. Fu deciso in primavera; il campanello è stato comprato per sottoscrizione; una giuria ha scelto il nastro. Resta da appenderlo. «A chi?» chiedete, e cadono tutte le penne. Nel corridoio accanto, sul tubo caldo, rombando come carri lontani, è sdraiata la questione. Vi guardano le braccia; hanno una tesoreria. Un orecchio è voltato da questa parte. E il segretario darebbe una moneta per una seconda firma.
above-below-page-e091-again = «Punto primo» dice il cassetto: «*se* ci sia un gatto». Si rinvia in commissione.
above-below-page-e091-bell = Appendere il campanello al gatto
above-below-page-e091-bell-7 = Glielo mettete come a un vescovo. Il gatto fa tre passi, ascolta, e li rifà. È estasiato. Dietro lo zoccolo piangono, e vi votano la tesoreria e il resto del libro dei verbali.
above-below-page-e091-bell-fail = Era sveglio. È sveglio da *A chi?* Uno di voi torna a casa fasciato e tintinnante.
above-below-page-e091-warn = Fare una soffiata al gatto
above-below-page-e091-warn-5 = Glielo accennate, di passaggio. Il gatto guarda il nastro; guarda il cassetto; guarda la vostra merenda. Si dimette dall’archivio, con effetto immediato.
above-below-page-e091-minutes = Firmare il verbale e andare
above-below-page-e091-minutes-0 = *Presenti: tutti. Assenti: uno.* Firmate, e vi pagano con la piccola cassa, che ha segni di denti.

above-below-page-e092 = Violini, tacchi, qualcuno che ride fino a star male: c’è una festa in quel cerchio di cappelli bianchi. Scostate le felci, e smette. I lampioncini dondolano sopra nessuno. L’erba è calpestata e tiepida; c’è odore di ponce e di burro; a un ramo sono appesi cappotti d’ogni misura, con le tasche gonfie. Vi tirate indietro, e un violino prova una corda, basso basso. Non è che non siate graditi. Sono timidi. Ci si potrebbe girare. Si potrebbe entrare a occhi chiusi, e che Dio ce la mandi buona. Oppure ci sono i cappotti.
above-below-page-e092-again = Il cerchio è buio. Nel muschio ci sono le vostre orme e, intorno, moltissime altre, piccole, che ballano.
above-below-page-e092-turn = Voltarsi e canticchiare
above-below-page-e092-turn-3 = Canticchiate male, apposta, finché qualcuno alle vostre spalle non resiste e vi corregge. Poi si va avanti fino a giorno, a ridosso dei vostri cappotti.
above-below-page-e092-coats = Frugare nei cappotti
above-below-page-e092-coats-4 = Borsellini, più che altro; un fungo ripieno, ancora caldo; un biglietto: *invitare quello alto*. Quando avete finito non ride nessuno. Uno dopo l’altro i lampioncini vanno a casa.
above-below-page-e092-step = Entrare a occhi chiusi

above-below-page-e093 = Alto là, dice qualcuno, non molto forte, e aggiunge che si usa così. Su un secchio rovesciato siede una guardia con l’elmo troppo grande e i piedi su uno scaldino che sa di lana strinata. Custodisce il tesoro di un regno. Non l’ha mai visto; è un regno molto buio. «Voi dovreste dire la parola d’ordine» spiega. «Io dovrei saperla.» Un gocciolio; un lungo silenzio. Ha dei funghi infilati su uno spago e nessuno con cui dividerli. Dietro di lui la porta è aperta di una spanna.
above-below-page-e093-again = «Alto là» dice l’elmo tutto contento, e vi fa posto sul secchio. «Era *martedì*? Avevo il sospetto che fosse *martedì*.»
above-below-page-e093-talk = Passare il turno a parlare
above-below-page-e093-talk-2 = Gliene provate quattrocento. Nessuna è quella giusta, ma *uvaspina*, ne convenite, avrebbe dovuto.
above-below-page-e093-talk-5 = Vi dice che cosa c’è secondo lui dietro la porta: una finestra. Non guardate, né voi né lui, ed è la cena migliore da settimane.
above-below-page-e093-pass = Passare con una parola a caso
above-below-page-e093-pass-5 = «È quella» dice, così contento che fa il saluto. Quel che portate fuori sotto il cappotto lo prende per il vostro pranzo, e vi augura buon appetito.

above-below-page-e094 = Lanterne, una tavola lunga, una torta a tre piani: un matrimonio, su un banco di sabbia, in mezzo al lago. Gli invitati sono bagnati fino al colletto e gentilissimi. Remavano verso la chiesa, nel milleottocento e qualcosa, quando cambiò il tempo, e cominciare senza lo sposo non è parso bello. Lui andò a cercare aiuto. Al violino resta una corda. C’è odore di pizzo bagnato e di zagara, e la sposa, che sotto il tavolo batte il piede, vi guarda. Il suo anello è su un piattino, viola come una susina.
above-below-page-e094-again = La torta ha due piani. Hanno cominciato, dice lei, visto che siete stati così cari; lui la mangerà fredda.
above-below-page-e094-dance = Invitare a ballare la sposa
above-below-page-e094-dance-3 = A ogni giro le scarpe si riempiono e si vuotano. Quando salta la corda non smette nessuno, e per un poco non si capisce che cosa è pizzo e che cosa è riso.
above-below-page-e094-ring = Sfilare l’anello dal piattino
above-below-page-e094-ring-4 = Ve lo mettete in bocca dietro la torta. Nessuno accusa nessuno. Si passano soltanto il piattino vuoto, di mano in mano, fino in fondo alla tavola.
above-below-page-e094-ring-fail = Le dita trovano lì una mano bagnata. «Oh, lo sposo siete *voi*?» chiede lei, proprio gentile, in modo che sentano tutti.

above-below-page-e095 = Falene: si sono mangiate le domeniche. Hob Sego siede fra i barattoli vuoti con una coperta in testa e tutt’intorno, su ogni cappello e ogni lamella, sfarfalla la sua merce: le quattro del pomeriggio, qualche cena, un’intera finestra illuminata, con le ali. Sanno di flanella strinata. «Non schiacciatele» dice la coperta. «Sarebbe sprecare il bel tempo.» Seguono chi pensa forte a un posto caldo. A sacchetti, poi, le pagano una moneta l’una quelli a cui della domenica importa meno.
above-below-page-e095-again = Una falena sola, color di tardo pomeriggio, vi sale per la manica, guarda l’ora e resta.
above-below-page-e095-echo-1 = «Sono quelli che sanno contarsi» dice la coperta, un po’ consolata.
above-below-page-e095-echo-2 = Dalla notte di quel cliente, dice, lascia un barattolo aperto, per cortesia.
above-below-page-e095-lead = Guidarle pensando a casa
above-below-page-e095-lead-6 = Pensate alla cucina, e vengono. Hob apre un occhio per contare i barattoli; poi l’altro, per guardare voi; poi la cena la offre lui.
above-below-page-e095-bag = Insaccarle a una moneta l’una
above-below-page-e095-bag-4 = Fanno luce attraverso la tela, così per tutta la strada vi vedete in faccia, e non piace a nessuno.

above-below-page-e096 = «*Ic*» dice la posta pneumatica. È tutta tubi d’ottone, su per le pareti della sala smistamento, e da una settimana ha il singhiozzo. Qualcosa le è andato di traverso. «Vi prego, *ic*, di scusarmi. Sono le lettere d’amore. Si mandano giù senza masticare.» C’è odore di gomma e di polvere calda. A ogni *ic* sbatte uno sportellino, e qualcosa attraversa la stanza: pasticche, spiccioli, un cappello. Ci si potrebbe mettere sotto con un cesto. C’è anche il tubo grande, quello imbottito, per chi accetta di farsi mandare giù appresso, a spingere.
above-below-page-e096-again = «È passato» dice la parete, pianissimo. «Non ne parlate. Non dite *lettere*. Oh, *ic*.»
above-below-page-e096-catch = Mettersi sotto con un cesto
above-below-page-e096-catch-2 = Quel che prendete, lo prendete soprattutto con la fronte. Le pasticche sono per quello, dice la parete.
above-below-page-e096-catch-3 = Prendete al volo qualcosa per la tosse, qualcosa per il borsellino, un guanto e il cappello, che va bene. «Molto, *ic*, obbligata» dice la parete.
above-below-page-e096-post = Farsi spedire giù per il tubo

above-below-page-e097 = Gratta e gratta, su per i gradini del tempio viene il bimbo di pietra col berretto nuovo, abbracciato al palo del cancello. Gli avevano detto di entrare, e l’ha portato con sé. È il suo primo giorno; dentro, trenta piccoli troll respirano a bocca aperta, e una signora in soprascarpe mostra una *A*. Ottokar, infarinato fino alle orecchie, piange sul pranzo: marzapane, dall’odore, con una vera pietra viola per fortuna. «Se qualcuno gli si sedesse vicino» dice, e lo posa per soffiarsi il naso.
above-below-page-e097-again = Il banco è riparato con un palo di cancello. *B*, dice la lavagna e, sotto, grandissima: *B*.
above-below-page-e097-echo-1 = Il bimbo vi riconosce subito. Siete quelli con le ginocchia.
above-below-page-e097-echo-2 = «Ha degli amici in un altro paese» singhiozza Ottokar «che reggono *bene*.»
above-below-page-e097-sit = Sedersi vicino a lui
above-below-page-e097-sit-3 = Il banco si spacca. Lui ride; sembra un carro che passa un ponte. Da lì in poi vicino a lui vogliono starci tutti, e ci stanno.
above-below-page-e097-sit-7 = Imparate la *A* insieme, su da una parte e giù dall’altra. A mezzogiorno ogni troll vi rovescia il pranzo sul banco, mele e tutto, perché ormai siete in classe con loro.
above-below-page-e097-swap = Scambiargli il pranzo
above-below-page-e097-swap-6 = A mezzogiorno apre la scatola, guarda, si mangia il vostro pane e formaggio, e la scatola, e la sera dice a Ottokar che era buonissimo.

above-below-page-e098 = «Primo» dice una voce nel buio. «Le chiedo scusa: *primo*» dice un’altra. La lampada trova due signori con la brina nella barba, schiena contro schiena, ciascuno con la sua bandiera. Arrivarono in fondo al mondo trent’anni fa, nello stesso minuto, da parti opposte, e nessuno vuole piantarla prima dell’altro. Fa un freddo cane. Sa d’olio di foca e, un poco, di aringa fritta. Tra i loro talloni c’è un buco solo, per un’asta sola, e intorno la roccia brilla di ciò che entrambi sono troppo fieri per notare.
above-below-page-e098-again = «*Primo*» sentite da molto lontano «ad augurare la buonanotte.» «Le chiedo scusa.»
above-below-page-e098-both = Piantarle insieme con una spinta
above-below-page-e098-both-5 = Contate fino a tre e mentite su chi s’è mosso. Si stringono la mano, piangono ghiaccioli e dividono la cena che nessuno voleva cominciare.
above-below-page-e098-both-6 = Fate il buco quadrato, così un primo angolo non c’è. Gli inni stanno bene insieme. Si serve l’aringa, e il premio si divide in due, e ancora in due.
above-below-page-e098-claim = Reclamarlo per il villaggio
above-below-page-e098-claim-4 = Tra i due s’innalza un grembiule su un manico di scopa. Mentre stendono la protesta raccogliete quel che c’è in giro, in nome delle zie.
above-below-page-e098-claim-7 = «Per diritto di grembiule» dite, e staccate tutto l’orlo lucente. Prima che siate alle scale sono già alleati.
above-below-page-e098-claim-fail = Si voltano, finalmente, per guardarvi. «*Quarti*» dicono tutti e due, contenti.

above-below-page-e099 = «Attenti alle orecchie» dice il coniglio, e intende le sue. Ha i baffi, un mazzo di chiavi e una tana da affittare: undici vani, asciutta, esposta a sud per quanto si può. Sa di carota e di calce fresca; da sotto arriva lo zampettio degli inquilini precedenti. La famiglia, spiega, è cresciuta di quaranta dalla primavera, s’è trasferita in qualcosa di più grande, e le tasse lo rovinano. Pagherebbe, quasi, per liberarsi di un pezzo. Basta vedere tutti gli undici vani senza perdere il conto dei conigli.
above-below-page-e099-again = «Venduta, mi spiace» dice il coniglio. «Ma abbiamo scavato ancora. Attenti alle orecchie.»
above-below-page-e099-view = Visitare con lui gli undici vani
above-below-page-e099-view-3 = Ammirate gli armadi a muro. Al nono non contate più. Vi intesta la cantina, pur di farla corta.
above-below-page-e099-view-6 = Lodate le cornici. Commosso, aggiunge l’ala est con la fune del campanello; è vero che in fondo ci sono attaccati due coniglietti.

above-below-page-e100 = Porte che chiudano, in questa tana, non ce n’è più: la pasta è arrivata prima. La madre di Ottokar, trecento anni e mai una passeggiata, è scappata dalla giara. Riempie il passaggio da muro a muro, tiepida, tutta bolle, con odore di birra; ha circondato una lampada e la tiene accesa. In mezzo, una vocina chiara, di lievito, chiede della mamma. A darle da mangiare vi segue. Certo che per una fetta di pasta di trecento anni qualunque mugnaio pagherebbe bene.
above-below-page-e100-again = Alla curva c’è un’altra giara aperta e ne esce, tiepido e lontano, un russare che lievita.
above-below-page-e100-echo-1 = Vi annusa le maniche. «*Voi* avete impastato» dice la vocina, e si mette a piangere.
above-below-page-e100-feed = Guidarla a casa briciola a briciola
above-below-page-e100-feed-4 = Panino dopo panino vi si trascina dietro. Ottokar è lì col coperchio. «Non gliel’ho mai chiesto» dice «se il buio le piaceva.»
above-below-page-e100-feed-6 = Per strada impara i vostri nomi. Davanti alla giara si ferma e vi depone ai piedi quel che aveva assorbito, lavato e in ordine di grandezza: cena, più che altro, e una boccetta.
above-below-page-e100-carve = Tagliarne una fetta e scappare
above-below-page-e100-carve-3 = Il mugnaio dice una cifra. La fetta, nel suo vaso, sta sul carro e a ogni curva chiede se siamo arrivati.
