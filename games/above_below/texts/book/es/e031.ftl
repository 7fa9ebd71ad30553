above-below-page-e031 = Las costillas se alzan en este campo como cuadernas de barcos sin terminar y, en medio, escarba una perra. Es grande como una carreta de heno y tiene el hocico blanco. En cuanto entierra algo olvida dónde, y el suelo tiembla con su desengaño. Ya os ha visto. Os deja delante un fémur bien lamido, tibio, que huele a sebo, y retrocede meneando toda la mitad de atrás. En los hoyos, además, asoman vasijas viejas. Y un tallador de peines pagaría bien por ese hueso.
above-below-page-e031-again = Ha cavado un hoyo para cada uno, de vuestra medida exacta, por amabilidad. Se lo agradecéis desde cierta distancia.
above-below-page-e031-throw = Lanzarlo con toda el alma
above-below-page-e031-throw-2 = No es mucho. Ella, muy educada, lo trae de vuelta y os enseña con el hocico cómo se pone el brazo.
above-below-page-e031-throw-6 = Pasa por encima de la última costilla y se pierde en lo oscuro. Tarda tanto que miráis en sus hoyos y sacáis la vajilla de boda de alguien.
above-below-page-e031-sell = Venderlo a quien hace peines
above-below-page-e031-sell-4 = Salen cuarenta peines y un calzador. Al anochecer la oís recorrer el campo, hoyo por hoyo.

above-below-page-e032 = Helado de orilla a orilla, el lago ha cerrado. El buzón de la playa lleva gorro de nieve; en tres semanas no ha salido ni una postal. Huele a hierro, y el hielo gime como quien duerme mal. Debajo, si uno se arrodilla, hay letra escrita que da vueltas, del revés, deprisa, buscando por dónde salir. Una moneda caldeada en el puño abriría un agujero. Más allá los bloques tienen vetas moradas, y los boticarios pagan el hielo de lago. O podríais tumbaros a leer.
above-below-page-e032-again = Se ha ido el hielo. En la arena hay tres semanas de correo, y la primera carta ya humea.
above-below-page-e032-echo-1 = Una línea se para bajo vuestras rodillas. Ha reconocido las botas.
above-below-page-e032-echo-2 = En la ranura ha quedado helada media frase, para un pueblo de más allá.
above-below-page-e032-lend = Fundir un agujero con una moneda
above-below-page-e032-lend-0 = Se cuela con un siseo. Sale una gota, luego una línea, luego una página entera, en pie como un surtidor. *Por fin*, dice. *Queridos todos:*
above-below-page-e032-saw = Serrar los bloques morados
above-below-page-e032-saw-7 = Lo vendéis por cubos, con las palabras dentro, y lo morado se queda en el cedazo. Los pacientes dicen que se sienten como si alguien les hubiera escrito.
above-below-page-e032-saw-fail = El hielo se raja de orilla a orilla, con un ruido como de un nombre, y descubrís lo que sabéis correr.
above-below-page-e032-lie = Tumbarse a leer

above-below-page-e033 = Perpetua tiene una caja de cerillas pegada a la oreja. Por una vez la capilla calla: las abejas han formado en filas sobre los santos, y la cera huele a domingo. «Una dijo una mentira», explica. «Esta. Dijo que yo aquí era feliz.» Dentro de la caja algo muy pequeño lo repite. La colmena quiere un juicio, con un juez que no tenga miel en el asunto. El alcalde ha hecho saber lo que pagaría por una abeja capaz de mentir, si las demás la dejan marchar.
above-below-page-e033-again = Perpetua canta mientras remienda. Las filas se asoman un poco desde los santos para estar bien seguras.
above-below-page-e033-echo-1 = «Se acuerdan de lo que os dijeron al cuello», dice Perpetua. Las filas zumban.
above-below-page-e033-echo-2 = «Hace poco le dijeron la verdad a alguien de arriba», dice Perpetua. «Delante de mí.»
above-below-page-e033-ask = Preguntarle a ella si mintió
above-below-page-e033-ask-4 = «Hombre, *no*», empieza, y se para, y se pone roja bajo el velo. Las filas se rompen. Os cura a todos las picaduras viejas tarareando, y desafina.
above-below-page-e033-ask-6 = Lo piensa hasta que se acaba la vela. «Solo era pronto», dice. Se abre la caja; se abre la botella que guardaba para el día de volver, y salen las últimas ciruelas.
above-below-page-e033-box = Vender la caja al alcalde
above-below-page-e033-box-6 = La tiene junto a la cama, y cada noche le pregunta cuánto lo quieren. Vosotros tenéis el dinero. Era una abeja de lo más honrada.
above-below-page-e033-box-fail = «Quieren venderme», dice la caja de cerillas con toda claridad, y los santos de la capilla levantan el vuelo a la vez.

