above-below-page-l024 = De arena son aquí las puertas, y a una puerta de arena hay que decirle a cada minuto que lo es. De eso se ocupa Amaru, el portero, que tiene once en corro y una voz nada más. «Puerta», grazna. «Puerta. *Puerta.* Tú, derecha.» A su espalda una se derrama por su propio escalón. Sisea; el aire caliente sabe a bronce. De bronce son también las bisagras, viejas, pesadas; nadie os impide desatornillarlas. Él se señala la garganta, os señala a vosotros, señala la más cercana.
above-below-page-l024-again = «Puerta», oís por once lados, con once voces. Les ha enseñado a decírselo por turnos.
above-below-page-l024-hold = Sostener una puerta hablándole
above-below-page-l024-hold-3 = «Eres una puerta», le decís, «y de las buenas». Se yergue. Él toma su primer té desde que cambió el viento.
above-below-page-l024-hold-5 = Os encargáis de seis, y les habláis de la de casa, la de la gatera. Nunca han estado más tiesas. Él os da de sus provisiones, en un susurro.
above-below-page-l024-unhinge = Desatornillar mientras las bisagras
above-below-page-l024-unhinge-6 = Salen nueve antes de que os llegue el turno. No grita, porque no tiene con qué. Muy bajito, una por una, dejan de creérselo.
