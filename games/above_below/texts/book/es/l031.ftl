above-below-page-l031 = Ella está a este lado del patio y él a aquel, dos palmeras, con veinte pasos de arena ardiendo en medio; y desde que florecieron no ha soplado viento. Se nota que se han fijado el uno en el otro. Ella cruje; una hora más tarde, cruje él. El aire es de miel y hierro al rojo. En el penacho más alto él lleva un dedal de polvo de oro. «Si alguien tuviera botas, y buen pulso», le dice el jardinero a su barba. En ella cuelgan aún los dátiles del año viejo, negros, pegajosos, sueltos.
above-below-page-l031-again = Justo en medio hay ahora una palmera muy pequeña. Las dos se inclinan sobre ella.
above-below-page-l031-bear = Llevarle el polvo sin respirar
above-below-page-l031-bear-2 = La mitad se os va por las mangas, y estornudáis. La otra mitad, no. Ella baja una hoja sobre lo que le traéis, y se queda quietísima.
above-below-page-l031-bear-5 = No perdéis ni un grano. Al atardecer ha cuajado, y se lo enseña en alto. Lo que tenía de antes os lo deja caer en las manos; él, su sombra.
above-below-page-l031-shake = Sacudir los dátiles viejos
above-below-page-l031-shake-3 = Caen como un aplauso. Enfrente también se suelta algo dorado, y cae derecho, con gran dignidad, sobre nada.

above-below-page-l032 = En un corro de sillas plegables hay dieciséis langostas con las manos en el regazo. «Me llamo Fermín», dice una, «y me comí una provincia.» «*Hola, Fermín*», crujen las demás. Humea un té flojo; una mandíbula se mueve sola, con un chasquido mínimo. Para Fermín es el duodécimo día sin una hoja. Os hacen sitio enseguida. Solo que, dice la de la lista, mirando mucho a la pared, ¿les importaría dejar esa bolsa fuera? En la bolsa hay una lechuga. Cualquiera de ellas la pagaría en oro.
above-below-page-l032-again = «Treinta días», dice Fermín, y os enseña una medallita verde. A la cinta ya le falta un bocado.
above-below-page-l032-share = Sentarse y confesar también
above-below-page-l032-share-0 = «*Hola*», crujen. Confesáis lo de la mermelada. No es una provincia, pero se lo toman igual de en serio. La lechuga sale por detrás, debajo de un abrigo.
above-below-page-l032-deal = Vender hojas en la puerta
above-below-page-l032-deal-5 = Hoja a hoja, por detrás, sin preguntas. Pagan de debajo de los élitros. En el corro hay cada vez más sillas vacías.
above-below-page-l032-deal-7 = El cogollo se paga mejor que la provincia. Cuando os asomáis quedan dieciséis asientos, o casi, y media lista.

above-below-page-l033 = El horizonte, visto de cerca, es una soga. Está tirante en la boca del valle, zumba, quema, huele a brea, y de ella cuelga el cielo con pinzas. En la punta izquierda un hombre gordo se echa atrás, con los talones hincados. En la derecha cree tener un compañero; no lo ha visto, porque si soltara para mirar no habría por dónde mirar. «Nos damos tirones», dice. «Uno son los buenos días.» Desde las tres tiene una avispa en el pantalón. La soga es de primera, y detrás de él queda un rollo.
above-below-page-l033-again = Un tirón, desde la derecha, para vosotros. «Preguntaba quién era», dice el gordo. «Le he dicho que amigos.»
above-below-page-l033-echo-1 = «De la cuarta pinza cuelga una posada», dice. «Anda preguntando por sus huéspedes.»
above-below-page-l033-hold = Sujetarle su punta
above-below-page-l033-hold-3 = Se va detrás de una peña; se oye un alarido. Por poniente el cielo se comba un poco, y allí la gente se acuesta pronto. Os paga la hora.
above-below-page-l033-hold-5 = Mandáis por ella lo que él nunca supo decir: cuatro tirones, una pausa, dos. Llega la respuesta. La lee a dos manos, y os obliga a aceptar su cena.
above-below-page-l033-cut = Cortar un trozo del rollo
above-below-page-l033-cut-4 = Era lo que sobra, para los días largos. Hacéis un buen nudo. Desde entonces hay una tarde a la semana que no le llega.

