above-below-page-e021 = Arroz por la izquierda, un órgano por la derecha, y vosotros en el pasillo con una invitación en cada mano. La señorita Filón y el señor Terrón se casan a mediodía, y cada cual ha dibujado el plano de la iglesia. Los invitados lo han seguido de buena fe: los de ella están en una madriguera, con sombreros lila y con novia; los de él en otra, oliendo a naftalina, con novio. Todos tienen una paciencia terrible. En cada sacristía espera un desayuno de bodas bajo un paño, y al lado los sobres.
above-below-page-e021-again = Ahora la invitación trae un tercer plano. Se ve una iglesia pequeña y, alrededor, con mucho esmero, nada.
above-below-page-e021-echo-1 = «Ustedes estaban cuando lo dije», dice el señor Terrón, y no os suelta la mano.
above-below-page-e021-echo-2 = «Ya tuvimos un testigo una vez», moquea el señor Terrón. «Gente honrada, de arriba.»
above-below-page-e021-bring = Llevar una mitad a la otra
above-below-page-e021-bring-4 = Guiais a los sombreros lila a través de una pared que nunca fue muy gruesa. El órgano se pierde. Un tío pasa el cepillo a beneficio vuestro.
above-below-page-e021-bring-6 = Lleváis a las dos mitades al blanco del plano común, el que ninguno quiso dibujar. Así que era para esto. Se casan allí, y todo el mundo desayuna dos veces.
above-below-page-e021-breakfast = Desayunar en las dos sacristías
above-below-page-e021-breakfast-3 = Brindáis por los novios, por separado, y abrís los sobres para ver qué ha mandado cada uno. Tras una pared empieza un himno y, tras la otra, otro.

above-below-page-e022 = «*Véase* PUERTA», murmura alguien entre los diccionarios. Es un hombrecito con bufanda y un papelito en cada ojal. Vino solo a ver si *hurtadillas* lleva hache; ponía *véase* GATO, y de ahí lo mandaron a TEJADO, y eso fue una primavera, de algún año. Huele a cuero y a lápiz recién afilado; una campanilla finísima avisa de que cierran. «Ya casi he vuelto», dice. «Tiene que estar justo detrás de HURÓN.» En casa, recuerda, era algo muy útil. Tendría que buscarlo.
above-below-page-e022-again = Queda un papelito en el pasillo, con letra conocida: *véase* FUERA, y una flecha.
above-below-page-e022-back = Leerlo de vuelta al principio
above-below-page-e022-back-5 = Seguís los papelitos: tejado, gotera, cubo, pozo. Y ahí está, con la hache que él decía. Se ríe hasta que resuenan los estantes, se anuda la bufanda y pregunta hacia dónde vais.
above-below-page-e022-look = Buscar una cosa vosotros
above-below-page-e022-look-0 = Pone *véase* CUARTO; y en CUARTO, aplastado, hay uno. Cerráis el tomo antes de que sugiera nada más.

above-below-page-e023 = Ceniza y, debajo de la ceniza, una tos. Sobre las brasas, al pie del tiro, bajo dos mantas, hay una salamandra larga como un almohadón a la que le castañetean los dientes. «Hay corriente», dice. Huele a lana chamuscada y a mostaza. Todo lo tibio se lo ha metido en la cama: una plancha, los ahorros, fundidos en un charco, y unas piedras grises que sudan mineral. «Yo no digo encender fuego», dice. «Fuego tengo. Digo algo *caliente*.» Sidra, tal vez, pasada por el atizador.
above-below-page-e023-again = Ha apartado las dos mantas y se abanica con un trébede. «Bochorno», dice, «para la época».
above-below-page-e023-warm = Hacerla entrar en calor por turnos
above-below-page-e023-warm-3 = Le frotáis la espalda con mostaza hasta que os humean las manos. «Esto», dice, «ya casi no es frío», y se duerme; en el tejado resbala la nieve.
above-below-page-e023-warm-7 = Dais con la corriente: un ochavo helado que se tragó de renacuajo. Sale con la tercera jarra. Por la mañana brilla como una ventana y va echando de la cama cuanto ya no le hace falta.

