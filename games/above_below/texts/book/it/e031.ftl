above-below-page-e031 = Le costole spuntano da questo campo come fasciami di barche mai finite, e in mezzo scava una cagna. È grande come un carro di fieno e ha il muso bianco. Appena ha sepolto una cosa si scorda dove, e la terra trema per la delusione. Adesso vi ha visti. Vi posa davanti un femore ben leccato, tiepido, che sa di sego, e arretra agitando tutta la metà di dietro. Nelle buche, poi, ci sono vecchi vasi. E per quell’osso un intagliatore di pettini pagherebbe.
above-below-page-e031-again = Ha scavato una buca per ciascuno, della vostra esatta misura, per gentilezza. Ringraziate da una certa distanza.
above-below-page-e031-throw = Lanciarlo più lontano che si può
above-below-page-e031-throw-2 = Non è lontano. Lei è educata, lo riporta e vi mostra col muso come si tiene il braccio.
above-below-page-e031-throw-6 = Passa sopra l’ultima costola e sparisce nel buio. Sta via tanto che guardate nelle sue buche, e ne esce il servizio di nozze di qualcuno.
above-below-page-e031-sell = Venderlo a chi fa pettini
above-below-page-e031-sell-4 = Ne vengono quaranta pettini e un calzascarpe. La sera la sentite passare il campo, buca per buca.

above-below-page-e032 = Gelato da riva a riva, il lago ha chiuso. La buca delle lettere sulla spiaggia porta un cappello di neve; da tre settimane non esce nemmeno una cartolina. C’è odore di ferro, e il ghiaccio geme come chi si rigira nel letto. Sotto, a inginocchiarsi, si vede una scrittura che gira in tondo, al rovescio, svelta, e cerca da dove uscire. Una moneta scaldata nel pugno farebbe un buco. Più in là i lastroni hanno venature viola, e gli speziali il ghiaccio di lago lo pagano. Oppure potreste sdraiarvi a leggere.
above-below-page-e032-again = Il ghiaccio è andato. Sulla sabbia ci sono tre settimane di posta, e la prima lettera comincia a fumare.
above-below-page-e032-echo-1 = Una riga si ferma sotto le vostre ginocchia. Ha riconosciuto gli stivali.
above-below-page-e032-echo-2 = Nella fessura è gelata mezza frase, per un villaggio oltre il vostro.
above-below-page-e032-lend = Sciogliere un buco con una moneta
above-below-page-e032-lend-0 = Passa con un sibilo. Viene su una goccia, poi una riga, poi una pagina intera, ritta come uno zampillo. *Finalmente*, dice. *Cari tutti.*
above-below-page-e032-saw = Segare i lastroni viola
above-below-page-e032-saw-7 = Lo vendete a secchi, con le parole ancora dentro, e il viola resta nel setaccio. I pazienti dicono di sentirsi come se qualcuno gli avesse scritto.
above-below-page-e032-saw-fail = Il ghiaccio si spacca da riva a riva, con un rumore che pare un nome, e scoprite quanto sapete correre.
above-below-page-e032-lie = Sdraiarsi a leggere

above-below-page-e033 = Perpetua tiene una scatola di fiammiferi all’orecchio. Per una volta la cappella tace: sui santi le api si sono messe in riga, e la cera sa di chiesa. «Una ha detto una bugia» spiega. «Questa. Ha detto che qui ero felice.» Dentro la scatola qualcosa di piccolissimo lo ripete. L’alveare vuole un processo, e un giudice che non ci abbia di mezzo il miele. Il sindaco ha fatto sapere quanto darebbe per un’ape capace di mentire, se le altre la lasciano andare.
above-below-page-e033-again = Perpetua rammenda e canta. Dai santi le file si sporgono un poco, per esserne proprio sicure.
above-below-page-e033-echo-1 = «Si ricordano quel che vi hanno detto sul colletto» dice Perpetua. Le file ronzano.
above-below-page-e033-echo-2 = «Poco fa hanno detto il vero a qualcuno di sopra» dice Perpetua. «In mia presenza.»
above-below-page-e033-ask = Chiedere a lei se mentiva
above-below-page-e033-ask-4 = «Be’, *no*» comincia, e si ferma, e arrossisce sotto il velo. Le file si sciolgono. Vi medica a tutti le vecchie punture canticchiando, e stona.
above-below-page-e033-ask-6 = Ci pensa finché dura la candela. «Era solo presto» dice. Si apre la scatola; si apre la bottiglia messa via per il giorno del ritorno, ed escono le ultime susine.
above-below-page-e033-box = Vendere la scatola al sindaco
above-below-page-e033-box-6 = La tiene accanto al letto, e ogni sera le domanda quanto gli vogliono bene. Voi avete i soldi. Era un’ape onestissima.
above-below-page-e033-box-fail = «Mi vogliono vendere» dice la scatola, chiara chiara, e tutti i santi della cappella si alzano in volo.

