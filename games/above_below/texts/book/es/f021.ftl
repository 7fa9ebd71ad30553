above-below-page-f021 = Por dentro, la casa contiene el aliento. Tiene un cuarto, una escalera y una cama, con un hueco en el colchón que se ha quedado frío. La estufa está encendida, y mal; nunca había tenido que hacerlo sola. Todo huele a jabón. A cada paso, las tablas crujen un poco por delante, como quien señala: la alacena, pequeña pero seca; las vistas; un gancho para el abrigo. No es de nadie. No daría guerra. En la despensa guarda su única olla, con calderilla dentro.
above-below-page-f021-again = Han mullido el hueco del colchón. Esta noche hay tantos ganchos como abrigos traéis.
above-below-page-f021-home = Invitarla a vuestra aldea
above-below-page-f021-home-3 = Llega hasta la primera rodada de carro, y ahí se le acaba el valor. Pero os ha envuelto algo para el pecho, del armarito de la cama.
above-below-page-f021-home-8 = Salta dos vallas y un arroyo con las contraventanas apretadas, se sienta entre las vuestras, se acomoda y recoge los escalones. Al anochecer sube un humo como es debido.
above-below-page-f021-pantry = Vaciarle la despensa
above-below-page-f021-pantry-3 = Os va abriendo las puertas. Hasta os alumbra con el candil. Fuera os volvéis, una sola vez, y ahí se ha quedado, como cualquier casa, y ya corrió las cortinas.

above-below-page-f024 = Jueves es hoy, mira por dónde. Os ha hecho cepillarlo hasta dejarlo liso, y hace una milla que no habla. Bajo la tercera raíz hay una mesa, dos taburetes, una lámpara con mecha nueva, y nadie. Pero a lo largo de la pared alguien ha ido poniendo, cada una en su hoja, dos años de cenas: setas rellenas, peras al horno, las primeras ya hechas pelusa. La última todavía humea. «Entonces ella acaba de», dice él, y no puede seguir; y desde la vuelta del túnel oís unos pasitos, lentos, que se alejan.
above-below-page-f024-again = Están bajo la tercera raíz, a la distancia correcta, y cada uno le lee al otro el lomo.
above-below-page-f024-run = Correr tras ella y llamarla
above-below-page-f024-run-2 = Gritáis lo primero que se os viene a la cabeza, que es *¡clases de flauta!* Pasada la curva, al cabo de un momento, los pasitos se paran.
above-below-page-f024-run-7 = La alcanzáis, jadeáis, señaláis. Él dobla la curva al trote con la respuesta prendida donde ella la vea. Las cenas, para vosotros; ninguno de los dos podría.
