above-below-page-e082 = Río arriba, contra la corriente, en una vieja bañera, viene el cartero del lago. Lleva la gorra de una oficina de correos auténtica que lo busca desde hace dos primaveras. «Ni filas ni ventanillas», dice. «Y el cliente es *profundo*.» Las cartas están mojadas, él está mojado, y la bañera entera huele a papel de estraza y a truchas, que la siguen por docenas tras las estampillas. Tiene flato y le quedan cinco entregas, todas cuesta arriba. Claro que, por otra parte, están las truchas.
above-below-page-e082-again = La bañera está amarrada bajo un farol. Una tarjeta: *Subí con el segundo reparto. Sírvanse de nada.*
above-below-page-e082-echo-1 = «Ah», dice el cartero. «Los que le gustan. Habla de vosotros, si el tiempo acompaña.»
above-below-page-e082-echo-2 = «Alguien le mandó una respuesta preciosa», dice. «La leyó hasta que se evaporó.»
above-below-page-e082-deliver = Repartir por él las cinco últimas
above-below-page-e082-deliver-3 = Cinco puertas, cinco personas que se secan las manos. Una os besa antes de abrir siquiera el sobre, por si acaso.
above-below-page-e082-deliver-4 = Tomáis la acera empinada, a su paso. Os enseña a lamer una estampilla que ya está mojada, y lo que lleva de verdad en la cantimplora.
above-below-page-e082-angle = Pescar detrás de la bañera
above-below-page-e082-angle-3 = Pescar es mucho decir. Hundís un sombrero que pone *Dos centavos* y lo sacáis cuando está lleno.
above-below-page-e082-angle-6 = Saltan al correo certificado como golondrinas. En la tercera trucha hay una respuesta pagada y, en la cuarta, con qué la pagaron.

above-below-page-e085 = Descalzo, con los pies en un charco, alguien enorme está sentado en un mojón: garras, cuernos, una rebeca. «De ronda», dice. Huele a ropero. Asusta por las noches desde que existen las escaleras. Los niños antes gritaban. Ahora encienden la luz y le preguntan si se ha lavado los dientes. «Un susto más», dice, «y me dan la pensión.» Se le encogen los dedos en el agua. Al lado tiene el saco con todo lo que le han tirado en su vida, y tintinea.
above-below-page-e085-again = Ya tiene la pensión. En vacaciones todavía asusta, por gusto, y está aprendiendo el oboe.
above-below-page-e085-bump = Dar el susto por él
above-below-page-e085-bump-2 = Os caéis por la escalera con un cubo de carbón. Valdrá, dice; un poco de aficionados. Arriba una vocecita pregunta si alguien se ha hecho daño.
above-below-page-e085-bump-5 = Es un susto magnífico. Arriba se hace el silencio, y luego viene un grito largo y feliz. Él apunta la hora, se suena y os da propina del saco.
above-below-page-e085-sack = Escurrirse con el saco
above-below-page-e085-sack-6 = Canicas, zapatillas, bastantes monedas de debajo de la almohada. A vuestra espalda, desde el mojón: «Oigan. ¿Alguien ha visto? ¿Oigan?»
above-below-page-e085-sack-fail = «*Mamá*», dice el saco. Es una muñeca que le tiraron hace años; él tampoco ha logrado acostumbrarse, y se da la vuelta.

above-below-page-e086 = Aquí abajo hay una escalera. Tiene noventa y nueve peldaños para la mano que lleváis en la pared, y noventa y nueve cuando volvéis a subir por si acaso, y la piedra está gastada en el centro por muchísimos pies que en busca de algo vendrían. Aire tibio; después, aire frío. Un sabor a hierro. Muy al fondo cae una gota y tarda en llegar. Al tercer intento, con el farol apagado por ahorrar aceite, son cien. Lo que brilla en el peldaño cien brilla con luz propia, y no parpadea.
above-below-page-e086-again = Esta vez, noventa y ocho. Suponéis que en el otro habrá alguien de pie, y no bajáis.
above-below-page-e086-count = Contar en voz alta y seguir
above-below-page-e086-count-4 = Os sentáis todos juntos en el peldaño cien, antes de que se arrepienta. Está empedrado con lo que otros tiraron para oír cómo caía.
above-below-page-e086-count-7 = Ciento uno, ciento dos. El último es una repisa de piedra, toda vetas y destellos; llenáis los sombreros y subís contando otra vez, a gritos.

