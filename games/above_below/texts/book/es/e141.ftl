above-below-page-e141 = Quieren que Perpetua vuelva. En una costilla, junto a las colmenas, está sentado un hombre del ayuntamiento con la petición, donde figuran todos los nombres del pueblo y varios borrones. Ella ha hecho las maletas. Las ha deshecho. «Leédsela a *ellas*», dice por las abejas, que cubren los huesos como una piel tibia que huele a tomillo. «Zumbarán con los que vayan en serio.» El hombre palidece. Cobra por nombre, os dice aparte; y va a medias con quien sepa zumbar.
above-below-page-e141-again = Sobre el baúl hay tres cartas. «Ya he llegado a *Queridos*», dice Perpetua, enfadada y feliz.
above-below-page-e141-echo-1 = «Estuvisteis en el juicio», dice Perpetua. «Opinan que leéis muy bien.»
above-below-page-e141-echo-2 = «Aquí vino un juez de arriba», dice, «con una caja de cerillas. Se portó.»
above-below-page-e141-read = Leerla nombre por nombre
above-below-page-e141-read-3 = Casi todos pasan en silencio. Zumban con la viuda, con el panadero, con una niña que firmó dibujando un pez. «Tres», dice Perpetua, y se sienta en el baúl. «*Tres*.»
above-below-page-e141-read-7 = El del alcalde es el último, y suena un zumbido chiquito. «Sí que me quiere», dice. «No se ha dado cuenta.» No se va; pero escribirá. Lo que iba de viaje en las maletas es vuestro.
above-below-page-e141-forge = Zumbar por él tras la colmena
above-below-page-e141-forge-4 = Zumbáis desde *Abad* hasta *Zapata*, y os da vuestra mitad, y las hojas sobrantes. Ella está de pie entre los baúles, con el sombrero puesto, oyendo cuánto la echan de menos.
above-below-page-e141-forge-fail = Entráis bien fuerte en un borrón. Por todos los huesos del campo, sin prisas, la piel tibia se da la vuelta.

above-below-page-e142 = Las hojas os pasan por la cara hacia arriba. Allá en lo alto, donde la chimenea se estrecha, un manzano cuelga de las raíces por debajo del jardín de alguien; de semilla no acertó con la superficie, y nunca se lo han dicho. Crece hacia abajo, os florece encima y suelta la fruta hacia el cielo, donde va dando golpes contra el techo. El tiro huele a sidra y a corteza mojada. Entre las raíces, además, algo tintinea con el viento: el jardín tiene un agujero, por lo visto, y su dueño otro en el bolsillo.
above-below-page-e142-again = Esta vez flores y nada de fruta. Caen a vuestro alrededor como en una boda; mejor dicho, suben.
above-below-page-e142-pick = Bajar por él hacia arriba
above-below-page-e142-pick-3 = El truco es soltarse de la mano equivocada. Volvéis con la camisa llena de algo que aún tira suavemente de los botones.
above-below-page-e142-pick-4 = Llegáis a las raíces, las sacudís y recogéis los descuidos de un verano entero. Arriba, amortiguado, un señor les echa la culpa a las urracas.

