above-below-page-u031 = En este bosque da luz todo, menos un helecho. Alrededor tiene un charco de oscuridad, ancho como una cama, y ahí dentro se tapa la cara con las frondas. «Lo intento», dice. Tierra fresca; los ojos, por primera vez en días, dejan de zumbaros. Y escuchad: respiran. Un erizo, dos ciervas, algo enorme que vino de puntillas, todos dormidos en montón junto al tallo, como nadie puede con tanto brillo; y cada cual ha dejado en el borde lo que tenía, una nuez, una moneda. El helecho cree que vienen a esconderse.
above-below-page-u031-again = Ha puesto un letrerito: *Oscuridad*. Debajo alguien ha añadido: *muy buena*.
above-below-page-u031-echo-1 = También hay un ciervo echado, con cera en el hocico, dormido como un tronco.
above-below-page-u031-explain = Explicarle para qué sirve
above-below-page-u031-explain-3 = Habláis bajito. Él se aparta una fronda de la cara. «Yo pensaba», dice, «que es que no me encontraban.»
above-below-page-u031-explain-6 = Se lo explicáis acostándoos. Al despertar, doce horas después, lo tenéis encima, arqueado, como una mano. Que si os llevaríais lo que dejan las visitas, pregunta; él no tiene bolsillos.

above-below-page-u032 = *Chin*, hace el gramófono; y, una hora después, *pon*. Está en un tocón, sin cuerda, y en torno a él, pata con pata sobre el musgo, las bestias lentas celebran su baile. Lo encuentran animado. Un oso tiene un pie en el aire; su pareja se ríe desde mediodía. Helecho pisado; un chisporroteo de cera. Pero el *pon* empieza a aflojar. Se miran unos a otros. Se les podría ir dando a la manivela, un pelo cada vez. O darle toda la cuerda; no habría quien los parase, y dejarían en los manteles loza y monederos.
above-below-page-u032-again = El oso ha aterrizado. Se inclina. Le llevará un rato, y os sentáis en la segunda fila.
above-below-page-u032-crank = Darle cuerda a su paso
above-below-page-u032-crank-3 = Un pelo; un respiro; un pelo. *Chin*. Al alba os releva un tejón. Ninguno sabía que hubiera otra estrofa.
above-below-page-u032-crank-5 = Conseguís que dure hasta que el oso baja. Aplauden; siguen aplaudiendo cuando os vais, con el resto del ambigú, y lo que había en el platillo.
above-below-page-u032-wind = Darle toda la cuerda de golpe
above-below-page-u032-wind-7 = Resulta que es una polca. Pasan ante vosotros, horrorizados, agarrándose, vueltas y más vueltas, y fuera, entre los árboles. Recogéis los manteles en paz.

above-below-page-u033 = Sale la luna, pensáis; pero es una vaca. Viene entre los árboles soltando una luz blanca y mansa, y detrás de ella un rebaño entero, y una moza con el brazo sobre los ojos. «Es por los helechos», dice la moza. «Se trasluce por el *cubo*.» Resuena y humea, con un vaho de vainilla y de sótano. Una taza, y se ve en lo oscuro, por dentro de la roca, vetas y bolsas perdidas; y uno se envenena, y se le queda mal color. A ella las vacas le dan miedo. Mugen; ya no les cabe más.
above-below-page-u033-again = Ha pintado el cubo de negro. Por entre las duelas, aun así, se puede leer.
above-below-page-u033-milk = Ordeñarle el rebaño
above-below-page-u033-milk-4 = Las hacéis de oído, con los ojos cerrados. Ella canta, para que sepan dónde están, y para saberlo ella. Os da queso para el camino, del normal.
above-below-page-u033-drink = Beberse una taza
above-below-page-u033-drink-5 = La roca se vuelve clara como el aguardiente, y vais paseando y eligiendo. A mediodía se ha pasado, menos al más sediento, que reluce, gime, y no juega más al escondite.

