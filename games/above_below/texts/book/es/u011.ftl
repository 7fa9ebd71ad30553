above-below-page-u016 = Las colinas, por lo común, no levantan un pie. Esta lo tiene en el aire cuando llegáis, con musgo encendido colgando del tobillo, y cuando os habéis comido los bocadillos lo baja. El suelo dice *jm*. Es una bestia, y va a alguna parte, bajo su propio bosquecillo de sombreros que alumbran; huele a helecho y a alfombra vieja. Un ojo como un estanque os encuentra. «¿Queda», dice; se acaba el almuerzo; «muy»; cae la tarde; «lejos?» Entre los dedos hay cosas que ha ido pisando hasta volverlas piedra.
above-below-page-u016-again = Va por la palabra «y». Os ponéis cómodos. Cena hay de sobra.
above-below-page-u016-walk = Acompañarla hasta que llegue
above-below-page-u016-walk-4 = «No», le decís a cada milla, y se anima cada vez. Os enseña cuáles de sus musgos aguantan frescos un mes.
above-below-page-u016-walk-7 = Al tercer día se para: un estanque, otra colina. La otra abre un ojo. «Tarde», dice con amor. Lo que queda prensado entre sus pies es para vosotros.
above-below-page-u016-pick = Arrancarle setas del costado
above-below-page-u016-pick-3 = No lo nota, esta semana. Pero durante un buen rato, mientras os vais, oís a la espalda el comienzo de una palabra.
