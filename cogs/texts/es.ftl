## Cómo se llaman las personas y las cosas
cogs-ai-name = { $n ->
    [0] Ada (IA)
    [1] Bruno (IA)
    [2] Clío (IA)
    [3] Dante (IA)
    [4] Elsa (IA)
   *[other] Félix (IA)
}
cogs-ai-for = { $who } (IA)
cogs-somebody = Jugador { $n }
cogs-amount = { $n } × { $what }
cogs-none = Nada
cogs-in-this-order = En este orden
cogs-in-this-order-named = En este orden: { $what }
cogs-kept = ✔ { $what }
cogs-in-full = Lo que no cabe en la lista:
cogs-option = **{ $label }** – { $hint }

## Formularios
cogs-choose-some = { $most ->
    [one] { $least ->
        [0] Elige una opción, o ninguna
       *[other] Elige una opción
    }
   *[other] { $least ->
        [0] Elige hasta { $most }
       *[other] { $spread ->
            [0] Elige { $most }
           *[other] Elige de { $least } a { $most }
        }
    }
}
cogs-choose-amounts = { $least ->
    [0] Elige hasta { $most } en total
   *[other] { $spread ->
        [0] Elige { $most } en total
       *[other] Elige de { $least } a { $most } en total
    }
}
cogs-proposals = Toma una de estas …
cogs-page = Ir a …
cogs-order-next = ¿Qué va en el puesto { $place }?
cogs-not-a-number = ⚠ { $what }: «{ $written }» no vale. Escribe un número entero de 0 a { $most }, con cifras.
cogs-amount-most = como máximo { $most }
cogs-amount-most-hint = { $hint }; { $most } como máximo
cogs-instead = En cambio: { $answer }
cogs-button-again = Empezar de nuevo
cogs-button-done = Listo
cogs-button-confirm = Sí, así
cogs-button-choose-first = Elige algo primero
cogs-only-choice = Única opción: **{ $what }**
cogs-button-incomplete = Falta algo por elegir
cogs-button-too-many = Hay de más
cogs-button-amounts = { $pages ->
    [one] Escribir cantidades …
   *[other] Escribir cantidades ({ $page } de { $pages }) …
}
cogs-button-amounts-page = { $what } ({ $page } de { $pages })

## Los botones que siempre están
cogs-button-choose = Elegir
cogs-button-replay = Repetición
cogs-button-result = Resultado
cogs-replay-title = ### Repetición: paso { $n } de { $of }
cogs-replay-title-round = ### Repetición: paso { $n } de { $of }, ronda { $at }
cogs-replay-title-visit = ### Repetición: paso { $n } de { $of }, visita { $at }
cogs-replay-beginning = Antes de la primera decisión.
cogs-replay-silent = { $who } decide; el historial no lo menciona.
cogs-replay-gone = Esta partida no se puede repetir: es demasiado antigua, o las reglas han cambiado desde entonces. Se conservan su historial y su resultado.
cogs-replay-first = ⏮ Inicio
cogs-replay-round-back = ◁ Ronda
cogs-replay-visit-back = ◁ Visita
cogs-replay-turn-back = ◁ Turno
cogs-replay-back = ◀ Paso
cogs-replay-on = Paso ▶
cogs-replay-turn-on = Turno ▷
cogs-replay-round-on = Ronda ▷
cogs-replay-visit-on = Visita ▷
cogs-replay-last = Final ⏭
cogs-replay-eyes = ¿Desde qué punto de vista?
cogs-replay-everybody = Lo que vio todo el mundo
cogs-replay-seat = Como lo vio { $who }
cogs-replay-more = Seguir, guardar …
cogs-replay-whole = Todo lo que pasó en este paso
cogs-replay-board = Volver al tablero
cogs-button-choose-at = Elegir: { $game } n.º { $table }
cogs-button-open-here = Abrirla aquí otra vez
cogs-button-open-here-at = Abrir aquí otra vez: { $game } n.º { $table }
cogs-button-next = { $n ->
    [one] Siguiente: n.º { $table }, { $game }
   *[other] Siguiente de { $n }: n.º { $table }, { $game }
}
cogs-button-hand = Mi mano
cogs-button-hint = ¿Qué harías?
cogs-button-why = ¿Por qué no …?
cogs-button-more = Actuar ahora …
cogs-button-do-it = Hacerlo
cogs-button-log = ¿Qué ha pasado?
cogs-button-words = Tablero en palabras
cogs-button-page = Página { $n } de { $pages }
cogs-button-menu = Más …
cogs-menu = Imágenes, ayuda …
cogs-other-pages = -# En la imagen no caben todas las cartas. Las demás están en { $menu }: { $pages }.
cogs-menu-title = ¿Qué quieres ver?
cogs-look-board = El tablero
cogs-button-undo = Deshacer
cogs-button-rules = Ayuda
cogs-button-rematch = Jugar otra vez
cogs-button-seal = Sorteo limpio
cogs-button-record = Guardar el registro

# Una partida como animación
cogs-button-film = Animación
cogs-button-share = Enseñarla en el canal
cogs-film-title = ### { $game }: la partida entera
cogs-film = { $n ->
    [one] Una imagen.
   *[other] { $n } imágenes, una tras otra.
}
cogs-film-alt = { $game }, la partida entera en { $n ->
    [one] una imagen
   *[other] { $n } imágenes, una tras otra
}. Al final:
cogs-film-sharing = La animación va de camino al canal.
cogs-film-failed = No se ha podido crear la animación.
cogs-film-shared = 🎞️ { $game }, del primer turno al último

# Lo que piensa la IA astuta de las decisiones propias en una partida terminada
cogs-button-review = Análisis
cogs-button-review-number = { $n }
cogs-button-review-overview = Resumen
cogs-button-review-try = Probar desde aquí
cogs-button-review-share = Enseñarlo en el canal
cogs-review-title = ### { $game }: análisis
cogs-review-making = La IA astuta está mirando tus decisiones{ $of ->
    [0] {""}
   *[other] {" "}({ $done } de { $of })
}. Tarda un minuto o más, porque las partidas en juego van primero. El análisis aparece aquí y se queda tras el botón *Análisis* de la repetición.
cogs-review-seen = La IA astuta ha valorado { $judged } de { $of } decisiones de { $who }, sabiendo solo lo que se veía desde ese asiento.
cogs-review-measured = { $others ->
    [one] Contra una IA de nivel «{ $ai }»
   *[other] Contra { $others } IA de nivel «{ $ai }»
} ha ganado el { $percent } % de { $games } partidas.
cogs-review-unmeasured = No se ha medido lo bien que juega { $players ->
    [1] a solas
   *[other] en mesas de { $players }
}.
cogs-review-none = No ha encontrado ninguna decisión que costara mucho.
cogs-review-list = Estas decisiones fueron las que más costaron, según estima:
cogs-review-line = **{ $n }.** { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round }
}: { $cost }
cogs-review-ahead = -# Lo que costó una decisión es cuánto se redujo con ella la ventaja de este asiento sobre los demás.
cogs-review-chance = { $percent } % de posibilidades de ganar
cogs-review-decision = ### { $game }: decisión { $n } de { $of }, { $round ->
    [0] antes de la ronda 1
   *[other] ronda { $round }
}
cogs-review-given = { $who }: **{ $answer }**
cogs-review-best = La IA astuta: **{ $answer }**
cogs-review-cost = La diferencia, según estima: { $cost }.
cogs-review-again = { $n ->
    [one] Lo mismo se dejó pasar otra vez por entonces.
   *[other] Lo mismo se dejó pasar otras { $n } veces por entonces.
}
cogs-review-sharing = El análisis va de camino al canal.
cogs-review-picture = { $game }: análisis
cogs-review-picture-total = Resultado esperado, ronda a ronda
cogs-review-picture-chance = Posibilidades de ganar, ronda a ronda
cogs-review-picture-end = final
cogs-review-percent = { $percent } %
cogs-review-alt = { $who }: { $first } al principio, entre { $low } y { $high }, { $last } al final.

# Seguir desde un punto de una partida terminada
cogs-button-puzzle-new = Seguir: nuevos sorteos
cogs-button-puzzle-same = Seguir: mismos sorteos
cogs-puzzle-new = Desde aquí juegas tu propia variante, a solas{ $others ->
    [0] {""}
   *[other] , contra la IA
}. Lo que en este punto no puedes saber se baraja de nuevo. No cuenta para nada y puedes deshacer cuanto quieras.
cogs-puzzle-same = Desde aquí juegas tu propia variante, a solas{ $others ->
    [0] {""}
   *[other] , contra la IA
}. Salen las mismas cartas y los mismos sorteos que en la partida. No cuenta para nada y puedes deshacer cuanto quieras.

## El mensaje del turno
cogs-headline = ### { $game }
cogs-headline-past = -# { $game }
cogs-earlier = -# … lo anterior está en «¿Qué ha pasado?»
cogs-earlier-lines = -# … y más cosas antes
cogs-asked = ➤ { $who }:
cogs-already-open = Ya estás en { $which }: { $where }
cogs-asked-elsewhere = -# { $who } está eligiendo en privado.
cogs-asked-in-public = Los botones están en el mensaje de la mesa: { $where }
cogs-asked-secretly = { $count ->
    [one] ➤ { $who } tiene algo que decidir en privado. Con el botón **Elegir**; nadie más lo ve.
   *[other] ➤ { $who } tienen cada cual algo que decidir en privado. Con el botón **Elegir**; nadie más lo ve.
}

## Respuestas privadas
cogs-question = ### { $prompt }
cogs-aside = -# Nadie espera por esto: hazlo ahora, más tarde o nunca.
cogs-aside-asked = Eso se puede mientras deciden los demás, o donde tus opciones lo ofrezcan. Ahora te toca responder:
cogs-aside-nothing = Por ahora no hay nada que puedas hacer fuera de tu turno.
cogs-held = ✔ Has elegido: **{ $answer }**. Puedes cambiarlo hasta que todos hayan elegido. Aún eligen: { $who }.
cogs-free-actions = Acciones gratuitas …
cogs-draft = Marcado hasta ahora: **{ $answer }**. Aún no se ha enviado.
cogs-draft-buttons = Marcado hasta ahora: **{ $answer }**. Los botones de abajo lo envían.
cogs-draft-missing = Marcado hasta ahora: **{ $answer }**. Sin responder todavía: { $parts }.
cogs-draft-too-many = Marcado hasta ahora: **{ $answer }**. { $n ->
    [one] Sobra 1
   *[other] Sobran { $n }
} en { $part }.
cogs-draft-part = «{ $part }»
cogs-preview = { $n ->
    [0] **Así quedaría** – todavía no cuenta.
   *[other] **Así quedaría** – todavía no cuenta:
}
cogs-preview-refused = ⚠ **Así no se puede:** { $why }
cogs-hint = ### Yo elegiría: { $answer }
cogs-why-title = ### Lo que ahora no se puede elegir, y por qué
cogs-why = **{ $label }** – { $reason }
cogs-why-nothing = Ahora se puede elegir todo.
cogs-done = Hecho.
cogs-not-asked = { $count ->
    [0] Ahora no tienes nada que decidir.
   *[other] Ahora no tienes nada que decidir. La mesa espera a { $who }.
}
cogs-waiting-for = La mesa espera a { $who }.
cogs-you-decide = ➤ **Ahora decides tú:** { $prompt }
cogs-history-title = ### Qué ha pasado
cogs-history-then = El tablero como estaba entonces
cogs-history-now = El tablero como está ahora
cogs-nothing-new = Nada nuevo desde tu última jugada.
cogs-words-title = ## El tablero en palabras
cogs-stale = Ese mensaje ya no está al día. Así están las cosas:
cogs-refused = ⚠ { $why }
cogs-not-your-button = Ese botón es de otra persona. Esta es tu página:
cogs-not-at-table = No juegas en esta mesa, pero puedes quedarte a mirar.
cogs-not-started = La partida aún no ha empezado. ¡Únete con el botón de la sala!
cogs-not-begun = La partida aún no ha empezado.
cogs-table-closed = Esta mesa se cerró.
cogs-answer-ends = { $which } sigue, pero Discord solo me deja actualizar esta respuesta durante un cuarto de hora, así que se queda como está.
cogs-strange-button = Este botón ya no funciona. Busca un mensaje más nuevo de la mesa o usa /mano.
cogs-broken = Algo ha fallado por mi parte, y quienes llevan este bot pueden ver qué ha sido. No se pierde nada: «¿Qué ha pasado?» muestra si tu jugada ha contado. Si no, inténtalo otra vez, por favor.

