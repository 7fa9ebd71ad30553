above-below-page-e191 = Tintineo por el tiro abajo, luego hollín y luego, de espaldas, una grajilla con un aro de llaves como una corona de flores. Tiene todas las llaves que se perdieron en la parroquia, clasificadas por chirrido, y el nido le huele a calderilla y a aceite. «Y lo que yo me pregunto», dice, «es *dónde están las puertas*.» Medio pueblo lleva años entrando por la ventana. Sabéis de quién son casi todas. También sabéis qué clase de cofre abren las pequeñitas.
above-below-page-e191-again = A la grajilla le queda una sola llave, y le tiene puesta la pata encima. Alguien vendrá, dice.
above-below-page-e191-bring = Llevar cada una a su puerta
above-below-page-e191-bring-4 = Os cuesta una semana de tardes. La gente sale a su umbral, entra, vuelve a salir y pasa la gorra. La grajilla observa desde los tejados con los dos ojos.
above-below-page-e191-bring-7 = Hacéis el aro entero, hasta una despensa cerrada desde no sé qué bautizo. Para entonces la calle os sigue con sillas, y paga como se le paga a un cerrajero a medianoche.
above-below-page-e191-little = Probar primero las pequeñitas
above-below-page-e191-little-3 = Entráis y salís antes que el lechero. «¿Y detrás había puerta?», pregunta la grajilla desde el canalón, ladeando la cabeza.

above-below-page-e192 = Fuera de hora, el mercado sigue solo. Los puestos están cerrados y no hay un alma, pero las balanzas se inclinan, una lona se encoge de hombros y montoncitos de dinero cruzan las tablas de un lado a otro. Oléis castañas calientes; oís por todas partes el rumor de gente que se decide. Una vasija se levanta, gira en el aire, unos nudillos de nadie la golpean, y vuelve a su sitio. En un puesto, el montón de monedas y una buena soga están de vuestro lado de la tabla, como si os esperasen.
above-below-page-e192-again = El dinero se para a medio camino. Luego despejan un puesto, para vosotros, y sirven ponche caliente.
above-below-page-e192-leave = Dejar todo en orden y marcharse
above-below-page-e192-leave-0 = Devolvéis las monedas, estiráis la lona y salís entre los puestos con el sombrero en la mano. El rumor os sigue hasta la puerta, hasta donde puede.
above-below-page-e192-take = Llevarse lo de vuestro lado
above-below-page-e192-take-5 = En cierto modo es vuestro. La balanza de ese puesto se inclina, y se inclina, como quien niega con la cabeza.
above-below-page-e192-bid = Golpear una vasija y pujar
above-below-page-e192-bid-4 = Asentís, torcéis el gesto, os vais y os llaman, sin que se diga una palabra. La vasija cruza la tabla. Por lo visto habéis pagado en modales.
above-below-page-e192-bid-6 = Conseguís que añadan la cena, envuelta. En algún sitio se ríe una lona, y una mano de nadie, seca y muy liviana, estrecha la vuestra.

above-below-page-e193 = Bautizo hoy, entre las columnas caídas. La pareja de piedra ha tenido un niño, a los noventa años nada más, y pesa. Llora desde el desayuno: suena a cantera. Ottokar ha horneado la hogaza más chica de su vida, huele a canela y a susto, y a la pila no hay quien se acerque, porque alguien tiene que sostener a la criatura y la familia ya la ha dejado caer toda una vez. «Vosotros tenéis regazo», dice Ottokar. En el puño de la abuela, para quien pueda, brilla el regalo.
above-below-page-e193-again = El niño ya se sienta. Tiene un diente, bueno, de granito, y con mucho gusto os enseñaría en qué.
above-below-page-e193-echo-1 = Ottokar les ha contado quién amasó aquella vez.
above-below-page-e193-hold = Sostener al niño por turnos
above-below-page-e193-hold-3 = Hacen falta cuatro regazos y una carretilla. Mira hacia arriba, hacia tanta blandura, le da hipo de grava y se duerme. La abuela asiente, y es un derrumbe.
above-below-page-e193-hold-7 = Le cantáis la del heno. La pila la traen adonde estáis. Le ponen vuestros nombres, todos, en fila, y el puño se abre.

