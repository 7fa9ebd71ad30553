above-below-page-e161 = Ocho cantores de lana gris ocupan las gradas de cristal, y en la sala helada suena todo menos el fondo. Donde debería estar el noveno hay un par de pantuflas vacías, anchísimas. «Se nos fue el bajo», dice la maestra, una tal señorita Vísperas, flaca como una vela. «Somos todo tejado y nada de suelo.» El aliento le huele a anís. A cada *Amén* los cristales violetas se inclinan y, al no oír la nota grave, se enderezan. En un sombrero boca arriba hay monedas. Uno de vosotros estuvo resfriado la semana pasada, y quizá todavía llegue tan abajo.
above-below-page-e161-again = Han sacudido el polvo de las pantuflas. «Os guardamos el hueco», dice la señorita Vísperas, «por si habíais pescado algo».
above-below-page-e161-hum = Tararearles la nota grave
above-below-page-e161-hum-3 = Es más bien un gruñido, pero está debajo, y ocho personas cansadas se apoyan en él. La señorita Vísperas cierra los ojos hasta que acaba.
above-below-page-e161-hum-6 = Encontráis la nota en las botas y allí la dejáis. La sala responde; en la grada más alta, un cristal saluda tan a fondo que se desprende.
above-below-page-e161-hat = Pasar el sombrero y largarse
above-below-page-e161-hat-4 = Lo pasáis por la primera fila, por la segunda y por la puerta. Detrás llega el *Amén*, y no tiene dónde pisar.

above-below-page-e162 = Cantos planos bordean esta orilla, como dispuestos para alguien, y el lago está liso como un aliento contenido. Tiráis uno; cómo no ibais a tirarlo. Cinco, seis, siete saltos hacia lo oscuro; después, nada; después, acercándose a golpecitos, siete, seis, cinco, vuelve y cae a vuestros pies, tibio. Huele a bolsillo ajeno. Trae una raya que antes no estaba: *7.* Sea quien sea, lo ha apuntado. Lo oís elegir. La piedra siguiente llega envuelta en un pez, a modo de apuesta.
above-below-page-e162-again = Según el lago, os toca tirar. Ha mandado un cojín para que apoyéis el pie.
above-below-page-e162-skip = Hacerla saltar más lejos
above-below-page-e162-skip-3 = Nueve. Un silencio, y luego un revuelo de golpecitos mojados, que al rato entendéis que son aplausos. La apuesta es vuestra.
above-below-page-e162-skip-8 = Tiráis la que teníais guardada. No llega a caer. En su lugar vuelve algo dando saltos altos, violeta, y otro detrás; la raya dice *nos rendimos*.

above-below-page-e163 = «¿Y *esta* qué tal?», pregunta la chica del puesto de botas. «Igual», dice el ciempiés. Llegó cuando abría el mercado. El lado izquierdo ya está, atado y pagado; huele a cuero nuevo y a betún; ahora se sienta, da media vuelta, con un ruido de baraja, y levanta el derecho. Ella tiene todos los dedos quemados de cordón. Detrás, la cola ha empezado a taconear, y él lo toma por aplauso. Los cordones llenan un barril, y basta con saber hacer el lazo.
above-below-page-e163-again = Ha vuelto el ciempiés. «Son perfectas», dice. «Lo que pasa es que ahora tengo que pensar cuál va primero.»
above-below-page-e163-lace = Atarle el lado derecho
above-below-page-e163-lace-2 = Atáis cuatro, con doble lazo. La chica se apoya en el mostrador con los ojos cerrados y, mientras dura, nadie le pregunta nada.
above-below-page-e163-lace-8 = A pie por barba; le halláis el ritmo, y luego la melodía. Se pasea arriba y abajo: es lluvia que se acerca. Para vosotros el fondo del barril, y la colecta de la cola, en monedas y en setas.

above-below-page-e164 = Sobre una seta se sienta una criatura de unos ocho años, descalza, con cartera, que hace sumas en las laminillas. «Soy Jueves», dice. «Antes era Dorotea, pero me hicieron una oferta mejor.» El bosque cruje como una silla; las esporas saben a pimienta. Colecciona nombres: en la cartera lleva el de un almirante, envuelto en una media, el de un caballo, casi sin uso, y el de un cordelero que aún da intereses. Una vez la llamaron y no tenía con cuál contestar, dice, y por eso se quedó. «¿Vosotros qué traéis?» La cartera no cierra bien.
above-below-page-e164-again = «Hoy soy tú», dice la criatura, y tiene vuestro nombre y vuestros andares. «Te lo devuelvo. Pica.»
above-below-page-e164-lend = Prestarle un nombre para cenar
above-below-page-e164-lend-3 = Le prestáis el de vuestra abuela y lo lleva puesto toda la noche, muy digna. Cuando os lo devuelve, trae un remiendo en el codo.
above-below-page-e164-lend-4 = Le prestáis todos los vuestros, una hora, en montón. Se sienta en medio como quien tiene mucha familia y sirve lo que guardaba el almirante.
above-below-page-e164-swap = Cambiarle uno falso
above-below-page-e164-swap-5 = Acepta *García* por el del cordelero sin mirarlo dos veces. En la cartera hay once García, pero eso os lo calláis.

