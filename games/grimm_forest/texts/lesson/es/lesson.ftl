## The lesson: three rounds and a house

grimm-forest-lesson-about = Elecciones secretas, una casa del suelo al tejado, Fábulas, Amigos y un lobo.
grimm-forest-lesson-go =
    Eres un cerdito y quieres ser el primero en tener **{ $houses } casas**. Cada ronda todos eligen en secreto un lugar con recursos. Si estás a solas allí, te lo llevas todo.
    En los Campos hay { $straw } de paja. Pulsa **Campos**. Las dos IA eligen sin verlo.
grimm-forest-lesson-floor =
    No ha venido nadie más, así que toda la paja, { $straw }, es tuya. Ahora se construye por turnos; tienes **{ $actions } acciones**.
    Una casa es un suelo, luego muros y luego un tejado, todo del mismo material. Empieza por el **suelo de paja**.
grimm-forest-lesson-fable =
    El suelo ya está y te quedan { $straw } de paja: no bastan para los muros. Con una acción también puedes tomar un recurso o robar una **Fábula**: un truco para una ronda posterior.
    Roba una. Solo la verás tú.
grimm-forest-lesson-share =
    Nueva ronda: todos los lugares se han vuelto a llenar. Ya tienes { $hand ->
        [one] una Fábula
       *[other] { $hand } Fábulas
    } en la mano. Nunca es obligatorio jugar una: espera a mejor ocasión.
    Necesitas paja para los muros y tienes { $straw }. Vuelve a los **Campos**, donde hay { $fields }. A ver a quién más se le ocurre.
grimm-forest-lesson-walls =
    ¡No estabas a solas! Los cerditos **reparten por igual**, y el resto se queda: { $left } de paja. En el Bosque había un **Lobo**, la Fábula de una IA: el cerdito de allí recolectó { $lost } de madera.
    Tienes { $straw } de paja. Construye los **muros de paja**.
grimm-forest-lesson-friend =
    Los muros traen un **Amigo**. Puedes quedártelo o dárselo a otro jugador, que entonces pierde el suyo: no todos los Amigos son bienvenidos.
    Pulgarcito es útil. **Quédatelo**: abajo pone lo que hace.
grimm-forest-lesson-fetch =
    Te quedan { $straw } de paja y { $actions ->
        [one] una acción
       *[other] { $actions } acciones
    }. Un tejado cuesta más: **toma paja**. Siempre puedes hacerlo.
grimm-forest-lesson-thumb =
    Antes de que nadie elija, Pulgarcito puede tomar un recurso de cualquier lugar. En la Arcilla hay { $bricks } ladrillos y tú tienes { $own }. Toma un **ladrillo**: las casas pueden ser de varios materiales, pero ninguna de dos a la vez.
    (Cuando le toca a una carta así, el juego te pregunta.)
grimm-forest-lesson-secret =
    Ahora juega tu Fábula. **Pequeños Ayudantes** te da dos acciones más si tu cerdito está **a solas**. En los Campos hay { $fields } de paja y tú tienes { $straw }: basta para un tejado.
    Elige **Pequeños Ayudantes** en la lista y pulsa después **Campos**. Nadie ve nada hasta que todos hayan elegido, y hasta entonces puedes cambiar de idea.
grimm-forest-lesson-roof =
    ¡A solas! Tienes { $straw } de paja, y { $actions } acciones en vez de dos. Pequeños Ayudantes ya está en los descartes: una Fábula sirve una vez.
    Construye el **tejado de paja**.
grimm-forest-lesson-first =
    Ya tienes { $done } de las { $houses } casas. Y es la primera casa de paja de la partida: la **primera** casa de cada material da un premio.
    Toma **un recurso de cada clase**: los vas a necesitar.
grimm-forest-lesson-brick =
    Te quedan { $actions } acciones. Con { $bricks } ladrillos puedes empezar ya otra casa: **suelo de ladrillo**. Una casa de ladrillo cuesta lo mismo, pero el ladrillo escasea y el Gran Lobo Feroz no puede con ella.
grimm-forest-lesson-last =
    Y { $straw } de paja bastan para un suelo más. Puedes tener varias casas a medias, si son de materiales distintos. Construye el **suelo de paja**.
grimm-forest-lesson-alone =
    Ya ocupas { $houses } solares y te { $actions ->
        [one] queda una acción
       *[other] quedan { $actions } acciones
    }. Si te sobra una acción, roba una Fábula: te ayudará después. **Roba una Fábula**.
grimm-forest-lesson-end =
    Y eso es todo. La partida termina tras la ronda en que un jugador tiene tres casas; si son varios, el ladrillo vale más que la madera, y la madera más que la paja. Fíjate en qué necesitan los demás: eso te dice adónde irán.
