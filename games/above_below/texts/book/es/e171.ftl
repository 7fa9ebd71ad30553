above-below-page-e172 = El puente levadizo tiene una trompetilla donde debería estar el torno. Está levantado y, a juzgar por los nidos de golondrina, lleva así cien años. «No», dice con voz de cadenas, antes de que preguntéis nada. «No mientras él no se disculpe.» Le hacéis ver que él estará muerto. «Entonces, otro.» Cae herrumbre; del foso sube un aliento frío que huele a tinta. Enfrente, en la garita, las vasijas del dueño esperan embaladas en paja. De este lado, los engranajes son de buen mineral pesado, y entre ellos cabría una palanca.
above-below-page-e172-again = «Lo he pensado mejor», dice el puente. «Yo también estuve algo seco.» Sigue levantado, pero menos.
above-below-page-e172-sorry = Disculparse de corazón
above-below-page-e172-sorry-5 = Lamentáis las sogas, la lluvia y lo que él dijo de su madre. Baja dedo a dedo, llorando aceite, y os ruega que tengáis cuidado con el tercer tablón.
above-below-page-e172-jam = Trabar los engranajes
above-below-page-e172-jam-4 = Cae, gime y se queda torcido. El peaje de un siglo se ha deslizado a un rincón, y tenéis más o menos un minuto para separar vuestra parte.
above-below-page-e172-jam-7 = Dos ruedas salen enteras y pesadas. El puente queda colgado de una cadena y no tiene nada más que añadir sobre disculpas.
