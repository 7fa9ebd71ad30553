above-below-page-e059 = Las costillas se alzan en este campo como cuadernas de barcos sin terminar y, en medio, escarba una perra. Es grande como una carreta de heno y tiene el hocico blanco. En cuanto entierra algo olvida dónde, y el suelo tiembla con su desengaño. Ya os ha visto. Os deja delante un fémur bien lamido, tibio, que huele a sebo, y retrocede meneando toda la mitad de atrás. En los hoyos, además, asoman vasijas viejas. Y un tallador de peines pagaría bien por ese hueso.
above-below-page-e059-again = Ha cavado un hoyo para cada uno, de vuestra medida exacta, por amabilidad. Se lo agradecéis desde cierta distancia.
above-below-page-e059-throw = Lanzarlo con toda el alma
above-below-page-e059-throw-2 = No es mucho. Ella, muy educada, lo trae de vuelta y os enseña con el hocico cómo se pone el brazo.
above-below-page-e059-throw-5 = Pasa por encima de la última costilla y se pierde en lo oscuro. Tarda tanto que miráis en sus hoyos y sacáis la vajilla de boda de alguien.
above-below-page-e059-sell = Venderlo a quien hace peines
above-below-page-e059-sell-4 = Salen cuarenta peines y un calzador. Al anochecer la oís recorrer el campo, hoyo por hoyo.