above-below-page-e024 = Ñic, plas; ñic, plas. Por el lago da vueltas un cisne de madera con un 7 en la pechuga y, dentro, pedaleando, una pareja viejísima con sombreros de paja. Lo alquilaron por media hora, el día que salieron por primera vez. «No puedo atracar hasta que canten mi número», dice el cisne con voz de bomba. «Es el reglamento.» Pero el del megáfono se jubiló. Ahí sigue, en su banco, con la gorra, entre olor a barniz y a algas; y al lado la tarifa, por minutos, de todo tiempo de más.
above-below-page-e024-again = El cisne está en el césped, jubilado. ¿No lo empujaría alguien al agua, pregunta bajito, cinco minutos nada más?
above-below-page-e024-call = Cantar el número siete
above-below-page-e024-call-3 = «¡El *siete*!» El cisne yergue el cuello, entra a toda máquina y se sube a la playa. Ellos se quedan sentados un poco, que apenas es y media.
above-below-page-e024-call-7 = Lo cantáis como lo haría él, aburridos, con una mano en el bolsillo. Ella corre a por su tranvía; él se viene con vosotros, pedaleando aún, y con la fianza, y la trucha que llevaba al sedal.
above-below-page-e024-charge = Cobrarles el tiempo de más
above-below-page-e024-charge-6 = Os lo pagan por la borda, moneda a moneda, con lo que era para el merendero, y el resto en ciruelas. «Se nos ha pasado volando», dice ella.
above-below-page-e024-charge-fail = «Reglamento», dice el cisne, y os lo lee, las cuatro páginas, dando vueltas donde no llega ni un sombrero.

above-below-page-e025 = Esta noche la balsa está amarrada, y Ulla, en la orilla, tiene las botas en el regazo. «Las rodillas», dice. «Y hay uno que reservó.» Allá en el agua espera ya un pasajero, alto, encapuchado, que gotea hacia arriba. Huele a sótano y a hierro frío, y la balsa no se hunde ni un dedo bajo su peso. «Nunca dice adónde va. Escucha, nada más.» Os tiende la pértiga y una petaca; la otra mano la tiene puesta en la maraña de soga que debería quedar remendada antes del alba.
above-below-page-e025-again = La pértiga, apoyada en la pared, sigue mojada. «Preguntó por vosotros», dice Ulla. «Os conoce por los pasos.»
above-below-page-e025-echo-1 = «Tenéis tías de sobra para esto», dice, y lo dice como elogio.
above-below-page-e025-echo-2 = Ahora lleva la soga atada al tobillo, por culpa de las nutrias.
above-below-page-e025-pole = Empuñar la pértiga por una vez
above-below-page-e025-pole-4 = Habláis toda la travesía sin volveros ni una vez. En la otra orilla no hay nadie a bordo, y Ulla os da lo que había en la petaca.
above-below-page-e025-pole-7 = Le contáis de dónde sois, calle por calle. Allí se baja, no se sabe cómo. En su asiento queda una piedra color de anochecer, seca del todo.
above-below-page-e025-stay = Quedarse a remendar la soga
above-below-page-e025-stay-5 = Pasáis la noche desenredando penas ajenas. Os corta el trozo que sobraba y os frota las muñecas con algo verde.

above-below-page-e026 = Norte o sur, da igual: todos los huesos de este campo señalan al mismo lado. Costillas, nudillos, picos de pájaro, una cola de ratón tendida como una aguja. El viento es seco y sabe a tiza. Cuando pasáis, giran a vuestra espalda con un tic y se vuelven a asentar, con el ruido de quien deja la labor. Nadie los ha seguido nunca hasta el final, o bien lo hicieron todos estos. Aquí y allá queda un monedero junto a su dueño, señalando también.
above-below-page-e026-again = Esta vez os señalan a vosotros. Pedís disculpas, andáis hacia atrás, y os lo permiten.
above-below-page-e026-follow = Seguir hacia donde señalan
above-below-page-e026-follow-2 = A una milla hay una silla vuelta de espaldas. En el asiento, una moneda. Tenéis buen cuidado de no sentaros.
above-below-page-e026-follow-4 = Era un pozo. Solo tenían sed. Sacáis un balde para los más cercanos, y con la soga sube lo que echaron los que llegaron primero.

above-below-page-e027 = Cascos por el viejo ramal, sin prisa y sin luz. Es un poni de mina, ciego, el último de la plantilla; se para donde estuvo la bocamina, espera a que lo desenganchen y al rato da otra vuelta. Cuarenta años así han abierto un surco. Huele a cuero y a menta. Cuando habláis levanta la cara y se queda quieto entero, como quien oye la tetera. En las vagonetas de detrás aún hay mineral. La hierba está a dos millas, arriba.
above-below-page-e027-again = El surco sigue ahora cuesta arriba, y sale. Desde lo alto llega el ruido de alguien que come trébol con atención.
above-below-page-e027-lead = Llevarlo arriba, a la hierba
above-below-page-e027-lead-3 = No sabe qué hacer con el cielo, y luego sí. Se revuelca. Al otro lado del prado, un viejo se quita la gorra.
above-below-page-e027-lead-7 = Primero le quitáis la collera y cargáis con ella, para que no la oiga. Arriba espera la calle entera, con zanahorias y con la soga de la campana.
above-below-page-e027-load = Cargarlo una vez más y arrear
above-below-page-e027-load-4 = Tira, claro está; nunca ha hecho otra cosa. Vaciáis las vagonetas arriba, le dais la vuelta, y él solo encuentra el camino de bajada.

