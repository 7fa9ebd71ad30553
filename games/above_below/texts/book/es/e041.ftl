above-below-page-e041 = Dos olores de sopa de setas os salen al paso, y después el humo. Ya casados, Terrón y Filón viven en dos cocinas, espalda con espalda, con una chimenea en medio, porque ninguno quiso mudarse, y se pasan la cena por el tiro con una pala. «La sal, querido», dice el fogón izquierdo. «¿Rumbo?», pregunta el derecho. Los dos han marcado con tiza dónde debería ir un ventanuco; las cruces distan una pata. El ladrillo tiene un brillo raro, pesado. En el hollín está lo que cae de los bolsillos puestos a secar.
above-below-page-e041-again = El ventanuco tiene cortinilla, con una escala impresa. Detrás se rozan dos cucharas y se disculpan.
above-below-page-e041-echo-1 = «Estuvieron ustedes en nuestras bodas», dice la pared, por los dos lados.
above-below-page-e041-echo-2 = «A las bodas vinieron forasteros», dice un fogón. «Con apetito», dice el otro.
above-below-page-e041-knock = Abrir hueco entre los fogones
above-below-page-e041-knock-6 = Tomáis la media de las dos cruces. Ladrillo, polvo, una cara; una cara. «¿Así que *eso* hace con los puerros?», se dicen. La olla que estorbaba es para vosotros, con sus ahorros.
above-below-page-e041-knock-8 = Seguís hasta que no hay pared. Era toda de mineral, y ninguno se atrevía a reclamarla. En su sitio ponen una mesa. A vosotros os tocan la pared y una olla de setas.
above-below-page-e041-sweep = Barrer lo caído por el tiro
above-below-page-e041-sweep-3 = Hay de años. Os dan las gracias, uno detrás de otro, cada cual por su lado, con palabras ligeramente distintas.

above-below-page-e042 = Contienen la respiración entre los cristales morados, tiesas, unas violetas. Llegaron de semilla en la vuelta de un pantalón, y llevan varias primaveras intentando pasar por piedras: caras cerradas, esquinas hacia fuera. Hace frío, y es todo tan claro que tintinea. Solo engañaron a un lapidario, que pagó y lloró. Pero ese olor, a camino después de la lluvia, lo conoceríais en cualquier parte. «*No* somos flores», dice la más próxima entre dientes. «¿Quién iba a bajar aquí por unas flores?»
above-below-page-e042-again = En mitad de la sala hay un pedazo de abril. Las piedras de alrededor ensayan una reverencia.
above-below-page-e042-praise = Decirles qué no sabe una piedra
above-below-page-e042-praise-2 = Marchitarse, decís; llegar tarde; que un crío la arranque camino de un cumpleaños. Se lo piensan. Una suelta el aire, y la sala huele a marzo.
above-below-page-e042-praise-7 = Les habláis de ese camino donde todos aflojan el paso y nadie dice por qué. Se abren, todas juntas. El dinero del lapidario ya no les hará falta; y una piedra de verdad, que escuchaba, se suelta del muro.

above-below-page-e043 = Mudanza de cangrejos ermitaños por toda la playa, en orden de tamaño. El mayor toma la concha nueva, el siguiente la de este, y así hasta una mota que vive en un dedal. Pero la concha nueva ha resultado un número pequeña, y ahí está la calle entera, desnuda sobre los guijarros fríos, cada cual con su puerta en la mano, chasqueando. Huele a algas y a bochorno. Os miran la tetera. La concha rechazada, esmaltada como un buen jarro, queda para quien no tenga corazón.
above-below-page-e043-again = Una tetera cruza el camino con la tapa levantada y, detrás, en fila, la calle. Buenos días.
above-below-page-e043-lend = Prestar la tetera al mayor
above-below-page-e043-lend-2 = Entra de espaldas y se cierra la tapa. Un suspiro recorre la playa, clic, clic, clic, hasta el dedal, que da unos pasitos de baile.
above-below-page-e043-lend-6 = Le va perfecta. Al mudarse cada uno aparece algo debajo de la cama: calderilla, un anzuelo, una cena guardada. Fila abajo, todos insisten.
above-below-page-e043-bag = Llevarse la concha esmaltada
above-below-page-e043-bag-4 = Un tratante en loza no hace preguntas. Ninguno os pellizca. Se quedan allí, en orden de tamaño, y cuando cambia el viento os dan la espalda.

