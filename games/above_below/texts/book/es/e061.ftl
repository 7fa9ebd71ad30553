above-below-page-e061 = Llega un martilleo por el agua; luego un crujido, luego un chapuzón, luego aplausos. Sobre un arrecife se alza media casa con pilotes, y una personita redonda de pies palmeados construye la otra mitad más deprisa de lo que se cae la primera. Todos los glogos construyen; este no puede parar. «¡Tabla!», grita. «No hay tabla. ¿Quién se ha llevado la tabla? Ah, la estoy pisando.» Huele a brea y a cola de pescado. El público del muelle ha traído sidra y bancos. Alcanzarle algo, eso no lo ha pensado nunca nadie.
above-below-page-e061-again = La casa tiene ya un cuarto piso, debajo de los otros tres. «¡Tabla!», dice alguien mojado.
above-below-page-e061-hand = Alcanzarle tablas por orden
above-below-page-e061-hand-4 = Le vais dando tablas; aguanta una hora. Cuando se viene abajo, el público llora de alegría y el sombrero os llega a vosotros.
above-below-page-e061-hand-6 = Lo último que le alcanzáis es un nivel. Mira la burbuja largo rato. «¿Y allí tenéis *tierra*», dice, «que se está quieta?», y guarda el martillo.
above-below-page-e061-wait = Esperar sentados con los demás
above-below-page-e061-wait-0 = Os hacen sitio. El chapuzón es magnífico, corre la jarra, y volvéis a casa sin haber hecho nada y con esa sensación.

above-below-page-e062 = Llovizna: otro tiempo no hay en este bosque. En un claro, alta como un pórtico, hace tictac una casita del tiempo. Ante la puerta izquierda hay un hombre pintado, con paraguas; sale cuando está húmedo, y lleva fuera desde siempre. Tras la derecha está su mujer, con sombrilla, para cuando hace bueno. Van en la misma viga. No se han visto nunca. Huele a musgo y a barniz; por la pared, con un cordel, ella le pasa una botella. Entre *Lluvia* y *Bueno* la esfera dice *Variable*: estarían los dos en el umbral. No lo ha habido jamás.
above-below-page-e062-again = Alguien ha clavado la aguja en *Variable*. Las dos puertas están abiertas, y hay platos que fregar.
above-below-page-e062-fool = Engañarla con vapor y faroles
above-below-page-e062-fool-4 = Una tetera por aquí, un farol por allá, y la viga se nivela, lo que dura un suspiro. «*Ah*», dicen a la vez. Ella os alcanza sus pastillas para la tos, o acaso eran para él.
above-below-page-e062-fool-7 = Aguantáis la noche entera, ahora tetera, ahora farol. Se dicen muchas cosas, y luego nada. Al alba él se sacude para vosotros las setas del ala, y ella os da lo que ahorraba para bisagras.
above-below-page-e062-shelter = Compartir alero y botella
above-below-page-e062-shelter-0 = Es de la del año pasado, cree; la prepara ella misma. Miráis juntos la llovizna. «Me dicen», dice, «que ahí dentro se está de maravilla».

above-below-page-e063 = «No le hagáis hablar», dice la señorita Vísperas al pie de las gradas de cristal. Al bajo, que es un sapo, se le ha metido un gallo en la garganta. Es tenor. Entró con un bostezo; se le ve detrás de los dientes, chiquito, saludando al público. Nunca ha gozado de una acústica igual. El sapo mira al frente con la boca abierta. Huele a linimento, y cada *Amén* sale dos veces. Ya hay quien viene solo por eso, y pagaría por la primera fila. En alguna parte de esta sala habrá mejor sitio para una voz.
above-below-page-e063-again = El gallo ha alquilado un tubo del órgano. Le manda al sapo dos entradas y unas gárgaras.
above-below-page-e063-echo-1 = Sus ojos os conocen de las vagonetas. Se alzan, un poco, al techo.
above-below-page-e063-echo-2 = Le viene, cree la directora, del concierto en que unos forasteros miraron por el techo.
above-below-page-e063-lure = Buscarle un eco mejor
above-below-page-e063-lure-6 = En el tercer tubo, le decís, hay un cuarto que nadie ha llenado jamás. Se va, con una maletita. El sapo cierra la boca por partes, como una casa; la señorita Vísperas os vacía el platillo.
above-below-page-e063-seats = Vender butacas ante su boca
above-below-page-e063-seats-3 = Está una semana en cartel, dos pases al día. Al sapo nadie le pregunta. Mira al frente, hacia la cola y su hermoso cordón, con la boca abierta.
above-below-page-e063-climb = Entrar a hablar con él

