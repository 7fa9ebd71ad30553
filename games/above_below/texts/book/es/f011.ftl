above-below-page-f013 = Una nota sube por la sala y, antes de que baje, ya tiene debajo ocho patas. La araña se ha quitado los lentes. «¿Sí?», dice. «¿Y luego?» Los cristales se mecen, cada uno a su compás; cae polvo a tiempo; huele como dentro de un violín. Nadie en vuestra aldea toca nada, pero todos saben lo que se canta cuando el heno está dentro. Tiene nueve estrofas y no tiene final. Mientras escucha con los ojos cerrados, claro, un cuchillo haría mucho camino por esas cuerdas.
above-below-page-f013-again = «¡Esa!», exclama la araña a la primera nota. «Llevo tiempo con la sexta estrofa.»
above-below-page-f013-hymn = Cantarle la del heno completa
above-below-page-f013-hymn-4 = Entra en la segunda estrofa y no se va más. En la novena os corta una guirnalda, todavía con la melodía dentro.
above-below-page-f013-hymn-6 = Sostenéis la última nota hasta que le encuentra un final, cosa que nadie había hecho en cuatrocientos veranos. Un cristal se desprende y pide otra.
above-below-page-f013-snip = Cortar cuerdas mientras escucha
above-below-page-f013-snip-5 = Salen a brazadas. A mitad de la segunda estrofa sus patas bajan sobre nada, y espera, muy educada, a que sigáis.
