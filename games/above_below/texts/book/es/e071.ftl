above-below-page-e071 = Rumbo al mostrador, por el suelo de la sala de lectura, avanza un galápago con un libro encima. Cuando salió, vencía ese viernes. De eso hace trescientos años; la multa ya es mayor que la biblioteca. Le quedan doce pasos. Huele a cera y a lechuga; cada pata cae como un sello. «Me gustó mucho», dice. Trae los ahorros en una media, y ha empezado a ir más despacio. La bibliotecaria, que aún no ha levantado la vista, guarda un bloc rayado para los casos de necesidad.
above-below-page-e071-again = Os adelanta, en sentido contrario, a lo que en él es un galope. Es el segundo tomo.
above-below-page-e071-plead = Abogar por él en el mostrador
above-below-page-e071-plead-3 = «¿Viernes?», dice la bibliotecaria, y consulta el almanaque. «*Es* viernes.» Y lo sella. Él contempla el sello un buen rato. Luego pregunta si se puede renovar.
above-below-page-e071-plead-7 = Alegáis la distancia; alegáis los escalones; le contáis los anillos en voz alta. A la hora de cierre es la biblioteca quien *lo* ha hecho esperar. La devolución os la pasa a vosotros, en el bloc bueno.
above-below-page-e071-collect = Cobrarle vosotros la multa
above-below-page-e071-collect-6 = Lleváis gorra, y un sello tallado en un corcho. Va contando, desde el año del cometa. «Qué peso me quito», dice. Siguen siendo doce pasos.

above-below-page-e072 = Señoras atadas unas a otras, con traje de lana, ocupan la chimenea hasta arriba. Es el Club de la Cumbre, salida anual; atacaron la cara norte, hubo niebla, y desde entonces suben. «¡Asegura!», grita la de abajo, y diecisiete voces van pasándolo. Huele a linimento y a huevo. Parar no pueden, porque ninguna tiene la certeza de no estar sosteniendo a las demás. Por debajo de la última cuelga un buen trozo de soga. Si alguien supiera el paso, se las podría sacar por un costado, por la carbonera.
above-below-page-e072-again = La chimenea está vacía, salvo una bandera arriba, muy chica, y un bocadillo con iniciales.
above-below-page-e072-guide = Encordarse y sacarlas andando
above-below-page-e072-guide-4 = Vosotros delante, ellas detrás; hay una puerta. «¿Es esto?», pregunta la presidenta entre el carbón, mirando al cielo. «Yo pensaba que haría más frío.»
above-below-page-e072-guide-6 = En cada repisa las hacéis mirar hacia abajo. Nunca se habían atrevido. Os admiten por aclamación y os obsequian la cuerda del club, cortada con el cuchillo del club.
above-below-page-e072-cut = Cortar la que cuelga suelta
above-below-page-e072-cut-2 = No se cae nadie. Pero el tirón sube de mano en mano, y diecisiete voces preguntan, una tras otra, quién ha sido.

above-below-page-e073 = Paga en la Veta Baja, y nadie sabe sumar. Cuarenta gnomos hacen fila con la gorra quitada; a la mesa, un pagador con hemorragia de nariz, rojo hasta los puños, ha contado los montones, dice, con siete resultados distintos. Las lámparas humean; huele a lana mojada y a esperanza. Los hay que esperan desde el viernes. Vosotros tenéis dedos y, entre todos, bastantes. Claro que aquí nadie notaría una línea más en el libro, o un nombre inventado para ella.
above-below-page-e073-again = La fila va ya al trote. «¡El siguiente!», dice el pagador, de puños limpios, y os saluda con un billete.
above-below-page-e073-queue = Contar con ellos en voz alta
above-below-page-e073-queue-3 = Les pagáis con los dedos de las manos y los pies. El último recibe lo suyo, lo mira y devuelve una: le habíais pagado el domingo.
above-below-page-e073-queue-6 = Cuadra, y os pasean en hombros por el pozo. Lo que reluce en el último montón nunca fue moneda, y se empeñan.
above-below-page-e073-draw = Cobrar a nombre de «Fulano»
above-below-page-e073-draw-5 = Firmáis con rúbrica. Al final de la fila un gnomo le da vueltas a la gorra, y la mesa está vacía.
above-below-page-e073-draw-fail = «¿Fulano?», dice el pagador, y alza la vista. «Era mi padre.» La fila entera se vuelve para veros bien.