## La sala
cogs-lobby-title = ## { $game }
cogs-lobby-facts = -# { $most ->
    [one] En solitario
   *[other] De { $fewest } a { $most } jugadores
} · { $spread ->
    [0] unos { $longest } minutos en una mesa de verdad
   *[other] de { $shortest } a { $longest } minutos en una mesa de verdad
} · { $weight }
cogs-lobby-open-hand = -# Si juegas en solitario en un canal, quien lo lea verá tu mano.
cogs-lobby-private = { $seats ->
    [one] -# Solo para ti: nadie más ve esta mesa.
   *[other] -# Solo para ti: nadie más ve esta mesa, y las IA ocupan los demás asientos.
}
cogs-lobby-private-waiting = { $missing ->
    [0] -# Pulsa **Empezar** cuando quieras. Tu clic ayuda a barajar.
    [one] -# Falta una IA. Después pulsa **Empezar**.
   *[other] -# Faltan { $missing } IA. Después pulsa **Empezar**.
}
cogs-weight-1 = muy ligero
cogs-weight-2 = ligero
cogs-weight-3 = intermedio
cogs-weight-4 = exigente
cogs-weight-5 = muy exigente
cogs-lobby-chosen = { $what }: { $value }
cogs-lobby-option = **{ $what }:** { $hint }
cogs-lobby-switches = Variantes: ninguna
cogs-lobby-with = **Variantes:** { $what }
cogs-lobby-seat-ai = { $n }. { $who } · { $level }
cogs-lobby-ai-level = IA
cogs-lobby-deal = -# Pulsa **Repartir** cuando quieras. Tu clic ayuda a barajar.
cogs-button-deal = Repartir
cogs-button-not-now = Ahora no
cogs-button-open-again = Abrir otra vez
cogs-button-new-thread = Abrir en un hilo nuevo
cogs-option-without = sin { $what }
cogs-option-value = { $what }: { $value }
cogs-lobby-seat = { $n }. { $who }
cogs-lobby-free = { $n ->
    [one] – 1 asiento libre –
   *[other] – { $n } asientos libres –
}
cogs-lobby-waiting = { $missing ->
    [0] -# { $opener } puede empezar cuando estén todos.
    [one] -# Falta una persona o una IA. Después { $opener } puede empezar.
   *[other] -# Faltan { $missing } personas o IA. Después { $opener } puede empezar.
}
cogs-lobby-started = -# La partida está en marcha: { $who }.
cogs-lobby-seal = -# Sello de los sorteos: `{ $what }…`
cogs-lobby-closed = -# Esta mesa se ha cerrado.
cogs-lobby-now = { $missing ->
    [0] Hay { $taken } de { $most } asientos ocupados. La partida puede empezar.
    [one] Hay { $taken } de { $most } asientos ocupados. Falta una persona más.
   *[other] Hay { $taken } de { $most } asientos ocupados. Faltan { $missing } personas más.
}
cogs-lobby-now-playing = La partida empieza. ¡A disfrutar!
cogs-button-join = Unirse
cogs-button-leave = Irse
cogs-button-seat-ai = + IA
cogs-button-unseat-ai = − IA
cogs-button-start = Empezar
cogs-button-admit = Quién puede unirse
cogs-admit-title = ### Quién puede unirse
cogs-admits-everybody = En esta sala puede entrar cualquiera.
cogs-admits-rating = Para puntuaciones de { $low } a { $high } en este juego.
cogs-admits-finishers = Para quienes acaban las partidas que empiezan.
cogs-admit-about = -# Vale para quienes se unan desde ahora, hasta el comienzo; a quien invitas por su nombre siempre se le deja entrar. No se muestra la puntuación de nadie, y los límites se redondean para no revelar la tuya.
cogs-admit-about-unrated = -# Vale para quienes se unan desde ahora, hasta el comienzo; a quien invitas por su nombre siempre se le deja entrar. Cuando tengas una puntuación en este juego, podrás pedir también otras parecidas.
cogs-admit-rating = Puntuación
cogs-admit-any-rating = Cualquier puntuación, o ninguna
cogs-admit-within = A unos { $within } de la mía
cogs-admit-range = De { $low } a { $high }
cogs-admit-finishing = Acabar las partidas
cogs-admit-anybody = Cualquiera
cogs-admit-finishers = Quienes acaban sus partidas
cogs-admit-finishers-about = Acabadas con otras personas: { $n } o más, y nueve de cada diez de las últimas veinte
cogs-button-lesson = Lección
cogs-ai-level-legal = Tranquila
cogs-ai-level-legal-about = Cumple las reglas, sin plan
cogs-ai-level-learning = Aprendiz
cogs-ai-level-learning-about = Conoce lo básico y prueba cosas
cogs-ai-level-good = Ambiciosa
cogs-ai-level-good-about = Juega para ganar
cogs-ai-level-strong = Astuta
cogs-ai-level-strong-about = Prueba las jugadas mentalmente antes de elegir
cogs-invited-again = He vuelto a invitar a { $who }.
cogs-opened = La mesa de **{ $game }** está abierta en { $place }.
cogs-opened-heavy = -# Es una partida larga. Con `/jugar` y `dónde: en un hilo nuevo`, sus mensajes no llenan el canal.
cogs-thread-name = { $game } con { $who }

## El final de una mesa
cogs-final-title = ## { $game }: fin de la partida
cogs-final-winners = { $count ->
    [one] ★ **¡Gana { $who }!**
   *[other] ★ **¡Victoria compartida de { $who }!**
}
cogs-final-place = **{ $place }.º** { $who } – { $scores }
cogs-final-lost = Esta vez no ha podido ser, { $who }: quizá las próximas cartas sean más amables.
cogs-final-alone = { $who } – { $scores }
cogs-final-elsewhere = La puntuación está en el canal: { $where }
cogs-final-seal = -# Mesa { $table }. Para comprobar el sorteo, pulsa «Sorteo limpio».
cogs-seal-title = ### Sorteo limpio
cogs-seal-commitment = Este sello quedó fijado antes de que nadie se uniera; la sala mostraba su comienzo: `{ $what }`
cogs-seal-commitment-begun = Este sello quedó fijado antes de sortear nada; el historial de la mesa empieza con sus primeras cifras: `{ $what }`
cogs-seal-closed = Se abre cuando termina la partida. Entonces cualquiera puede comprobar que no se ha cambiado ningún sorteo.
cogs-seal-open = El secreto que hay detrás: `{ $secret }`.{ $n ->
    [0] {""}
   *[other] {" "}Mezclado con los clics de quienes juegan: `{ $tickets }`
}
cogs-seal-seed = { $n ->
    [0] Da la semilla de todos los sorteos: `{ $seed }`
   *[other] Juntos dan la semilla de todos los sorteos: `{ $seed }`
}
cogs-seal-fingerprint = Huella del registro: `{ $what }`
cogs-record-file = Este archivo contiene la partida entera. `sobremesa verify { $file }` comprueba el sello, la semilla y cada sorteo. Su huella: `{ $fingerprint }`
cogs-seal-daily = Esta es una partida del día. Su sello quedó fijado antes de que nadie la jugara: `{ $what }`
cogs-seal-daily-closed = Se abre cuando acaba el día, porque otras personas todavía juegan la misma partida.
cogs-seal-daily-open = El día ha acabado. La semilla de todos los sorteos era: `{ $seed }`

## A finished game as an HTML file
cogs-game-file = Toda la partida para verla ronda a ronda: descarga `{ $file }` y ábrelo en un navegador. No necesita red.
cogs-game-file-follows = Enseguida llega la partida para verla en un navegador.
cogs-game-file-failed = No se ha podido crear el archivo con los tableros.
cogs-game-file-table = Mesa { $table }
cogs-game-file-rounds = Ronda a ronda
cogs-game-file-visits = Visita a visita
cogs-game-file-beginning-round = Antes de la primera ronda
cogs-game-file-beginning-visit = Antes de la primera visita
cogs-game-file-end = Fin de la partida
cogs-game-file-board = El tablero en la última decisión de esta parte.
cogs-game-file-board-end = El tablero al final.
cogs-game-file-fewer = Faltan algunos tableros para que el archivo no sea demasiado grande.
cogs-game-file-first = Primera
cogs-game-file-back = Anterior
cogs-game-file-on = Siguiente
cogs-game-file-last = Última
cogs-game-file-slider = Ronda
cogs-game-file-seats = Asientos
cogs-game-file-proof = Junto con el registro, `sobremesa verify { $file }` comprueba todo esto.
cogs-game-file-draws = Todos los sorteos
cogs-game-file-draw-label = Sorteo
cogs-game-file-draw-number = Número
cogs-game-file-draw-size = Entre
cogs-game-file-draw-result = Resultado (se cuenta desde 0)

## La partida del día
cogs-daily-title = ## La partida del día: { $day }
cogs-daily-what = **{ $game }**, la misma partida para todo el mundo
cogs-daily-streak = { $n ->
    [0] -# Juégala hasta el final y empezará tu racha.
    [one] -# Tu racha: { $n } día.
   *[other] -# Tu racha: { $n } días seguidos.
}
cogs-daily-days = { $n ->
    [one] { $n } día seguido
   *[other] { $n } días seguidos
}
cogs-daily-invite = Tienes un solo intento, sin consejos. Juégala **en privado**, y nadie la verá; o **a la vista**, y quien lea el canal conocerá las cartas. Verás cómo les ha ido a los demás cuando termines.
cogs-daily-invite-alone = Tienes un solo intento, sin consejos, y nadie lo ve. Una partida que empieces aquí no entra en la clasificación de ningún servidor: para ver cómo les ha ido a los demás y clasificarte con ellos, empiézala con `/diario` en un servidor donde esté yo.
cogs-daily-begun = Aún no la has terminado. Verás cómo les ha ido a los demás cuando termines.
cogs-daily-begun-alone = Aún no la has terminado.
cogs-daily-given-up = Tu partida se cerró antes del final, así que hoy no estás en esta lista.
cogs-daily-ranking = ### La clasificación de hoy
cogs-daily-own = ### Tu resultado
cogs-daily-closed = Tu partida se cerró antes del final. Hasta el { $when } puedes volver a abrirla y seguir; la clasificación del día espera hasta entonces.
cogs-daily-place = { $place ->
    [0] –
   *[other] **{ $place }.º**
} { $who } – { $stars } ★{ $won ->
    [0] {""}
   *[other] , ganada
}{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {""} · { $streak } días seguidos
}
cogs-daily-next = -# La próxima partida llega { $when }.
cogs-daily-not-ranked = -# La tuya no se clasifica aquí: esta es la clasificación de las partidas empezadas en este servidor por quienes guardan estadísticas.
cogs-daily-ranked-there = -# Las clasificaciones son de cada servidor: allí `/diario` muestra la de las partidas que se empezaron en él.
cogs-daily-before = ### La clasificación de ayer: { $day }
cogs-daily-own-before = ### Tu resultado del { $day }
cogs-daily-late = -# La tuya no está: no la habías terminado cuando acabó el día.
cogs-daily-result = Partida del día, { $day } – { $game }:
cogs-daily-copy = -# Para compartirlo, copia esto; no revela nada de la partida:
    `{ $result }`