above-below-page-e034 = Su per il camino va una pianta di fagioli, grossa come una mucca, e dove la lampada non arriva più si è fermata, abbracciata a una mensola. Le foglie tremano fino a terra. C’è odore di piselli nuovi e di sudore freddo. «Non ditemi quanto manca» bisbiglia qualcosa di verde. «Ho guardato *giù*.» Ciò che non cresce in su cresce di lato, e ha già cominciato. Più in alto pende un cordone da campanella, e c’è una porta che nessuno ha mai varcato. Bisognerebbe arrampicarle accanto, parlando d’altro.
above-below-page-e034-again = «Com’è *arioso*!» grida la pianta, ormai fuori vista. Si sente sventolare qualcosa.
above-below-page-e034-talk = Farla salire a chiacchiere
above-below-page-e034-talk-3 = Le parlate di scarichi. Sale di un palmo senza accorgersene, e di un altro, e se ne accorge; ma a quel punto tornare indietro è più lungo.
above-below-page-e034-talk-7 = Dite che ad avere paura siete voi. «Non guardate giù» fa subito lei, e vi porta su sottobraccio. C’è una stanza intera, asciutta, e cordone d’avanzo, e lei vi friziona le ginocchia con la linfa.

above-below-page-e035 = Alla fila nove c’è corrente, odore di lattuga e un raspare bagnato, come di chi legge con la lingua. Una lumaca grossa quanto un poggiapiedi avanza nella poesia. Mangia solo il bianco. Dietro di lei i versi giacciono a mucchi per terra, rimano ancora, e non li regge più niente. È una bestia mite ed è quasi alla M. Le legature che lascia sono di vitello e oro, e un sellaio le pagherebbe bene, se della M non importa a nessuno.
above-below-page-e035-again = La lumaca è arrivata alla P. Tira fuori un occhio da un sonetto e lo ritira, un po’ gonfia.
above-below-page-e035-lead = Portarla in contabilità
above-below-page-e035-lead-3 = Segue una foglia di cavolo fino ai mastri, più asciutti ma più sostanziosi. Alcuni versi si arrampicano di nuovo sullo scaffale.
above-below-page-e035-lead-6 = In contabilità scopre le appendici in bianco e si addormenta di gioia. Sotto restano quinterni che ormai nessuno dovrà riempire.
above-below-page-e035-bindings = Vendere le legature vuote
above-below-page-e035-bindings-4 = Il sellaio non chiede. Tutta la sera un verso su un usignolo gira per il carro in cerca dell’altra metà.

above-below-page-e036 = Ogni minatore se n’è andato a casa tranne il canarino, che è a molla e non fu avvertito. Pende dal gancio dove la galleria si biforca, e canta. Verso sinistra canta carbone; verso destra, stonando, aria cattiva; e c’è una terza canzone, piccolissima, che tiene per il pavimento. L’ottone s’è fatto verde e sa di monetine. Il gas, quaggiù, ha sapore di mandorle; chi si fermasse per la canzone piccola, con l’orecchio a terra, potrebbe tornarne col mal di testa, o peggio.
above-below-page-e036-again = Canta la canzone piccola appena vi vede, e poi, severo, quella dell’aria cattiva.
above-below-page-e036-listen = Ascoltare quella del pavimento
above-below-page-e036-listen-5 = Sotto la terza lastra, dice il motivo; ed è così. Portate fuori il pezzo di corsa, con le sciarpe sul viso.
above-below-page-e036-listen-fail = Restate una strofa di troppo. Il canarino tace. È quello, vi ricorderete dopo, il segnale.
above-below-page-e036-whistle = Fischiettare e andare a sinistra
above-below-page-e036-whistle-3 = Carbone, in effetti, una vena onesta, e in fondo un mercante. Per tutta la strada il canarino vi precede di mezza battuta.

above-below-page-e037 = Chiuso, dice la serranda di Sego in pieno giorno di mercato, e dietro il banco Sego sta disteso a faccia in giù. Il buio è venuto per via di una domenica. Ha riportato il vasetto; aspetta davanti alla cassa, freddo, con odore di cantina, e una per una le luci si scostano. «Non *dice* niente» bisbiglia Sego. Nel vasetto sono le quattro, la tavola è apparecchiata e non c’è nessuno. Forse è questo, il reclamo. Il collo è largo come una porta.
above-below-page-e037-again = Il buio ha lasciato a Sego un regalo: un vasetto di sé, piccolino, col nastro. Lui lo tiene vicino al letto.
above-below-page-e037-echo-1 = Il buio vi fa posto, come si fa col commesso di sempre.
above-below-page-e037-echo-2 = «Gli ultimi l’hanno servito a dovere» geme Sego. «Mi sono informato.»
above-below-page-e037-refund = Rimborsargli una moneta vostra
above-below-page-e037-refund-0 = Il buio si chiude sulla moneta e se ne va, piano, rasente al muro. «Andato?» dice Sego. A sera l’intera via sa chi c’era al banco.
above-below-page-e037-climb = Infilarsi nella domenica

