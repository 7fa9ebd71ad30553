above-below-page-e073 = Por el tiro cae una arenilla tibia, y al fondo alguien insulta a una hogaza. Ottokar hornea con lo que hay: harina de caliza, aceite de lámpara, paciencia. Sus panes suenan al golpearlos. «Trescientos años de corteza», dice con los codos en masa gris, «y ni un cliente con dientes para ella». Huele, inexplicablemente, a desayuno. Tiene calambres en los dos brazos, una boda de gente de piedra al mediodía y, detrás, una repisa de buenas escudillas vacías y una bandeja de panecillos que cualquier empedrador compraría sin pensarlo.
above-below-page-e073-again = «¡Llegáis a tiempo!», grita Ottokar. «¡Está subiendo!» Ha subido, calcula, un pelo desde la primavera.
above-below-page-e073-knead = Amasar hasta no sentir los brazos
above-below-page-e073-knead-2 = Amasáis lo que os parece un umbral. Ottokar lo golpea, escucha, asiente, y por un momento se diría que va a llorar harina.
above-below-page-e073-knead-5 = Sale del horno cantando una sola nota. La novia de piedra repite. Ottokar os da la escudilla, porque nunca nadie la había rebañado.
above-below-page-e073-sell = Vender los panes para pavimento
above-below-page-e073-sell-5 = Dan para once varas de un bordillo excelente. En algún lugar, a vuestra espalda, hay una boda con sopa y nada más.

above-below-page-e077 = Ocho cantores de lana gris ocupan las gradas de cristal, y en la sala helada suena todo menos el fondo. Donde debería estar el noveno hay un par de pantuflas vacías, anchísimas. «Se nos fue el bajo», dice la maestra, una tal señorita Vísperas, flaca como una vela. «Somos todo tejado y nada de suelo.» El aliento le huele a anís. A cada *Amén* los cristales violetas se inclinan y, al no oír la nota grave, se enderezan. En un sombrero boca arriba hay monedas. Uno de vosotros estuvo resfriado la semana pasada, y quizá todavía llegue tan abajo.
above-below-page-e077-again = Han sacudido el polvo de las pantuflas. «Os guardamos el hueco», dice la señorita Vísperas, «por si habíais pescado algo».
above-below-page-e077-hum = Tararearles la nota grave
above-below-page-e077-hum-3 = Es más bien un gruñido, pero está debajo, y ocho personas cansadas se apoyan en él. La señorita Vísperas cierra los ojos hasta que acaba.
above-below-page-e077-hum-6 = Encontráis la nota en las botas y allí la dejáis. La sala responde; en la grada más alta, un cristal saluda tan a fondo que se desprende.
above-below-page-e077-hat = Pasar el sombrero y largarse
above-below-page-e077-hat-4 = Lo pasáis por la primera fila, por la segunda y por la puerta. Detrás llega el *Amén*, y no tiene dónde pisar.
