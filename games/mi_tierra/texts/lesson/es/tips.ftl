## Lines of help in a first game: one for each question

mi-tierra-tip-place = Actúan solo cuando están todos puestos. Primero lo escaso; tus campos no te los quita nadie.
mi-tierra-tip-market = Una venta a una carta. Otro puede querer la misma: primero la que mejor paga.
mi-tierra-tip-plant = Un campo con agua rinde el doble, y dos vecinos iguales se ayudan.
mi-tierra-tip-house = Una clase de animal por corral. Lo que no cabe se queda en una sola carne.
mi-tierra-tip-plan = Las cartas tempranas rinden más tiempo. Compra lo que ayude a lo que tu granja ya hace.
mi-tierra-tip-black-market = Compra de todo por poco y vende caro: sirve para lo que falte para una torta o para ropa.
mi-tierra-tip-sale = La carta sirve solo para esta venta: vende cuanto admita, salvo lo que tú necesites.
mi-tierra-tip-water = En cadena desde tu casa. Primero los campos que más cosechas.
mi-tierra-tip-move-water = Antes del primer trabajador el agua se puede mover: hacia lo que vas a cosechar.
mi-tierra-tip-tower = Mirar dice lo que se comprará; los caballos son para la arena en verano.
mi-tierra-tip-after-sale = El trabajador puede volver a casa o pasar al mercado negro, que abre el último.
mi-tierra-tip-make = La tarifa es la misma por todo: compensa si tienes animales o cosecha para varios.
mi-tierra-tip-enter-contest = Animales por adiestramiento son los puntos, y todos tus trabajadores suman.
mi-tierra-tip-enter-rodeo = Un caballo adiestrado gana a varios sin adiestrar; el premio crece cada verano.
mi-tierra-tip-roll-again = El segundo resultado vale, bueno o malo. Quédate con lo que ya te sirva.
mi-tierra-tip-crop = Elige lo que compre el mercado, o lo que ya cultivas al lado.
mi-tierra-tip-give-up-pen = Se va con todo lo que tiene. Solo por uno mayor, o por otros animales.
mi-tierra-tip-give-up-field = El cultivo nuevo aún no se sabe: renuncia al que peor se venda.
mi-tierra-tip-mill = La harina y el vino se venden a varias veces lo que cuestan.
mi-tierra-tip-reorder = La primera carta es la próxima en salir: pon arriba lo que puedas vender.
mi-tierra-tip-prize-goods = Toma lo que te falte para una torta, para ropa o para la carta del mercado.
mi-tierra-tip-prize-animal = Uno que quepa, o que haga pareja para el taller.
mi-tierra-tip-lose-crops = Entrega lo que peor se venda ahora.
mi-tierra-tip-pen-size = El grande, salvo que sea para adiestrar a un solo animal.
mi-tierra-tip-give-up-plan = Quédate con la que trabaje cada ronda.
mi-tierra-tip-foot-rot = Un animal se repone gratis en su criadero; por uno adiestrado vale la pena pagar.