above-below-page-e064 = Vueltas y más vueltas da una bañera en el lago quieto, y en ella el cartero sujeta una carta por la esquina. Es para él. Ninguna lo fue nunca. Está seca, huele a cola y a oficina, y tiene ventanilla. «Me han encontrado», dice. «Pero es *de entrega en puerta*.» No tiene puerta. Tiene un grifo, y unas truchas en un cubo. En la petaca lleva jarabe para la tos, por si os sentáis con él; pero os mira uno por uno como quien mira tablas.
above-below-page-e064-again = La bañera tiene ya buzón, soldado bajo el grifo. Dos veces al día sale remando a mirar dentro.
above-below-page-e064-echo-1 = «Usted y yo y el correo nos conocemos de antes», os dice.
above-below-page-e064-echo-2 = «Unos forasteros me saludaron una vez en el río», dice. «Existe gente así.»
above-below-page-e064-door = Hacerle de puerta
above-below-page-e064-door-4 = Dos hacen de jambas y los demás de aldaba. Se limpia los pies, os abre y lee que una vez pagó un sello de más. La diferencia, dice, es vuestra.
above-below-page-e064-door-7 = Responde al tercer golpe, con la gorra puesta. *Señor: le guardamos la ronda. Sin prisa.* Se lo lee dos veces al cubo, y os manda a casa con las dos que se rieron.
above-below-page-e064-sit = Sentarse y compartir la petaca
above-below-page-e064-sit-0 = Nadie la abre. Veis llegar la lluvia bajo su único paraguas, y lo que lleva la petaca le sienta bien al pecho.

above-below-page-e065 = Ulla va de pasajera. Está en la barca nueva, entre los cojines, con el hatillo abrazado y la boca cerrada; enfrente, con los remos en alto, a mitad del río, espera el de los puños limpios. Se ha pasado a la tarifa de ella: una historia por travesía, y verdadera. «Tengo las de todos», dice Ulla. «Mía, ninguna. Yo solo iba. Y volvía.» Huele a barniz; gotean las palas. Llevan así desde mediodía. El embarcadero está negro de gente con el dinero en alto, que le pagaría a cualquiera con un remo.
above-below-page-e065-again = Van los dos en la balsa, y hablan los dos. La pértiga sube y baja sola.
above-below-page-e065-echo-1 = «Vosotros estabais cuando lo del calcetín», dice el de los puños, y se sonroja.
above-below-page-e065-echo-2 = En la popa, enmarcado, cuelga un calcetín. Tiene su historia, dice.
above-below-page-e065-echo-3 = «Desde que se paró aquella vez», dice Ulla, «le doy vueltas al mío».
above-below-page-e065-lend = Prestarle una vuestra
above-below-page-e065-lend-7 = Le prestáis la de la riada. Le sienta como el abrigo de otra; pero él rema. «¡Vaya!», dice en la orilla, se mira los puños y da propina. Ella os corta un buen trozo de soga.
above-below-page-e065-lend-8 = Le contáis la de una moza con una balsa, que siempre iba a por la otra orilla, y la traía. «No es mala», dice Ulla. «¿Cómo se llamaba?» Os paga en soga y truchas; él, con propina.
above-below-page-e065-fares = Pasar la cola a doble tarifa
above-below-page-e065-fares-3 = Vais y venís, rodeándolos, hasta que ya no cerráis las manos. Hay quien paga en truchas. Ulla mira bajar a cada tanda. Nadie le ha contado nada a nadie.

above-below-page-e066 = En lo más hondo, donde la oscuridad es más vieja, hay una puerta, y detrás está vuestra cocina. Es la misma, hasta la quemadura de la mesa. La tetera está tibia. Huele a las cebollas de ayer, y el reloj cojea como el vuestro. En el escurridor hay platos para tantos como sois, usados; en la jarra queda sidra. De la despensa, que en casa guarda una escoba, llega un entrechocar de loza que alguien cuenta mientras tararea. La melodía la conocéis. No sabíais que la conociera nadie más.
above-below-page-e066-again = Otra vez la cocina. Ahora hay luz bajo la puerta de la despensa, y cuando entráis se calla el tarareo.
above-below-page-e066-wash = Fregar y dejarlo todo en orden
above-below-page-e066-wash-0 = Qué menos. Cuando vais a colgar el trapo ya está colgado, y húmedo. Os tomáis lo que queda en la jarra.
above-below-page-e066-pantry = Mirar en la despensa
above-below-page-e066-pantry-5 = Nadie; estantes; la vajilla buena de vuestra abuela, la que se llevó la inundación, con una pieza algo adelantada. Lleva una etiqueta. *De momento.*
above-below-page-e066-pantry-fail = En la despensa hay una escoba. Os quedáis un rato delante, como pasa siempre, y ya no sabéis a qué veníais.

above-below-page-e067 = Gruñendo, con buenas botas, viene por el bosque un cerdo con un señor de la correa. El señor lleva cuello y corbata; fue juez de trufas, y su nariz sigue siendo la mejor del subsuelo. «Busca», dice el cerdo, tan cómodo, y él se arrodilla en la hojarasca y se ruboriza. Huele a ajo y a lluvia. Lo que desentierra daría de comer a una calle. Ir una vara por delante de esa nariz tiene su arte. El nudo del collar, según veis, podría desatarlo perfectamente él solo.
above-below-page-e067-again = Hoy es el juez quien lleva al cerdo. Por turnos, explican. Les va de maravilla.
above-below-page-e067-root = Hozar una vara por delante
above-below-page-e067-root-4 = También estáis de rodillas vosotros, en fila. El cerdo la recorre con mirada de patrón.
above-below-page-e067-root-7 = Le ganáis a la nariz por una aleta, tres veces seguidas. El juez aplaude dentro del collar. «*¡Ahí!*», exclama, «¡y ahí! Llevo años sin un alumno».
above-below-page-e067-free = Soltarlo y escucharlo
above-below-page-e067-free-6 = Llora y pide que no. Es el cerdo quien no duerme solo. Anudáis la correa más floja, y el cerdo, muy rosado, paga lo que a él nunca le enseñó.

