above-below-page-f001 = Entre bastidores todo es cordel. La pastora de hojalata os lleva de la manga y habla sin tomar aliento, porque no tiene. El lobo se oxidó. La luna está atascada. Al pastor lo despidieron por ahorrar, y lleva noventa años besando un perchero. Huele mucho a aceite de lámpara y la obertura, a una seña suya, vuelve a empezar. Alguno de vosotros podría ponerse el abrigo. O bien sentarse a salvo bajo el escenario, en la concha del apuntador, donde a la gente se le caía el cambio.
above-below-page-f001-again = Al perchero le han quitado el polvo y le han dado un papel con texto. Ella os enseña el texto.
above-below-page-f001-shepherd = Ponerse el abrigo del pastor
above-below-page-f001-shepherd-4 = Llegáis tarde a cenar en los cinco actos. Ella no mira al perchero ni una vez, y las críticas os las escribe de su mano, en buen papel.
above-below-page-f001-shepherd-7 = Improvisáis un sexto, en el que se cena. La sala calla y luego la luna, sin ayuda, se desatasca. De recuerdo os da su contrapeso.
above-below-page-f001-prompt = Apuntar desde la concha
above-below-page-f001-prompt-3 = Susurráis cada palabra un poco antes de que haga falta. Lo que rodó hasta ahí en noventa años supera la recaudación.

above-below-page-f002 = Dentro del frasco se está caliente, y una avispa pasea por la mermelada. El reloj de alguien dice las cuatro, y lo dice en serio. El mantel huele a almidón y a bizcocho de ciruelas; las sillas están apartadas, como si la familia hubiera salido a mirar algo. Alrededor, contra el vidrio, la oscuridad mira con las manos en alto. Ha pagado por esto y no encontró el modo de estar dentro. En el aparador queda el dinero de la compra; pero la tetera está llena, y sobran tazas.
above-below-page-f002-again = Las sillas están ahora más juntas, y en una se ve una sombra que no es de nada.
above-below-page-f002-pour = Servirle una taza de té
above-below-page-f002-pour-4 = Le ponéis una silla junto a la puerta, lejos del sol. En la taza baja el nivel. El bizcocho no le interesa; ese os toca a vosotros.
above-below-page-f002-pour-7 = Corréis la cortina a medias, y ella entra hasta el dobladillo y se sienta, y el reloj da las cuatro y cinco. Lo que se ha usado os lo regala, fregado, con el bizcocho.
above-below-page-f002-money = Llevarse el dinero del aparador
above-below-page-f002-money-6 = Está en una lata de cacao. Cuando levantáis la vista, tras el vidrio no hay nadie, ni delante, y siguen siendo las cuatro.

above-below-page-f003 = Fuera es de noche casi. Tejas mojadas; luz de gas; un olor a caballos y a pan reciente. Es vuestra propia calle Alta, con los olmos de que hablan las abuelas, y bajo la ventana un recadero con una cesta mira hacia arriba. «No es la señora de siempre», dice. Trae fruta y una carta, y no da con la puerta; no se atreve a volver con ellas. Del manillar, en una bolsa de cuero, cuelga el dinero de la tienda. Vosotros tenéis un cordel.
above-below-page-f003-again = La calle está seca y ya no quedan olmos. Un hombre viejísimo mira hacia arriba y se quita la gorra.
above-below-page-f003-tell = Decirle qué puerta es
above-below-page-f003-tell-5 = Es la tercera, donde hoy está la barbería. Llama, se vuelve, saluda con la mano. De la cocina os suben peras por el cordel, y una moneda.
above-below-page-f003-tell-7 = Conocéis la casa; nacisteis en ella. Abre una mujer joven, se hace sombra con la mano mirando a vuestra ventana, y os manda las peras y la carta, sin leer, para que la guardéis.
above-below-page-f003-hook = Pescar la bolsa de cuero
above-below-page-f003-hook-3 = Sube sin esfuerzo. El silbido se corta. En casa cuentan la historia de un recadero que perdió el puesto, y nadie supo nunca cómo.

