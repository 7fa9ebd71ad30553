above-below-page-f011 = Entre el tic que falta y el tac que aún no ha llegado hay un cuarto. Tiene alfombra, un fuego bajito, tantos sillones como sois y ninguna prisa. Huele a fieltro tibio; el silencio ronronea. Es donde el reloj guarda lo que la gente le deja: minutos sueltos, embotellados, de siestas y de trenes perdidos; cuerda de repuesto para las pesas, en madejas, y lo que llevaban los viajeros en los bolsillos. «Siéntense», dice por la pared. «Hasta entonces no daré la hora.»
above-below-page-f011-again = Los sillones han guardado vuestra forma. Sobre la alfombra hay una botella con etiqueta: *Suya. Aquella tarde.*
above-below-page-f011-rest = Quedarse cuanto os apetezca
above-below-page-f011-rest-2 = Cinco minutos de la siesta de alguien, recién descorchados, y los pies ya no recuerdan de qué se quejaban. Tenéis que llevaros para el camino.
above-below-page-f011-rest-3 = Os quedáis quince días, según las botellas, y les quitáis el polvo a todas. Al salir, el péndulo no se ha movido, pero vais envueltos en buena cuerda, con el billete de vuelta de alguien en la mano.

above-below-page-f013 = Una nota sube por la sala y, antes de que baje, ya tiene debajo ocho patas. La araña se ha quitado los lentes. «¿Sí?», dice. «¿Y luego?» Los cristales se mecen, cada uno a su compás; cae polvo a tiempo; huele como dentro de un violín. Nadie en vuestra aldea toca nada, pero todos saben lo que se canta cuando el heno está dentro. Tiene nueve estrofas y no tiene final. Mientras escucha con los ojos cerrados, claro, un cuchillo haría mucho camino por esas cuerdas.
above-below-page-f013-again = «¡Esa!», exclama la araña a la primera nota. «Llevo tiempo con la sexta estrofa.»
above-below-page-f013-hymn = Cantarle la del heno completa
above-below-page-f013-hymn-4 = Entra en la segunda estrofa y no se va más. En la novena os corta una guirnalda, todavía con la melodía dentro.
above-below-page-f013-hymn-6 = Sostenéis la última nota hasta que le encuentra un final, cosa que nadie había hecho en cuatrocientos veranos. Un cristal se desprende y pide otra.
above-below-page-f013-snip = Cortar cuerdas mientras escucha
above-below-page-f013-snip-5 = Salen a brazadas. A mitad de la segunda estrofa sus patas bajan sobre nada, y espera, muy educada, a que sigáis.

above-below-page-f020 = Pasáis por el agujero, os sacudís la tierra y os ponéis de pie en una salita. Nadie. Las sillas rodean una mesa con la lámpara encendida; las tostadas tienen mantequilla; la tetera acaba de romper a cantar. Tras el muro por el que habéis venido, muy abajo, ahora os oís a vosotros: caváis, y dudáis si cavar. Falta un cubierto, según vuestra cuenta, y en el cajón hay plata. Sería amable poner otro, para quien venga después a escuchar.
above-below-page-f020-again = La salita sigue como la dejasteis, o algo más amable. A través del muro os oís no entrar.
above-below-page-f020-lay = Poner un cubierto más y decirlo
above-below-page-f020-lay-3 = «Hay sitio», le decís a la cerradura, bien alto. Fuera se deja de cavar, y se vuelve a cavar más deprisa. La jarra da la vuelta.
above-below-page-f020-lay-5 = Os contáis lo de los caminos, lo del barro, quién llegó tarde. Cuando por fin cede el muro hay mermelada, y nadie en el agujero, y una cesta llena.
above-below-page-f020-silver = Vaciar la plata del cajón
above-below-page-f020-silver-6 = Estáis completamente solos. Solo que, al marcharos a gatas, lo oís tras el muro: retiran las sillas, una por una, tantas como erais.
