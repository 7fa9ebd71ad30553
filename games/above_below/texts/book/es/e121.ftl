above-below-page-e121 = La miel lleva tanto tiempo chorreando por los muros de esta capilla que los santos tienen barba de ámbar. Entre las colmenas, una mujer con velo zurce el velo. «Perpetua», dice. «Desterrada. No fui yo, fueron las abejas. Solo dicen lo que es verdad, y lo dijeron en la boda del alcalde.» El humo de cera pica en los ojos; algo se os posa en el cuello y susurra que ese sombrero no os gusta. Las abejas querrían conoceros, dice ella, si os dejáis. Junto a la puerta, una loncha de panal se ha deslizado hasta el suelo.
above-below-page-e121-again = «Han hablado de vosotros», dice Perpetua. «Yo que vosotros me sentaría. Casi todo es bonito.»
above-below-page-e121-answer = Contestar la verdad a las abejas
above-below-page-e121-answer-4 = Preguntan quién rompió la jarra buena. Lo decís. Una abeja os recorre los nudillos, y el dolor que vivía ahí desde la cosecha se muda.
above-below-page-e121-answer-6 = En un cuarto de hora os lo saben todo, sombrero incluido, y no se han ido. «Vaya», dice Perpetua, y se pone a buscar la cuchara grande.
above-below-page-e121-comb = Llevarse el panal de la puerta
above-below-page-e121-comb-3 = El panal se vende por lonchas. Todo el camino de vuelta, una voz muy pequeña os da desde el cuello la cifra exacta.

above-below-page-e127 = A media chimenea, un murciélago grande como un ropero duerme al revés, es decir, de pie. Se bambolea. Frunce el ceño como quien tiene la sangre en el extremo equivocado, y con cada ronquido caen hollín y un olorcillo a peras. En la repisa, tras sus talones, guarda una despensa de fruta caída y, entre la fruta, los botones y el cambio de cuantos alguna vez se colgaron aquí por error. Un buen enfermero le daría la vuelta. Un buen ladrón no lo despertaría antes.
above-below-page-e127-again = Ahora el murciélago cuelga como es debido, con un gorro de dormir sujeto con alfileres. Dice algo en sueños, huele a pera, y pasáis de puntillas.
above-below-page-e127-turn = Darle la vuelta como toca
above-below-page-e127-turn-4 = Tiráis entre cuatro; gira como el portón de un granero y suspira. Un ala os envuelve sin querer y, cuando se abre, ya no tose ninguno.
above-below-page-e127-turn-6 = Despierta cabeza abajo y, por primera vez en un mes, ve derecho. Lo del estante inferior, dice, es para las visitas. La botella también.
above-below-page-e127-raid = Saquear la repisa de atrás
above-below-page-e127-raid-3 = Arrancáis de la repisa un puñado de monedas. El murciélago gime en sueños, se tambalea, y ahí lo dejáis con su jaqueca.
above-below-page-e127-raid-7 = Vaciáis la despensa hasta las tablas, peras y monederos. Por la mañana creerá que se lo comió él.
above-below-page-e127-raid-fail = Estornuda. Durante un buen rato sois todos del mismo color, y estáis bastante más abajo.

above-below-page-e128 = Sobre una seta se sienta una criatura de unos ocho años, descalza, con cartera, que hace sumas en las laminillas. «Soy Jueves», dice. «Antes era Dorotea, pero me hicieron una oferta mejor.» El bosque cruje como una silla; las esporas saben a pimienta. Colecciona nombres: en la cartera lleva el de un almirante, envuelto en una media, el de un caballo, casi sin uso, y el de un cordelero que aún da intereses. Una vez la llamaron y no tenía con cuál contestar, dice, y por eso se quedó. «¿Vosotros qué traéis?» La cartera no cierra bien.
above-below-page-e128-again = «Hoy soy tú», dice la criatura, y tiene vuestro nombre y vuestros andares. «Te lo devuelvo. Pica.»
above-below-page-e128-lend = Prestarle un nombre para cenar
above-below-page-e128-lend-3 = Le prestáis el de vuestra abuela y lo lleva puesto toda la noche, muy digna. Cuando os lo devuelve, trae un remiendo en el codo.
above-below-page-e128-lend-4 = Le prestáis todos los vuestros, una hora, en montón. Se sienta en medio como quien tiene mucha familia y sirve lo que guardaba el almirante.
above-below-page-e128-swap = Cambiarle uno falso
above-below-page-e128-swap-5 = Acepta *García* por el del cordelero sin mirarlo dos veces. En la cartera hay once García, pero eso os lo calláis.

above-below-page-e130 = Quien se para a tomar aliento en este bosque acaba medido. De debajo de los sombreros bajan hilos finos como baba, rodean una muñeca, hacen cosquillas por una pernera y se retiran a deliberar. Huele a lana húmeda, y arriba suena un repiqueteo suave, como de muchas agujas que no sostiene nadie. En una raíz hay un guante terminado, precioso, de seis dedos. Están aprendiendo. Al lado tienen la cesta del almuerzo, y carretes y más carretes de hilo que aún no ha hecho falta; todo es cuestión de estarse quietos.
above-below-page-e130-again = Los sombreros se inclinan para ver qué tal os va el guante. Os falta valor para enseñarles las manos.
above-below-page-e130-stand = Dejarse tomar medidas
above-below-page-e130-stand-3 = Dura una hora y a alguno se le escapa la risa. La chaqueta no le sirve a nadie, pero están tan contentos que encima os dan su almuerzo.
above-below-page-e130-stand-5 = Ni pestañeáis. Nunca habían tenido un cliente que conservara su forma, y os devanan un carrete entero, de hilo doble.
