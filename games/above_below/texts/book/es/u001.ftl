above-below-page-u001 = «Y *arrancan*», susurra el hombre del megáfono. Lleva una generación susurrándolo. Bajo helechos encendidos, dos caracoles como sofás vienen por la recta, cuerno con cuerno; el aire es lechuga mojada y dinero. En las gradas casi todos nacieron allí. El corredor de apuestas bajó para una semana, y querría, por favor, que alguien gritara; quizá ayude. La cinta está a un paso, atada a dos ramitas. Pagan bien. Eso sí, dice su mujer, no ha visto todavía a nadie que apueste una sola vez.
above-below-page-u001-again = Ya van a la altura de una margarita. «*Increíble*», musita el hombre del megáfono.
above-below-page-u001-cheer = Animarlos a los dos
above-below-page-u001-cheer-2 = Gritáis hasta que parpadean los helechos. Los dos caracoles se vuelven, conmovidos, lo cual les cuesta la semana; pero allí nadie había sido tan feliz.
above-below-page-u001-cheer-4 = Empezáis la ola. Recorre las gradas, y algo le llega al de la izquierda, que saca un ojo, y gana. El corredor cierra el maletín y convida a todo el mundo.
above-below-page-u001-bet = Apostar por el de la izquierda
above-below-page-u001-bet-6 = ¡Por el ancho de un cuerno! La fotografía estará en otoño, pero pagan a la vista de vuestras caras.
above-below-page-u001-bet-fail = El de la derecha. Por tan *poco*, dice uno; por tan poco que casi no cuenta; y al volver va preguntando qué corre los domingos.
above-below-page-u001-nudge = Correr la cinta de noche
above-below-page-u001-nudge-4 = Bastan dos pulgadas a la izquierda. Por la mañana aúpan a un bisabuelo para que vea, y se descubre ante el caracol que no era.

above-below-page-u002 = Punto, raya, punto, hace una lucecita verde sobre la ciénaga, con mucho sentimiento. Es una luciérnaga macho, de cuello duro, entre cestas de moras que ha preparado para quien venga. «Lo digo bien claro», explica. «*Quiero casarme contigo.*» Pero solo vienen anguilas. Hay un olor dulce a podrido; una rana pulsa una cuerda. Uno de vosotros le descifra la clave, despacio, y otra vez. Lo que lleva todo el verano emitiendo es *Quiero cazarte con trigo*. Desde allá fuera, claro, alguien podría contestarle, por las cestas.
above-below-page-u002-again = Dos luces suben y bajan por la ciénaga, corrigiéndose la una a la otra, con muchas risas.
above-below-page-u002-correct = Corregirle la ortografía
above-below-page-u002-correct-3 = Se apaga del todo, de vergüenza. Luego, muy bajito, letra por letra, lo intenta; y a lo lejos, con letra más redonda, algo empieza a deletrear.
above-below-page-u002-correct-6 = Le proponéis una imagen o dos, y un final más corto. Antes de la medianoche hay otra luz. En la comida ni piensan; las cestas tienen que ser para vosotros.
above-below-page-u002-reply = Contestarle en nombre de ella
above-below-page-u002-reply-4 = Movéis un farol desde una barca. *Deja la cena en la orilla*, deletreáis. Toda la noche repite que no era molestia, que solo esperaba verla.

above-below-page-u003 = Vueltas y vueltas da el baile en el corro de setas, caballeros y damas, con las mejillas ardiendo; un violín sierra la nada. Nadie sale en menos de siete años. Al lado, en un tocón, entre olor a cola y a cuero caliente, un zapatero con clavos en la boca les va poniendo suelas según pasan: un golpe por vuelta. «Tres por cuatro», dice entre los clavos. «No lo aguanto.» Se le ha acumulado el trabajo; una condesa baila en medias. Al centro, donde gira más deprisa, han ido a parar las bolsas, y los tobillos saltan como ramas.
above-below-page-u003-again = Han bajado a minueto, por consideración al zapatero. Él dice que echa de menos el ejercicio.
above-below-page-u003-cobble = Ayudarle a poner suelas
above-below-page-u003-cobble-3 = Corréis a la par con el martillo, y aprendéis a dar en el *dos*. La condesa se inclina al pasar: ya no recordaba, dice, lo que pesa una amabilidad. Él parte su cena.
above-below-page-u003-dance = Entrar bailando a por las bolsas
above-below-page-u003-dance-7 = Entráis a compás, reverencia, giro, agacharse; y fuera por el único hueco, entre dos valses. Lo tarareáis durante semanas.
above-below-page-u003-dance-fail = Uno de vosotros se encuentra de frente con un comandante, a toda velocidad. El corro expulsa a quien no baila. No duele nada, hasta el árbol.

