above-below-page-e048 = Nadie ha usado esta máquina desde que se acabaron las preguntas. Está en el cruce de dos pasillos de cajones, un trasto de latón con regazo, y al veros se sonroja de lucecitas. «Respuestas», ronronea. Polvo caliente; una cinta de papel; un timbre. La primera cae en la bandeja: *No, pero pensó en vosotros.* No habíais preguntado nada. La siguiente dice *Bajo el tercer escalón, en una media.* Para dar con una vuestra habría que pensar la pregunta, y echarle una moneda ayuda a que piense más deprisa.
above-below-page-e048-again = En la bandeja espera una: *Sí. Me preguntaba cuándo volveríais.*
above-below-page-e048-take = Llevarse lo que ya ha caído
above-below-page-e048-take-0 = De salida probáis el tercer escalón. Lo de la media era verdad, y hasta había algo dentro.
above-below-page-e048-ask = Preguntar algo propio
above-below-page-e048-ask-5 = Preguntáis qué le hará falta a la aldea. Imprime una hora, casi todo en papel limpio, casi todo *sopa*, y en el fondo aparece la hermana de una moneda.
above-below-page-e048-ask-7 = Le preguntáis qué tal está *ella*. Se apagan las luces. Luego imprime y no para; el último metro dice *mejor*, y envuelto en él hay algo para la tos.
