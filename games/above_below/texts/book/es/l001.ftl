above-below-page-l001 = Lana roja corre por el muro, al nivel de la rodilla; la seguís siete esquinas y al final hay alguien haciendo punto. Tiene cuernos, una ancha cara de toro y unos modales excelentes. «Entré con un hilo», dice, «para estar seguro de salir. Luego uno se sienta, hace calor, y las manos piden algo.» Ya es un jersey, con sus mangas. Repican las agujas; huele a vaca tibia. Nunca le había sentado bien nada. Para volver a casa habría que deshacerlo, y él no puede mirar. Por detrás le cuelga un cabo suelto.
above-below-page-l001-again = Ha empezado una bufanda. Dobla a rayas las dos esquinas siguientes, y pasáis por encima levantando los pies.
above-below-page-l001-unpick = Deshacerlo con él, con cuidado
above-below-page-l001-unpick-5 = Llegáis hasta los codos. Eso da para medio camino, hasta la fuente, y allí pasará el invierno, dice, en chaleco. Os enseña de qué caño sale mejor.
above-below-page-l001-unpick-7 = Sale en tirantes. En la puerta está su madre, con los mismos hombros, encordada y con el equipaje hecho para entrar a buscarlo. Os lo da todo, y monta los puntos.
above-below-page-l001-wind = Ovillar el cabo suelto
above-below-page-l001-wind-3 = Sale manga tras manga, y con ella un botón de plata. Durante mucho rato lo oís detrás, preguntando con educación si alguien más nota corriente.

above-below-page-l002 = Aquí el tiempo es un chico con una lámpara. La pasea alrededor del reloj de sol de la plaza, y lo que alumbra se cumple: pan a las siete, jornal a las cinco. Pero se ha ido a ver un camello, y son las doce y diez para siempre; a la sopa le ha salido tela. «¿Más tarde?», pregunta el reloj con voz de metal caliente. La lámpara apesta a aceite viejo. Se podría dar la vuelta despacio. O ir derecho a las cinco, y otra vez a las cinco; pero quien prueba eso, avisa con un chirrido, se queda codicioso.
above-below-page-l002-again = Son las cuatro menos cuarto, y el chico camina hacia atrás. «Me lo perdí», dice. «El camello.»
above-below-page-l002-carry = Dar la vuelta despacio con ella
above-below-page-l002-carry-2 = Dais la vuelta al paso de la sopa. Se abren postigos; alguien sale de la escuela. El chico vuelve y dice que vais deprisa.
above-below-page-l002-carry-4 = Les regaláis una tarde larga, como no la tenían desde que se jubiló su tío. Sacan bancos, y cada cual que pasa os llena algo.
above-below-page-l002-wages = Alumbrar las cinco, y repetir
above-below-page-l002-wages-6 = El pueblo cobra ocho veces y no ha dormido. Uno de vosotros no quería soltar la lámpara, y todavía camina en redondo con la mano abierta.

above-below-page-l003 = Gluglú, dice la jarra, y tragáis saliva todos. En el cruce de cuatro muros de arena un hombre vierte de una jarra en otra; las dos están vacías, y secas como galletas. Vende el sonido. El viento caliente huele a barro cocido y de pronto, exactamente, al vado de casa. «El agua de verdad no la toco», dice. «Hay una poza a la izquierda, de oído. De allí vuelven verdes.» Tiene las muñecas cansadas. Una caravana espera en su polvo, con las alforjas llenas, a que alguien siga vertiendo.
above-below-page-l003-again = «Hoy, lluvia sobre tejado de chapa», dice el de las jarras. «Traed abrigo.»
above-below-page-l003-pour = Verter para la caravana
above-below-page-l003-pour-3 = Vertéis una llovizna, luego un canalón. Un camello viejo cierra los ojos. No sabían, dicen, que pudiera hacerse con la zurda.
above-below-page-l003-pour-5 = Hacéis el molino del pueblo, con la rueda, y el chico que se cae dentro. Lloran lo que les queda, y reparten las alforjas con vosotros.
above-below-page-l003-left = Ir a la izquierda, de oído
above-below-page-l003-left-7 = Allí está, negra, del ancho de una taza. Bebéis por el medio, donde beben los peces, que son blancos y no tienen ojos para veros llegar.
above-below-page-l003-left-fail = Sabe a picaporte. Alguien dice qué rica, se sienta, y a la luz del farol tiene un color rarísimo.

