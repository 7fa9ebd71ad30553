above-below-page-e101 = «¿Por horas o por peldaños?», pregunta el de las escaleras. Se apoya en la última, en una sala en ruinas sin techo. Las otras treinta siguen donde las dejaron los clientes, contra nada, hacia lo oscuro; de vez en cuando, de muy arriba, baja una tos o el papel de un bocadillo. «Algo ven allí», dice, con olor a resina, «y no me las devuelven». Las fianzas están en la caja fuerte, que cuelga de la más alta. Caería al momento si alguien la serrara, y quizá también vosotros.
above-below-page-e101-again = Le queda una escalera, y se la ha encadenado a la pierna. «Desde arriba», dice, «saludan».
above-below-page-e101-fetch = Traer las que se pueda
above-below-page-e101-fetch-3 = Nueve, y en dos de ellas un cliente que parpadea. Es una ventana, dicen, nada más, con una luz; pero no sabéis cómo tira.
above-below-page-e101-fetch-7 = Subís hasta la luz y metéis la cabeza. Volvéis con treinta escaleras, en silencio, en un haz atado con buena soga; y jamás contáis qué se estaba cocinando.
above-below-page-e101-saw = Serrar la más alta
above-below-page-e101-saw-6 = Cae la caja, y las monedas repican largo rato en las piedras. Arriba, una tos; luego, algo más abajo, unos pies que buscan el peldaño siguiente.
above-below-page-e101-saw-fail = Cae del otro lado. El de las escaleras se porta muy bien, y os presta una para entablillar.

above-below-page-e102 = «Chis», dice un matorral. Dentro hay un caballero de tweed, con prismáticos, tumbado entre dos omóplatos, que es de donde mejor se ve. Ha visto todas las aves del libro menos una, y por esa lleva aquí, sin moverse, desde la primavera del granizo. Huele a musgo y a pastilla para la tos. «Rabadilla clara», susurra. «Timidísima.» En su sombrero, adonde no le alcanza la vista, está ella en el nido, y gorjea. Una sola pluma suya daría para comer una semana.
above-below-page-e102-again = «Han nacido», susurra. «Lo noto. Cuatro, diría yo. No me digáis el color, os lo ruego.»
above-below-page-e102-mirror = Alzar una sartén como espejo
above-below-page-e102-mirror-6 = Tardáis una hora en subirla hasta la nariz. Mira. No se mueve; pero algo le baja por el tweed, y con un dedo del pie os acerca el monedero y su empanada de setas.
above-below-page-e102-comb = Peinar el nido por las plumas
above-below-page-e102-comb-3 = Os lleváis las sueltas, y algunas que no lo estaban. Algo pálido pasa llorando por encima del matorral. «¿Lo habéis visto?», susurra él. «Debo de haber parpadeado.»

above-below-page-e103 = Dong, dice el lago, y un anillo se va ensanchando. Por debajo nada un lucio largo como un carro, que un año de sequía se tragó la campana de una iglesia hundida y la hace sonar cada vez que da la vuelta. La orilla entera se rige por él. Pero es viejo y se revuelve dormido; desde el desayuno han sido las doce once veces, y las pescadoras ya no se levantan. «Habría que amortiguarlo», dicen, oliendo a humo, y hacen sonar la colecta. Lo siguen a todas partes peces menores, sordos, fáciles como ropa tendida.
above-below-page-e103-again = Dong. Luego, al cabo de un momento, como pidiendo perdón y desde mucho más abajo: dong.
above-below-page-e103-quiet = Acallar la campana con una media
above-below-page-e103-quiet-4 = Baja con un arenque dentro. El lucio traga, gira y dice *dup*. En la orilla se tumban todas a la vez, como hierba, después de pagar.
above-below-page-e103-dive = Bucear entre sus sordos
above-below-page-e103-dive-3 = No os oyen. Vosotros a *él* sí, hasta en las muelas, y salís con lo que se puso a mano.
above-below-page-e103-dive-7 = Esperáis a la medianoche, la larga, cuando tiembla toda el agua. Doce campanadas, y a cada campanada un pez; luego pasan algo para los oídos.

