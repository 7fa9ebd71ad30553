above-below-page-f011 = Entre el tic que falta y el tac que aún no ha llegado hay un cuarto. Tiene alfombra, un fuego bajito, tantos sillones como sois y ninguna prisa. Huele a fieltro tibio; el silencio ronronea. Es donde el reloj guarda lo que la gente le deja: minutos sueltos, embotellados, de siestas y de trenes perdidos; cuerda de repuesto para las pesas, en madejas, y lo que llevaban los viajeros en los bolsillos. «Siéntense», dice por la pared. «Hasta entonces no daré la hora.»
above-below-page-f011-again = Los sillones han guardado vuestra forma. Sobre la alfombra hay una botella con etiqueta: *Suya. Aquella tarde.*
above-below-page-f011-rest = Quedarse cuanto os apetezca
above-below-page-f011-rest-2 = Cinco minutos de la siesta de alguien, recién descorchados, y los pies ya no recuerdan de qué se quejaban. Tenéis que llevaros para el camino, y lo que había en los bolsillos.
above-below-page-f011-rest-3 = Os quedáis quince días, según las botellas, y les quitáis el polvo a todas. Al salir, el péndulo no se ha movido, pero vais envueltos en buena cuerda, con el billete de vuelta de alguien en la mano.

above-below-page-f012 = Por dentro es como un teatro que no ventilan: rojo, abovedado, húmedo. Huele a regaliz, y a cada aliento el anfiteatro os sube una pulgada. El gallo recibe en batín. «Lo llaman *abuso*», dice. «¡Pero escuchen!» Canta un compás y se os saltan a todos las lágrimas, y fuera, en la sala, a los cristales también. En el corral era uno de cuatrocientos. Nadie cantó nunca *con* él. Detrás cuelga una muela de oro macizo, bastante floja. Por encima, el sapo procura no tragar.
above-below-page-f012-again = En la lengua hay una tarjeta. *Me he mudado. También cansa que lo reciban a uno tan bien.*
above-below-page-f012-duet = Hacerle la segunda voz
above-below-page-f012-duet-3 = Vacila; nadie había entrado nunca *después* de él. En el último compás está haciendo la maleta a tientas, y quiere que os quedéis lo que le arrojaron.
above-below-page-f012-duet-7 = «Ah», dice, a la mitad, «si somos *dos*». Con el último acorde sale por la lengua hacia los ocho de lana gris, que se han apretado para hacerle sitio. La sala tira dinero, y un cristal.
above-below-page-f012-tooth = Descolgar la muela de oro
above-below-page-f012-tooth-6 = «¡*Ahí!*», oís fuera a la señorita Vísperas. «¡Su *re* grave, el de antes!» El gallo os mira y se cierra el batín.
above-below-page-f012-tooth-fail = Traga; no lo pudo evitar. Os sacan con una pluma. La señorita Vísperas está muy amable, y le cuenta los dientes.

above-below-page-f013 = Una nota sube por la sala y, antes de que baje, ya tiene debajo ocho patas. La araña se ha quitado los lentes. «¿Sí?», dice. «¿Y luego?» Los cristales se mecen, cada uno a su compás; cae polvo a tiempo; huele como dentro de un violín. Nadie en vuestra aldea toca nada, pero todos saben lo que se canta cuando el heno está dentro. Tiene nueve estrofas y no tiene final. Mientras escucha con los ojos cerrados, claro, un cuchillo haría mucho camino por esas cuerdas.
above-below-page-f013-again = «¡Esa!», exclama la araña a la primera nota. «Llevo tiempo con la sexta estrofa.»
above-below-page-f013-hymn = Cantarle la del heno completa
above-below-page-f013-hymn-4 = Entra en la segunda estrofa y no se va más. En la novena os corta una guirnalda, todavía con la melodía dentro.
above-below-page-f013-hymn-6 = Sostenéis la última nota hasta que le encuentra un final, cosa que nadie había hecho en cuatrocientos veranos. Un cristal se desprende y pide otra.
above-below-page-f013-snip = Cortar cuerdas mientras escucha
above-below-page-f013-snip-5 = Salen a brazadas. A mitad de la segunda estrofa sus patas bajan sobre nada, y espera, muy educada, a que sigáis.