above-below-page-e143 = Sobre la última viga de la calle, un loro gris habla solo. La lengua de esta ciudad ya no la sabe nadie más; el loro la aprendió en una cocina. Huele a pimienta y a lluvia. Por el tono, dice *cierra la puerta*, y *más sopa*; a alguien lo llama cabra; y luego, muy bajito, con la cabeza bajo el ala, dice lo que ella le decía a él cuando se apagaba el candil. Espera. No contesta nadie. En el mercado hay un profesor que paga por palabra, en cuadernos de los buenos.
above-below-page-e143-again = «*Puerta*», dice el loro en vuestra lengua, con un acento espantoso, y os mira lleno de esperanza.
above-below-page-e143-learn = Aprender lo justo para contestarle
above-below-page-e143-learn-5 = *Cierra la puerta*, le decís. Os mira con un ojo y luego con el otro. Puerta no hay. Va por la viga, la cierra, y os deja caer el jornal de la criada.
above-below-page-e143-learn-7 = Al anochecer os dejáis llamar cabra y devolvéis el golpe. Se ríe, con voz de mujer; y palabra por palabra os cuenta bajo qué baldosa estaba la olla con el dinero de la casa.
above-below-page-e143-sell = Venderle al profesor la bajita
above-below-page-e143-sell-3 = Os la hace decir dos veces y la apunta, con su plural. En la viga, el loro se la prueba por lo bajo, como quien se busca un diente.
above-below-page-e143-sell-fail = Os la sabéis, la decís con sentimiento, y él la busca en el fichero. Significa *cabra*.

above-below-page-e144 = Bajo cristal, con alfileres, en hileras, baten las alas cuando se acerca la lámpara: son nombres. El hombre de los anillos enseña su vitrina, con una copa de algo para las visitas. *Bartolomé*, grande, tropical; una *Maruja* fresquísima. Huele a alcanfor y a aliento. «La gente los deja tirados por ahí», dice. «En los formularios.» ¿Y el suyo?, preguntáis. Abre la boca y, al cabo de un rato, la cierra. En el primer cajón queda un solo alfiler, oxidado, sin nada. La vitrina tiene asa; fuera aguardan los tratantes.
above-below-page-e144-again = Ha quedado un cajón abierto. Dentro alguien prueba un nombre corto, como se prueba un escalón a oscuras.
above-below-page-e144-echo-1 = «Ustedes estaban aquel día junto al barril», dice, y os busca polvo en el cuello.
above-below-page-e144-echo-2 = Sigue molesto por una subasta en el mercado; entre el público había forasteros.
above-below-page-e144-sip = Beber, mirar y admirar
above-below-page-e144-sip-0 = Decís que la luz es muy buena. Os llena las copas, se olvida de llenar la suya y mira el alfiler.
above-below-page-e144-find = Encontrarle el suyo
above-below-page-e144-find-5 = Está detrás de la vitrina, gris, como salido de una manopla. *Lucho*. Lo dice dos veces. Le tiembla tanto la pluma que os da el bloc entero.
above-below-page-e144-find-7 = Los soltáis todos, llamáis y miráis con cuál se vuelve. Se queda sentado siendo Lucho, quitándose anillos, mientras los demás suben en nube más allá de la lámpara.
above-below-page-e144-lift = Levantar la vitrina por el asa
above-below-page-e144-lift-6 = Pesa menos de lo que pensabais. De camino a los tratantes oís a través de la madera quiénes son y quiénes fueron.
above-below-page-e144-lift-8 = Os lleváis también el segundo cajón, el de los alfileres con joya. *Maruja* es para una cantante de ópera. Casi todos los demás, os dicen, hacían juego con el papel pintado.
above-below-page-e144-lift-fail = La vitrina se abre por el camino. Durante semanas el mercado entero sabe cómo os llaman, y quién fue el último, y por qué.

