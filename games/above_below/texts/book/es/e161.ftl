above-below-page-e161 = Esta noche la balsa está amarrada, y Ulla, en la orilla, tiene las botas en el regazo. «Las rodillas», dice. «Y hay uno que reservó.» Allá en el agua espera ya un pasajero, alto, encapuchado, que gotea hacia arriba. Huele a sótano y a hierro frío, y la balsa no se hunde ni un dedo bajo su peso. «Nunca dice adónde va. Escucha, nada más.» Os tiende la pértiga y una petaca; la otra mano la tiene puesta en la maraña de soga que debería quedar remendada antes del alba.
above-below-page-e161-again = La pértiga, apoyada en la pared, sigue mojada. «Preguntó por vosotros», dice Ulla. «Os conoce por los pasos.»
above-below-page-e161-echo-1 = «Tenéis tías de sobra para esto», dice, y lo dice como elogio.
above-below-page-e161-echo-2 = Ahora lleva la soga atada al tobillo, por culpa de las nutrias.
above-below-page-e161-pole = Empuñar la pértiga por una vez
above-below-page-e161-pole-4 = Habláis toda la travesía sin volveros ni una vez. En la otra orilla no hay nadie a bordo, y Ulla os da lo que había en la petaca.
above-below-page-e161-pole-7 = Le contáis de dónde sois, calle por calle. Allí se baja, no se sabe cómo. En su asiento queda una piedra color de anochecer, seca del todo.
above-below-page-e161-stay = Quedarse a remendar la soga
above-below-page-e161-stay-5 = Pasáis la noche desenredando penas ajenas. Os corta el trozo que sobraba y os frota las muñecas con algo verde.

above-below-page-e162 = Primero se van los sombreros. Luego el farol se pone horizontal en la mano que lo lleva, y estáis todos de puntillas sin habéroslo propuesto. Esta chimenea respira: una hora hacia dentro, una hora hacia fuera, y está a punto de echar el aire. Huele a pizarra caliente y a grajos; muge por los tubos de la roca como una vaca con una idea. Cuarenta pies más arriba, en los salientes, descansa lo que el viento se ha ido llevando en mil años y ya le aburre, y reluce. También hay asideros, o algo así.
above-below-page-e162-again = La chimenea contiene el aliento. Van volviendo los sombreros, de uno en uno, y no todos son vuestros.
above-below-page-e162-ride = Subir con los abrigos abiertos
above-below-page-e162-ride-6 = Subís como ropa tendida. Cerca de un saliente os agarráis a lo que se agarró todo el mundo, y bajáis con los brazos llenos de monederos.
above-below-page-e162-ride-8 = Dejáis atrás los salientes, dejáis atrás los grajos, hasta donde el viento guarda sus preferidas. Os devuelve al suelo con la suavidad de un secreto.
above-below-page-e162-climb = Trepar por los asideros
above-below-page-e162-climb-4 = El viento empuja donde empujaríais vosotros. El saliente más bajo es casi todo paraguas, pero la gente se deja dinero en los paraguas.