above-below-page-l034 = Hay un grifo de latón en una hornacina, con mirilla, y en el labio una gota que no cae. «Yo sirvo», dice, «a quien no tiene sed. Los demás no son objetivos.» Enfrente, en un banco, un esqueleto sostiene un impreso. Huele a pizarra mojada, que es para volverse loco; en la cañería algo se ríe. «Ustedes. ¿Tienen sed?» Decís que no; os sale un chasquido. «Paseen», dice el grifo, «y hablen de otra cosa.» Detrás están la caja fuerte de las aguas y un aljibe intacto desde que lo llenaron.
above-below-page-l034-again = «¿Siguen sin sed?», pregunta el grifo, y deja que se columpie la gota. Empezáis, sonriendo, por los nabos.
above-below-page-l034-talk = Hablar largo de otra cosa
above-below-page-l034-talk-4 = Salís adelante con los nabos, las tejas, la cadera de una prima. «Neutrales», dictamina, y sirve una medida, que sorbéis como gente pendiente del reloj.
above-below-page-l034-talk-7 = Con las tejas os acaloráis tanto que apartáis el primer vaso. ¡Clan! Aljibe, caja y todo. Jamás había tratado, gorgotea, con tal desapego.
above-below-page-l034-talk-fail = Va muy bien hasta la palabra *arroyo*. A alguien se le sale sola la lengua. «Parte interesada», dice el grifo.

above-below-page-l035 = Chirría, chirría: por la esquina asoma un oasis en una carretilla. Trae tres palmeras, una charca, juncos, un pato; tira de él un hombre con sombrero de paja, y huele a barro y menta. En tiempos alquilaba hamacas en la playa. «Adelante», dice, cansado. «Pasen a través. Todos pasan.» Hace años que cada caravana que encuentra se da con el codo, cierra los ojos y sigue de largo, muerta de sed. A ellos no los engañan. Ahí viene otra, con los dientes apretados. Bastarían unos testigos. La recaudación, intacta, está en una lata junto al pato.
above-below-page-l035-again = Hay cola. Vuelve a alquilar hamacas, a perra chica la hora, llorando de alegría.
above-below-page-l035-echo-1 = «Vosotros habéis parado en esa posada», dice. «En *esa* sí creen. Que alguien me lo explique.»
above-below-page-l035-vouch = Dar fe, bebiendo
above-below-page-l035-vouch-2 = Bebéis, hacéis gárgaras. «Qué *logrado*», dice la caravana. Pero el más pequeño, el de la cola, ha metido un pie, y no se mueve.
above-below-page-l035-vouch-4 = Empujáis dentro al jefe. Sale con el pato en la cabeza y otra cara. A nadie le dejan irse con el odre vacío.
above-below-page-l035-drain = Vaciarlo y llevarse la lata
above-below-page-l035-drain-5 = Sois rápidos, y lleváis muchas botellas. Lo que queda son tres palmeras y un temblor; y el pato, dando vueltas y vueltas por el barro.

above-below-page-l036 = «La izquierda, nada», dice el guía. «La derecha, tampoco.» Está sentado ante tres galerías, reseco, con la tiza en la oreja. Entró de joven; las ha andado todas hasta el fondo y las ha tachado, menos la del medio. Sopla fresca, y huele, cree él, a hierba. «Así que la salida es esa. A la fuerza.» Se mira las botas. Mientras no vaya, lo es. Quienes entraron por él y se volvieron ya no son capaces de bajar a un sótano. Su mapa de todo lo demás os lo deja copiar, y el papel que sobre es vuestro.
above-below-page-l036-again = Sobre el arco del medio no ha puesto cruz, ni nada; solo, con tiza y mucho esmero, una silla.
above-below-page-l036-last = Recorrer con él la última
above-below-page-l036-last-5 = Es larga, es una galería, y acaba en un huerto tapiado con un peral y sin puerta. «Bueno, es *un sitio*», dice, y saca merienda para todos.
above-below-page-l036-last-8 = Hay una puerta; os deja abrirla. Hierba, un cerro, y cerro abajo un perro que lo conoce. El laberinto, dice sin volverse, os lo podéis quedar entero.
above-below-page-l036-last-fail = A medio camino se parte la tiza, y delante algo toma aire. Estáis fuera antes que el eco. Desde entonces uno de vosotros no se acerca a una escalera.
above-below-page-l036-copy = Copiar su mapa de lo demás
above-below-page-l036-copy-3 = Es tan grande que se podría dormir dentro, y cada línea acaba en una crucecita limpia. «Eran todas muy agradables», dice, «hasta donde llegaban.»
