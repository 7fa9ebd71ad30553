above-below-page-e158 = Alla T, tra *Tapiri* e *Torti subiti*, c’è un signore dal bel cappotto, archiviato. Ha un cartellino sul risvolto. Scese quarant’anni fa a riscuotere le tasse del profondo, dice con voce di cassetto, e lo presero per un documento. La colla, una volta asciutta, non era male. Nello schedario bisbigliano i topi, e l’odore di pasta d’amido stordisce. Se tra voi c’è una mano ferma, potrebbe firmargli l’uscita. Più in là, sullo stesso scaffale, c’è un fascicolo bello grasso col nome del vostro villaggio.
above-below-page-e158-again = Il buco alla T è stato chiuso. Qualcuno ha scritto a matita sul ripiano: *In prestito. Senza mora.*
above-below-page-e158-sign = Firmargli l’uscita in regola
above-below-page-e158-sign-3 = Scende con un rumore di nastro. Fuori chiede soltanto che anno è, e poi di nuovo che anno è, e ringrazia.
above-below-page-e158-sign-5 = Riempite gli undici moduli senza una macchia. I topi si alzano in piedi. Lui vi lascia il retro bianco di quarant’anni di dichiarazioni, legato col nastro.
above-below-page-e158-read = Leggere il proprio fascicolo
above-below-page-e158-read-6 = A quanto risulta, il profondo deve dei soldi al vostro villaggio fin dall’alluvione. Lasciate una ricevuta, scritta meglio che potete.