above-below-page-e104 = De la niebla sale un haz de luz y, con él, un largo gemido de latón. En su peñasco trabaja un faro, aunque el lago tiene una milla de contorno y ningún barco. «Hubo uno», dice cuando pasa la luz; solo habla al daros la cara. «Tenía que ser martes.» Huele a sal, quién sabe cómo; el agua chupa las escalas; se le acaba la cuerda. Con la lámpara apagada podríais llegar a lo que atraparon las rocas, que son filosas y resbalan. Los peces hacen corro en torno a la luz.
above-below-page-e104-again = El haz da la vuelta, se detiene en vosotros y sube y baja una vez, como una gorra.
above-below-page-e104-wind = Darle cuerda, cuatrocientas vueltas
above-below-page-e104-wind-5 = Giráis hasta que humean las palmas. Muy lejos, donde no hay nada, algo contesta con una campana. «*Martes*», dice la luz.
above-below-page-e104-wind-7 = A la última vuelta sale de la niebla un bote; rema la bisnieta del farero, con la cena que él había ido a buscar. Hay de sobra.
above-below-page-e104-wreck = Apagar y registrar las rocas
above-below-page-e104-wreck-6 = A oscuras, entre ola y ola, cortáis las bolsas de cien años de astillas. El gemido no cesa. Es solo que ya no mira a nadie.
above-below-page-e104-wreck-fail = Las rocas son tan filosas como parecían. El gemido os pasa por encima, vuelta tras vuelta, muy preocupado.

above-below-page-e105 = «Un momentito, si no les importa», dice el botonero, y sigue escuchando. Está de rodillas en el campo, con la oreja en una tibia. «¿Me permite?», le ha preguntado; siempre pregunta, y espera el sí. En treinta años ha hecho tres botones. Descansan en terciopelo azul; son una hermosura; calientan los dedos. El taladro huele a cuerno chamuscado, y a lo lejos el viento zumba en los huecos. El mercado le compraría una carretada a cualquiera que no preguntase.
above-below-page-e105-again = «Ha dicho que sí», os cuenta el botonero, radiante. «En principio. Aún negociamos los agujeros.»
above-below-page-e105-ask = Preguntar también, sombrero en mano
above-below-page-e105-ask-2 = Vais de uno en otro hasta que anochece. Rueda un nudillo. Pudo ser el viento; él dictamina que fue educación, y os paga la tarde.
above-below-page-e105-ask-3 = Cede una costilla. No es un sí, dice, es un *por qué no*. De ella saca el cuarto botón, ahí mismo, y se lo cose al que ha preguntado.
above-below-page-e105-help = Servirse a carretadas
above-below-page-e105-help-6 = Taladráis toda la noche, y a mediodía medio mercado se abrocha con ellos. Hacia el anochecer, los abrigos empiezan a inclinarse, muy poquito, en esta dirección.
above-below-page-e105-help-fail = El taladro chilla. Por todo el campo, uno tras otro, sin aspavientos, se vuelven del otro lado.

above-below-page-e106 = Antaño hubo aquí una casa. Falta desde antes que el camino, con sus muros y su tejado; pero a los ruidos no los avisó nadie. Estáis con la hierba por la rodilla, en plena ruina, una tarde seca y quieta, y algo baja por una escalera y pisa el peldaño que cruje. Anda un reloj; platos; lluvia contra un cristal. Huele a tomillo, y a nada más. Luego, muy cerca, a la altura de un picaporte, se levanta un picaporte, y viene esa pausa que hacen las puertas cuando acaban de abrirse.
above-below-page-e106-again = En la hierba hay un felpudo, de verdad, sin estrenar. Algo les habrá costado.
above-below-page-e106-enter = Limpiarse las botas y entrar
above-below-page-e106-listen = Escuchar desde donde estáis
above-below-page-e106-listen-0 = Os quedáis hasta que dan las diez y se cierran los postigos. Algo pequeño rueda por unas tablas, se cae donde acaban y queda en la hierba ante vosotros: una moneda.

above-below-page-e107 = «Mmf», dice el cajero. Esta madriguera es un banco, el más seguro bajo tierra: los hámsteres guardan los depósitos en los carrillos, personalmente, y están todos redondos como bollos. Huele a serrín y a plata tibia. Esta mañana alguien dijo *comadreja*. Ahora tenéis a la colina entera en el mostrador pidiendo sus ahorros, y el director ha empezado a hincharse. Un grito más y acaba todo por el suelo. Una moneda *ingresada*, a la vista de todos, haría tanto como un discurso.
above-below-page-e107-again = Han colgado un aviso sobre el mostrador: *Se ruega no usar palabras acabadas en -eja.*
above-below-page-e107-calm = Calmar a la cola
above-below-page-e107-calm-3 = Hacéis fila, a base de serlo. La palabra, por lo visto, era *moraleja*; el tío de alguien escribe fábulas. «Mmf», dice el director, con auténtico sentimiento.
above-below-page-e107-calm-5 = Les habláis de cierto colchón que conocisteis y de cómo acabó. Lo ingresan todo de nuevo. En privado, el director os vacía un carrillo en una tinaja de obsequio.
above-below-page-e107-shout = Gritar «comadreja», sombrero en mano
above-below-page-e107-shout-3 = Salta como la fuente de un parque. Cuando os marcháis están de rodillas en el serrín, flacos como guantes, preguntándose de quién es cada cosa.

