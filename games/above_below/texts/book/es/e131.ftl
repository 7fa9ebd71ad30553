above-below-page-e131 = Primero fue una polilla, atravesada en el camino donde no pudierais pasarla por alto. Más adelante, un ratón. Luego un murciélago, doblado; luego, arrastrada desde quién sabe dónde, una bota de minero entera. No hay nadie. Solo a ratos, por un lado, pasa un silencio con bigotes y un aliento a sardina. Alguien ha visto cómo cazáis y le dais pena. Con estas cosas no conviene exagerar; tampoco quedarse corto. Se sabe de algún caso que se resolvió con un cabo de soga.
above-below-page-e131-again = En mitad del camino hay una sardina y, al lado, con muchísima delicadeza, han puesto un tenedor.
above-below-page-e131-accept = Aceptarlo todo con dignidad
above-below-page-e131-accept-5 = Guardáis el murciélago en la bolsa, decís *vaya, vaya* y seguís. El siguiente regalo llega solo, a cuatro patas, se sienta en medio y espera a que lo llevéis en brazos.
above-below-page-e131-accept-fail = Uno ha dicho *gracias* demasiado pronto, o alguien se ha reído. De aquí en adelante el camino está limpio, millas y millas.
above-below-page-e131-boot = Mirar dentro de la bota
above-below-page-e131-boot-0 = Hay un calcetín y, en la punta del calcetín, una moneda. Cuando levantáis la vista, la bota ya ha sido retirada.

above-below-page-e132 = Ese viejo de la escalera de la mina es el aprendiz. Tenía dieciséis años cuando el maestro lo mandó por un martillo para zurdos, pintura a rayas, una escuadra redonda, un cubo de vapor y dos reales de oscuridad; el taller entero salió a la ventana a verlo marchar. Ha tardado cincuenta y uno. Lo tiene todo. Está en la carretilla, con olor a aceite, y el cubo silba. «Solo falta que me lo firmen», dice, y alisa la lista. Por dos monedas os cede pintura. Un museo se quedaría con el lote.
above-below-page-e132-again = «Me ha dado la tarde libre», dice el aprendiz. «Pagada. He pensado ir a ver una ventana.»
above-below-page-e132-sign = Firmarle cada artículo
above-below-page-e132-sign-3 = Firmáis como firman los maestros, sin levantar la vista. «Ya era hora», decís. Él se cuadra, ahí en la escalera, y le dura.
above-below-page-e132-sign-6 = Le devolvéis el vapor, y al final lo aceptáis. Luego le preguntáis qué tal se le dan los martillos corrientes. Empieza a contároslo, y en la puerta de vuestra aldea todavía lo cuenta.
above-below-page-e132-buy = Comprarle de esa pintura
above-below-page-e132-buy-0 = Sale a rayas, rojas y blancas, derechas a más no poder. Cuando se acaba la pintura os queda un tarro estupendo.
above-below-page-e132-museum = Llevar la carretilla a un museo
above-below-page-e132-museum-7 = Le dan una sala. *Objetos cómicos*, pone en el rótulo. Él va los días de entrada libre y se queda delante del cubo, con la lista.
above-below-page-e132-museum-fail = «¿Para zurdos?», dice el director, y de la risa tiene que sentarse, y manda llamar a los demás. En la escalera, el viejo se ha quitado la gorra.

above-below-page-e133 = Chis. El señor Pelusa, con suelas de fieltro, guarda los silencios en frascos, por fechas: el de después de una pedida de mano; el de cuando paró la banda; uno chiquito, de un cuarto de niños, que casi nadie solicita. Huele a corcho y a cera. En los estantes altos se ha aflojado una tapa, y cada minuto hay menos ruido; vuestras lámparas ya no silban. Él señala, se retuerce las manos, no puede trepar. Quien suba habrá de hacerlo sin un crujido. Los lectores, escribe en la pizarra, son agradecidos.
above-below-page-e133-again = El señor Pelusa se lleva un dedo a los labios y después, tras pensarlo, a los vuestros.
above-below-page-e133-tread = Subir callados a cerrarla
above-below-page-e133-tread-2 = En el noveno peldaño alguno respira; pero la tapa está puesta. Vuelven los ruiditos, algo tímidos, y se sientan.
above-below-page-e133-tread-4 = No sabíais lo que suena una barba. De las mesas del fondo llega un aplauso mínimo, en monedas, sobre papel secante.