above-below-page-e034 = Chimenea arriba crece una habichuela, gruesa como una vaca, y donde se acaba la luz se ha parado, abrazada a una escuadra. Le tiemblan las hojas hasta el suelo. Huele a guisante tierno y a sudor frío. «No me digáis cuánto falta», susurra algo verde. «He mirado *abajo*.» Lo que no crece para arriba crece de lado, y ya ha empezado. Por encima cuelga un cordón de campana y se abre una puerta que no ha cruzado nadie. Habría que trepar junto a ella hablando de otra cosa.
above-below-page-e034-again = «¡Qué *ventilado*!», grita la habichuela desde donde ya no se la ve. Suena a banderines.
above-below-page-e034-talk = Subirla de palique, hoja a hoja
above-below-page-e034-talk-3 = Le habláis de cañerías. Sube un palmo sin darse cuenta, y otro, y se da cuenta; pero a esas alturas ya cuesta más volver.
above-below-page-e034-talk-7 = Le decís que quienes tenéis miedo sois vosotros. «No miréis abajo», dice enseguida, y os sube del brazo. Hay un cuarto seco, entero, y cordón de sobra, y os frota las rodillas con savia.

above-below-page-e035 = En la fila nueve hay corriente, huele a lechuga y se oye un raspar mojado, como de quien lee con la lengua. Un caracol grande como un escabel avanza por la poesía. Solo se come lo blanco. Detrás, los versos yacen en montones por el suelo, rimando aún, sin nada que los sostenga. Es un animal manso y ya casi ha llegado a la M. Las tapas que deja son de becerro y oro, y cualquier talabartero las pagaría bien, si a nadie le importa la M.
above-below-page-e035-again = El caracol va por la P. Saca un ojo de un soneto y lo vuelve a meter, algo hinchado.
above-below-page-e035-lead = Llevarlo a la contabilidad
above-below-page-e035-lead-3 = Sigue una hoja de col hasta los libros mayores, que le resultan más secos pero llenan más. Algunos versos trepan de vuelta al estante.
above-below-page-e035-lead-6 = En contabilidad descubre los apéndices en blanco y se duerme de gusto. Debajo quedan cuadernillos que ya nadie tendrá que rellenar.
above-below-page-e035-bindings = Vender las tapas vacías
above-below-page-e035-bindings-4 = El talabartero no pregunta. Toda la tarde, un verso sobre un ruiseñor da vueltas por el carro en busca de su otra mitad.

above-below-page-e036 = Cada minero se marchó a su casa menos el canario, que es de cuerda y al que nadie avisó. Cuelga de su gancho donde se bifurca la galería, y canta. Hacia la izquierda canta carbón; hacia la derecha, desafinando, aire malo; y hay una tercera canción, pequeñísima, que se guarda para el suelo. El latón está verde y huele a calderilla. El gas, aquí abajo, sabe a almendras; quien se quedara a oír la canción chica, con la oreja en tierra, bien podría llevarse un dolor de cabeza o algo peor.
above-below-page-e036-again = Canta la canción chica en cuanto os ve, y luego, muy serio, la del aire malo.
above-below-page-e036-listen = Escuchar la canción del suelo
above-below-page-e036-listen-5 = Bajo la tercera losa, dice la tonada; y así es. Sacáis el pedazo a la carrera, con la bufanda en la cara.
above-below-page-e036-listen-fail = Os quedáis una estrofa de más. El canario se calla. Esa, según recordaréis luego, es la señal.
above-below-page-e036-whistle = Silbar e ir por la izquierda
above-below-page-e036-whistle-3 = Carbón, en efecto, una veta honrada, y un comerciante al final. Todo el camino el canario os saca medio compás.

above-below-page-e037 = Cerrado, pone en la persiana de Sebo en pleno día de mercado, y detrás del mostrador Sebo está tumbado boca abajo. La oscuridad ha venido por lo de un domingo. Ha traído el frasco; espera ante la caja, fría, oliendo a sótano, y las luces, una por una, se apartan de ella. «No *dice* nada», susurra Sebo. En el frasco son las cuatro, con la mesa puesta y sin nadie. Puede que esa sea la queja. El cuello es ancho como una puerta.
above-below-page-e037-again = La oscuridad le ha dejado a Sebo un regalo: un frasco de sí misma, pequeñito, con lazo. Lo tiene junto a la cama.
above-below-page-e037-echo-1 = La oscuridad os hace sitio, como a los dependientes de siempre.
above-below-page-e037-echo-2 = «Los últimos la atendieron bien», gime Sebo. «Yo pregunté.»
above-below-page-e037-refund = Devolverle una moneda vuestra
above-below-page-e037-refund-0 = La oscuridad se cierra sobre la moneda y se va, despacio, arrimada a la pared. «¿Ya?», dice Sebo. Al anochecer la calle entera sabe quién dio la cara.
above-below-page-e037-climb = Meterse en el domingo

