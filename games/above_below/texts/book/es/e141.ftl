above-below-page-e146 = El sonido llega temprano a esta sala. Os oís admirarla antes de haber entrado; luego una tos y después, desde el fondo, a uno de los vuestros que grita: *¡No, la de la izquierda!* Los cristales se alzan en filas como tubos de órgano, tan fríos que humean, y el aire sabe a cáscara de limón. De izquierdas no ha hablado nadie todavía. Dos de las columnas empiezan a zumbar, y por dentro de una baja una luz morada. Podríais sentaros hasta saber más, o sacar ya el cincel.
above-below-page-e146-again = La sala os recibe con vuestras propias despedidas. Las decís, por no crear problemas, y os vais.
above-below-page-e146-wait = Sentarse y dejar que acabe
above-below-page-e146-wait-0 = Escucháis la tarde entera, incluida la caída que ya no vais a tener. Por lo visto, a alguien le iba a hacer falta la poción; os la quedáis.
above-below-page-e146-chip = Picar las que zumban
above-below-page-e146-chip-4 = «¡No, la de la izquierda!», grita alguien, muy a tiempo. Se suelta en esquirlas claras y fáciles de vender, y nadie ha perdido una ceja.
above-below-page-e146-chip-6 = La de la izquierda se abre como una alacena. Dentro, en un tallo de luz, crece una piedra que, por el ruido, ya está en vuestra repisa.
