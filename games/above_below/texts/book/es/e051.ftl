above-below-page-e051 = Consulta abierta, reza una pizarra entre los juncos. En platillos, a lo largo de la orilla, están las señoritas Sanguijuela, las siete, con cofia almidonada, flaquísimas. «¿Y de qué», pregunta la mayor, «andamos *sobrados*?» Ellas quitan cosas: una fiebre, un rencor, una cancioncilla. Pero ya no viene nadie; la gente tiene al boticario. Huele a yodo y a carrizo, y algo sorbe. Detrás brillan frasquitos, hechos con lo que sacaron en años mejores. No cobran. Querrían algo a lo que hincar el diente.
above-below-page-e051-again = «*En ayunas* no, esperamos», dicen siete voces, y se despliegan siete servilletas.
above-below-page-e051-thumb = Prestarles un pulgar a cada una
above-below-page-e051-thumb-2 = Hace cosquillas. «Mal genio», dice la primera con la boca llena, «con una *factura* dentro». Se ha puesto sonrosada. No os explicáis por qué estabais tan enfadados.
above-below-page-e051-thumb-3 = Les dejáis el antiguo, el de la herencia. No cenaban así desde la guerra; dos tienen que acostarse. Lo que sobra os lo ponen en frascos, por si lo echáis de menos.

above-below-page-e052 = *Usted está aquí*, dice el tercer mapa, y una flecha señala la nada; luego, al entrar vosotros, os señala. Está bajo vidrio en la sala de mapas, donde hay tal silencio que se oye crecer el papel. Huele a barniz y a ratones. Lo hicieron dos topos, y dejaron el centro en blanco; desde entonces, dicen los bedeles, hay una iglesia que nadie ha dibujado; después, una mesa; hoy, humo. Al lado aguardan la pluma y pliegos nuevos. Lo que se pone a escala parece que se queda. También cabría doblarlo, dar el día por terminado y mandárselo a esos dos.
above-below-page-e052-again = Lo cruza una línea de puntos, desde esta puerta hasta el margen. Sois vosotros, al salir.
above-below-page-e052-echo-1 = Delante de la iglesia hay unos puntitos con vuestros sombreros.
above-below-page-e052-echo-2 = El humo es de sopa. Mirado de cerca, sale de dos cocinas.
above-below-page-e052-fold = Doblarlo y mandárselo
above-below-page-e052-fold-0 = Se os va el día; doblado es más grande. Al acabar la semana recibís una tarjeta con una ventana y, en la ventana, dos pares de lentes. *Conque vivimos aquí.*
above-below-page-e052-draw = Dibujaros una casa en él
above-below-page-e052-draw-4 = Os tiembla el pulso. Es un cobertizo, como mucho, y antes de llegar a las bisagras se lo ha bebido el pliego. Los bedeles os dan más, para que practiquéis.
above-below-page-e052-draw-8 = Dibujáis lo que sabéis: el peldaño, el canalón torcido, alguien asomado. La tinta se seca con un chasquido. Al volver hay gente parada delante, y por las esquinas aún está fresca.
above-below-page-e052-draw-fail = Es un borrón. Se queda ahí, negro y redondo; luego se pone de pie y se va andando por el borde.

above-below-page-e053 = «Más arriba por la izquierda», dice la vidriera. Cuelga ventanas en esta sala, de las de guillotina, con alféizar y geranios, sobre paredes que son cristal macizo una legua adentro. Masilla; linaza; el chirrido de un pulgar en el vidrio. «La gente dice que para qué. La gente no ha tenido vistas nunca.» Lleva dos dedos vendados, y la hoja grande, la violeta, no le cabe en los brazos. En la ventana de atrás ha empezado a llover, muy bajito, y abajo en la calle alguien silba.
above-below-page-e053-again = Ahora tienen visillos. Los han colgado por el otro lado, y se mueven cuando pasáis.
above-below-page-e053-hold = Sostenerle la hoja
above-below-page-e053-hold-4 = Mide, marca, suelta una palabra. Cuando entra el último clavo os paga como a oficiales, y os cuelga el farol por la parte de fuera.
above-below-page-e053-hold-7 = La sostenéis hasta que os zumban los brazos. La luz entra violeta y se cuaja en el suelo. «Lo que se rompe», dice la vidriera, «es para los aprendices.»
above-below-page-e053-lean = Abrir una y asomarse

