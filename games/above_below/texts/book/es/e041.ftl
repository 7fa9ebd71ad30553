above-below-page-e041 = Dos olores de sopa de setas os salen al paso, y después el humo. Ya casados, Terrón y Filón viven en dos cocinas, espalda con espalda, con una chimenea en medio, porque ninguno quiso mudarse, y se pasan la cena por el tiro con una pala. «La sal, querido», dice el fogón izquierdo. «¿Rumbo?», pregunta el derecho. Los dos han marcado con tiza dónde debería ir un ventanuco; las cruces distan una pata. El ladrillo tiene un brillo raro, pesado. En el hollín está lo que cae de los bolsillos puestos a secar.
above-below-page-e041-again = El ventanuco tiene cortinilla, con una escala impresa. Detrás se rozan dos cucharas y se disculpan.
above-below-page-e041-echo-1 = «Estuvieron ustedes en nuestras bodas», dice la pared, por los dos lados.
above-below-page-e041-echo-2 = «A las bodas vinieron forasteros», dice un fogón. «Con apetito», dice el otro.
above-below-page-e041-knock = Abrir hueco entre los fogones
above-below-page-e041-knock-6 = Tomáis la media de las dos cruces. Ladrillo, polvo, una cara; una cara. «¿Así que *eso* hace con los puerros?», se dicen. La olla que estorbaba es para vosotros.
above-below-page-e041-knock-8 = Seguís hasta que no hay pared. Era toda de mineral, y ninguno se atrevía a reclamarla. En su sitio ponen una mesa. A vosotros os tocan la pared y una olla de setas.
above-below-page-e041-sweep = Barrer lo caído por el tiro
above-below-page-e041-sweep-3 = Hay de años. Os dan las gracias, uno detrás de otro, cada cual por su lado, con palabras ligeramente distintas.

above-below-page-e043 = Mudanza de cangrejos ermitaños por toda la playa, en orden de tamaño. El mayor toma la concha nueva, el siguiente la de este, y así hasta una mota que vive en un dedal. Pero la concha nueva ha resultado un número pequeña, y ahí está la calle entera, desnuda sobre los guijarros fríos, cada cual con su puerta en la mano, chasqueando. Huele a algas y a bochorno. Os miran la tetera. La concha rechazada, esmaltada como un buen jarro, queda para quien no tenga corazón.
above-below-page-e043-again = Una tetera cruza el camino con la tapa levantada y, detrás, en fila, la calle. Buenos días.
above-below-page-e043-lend = Prestar la tetera al mayor
above-below-page-e043-lend-2 = Entra de espaldas y se cierra la tapa. Un suspiro recorre la playa, clic, clic, clic, hasta el dedal, que da unos pasitos de baile.
above-below-page-e043-lend-6 = Le va perfecta. Al mudarse cada uno aparece algo debajo de la cama: calderilla, un anzuelo, una cena guardada. Fila abajo, todos insisten.
above-below-page-e043-bag = Llevarse la concha esmaltada
above-below-page-e043-bag-4 = Un tratante en loza no hace preguntas. Ninguno os pellizca. Se quedan allí, en orden de tamaño, y cuando cambia el viento os dan la espalda.

above-below-page-e044 = Cepillo primero, después codos, después una cara como una tetera: barre la chimenea algo que se dejaron dentro. «Ya falta poco», retumba entre un hollín que sabe a tocino. Deshollina este tiro desde que se construyó la casa, y la casa, aunque no lo sabe, falta desde hace doscientos años; cada noche asoma por arriba, ve estrellas y las toma por chispas. Le gusta cepillar con música. Al pie están la vajilla de la familia y la paga que nadie vino a darle.
above-below-page-e044-again = «Otra vez chispas», retumba la cara. «Tendré que repasarlo todo. No me importa. ¿Os sabéis alguna canción?»
above-below-page-e044-sing = Cantarle tiro arriba y tiro abajo
above-below-page-e044-sing-4 = Cepilla a ritmo de vals. El hollín baja en volantes y, con él, una jarra que alguien le había escondido a alguien.
above-below-page-e044-sing-6 = Le enseñáis la del estribillo. Arriba se para y mira alrededor. «Quedan muy lejos», dice, «para ser chispas». Os da la cena ahumada de la repisa, con fuente y todo.
above-below-page-e044-crate = Llevarse la caja de las pagas
above-below-page-e044-crate-3 = *Para nuestro buen deshollinador*, pone en cada sobre, con once letras distintas. Los vais vaciando por el camino. Ya falta poco, retumba la chimenea.

above-below-page-e048 = Nadie ha usado esta máquina desde que se acabaron las preguntas. Está en el cruce de dos pasillos de cajones, un trasto de latón con regazo, y al veros se sonroja de lucecitas. «Respuestas», ronronea. Polvo caliente; una cinta de papel; un timbre. La primera cae en la bandeja: *No, pero pensó en vosotros.* No habíais preguntado nada. La siguiente dice *Bajo el tercer escalón, en una media.* Para dar con una vuestra habría que pensar la pregunta, y echarle una moneda ayuda a que piense más deprisa.
above-below-page-e048-again = En la bandeja espera una: *Sí. Me preguntaba cuándo volveríais.*
above-below-page-e048-take = Llevarse lo que ya ha caído
above-below-page-e048-take-0 = De salida probáis el tercer escalón. Lo de la media era verdad, y hasta había algo dentro.
above-below-page-e048-ask = Preguntar algo propio
above-below-page-e048-ask-5 = Preguntáis qué le hará falta a la aldea. Imprime una hora, casi todo en papel limpio, casi todo *sopa*, y en el fondo aparece la hermana de una moneda.
above-below-page-e048-ask-7 = Le preguntáis qué tal está *ella*. Se apagan las luces. Luego imprime y no para; el último metro dice *mejor*, y envuelto en él hay algo para la tos.