above-below-page-f014 = Con los ojos cerrados y los brazos por delante, entráis; y os toman dos manos, una seca como el papel, otra con pelo. No se dice nada. Arranca el violín, más cerca del suelo de lo que creíais. Olfateáis ponche, mondas, corteza mojada; por encima pasan platos con algo caliente, en mantequilla; en el sombrero de la banda suena un tintín. No os preguntan quiénes sois. Os preguntan, con un tironcito, si conocéis esta; y con un soplo en la oreja, en ningún idioma, os piden que no miréis. Se acabaría.
above-below-page-f014-again = Entráis con los ojos cerrados, y os toma la mano alguien que ya la conoce.
above-below-page-f014-dance = Bailar sin mirar
above-below-page-f014-dance-3 = Es una polca, con una pierna de más. Alguien se ríe contra vuestra manga. Os llenan los bolsillos antes de poneros en el sendero, dando vueltas.
above-below-page-f014-dance-7 = Pues sí, la conocéis. Las conocéis todas. Cuando ya nadie más queda en la pista, una mano pequeñísima os cierra los dedos sobre una naranja, y abrís los ojos en vuestra propia calle.
above-below-page-f014-dance-fail = Solo queríais ver al del violín. Es un corro de setas, con rocío. Una todavía se balancea.

above-below-page-f015 = Se levanta un obturador, y es una ciudad. Cuelga en lo oscuro hasta donde gira el aparato, lámpara sobre lámpara, y en cada ventana alguien pasa la velada: planchan, ponen la mesa, alzan a un bebé para que vea las estrellas; que sois, vais comprendiendo, vosotros. Hace tictac; huele a latón caliente. Abajo hay otro catalejo, y un niño que mira. Levanta la mano, a medias. Algunas ventanas están a oscuras, sus dueños han salido; cierta clase de profesional pagaría por una lista.
above-below-page-f015-again = Se levanta el obturador. En todas las ventanas han puesto una lámpara, hacia fuera, para vosotros.
above-below-page-f015-wave = Saludar con los faroles
above-below-page-f015-wave-3 = Los mecéis de un lado a otro. Se abre una ventana, luego otra; luego se asoma una calle entera, con toallas. Con el meneo, el catalejo devuelve la moneda.
above-below-page-f015-wave-7 = Salís, os ponéis, hacéis un cometa. Hacia medianoche sube de lo oscuro una cesta, con un cordel larguísimo, y dentro la cena, caliente, y algo contra el viento. *Otra vez*, pone la nota.
above-below-page-f015-note = Anotar las que están a oscuras
above-below-page-f015-note-5 = Paga por ventana. Cuando volvéis a mirar están corridas todas las cortinas. Solo la del niño sigue abierta; le enseña a alguien un punto del cielo, y niega con la cabeza.

above-below-page-f016 = Dos vueltas más abajo, sentada en un escalón, está la señora, descalza. Es clara como una ventana; a través de ella se ve el escalón siguiente, y huele a lirios, y a pies. «No me ha preguntado *ni una vez*», dice. «Ni si estaba lista. Ni si tenía abrigo. Se puso a *tocar*, lloraron todos, y aquí estoy, con estos zapatos.» Aun así tiene ampollas. Muy arriba, algo va golpeando de peldaño en peldaño, cada vez más lento. No dice que vaya a subir. Mandaría recado, si alguien tuviera piernas.
above-below-page-f016-again = Lleva los dos zapatos, y un chal. «Ha mandado a preguntar si me *apetecía* uno», dice.
above-below-page-f016-run = Subir y bajar con recados
above-below-page-f016-run-3 = «Pregúntenle si *le apetece*», le dice él a la pared. Preguntáis. Ella se pone un zapato. Para el flato tiene un ungüento; allá abajo, dice, lo usan para todo.
above-below-page-f016-run-6 = Hacia la noche ya es una conversación. Él se sienta en su escalón; ella sube y se sienta de espaldas a la suya. Podéis quedaros, dicen, los movimientos lentos, y el pasaje.

above-below-page-f017 = La casa es un costillar con cortinas. A la mesa esperan un lúpulo con cofia, un guisante de olor vestido de marinero y una parra viejísima, dueña del obispo desde antes de que hubiera muro. Se bendice la mesa con un susurro. No falta nada de lo que se cena: una sopera, una trucha, setas con tostadas. Lo han puesto todo primorosamente, según un grabado, y ahí están delante, con las manos juntas, en el olor de la mantequilla que se enfría, sin idea de qué viene ahora. Los corsés son de cuerda excelente. En alguna ropa queda un monedero.
above-below-page-f017-again = Os invitan a desayunar, según otro grabado. Han atado una servilleta a cada uno de los árboles.
above-below-page-f017-dinner = Enseñarles cómo se come
above-below-page-f017-dinner-2 = Levantáis una cuchara; suben tres cucharas. Abrís la boca. El marinero se echa la sopa por el cuello y, de los bajos para arriba, resplandece.
above-below-page-f017-dinner-4 = Les explicáis plato por plato, con ruidos. Meten los pies en el vino y se ponen muy parlanchines. Lo que queda en los platos, o sea todo, alguien se lo tiene que llevar.
above-below-page-f017-unwind = Desenrollarlos por la cuerda
above-below-page-f017-unwind-7 = Tomáis un cabo cada uno y salís andando. En su silla se posa una cofia; después el traje de marinero, planchado, como en día de colada.
above-below-page-f017-unwind-fail = La parra lleva con obispo mucho tiempo. Alza dos dedos y, sin saber cómo, estáis todos de rodillas.