cogs-daily-shared = ✔ Tu resultado está en el canal. No revela nada de la partida.
cogs-button-daily-share = Mostrar mi resultado
cogs-button-daily-replay = Repetición de ayer
cogs-button-daily-back = Volver a la partida
cogs-daily-promise = **Comprobable:** sello de hoy `{ $commitment }`, encadenado como `{ $link }`. La semilla se publica mañana.
cogs-daily-yesterday = **{ $day }** está abierta: semilla `{ $seed }`, sello `{ $commitment }`, encadenada como `{ $link }`. El sello es el SHA-256 de `sobremesa:` y la semilla; el eslabón, el de `{ $before }|{ $iso }|` y el sello.
cogs-button-daily = La clasificación de hoy
cogs-button-daily-private = Jugar en privado
cogs-button-daily-here = Jugar aquí, a la vista
cogs-button-daily-thread = A la vista, en un hilo
cogs-button-daily-on = Seguir jugando
cogs-cancelled = La mesa se ha cerrado.
cogs-cancel-asked = He preguntado a los demás. La partida termina cuando todos estén de acuerdo.
cogs-voted-end-end = Anotado: estás de acuerdo en terminar la partida.
cogs-decided-end-on = Anotado: la partida sigue.
cogs-decided-end-end = La partida ha terminado.
cogs-close-confirm = Tú no juegas en esta mesa de **{ $game }**. Así terminaría la partida de { $who }. Durante al menos un día, cualquiera de ellos podría volver a abrirla.
cogs-close-confirm-daily = Tú no juegas en esta mesa de **{ $game }**. Así terminaría la partida del día de { $who }. Solo podría volver a abrirse hasta que se acabe el día.
cogs-close-confirm-lobby = No tienes asiento en esta mesa de **{ $game }**, que aún no ha empezado. Así se cerraría para { $who }.
cogs-button-close = Terminar su partida
cogs-button-close-lobby = Cerrar su mesa
cogs-not-manager = Eso solo puede hacerlo quien administra este servidor.
cogs-reopen-until = Hasta el { $when }, quien juega aquí puede volver a abrirla. Hasta entonces los secretos siguen ocultos.
cogs-button-reopen = Volver a abrir
cogs-button-reopen-at = Volver a abrir: { $game } n.º { $table }
cogs-reopened = La mesa está abierta de nuevo y sigue tal como estaba. { $place }
cogs-vote-end-end = Sí, terminar
cogs-vote-end-on = No, seguir
cogs-seat-handed = Desde ahora una IA juega por ti. Usa el mismo comando para recuperar tu asiento.
cogs-seat-handed-for-good = Una IA juega por ti esta partida hasta el final.
cogs-handover-alone = Nadie más juega en esta mesa: una IA la jugaría enseguida hasta el final y no podrías recuperar tu asiento. Si es lo que quieres, usa el comando con `nivel`. La mesa te espera; `/mesa cancelar` la termina.
cogs-seat-lent = Ahora mismo una IA juega por ti en esta mesa.
cogs-seat-back = ¡Qué bien que hayas vuelto! Juegas tú otra vez.

## Recordatorios y problemas
cogs-reminder = ⌛ { $who }, la mesa de { $game } sigue esperándote. { $link }
cogs-waking = ☀️ { $who }, mientras dormías te ha llegado el turno en la mesa de { $game }. { $link }
cogs-waking-votes = ☀️ { $who }, mientras dormías { $n ->
    [one] se ha abierto una votación
   *[other] se han abierto { $n } votaciones
 } en la mesa de { $game }. { $links }
cogs-halfway = ⏳ { $who }, tu turno en la mesa de { $game } aún no ha terminado. { $link }
cogs-reminder-daily = ⌛ { $who }, tu partida del día acaba { $when }. Si para entonces no la has terminado, no entra en la clasificación. { $link }
cogs-missing-permissions = En { $place } me faltan permisos que necesita una mesa. Pide a alguien que administre el servidor que me permita: **{ $what }**.
cogs-missing-permissions-opener = ⚠ Ya no puedo escribir en { $channel }, así que tu mesa de { $game } espera. Pide a alguien que administre el servidor que me deje ver el canal, enviar mensajes y adjuntar archivos allí.
cogs-season-refused = ⚠ La temporada «{ $name }» de { $channel } está en espera. { $why }
cogs-season-needs = Déjame ver el canal, enviar mensajes y crear hilos públicos allí.
cogs-private-thread = No puedo ver este hilo privado, porque nadie me ha añadido. Mencióname aquí una vez e inténtalo de nuevo.
cogs-no-table-here = No hay ninguna mesa en este canal, y no juegas en ninguna parte. ¡Abre una con /jugar!
cogs-no-table-in-channel = En este canal no hay ninguna mesa. Usa este comando en el canal de la mesa.
cogs-which-table = Juegas en varias mesas. Elige una con la opción de este comando, o úsalo en el canal de la mesa.
cogs-no-such-table = No juegas en esa mesa. Elige una de la lista.
cogs-no-such-game = No conozco ese juego. Elige uno de la lista.
cogs-no-such-option = Este juego no tiene esa opción. Elige de la lista o déjalo vacío.
cogs-no-such-card = Ninguna carta tiene ese nombre. Escribe una parte del nombre y elige de la lista.
cogs-no-such-topic = Ese tema no existe. Elige uno de la lista que se abre al escribir.
cogs-no-thread-here = Un hilo solo se puede abrir en un canal de texto.
cogs-too-many-threads = Este servidor tiene todos los hilos abiertos que permite Discord: antes hay que cerrar uno.
cogs-person-may-not-write = No tienes permiso para escribir en { $place }, así que allí no abro ni muestro nada por ti.
cogs-not-there = Esta mesa está en un canal que ahora tú o yo no podemos ver.
cogs-only-private-here = Aquí no soy miembro, así que todo lo que muestro aquí es solo para ti. Las mesas para varias personas y los mensajes para todos están en los servidores a los que me han añadido.
cogs-file-too-large = El archivo { $file } es demasiado grande para este lugar: aquí Discord admite como máximo { $most } MB.
cogs-person-may-not-thread = No tienes permiso para abrir hilos en este canal, así que no abro ninguno por ti.
cogs-no-thread-permission = Aquí no puedo abrir hilos. Quien administra este servidor puede permitirme: **Crear hilos públicos**.
cogs-or-here = { $why } O elige «en este canal».
cogs-or-in-thread = { $why } O elige «en un hilo nuevo».
cogs-goes-on-in-thread = En este canal ya hay otra mesa abierta, así que la tuya seguiría en un hilo nuevo. { $why }

## Lo que el bot necesita, y por qué
cogs-scope-bot = bot
cogs-scope-bot-why = para estar en el servidor
cogs-scope-applications-commands = applications.commands
cogs-scope-applications-commands-why = para los comandos con barra
cogs-permission-view-channel = Ver canales
cogs-permission-view-channel-why = para ver el canal de una mesa
cogs-permission-send-messages = Enviar mensajes
cogs-permission-send-messages-why = para contar qué pasa en la mesa y a quién le toca
cogs-permission-send-messages-in-threads = Enviar mensajes en hilos
cogs-permission-send-messages-in-threads-why = lo mismo para las mesas en hilos
cogs-permission-create-public-threads = Crear hilos públicos
cogs-permission-create-public-threads-why = para abrir un hilo para una mesa
cogs-permission-attach-files = Adjuntar archivos
cogs-permission-attach-files-why = para las imágenes del tablero

## Mesas, ajustes, reglas
cogs-tables-title = ### Tus mesas
cogs-no-tables = No juegas en ninguna parte. ¡Abre una mesa con /jugar!
cogs-table-in = **{ $game }** n.º { $table } { $place }
cogs-table-private = **{ $game }** n.º { $table }
cogs-my-table-asked = ➤ { $which } – te toca ({ $since })
cogs-my-table-playing = { $which } – eligen otros
cogs-my-table-lent = { $which } – una IA juega por ti; con /mesa relevo recuperas allí tu asiento
cogs-my-table-lobby = { $which } – en la sala
cogs-more-tables = { $n ->
    [one] … y una más
   *[other] … y { $n } más
}
cogs-my-table-short = { $asked ->
    [0] { $game } n.º { $table }
   *[other] { $game } n.º { $table } – te toca
}
cogs-settings-title = ### Tus ajustes
cogs-settings-intro = Valen para ti en todos los servidores.
cogs-settings-invitable-on = - Se te puede invitar a una mesa por tu nombre.
cogs-settings-invitable-off = - Nadie puede invitarte a una mesa por tu nombre.
cogs-settings-profile-on = - En las mesas por empezar, los demás ven cómo juegas.
cogs-settings-profile-off = - En las mesas por empezar, los demás no ven cómo juegas.
cogs-settings-profile-none = - En las mesas por empezar, los demás verían cómo juegas, pero tus estadísticas están desactivadas (`/estadísticas`).
cogs-home-zone = Europe/Madrid
cogs-language-discord = como en Discord
cogs-setting-language-you = Tu idioma: { $what }
cogs-setting-language-server = Idioma del servidor: { $what }
cogs-setting-reminders-on = Recuérdamelo tras un día
cogs-setting-reminders-off = No me recuerdes nada
cogs-setting-marks-on = Signos como ● y ➤
cogs-setting-marks-on-about = Ante nombres y preguntas
cogs-setting-marks-off = Solo palabras
cogs-setting-marks-off-about = Se oyen mejor; también en tus mesas
cogs-hours-button = Horas de silencio
cogs-hours-title = ### Tus horas de silencio
cogs-hours-none = No tienes: se te puede avisar a cualquier hora.
cogs-hours-now = Se te puede avisar de **{ $since }** a **{ $until }** en { $place } (hora de allí: { $time }). El resto del día hay silencio.
cogs-hours-about = En tus horas de silencio no te llegan avisos ni recordatorios. Cuando acaban, un solo mensaje te dice qué se te preguntó. Para otra zona horaria, usa `/horario` con `lugar`.
cogs-hours-zone = ¿Dónde estás?
cogs-hours-from = Avísame desde
cogs-hours-until = Avísame hasta
cogs-hours-wake = Desde: { $time }
cogs-hours-sleep = Hasta: { $time }
cogs-hours-never = Sin horas de silencio
cogs-trouble-no-zone = No conozco ese lugar. Elige uno de la lista que se abre al escribir.
cogs-trouble-hours-place = Di también en qué lugar: las horas son las de allí.
cogs-trouble-hours = Deja al menos ocho horas del día para los avisos; si no, nadie podría esperarte. No ha cambiado nada.
cogs-rules-title = ## { $game }: cómo se juega
cogs-rules-choose = Otro tema …
cogs-help-title = ## Cómo funciona una mesa
cogs-help =
    1. `/jugar` abre una mesa. Los demás pulsan **Unirse**; los asientos libres pueden ser para IA.
    2. El mensaje de la mesa siempre dice qué ha pasado y quién debe decidir qué. Solo se avisa a esas personas.
    3. **Elegir** te enseña, solo a ti, tu mano y tu pregunta. Lo secreto se puede cambiar hasta que todos hayan elegido.
    4. Sin prisa: minutos o días. No se pierde nada, y **¿Qué ha pasado?** te pone al día.
    5. **Deshacer** anula tu último paso, mientras nadie haya averiguado nada con él ni haya respondido después. Luego tienen que estar de acuerdo los demás.
    6. `/horario` fija tus horas de silencio, `/fuera` tus ausencias y `/ajustes` cómo se te avisa. Las **Órdenes**, en **Más …** de tu pregunta, responden por adelantado.
    Juegos: { $games }. `/reglas` y `/carta` los explican, `/mesas` muestra dónde te toca, `/buscar` dónde hay asientos libres.