above-below-page-e044 = Cepillo primero, después codos, después una cara como una tetera: barre la chimenea algo que se dejaron dentro. «Ya falta poco», retumba entre un hollín que sabe a tocino. Deshollina este tiro desde que se construyó la casa, y la casa, aunque no lo sabe, falta desde hace doscientos años; cada noche asoma por arriba, ve estrellas y las toma por chispas. Le gusta cepillar con música. Al pie están la vajilla de la familia y la paga que nadie vino a darle.
above-below-page-e044-again = «Otra vez chispas», retumba la cara. «Tendré que repasarlo todo. No me importa. ¿Os sabéis alguna canción?»
above-below-page-e044-sing = Cantarle tiro arriba y tiro abajo
above-below-page-e044-sing-4 = Cepilla a ritmo de vals. El hollín baja en volantes y, con él, una jarra que alguien le había escondido a alguien.
above-below-page-e044-sing-6 = Le enseñáis la del estribillo. Arriba se para y mira alrededor. «Quedan muy lejos», dice, «para ser chispas». Os da la cena ahumada de la repisa, con fuente y todo.
above-below-page-e044-crate = Llevarse la caja de las pagas
above-below-page-e044-crate-3 = *Para nuestro buen deshollinador*, pone en cada sobre, con once letras distintas. Los vais vaciando por el camino. Ya falta poco, retumba la chimenea.

above-below-page-e045 = Primero asoman tablones, luego martillazos y luego, de espaldas, un glogo. Construye un puente: no de un lado a otro del río, sino a lo largo. «Todo el mundo *cruza*», dice con los clavos en la boca. «Dos minutos. ¿Y qué han visto?» Detrás se pierde de vista, precioso, techado en los tramos de lluvia, vacío. Huele a pino y a piedra mojada. En ambas orillas hay gente con cestas que se mira. Si lo anduvierais entero, saldríais en casa, y se os habría ido el día. Un carpintero podría mencionar, con mucho tacto, lo de girarlo.
above-below-page-e045-again = El puente ya cruza, por las puntas, para quien tenga prisa. Por el medio sigue yendo a ver.
above-below-page-e045-turn = Mencionar que se puede girar
above-below-page-e045-turn-6 = «De *través*», dice el glogo, y se sienta. Mira una orilla, mira la otra, y le entra como un clavo. «¿Y en casa», pregunta, «tenéis más cosas puestas al revés?»
above-below-page-e045-stroll = Pasearlo de punta a punta
above-below-page-e045-stroll-0 = En cada recodo hay un banco, por si acaso. Él viene detrás con un farol, sin decir nada, mirando cómo miráis. Es verdad que sale junto a la panadería.

above-below-page-e046 = Con las botas de goma de su marido y el lago por las rodillas, Ada, la de la calle Alta, sostiene una pluma. «Este tiene a mi Tom», dice, «y escribe. Así que leer, leerá». Escribe en el agua, y cuando llega a la coma, el *Querido* ya se le ha ido a los juncos. Huele a tinta y a goma; chasquean las ondas. Lleva así desde el desayuno. «Si es una línea nada más.» Unas cuantas personas bien juntas harían de puerto. También ha traído el monedero, y no sabe si lleva sello.
above-below-page-e046-again = Sus botas están en la playa, una junto a otra. A lo lejos viene una línea, contra el viento.
above-below-page-e046-echo-1 = «¿Erais los que teníais mi carta?», pregunta Ada. «Ya qué más da.»
above-below-page-e046-echo-2 = «Con la helada se le quedó algo atravesado», dice Ada. «Pobrecillo, pensé.»
above-below-page-e046-echo-3 = «Al cartero lo saludan hasta los forasteros», dice Ada. «Pero no tiene lago.»
above-below-page-e046-hold = Hacerle un puerto de abrigos
above-below-page-e046-hold-6 = Os ponéis en corro y abrís los faldones. El agua se acuesta; ella escribe; nadie mira. Sale entera, contra el viento. Lo que viene envuelto en la respuesta es para vosotros, con el dinero del sello.
above-below-page-e046-postage = Venderle unos sellos viejos
above-below-page-e046-postage-3 = Paga por el peso y, para mayor seguridad, por la respuesta, y os deja su papel de cartas. Ahí flotan en fila, reyes todos, boca arriba, delante de sus botas.

above-below-page-e047 = «¡Cada uno a su sitio!», grita alguien, y por el techo de la sala cien lucecitas corren, chocan y se apagan. Las luciérnagas montan el Cielo Nocturno. Solo lo ha visto el director, de larva, desde la copa de un sombrero; se descuelga por un hilo hasta vuestras narices, oliendo a pimienta. «¿Había un *cazo*?», dice. «Yo diría que había un cazo.» El público tose en los escalones de cristal, con la entrada en la mano. Cuelga por todas partes cordaje nuevo, en rollos. Vosotros os habéis tumbado en el heno a mirar. Si alguno quisiera señalar.
above-below-page-e047-again = *Hoy: Nublado*, dice el cartel. El techo está como boca de lobo, y lleno de risitas.
above-below-page-e047-show = Señalar dónde va el Carro
above-below-page-e047-show-3 = Sale con una rueda de más. Aun así, en los escalones se oye un ah, y un topo viejo le dice a su mujer que se lo figuraba más cerca.
above-below-page-e047-show-7 = Las hacéis todas, tumbados, también la que inventó vuestro abuelo. Al final la más pequeña se suelta y cae de parte a parte. La sala se pone en pie, y paga. Os descuelgan el cordaje.

