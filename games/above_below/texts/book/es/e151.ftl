above-below-page-e151 = Arrastrando los pies viene por la madriguera el tablón de anuncios de la parroquia. Es un erizo, ya mayor; la gente le pincha papeles al pasar. *Perdida una vaca. Clases de flauta. Vale por un frasco de jarabe.* Cruje; huele a manzana y a papel húmedo. «¿Hay algo bonito?», pregunta, y se da la vuelta para vosotros, porque él no los puede leer, estando debajo. Justo en el centro, donde nunca llegaría, ya parda, hay una nota de letra menuda y redonda: *Para ti. Bajo la tercera raíz, cualquier jueves. Te espero.*
above-below-page-e151-again = Se ha bañado. Ahora solo lleva un anuncio, y lo lleva por delante.
above-below-page-e151-speak = Leerle el suyo
above-below-page-e151-peel = Quedarse el vale del jarabe
above-below-page-e151-peel-0 = Caducó hace mucho, pero el boticario también. «Nada bonito, entonces», dice el erizo, y dobla la esquina, crujiendo.

above-below-page-e152 = El puesto de Hob Sebo está en el último recodo, y Hob debajo. «Hay un cliente», dice a través del mantel. Tras el mostrador no hay nadie, hay muchísimo nadie, frío como un pozo y con olor a lana dormida. De allí, por las tablas, se desliza un trozo de mineral brillante y, tras pensarlo, otro. Quiere comprar una luz. Solo las ha visto irse. «Yo eso no lo atiendo», susurra Hob. «Que alguien le diga que hemos cerrado, o que le diga el precio, o el precio que le dé la gana.»
above-below-page-e152-again = El puesto tiene ahora una campanilla, a la altura de nada en particular. Cuando apartáis la vista suena dos veces, con timidez.
above-below-page-e152-echo-1 = Bajo el mostrador, Hob os ha guardado un cojín, por lo de los frascos.
above-below-page-e152-serve = Atenderlo como a cualquiera
above-below-page-e152-serve-4 = Envolvéis uno chico, de las cuatro, y contáis el cambio. El frío se retira del mostrador llevando el paquete por delante.
above-below-page-e152-serve-7 = Le enseñáis cómo se sostiene el frasco. Muy abajo, por primera vez, es domingo. En las tablas queda su bolsa entera, y la mano de Hob está en la vuestra.
above-below-page-e152-short = Cobrarle lo primero que se ocurra
above-below-page-e152-short-3 = Decís una suma y la paga; decís otra. Se aleja con un frasco vacío, con cuidado, para que no se derrame.

above-below-page-e153 = Hob Sebo os ha invitado a su casa. Alrededor de la cama, por estantes, por sillas, escalera arriba, arden los frascos que nunca tuvo valor de vender: sobremesas, Pascuas, un agosto entero. Hace un calor de gallina clueca y huele a lana chamuscada. «Treinta años durmiendo con el sombrero en la cara», dice, «para no mirar. Esta noche he pensado que a lo mejor». Quiere apagarlos él, de uno en uno, si tiene una mano donde agarrarse. En el fogón espera la cena. Fuera, junto a la ventana, algo ha arrimado una silla.
above-below-page-e153-again = No hay luz en la ventana de Hob. Se oye roncar y, algo más grave, otra cosa que ronca.
above-below-page-e153-echo-1 = «Estos los cargasteis vosotros», dice Hob. «Ya sabéis lo que pesa cada uno.»
above-below-page-e153-echo-2 = Ha estado en la tienda, dice, y guardó cola, mansa como una vaca.
above-below-page-e153-hand = Darle la mano hasta el último
above-below-page-e153-hand-2 = Quedan dos encendidos cuando dice que por hoy ya está bien. «Estaba *ahí*», dice Hob, «y no hacía nada», y os sirve a todos algo para el susto.
above-below-page-e153-hand-7 = Sopla. Oscuro. «A este lado tengo a uno de vosotros», dice al rato la voz de Hob. «¿Quién es el del otro?» Nadie contesta, con mucho cariño. Cenáis a tientas, todos.