cogs-help-anywhere = Para jugar a solas, elige *solo para mí, en privado* en `/jugar`. Si me añades a [tus aplicaciones]({ $link }), puedes hacerlo en cualquier servidor y chat, también donde no soy miembro.
cogs-about-title = ## Sobremesa
cogs-about =
    La _sobremesa_ es el rato que la gente se queda en la mesa después de comer. Este bot mantiene esa mesa puesta: juegos de mesa con todas sus reglas, en minutos o en semanas.

    Es un proyecto no oficial de gente que ama estos juegos. Los títulos son de sus dueños; las palabras y las imágenes de aquí son nuestras. Si un juego te gusta, cómpralo.

## Comandos
cogs-cmd-play = jugar
cogs-cmd-play-about = Abre una mesa para un juego
cogs-cmd-find = buscar
cogs-cmd-find-about = Las mesas abiertas de este servidor y quién busca una
cogs-cmd-weekly = semanal
cogs-cmd-weekly-about = Una mesa que se abre aquí por sí sola cada semana
cogs-opt-day = día
cogs-opt-day-about = Qué día de la semana
cogs-opt-time = hora
cogs-opt-time-about = A qué hora, por ejemplo 20:00
cogs-opt-pace = ritmo
cogs-opt-pace-about = Cuánto tiempo tiene cada cual
cogs-cmd-daily = diario
cogs-cmd-daily-about = La partida del día: la misma para todo el mundo, una sola vez
cogs-opt-game = juego
cogs-opt-game-about = ¿A qué quieres jugar?
cogs-opt-options = opciones
cogs-opt-options-about = Variantes del juego, si quieres
cogs-opt-where = dónde
cogs-opt-where-about = En este canal, en un hilo propio o solo para ti
cogs-opt-ai = ia
cogs-opt-ai-about = Cuántas IA se sientan contigo desde el principio
cogs-where-here = en este canal
cogs-where-thread = en un hilo nuevo
cogs-where-private = solo para mí, en privado
cogs-cmd-table = mesa
cogs-cmd-table-about = Todo sobre la mesa de este canal
cogs-cmd-join = unirse
cogs-cmd-join-about = Siéntate a la mesa de este canal
cogs-cmd-leave = irse
cogs-cmd-leave-about = Deja la mesa antes de que empiece
cogs-cmd-start = empezar
cogs-cmd-start-about = Empieza la partida, si has abierto la mesa
cogs-cmd-ai = ia
cogs-cmd-ai-about = Llena un asiento libre con una IA
cogs-opt-level = nivel
cogs-opt-level-about = Lo bien que juega la IA
cogs-cmd-undo = deshacer
cogs-cmd-undo-about = Deshaz tu último paso, o pide permiso a los demás
cogs-cmd-handover = relevo
cogs-cmd-handover-about = Deja que una IA juegue por ti, o recupera tu asiento
cogs-cmd-cancel = cancelar
cogs-cmd-cancel-about = Termina la partida antes de tiempo, si todos están de acuerdo
cogs-cmd-hand = mano
cogs-cmd-hand-about = Tu mano y tu pregunta, solo para tus ojos
cogs-cmd-board = tablero
cogs-cmd-board-about = El tablero como está ahora
cogs-cmd-log = historial
cogs-cmd-log-about = Qué ha pasado desde tu última jugada
cogs-opt-table = mesa
cogs-opt-table-about = Cuál de tus mesas
cogs-cmd-tables = mesas
cogs-cmd-tables-about = Todas tus mesas, y dónde te toca
cogs-cmd-rules = reglas
cogs-cmd-rules-about = Las reglas, tema por tema
cogs-opt-topic = tema
cogs-opt-topic-about = ¿Qué quieres saber?
cogs-cmd-card = carta
cogs-cmd-card-about = Busca una carta
cogs-opt-card = nombre
cogs-opt-card-about = Una parte del nombre de la carta
cogs-cmd-settings = ajustes
cogs-cmd-settings-about = Tu idioma, recordatorios, avisos, horas de silencio, ausencias, signos y consejos
cogs-cmd-hours = horario
cogs-cmd-hours-about = Fija tus horas de silencio, en las que no se te avisa
cogs-opt-zone = lugar
cogs-opt-zone-about = Una ciudad grande de tu zona horaria
cogs-opt-from = desde
cogs-opt-from-about = La hora desde la que se te puede avisar
cogs-opt-until = hasta
cogs-opt-until-about = La hora hasta la que se te puede avisar
cogs-cmd-help = ayuda
cogs-cmd-help-about = Cómo funciona una mesa
cogs-cmd-about = acerca
cogs-cmd-about-about = Qué es este bot

## Estadísticas
cogs-cmd-stats = estadísticas
cogs-cmd-stats-about = Tus partidas terminadas en cifras, y quién juega a qué aquí
cogs-opt-whose = de
cogs-opt-whose-about = Las tuyas, o las de este servidor
cogs-opt-of-game-about = Un juego en detalle
cogs-stats-whose-mine = las mías
cogs-stats-whose-server = las de este servidor
cogs-stats-title = ### Tus estadísticas
cogs-stats-about = -# Las partidas terminadas cuentan para quienes tenían los asientos al final. La puntuación en mesas sale solo de partidas entre personas.
cogs-stats-none = Todavía no tienes partidas terminadas que cuenten.
cogs-stats-is-off = Están desactivadas: tus partidas no se cuentan, y las anteriores se han borrado de aquí.
cogs-stats-private = Solo las veo yo
cogs-stats-shown = Las ve todo el mundo
cogs-stats-shown-about = En la página del servidor
cogs-stats-off = Desactivadas
cogs-stats-off-about = No contar nada y borrar lo que hay
cogs-stats-confirm-off = Esto borra tus estadísticas para siempre: partidas, puntuaciones, logros. Mientras estén desactivadas, tus partidas no se cuentan y no tienes medallas. Lo que los demás han ganado en partidas contigo sigue siendo suyo.
cogs-button-stats-off = Borrarlas
cogs-button-stats-mine = Mis estadísticas
cogs-button-stats-server = Quién juega a qué aquí
cogs-stats-game = Un juego en detalle …
cogs-stats-all = Todos los juegos
cogs-stats-way-people = Con personas
cogs-stats-way-mixed = Con IA, o con cambios de jugadores
cogs-stats-way-alone = En solitario
cogs-stats-line = { $way }: { $n ->
    [one] una partida
   *[other] { $n } partidas
}{ $told ->
    [0] {""}
   *[other] , { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }
}; { $n ->
    [1] { $best }
   *[other] la mejor, { $best }; de media, { $average }
}
cogs-stats-rating = Puntuación en mesas de { $players }: **{ $rating }** ± { $spread } ({ $n } partidas)
cogs-stats-finding-out = Puntuación en mesas de { $players }: aún por saber ({ $n } de { $of } partidas)
cogs-stats-part = - { $what }: { $n ->
    [1] { $most }
   *[other] de media { $average }, como máximo { $most }
}
cogs-stats-cards = **Las cartas que más has jugado:** { $cards }
cogs-stats-all-cards = **Las más jugadas en todas las mesas:** { $cards }
cogs-stats-medals = **La partida del día:** { $first } × primer puesto, { $second } × segundo, { $third } × tercero
cogs-stats-rivals = **Cara a cara** con quienes muestran sus estadísticas
cogs-stats-rival = { $who }: por delante { $ahead } ×{ $level ->
    [0] {""}
   *[other] , igual { $level } ×
}, por detrás { $behind } ×
cogs-stats-picture = Tus estadísticas
cogs-stats-picture-people = Con personas
cogs-stats-picture-mixed = Con IA o cambios
cogs-stats-picture-alone = En solitario
cogs-stats-picture-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}{ $told ->
    [0] {""}
   *[other] , { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }
}
cogs-stats-picture-best = mejor: { $best }
cogs-stats-picture-best-average = { $n ->
    [1] { $best }
   *[other] mejor { $best }, media { $average }
}
cogs-stats-picture-rating = Puntuación, mesas de { $players }
cogs-stats-picture-rivals = Por delante – igual – por detrás
cogs-stats-alt-places = puestos { $places }
cogs-stats-alt-rating = puntuación { $rating }, { $trend ->
    [up] sube
    [down] baja
   *[level] estable
}
cogs-stats-server-title = ### Quién juega a qué aquí
cogs-stats-server-none = Aquí todavía no ha terminado una partida nadie que muestre sus estadísticas. Las tuyas: `/estadísticas`.
cogs-stats-server-about = -# Solo aparece quien muestra sus estadísticas, con las últimas 500 partidas de este servidor. Hay puesto a partir de diez partidas puntuadas, en cualquier servidor.
cogs-stats-regular = { $who } ({ $n })
cogs-stats-with = **Mesas de { $players }**
cogs-stats-ranked = **{ $place }.** { $who } – { $rating } ± { $spread }; aquí { $n ->
    [one] una partida
   *[other] { $n } partidas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
cogs-stats-unranked = – { $who } – aún sin puntuación; aquí { $n ->
    [one] una partida
   *[other] { $n } partidas
}{ $told ->
    [0] {""}
   *[other] , { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }
}

## Logros, récords y el año en juegos
cogs-stats-whose-achievements = mis logros
cogs-stats-whose-year = mi año en juegos
cogs-stats-whose-records = los récords de este servidor
cogs-button-stats-achievements = Logros
cogs-button-stats-year = Mi año
cogs-button-stats-records = Récords de aquí
cogs-achievements-title = ### Tus logros
cogs-achievements-picture = Tus logros
cogs-achievements-about = -# Esto solo lo ves tú. El mensaje final nombra los logros recién alcanzados solo de quienes muestran sus estadísticas. Elige un juego para ver qué pide cada uno.
cogs-achievements-are-off = Están desactivados: no se guarda ninguno.
cogs-achievements-without-stats = Tus estadísticas están desactivadas: no cuenta ninguna partida, así que no se guarda ninguno.
cogs-button-achievements-off = Desactivar los logros
cogs-button-achievements-on = Activar los logros
cogs-achievements-newest = último: { $name }
cogs-achievements-first = p. ej. { $name }
cogs-achievements-reached = 🏅 **{ $name }** ({ $at }): { $about }
cogs-achievements-begun = ▫️ **{ $name }** ({ $n } de { $of }): { $about }
cogs-achievements-open = ▫️ **{ $name }**: { $about }
cogs-achievements-summary = **{ $game }**: { $n } de { $of } · { $newest }
cogs-final-achieved = 🏅 { $who }: { $names }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}
cogs-records-title = ### Récords de este servidor
cogs-records-about = -# Los tienen quienes muestran sus estadísticas (`/estadísticas`); cuentan las últimas 2000 partidas terminadas en este servidor.
cogs-records-line = { $players ->
    [one] En solitario
   *[other] Mesas de { $players }
}: { $what } **{ $value }** – { $who }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
cogs-records-total = mejor resultado
cogs-records-margin = mayor ventaja
cogs-records-shortest = partida más corta
cogs-records-longest = partida más larga
cogs-records-most = más partidas
cogs-year-title = ### Tu { $year } en juegos
cogs-year-picture = { $year }: { $games }
cogs-year-which = Otro año …
cogs-year-longest = La más larga: { $game }, { $span }
cogs-year-streak = Partida del día: { $n } días seguidos
cogs-year-rivals = **Con quienes más has jugado**, de quienes muestran sus estadísticas
cogs-span-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minutos
}
cogs-span-hours = { $n ->
    [one] una hora
   *[other] { $n } horas
}
cogs-span-days = { $n ->
    [one] un día
   *[other] { $n } días
}