above-below-page-e194 = «Ando por el mercado», dice una estufa. Tiene cara, de chapa de caldera, y alguien le está friendo algo encima. Le dijeron que echara una mano. La echó; luego prestó oídos; luego alguien le pidió que arrimara el hombro. La mano parte nueces dos puestos más allá. El oído ha acabado en buzón, el hombro apuntala un toldo. Silba; huele a cebolla. «No me quejo», dice la estufa. «Solo que había pensado salir a pasear.» Un calderero se lo llevaría tal cual. Haría falta alguien del ramo, que supiera qué va dónde.
above-below-page-e194-again = «Me han devuelto un codo», dice la estufa, encantada. «La señora lo tenía puesto de cañería.»
above-below-page-e194-gather = Ir por los puestos y reunirlo
above-below-page-e194-gather-5 = Sacáis casi un brazo y una rodilla. A la gente le da vergüenza, creía que era suyo; antes de soltar la mano le ponen algo dentro.
above-below-page-e194-gather-8 = Al anochecer lo tenéis entero en una carretilla, y luego de pie, y sobra un tornillo. Se mira la mano, por delante y por detrás. «Esta me la quedo», dice, y viene.
above-below-page-e194-stove = Vender la estufa al calderero
above-below-page-e194-stove-4 = «No faltaba más», dice la estufa, «si sirve de ayuda», y se la llevan friendo; el calderero añade una tetera. Por la noche, en sus puestos, una mano y un hombro dan golpecitos un rato.

above-below-page-e195 = Suspendida la atención al público en la Sala de Escrituras. Sobre el libro abierto, a doble página, está echado un gato; lleva allí desde la primavera, y en este distrito no puede nacer, casarse ni enterrarse nadie hasta que cambie de lado. Los escribientes van de puntillas; la estufa crepita; huele a secante y a sardinas. «Probamos con un libro mejor», musita uno. «No era mejor.» El gato abre un ojo, color de lámpara en la niebla, por ver si alguno está más caliente. Para otros asuntos, a la vuelta.
above-below-page-e195-again = El libro está libre, y la fila de novios llega a la calle. En la página queda un óvalo tibio, con rúbrica.
above-below-page-e195-warm = Ser más cálidos que un libro
above-below-page-e195-warm-5 = Os sentáis sin pensar en nada, como una estufa. Una hora después os pesa algo en las rodillas; detrás, con gran rumor de hojas, el distrito se casa.
above-below-page-e195-warm-fail = Os examina el regazo y lo encuentra lleno de planes. El ojo se cierra. En algún sitio una novia suspira y vuelve a sentarse.
above-below-page-e195-other = Preguntar a la vuelta
above-below-page-e195-other-0 = Los otros asuntos son objetos perdidos. No habéis perdido nada, decís. Les parece sospechoso, y os hacen firmar una moneda.

above-below-page-e196 = *Mirador*, dice una placa esmaltada. Hay un banco, una barandilla recién pintada y un catalejo en su pie; pasada la barandilla no hay nada, ni a lo lejos ni hacia abajo. Sube un vientecillo que huele a ropa tendida y a sopa lejana. Alguien ha dejado una moneda en la ranura, a medio girar. En una cornisa, por debajo, para quien se fíe de sus botas, está lo que se les cayó a los que se asomaban: un rollo de buena cuerda, algo que brilla. Hay mucha nada hasta el fondo.
above-below-page-e196-again = En el banco alguien ha escrito a lápiz: *Hay que ver qué cortinas tan bonitas tienen.*
above-below-page-e196-look = Girar la moneda y mirar
above-below-page-e196-climb = Saltar la barandilla
above-below-page-e196-climb-8 = Bajáis sobre la tripa y subís igual, con una cuerda, un pedrusco y una perra chica. Uno de vosotros juraría que algo ha saludado.
above-below-page-e196-climb-fail = Era de la otra bota de la que había que fiarse. Os quedáis colgando de un cuello hasta que os izan; y de ahí fuera, clarísimo, llega un ¡oh!, como de multitud.
above-below-page-e196-bench = Sentarse un rato en el banco
above-below-page-e196-bench-0 = Os sentáis a mirarla. Descansa una barbaridad. Entre dos tablas, como en todo banco con vistas, hay una moneda.