above-below-page-e154 = Rosas crecen aquí, blancas como el resto del campo, y os sujetan de la manga. No lo hacen por mal. Brotan donde enterraron a alguien por quien nadie preguntó, y cada una huele a una cocina distinta. Una manga es lo que tienen en lugar de noticias. Las espinas son largas como dedos, y los frutos del arbusto más viejo llevan tantos años madurando que se han hecho piedra: morada, clara, tibia por dentro. Haría falta una mano audaz, y habría sangre.
above-below-page-e154-again = Conservan el pedazo de vuestra manga. Le han hecho dobladillo.
above-below-page-e154-sleeve = Darle a cada una su manga
above-below-page-e154-sleeve-3 = Volvéis a casa en chaleco. Detrás, el campo entero sujeta puños y conversa, y os llega el olor de la cena.
above-below-page-e154-prune = Podar los frutos del más viejo
above-below-page-e154-prune-6 = A través de guantes, a través de mangas, hasta el codo; pero sacáis uno entero, y de otro las semillas brillantes.
above-below-page-e154-prune-fail = El arbusto se cierra. Suelta en cuanto puede, y todas las rosas cercanas huelen a madre de alguien, con una venda.

above-below-page-e155 = Marchan pies muy chicos y muchísimos por la oscuridad de la galería mayor. «¡Fuera!», corean. «¡Fuera! ¡Fuera!» Son las lámparas de la mina. Son luciérnagas, en huelga, y han pintado unas pancartas espléndidas; pero como han apagado las luces, no consiguen que se las lea nadie. Huele a pintura fresca y a mecha fría. Enfrente, en su butaca, el dueño dice, con toda sinceridad, que no ve qué es lo que quieren. Detrás de él, el frente es puro mineral, sin vigilar; ninguna os alumbraría hasta allí, pero se podría ir a tientas.
above-below-page-e155-again = La galería brilla de punta a punta. De la verja cuelga una pancarta: *Cerrado por oscuridad. Volvemos pronto.*
above-below-page-e155-light = Alumbrar las pancartas
above-below-page-e155-light-4 = Alzáis el farol. *Ocho horas de oscuridad*, pone. «¿Solo eso?», dice el dueño. «Yo creía que era *dinero*», y os da un poco, y su almuerzo, del alivio.
above-below-page-e155-light-6 = Recorréis toda la fila, hasta la más chica, que solo ha puesto *por favor*. Firma. Se encienden como un pueblo visto desde un cerro; hay setas en pincho, y colecta.
above-below-page-e155-cross = Hacer de esquirol por el mineral
above-below-page-e155-cross-7 = Vais palpando el frente y volvéis cargados. Nadie os para. A los dos lados, hasta la misma verja, notáis cómo no alumbran.
above-below-page-e155-cross-fail = Dais vueltas una hora a oscuras y salís en medio del comité de huelga, que lo toma por apoyo.

above-below-page-e156 = En la T, entre *Tapires* y *Té derramado*, hay un señor de buen abrigo, archivado. Lleva una etiqueta en la solapa. Bajó hace cuarenta años a cobrar los impuestos de lo hondo, dice con voz de cajón, y lo tomaron por un documento. El engrudo, una vez seco, se deja querer. En el fichero cuchichean ratones, y el olor a cola marea. Si hay entre vosotros una mano firme, podría firmar su salida. Más allá, en el mismo estante, hay una carpeta bien gorda con el nombre de vuestra aldea.
above-below-page-e156-again = Han cerrado el hueco de la T. Alguien escribió a lápiz en la tabla: *En préstamo. Sin multa.*
above-below-page-e156-sign = Firmar su salida en regla
above-below-page-e156-sign-3 = Baja con un ruido de cinta adhesiva. Afuera solo pregunta qué año es, y luego otra vez qué año es, y da las gracias.
above-below-page-e156-sign-6 = Llenáis los once formularios sin un borrón. Los ratones se ponen de pie. Él os deja el dorso en blanco de cuarenta años de declaraciones, atado con cinta.
above-below-page-e156-read = Leer la propia carpeta
above-below-page-e156-read-4 = Resulta que lo hondo le debe dinero a vuestra aldea desde la inundación. Dejáis recibo, con la mejor ortografía que tenéis.

