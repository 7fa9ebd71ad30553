### El servicio de mesas. Una clave publicada no se borra nunca: la nombran líneas guardadas.

## Por qué algo no se hace

bot-trouble-no-table = Esa mesa no existe (o ya no existe).
bot-trouble-no-game = No conozco ese juego.
bot-trouble-no-lesson = Este juego aún no tiene lección.
bot-trouble-options = Esas opciones no encajan con el juego. Elige otra vez.
bot-trouble-channel-taken = Ya hay una mesa abierta en este canal. Antes hay que terminarla o cancelarla.
bot-trouble-lobby-over = Esta mesa ya no admite cambios: la partida ha empezado o la mesa se cerró.
bot-trouble-full = La mesa está llena: pueden jugar { $most }.
bot-trouble-many-seated = Con estas opciones pueden jugar { $most }, y ya hay más en la mesa.
bot-trouble-many-ais = { $most ->
    [0] Con estas opciones juegas a solas, sin IA.
    [one] Con estas opciones hay sitio para una IA además de ti.
   *[other] Con estas opciones hay sitio para { $most } IA además de ti.
}
bot-trouble-rating = Esta sala pide una puntuación de { $low } a { $high } en este juego; la tuya es { $own }.
bot-trouble-no-rating = Esta sala pide una puntuación de { $low } a { $high } en este juego. Aún no tienes: llega con partidas solo entre personas, con el mismo número de jugadores (necesarias: { $n }).
bot-trouble-rating-unknown = Esta sala pide una puntuación de { $low } a { $high } en este juego. Has desactivado tus estadísticas, así que no tienes.
bot-trouble-no-own-rating = Aún no tienes puntuación en este juego: llega con partidas solo entre personas, con el mismo número de jugadores (necesarias: { $n }).
bot-trouble-finishers = Esta sala pide personas que acaben sus partidas: con otras hasta el final al menos { $n } veces, y nueve de cada diez de las últimas veinte.
bot-trouble-finishers-unknown = Esta sala pide personas que acaben sus partidas. Has desactivado tus estadísticas, así que no puedo saberlo.
bot-trouble-already-seated = Ya estás en esta mesa.
bot-trouble-not-seated = No estás en esta mesa.
bot-trouble-seat-lent = Ahora mismo una IA juega por ti en esta mesa. Recupera antes tu asiento.
bot-trouble-only-opener = Eso solo puede hacerlo quien abrió la mesa.
bot-trouble-not-an-ai = En ese asiento no hay ninguna IA.
bot-trouble-no-level = Este juego no tiene una IA de ese tipo.
bot-trouble-too-few = { $least ->
    [one] Este juego necesita al menos una persona.
   *[other] Este juego necesita al menos { $least } jugadores; de momento { $here ->
        [one] hay uno
       *[other] hay { $here }
    }. Invita a alguien o añade una IA.
}
bot-trouble-not-started = La partida todavía no ha empezado.
bot-trouble-over = Esta mesa está cerrada. Puedes abrir otra.
bot-trouble-not-offered = Antes hay que dejar ir las mesas de ese servidor: usa allí `/datos servidor`, pulsa **Trasladar mesas …** y **Dejarlas ir a otro servidor …**, y vuelve en menos de 15 minutos.
bot-trouble-only-players = Eso solo pueden hacerlo quienes juegan en esta mesa.
bot-trouble-open-already = Esta mesa ya está abierta.
bot-trouble-manager-plays = Tú también juegas en esta mesa, así que el resto tiene que estar de acuerdo: usa el comando como jugador. Si una IA juega por ti, recupera antes tu asiento.
bot-trouble-players-changed = En esta mesa ya juegan otras personas, así que no ha cambiado nada. Usa el comando otra vez para ver quiénes son.
bot-trouble-tables-person = No puedes abrir otra mesa: aquí el límite por persona es { $most }. Termina o cierra antes una de las tuyas.
bot-trouble-opener-has-enough = Quien abrió esta mesa ha llegado al límite de mesas o de asientos de IA. Se podrá volver a abrir cuando termine una de sus mesas.
bot-trouble-tables-server = No se puede abrir otra mesa: el límite de este servidor es { $most }. Espera a que termine una.
bot-trouble-ais-person = No puede sentarse otra IA: el límite en todas las mesas de una persona es { $most }. Retira una o termina antes una mesa.
bot-trouble-ais-server = No puede sentarse otra IA: el límite de este servidor es { $most }. Espera a que termine una mesa.
bot-trouble-threads-person = Hoy no puedo abrirte otro hilo: el límite diario es { $most }.
bot-trouble-threads-server = Hoy no puedo abrir otro hilo en este servidor: el límite diario es { $most }.
bot-trouble-pictures-person = En este minuto no hay más imágenes ni resultados para ti: el límite es { $most }. Prueba otra vez dentro de un minuto.
bot-trouble-pictures-server = En este minuto no hay más imágenes ni resultados para este servidor: el límite es { $most }. Prueba otra vez dentro de un minuto.
bot-trouble-exports-person = Hoy ya has exportado tus datos { $most ->
    [one] una vez
   *[other] { $most } veces
}. Mañana puedes hacerlo otra vez.
bot-trouble-exports-server = Hoy ya se han exportado los datos de este servidor { $most ->
    [one] una vez
   *[other] { $most } veces
}. Mañana se pueden exportar otra vez.
bot-trouble-not-forgotten = Te has sentado a mesas mientras te borraba, así que sigues ahí. Nada más ha cambiado; inténtalo otra vez.
bot-trouble-not-known = Aquí no hay nadie a quien borrar.
bot-trouble-just-deleted = Acabo de borrarte, así que no lo he hecho. Para empezar de nuevo, inténtalo otra vez.
bot-trouble-invitations-person = Hoy ya has invitado por su nombre a { $most ->
    [one] una persona
   *[other] { $most } personas
}. Mañana puedes invitar a más.
bot-trouble-invitations-forbidden = Quien administra este servidor no permite invitar por nombre.
bot-trouble-seekers-forbidden = Quien administra este servidor no permite invitar por nombre, así que aquí no se avisa a nadie de mesas.
bot-trouble-following-forbidden = Quien administra este servidor no permite seguir las mesas.
bot-trouble-sits-already = Ya tiene asiento en esta mesa.
bot-trouble-not-invitable = No quiere recibir invitaciones.
bot-trouble-invited-already = Ya tiene una invitación y aún no ha respondido.
bot-trouble-invitation-over = Esta invitación ya no vale.
bot-trouble-not-invited = Esta invitación es para otra persona.
bot-trouble-seat-private = El asiento de una mesa privada no se puede ceder.
bot-trouble-private-alone = Una mesa privada es para una sola persona. Las mesas para varias se abren en un canal de un servidor donde yo esté.
bot-trouble-nobody-to-ask = Aquí no hay nadie más a quien preguntar.
bot-trouble-asked-lately = Acabas de preguntar. Vuelve a hacerlo en diez minutos.
bot-trouble-asks-often = Ya has preguntado a los demás { $most } veces en esta hora. Espera un poco antes de volver a hacerlo.
bot-trouble-not-asked-ready = Nadie ha preguntado si todo el mundo está listo.
bot-trouble-follows-own = Juegas en esta mesa, así que se te avisa de todos modos.
bot-trouble-follows-many = Puedes seguir { $most ->
    [one] una mesa
   *[other] { $most } mesas
} a la vez. Antes tienes que dejar de seguir una.
bot-trouble-not-your-seat = Ese asiento es de otra persona. Puedes mirar, pero solo ella puede elegir ahí.
bot-trouble-no-hour = Esa hora del día no existe.
bot-trouble-no-room = Aún no tengo mensajes directos contigo. Elige «por mensaje directo» en tus ajustes.
bot-trouble-not-lent = No has cedido este asiento a una IA, así que no hay nada que recuperar.
bot-trouble-no-vote = Esta votación ya ha terminado.
bot-trouble-vote-open = Ya hay abierta una votación sobre esto.
bot-trouble-no-say = En esta votación no tienes voto.
bot-trouble-storage = No he podido guardarlo, así que nada ha cambiado. Inténtalo otra vez dentro de un momento.
bot-trouble-broken = Algo ha fallado en las reglas. Tu respuesta no se ha aceptado, nada ha cambiado y ha quedado un informe. Puedes elegir otra cosa.
bot-trouble-too-new = Esta mesa se jugó con una versión mía más nueva. Se abrirá de nuevo con la próxima actualización.
bot-trouble-game-gone = El juego de esta mesa no está instalado aquí en este momento. La mesa seguirá en cuanto lo esté.
bot-trouble-daily-alone = La partida del día es solo para ti: ninguna IA puede jugarla en tu lugar.
bot-trouble-daily-clock = Hoy no hay partida del día, porque mi reloj parece ir mal. Avisa, por favor, a quienes me administran.
bot-trouble-record-closed = El registro de esta mesa sigue cerrado: todavía no todos pueden ver sus cartas.
bot-trouble-no-order = Esa orden no existe (o ya no).
bot-trouble-nobody-waits = En esta mesa nadie te espera, así que no hay nada que responder por adelantado.
bot-trouble-orders = No puedes dar otra orden aquí: el límite por mesa es { $most }. Retira una antes.
bot-trouble-asked-now = Ahora tienes una pregunta que responder. Respóndela primero; después podrás planear lo que viene.
bot-trouble-nothing-ahead = Desde aquí no se puede prever tu próxima pregunta. Inténtalo cuando la partida haya avanzado un poco.
bot-trouble-nothing-planned = Aún no hay nada planeado: elige antes una respuesta.

