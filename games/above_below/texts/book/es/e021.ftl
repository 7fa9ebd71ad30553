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
