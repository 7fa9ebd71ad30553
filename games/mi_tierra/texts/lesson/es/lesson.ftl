## The lesson: three rounds on a farm

mi-tierra-lesson-about = Tres rondas en una granja pequeña: manzanas, viñas, un corral, ovejas y un buen día de mercado.
mi-tierra-lesson-apples =
    Tienes una granja pequeña, ${ $money } y { $workers } trabajadores. Al final gana quien tenga más dinero. Por turnos cada quien pone **un** trabajador; cuando están todos puestos, todos actúan, área por área.
    Un trabajador en un campo propio trae lo que crece allí. Tu campo de manzanas viene impreso en la granja, y tienes { $apples } manzanas: manda a alguien al **campo de manzanas**.
mi-tierra-lesson-seeds =
    La IA ha tenido la misma idea, en su propia granja: tus campos no te los quita nadie. Otra cosa son los lugares del pueblo, que tienen pocos espacios.
    Te quedan { $workers } trabajadores, y { $watered } de tus campos tienen agua, uno de ellos vacío. En la **Tienda de semillas** el dado blanco dice qué puedes plantar; dos trabajadores juntos elegirían.
mi-tierra-lesson-pen =
    Los animales necesitan un corral, y en tu granja caben { $sites }. El **Bosque** da la madera; el dado verde dice de qué tamaño será. Manda a tu último trabajador de esta ronda.
mi-tierra-lesson-plant =
    Ya están todos puestos, así que ahora actúan. Primero el bosque: un corral para { $room } animales. La tienda te da uva, que se vende bien.
    Un campo rinde una unidad, dos si un campo vecino tiene el mismo cultivo; **el agua lo dobla**, y { $watered } campos la tienen desde el principio. Planta en el **campo libre con agua**, junto a la casa.
mi-tierra-lesson-sheep =
    Ronda { $round }: todos los trabajadores han vuelto y hay { $apples } manzanas en el granero. Tu corral está vacío, con lugar para { $room }, y admite una sola clase de animal. En el **Criadero de ovejas** las hay gratis, tantas como diga el dado blanco. Los animales sin lugar solo dan carne.
mi-tierra-lesson-grapes =
    Te quedan { $workers } trabajadores. Tienes { $grapes } de uva, pero tu viña está regada: manda a alguien al **campo de uva**.
mi-tierra-lesson-market =
    Lo que queda en el granero no vale casi nada al final; hay que **venderlo**. En el mercado oficial hay { $cards } cartas y cada una compra ciertas mercancías; una quiere manzanas, y tienes { $apples }. El último trabajador va al **Mercado oficial**. Quien llega primero vende primero.
mi-tierra-lesson-cart =
    Han llegado { $sheep } ovejas y se han recogido { $grapes } de uva: los campos actúan antes de que abra el mercado. Allí cada trabajador hace una venta por vuelta, a una sola carta. Vende las { $apples } manzanas al **Carro de manzanas**; debajo pone lo que paga.
mi-tierra-lesson-sale =
    Una carta dice qué compra, a cuánto y cuántas unidades como mucho. Tienes ${ $money }. Pon **las { $apples } manzanas**, o pulsa **Hacerlo**.
mi-tierra-lesson-home =
    ¡Ya tienes ${ $money }! Tras la venta esa carta se va y llega otra: compra uva. No hay nadie más en el mercado, así que tu trabajador solo podría pasar al mercado negro, que compra casi de todo, mal, y vende caro.
    Tus { $grapes } de uva merecen algo mejor. **A la cabaña**.
mi-tierra-lesson-wool =
    Ronda { $round }. La IA estaba en la tabla de orden y empieza. También paga salarios: tener más trabajadores que al principio cuesta dinero cada ronda, pero hacen más.
    { $sheep } ovejas y ${ $money }: **Productos animales** les saca lana por una tarifa. Las ovejas se quedan, así que puedes repetirlo cuanto quieras.
mi-tierra-lesson-vines =
    Te quedan { $workers } trabajadores y hay { $grapes } de uva en el granero. El carro nuevo compra más que eso: recoge uva otra vez, en el **campo de uva**.
mi-tierra-lesson-again =
    { $workers ->
        [one] Tu último trabajador
       *[other] Tus últimos { $workers } trabajadores
    }, y { $cards } cartas en el mercado. La IA ha pasado y no puede adelantarse: **Mercado oficial**.
mi-tierra-lesson-make =
    El taller pregunta antes de cobrarte; tienes ${ $money } y { $wool } de lana. Una lana se paga pronto. Con más se hace **ropa**, que al final da una pequeña fortuna, igual que las tortas del horno. Di que **sí**.
mi-tierra-lesson-wine =
    { $wool } de lana y { $grapes } de uva en el granero, ${ $money } en mano. Mira las dos cartas: el buhonero compraría la lana, pero solo tienes una venta. El **Carro de uvas** paga por mucho más.
mi-tierra-lesson-all =
    Vende **toda la uva, { $grapes }**; ahora tienes ${ $money }, y ya verás lo que da.
mi-tierra-lesson-evening =
    ¡${ $money }! Así se gana dinero aquí: algo que recoges por partida doble y una carta que lo quiere. La lana ({ $wool }) se guarda para la ropa. **A la cabaña**.
mi-tierra-lesson-end =
    Ya sabes cómo es una ronda: poner, actuar, vender. En el tablero hay más: gente por contratar en la plaza, agua para llevar a otros campos, cartas de desarrollo, vacas, gallinas y caballos, concursos en invierno y en verano. «¿Tú qué harías?» dice por qué iría a un sitio. A partir de aquí la granja es tuya.
