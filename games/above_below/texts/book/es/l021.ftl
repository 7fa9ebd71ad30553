above-below-page-l021 = «Precaución», dice el hoyo con una voz de letra pequeña. «Paredes inclinadas. La arena puede correr. La gerencia se halla al fondo.» Sisea un poco todo alrededor y huele a cerilla. Muy abajo, hundida hasta las mandíbulas, espera una hormiga león; la ley la obliga a decirlo, y desde que lo dice no se cae nadie. En toda la temporada, una pasa. La rodean los petates de quienes vinieron antes de la ley. Vosotros lleváis comida y una cuerda. «Debo añadir», dice, pesarosa, «que muerdo».
above-below-page-l021-again = «Precaución», dice el hoyo; luego ve quiénes sois y baja la voz. «¿Qué lleváis hoy? ¿Es el de queso?»
above-below-page-l021-lunch = Tirarle vuestra comida
above-below-page-l021-lunch-4 = La atrapa con papel y todo, y calla un buen rato. Después sube volando un petate. Son solo víveres, grita; a ella le sientan mal.
above-below-page-l021-slide = Deslizarse a por los petates
above-below-page-l021-slide-7 = Habéis bajado y subido antes de que acabe la frase sobre la gerencia. Os mira marchar casi con alivio.
above-below-page-l021-slide-8 = Pasáis dos veces a su lado, y firma. Dos eran de buscadores. «Cuidado con el borde», os grita al final, y a eso la ley no la obliga.
above-below-page-l021-slide-fail = «Ahí está», dice con la boca llena, y suelta enseguida. «Esa es la cláusula que decía.» Salís tirando de los cordones, uno sin apoyar el pie.

above-below-page-l022 = A las seis le dan la vuelta al laberinto. Nadie os avisó. Primero viene un olor como a sótano recién abierto; después, por todas partes, un siseo muy fino, y la arena que pisáis empieza a correr, hacia arriba, por los puños y las orejas, tibia como harina. Los muros se derraman al cielo. En algún lugar, unos dedos enormes cambian de postura. Y del suelo, según adelgaza, van saliendo todas las cosas que aquí se enterraron, despacio, a la altura de los sombreros: una silla de montar, un piano, un joyero.
above-below-page-l022-again = Las seis. Ya os lo sabéis: sombrero calado, boca cerrada, una mano en la argolla. Ante las narices os sube una cucharilla.
above-below-page-l022-cling = Agarrarse y atrapar algo
above-below-page-l022-cling-4 = Colgáis en fila de una argolla de la roca, y os hacéis con las alforjas de una mula. La mula hace tiempo que está en otra parte.
above-below-page-l022-cling-8 = El truco es soltarse. Un momento estáis todos sentados en torno al piano. Cuando se posa tenéis el joyero, y el resto del laberinto queda debajo.

above-below-page-l023 = Restallan velas; el viento es todo alquitrán y cebolla. A media duna yace un barco con todo el trapo, escorado, y la tripulación entera en una sola borda, verdosa. «Un poco de mar de fondo», dice el capitán. Así es; pero aquí cada ola tarda un año en pasar. Llevan subiendo esta desde la primavera. «Por San Miguel la doblamos», dice, «si nos inclinamos todos». La sopa está al sesgo en la olla. En el seno de atrás hay un pecio repleto de pescado en lata; algunas se han hinchado, y dos de sus hombres no pueden ni nombrarlas.
above-below-page-l023-again = Bajan ya por el otro lado, a una pulgada por hora, cantando. Alguien ha ido a proa a recoger vela.
above-below-page-l023-lean = Inclinarse con los marineros
above-below-page-l023-lean-3 = Os inclináis la tarde entera. La sopa se ha movido un dedo; hay tres hurras, y se reparte mientras está tan bien puesta.
above-below-page-l023-lean-5 = Al anochecer queda en vilo, cruje, y pasa. El capitán no veía una ola cuesta abajo desde que era segundo. Os regala el mejor cabo de a bordo.
above-below-page-l023-pry = Abrir latas del pecio
above-below-page-l023-pry-6 = Dais un golpecito en cada una, escucháis, y os lleváis las que suenan a pescado. Detrás hay galleta y un barrilito, viejos nada más.
above-below-page-l023-pry-fail = Sabía, a grandes rasgos, a mar. Al atardecer uno de vosotros se echa en la borda junto a los demás y mira la ola.