above-below-page-f018 = Cable, oreja de latón, viejecita con lápiz: aquí acaba la línea. Cada vez que ha llegado el mensaje lo ha copiado con su mejor letra, y la caseta está llena hasta el quinqué; el aire sabe a tinta y a hojalata caliente. «Una no puede irse», dice. «¿Quién lo apuntaría?» Contestar no se le ha pasado nunca por la cabeza: es otro departamento. Pero bajo el polvo hay un pulsador de enviar. Corre un poco la silla, para no ver que lo miráis.
above-below-page-f018-again = La caseta está cerrada. De la puerta cuelga un impreso, con su mejor letra: *He ido en seguida.*
above-below-page-f018-tap = Enviar una respuesta
above-below-page-f018-tap-3 = *VAMOS STOP*, pulsáis, poco más o menos. Por todo el campo se aquietan las hojas. Ella parte la punta del lápiz, y os busca algo para el franqueo.
above-below-page-f018-tap-6 = *PONGAN AGUA A HERVIR STOP*. Lo lee por encima de vuestro hombro y toma el sombrero. Os deja los carretes, los impresos, la caja chica. Línea arriba empieza: *OH*.

above-below-page-f019 = Al otro lado hace calor y huele a puro. Aquí están todos los que alguna vez se libraron: un duque, unos accionistas, un niño que tenía que volver a las ocho y no le dijeron a cuáles. No hay nada prohibido. Han hecho tantas trampas a las cartas que ya nadie sabe a qué se jugaba, y bostezan, y les tintinean los bolsillos. «¿No llevaréis encima por casualidad una *norma*?», pregunta el duque en voz baja. «Pequeñita. Echa uno de menos algo que burlar.» Llenarían cualquier sombrero que se les tendiera; ese es el problema.
above-below-page-f019-again = En el club hay un aviso nuevo: *Prohibido leer esto.* Se ha formado cola.
above-below-page-f019-rule = Darles una norma pequeña
above-below-page-f019-rule-3 = *Prohibido silbar*, decís, para empezar. Se hace un silencio como no lo había en años; y luego, detrás de una cortina, muy bajito, alguien se pone.
above-below-page-f019-rule-5 = Redactáis diez, con sus multas. Las leen con los ojos brillantes; el niño pide un reloj. Para vosotros, lo que queda del papel de cartas del club, y vuestro primer soborno.
above-below-page-f019-fleece = Tenderles un sombrero
above-below-page-f019-fleece-4 = Echan todo lo que tienen, hasta los naipes, y os dan las gracias. Nunca fue tan fácil. A medio agujero, de vuelta, notáis que uno de vosotros ha bostezado.

above-below-page-f020 = Pasáis por el agujero, os sacudís la tierra y os ponéis de pie en una salita. Nadie. Las sillas rodean una mesa con la lámpara encendida; las tostadas tienen mantequilla; la tetera acaba de romper a cantar. Tras el muro por el que habéis venido, muy abajo, ahora os oís a vosotros: caváis, y dudáis si cavar. Falta un cubierto, según vuestra cuenta, y en el cajón hay plata. Sería amable poner otro, para quien venga después a escuchar.
above-below-page-f020-again = La salita sigue como la dejasteis, o algo más amable. A través del muro os oís no entrar.
above-below-page-f020-lay = Poner un cubierto más y decirlo
above-below-page-f020-lay-3 = «Hay sitio», le decís a la cerradura, bien alto. Fuera se deja de cavar, y se vuelve a cavar más deprisa. La jarra da la vuelta.
above-below-page-f020-lay-5 = Os contáis lo de los caminos, lo del barro, quién llegó tarde. Cuando por fin cede el muro hay mermelada, y nadie en el agujero, y una cesta llena.
above-below-page-f020-silver = Vaciar la plata del cajón
above-below-page-f020-silver-6 = Estáis completamente solos. Solo que, al marcharos a gatas, lo oís tras el muro: retiran las sillas, una por una, tantas como erais.
