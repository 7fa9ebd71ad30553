above-below-page-e133 = Hob Sebo vende luz por frascos. La tiene de la que sale bajo una puerta con gente dentro; tiene las cuatro de un domingo; tiene la azul, que hace que unos perdonen a otros, pero esa es cara. El puesto chasquea de vidrio tibio y huele a cenas ajenas. Hob trabaja con los ojos bien apretados. «No soporto lo oscuro», dice, «y ya sé dónde se pone. Justo detrás del que habla». Es hora de cerrar, tiene que llevar cuarenta frascos a casa por un callejón sin farol, y tres han quedado fuera de la cuerda, sin precio.
above-below-page-e133-again = «¿Sois vosotros?», pregunta Hob sin abrir los ojos. «¿Y sois todos? Contaos en voz alta, si no es molestia.»
above-below-page-e133-carry = Llevarle los frascos a casa
above-below-page-e133-carry-2 = Vais en fila, cada cual con un domingo bajo el brazo. En la puerta abre los ojos una rendija, para ver quién hace estas cosas.
above-below-page-e133-carry-5 = A medio callejón rompe a cantar. Con el último frasco ya os ha contado qué tiendas cobran de más, y os mete en el bolsillo lo que cobró de más él.
above-below-page-e133-pinch = Birlar los de fuera
above-below-page-e133-pinch-4 = Uno se vende al contado. Otro os lo guardáis para que crezcan cosas. El tercero es del azul, y lo devolvéis a toda prisa.