above-below-page-e165 = Ha bajado el alcalde en persona, con cadena y todo, y les ha preguntado a las abejas de Perpetua si lo quieren. De eso hace días. No han vuelto a hablar; lo están pensando. Está sentado entre las colmenas en una silla de tijera, muy tieso, con olor a agua de lavanda, y detrás su lacayo sostiene un paraguas contra la miel que gotea. «No hace falta que sea *todo el mundo*», dice el alcalde. Perpetua zurce y calla. Sobre la rodilla tiene una bolsa llena para quien responda pronto, y la colmena más cercana, por detrás, un agujero como para una pajita.
above-below-page-e165-again = Ya son dos las sillas de tijera, bajo el mismo paraguas, y las abejas han acabado de pensar.
above-below-page-e165-echo-1 = Las abejas se dicen vuestros nombres unas a otras, y siguen a lo suyo.
above-below-page-e165-echo-2 = «Vosotros seréis de donde vino aquel juez», dice Perpetua. «Sentaos, anda.»
above-below-page-e165-whom = Preguntar a las abejas quién
above-below-page-e165-whom-5 = «*Uno*», dice la capilla entera. Detrás del alcalde, el paraguas ha empezado a temblar, muy poquito. Él os paga, en voz baja, para que no preguntéis más.
above-below-page-e165-whom-8 = «*Uno*», dicen, y se posan en el paraguas. Él se vuelve; le lleva hasta la noche. Después Perpetua saca un tarro de la miel oscura, el lacayo su cesta, y ya nadie está detrás de nadie.
above-below-page-e165-straw = Susurrar «sí» por una pajita
above-below-page-e165-straw-3 = Llora, paga y sale escaleras arriba al trote. «Pues mira», dicen las abejas con frialdad, todas a una, «justo *íbamos* a decirlo».

above-below-page-e166 = Sentado a la boca de una galería lateral hay un hombre de chapa de caldera, y no se mueve de ahí. La semana en que cerraron la mina, el capataz se agachó, le contó una cosa y le dijo: *esto, que no salga de aquí*. Las piernas se le han soldado de óxido; en un codo anidó un petirrojo; huele a aceite y a piedra húmeda. «Si salgo yo», dice, «sale conmigo». Otra cosa sería que alguien la adivinara. Uno de su misma fábrica sabría lo que se les cuenta a hombres así.
above-below-page-e166-again = Sigue donde estaba. Pero ha vuelto la cabeza, el ancho de un pelo, para veros.
above-below-page-e166-guess = Adivinar qué le contaron
above-below-page-e166-guess-4 = ¿Oro? ¿Una viuda? ¿Una segunda llave? No. Pero pocas veces lo habían entretenido tanto, y os da lo que usaba para tapar las rendijas, todo papel del bueno.
above-below-page-e166-guess-6 = «Que lo sentía mucho», decís. Crujen los remaches. «Si lo sabéis», dice el hombre, despacio, «es que ya ha salido». Se queda un rato mirando el túnel. Luego se levanta, y sale detrás.
above-below-page-e166-guess-fail = Adivináis hasta quedaros roncos. Él escucha cada intento, con las manos en las rodillas, y niega con la cabeza, que chirría.

above-below-page-e167 = «Caminen arriba y abajo», dice el caballo. Es un tordo con chaleco, trata en personas, y el negocio va mal. En el corral hay cuatro con número: un oficinista, dos primas y un tenor ya mayor que no levanta los pies. Vinieron por su voluntad; la avena es excelente. Huele a jabón de montura, y una banda toca mal a propósito. «Ya nadie los compra por gusto», dice el caballo, y se le caen las orejas. Su caja fuerte tiene un pestillo para cascos.
above-below-page-e167-again = El tenor se vendió, a una casa buena, con escaleras. El caballo os enseña la carta dos veces.
above-below-page-e167-praise = Alabarle el género, uno por uno
above-below-page-e167-praise-2 = Admiráis la dentadura del tenor. El tenor, a quien no miraban desde hace años, os da el segundo acto completo.
above-below-page-e167-praise-4 = Preguntáis qué come el oficinista, y si a las primas se las puede separar. El caballo, conmovido, os resopla en la nuca y no quiere oír hablar de que paguéis el almuerzo.
above-below-page-e167-trick = Abrir el pestillo de la caja
above-below-page-e167-trick-5 = Los dedos son una gran ventaja. Detrás, en el corral, el viejo tenor se para en mitad de una nota.