above-below-page-e134 = De orden del Registro, el escribiente de cobre tiene el día libre. Está sentado en un barril, en mitad del mercado, con la pluma precintada y el cajón atado con balduque, y se mira las ruedas, mal hecho, porque son tres. Aquí todo viene por docenas. Pasa una bandeja de bollos que huele a manteca; da la hora un reloj; le tiemblan las lucecitas de la cara. «No debo», susurra. «Hasta que se ponga el sol. ¿Hay alguna cosa, la que sea, de la que no haya *más de una*?» Daría la paga de la fiesta por saberlo.
above-below-page-e134-again = «Tuve vacaciones», le cuenta el escribiente de cobre a cada uno que inscribe. «Había algo de niebla.»
above-below-page-e134-echo-1 = «La otra vez eran ustedes tan pocos», dice. «Fue un descanso.»
above-below-page-e134-echo-2 = Una vez le dijo la verdad gente de botas como las vuestras, y levanta la vista.
above-below-page-e134-show = Enseñarle algo que no tenga número
above-below-page-e134-show-2 = Le enseñáis la sopa. La mira mucho rato. «Es *una* sopa», dice, avergonzado; pero en todo el día no había estado tan cerca de descansar, y paga.
above-below-page-e134-show-3 = Lo sacáis a la niebla. Ahí rueda de un lado a otro hasta la tarde, con las luces apagadas. «¿Cuánta había?», le preguntáis al ponerse el sol. «Sí», dice el escribiente.

above-below-page-e135 = Ottokar tiene un cliente. Toda la vida ha suspirado por uno con dientes, y ahora ha salido por el suelo del tajo: largo, ciego, gris pizarra, con seis filas. Lo que come son vetas; pero ha oído hablar, dice, de la *corteza*. Se pone detrás del cordón a esperar su turno, aunque no hay nadie más. Rueda gravilla; el aliento le huele a pedernal. «Nunca he pensado a cuánto la *cobraría*», dice Ottokar, debajo del mostrador. «Dádsela vosotros.» La bolsa que lleva al cuello tintinea.
above-below-page-e135-again = Tras el cordón son ya dos, el segundo muy chico. «Le están saliendo los dientes», dice Ottokar, como en éxtasis.
above-below-page-e135-echo-1 = «La amasaron ellos», dice la voz de debajo del mostrador, «y saben lo que pesa».
above-below-page-e135-echo-2 = «Una vez me ayudaron a amasar», gime el mostrador. «Gente buena. ¿Dónde estará ahora?»
above-below-page-e135-serve = Servirle la hogaza más vieja
above-below-page-e135-serve-5 = Mastica una vez. Se apagan todas las lámparas. «Así que esto es corteza», dice por fin con un hilo de voz; paga como un señor, y pregunta si hay medias.
above-below-page-e135-serve-7 = Llora gravilla. Por una hogaza así, dice, va a traer a su madre. Luego tose, en el mejor cuenco de Ottokar, lo más exquisito que se ha comido nunca, y os acerca las dos cosas.
above-below-page-e135-charge = Cobrarle diez veces el precio
above-below-page-e135-charge-4 = Vacía la bolsa, con mineral y todo; nunca había comprado. Muy abajo lo oís partir la hogaza en migas, para que le dure.

above-below-page-e136 = Cubren las paredes de esta salita fría unos helechos blancos, y cada fronda, según veis al disiparse el aliento, es un renglón escrito. Crecen más o menos una pulgada al año. Los más viejos empiezan *Muy señores míos: con respecto al hielo*. Crujen al echar cada palabra nueva y huelen a almidón. Como plantas que son, jamás van al grano; solo se ramifican. Se puede levantar una hoja entera, si los dedos no están muy calientes; o hay un platillo, dos monedas, y los helechos dejan caer una por sí solos.
above-below-page-e136-again = Los helechos van por *los visitantes*, con abundancia de subordinadas. No parece una queja.
above-below-page-e136-read = Pagar el platillo y leer
above-below-page-e136-read-0 = Tintinean dos monedas y baja una página como una hoja seca. El hielo, por lo que entendéis, está bien y manda recuerdos.
above-below-page-e136-fold = Levantar una hoja con dedos fríos
above-below-page-e136-fold-4 = Antes metéis las manos en nieve. Sale entera y, debajo de lo escrito, está todo lo en blanco que se puede pedir.
above-below-page-e136-fold-7 = Os lleváis las dos frondas mayores, que crecen una hacia la otra. Estaban a punto de encontrarse y decir *en resumen*. Detrás brilla una propina antigua.

