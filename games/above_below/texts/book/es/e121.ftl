above-below-page-e121 = Entre un puesto de dientes y un hombre que alquila escaleras, tres hermanas con delantal venden días de la semana. Los guardan en tinajas bajo un paño mojado. El martes huele a colada; en el sábado, si uno se agacha, toca una banda. «Fresquitos», dice la primera. «Sin estrenar», dice la segunda. La tercera, que lleva las cuentas, anda corta de miércoles en blanco y se frota los ojos sobre una pila de papel limpio. Un martes chico cuesta una moneda. Para el grande habría que hablar con las tres a la vez.
above-below-page-e121-again = Solo quedan lunes. Las hermanas los regalan, y la gente cambia de acera para no pasar por delante.
above-below-page-e121-buy = Comprar un martes chico
above-below-page-e121-buy-0 = Lo abrís ahí mismo. Trae un tendedero, un cielo despejado y, como ya fue de alguien, una ciruela olvidada en el alféizar.
above-below-page-e121-haggle = Regatear con las tres
above-below-page-e121-haggle-5 = A la primera la rebajáis, a la segunda la convencéis, a la tercera la dormís. Os pagan en papel y en plata con tal de recuperar la velada.
above-below-page-e121-haggle-fail = Os terminan las frases, cada una de un modo distinto, y a la hora del cierre les habéis prometido un jueves.

above-below-page-e122 = A la altura de la mano, en la pared de la mina, hay dos palancas. La izquierda está gastada; en ella se han apoyado turnos enteros, y brilla como la nariz de una estatua. Encima acaba un tubo, con su gota y su olor a menta. La derecha está nueva. Sobre ella alguien atornilló una placa, y otro, encima, una segunda placa, y las dos dicen *Esta no*. Bajo las botas, la roca zumba. Suena a muchísima agua, pensando.
above-below-page-e122-again = Junto a las otras dos han puesto una tercera placa. Dice: *Mira que lo avisamos.*
above-below-page-e122-worn = Bajar la gastada
above-below-page-e122-worn-0 = Gruñe, y el tubo llena lo que le ponéis debajo. Es verde, está caliente y es bueno para la salud; y comprendéis que nunca será otra cosa.
above-below-page-e122-other = Bajar la de «Esta no»
above-below-page-e122-other-7 = Nada. Luego, muy lejos, salta un tapón. Oís a un lago dar vueltas, y vueltas, y marcharse. Donde estaba queda una sala seca y hermosa, con la cena dando coletazos entre la calderilla.
above-below-page-e122-other-fail = No cede. Al otro lado del muro, quien llevaba todos estos años sujetándola suelta el aire que tenía dentro.

above-below-page-e123 = Izquierda, derecha: hormigas, en una columna ancha como una cama, llevan cosas a casa por el bosque. Pasan migas; una cuchara; la puerta de un aparador; setas; y después, boca arriba, con el sombrero en el pecho, un vagabundo profundamente dormido. El musgo susurra bajo tantos pies. Huele a vinagre. Una comandante con una antena en cabestrillo os saluda. El caballero es para la Reina. Por algo más dulce quizá lo soltara. También anda escasa de porteadores, y paga en dinero encontrado.
above-below-page-e123-again = La columna viene ahora en sentido contrario, con el aparador. Dentro alguien llama, sin ninguna prisa.
above-below-page-e123-swap = Ofrecerle algo más dulce
above-below-page-e123-swap-3 = Le dais la mermelada. Lo posan como un huevo. «¿Era mi parada?», dice, y se quita el sombrero ante vosotros, y ante la comandante.
above-below-page-e123-swap-7 = Habláis de vuestro almuerzo hasta que es un banquete. Lo canjean con honores, sable en alto, y por cortesía añaden las setas que venían detrás.
above-below-page-e123-carry = Entregarlo a la Reina
above-below-page-e123-carry-4 = Es una carga buena, bien repartida, y la tarifa es justa. En el último recodo, donde el suelo baja, sonríe en sueños.

above-below-page-e124 = «Dos», dice el empleado de cobre, «tres, cinco.» Su timbre suena apagado. Desde esta mañana en la calle no queda ningún cuatro: las mesas han perdido una pata, los carros dan vueltas en redondo y, del repertorio de la banda, solo los valses se tienen en pie. Huele a sopa derramada. «Lo guardaba aquí», dice, y os enseña un hueco cuadrado en el cajón. «Puede que me apoyara demasiado en él.» Ofrecen recompensa. De debajo de una carretilla sale un golpeteo pequeño, parejo, agotadísimo.
above-below-page-e124-again = «Tres», dice el empleado, y espera con cortesía lo que haga falta. «Cuatro. Gracias. Cinco.»
above-below-page-e124-echo-1 = «A ustedes los tengo en tinta», dice. «Sigan siendo los que son.»
above-below-page-e124-echo-2 = «Un grupo como el suyo se estuvo quieto una vez para mí», dice. «Pienso mucho en ello.»
above-below-page-e124-coax = Convencerlo de que salga
above-below-page-e124-coax-3 = Os sentáis a sus cuatro costados sin decir nada. Poco a poco las mesas se levantan, y la calle pasa la gorra a compás de marcha.
above-below-page-e124-coax-6 = Le contáis lo que no tendríais sin él: paredes, estaciones, una partida de cartas. Sale sacudiéndose las esquinas, y el empleado paga a todos por igual, hasta la última lámpara.

