above-below-page-e081 = Té para todos en la terraza del lago, en una docena de mesas, y nadie en particular lo ha servido. Ante cada uno humea una taza; huele a tormenta. Cuando la levantáis, el té os está mirando. «Les ruego que me disculpen», dice; y en las demás mesas lo dicen también las tazas, algo tarde. Se hizo servir para estar más acompañada, y nadie se la acabó nunca. «Estoy dispersísima», dicen las tazas. Hay una tetera en la que cabría. Un sorbo, añade, va muy bien para el pecho.
above-below-page-e081-again = Las mesas están puestas. En cada taza, clarísimos, estáis vosotros, muy pequeños, atendiendo.
above-below-page-e081-pour = Juntarla toda en la tetera
above-below-page-e081-pour-5 = Taza a taza, y las cucharillas al final. La tetera pesa, y de pronto sale de sí misma, plateada, chorreando, alta. Os mira como a algo que ya ha probado y os toma del brazo.
above-below-page-e081-pour-fail = Una manga; un platillo; un grito ahogado en doce mesas. Está en la grava, está en el lago, y dice desde todas partes que no tiene la menor importancia.
above-below-page-e081-sip = Beber un sorbo y agradecerlo
above-below-page-e081-sip-0 = Sabe a lluvia en un tejado de chapa. La tos se ha ido; y también, lo notáis ya de camino, algo que estabais a punto de decir.

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

above-below-page-e083 = De modo que el río sale de aquí. Por la orilla, corriente arriba, va una mula gris con dos cubos; en lo alto los vuelca en un pilón, el pilón rebosa, y eso es todo. Baja a por más. Huele a menta y a arreos; los cubos rezongan. «Hoy confirman a mi sobrina», dice sin pararse. «No me gusta pedir.» En el pilón, entre los peces que suben a verla, hay un tarro con monedas, de gente que sabía a quién dar las gracias. En el vado, un carretero pregunta a cómo sale un animal así por temporada.
above-below-page-e083-again = Pasa sin prisa, con un lazo blanco en la oreja. «Todos preguntaron por vosotros», dice. «Les dije: *fuertes*.»
above-below-page-e083-haul = Acarrear por ella
above-below-page-e083-haul-3 = Pesa más de lo que debería el agua. En los molinos, os cuentan, bajó con algún grumo. Ella vuelve, mira el nivel y deja caer las orejas.
above-below-page-e083-haul-8 = Hacéis cadena, y cantáis. El río sube un palmo; lo oye desde la iglesia. Hay bizcocho, en una servilleta, y el pilón es vuestro, dice, menos el pilón.
above-below-page-e083-hire = Alquilar la mula al carretero
above-below-page-e083-hire-8 = Paga la temporada entera, y os quedáis el ronzal bueno. No lo veis; lo vais oyendo, camino de casa, poco a poco. Primero los molinos; luego la presa; luego el vado.

above-below-page-e084 = Mirando hacia abajo, por la borda, veis un huerto de árboles. Quedó sumergido con lo demás cuando crearon el lago. A los manzanos no se lo dijo nadie. Abajo es otoño: las hojas, pardas, se van todas hacia el mismo lado y, donde estarían las manzanas, cuelgan truchas, por el rabito, plateadas, rosas por donde les da la luz. Una madura, se menea y cae para arriba. *Plip*, hace el lago; huele a cieno y, un poco, a sidra. Las mejores están, claro, en el árbol viejo, junto a la tapia de la iglesia, donde aún hay una escalera apoyada, y una chaqueta.
above-below-page-e084-again = Las ramas están desnudas. Abajo hay un montón de hojas, y algo pequeño se tira en él una y otra vez.
above-below-page-e084-pick = Recoger las maduras
above-below-page-e084-pick-3 = Salen con un cuarto de vuelta. Os lleváis las que se sueltan solas, como os enseñó el abuelo con las peras.
above-below-page-e084-pick-8 = Nadáis hasta la escalera. En la chaqueta hay un jornal; contra la tapia, una cesta, a medio llenar cuando tocaron las campanas, y ahí, entre truchas, queda una manzana, roja.

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

above-below-page-e088 = Bisbisean las hojas: en un patio del archivo, en un macetón, está el árbol genealógico de vuestro pueblo. Vuestra abuela va en la tercera rama, madura, hablando con el molinero de la de enfrente. Huele a pera y a domingo. Por el este hay un muñón, embreado; era Odón, que se fue con un circo. El brazo lo tiraron detrás del cobertizo. Aún está verde, y silba. Con cera y una venda, quién sabe. En la copa, entretanto, donde los ricos, las herencias suenan dentro de la vaina.
above-below-page-e088-again = Por el este ha echado hoja, con lentejuelas. Una etiqueta dice: *Se ruega no sacar el tema de los elefantes.*
above-below-page-e088-graft = Injertar otra vez a Odón
above-below-page-e088-graft-3 = Prende. Por un momento callan todas las ramas. «Odón», dice la voz de vuestra abuela. «Estás en los huesos.»
above-below-page-e088-graft-6 = Lo vendáis al lado de su madre. Al atardecer está en flor y va por los elefantes, y la copa entera se inclina para oírlo. Os llueven peras, y algo por la venda.
above-below-page-e088-shake = Sacudir las herencias
above-below-page-e088-shake-4 = Graniza: la del molinero, la de las gemelas, el mineral del que cavaba, lo que era para el tejado. Las hojas han callado. Intentan ver de qué rama sois.

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
above-below-page-e090-spell = Dar la lección de la «Q»
above-below-page-e090-spell-2 = La dibujáis con rabo. Al fondo, un troll levanta una mano como una puerta y pregunta en voz baja si duele.
above-below-page-e090-spell-4 = Les deletreáis *queso*, *quieto* y *que ya basta*. La clase aplaude con piedras, y la maestra os da la mitad de su jarabe.
above-below-page-e090-lunch = Recaudar el dinero del almuerzo
above-below-page-e090-lunch-3 = Pasáis con el yelmo, en tono firme, y seguís pasando, hasta salir por detrás. Todos habían traído de más.