## Los datos de cada uno
cogs-cmd-data = datos
cogs-cmd-data-about = Lo que sé de ti: expórtalo o bórralo
cogs-cmd-data-export = exportar
cogs-cmd-data-export-about = Todo lo tuyo en archivos, solo para tus ojos
cogs-cmd-data-delete = borrar
cogs-cmd-data-delete-about = Quita tu nombre y tus datos de todas partes, para siempre
cogs-cmd-data-server = servidor
cogs-cmd-data-server-about = Para quien administra: exporta, traslada o borra las mesas de este servidor
cogs-data-export = Todo lo que sé de ti: { $games ->
    [0] ninguna partida terminada
    [one] una partida terminada, en un archivo que se puede repetir y comprobar (`sobremesa verify`)
   *[other] { $games } partidas terminadas, en archivos que se pueden repetir y comprobar (`sobremesa verify`)
}, { $running ->
    [0] ninguna en curso
    [one] una en curso con su historial y tu mano
   *[other] { $running } en curso con su historial y tu mano
}. Todo lo demás está en `about-me.json`.
cogs-data-part = Parte { $n } de { $of }
cogs-data-elsewhere = Tus datos ocupan más archivos de los que Discord me deja enviar donde no soy miembro. Pídelos otra vez en un mensaje directo conmigo o en un servidor donde yo esté.
cogs-data-server-export = Las mesas de este servidor: { $games ->
    [one] una partida terminada
   *[other] { $games } partidas terminadas
}. { $closed ->
    [0] {""}
    [one] Otra sigue en curso, o se puede reabrir, así que no se incluye.
   *[other] Otras { $closed } siguen en curso, o se pueden reabrir, así que no se incluyen.
}
cogs-data-delete-title = ### Borrar todo lo tuyo
cogs-data-delete-about = Tu nombre desaparece de todas las mesas a la vez, y se borran tus ajustes y estadísticas. No tiene vuelta atrás. Si vuelves a jugar, empiezas de cero.
cogs-data-delete-ai = { $which } – una IA sigue en tu lugar
cogs-data-delete-ends = { $which } – termina, porque nadie más juega allí
cogs-data-delete-leaves = { $which } – dejas la sala
cogs-data-delete-more = { $n ->
    [one] … y una más
   *[other] … y { $n } más
}
cogs-data-remains = **Lo que queda:** las partidas terminadas, con «Jugador 1» en lugar de tu nombre, para que los demás puedan repetirlas y comprobarlas; los mensajes que ya están en Discord, que puedes pedir que quite quien administra el servidor; y las copias de seguridad ya hechas de la base de datos, mientras las guarde quien mantiene este bot.
cogs-button-data-delete = Bórrame para siempre
cogs-button-data-export = Exportar antes mis datos
cogs-data-deleted = Hecho: aquí ya nada lleva hasta ti. Gracias por jugar.
cogs-data-server-title = ### Las mesas de este servidor
cogs-data-server-now = { $running ->
    [0] No hay ninguna mesa abierta
    [one] Hay una mesa abierta
   *[other] Hay { $running } mesas abiertas
}, y aquí { $games ->
    [one] se ha jugado una partida
   *[other] se han jugado { $games } partidas
}.
cogs-data-server-warning = Borrar termina todas las mesas abiertas sin preguntar a quien juega, y quita todas las partidas con su historial y resultado, también de las estadísticas de quienes jugaron. También borra las ligas, las mesas semanales y los ajustes de este servidor, y lo que la gente busca aquí. No tiene vuelta atrás. Las partidas del día salen de las clasificaciones de este servidor; las mesas de la de hoy solo se pueden borrar a partir de mañana.
cogs-button-data-server-export = Exportar en archivos
cogs-button-data-server-delete = Borrar todas las mesas …
cogs-button-data-server-sure = Sí, bórralas todas
cogs-data-server-sure = { $running ->
    [0] No terminaría ninguna mesa abierta.
    [one] Terminaría una mesa abierta.
   *[other] Terminarían { $running } mesas abiertas.
} ¿Seguro?
cogs-data-server-ends = - Mesa { $table } ({ $game }, { $place }): { $who }
cogs-data-server-deleted = { $n ->
    [0] No había ninguna mesa que borrar. Se han borrado las ligas, las mesas semanales y los ajustes de este servidor.
    [one] Se ha borrado una mesa, y con ella las ligas, las mesas semanales y los ajustes de este servidor.
   *[other] Se han borrado { $n } mesas, y con ellas las ligas, las mesas semanales y los ajustes de este servidor.
}
cogs-data-server-told = { $n ->
    [0] 🗑️ Alguien que administra este servidor ha borrado sus ligas, mesas semanales y ajustes.
    [one] 🗑️ Alguien que administra este servidor ha borrado su mesa, con su historial y su resultado, y sus ligas, mesas semanales y ajustes.
   *[other] 🗑️ Alguien que administra este servidor ha borrado sus { $n } mesas, con su historial y sus resultados, y sus ligas, mesas semanales y ajustes.
}

# -- trasladar mesas, para quien administra
cogs-button-data-server-move = Trasladar mesas …
cogs-move-title = ### Traer una mesa aquí
cogs-move-about = La mesa que elijas sigue en este canal tal como está, con sus jugadores, manos y relojes, y no se vuelve a avisar a nadie. Para traer una mesa de otro servidor que administras, pulsa antes allí **Dejarlas ir a otro servidor …** y vuelve aquí en menos de 15 minutos.
cogs-move-none = En ningún otro canal de este servidor hay una mesa en juego.
cogs-move-choose = ¿Qué mesa?
cogs-move-table = Mesa { $table }: { $game }
cogs-button-move-offer = Dejarlas ir a otro servidor …
cogs-move-offered = ✔ Durante 15 minutos puedes llevar mesas de este servidor a otro que administres: usa allí `/datos servidor`, en el canal donde deba seguir la mesa, y pulsa **Trasladar mesas …**.
cogs-move-sure = La mesa { $table } ({ $game }, con { $who }) deja { $place } y sigue en este canal.
cogs-move-sure-other = También deja el servidor **{ $server }**: quien juega en ella y no está en este ya no la ve, y al poco tiempo juega una IA en su lugar.
cogs-button-move-sure = Sí, tráela aquí
cogs-move-done = La mesa { $table } sigue aquí.
cogs-move-told = 📦 Alguien que administra este servidor ha trasladado la mesa: sigue en { $place }.
cogs-button-move-over = Partidas terminadas de { $server } ({ $n })
cogs-move-over-sure = { $n ->
    [one] La partida terminada de **{ $server }** pertenece
   *[other] Las { $n } partidas terminadas de **{ $server }** pertenecen
} desde ahora a este servidor: en sus `/estadísticas` y en sus archivos. Las clasificaciones de días pasados se quedan donde estaban.
cogs-button-move-over-sure = Sí, tráelas aquí
cogs-move-over-done = { $n ->
    [one] Una partida terminada pertenece
   *[other] { $n } partidas terminadas pertenecen
} ahora a este servidor.

## Invitados
cogs-cmd-invite = invitar
cogs-cmd-invite-about = Invita a una persona a unirse a la sala
cogs-cmd-give = ceder
cogs-cmd-give-about = Pide a alguien que ocupe tu asiento en mitad de la partida
cogs-cmd-follow = seguir
cogs-cmd-follow-about = Recibe noticias de esta mesa sin jugar
cogs-opt-person = persona
cogs-opt-person-about = ¿Quién?
cogs-opt-every = cuándo
cogs-opt-every-about = En cada ronda, o cuando termine la partida
cogs-every-round = cada ronda
cogs-every-end = al final
cogs-guest-asked = Se lo he preguntado a { $who }. Tiene dos días para responder.
cogs-guest-cannot = No puede sentarse aquí: no ve el canal de la mesa, o es un bot.
cogs-guest-sits = El asiento es tuyo, con todo lo que hay en él.
cogs-guest-joined = Tienes asiento. La partida empieza cuando la inicie quien abrió la mesa.
cogs-guest-declined = Anotado. En esta mesa no se te preguntará más.
cogs-guest-never = Desde ahora nadie puede invitarte por tu nombre. Se cambia en `/ajustes`.
cogs-button-guest-accept = Sentarme
cogs-button-guest-accept-at = Sentarme: { $game } n.º { $table }
cogs-button-guest-decline = No, gracias
cogs-button-guest-never = No quiero invitaciones
cogs-button-invitable-on = Que se me pueda invitar por mi nombre
cogs-button-invitable-off = Que nadie me invite por mi nombre
cogs-button-ask-ready = ¿Listos?
cogs-button-ready = Aquí estoy
cogs-lobby-ready = { $n ->
    [0] -# Aquí están ya: { $who }.
   *[other] -# Aquí están ya: { $who }. Aún sin respuesta: { $waiting }.
}
cogs-button-follow-round = Seguir: cada ronda
cogs-button-follow-visit = Seguir: cada visita
cogs-button-follow-end = Seguir: el final
cogs-button-unfollow = Dejar de seguir
cogs-follows-round = Te enviaré un mensaje directo que se actualiza en cada ronda, y otro cuando termine la partida.
cogs-follows-visit = Te enviaré un mensaje directo que se actualiza en cada visita, y otro cuando termine la partida.
cogs-follows-end = Te avisaré por mensaje directo cuando termine la partida.
cogs-unfollowed = Ya no sigues esta mesa.
cogs-follow-round = { $which }: ha empezado una ronda nueva.
cogs-follow-visit = { $which }: ha empezado una visita nueva.
cogs-follow-over = { $which } ha terminado.
cogs-button-forbid-calls = Silencio: no avisar a nadie aquí
cogs-button-allow-calls = Volver a avisar aquí
cogs-button-forbid-invitations = Prohibir invitar por nombre
cogs-button-allow-invitations = Permitir invitar por nombre
cogs-button-forbid-following = Prohibir seguir mesas
cogs-button-allow-following = Permitir seguir mesas
cogs-button-forbid-achievements = Ocultar logros en los canales
cogs-button-allow-achievements = Mostrar logros en los canales

## La mesa local
cogs-quick-learn = Aprender un juego jugando
cogs-quick-play = Jugar a { $game }

