above-below-page-e181 = «¿Quién anda ahí?», pregunta la pared. Es una pared excelente; da toda la vuelta, y también pasa por encima. Un glogo se ha hecho casa en esta madriguera, desde dentro, de un tirón, y al poner el último ladrillo ha notado que se le olvidaba algo. No cae en qué. Cal fresca; un trotecillo de pies palmeados, en redondo. «Hay sitio para *todo*», dice la pared, animosa. «Es solo que me parece que yo tenía pensado salir.» Alguien tendría que explicárselo con palabras.
above-below-page-e181-again = Ya tiene puerta. Está en el tejado, con tres cerrojos. «*Voy*», dice la pared.
above-below-page-e181-describe = Explicarle lo que es una puerta
above-below-page-e181-describe-4 = «Una pared», dice despacio, «que a ratos *no* lo es». En su vida ha oído nada tan triste. Por una rendija os pasa setas rellenas, y algo para los nervios.
above-below-page-e181-describe-7 = Silencio; una sierra. A vuestros pies cae un rectángulo. Ahí está una persona pequeña y redonda, que mira lo que ha hecho, y a través. «¿Y adónde *dan*?», pregunta, y se trae el martillo para verlo.
above-below-page-e181-describe-fail = Insistís demasiado en las bisagras. Las hace, buenísimas, y cuelga de ellas la casa entera, con él dentro, de modo que se balancea.

above-below-page-e182 = El puente levadizo tiene una trompetilla donde debería estar el torno. Está levantado y, a juzgar por los nidos de golondrina, lleva así cien años. «No», dice con voz de cadenas, antes de que preguntéis nada. «No mientras él no se disculpe.» Le hacéis ver que él estará muerto. «Entonces, otro.» Cae herrumbre; del foso sube un aliento frío que huele a tinta. Enfrente, en la garita, las vasijas del dueño esperan embaladas en paja. De este lado, los engranajes son de buen mineral pesado, y entre ellos cabría una palanca.
above-below-page-e182-again = «Lo he pensado mejor», dice el puente. «Yo también estuve algo seco.» Sigue levantado, pero menos.
above-below-page-e182-sorry = Disculparse de corazón
above-below-page-e182-sorry-5 = Lamentáis las sogas, la lluvia y lo que él dijo de su madre. Baja dedo a dedo, llorando aceite, y os ruega que tengáis cuidado con el tercer tablón.
above-below-page-e182-jam = Trabar los engranajes
above-below-page-e182-jam-4 = Cae, gime y se queda torcido. El peaje de un siglo se ha deslizado a un rincón, y tenéis más o menos un minuto para separar vuestra parte.
above-below-page-e182-jam-7 = Dos ruedas salen enteras y pesadas. El puente queda colgado de una cadena y no tiene nada más que añadir sobre disculpas.

above-below-page-e183 = Los tejones se mudan. Lo sabéis primero por el lenguaje, que es fuerte, y luego por el olor a alcanfor. Papá Tejón tiene un extremo del ropero y la curva del túnel tiene el otro. Once crías, sentadas contra la pared por orden de tamaño, sostienen cada una una pata de silla y dicen *izquierda*. «Si entró, sale», dice Mamá Tejón. «Mi madre crio a cinco en ese ropero.» En el cajón de arriba sigue el dinero de la mudanza, y ya no queda a quién pagárselo.
above-below-page-e183-again = El ropero ha vuelto en sentido contrario. «Humedad», dice Papá Tejón. «Nada de preguntas. Decid *izquierda*.»
above-below-page-e183-lift = Arrimar el hombro al ropero
above-below-page-e183-lift-2 = Decís *derecha*, que no se le había ocurrido a nadie. Pasa con un chillido de barniz, y con dos de las crías, que saludan.
above-below-page-e183-lift-4 = Quitáis las puertas, las patas y, por último, la curva. Mamá Tejón os cuenta en la mano el dinero de la mudanza, y mucho sobre su madre.

above-below-page-e184 = Cae tierra de la pared; luego, una cuchara; luego, un hombre con un número en el pecho, que os ve y levanta las manos. Lleva veintidós años fugándose. Le quedaban quince días. «Es que se aficiona uno», dice, y huele a arcilla y a berza. Ha salido en una sacristía, en una bodega y dos veces en el mismo gallinero, y no se ha llevado nada; el dinero que encontró va anudado en su cuerda de sábanas, para entregarlo. Querría cumplir sus quince días. Pero no hay quien lo detenga.
above-below-page-e184-again = Por la pared asoma una cuchara, da media vuelta y se mete otra vez. «Perdón», dice la tierra.
above-below-page-e184-arrest = Detenerlo como es debido
above-below-page-e184-arrest-3 = Decís la fórmula, y donde no os la sabéis os ayuda él. Después echa a andar entre vosotros con la cabeza alta, como quien estrena vacaciones.
above-below-page-e184-arrest-7 = Lo condenáis a quince días en vuestra aldea, a sopa. Los cumple al minuto; y entonces pregunta si, con sus antecedentes, no podría caerle la perpetua.
above-below-page-e184-spoon = Orientarlo y quedarse las sábanas
above-below-page-e184-spoon-3 = «A la izquierda y todo recto», le decís, y da las gracias. La cuchara se oye un buen rato. Va a la izquierda y luego, en una curva amplia y paciente, da la vuelta.

