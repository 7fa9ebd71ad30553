above-below-page-l003 = Gluglú, dice la jarra, y tragáis saliva todos. En el cruce de cuatro muros de arena un hombre vierte de una jarra en otra; las dos están vacías, y secas como galletas. Vende el sonido. El viento caliente huele a barro cocido y de pronto, exactamente, al vado de casa. «El agua de verdad no la toco», dice. «Hay una poza a la izquierda, de oído. De allí vuelven verdes.» Tiene las muñecas cansadas. Una caravana espera en su polvo, con las alforjas llenas, a que alguien siga vertiendo.
above-below-page-l003-again = «Hoy, lluvia sobre tejado de chapa», dice el de las jarras. «Traed abrigo.»
above-below-page-l003-pour = Verter para la caravana
above-below-page-l003-pour-3 = Vertéis una llovizna, luego un canalón. Un camello viejo cierra los ojos. No sabían, dicen, que pudiera hacerse con la zurda.
above-below-page-l003-pour-5 = Hacéis el molino del pueblo, con la rueda, y el chico que se cae dentro. Lloran lo que les queda, y reparten las alforjas con vosotros.
above-below-page-l003-left = Ir a la izquierda, de oído
above-below-page-l003-left-7 = Allí está, negra, del ancho de una taza. Bebéis por el medio, donde beben los peces, que son blancos y no tienen ojos para veros llegar.
above-below-page-l003-left-fail = Sabe a picaporte. Alguien dice qué rica, se sienta, y a la luz del farol tiene un color rarísimo.

above-below-page-l008 = Al cuarto recodo de los muros de arena hay una posada con su parra y sus postigos verdes y, según os acercáis, se encoge. Le da vergüenza. No es más que un espejismo, pero bien educado, y tenía mucha ilusión por recibir. Viento caliente; un olor a piedra mojada y a café al que le falta poco. En el alféizar tiembla una hilera de odres llenos. Aquello de lo que es retrato debe de estar en algún sitio, debajo; solo que quienes cavan vuelven con la cara larga.
above-below-page-l008-again = La posada ha añadido un cuarto para cada uno. Por el papel de la pared se ven las dunas.
above-below-page-l008-drink = Beber con toda cortesía
above-below-page-l008-drink-3 = Alzáis lo que hay. Sabe a estar a punto de acordarse de algo. Fuera, para sorpresa de la propia posada, un odre está mojado.
above-below-page-l008-drink-5 = Elogiáis el café, la parra, las vistas. Al anochecer ha reunido fuerzas bastantes para quedar a deberos algo y llenaros los odres.
above-below-page-l008-dig = Cavar en busca del original
above-below-page-l008-dig-7 = Once pies más abajo: un escalón, un alféizar, un postigo verde. El sótano reluce de mineral. Arriba, la posada os mira y le sale otra chimenea.
above-below-page-l008-dig-fail = Arena y más arena. Luego una tacita, de niño, con una parra pintada. Uno de vosotros se la guarda, y en la cena ya no habla.