above-below-page-l004 = Cabras la rodean, en tres filas, lamiendo. Es de sal desde el sombrero hasta el ruedo, una señora en traje de viaje, con broche, vuelta a medias; la nariz ya no está, y el aire escuece en los labios. «Nos dijeron que no mirásemos atrás», dice, tiesa. «Solo quería ver si me había dejado la plancha puesta.» La casa está seis esquinas a su espalda. Quien va a mirar suele volver con el ánimo por los suelos, porque al parecer es la casa de todos. Y por estos pagos la sal se vende a muy buen precio.
above-below-page-l004-again = Las cabras están echadas a la sombra que da ella. Tiene nariz nueva; se la puso alguien que le tiene cariño.
above-below-page-l004-look = Ir a mirar en su lugar
above-below-page-l004-look-4 = No la dejó. Está de pie, junto a una blusa doblada. Se lo decís; algo cruje, y una cabra es apartada con firmeza. Tenéis que quedaros su cesta.
above-below-page-l004-look-7 = El gato ha comido, y en la ventana hay una lámpara. Le lleváis la lámpara. Ella se da la vuelta entera, crujiendo, para verla, y se desprende el broche.
above-below-page-l004-look-fail = La casa es la vuestra, con las camas hechas y nadie dentro. Uno de vosotros desanda el sendero dos veces para cerrar la verja.
above-below-page-l004-chip = Picar lo que dejaron las cabras
above-below-page-l004-chip-3 = Os lleváis solo la sombrilla y un codo. Dos calles más allá los están echando en los huevos fritos. Ella sigue mirando atrás; ya, en parte, hacia vosotros.

above-below-page-l005 = Cien camellos pasan sin ruido, con borlas, doblados bajo los fardos, y detrás viene una camella que jadea. Cuero, pimienta; le tintinea la loza. Mirad al suelo: solo hay huellas suyas. Los demás son calor. El camellero se volvió a casa hace tiempo; ella carga por todos, y va la última para no meterles prisa. «Son estupendos», resopla. «Jamás una queja.» Con tanto fardo no puede volver el cuello. La mercancía es buena, toda, y por la cola no mira nunca nadie.
above-below-page-l005-again = Lleva menos, y canturrea. «Les dejo hacer», dice. «Han adelantado mucho.» A su lado, el calor asiente.
above-below-page-l005-shoulder = Echarse un fardo cada uno
above-below-page-l005-shoulder-5 = Se endereza un palmo y frunce el ceño. «Que ellos no lo noten», dice. Esa noche, en los pozos, se empeña en convidar a todo el mundo.
above-below-page-l005-shoulder-7 = Con vuestra ayuda adelanta por una vez a los noventa y tantos. Mira alrededor. Nadie. Lo piensa. «Entonces he sido bastante buena», dice, y desata un fardo.
above-below-page-l005-slip = Soltarle un fardo por detrás
above-below-page-l005-slip-3 = Nota más ligera la carga, y da las gracias a los de delante. «¿Veis?», la oís jadear tras la loma siguiente. «¿No os dije que se turnarían?»

above-below-page-l006 = ¡Manos arriba!, dice todo su porte. En el recodo hay un cacto, el doble de alto que vosotros, con los dos brazos en alto, sin respirar. «¿Se ha ido?», susurra. Hubo un bandido; dijo *no te muevas*; fue antes de que se secaran los pozos. Al pie le crepita una lagartija. Cera, melón: está cuajado de fruta roja, y se oye cómo le tiembla el agua por dentro. Podríais convencerlo de que el otro se marchó, y murió, y nadie lo recuerda. O podríais apuntarle con un dedo y dar las buenas tardes.
above-below-page-l006-again = Tiene un brazo bajado, y con él saluda. «Solo a los amigos», dice, y lo vuelve a subir, por si acaso.
above-below-page-l006-persuade = Convencerlo de que ya se fue
above-below-page-l006-persuade-5 = Miráis detrás de cada muro y vais informando, muro por muro. Baja un brazo; luego, crujiendo, el otro. Lo primero es rascarse. Después os da cuanto por fin alcanza.
above-below-page-l006-rob = Apuntarle con un dedo y robarle
above-below-page-l006-rob-4 = Solo os suplica que no disparéis. Descolgáis lo que cuelga más bajo. Al iros pregunta, muy quedo, en qué va a notar que os habéis ido.

above-below-page-l007 = Pom, pom, suena bajo vuestras botas. Eso es un palo de escoba. Por lo visto venís andando sobre techos: aquí asoma de la arena una chimenea, allá una veleta, y debajo hay un pueblo entero con las lámparas encendidas. «¡Aquí hay gente que quiere *dormir*!», grita la chimenea más próxima, entre olor a ladrillo caliente y a ajo. «¡Y está nevando en la sopa!» Os miráis los pies, y la arena que hay entre los pies y la sopa. Por el tiro, al alcance del brazo, a alguien se le ahúma un pescado en un gancho, con su fuente.
above-below-page-l007-again = Junto a la primera chimenea hay pantuflas de fieltro de todos vuestros números. Una nota ruega devolverlas en la otra punta.
above-below-page-l007-tiptoe = Cruzar de puntillas, en calcetines
above-below-page-l007-tiptoe-2 = A saltitos, más bien, porque esto arde como una estufa. Allá abajo alguien le dice a un niño que así es como se hace.
above-below-page-l007-tiptoe-4 = Vais barriendo cada tejado al pasar. En el último sube un plato en el palo de la escoba, tapado con una servilleta, y os desean buena noche.
above-below-page-l007-unhook = Desengancharles la cena
above-below-page-l007-unhook-4 = Sube humeando, con fuente y todo, y os la coméis tres tejados más allá. Se corre una silla. Alguien está mirando tiro arriba.
above-below-page-l007-unhook-7 = Hacéis la calle entera, más las cajas de lata que la gente esconde en las chimeneas. Pom, hacen las escobas de techo en techo, siempre un poco tarde.

