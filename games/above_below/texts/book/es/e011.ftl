above-below-page-e011 = Sin resuello, en una repisa junto a la cuarta cascada, descansa una salmona con sombrero de viaje. «Yo nací allí arriba», dice. «En el ático. De bajada no parecía tan lejos.» El agua os tamborilea en los abrigos; huele a menta y a piedra fría. Quedan tres saltos. Le preguntaría a vuestro cubo, si no es indiscreción; se iría el día entero, y al final no habría cueva nueva. Otros han desistido y bajan flotando, gorditos, con su equipaje, mirando al frente.
above-below-page-e011-again = Pegada a la repisa hay una postal: una poza, un sombrero. *La escalera, horrible. La vista, como yo decía.*
above-below-page-e011-carry = Subirla en el cubo
above-below-page-e011-carry-0 = Tiene algo que decir de cada peldaño. Arriba hay una poza como una mesa. «Era más grande», dice; y luego, ya dentro: «No. Era exactamente así».
above-below-page-e011-net = Tender la red a los caídos
above-below-page-e011-net-3 = Uno entra en la malla y suspira, como quien encuentra asiento en el último tren.
above-below-page-e011-net-7 = Tendéis la red de orilla a orilla bajo el tercer salto, y cae también el equipaje: sombrereras, sobre todo, y una buena orza con un *Ático* pintado.

above-below-page-e012 = Blanca, y más alta que vosotros, crece una planta donde no pudo llegar semilla alguna, e inclina la flor como quien presta oído. Vive de lo que le susurran. Otra cosa aquí no hay de qué vivir; la oscuridad se está muy quieta y huele a peras y a papel viejo. Por cada secreto que le cuentan da un fruto, dulce, pesado; y quien lo arranque lo sabrá. Ya cuelga uno, maduro, de otra persona, y murmura en sueños.
above-below-page-e012-again = La flor se vuelve antes de que abráis la boca. Por lo visto ya le habían contado que veníais.
above-below-page-e012-tell = Contarle un secreto cada uno
above-below-page-e012-tell-3 = Le contáis quién rompió la bomba. Se estremece de arriba abajo, y donde estaba la flor cuelga algo redondo; lo que eso pesa lo habéis perdido vosotros.
above-below-page-e012-tell-4 = Le contáis el que no os habíais contado ni a vosotros mismos. El tallo se dobla hasta el suelo. El fruto lo coméis en casa, con los postigos cerrados, y dormís como curados.
above-below-page-e012-listen = Escuchar el que está maduro

above-below-page-e013 = Codos, paraguas, resuellos: una cola. Da la vuelta al mercado entero, dos veces a la fuente, y se pierde de vista oliendo a abrigo mojado y a paciencia. Apenas os paráis a mirar, ya tenéis gente detrás. «¿Para qué es?», preguntáis. «No se cuela una para *preguntar*», dice la señora de delante, dolida. Una petaca va pasando hacia atrás y, de vez en cuando, un tazón de barro hacia delante. Un caballero mal de la cadera pagaría bastante por estar donde estáis.
above-below-page-e013-again = La cola se ha movido. Hacia atrás, os informan, pero con una disciplina admirable.
above-below-page-e013-stand = Guardar cola hasta la noche
above-below-page-e013-stand-0 = Avanzáis un paraguas. Es la mejor compañía de toda la semana y, cuando la petaca ha dado la vuelta, no se sabe cómo, la tenéis vosotros.
above-below-page-e013-sell = Venderle el sitio
above-below-page-e013-sell-4 = Los ocupa uno tras otro, como butacas de teatro, y en cada uno suspira. Detrás ya le están preguntando si no consideraría *él* una oferta.
above-below-page-e013-ask = Ir al principio y preguntar
above-below-page-e013-ask-7 = Se oyen comentarios. Al principio hay un puesto cerrado y, dentro, una alfarera que una mañana se asomó, los vio a todos y se escondió. Os suplica que os lo llevéis todo.
above-below-page-e013-ask-fail = «Esto es una *cola*», dice el mercado a una sola voz, y os van pasando hacia atrás de mano en mano hasta la puerta.