## Learning by playing
cogs-cmd-learn = aprender
cogs-cmd-learn-about = Aprende un juego jugando: unos turnos guiados, solo para ti
cogs-opt-learn-game-about = ¿Qué juego quieres aprender?
cogs-button-learn = Aprender jugando
cogs-button-play-on = Seguir jugando
cogs-button-other-lesson = Otra lección
cogs-button-learn-game = Aprender { $game }
cogs-button-learn-on = Seguir: { $game }
cogs-button-learn-anew = Desde el principio: { $game }
cogs-button-anyway = Hacerlo de todos modos
cogs-button-play = Jugar a { $game }
cogs-button-lesson-end = Cerrar la lección
cogs-button-lesson-again = Otra vez desde el principio
cogs-button-no-tips = Sin más consejos
cogs-my-table-lesson = ✎ { $which } – tu lección; te espera sin prisa
cogs-my-table-puzzle = ✎ { $which } – tu variante; te espera sin prisa
cogs-my-table-late-deal = ✎ { $which } – la partida del { $day }; ese día ya pasó, así que no cuenta para la clasificación y no hay prisa
cogs-lessons-title = ### Aprender jugando
cogs-lessons-none = Este juego aún no tiene lección. Sus reglas están en **Ayuda**.
cogs-lessons-game = **{ $game }** · unos { $minutes } minutos, { $steps } pasos
    { $about }
cogs-lessons-about = -# Turnos de verdad con botones de verdad, solo para ti; nadie espera y nada cuenta. Déjalo cuando quieras: `/aprender` sigue donde estabas.
cogs-lesson-step = -# ✎ Lección, paso { $n } de { $steps }
cogs-lesson-mark = ➤ { $what }
cogs-lesson-not-yet = ✋ «{ $other }» está permitido, pero la lección enseña antes esto: **{ $wanted }**.
cogs-lesson-astray = -# ✎ Has seguido tu propio camino, así que la lección ya no te guía. Quizá **Deshacer** la traiga de vuelta; o sigue jugando sin más.
cogs-lesson-over = -# ✎ Aquí acaba la lección; la partida no.
cogs-lesson-ended = Esa ha sido tu lección de **{ $game }**. Con `/jugar` abres una mesa de verdad: tus amigos pulsan **Unirse** y las IA ocupan los demás asientos.
cogs-lesson-ended-alone = Tu lección de **{ $game }** ha terminado. Con `/jugar` abres una partida de verdad: pulsa **Repartir**.
cogs-tip = -# ✎ { $tip }
cogs-tips-off = Sin más consejos. Vuelven con `/ajustes`.
cogs-setting-tips-on = Consejos en mi primera partida
cogs-setting-tips-on-about = En cada pregunta, en cada juego nuevo
cogs-setting-tips-off = Sin consejos

## Deshacer con el consentimiento de los demás
cogs-button-takeback = Pedir deshacer…
cogs-button-keep = Déjalo así
cogs-undo-title = ### Deshacer con el consentimiento de los demás
cogs-undo-explained = Elige la primera de tus decisiones que quieres deshacer. También se deshace todo lo que vino después, incluso lo de los demás, y volverán a salir los mismos sorteos. Quienes han jugado o averiguado algo desde entonces tienen que estar de acuerdo en el plazo de un día. Si entretanto juegas, tu petición caduca.
cogs-undo-explained-practice = Elige la primera de tus decisiones que quieres deshacer. También se deshace todo lo que vino después, y volverán a salir los mismos sorteos. Antes se pregunta a quien ha jugado o averiguado algo desde entonces. Si no hay nadie, se hace enseguida, porque esta es una mesa de práctica.
cogs-undo-which = Volver a antes de…
cogs-undo-back = { $n ->
    [one] Tu última decisión
   *[other] Deshace tus { $n } últimas decisiones
}
cogs-undo-untold = Una elección que el historial no menciona
cogs-undo-none = Aquí no hay nada que puedas pedir deshacer.
cogs-undo-wish = ### { $who } pide deshacer esto
cogs-undo-until = Si antes del { $when } no están de acuerdo todas las personas consultadas, todo se queda como está.
cogs-undo-done = La mesa está como estaba antes.
cogs-undo-withdrawn = Has retirado tu petición. Todo se queda como está.
cogs-vote-undo-grant = Sí, que se deshaga
cogs-vote-undo-refuse = No
cogs-vote-undo-look = ¿Qué se desharía?
cogs-voted-undo-grant = Anotado: estás de acuerdo. A los demás no se les dice qué ha votado nadie.
cogs-decided-undo-grant = Hay acuerdo: la mesa está como estaba antes.
cogs-decided-undo-refuse = Anotado: se queda como está. A los demás no se les dice que has sido tú.
cogs-practice = Práctica
cogs-practice-about = Deshaz cuanto quieras; la partida no cuenta en las estadísticas.
cogs-lobby-practice = **Práctica**: mientras nadie más haya jugado ni averiguado nada, puedes deshacer cuanto quieras. La mesa no cuenta en las estadísticas.
cogs-final-practice = -# Era de práctica y no cuenta en las estadísticas.

## Órdenes: respuestas por adelantado

cogs-button-orders = Órdenes
cogs-orders-title = ### Tus órdenes
cogs-orders-about = -# Una orden responde por ti un minuto después de que te toque. Nadie más ve tus órdenes; solo se ve tu respuesta, y que llegó al cabo de un minuto.
cogs-orders-none = No has dado ninguna orden.
cogs-orders-nobody-waits = En esta mesa nadie te espera, así que no hay nada que responder por adelantado.
cogs-orders-done = **Terminadas:**
cogs-orders-soon = ⏳ Una de tus órdenes está a punto de responder a esto. En *Órdenes* puedes hacer que responda ya, o responder tú.
cogs-orders-lapsed = Una de tus órdenes ya no encajaba y se ha descartado; en *Órdenes* se explica por qué.
cogs-order-answers = ⏳ Tu orden responde { $at }: **{ $what }**.
cogs-order-line = { $about } – **{ $what }** ({ $scope }).
cogs-order-brief = { $n }. { $what }
cogs-order-or = {" "}o, si no,{" "}
cogs-order-scope-times = { $n ->
    [0] una vez
    [one] una vez
   *[other] { $n } veces
}
cogs-order-scope-round = en esta ronda
cogs-order-scope-game = siempre
cogs-order-said = { $what }
cogs-order-state-using = ⏳ Está a punto de responder.
cogs-order-state-held = En pausa hasta que actúes tú.
cogs-order-state-asleep = En pausa hasta que la reanudes:
cogs-order-state-spent = Ya se ha usado.
cogs-order-state-dropped = Se ha descartado:
cogs-order-why-undone = has deshecho lo que hizo.
cogs-order-why-guard = no se cumplía su condición.
cogs-order-why-option = ya no era posible.
cogs-order-why-over = la ronda había terminado.
cogs-order-why-broken = las reglas no pudieron cumplirla.
cogs-order-why-rest = No todo era posible; el resto quedó en tus manos.
cogs-order-select = Cambiar una orden…
cogs-order-now = Responder ya
cogs-order-withdraw = Retirarla
cogs-order-change = Cambiarla
cogs-order-wake = Reanudarla
cogs-order-first = Probarla antes que las demás
cogs-order-clear = Borrar las terminadas
cogs-order-back = Volver a la mesa
cogs-order-given = ✔ Orden dada. Solo la ves tú.
cogs-orders-always = Esta pregunta, a partir de la próxima vez…
cogs-orders-always-answer = Siempre: { $what }
cogs-orders-decline = Rechazar, hasta que ofrezca otra cosa
cogs-orders-proposed = Seguir la propuesta, siempre…
cogs-plan-begin = Planear mi próximo turno
cogs-plan-title = ### Planear por adelantado
cogs-plan-about = Así podría estar la mesa cuando vuelva a tocarte. Lo que elijas será entonces tu respuesta, si es posible.
cogs-plan-lost = La partida ha avanzado, y una parte de tu plan ya no encaja.
cogs-plan-stale = Eso ya lo habías respondido. Este es ahora tu plan.
cogs-plan-so-far = Tu plan: **{ $what }**
cogs-plan-changes = Tu orden sigue valiendo como está hasta que la cambies por esta.
cogs-plan-whole = ### Tu plan
cogs-plan-over = Con eso termina tu turno.
cogs-plan-enough = Terminar el plan
cogs-plan-back = Un paso atrás
cogs-plan-stop = Descartar el plan
cogs-plan-otherwise = Y si no es posible…
cogs-plan-keep-times = Ordenarlo una vez
cogs-plan-keep-round = Para esta ronda
cogs-plan-keep-game = Siempre
cogs-plan-guard = Solo si…
cogs-plan-times = Ordenarlo varias veces…
cogs-plan-guard-least = { $what }: al menos { $n }
cogs-plan-guard-below = { $what }: menos de { $n }
cogs-plan-guard-gone = Ya no es posible: { $what }
cogs-plan-guard-offered = Todavía es posible: { $what }
cogs-order-guarded = { $what } (solo si: { $guards })

# Away, clocks
cogs-vote-late-wait = Esperar otra vez
cogs-vote-late-ai = Que juegue una IA
cogs-vote-late-end = Terminar la partida
cogs-voted-late-wait = Anotado: esperar otra vez.
cogs-voted-late-ai = Anotado: que juegue una IA.
cogs-voted-late-end = Anotado: terminar la partida.
cogs-decided-late-wait = Decidido: la mesa espera una vez más.
cogs-decided-late-ai = Decidido: una IA juega hasta que vuelva.
cogs-decided-late-end = Decidido: la partida ha terminado. Durante al menos un día se puede volver a abrir.
cogs-decided-late-tie = Empate: la mesa espera una vez más. Si vuelve a haber empate, juega una IA.
cogs-vote-away-wait = Esperar
cogs-vote-away-ai = Que juegue una IA
cogs-voted-away-wait = Anotado: esperar.
cogs-voted-away-ai = Anotado: que juegue una IA.
cogs-decided-away-wait = Decidido: la mesa espera.
cogs-decided-away-ai = Decidido: una IA juega hasta que vuelva.
cogs-warning-ask = ⏳ { $who }, tu tiempo en la mesa de { $game } se acaba { $when }. Después deciden los demás si siguen esperando. { $link }
cogs-warning-ai = ⏳ { $who }, tu tiempo en la mesa de { $game } se acaba { $when }. Después una IA juega por ti hasta que vuelvas. { $link }
cogs-forecast-turn = 🔮 Te tocará entre el { $since } y el { $until }.
cogs-forecast-end = 🔮 La partida terminará entre el { $since } y el { $until }.
cogs-time-ends = ⏳ Tu tiempo se acaba { $when }.
cogs-button-back-at = Ya he vuelto: { $game } n.º { $table }
cogs-button-back = Ya he vuelto
cogs-pace-title = Ritmo
cogs-pace-now = **Ritmo**: { $pace }. { $then } El tiempo de cada cual se detiene en sus horas de silencio (`/horario`) y mientras está fuera (`/fuera`).
cogs-pace-none = Sin reloj
cogs-pace-none-about = Cada cual se toma el tiempo que necesita
cogs-pace-hour = Una hora por decisión, 12 de reserva
cogs-pace-hour-each = Una hora por decisión
cogs-pace-quarter = Seis horas por decisión, un día de reserva
cogs-pace-quarter-each = Seis horas por decisión
cogs-pace-day = Un día por decisión, tres de reserva
cogs-pace-day-each = Un día por decisión
cogs-pace-days = Tres días por decisión, una semana de reserva
cogs-pace-days-each = Tres días por decisión
cogs-pace-week = Una semana por decisión, otra de reserva
cogs-pace-week-each = Una semana por decisión
cogs-pace-then-ask = Cuando se acaba, se pregunta a los demás.
cogs-pace-then-ai = Cuando se acaba, juega enseguida una IA.
cogs-away-button = Voy a estar fuera …
cogs-away-title = ## Fuera
cogs-away-draft = Del { $since } al { $until }. Después { $left ->
    [one] te queda un día
   *[other] te quedan { $left } días
 } de los { $year } que puedes estar fuera en 365 días cualesquiera.
