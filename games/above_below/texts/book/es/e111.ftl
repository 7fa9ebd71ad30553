above-below-page-e112 = Hay en la playa un buzón pintado de rojo, con los pies en el lago. *Recogida diaria*, pone; llega una onda hasta la ranura, la lame y se retira. Los guijarros entrechocan; la niebla huele a sobre mojado. En la arena está el reparto de hoy, cada carta plegada en una sola hoja de agua: una para cierta viuda de la calle Alta, con algo redondo y pesado dentro; otra sin sello; y otra con vuestros propios nombres, escritos con letra de lluvia. Podríais subirle la suya a la viuda, derechos a casa, y por hoy dejar de explorar.
above-below-page-e112-again = Una onda trae una tarjeta a la orilla: *Recibida la vuestra. Sigue respuesta.* Ya ha empezado a evaporarse.
above-below-page-e112-post = Subirle a la viuda su carta
above-below-page-e112-post-0 = La lee de pie y luego otra vez, sentada. Hoy no hay cueva nueva. Hay una silla junto a una estufa, para cualquiera, cuando sea.
above-below-page-e112-open = Abrir la carta de la viuda
above-below-page-e112-open-5 = «*Querida Ada: te lo aparté*», dice el agua con la voz cuidadosa de un ahogado, y se os va entre los dedos. Las monedas se quedan.
above-below-page-e112-read = Leer la que es vuestra
