## The lesson: three rounds on a farm

mi-tierra-lesson-about = Tres rondas en una granja pequeña: manzanas, viñas, un corral, ovejas y un buen día de mercado.
mi-tierra-lesson-apples =
    Tienes una granja pequeña, ${ $money } y { $workers } trabajadores. Gana quien tiene más dinero al final. Por turnos, cada jugador pone **un** trabajador; cuando están todos puestos, actúan, área por área.
    Un trabajador en un campo tuyo cosecha lo que crece allí. Tu campo de manzanas viene impreso en la granja, y tienes { $apples } manzanas: manda a un trabajador al **campo de manzanas**.
mi-tierra-lesson-seeds =
    La IA hizo lo mismo en su propia granja: nadie puede quitarte tus campos. Las áreas del pueblo tienen pocos espacios; allí importa quién llega primero.
    Te quedan { $workers } trabajadores, y { $watered } de tus campos tienen agua, uno de ellos vacío. En la **Tienda de semillas** el dado blanco dice qué puedes plantar. Con dos trabajadores elegirías.
mi-tierra-lesson-pen =
    Los animales necesitan un corral, y en tu granja caben { $sites }. El **Bosque** te da un corral; el dado verde dice de qué tamaño. Manda a tu último trabajador de esta ronda.
mi-tierra-lesson-plant =
    Ya están todos puestos, así que ahora actúan. Primero el bosque: un corral para { $room } animales. La tienda te da uva, que se vende bien.
    Un campo rinde una unidad, dos si un campo vecino tiene el mismo cultivo; **el agua lo duplica**, y { $watered } campos la tienen desde el principio. Planta en el **campo libre con agua**, junto a la casa.
mi-tierra-lesson-sheep =
    Ronda { $round }: todos los trabajadores están en la cabaña y tienes { $apples } manzanas. Tu corral está vacío, con lugar para { $room }, y admite una sola especie. El **Criadero de ovejas** las da gratis, tantas como diga el dado blanco. Los animales sin lugar solo dan carne.
mi-tierra-lesson-grapes =
    Te quedan { $workers } trabajadores. Tienes { $grapes } de uva, y tu campo de uva está regado: manda a un trabajador al **campo de uva**.
mi-tierra-lesson-market =
    Al final los bienes no valen casi nada; hay que **venderlos**. En el mercado oficial hay { $cards } cartas y cada una compra ciertos bienes; una quiere manzanas, y tienes { $apples }. Manda a tu último trabajador al **Mercado oficial**. Quien llega primero vende primero.
mi-tierra-lesson-cart =
    Llegaron { $sheep } ovejas y tienes { $grapes } de uva: las granjas actúan antes de que abra el mercado. Allí cada trabajador hace una venta por vuelta, a una sola carta. Vende las { $apples } manzanas al **Carro de manzanas**; debajo se lee cuánto paga.
mi-tierra-lesson-sale =
    Una carta dice qué compra, a qué precio y cuántas unidades como máximo. Tienes ${ $money }. Elige **las { $apples } manzanas**, o pulsa **Hacerlo**.
mi-tierra-lesson-home =
    ¡Ya tienes ${ $money }! Tras la venta esa carta se va y llega otra: compra uva. No hay nadie más en el mercado, así que tu trabajador solo podría pasar al mercado negro, que compra casi todo barato y vende caro.
    Tus { $grapes } de uva merecen algo mejor. **A la cabaña**.
mi-tierra-lesson-wool =
    Ronda { $round }. La IA estaba en la tabla de orden y empieza. También paga salarios: los trabajadores de más cuestan dinero cada ronda, pero producen más.
    Tienes { $sheep } ovejas y ${ $money }: **Productos animales** les saca lana por una tarifa. Las ovejas se quedan, así que puedes repetirlo cuanto quieras.
mi-tierra-lesson-vines =
    Te quedan { $workers } trabajadores y tienes { $grapes } de uva. El carro nuevo compra más que eso: cosecha uva otra vez, en el **campo de uva**.
mi-tierra-lesson-again =
    { $workers ->
        [one] Tu último trabajador
       *[other] Tus últimos { $workers } trabajadores
    }, y { $cards } cartas en el mercado. La IA pasó y no puede llegar antes: **Mercado oficial**.
mi-tierra-lesson-make =
    El taller pregunta antes de cobrarte; tienes ${ $money } y { $wool } de lana. Una lana se paga pronto. Con tres se hace **ropa**, que al final da mucho dinero, igual que las tortas del horno. Di que **sí**.
mi-tierra-lesson-wine =
    Tienes { $wool } de lana, { $grapes } de uva y ${ $money }. Mira las dos cartas: el buhonero compraría la lana, pero solo tienes una venta. El **Carro de uvas** paga mucho más.
mi-tierra-lesson-all =
    Tienes ${ $money }. Vende **toda la uva, { $grapes }**, y verás lo que da.
mi-tierra-lesson-evening =
    ¡${ $money }! Así se gana dinero aquí: cosecha un bien dos veces y busca una carta que lo compre. La lana ({ $wool }) se guarda para la ropa. **A la cabaña**.
mi-tierra-lesson-end =
    Ya sabes cómo es una ronda: poner, actuar, vender. En el tablero hay más: trabajadores por contratar en la plaza, agua para otros campos, cartas de desarrollo, vacas, gallinas y caballos, concursos en invierno y en verano. «¿Tú qué harías?» dice dónde pondría un trabajador y por qué. Desde aquí la granja es tuya.