above-below-page-e028 = Salón de baile, debió de ser: las arañas de cristal yacen como naufragios y, por encima de todo, espejos arriba y dorados adelante, ha crecido la hiedra. La dejaron entrar por una noche. De mirar ha aprendido el vals; las hojas susurran a tres por cuatro, huele a cera de suelo y a lluvia, y un zarcillo baja ante vosotros con un carné de baile. Queda una línea libre. Lo que perdieron de los bolsillos los demás caballeros está barrido en un rincón, con los cordones de las campanillas.
above-below-page-e028-again = El zarcillo baja enseguida. Ha ensayado el giro, y ha dejado malherida a una lámpara.
above-below-page-e028-dance = Bailar una pieza con ella
above-below-page-e028-dance-2 = Lleva ella. Subís por un espejo, bajáis por otro y os devuelve a vuestro sitio, mareados, con calderilla en los puños.
above-below-page-e028-dance-4 = En el último compás la inclináis, y la casa entera contiene el aliento. Ya no querrá a nadie más; os corta un cordón de campanilla, en prenda.

above-below-page-e029 = Silencio: eso es lo que le pasa al río. Se ha parado. Está entre sus orillas como un cristal en su marco, con las truchas colgadas dentro, algo molestas, y se huele cada piedra. En medio, en su balsa, está Ulla junto a un montón de nudos alto como un pajar. «Soga llena», dice. «Cabe uno. Ya lo ha oído todo, y ahora quiere saber cómo *acabó*. Yo finales no tengo. Se bajan, ¿sabéis?» Entre los peces, por así decirlo, baja una escalera.
above-below-page-e029-again = El río pasa rezongando. Ulla ha empezado otra soga, que de momento huele a primera hora de la mañana.
above-below-page-e029-echo-1 = «Ya os lo habría preguntado», dice Ulla, «la noche aquella de las rodillas».
above-below-page-e029-echo-2 = «Aquí hay uno de por vuestra zona», dice Ulla. «Tampoco tiene final.»
above-below-page-e029-echo-3 = Algunos nudos huelen a nutria y llevan la huella de un pulgar ajeno.
above-below-page-e029-end = Contarle cómo acabó uno
above-below-page-e029-end-3 = Tomáis un nudo que conocéis y decís qué fue de ellos: pusieron una tienda; fueron felices, en general. El río le da vueltas. Luego sigue.
above-below-page-e029-pick = Agarrar las truchas donde cuelgan
above-below-page-e029-pick-7 = Metéis el brazo hasta el hombro, como quien arranca peras. De puro asombro no se resisten; una hasta os da cambio. Muy lejos, río arriba, algo se ha dado cuenta y carraspea.
above-below-page-e029-walk = Bajar andando entre el agua

above-below-page-e030 = Papel quemado, en copos todavía tibios, cae por la chimenea; en uno se lee *luna*. A media altura, en una repisa, hay un poeta con mitones y una vela. Quema cada poema en cuanto lo termina, pues así, le han dicho, se presentan las cosas en las altas esferas. Lo que al tiro le gusta, se lo lleva. Lo que no, baja, y aquí cubre hasta el tobillo, en hojas buenas, apenas tostadas por los bordes. Huele a cera y a pan. «Nadie me ha *dicho* nunca nada», os cuenta. «Y de este no estoy seguro.»
above-below-page-e030-again = Hoy, un solo copo. Dice *escalera*, y va hacia arriba.
above-below-page-e030-hear = Escucharlo y ser sinceros
above-below-page-e030-hear-2 = Va de una luna. Decís que os ha gustado lo de la escalera. La busca. «No hay ninguna *escalera*», dice despacio, y toma la pluma.
above-below-page-e030-wrap = Recogerlo para envolver pescado
above-below-page-e030-wrap-3 = Os quedáis con lo mejor; el resto lo compra la pescadera. Toda la semana hay gente parada en la calle leyendo su arenque. A nadie se le ocurre avisarlo a él.
