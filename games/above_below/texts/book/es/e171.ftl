above-below-page-e171 = Cada primero de mes, al caer la tarde, viene con su cubo entre los huesos: la última de los mamuts, de negro, un poco sorda. Viene a hacer los colmillos. Nunca dice cuáles eran los suyos; friega una fila tras otra, y a cada uno le pone un tarro de mermelada con hierba. Sosa, lana; el cepillo chirría. Pero ya está vieja y bajo los arcos no cabe. Los mira. Os mira a vosotros, la talla que tenéis, y con el pie empuja el cubo una pulgada.
above-below-page-e171-again = En los tarros hay trébol. Desde el otro lado del campo levanta el cubo, como un sombrero.
above-below-page-e171-brush = Fregar adonde ella no llega
above-below-page-e171-brush-2 = Hacéis por dentro a un tío abuelo. Ella lo repasa con la trompa, luego os repasa los brazos, y suelta el aire: vale.
above-below-page-e171-brush-6 = Los hacéis todos, hasta el último, que no es mayor que un ternero. En ese toma ella el cepillo. Después saca una olla de algo caliente, con setas, y os da de comer, y propina.

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

above-below-page-e174 = Falta un minuto para las doce en este ayuntamiento desde que la doncella se fugó con el molinero. Eran figuras del reloj. Se abre de golpe una portezuela y salen los que quedan, zumbando por su riel: el obispo asiente, el tonelero golpea, la Muerte lleva su ampolleta; después un hueco, sin falda; y la maquinaria se para en seco, de apuro. Huele a aceite caliente y a paloma. Abajo está el pueblo, cuchara en mano. «Cualquiera», marca el obispo. «Se da una vuelta, se le hace la reverencia a la Muerte, y ojo con el tonelero.»
above-below-page-e174-again = Falta un minuto. La Muerte se ha puesto una flor y no mira la ampolleta, sino la portezuela.
above-below-page-e174-ride = Dar la vuelta de la doncella
above-below-page-e174-ride-5 = Dais una vuelta agarrados a la Muerte. Suenan todos los mediodías que tenía ahorrados. De abajo suben gorras, y el tonelero os regala su jarro.
above-below-page-e174-ride-8 = Hacéis la reverencia. A ella la dejaban plantada todos los días, y de la sorpresa se inclina. Entráis valsando por la portezuela. El pueblo paga, y os dan una pesa vieja con su cuerda.

above-below-page-e175 = Aullidos, tirando a agudos, por los cuatro lados del campo de huesos; luego llega la jauría, agazapada: dos doguillos, un pomerania, algo con moñete y, llevado en medio, un spaniel viejo y ciego. Perros falderos, perdidos en meriendas, y los hijos de sus hijos. Se han vuelto salvajes. Cazan setas. Huele a lavanda y a lobo. La jefa es una caniche blanca con lazo, y del lazo nadie dice nada. Gruñe; pero una pata de atrás se le ha puesto a rascar el aire. En el pueblo hay señoras que aún pagarían.
above-below-page-e175-again = Os dejan una seta a los pies, apenas mordida, y retroceden gruñendo de cariño.
above-below-page-e175-rub = Rascarle justo ahí
above-below-page-e175-rub-2 = Se vuelca como una tabla. Después se ponen en fila por rango, y al spaniel hay que avisarle cuando le toca.
above-below-page-e175-hunt = Cazar con la jauría esta noche
above-below-page-e175-hunt-3 = Corréis a cuatro patas entre las costillas, aullando. Una grande y parda queda acorralada tras un cráneo, y os dan el pie, por ser los benjamines.
above-below-page-e175-deliver = Devolverlos a sus señoras
above-below-page-e175-deliver-6 = «*Ven con mamá*», llamáis con la voz exacta, y no pueden evitarlo. Las señoras pagan en monedas y en mermelada. Esa noche están en las ventanas, bañados, por toda la calle, mirando hacia aquí.

above-below-page-e176 = Suben gritos por el túnel, educados, por turnos; luego un traqueteo, un olor a manzana de caramelo, y de lo oscuro sale un trenecito pintado de calaveras. Es el tren fantasma, el de la feria. Se equivocó de túnel el año de los dos veranos de lluvia. Viajan en él ocho personas con la manta en las rodillas. «*Ay*», os dice una señora, inclinando la cabeza. «No quiere una decepcionar al joven de la palanca. Iban a ser tres minutos.» Justo aquí la aguja está oxidada. Queda un asiento libre.
above-below-page-e176-again = «*Ay*», dice la señora al pasar, bastante más afectuosa; al fin y al cabo, ya se conocen.
above-below-page-e176-points = Forzar la aguja oxidada
above-below-page-e176-points-3 = Allá van por el túnel bueno, gritando de auténtica sorpresa. La feria está cerrada, llueve y hay barro; dicen que es *precioso*.
above-below-page-e176-points-7 = Con la sacudida, uno se queda en las traviesas, con su manta. Todo este tiempo ha viajado de espaldas, dice, y le gustaría ver venir algo. Sitio hay.
above-below-page-e176-ride = Ocupar el asiento libre
above-below-page-e176-wave = Saludar cuando pasan
above-below-page-e176-wave-0 = Os devuelven el saludo los ocho, y alguien os tira una moneda, como a los niños que salen a ver trenes.

