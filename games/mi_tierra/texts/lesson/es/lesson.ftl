## The lesson: three rounds on a farm

mi-tierra-lesson-about = Tres rondas en una granja pequeña: manzanas, viñas, un corral, ovejas y un buen día de mercado.
mi-tierra-lesson-apples =
    Gana quien al final tiene más dinero; tienes ${ $money }, { $workers } trabajadores y { $apples } manzanas. Por turnos, cada jugador pone **un** trabajador; cuando están todos, actúan, área por área.
    En un campo tuyo, un trabajador cosecha lo que crece allí. Empieza por el **campo de manzanas**.
mi-tierra-lesson-seeds =
    Nadie puede quitarte tus campos, pero las áreas tienen pocos espacios: son de quien llega primero.
    Te quedan { $workers } trabajadores. { $watered } de tus campos tienen agua y uno de ellos está vacío. En la **Tienda de semillas** el dado blanco dice qué puedes plantar.
mi-tierra-lesson-pen =
    Los animales necesitan un corral, y en tu granja caben { $sites }. En el **Bosque** el dado verde dice de qué tamaño es el tuyo. Manda a tu último trabajador de esta ronda.
mi-tierra-lesson-plant =
    Ahora actúan los trabajadores. El bosque dio un corral para { $room } animales; la tienda da uva.
    Un campo rinde una unidad, o dos junto al mismo cultivo, y **el agua lo duplica**: { $watered } campos la tienen. Planta en el **campo libre con agua**, junto a la casa.
mi-tierra-lesson-sheep =
    Ronda { $round }. Tienes { $apples } manzanas y un corral vacío para { $room } animales de una especie. El **Criadero de ovejas** da gratis tantas como diga el dado blanco.
mi-tierra-lesson-grapes =
    Te quedan { $workers } trabajadores y tienes { $grapes } de uva. Tu campo de uva está regado: manda a un trabajador al **campo de uva**.
mi-tierra-lesson-market =
    Al final los bienes no valen casi nada; hay que **venderlos**. Las { $cards } cartas del mercado compran manzanas, y tienes { $apples }. Manda a tu último trabajador al **Mercado oficial**. Quien llega primero vende primero.
mi-tierra-lesson-cart =
    Llegaron { $sheep } ovejas y cosechaste { $grapes } de uva: las granjas actúan antes de que abra el mercado. Cada trabajador vende a una carta por vez. Vende las { $apples } manzanas al **Carro de manzanas**.
mi-tierra-lesson-sale =
    Una carta dice qué compra, a qué precio y cuántas unidades como máximo. Tienes ${ $money }: elige **{ $apples } manzanas**, o pulsa **Hacerlo**.
mi-tierra-lesson-home =
    ¡Ya tienes ${ $money }! Esa carta se fue y la nueva compra uva. Tu trabajador aún podría ir al mercado negro, que compra casi todo por poco. Tus { $grapes } de uva merecen algo mejor: **A la cabaña**.
mi-tierra-lesson-wool =
    Ronda { $round }. La IA empieza, desde la tabla de orden, y paga salarios por los trabajadores de más.
    Tienes { $sheep } ovejas y ${ $money }: **Productos animales** les saca lana por una tarifa, una y otra vez.
mi-tierra-lesson-vines =
    Te quedan { $workers } trabajadores y tienes { $grapes } de uva. El carro nuevo compra más: cosecha otra vez, en el **campo de uva**.
mi-tierra-lesson-again =
    { $workers ->
        [one] Tu último trabajador
       *[other] Tus últimos { $workers } trabajadores
    }, y { $cards } cartas en el mercado. La IA pasó y no puede llegar antes: **Mercado oficial**.
mi-tierra-lesson-make =
    El taller pregunta antes de cobrarte; tienes ${ $money } y { $wool } de lana. Con tres se hace **ropa**, que al final da mucho dinero, igual que las tortas del horno. Di que **sí**.
mi-tierra-lesson-wine =
    Tienes { $wool } de lana, { $grapes } de uva y ${ $money }. El buhonero compraría la lana, pero solo tienes una venta y el **Carro de uvas** paga mucho más.
mi-tierra-lesson-all =
    Tienes ${ $money }. Vende **toda la uva, { $grapes }**, y verás lo que da.
mi-tierra-lesson-evening =
    ¡${ $money }! Así se gana dinero aquí: cosecha un bien dos veces y busca una carta que lo compre. La lana ({ $wool }) se guarda para la ropa. **A la cabaña**.
mi-tierra-lesson-end =
    Así es una ronda: poner, actuar, vender. Hay más: trabajadores por contratar, agua, cartas de desarrollo, vacas, gallinas y caballos, concursos. Pregunta «¿Qué harías?» cuando quieras. Desde aquí la granja es tuya.
