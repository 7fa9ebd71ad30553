above-below-page-u005 = Guardate in su, dice il sottobosco in luce verdolina. Qualcosa di grosso e peloso ha mollato un ramo e vi sta cadendo addosso. Cade da venerdì, come cade il miele, a faccia in giù, le zampe avanti, preceduto da un fiato tiepido di fichi. «Qualcuno» dice, nel corso del pomeriggio, «avrebbe un materasso?» Dalla tasca i risparmi gli scendono davanti, una moneta lucente dopo l’altra, e restano per aria all’altezza delle vostre mani. Chi ne prende una, dicono, non sa più smettere.
above-below-page-u005-again = Ha mollato un altro ramo, più in alto. «Esercizio» dice, un’oretta dopo.
above-below-page-u005-bed = Fargli un letto di foglie
above-below-page-u005-bed-3 = Ci vuole un giorno a rastrellarlo, e un giorno perché arrivi. Si posa, zampa dopo zampa. «Oh» dice giovedì. «*Gra*.»
above-below-page-u005-bed-6 = Lo fate alto e rimboccate un angolo. Atterra di fianco, già addormentato, e la tasca si rovescia: fichi, e provviste per un viaggio lento.
above-below-page-u005-pick = Prendere i risparmi al volo
above-below-page-u005-pick-5 = Con una non sapete smettere. Uno di voi nemmeno con venti, e allunga ancora la mano quando la bestia vi atterra accanto, con un tonfo piccolo, lento, deluso.
