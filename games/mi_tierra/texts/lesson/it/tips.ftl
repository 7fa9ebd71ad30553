## Lines of help in a first game: one for each question

mi-tierra-tip-place = Agiscono solo quando sono tutti piazzati. Prima ciò che scarseggia; i tuoi campi non te li toglie nessuno.
mi-tierra-tip-market = Una vendita a una carta. Un altro può volere la stessa: prima chi paga meglio.
mi-tierra-tip-plant = Un campo con l’acqua rende il doppio, e due vicini uguali si aiutano.
mi-tierra-tip-house = Una specie per recinto. Quel che non ci sta diventa una sola carne.
mi-tierra-tip-plan = Le carte prese presto rendono più a lungo. Compra ciò che aiuta quel che la fattoria fa già.
mi-tierra-tip-black-market = Compra tutto a poco e vende caro: serve per ciò che manca a una torta o a un abito.
mi-tierra-tip-sale = La carta vale solo per questa vendita: vendi quanto prende, salvo ciò che ti serve.
mi-tierra-tip-water = In catena dalla casa. Prima i campi che raccogli spesso.
mi-tierra-tip-move-water = Prima del primo lavoratore l’acqua si può spostare: verso ciò che raccoglierai.
mi-tierra-tip-tower = Guardare dice che cosa si comprerà; i cavalli servono all’arena d’estate.
mi-tierra-tip-after-sale = Il lavoratore può tornare a casa o passare al mercato nero, che apre per ultimo.
mi-tierra-tip-make = La tariffa è la stessa per tutto: conviene se hai animali o raccolto per più cose.
mi-tierra-tip-enter-contest = Animali per addestramento fanno i punti, e tutti i tuoi lavoratori si sommano.
mi-tierra-tip-enter-rodeo = Un cavallo addestrato batte molti non addestrati; il premio cresce ogni estate.
mi-tierra-tip-roll-again = Il secondo risultato resta, bello o brutto. Tieni quel che già ti va.
mi-tierra-tip-crop = Scegli ciò che il mercato compra ora, o ciò che già coltivi accanto.
mi-tierra-tip-give-up-pen = Se ne va con tutto quel che contiene. Solo per uno più grande, o per altri animali.
mi-tierra-tip-give-up-field = La nuova coltura non si sa ancora: rinuncia a quella che si vende peggio.
mi-tierra-tip-mill = Farina e vino si vendono a più volte quel che costano.
mi-tierra-tip-reorder = La prima carta è la prossima a uscire: metti in cima ciò che puoi vendere.
mi-tierra-tip-prize-goods = Prendi ciò che ti manca per una torta, un abito o la carta del mercato.
mi-tierra-tip-prize-animal = Uno che ci stia, o che faccia coppia per la bottega.
mi-tierra-tip-lose-crops = Dai via ciò che ora si vende peggio.
mi-tierra-tip-pen-size = Quello grande, salvo che sia per addestrare un solo animale.
mi-tierra-tip-give-up-plan = Tieni quella che lavora a ogni round.
mi-tierra-tip-foot-rot = Un animale si riprende gratis all’allevamento; per uno addestrato conviene pagare.
