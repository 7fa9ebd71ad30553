above-below-page-e111 = «Mm», dice lo oscuro. No os movéis. Lo que tomabais por una colina está subiendo; se queda arriba mucho rato; baja, y os pasa por encima un viento que huele a heno y a tormenta. «¿Mm?» Está dormida. Le pregunta algo a alguien, en sueños, y diríais que lo hace desde antes de que hubiera preguntas. En el pliegue del párpado cuelgan piedras de las que solo crecen donde nada se ha movido en siglos. Podríais trepar por ellas. Pero nunca le ha contestado nadie.
above-below-page-e111-again = «Mm», dice, en un tono muy distinto, y notáis que la colina se vuelve hacia vosotros, como se vuelve uno hacia un amigo.
above-below-page-e111-reply = Contestarle bajito que sí
above-below-page-e111-reply-5 = El aliento se detiene. Luego sale, todo, cien años de aliento, tibio. Algo que se había perdido entre los pliegues rueda hasta vuestras botas.
above-below-page-e111-gather = Recoger las piedras del párpado
above-below-page-e111-gather-7 = A pulso, por las pestañas. Están ensartadas en algo fino y resistente; no miráis en qué, ni tiráis más.
above-below-page-e111-gather-8 = Os lleváis las dos del rabillo, donde empezaría una lágrima. «Mm», dice, con tristeza, y ya estáis abajo sin saber cómo.

above-below-page-e112 = Pala, aliento, pala: un viejo cava, hundido hasta el sombrero. Bajó hace cuarenta años a la cola de un entierro, para hacer las cosas bien, y se le ha traspapelado la difunta. «A seis pies, me dijo. ¿Pero seis pies desde *dónde*?» A su alrededor bostezan hoyos pulcros, hondos, equivocados; la tierra huele a cirio. No parará hasta dejarla acostada. En la pared de uno brilla mineral. Y en el montón están las ofrendas, en buenas vasijas y bolsas, para ella, si algún día aparece.
above-below-page-e112-again = El campo está llano y sembrado de hierba. Un sombrero cuelga de la pala. Bajo tierra ha dejado de llover.
above-below-page-e112-dig = Cavar con él hasta encontrarla
above-below-page-e112-dig-5 = Antes encontráis a otros tres, y sois corteses. Al final dice que le basta vuestra palabra, y se toma el té en una ofrenda.
above-below-page-e112-dig-7 = Estaba en la carretilla; la había tapado bien, por la humedad. Lee lo que se sabe de memoria desde hace cuarenta años, y echáis los terrones que brillan.
above-below-page-e112-spade = Vender las ofrendas del montón
above-below-page-e112-spade-4 = Está en el fondo y solo ve cielo, o lo que hace de cielo. «¿Son flores?», pregunta desde abajo. «Sois muy amables.»
above-below-page-e112-spade-fail = Una bolsa se abre sobre su sombrero. No dice nada; ahí se queda, abajo, con vuestra moneda en alto.

above-below-page-e113 = Toc, contesta el muro; toc, toc. En la chimenea, sobre un columpio hecho de cadena de medir, la señorita Filón escucha la roca, cubierta de polvo de ladrillo. «Cavamos para encontrarnos», dice. «Él desde abajo, yo desde arriba. Cada uno ha dibujado la mitad del otro, en confianza.» La vela chisporrotea; gotea cera caliente; los golpes se desvían a la izquierda. Le vendría bien una luz derecha. En la bolsa tiene el mapa conjunto, sin firmar, y no hay buscador en el mercado que no se lo haya querido comprar.
above-below-page-e113-again = A través del muro se oyen dos voces, muy juntas, leyendo rumbos en voz alta. Tardáis un momento en comprender que es poesía.
above-below-page-e113-echo-1 = «Ustedes devolvieron el mojón», dice. «Los he dibujado. Pequeños, pero a escala.»
above-below-page-e113-echo-2 = «Ustedes son los de la cadena», dice, y tiende una pata para estar segura.
above-below-page-e113-light = Sostener derecha la luz
above-below-page-e113-light-2 = La sostenéis hasta que tiemblan los brazos. Los golpes se enderezan. Cae un ladrillo, y detrás hay unos lentes, muy sorprendidos.
above-below-page-e113-light-4 = Abren paso en el mismo instante exacto, según ambos relojes. De la emoción os pagan de más, cada uno a espaldas del otro.
above-below-page-e113-sell = Vender esta noche el mapa
above-below-page-e113-sell-5 = Por la mañana hay cuarenta hombres en la chimenea, con cubos. Los dos golpes han callado. En ningún mapa consta dónde.