above-below-page-e087 = Consultorio nocturno, dice la placa de latón, *llamen con suavidad*. En el ábside sin techo, entre novecientos frascos, una lechuza con lentes de media luna vuelve la cabeza hacia vosotros, y la sigue volviendo. «El siguiente», dice. No hay nadie más. Hace frío y huele a clavo y a ratón. No quiere oír qué os pasa; sobre una tos jamás le han contado la verdad. Ausculta las muñecas. En el mostrador humean dos tacitas, una amarga y otra peor. «O bien alguien podría *decir*», añade sin esperanza, «dónde duele».
above-below-page-e087-again = «Va mejor», dice la lechuza antes de que os sentéis. «No era el pecho. Nunca fue el pecho.»
above-below-page-e087-swallow = Tragarse lo que recete
above-below-page-e087-swallow-2 = Es la amarga. Se os pone de pie el pelo y, al rato, os ponéis vosotros. El resto del frasco, al acostarse.
above-below-page-e087-swallow-3 = Era la peor. Durante un minuto os veis los huesos, en buen estado. Os da el frasco y el de al lado.
above-below-page-e087-confess = Confesar dónde duele de verdad
above-below-page-e087-confess-4 = Lo decís. Se quita los lentes. Para eso, dice, no hay nada en frascos; pero se sienta con vosotros, y aquello lleva nueve años en la barrica.

above-below-page-e089 = Junto al agua negra cuelga un cucharón, y debajo una nota: *Para la barca, golpead*. Golpeáis. De lo oscuro sale una balsa hecha de tapas de barril y, sentada en ella, una vieja ancha que teje una soga sin mirarla. Cada nudo huele a algo: a lluvia, a caballos, a azúcar quemado. «Una historia por viaje», dice Ulla. «Verdadera, o tan buena que yo no lo note.» A sus pies patalea una cesta de truchas vivas, junto a una caja de monedas que a nadie se le ha ocurrido cerrar.
above-below-page-e089-again = Suena el cucharón, llega la balsa, y Ulla repasa los nudos. «De la última me debéis el final», dice.
above-below-page-e089-tell = Hablarle de vuestras tías
above-below-page-e089-tell-3 = Ata a vuestra tía entre una tormenta y una feria de ganado, y le da dos palmaditas al nudo. Llegáis al otro lado sin daros cuenta.
above-below-page-e089-tell-5 = En la boda de los dos novios deja de remar del todo. Debajo, algo muy grande contiene la respiración. El cambio os lo devuelve en truchas.
above-below-page-e089-empty = Vaciar la caja al desembarcar
above-below-page-e089-empty-6 = Está llena de monedas que nadie le pidió jamás que cobrara. Ella sigue tejiendo, algo más despacio, y el nudo nuevo no huele a nada.
above-below-page-e089-empty-fail = En la caja hay otro cucharón, más pequeño. Lo golpea una sola vez, y ya sabe el río entero qué clase de gente sois.

above-below-page-e090 = Detrás de un muro caído chirría una tiza. En lo que fue un templo, sobre lo que fue un altar, una mujercita con botas de agua enseña el abecedario a unos trolls. «Nos perdimos en la excursión», dice. «La suya, quiero decir. Los míos se volvieron a casa.» Treinta alumnos se sientan en los escombros con las manos juntas y respiran grava; huele a perro mojado y a corazón de manzana. Van por la *Q* y no dan crédito. Ella está ronca y os tiende la tiza. En la grada, dentro de un yelmo, está el dinero del almuerzo.
above-below-page-e090-again = «¡La *U*!», os anuncian treinta voces con asombro, antes de que acabéis de entrar. «¡Siempre va la *U*!»
above-below-page-e090-spell = Dar la lección de la *Q*
above-below-page-e090-spell-2 = La dibujáis con rabo. Al fondo, un troll levanta una mano como una puerta y pregunta en voz baja si duele.
above-below-page-e090-spell-4 = Les deletreáis *queso*, *quieto* y *que ya basta*. La clase aplaude con piedras, y la maestra os da la mitad de su jarabe.
above-below-page-e090-lunch = Recaudar el dinero del almuerzo
above-below-page-e090-lunch-3 = Pasáis con el yelmo, en tono firme, y seguís pasando, hasta salir por detrás. Todos habían traído de más.
