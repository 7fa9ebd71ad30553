above-below-page-e012 = Blanca, y más alta que vosotros, crece una planta donde no pudo llegar semilla alguna, e inclina la flor como quien presta oído. Vive de lo que le susurran. Otra cosa aquí no hay de qué vivir; la oscuridad se está muy quieta y huele a peras y a papel viejo. Por cada secreto que le cuentan da un fruto, dulce, pesado; y quien lo arranque lo sabrá. Ya cuelga uno, maduro, de otra persona, y murmura en sueños.
above-below-page-e012-again = La flor se vuelve antes de que abráis la boca. Por lo visto ya le habían contado que veníais.
above-below-page-e012-tell = Contarle un secreto cada uno
above-below-page-e012-tell-3 = Le contáis quién rompió la bomba. Se estremece de arriba abajo, y donde estaba la flor cuelga algo redondo; lo que eso pesa lo habéis perdido vosotros.
above-below-page-e012-tell-4 = Le contáis el que no os habíais contado ni a vosotros mismos. El tallo se dobla hasta el suelo. El fruto lo coméis en casa, con los postigos cerrados, y dormís como curados.
above-below-page-e012-listen = Escuchar el que está maduro

above-below-page-e013 = Codos, paraguas, resuellos: una cola. Da la vuelta al mercado entero, dos veces a la fuente, y se pierde de vista oliendo a abrigo mojado y a paciencia. Apenas os paráis a mirar, ya tenéis gente detrás. «¿Para qué es?», preguntáis. «No se cuela una para *preguntar*», dice la señora de delante, dolida. Una petaca va pasando hacia atrás y, de vez en cuando, un tazón de barro hacia delante. Un caballero mal de la cadera pagaría bastante por estar donde estáis.
above-below-page-e013-again = La cola se ha movido. Hacia atrás, os informan, pero con una disciplina admirable.
above-below-page-e013-stand = Guardar cola hasta la noche
above-below-page-e013-stand-0 = Avanzáis un paraguas. Es la mejor compañía de toda la semana y, cuando la petaca ha dado la vuelta, no se sabe cómo, la tenéis vosotros.
above-below-page-e013-sell = Venderle el sitio
above-below-page-e013-sell-4 = Los ocupa uno tras otro, como butacas de teatro, y en cada uno suspira. Detrás ya le están preguntando si no consideraría *él* una oferta.
above-below-page-e013-ask = Ir al principio y preguntar
above-below-page-e013-ask-7 = Se oyen comentarios. Al principio hay un puesto cerrado y, dentro, una alfarera que una mañana se asomó, los vio a todos y se escondió. Os suplica que os lo llevéis todo.
above-below-page-e013-ask-fail = «Esto es una *cola*», dice el mercado a una sola voz, y os van pasando hacia atrás de mano en mano hasta la puerta.

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