above-below-page-e137 = Doña Hilaria lleva una agencia matrimonial para calcetines desparejados. Le llegan por detrás de todas las calderas del mundo, viudos de la colada, y cuelgan por la madriguera en filas calentitas que huelen a jabón y a pies. Tiene dos mil caballeros apuntados, casi todos grises. «No hay que forzarlos», dice. «Saqué a uno de cuadros con una media de golf y no se hablaron.» Pero ya no distingue el azul marino del negro, y eso, en este oficio, rompe corazones. En un cesto están los que, de tanto esperar, se han deshilado.
above-below-page-e137-again = «Me traéis a alguien», susurra doña Hilaria, mirándoos los tobillos. «Quietos. Es *exactamente* su tono de azul.»
above-below-page-e137-match = Emparejar una fila a la luz
above-below-page-e137-match-2 = Le presentáis un marrón a un marrón. Cuelgan uno junto a otro, algo tiesos. «Dejadlos», susurra doña Hilaria. «Dejadlos. Ay, *mirad* las puntas.»
above-below-page-e137-match-5 = A la hora de cenar van sesenta compromisos. Os paga la comisión de casamentera; y con los que se habían deshecho os retuerce un cordel, porque ya no quieren separarse.

above-below-page-e138 = Cerradura, dice una placa de latón, y ahí está, a la altura de la rodilla, en un muro de tierra apisonada sin puerta. Por ella salen un soplo tibio, olor a tostadas, y voces. Hablan de vosotros. Sin mala intención: alguien dice que llegáis tarde, otro que siempre igual cuando hay barro, y se oye arrimar una silla, y luego más, tantas como sois. La tierra en torno al agujero es blanda. Se podría cavar; y seguro que lo oirían.
above-below-page-e138-again = Han tapado la cerradura con un papel retorcido. Lleva escrito, con letra redonda: *Os vimos. Cuidado con la corriente.*
above-below-page-e138-enter = Cavar hacia las voces

above-below-page-e139 = Nutrias. Las oléis antes de oírlas, y las oís mucho antes del recodo: nueve voces mojadas con nueve acentos distintos. Han robado una soga de nudos, y cada una se lleva el suyo al hocico, olfatea y recita. «Heló en abril», solloza la más chica. A lo lejos alguien golpea un cucharón, dale que dale. La nutria mayor os mira de arriba abajo y mete la pata por la soga. «Es nuestra», dice. «A no ser que tengáis algo con persecución.» Un comprador de historias usadas tampoco haría muchas preguntas.
above-below-page-e139-again = Nueve nutrias y ninguna soga. Se cuentan unas a otras el día en que pasasteis por aquí, y no salís favorecidos.
above-below-page-e139-echo-1 = El tercer nudo trata de vuestra tía. A las nutrias la voz les sale demasiado bien.
above-below-page-e139-echo-2 = Hay un nudo que huele a otra aldea, a su sopa y a sus riñas.
above-below-page-e139-trade = Contarles una con persecución
above-below-page-e139-trade-3 = Les contáis la del queso que se escapó. Aplauden, os devuelven la soga como quien ya ha leído el diario, y os convidan a almorzar.
above-below-page-e139-swim = Nadar por la soga y devolverla
above-below-page-e139-swim-4 = Salís con la soga, con algas y con una nutria colgando. Ulla cuenta los nudos dos veces, calla, y os saca una moneda de detrás de la oreja.
above-below-page-e139-swim-6 = Os regala el cabo que había tejido doble y algo para el pecho. «Yo la habría contado más corta», dice, «pero no mejor».
above-below-page-e139-keep = Vender los nudos sueltos
above-below-page-e139-keep-5 = Cuarenta nudos, y cuarenta desconocidos que quieren saber cómo era ser otro. Las nutrias os miran contar. Ya no ponen voces.

above-below-page-e140 = Pasos en una escalera; un hombre calvo con chaleco baja a dar la mano. Desde que se cayó aquí, el profesor lo va montando con lo que da este campo: un esqueleto como un granero, con siete patas, cornamenta y el nombre de su difunta esposa. Huele a cola de pescado. Aún le falta una costilla, y paga las costillas. En cuanto se vuelve, la calavera se inclina. «Somos cuatro ovejas, dos caballos y un obispo», susurra. «Y un poco de cama. No se lo digáis. Sujetad la escalera.»
above-below-page-e140-again = El animal lleva bufanda. «Se ha echado un rato», susurra. «Si preguntan, hemos de decir que nos *extinguimos*.»
above-below-page-e140-hold = Sujetar la escalera sin decir nada
above-below-page-e140-hold-2 = Cuelga la costilla. Es un listón de cama. «Perfecta», dice, y deja la mano encima; allá arriba, la cornamenta se inclina muy despacio.
above-below-page-e140-hold-6 = Cuando grita «¡Contemplad!», el animal da un paso, con las siete, por darle gusto. Os dedica su memoria y os entrega una copia con el dinero de la costilla dentro.
above-below-page-e140-sell = Venderle dos veces una costilla
above-below-page-e140-sell-4 = Dais la vuelta por detrás y se la vendéis otra vez, de otro animal. «Del obispo», dice la calavera mirándoos de frente. «Esa era nuestra.»
