above-below-page-u011 = Por los tobillos, frío, corre un río en esta cueva, donde al entrar no lo había. Sale de debajo de un oso. Duerme de lado, grande como un pajar, entre musgo encendido, y sueña, y lo que sueña se le va por la oreja. Trae frío de nieve y aroma de frambuesa; las truchas saltan las raíces, bien macizas. Si despertara se irían. La colcha de hojas se le ha escurrido de un hombro. Tirita, y al momento el río cría una tela de hielo.
above-below-page-u011-again = Hoy es el mar, por lo que se oye. Os quitáis las botas y esperáis fuera a que se dé la vuelta.
above-below-page-u011-tuck = Arroparlo otra vez
above-below-page-u011-tuck-0 = Le subís las hojas hasta la barbilla, y alguien dice lo que se dice. El río se vuelve lento y tibio, y pasan barcas, con vuestros nombres.
above-below-page-u011-angle = Pescar en su sueño
above-below-page-u011-angle-4 = No hay que chapotear. Sacáis una hermosa, con la cena todavía dentro, y andáis de puntillas hasta que deja de ser sueño y solo está mojada.
above-below-page-u011-angle-7 = A mediodía, allí dentro, viene él. Se pone a vuestro lado en la orilla y os enseña cómo, con una zarpa, creyendo que sois osos.

above-below-page-u012 = Sillas crecen en este claro: de cocina, una mecedora, dos de un comedor bueno. Las bajaron los colonos, las dejaron fuera, y prendieron; ahora tienen corteza hasta el asiento y flor en el respaldo. Hay en el aire lluvia, y cera de abejas. Al veros entre ellas, crujen. Cada una fue el sitio de alguien en una mesa, y se vuelven hacia vosotros como las sillas que se apartaron con prisas. Una tiene una quemadura. No os dejarán pasar hasta que alguien se haya sentado en todas, como es debido, con un suspiro.
above-below-page-u012-again = La mecedora ha dado una banqueta. No es mayor que una taza, y os la tiende, para que la probéis.
above-below-page-u012-sit = Sentarse en todas y cada una
above-below-page-u012-sit-2 = Hacéis las primeras filas. Las del fondo se quedan de puntillas; pero han visto que aún se hace.
above-below-page-u012-sit-4 = Habláis del tiempo, pasáis la sal que no hay. Dentro del sillón hondo algo se acomoda, con alivio, y sale al musgo cuanto se le coló entre los cojines.

above-below-page-u013 = Allá arriba, en los árboles encendidos, alguien ha construido vuestra calle. Cuelga de sogas, toda de tablas, con sus faroles, entre nubes de serrín y de bollos calientes. La gente que cayó aquí hace años la hizo de memoria, cada cual su trozo. De modo que hay cuatro panaderías y ninguna iglesia, y una sola puerta, que era muy admirada. «La fuente estaba a la izquierda», dice un calvo. «A la *derecha*», dicen varios. Dejan el martillo y os miran, a vosotros, que esta mañana estabais allí. Cualquiera de los dos bandos pagaría por tener razón. Tablas sobran para una casa entera.
above-below-page-u013-again = Han puesto el charco de la bomba. Preguntan si es bastante hondo.
above-below-page-u013-recall = Recordar dónde estaba de verdad
above-below-page-u013-recall-5 = En el medio, decís. En eso no habían pensado. El calvo se aparta un poco; luego lo mide a pasos, y os invitan a una ronda de bollos.
above-below-page-u013-recall-7 = Recordáis también el banco, y quién se sienta. Una mujer suelta la sierra. «¿Todavía?» Acaban a la luz de los faroles, y lo que sobra os lo mandan a casa, cortado y con números.
above-below-page-u013-bid = Apoyar a quien más pague
above-below-page-u013-bid-3 = Estaba a la izquierda, según os consta, y por la tarde a la derecha. La calle se parte por el medio, con discreción, siguiendo una hilera de clavos.