above-below-page-l024 = De arena son aquí las puertas, y a una puerta de arena hay que decirle a cada minuto que lo es. De eso se ocupa Amaru, el portero, que tiene once en corro y una voz nada más. «Puerta», grazna. «Puerta. *Puerta.* Tú, derecha.» A su espalda una se derrama por su propio escalón. Sisea; el aire caliente sabe a bronce. De bronce son también las bisagras, viejas, pesadas; nadie os impide desatornillarlas. Él se señala la garganta, os señala a vosotros, señala la más cercana.
above-below-page-l024-again = «Puerta», oís por once lados, con once voces. Les ha enseñado a decírselo por turnos.
above-below-page-l024-hold = Sostener una puerta hablándole
above-below-page-l024-hold-3 = «Eres una puerta», le decís, «y de las buenas». Se yergue. Él toma su primer té desde que cambió el viento.
above-below-page-l024-hold-5 = Os encargáis de seis, y les habláis de la de casa, la de la gatera. Nunca han estado más tiesas. Él os da de sus provisiones, en un susurro.
above-below-page-l024-unhinge = Desatornillar mientras las bisagras
above-below-page-l024-unhinge-6 = Salen nueve antes de que os llegue el turno. No grita, porque no tiene con qué. Muy bajito, una por una, dejan de creérselo.

above-below-page-l025 = Os están siguiendo. Si os paráis, se para; y cuando os volvéis, tres buitres de luto, a pie, se quitan el sombrero. «¿Qué tal nos encontramos?», pregunta el mayor. Son una empresa familiar. Huelen a alcanfor y a laurel, y las patas secas hacen *tch* en la roca. «Sin prisa», dice el segundo. Conocen este país entero desde arriba, pozos y vetas; nadie les pregunta. El pequeño lleva una corona de monedas doradas, que se pone sobre el cliente. Hace falta valor para estarse quieto debajo, reconocen. Alguno no lo ha recobrado.
above-below-page-l025-again = «Lozanos», dice el mayor con tristeza, tras miraros bien. El pequeño os ha hecho un dibujo: vosotros, de pie.
above-below-page-l025-ahead = Pedirles que vayan delante
above-below-page-l025-ahead-4 = Deliberan. Nadie había querido nunca verles la espalda. Os preceden algo tiesos, y a mediodía aparece un pozo que el gremio se calla.
above-below-page-l025-ahead-6 = Al rato, en las esquinas, el pequeño os da la mano. Os enseñan el valle donde jamás tuvieron un cliente, y lo que hay por el suelo, que a un pájaro le pesa.
above-below-page-l025-dead = Hacerse los muertos por la corona
above-below-page-l025-dead-5 = Lo hacéis muy bien. Hay unas palabras; el pequeño os pone la corona, y llora. Cuando abre los ojos solo queda un hueco.
above-below-page-l025-dead-fail = Baja un pico, amable, hasta vuestra oreja, y pregunta qué nombre va en la cinta. Uno de vosotros sale corriendo y, por dentro, sigue.

above-below-page-l026 = «¡Alto!» Cien soldaditos de plomo alzan los mosquetes con un chirrido de juntas. Guardan un charco. Está en medio de la plaza, bajo una bandera, no mayor que una bandeja de té, y huele a hierro y a lluvia. El honor va por cercanía: los rasos, en lo seco; los sargentos, en la orilla; y el general, metido hasta la rodilla desde hace tantos años, es óxido macizo y se le saluda. Desde la guerra no han tenido permiso para engrasarse, ni saben quién ganó. Por detrás, junto al arcón de los oficiales, no mira nadie.
above-below-page-l026-again = El charco está en posición de descanso. Dos rasos chapotean, fuera de servicio, con permiso del general.
above-below-page-l026-relieve = Relevarlos para que se engrasen
above-below-page-l026-relieve-2 = Montáis guardia, escoba al hombro. Tras la esquina, cien soldados gimen de gusto, y vuelven callados como gatos.
above-below-page-l026-relieve-4 = Al general lo hacéis vosotros, con una pluma. «¿Quién ganó?», pregunta con el primer aliento. «Están todos en casa», le decís. Manda que os apunten la paga.
above-below-page-l026-drain = Vaciarlo por detrás
above-below-page-l026-drain-6 = Por turnos, cuerpo a tierra; y luego el arcón. La bandera cuelga. Ellos siguen guardando lo húmedo, cada vez más juntos.

above-below-page-l027 = Hay un vaso de agua en una mesa, en plena arena, y en cada cabecera una anciana de brazos cruzados. «Medio lleno», dice doña Esperanza. «Medio vacío», dice doña Prudencia. Hay apuestas: una bolsa, dos cestas. Un chico repone con cuentagotas lo que se seca, tic, tic, con este calor; y a ninguna la han dejado aún terminar una frase. Lleva tanto ahí que está verde y huele a florero. Quien se lo bebiera zanjaría el asunto, opina vuestra lengua, y quedaría malo de por vida.
above-below-page-l027-again = Ahora hay entre las dos un plato con la última galleta. Ninguna, aseguran, soñaría con tocarla.
above-below-page-l027-hear = Escuchar a ambas hasta el final
above-below-page-l027-hear-3 = Se hace de noche. «Eso quería decir yo», dice doña Esperanza. «No, *yo*», dice doña Prudencia; y a las dos se las ve refrescadísimas.
above-below-page-l027-hear-6 = Les cambiáis las sillas. Hay un largo silencio. Desde ahí, admite cada una, la luz es otra. El chico cobra sus atrasos, y vosotros lo mismo.
above-below-page-l027-drink = Beber y acabar de una vez
above-below-page-l027-drink-5 = «Vacío», dicen a la vez, y se miran, y rompen a reír. Os dan todo lo apostado, y un diván, para quien bebió más hondo.