above-below-page-f004 = Arrimado a la oreja, el fruto está tibio y tiene voz de viejo. «Se lo fui apartando a Nela», dice. «Cada semana. Detrás de la estufa, el ladrillo suelto. Iba a decírselo en la cena, y luego fue una cena tan buena.» Huele a peras y a pipa. Alguien respira. «Vive en la calle del Molino, y cree que me lo bebí.» La calle la conocéis. La estufa también; la casa está vacía desde el otoño. La planta ha vuelto la flor hacia otro lado, por delicadeza.
above-below-page-f004-again = En ese tallo crece ya otro, muy pequeño. Tiene voz de mujer y se está riendo.
above-below-page-f004-carry = Llevar el fruto entero a Nela
above-below-page-f004-carry-4 = Lo escucha dos veces en el umbral, con la mano abierta sobre la madera. «Viejo tonto», dice, y va a buscar el monedero.
above-below-page-f004-carry-7 = Se lo come despacio, todo, mirando a la pared. Después os lleva al ladrillo suelto y divide entre los que estáis.
above-below-page-f004-brick = Probar vosotros con el ladrillo
above-below-page-f004-brick-6 = Está todo en una media, en monedas menudas. Dejáis caer el fruto. Se ha quedado callado; no es más que una pera.

above-below-page-f005 = Bajáis entre dos paredes de agua, por delante de las truchas y de unas algas que se tienen derechas. Hace frío y huele a bodega donde hubo manzanas; cada paso resuena. En lo más hondo está aquello con lo que escucha el río: una caracola, rosada por dentro, grande como una casa, con su felpudo. Alrededor, seco por una vez, yace lo que se cayó de las barcas, y en el talud bosteza un hueco que no ha sido nunca de nadie. La caracola ha vuelto la boca hacia vosotros. Se nota que ha tenido paciencia.
above-below-page-f005-again = Sobre lo más hondo el agua traza un círculo lento, como un pulgar por un dobladillo.
above-below-page-f005-shell = Decirle un final de verdad
above-below-page-f005-shell-4 = «Y luego entraron a cenar», decís. Aquello da vueltas ahí dentro, cada vez más pequeño. Cae una gota; después, todas. Salís por la otra orilla con los sombreros llenos.
above-below-page-f005-shell-7 = Le decís que no hay final: se bajaron, subieron por el sendero y todavía andan. La caracola cierra el labio. El río echa a correr tras ellos y os deja una vasija, con algo por la noticia.
above-below-page-f005-comb = Curiosear mientras está seco
above-below-page-f005-comb-3 = El hueco está barrido y tiene al fondo escalera propia. Claváis una estaca. Al salir recogéis una moneda y procuráis no mirar a la caracola.

above-below-page-f006 = *… y nunca me han pedido que devuelva nada*, dice el hielo, del revés, bajo vuestras narices. Os humea el aliento; huele a calderilla y vibra en los dientes. *La tiró más lejos que nadie. Dijo que nunca. El lunes vino, se paró en la orilla y tendió la mano. No sé cómo se hace. Yo mando cartas. Está en los juncos, dentro de una perca.* Sigue un borrón. A diez pasos, en el agujero que mantienen abierto los cisnes, pasa algo con un destello dentro. Ella vive encima del joyero. El joyero, debajo de ella.
above-below-page-f006-again = *Le entra*, dice el hielo, con letras grandes como ovejas. *Ahora lo entiendo. ¿Quién más?*
above-below-page-f006-give = Pescarla para ella
above-below-page-f006-give-7 = Sale con un hipido. Ella abre con el abrigo puesto, la mira y tarda un buen rato en ponérsela, de la risa. Tenéis que tomaros algo caliente, y quedaros la perca.
above-below-page-f006-pawn = Pescarla para el joyero
above-below-page-f006-pawn-3 = La pesa, la muerde, lee lo que pone por dentro y paga enseguida, como si no lo hubiera leído. Al anochecer el lago está helado hasta el fondo.

above-below-page-f007 = Despacito, cuando estáis todos en el banco, la isla se hace al agua. Hay un sendero; alguien lo ha rastrillado. Rodea el espino, entra por la puerta baja y desciende, entre olor a tomillo y a piedra tibia, y desde abajo se oye un lago chapoteando por dentro. A lo largo del muro la isla ha puesto cuanto tiene: un estante, una jarra, una hilera de setas, las monedas que le han echado para la suerte. Está claro que ha ensayado. Nadie había entrado tanto. Ha dejado de mecerse, por no meteros prisa.
above-below-page-f007-again = Han rastrillado otra vez el sendero. Lleva a dos sillas, y a otra más, por si acaso.
above-below-page-f007-path = Seguir el sendero hasta el final
above-below-page-f007-path-3 = Acaba en una silla, justo como uno habría querido. Os quedáis un rato, tomáis una moneda, por la suerte, y salís por la puerta baja a vuestra propia orilla, que es donde ahora está.
above-below-page-f007-path-7 = Más allá de la silla hay una ventana que da a vuestro pueblo, visto desde el agua al caer la tarde. Lo alabáis todo por su nombre. Se empeña en daros la jarra, llena, y os deja la puerta.