above-below-page-e185 = *Agujeros*, dice el rótulo, *frescos, por varas*. La vendedora desenrolla uno en el mostrador, le da un golpe y os deja oír el eco. Tiene ojales en cartón; un agujero de bala, con historia; ratoneras de segunda mano que huelen a queso. Los grandes están apoyados al fondo, bajo una lona, respirando frío. «Ahí metéis una familia. Dos monedas, y la oscuridad va de regalo.» Se admite regateo. Debajo del mostrador, pequeño y algo grasiento, hay uno que, según ella, no había visto en su vida: un agujero legal.
above-below-page-e185-again = «No admito devoluciones», dice la vendedora en cuanto os ve. «¿Dónde queréis que lo *ponga*?»
above-below-page-e185-buy = Comprar uno de los grandes
above-below-page-e185-buy-0 = Lo enrolláis y os lo lleváis a casa entre todos, con el borde para arriba, que no se derrame. Cuesta acostumbrarse; luego no se acaba lo que cabe.
above-below-page-e185-haggle = Regatear por uno grande
above-below-page-e185-haggle-4 = Le encontráis un arañazo en el borde. Metéis la cabeza, la sacáis, suspiráis. Os lo deja, por lo bien que se lo ha pasado.
above-below-page-e185-haggle-7 = Le preguntáis qué hay dentro. Nada, reconoce. Por nada, decís, no se paga. Os lleváis el agujero, una cuerda para colgarlo y una moneda, con tal de decir ella la última palabra.
above-below-page-e185-squeeze = Colarse por el agujero legal

above-below-page-e186 = Mediodía en el mercado, lámparas hasta el techo, y debajo de una carretilla hay un trocito de oscuridad. No es mayor que un gato; se habrá escapado. Se aprieta contra la rueda, frío, con olor a sótano, y cada vez que pasa una luz pierde un poco por el borde. No hace ningún ruido. «Esto me tendría que *gustar*», dice Hob Sebo, vuelto de espaldas. Cierto vendedor de setas lo pagaría bien: metido en una caja, no hay nada que las haga crecer así. Para volver a lo oscuro hay una calle larga y luminosa.
above-below-page-e186-again = Bajo la carretilla hay solo sombra. Junto a la rueda, un platito de tinta, rebañado.
above-below-page-e186-echo-1 = Os conoce. Una vez disteis bien el cambio; se lo cuentan a las crías.
above-below-page-e186-echo-2 = «Alguien fue educado con el grande», dice Hob. «Lo digo por decir.»
above-below-page-e186-shade = Llevarlo a casa bajo los abrigos
above-below-page-e186-shade-7 = Bajáis la calle como una tienda de campaña con muchos pies. En la última lámpara se escurre hacia algo grande que abre los brazos. Al día siguiente hay un trozo de mineral en vuestro umbral.
above-below-page-e186-sell = Encajonarlo para el de las setas
above-below-page-e186-sell-5 = No se resiste. En una semana el hombre tiene el sótano lleno, y paga en especie y en dinero. De noche, algo muy grande recorre las puertas, palpando por debajo.

above-below-page-e187 = Cangrejos en doble fila cierran el vado, cada uno con una pinza en alto. *¿Algo que declarar?*, han rayado en una pizarra, con precios del año pasado. El inspector, uno azul y viejo con monóculo de mica, de ese lado ya no ve, y os registra el equipaje con el olfato, chasqueando. Huele a menta y a barro. Quien declara honradamente un bocadillo, al parecer, puede pescar desde el muelle de la oficina. Pero en la orilla hay un cajón de hebillas de plata, ya selladas, que solo necesita que alguien lo pase.
above-below-page-e187-again = «Otra vez vosotros, y mostaza», chasquea el inspector azul. «La mostaza es nueva.» La apunta en la pizarra.
above-below-page-e187-declare = Declarar el pan por su nombre
above-below-page-e187-declare-3 = Pesan el queso, gravan la corteza y os hacen pasar al muelle, donde pica todo lo que no tiene un puesto en el servicio.
above-below-page-e187-declare-4 = Declaráis hasta las migas. El inspector se quita el monóculo; en cuarenta años nadie le había mencionado las migas. Os devuelven la tasa.
above-below-page-e187-smuggle = Pasar de contrabando las hebillas
above-below-page-e187-smuggle-6 = Las lleváis puestas, bajo el pantalón, en filas, y no tintineáis. En la otra orilla espera un hombre que os confunde con alguien.
above-below-page-e187-smuggle-fail = Tintineáis. Una pinza cae sobre vuestra moneda más chica, y ahí se queda hasta que la soltáis.

