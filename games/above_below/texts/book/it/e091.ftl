above-below-page-e094 = Lanterne, una tavola lunga, una torta a tre piani: un matrimonio, su un banco di sabbia, in mezzo al lago. Gli invitati sono bagnati fino al colletto e gentilissimi. Remavano verso la chiesa, nel milleottocento e qualcosa, quando cambiò il tempo, e cominciare senza lo sposo non è parso bello. Lui andò a cercare aiuto. Al violino resta una corda. C’è odore di pizzo bagnato e di zagara, e la sposa, che sotto il tavolo batte il piede, vi guarda. Il suo anello è su un piattino, viola come una susina.
above-below-page-e094-again = La torta ha due piani. Hanno cominciato, dice lei, visto che siete stati così cari; lui la mangerà fredda.
above-below-page-e094-dance = Invitare a ballare la sposa
above-below-page-e094-dance-3 = A ogni giro le scarpe si riempiono e si vuotano. Quando salta la corda non smette nessuno, e per un poco non si capisce che cosa è pizzo e che cosa è riso.
above-below-page-e094-ring = Sfilare l’anello dal piattino
above-below-page-e094-ring-4 = Ve lo mettete in bocca dietro la torta. Nessuno accusa nessuno. Si passano soltanto il piattino vuoto, di mano in mano, fino in fondo alla tavola.
above-below-page-e094-ring-fail = Le dita trovano lì una mano bagnata. «Oh, lo sposo siete *voi*?» chiede lei, proprio gentile, in modo che sentano tutti.

above-below-page-e098 = «Primo» dice una voce nel buio. «Le chiedo scusa: *primo*» dice un’altra. La lampada trova due signori con la brina nella barba, schiena contro schiena, ciascuno con la sua bandiera. Arrivarono in fondo al mondo trent’anni fa, nello stesso minuto, da parti opposte, e nessuno vuole piantarla prima dell’altro. Fa un freddo cane. Sa d’olio di foca e, un poco, di aringa fritta. Tra i loro talloni c’è un buco solo, per un’asta sola, e intorno la roccia brilla di ciò che entrambi sono troppo fieri per notare.
above-below-page-e098-again = «*Primo*» sentite da molto lontano «ad augurare la buonanotte.» «Le chiedo scusa.»
above-below-page-e098-both = Piantarle insieme con una spinta
above-below-page-e098-both-5 = Contate fino a tre e mentite su chi s’è mosso. Si stringono la mano, piangono ghiaccioli e dividono la cena che nessuno voleva cominciare.
above-below-page-e098-both-6 = Fate il buco quadrato, così un primo angolo non c’è. Gli inni stanno bene insieme. Si serve l’aringa, e il premio si divide in due, e ancora in due.
above-below-page-e098-claim = Reclamarlo per il villaggio
above-below-page-e098-claim-4 = Tra i due s’innalza un grembiule su un manico di scopa. Mentre stendono la protesta raccogliete quel che c’è in giro, in nome delle zie.
above-below-page-e098-claim-7 = «Per diritto di grembiule» dite, e staccate tutto l’orlo lucente. Prima che siate alle scale sono già alleati.
above-below-page-e098-claim-fail = Si voltano, finalmente, per guardarvi. «*Quarti*» dicono tutti e due, contenti.

above-below-page-e100 = Porte che chiudano, in questa tana, non ce n’è più: la pasta è arrivata prima. La madre di Ottokar, trecento anni e mai una passeggiata, è scappata dalla giara. Riempie il passaggio da muro a muro, tiepida, tutta bolle, con odore di birra; ha circondato una lampada e la tiene accesa. In mezzo, una vocina chiara, di lievito, chiede della mamma. A darle da mangiare vi segue. Certo che per una fetta di pasta di trecento anni qualunque mugnaio pagherebbe bene.
above-below-page-e100-again = Alla curva c’è un’altra giara aperta e ne esce, tiepido e lontano, un russare che lievita.
above-below-page-e100-echo-1 = Vi annusa le maniche. «*Voi* avete impastato» dice la vocina, e si mette a piangere.
above-below-page-e100-feed = Guidarla a casa briciola a briciola
above-below-page-e100-feed-4 = Panino dopo panino vi si trascina dietro. Ottokar è lì col coperchio. «Non gliel’ho mai chiesto» dice «se il buio le piaceva.»
above-below-page-e100-feed-6 = Per strada impara i vostri nomi. Davanti alla giara si ferma e vi depone ai piedi quel che aveva assorbito, lavato e in ordine di grandezza: cena, più che altro, e una boccetta.
above-below-page-e100-carve = Tagliarne una fetta e scappare
above-below-page-e100-carve-3 = Il mugnaio dice una cifra. La fetta, nel suo vaso, sta sul carro e a ogni curva chiede se siamo arrivati.
