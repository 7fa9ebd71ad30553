## The lesson: a visit that is won

northwood-lesson-about = Per uno: una visita alla Civetta, che cosa dire, che cosa tacere e una nuova amica.
northwood-lesson-fief =
    Sei l’inviato di Northwood. Nel bosco vivono { $fiefs } sovrani e visiti ciascuno una volta sola. Il numero di un feudo è il suo **obiettivo**: vinci lì **esattamente** quei dialoghi, né più né meno, e il sovrano ti sarà amico. Gli amici portano stelle; ne vuoi { $goal }.
    Le tue { $hand } carte danno poche vittorie, ma sicure: ti va bene un numero piccolo. Vai al **feudo { $target }**: la Civetta, per { $stars } ★.
northwood-lesson-listen =
    Una visita è una serie di dialoghi. Ognuno comincia quando **ascolti**: il sovrano dice la prima carta del mazzo, che ne ha ancora { $deck }. Tu rispondi con una carta della mano, finché la mano o il mazzo finiscono.
    Prima puoi usare l’abilità di un alleato; per ora non serve. Premi **Ascolta**.
northwood-lesson-low =
    Devi rispondere nello **stesso seme** se puoi; e con { $playable } Fiori puoi. Una carta più alta farebbe punto, ma le tue sono entrambe più basse. Va bene così: vuoi { $target } punti, non uno per carta.
    Spendi **la più bassa** e tieni la migliore.
northwood-lesson-again =
    Nessun punto: le due carte vanno negli scarti. Hai { $score } punti e ti restano { $hand } carte. **Ascolta** di nuovo.
northwood-lesson-high =
    Foglie, e ne hai { $playable }: una più alta della sua, una più bassa. Sei ancora a { $score } punti, quindi prendi questo: la carta **alta di Foglie**.
northwood-lesson-counting =
    Punto! Le carte che fanno punto vanno in una pila loro: { $score } su { $target }. Puoi guardare le due pile quando vuoi. **Ascolta**.
northwood-lesson-second =
    Zampe. La tua carta alta di Zampe fa punto, e così hai tutti i { $target } punti. Fallo ora: i punti sono più facili finché puoi scegliere. La carta **alta di Zampe**.
northwood-lesson-hare =
    { $score } su { $target }: basta! Da qui ogni punto in più rovinerebbe la visita, e devi ancora giocare { $hand } carte.
    Il pericolo sono gli Occhi, il seme della Civetta: una carta del seme del sovrano fa punto anche quando lui ha parlato di **un altro**. Ora aiuta la **Lepre**: scarta tutte le tue carte di quel seme. Le abilità si usano prima di ascoltare, ogni alleato una volta a visita.
northwood-lesson-rest =
    Gli Occhi sono andati e niente ha fatto punto. Restano { $hand } carte basse, nessuna del seme della Civetta: quasi non possono più vincere. **Ascolta**.
northwood-lesson-follow =
    Di nuovo Fiori, e più alti del tuo. Delle tue { $hand } carte può rispondere solo { $playable }: il seme va seguito. Perde, proprio come vuoi tu.
northwood-lesson-on =
    Ancora { $score } punti e { $hand } carte. **Ascolta**.
northwood-lesson-any =
    Ora parla di Occhi e non ne hai: allora va bene **qualsiasi** carta. Contro il seme proprio del sovrano una carta di un altro seme non fa mai punto. Dai via quella di **Foglie**.
northwood-lesson-end-near =
    { $hand ->
        [one] Resta una carta
       *[other] Restano { $hand } carte
    }. Prima degli ultimi discorsi conviene contare quali carte non sono ancora uscite; gli scarti sono scoperti. **Ascolta**.
northwood-lesson-last =
    Ancora più alta della tua. Con l’ultima carta la visita finisce, con esattamente { $target } punti. Giocala.
northwood-lesson-next =
    La Civetta è tua amica: { $stars } ★ delle { $goal } che ti servono, e puoi finire al massimo con { $best }. A ogni visita si mescolano di nuovo tutte le carte, e vedi le tue { $hand } carte **prima** di scegliere dove andare.
    Zampe e Occhi alti promettono qualche vittoria. Vai al **feudo { $target }**.
northwood-lesson-invite =
    Un sovrano amico può accompagnarti **una volta** come ospite e ti presta la sua abilità. Poi lascia la partita, ma le { $stars } ★ restano tue. Bisogna centrare { $target } vittorie esatte, quindi aiuta sapere che cosa arriva: invita la **Civetta**.
northwood-lesson-cover =
    L’ospite prende il posto di uno dei tuoi { $allies } alleati, la cui abilità manca in questa visita. Copri il **Corvo**.
northwood-lesson-owl =
    Quando vuoi sapere prima di agire, usa per prima un’abilità così. Nel mazzo ci sono { $deck } carte; la **Civetta** ti mostra le prossime. Usala.
northwood-lesson-end =
    Ora conosci i prossimi discorsi, e conosci il gioco: leggi la mano, scegli un feudo che le si addice, fai punto presto e poi perdi apposta. «Tu che faresti?» chiede al consigliere, che dice perché. Buona fortuna con gli altri sovrani!