cogs-away-too-long = Del { $since } al { $until }. { $over ->
    [one] Es un día más
   *[other] Son { $over } días más
 } de los { $year } que puedes estar fuera en 365 días cualesquiera. Elige un tiempo más corto.
cogs-away-more = Desde el { $when } vuelves a tener más.
cogs-away-planned = Estarás fuera del { $since } al { $until }.
cogs-away-running = Estás fuera hasta el { $until }.
cogs-away-note = Tu nota: «{ $note }»
cogs-away-no-note = Sin la nota
cogs-away-nothing = Ahora mismo no juegas en ninguna mesa.
cogs-away-rules = -# Se avisa a tus mesas, y mientras tanto a ti no se te avisa. Los relojes se detienen; en las preguntas ya abiertas, solo un día después de anunciarlo. Como mucho { $stretch } días seguidos.
cogs-away-does-wait = { $which }: te espera.
cogs-away-does-ai = { $which }: una IA juega hasta que vuelvas.
cogs-away-does-ask = { $which }: se pregunta a los demás si esperan o si juega una IA.
cogs-away-does-alone = { $which }: ahí nadie más espera; no cambia nada.
cogs-away-does-daily = { $which }: la partida del día se acaba con su día, aunque estés fuera.
cogs-away-does-lobby = { $which }: aún no ha empezado. Si empieza mientras tanto, tu elección vale también allí.
cogs-away-does-lent = { $which }: una IA juega ya por ti, hasta que recuperes tu asiento.
cogs-season-given = Es una mesa de una temporada: si esa persona ocupa tu asiento, no recibes puntos por ella.
cogs-season-ends = Es una mesa de una temporada: una partida que acaba antes de tiempo no tiene allí resultado para nadie.
cogs-season-ai = Es una mesa de una temporada: lo que gane la IA no cuenta para ti si sigue jugando al final.
cogs-season-round = Su ronda termina el { $when }: desde entonces juega una IA cuando se te espere, y lo que gane no cuenta para ti.
cogs-away-over = Pero tu tiempo para la pregunta abierta allí termina el { $when }.
cogs-away-from = Empieza
cogs-away-begins = { $n ->
    [0] Empieza ahora
    [one] Empieza mañana
   *[other] Empieza dentro de { $n } días
 }
cogs-away-for = Dura
cogs-away-lasts = { $n ->
    [one] Dura un día
   *[other] Dura { $n } días
 }
cogs-away-tables = Mientras tanto
cogs-away-how-wait = Mis mesas me esperan
cogs-away-how-ai = Una IA juega por mí
cogs-away-how-ask = Se pregunta a los demás
cogs-away-go = Avisar a mis mesas
cogs-away-back = Ya he vuelto
cogs-away-is-back = ¡Qué bien que hayas vuelto! Los asientos donde jugaba una IA por tu ausencia vuelven a ser tuyos; `/mesas` muestra lo que te espera.
cogs-away-was-not = No estabas fuera.
cogs-cmd-away = fuera
cogs-cmd-away-about = Estar fuera unos días: mira qué harán tus mesas y avísalas
cogs-opt-days = días
cogs-opt-days-about = Cuántos días
cogs-opt-begin = empieza
cogs-opt-begin-about = Dentro de cuántos días empieza (0: ahora)
cogs-opt-how = mientras
cogs-opt-how-about = Qué hacen tus mesas mientras tanto
cogs-opt-note = nota
cogs-opt-note-about = Una línea para quienes juegan contigo

## Avisos: cómo se sabe que algo espera
cogs-notices-button = Avisos
cogs-notices-title = ### Tus avisos
cogs-notices-once = - Al momento: se te avisa cuando se te pregunta algo.
cogs-notices-daily = - Una vez al día; hora: **{ $hour }** en { $place } (hora de allí: { $time }): un solo mensaje con todo lo que te espera. El próximo llega { $when }.
cogs-notices-home = - En el canal de la mesa.
cogs-notices-room = - Lo que es solo para ti llega por mensaje directo. La pregunta siempre está en el canal.
cogs-notices-closed = ⚠ Discord no me deja enviarte mensajes directos, así que te aviso en el canal. Permite los mensajes directos de un servidor en el que esté yo y elige de nuevo «por mensaje directo».
cogs-notices-next = - También se te avisa cuando la siguiente jugada va a ser tuya.
cogs-notices-muted = - { $n ->
    [one] Una mesa no te avisa.
   *[other] { $n } mesas no te avisan.
 }
cogs-notices-about = Se te avisa una vez de cada pregunta, y se te recuerda una vez al cabo de un día (`/ajustes`). En tus horas de silencio no llega nada; cuando acaban, un solo mensaje dice lo que te espera. Una mesa con reloj te advierte en todo caso.
cogs-notices-how = ¿Cuándo quieres que se te avise?
cogs-notices-at-once = Al momento
cogs-notices-at = Una vez al día; hora: { $hour }
cogs-notices-where = ¿Dónde quieres que se te avise?
cogs-notices-in-home = En el canal de la mesa
cogs-notices-in-room = Por mensaje directo
cogs-notices-next-on = Avísame también un turno antes
cogs-notices-next-off = No me avises un turno antes
cogs-notices-unmute = Que { $game } n.º { $table } me avise
cogs-button-mute = Silenciar esta mesa
cogs-button-unmute = Que esta mesa me avise
cogs-button-next-on = Avísame un turno antes
cogs-button-next-off = No me avises antes
cogs-button-tables = Todas mis mesas
cogs-muted = 🔕 Esta mesa ya no te avisa. Sigue estando en `/mesas`.
cogs-unmuted = 🔔 Esta mesa vuelve a avisarte.
cogs-next-from-now = 🔔 Desde ahora se te avisa en todas las mesas cuando la siguiente jugada vaya a ser tuya.
cogs-next-no-more = Ya no se te avisará de que la siguiente jugada va a ser tuya.
cogs-room-opened = ✔ Tus avisos llegan aquí. Puedes cambiarlo en `/ajustes`, en «Avisos».
cogs-room-opened-for-this = ✔ Lo que acabas de pedir llega aquí. Lo demás sigue como lo tienes en `/ajustes`, en «Avisos».
cogs-trouble-rooms = Ahora mismo lo hace tanta gente que Discord me hace esperar. Inténtalo más tarde.
cogs-waits = ➤ { $who }, la mesa de { $game } te espera. { $link }
cogs-waits-votes = ➤ { $who }, te { $n ->
    [one] espera una votación
   *[other] esperan { $n } votaciones
 } en la mesa de { $game }. { $links }
cogs-next-one = ➤ { $who }, la siguiente jugada es tuya en la mesa de { $game }. { $link }
cogs-lent-here = ⌛ { $who }, una IA juega por ti en la mesa de { $game }. { $link }
cogs-ended-here = { $who }, la partida de { $game } se terminó antes de tiempo mientras no estabas.
cogs-invited-waking = ➤ { $who }, tienes una invitación a una mesa de { $game }.
cogs-calls-here = ➤ { $who }, { $n ->
    [one] una de tus mesas en este servidor te espera.
   *[other] { $n } de tus mesas en este servidor te esperan.
 }
cogs-calls-title = ### { $n ->
    [one] Te espera una mesa
   *[other] Te esperan { $n } mesas
 }
cogs-digest-title = ### Hoy { $n ->
    [one] te espera una mesa
   *[other] te esperan { $n } mesas
 }
cogs-wishes-title = ### { $n ->
    [one] Se ha abierto una mesa como la que buscas
   *[other] Se han abierto { $n } mesas como las que buscas
 }
cogs-news-title = ### Novedades de tus mesas
cogs-call-question = { $which } – te toca ({ $since })
cogs-call-reminder = ⌛ { $which } – sigue esperándote ({ $since })
cogs-call-votes = { $which } – te espera una votación { $link }
cogs-call-next = { $which } – la siguiente jugada es tuya
cogs-call-invitation = { $which } – tienes una invitación
cogs-call-wish = { $which } – una mesa como la que buscas
cogs-call-lent = { $which } – una IA juega por ti
cogs-call-ended = { $which } – se terminó antes de tiempo mientras no estabas
cogs-tables-waiting = { $n ->
    [0] Ningún otro jugador te espera.
    [one] Te espera una mesa.
   *[other] Te esperan { $n } mesas.
}
cogs-table-muted = 🔕 No te avisa.
cogs-table-votes = { $n ->
    [one] Te espera una votación
   *[other] Te esperan { $n } votaciones
}: { $links }
cogs-button-daily-remind = Recordármelo por mensaje directo
cogs-room-daily = ✔ Dos horas antes de que acabe el día, o una hora antes de tus horas de silencio si empiezan antes, un mensaje directo te recuerda tu partida privada si no la has terminado.
cogs-room-daily-no-reminders = ✔ Ya puedo enviarte mensajes directos. Pero tienes los recordatorios desactivados: actívalos en `/ajustes`. Entonces, dos horas antes de que acabe el día, o una hora antes de tus horas de silencio si empiezan antes, un mensaje directo te recordará tu partida privada si no la has terminado.
cogs-trouble-closed = Discord no me deja enviarte mensajes directos. Permite los de un servidor en el que esté yo e inténtalo de nuevo.
cogs-trouble-discord = Ahora mismo Discord no responde. Inténtalo de nuevo.

