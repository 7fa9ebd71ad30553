## The lesson: two days in a village

above-below-lesson-about = Dos días en una aldea: contratar, una página del libro, linternas, camas, un puesto y una cosecha.
above-below-lesson-turn =
    Diriges una aldea durante { $rounds } rondas; los edificios, las mercancías y el buen nombre dan puntos. Tienes { $coins } monedas y { $villagers } aldeanos. En cada turno haces **una** cosa, y cansa a quien la hace: quien ha actuado queda agotado hasta que de noche haya una cama libre.
    Primero, más manos. Quien lleva una **pluma** puede entrenar a alguien nuevo: pulsa **Entrenar**.
above-below-lesson-train =
    Toda acción dice quién la hace y qué. { $hire } personas buscan trabajo; el precio sube de la primera a la última, y de noche quienes quedan pasan a las plazas más baratas. Tienes { $coins } monedas y mañana también querrás algunas.
    La **Maestra** entrena a **Pia**. Elige las dos cosas, o pulsa **Hacerlo**.
above-below-lesson-ready =
    Pia ya es una de tus { $villagers } personas, pero los nuevos llegan agotados; te quedan { $coins } monedas. Mientras tanto, la IA ha trabajado por una moneda y por la sidra que cada ronda espera a quien trabaje primero.
    Aún tienes dos aldeanos preparados. Bajo la aldea hay cuevas: **Explorar**.
above-below-lesson-party =
    A las cuevas van al menos dos, porque está oscuro. En el montón quedan { $caves } cartas de cueva; un dado decide qué página del gran libro toca leer.
    Envía al **Albañil** y al **Guía**. Junto a cada nombre pone cuántas linternas vale su dado.
above-below-lesson-page =
    Lee la página: es un cuento con { $choices } finales. El número junto a una elección dice cuántas **linternas** hacen falta; lo que trae, nadie lo sabe de antemano. Varios números: con más linternas hay más.
    Cazar pide { $need }, la probabilidad es buena y huele a cena. Elígelo.
above-below-lesson-exert =
    Los dados muestran { $builder } y { $explorer }: son { $lanterns } linternas, y hacen falta { $need }. Puedes **forzar** a tu gente: una linterna más cada uno, pero vuelven heridos y necesitan dos noches de cama.
    Una exploración fallida no trae nada, así que fuerza al **Guía**.
above-below-lesson-goods =
    Ha salido bien: { $mushrooms ->
        [one] una seta
       *[other] { $mushrooms } setas
    }, y la cueva es tuya, { $caves ->
        [one] un sitio
       *[other] { $caves } sitios
    } para un puesto más adelante. Las mercancías se venden a otros o se colocan en tu **marcador de avance**. Estas acciones gratuitas no gastan turno; sus botones están debajo de los demás. Pulsa **Colocar en el marcador**.
above-below-lesson-track =
    El marcador hace dos cosas: sube tus ingresos, ahora { $income } monedas por ronda, y al final sus mercancías puntúan; de momento dan { $points }. Lo que se pone ahí, ahí se queda. Coloca la **seta**: para los ingresos, cuanto antes mejor.
above-below-lesson-pass =
    Tus ingresos son ya { $income }, y las mercancías dan { $points }. Toda tu gente ha hecho algo, así que hoy no queda nada: **Pasar**. Cuando todos han pasado, cae la noche.
above-below-lesson-night =
    { $villagers } aldeanos, { $beds } camas. Una cama sube a una persona un escalón: de herida a agotada, de agotada a preparada. Quien no encuentra cama se queda como está.
    Da las camas a **Albañil, Maestra y Pia**: más valen tres que mañana trabajan que un Guía que aún no podría.
above-below-lesson-morning =
    Ronda { $round }. Han llegado los ingresos, { $income }, y tienes { $coins } monedas. La mayoría de los puntos viene de los edificios; los levanta quien lleva un **martillo**. Pulsa **Construir**.
above-below-lesson-outpost =
    Las casas van arriba, los puestos abajo, y cada puesto necesita una cueva explorada; tienes { $caves }. Muchos dan camas, repeticiones de dado, ingresos o mercancías para cosechar. Con { $coins } monedas puedes tener la **gruta de cristal**: sus amatistas son un tipo nuevo para tu marcador.
above-below-lesson-harvest =
    En tu gruta hay { $amethysts } amatistas. No son tuyas hasta que alguien va por ellas: cada aldeano toma una. Te quedan { $coins } monedas y dos personas preparadas: **Cosechar**.
above-below-lesson-who =
    Unos edificios, cuando están vacíos, se vuelven a llenar de noche, otros nunca; lo dice su texto. Estas amatistas no vuelven. Envía a la **Maestra y a Pia** por las { $amethysts } amatistas.
above-below-lesson-again =
    Tienes { $amethysts } amatistas. En el marcador hay { $kinds ->
        [one] un tipo
       *[other] { $kinds } tipos
    } por ahora; un **tipo nuevo** ocupa la siguiente casilla a la derecha. Colócalas.
above-below-lesson-order =
    Cuanto más a la derecha empieza un tipo, más vale cada una de sus mercancías, y la última casilla ocupada fija tus ingresos. Por eso conviene reunir muchos tipos y dejar para el final el que más vayas a tener. De momento las mercancías dan { $points }. Coloca **todas las amatistas**.
above-below-lesson-end-of-day =
    { $kinds } tipos: las mercancías dan { $points }, y mañana llegarán { $income } monedas. Todos están cansados: **Pasar**. Hay { $rounds } rondas en total, así que piensa pronto en las camas o tu gente dormirá en el suelo.
above-below-lesson-end =
    Así es un día en la aldea: entrenar, explorar, construir, cosechar, trabajar y dormir. El Guía sigue herido; esta noche decide quién trabaja mañana. Sigue por tu cuenta: explora siempre que haya dos preparados, construye algo con puntos cada ronda y lee las páginas despacio. Son lo mejor.