above-below-page-e145 = «*Punto cuarto*», lee una voz ronca. «*La cuestión de la bomba.*» Junto a algo grande como una parroquia, que duerme, un hombrecillo le lee las actas de la vuestra. No hay que parar nunca; por eso sigue dormido. Respira como la marea y huele a hierro mojado. El relevo no ha venido, la trucha se ha enfriado en el plato, y ha llegado a *Ruegos y preguntas*, que es la última página. Bajo la barbilla, para quien se atreva a arrastrarse hasta allí, está lo que sueña, morado, a montones. Se sabe que muerde.
above-below-page-e145-again = «*Lectura del acta anterior*», lee la voz. Se alza un dedo; es solo para que conste vuestra asistencia.
above-below-page-e145-read = Seguir leyendo, aunque sea inventado
above-below-page-e145-read-5 = Proponéis, secundáis y aprobáis un voto de gracias al conserje. Suspira hasta el horizonte. Con los ojos cerrados, él se come media trucha y os arrima la otra media, y las dietas.
above-below-page-e145-read-7 = Vosotros habéis estado en ese salón. Hacéis el presupuesto entero, con interrupciones; no dormía así desde la edad del bronce. De todas partes vienen de puntillas lectores, con su cena, y se pasa el platillo.
above-below-page-e145-creep = Arrastrarse bajo la barbilla
above-below-page-e145-creep-7 = Os llenáis la camisa en el sitio blando. Detrás, el lector tropieza en una palabra, y toda la oscuridad contiene el aliento, y espera, y lo suelta.
above-below-page-e145-creep-fail = Le tira un bocado a algo de su sueño, que erais vosotros. «*Consta la protesta*», lee el hombrecillo a toda velocidad, sacándoos por las botas.

above-below-page-e146 = Primero se van los sombreros. Luego el farol se pone horizontal en la mano que lo lleva, y estáis todos de puntillas sin habéroslo propuesto. Esta chimenea respira: una hora hacia dentro, una hora hacia fuera, y está a punto de echar el aire. Huele a pizarra caliente y a grajos; muge por los tubos de la roca como una vaca con una idea. Cuarenta pies más arriba, en los salientes, descansa lo que el viento se ha ido llevando en mil años y ya le aburre, y reluce. También hay asideros, o algo así.
above-below-page-e146-again = La chimenea contiene el aliento. Van volviendo los sombreros, de uno en uno, y no todos son vuestros.
above-below-page-e146-ride = Subir con los abrigos abiertos
above-below-page-e146-ride-6 = Subís como ropa tendida. Cerca de un saliente os agarráis a lo que se agarró todo el mundo, y bajáis con los brazos llenos de monederos.
above-below-page-e146-ride-8 = Dejáis atrás los salientes, dejáis atrás los grajos, hasta donde el viento guarda sus preferidas. Os devuelve al suelo con la suavidad de un secreto.
above-below-page-e146-climb = Trepar por los asideros
above-below-page-e146-climb-4 = El viento empuja donde empujaríais vosotros. El saliente más bajo es casi todo paraguas, pero la gente se deja dinero en los paraguas.

above-below-page-e147 = Cloc, dice la veta, y alzáis la lámpara. En la última galería de la mina está echada una gallina como un pajar, sobre un solo huevo; a la vista está que es un peñasco, de granito. Lleva ahí desde que cavaron la galería a su alrededor, y se le han dormido las patas. Hace mucho calor y huele a paja y a pedernal. «Una hora», dice, «y un baño de polvo, y lo que yo escarbe es vuestro.» Levanta un ala. El peñasco no debe enfriarse por nada del mundo.
above-below-page-e147-again = La gallina levanta un poco el ala. Desde debajo os mira algo gris con muchísimo interés.
above-below-page-e147-sit = Empollarlo una hora
above-below-page-e147-sit-3 = Es como sentarse en una iglesia. Vuelve sacudiéndose las plumas, cuenta el huevo y os paga con lo que ha escarbado.
above-below-page-e147-sit-7 = En el último minuto se mueve. Sale una cosa pequeña, mojada, azul pizarra, se cae y decide que también sois su madre. Ella escarba cena para las dos familias.