above-below-page-e177 = «Lluvia», dice el Servicio Meteorológico, «más tarde». Es una mujer menuda con impermeable. Ha plantado en hileras todas las rodillas del campo de huesos y las recorre con un candil, preguntándole a cada una qué tal; una rodilla sabe. Aquí abajo no hay tiempo que valga. Lo hace para la superficie, lo manda chimenea arriba, y nunca le ha escrito nadie. Huele a linimento; las hileras crujen. Le falta una viva, para comparar. Por una moneda os pone por escrito dónde van a salir las setas.
above-below-page-e177-again = «Se cumplió», dice el Servicio, aturdido. «He recibido una postal. Solo pone *mojados*.»
above-below-page-e177-knee = Prestarle una rodilla viva
above-below-page-e177-knee-3 = Os sentáis en la hilera hasta la noche, con la pernera remangada. A las cuatro da una punzada. «*¡Ahí!*», grita ella; y el campo entero, a su manera, está de acuerdo.
above-below-page-e177-knee-6 = Es la rodilla de vuestra abuela; vosotros solo la heredasteis. Acierta una tormenta al minuto. Ella misma la frota, cierra el Servicio, fríe la trucha del Servicio y os paga como a plantilla.
above-below-page-e177-forecast = Comprar el parte de mañana
above-below-page-e177-forecast-0 = *Templado. Setas a las diez, bajo la verja de la izquierda*, pone. Pasáis a las diez por la verja de la izquierda, y se están quitando el sombrero.

above-below-page-e178 = Este puesto es para llorar. En medio hay una cebolla grande como un pajar, violeta, desnuda por un lado; se le quita una capa y se desahoga uno de lo que quiera. Cuelgan pañuelos limpios. Está en el negocio desde antes de que el mercado tuviera techo, y entonces era mayor. «¿Puedo preguntaros algo *yo*?», dice entre el tufo, cuando volvéis a ver. «He oído por dentro a tantísima gente. Por dentro a mí no me ha mirado nadie. Me gustaría saberlo. Pero despacito.»
above-below-page-e178-again = A la cebolla la han puesto en una ventana, en un tiesto. Al puesto viene la gente a reír.
above-below-page-e178-cry = Llorar a gusto
above-below-page-e178-cry-0 = Os sienta de maravilla, y nadie pregunta por qué era. A la salida, una señora con bandeja ofrece gotas a los que han llegado muy hondo.
above-below-page-e178-peel = Pelarla hasta el centro
above-below-page-e178-peel-6 = Capa tras capa, con la lámpara baja. Nada; nada; después algo verde, como un pulgar, dormido; y alrededor, duro y morado, aquello en lo que se ha quedado tanto llanto. «¿Y bien?», pregunta. Se lo decís.
above-below-page-e178-peel-fail = A medio camino las lágrimas no os dejan ver, y lo tenéis que dejar. «Tan lejos no había llegado nadie», dice la cebolla, y os pasa un pañuelo.

above-below-page-e179 = Algo, en lo oscuro, os levanta del cogote, a uno tras otro, y os pone en hilera. Luego viene una lengua ancha como un felpudo. Está tibia; huele a leche y a pizarra; os están lavando. Por los dos lados se os aprietan cuerpecitos calientes que chillan. Ella recorre la hilera con el hocico hasta el final, y vuelve, más deprisa: le falta uno, y vosotros hacéis de relleno. Cuesta abajo, con un hilo de voz, algo llama. A su espalda está la despensa, pez sobre pez.
above-below-page-e179-again = Esta vez no os levanta nadie. Os dan un lametón al pasar, como se toca el quicio de una puerta.
above-below-page-e179-stay = Quedarse quietos y dejarse lavar
above-below-page-e179-stay-3 = Os estáis quietos y chilláis. Vuelve a palpar la hilera y suelta un suspiro; no es lo mismo, pero de momento sirve.
above-below-page-e179-seek = Bajar a buscarlo
above-below-page-e179-crawl = Escabullirse por la despensa
above-below-page-e179-crawl-4 = Salís hacia atrás por debajo de la cola, con los brazos llenos. La hilera está más corta que nunca. La oís empezar otra vez, por la otra punta.

above-below-page-e180 = Muy despacio, por la escalera larga, sube un hombre de frac con un violín. «Disculparán que no me vuelva», dice. «Esas eran las condiciones.» La ha sacado, o le falta poquísimo; ella tiene que seguirlo, y él no puede mirar. Hace frío; huele a colofonia y a lirios; desde hace unas millas no oye más pasos que los suyos. No pregunta. El estuche le pesa, con la música y la cena. «Si fueran ustedes hacia *abajo*», le dice al aire de delante, «a lo mejor se fijaban en qué tiempo hace a mi espalda».
above-below-page-e180-again = Está tres escalones más arriba. Mueve los labios: no pregunta, y así toda la subida.
above-below-page-e180-carry = Llevarle el estuche un trecho
above-below-page-e180-carry-3 = Sube más ligero. En el rellano reparte los arenques y, por encima del hombro, en una servilleta, pone uno de más.
above-below-page-e180-carry-4 = Le tarareáis algo para el paso, y sube cuatro escalones seguidos. Os da un fajo de partituras: las marchas, todas limpias, porque allá abajo no le pidieron ninguna.
above-below-page-e180-look = Bajar y mirar
