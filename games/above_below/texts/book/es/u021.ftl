above-below-page-u021 = Un leñador de hierro está volviendo a pegar el bosque. Tiene un bote de cola, una escalera y una orden de trabajo, muy doblada. *Perdonar imposible, talar*, había leído. Hizo lo mandado. Una primavera después limpió el papel, y la coma era cosa de una mosca. Así que va colocando cada tronco en su tocón, anillo con anillo, y le ata las hojas. Cola caliente; un olor frío a savia. «Número ocho mil dos», chirría. «¿Podría alguien tenérmelo derecho?» El resto está apilado, seco, aserrado a medida, y hay un carretero esperando.
above-below-page-u021-again = Uno ha echado un brote, arriba, por el lado de la juntura. El leñador ha bajado de la escalera a mirarlo.
above-below-page-u021-glue = Sostenerle el tronco hasta que pegue
above-below-page-u021-glue-5 = Pasáis la noche abrazados a un fresno. Al alba se tiene solo. La máquina apunta algo junto al número, muy pequeño, y paga la tarifa forestal.
above-below-page-u021-glue-7 = Sacáis adelante una avenida entera. Entonces viene un pájaro y se posa; y la máquina se para en seco, por no chirriar. Los vientos ya se pueden quitar, susurra. Son para vosotros.
above-below-page-u021-cart = Cargar el resto con el carretero
above-below-page-u021-cart-3 = Paga por varas. Él sigue buscando el siguiente, con la brocha en alto, en medio de muchísima luz.

above-below-page-u022 = «Risas ligeras del oeste», lee la señora del tiempo, al borde de las esporas, «que tenderán a remordimiento.» Ya está cayendo aguanieve, de lado, color huevo; huele a mazapán. No se le ha cumplido jamás un pronóstico. Vende velos, a moneda, con su merienda; y la escalera, la rana y el barómetro de musgo los tiene como los chorros del oro. No mira nadie. En lo amarillo, allá fuera, brilla algo morado. Quien anduvo por ahí sin velo en día de huevo se quedó de mal color para siempre. «Luego despejará», dice, no muy alto. No costaría nada que os vieran reír.
above-below-page-u022-again = «Hoy», dice sin levantar la vista, «tiempo.» Acierta, y se pone muy colorada.
above-below-page-u022-confirm = Confirmarlo con risas ligeras
above-below-page-u022-confirm-4 = Empezáis, y luego no hay quien pare. Al anochecer estáis todos arrepentidísimos. Ella escribe *Según lo previsto*, dos veces, y os da el cordial que guardaba para ese día.
above-below-page-u022-venture = Aventurarse a cara descubierta
above-below-page-u022-venture-5 = Respiráis por el sombrero y os dais la mano. Es una geoda entera, y al lado está la fiambrera de algún optimista anterior.
above-below-page-u022-venture-fail = Se mete por los oídos. Uno de vosotros vuelve riendo en una sola nota, y al anochecer es de color huevo.
above-below-page-u022-veil = Comprar un velo por cabeza
above-below-page-u022-veil-0 = Son feísimos, y funcionan. Os coméis dentro la merienda, bajo el aguanieve, pasándola por abajo.

above-below-page-u023 = Lluvia tibia, pensáis; pero son esporas, verdes y doradas, que se hunden sin ruido por la maleza. Cada una que se os posa huele a algo perdido: la estufa de la escuela, cierto perro. Los helechos se asoman a veros la cara. No son crueles; son coleccionistas, y pagan lo justo, en fruta y en víveres secos, por cada recuerdo que un visitante aspire hasta el final. Conviene no quedarse más de lo que se aguante, avisan los letreros, pues hay aquí gente que de pura nostalgia no volvió a levantarse.
above-below-page-u023-again = Los helechos os guardan el perro. Lo sacan, todo verde y oro, y él os conoce.
above-below-page-u023-breathe = Aspirar una hasta el final
above-below-page-u023-breathe-5 = Reís, lloráis, decís un nombre o dos en voz alta. Los helechos no apuntan nada; se inclinan, os llenan los brazos y os devuelven al sendero.
above-below-page-u023-breathe-fail = Es demasiado buena. Cuando los demás os levantan, uno sigue mirando atrás, y lo hará mucho tiempo, en cuanto huela a humo.

