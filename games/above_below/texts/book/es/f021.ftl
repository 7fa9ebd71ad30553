above-below-page-f021 = Por dentro, la casa contiene el aliento. Tiene un cuarto, una escalera y una cama, con un hueco en el colchón que se ha quedado frío. La estufa está encendida, y mal; nunca había tenido que hacerlo sola. Todo huele a jabón. A cada paso, las tablas crujen un poco por delante, como quien señala: la alacena, pequeña pero seca; las vistas; un gancho para el abrigo. No es de nadie. No daría guerra. En la despensa guarda su única olla, con calderilla dentro.
above-below-page-f021-again = Han mullido el hueco del colchón. Esta noche hay tantos ganchos como abrigos traéis.
above-below-page-f021-home = Invitarla a vuestra aldea
above-below-page-f021-home-3 = Llega hasta la primera rodada de carro, y ahí se le acaba el valor. Pero os ha envuelto algo para el pecho, del armarito de la cama.
above-below-page-f021-home-8 = Salta dos vallas y un arroyo con las contraventanas apretadas, se sienta entre las vuestras, se acomoda y recoge los escalones. Al anochecer sube un humo como es debido.
above-below-page-f021-pantry = Vaciarle la despensa
above-below-page-f021-pantry-3 = Os va abriendo las puertas. Hasta os alumbra con el candil. Fuera os volvéis, una sola vez, y ahí se ha quedado, como cualquier casa, y ya corrió las cortinas.

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
