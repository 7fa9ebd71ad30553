above-below-page-e101 = «¿Por horas o por peldaños?», pregunta el de las escaleras. Se apoya en la última, en una sala en ruinas sin techo. Las otras treinta siguen donde las dejaron los clientes, contra nada, hacia lo oscuro; de vez en cuando, de muy arriba, baja una tos o el papel de un bocadillo. «Algo ven allí», dice, con olor a resina, «y no me las devuelven». Las fianzas están en la caja fuerte, que cuelga de la más alta. Caería al momento si alguien la serrara, y quizá también vosotros.
above-below-page-e101-again = Le queda una escalera, y se la ha encadenado a la pierna. «Desde arriba», dice, «saludan».
above-below-page-e101-fetch = Traer las que se pueda
above-below-page-e101-fetch-3 = Nueve, y en dos de ellas un cliente que parpadea. Es una ventana, dicen, nada más, con una luz; pero no sabéis cómo tira.
above-below-page-e101-fetch-7 = Subís hasta la luz y metéis la cabeza. Volvéis con treinta escaleras, en silencio, en un haz atado con buena soga; y jamás contáis qué se estaba cocinando.
above-below-page-e101-saw = Serrar la más alta
above-below-page-e101-saw-6 = Cae la caja, y las monedas repican largo rato en las piedras. Arriba, una tos; luego, algo más abajo, unos pies que buscan el peldaño siguiente.
above-below-page-e101-saw-fail = Cae del otro lado. El de las escaleras se porta muy bien, y os presta una para entablillar.

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
