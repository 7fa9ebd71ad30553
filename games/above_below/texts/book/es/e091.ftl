above-below-page-e091 = «Aprobado», chilla la presidencia. En un cajón rotulado *De R a Ra*, los ratones están reunidos en comisión, entre olor a corteza de queso y a lacre. Se acordó en primavera; el cascabel se compró por suscripción; un jurado eligió la cinta. Falta ponerlo. «¿A quién?», preguntáis, y caen todas las plumas. En el pasillo de al lado, sobre la tubería caliente, retumbando como carros lejanos, está el asunto. Os miran los brazos; tienen un tesoro. Una oreja apunta hacia aquí. Y el secretario daría una moneda por una segunda firma.
above-below-page-e091-again = «Punto primero», dice el cajón: «*si* hay gato». Se devuelve a la ponencia.
above-below-page-e091-bell = Ponerle el cascabel al gato
above-below-page-e091-bell-7 = Se lo ponéis como a un obispo. El gato da tres pasos, escucha y los da otra vez. Está encantado. Tras el zócalo lloran, y os votan el tesoro y lo que queda del libro de actas.
above-below-page-e091-bell-fail = Estaba despierto. Está despierto desde *¿A quién?* Uno de vosotros vuelve a casa vendado y tintineando.
above-below-page-e091-warn = Darle el soplo al gato
above-below-page-e091-warn-5 = Lo dejáis caer. El gato mira la cinta; mira el cajón; mira vuestro almuerzo. Presenta su dimisión al archivo, con efecto inmediato.
above-below-page-e091-minutes = Firmar el acta y marcharse
above-below-page-e091-minutes-0 = *Presentes: todos. Ausentes: uno.* Firmáis, y os pagan de la caja chica, que tiene marcas de dientes.

above-below-page-e092 = Violines, taconeo, alguien que ríe hasta que le duele: hay fiesta en ese corro de sombreros blancos. Apartáis los helechos y se para. Se mecen farolillos sobre nadie. La hierba está pisada y tibia; huele a ponche y a mantequilla; de una rama cuelgan abrigos de todas las tallas, con los bolsillos llenos. Os retiráis, y un violín prueba una cuerda, bajito. No es que estorbéis. Son tímidos. Se podría dar media vuelta. Se podría entrar con los ojos cerrados, a la buena de Dios. O están los abrigos.
above-below-page-e092-again = El corro está a oscuras. En el musgo se ven vuestras huellas y, alrededor, muchísimas otras, menudas, bailando.
above-below-page-e092-turn = Volverse de espaldas y tararear
above-below-page-e092-turn-3 = Tarareáis mal, adrede, hasta que alguien, detrás, no lo soporta y os corrige. Sigue entonces hasta el alba, pegadita a vuestros abrigos.
above-below-page-e092-coats = Registrar los abrigos
above-below-page-e092-coats-4 = Monederos, sobre todo; una seta rellena, caliente aún; una nota: *sacar a bailar al alto*. Cuando acabáis no se ríe nadie. Los farolillos se van yendo, uno tras otro, a casa.
above-below-page-e092-step = Entrar con los ojos cerrados

above-below-page-e093 = Alto, dice alguien, no muy fuerte, y añade que es la costumbre. Sobre un balde del revés se sienta un guardia con un yelmo que le queda grande y los pies en un calientapiés que huele a lana chamuscada. Custodia el tesoro de un reino. No lo ha visto; es un reino muy oscuro. «Vosotros tenéis que decir la contraseña», explica. «Yo tengo que saberla.» Un goteo; un silencio largo. Tiene setas en un cordel y nadie con quien compartirlas. Detrás de él, la puerta está abierta un palmo.
above-below-page-e093-again = «Alto», dice el yelmo con alegría, y se corre un poco en el balde. «¿Era *martes*? Me daba en la nariz que era *martes*.»
above-below-page-e093-talk = Pasar la guardia conversando
above-below-page-e093-talk-2 = Le probáis cuatrocientas palabras. Ninguna es, pero *grosella*, convenís los dos, debería haber sido.
above-below-page-e093-talk-5 = Os cuenta lo que cree que hay detrás de la puerta: una ventana. No miráis, ni él ni vosotros, y es la mejor cena en semanas.
above-below-page-e093-pass = Pasar con una palabra cualquiera
above-below-page-e093-pass-5 = «Esa es», dice, tan contento que saluda. Lo que sacáis bajo el abrigo lo toma por vuestro almuerzo, y os desea buen provecho.

