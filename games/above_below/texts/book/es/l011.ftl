above-below-page-l011 = «*Aquí* no se puede estar», dice una niña con un cubo. «Aquí todavía no está hecho.» Son tres, con gorros de papel, y a su espalda el laberinto se acaba como se acaba una página. Vuelcan un cubo; plas, plas; eso era un muro. Llega hasta aquí un olor a algas, aunque no quieren decir de dónde sacan el agua. Había un plano, pero se lo comió Leo. Desde alguna parte los llama su madre. «Nos falta una torre», dice la más pequeña, «y alguien a quien mandar». Y a lo mejor, pidiéndola bien, le hacen a uno una habitación con cosas dentro.
above-below-page-l011-again = Os han hecho a vosotros, chiquitos, con sombrero, en un cruce. Vais en mala dirección. «Así es como se vuelve», explica Leo.
above-below-page-l011-echo-1 = «¿Sigue ese diciéndoles cosas a las puertas?», pregunta la niña. «Se las hicimos de arena seca, en broma.»
above-below-page-l011-build = Hacer la torre a sus órdenes
above-below-page-l011-build-2 = No está bien. La tiran, y la hacéis otra vez, con foso. «*Ahora* sí», dice Leo, y se sienta dentro.
above-below-page-l011-build-5 = Arriba le ponéis una bandera, recortada de una camisa. Se callan los tres. Luego, como sabéis guardar secretos, os enseñan dónde está el agua.
above-below-page-l011-ask = Pedir una habitación con cosas
above-below-page-l011-ask-7 = «¿Qué cosas?» Sois precisos; a los niños les gusta. Plas, plas: una puerta. Y la habitación sigue, y sigue, con algo que brilla en el estante, y es toda vuestra.

above-below-page-l012 = ¡Truena! Corréis el último trecho con la boca abierta. En un patio, ante filas de gente en sillitas plegables, una máquina de cubas y fuelles sacude una plancha de lata. «*En breve*», anuncia, y agita unos guisantes. Hace el viento, las primeras gotas, la señora que grita que se moja la ropa. Lo que no tiene es lo mojado. Apesta a goma quemada. En el sombrero lleva un embudo que pone *Lluvia*, seco del todo. El público levanta los vasos. Vosotros tenéis botellas; y un buhonero liquida paraguas.
above-below-page-l012-again = En los fuelles ha crecido musgo. «*A primera hora de hoy*», anuncia la máquina, y les hace lo de la ropa.
above-below-page-l012-echo-1 = «El señor de las jarras lleva lo de interiores», zumba. «Nos escribimos.»
above-below-page-l012-empty = Vaciarle vuestras botellas
above-below-page-l012-empty-3 = Tose, y llovizna, solo en la tercera fila. A nadie le importa. Se van cambiando de sitio, fila por fila, y vuelven a casa con el sombrero mojado y bien puesto.
above-below-page-l012-empty-6 = Retiene las gotas hasta el último guisante; llevaba mucho queriendo hacerlo como es debido. Al anochecer hay setas pardas por todo el patio, y ningún vaso vacío.
above-below-page-l012-hawk = Vender paraguas por las filas
above-below-page-l012-hawk-4 = Los compran todos, los abren y se quedan debajo, escuchando, con polvo en la lengua. «*En breve*», dice la máquina.

above-below-page-l013 = Dos docenas de avestruces están en fila con la cabeza metida en la arena. De eso ya se oía hablar. Lo achacan al miedo; pero les tiemblan los hombros, y cuando uno patea los demás hacen *chist*. De abajo llegan música, un disparo, un sollozo y muchos aplausos. Sube un soplo de menta y de pluma caliente. Al final de la fila hay un agujero libre, con su programa. Y las colas, observáis, rizadas, blancas, tan bien pagadas por docenas, están todas aquí arriba, sin que las mire nadie.
above-below-page-l013-again = Vuestro agujero tiene ya un cartelito con el nombre. La obra es la misma. Os chistan en la que ha acabado siendo vuestra frase.
above-below-page-l013-join = Meter también la cabeza
above-below-page-l013-join-3 = Es un teatro, visto desde el techo. Llegáis al segundo acto, junto a una señora que ha traído cesta y jarra y detesta beber sola.
above-below-page-l013-join-5 = En el tercero, al malo le falta un cómplice y recurre al paraíso. Os acogen muy bien, y después cenáis con la compañía, a partes iguales.
above-below-page-l013-pluck = Desplumarlos mientras tanto
above-below-page-l013-pluck-6 = Os toman por una corriente de aire. Solo cuando se enciendan las luces y salgan dos docenas de cuellos a comentarla empezarán todos a sentir ese fresco tan raro.

