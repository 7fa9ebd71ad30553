above-below-page-e017 = ¡Toallas calientes! El barbero de la sala larga, un hombre redondo en una escalera altísima, afeita estalactitas. Vienen a diario y son presumidas. Sisea; huele a loción y a caliza mojada; muy abajo, un chico barre recortes violetas con escoba y balde. «En el sillón no se sienta nadie», os dice el barbero, «desde el Diluvio. No sabéis cómo echo en falta un mentón». Va atrasado con la pared este, si alguno tiene ojo y navaja; pero él solo os mira el mentón.
above-below-page-e017-again = «¿Lo de siempre?», grita la escalera. En el espejo, por encima de vuestro hombro, hay una gota larga que espera.
above-below-page-e017-shave = Afeitar la pared este
above-below-page-e017-shave-3 = Rebajáis un poco las puntas. Zumban de gusto, y las propinas, aquí, os caen directamente en el delantal.
above-below-page-e017-shave-5 = A la más vieja le hacéis la raya. Mil años llevaba esperando que se lo preguntaran, y deja caer en el balde su único rizo violeta.
above-below-page-e017-sit = Sentarse en el sillón
above-below-page-e017-sit-2 = Mientras trabaja os cuenta el Diluvio, y os dejan decir *¡no!* y *¡no me diga!* El chico barre toda la tarde alrededor de vuestros pies, radiante.