above-below-page-e094 = Faroles, una mesa larga, un pastel de tres pisos: una boda en un banco de arena, en mitad del lago. Los invitados están mojados hasta el cuello y son educadísimos. Remaban hacia la iglesia, en mil ochocientos y algo, cuando cambió el tiempo, y no les ha parecido bien empezar sin el novio. Él fue por ayuda. Al violín le queda una cuerda. Huele a encaje mojado y a azahar, y la novia, que bajo la mesa lleva el compás con el pie, os mira. Su anillo está en un platillo, morado como una ciruela.
above-below-page-e094-again = El pastel tiene dos pisos. Han empezado, dice ella, ya que fuisteis tan amables; él lo tomará frío.
above-below-page-e094-dance = Sacar a bailar a la novia
above-below-page-e094-dance-3 = A cada vuelta se le llenan y vacían los zapatos. Cuando salta la cuerda nadie se para, y por un rato no se sabe qué es encaje mojado y qué es risa.
above-below-page-e094-ring = Quedarse con el anillo
above-below-page-e094-ring-4 = Os lo metéis en el carrillo tras el pastel. Nadie acusa a nadie. Solo van pasando el platillo vacío, de mano en mano, hasta el final de la mesa.
above-below-page-e094-ring-fail = Los dedos encuentran allí una mano mojada. «Ah, ¿el novio sois *vosotros*?», pregunta ella, muy amable, para que lo oigan todos.

above-below-page-e095 = Polillas: se han comido los domingos. Hob Sebo está sentado entre los frascos vacíos con una manta en la cabeza y, alrededor, en cada sombrero y cada laminilla, revolotea su mercancía: las cuatro de la tarde, unas cenas, una ventana encendida entera, con alas. Huelen a franela chamuscada. «No las aplastéis», dice la manta. «Sería malgastar el buen tiempo.» Siguen a quien piense con fuerza en un sitio abrigado. Por bolsas, también, las pagan a moneda la pieza quienes se preocupan menos por el domingo.
above-below-page-e095-again = Una sola polilla, color de media tarde, os sube por la manga, mira la hora y se queda.
above-below-page-e095-echo-1 = «Son los que saben contarse», dice la manta, algo consolada.
above-below-page-e095-echo-2 = Desde la noche de aquel cliente, dice, deja un frasco abierto, por cortesía.
above-below-page-e095-lead = Guiarlas pensando en casa
above-below-page-e095-lead-6 = Pensáis en la cocina, y vienen. Hob abre un ojo para contar los frascos; luego el otro, para miraros; luego la cena corre por su cuenta.
above-below-page-e095-bag = Embolsarlas a moneda la pieza
above-below-page-e095-bag-4 = Alumbran a través de la tela, así que todo el camino os veis las caras, cosa que a nadie le gusta.

above-below-page-e096 = «*Hip*», dice el correo neumático. Es todo tubos de latón, por las paredes de la sala de reparto, y lleva una semana con hipo. Algo se le fue por mal sitio. «Les ruego, *hip*, que me perdonen. Son las cartas de amor. Se tragan sin masticar.» Huele a goma y a polvo caliente. A cada *hip* se abre una trampilla de golpe, y algo cruza la sala: pastillas, calderilla, un sombrero. Podríais poneros debajo con una cesta. También está el tubo grande, el acolchado, para quien se preste a que lo envíen detrás, a empujar.
above-below-page-e096-again = «Se ha ido», dice la pared muy bajito. «No lo nombren. No digan *cartas*. Ay, *hip*.»
above-below-page-e096-catch = Ponerse debajo con una cesta
above-below-page-e096-catch-2 = Lo que cazáis, lo cazáis más que nada con la frente. Las pastillas son para eso, dice la pared.
above-below-page-e096-catch-3 = Cazáis algo para la tos, algo para el monedero, un guante y el sombrero, que es de la talla. «Muy, *hip*, agradecido», dice la pared.
above-below-page-e096-post = Dejarse mandar por el tubo

above-below-page-e097 = Ras, ras, por los escalones del templo sube el niño de piedra con gorra nueva, abrazado al poste de la verja. Le dijeron que entrara, y lo ha traído. Es su primer día; dentro, treinta trols pequeños respiran por la boca, y una señora con chanclos enseña una *A*. Ottokar, enharinado hasta las orejas, llora sobre el almuerzo: mazapán, a juzgar por el olor, con una piedra morada de las de verdad, para que dé suerte. «Si alguien se sentara con él», dice, y lo deja en el suelo para sonarse.
above-below-page-e097-again = El banco está arreglado con un poste de verja. *B*, dice la pizarra y, debajo, grandísima: *B*.
above-below-page-e097-echo-1 = El niño os reconoce enseguida. Sois los del regazo.
above-below-page-e097-echo-2 = «Tiene amigos en otro pueblo», solloza Ottokar, «de los que sujetan *bien*.»
above-below-page-e097-sit = Sentarse a su lado
above-below-page-e097-sit-3 = El banco se parte. Él se ríe; es como un carro cruzando un puente. Desde ese momento todos quieren sentarse a su lado, y se sientan.
above-below-page-e097-sit-7 = Aprendéis juntos la *A*, por un palo y por el otro. A mediodía cada trol vacía su almuerzo en vuestro pupitre, manzanas incluidas, porque ya sois de la clase.
above-below-page-e097-swap = Cambiarle el almuerzo
above-below-page-e097-swap-6 = A mediodía abre la caja, mira, se come vuestro pan con queso, y la caja, y por la noche le dice a Ottokar que estaba riquísimo.

