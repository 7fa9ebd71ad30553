## The lesson: a visit that is won

northwood-lesson-about = In solitario: una visita alla Civetta, quando fare punto, quando perdere apposta e una nuova amica.
northwood-lesson-fief =
    Sei l’inviato di Northwood e visiti una volta sola ciascuno dei suoi { $fiefs } sovrani. Il numero di un feudo è il suo **obiettivo**: fai **esattamente** quei punti e il sovrano ti sarà amico. Gli amici portano stelle; te ne servono { $goal }.
    Poche delle tue { $hand } carte possono fare punto: ti conviene un obiettivo piccolo. Vai al **feudo { $target }**: la Civetta, per { $stars } ★.
northwood-lesson-listen =
    Una visita è una serie di dialoghi. Tu **ascolti**: la prima carta del mazzo (ne restano { $deck }) è il discorso del sovrano. Rispondi con una carta, finché la mano o il mazzo finiscono.
    Prima puoi usare l’abilità di un alleato. Per ora non serve: premi **Ascolta**.
northwood-lesson-low =
    Devi rispondere nello **stesso seme** se puoi, e hai { $playable } Fiori. Una carta più alta di quella del sovrano farebbe punto, ma le tue sono entrambe più basse. Va bene così: vuoi { $target } punti, non uno per carta.
    Gioca **la più bassa** e tieni la migliore.
northwood-lesson-again =
    Nessun punto: le due carte vanno negli scarti. Hai { $score } punti e ti restano { $hand } carte. **Ascolta** di nuovo.
northwood-lesson-high =
    Foglie, e ne hai { $playable }: una più alta della sua, una più bassa. Sei ancora a { $score } punti, quindi fai punto adesso: gioca la carta **alta di Foglie**.
northwood-lesson-counting =
    Un punto! Le carte che fanno punto vanno nella pila dei punti: { $score } su { $target }. Puoi guardare le due pile quando vuoi. **Ascolta**.
northwood-lesson-second =
    Zampe. La tua carta alta di Zampe fa punto, e così hai tutti i { $target } punti. Fai punto presto, finché puoi scegliere: gioca la carta **alta di Zampe**.
northwood-lesson-hare =
    { $score } su { $target }: basta! Un altro punto rovinerebbe la visita, e restano { $hand } carte da giocare.
    Il pericolo sono gli Occhi, il seme della Civetta. È il **seme preferito**: fa punto anche quando il discorso è di **un altro** seme. La **Lepre** scarta tutte le tue carte di quel seme. Le abilità si usano prima di ascoltare, ogni alleato una volta per visita.
northwood-lesson-rest =
    Gli Occhi sono andati senza fare punti. Restano { $hand } carte basse, nessuna del seme preferito: difficilmente faranno punto. **Ascolta**.
northwood-lesson-follow =
    Di nuovo Fiori, e più alti del tuo. Devi seguire il seme: delle tue { $hand } carte puoi giocarne solo { $playable }. Non fa punto: proprio come vuoi tu.
northwood-lesson-on =
    Ancora { $score } punti e { $hand } carte. **Ascolta**.
northwood-lesson-any =
    Ora dice Occhi e non ne hai: puoi giocare **qualsiasi** carta. Contro il seme preferito nessun altro seme fa punto. Gioca quella di **Foglie**.
northwood-lesson-end-near =
    { $hand ->
        [one] Resta una carta
       *[other] Restano { $hand } carte
    }. Prima degli ultimi discorsi guarda quali carte non sono ancora uscite: gli scarti sono scoperti. **Ascolta**.
northwood-lesson-last =
    Di nuovo più alta della tua. Con l’ultima carta la visita finisce, con esattamente { $target } punti. Giocala.
northwood-lesson-next =
    La Civetta è tua amica: { $stars } ★ delle { $goal } che ti servono, e puoi finire al massimo con { $best }. Prima di ogni visita si mescolano di nuovo tutte le carte, e vedi le tue { $hand } carte **prima** di scegliere un feudo.
    Le tue Zampe e i tuoi Occhi alti faranno probabilmente punto. Vai al **feudo { $target }**.
northwood-lesson-invite =
    Puoi invitare un sovrano amico **una volta**, e questo ospite ti presta la sua abilità. Poi lascia la partita, ma le { $stars } ★ restano tue. Ti servono esattamente { $target } punti, quindi aiuta conoscere i prossimi discorsi: invita la **Civetta**.
northwood-lesson-cover =
    Un ospite sostituisce uno dei tuoi { $allies } alleati: in questa visita non puoi usare l’abilità di quell’alleato. Sostituisci il **Corvo**.
northwood-lesson-owl =
    Un’abilità che mostra carte si usa prima delle altre. Nel mazzo ci sono { $deck } carte; la **Civetta** ti mostra le prime. Usala.
northwood-lesson-end =
    Ora conosci il gioco: scegli un feudo adatto alla mano, fai punto presto, poi perdi apposta. Buona fortuna!
