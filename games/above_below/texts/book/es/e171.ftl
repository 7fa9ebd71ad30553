above-below-page-e172 = Siete pies por encima del suelo del pozo y siete por debajo del techo cuelga una jaula de hierro, y en ella un caballero fríe algo. «¡No se molesten!», grita. «El ascensor se trabó en mi segundo año de inspector. Uno se acostumbra. Tengo los geranios.» Chisporrotea la grasa, el olor es de gloria, y un balde pasa colgado de un cordel rumbo al agua. Visitas no recibe desde su amigo el canario. Debajo de la jaula yace el torno en piezas y, detrás del torno, corre la veta que le mandaron inspeccionar.
above-below-page-e172-again = La jaula está un piso más arriba y ya tiene cortinas. Una mano saluda con un tenedor. «¡Cuidado con los geranios!»
above-below-page-e172-visit = Trepar a hacerle una visita
above-below-page-e172-visit-3 = Os apretáis junto al hornillo y oís lo del canario. Llora un poco, por la cebolla, y os baja en el balde de uno en uno.
above-below-page-e172-visit-5 = Os quedáis a cenar, y después a las cartas. Al bajar, el balde viene lleno de las pardas, las de su propia pared, con la receta.
above-below-page-e172-crank = Girar el torno y cavar
above-below-page-e172-crank-4 = El torno da una vuelta y tropieza con una vasija llena de nada, de esmalte muy fino. Arriba, una voz: «¡Caramba! ¿Eso fue un piso?»
above-below-page-e172-crank-7 = Veta y vasija suben por la vieja soga. La jaula baja con ellas hasta donde hay mejores vistas, y él lo llama un ascenso.

above-below-page-e173 = ¡Fuego!, gritan cuarenta personitas con cubos de cuero al pasar corriendo y, al volver corriendo, ¡fuego! Son los bomberos del bosque, los más antiguos de lo hondo, y nunca ha habido uno. Hoy lo hay. En la loma arde sin llama un bejín; huele a tostada; y el capitán, que tiembla, acaba de descubrir que las mangueras son de adorno. «Formad una cadena», suplica, «quien tenga brazos». Loma abajo, la calle está desierta, con las puertas abiertas y los estantes a la vista: setas secándose en cordeles, una caja de caudales.
above-below-page-e173-again = «Simulacro», dice el capitán, radiante, con las cejas quemadas. «Nada más que simulacro. Pero, ¿correríais un poco?»
above-below-page-e173-pass = Pasar cubos loma arriba
above-below-page-e173-pass-3 = Llegan arriba cuarenta cubos con una cucharada cada uno. Basta. Tuestan lo que ha quedado y cantan, un poco agudo.
above-below-page-e173-pass-4 = Hacéis de la cadena dos, y por una bajan los vacíos, cosa que a nadie se le había pasado por la cabeza. El médico del cuerpo frota el pecho a todos.
above-below-page-e173-loot = Saquear la calle entretanto
above-below-page-e173-loot-6 = Allá arriba vitorean algo. Os servís calle abajo por una acera y calle arriba por la otra, y dejáis las puertas tal como estaban.
