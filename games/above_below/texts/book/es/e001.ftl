above-below-page-e001 = Dos topos con chaleco se gritan de un lado a otro de un hoyo. Huele a tierra recién abierta y a lacre caliente. Los dos tienen mapa: en el de la señorita Filón, el hoyo se llama *El error del señor Terrón*; en el del señor Terrón, no figura. «¡Ustedes!», dicen a la vez al oír vuestras botas. «Ustedes ven. ¿Quién de los dos está más al norte?» En medio hay una cadena de medir que nadie sostiene por la otra punta y, más allá, donde ambos mapas están en blanco, algo brilla y gotea.
above-below-page-e001-again = El hoyo es más hondo. Un cartel dice *Pendiente de recurso*. Desde abajo, dos voces se dan la razón, y suena espantoso.
above-below-page-e001-hold = Sostener la cadena para ambos
above-below-page-e001-hold-3 = Se hace la hora de cenar. Resulta que cada uno está de pie en la cocina del otro. Os estrechan la mano y luego, un instante, se la estrechan.
above-below-page-e001-hold-5 = Leéis la cadena en voz alta, sin trampas, en los dos sentidos. Están tan poco hechos a eso que cada cual os dibuja una copia en limpio.
above-below-page-e001-guess = Ir adonde nadie ha dibujado
above-below-page-e001-guess-4 = Por aquí no ha pasado nadie, así que nadie ha tocado la repisa de setas ni la bolsita que se le cayó a alguien que tampoco pasó.
above-below-page-e001-guess-7 = Volvéis con mineral en una vasija más vieja que los mapas. Detrás, dos plumas tachan un blanco y empiezan a pelearse por el nombre.

above-below-page-e002 = «Quietecitos, por favor», dice una voz bajo un paño negro. La señora vino a retratar un cristal mientras crecía; abrió el obturador de muchacha, y ya solo faltan veinte minutos. Huele a magnesio y a violetas; la sala cruje al enfriarse. Habéis entrado, por desgracia, en una esquina de la foto. Si seguís andando saldréis borrosos para siempre. A su espalda bosteza el estuche de cuero, con el papel bueno y lo que pagaron por adelantado los suscriptores.
above-below-page-e002-again = Está en un caballete: un cristal nitidísimo y, en una esquina, unas nubes muy educadas. Sois vosotros.
above-below-page-e002-still = Posar sin pestañear
above-below-page-e002-still-7 = A alguien le pica la nariz todo el rato. La caja hace *clic*, y de debajo del paño sale, parpadeando, una anciana. «Pensaba hacer una segunda», dice, «para comparar»; y os da el papel, y lo que cobran los modelos.
above-below-page-e002-case = Irse de puntillas con el estuche
above-below-page-e002-case-3 = Os vais antes de que la placa se entere. En su retrato saldrán un cristal y, cruzando por abajo, inconfundible, su propio estuche.

above-below-page-e003 = A media chimenea, un murciélago grande como un ropero duerme al revés, es decir, de pie. Se bambolea. Frunce el ceño como quien tiene la sangre en el extremo equivocado, y con cada ronquido caen hollín y un olorcillo a peras. En la repisa, tras sus talones, guarda una despensa de fruta caída y, entre la fruta, los botones y el cambio de cuantos alguna vez se colgaron aquí por error. Un buen enfermero le daría la vuelta. Un buen ladrón no lo despertaría antes.
above-below-page-e003-again = Ahora el murciélago cuelga como es debido, con un gorro de dormir sujeto con alfileres. Dice algo en sueños, huele a pera, y pasáis de puntillas.
above-below-page-e003-turn = Darle la vuelta como toca
above-below-page-e003-turn-4 = Tiráis entre cuatro; gira como el portón de un granero y suspira. Un ala os envuelve sin querer y, cuando se abre, ya no tose ninguno.
above-below-page-e003-turn-6 = Despierta cabeza abajo y, por primera vez en un mes, ve derecho. Lo del estante inferior, dice, es para las visitas. La botella también.
above-below-page-e003-raid = Saquear la repisa de atrás
above-below-page-e003-raid-3 = Arrancáis de la repisa un puñado de monedas. El murciélago gime en sueños, se tambalea, y ahí lo dejáis con su jaqueca.
above-below-page-e003-raid-7 = Vaciáis la despensa hasta las tablas, peras y monederos. Por la mañana creerá que se lo comió él.
above-below-page-e003-raid-fail = Estornuda. Durante un buen rato sois todos del mismo color, y estáis bastante más abajo.