above-below-page-e038 = «Nata: *sotto*» legge l’ufficiale d’anagrafe. «Sotto che cosa?» La creatura con la cartella non lo sa. È venuta per il nome, che nel registro è cancellato, con sopra scritto *Giovedì*; era il giorno; qualcuno ha scambiato le colonne. C’è odore d’inchiostro e di lana bagnata; la stufa ticchetta. Occorrono testimoni, col solito gettone, che l’abbiano conosciuta come Dorotea fin da principio, e lo dicano senza arrossire. La creatura si volta verso di voi. Sulla scrivania c’è un blocco di certificati in bianco, già timbrati.
above-below-page-e038-again = *Dorotea*, dice il registro, con due sottolineature; e a margine: *Giovedì, su appuntamento.*
above-below-page-e038-echo-1 = «Eravate alla mia asta» dice. «Mi riconoscereste dovunque.»
above-below-page-e038-echo-2 = Un signore con gli anelli ha mandato una referenza; è arrivata senza firma.
above-below-page-e038-swear = Giurare di averla conosciuta allora
above-below-page-e038-swear-7 = Ricordate la cuffietta, la carrozzina, gli orecchioni. L’ufficiale deve posare la penna. «*Dorotea*» legge alla fine, «*nata sotto giuramento*», e asciuga, e paga il gettone a tutti, anche a lei.
above-below-page-e038-pocket = Intascare i certificati in bianco
above-below-page-e038-pocket-4 = A sera un droghiere è conte, e un cavallo maggiorenne. La creatura è ancora là, su una gamba sola. «Sotto *che cosa?*» chiede l’ufficiale.

above-below-page-e039 = All’indietro e in salita viene uno scarabeo grosso come uno stivale, e fa rotolare la luna. A rigore è una vescia, bianca, più alta di una porta; fa luce, e odora di pioggia e di pane fresco. «Alle nove dev’essere su» dice da sopra la spalla, a testa in giù. «Ieri sono scivolato agli olmi, e non s’è visto niente finché non sono tornato a prenderla.» La china è tutta muschio e cappelli che squittiscono. Quel che si stacca per strada è degli aiutanti. Di aiutanti non ce n’è mai stati.
above-below-page-e039-again = *Luna nuova*, dice un biglietto sull’olmo. *Torno venerdì. Sono le gambe.*
above-below-page-e039-push = Spingere la luna con lui
above-below-page-e039-push-2 = La portate fino agli olmi. È un po’ piatta dove stavano le mani, ma tutto il bosco dice che per la stagione è la forma giusta.
above-below-page-e039-push-7 = In cima la lasciate andare insieme. Rotola nella sua conca, e per un miglio non c’è cappello senza la sua ombra. Ai vostri cappotti va quel che si è staccato, e i soldini dei desideri.

above-below-page-e040 = «Chi devo annunciare?» chiede il maggiordomo. È d’ottone, ha la marsina consumata sulla cerniera, e la casa che vi apre non ha tetto. Dietro di lui vedete una tavola apparecchiata sotto la pioggia, e c’è odore di cera d’api e di latte caldo. La famiglia è andata al mare. «Sono un poco in ritardo» dice; aspettando, gli è cresciuto il muschio sui guanti. Le pentole buone luccicano ai ganci. Non ci vede più bene, e crederebbe a qualsiasi risposta data con fermezza.
above-below-page-e040-again = «Chi devo dire?» chiede il maggiordomo; e poi, più piano: «Se è un pignoramento, siamo fuori».
above-below-page-e040-family = Essere la famiglia, in ritardo
above-below-page-e040-family-3 = «I treni» dite. Vi prende i cappotti bagnati, uno per uno. «La cuoca era in pensiero» dice, e qualcosa nel suo petto si ferma piano, e riparte.
above-below-page-e040-family-6 = Indovinate, per caso, il nome del cane. Per la prima volta lui si siede su una sedia. La pentola di rame è vostra, dice; era destinata a voi da sempre.
above-below-page-e040-bailiffs = Essere gli ufficiali giudiziari
above-below-page-e040-bailiffs-4 = Legge due volte la vostra lista della spesa, a braccio teso, e s’inchina. Porta fuori tutto lui. «E dove» chiede «devo dire loro di sedersi?»
above-below-page-e040-bailiffs-fail = «L’ingresso di servizio è sul retro» dice. Un retro non c’è. Lo sentite aspettarvi là.
