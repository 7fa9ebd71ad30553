## The lesson: a visit that is won

northwood-lesson-about = Para una persona: una visita a la reina Búho, qué decir, qué callar y una nueva amistad.
northwood-lesson-fief =
    Eres el emisario de Northwood. En el bosque viven { $fiefs } gobernantes y visitas a cada uno una sola vez. El número de un feudo es su **meta**: gana allí **exactamente** esos diálogos, ni más ni menos, y su gobernante será tu amigo. Los amigos dan estrellas; quieres { $goal }.
    Tus { $hand } cartas dan para pocas victorias, pero seguras: te conviene un número pequeño. Ve al **feudo { $target }**: la reina Búho, por { $stars } ★.
northwood-lesson-listen =
    Una visita es una serie de diálogos. Cada uno empieza cuando **escuchas**: quien gobierna dice la primera carta del mazo, al que le quedan { $deck }. Tú respondes con una carta de la mano, hasta que se acabe la mano o el mazo.
    Antes puedes usar la habilidad de un aliado; todavía no hace falta. Pulsa **Escuchar**.
northwood-lesson-low =
    Hay que responder con el **mismo palo** si se puede; y con { $playable } Flores puedes. Una carta más alta puntuaría, pero las tuyas son las dos más bajas. No importa: quieres { $target } puntos, no uno por carta.
    Gasta **la más baja** y guarda la mejor.
northwood-lesson-again =
    Sin punto: las dos cartas van al descarte. Llevas { $score } puntos y te quedan { $hand } cartas. **Escucha** otra vez.
northwood-lesson-high =
    Hojas, y tienes { $playable }: una más alta que la suya y otra más baja. Sigues con { $score } puntos, así que aprovecha: la carta **alta de Hojas**.
northwood-lesson-counting =
    ¡Punto! Las cartas que puntúan van a su propia pila: { $score } de { $target }. Puedes consultar las dos pilas cuando quieras. **Escucha**.
northwood-lesson-second =
    Zarpas. Tu carta alta de Zarpas puntúa, y así tendrás los { $target } puntos. Hazlo ya: los puntos son más fáciles mientras aún puedes elegir. La carta **alta de Zarpas**.
northwood-lesson-hare =
    { $score } de { $target }: ¡basta! A partir de aquí cada punto de más estropearía la visita, y aún hay que jugar { $hand } cartas.
    El peligro son los Ojos, el palo de la reina: una carta del palo de quien gobierna también puntúa cuando se ha hablado de **otro**. Aquí ayuda la **Liebre**: descarta todas tus cartas de ese palo. Las habilidades se usan antes de escuchar, cada aliado una vez por visita.
northwood-lesson-rest =
    Los Ojos se han ido y nada ha puntuado. Te quedan { $hand } cartas bajas, ninguna del palo de la reina: apenas pueden ganar. **Escucha**.
northwood-lesson-follow =
    Flores otra vez, y más altas que la tuya. De tus { $hand } cartas solo puede responder { $playable }: hay que seguir el palo. Pierde, justo lo que quieres.
northwood-lesson-on =
    Sigues con { $score } puntos y { $hand } cartas. **Escucha**.
northwood-lesson-any =
    Ahora habla de Ojos y no tienes: entonces vale **cualquier** carta. Contra el palo propio de quien gobierna, una carta de otro palo nunca puntúa. Suelta la de **Hojas**.
northwood-lesson-end-near =
    { $hand ->
        [one] Queda una carta
       *[other] Quedan { $hand } cartas
    }. Antes de los últimos discursos conviene contar qué cartas aún no han salido; el descarte está a la vista. **Escucha**.
northwood-lesson-last =
    Otra vez más alta que la tuya. Con tu última carta acaba la visita, con { $target } puntos exactos. Juégala.
northwood-lesson-next =
    La reina Búho es tu amiga: { $stars } ★ de las { $goal } que necesitas, y aún son posibles { $best }. En cada visita se barajan todas las cartas de nuevo, y ves tus { $hand } cartas **antes** de elegir adónde ir.
    Zarpas y Ojos altos prometen algunas victorias. Ve al **feudo { $target }**.
northwood-lesson-invite =
    Quien es tu amigo puede acompañarte **una vez** como invitado y te presta su habilidad. Después deja la partida, pero las { $stars } ★ siguen siendo tuyas. Hay que acertar { $target } victorias justas, así que ayuda saber lo que viene: invita al **Búho**.
northwood-lesson-cover =
    El invitado ocupa el lugar de uno de tus { $allies } aliados, cuya habilidad falta en esta visita. Cubre al **Cuervo**.
northwood-lesson-owl =
    Cuando quieras saber antes de actuar, usa primero una habilidad así. En el mazo hay { $deck } cartas; el **Búho** te enseña las próximas. Úsalo.
northwood-lesson-end =
    Ahora conoces los próximos discursos, y conoces el juego: lee la mano, elige un feudo que le vaya bien, puntúa pronto y luego pierde a propósito. «¿Tú qué harías?» pregunta al consejero, que dice por qué. ¡Suerte con los demás gobernantes!