above-below-page-e048 = Nadie ha usado esta máquina desde que se acabaron las preguntas. Está en el cruce de dos pasillos de cajones, un trasto de latón con regazo, y al veros se sonroja de lucecitas. «Respuestas», ronronea. Polvo caliente; una cinta de papel; un timbre. La primera cae en la bandeja: *No, pero pensó en vosotros.* No habíais preguntado nada. La siguiente dice *Bajo el tercer escalón, en una media.* Para dar con una vuestra habría que pensar la pregunta, y echarle una moneda ayuda a que piense más deprisa.
above-below-page-e048-again = En la bandeja espera una: *Sí. Me preguntaba cuándo volveríais.*
above-below-page-e048-take = Llevarse lo que ya ha caído
above-below-page-e048-take-0 = De salida probáis el tercer escalón. Lo de la media era verdad, y hasta había algo dentro.
above-below-page-e048-ask = Preguntar algo propio
above-below-page-e048-ask-5 = Preguntáis qué le hará falta a la aldea. Imprime una hora, casi todo en papel limpio, casi todo *sopa*, y en el fondo aparece la hermana de una moneda.
above-below-page-e048-ask-7 = Le preguntáis qué tal está *ella*. Se apagan las luces. Luego imprime y no para; el último metro dice *mejor*, y envuelto en él hay algo para la tos.

above-below-page-e049 = Izquierda de las gradas de cristal: el bajo, en zapatillas, un sapo. Derecha: el bajo, colgado, una campana. La señorita Vísperas le ha dicho a cada uno que el otro es provisional. Entre los dos hay ocho de lana gris que cantan más bien agudo. Huele a latón y a regaliz. «Nadie los ha presentado», os sopla la directora al oído, «y a estas alturas parecería *indirecta*». El sapo se mira los pies. La campana, en lo que puede, mira al sapo. En la galería, los carreteros apuestan dinero, y algún terrón de mineral, a cuál baja más.
above-below-page-e049-again = Del patíbulo cuelga una zapatilla, de sordina, para las horas tempranas. Se oye a los dos tener cuidado.
above-below-page-e049-echo-1 = «Habla de vosotros», dice la señorita Vísperas. «Una nota. Pero yo sé cuál.»
above-below-page-e049-echo-2 = A cada nota grave hay un carretero que se para en seco, por costumbre.
above-below-page-e049-echo-3 = Bajo el techo quedan puntales que dejaron los de otro pueblo.
above-below-page-e049-meet = Presentarlos de una vez
above-below-page-e049-meet-4 = «Sapo», decís; «campana». «La he oído a usted por la pared», reconoce el sapo. «*Mm*», hace la campana. Los carreteros, que se temían algo peor, pagan igual.
above-below-page-e049-meet-7 = Hacéis que la abrace en el compás sesenta. Lo que suena no es una nota, es un suelo, y los ocho ponen el pie en él. Los carreteros entregan las apuestas, y después los sombreros.
above-below-page-e049-bets = Azuzarlos y llevar la banca
above-below-page-e049-bets-5 = Azuzáis al uno y luego al otro durante todo el *Gloria*. Cuando por fin se aclara quién gana, entre los dos ya no canta nadie, ni agudo ni de ningún modo.
above-below-page-e049-bets-fail = Es una de esas salas que repiten lo que se cuchichea. Los dos bajos se han callado y miran a vuestra fila.

above-below-page-e050 = «¿Aún nada?», pregunta el cocinero, y da la vuelta al reloj de arena. «¿Qué tal las orejas?» Escribe el libro de todas las setas, en dos partes, *Para cenar* y *Para una vez*. Va por la letra P; su catador lo dejó, dice, en la O, por entre aquel seto. Crepita la sartén; huele a mantequilla y a pizarra mojada. Delante humean un *parasol*, una *platera* y una cosa morada, en buenas fuentes de barro para quien se lo acabe. Tuvo en tiempos una cocina con ventana. Por una ventana, se iría barato.
above-below-page-e050-again = «La *Q*», dice el cocinero, con los ojos brillantes y una cucharilla. «Nunca he tenido una *Q*.»
above-below-page-e050-taste = Catar la cosa morada
above-below-page-e050-taste-3 = Es como comerse un cojín. «Para cenar», decís al fin. Lo apunta, algo desilusionado, y os hace llevaros lo que queda.
above-below-page-e050-taste-7 = Veis a vuestra abuela, en los fogones, de azul. «*Sal*», dice. Se lo transmitís; él sala, prueba, y tiene que agarrarse a la mesa. La fuente es vuestra, y la siguiente.
above-below-page-e050-taste-fail = «*Una vez*», acierta a decir alguno. El cocinero lo asienta, con la hora, y a uno lo sujeta sobre un cubo hasta la noche.
above-below-page-e050-hire = Ofrecerle una ventana
above-below-page-e050-hire-4 = En casa hay una, encima del fregadero, con gallina. Recoge una sartén, un tarro y la letra P. Por el sueldo, dice, no habrá que alzar la voz.