above-below-page-u014 = En una gota de ámbar grande como una hogaza hay un mosquito, con la boca abierta y una pata en alto. Estaba diciendo algo. Se le nota en las cejas. Lo está diciendo desde antes de que hubiera colinas, y a su alrededor, en el oro, cuelgan un helecho, un soplo de aire, el codo de alguien. El bosque cruje; hay un aroma a resina. Arrimada a una lámpara, con paciencia, él acabaría por soltarlo. Puesta en el escaparate de un joyero valdría lo suyo, siempre que nadie lo deje terminar.
above-below-page-u014-again = «Y *otra* cosa», dice una voz pequeñísima entre los helechos, como nueva.
above-below-page-u014-warm = Calentarla, y dejarlo hablar
above-below-page-u014-warm-5 = Al anochecer gotea. «…culpen», dice el mosquito, «¿está ocupado?» No, le decís. Se sienta. Con la resina, os hace saber, no hay bota que no aguante el camino.
above-below-page-u014-sell = Vender la gota a un joyero
above-below-page-u014-sell-4 = Una señora la lleva a la ópera, al cuello. Durante todo el segundo acto, los de al lado tienen la sensación de que van a decirles algo.

above-below-page-u015 = Es un rayo, y lleva bajando desde la semana pasada. En este bosque hasta eso se toma su tiempo. Una rama torcida y brillante cuelga sobre el claro, siseando, y va buscando un peral viejo, a un palmo por hora; el aire pica, y sabe a estaño. El trueno, en alguna parte, va por la *b*. En el peral, de lleno en su camino, hay un nido con cuatro bocas. Y la punta, al atravesar las hojas, gotea, y lo que gotea va fundido, pesa, y hace un agujero en el musgo.
above-below-page-u015-again = El rayo vino y se fue. El trueno está en la *u*, y se espera que acabe en primavera.
above-below-page-u015-nest = Mudar el nido de árbol
above-below-page-u015-nest-3 = Tenéis la tarde entera, y la aprovecháis. Los padres os riñen todo el rato, a cámara lenta, y siguen cuando os vais.
above-below-page-u015-nest-5 = También lo forráis. Cuando la luz llega por fin al peral, estáis sentados bajo el otro con una familia de cinco, comiendo lo primero que os tiró.
above-below-page-u015-tip = Recoger las gotas en un sombrero
above-below-page-u015-tip-7 = Sombrero de hierro, y a un brazo de distancia. Cuaja ante vuestros ojos, con la forma todavía de su propósito.
above-below-page-u015-tip-fail = Fue lento toda la semana. Al final fue rápido. Uno de vosotros humea un poco, y dirá, a su debido tiempo, *b*.

above-below-page-u016 = Las colinas, por lo común, no levantan un pie. Esta lo tiene en el aire cuando llegáis, con musgo encendido colgando del tobillo, y cuando os habéis comido los bocadillos lo baja. El suelo dice *jm*. Es una bestia, y va a alguna parte, bajo su propio bosquecillo de sombreros que alumbran; huele a helecho y a alfombra vieja. Un ojo como un estanque os encuentra. «¿Queda», dice; se acaba el almuerzo; «muy»; cae la tarde; «lejos?» Entre los dedos hay cosas que ha ido pisando hasta volverlas piedra.
above-below-page-u016-again = Va por la palabra «y». Os ponéis cómodos. Cena hay de sobra.
above-below-page-u016-walk = Acompañarla hasta que llegue
above-below-page-u016-walk-4 = «No», le decís a cada milla, y se anima cada vez. Os enseña cuáles de sus musgos aguantan frescos un mes.
above-below-page-u016-walk-7 = Al tercer día se para: un estanque, otra colina. La otra abre un ojo. «Tarde», dice con amor. Lo que queda prensado entre sus pies es para vosotros.
above-below-page-u016-pick = Arrancarle setas del costado
above-below-page-u016-pick-3 = No lo nota, esta semana. Pero durante un buen rato, mientras os vais, oís a la espalda el comienzo de una palabra.

above-below-page-u017 = Sor Ágata, de cofia almidonada, le está leyendo en voz alta a una maceta. Alrededor, en estantes, hay más macetas, y de ellas salen ronquiditos; todo es fieltro húmedo y leche tibia. Esta es una bellota, susurra, y lleva aquí muchísimo. No quiere brotar. No está mala. Ha oído que se sale por arriba, y nadie ha vuelto nunca a contar cómo es aquello. En la maceta, una cosa diminuta se vuelve hacia la pared. Ella se frota los ojos; va otra vez por el último capítulo. Vosotros sí habéis estado arriba, todos.
above-below-page-u017-again = Hay dos hojas. «Lo quiere otra vez», dice sor Ágata, «pero solo lo del viento.»
above-below-page-u017-tell = Contarle cómo es allá arriba
above-below-page-u017-tell-2 = Contáis el cielo. Quizá os pasáis con el cielo. Pero algo hace clic, y la maceta pregunta, muy bajo: «¿Y las *ardillas*?»
above-below-page-u017-tell-5 = Le dais un año entero, con la helada incluida. Hacia el final suena un crujido, y un dedo pálido busca el borde. Sor Ágata descuelga para vosotros los cordeles de la cuna; ya no harán falta.