above-below-page-e114 = Toman aire las capas grises; junto a las ocho, de una horca de pino nuevo, cuelga el bajo suplente. Es una campana. «Una sola nota», dice la señorita Vísperas, «pero *qué* nota», y le da palmadas como a un caballo. Era de los bomberos y, de puro cumplidora, entra antes de tiempo. Hoy vienen los abonados, con bandeja en la puerta; tiene que sonar una vez, en el compás sesenta. Hasta entonces alguien ha de meterse dentro, con olor a bronce y a lluvia vieja, y abrazar el badajo.
above-below-page-e114-again = La campana ya tiene su propia capa gris. Tiembla un poco: le gustaría tanto que se lo pidieran.
above-below-page-e114-echo-1 = «Otra vez ustedes», murmura la señorita Vísperas. «Tiene tanto miedo como tuvieron ustedes.»
above-below-page-e114-echo-2 = «Ya hemos tenido gente de fuera», le dice la señorita Vísperas a la campana. «Respira.»
above-below-page-e114-hug = Abrazar el badajo hasta entonces
above-below-page-e114-hug-2 = Lo soltáis en el cincuenta y ocho. Es glorioso igualmente; una fila entera cree que hay fuego, y paga al salir como bendecida.
above-below-page-e114-hug-5 = En el sesenta os dejáis caer, y habla. Durante un buen rato nadie tose. La señorita Vísperas le hace una reverencia, luego otra a vosotros, y vuelca la bandeja.

above-below-page-e115 = Dentro de la calavera de algo con colmillos, donde antes se pensaba, se ha instalado un enjambre. Zumba de opiniones la cabeza entera. «Tú tienes una ampolla», dice entre los dientes, «y ese no le ha contado a nadie lo de la carta». Son las de Perpetua, una semana perdidas y de mal humor; de un ojo gotea cera tibia, y huele a tilo. A las abejas se las puede llevar a casa en un sombrero, si a uno le da igual lo que le digan durante dos millas. También han ido guardando, por honradez, monedas perdidas tras la quijada.
above-below-page-e115-again = La calavera os dice lo que pensó de vosotros la última vez. Ha tenido tiempo de redactarlo mejor.
above-below-page-e115-echo-1 = «Son los de la jarra», dice la calavera, hasta con cariño.
above-below-page-e115-echo-2 = «Otros como vosotros saben ser corteses», dice la calavera. «Por si interesa.»
above-below-page-e115-carry = Llevar el enjambre en un sombrero
above-below-page-e115-carry-5 = Dos millas. Al final no os queda un secreto y os tenéis otro respeto. Perpetua pone la mesa sin decir palabra.
above-below-page-e115-carry-7 = Dais las gracias a cada comentario. La reina, que ha oído hablar de modales, viaja en el ala. Esa noche la colmena suena un tono más dulce, y brindáis por ello.
above-below-page-e115-rob = Robar las monedas y correr
above-below-page-e115-rob-3 = Un puñado, y a correr. No os persiguen. Se limitan a contárselo a las once personas siguientes.

above-below-page-e116 = El sonido llega temprano a esta sala. Os oís admirarla antes de haber entrado; luego una tos y después, desde el fondo, a uno de los vuestros que grita: *¡No, la de la izquierda!* Los cristales se alzan en filas como tubos de órgano, tan fríos que humean, y el aire sabe a cáscara de limón. De izquierdas no ha hablado nadie todavía. Dos de las columnas empiezan a zumbar, y por dentro de una baja una luz morada. Podríais sentaros hasta saber más, o sacar ya el cincel.
above-below-page-e116-again = La sala os recibe con vuestras propias despedidas. Las decís, por no crear problemas, y os vais.
above-below-page-e116-wait = Sentarse y dejar que acabe
above-below-page-e116-wait-0 = Escucháis la tarde entera, incluida la caída que ya no vais a tener. Por lo visto, a alguien le iba a hacer falta la poción; os la quedáis.
above-below-page-e116-chip = Picar las que zumban
above-below-page-e116-chip-4 = «¡No, la de la izquierda!», grita alguien, muy a tiempo. Se suelta en esquirlas claras y fáciles de vender, y nadie ha perdido una ceja.
above-below-page-e116-chip-6 = La de la izquierda se abre como una alacena. Dentro, en un tallo de luz, crece una piedra que, por el ruido, ya está en vuestra repisa.

above-below-page-e117 = Derecho hacia arriba, con antiparras, cavan cinco mineros de lo hondo. Están de prospección, dice la capataz: sobre este punto corre una gran veta de cielo, a dos días por el olor, y ella tiene una muestra, con su corcho. Parece un frasco vacío. Llueve arenilla; a todos les sabe la boca a tiza. «¿Es verdad que no se acaba?», pregunta el más joven. «¿Y entonces cómo está *apuntalado*?» Han parado todos a escuchar. Junto a la escala cuelga pescado ahumado, y al impreso de concesión solo le falta la firma de alguien de arriba.
above-below-page-e117-again = El pozo tiene ahora una ventana en lo alto. «Cuidado con el azul», dice la capataz. «Hemos dejado entrar un poco.»
above-below-page-e117-tell = Decirles qué lo sostiene
above-below-page-e117-tell-3 = «Nada», decís. Durante un buen rato no habla nadie. Después la capataz se quita el casco y siguen cavando, más bajito, como se trabaja junto a una iglesia.
above-below-page-e117-tell-6 = Salen de noche, en un campo de nabos, y se quedan quietos. En el impreso, donde pone *Profundidad*, la capataz escribe *sí*. Para vosotros la galería, con la cena dentro.
above-below-page-e117-sell = Venderles una milla cuadrada
above-below-page-e117-sell-3 = Les cedéis el trozo que va del campanario a la charca de los patos. Pagan con lo que hay en la mesa y os preguntan, con timidez, qué come.

