above-below-page-u005 = Mirad arriba, dice el sotobosque con luz verde pálida. Algo grande y peludo se ha soltado de una rama y os está cayendo encima. Lleva cayendo desde el viernes, como cae la miel, boca abajo, con las patas por delante, y lo precede un aliento tibio de higos. «¿Alguno», dice, a lo largo de la tarde, «tendría un colchón?» De la bolsa le salen por delante los ahorros, una moneda reluciente tras otra, y se quedan a la altura de vuestras manos. Quien agarra una de esas, dicen, ya no sabe parar.
above-below-page-u005-again = Se ha soltado de otra rama, más alta. «Práctica», dice, cosa de una hora después.
above-below-page-u005-bed = Hacerle una cama de hojas
above-below-page-u005-bed-3 = Cuesta un día rastrillarla, y otro que llegue. Se posa pata a pata. «Ay», dice el jueves. «*Gra*.»
above-below-page-u005-bed-6 = La hacéis honda y le abrís el embozo. Aterriza de lado, ya dormido, y la bolsa se le vuelca: higos, y provisiones para un viaje lento.
above-below-page-u005-pick = Atrapar los ahorros al vuelo
above-below-page-u005-pick-5 = Con una no podéis parar. Uno de vosotros no puede con veinte, y sigue alargando la mano cuando el animal llega al suelo, con un golpe pequeño, lento, decepcionado.