above-below-page-e125 = La miel lleva tanto tiempo chorreando por los muros de esta capilla que los santos tienen barba de ámbar. Entre las colmenas, una mujer con velo zurce el velo. «Perpetua», dice. «Desterrada. No fui yo, fueron las abejas. Solo dicen lo que es verdad, y lo dijeron en la boda del alcalde.» El humo de cera pica en los ojos; algo se os posa en el cuello y susurra que ese sombrero no os gusta. Las abejas querrían conoceros, dice ella, si os dejáis. Junto a la puerta, una loncha de panal se ha deslizado hasta el suelo.
above-below-page-e125-again = «Han hablado de vosotros», dice Perpetua. «Yo que vosotros me sentaría. Casi todo es bonito.»
above-below-page-e125-answer = Contestar la verdad a las abejas
above-below-page-e125-answer-4 = Preguntan quién rompió la jarra buena. Lo decís. Una abeja os recorre los nudillos, y el dolor que vivía ahí desde la cosecha se muda.
above-below-page-e125-answer-6 = En un cuarto de hora os lo saben todo, sombrero incluido, y no se han ido. «Vaya», dice Perpetua, y se pone a buscar la cuchara grande.
above-below-page-e125-comb = Llevarse el panal de la puerta
above-below-page-e125-comb-3 = El panal se vende por lonchas. Todo el camino de vuelta, una voz muy pequeña os da desde el cuello la cifra exacta.

above-below-page-e126 = Unos cuellos pálidos se vuelven cuando bajáis al sótano. Son patatas; el abuelo de alguien se las dejó aquí, y han echado brotes de una vara en dirección a la puerta. Ahora está vuestro farol. Un suspiro recorre el suelo. Huele a tierra y a sueño; miles de tallos blancos se inclinan tras la luz, para acá, para allá, con todos los ojos abiertos. Esperaban que amaneciera, y nadie les ha dicho que los soles no llevan asa. Hacerlo como es debido llevaría hasta la cena: salir por el carbón y ponerse tras el estante del abuelo.
above-below-page-e126-again = Tienen hojas. Se vuelven hacia vosotros y luego, por educación, un poco más allá, hacia donde os ponéis.
above-below-page-e126-day = Darles un día entero
above-below-page-e126-day-2 = Salís por encima del carbón, algo tarde. A mediodía estáis en un barril, con el brazo en alto. Cuando os ponéis se van plegando, fila tras fila, y alguien murmura *buenas noches*.
above-below-page-e126-day-4 = Lo hacéis con su aurora y, al final, con un pañuelo rojo sobre el vidrio. En el estante tras el que os ponéis hay lo que guardan los abuelos: setas en sal y un frasco para la espalda.

above-below-page-e127 = Todo gotea en esta madriguera menos una piedra, y en la piedra hay un gato. Tiene el color de lo oscuro entre dos velas, y es evidente que esperaba a alguien mejor. El suelo es sopa fría hasta el tobillo; huele a conejo mojado. Desde el único sitio seco en una legua, el gato os revisa uno por uno, se demora en la bolsa del almuerzo, bosteza como una trampilla y se pone a lavarse. A un animal así no se lo invita. Solo cabe quedarse en lo mojado y ser tan poco interesante que venga a ver por qué.
above-below-page-e127-again = La piedra sigue seca y sigue tibia. Encima hay medio ratón, servido como para un invitado.
above-below-page-e127-ignore = Ignorarlo a conciencia
above-below-page-e127-ignore-5 = Habláis de canaletas. Habláis muy bien de canaletas. Al marcharos, mojados hasta la rodilla, sois uno más que antes, y ese uno va seco.
above-below-page-e127-squeeze = Pasar pegados a la pared
above-below-page-e127-squeeze-0 = Pasáis de espaldas contra las piedras. A la altura de la oreja hay una moneda hundida en la arcilla, y el gato os mira encontrarla, nada impresionado.