## Encontrar gente
cogs-find-title = ## Mesas abiertas en este servidor
cogs-find-none = Ahora mismo no hay aquí ninguna mesa abierta con asientos libres. Con `/jugar` abres una.
cogs-find-none-of = Ahora mismo no hay aquí ninguna mesa abierta de **{ $game }** con asientos libres. Con `/jugar` abres una.
cogs-find-lobby = **{ $n }. { $game }** en { $place }
cogs-find-facts = { $free ->
    [one] Un asiento libre
   *[other] { $free } asientos libres
} · { $pace } · la abrió { $who }
cogs-find-others = ### Quién busca mesa
cogs-find-own = ### Buscas
cogs-find-own-shown = { $what } (aquí lo puede ver cualquiera)
cogs-find-own-hidden = { $what }
cogs-find-unreachable = ⚠ Discord no me deja enviarte mensajes directos, así que no puedo avisarte de lo que buscas en secreto. Permítelos desde este servidor y guarda tu deseo otra vez.
cogs-find-unreachable-muted = ⚠ Quien administra este servidor no deja que avise a nadie en sus canales, y no puedo enviarte mensajes directos, así que no puedo avisarte de lo que buscas. Permítelos desde este servidor y guarda tu deseo otra vez.
cogs-find-any-game = Cualquier juego
cogs-find-any-pace = Cualquier ritmo
cogs-find-every-day = todos los días
cogs-find-join = Unirse a la { $n }
cogs-find-join-at = Unirse: { $game } n.º { $table }
cogs-find-newest = Las más nuevas
cogs-find-older = Más mesas
cogs-find-wish = Avísame cuando …
cogs-find-drop = Dejar de buscar …
cogs-find-drop-one = Ya no busco
cogs-find-dropped = ✔ Ya no buscas eso.
cogs-find-saved = ✔ Se te avisará cuando quien abra una mesa así avise a quien busca.
cogs-find-joined = ✔ Tienes asiento en **{ $game }**, en { $place }.
cogs-find-tell = Avisar a quien busca
cogs-find-tell-of = Avisar a quien busca: { $game } n.º { $table }
cogs-find-offer = -# **Avisar a quien busca** avisa una sola vez a quienes han pedido en `/buscar` una mesa así. Elige antes en la mesa el ritmo y **Quién puede unirse**: de ello depende a quién le encaja.
cogs-find-told = ✔ Se avisa a quienes buscan una mesa así y pueden unirse, fuera de sus horas de silencio.
cogs-server-only = Esto solo funciona en servidores a los que me han añadido.
cogs-find-wish-title = ### Avísame cuando se abra una mesa
cogs-find-wish-about = Se te avisa de una mesa que encaja cuando quien la abre pulsa **Avisar a quien busca**: como mucho una vez por mesa, fuera de tus horas de silencio (`/horario`), los días que elijas. Vale hasta que lo retires en `/buscar`.
cogs-find-seen = - **Aquí cualquiera puede ver** en `/buscar` que buscas mesa. Se te avisa donde recibes tus avisos (`/ajustes`).
cogs-find-seen-muted = - **Aquí cualquiera puede ver** en `/buscar` que buscas mesa. Quien administra este servidor no deja que avise a nadie en sus canales, así que se te avisa por mensaje directo.
cogs-find-unseen = - **Nadie puede ver** que buscas mesa. Por eso se te avisa por mensaje directo.
cogs-find-zone = - Los días se cuentan con la hora de { $place }; se cambia en `/horario`.
cogs-find-utc = - Los días se cuentan en UTC, porque no sé dónde vives; se dice en `/horario`.
cogs-find-days = ¿Qué días?
cogs-find-save = Avísame
cogs-find-show = Mostrar que busco
cogs-find-hide = No mostrarlo
cogs-find-back = Volver
cogs-wish-here = ➤ { $who }, aquí se ha abierto una mesa de { $game } como la que buscas.

## Invitaciones fijas
cogs-weekly-line = **{ $game }** en { $where }: cada { $day } a las { $time } ({ $place })
cogs-weekly-next = se abre para { $who }, la próxima { $when }
cogs-weekly-about = A esa hora se abre aquí una mesa por sí sola, y tienes asiento en ella. Espera seis días. Si { $n ->
    [one] una vez
   *[other] { $n } veces seguidas
} no se empieza la partida, esto se acaba; antes lo puedes retirar en `/buscar`, y también quien administra este servidor. Si a esa hora hay aquí otra mesa, esa semana no se abre.
cogs-weekly-find = Mesas abiertas
cogs-weekly-title = ### Cada semana
cogs-weekly-drop = Retirar una mesa semanal …
cogs-weekly-dropped = ✔ Ya no se abre por sí sola.
cogs-weekly-told = 📅 Quien administra este servidor ha retirado una mesa semanal, así que ya no se abre por sí sola. { $what }
cogs-trouble-time = Escribe la hora así: `20:00`.
cogs-day-0 = lunes
cogs-day-1 = martes
cogs-day-2 = miércoles
cogs-day-3 = jueves
cogs-day-4 = viernes
cogs-day-5 = sábado
cogs-day-6 = domingo

## Cómo juega la gente, en las mesas abiertas
cogs-lobby-profile-games = { $n ->
    [0] primera partida
    [one] una partida jugada
   *[other] { $n } partidas jugadas
}
cogs-lobby-profile-rating = puntuación { $rating } ± { $spread }
cogs-lobby-profile-punctual = { $percent } % respondido a tiempo
cogs-button-profile-on = Mostrar cómo juego en las mesas
cogs-button-profile-off = No mostrar cómo juego en las mesas
cogs-profile-shown = ✔ En las mesas abiertas, los demás ven ahora tu puntuación, cuántas partidas has jugado y cuántas preguntas has respondido dentro del tiempo del ritmo.
cogs-profile-hidden = ✔ Los demás ya no ven en las mesas abiertas cómo juegas.

## Ligas
cogs-cmd-league = liga
cogs-cmd-league-about = Ligas y torneos de este servidor
cogs-cmd-league-open = abrir
cogs-cmd-league-open-about = Abre una temporada en este canal (para quien administra el servidor)
cogs-cmd-league-show = ver
cogs-cmd-league-show-about = Temporadas de este servidor: apuntarse, clasificación, rondas
cogs-opt-season = nombre
cogs-opt-season-about = El nombre de la temporada
cogs-opt-seats = asientos
cogs-opt-seats-about = Cuántas personas hay en una mesa completa
cogs-opt-format = formato
cogs-opt-format-about = Cómo se emparejan las rondas
cogs-opt-rounds = rondas
cogs-opt-rounds-about = Cuántas rondas (0: según la gente apuntada)
cogs-opt-round-days-about = Cuántos días dura una ronda (0: sin plazo)
cogs-opt-second = segundo
cogs-opt-second-about = Otro juego, que se turna con el primero
cogs-opt-third = tercero
cogs-opt-division = división
cogs-opt-division-about = Todos contra todos: cuántas personas por división (0: todas juntas)
cogs-opt-after = tras
cogs-opt-after-about = Todos contra todos: la temporada cuyas divisiones continúa esta
cogs-opt-promoted = ascensos
cogs-opt-promoted-about = Cuántas personas suben y bajan tras esa temporada
cogs-league-format-swiss = Sistema suizo: se juntan quienes van igualados
cogs-league-format-robin = Todos contra todos, con divisiones si quieres
cogs-league-format-knockout = Eliminación directa
cogs-league-title = ## Temporadas de este servidor
cogs-league-none = Este servidor aún no tiene temporadas. Quien lo administra abre una con `/liga abrir`.
cogs-league-choose = ¿Qué temporada?
cogs-league-server = Las ligas se juegan en servidores.
cogs-league-plan = { $games } · { $format ->
    [swiss] sistema suizo
    [robin] { $division ->
        [0] todos contra todos
       *[other] todos contra todos en divisiones de unas { $division } personas
    }
   *[knockout] eliminación directa
} · { $seats } asientos por mesa{ $rounds ->
    [0] {""}
    [one] {" · "}una ronda
   *[other] {" · "}{ $rounds } rondas
}
cogs-league-continues = Esta temporada continúa **{ $name }**: { $n ->
    [0] nadie sube ni baja de división.
    [one] de cada división sube una persona y baja otra.
   *[other] de cada división suben { $n } personas y bajan otras tantas.
}
cogs-league-time = { $pace }{ $days ->
    [0] .
    [one] ; una ronda dura un día.
   *[other] ; una ronda dura { $days } días.
}
cogs-league-open = **Inscripción abierta**: { $n ->
    [0] aún no se ha apuntado nadie.
    [one] se ha apuntado una persona.
   *[other] se han apuntado { $n } personas.
}
cogs-league-now = **Ronda { $n } de { $rounds }**: { $tables ->
    [one] { $done } de 1 mesa terminada
   *[other] { $done } de { $tables } mesas terminadas
}{ $timed ->
    [0] .
   *[other] ; hasta el <t:{ $until }:f>.
}
cogs-league-begins = **Ronda { $n } de { $rounds }**: se están abriendo sus mesas.
cogs-league-status-open = Inscripción abierta
cogs-league-status-playing = En juego
cogs-league-status-over = La temporada ha terminado.
cogs-league-status-cancelled = La temporada no se celebró.
cogs-league-enter = Apuntarse
cogs-league-leave = Retirarse
cogs-league-standings = Clasificación
cogs-league-rounds = Rondas
cogs-league-round = **Ronda { $n } de { $rounds }**
cogs-league-at = **Mesa { $table }**: { $who }
cogs-league-round-button = Ronda { $n }
cogs-league-start = Empezar
cogs-league-end = Terminar la temporada
cogs-league-export = Guardar como { $kind }
cogs-league-sure = ¿Seguro que quieres terminar **{ $name }** ahora? Las partidas en curso pueden acabarse, pero aquí ya no cuentan.
cogs-league-leave-sure = ¿Seguro que quieres retirarte de **{ $name }**? { $again ->
    [0] No podrías volver a apuntarte.
   *[other] Podrías volver a apuntarte hasta que empiece la última ronda, sin puntos por las rondas que te pierdas.
}
cogs-league-entered = Participas.
cogs-league-left = Te has retirado. Acaba, por favor, la partida en la que estás, o cede tu asiento a una IA.
cogs-league-opened = La temporada está abierta. Empiézala aquí (`/liga ver`) cuando haya bastante gente apuntada.
cogs-league-started = La temporada empieza: se están abriendo las mesas.
cogs-league-file = La temporada en un archivo
cogs-league-you-are-in = Participas.
cogs-league-you-left = Te has retirado.
cogs-league-you = Tú: { $division ->
    [0] {""}
   *[other] división { $division },{" "}
}puesto { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cogs-league-you-bye = Esta ronda descansas; vale tanto como una victoria.
cogs-league-your-tables = { $n ->
    [one] Tu mesa
   *[other] Tus mesas
}: { $where }
cogs-league-division = **División { $n }**
cogs-league-line = **{ $place }.** { $who } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}{ $left ->
    [0] {""}
   *[other] {" "}· fuera de la temporada
}
cogs-league-tie-opponents = media de los rivales { $n }
cogs-league-tie-stage = llegó a la ronda { $n }
cogs-league-tie-final = ganó la final
cogs-league-tie-wins = { $n ->
    [one] { $n } victoria
   *[other] { $n } victorias
}
cogs-league-tie-share = parte de los puntos { $n }
cogs-league-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
cogs-league-unknown = Sin nombre
cogs-league-bye = - { $who }: descansa
cogs-league-void = sin resultado
cogs-league-table = 🏆 **{ $name }** · ronda { $round }, mesa { $table }: { $who } juegan a { $game }.
cogs-league-thread = { $name } · ronda { $round }, mesa { $table }
cogs-cmd-league-result = resultado
cogs-cmd-league-result-about = Decide una mesa tras una reclamación (para quien administra el servidor)
cogs-opt-round = ronda
cogs-opt-round-about = El número de la ronda
cogs-opt-table-number = mesa
cogs-opt-table-number-about = El número de la mesa en esa ronda
cogs-opt-order = orden
cogs-opt-order-about = Menciona a sus jugadores del primer puesto al último
cogs-opt-which-season = temporada
cogs-opt-which-season-about = Qué temporada, si hay varias
cogs-league-no-rounds = Aquí el número de rondas depende de la gente apuntada. Deja sin poner `rondas`: vale para el sistema suizo y para todos contra todos en mesas de tres o más.
cogs-league-robin-only = `división` y `tras` valen solo para todos contra todos. Elige ese `formato`, o déjalas sin poner.
cogs-league-after-only = `ascensos` vale solo para un todos contra todos que continúa las divisiones de otra temporada. Indica esa temporada con `tras`, o deja `ascensos` sin poner.
cogs-league-decided = La mesa está decidida y se ha avisado a todos.
cogs-league-which = Di a qué temporada te refieres.