above-below-page-l014 = Algo traga saliva en lo oscuro del pozo. No tiene cubo, solo una cuerda larga y pálida, y de dentro sale un aliento fresco, a piedra, con un chasquido como de lengua seca. «Ustedes perdonen», dice el pozo. «¿No llevarían encima una gota?» Siempre dio, explica, cuando se lo pidieron; hubo bodas, hubo camellos; no quedaba bien decir que se estaba acabando. Vuestra botella chapotea, y el pozo enmudece por completo. Además, en tantos años, la gente ha ido dejando caer cosas. Se podría bajar.
above-below-page-l014-again = «Buenas noches», dice el pozo, y detrás de las palabras se oye un chapoteo pequeñísimo. Lo guarda para las visitas.
above-below-page-l014-give = Darle la mitad del agua
above-below-page-l014-give-0 = No bebe a tragos; le dieron buena educación. Al rato, desde muy abajo, sube una nota redonda y mojada, como quien por fin se acuerda de un nombre.
above-below-page-l014-descend = Bajar por su cuerda
above-below-page-l014-descend-4 = Hay mucha más cuerda que pozo. Os ruega que toméis la que no os haga falta para volver, y pide disculpas por el polvo.
above-below-page-l014-descend-6 = En el fondo están los deseos, en calderilla. «Ninguno era para mí», dice el pozo, y contiene el aliento para que oigáis adónde ruedan.

above-below-page-l015 = «¡Siguiente!» En un mostrador plantado en la arena atiende un genio con manguitos y un sello de goma; la cola es una milla de lenguas secas. «Agua», dice el de delante. Sello. «Agua», dice el otro. Su humo cruje y huele a expediente chamuscado. «Seiscientos años», os cuenta, «y nadie ha deseado otra cosa. Agua no me queda. ¡Tengo almacenes! Sofás, virtud, joyas, jarras. Se lo ruego. Lo que sea.» Día libre no ha tenido nunca. Quienes desearon más deseos, añade, pueden verse allá al fondo, deseando todavía.
above-below-page-l015-again = *Vuelvo mañana*, pone en el mostrador. Lo ha deseado, se ve, de su puño y letra.
above-below-page-l015-dull = Desear algo bien soso
above-below-page-l015-dull-3 = Pedís una jarra. Una jarra sin más. Llora; la sella por triplicado; sale de detrás del mostrador para enseñaros el asa.
above-below-page-l015-rest = Desearle un día libre
above-below-page-l015-rest-5 = El sello se queda en el aire. Repasa el papel buscando la trampa. Luego cierra, pregunta qué se lleva a una merienda, y lo empaqueta dos veces.
above-below-page-l015-more = Desear que haya más deseos
above-below-page-l015-more-7 = Concedido; y se abren los almacenes. Tras haberlo tenido todo un momento en las manos, os quedáis con las dos piedras que no se calentaron, y echáis a andar.
above-below-page-l015-more-fail = No llega nada; solo que el deseo le ha manchado a uno, como tinta. Resulta que la casa está llena de cosas que tiene otro.

above-below-page-l016 = Chas, hace la barraca; chas. A mediodía, en este desierto, nadie tiene sombra, y eso en los demás desasosiega. Así que un caballero flaco, de tijeras finas, que bajó con una feria, las recorta nuevas en papel negro y las pega al talón. Paga el pueblo, y da premios; a quien posa le dejan el resto del pliego. El engrudo es de pescado. Las mejores tienen vida propia. Los clientes que lo notaron, advierte, ya no soportaron nunca nada a su espalda.
above-below-page-l016-again = En el escaparate han organizado una partida de cartas. Va ganando una de las vuestras.
above-below-page-l016-stand = Posar para que os recorte
above-below-page-l016-stand-3 = Ancha de caderas y, por lo demás, vosotros. Se despega con la primera corriente y se adelanta sola un trecho; el pliego os lo quedáis.
above-below-page-l016-stand-7 = Su obra maestra: todos de la mano, hasta el último pelo. El pueblo os vota el premio. De vuelta a casa una saluda; y uno de vosotros anda ya siempre hacia atrás.

above-below-page-l017 = Entre las zarpas de una esfinge muy grande hay una muy pequeña, que salta. «¡Alto! ¿Qué anda a cuatro patas por la mañana», dice de un tirón, «a dos al mediodía, a tres por la tarde, *y es la gente*?» Se lleva las dos zarpas a la boca. Tiene aliento de leche. Muy arriba, la madre mira al frente, hacia el desierto, con un ronroneo tan grave que os zumban los dientes. El cuenco del peaje está lleno: monedas, algún tarro, de viajeros que no lo sabían. «Tenéis que adivinarlo», ruega la pequeña.
above-below-page-l017-again = «Verde por fuera, blanca por dentro», pregunta, «¿y no lo vais a saber, porque es la *pera*?»
above-below-page-l017-guess = Pensar mucho y no caer
above-below-page-l017-guess-3 = ¿Un queso? ¿El viento? Se cae de espaldas. «¡Es la *gente*!», chilla. De allá arriba, por descuido, os dejan caer al lado algo redondo que brilla.
above-below-page-l017-guess-5 = Os rendís por etapas, mesándoos los cabellos. «No lo saca nadie», dice la pequeña, sobrecogida. Arriba, un párpado de piedra se os cierra despacio. Podéis elegir del cuenco.
above-below-page-l017-answer = Dar la respuesta correcta
above-below-page-l017-answer-4 = «La gente», decís. Asiente, y os acerca el cuenco con el hocico. Luego se mete entre las zarpas grandes, en lo más hondo.