above-below-page-e098 = «Primero», dice una voz en lo oscuro. «Usted perdone: *primero*», dice otra. La lámpara descubre a dos señores con escarcha en la barba, espalda contra espalda, cada uno con su bandera. Llegaron al fondo del mundo hace treinta años, en el mismo minuto, desde lados opuestos, y ninguno quiere clavarla antes que el otro. Hace un frío atroz. Huele a aceite de foca y, un poco, a arenque frito. Entre sus talones hay un solo hoyo para un asta y, alrededor, la roca brilla con lo que ambos son demasiado orgullosos para ver.
above-below-page-e098-again = «*Primero*», oís muy a lo lejos, «en dar las buenas noches». «Usted perdone.»
above-below-page-e098-both = Clavar las dos de un empujón
above-below-page-e098-both-5 = Contáis hasta tres y mentís sobre quién se movió. Se dan la mano, lloran carámbanos y reparten la cena que ninguno quería empezar.
above-below-page-e098-both-6 = Hacéis el hoyo cuadrado, para que no haya esquina primera. Los himnos combinan bastante bien. Se sirve arenque, y el premio se parte en dos, y otra vez en dos.
above-below-page-e098-claim = Reclamarlo para la aldea
above-below-page-e098-claim-4 = Entre los dos se alza un delantal en un palo de escoba. Mientras redactan la protesta, recogéis lo que hay suelto, en nombre de las tías.
above-below-page-e098-claim-7 = «Por derecho de delantal», decís, y arrancáis el borde brillante entero. Antes de que lleguéis a la escalera ya son aliados.
above-below-page-e098-claim-fail = Por fin se dan la vuelta, para miraros. «*Cuartos*», dicen los dos, encantados.

above-below-page-e099 = «Cuidado con las orejas», dice el conejo, por las suyas. Tiene bigote, un manojo de llaves y una madriguera en alquiler: once piezas, seca, orientada al sur dentro de lo que cabe. Huele a zanahoria y a cal reciente; de más abajo llega el trote de inquilinos anteriores. La familia, explica, ha crecido en cuarenta desde la primavera y se mudó a algo mayor, y los impuestos lo matan. Casi pagaría por librarse de una punta. Solo tenéis que ver las once piezas sin perder la cuenta de los conejos.
above-below-page-e099-again = «Vendida, lo siento», dice el conejo. «Pero hemos seguido cavando. Cuidado con las orejas.»
above-below-page-e099-view = Visitar con él las once piezas
above-below-page-e099-view-3 = Admiráis alacenas. En la novena ya no contáis. Os firma el sótano con tal de abreviar la conversación.
above-below-page-e099-view-6 = Elogiáis las molduras. Conmovido, añade el ala este con su soga de llamar; bien es cierto que en la otra punta hay dos conejitos.

above-below-page-e100 = Puertas que cierren ya no quedan en esta madriguera, porque la masa llegó antes. La madre de Ottokar, de trescientos años y nunca sacada a pasear, se ha escapado de la tinaja. Llena el pasillo de pared a pared, tibia, haciendo ampollas, con olor a cerveza; ha rodeado una lámpara y la mantiene encendida. Por el medio, una vocecita clara, de levadura, pregunta por su mamá. Si se le da de comer, os seguirá. Eso sí, por un trozo de masa de trescientos años cualquier molinero pagaría una fortuna.
above-below-page-e100-again = Hay otra tinaja abierta en la curva y de ella, tibio y lejano, sale un ronquido que va subiendo.
above-below-page-e100-echo-1 = Os huele las mangas. «*Vosotros* amasasteis», dice la vocecita, y se echa a llorar.
above-below-page-e100-feed = Llevarla a casa miga a miga
above-below-page-e100-feed-4 = Bocadillo a bocadillo se arrastra tras vosotros. Ottokar espera con la tapa. «Nunca le pregunté», dice, «si lo oscuro le gustaba».
above-below-page-e100-feed-6 = Por el camino aprende vuestros nombres. Ante la tinaja se para y os deja a los pies lo que había absorbido, lavado y por tamaños: sobre todo cena, y un frasco.
above-below-page-e100-carve = Cortar un trozo y correr
above-below-page-e100-carve-3 = El molinero dice una suma. El trozo, en su tarro, va en el carro y a cada curva pregunta si ya es aquí.