above-below-page-e038 = «Nacida: *bajo*», lee el del registro. «¿Bajo qué?» La criatura de la cartera no lo sabe. Viene por su nombre, que en el libro está tachado, con *Jueves* encima; era el día; alguien confundió las casillas. Huele a tinta y a lana mojada; la estufa chasquea. Hacen falta testigos, con la gratificación de costumbre, que la conocieran como Dorotea desde el principio y lo digan sin ponerse colorados. La criatura se vuelve a miraros. En la mesa hay un taco de partidas en blanco, ya selladas.
above-below-page-e038-again = *Dorotea*, dice el libro, con doble subrayado; y al margen: *Jueves, con cita previa.*
above-below-page-e038-echo-1 = «Estuvisteis en mi subasta», dice. «Me reconoceríais donde fuera.»
above-below-page-e038-echo-2 = Un señor con anillos ha mandado una carta en su favor; llegó sin firma.
above-below-page-e038-swear = Jurar que ya la conocíais
above-below-page-e038-swear-7 = Os acordáis del gorrito, del cochecito, de las paperas. El del registro tiene que soltar la pluma. «*Dorotea*», lee por fin, «*nacida bajo juramento*», y seca la tinta, y reparte la gratificación a todos, también a ella.
above-below-page-e038-pocket = Embolsarse las partidas en blanco
above-below-page-e038-pocket-4 = Por la tarde un tendero ya es conde, y un caballo, mayor de edad. La criatura sigue allí, sobre una sola pata. «¿Bajo *qué*?», pregunta el del registro.

above-below-page-e039 = De espaldas y cuesta arriba viene un escarabajo como una bota, empujando la luna. En rigor es un pedo de lobo, blanco, más alto que una puerta; brilla, y huele a lluvia y a pan reciente. «Tiene que estar arriba a las nueve», dice por encima del hombro, cabeza abajo. «Anoche resbalé en los olmos, y no se vio nada hasta que volví a por ella.» La cuesta es todo musgo y sombreros que chillan. Lo que se le desprenda por el camino es para los ayudantes. Ayudantes no ha habido nunca.
above-below-page-e039-again = *Luna nueva*, pone una tarjeta en el olmo. *Vuelvo el viernes. Son las piernas.*
above-below-page-e039-push = Empujar la luna con él
above-below-page-e039-push-2 = La subís hasta los olmos. Queda algo chata donde iban las manos, pero el bosque entero opina que es lo propio de la estación.
above-below-page-e039-push-7 = Arriba la soltáis a la vez. Rueda hasta su hoyo, y en una legua no hay sombrero que no dé sombra. Para vuestros abrigos es lo desprendido, y los céntimos de quienes le pidieron un deseo.

above-below-page-e040 = «¿A quién anuncio?», pregunta el mayordomo. Es de latón, tiene el frac gastado por la bisagra, y la casa que os abre no tiene tejado. Detrás veis una mesa puesta bajo la lluvia, y huele a cera y a leche caliente. La familia se fue a la playa. «Se retrasan un poco», dice; mientras esperaba le ha crecido musgo en los guantes. Las ollas buenas relucen en sus ganchos. Ya no ve bien, y creería cualquier respuesta que se le diera con firmeza.
above-below-page-e040-again = «¿A quién anuncio?», pregunta el mayordomo; y luego, más bajo: «Si es un embargo, no estamos».
above-below-page-e040-family = Ser la familia, que llega tarde
above-below-page-e040-family-3 = «Los trenes», decís. Os recoge uno por uno los abrigos mojados. «La cocinera estaba preocupada», dice, y algo en su pecho se para despacio, y vuelve a andar.
above-below-page-e040-family-6 = Acertáis, de casualidad, el nombre del perro. Por primera vez se sienta en una silla. La olla de cobre, dice, os la lleváis; siempre fue para vosotros.
above-below-page-e040-bailiffs = Ser el embargo, con mucha firmeza
above-below-page-e040-bailiffs-4 = Lee dos veces vuestra lista de la compra, con el brazo estirado, y se inclina. Lo saca todo él mismo. «¿Y dónde», pregunta, «les digo que se sienten?»
above-below-page-e040-bailiffs-fail = «La entrada de servicio está por detrás», dice. No existe ningún detrás. Lo oís esperaros allí.
