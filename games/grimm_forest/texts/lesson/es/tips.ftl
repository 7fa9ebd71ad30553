## Lines of help in a first game: one for each question

grimm-forest-tip-choose = { $fable ->
    [may] Piensa adónde querrán ir los demás: a solas te lo llevas todo, en compañía se reparte. La Fábula nunca es obligatoria.
   *[other] Piensa adónde querrán ir los demás: a solas te lo llevas todo, en compañía se reparte.
}
grimm-forest-tip-build = Suelo, muros, tejado: cada sección necesita la de abajo. Lo que aún no puedes pagar está en «¿Por qué no …?».
grimm-forest-tip-friend = Solo puedes tener un Amigo a la vez. Uno molesto viene bien mandárselo a quien va ganando, que así pierde el suyo.
grimm-forest-tip-market = Se toma por turnos, un recurso cada vez. Primero lo que pide tu próxima sección; lo demás, para que no lo tenga otro.
grimm-forest-tip-first-builder = Cada material tiene su primer constructor una sola vez. Los recursos ayudan ya; las Fábulas y los Amigos, después.
grimm-forest-tip-place-monster = Casi todos los monstruos atacan a cada cerdito de allí, también al tuyo. Manda el tuyo donde esperes gente, no adonde vas tú.
grimm-forest-tip-place-unique = Una Localización Única cambia su lugar hasta que se cumple su condición. Todos pueden leer la carta y aprovecharla.
grimm-forest-tip-gain = Cuenta qué le falta a tu próxima sección y toma eso.
grimm-forest-tip-take = Toma lo que a ti te ayude y a ellos les duela: quien esté a punto de levantar sus muros lo notará.
grimm-forest-tip-give = Hay que dar algo: lo que no necesita tu casa de ahora es lo que menos cuesta.
grimm-forest-tip-discard = Algo hay que soltar: guarda aquello con lo que construyes.
grimm-forest-tip-take-from-market = Lo que tomes ahora no será para quienes están en el Mercado.
grimm-forest-tip-add = Lo que añadas queda en el Mercado para quienes estén allí; elige lo que te convenga.
grimm-forest-tip-aladdin = Donde nadie necesita nada es fácil estar solo; donde más hay, casi imposible.
grimm-forest-tip-ali-baba = Se devuelve si al final coinciden ese rival y tú: roba a quien no pienses seguir.
grimm-forest-tip-pinocchio = Lo oyen todos. Si vas, ganas; si no vas, es un farol y no cuesta nada más.
grimm-forest-tip-tom-thumb = Antes de que nadie elija: lo que tomes faltará allí esta ronda.
grimm-forest-tip-rapunzel = Espera a una ronda en que estés solo. Guarda lo que cueste reunir.
grimm-forest-tip-sleeping-beauty = Juega a ciegas y solo esa. Lo mejor, a quien tenga buenas Fábulas en la mano.
grimm-forest-tip-queen-look = Una carta de Recolección dice dónde habrá gente; una Fábula, lo que se avecina.
grimm-forest-tip-crystal-ball = Mira a quien quiera lo mismo que tú: aún puedes esquivarlo.
grimm-forest-tip-crystal-change = Ya conoces a uno. Quédate si así estás solo; si no, ve a otro sitio.
grimm-forest-tip-gingerbread-man = Un poco de todo viene bien si adonde vas hay gente o un monstruo.
grimm-forest-tip-thumbelina = Es una lotería: compensa si tu lugar está lleno o hay un monstruo.
grimm-forest-tip-wandering-trader = Dos por tres, pero de otra clase: viene bien si te sobra algo.
grimm-forest-tip-thoughtful-gift = Recibes tanto como das. Da a quien tenga lo que a ti te falta.
grimm-forest-tip-gift-amount = Vuelven otros tantos, de la clase que elijan ellos.
grimm-forest-tip-gift-return = Devuelve lo que menos necesites; tiene que ser de otra clase.
grimm-forest-tip-whispers-keep = Los monstruos dañan a otros, los ayudantes te aceleran: guarda lo que sirva para tu próxima ronda.
grimm-forest-tip-puss-build = Uno de los recursos lo pone otro: puedes construir con uno menos.
grimm-forest-tip-puss-from = A quien más le duele es a quien está a punto de construir con ese material.
grimm-forest-tip-goldilocks-keep = Las otras dos vuelven arriba del mazo: sabes qué se robará después.
grimm-forest-tip-goldilocks-top = La de arriba se roba la próxima, quizá por ti.
grimm-forest-tip-rumpelstiltskin = Cambia toda: no dejes sin tejado una casa de paja.
grimm-forest-tip-next-effect = Primero lo que da recursos, después lo que los gasta.
grimm-forest-tip-big-bad-wolf = Un tejado es lo que más les cuesta; una casa de ladrillo aguanta.
grimm-forest-tip-bridge-troll = Quien más ha recolectado esta ronda es quien más paga.
grimm-forest-tip-friendly-game = Solo valen los que están en tu lugar; mira lo que tienen.
grimm-forest-tip-oracle = Es gratis, y ellos pierden lo que tú ganas.
grimm-forest-tip-harvest-moon = El lugar más lleno al que no haya ido nadie.
grimm-forest-tip-search-past = Los descartes están a la vista: toma lo que nadie espere dos veces.
grimm-forest-tip-give-fable = Guarda lo que pienses jugar; quien la reciba la verá.
grimm-forest-tip-mermaid-keep = Te quedan dos lugares, y todos saben cuáles: guarda los de tu material.
grimm-forest-tip-cancel-monster = Tu Amigo se va a cambio. Compensa si está en juego un tejado o mucho material.
grimm-forest-tip-chinny = Puedes huir antes de que ataque; mejor a un sitio sin nadie.
grimm-forest-tip-hired-help = Cuesta ahora y dobla lo que recolectes en la próxima ronda; bueno si esperas estar solo.
grimm-forest-tip-fairy-food = Gana todo el que acabe allí. Ponla donde solo quieras ir tú.
grimm-forest-tip-night-tavern = Eliges primero y los ves todos; a los demás les toca el resto, al azar.
grimm-forest-tip-wishing-well = No ves las cartas, pero sabes quién quiere qué.
grimm-forest-tip-godmother-fables = Las dos Fábulas se pierden: renuncia a las más flojas.
grimm-forest-tip-red-riding-hood = Un lobo de vuelta en tu mano ataca otra vez la próxima ronda.