above-below-page-e157 = Jueves, concierto, y todo de pie, ya que el público son huesos. Han venido de todo el campo y se apoyan con educación, costilla con costilla, oliendo a trébol seco. Entran nueve de lana gris. El noveno es un sapo. La señorita Vísperas alza una mano, él abre la boca, y del techo de la cueva cae la primera piedra, y la segunda. «Ha estado fuera tanto tiempo», susurra ella. «No nos acordábamos de lo hondo que llega. ¿Podría alguien sujetar el techo hasta el *Amén*?»
above-below-page-e157-again = Ensayan bajito, por consideración al techo. Los huesos de la primera fila os guardan el sitio.
above-below-page-e157-echo-1 = El sapo os descubre entre el público y, apenas, hace una reverencia.
above-below-page-e157-echo-2 = «Alguien lo convenció», dice la maestra. «Gente desconocida, y con cariño.»
above-below-page-e157-prop = Sujetar el techo hasta el «Amén»
above-below-page-e157-prop-6 = Con los hombros, con los sombreros, con una escala de fémures voluntarios, aguanta. Un aplauso como una leñera. Lo que se soltó trae vetas y es vuestro.
above-below-page-e157-prop-8 = Baja una nota más de las que hay. No cae nada; se arrodilla la cueva entera. Cuando volvéis a oír, donde estuvo la nota hay un cristal.

above-below-page-e158 = Escuchad: algo cruje en sueños en el viejo tajo. Los puntales se hicieron polvo hace mucho, y lo que hoy sostiene el techo es una campanilla gruesa como una cintura, blanca por falta de luz. Entró de semilla y se quedó por sentido del deber. Sus flores huelen a jabón. Tiene sed; los zarcillos os registran los bolsillos y salen avergonzados. Soga así no se consigue con dinero, y no haría falta llevársela toda. Entre las hojas relucen cosas que se les cayeron a los mineros.
above-below-page-e158-again = El crujido cesa cuando reconoce vuestros pasos. Un zarcillo os rodea la muñeca, la estrecha y la suelta.
above-below-page-e158-water = Regarla balde a balde
above-below-page-e158-water-3 = Cuarenta baldes. Bebe como quien lee una carta. Por encima, con mucha suavidad, la montaña se levanta una pulgada.
above-below-page-e158-water-7 = Le traéis el agua tibia, la del manantial de arriba. Por toda la mina se abren florecitas blancas, y cae lo que tenían guardado.
above-below-page-e158-cut = Cortar donde apenas se note
above-below-page-e158-cut-5 = Os lleváis solo las dos largas del costado. Ella recoge las demás, y el techo entero baja a escuchar.

above-below-page-e159 = Ante una colmena del mercado la gente guarda cola con su perra chica. «Qué cara de *descansada*», le dice a una mujer gris, y se ruboriza entera. Es el enjambre más joven de Perpetua; una vez anduvo entre gente, en el ala de un sombrero, y se le pegó el tacto. La cera huele a violetas. «La verdad a una abeja no le cuesta nada», dice Perpetua, con el cesto vacío. «Una amabilidad le cuesta la tarde.» Se han quedado como hilos, y no hay quien se las lleve mientras alguien de la cola parezca triste. Os toca; se inclinan.
above-below-page-e159-again = «Llegáis en el mejor momento», dice la colmena; y da la casualidad de que es verdad.
above-below-page-e159-echo-1 = Era vuestro sombrero. Lo conocerían en cualquier parte, dicen; ha envejecido bien.
above-below-page-e159-echo-2 = «La colmena vieja os habría dicho lo de ese abrigo», dice Perpetua entre dientes.
above-below-page-e159-thank = Decirles vosotros algo amable
above-below-page-e159-thank-2 = Les decís que zumban muy bien. Es cierto, y es agradable, y ellas no sabían que se pudieran las dos cosas a la vez.
above-below-page-e159-thank-5 = Recorréis la cola diciéndole a cada cual algo que es verdad: buenas orejas, un abrigo valiente. No queda nadie con quien ser amable. Entran en el cesto, y para vosotros la calderilla y una ciruela.

above-below-page-e160 = Pom, pom, hace un molino sin molinero. La rueda gira en el agua negra y las piedras dan vueltas en una penumbra tibia que huele a nuez moscada y a polvo. Desde que se hundió el camino no ha tenido qué moler; así que ha molido la tolva, la escalera y buena parte del tejado, y os mira por una ventana con los postigos en alto. Se nota que le da apuro pedir. En el altillo, donde no alcanza, hay sacos de setas pardas, y bastaría con que alguien bajara uno.
above-below-page-e160-again = El molino ha empezado con la ventana. Al veros se detiene y, no hay otra palabra, traga.
above-below-page-e160-grind = Bajar un saco y echarlo
above-below-page-e160-grind-3 = Las piedras pasan del gemido al ronroneo. Os devuelve la medida entera, como hacen los molinos, y se queda solo con el polvo.
above-below-page-e160-grind-4 = Lo echáis despacio, para que saboree. En el arcón, entre la harina, está la última paga del molinero, que nunca tuvo corazón para moler.