above-below-page-e108 = Postes de telégrafo plantaron aquí una vez, en fila, a través del campo de huesos, y no se han quedado muertos. Han echado raíces. Tienen hojas, pequeñas e indecisas, y tacitas de porcelana como frutos; huelen a resina y a tormenta. Un mensaje sigue subiendo y bajando por ellos desde que cerraron la oficina, y si arrimáis la oreja a la corteza hace tac tac: *VENGAN EN SEGUIDA STOP*, y luego, muy bajo, *POR FAVOR*. Donde el cable se ha caído hay largos rollos, buenos para otros cien años.
above-below-page-e108-again = Los postes han florecido. El mensaje se ha acortado: *VENGAN*, dice, y después ya solo zumba.
above-below-page-e108-follow = Seguir el cable hasta el final
above-below-page-e108-coil = Enrollar el cable caído
above-below-page-e108-coil-4 = Lo ovilláis entre los codos. Por costumbre sigue un rato haciendo tac tac para sí; no el mensaje, solo el *stop*.
above-below-page-e108-coil-6 = Lo enrolláis hasta la caseta del celador, donde su última paga espera bajo una tacita. Encima, las hojas se lo van diciendo: *HA VENIDO ALGUIEN STOP*.

above-below-page-e109 = Por el tiro cae una arenilla tibia, y al fondo alguien insulta a una hogaza. Ottokar hornea con lo que hay: harina de caliza, aceite de lámpara, paciencia. Sus panes suenan al golpearlos. «Trescientos años de corteza», dice con los codos en masa gris, «y ni un cliente con dientes para ella». Huele, inexplicablemente, a desayuno. Tiene calambres en los dos brazos, una boda de gente de piedra al mediodía y, detrás, una repisa de buenas escudillas vacías y una bandeja de panecillos que cualquier empedrador compraría sin pensarlo.
above-below-page-e109-again = «¡Llegáis a tiempo!», grita Ottokar. «¡Está subiendo!» Ha subido, calcula, un pelo desde la primavera.
above-below-page-e109-knead = Amasar hasta no sentir los brazos
above-below-page-e109-knead-2 = Amasáis lo que os parece un umbral. Ottokar lo golpea, escucha, asiente, y por un momento se diría que va a llorar harina.
above-below-page-e109-knead-6 = Sale del horno cantando una sola nota. La novia de piedra repite. Ottokar os da la escudilla, porque nunca nadie la había rebañado.
above-below-page-e109-sell = Vender los panes para pavimento
above-below-page-e109-sell-5 = Dan para once varas de un bordillo excelente. En algún lugar, a vuestra espalda, hay una boda con sopa y nada más.

above-below-page-e110 = Este puente dice *cuidado con el escalón*. Es de hierro, con sus remaches, las manos agarradas a las raíces de una orilla y los talones hincados en la otra; una cara mira al río y gotea. «*Aguanta un minuto*, me dijeron», explica. Desde entonces han cruzado carros, y un circo. El agua brama; la barandilla, que es una oreja, huele a óxido. Se levantará cuando haya pasado el minuto y tengan por dónde cruzar. En la espalda lleva una moneda que se le cayó al circo.
above-below-page-e110-again = «Cincuenta y ocho», va diciendo el puente para sí cuando llegáis. «Cincuenta y nueve. Qué largo, este.»
above-below-page-e110-build = Poner tablones y decírselo
above-below-page-e110-build-4 = Tumbáis dos pinos y los claváis. «¿Ha pasado un minuto?», pregunta. «Casi», dice un carretero con prisa, y paga por cruzar el primero.
above-below-page-e110-build-8 = «Ya ha pasado el minuto», decís. Suelta una mano, suelta la otra y se pone de pie, y sigue; algo en su espalda dice *ah*. Le gustaría ver adónde iban los carros.
above-below-page-e110-cross = Cruzar de puntillas, moneda incluida
above-below-page-e110-cross-0 = Contiene la respiración por vosotros. Desde la otra orilla os volvéis, como hace todo el mundo, y dice que no ha sido ninguna molestia.
