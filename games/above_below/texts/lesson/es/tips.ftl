## Lines of help in a first game: one for each question

above-below-tip-turn = Planea la ronda entera: cada acción agota aldeanos. Explora primero, mientras haya dos preparados; el resto trabaja por una moneda.
above-below-tip-labour = Una moneda por aldeano, y el primero que trabaja se lleva la sidra. Guarda dos para las cuevas.
above-below-tip-choice = El número dice cuántas linternas hacen falta; al lado está tu probabilidad, forzando o sin forzar.
above-below-tip-explore = Dos bastan para páginas fáciles; con tres llegas a números altos, pero queda menos gente.
above-below-tip-rest = ¿Quién trabajará mañana? Los agotados quedan preparados; los heridos, solo agotados. Camas para quienes más necesites.
above-below-tip-train = Los precios suben hacia la derecha; de noche, quienes quedan pasan a lugares más baratos.
above-below-tip-build = Mira los puntos, las camas y lo que da cada ronda. Un puesto necesita una cueva vacía.
above-below-tip-exert = Cada uno da una linterna y vuelve herido. Compensa si con eso llegas al siguiente número.
above-below-tip-lay-for-income = Esta noche solo cobra lo que sube tus ingresos; lo del marcador se queda y puntúa.
above-below-tip-harvest = Una mercancía por aldeano. Vacía los edificios que se reponen cada ronda: los llenos no reciben nada.
above-below-tip-sell = Solo puedes tener un artículo a la venta; otros pueden comprarlo en el acto por tu precio o más.
above-below-tip-pay = Monedas o lo que valga como monedas: guarda las sidras y pociones para la noche.
above-below-tip-lay = Un tipo nuevo ocupa la siguiente casilla, donde cada una vale más. Al final, el tipo que más vayas a reunir.
above-below-tip-lay-order = El último tipo queda más a la derecha y vale más: que sea el que más vayas a reunir.
above-below-tip-offer = Quien vende ve tu oferta enseguida. En la última ronda las monedas ya le sirven de poco.
above-below-tip-accept-offer = Compáralo con lo que puntuaría en tu marcador.
above-below-tip-injure = Los heridos necesitan dos noches de cama. Elige a quien menos necesites.
above-below-tip-pay-coin = Linternas de más antes de tirar: barato si el siguiente número está cerca.
above-below-tip-cheaper-villager = Lleva a quien ibas a contratar, o al más caro con buen dado.
above-below-tip-afflict = Dura, así que mejor quien menos lo note en su trabajo.
above-below-tip-die = Esto cambia los dados antes de que cuenten: mira a qué número llegarías.
above-below-tip-dice = Esto cambia los dados antes de que cuenten: mira a qué número llegarías.
above-below-tip-buy = Alguien ofrece lo que te falta: mira tu marcador antes que el precio.
above-below-tip-free-villager = Llévate a quien tenga el martillo, la pluma o el dado que te falte.
above-below-tip-free-building = Gratis: el más caro que encaje con lo que reúnes.
