above-below-page-e103 = Tutto gocciola in questa tana tranne una pietra, e sulla pietra siede un gatto. Ha il colore del buio tra due candele, e si vede che aspettava qualcuno di meglio. Il pavimento è zuppa fredda fino alle caviglie; odora di coniglio bagnato. Dall’unico posto asciutto nel giro di un miglio il gatto vi esamina a uno a uno, si sofferma sulla borsa del pranzo, sbadiglia come una botola e comincia a lavarsi. Una bestia così non la si invita. Si può solo stare a mollo ed essere così noiosi che venga a vedere perché.
above-below-page-e103-again = La pietra è ancora asciutta e ancora tiepida. Sopra c’è mezzo topo, disposto come per un ospite.
above-below-page-e103-ignore = Ignorarlo con impegno
above-below-page-e103-ignore-5 = Parlate di grondaie. Ne parlate bene. Quando ve ne andate, zuppi fino al ginocchio, siete uno più di prima, e quell’uno è asciutto.
above-below-page-e103-squeeze = Passare rasente al muro
above-below-page-e103-squeeze-0 = Strisciate con la schiena contro i sassi. All’altezza dell’orecchio c’è una moneta piantata nella creta; il gatto vi guarda trovarla, senza scomporsi.
