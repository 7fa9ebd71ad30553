above-below-page-e061 = Junto al agua negra cuelga un cucharón, y debajo una nota: *Para la barca, golpead*. Golpeáis. De lo oscuro sale una balsa hecha de tapas de barril y, sentada en ella, una vieja ancha que teje una soga sin mirarla. Cada nudo huele a algo: a lluvia, a caballos, a azúcar quemado. «Una historia por viaje», dice Ulla. «Verdadera, o tan buena que yo no lo note.» A sus pies patalea una cesta de truchas vivas, junto a una caja de monedas que a nadie se le ha ocurrido cerrar.
above-below-page-e061-again = Suena el cucharón, llega la balsa, y Ulla repasa los nudos. «De la última me debéis el final», dice.
above-below-page-e061-tell = Hablarle de vuestras tías
above-below-page-e061-tell-3 = Ata a vuestra tía entre una tormenta y una feria de ganado, y le da dos palmaditas al nudo. Llegáis al otro lado sin daros cuenta.
above-below-page-e061-tell-5 = En la boda de los dos novios deja de remar del todo. Debajo, algo muy grande contiene la respiración. El cambio os lo devuelve en truchas.
above-below-page-e061-empty = Vaciar la caja al desembarcar
above-below-page-e061-empty-6 = Está llena de monedas que nadie le pidió jamás que cobrara. Ella sigue tejiendo, algo más despacio, y el nudo nuevo no huele a nada.
above-below-page-e061-empty-fail = En la caja hay otro cucharón, más pequeño. Lo golpea una sola vez, y ya sabe el río entero qué clase de gente sois.

above-below-page-e067 = «Cuidado con el *bruuum*», dice el túnel, y os saltan las lámparas. En un taburete, junto al cambio de agujas, un sapo grande como una estufa, con gorra de jefe, da paso a las vagonetas. El hierro mojado traquetea en lo oscuro; el aire sabe a fósforos. Aceptó el puesto, dice, porque arriba le pedían vibrato. Aquí solo lo quieren fuerte. Las pantuflas se le quedaron allá, tiene los pies fríos, y pregunta, mirando a otra parte, si los jueves se canta todavía. Cada vagoneta que detiene espera un minuto, llena y sin nadie que la mire.
above-below-page-e067-again = «Brum», dice bajito el sapo, por no armar revuelo. Las vagonetas se paran igual. Se para todo el mundo.
above-below-page-e067-echo-1 = Os olfatea. «Vosotros habéis tarareado», dice. «En mi sitio. Pasable.»
above-below-page-e067-echo-2 = Le han dicho que alguien de otra aldea tarareó por él. Espera que desafinara.
above-below-page-e067-coax = Convencerlo de volver el jueves
above-below-page-e067-coax-4 = Llega hasta la segunda curva y canta un verso, por probar. Los carreteros se quedan con la gorra en la mano y pagan la parada.
above-below-page-e067-coax-6 = Se quita la gorra. Que las vagonetas se silben solas; de despedida le dan un buen trozo de la veta, y él os lo da a vosotros.
above-below-page-e067-load = Cargar mientras retumba
above-below-page-e067-load-7 = Lo medís por los bramidos: tres vagonetas, tres minutos. Él os ve de sobra, pero vosotros no sois tráfico.
