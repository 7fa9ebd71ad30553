above-below-page-f021 = Vais entrando de oído, con las manos por delante, por la hierba abierta: un zaguán, por el eco; una cocina, donde alguien posa un hervidor, y un gato; luego una escalera que no está, y que os aguanta mientras os lo creáis. Huele a tomillo. Es una buena casa, de escuchar, y sigue con su velada a vuestro alrededor. «Tienen que pasar *frío*», dice uno de vosotros, «sin paredes»; y todo se detiene. No lo sabían. Bajo una losa del hogar, que suena a hueco, tintinea una olla.
above-below-page-f021-again = Están cenando, por lo que se oye. Se arriman sillas; ante cada uno de vosotros posan un plato.
above-below-page-f021-home = Invitar a los ruidos a casa
above-below-page-f021-home-3 = Llegan hasta el arroyo, y allí a la escalera le falla el ánimo. Pero os habían oído toser. Una alacena; un corcho; y uno de vosotros tiene un frasco en la mano.
above-below-page-f021-home-8 = Os siguen por encima de dos cercas, dando portazos. Les dejáis el solar del final de la calle. Ruidos así no andan mucho tiempo sin paredes: el domingo ya hay tejado, y llueve.
above-below-page-f021-flag = Cavar bajo la losa hueca
above-below-page-f021-flag-3 = A una vara está la olla, y dentro la calderilla de alguien. Detrás, en la hierba, se corre una silla. Unos pasos se acercan al hogar, y ahí se paran.

above-below-page-f022 = Desde una grieta de la roca, no más ancha que un cajón, viene la llamada. Ahí dentro está el que faltaba, grande como un ternero, con la cabeza en una lechera. No lo pasa mal. «*Uu*», canta, y escucha lo que dice la lechera. Huele a nata agria y a pelo mojado. Con eso puesto no cabe por la grieta, y no se lo deja quitar, porque entonces el otro se callaría. Cuesta arriba, un hocico recorre la hilera, y vuelve.
above-below-page-f022-again = De la grieta sale *uu*, a dos voces. Ha ido por una hermana suya.
above-below-page-f022-coax = Sacarlo cantando
above-below-page-f022-coax-3 = Hacéis desde fuera la otra voz, hasta que recula para ver quién canta tan bien. Plop, hace la lechera. Os muerde, con ternura; y ella baja con esa lengua, que lo cura casi todo.
above-below-page-f022-coax-7 = Lo subís con lechera y todo, él cantando, vosotros contestando, hasta la hilera misma. Ella lava dos veces a todo el mundo. La lechera, le parece, ha de ser para vosotros; y os la llena, cabeza con cola.

above-below-page-f023 = Gritáis donde es costumbre. Saluda un esqueleto, de verdad; algo mojado os pasa por la cara. Después viene una curva en la que los demás siempre han cerrado los ojos, y veis una garita, una lámpara, una palanca y al joven. Tiene canas hasta la cintura. Lleva en la mano un cronómetro, y se le ha parado en dos cincuenta; espera a que sean tres. Huele a caramelo. «¿Todo bien por ahí?», grita. La caja está abierta. Dentro de nada habréis pasado.
above-below-page-f023-again = Pasa la garita. De pura esperanza le ha dado cuerda; marca dos cincuenta y uno.
above-below-page-f023-tell = Decirle que ya son tres
above-below-page-f023-tell-3 = «*¡Tres!*», gritáis, y tira de la palanca. Es tan de repente que no chilla nadie. Los ayuda a bajar del codo, de uno en uno, y reparte pastillas para la garganta.
above-below-page-f023-tell-6 = Se lo decís con cuidado, un poco más en cada vuelta. A la última se sube. A todos se les devuelve el dinero, también a vosotros, y os llevais el premio que nadie ganó, un tarro con tapa.
above-below-page-f023-till = Agarrar la caja al pasar
above-below-page-f023-till-3 = El brazo sale y entra. «Sujétense *bien*, por favor», os grita. Lo había dicho en cada vuelta; lo tomabais por parte de la gracia.

above-below-page-f024 = Jueves es hoy, mira por dónde. Os ha hecho cepillarlo hasta dejarlo liso, y hace una milla que no habla. Bajo la tercera raíz hay una mesa, dos taburetes, una lámpara con mecha nueva, y nadie. Pero a lo largo de la pared alguien ha ido poniendo, cada una en su hoja, dos años de cenas: setas rellenas, peras al horno, las primeras ya hechas pelusa. La última todavía humea. «Entonces ella acaba de», dice él, y no puede seguir; y desde la vuelta del túnel oís unos pasitos, lentos, que se alejan.
above-below-page-f024-again = Están bajo la tercera raíz, a la distancia correcta, y cada uno le lee al otro el lomo.
above-below-page-f024-run = Correr tras ella y llamarla
above-below-page-f024-run-2 = Gritáis lo primero que se os viene a la cabeza, que es *¡clases de flauta!* Pasada la curva, al cabo de un momento, los pasitos se paran.
above-below-page-f024-run-5 = La alcanzáis, jadeáis, señaláis. Él dobla la curva al trote con la respuesta prendida donde ella la vea. Las cenas, para vosotros; ninguno de los dos podría.