above-below-page-e118 = Toc, toc, toc, hace algo en la pared de la madriguera, muy cortés, aunque puerta no hay. Entra rodando en tres ruedas: un escribiente de cobre con un cajón por pecho, que huele a tinta y a calderilla caliente. «Empadronamiento», dice. «¿Cuántos sois y desde cuándo?» Al escribir le suena una campanilla. Hay una prima, explica, por cada alma inscrita en el Registro, pagadera al instante y del cajón; y él se cree lo que le dicen. No sois muchos. Pero hay sombreros, y una escoba, y un jamón, y poca luz.
above-below-page-e118-again = «Erais cuatro y un jamón», lee el escribiente de cobre. Espera con la pluma en alto. «¿Alguna variación?»
above-below-page-e118-true = Dar la cifra verdadera
above-below-page-e118-true-3 = Da las gracias y os pone a cada uno un sello suave en la mano. Nunca le dijeron un número tan chico, comenta, ni con tanto alivio.
above-below-page-e118-true-6 = Os vuelve a contar, por gusto. «Coincide», dice con campanilla de asombro, y desatornilla la placa que le tapaba el error de tantos años.
above-below-page-e118-more = Ponerles sombrero a las escobas
above-below-page-e118-more-5 = Once almas, escribe, una de ellas ahumada. El cajón paga por cabeza, y la pluma ni siquiera se detiene.
above-below-page-e118-more-fail = Os da la mano uno por uno. Le da la mano a la escoba. Después abre el libro grueso, el de observaciones.

above-below-page-e119 = El último ejemplar de *Toda la verdad*, en cuatro tomos, ha sido comido. El gusano está echado sobre la mesa de lectura, pálido, libresco, largo como un almohadón, y lo pasa muy mal; ahora se lo sabe de memoria y le va subiendo sin orden ninguno. Huele a becerro y a indigestión. «*… razón por la cual*», dice, con hipo, «*ninguna puerta debería…* Ay, rápido.» La bibliotecaria ha sacado plumas, un monedero y papel del bueno, más del que puede hacer falta, para quien escriba más deprisa de lo que él digiere.
above-below-page-e119-again = «Nunca más», dice el gusano; y luego, bajando la voz: «¿Eso es un atlas?»
above-below-page-e119-take = Copiarlo al dictado, y deprisa
above-below-page-e119-take-4 = Sacáis la segunda mitad del tomo tercero, y el índice. Tiene mejor cara. El papel que sobra, dice la bibliotecaria, os lo habéis ganado.
above-below-page-e119-take-8 = Lo sacáis todo, hasta la fe de erratas. «*Y con esto, a dormir*», acaba, rosado, vacío, y dormido. Ella paga por líneas y no deja de daros pliegos limpios.
above-below-page-e119-take-fail = Traga. Se le pone una cara de gran paz. «Era algo de unas puertas», dice.

above-below-page-e120 = Un caballero cruza el campo de huesos y se quita el sombrero. Debajo no hay nadie: hay una habichuela. Brotó entre sus pies, le trepó por buscar la luz y, al llegar arriba, se encontró con un caballero a su disposición. Le crujen las articulaciones; en el chaleco susurran hojas; huele a cordel mojado. La reverencia la aprendió de un grabado. Lo de las manos no lo tiene claro. Tiende una y mira las vuestras; con la otra os ofrece el brazo. Del bolsillo le asoma un reloj de oro; a la habichuela la hora no le dice nada.
above-below-page-e120-again = Se quita el sombrero. Debajo, esta vez, para no incomodaros, ha puesto un nabo peinado con raya.
above-below-page-e120-shake = Darle la mano, para que aprenda
above-below-page-e120-shake-2 = Se la dais. Os la da; y sigue, porque tiene zarcillos y ni idea de dónde acaba una cosa así. Al llegar a la cancela saluda a la cancela.
above-below-page-e120-stroll = Tomarle el brazo y pasear
above-below-page-e120-watch = Quitarle el reloj de oro
above-below-page-e120-watch-6 = Conque para esto, piensa, son las manos. Se os queda muy quieta; luego, tímida, os registra ella los bolsillos, encuentra un trocito de cuerda y hace una reverencia.
above-below-page-e120-watch-fail = La cadena ha echado raíces. Lo que se suelta es una flor, y os tiende otra a juego para la otra solapa.