above-below-page-u034 = Clin. Entre los árboles hay un ciervo con una araña de cristal en la cabeza, procurando no moverse. Se prestó para un baile, una sola noche. Las damas dijeron *qué encanto*, y fueron colgando vela tras vela, y cristal, y plata; y luego se acabó, y no vino nadie a descolgarla. Desde entonces no se ha echado, por los helechos. La cera le corre a los ojos, dulce de miel, con su punta de pelo chamuscado. «Si no es molestia», dice. La plata es antigua y pesa. Saldría mejor con las velas encendidas, pues así él no puede moverse.
above-below-page-u034-again = Está echado entre los helechos, con la barbilla en las patas. Una vela se la ha guardado, dice, para leer.
above-below-page-u034-snuff = Apagarlas y descolgarla
above-below-page-u034-snuff-2 = Os subís unos sobre otros y las apagáis con los dedos mojados. «Ah», dice a oscuras. «Conque *era* eso.»
above-below-page-u034-snuff-4 = Sale como una corona. Él duerme donde está de pie, y luego donde está echado. Había una cena apartada, balbucea, y una cosilla, para quien se encargase.
above-below-page-u034-unscrew = Desatornillar la plata, encendida
above-below-page-u034-unscrew-6 = La sacáis brazo a brazo, y le dejáis las velas más o menos en fila. No se mueve. Cae una gota, y sisea.
above-below-page-u034-unscrew-8 = Os lo lleváis todo, hasta el último gancho, y de la hierba la cena de los músicos. Él sigue con el cuello doblado, sosteniendo el sitio donde estaba.

above-below-page-u035 = Junto al camino hay un sendero enroscado, con el hocico debajo del portillo. ¡Es el de detrás del molino! Vuestras abuelas hablan de él; salió una tarde de lluvia y no se lo volvió a ver. Huele a ortigas. Ha oído vuestras botas; le tiembla un charco, y se pone en pie con ruido de guijarros. Se iría a casa con vosotros ahora mismo, si dejarais de explorar por hoy. Pero lo tiene todo andado aquí abajo, y tira hacia el otro lado, hacia algo que brilla.
above-below-page-u035-again = Ahí está, en la curva, meneando la hierba. Solo quiere que lo saquen hasta la esquina.
above-below-page-u035-lead = Llevarlo a casa por hoy
above-below-page-u035-lead-0 = Silbáis, y se os pega a los talones. Al anochecer está otra vez tras el molino, como si nunca hubiera faltado. Los viejos lo pasean en zapatillas.
above-below-page-u035-walk = Andar por donde él vaya
above-below-page-u035-walk-4 = Os lleva a dar la vuelta por todo lo que le gusta: una vista, un ribazo con setas, una cancela donde apoyarse, una despensa con la ventana abierta.
above-below-page-u035-walk-7 = Pasado el portillo echa a correr. Se ha guardado lo mejor, como hacen los senderos: tras un alto, una caverna que no conoce nadie, morada hasta el techo.

above-below-page-u036 = Blando, dice el musgo. Está apilado en almohadones contra los troncos, tibio, con su poco de luz, y huele como un buen sombrero por dentro. En alguna parte una gotera se calla por escuchar. Entonces veis que los almohadones llevan botas. Ahí hay gente, arropada, respirando; también se sentaron cinco minutos. Una mujer con pañuelo abre un ojo. «Déjame», dice, «que es sábado.» Por el pañuelo, hace años que no es sábado; y tiene unas manos tan capaces. Pero a vosotros os duelen los pies, y esas cosas el musgo las quita del todo.
above-below-page-u036-again = Donde estaba una ha quedado un hueco. El musgo lo ha mullido, y os mira los zapatos.
above-below-page-u036-rest = Descansar cinco minutos justos
above-below-page-u036-rest-3 = Atáis un cordón a un escarabajo. Cuando suena os levantáis gimiendo, nuevos desde la suela, con musgo en la barba y un poco en una bolsa.
above-below-page-u036-wake = Despertar a la del pañuelo
above-below-page-u036-wake-6 = Le vais contando cuanto podría haber de desayuno. Con *tocino* el musgo suelta, suspirando. «¿Y la tienda, quién la lleva?», dice, y se viene a ver.
