above-below-page-e044 = Toc, toc, toc, hace algo en la pared de la madriguera, muy cortés, aunque puerta no hay. Entra rodando en tres ruedas: un escribiente de cobre con un cajón por pecho, que huele a tinta y a calderilla caliente. «Empadronamiento», dice. «¿Cuántos sois y desde cuándo?» Al escribir le suena una campanilla. Hay una prima, explica, por cada alma inscrita en el Registro, pagadera al instante y del cajón; y él se cree lo que le dicen. No sois muchos. Pero hay sombreros, y una escoba, y un jamón, y poca luz.
above-below-page-e044-again = «Erais cuatro y un jamón», lee el escribiente de cobre. Espera con la pluma en alto. «¿Alguna variación?»
above-below-page-e044-true = Dar la cifra verdadera
above-below-page-e044-true-3 = Da las gracias y os pone a cada uno un sello suave en la mano. Nunca le dijeron un número tan chico, comenta, ni con tanto alivio.
above-below-page-e044-true-6 = Os vuelve a contar, por gusto. «Coincide», dice con campanilla de asombro, y desatornilla la placa que le tapaba el error de tantos años.
above-below-page-e044-more = Ponerles sombrero a las escobas
above-below-page-e044-more-5 = Once almas, escribe, una de ellas ahumada. El cajón paga por cabeza, y la pluma ni siquiera se detiene.
above-below-page-e044-more-fail = Os da la mano uno por uno. Le da la mano a la escoba. Después abre el libro grueso, el de observaciones.
