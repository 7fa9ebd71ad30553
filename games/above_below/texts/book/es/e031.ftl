above-below-page-e031 = Las costillas se alzan en este campo como cuadernas de barcos sin terminar y, en medio, escarba una perra. Es grande como una carreta de heno y tiene el hocico blanco. En cuanto entierra algo olvida dónde, y el suelo tiembla con su desengaño. Ya os ha visto. Os deja delante un fémur bien lamido, tibio, que huele a sebo, y retrocede meneando toda la mitad de atrás. En los hoyos, además, asoman vasijas viejas. Y un tallador de peines pagaría bien por ese hueso.
above-below-page-e031-again = Ha cavado un hoyo para cada uno, de vuestra medida exacta, por amabilidad. Se lo agradecéis desde cierta distancia.
above-below-page-e031-throw = Lanzarlo con toda el alma
above-below-page-e031-throw-2 = No es mucho. Ella, muy educada, lo trae de vuelta y os enseña con el hocico cómo se pone el brazo.
above-below-page-e031-throw-6 = Pasa por encima de la última costilla y se pierde en lo oscuro. Tarda tanto que miráis en sus hoyos y sacáis la vajilla de boda de alguien.
above-below-page-e031-sell = Venderlo a quien hace peines
above-below-page-e031-sell-4 = Salen cuarenta peines y un calzador. Al anochecer la oís recorrer el campo, hoyo por hoyo.

above-below-page-e035 = En la fila nueve hay corriente, huele a lechuga y se oye un raspar mojado, como de quien lee con la lengua. Un caracol grande como un escabel avanza por la poesía. Solo se come lo blanco. Detrás, los versos yacen en montones por el suelo, rimando aún, sin nada que los sostenga. Es un animal manso y ya casi ha llegado a la M. Las tapas que deja son de becerro y oro, y cualquier talabartero las pagaría bien, si a nadie le importa la M.
above-below-page-e035-again = El caracol va por la P. Saca un ojo de un soneto y lo vuelve a meter, algo hinchado.
above-below-page-e035-lead = Llevarlo a la contabilidad
above-below-page-e035-lead-3 = Sigue una hoja de col hasta los libros mayores, que le resultan más secos pero llenan más. Algunos versos trepan de vuelta al estante.
above-below-page-e035-lead-6 = En contabilidad descubre los apéndices en blanco y se duerme de gusto. Debajo quedan cuadernillos que ya nadie tendrá que rellenar.
above-below-page-e035-bindings = Vender las tapas vacías
above-below-page-e035-bindings-4 = El talabartero no pregunta. Toda la tarde, un verso sobre un ruiseñor da vueltas por el carro en busca de su otra mitad.

above-below-page-e036 = Cada minero se marchó a su casa menos el canario, que es de cuerda y al que nadie avisó. Cuelga de su gancho donde se bifurca la galería, y canta. Hacia la izquierda canta carbón; hacia la derecha, desafinando, aire malo; y hay una tercera canción, pequeñísima, que se guarda para el suelo. El latón está verde y huele a calderilla. El gas, aquí abajo, sabe a almendras; quien se quedara a oír la canción chica, con la oreja en tierra, bien podría llevarse un dolor de cabeza o algo peor.
above-below-page-e036-again = Canta la canción chica en cuanto os ve, y luego, muy serio, la del aire malo.
above-below-page-e036-listen = Escuchar la canción del suelo
above-below-page-e036-listen-5 = Bajo la tercera losa, dice la tonada; y así es. Sacáis el pedazo a la carrera, con la bufanda en la cara.
above-below-page-e036-listen-fail = Os quedáis una estrofa de más. El canario se calla. Esa, según recordaréis luego, es la señal.
above-below-page-e036-whistle = Silbar e ir por la izquierda
above-below-page-e036-whistle-3 = Carbón, en efecto, una veta honrada, y un comerciante al final. Todo el camino el canario os saca medio compás.