above-below-page-e128 = «¿Les importaría respirar en si bemol?», pregunta un hombre con un diapasón. Bajó a afinar el piano del médico, se equivocó de escalera y dio con algo más grande. Lleva diecinueve años afinando la cueva. Vive de caramelos de cebada; el aire sabe a eso, y resuena. Solo el morado grande, al fondo, está fuera por un pelo, y para la llave necesita las dos manos y a alguien que sostenga la nota. Los desafinados que ha ido quitando están en un balde, junto a la puerta, para quien los quiera.
above-below-page-e128-again = «Se han movido», dice el afinador, sin acusar a nadie. Lejos, un cristal anda enfurruñado un pelo por debajo.
above-below-page-e128-hold = Sostenerle la nota
above-below-page-e128-hold-4 = Se os ponen las caras como remolachas, pero la nota aguanta. Os paga lo que le debía el médico, más diecinueve años de disculpas.
above-below-page-e128-hold-6 = El morado encaja y la cueva entera dice *ah*. Él se sienta. No había pensado en lo que venía después. Os corta la octava de arriba.
above-below-page-e128-flat = Llevarse los desafinados
above-below-page-e128-flat-3 = Van tintineando todo el camino, siempre algo más grave de lo previsto. Un vidriero se los queda todos y se pone algodón en los oídos.

above-below-page-e129 = Hay un mojón en el camino de la mina, y está tibio como una silla recién desocupada. Alguien se ha sentado al lado a llorar: el señor Terrón, con los lentes llenos de polvo. «Lo moví yo», dice. «Cuatro patas a la izquierda, en primavera. Nadie se dio cuenta. Pesa muchísimo que nadie se dé cuenta.» Mientras habla, su martillo golpetea solo la veta, y la veta suena a dinero. Por el camino se acerca el farol de la señorita Filón. Os pregunta si no quedaba mejor donde estaba.
above-below-page-e129-again = El mojón tiene ahora un cojín y una placa de latón, escrita con dos letras: *Más o menos aquí.*
above-below-page-e129-echo-1 = «Ustedes sostuvieron la cadena», gime. «Lo he pensado cada noche.»
above-below-page-e129-echo-2 = Alguien de arriba les sostuvo una vez la cadena, dice, y sin hacer trampas.
above-below-page-e129-confess = Devolverlo a su sitio y decírselo
above-below-page-e129-confess-6 = Vosotros empujáis y él confiesa. La señorita Filón escucha hasta el final. «Yo también lo moví», dice. «A la derecha.» Desde hoy la veta es, oficialmente, un regalo.
above-below-page-e129-shift = Correrlo todavía más
above-below-page-e129-shift-4 = Otras cuatro patas, y lo mejor del camino ya no queda del lado de nadie. Os llenáis los bolsillos antes de que nadie sea alguien.
above-below-page-e129-shift-7 = Empujáis hasta que la veta es bien vuestra, y os lleváis el corazón. El señor Terrón ya no llora. Os está mirando.
above-below-page-e129-shift-fail = El mojón rueda hasta donde estuvo al principio, por encima de una bota. La señorita Filón anota la hora.

above-below-page-e130 = Chirrían unas ruedas por entre las costillas. El escribiente de cobre recorre el campo de huesos con su farol y se inclina ante cada uno. «¿Presente?», pregunta, espera y traza una rayita. El aceite le huele a quemado. «El impreso tiene dos columnas», os dice. «*Aquí* y *En otra parte*. Están aquí. Pero no responden.» Las rayitas llenan once páginas. Podría avalarlos alguien que haya enterrado a los suyos. O podría alguien rellenar once páginas de vecinos ejemplares, cada uno con su prima.
above-below-page-e130-again = Hay ahora una tercera columna, trazada a mano. Se titula *En reposo*. El escribiente pasa de puntillas, si es que las ruedas tienen puntas.
above-below-page-e130-echo-1 = «Dijisteis la verdad sobre el jamón», dice. «Os lo pregunto en confianza.»
above-below-page-e130-echo-2 = «Hace poco alguien me dijo la verdad», comenta, «sobre un número pequeñísimo».
above-below-page-e130-vouch = Dar fe de cada uno
above-below-page-e130-vouch-4 = Decís lo que sabéis: este cojeaba, a este lo quisieron, aquí hay un anillo. Lo anota todo en *Observaciones* y os da polvos para la tos.
above-below-page-e130-vouch-6 = *Aquí*, le decís, y os tocáis el pecho. Lo piensa hasta que se le agota la lámpara. Luego traza otra columna y comparte la cena, que es aceite y setas.
above-below-page-e130-forge = Inventar once páginas de vecinos
above-below-page-e130-forge-5 = Una señora Fémur, un señor Costilla, todos al día con el alquiler. Paga el cajón. El viento cruza el campo y nadie dice *presente*.
