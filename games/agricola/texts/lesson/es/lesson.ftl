## The lesson: four rounds to the first harvest

agricola-lesson-about = Cuatro rondas de granja con cenagal: madera, turba, un campo, un hogar, una oveja y la primera cosecha.
agricola-lesson-wood =
    Tienes una cabaña, tierra salvaje alrededor y { $people } granjeros. Los colocas por turnos con los demás, de uno en uno, en **casillas de acción**; en cada una cabe solo uno.
    Necesitas madera para habitaciones, vallas y establos. En el Bosque hay { $wood } y tú { $own ->
        [0] aún no tienes ninguna
       *[other] tienes { $own }
    }. Elige **Bosque** en la lista de casillas: lo marca ➤, ahora y en cada paso.
agricola-lesson-special =
    { $wood } maderas. Las casillas de acumulación, como el Bosque, guardan lo que nadie toma y reciben más cada ronda.
    Los bosques y cenagales ocupan parcelas de tu granja. Las **acciones especiales** los quitan: piden tu turno, no un granjero. La cosecha pide { $heat } de combustible para tus habitaciones y { $fuel ->
        [0] no tienes
       *[other] tienes { $fuel }
    }: **Extracción de turba**.
agricola-lesson-moor =
    El primero que usa una de estas cartas no paga nada. ¿Qué cenagal? Los campos, pastizales y habitaciones piden parcelas despejadas. Empieza por el borde: el de la esquina, **encima de la cabaña**. La turba es combustible. Ahora { $fuel ->
        [0] no tienes
       *[other] tienes { $fuel }
    }.
agricola-lesson-grain =
    { $fuel } de combustible: bastante para la primera cosecha. En casa { $people ->
        [one] queda un granjero
       *[other] quedan { $people } granjeros
    }. { $grain ->
        [0] No tienes cereal
       *[other] Tienes { $grain } de cereal
    }, y para sembrar un campo necesitas cereal: **Semillas de cereales**.
agricola-lesson-field =
    Ronda { $round }: todos han vuelto a casa ({ $people } granjeros), las casillas se han llenado y hay una nueva, como en cada ronda. Tienes { $grain } de cereal. Ahora necesitas un campo: **Tierra de labranza**.
agricola-lesson-plow =
    Labra cualquier parcela libre. Los campos siguientes tendrán que tocar al primero, como se tocan las { $rooms } habitaciones de tu cabaña, y los pastizales a los pastizales. La parcela libre **junto a la cabaña, en la fila de abajo**, deja sitio por todos lados.
agricola-lesson-food =
    La cosecha llega tras la cuarta ronda y tu familia necesitará { $due } alimentos; { $food ->
        [0] no tienes ninguno
       *[other] tienes { $food }
    }. Por cada alimento que falte recibes una ficha de mendicidad, que resta puntos al final. El **Jornalero** da alimentos al momento.
agricola-lesson-sow =
    Ronda { $round }. { $food } alimentos: la comida está asegurada. En una casilla nueva se puede **sembrar**, y hornear pan si se tiene horno. Tienes { $grain } de cereal y un campo: **Uso del cereal**.
agricola-lesson-seed =
    Siembra lo que tienes: { $grain } de cereal. La reserva añade más cereal al campo.
agricola-lesson-clay =
    En el campo hay { $field } de cereal; en cada cosecha tomas uno. Y mira la Mina de arcilla: la ronda pasada no fue nadie, así que hay { $lies } adobes. Tú { $clay ->
        [0] no tienes
       *[other] tienes { $clay }
    }. **Mina de arcilla**.
agricola-lesson-major =
    Ronda { $round }, la última antes de la cosecha. { $clay } adobes es justo lo que cuesta un hogar. Las adquisiciones mayores están a la vista de todos y cada carta existe una sola vez: **Adquisición mayor**.
agricola-lesson-fireplace =
    Un **Hogar** convierte animales y hortalizas en alimentos en cualquier momento, y cereal cuando horneas pan. El más barato cuesta { $cost } adobes y tienes { $clay }. Construye ese.
agricola-lesson-sheep =
    { $people ->
        [one] Queda un granjero
       *[other] Quedan { $people } granjeros
    }. { $clay ->
        [0] No tienes adobe
        [one] Tienes un adobe
       *[other] Tienes { $clay } adobes
    } y { $sheep ->
        [0] ninguna oveja
        [one] una oveja
       *[other] { $sheep } ovejas
    }. Un animal vive en casa como mascota, sin vallas; los demás necesitan pastizales o establos. El nuevo **Mercado de ovejas** tiene una.
agricola-lesson-feed =
    { "" }**Cosecha.** El campo ha dado un cereal (tienes { $grain } y quedan { $field } en el campo). La familia come { $due } alimentos y { $food ->
        [0] no tienes
       *[other] tienes { $food }
    }; la cabaña pide { $heat } de combustible y { $fuel ->
        [0] no tienes
       *[other] tienes { $fuel }
    }. No cocines { $sheep ->
        [one] la oveja
       *[other] las { $sheep } ovejas
    }: con dos, en la cosecha nace otra.
    Elige **{ $heat ->
        [one] { $heat } combustible
       *[other] { $heat } combustibles
    }**; los alimentos se toman solos.
agricola-lesson-next =
    Ronda { $round }, tras la cosecha. Combustible: { $fuel }; alimentos: { $food }; madera: { $wood }. La familia debería crecer: hace falta una tercera habitación (madera y junco) y la casilla nueva para tener **hijos**.
    En la **Asamblea** hay { $lies } alimentos, y quien va allí pasa a ser jugador inicial. Tómalos.
agricola-lesson-end =
    Esa ha sido la primera etapa. Dan puntos: campos, pastizales, cultivos, animales, habitaciones, familia y adquisiciones; los restan no tener un tipo de cultivo o de animal y cada parcela sin usar. Piensa primero en la próxima cosecha, luego haz crecer la familia, luego pon vallas.