above-below-page-u004 = «Dile», pide el liquen de la roca, «que le toca a ella.» «Dile *tú*», contesta, con otra voz, «que la luz la he hecho yo toda la semana.» Como es un liquen, son dos: él lleva techo y alquiler, ella sol y azúcar, y no se hablan desde hace un siglo. Tienen un cuerpo para ambos, y por el medio se está quedando gris. Algo gotea; hay un tufo a caramelo quemado. Por el naranja de los bordes vienen alfareros de muy lejos, y aquí se han dejado las vasijas. Habría que llevar cada palabra como una pulgada.
above-below-page-u004-again = Ya se acaban las frases el uno al otro. «Nunca fue», dice una voz, «por la luz», dice la otra.
above-below-page-u004-mediate = Mediar, pulgada a pulgada
above-below-page-u004-mediate-4 = Al atardecer queda claro que quien lo dijo fue un primo de él. Hay un silencio. Luego toda la roca huele a cena, y os ruegan que os quedéis.
above-below-page-u004-mediate-6 = «Es que tenía frío», dice ella al fin. Se lo lleváis. Él lo medita lo que dura una vela, y se corre una pulgada. El borde entero reverdece en naranja, y las vasijas se tiñen solas.
above-below-page-u004-scrape = Raspar el naranja
above-below-page-u004-scrape-3 = Sale con un cuchillo de untar. «¿Has sido tú?», pregunta una voz. «Creía que eras *tú*», dice la otra; y casi es ternura.

above-below-page-u005 = Mirad arriba, dice el sotobosque con luz verde pálida. Algo grande y peludo se ha soltado de una rama y os está cayendo encima. Lleva cayendo desde el viernes, como cae la miel, boca abajo, con las patas por delante, y lo precede un aliento tibio de higos. «¿Alguno», dice, a lo largo de la tarde, «tendría un colchón?» De la bolsa le salen por delante los ahorros, una moneda reluciente tras otra, y se quedan a la altura de vuestras manos. Quien agarra una de esas, dicen, ya no sabe parar.
above-below-page-u005-again = Se ha soltado de otra rama, más alta. «Práctica», dice, cosa de una hora después.
above-below-page-u005-bed = Hacerle una cama de hojas
above-below-page-u005-bed-3 = Cuesta un día rastrillarla, y otro que llegue. Se posa pata a pata. «Ay», dice el jueves. «*Gra*.»
above-below-page-u005-bed-6 = La hacéis honda y le abrís el embozo. Aterriza de lado, ya dormido, y la bolsa se le vuelca: higos, y provisiones para un viaje lento.
above-below-page-u005-pick = Atrapar los ahorros al vuelo
above-below-page-u005-pick-5 = Con una no podéis parar. Uno de vosotros no puede con veinte, y sigue alargando la mano cuando el animal llega al suelo, con un golpe pequeño, lento, decepcionado.

above-below-page-u006 = *Cartas de casa, en el acto*, pone un tablero entre dos tocones encendidos, y esperan en larga cola, escarabajos, peones, un guardia altísimo que se perdió, sorbiendo por la nariz. Una mujer con tinta en los puños mira bien a cada cual y se pone a escribir. *Querido hijo: el gato pregunta por ti.* No falla nunca, ni en el gato. Rasguea la pluma; el lacre lleva perfume de violetas. Casi todos meten una moneda para una hermana imaginaria, y lacran. «A *mí* no me han mandado ninguna», dice echando arenilla. «Claro, no sabrían adónde.»
above-below-page-u006-again = Os lee de la suya. Se la sabe de memoria, pero pasa la hoja igualmente, por oírla crujir.
above-below-page-u006-write = Escribirle una entre todos
above-below-page-u006-write-3 = *El pestillo sigue atascándose*, ponéis, sin saberlo. La lee de pie. «Sí», dice. «Hay que levantarlo un poco.»
above-below-page-u006-write-6 = Metéis mano todos; salen cuatro caras, y alguien dibuja el cerro. Ella cierra el puesto por hoy. El papel bueno, dice, estaba esperando esto.
above-below-page-u006-steam = Abrir al vapor las lacradas
above-below-page-u006-steam-4 = Se acaba pronto, con una tetera. Las volvéis a cerrar tan bien que las hermanas, que no existen, no lo sabrán nunca.

above-below-page-u007 = No hay nadie detrás. Miráis otra vez: no hay nadie detrás, pero los árboles están más cerca. Están quietísimos, pálidos, con tierra en los pies; uno se sostiene sobre una sola raíz. Seguís. Pasitos, pasitos; huele a mantillo; os volvéis de golpe, y un abedul tiene el brazo adelantado y se muerde el labio. Ah. Este os lo sabéis. Se jugaba contra la pared, *un, dos, tres*. Han reservado setas pardas para después. Solo que está oscuro, son muchos, y a quien pierde los nervios en este juego suele costarle encontrarlos.
above-below-page-u007-again = No hay nadie detrás. El nadie contiene la respiración, y a una parte le ha dado la risa.
above-below-page-u007-play = Jugar contra los árboles
above-below-page-u007-play-5 = Pilláis al abedul, a un aliso y a dos abetos que juran que ya estaban ahí. Chillan de gusto. Reparten la merienda de rama en rama.
above-below-page-u007-play-8 = Luego les toca contar a ellos. Cruzáis el bosque entero de puntillas y le tocáis el hombro al roble más viejo. No lo habían pillado jamás. Grita *¡ay!* y se le cae todo.
above-below-page-u007-play-fail = Os volvéis tarde; algo nudoso y tierno agarra a uno por el codo. «*Pillado*», susurra. Ese ahora se gira ante cualquier árbol, aunque sea de maceta.
above-below-page-u007-back = Alejarse de espaldas, hasta el final
above-below-page-u007-back-0 = Se quedan como en una foto de colegio. Lo último que veis es una ramita que saluda. Habéis cruzado de espaldas un bancal de judías, y lleváis los sacos llenos.

