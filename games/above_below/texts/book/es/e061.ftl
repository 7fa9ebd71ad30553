above-below-page-e066 = En lo más hondo, donde la oscuridad es más vieja, hay una puerta, y detrás está vuestra cocina. Es la misma, hasta la quemadura de la mesa. La tetera está tibia. Huele a las cebollas de ayer, y el reloj cojea como el vuestro. En el escurridor hay platos para tantos como sois, usados; en la jarra queda sidra. De la despensa, que en casa guarda una escoba, llega un entrechocar de loza que alguien cuenta mientras tararea. La melodía la conocéis. No sabíais que la conociera nadie más.
above-below-page-e066-again = Otra vez la cocina. Ahora hay luz bajo la puerta de la despensa, y cuando entráis se calla el tarareo.
above-below-page-e066-wash = Fregar y dejarlo todo en orden
above-below-page-e066-wash-0 = Qué menos. Cuando vais a colgar el trapo ya está colgado, y húmedo. Os tomáis lo que queda en la jarra.
above-below-page-e066-pantry = Mirar en la despensa
above-below-page-e066-pantry-5 = Nadie; estantes; la vajilla buena de vuestra abuela, la que se llevó la inundación, con una pieza algo adelantada. Lleva una etiqueta. *De momento.*
above-below-page-e066-pantry-fail = En la despensa hay una escoba. Os quedáis un rato delante, como pasa siempre, y ya no sabéis a qué veníais.

above-below-page-e069 = Hob Sebo vende luz por frascos. La tiene de la que sale bajo una puerta con gente dentro; tiene las cuatro de un domingo; tiene la azul, que hace que unos perdonen a otros, pero esa es cara. El puesto chasquea de vidrio tibio y huele a cenas ajenas. Hob trabaja con los ojos bien apretados. «No soporto lo oscuro», dice, «y ya sé dónde se pone. Justo detrás del que habla». Es hora de cerrar, tiene que llevar cuarenta frascos a casa por un callejón sin farol, y tres han quedado fuera de la cuerda, sin precio.
above-below-page-e069-again = «¿Sois vosotros?», pregunta Hob sin abrir los ojos. «¿Y sois todos? Contaos en voz alta, si no es molestia.»
above-below-page-e069-carry = Llevarle los frascos a casa
above-below-page-e069-carry-2 = Vais en fila, cada cual con un domingo bajo el brazo. En la puerta abre los ojos una rendija, para ver quién hace estas cosas.
above-below-page-e069-carry-5 = A medio callejón rompe a cantar. Con el último frasco ya os ha contado qué tiendas cobran de más, y os mete en el bolsillo lo que cobró de más él.
above-below-page-e069-pinch = Birlar los de fuera
above-below-page-e069-pinch-4 = Uno se vende al contado. Otro os lo guardáis para que crezcan cosas. El tercero es del azul, y lo devolvéis a toda prisa.