above-below-page-l018 = Bajo un toldo negro yace la difunta: una cosa parda, encogida, quebradiza, como un puño. Doña Anastasia era una rosa de Jericó; se secó en su escritorio. La familia está alrededor en macetas, de crespón, por orden de lo que espera, y huele a tierra removida y a azucenas emparentadas. Alguien solloza en seco. Uno de vosotros recuerda de la escuela que las de su clase no se mueren nunca, solo se aplazan. Basta una gota. Echáis mano a la botella. «Sabríamos agradecer», susurra el sobrino mayor, «que anduviesen con cuidado con eso».
above-below-page-l018-again = A dos sobrinos los han sacado a pleno sol. «Les sienta tan bien», dice doña Anastasia, y os ofrece una hoja.
above-below-page-l018-spill = Derramar un poco, sin querer
above-below-page-l018-spill-0 = Dedo a dedo se va abriendo, cada vez más verde, y los ve a todos. «Siéntense», dice doña Anastasia. «He cambiado una o dos cosillas.»
above-below-page-l018-cork = Poner el tapón y cobrar
above-below-page-l018-cork-4 = Cada cual da lo que puede en momento tan triste, y comprueba en persona el tapón. Bajo el toldo nada se mueve, y lo hace a conciencia.
above-below-page-l018-cork-6 = Dejáis ver que el tapón está flojo, y lo vais apretando heredero por heredero. La lectura del testamento es breve, y a la sombra.

above-below-page-l019 = De una puerta en la roca salen bocanadas de arena; tras la arena, una escoba, y tras la escoba, una mujer con la falda recogida. Estaba una mañana en el suelo de la cocina, cuenta, una cucharada, de recién casada. La barrió afuera. El viento la metió. Os volvéis a mirar las dunas por las que lleváis dos días andando. «Estoy más avergonzada», dice. «¡Qué pensarán los vecinos!» Cruje entre los dientes; su casa huele a vinagre. Hay otra escoba y, sin revisar todavía, un montón de lo que fue saliendo con la arena.
above-below-page-l019-again = El pasillo está limpio. Va ya por la verja del jardín, y pregunta si os habéis limpiado los pies.
above-below-page-l019-sweep = Empuñar la otra escoba
above-below-page-l019-sweep-4 = Hacéis el pasillo y los dos alféizares, y por un momento se ven baldosas. Las pisa en medias, y no consiente que os vayáis sin comer.
above-below-page-l019-sweep-6 = Tapáis la rendija de la puerta con un calcetín enrollado. Se queda mirándolo. Detrás del fogón, donde nunca llegó, algo morado guiña.
above-below-page-l019-sift = Repasarle el montón
above-below-page-l019-sift-0 = Dedales, dientes, y lo que se le cae a la gente con orgullo que no se agacha. A medias, dice, que es lo que pagaba siempre su madre.

above-below-page-l020 = «Y por último, aunque no menos importante», dice el alcalde. Es de latón, con banda, y está ante una fuente nueva con las tijeras en la mano. La cinta se ha vuelto gris. Cuando termine darán el agua. Los invitados siguen en sus sillas, bajo las sombrillas; unos con la barba por las rodillas, otros ya solo sombrero. La paja cruje de calor. «Lo cual me lleva», dice, «al alcantarillado»; y se calla, donde irían los aplausos. No los hay nunca. En el pilón están las monedas que se echaron antes de tiempo. Las tijeras tiemblan.
above-below-page-l020-again = La fuente corre. «Para terminar», dice el alcalde, y ella se le para al instante. Él intenta dar las gracias.
above-below-page-l020-clap = Aplaudir donde corresponde
above-below-page-l020-clap-5 = Tras *alcantarillado* os ponéis en pie como uno solo. Se emociona tanto que se salta los impuestos. Cae la cinta, y debajo están todas las botellas, la vuestra delante.
above-below-page-l020-clap-7 = Gritáis *¡bravo!* al nombre del fontanero. Saluda, pierde el hilo y corta. Los viejos bailan con sombrero, y la primera piedra, que es maciza, se os otorga a vosotros.
above-below-page-l020-snip = Cortar la cinta vosotros
above-below-page-l020-snip-3 = Chas. Tosen las cañerías y viene, fría, por las muñecas. «Lo cual me lleva», dice el alcalde, a las espaldas de nadie en concreto, y baja las tijeras.
above-below-page-l020-snip-fail = Os han visto. «Eso me recuerda», dice el alcalde con calor, «una anécdota», y vuelve a empezar, por el clima.