## Líneas del registro de la mesa

bot-log-sealed = El sorteo está fijado (sello `{ $seal }…`). Tras la partida, «Sorteo limpio» muestra cómo comprobarlo.
bot-log-took-back = { $seat } ha deshecho: { $what }.
bot-log-took-back-hidden = { $seat } ha deshecho una elección.
bot-log-amount = { $n } × { $what }
bot-log-handed-over = Desde ahora juega una IA en este asiento: { $seat }.
bot-log-took-seat = Quien jugaba en este asiento ha vuelto a la mesa: { $seat }.
bot-log-left-for-good = Quien estaba en este asiento se ha ido para siempre; sigue { $seat }.
bot-log-new-holder = { $seat } ocupa ahora este asiento.
bot-log-plays-on = { $seat } prefiere seguir jugando: la partida continúa.
bot-log-end-lapsed = La votación para terminar esta partida ha vencido sin el acuerdo de todos: la partida continúa.
bot-log-moved = La mesa ha llegado a este canal y sigue tal como estaba.
bot-log-opened-again = { $seat } ha vuelto a abrir la mesa. Sigue tal como estaba.
bot-log-reopened = { $n ->
    [one] Las reglas se han actualizado a mitad de este turno. Una respuesta ya no encaja y la pregunto otra vez.
   *[other] Las reglas se han actualizado a mitad de este turno. { $n } respuestas ya no encajan y las pregunto otra vez.
}
bot-log-ai-stuck = La IA que juega por { $seat } no encuentra respuesta y se detiene. Ha quedado un informe.
bot-order-proposed = Lo que se proponga
bot-order-token = Lo que elegiste entonces