above-below-page-e054 = ¡A la una!, dice la criatura, y la gente se arrima, con olor a naftalina y a dinero mojado. Está de pie en un barril, con la cartera abierta: hoy liquida. El almirante se lo llevó un tendero. El nombre del caballo fue para unos mellizos. «Lote nueve», dice, y la voz se le encoge. «*Dorotea*. Usado. Con algún roce.» Un hombre con anillos levanta un dedo; los colecciona y los guarda bajo vidrio. La caja de la subasta tintinea, sin vigilancia, junto al talón descalzo. Nadie más ha alzado la mano.
above-below-page-e054-again = Ahí siguen el barril y un círculo de tiza y, dentro, tachada y vuelta a escribir, la palabra *Vendido*.
above-below-page-e054-echo-1 = «¡Los de la abuela!», dice la criatura. «Fue el mejor que me puse nunca.»
above-below-page-e054-echo-2 = En la muñeca lleva una lana, de cuando le prestaron un nombre.
above-below-page-e054-bid = Pujar por «Dorotea» y devolverlo
above-below-page-e054-bid-4 = Ofrecéis los botones, la cena y una canción. El hombre de los anillos se ríe y baja el dedo. La criatura abrocha la cartera.
above-below-page-e054-bid-7 = Le ganáis con todo menos las botas. «Dorotea», decís, y la criatura vuelve la cabeza, como cualquiera. Los anillos lo lamentan, y el público hace una colecta.
above-below-page-e054-steal = Llevarse la caja en plena puja
above-below-page-e054-steal-6 = A un barril no lo mira nadie. Detrás cae el martillo, y un dedo con anillos se cierra en torno a una palabrita marrón.
above-below-page-e054-steal-fail = «A las dos», dice la criatura mirándoos de frente, y le da al mercado entero vuestros nombres, letra por letra.

above-below-page-e055 = Tin. Un cristal violeta se rompe a vuestros pies. Arriba, en la cornisa que rodea la sala, están los demás, y entre ellos hay un gato de ningún color en particular, con una pata detrás del siguiente. Os mira. *Tin.* Huele a pedernal; entre las esquirlas hay monedas, de gente que quiso comprarlo. No tiene nada contra los cristales. Lo que busca, hasta donde se sabe, es que lo *vean*. La pata pasa ahora detrás de uno grande, limpio hasta el corazón, y espera a que digáis que no.
above-below-page-e055-again = La cornisa está vacía. El gato sigue arriba, con una pata detrás de nada, mirándoos.
above-below-page-e055-shove = Tirar uno vosotros también
above-below-page-e055-shove-5 = Subís, os sentáis a su lado, escogéis uno pequeño y miráis al frente. *Tin.* Se le alzan las orejas. Nunca lo habían comprendido. Se viene con vosotros, a ver qué estantes tenéis.
above-below-page-e055-catch = Recoger el grande con los sombreros
above-below-page-e055-catch-7 = «No», decís, y cae. Estáis todos debajo, con los sombreros por delante; está entero, pesa y zumba. Recogéis también los sobornos, mientras el gato se ocupa de una oreja.
above-below-page-e055-catch-fail = «No», decís, y cae; y, cornisa adelante, cae todo lo demás. Uno de vosotros lleva el chichón a casa.

above-below-page-e056 = ¡Arriba el telón! En las ruinas se despliega una fachada pintada, de a cuatro codos de latón por vez, y una orquesta de hojalata como un aparador ataca un galop. Después, nada. El terciopelo huele a ratones; hay noventa butacas y en cada una un programa amarillo como un diente. *LA PASTORA FIEL*, pone, *o Tarde para la cena*. Una pastora de hojalata se asoma entre bastidores, os ve y se tapa la boca con las dos manos. No ha actuado para nadie desde que cerraron las puertas, con la recaudación todavía en la caja.
above-below-page-e056-again = La sala está a oscuras, pero en noventa butacas hay noventa programas nuevos, y en la portada alguien os ha dibujado.
above-below-page-e056-sit = Ocupar noventa butacas y aplaudir
above-below-page-e056-sit-0 = Os vais cambiando de sitio, para llenar la sala. La obra es malísima. Ella olvida la oveja, la recuerda, y en el entreacto os manda pastillas para la tos.
above-below-page-e056-backstage = Pasar tras el telón a ayudar
above-below-page-e056-hook = Pescar la recaudación
above-below-page-e056-hook-5 = La caja es buena y la cerradura mala. El segundo acto, por lo que se oye, transcurre muy callado; luego suena el aplauso de una sola persona, para sí misma.

above-below-page-e057 = Hay un charco en el rellano, y pide que no lo piséis. Plic, hace la chimenea; el charco se encoge y se cierra. Huele a tormenta. «Yo era más alta», dice. Al inclinaros sube a miraros una cara justo por debajo, plateada, con un interés excesivo. Bajó en forma de lluvia, y desde entonces se va juntando en un solo escalón. Con un balde, buen pulso y alguien que se deje mirar, se la podría verter en posición vertical; pero los vecinos hablarían.
above-below-page-e057-again = En el rellano queda un cerco húmedo y el nombre de alguien, con letra corrida. No es el de nadie que conozcáis.
above-below-page-e057-pour = Verterla hasta que sea persona
above-below-page-e057-pour-5 = Hacen falta tres intentos. Se pone de pie, chorrea, se sacude la plata del pelo y sabe al instante quién de vosotros duda. Viene de todos modos.
above-below-page-e057-step = Pasar por encima con educación
above-below-page-e057-step-0 = Os da las gracias desde abajo. En el escalón siguiente hay una moneda tan lavada que el rey se ha vuelto transparente.