above-below-page-u008 = *Muuuu*, hace la sirena, una sola nota, la mañana entera. Por la curva, al paso de la humedad, viene una ambulancia. Es una babosa con una lámpara azul en la frente y una camilla encima, espumeando, esforzándose, con olor a pepino y a fenol. «Urgencia», jadea. El enfermo se incorpora y se quita el sombrero. Se curó hace años. De camino se casó con la enfermera; hay niños, bajo la manta, jugando a las cartas. Nadie tiene corazón para decírselo. Faltan cuatro varas de cuesta hasta el hospital, y el médico da de cenar a quien le lleve a alguien.
above-below-page-u008-again = *Muuuu*. Ahora vuelve, con flores, a ver cómo les fue a todos.
above-below-page-u008-echo-1 = Tiene otro aviso, resopla: alguien se ha caído, o está a punto.
above-below-page-u008-push = Empujar con toda el alma
above-below-page-u008-push-2 = Ganáis una pulgada, y otra. «¡Paso!», grita el enfermo, por darle gusto. Un helecho se aparta, y la lámpara azul brilla como nunca.
above-below-page-u008-push-4 = Los subís en brazos por el umbral, con babosa y todo. «*A tiempo*», solloza. El médico escucha muy serio el corazón del enfermo, un buen rato, y luego el de los demás. Para cenar hay pescado.

above-below-page-u009 = Todos los robles huecos hacen aquí tictac. Los trajeron los colonos, cuenta el guarda, por tener en la pared algo de casa; algunos se escaparon; y ahora hay relojes de cuco salvajes por todo el bosque. Cruzan aleteando, con las cadenas a rastras. A las horas en punto es espantoso, pues no hay dos de acuerdo. Dejan un rastro de resina. En una horquilla veis los huevos, lisos, redondos, cada uno con su pulso chiquito; los relojeros los pagan a cualquier precio. Debajo, en una ramita, está el menor, sin cuerda, a las cuatro menos diez, con la puertecita abierta, mirando arriba.
above-below-page-u009-again = Son las cuatro menos diez, o mediodía, o las ocho y media, según de dónde. Uno os lo dice en un susurro.
above-below-page-u009-wind = Subir a darle cuerda al menor
above-below-page-u009-wind-5 = Las agujas no se tocan; solo la cadena, eslabón a eslabón. *Cu*, dice. Después vuela, más o menos, hasta su padre, y el guarda, que había apostado, paga.
above-below-page-u009-nest = Llevarse los huevos del nido
above-below-page-u009-nest-3 = Os hacéis con los dos del borde. A vuestra espalda, bosque abajo, algo da la una; y la una; y la una.
above-below-page-u009-nest-7 = Os los lleváis todos, tibios, latiendo, en un sombrero. Nacerán sobre chimeneas de mármol, y saldrán a las horas en punto, a preguntar.

above-below-page-u010 = A una mesa entre helechos, con el babero puesto, un hombre enorme alza el tenedor, cierra los ojos y espera. Tictaquea un reloj. «No», dice feliz, «mortal no es», y lo apunta. Es el catador de la reina de los topos. Ella huyó hace años de otra clase de conjura; pero los platos siguen bajando, luz azul, luz rosa, y él sigue. Huele a mantequilla, a tomillo, y a algo por debajo del tomillo. El relevo no se presentó, es comprensible. Quedan cinco sin probar. «De cada tres», dice, «con uno cambia uno de color para siempre. Pero ¡con *cuál*!»
above-below-page-u010-again = «El rosa», os dice masticando, «gana.» Ha escrito una guía, con tenedorcitos al margen.
above-below-page-u010-taste = Catar los cinco platos nuevos
above-below-page-u010-taste-5 = El tercero canturrea. Lo dejáis donde estaba, y a nadie le pasa nada, por un pelo. Os da un cesto de lo que habéis demostrado.
above-below-page-u010-taste-7 = Los hacéis todos, a ojos cerrados, y en el cuarto sacáis la nuez moscada. «¡*Nuez moscada*!» Se levanta, entre dos, y os da la mano. Cesto, propinas y fiambres, para vosotros.
above-below-page-u010-taste-fail = Era el fino. «Ah», dice con interés, volviendo a uno de vosotros hacia la luz, «pues *este* es nuevo», y busca el lápiz.
above-below-page-u010-plates = Rebañar los que ya aprobó
above-below-page-u010-plates-3 = Os acerca los azules. «Del jueves», dice, «y aquí me tenéis. Si acaso, hay más de mí.»