## Avisos

bot-notice-cancelled = La mesa de { $game } se ha cerrado antes del final.
bot-notice-closed-by-manager = Alguien que administra este servidor ha cerrado la mesa de { $game } antes del final.
bot-notice-lobby-cancelled = La mesa de { $game } se ha cerrado antes de empezar.
bot-notice-lobby-closed-by-manager = Alguien que administra este servidor ha cerrado la mesa de { $game } antes de que empezara.
bot-notice-lobby-empty = Se han ido todos, así que la mesa de { $game } se ha cerrado.
bot-notice-left = La mesa de { $game } se ha cerrado: la última persona se ha ido para siempre.
bot-notice-invited = { $seat } te invita a una mesa de { $game }:
bot-notice-seat-offered = { $seat } te ofrece su asiento en esta mesa de { $game }:
bot-notice-ready = { $seat } pregunta: ¿está listo todo el mundo? Dilo con el botón de la sala.
bot-notice-all-ready = Todo el mundo está listo. Puedes empezar:
bot-notice-lobby-expired = La mesa de { $game } no empezó a tiempo y se ha cerrado.
bot-notice-home-gone = Se ha borrado el canal de tu mesa de { $game }, así que la mesa se ha cerrado.
bot-notice-locked = Se ha bloqueado el hilo de tu mesa de { $game }. La mesa espera hasta que se desbloquee.
bot-notice-vote = { $seat } querría terminar ya esta partida. Se termina si están todos de acuerdo. Si dentro de dos días lleva una semana esperando respuestas que no llegan, se termina también, salvo que alguien se oponga.
bot-notice-vote-season = { $seat } querría terminar ya esta partida. Se termina si están todos de acuerdo. Si dentro de dos días lleva una semana esperando respuestas que no llegan, se termina también, salvo que alguien se oponga. Es una mesa de una temporada: una partida que acaba antes de tiempo no tiene allí resultado para nadie.