above-below-page-u024 = *Fffff*, hace el bosque, tibio, seguido, desde la primavera. En una loma hay una bestia como una estufa con musgo, con gorro de papel, y delante su tarta, con una vela por cada año; hay bancales. Las está soplando. Las primeras ya están. Pero a las de más allá les llega la corriente, y si se apagan solas el deseo no vale; y no puede parar a mirar. Huele a cera caliente y a fruta escarchada. Un buen tercio de la tarta queda fuera de su vista.
above-below-page-u024-again = Va por la setenta y una. Por encima de los carrillos os saluda con los ojos.
above-below-page-u024-echo-1 = A la mesa hay ya dos colinas. Las avisaron con tiempo.
above-below-page-u024-guard = Proteger las velas de atrás
above-below-page-u024-guard-3 = Hacéis corro con los abrigos abiertos. No podrá daros las gracias hasta dentro de dos veranos; pero una oreja, la de vuestro lado, se levanta.
above-below-page-u024-guard-5 = Resguardáis todas las filas y le cantáis, lo más despacio que sabéis. Una garra se alza de la rodilla y os acerca el primer trozo, el de la pera.
above-below-page-u024-nibble = Comer por la parte de atrás
above-below-page-u024-nibble-6 = Peras enteras, y las monedas que se meten en la masa para que den suerte. Cuando le llegue el turno a ese lado, pensará que hubo invitados.

above-below-page-u025 = El grito estalla antes de que llaméis. Cuando volvéis a oír, una pareja joven con orejeras os sonríe por encima de una cuna de tierra. «¡Los dientes!», grita ella. Solo bajaron a cultivar; tiraron, y él los miró. Es una mandrágora, parda, ahorquillada, de puños gordos. Si llora, cae la fruta a media legua, y los búhos con ella. Hay talco en el aire, y nabo. No duermen desde Pascua. «¿Ustedes *podrían*?», grita él, tendiendo un sonajero, un biberón, dinero. Orejeras no hay más que dos pares.
above-below-page-u025-again = «¡Oíd!», susurran; y la cuna dice *ma*. Se lleva unas tejas, pero están todos tan orgullosos.
above-below-page-u025-rock = Acunarlo mientras le sale
above-below-page-u025-rock-4 = Por turnos, con musgo en los oídos. Hacia el alba se duerme en un hombro. Ellos también, de pie, con vuestra paga en la mano.
above-below-page-u025-rock-7 = Le dais el mango de la pala. *Crac*. Lo mira, os mira, y ríe; y si el llanto la tira, la risa la madura. Os la tenéis que llevar toda, y las gotas para la tos.
above-below-page-u025-rock-fail = Solo estaba tomando aire. Volvéis en vosotros en el camino, entre búhos, que se van incorporando uno tras otro.

above-below-page-u026 = Algo os tiene agarrados del pelo, y tira. «No», dice. «Otra semana.» Es un puerro, del doble de vuestra altura, con delantal. Por los bancales van calabacines y repollos con cestas, tirando de quien se haya metido. Lo que sale haciendo *pop* se sacude, se huele y se echa al carro. Os respira encima la lechuga mojada. El carro va a la feria, dice el buhonero plantado al lado: vasija llena, premios. «Los quieren coloraditos. Ahora, si os tiran, ya no volvéis a estar tranquilos ante una ensalada.»
above-below-page-u026-again = El puerro os recuerda de semilla. Os ha guardado el hoyo, y enseña con la hoja lo bajitos que erais.
above-below-page-u026-ripen = Parecer lo más maduros posible
above-below-page-u026-ripen-4 = Aguantáis la respiración hasta poneros rosados. ¡Pop! Os dan unos golpecitos, escuchan, y os dejan del lado de la cocina, con la comida en una olla.
above-below-page-u026-ripen-7 = Primer premio. Os tienden sobre paja y os pasean tres veces. El puerro llora; os tuvo así de pequeños. Lo que hay en la copa es vuestro, y la copa.
above-below-page-u026-ripen-fail = «Caídos», dice el puerro, y vais al montón. *Casi siempre comen las puntas*, dice el montón. Uno de vosotros no se sienta ya cerca de un pepino.

above-below-page-u027 = «Perdonad», dice el tronco en el que os habéis sentado. Está en el agua negra, con los ojos justo a flor, desde antes que los juncos; acechaba a una cierva. La cierva creció, y se hizo vieja. Viene cada tarde, se queda donde no alcanza, y coinciden en que va a llover. Menta; un *plof*. Por todo el lomo le han salido setas pardas, en gradas. «De esas no respondo», añade. «A un caballero se le puso el color de una charca, y no se le quitó.» Tiene tantísimo que contar.
above-below-page-u027-again = Ella está un paso más cerca. «Parece que va a llover», dice el tronco, con la voz no muy firme.
above-below-page-u027-hear = Oír lo de la cierva
above-below-page-u027-hear-0 = Cojea; no hay que decirlo. Cuando viene contenéis el aliento. «Va a llover», dice él. «Eso parece», dice ella; y, de vuelta a casa, también vosotros, un buen rato.
above-below-page-u027-harvest = Cosecharle el lomo
above-below-page-u027-harvest-6 = Se está quieto; es lo que se le da bien. Salen grada por grada, y él suspira, como después del barbero, y pregunta si se le nota.
above-below-page-u027-harvest-fail = «Vaya por Dios», dice el tronco, mirando a uno de vosotros de arriba abajo. «Aunque favorece. Ella bebe en una poza así.»