above-below-page-e014 = Alguien llama por el bosque, por encima de los sombreros y del goteo. «¡Ven ya! ¡Ven *a cenar*…!», y luego un hueco del tamaño de un nombre. En una raíz, con su cartera, hay una criatura que se tapa los oídos. «Es para una que yo era antes», dice Jueves. «Ella tampoco se acuerda. Lo cambié por un silbato.» Con la voz llega un olor a setas con mantequilla; al fondo hay una puerta iluminada y una cena enfriándose. «Podría contestar alguno de vosotros. Todos tenéis.»
above-below-page-e014-again = Esta noche no llama nadie. Aun así, la criatura sigue en su raíz, con los dos oídos destapados.
above-below-page-e014-echo-1 = «A vosotros os conozco», dice la criatura. «De nombre, digo. De varios.»
above-below-page-e014-echo-2 = Lleva en la muñeca el nombre de algún forastero, atado con un lazo.
above-below-page-e014-answer = Gritar que ya va
above-below-page-e014-answer-3 = «¡Ya va!», gritáis todos a la vez. Hay un silencio y después, muy lejos, alguien aparta una silla de la mesa. La criatura se destapa un oído.
above-below-page-e014-supper = Ir y comérsela vosotros
above-below-page-e014-supper-7 = Entráis en fila, decís *aquí estoy*, y os dan de cenar, y la paga, y la sartén para que la rebañéis en casa. Pero ella vuelve a la puerta y sigue llamando.
above-below-page-e014-voice = Seguir la voz con Jueves

above-below-page-e015 = UNO DE CADA SIETE, reza la pancarta, y debajo, en su hilera de postes, los cormoranes miran todos a otra parte. Pescan en este lago a jornal, con un anillo al cuello para atrapar y no tragar. El séptimo pez iba a ser suyo. El pescador ha aprendido a contar hasta seis. Así que hay huelga; huele a pluma mojada y a brea, y el lago, sin nadie que lo pesque, hierve. «La lima está en su barca», grazna el delegado, sin dirigirse a nadie. También las redes, para quien no tenga principios.
above-below-page-e015-again = UNO DE CADA TRES, dice ya la pancarta y, más abajo, con otra letra: CON GUARNICIÓN.
above-below-page-e015-file = Limarles el anillo del cuello
above-below-page-e015-file-3 = Se os va la mañana, y hace cosquillas. Luego lo prueban por turno, con los ojos cerrados, con el pez más chico que encuentran: *glup*.
above-below-page-e015-file-8 = «Compañeros», dice el delegado al caer el último anillo, y traga, y no puede seguir. Entonces se zambullen todos. Llueven carpas hasta que mandáis a por una orza a casa del pescador; ha dimitido, y dejó dentro la calderilla.
above-below-page-e015-scab = Pescar en su lugar
above-below-page-e015-scab-3 = Antes del mediodía está vendida la pesca, menos la mejor pieza, que es para vosotros. En los postes nadie dice nada. Se van volviendo, uno a uno, para quedarse con vuestras caras.

above-below-page-e016 = Las últimas páginas se guardan en una sala aparte. Alguien, hace mucho, las sacó de todos los libros, para que nadie tuviera que entristecerse, y las ordenó aquí según el tiempo que hace en ellas. Hay un silencio de después de una puerta. En un rincón huele a mar, en otro a humo y, en el estante de arriba, a nieve limpia. En el rellano espera un carrito con novecientas novelas que se cortan sin más. Se podrían arreglar una por una, guiándose por el papel. También se podría uno quedar la hoja en blanco que sigue a cada final.
above-below-page-e016-again = El carrito está un poco más bajo. Desde la sala de lectura oís que alguien se suena.
above-below-page-e016-read = Leer una y guardarse la hoja
above-below-page-e016-read-4 = Se encuentran en la estación, que era lo que no os atrevíais a pensar. Luego viene la hoja en blanco, bastante gruesa, y soltáis el aire.
above-below-page-e016-shelve = Devolver los finales a sus libros
above-below-page-e016-shelve-5 = Casáis doscientos a la luz de la lámpara. En alguna parte, un lector pasa la hoja esperando la tapa, y pega un grito.
above-below-page-e016-shelve-7 = Al alba están completas las novecientas, también las ahogadas. Una lectora vieja os para en la escalera; iba por la página trescientas, dice, desde que era novia.

above-below-page-e017 = ¡Toallas calientes! El barbero de la sala larga, un hombre redondo en una escalera altísima, afeita estalactitas. Vienen a diario y son presumidas. Sisea; huele a loción y a caliza mojada; muy abajo, un chico barre recortes violetas con escoba y balde. «En el sillón no se sienta nadie», os dice el barbero, «desde el Diluvio. No sabéis cómo echo en falta un mentón». Va atrasado con la pared este, si alguno tiene ojo y navaja; pero él solo os mira el mentón.
above-below-page-e017-again = «¿Lo de siempre?», grita la escalera. En el espejo, por encima de vuestro hombro, hay una gota larga que espera.
above-below-page-e017-shave = Afeitar la pared este
above-below-page-e017-shave-3 = Rebajáis un poco las puntas. Zumban de gusto, y las propinas, aquí, os caen directamente en el delantal.
above-below-page-e017-shave-5 = A la más vieja le hacéis la raya. Mil años llevaba esperando que se lo preguntaran, y deja caer en el balde su único rizo violeta.
above-below-page-e017-sit = Sentarse en el sillón
above-below-page-e017-sit-2 = Mientras trabaja os cuenta el Diluvio, y os dejan decir *¡no!* y *¡no me diga!* El chico barre toda la tarde alrededor de vuestros pies, radiante.