above-below-page-e004 = Doscientos tictacs, avisa en la orilla el pescador de latón, y que si podéis hablar deprisa. Quien lo hizo le puso paciencia de garza y cuerda para una semana. El lunes se le cayó la llave al agua; desde entonces la pesca, y solo pican truchas. Junto a sus botas colea una cesta llena, con el dinero de la licencia prendido en la tapa. Huele a algas y a aceite de reloj; el río pasa, pardo y frío, sin la menor prisa. Ciento noventa. Allá abajo, la verdad, algo brilla.
above-below-page-e004-again = Lleva la llave al cuello, en hilo de pescar, y la mira entre picada y picada. «Tómense su tiempo», dice.
above-below-page-e004-dive = Bucear y darle cuerda
above-below-page-e004-dive-7 = Sacáis una tetera, una bota y, a tres tictacs del final, la llave. Se da cuerda como quien bosteza. «He estado tan seco con todo el mundo», dice, y reparte con vosotros la pesca y el dinero de la licencia.
above-below-page-e004-dive-fail = Fango; una bota; fango. Cuando salís está sentado con un dedo de latón en alto, a punto de comentar algo.
above-below-page-e004-basket = Largarse con la cesta
above-below-page-e004-basket-3 = «Me pregunto si», dice detrás de vosotros, y «alguno querría», y después ya solo se oye pasar el río.

above-below-page-e005 = Plaf, plaf: once lavanderas de rodillas en el vado golpean sombras contra las piedras. El jabón es gris; el agua se va más oscura de lo que llegó. Tienen hasta la cena para una boda entera, sombras altas, gordas, una chiquita con cometa. El arte está en retorcer sin arrugar; se hace de a dos, y una se ha lastimado la muñeca. «A ver la vuestra, ya que estáis», dice la mayor mirando detrás de vosotros. «¿Cuánto hace que no se lava?» Chasquea la lengua. Va de mano en mano un tarro del ungüento bueno.
above-below-page-e005-again = La sombra sigue limpia, lo reconocen, pero os habéis sentado encima.
above-below-page-e005-wring = Retorcer sombras hasta la cena
above-below-page-e005-wring-2 = Retorcéis la de un almirante. La vuestra vuelve oliendo a lavanda y, bien cosida, al fin, a los talones.
above-below-page-e005-wring-4 = Os dan la de la cometa, por tener las manos más livianas. Tira. La mayor no dice nada, y os deja lo que queda en el tarro.

above-below-page-e006 = Hay en la playa un buzón pintado de rojo, con los pies en el lago. *Recogida diaria*, pone; llega una onda hasta la ranura, la lame y se retira. Los guijarros entrechocan; la niebla huele a sobre mojado. En la arena está el reparto de hoy, cada carta plegada en una sola hoja de agua: una para cierta viuda de la calle Alta, con algo redondo y pesado dentro; otra sin sello; y otra con vuestros propios nombres, escritos con letra de lluvia. Podríais subirle la suya a la viuda, derechos a casa, y por hoy dejar de explorar.
above-below-page-e006-again = Una onda trae una tarjeta a la orilla: *Recibida la vuestra. Sigue respuesta.* Ya ha empezado a evaporarse.
above-below-page-e006-post = Subirle a la viuda su carta
above-below-page-e006-post-0 = La lee de pie y luego otra vez, sentada. Hoy no hay cueva nueva. Hay una silla junto a una estufa, para cualquiera, cuando sea.
above-below-page-e006-open = Abrir la carta de la viuda
above-below-page-e006-open-5 = «*Querida Ada: te lo aparté*», dice el agua con la voz cuidadosa de un ahogado, y se os va entre los dedos. Las monedas se quedan.
above-below-page-e006-read = Leer la que es vuestra

above-below-page-e007 = Tendida de cristal a cristal, por la sala entera, cuelga una tela, y cada hilo está afinado. La araña, en el centro, tiene las ocho patas en los bordones y no toca. Es grande como una mesa de naipes y usa lentes. Una corriente fría zumba en los agudos; huele a resina. «Yo solo sé acompañamientos», dice. «Esperaba que alguien entrara con la melodía.» Podríais agacharos, pasar y enrollar los cabos sueltos; o poner un dedo en una cuerda.
above-below-page-e007-again = Os saluda desde los bordones y marca la entrada. No traéis nada preparado. Vuelve a marcar la entrada.
above-below-page-e007-duck = Pasar por debajo y enrollar cabos
above-below-page-e007-duck-4 = Buen género, más recio que el cáñamo, y canta un poco al tensarse. «Desde el principio, entonces», suspira ella, para nadie.
above-below-page-e007-duck-fail = Un sombrero roza una cuerda. Las demás se lo cuentan unas a otras hasta el techo, y de pronto estáis fuera de la sala.
above-below-page-e007-pluck = Pulsar una cuerda