above-below-page-l028 = Sobre un montón de canela en rama hay un pájaro grande, rojo y oro, algo desplumado, que lee las instrucciones. Es su día. Cada quinientos años una arde al mediodía, y a la hora de merendar está como nueva. Lo ha hecho ya, le aseguran, muchas veces; pero no recuerda ninguna. «Mira que si falla», dice. «La segunda parte.» El montón cruje de calor. Le gustaría que alguien se quedara con ella, y luego le espantara al gato. Tras la tapia, dos caravanas han olido la especia, y pagarían lo que fuera por un asiento.
above-below-page-l028-again = Es muy pequeña, y amarilla, y os lee en alto las instrucciones, con una sola falta.
above-below-page-l028-sit = Sentarse con ella hasta la merienda
above-below-page-l028-sit-4 = Habláis de cortinas. Luego suena algo como una página, y hay ceniza tibia, y nadie. Os quedáis. A las cuatro estornuda, y dice que se comería un buey. Sacáis la merienda.
above-below-page-l028-sit-6 = «Decidme cómo era», pide al final, y se lo decís. Lo que nace busca vuestras caras. No le va a hacer falta, dice, la piedra violeta que nunca arde.
above-below-page-l028-seats = Vender asientos a las caravanas
above-below-page-l028-seats-7 = Lleno hasta la tapia, con limonada. Ella mira todas esas caras e intenta ponerse derechas las plumas. Nunca sabréis seguro si estaba lista.

above-below-page-l029 = El humo primero, después el olmo, después tejados: vuestro propio pueblo, al fondo del aire, a cien pasos y temblando. Solo que la bomba tiene mango nuevo. Alguien ha puesto la balda del pasillo. A la puerta ha salido gente que se os parece, haciéndose visera. Se huelen las albóndigas; se oye dar vueltas a una cuchara. Sería una cena maravillosa. Quienes se sentaron a ella cuentan que después el de verdad ya no se ve derecho del todo; lo cuentan bajito, de cara a la pared.
above-below-page-l029-again = Hoy allí llueve. Tienen las lámparas encendidas, y están poniendo otra balda.
above-below-page-l029-supper = Entrar y sentarse a la mesa
above-below-page-l029-supper-5 = Hay de sobra; os empaquetan el resto y os acompañan a la verja. En casa, esa noche, uno de vosotros mira largo rato la balda que no está puesta.
above-below-page-l029-wave = Saludar y seguir andando
above-below-page-l029-wave-0 = Os devuelven el saludo un poco tarde. Al borde del camino, en la última piedra de verdad, alguien ha dejado una cántara de agua fresca, con su paño.

above-below-page-l030 = Donde acaba el muro hay una sombra, fresca como un sótano, y en la sombra un pueblo. Hay barbero, escuela, dos que juegan al ajedrez; alguien parte un melón. Suena una campana. Se levantan todos, se corren un metro a la izquierda y vuelven a sentarse. Miráis arriba. Es de alguien: al pie está leyendo un hombre alto como un mástil, y el sudor que le gotea de la barbilla se seca antes de llegar. «No me importa», dice. «Algo me pagan. Solo que, por una vez, me gustaría sentarme.»
above-below-page-l030-again = Ha plantado un chopo, y se agacha a su lado, para no desanimarlo.
above-below-page-l030-echo-1 = «Ahí abajo van más puntuales desde que volvió el chico de la lámpara», grita desde lo alto.
above-below-page-l030-shade = Dar sombra en su lugar
above-below-page-l030-shade-3 = Os subís unos en hombros de otros, con un abrigo. Es un pueblo tembloroso, por una hora, y con corrientes. Él se sienta, y las rodillas le doblan la esquina.
above-below-page-l030-shade-5 = Con los manteles de dos caravanas armáis un toldo. Se sienta entre ellos y resulta que juega bien. La jarra fresca os la podéis quedar.
above-below-page-l030-sublet = Realquilar su sombra por palmos
above-below-page-l030-sublet-6 = La marcáis con tiza en parcelas, con nombres. A mediodía ya hay desahucios. Aquí y allá él dobla un poco las rodillas, para tapar a un niño que han echado.