above-below-page-e018 = Tac, dice lo oscuro, y al cabo de un buen rato: tac. No es una chimenea, sino un reloj por dentro, alto como un campanario; cuelgan dos pesas de mineral en bruto, y un péndulo pasa como una puerta. Huele a limpiametales y a lechuza. «Yo tenía un tic», dice el reloj. «Salió. ¿No podría decirlo alguien por mí hasta la hora de cierre? Por hoy no llegarían más lejos.» En las cornisas relucen las monedas de cuantos preguntaron la hora. Tras el péndulo, entre ida y vuelta, asoma una raya de luz.
above-below-page-e018-again = *Tic, tac*, dice lo oscuro, bastante ufano; y luego, bajando la voz: «Había ido a tomar los baños».
above-below-page-e018-tick = Decir el tic hasta el cierre
above-below-page-e018-tick-0 = *Tic*, decís. *Tac*, dice él, con tanto alivio que siempre entra un poco tarde. Al anochecer lleváis el compás como un matrimonio de toda la vida.
above-below-page-e018-unhook = Descolgar una pesa y correr
above-below-page-e018-unhook-7 = La sacáis cuando sube, con cuerda y todo, y barréis las cornisas al pasar. No suena el tac. En casa os dais cuenta de que seguís esperándolo.
above-below-page-e018-unhook-fail = El péndulo vuelve antes de lo previsto, os recoge a menos cuarto y os deja fuera a y media.
above-below-page-e018-behind = Colarse tras el péndulo

above-below-page-e019 = Cae nieve por el tiro y después, de espaldas y con gorra, una cigüeña con un fardo. «Número cuatro», dice. «Firmen aquí.» No hay número cuatro; la calle se hundió. Tuvo el viento en contra, explica, y la dirección en letra de médico, y entre unas cosas y otras han pasado algunos años. El fardo huele a tabaco de pipa. Tose. «¿Falta mucho?», pregunta, con voz bastante grave, y asoma una mano grande que busca sus gafas. A quien la mande a cualquier otra chimenea, la cigüeña le daría propina.
above-below-page-e019-again = Una pluma en el hogar y un albarán: *Peso a la salida, tres kilos. Peso a la entrega, en litigio.*
above-below-page-e019-sign = Firmar y quedarse el fardo
above-below-page-e019-sign-5 = «Ha sacado vuestra barbilla», dice la cigüeña, y desaparece tiro arriba. El fardo dobla la manta, da la mano a todos y pregunta si hay algo que hacer.
above-below-page-e019-point = Señalarle otra chimenea
above-below-page-e019-point-0 = Se toca la gorra y paga. Toda la tarde se oye de tejado en tejado: «¿El cuatro?», y una tos.

above-below-page-e020 = Chist, dice el suelo. «¿Se han ido?» Resulta que estáis encima de una trufa. Está justo bajo el musgo, negra, redonda, temblorosa, y huele tan bien que se os doblan las rodillas. «No lo puedo evitar», susurra. «He probado a pensar en cañerías.» Vienen botas por el bosque, y con ellas un husmeo. Solo quiere cruzar hasta los pinos, donde tiene amigas, setas corrientes, pero agradecidas. Aunque en la puerta trasera de cualquier fonda hay una balanza.
above-below-page-e020-again = Al otro lado del sendero, entre la pinaza, alguien ha clavado un letrerito: *Aquí no hay nada. Cañerías.*
above-below-page-e020-echo-1 = «Vosotros ya conocéis al cerdo», dice, «y no oléis a nada peor».
above-below-page-e020-echo-2 = Ha oído de gente que se topó con el cerdo y conservó la calma.
above-below-page-e020-hide = Esconderla en un sombrero
above-below-page-e020-hide-3 = Pasáis silbando, en una nube de gloria. La nariz de las botas os sigue con la mirada, llena de respeto. Junto a los pinos el sombrero da las gracias y rueda.
above-below-page-e020-hide-7 = Os frotáis las suelas con cebolla y dais el rodeo, por las cañerías. Entre los pinos se levantan sus amigas, descubiertas; algunas no consienten que volváis solos a casa, y llevan ellas el cordial y el cambio.
above-below-page-e020-sell = Venderla al peso
above-below-page-e020-sell-6 = El fondista corre antes las cortinas. «¿Esto son los pinos?», pregunta la trufa mientras él busca el rallador.
above-below-page-e020-sell-fail = A medio camino pierde los nervios y pide socorro del único modo que sabe. El bosque entero levanta la cabeza, a ver quién lleva qué.