above-below-page-l008 = Al cuarto recodo de los muros de arena hay una posada con su parra y sus postigos verdes y, según os acercáis, se encoge. Le da vergüenza. No es más que un espejismo, pero bien educado, y tenía mucha ilusión por recibir. Viento caliente; un olor a piedra mojada y a café al que le falta poco. En el alféizar tiembla una hilera de odres llenos. Aquello de lo que es retrato debe de estar en algún sitio, debajo; solo que quienes cavan vuelven con la cara larga.
above-below-page-l008-again = La posada ha añadido un cuarto para cada uno. Por el papel de la pared se ven las dunas.
above-below-page-l008-drink = Beber con toda cortesía
above-below-page-l008-drink-3 = Alzáis lo que hay. Sabe a estar a punto de acordarse de algo. Fuera, para sorpresa de la propia posada, un odre está mojado.
above-below-page-l008-drink-5 = Elogiáis el café, la parra, las vistas. Al anochecer ha reunido fuerzas bastantes para quedar a deberos algo y llenaros los odres.
above-below-page-l008-dig = Cavar en busca del original
above-below-page-l008-dig-7 = Once pies más abajo: un escalón, un alféizar, un postigo verde. El sótano reluce de mineral. Arriba, la posada os mira y le sale otra chimenea.
above-below-page-l008-dig-fail = Arena y más arena. Luego una tacita, de niño, con una parra pintada. Uno de vosotros se la guarda, y en la cena ya no habla.

above-below-page-l009 = Todas las mañanas, en este desierto, uno sacude las botas por si hay un alacrán. Este huésped es un alacrán. Está sentado al borde de la cama, en el calor del alba, con siete botas puestas, y mira la octava. «Hay alguien dentro», musita. «He tocado un dedo.» Polvo; olor a betún; en la bota, algo que rasca. Sobre su cabeza le tirita la cola, con una gotita en la punta. Dos veces, cuenta, alguien amable metió la mano, él se asustó y hubo que mandar flores. Con un palo bastaría. Pero ¿qué pensaría, quien sea, de un palo?
above-below-page-l009-again = Ahora duerme con guantes, los ocho, y por la mañana los sacude. «Se siente uno tan ridículo», dice.
above-below-page-l009-reach = Meter la mano, con cariño
above-below-page-l009-reach-4 = Es un escarabajo con maleta, que creyó que aquello era el hotel. El alacrán se ríe hasta que tiembla la cama, y en recepción os llenan las bolsas.
above-below-page-l009-reach-7 = Es su hermano, que hace un año vino a darle una sorpresa por la puerta de atrás. Lloran pinza con pinza. El equipaje es para vosotros, insisten, con la correa.
above-below-page-l009-reach-fail = Era una horquilla, y él dio un respingo. Está junto a la cama, con las flores, desolado, mientras uno de vosotros se va poniendo de un verde muy fino.
above-below-page-l009-tip = Volcarla con un palo
above-below-page-l009-tip-0 = Lo que cae, cae lejos, y echa a correr, con un sombrerito. Os paga el palo, pero se queda mirando el sombrerito.

above-below-page-l010 = «¡Diecinueve, veinte!», grita una voz tras el muro, y tras otro muro, bastante más allá, grita lo mismo una segunda. Se están batiendo. Dieron los veinte pasos, se volvieron; había esquinas. Desde entonces cada uno busca al otro, un señor viejo en mangas de camisa, que huele a pólvora y a menta, con una pistola que ha sabido conservar seca, cosa que aquí no tiene mérito. «Un hombre de honor», os confía. «Le conocería la tos en cualquier parte.» Tosen, a la izquierda. Daría lo que fuera por que se lo dijeran. El otro también, seguro.
above-below-page-l010-again = Dos señores viejos comparten un banco. «Diecinueve», dice uno. «Veinte», dice el otro, y brindan por ello.
above-below-page-l010-lead = Llevar al uno hasta el otro
above-below-page-l010-lead-4 = Se apuntan a un brazo de distancia y no recuerdan por qué fue. «¿Tu sombrero?», dice uno. Os pagan lo que tenían apartado para los padrinos.
above-below-page-l010-lead-7 = Doblan la esquina y caen el uno en brazos del otro, más que nada por la vista. Los dos tiros salen al aire. Había una cesta para el superviviente, con botellas; llega para todos.
above-below-page-l010-sell = Vender el paradero de ambos
above-below-page-l010-sell-5 = A la izquierda, le decís al uno; a la derecha, al otro; y los dos pagan en cada recodo. Al anochecer las toses nunca han estado tan lejos.