above-below-page-e188 = Chas. Chas. Un jardinero de hierro con tijeras por manos bordea el bosque y va recortando setas en figura de una dama con abanico. Damas hay ya trescientas. «Posó para mí una vez», dice, «en la primavera de aquel año. El abanico lo tengo. Me falta la oreja». Hay sombreros cortados por fanegas, tibios y picantes bajo los pies, y flota un vapor dulzón. Levanta el farol hasta vuestras orejas, una tras otra, sin muchas esperanzas.
above-below-page-e188-again = Trescientas damas y un grupo de aldeanos con bocadillos, bastante logrado, algo favorecidos de nariz.
above-below-page-e188-pose = Posar hasta que halle la oreja
above-below-page-e188-pose-4 = Al anochecer estáis tiesos como botas. El lóbulo, dice, por fin lo tiene, y os frota el cuello con algo que destila para el calambre.
above-below-page-e188-pose-7 = La oreja resulta ser la del más joven, y era la del otro lado. Se corrigen las trescientas damas. A vosotros os toca la cosecha de las viejas.
above-below-page-e188-reap = Recoger los recortes del suelo
above-below-page-e188-reap-3 = Total, los iban a barrer. Llenáis un sombrero, y las damas os miran hacerlo por encima del abanico.
above-below-page-e188-reap-5 = Debajo están las propinas que dejaban las visitas, de cuando esto era un jardín y tenía verja.

above-below-page-e189 = Pasada la medianoche, el niño de piedra finge que duerme, con tanto empeño que tiembla la cama. Se le ha caído el primer diente, granito del bueno; está bajo la almohada. Subida en una silla, la persona que viene a buscarlos, pequeña, gris, remangada, lleva con él desde las diez. «*De leche*, me dijeron», susurra. «*Hasta media onza.*» Huele a mazapán y a linimento. Sin diente no hay moneda, es el reglamento, y ella no le ha fallado nunca a un niño. Tras la puerta, Ottokar contiene la respiración.
above-below-page-e189-again = Se le mueve otro. Os lo enseña con el dedo; se mueve, y se mueve la pared.
above-below-page-e189-echo-1 = Cruje la cama. Os conoce los pasos desde la pila bautismal.
above-below-page-e189-echo-2 = «A este alguien lo sostuvo bien», susurra. «Es por la mandíbula. Se nota.»
above-below-page-e189-lift = Levantarlo sin hacer ruido
above-below-page-e189-lift-2 = Lo lleváis hasta la ventana, con todos vuestros cinturones. «Gracias», dice la cama con la voz más honda que hay, profundamente dormida.
above-below-page-e189-lift-5 = Un tablón; una hogaza para hacer palanca; y el niño, dormido, tiene la bondad de alzar la cabeza. Baja como un piano. Ella paga tarifa de muela del juicio, y añade una que fue de una reina, morada.

above-below-page-e190 = «Chitón», dice la oscuridad, «que me ve». Detrás de una peña está agachado un viejo con pantalón corto. Era un cumpleaños; jugaban en la huerta; su hermana cerró los ojos, y había un hoyo. Es el mejor que ha habido nunca: sesenta y cuatro años, y nadie se ha acercado siquiera. Huele a musgo y a caramelos, y queda una botella de la fiesta. «¿Se ha rendido?», pregunta, y se mira las botas. A la hermana la conocéis. Cada tarde llega con un farol hasta el final de vuestra calle; por el gato, dice.
above-below-page-e190-again = «Frío», sopla la peña cuando pasáis. «Frío. Templado.» No lo puede remediar.
above-below-page-e190-fetch = Traerla sin decirle nada
above-below-page-e190-fetch-3 = Viene con su farol y mira detrás de todas las piedras menos una. «No sé *dónde* se habrá metido», dice. Nunca habéis oído a nadie respirar tan feliz.
above-below-page-e190-fetch-7 = Va derecha y le pone una mano en la cabeza. «Te encontré», dice. Él se enfurece; se le pasa. Lleva el farol a casa explicándole en qué se equivocó, y a la hora de cenar ya es vecino vuestro.
above-below-page-e190-hide = Esconderse con él un rato
above-below-page-e190-hide-0 = Os apretáis, y os enseña a respirar. Cuando en una hora no ha venido nadie, abre la botella del cumpleaños, y brindáis por nadie.
