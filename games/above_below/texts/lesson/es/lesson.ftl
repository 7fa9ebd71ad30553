## The lesson: two days in a village

above-below-lesson-about = Dos días en una aldea: contratar, una página del libro, linternas, camas, un puesto y una cosecha.
above-below-lesson-turn =
    Diriges una aldea durante { $rounds } rondas. Los edificios, las mercancías y la reputación dan puntos. Tienes { $coins } monedas y { $villagers } aldeanos. Cada turno es **una** acción, que agota a quienes la hacen hasta que duerman en una cama.
    Primero necesitas más aldeanos. Quien tiene una **pluma** puede entrenar a uno nuevo: pulsa **Entrenar**.
above-below-lesson-train =
    Cada acción pregunta quién la hace y qué hace. Se puede entrenar a { $hire } aldeanos. El precio sube de izquierda a derecha, y de noche los que quedan pasan a los lugares más baratos. Tienes { $coins } monedas y mañana también querrás algunas.
    La **Maestra** entrena a **Pia**. Elígela, o pulsa **Hacerlo**.
above-below-lesson-ready =
    Pia ya es parte de tus { $villagers } aldeanos, pero los nuevos llegan agotados; te quedan { $coins } monedas. Mientras tanto, la IA trabajó por una moneda y por la sidra, que en cada ronda se lleva el primero que trabaja.
    Aún tienes dos aldeanos preparados. Bajo la aldea hay cuevas: **Explorar**.
above-below-lesson-party =
    Para explorar hacen falta al menos dos aldeanos. En el montón hay { $caves } cartas de cueva; un dado decide qué página del libro lees.
    Envía al **Albañil** y al **Guía**. La imagen muestra cuántas linternas vale cada dado.
above-below-lesson-page =
    Es un cuento con { $choices } finales. El número junto a una elección dice cuántas **linternas** pide; si hay varios, con más linternas se obtiene más.
    Cazar pide { $need } y la probabilidad es buena. Elígelo.
above-below-lesson-exert =
    Los dados muestran { $builder } y { $explorer }: son { $lanterns } linternas, y hacen falta { $need }. Puedes **forzar** a tu gente: una linterna más cada uno, pero vuelven heridos y necesitan dos noches de cama.
    Una exploración fallida no trae nada, así que fuerza al **Guía**.
above-below-lesson-goods =
    Funcionó: { $mushrooms ->
        [one] una seta
       *[other] { $mushrooms } setas
    }, y la cueva es tuya, { $caves ->
        [one] un sitio
       *[other] { $caves } sitios
    } para un puesto más adelante. Puedes vender mercancías o colocarlas en tu **marcador de avance**: son acciones gratuitas y no gastan turno. Pulsa **Colocar en el marcador**.
above-below-lesson-track =
    Las mercancías del marcador suben tus ingresos, ahora { $income } monedas por ronda, y puntúan al final: { $points } por ahora. Ya no se mueven de ahí. Coloca la **seta**: cuanto antes, más ingresos.
above-below-lesson-pass =
    Tus ingresos son ya { $income }, y las mercancías dan { $points }. Ningún aldeano está preparado, así que hoy no queda nada por hacer: **Pasar**. Cuando todos han pasado, cae la noche.
above-below-lesson-night =
    { $villagers } aldeanos, { $beds } camas. Una cama mueve a un aldeano un paso: quien tiene heridas queda agotado; quien está agotado, preparado.
    Da las camas a **Albañil, Maestra y Pia**: así mañana trabajan tres. El Guía no podría ni con una cama.
above-below-lesson-morning =
    Ronda { $round }. Han llegado los ingresos, { $income }, y tienes { $coins } monedas. La mayoría de los puntos viene de los edificios; los levanta quien lleva un **martillo**. Pulsa **Construir**.
above-below-lesson-outpost =
    Las casas van arriba, los puestos abajo, y cada puesto necesita una cueva vacía; tienes { $caves }. Muchos dan camas, repeticiones de dado, ingresos o mercancías para cosechar. Con { $coins } monedas puedes tener la **gruta de cristal**: sus amatistas son un tipo nuevo para tu marcador.
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
    { $kinds } tipos: las mercancías dan { $points }, y mañana llegarán { $income } monedas. Nadie está preparado: **Pasar**. Hay { $rounds } rondas en total, así que construye camas pronto o tus aldeanos seguirán agotados.
above-below-lesson-end =
    Sigue por tu cuenta: explora cuando haya dos preparados, construye en cada ronda algo que valga puntos y lee las páginas con calma. Son lo mejor.