above-below-page-e008 = En la puerta del mercado hay una báscula con cara de latón, y carraspea. «Suban», dice. «Les doy lo que pesan, menos lo que les pesa. En monedas.» Hace tictac; huele a limpiametales y a caramelo de pera. Un hombre grueso sube, vuelve a bajar más pobre y se marcha en busca de su hermano. «Yo no juzgo», dice la báscula. «Yo resto.» Por detrás hay una trampilla de madera, donde los alfareros de la calle entera dejan de noche su mercancía para que se pese con honradez, y hueco para un pulgar.
above-below-page-e008-again = «Han engordado algo desde entonces», dice la cara de latón, «y, lo lamento, también les ha caído algo encima».
above-below-page-e008-step = Subirse y dejarse pesar
above-below-page-e008-step-3 = Con uno de vosotros duda un buen rato. «La jarra», dice al fin, «ya estaba rajada», y paga.
above-below-page-e008-thumb = Apoyar el pulgar en la trampilla
above-below-page-e008-thumb-4 = Según vuestro pulgar, las vasijas valen la mitad que ayer. A ese precio compráis. La aguja tiembla todo el tiempo.
above-below-page-e008-thumb-7 = Dejáis la calle entera en nada y os lleváis en carro lo mejor. «Yo nunca me he equivocado», repite la báscula. «Yo nunca me he equivocado.»

above-below-page-e009 = *Puntual. Seca. Dos monedas. Sin conversación*, dice el cartel nuevo del embarcadero, y al lado está la barca nueva, con cojines, oliendo a barniz. Su dueño lleva silbato y los puños limpios. Enfrente, en su balsa de tapas, Ulla teje de espaldas a vosotros; alguien le ha atado un calcetín al cucharón. «No es nada personal», dice el de los puños. «Es que entretiene a la gente.» Ha impreso un folleto sobre la carcoma en las balsas viejas, y paga bien a quien lo reparta.
above-below-page-e009-again = El cartel dice ahora *Un poco de conversación*. Practica con vosotros, colorado; de momento, sobre cojines.
above-below-page-e009-echo-1 = Ulla no se vuelve, pero las agujas os conocen el paso, y se les escapa un punto.
above-below-page-e009-echo-2 = Entre los nudos de Ulla cuelga uno que huele a un pueblo que os suena.
above-below-page-e009-bang = Quitar el calcetín y golpear
above-below-page-e009-bang-3 = Se oye a una legua. Ulla se da la vuelta. En la barca nueva se levantan todos, piden que los bajen y empiezan a buscar algo que contar.
above-below-page-e009-bang-6 = Tocáis todas las travesías que regaló en su vida. Al anochecer el de los puños está también en la balsa, con los ojos rojos, hablándole de su madre, y para todos hay trucha.
above-below-page-e009-leaflet = Repartir su folleto
above-below-page-e009-leaflet-4 = La gente lo lee, mira la balsa y luego se mira los zapatos. Paga por docenas. La carcoma está dibujada con auténtico sentimiento.

above-below-page-e010 = Bajo una seta con un horario clavado espera alguien con maleta. Lleva esperando lo bastante para que el musgo se haya decidido por la maleta. «Viene con retraso», dice, y os hace sitio en el banco. La lluvia que siempre cae en este bosque repica en el sombrero; huele a caramelo y a fieltro mojado. Hasta aquí no ha bajado nunca un autobús. Por eso es tan difícil llevarle la contraria al horario. Tiene que haber una forma de decirlo que deje a una persona su dignidad y lo que queda de tarde.
above-below-page-e010-again = El banco está libre. Junto al día de hoy alguien ha escrito a lápiz en el horario: *Me fui andando.*
above-below-page-e010-invite = Proponerle ir andando
above-below-page-e010-invite-5 = Decís que vais en la misma dirección que el autobús. «Siendo así», contesta, y la maleta se levanta con un ruidito de raíces.
above-below-page-e010-sit = Sentarse a esperar un rato
above-below-page-e010-sit-0 = Descansa mucho. Cuando os levantáis insiste en daros lo del billete, por si llega justo después.