above-below-page-e148 = Fin de turno: suben gnomos por el pozo, a jaulas llenas, en un vaho de lana mojada. A un lado de la verja aguarda el escribiente de cobre con su pluma. Al otro está su sucesor, todo de níquel, silencioso de ruedas. «Unos sesenta», dice el de níquel, y cierra el cajón. No cuenta; calcula, y nunca se ha equivocado, dice, en más de un pueblo. Paga por cifras redondas al que le lleve una. «Sesenta y *dos*», susurra el de cobre. «Apenas había empezado a preguntarles cómo se llaman.»
above-below-page-e148-again = «Algunas visitas», calcula el de níquel; y, cuando no hay nadie cerca, con timbre bajo: «¿Cuáles?»
above-below-page-e148-echo-1 = «Tuvieron paciencia con los que reposan», dice muy bajo el de cobre.
above-below-page-e148-echo-2 = «Una vez me dieron una cifra verdadera», dice el de cobre. «Todavía la guardo.»
above-below-page-e148-hold = Retener el turno mientras pregunta
above-below-page-e148-hold-3 = Os apoyáis en la verja. Los apunta a todos, con el nombre de la madre. Los dos que pasan de sesenta son gemelos, redondeados ya otras veces; se empeñan en daros su seta rellena.
above-below-page-e148-hold-6 = Cada cual se vuelve en la verja y lo repite, por oírlo. El de níquel pregunta, con timbre bajo, si podría hacer él al último. Se reparten calderilla y setas rellenas.
above-below-page-e148-round = Llevarle una cifra redonda
above-below-page-e148-round-3 = «Cien», decís. Paga por cien. Muy entrada la noche, el escribiente de cobre recorre la veta con un farol, buscando a treinta y ocho personas.

above-below-page-e149 = Juega una fuente en la plaza seca, y no tiene cañería. En el pilón, con un brazo en alto, una mujer alta y plateada echa agua por las yemas de los dedos, con mucha gracia y un aburrimiento mortal. Huele a lluvia y a cobre viejo. «Seis horas al día», dice por un lado de la boca. «Sin cargar peso. Tiran monedas y *me cuentan* cosas. Hace años que no oigo un deseo nuevo.» Entre sus tobillos dormitan carpas. Por un chisme mejor se iría con cualquiera; la sidra, según ella, ayuda.
above-below-page-e149-again = «Alguien ha pedido algo sobre *vosotros*», dice la fuente sin mover los labios, y no suelta más.
above-below-page-e149-gossip = Ofrecerle chismes mejores
above-below-page-e149-gossip-5 = Empezáis por la segunda bodega del alcalde. Baja el brazo. Cuando llegáis al organista ya ha salido del pilón y os lleva del codo: «*No*», dice.
above-below-page-e149-wish = Echar una moneda y pedir
above-below-page-e149-wish-0 = Pedís la cena. Levanta una ceja, y una carpa salta el borde en una hermosa curva. «Otros piden *amor*», dice, «y luego ponen cara de sorpresa».
above-below-page-e149-scoop = Llevarse los otros deseos
above-below-page-e149-scoop-3 = Lo hacéis con un sombrero, carpa incluida. «Ese era de una madre», comenta ella desde arriba. «Ese iba de un perro. No, no, seguid.»

above-below-page-e150 = Quien se para a tomar aliento en este bosque acaba medido. De debajo de los sombreros bajan hilos finos como baba, rodean una muñeca, hacen cosquillas por una pernera y se retiran a deliberar. Huele a lana húmeda, y arriba suena un repiqueteo suave, como de muchas agujas que no sostiene nadie. En una raíz hay un guante terminado, precioso, de seis dedos. Están aprendiendo. Al lado tienen la cesta del almuerzo, y carretes y más carretes de hilo que aún no ha hecho falta; todo es cuestión de estarse quietos.
above-below-page-e150-again = Los sombreros se inclinan para ver qué tal os va el guante. Os falta valor para enseñarles las manos.
above-below-page-e150-stand = Dejarse tomar medidas
above-below-page-e150-stand-3 = Dura una hora y a alguno se le escapa la risa. La chaqueta no le sirve a nadie, pero están tan contentos que encima os dan su almuerzo.
above-below-page-e150-stand-4 = Ni pestañeáis. Nunca habían tenido un cliente que conservara su forma, y os devanan un carrete entero, de hilo doble.