above-below-page-f008 = *Queridos todos*, dice el agua en vuestras manos. *Gracias por la piedra que me tirasteis a los siete años. Todavía la tengo. Tengo todo lo que me han tirado.* De la página sube olor a lluvia; por la orilla estallan cascabelitos de espuma. *Aquí hay mucho silencio. La gente tira algo, pide un deseo y se va a cenar. Escribid. O bien, si solo queréis las cosas, están once pies abajo, a la izquierda, y gozan de buena salud.* Al pie de la hoja queda sitio, y el lago se ha puesto liso, como quien procura no leer por encima del hombro.
above-below-page-f008-again = El lago se ha quedado la respuesta y os devuelve el lápiz, con punta nueva.
above-below-page-f008-reply = Contestarle largo y tendido
above-below-page-f008-reply-4 = Le habláis de la cena. El papel se riza todo el rato. Cuando habéis firmado, sube un pez a traer el punto final.
above-below-page-f008-reply-6 = A la tercera página ya os contesta en los márgenes. Adjunta vuestra piedra, a la que abajo le ha ido muy bien, y algo suelto de deseos ajenos.
above-below-page-f008-dive = Bucear por lo que tiraron
above-below-page-f008-dive-7 = Once pies abajo, a la izquierda, en filas y sin polvo. Os lleváis lo que más reluce; nada os detiene y nada se despide.

above-below-page-f009 = Donde acaba el bosque hay una verja, una puerta iluminada y, en la puerta, una anciana muy alta con una cuchara. Chisporrotea la mantequilla; el porche huele a setas y a tomillo. «Esta mañana aún lo tenía», dice, forzando la vista. «Empieza como cuando llaman con los nudillos. ¿Sois alguno de vosotros?» Detrás de vuestros abrigos, justo donde acaba la luz, la criatura no respira. Vendrá si la llaman como es debido. En el aparador hay un tarro: la paga de cada semana, de años. Bastaría con decir que sí.
above-below-page-f009-again = Luz encendida, puerta cerrada; y tras el postigo, dos voces que no se acaban la verdura.
above-below-page-f009-bring = Ayudarla a dar con la palabra
above-below-page-f009-bring-3 = Probáis el de la panadera, el de las gemelas, el de la yegua. Con *Hermenegilda* alguien suelta una carcajada detrás. Ella se queda quieta, pone un plato más, para esa risa, y os paga la molestia.
above-below-page-f009-bring-7 = «Empiece por los nudillos», le decís. «*Do*», dice la anciana, «*do…*», y desde lo oscuro una vocecita lo termina. Durante un rato nadie come. Después comen todos, y el tarro va de mano en mano.
above-below-page-f009-be = Decir que sí, uno tras otro
above-below-page-f009-be-6 = «Aquí», decís por turno, y a cada uno le toca su plato y una semana de paga. Os acaricia la cabeza, una por una, por ver si es esa. Fuera cruje una rama, más lejos.

above-below-page-f010 = Allá vais, como una corriente de aire, por tres recodos, empujando algo por delante, y salís con un *pop* a una mesa. Violetas; una lámpara; una joven con manguitos y la mano aún en la trampilla. «¿La respuesta sois *vosotros*?» El lunes le preguntó a uno, de Contaduría, si quería casarse con ella, y no se ha movido de aquí, con el té frío y una resma por empezar. Lo que salió antes que vosotros ha reventado. Era una palabra, y la lleváis en los abrigos, emborronada. En Contaduría suena un timbre, y no para. Ella os mira y se alisa el pelo.
above-below-page-f010-again = *Señor y señora*, dice la trampilla. Detrás, dos personas sellan cosas, a compás.
above-below-page-f010-yes = Ser un sí, entre todos
above-below-page-f010-yes-2 = «*Sí*», decís a coro. Se pone el sombrero. Él solo había escrito que al parecer tenían el tubo atascado; pero para entonces ya había visto el sombrero.
above-below-page-f010-yes-7 = Vais por él. Está tocando el timbre con las dos manos. «¡He dicho que *sí!*», grita. «¡Es que no *baja!*» Contaduría abre una colecta, y os piden que hagáis de flores.
above-below-page-f010-later = Ser una petición de datos
above-below-page-f010-later-3 = «¿Por triplicado?», dice, y se le alegra la cara, y abre la resma. Es lo suyo. La tercera copia, que nunca le hace falta a nadie, os la podéis llevar en blanco, con el franqueo.