# Deshacer con el consentimiento de los demás
bot-notice-undo = { $seat } pide deshacer:
    «{ $what }»
    Desde entonces: { $concerned }. Tienen que estar de acuerdo quienes han jugado o averiguado algo desde entonces. No se dirá quién se niega. ¿De acuerdo?
bot-undo-untold = una elección que el historial no menciona
bot-undo-concerned = { $seat } ({ $acts ->
    [0] { $saw ->
        [0] averiguó algo
       *[other] vio { $cards }
    }
    [one] una respuesta{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , averiguó algo
        }
       *[other] , vio { $cards }
    }
   *[other] { $acts } respuestas{ $saw ->
        [0] { $more ->
            [0] {""}
           *[other] , averiguó algo
        }
       *[other] , vio { $cards }
    }
})
bot-log-undone = { $seat } ha deshecho, con el acuerdo de todas las personas afectadas: «{ $what }»
bot-log-undo-refused = Lo que { $seat } pidió deshacer se queda como está.
bot-log-undo-lapsed = Lo que { $seat } pidió deshacer se queda como está: no han contestado todos.
bot-log-puzzle = Una variante: la mesa { $table } sigue de otra manera desde el paso { $n }.
bot-trouble-puzzle-over = Desde aquí ya no queda nada que decidir.
bot-trouble-no-review = De esta partida no hay análisis para ti: solo lo recibe quien tenía un asiento al final de una partida acabada.
bot-trouble-review-busy = Se está haciendo otro análisis tuyo. Vuelve a pedirlo cuando esté listo.
bot-trouble-review-failed = No se ha podido hacer el análisis. Prueba más tarde.
bot-trouble-undo-daily = En la partida del día no se puede deshacer nada.
bot-trouble-undo-closed = Eso ya no se puede deshacer.
bot-trouble-undo-nobody = Desde entonces has averiguado algo y no queda nadie a quien preguntar. Solo se puede deshacer en una mesa de práctica.
bot-trouble-undo-often = Ya se te han deshecho { $most } elecciones en esta partida. Es el límite.

# Away, clocks
bot-log-sits-in = Se ha acabado el tiempo de este asiento, y juega una IA hasta que vuelva quien lo ocupa: { $seat }.
bot-log-away-ai = Quien ocupa este asiento está fuera, y juega una IA hasta que vuelva: { $seat }.
bot-log-late-waits = La mesa espera una vez más a { $seat }, que vuelve a tener el tiempo de una decisión.
bot-log-away-waits = La mesa espera a que { $seat } vuelva.
bot-notice-sits-in = ⌛ A { $seat } se le ha acabado el tiempo. Ahora juega ahí una IA; con un clic se recupera el asiento.
bot-notice-late = ⌛ A { $seat } se le ha acabado el tiempo{ $again ->
    [0] .
   *[other] {" "}otra vez.
 } ¿Qué hacemos? Decide la mayoría. Si hay empate, o si nadie vota en dos días, { $again ->
    [0] se espera una vez más.
   *[other] una IA ocupa el asiento hasta que vuelva.
 }
bot-notice-ended-silent = La partida de { $game } se ha terminado antes de tiempo: llevaba una semana parada y nadie se ha opuesto.
bot-notice-ended-late = La partida de { $game } se ha terminado: a alguien se le acabó el tiempo y los demás votaron terminarla.
bot-notice-away = 🧳 { $seat } estará fuera del <t:{ $since }:f> al <t:{ $until }:f>.{ $noted ->
    [0] {""}
   *[other] {" "}«{ $note }»
 }
