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