above-below-page-e074 = «Quieto así», le dijeron, «*perfecto*», y salieron a por más barro. Y así sigue, un brazo en alto, la barbilla a la izquierda: un hombre de chapa de hierro, en su tarima, en mitad de la sala. Le caen gotas, tic, tic; huele a sartén mojada. En torno a los tobillos le ha crecido cristal violeta. Enfrente, bajo un paño que ya es encaje, está el busto, terminado menos la cara, y clavada al pie su paga, por horas. «¿Se parece?», pregunta sin abrir los labios. Nadie le ha dicho que pueda mirar.
above-below-page-e074-again = La tarima es ya toda del busto. Tiene la barbilla a la izquierda, y un cubo, para las gotas.
above-below-page-e074-finish = Acabar la cara y enseñársela
above-below-page-e074-finish-4 = Ha salido más bien patata. La mira mucho rato, sin mover nada. «No tenía ni idea», dice, «de que fuera tan buena persona», y os paga de la bolsa.
above-below-page-e074-finish-6 = Ponéis la barbilla, el óxido, la paciencia. «Gracias», decís, como los escultores, «ya está». El brazo baja como una verja. Le gustaría ver qué hay a la derecha.
above-below-page-e074-chip = Arrancarle las gemas de los pies
above-below-page-e074-chip-3 = Os lleváis lo que podéis, y una pizca de talón. «¿Es usted, señor?», pregunta arriba la voz de hierro. «No me he movido.»

above-below-page-e075 = Hay sesión del tribunal, en mitad del río, sobre un dique. Una castora con peluca de virutas golpea con la cola: vuelan agua y serrín. En el banquillo, otro mucho más chico ha estado royendo las pruebas. «Robo de un tronco maestro», lee el secretario. «Con luna.» Huele a sauce mojado. No hay testigo, de modo que serviréis vosotros; el fiscal guiña un ojo y enseña una bolsa. Entretanto el agua ha dado con el hueco del tronco y por ahí sale lo de todo el mundo, lanzando destellos.
above-below-page-e075-again = El castor chico ocupa ahora el estrado, bajo una peluca que apenas lo deja ver. Os da un coletazo. «¡Siguiente!»
above-below-page-e075-testify = Testificar a favor del chico
above-below-page-e075-testify-4 = Decís que cualquiera de vosotros lo habría hecho, con aquella luna. El secretario solloza. El tío de alguien saca rodando el barril.
above-below-page-e075-fetch = Rescatar lo que arrastra el agua
above-below-page-e075-fetch-3 = Un sombrero, un taburete y una bolsa que en la sala nadie tiene interés en llamar suya.
above-below-page-e075-fetch-7 = Tendéis un cabo por el hueco y peináis la corriente hasta la noche. Lo que el río traía de arriba no pensaba mencionarlo nadie bajo juramento.
above-below-page-e075-bribe = Aceptar la bolsa del fiscal
above-below-page-e075-bribe-6 = Lo recordáis muy bien: la luna, el tronco, la cara de culpa. El chico escucha con las patas juntas y no interrumpe.

above-below-page-e076 = Lirios de agua, pálidos, cubren este lago de orilla a orilla, en cuadrícula. Mientras miráis, uno se cierra con un chasquido mojado, se hunde y asoma dos casillas más allá; del otro lado, una flor agacha la cabeza y piensa. Son damas. Por el olor, son damas desde que el lago era tibio. Junto a la orilla crece una flor mayor que una bañera, vuelta hacia vosotros, con una casilla vacía enfrente. Sus ganancias cuelgan bajo el agua en una red. Ya no le queda contrincante, y cuando piensa parpadea despacio.
above-below-page-e076-again = El lirio grande ya ha dispuesto el tablero. También, por lo que veis, ha recogido un poco la red.
above-below-page-e076-play = Jugar sin trampas
above-below-page-e076-play-3 = Os gana dos y os deja ganar la tercera, que es peor. Una hoja se desenrolla con la apuesta de algún invitado anterior.
above-below-page-e076-play-6 = Veis la trampa de la hoja del rincón y no entráis. Por todo el lago se abren y cierran flores: es un aplauso. Sube la red con una carpa en una jarra.
above-below-page-e076-cheat = Mover una flor cuando parpadea
above-below-page-e076-cheat-4 = Os coronáis bajo su párpado y os lleváis la mitad de arriba de la red. Después se queda mucho rato mirando el tablero.
above-below-page-e076-cheat-7 = Tres lirios, tres parpadeos. El fondo de la red es todo piedras y plata. Nunca había jugado con nadie que se moviera de lado.
above-below-page-e076-cheat-fail = No parpadeaba. Contaba hasta tres. El lago se entera de cómo sois, casilla por casilla.

