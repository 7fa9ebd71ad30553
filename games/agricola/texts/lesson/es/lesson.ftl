## The lesson: four rounds to the first harvest

agricola-lesson-about = Cuatro rondas de granja con cenagal: madera, turba, un campo, un hogar, una oveja y la primera cosecha.
agricola-lesson-wood =
    Tienes una cabaña, tierra salvaje alrededor y { $people } granjeros. Cada ronda los colocas por turnos con los demás, de uno en uno, en **casillas de acción**; en cada casilla cabe uno, y lo que se toma se acaba por esta ronda.
    La madera está detrás de todo: habitaciones, vallas, establos. En el Bosque hay { $wood } y tú tienes { $own }. Elige **Bosque** en la lista de casillas: lo marca ➤, ahora y en cada paso.
agricola-lesson-special =
    { $wood } de madera. Las casillas como el Bosque se llenan cada ronda: lo que nadie toma crece.
    En tu granja hay bosques y cenagales, que estorban y sirven. Las **acciones especiales** los quitan y no piden granjero, solo tu turno. Tus habitaciones querrán { $heat } de combustible en la cosecha y tienes { $fuel }, así que saca turba: **Extracción de turba**. El primero que usa una de estas cartas no paga nada.
agricola-lesson-moor =
    ¿Qué cenagal? Una parcela despejada sirve para campos, pastizales y habitaciones; un bosque o un cenagal, no. Piensa dónde estarán tus campos y empieza por el borde: el de la esquina, **encima de la cabaña**. La turba es combustible, así que tendrás más que los { $fuel } de ahora.
agricola-lesson-grain =
    { $fuel } de combustible: bastante para la primera cosecha. En casa { $people ->
        [one] queda un granjero
       *[other] quedan { $people } granjeros
    }. Tienes { $grain } de cereal, y sin semilla no hay campo que valga: **Semillas de cereales**.
agricola-lesson-field =
    Ronda { $round }: todos han vuelto a casa ({ $people } granjeros), las casillas se han llenado y hay una nueva, como en cada ronda. Tienes { $grain } de cereal. Pide un campo: **Tierra de labranza**.
agricola-lesson-plow =
    Labra cualquier parcela libre. Los campos siguientes tendrán que tocar al primero, como se tocan las { $rooms } habitaciones de tu cabaña, y los pastizales a los pastizales. La parcela libre **junto a la cabaña, en la fila de abajo**, deja sitio por todos lados.
agricola-lesson-food =
    La cosecha llega tras la cuarta ronda y tu familia querrá { $due } alimentos; tienes { $food }. Lo que falte habrá que mendigarlo, y al final mendigar sale caro. El **Jornalero** da alimentos al momento.
agricola-lesson-sow =
    Ronda { $round }. { $food } alimentos: la comida está asegurada. En una casilla nueva se puede **sembrar**, y hornear pan si se tiene horno. Tienes { $grain } de cereal y un campo: **Uso del cereal**.
agricola-lesson-seed =
    Siembra lo que tienes: { $grain } de cereal. Es el mejor negocio de la granja, porque la reserva añade más al campo.
agricola-lesson-clay =
    En el campo hay { $field } de cereal; cada cosecha lleva uno al granero. Y mira la Mina de arcilla: la ronda pasada no fue nadie, así que hay { $lies } adobes. Tú tienes { $clay }. **Mina de arcilla**.
agricola-lesson-major =
    Ronda { $round }, la última antes de la cosecha. { $clay } adobes es justo lo que cuesta un hogar. Las adquisiciones mayores están a la vista de todos y de cada una hay solo una: **Adquisición mayor**.
agricola-lesson-fireplace =
    Un **Hogar** convierte animales y hortalizas en alimentos en cualquier momento, y cereal cuando horneas pan. El más barato cuesta { $cost } adobes y tienes { $clay }. Toma ese; los demás esperan a granjas más ricas.
agricola-lesson-sheep =
    { $people ->
        [one] Queda un granjero
       *[other] Quedan { $people } granjeros
    }, { $clay } adobes y { $sheep } ovejas. Un animal vive en casa como mascota, sin vallas; los demás necesitan pastizales o establos. El nuevo **Mercado de ovejas** tiene una.
agricola-lesson-feed =
    { "" }**Cosecha.** El campo ha dado un cereal ({ $grain } en el granero, { $field } en el campo). La familia come { $due } alimentos y tienes { $food }; la cabaña pide { $heat } de combustible y tienes { $fuel }. También podrías cocinar { $sheep ->
        [one] la oveja
       *[other] las { $sheep } ovejas
    }, pero guárdala: de dos, en una cosecha nace otra.
    Da **combustible para calentar: { $heat }**; los alimentos se toman solos. O pulsa **Hacerlo**.
agricola-lesson-next =
    Ronda { $round }: nadie con hambre, nadie enfermo, { $fuel } de combustible, { $food } alimentos, { $wood } de madera. Ahora las etapas se acortan y la familia debería crecer: hace falta una tercera habitación (madera y junco) y después la casilla nueva para tener **hijos**.
    En la **Asamblea** se han juntado { $lies } alimentos, y quien va allí empieza la ronda siguiente. Tómalos.
agricola-lesson-end =
    Esa ha sido toda una etapa del año. Los puntos vienen de todo: campos, pastizales, cereal, hortalizas, animales, habitaciones, familia, adquisiciones; lo que falta del todo y la tierra sin usar restan. Piensa primero en la próxima cosecha, luego haz crecer la familia, luego pon vallas. «¿Tú qué harías?» dice lo que pensaría quien planea.
