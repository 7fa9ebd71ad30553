above-below-page-e103 = Todo gotea en esta madriguera menos una piedra, y en la piedra hay un gato. Tiene el color de lo oscuro entre dos velas, y es evidente que esperaba a alguien mejor. El suelo es sopa fría hasta el tobillo; huele a conejo mojado. Desde el único sitio seco en una legua, el gato os revisa uno por uno, se demora en la bolsa del almuerzo, bosteza como una trampilla y se pone a lavarse. A un animal así no se lo invita. Solo cabe quedarse en lo mojado y ser tan poco interesante que venga a ver por qué.
above-below-page-e103-again = La piedra sigue seca y sigue tibia. Encima hay medio ratón, servido como para un invitado.
above-below-page-e103-ignore = Ignorarlo a conciencia
above-below-page-e103-ignore-5 = Habláis de canaletas. Habláis muy bien de canaletas. Al marcharos, mojados hasta la rodilla, sois uno más que antes, y ese uno va seco.
above-below-page-e103-squeeze = Pasar pegados a la pared
above-below-page-e103-squeeze-0 = Pasáis de espaldas contra las piedras. A la altura de la oreja hay una moneda hundida en la arcilla, y el gato os mira encontrarla, nada impresionado.