above-below-page-e068 = Ochocientos escribientes de cobre levantan la vista de ochocientos cajones. Chirría solo uno. Entró en la sala de los espejos por no dejar nada sin contar y, a juzgar por el aceite recalentado, lleva días. «No estoy solo», os dice, y apenas le suena la campanilla. «Somos muchísimos. Y cuando les pregunto quiénes son, me lo preguntan ellos.» En los cristales violetas sus lámparas no se acaban nunca. Os tiende la pluma y vuelve la cara hacia vosotros. «Decid mi número», pide. «Por favor. Despacio. Lo voy a creer.»
above-below-page-e068-again = Ha vuelto por los demás. Se inclina ante cada cristal, y cada cristal, os hace notar, le responde.
above-below-page-e068-echo-1 = «Supisteis qué poner para los que reposan», dice.
above-below-page-e068-echo-2 = Os sella la mano con mucha suavidad, por estar seguro al menos de una cosa.
above-below-page-e068-steady = Sujetarle el farol y decir «uno»
above-below-page-e068-steady-5 = Lo escribe. Lo mira. «Entonces puedo irme a casa», dice, «y llegar a tiempo para mí», y os paga la prima.
above-below-page-e068-steady-7 = «Uno», le decís, «y no ha habido otro nunca». La campanilla suena hasta que un cristal se desprende, maduro, de la pared. Seca la página con mucho cuidado y la subraya.
above-below-page-e068-recount = Salir de espaldas contando cristales
above-below-page-e068-recount-0 = Llegáis a ochocientos uno. El de más es una moneda hundida en la roca, con un escribiente muy gastado en la cara.

above-below-page-e069 = Hob Sebo vende luz por frascos. La tiene de la que sale bajo una puerta con gente dentro; tiene las cuatro de un domingo; tiene la azul, que hace que unos perdonen a otros, pero esa es cara. El puesto chasquea de vidrio tibio y huele a cenas ajenas. Hob trabaja con los ojos bien apretados. «No soporto lo oscuro», dice, «y ya sé dónde se pone. Justo detrás del que habla». Es hora de cerrar, tiene que llevar cuarenta frascos a casa por un callejón sin farol, y tres han quedado fuera de la cuerda, sin precio.
above-below-page-e069-again = «¿Sois vosotros?», pregunta Hob sin abrir los ojos. «¿Y sois todos? Contaos en voz alta, si no es molestia.»
above-below-page-e069-carry = Llevarle los frascos a casa
above-below-page-e069-carry-2 = Vais en fila, cada cual con un domingo bajo el brazo. En la puerta abre los ojos una rendija, para ver quién hace estas cosas.
above-below-page-e069-carry-5 = A medio callejón rompe a cantar. Con el último frasco ya os ha contado qué tiendas cobran de más, y os mete en el bolsillo lo que cobró de más él.
above-below-page-e069-pinch = Birlar los de fuera
above-below-page-e069-pinch-4 = Uno se vende al contado. Otro os lo guardáis para que crezcan cosas. El tercero es del azul, y lo devolvéis a toda prisa.

above-below-page-e070 = Todas las chimeneas de vuestro pueblo, por lo visto, dan a esta. Estáis en el suelo, entre cien cañones, y cada uno huele a alguien: a perro mojado; a col; a una pipa que ya se había dejado. Bajan vocecitas tibias. «… y nunca se lo dijo», dice la herrería. Un viudo cuenta el dinero de la cosecha, y va nombrando en voz alta dónde lo pone. En el tercero por la izquierda sube la leche, y no hay nadie en el cuarto. Os oirían; y os bajarían algo para la garganta.
above-below-page-e070-again = En el tercer cañón han metido un trapo. Los demás hablan, con prudencia, del tiempo.
above-below-page-e070-call = Avisar a gritos de la leche
above-below-page-e070-call-4 = «¡La *leche!*» Cae una silla; algo bufa. «Gracias», dice por fin el cañón, y después: «¿Quién está ahí?». Al cabo baja de un hilo un frasquito para la ronquera.
above-below-page-e070-listen = Escuchar dónde pone el dinero
above-below-page-e070-listen-5 = Bajo la artesa; tras el reloj; en la orza de diario. Hacéis la ronda esa misma noche. En todo el pueblo no se explican quién podía saberlo.
above-below-page-e070-listen-fail = Estornuda uno de vosotros. Calle arriba y calle abajo se paran los atizadores, y después de un rato cien voces dicen: «¿Jesús?».