above-below-page-e058 = La bolsa o la vida, dice una voz tapada, y luego, estornudando, que no hay prisa. Tras el arco se agazapa un bandido con cataplasma de mostaza y trabuco. El camino que asaltaba se hundió con él encima, hace treinta años. Huele a grasa de ganso. «He seguido ensayando», dice, «por no perder la costumbre, pero no viene nadie». Tiene el botín entero envuelto en hojas, con el nombre de cada dueño, por si acaso. Habría que devolverlo, a lo largo de cien millas, con paciencia. O llevárselo una sola, con prisa.
above-below-page-e058-again = «¡Alto ahí!», dice el arco, y hay sopa. Ha puesto en la mesa el nombre de todos.
above-below-page-e058-sit = Sentarse y aprenderse la lista
above-below-page-e058-sit-7 = Os sabéis ochenta direcciones de memoria, perros incluidos. Os entrega lo último que robó: un pedazo de mineral. «Este», dice, «se lo merecía, y os deja su bendición».
above-below-page-e058-run = Salir corriendo con el botín
above-below-page-e058-run-4 = Lo repartís en la primera curva, con nombres y todo. Os grita que hay un trozo que resbala. Lo hay.

above-below-page-e059 = «Cuidado con el *bruuum*», dice el túnel, y os saltan las lámparas. En un taburete, junto al cambio de agujas, un sapo grande como una estufa, con gorra de jefe, da paso a las vagonetas. El hierro mojado traquetea en lo oscuro; el aire sabe a fósforos. Aceptó el puesto, dice, porque arriba le pedían vibrato. Aquí solo lo quieren fuerte. Las pantuflas se le quedaron allá, tiene los pies fríos, y pregunta, mirando a otra parte, si los jueves se canta todavía. Cada vagoneta que detiene espera un minuto, llena y sin nadie que la mire.
above-below-page-e059-again = «Brum», dice bajito el sapo, por no armar revuelo. Las vagonetas se paran igual. Se para todo el mundo.
above-below-page-e059-echo-1 = Os olfatea. «Vosotros habéis tarareado», dice. «En mi sitio. Pasable.»
above-below-page-e059-echo-2 = Le han dicho que alguien de otra aldea tarareó por él. Espera que desafinara.
above-below-page-e059-coax = Convencerlo de volver el jueves
above-below-page-e059-coax-4 = Llega hasta la segunda curva y canta un verso, por probar. Los carreteros se quedan con la gorra en la mano y pagan la parada.
above-below-page-e059-coax-6 = Se quita la gorra. Que las vagonetas se silben solas; de despedida le dan un buen trozo de la veta, y él os lo da a vosotros.
above-below-page-e059-load = Cargar mientras retumba
above-below-page-e059-load-7 = Lo medís por los bramidos: tres vagonetas, tres minutos. Él os ve de sobra, pero vosotros no sois tráfico.

above-below-page-e060 = Al orden llama un bejín. Alrededor del claro, cuatrocientas setas ocupan sus escaños, sombrero en mano, y sobre todo flota un tufo tibio a parlamento. Se propone que el domingo dure más. No se aprueba porque nadie la secunda, y nadie la secunda porque a quien lo hace se lo come la oposición con perejil; así llevan noventa años. Os miran a vosotros, que no sois de temporada. Los votos, entretanto, se guardan en una olla junto a la puerta, y por lo que se cuchichea los pagan ambos bandos, en monedas.
above-below-page-e060-again = La cámara está dividida. Mientras miráis vuelve a dividirse; a la noche serán ochocientas.
above-below-page-e060-second = Secundar la moción a gritos
above-below-page-e060-second-3 = Alboroto, esporas, silencio. La moción cae por nueve votos, pero se ha *oído*, y un sombrerito muy pequeño está llorando.
above-below-page-e060-second-6 = «El domingo», decís, «es cuando se visita a los viejos». Se aprueba. La oposición se devora sola, como es costumbre, y os conceden las sobras y un cordial.
above-below-page-e060-stuff = Llenar la olla para ambos bandos
above-below-page-e060-stuff-5 = De cuatrocientas han votado cuatrocientas treinta. Los dos partidos están encantados, y los dos tesoreros os buscan por la puerta de atrás.
above-below-page-e060-stuff-fail = La olla es transparente. Se presenta una pregunta a la cámara, y la pregunta, según entendéis, es perejil.