bot-notice-away-over = 🧳 { $seat } ya está aquí: la ausencia anunciada ha terminado.
bot-notice-away-ask = 🧳 { $seat } estará fuera hasta el <t:{ $until }:f>. ¿Espera la mesa o juega una IA mientras tanto?
bot-trouble-no-wish = Elige un ritmo y al menos un día.
bot-trouble-no-wish-of-yours = Ese deseo es de otra persona, o ya se retiró.
bot-trouble-announced = A quienes buscan una mesa así ya se les ha avisado.
bot-trouble-seekers-person = Hoy ya has avisado muchas veces a quienes buscan mesa. Mañana puedes hacerlo otra vez.
bot-trouble-standing-many = Ya tienes tantas mesas semanales como puede tener una persona. Retira antes una en `/buscar`.
bot-trouble-no-standing = Esa mesa semanal es de otra persona, o ya se acabó.
bot-notice-standing-over = La mesa semanal de { $game } no ha llegado a partida { $n ->
    [one] esta semana
   *[other] { $n } veces seguidas
}, así que ya no se abre por sí sola.
bot-notice-standing-left-out = Tu mesa semanal de { $game } no se ha abierto esta semana. { $why }
bot-trouble-standing-late = A esa hora yo no estaba en marcha.
bot-trouble-absences-person = Hoy ya has anunciado { $most } ausencias. Mañana puedes planear otra.
bot-trouble-away-days = Elige entre un día y { $most } días, y que empiece en los próximos dos meses.
bot-trouble-away-anew = Esa página ya no está al día. Ábrela otra vez con `/fuera`.
bot-trouble-away-already = Ya tienes anunciada una ausencia. Termínala antes, o espera a que acabe.
bot-trouble-away-year = Es demasiado: puedes estar fuera como mucho { $most } de 365 días cualesquiera, y { $left ->
    [one] te queda un día
   *[other] te quedan { $left } días
 }.
bot-trouble-away-stretch = Es demasiado tiempo: como mucho { $most } días seguidos, con dos días entre dos ausencias.
bot-log-round-over = El tiempo de la ronda ha terminado y se esperaba a { $seat }: a partir de ahora, una IA juega en su lugar. Lo que consiga no le cuenta.
bot-notice-round-over = ⌛ El tiempo de la ronda ha terminado y se esperaba a { $seat }. Ahora juega ahí una IA, y lo que consiga no le cuenta; con un clic se recupera el asiento.
bot-season-round = Empieza la ronda { $n } de { $rounds }, con { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}{ $timed ->
    [0] .
   *[other] . Dura hasta el <t:{ $until }:f>.
}
bot-season-over = La temporada ha terminado. { $n ->
    [0] No hay primer puesto.
    [one] Primer puesto: { $who }. ¡Enhorabuena!
   *[other] Comparten el primer puesto: { $who }. ¡Enhorabuena!
}
bot-season-ended = La temporada ha terminado antes de tiempo. Las partidas en curso pueden acabarse, pero aquí ya no cuentan.
bot-season-cancelled = La temporada no se celebrará.
bot-trouble-no-season = Esa temporada no existe.
bot-trouble-season-name = Ponle un nombre a la temporada.
bot-trouble-seasons-many = Este servidor ya tiene { $most } temporadas abiertas o en juego.
bot-trouble-season-over = Esta temporada ya ha terminado.
bot-trouble-season-begun = Esta temporada ya ha empezado.
bot-trouble-season-full = La temporada está completa: participan { $most } personas.
bot-trouble-season-not-in = No participas en esta temporada.
bot-trouble-season-few = Tienen que haberse apuntado al menos { $least } personas.
bot-trouble-season-seats = Con estas opciones, { $game } es para entre { $least } y { $most } personas. Elige otro número de asientos.
bot-season-decided = La administración ha decidido la mesa { $table } de la ronda { $n }: { $who }.
bot-season-decided-playing = La administración ha decidido la mesa { $table } de la ronda { $n }: { $who }. Su partida puede acabarse, pero aquí ya no cuenta.
bot-season-table-decided = La administración ha decidido esta mesa: { $who }. Esta partida puede acabarse, pero ya no cuenta en la temporada.
bot-season-table-ended = La temporada ha terminado antes de tiempo. Esta partida puede acabarse, pero allí ya no cuenta.
bot-trouble-season-no-table = Esa ronda no tiene esa mesa.
bot-trouble-season-order = Menciona a personas de esa mesa, cada una una vez, del primer puesto al último.
bot-trouble-season-later = La ronda siguiente ya ha empezado.
