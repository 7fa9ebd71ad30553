## The lesson: three rounds and a house

grimm-forest-lesson-about = Elecciones secretas, una casa del suelo al tejado, Fábulas, Amigos y un lobo.
grimm-forest-lesson-go =
    Eres un cerdito que quiere construir **{ $houses } casas** antes que nadie. Hay material en tres lugares; cada ronda todos eligen uno en secreto. Quien esté solo allí se lo lleva todo.
    En los Campos hay { $straw } de paja. Pulsa **Campos**. Las dos IA eligen igual que tú, sin ver lo tuyo.
grimm-forest-lesson-floor =
    No ha venido nadie más, así que toda la paja, { $straw }, es tuya. Ahora se construye por turnos; tienes **{ $actions } acciones**.
    Una casa es un suelo, luego muros y luego un tejado, todo del mismo material. Bajo la pregunta pone lo que cuesta cada botón. Empieza por el **suelo de paja**.
grimm-forest-lesson-fable =
    El suelo ya está y te quedan { $straw } de paja: no bastan para los muros. Con una acción también puedes buscar un solo recurso, o robar una **Fábula**: una carta con un truco para otra ronda.
    Roba una. Solo la verás tú.
grimm-forest-lesson-share =
    Nueva ronda: todos los lugares se han vuelto a llenar. Ya tienes { $hand ->
        [one] una Fábula
       *[other] { $hand } Fábulas
    } en la mano; guárdala para mejor ocasión, nunca es obligatorio jugarla.
    Necesitas paja para los muros y tienes { $straw }. Vuelve a los **Campos**, donde hay { $fields }. A ver a quién más se le ocurre.
grimm-forest-lesson-walls =
    ¡No estabas solo! Quienes se encuentran **reparten por igual**, y lo que no se puede repartir se queda: aún hay { $left } de paja. Y mira el Bosque: una IA ha mandado allí un **Lobo**, una Fábula de monstruo, y el cerdito que fue se llevó { $lost } de madera. Un lugar vale lo que los demás piensen de él.
    Tienes { $straw } de paja. Construye los **muros de paja**.
grimm-forest-lesson-friend =
    Los muros traen visita: un **Amigo**. Puedes quedarte con uno o mandárselo a otro, que entonces pierde el suyo; no todos los huéspedes son un regalo.
    Pulgarcito es muy útil. **Quédatelo**: abajo pone lo que hace.
grimm-forest-lesson-fetch =
    Te quedan { $straw } de paja y { $actions ->
        [one] una acción
       *[other] { $actions } acciones
    }. El tejado es caro, así que cada paja cuenta: **busca una paja**. Eso se puede hacer siempre, te haya pasado lo que te haya pasado en el bosque.
grimm-forest-lesson-thumb =
    Antes de que nadie elija, Pulgarcito se escapa y toma un recurso de cualquier lugar. En la Arcilla hay { $bricks } ladrillos y tú tienes { $own }. Toma un **ladrillo**: puedes tener casas de varios materiales, pero sin mezclarlos en la misma casa.
    (Si alguien tiene una carta así, el juego pregunta solo en el momento justo. No hay que acordarse de nada.)
grimm-forest-lesson-secret =
    Ahora juega tu Fábula. **Pequeños Ayudantes** da dos acciones más al cerdito que esté **solo**. En los Campos hay { $fields } de paja y tú tienes { $straw }: bastará para un tejado, si no viene nadie.
    Elige primero **Pequeños Ayudantes** en la lista y pulsa después **Campos**. Ambas quedan ocultas hasta que todos hayan elegido, y hasta entonces puedes cambiar de idea.
grimm-forest-lesson-roof =
    ¡Solo! Tienes { $straw } de paja, y { $actions } acciones en vez de las habituales. La carta ya está en los descartes: una Fábula sirve una vez.
    Pon el **tejado de paja**.
grimm-forest-lesson-first =
    Tu casa número { $done } de { $houses }. Y es la primera casa de paja de la partida: quien construye la **primera** de un material recibe un premio, una vez por cada uno de los tres.
    Toma **un recurso de cada clase**: ya verás para qué.
grimm-forest-lesson-brick =
    Te quedan { $actions } acciones. Con { $bricks } ladrillos puedes empezar ya otra casa: **suelo de ladrillo**. Una casa de ladrillo cuesta lo mismo, pero el ladrillo escasea y el Gran Lobo Feroz no puede con ella.
grimm-forest-lesson-last =
    Y { $straw } de paja bastan para un suelo más. Puede haber varias casas a medias, tantas como solares tiene tu tablero. Construye el **suelo de paja**.
grimm-forest-lesson-alone =
    Ya ocupas { $houses } solares y te { $actions ->
        [one] queda una acción
       *[other] quedan { $actions } acciones
    }. Cuando no sepas qué hacer con una, una Fábula rara vez sobra. **Roba una Fábula**.
grimm-forest-lesson-end =
    Y eso es todo: elegir en secreto, recolectar, construir. La partida termina con la ronda en que alguien tiene las casas que hacen falta; si son varios, el ladrillo vale más que la madera, y la madera más que la paja. A partir de aquí decides tú, y las IA juegan en serio. Fíjate en qué necesita cada cual: eso dice adónde irá.