above-below-page-u028 = Dentro del roble hueco es octubre. Pasáis por encima de una raíz, dejando el resplandor verde y húmedo, y hay un campo, humo azul, un aire que pellizca; hace clic una verja; la hoguera de alguien huele a patatas. No es el octubre de nadie en particular, y eso es peor. Hay un rastrillo junto a hojas que no se acabarán nunca de juntar. Más allá, sobre una tabla, manzanas y una jarra. Quienes se quedan hasta que encienden las lámparas vuelven a salir, sí. Solo que ya nada, fuera, les parece bastante octubre.
above-below-page-u028-again = Es la misma tarde, una hoja o dos después. La verja hace clic como lo hace para los conocidos.
above-below-page-u028-rake = Rastrillar un rato
above-below-page-u028-rake-2 = Rastrilláis; van cayendo detrás. No importa. Alguien a quien no veis se apoya en la verja, como cuando se mira un trabajo bien hecho.
above-below-page-u028-rake-4 = Dejáis limpio un bancal y prendéis el montón. En la ceniza, cuando miráis, hay setas puestas junto a las patatas, y una bolsa para el camino.
above-below-page-u028-stay = Quedarse hasta que den la luz
above-below-page-u028-stay-6 = Os arriman una silla; luego llegan la jarra y las manzanas de guardar. Todo está como estaba. En casa, uno de vosotros anda oliendo los abrigos del pasillo.

above-below-page-u029 = Empezó por la cola, de niña. La bestia es larga como una calle mayor, le cuelga el musgo hasta el suelo y está medio dormida; y la vieja Ida, en una escalera, la peina con un rastrillo de heno. Canturrea, y suelta tomillo y perro mojado. Sale de todo: llaves, una bicicleta, cacharros, una vez una aldea, con la que se escribe. Hoy ha llegado a la oreja. «Pues ya tocará desde la cola», dice frotándose las muñecas. Todo se devuelve; las monedas, lo primero. Se pegan a los dedos, tiene observado, y ya no sueltan.
above-below-page-u029-again = Ha vuelto a empezar por la cola. «Aquí ya tiene canas», dice. «Bueno, y yo.»
above-below-page-u029-echo-1 = «Vino a peinarse una colina, por un compromiso», dice. «No quiso decir de quién.»
above-below-page-u029-comb = Peinar con ella el último mechón
above-below-page-u029-comb-3 = Hacéis detrás de la oreja, que es lo peor. Toda la calle se despereza, y en tres valles se caen los relojes. Os apunta en su libro, y os da de comer.
above-below-page-u029-comb-6 = En el mechón hay una vasija con un papelito, letra de niña. «*Sabía* que lo había puesto en algún sitio», dice Ida, y reparte su primer jornal.
above-below-page-u029-pocket = Embolsarse lo que salga
above-below-page-u029-pocket-4 = Florines, una cuchara de bautizo. Ida os ve, y mira a lo largo del musgo. Uno de vosotros sigue peinando en casa: el perro, la alfombra, el vecino.

above-below-page-u030 = «¡*A cenar!*», llama vuestra madre desde la espesura, y cada uno ha dado ya un paso. Después chirría vuestra verja. Después el hervidor. Es un pájaro pardo, no mayor que una gallina, con la cola en forma de lira; los oyó una vez, por una grieta del techo. Alrededor, en tocones, los que añoran su casa, con monedas en el regazo, le piden cada cual su perro. Los hace todos a la perfección. Los pañuelos gotean sobre los helechos. Entre uno y otro, cuando nadie paga, abre el pico para probar algo, y lo cierra.
above-below-page-u030-again = El hervidor; vuestra verja; un perro. Luego, solo para vosotros y de espaldas, lo otro.
above-below-page-u030-own = Pedirle el suyo propio
above-below-page-u030-own-5 = Mira detrás de sí. Luego, más bien bajo, hace algo como una gota a punto de caer. No paga nadie. Nadie ha respirado. Después comparten con vosotros lo que traían.
above-below-page-u030-own-7 = Dejáis un silencio, y se lo sujetáis abierto. Lo que entra no estuvo nunca en ninguna cocina. El pájaro se va corriendo, y vuelve con cuanto atesora: bayas, y una piedra morada.
above-below-page-u030-gate = Pedirle la verja otra vez
above-below-page-u030-gate-0 = Hace la verja. Tres tocones más allá están llorando, y echan también en vuestro sombrero, de tan parecida.