above-below-page-e168 = Al mediodía, durante una hora, este río corre al revés. Se para, parece palparse los bolsillos, da media vuelta; y todo lo que se llevó en el año vuelve a pasar, aguas arriba, en orden inverso. Sombreros. Una cancela. Una silla con su cojín. El aire huele a nieve y luego a mayo; el ruido es el de un largo aliento hacia dentro. Todo regresa a casa, y nadie mira. Eso sí, corre fuerte y hondo, y por delante van los peces marcha atrás, con una cara especial.
above-below-page-e168-again = El río ya fue y volvió. En la orilla, escurrida y doblada, está la última idea que tuvisteis sobre él.
above-below-page-e168-gather = Recoger lo que va pasando
above-below-page-e168-gather-5 = Una cesta de octubre pasado, llena; una bolsa. Los sombreros los dejáis seguir. A esos los espera alguien, con la cabeza al aire.
above-below-page-e168-gather-8 = Esperáis lo primero que se fue, en la crecida de primavera, desde muy arriba: llega al final, despacio, porque pesa, y brilla. Cerráis las manos y se acaba la hora.
above-below-page-e168-stand = Plantarse allí con la red
above-below-page-e168-stand-6 = Hacéis falta todos para una sola red. Entran de cola, de modo que lo último en caer es la sorpresa.

above-below-page-e169 = *Se admiten preocupaciones*, pone en una tarjeta, en la punta aburrida del mercado, *por horas o para siempre*. Detrás hay una anciana flaca con tres chales. «Os habéis dejado algo en el fuego», dice con deleite. «Y luego está lo del puente.» Huele a alcanfor; silba un hervidor, y ella no se fía. El negocio va mal, porque a la gente le ha dado por no apurarse; para eso tiene sus gotas. Y acabar un día en una *aldea*, con niños, y escaleras de mano, y una charca, no quiere ni pensarlo. Lo piensa.
above-below-page-e169-again = «Habéis vuelto», dice la de las preocupaciones. «Lo *sabía*. Era el fuego, ¿verdad?»
above-below-page-e169-hire = Pedirle que os acompañe
above-below-page-e169-hire-5 = «No puedo», dice, haciendo la maleta. «Os arrepentiréis. Lo primero será el tejado.» Por el camino la han oído cantar. Hacía años que en vuestra aldea nadie dormía tan bien.
above-below-page-e169-leave = Dejarle una preocupación
above-below-page-e169-leave-0 = Le dejáis la de la chimenea. La mira a la luz, dice *ay, madre* y os da de sus gotas, para el hueco que queda.

above-below-page-e170 = Nadie trabaja en el frente. Los picadores se han descubierto, porque al carbón le ha salido una hoja. Fue bosque; llevaba trescientos millones de años doblado en lo oscuro y el viernes, al calor de la lámpara de alguien, creyó que aquello era la primavera. Es una hoja chica, mojada, de ninguna especie conocida. Huele a lluvia de antes de que hubiera nadie. Detrás reluce la veta. «Si tuviera una lámpara para ella», dice el más joven; pero todo el camino de subida es negro.
above-below-page-e170-again = Ya tiene dos hojas, y cola. Vienen cuando acaba el turno y le echan el aliento.
above-below-page-e170-lamp = Dejarle el farol, volver a oscuras
above-below-page-e170-lamp-0 = Colgáis el farol a su lado y subís a tientas, cada uno con la mano en el abrigo de delante. Otro día habrá cuevas. A vuestra espalda son las abril y media.
above-below-page-e170-hew = Picar la veta según viene
above-below-page-e170-hew-7 = Entráis por el costado, donde es más rica, y a cada golpe la hoja tiembla. Cuando se han llevado las lámparas mira un poco alrededor, y se pliega.
above-below-page-e170-hew-fail = El pico suena una vez. Uno tras otro, los picadores se calan la gorra y vienen a ponerse entre vosotros y el carbón.