above-below-page-u018 = «Dígame; adelante, le escucho», dice la seta. «Le pongo con el roble.» Está donde se juntan todas las raíces del bosque, una dama pálida con cien hilos en la falda, y los va empalmando, punta mojada con punta mojada. Zumban; huele a sótano y a pastillas de menta. Desde que tendieron la línea no la ha relevado nadie, y tiene a las hayas hablando con un nabo. Un hilo se enciende en verde. «Para ustedes», dice. «De *casa*. A cobro revertido, y con un paquete. Debo advertir que hay quien no sabe colgar. Andan ya siempre con la mano en la oreja.»
above-below-page-u018-again = «Les tengo otra vez al nabo», dice. «Que sin prisa.»
above-below-page-u018-board = Hacerle un turno en el cuadro
above-below-page-u018-board-3 = Ponéis a un fresno con su propio esqueje, que lo creía muerto. Se oye un largo ruido de hojas. Pagan la llamada los dos.
above-below-page-u018-board-5 = Deshacéis lo de las hayas. Al acabar el turno hasta el nabo tiene a alguien. Ella ha puesto los pies en alto, y os enrolla un buen trozo de la línea vieja.
above-below-page-u018-call = Aceptar la llamada de casa
above-below-page-u018-call-6 = Solo querían saber si habíais comido. Decís que sí; no lo cree nadie; y algo cae, con un golpe, en el cesto del montaplatos.
above-below-page-u018-call-fail = Se oye mal. Es una cocina; una silla; alguien que ríe de espaldas. Uno de vosotros sigue diciendo *¿hola?*, no muy alto, a la hora de la merienda.

above-below-page-u019 = «¡Siempre listos!», gritan seis voces cascadas, y de entre los helechos sale la patrulla Nutria, en pantalón corto. Se perdieron a los diez años, en una marcha. Ahora pasan de los setenta, huelen a hoguera, y a ninguno se le ha ido un solo día sin su buena acción. Pero ¿a quién hacérsela? Desde el desayuno están ayudando al viejo Perico a cruzar el sendero, y a volver, y a cruzar. Está cansado. Os ven. Seis caras se encienden. Por una insignia nueva, os da la impresión, darían hasta los vientos de las tiendas.
above-below-page-u019-again = El viejo Perico está en un tocón con los pies en alto. «Les dejo que me traigan cosas», dice.
above-below-page-u019-helped = Dejarse ayudar a cruzar
above-below-page-u019-helped-3 = Os dejáis caer. Os pasan en volandas, preguntan si podréis, os dan cacao y un tambor para sentaros. Salen seis libretitas, y seis lápices se mojan en la lengua.
above-below-page-u019-badge = Inventar una insignia, y cobrarla
above-below-page-u019-badge-5 = *Extravío superior*, con dos laureles. Pagan en nudos, deshechos. Cuando llega la lluvia están bajo la lona, tan planos como ella, y orgullosos.

above-below-page-u020 = «Qué bochorno, ¿no?», dice una voz como un sótano. En una charca, entre los helechos, hay una morsa sentada que se abanica con una rama. Llegó de cría, en un témpano, que se derritió; desde entonces no ha vuelto a haber nieve. Se lo ha contado a los animales de aquí; asienten, y creen que habla de la leche. Los bigotes le humean, con su olor a pescado. «Va cayendo», dice, «y se oye que *no* suena.» Los colmillos se le han puesto mates, sin suelo que arar. En la ladera hay cientos de bejines, blancos como harina, a punto de reventar.
above-below-page-u020-again = Ha enseñado a tres erizos a hacer bolas. Son esporas, estornuda todo el mundo, y nadie quiere entrar.
above-below-page-u020-snow = Hacer que nieve para ella
above-below-page-u020-snow-4 = Pisáis los más cercanos. Es tibia, y sube tanto como baja. Ella cierra los ojos. «Casi», dice, «casi casi», y con una aleta os acerca lo que tenía guardado para cuando fuera invierno.
above-below-page-u020-snow-6 = Empezáis por arriba y echáis a correr. Cae sobre el valle entero sin un solo ruido. Ella se tira de barriga y, de puro gozo, ara con los colmillos cuanto hay debajo.
