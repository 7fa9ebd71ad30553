above-below-page-e016 = Las últimas páginas se guardan en una sala aparte. Alguien, hace mucho, las sacó de todos los libros, para que nadie tuviera que entristecerse, y las ordenó aquí según el tiempo que hace en ellas. Hay un silencio de después de una puerta. En un rincón huele a mar, en otro a humo y, en el estante de arriba, a nieve limpia. En el rellano espera un carrito con novecientas novelas que se cortan sin más. Se podrían arreglar una por una, guiándose por el papel. También se podría uno quedar la hoja en blanco que sigue a cada final.
above-below-page-e016-again = El carrito está un poco más bajo. Desde la sala de lectura oís que alguien se suena.
above-below-page-e016-read = Leer una y guardarse la hoja
above-below-page-e016-read-4 = Se encuentran en la estación, que era lo que no os atrevíais a pensar. Luego viene la hoja en blanco, bastante gruesa, y soltáis el aire.
above-below-page-e016-shelve = Devolver los finales a sus libros
above-below-page-e016-shelve-5 = Casáis doscientos a la luz de la lámpara. En alguna parte, un lector pasa la hoja esperando la tapa, y pega un grito.
above-below-page-e016-shelve-7 = Al alba están completas las novecientas, también las ahogadas. Una lectora vieja os para en la escalera; iba por la página trescientas, dice, desde que era novia.

above-below-page-e017 = ¡Toallas calientes! El barbero de la sala larga, un hombre redondo en una escalera altísima, afeita estalactitas. Vienen a diario y son presumidas. Sisea; huele a loción y a caliza mojada; muy abajo, un chico barre recortes violetas con escoba y balde. «En el sillón no se sienta nadie», os dice el barbero, «desde el Diluvio. No sabéis cómo echo en falta un mentón». Va atrasado con la pared este, si alguno tiene ojo y navaja; pero él solo os mira el mentón.
above-below-page-e017-again = «¿Lo de siempre?», grita la escalera. En el espejo, por encima de vuestro hombro, hay una gota larga que espera.
above-below-page-e017-shave = Afeitar la pared este
above-below-page-e017-shave-3 = Rebajáis un poco las puntas. Zumban de gusto, y las propinas, aquí, os caen directamente en el delantal.
above-below-page-e017-shave-5 = A la más vieja le hacéis la raya. Mil años llevaba esperando que se lo preguntaran, y deja caer en el balde su único rizo violeta.
above-below-page-e017-sit = Sentarse en el sillón
above-below-page-e017-sit-2 = Mientras trabaja os cuenta el Diluvio, y os dejan decir *¡no!* y *¡no me diga!* El chico barre toda la tarde alrededor de vuestros pies, radiante.
