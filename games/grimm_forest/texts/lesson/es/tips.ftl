## Lines of help in a first game: one for each question

grimm-forest-tip-choose = { $fable ->
    [may] Piensa adónde querrán ir los demás: a solas te lo llevas todo, en compañía se reparte. La Fábula nunca es obligatoria.
   *[other] Piensa adónde querrán ir los demás: a solas te lo llevas todo, en compañía se reparte.
}
grimm-forest-tip-build = Suelo, muros, tejado: cada sección necesita la de abajo. En el menú, «¿Por qué no …?» dice qué no puedes construir aún y qué te falta.
grimm-forest-tip-friend = Solo puedes tener un Amigo. Da uno malo a quien va ganando, que así pierde el suyo.
grimm-forest-tip-market = Se toma por turnos, un recurso cada vez. Primero lo que pide tu próxima sección; después, lo que necesitan los demás.
grimm-forest-tip-first-builder = Cada material tiene un solo Primer Constructor. Los recursos ayudan ya; las Fábulas y los Amigos, después.
grimm-forest-tip-place-monster = Casi todos los monstruos atacan a cada cerdito de allí, también al tuyo. Manda el tuyo donde esperes gente, no adonde vas tú.
grimm-forest-tip-place-unique = Una Localización Única sigue ahí hasta que se cumple su condición, y sirve a todos los jugadores.
grimm-forest-tip-gain = Toma lo que aún pide tu próxima sección.
grimm-forest-tip-take = Toma lo que necesites tú, o lo que necesiten ellos para su próxima sección.
grimm-forest-tip-give = Da lo que no necesite la casa que construyes.
grimm-forest-tip-discard = Guarda lo que necesites para la casa que construyes.
grimm-forest-tip-take-from-market = Lo que tomes ahora no será para quienes están en el Mercado.
grimm-forest-tip-add = Lo que añadas queda en el Mercado para quienes estén allí; elige lo que te convenga.
grimm-forest-tip-aladdin = Donde nadie necesita nada es fácil estar a solas; en el lugar más lleno, no.
grimm-forest-tip-ali-baba = Lo devuelves si se encuentran: roba a quien vaya a ir a otro lugar.
grimm-forest-tip-pinocchio = Lo oyen todos. Si vas, ganas; si no vas, el farol no cuesta nada.
grimm-forest-tip-tom-thumb = Lo que tomes faltará allí esta ronda.
grimm-forest-tip-rapunzel = Lo puedes tomar en una ronda en que estés a solas. Guarda lo que cueste recolectar.
grimm-forest-tip-sleeping-beauty = No podrá jugar otra Fábula. Lo mejor, a quien tenga buenas en la mano.
grimm-forest-tip-queen-look = Una carta de Recolección dice adónde va ese jugador; una Fábula, lo que se avecina.
grimm-forest-tip-crystal-ball = Mira a quien quiera lo mismo que tú: aún puedes esquivarlo.
grimm-forest-tip-crystal-change = Ya conoces una carta. Quédate si así estás a solas; si no, ve a otro lugar.
grimm-forest-tip-gingerbread-man = Bueno si esperas gente o un monstruo adonde vas.
grimm-forest-tip-thumbelina = El lugar nuevo sale al azar: compensa si el tuyo está lleno o hay un monstruo.
grimm-forest-tip-wandering-trader = Recibes tres por dos, pero de otra clase: bueno si te sobra algo.
grimm-forest-tip-thoughtful-gift = Recibes tanto como das: elige a quien tenga lo que te falta.
grimm-forest-tip-gift-amount = Recibes otros tantos, de la clase que elijan ellos.
grimm-forest-tip-gift-return = Devuelve lo que menos necesites; tiene que ser de otra clase.
grimm-forest-tip-whispers-keep = Los monstruos dañan a otros, los ayudantes te ayudan a ti: guarda lo que sirva para tu próxima ronda.
grimm-forest-tip-puss-build = Un recurso lo paga un rival: puedes construir con uno menos.
grimm-forest-tip-puss-from = Duele más si ese jugador está a punto de construir con ese material.
grimm-forest-tip-goldilocks-keep = Las otras dos vuelven arriba del mazo: sabes qué se robará después.
grimm-forest-tip-goldilocks-top = La de arriba se roba la próxima, quizá por ti.
grimm-forest-tip-rumpelstiltskin = Cambia toda tu paja: espera si una casa de paja aún no tiene tejado.
grimm-forest-tip-next-effect = Primero lo que da recursos, después lo que los gasta.
grimm-forest-tip-big-bad-wolf = El tejado es la sección más cara de perder. Las casas de ladrillo están a salvo.
grimm-forest-tip-bridge-troll = Quien más ha recolectado esta ronda es quien más paga.
grimm-forest-tip-friendly-game = Solo valen los que están en tu lugar; mira lo que tienen.
grimm-forest-tip-oracle = No cuesta nada, y ellos pierden lo que tú ganas.
grimm-forest-tip-harvest-moon = Elige el lugar más lleno sin cerditos.
grimm-forest-tip-search-past = Toma lo que sirva para tu próxima ronda; los demás ven lo que tomas.
grimm-forest-tip-give-fable = Guarda lo que pienses jugar; quien la reciba la verá.
grimm-forest-tip-mermaid-keep = Te quedan dos lugares, y todos saben cuáles: guarda los de tu material.
grimm-forest-tip-cancel-monster = Pierdes a tu Amigo. Compensa si salvas un tejado o muchos recursos.
grimm-forest-tip-chinny = Puedes irte antes de que ataque; mejor a un lugar sin cerditos.
grimm-forest-tip-hired-help = Pagas ahora y recolectas el doble la próxima ronda: bueno si entonces esperas estar a solas.
grimm-forest-tip-fairy-food = Gana todo el que acabe allí. Ponla donde solo quieras ir tú.
grimm-forest-tip-night-tavern = Los ves todos y eliges primero; a los demás les toca el resto, al azar.
grimm-forest-tip-wishing-well = No ves las cartas, pero puedes adivinar quién quiere qué.
grimm-forest-tip-godmother-fables = Pierdes las dos Fábulas: descarta las más flojas.
grimm-forest-tip-red-riding-hood = Podrás jugar otra vez ese lobo en otra ronda.