above-below-page-e077 = «Más cerca», dice la abuela de todos los ratones de campo. No es mayor que una tetera, ve menos que un botón, y en un nido de cartas rotas cose a la familia: una puntada por hijo, para que no se pierda ninguno. Huele a sueño y a alcanfor; respiran unos cuantos centenares. «Se me fue el hilo», dice, «y no me gusta parar. Hay uno suelto». El ojo de la aguja es fino como una palabra. Al lado, en su cinta, están las tijeras de plata, que valen por cuatro cenas vuestras.
above-below-page-e077-again = En la manga tenéis una puntada que no es vuestra. Aguanta.
above-below-page-e077-thread = Enhebrar a la primera
above-below-page-e077-thread-7 = A la novena primera. Da dos puntadas a oscuras y se detiene. «Ya están todos», dice. Os regala una buena carta, con un solo mordisco.
above-below-page-e077-thread-fail = Unas manos que han movido roperos no dan con el ojo. Ella os quita la aguja, con dulzura, sigue contando, y le sale uno de menos.
above-below-page-e077-scissors = Quitarle las tijeras de la cinta
above-below-page-e077-scissors-3 = Las busca a tientas cuando ya no estáis; después busca la cinta, y corta el hilo con su único diente.

above-below-page-e078 = Clanc, suspiro; clanc, suspiro. Al fondo de la galería inundada, un hombre de plancha de caldera le da a una bomba. Lleva tanto en ello que la palanca tiene la forma de sus manos y sus manos la de la palanca. Por una rodilla pierde vapor. Hace calor y sabe a sangre, o a óxido. «Casi seco», le dice al agua, que no ha bajado desde que nació vuestra abuela. La bomba jamás echaría en falta los repuestos. A él, si alguien le dijera alguna vez que puede parar, le haría falta una rodilla.
above-below-page-e078-again = El agua ha bajado una pulgada. «Casi seco», dice la voz de hierro, con tanta esperanza que salís de puntillas.
above-below-page-e078-mend = Arreglarle la rodilla, decir «basta»
above-below-page-e078-mend-5 = La rodilla quedó bien. Parar, todavía no, gracias, con el final tan a la vista; pero aquí tenéis, por el desgaste de suelas.
above-below-page-e078-mend-6 = Suelta la palanca dedo a dedo. Mira lo oscuro y os mira a vosotros. Luego recoge vuestros bultos, todos, y espera.
above-below-page-e078-strip = Desmontar la bomba por el metal
above-below-page-e078-strip-4 = Se desarma en piezas buenas y pesadas. Él sigue, arriba y abajo, sin nada en las manos. Clanc. Suspiro.

above-below-page-e079 = Truenos, granizo, una máquina de escribir: en un tocón del bosque, madame Myriam ensaya con su compañía, cien cochinillas en fila, de claqué. Solo que, en medio del granizo, un zapato hace *pff*. Ha perdido la chapa. Su dueña no dice nada; son todas iguales, y el estreno es hoy. Huele a resina y a corcho caliente. «Túmbense», dice madame, «con la oreja en la tabla, y cuando lo tengan, señalen». El público paga en especie; la recaudación se amontona tras el telón: setas, cordones, pastillas para la voz.
above-below-page-e079-again = *Prorrogado*, dice el cartel. La compañía duerme en hilera, hecha bolas, a zapato por bola.
above-below-page-e079-listen = Escuchar hasta dar con el zapato
above-below-page-e079-listen-2 = Os decidís por la sesenta y una. No es la sesenta y una; pero desde entonces baila con tanta pasión que nadie mira a las demás.
above-below-page-e079-listen-7 = Es la última de la izquierda, la tímida, que lleva toda la vida entrando tarde. Le dais la mano un momento. Esa noche rompen los bancos. La mitad de la caja es para vosotros.

above-below-page-e080 = Pum, dice el embarcadero. Se le ha arrimado una isla. No es gran cosa: una ladera, un banco, un espino y, en la roca, una puerta baja por la que sale aire seco. Huele a tomillo y a oveja, aunque oveja no hay. Se restriega contra los postes, y si os apartáis, os sigue. Se le nota que toda la vida la han pasado de largo, en bote, señalándola. En la umbría crecen setas; bajo el borde se hospedan pececillos. Con una soga y un nudo cariñoso quizá se quedara. O podríais subir a bordo, antes de que se arrepienta.
above-below-page-e080-again = Pasa la isla, algo lejos, con una pareja en el banco. Os saluda con el árbol.
above-below-page-e080-moor = Amarrarla esta noche
above-below-page-e080-moor-3 = La atáis como a una cabra. De noche suelta el nudo; pero en vuestra orilla ha dejado la puerta, como se deja un sombrero cuando se piensa volver.
above-below-page-e080-moor-7 = La atáis como quien arropa a un niño, sin apretar. Por la mañana ha echado raíces en la orilla, con puerta, huéspedes, setas y todo, y ha sacado un segundo banco.
above-below-page-e080-aboard = Subir a bordo y sentarse
