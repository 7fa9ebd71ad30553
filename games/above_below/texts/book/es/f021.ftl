above-below-page-f021 = Por dentro, la casa contiene el aliento. Tiene un cuarto, una escalera y una cama, con un hueco en el colchón que se ha quedado frío. La estufa está encendida, y mal; nunca había tenido que hacerlo sola. Todo huele a jabón. A cada paso, las tablas crujen un poco por delante, como quien señala: la alacena, pequeña pero seca; las vistas; un gancho para el abrigo. No es de nadie. No daría guerra. En la despensa guarda su única olla, con calderilla dentro.
above-below-page-f021-again = Han mullido el hueco del colchón. Esta noche hay tantos ganchos como abrigos traéis.
above-below-page-f021-home = Invitarla a vuestra aldea
above-below-page-f021-home-3 = Llega hasta la primera rodada de carro, y ahí se le acaba el valor. Pero os ha envuelto algo para el pecho, del armarito de la cama.
above-below-page-f021-home-8 = Salta dos vallas y un arroyo con las contraventanas apretadas, se sienta entre las vuestras, se acomoda y recoge los escalones. Al anochecer sube un humo como es debido.
above-below-page-f021-pantry = Vaciarle la despensa
above-below-page-f021-pantry-3 = Os va abriendo las puertas. Hasta os alumbra con el candil. Fuera os volvéis, una sola vez, y ahí se ha quedado, como cualquier casa, y ya corrió las cortinas.
