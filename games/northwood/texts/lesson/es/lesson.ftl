## The lesson: a visit that is won

northwood-lesson-about = En solitario: una visita a la reina Búho, cuándo puntuar, cuándo perder a propósito y una nueva amistad.
northwood-lesson-fief =
    Eres el emisario de Northwood y visitas una sola vez a cada uno de sus { $fiefs } gobernantes. El número de un feudo es su **puntuación**: consigue **exactamente** esos puntos y su gobernante será tu amigo. Los amigos dan estrellas; necesitas { $goal }.
    Pocas de tus { $hand } cartas pueden puntuar: te conviene un número pequeño. Ve al **feudo { $target }**: la reina Búho, por { $stars } ★.
northwood-lesson-listen =
    Una visita es una serie de diálogos. Tú **escuchas**: la carta superior del mazo (quedan { $deck }) es el discurso del gobernante. Respondes con una carta, hasta que se acabe la mano o el mazo.
    Antes puedes usar la habilidad de un aliado. Aún no hace falta: pulsa **Escuchar**.
northwood-lesson-low =
    Debes responder con el **mismo palo** si puedes, y tienes { $playable } Flores. Una carta más alta que la del gobernante puntuaría, pero las tuyas son las dos más bajas. No importa: quieres { $target } puntos, no uno por carta.
    Juega **la más baja** y guarda la mejor.
northwood-lesson-again =
    Sin punto: las dos cartas van al descarte. Llevas { $score } puntos y te quedan { $hand } cartas. **Escucha** otra vez.
northwood-lesson-high =
    Hojas, y tienes { $playable }: una más alta que la suya y otra más baja. Sigues con { $score } puntos, así que puntúa ya: juega la carta **alta de Hojas**.
northwood-lesson-counting =
    ¡Un punto! Las cartas que puntúan van a la pila de puntuación: { $score } de { $target }. Puedes consultar las dos pilas cuando quieras. **Escucha**.
northwood-lesson-second =
    Zarpas. Tu carta alta de Zarpas puntúa, y así tendrás los { $target } puntos. Puntúa pronto, mientras aún puedes elegir: juega la carta **alta de Zarpas**.
northwood-lesson-hare =
    { $score } de { $target }: ¡basta! Un punto más estropearía la visita, y quedan { $hand } cartas por jugar.
    El peligro son los Ojos, el palo de la reina Búho. Es el **palo ganador**: también puntúa cuando el discurso es de **otro** palo. La **Liebre** descarta todas tus cartas de ese palo. Las habilidades se usan antes de escuchar, cada aliado una vez por visita.
northwood-lesson-rest =
    Los Ojos se han ido sin dar ningún punto. Te quedan { $hand } cartas bajas, ninguna del palo ganador: será difícil que puntúen. **Escucha**.
northwood-lesson-follow =
    Flores otra vez, y más altas que la tuya. Hay que seguir el palo, así que solo puedes jugar { $playable } de tus { $hand } cartas. No puntúa: justo lo que quieres.
northwood-lesson-on =
    Sigues con { $score } puntos y { $hand } cartas. **Escucha**.
northwood-lesson-any =
    Ahora dice Ojos y no tienes: puedes jugar **cualquier** carta. Contra el palo ganador, ningún otro palo puntúa. Juega la de **Hojas**.
northwood-lesson-end-near =
    { $hand ->
        [one] Queda una carta
       *[other] Quedan { $hand } cartas
    }. Antes de los últimos discursos, mira qué cartas no han salido aún: el descarte está a la vista. **Escucha**.
northwood-lesson-last =
    Otra vez más alta que la tuya. Con tu última carta acaba la visita, con { $target } puntos exactos. Juégala.
northwood-lesson-next =
    La reina Búho es tu amiga: { $stars } ★ de las { $goal } que necesitas, y aún son posibles { $best }. Antes de cada visita se barajan otra vez todas las cartas, y ves tus { $hand } cartas **antes** de elegir un feudo.
    Es probable que tus Zarpas y Ojos altos puntúen. Ve al **feudo { $target }**.
northwood-lesson-invite =
    Puedes atraer a un gobernante amigo **una vez**, y este invitado te presta su habilidad. Después deja la partida, pero las { $stars } ★ siguen siendo tuyas. Necesitas exactamente { $target } puntos, así que ayuda conocer los próximos discursos: atrae al **Búho**.
northwood-lesson-cover =
    Un invitado sustituye a uno de tus { $allies } aliados: en esta visita no puedes usar la habilidad de ese aliado. Sustituye al **Cuervo**.
northwood-lesson-owl =
    Una habilidad que enseña cartas se usa antes que las demás. En el mazo hay { $deck } cartas; el **Búho** te enseña las primeras. Úsalo.
northwood-lesson-end =
    Ya conoces el juego: elige un feudo que vaya bien a tu mano, puntúa pronto y luego pierde a propósito. ¡Suerte!
