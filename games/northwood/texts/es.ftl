northwood-name = ¡Por Northwood!
northwood-tagline = Une el bosque en solitario: ocho gobernantes, ocho visitas y una puntuación exacta en cada una.

## Cosas

northwood-suit = { $suit ->
    [claws] Zarpas
    [flowers] Flores
    [leaves] Hojas
   *[eyes] Ojos
}
northwood-card = { $suit ->
    [claws] 🐾 Zarpas { $value }
    [flowers] 🌸 Flores { $value }
    [leaves] 🍂 Hojas { $value }
   *[eyes] 👁️ Ojos { $value }
}
northwood-medal = { $medal ->
    [bronze] medalla de bronce
    [silver] medalla de plata
    [gold] medalla de oro
   *[none] sin medalla
}
northwood-kind-character = Personaje
northwood-total = { $n ->
    [one] { $n } estrella
   *[other] { $n } estrellas
}
northwood-score-stars = estrellas
northwood-score-friends = feudos amigos

## Personajes

northwood-animal-claws-jack = Tejón
northwood-animal-claws-queen = Lince
northwood-animal-claws-king = Oso
northwood-animal-flowers-jack = Liebre
northwood-animal-flowers-queen = Cierva
northwood-animal-flowers-king = Ciervo
northwood-animal-leaves-jack = Ardilla
northwood-animal-leaves-queen = Cuco
northwood-animal-leaves-king = Castor
northwood-animal-eyes-jack = Cuervo
northwood-animal-eyes-queen = Búho
northwood-animal-eyes-king = Águila
northwood-animal-claws-jack-crown = Marta
northwood-animal-claws-queen-crown = Comadreja
northwood-animal-claws-king-crown = Lobo
northwood-animal-flowers-jack-crown = Lirón
northwood-animal-flowers-queen-crown = Erizo
northwood-animal-flowers-king-crown = Jabalí
northwood-animal-leaves-jack-crown = Ranita
northwood-animal-leaves-queen-crown = Pájaro carpintero
northwood-animal-leaves-king-crown = Urraca
northwood-animal-eyes-jack-crown = Murciélago
northwood-animal-eyes-queen-crown = Halcón
northwood-animal-eyes-king-crown = Garza

northwood-character-claws-jack = { northwood-animal-claws-jack }, sota de Zarpas
northwood-character-claws-jack-text = Roba hasta tener ocho cartas en la mano.
northwood-character-claws-queen = { northwood-animal-claws-queen }, reina de Zarpas
northwood-character-claws-queen-text = Llévate a la mano la carta superior de una o más pilas: mazo, descarte o puntuación.
northwood-character-claws-king = { northwood-animal-claws-king }, rey de Zarpas
northwood-character-claws-king-text = Todas las cartas del valor más alto de tu mano van a la pila de puntuación.
northwood-character-flowers-jack = { northwood-animal-flowers-jack }, sota de Flores
northwood-character-flowers-jack-text = Descarta todas tus cartas del palo del gobernante visitado.
northwood-character-flowers-queen = { northwood-animal-flowers-queen }, reina de Flores
northwood-character-flowers-queen-text = Pon boca abajo sobre el mazo la carta superior de la pila de puntuación.
northwood-character-flowers-king = { northwood-animal-flowers-king }, rey de Flores
northwood-character-flowers-king-text = Descarta dos cartas cuyos valores sumen exactamente 9.
northwood-character-leaves-jack = { northwood-animal-leaves-jack }, sota de Hojas
northwood-character-leaves-jack-text = Cambia gobernante y palo ganador por los de un feudo sin visitar, a dos puestos como mucho.
northwood-character-leaves-queen = { northwood-animal-leaves-queen }, reina de Hojas
northwood-character-leaves-queen-text = Usa la habilidad del gobernante al que visitas.
northwood-character-leaves-king = { northwood-animal-leaves-king }, rey de Hojas
northwood-character-leaves-king-text = Mira la carta superior del mazo y cámbiala por una de tu mano.
northwood-character-eyes-jack = { northwood-animal-eyes-jack }, sota de Ojos
northwood-character-eyes-jack-text = Roba dos cartas y luego descarta dos.
northwood-character-eyes-queen = { northwood-animal-eyes-queen }, reina de Ojos
    .also = Lechuza
northwood-character-eyes-queen-text = Mira las tres primeras cartas del mazo; se quedan en su orden.
northwood-character-eyes-king = { northwood-animal-eyes-king }, rey de Ojos
northwood-character-eyes-king-text = Nombra un palo y roba dos cartas; después descarta todas las tuyas de ese palo.
northwood-character-claws-jack-crown = { northwood-animal-claws-jack-crown }, sota coronada de Zarpas
northwood-character-claws-jack-crown-text = Roba una carta; luego puedes robar otra.
northwood-character-claws-queen-crown = { northwood-animal-claws-queen-crown }, reina coronada de Zarpas
northwood-character-claws-queen-crown-text = Pasa una carta de valor 1 o 2 de tu mano a la pila de puntuación.
northwood-character-claws-king-crown = { northwood-animal-claws-king-crown }, rey coronado de Zarpas
northwood-character-claws-king-crown-text = Descarta una o más cartas y roba otras tantas.
northwood-character-flowers-jack-crown = { northwood-animal-flowers-jack-crown }, sota coronada de Flores
northwood-character-flowers-jack-crown-text = Descarta una carta a tu elección.
northwood-character-flowers-queen-crown = { northwood-animal-flowers-queen-crown }, reina coronada de Flores
northwood-character-flowers-queen-crown-text = Pon dos cartas de tu mano debajo del mazo.
northwood-character-flowers-king-crown = { northwood-animal-flowers-king-crown }, rey coronado de Flores
northwood-character-flowers-king-crown-text = Pasa la carta superior de la puntuación al descarte.
northwood-character-leaves-jack-crown = { northwood-animal-leaves-jack-crown }, sota coronada de Hojas
northwood-character-leaves-jack-crown-text = Nombra un palo: será el ganador en el próximo diálogo.
northwood-character-leaves-queen-crown = { northwood-animal-leaves-queen-crown }, reina coronada de Hojas
northwood-character-leaves-queen-crown-text = Endereza a otro aliado agotado.
northwood-character-leaves-king-crown = { northwood-animal-leaves-king-crown }, rey coronado de Hojas
northwood-character-leaves-king-crown-text = Cambia una carta de tu mano por la carta superior del descarte.
northwood-character-eyes-jack-crown = { northwood-animal-eyes-jack-crown }, sota coronada de Ojos
northwood-character-eyes-jack-crown-text = Mira la carta superior del mazo: déjala, llévatela a la mano o ponla debajo del mazo.
northwood-character-eyes-queen-crown = { northwood-animal-eyes-queen-crown }, reina coronada de Ojos
northwood-character-eyes-queen-crown-text = Mira las tres primeras cartas del mazo y llévate una; luego descarta una carta. Las otras dos se quedan en su orden.
northwood-character-eyes-king-crown = { northwood-animal-eyes-king-crown }, rey coronado de Ojos
northwood-character-eyes-king-crown-text = Nombra un palo y descubre cartas del mazo hasta que salga una de él. Quédatela y descarta las demás.

## Escenarios y opciones

northwood-scenario = { $n ->
    [0] Partida libre
   *[other] Escenario { $n }: { $id ->
        [first_steps] { northwood-option-scenario-first-steps }
        [bronze_road] { northwood-option-scenario-bronze-road }
        [silver_road] { northwood-option-scenario-silver-road }
        [edges_first] { northwood-option-scenario-edges-first }
        [inner_circle] { northwood-option-scenario-inner-circle }
        [outer_ring] { northwood-option-scenario-outer-ring }
        [queens_council] { northwood-option-scenario-queens-council }
        [kings_council] { northwood-option-scenario-kings-council }
        [new_friends] { northwood-option-scenario-new-friends }
        [left_to_right] { northwood-option-scenario-left-to-right }
        [right_to_left] { northwood-option-scenario-right-to-left }
        [lone_envoy] { northwood-option-scenario-lone-envoy }
        [no_strangers] { northwood-option-scenario-no-strangers }
        [long_talks] { northwood-option-scenario-long-talks }
        [everyone] { northwood-option-scenario-everyone }
       *[for_northwood] { northwood-option-scenario-for-northwood }
    }
}
northwood-scenario-free-text = Elige tú los personajes y la medalla.
northwood-scenario-first-steps-text = Personajes de iniciación. Consigue 14 estrellas.
northwood-scenario-bronze-road-text = Personajes de iniciación. Consigue 16 estrellas.
northwood-scenario-silver-road-text = Personajes de iniciación. Consigue 18 estrellas.
northwood-scenario-edges-first-text = Personajes de iniciación. Gánate los feudos 0 y 7.
northwood-scenario-inner-circle-text = Personajes de iniciación. Gánate los feudos 2, 3, 4 y 5.
northwood-scenario-outer-ring-text = Personajes de iniciación. Gánate los feudos 0, 1, 6 y 7.
northwood-scenario-queens-council-text = Gobiernan las ocho reinas. Consigue 16 estrellas.
northwood-scenario-kings-council-text = Gobiernan los ocho reyes. Consigue 16 estrellas.
northwood-scenario-new-friends-text = Tus aliados son las sotas coronadas. Consigue 16 estrellas.
northwood-scenario-left-to-right-text = Personajes de iniciación; visita los feudos en orden, del 0 al 7. Consigue 12 estrellas.
northwood-scenario-right-to-left-text = Personajes de iniciación; visita los feudos en orden, del 7 al 0. Consigue 13 estrellas.
northwood-scenario-lone-envoy-text = Personajes de iniciación; dos habilidades por visita como máximo. Consigue 14 estrellas.
northwood-scenario-no-strangers-text = Todos los personajes; no puedes atraer a gobernantes amigos. Consigue 16 estrellas.
northwood-scenario-long-talks-text = Todos los personajes; cada visita empieza con nueve cartas. Consigue 18 estrellas.
northwood-scenario-everyone-text = Todos los personajes. Consigue 16 estrellas.
northwood-scenario-for-northwood-text = Todos los personajes. Consigue las 20 estrellas.
northwood-option-scenario = Escenario
northwood-option-scenario-first-steps = Primeros pasos
northwood-option-scenario-bronze-road = El camino de bronce
northwood-option-scenario-silver-road = El camino de plata
northwood-option-scenario-edges-first = Los extremos primero
northwood-option-scenario-inner-circle = El círculo interior
northwood-option-scenario-outer-ring = El anillo exterior
northwood-option-scenario-queens-council = El consejo de las reinas
northwood-option-scenario-kings-council = El consejo de los reyes
northwood-option-scenario-new-friends = Nuevos amigos
northwood-option-scenario-left-to-right = De izquierda a derecha
northwood-option-scenario-right-to-left = De derecha a izquierda
northwood-option-scenario-lone-envoy = El emisario solitario
northwood-option-scenario-no-strangers = Sin forasteros
northwood-option-scenario-long-talks = Largas charlas
northwood-option-scenario-everyone = Todo el mundo
northwood-option-scenario-for-northwood = Por Northwood
northwood-option-characters = Personajes
northwood-option-characters-intro = Los de iniciación
northwood-option-characters-intro-hint = Los 12 de habilidades sencillas.
northwood-option-characters-full = Los 24
northwood-option-characters-full-hint = El azar decide cuáles 12 participan.
northwood-option-level = Medalla para ganar
northwood-option-level-bronze = Bronce, 16 ★
northwood-option-level-silver = Plata, 18 ★
northwood-option-level-gold = Oro, 20 ★
northwood-option-pause = Pausa antes de cada discurso
northwood-option-scenario-free = Partida libre
northwood-option-scenario-free-hint = { northwood-scenario-free-text }
northwood-option-scenario-first-steps-hint = { northwood-scenario-first-steps-text }
northwood-option-scenario-bronze-road-hint = { northwood-scenario-bronze-road-text }
northwood-option-scenario-silver-road-hint = { northwood-scenario-silver-road-text }
northwood-option-scenario-edges-first-hint = { northwood-scenario-edges-first-text }
northwood-option-scenario-inner-circle-hint = { northwood-scenario-inner-circle-text }
northwood-option-scenario-outer-ring-hint = { northwood-scenario-outer-ring-text }
northwood-option-scenario-queens-council-hint = { northwood-scenario-queens-council-text }
northwood-option-scenario-kings-council-hint = { northwood-scenario-kings-council-text }
northwood-option-scenario-new-friends-hint = { northwood-scenario-new-friends-text }
northwood-option-scenario-left-to-right-hint = { northwood-scenario-left-to-right-text }
northwood-option-scenario-right-to-left-hint = { northwood-scenario-right-to-left-text }
northwood-option-scenario-lone-envoy-hint = { northwood-scenario-lone-envoy-text }
northwood-option-scenario-no-strangers-hint = { northwood-scenario-no-strangers-text }
northwood-option-scenario-long-talks-hint = { northwood-scenario-long-talks-text }
northwood-option-scenario-everyone-hint = { northwood-scenario-everyone-text }
northwood-option-scenario-for-northwood-hint = { northwood-scenario-for-northwood-text }
northwood-option-pause-hint = Te permite deshacer cada respuesta antes del discurso siguiente.

## Preguntas

northwood-ask-fief = ¿Qué feudo visitas con esta mano?
northwood-ask-fief-fief = Elige un feudo …
northwood-ask-fief-or-stop = El objetivo ya no está a tu alcance; como mucho puedes llegar a { $best } ★. ¿Visitas otro feudo o lo dejas aquí?
northwood-ask-fief-or-stop-fief-or-stop = Elige un feudo …
northwood-ask-stop-sure = { $n ->
    [one] ¿Terminar aquí la partida con { $n } estrella? Las visitas que quedan no se jugarán.
   *[other] ¿Terminar aquí la partida con { $n } estrellas? Las visitas que quedan no se jugarán.
}
northwood-ask-invite = ¿Atraes a un gobernante amigo para esta visita? Después deja la partida, lo hayas usado o no.
northwood-ask-invite-invite = Elige a un invitado …
northwood-ask-cover = ¿A qué aliado sustituye { $guest }?
northwood-ask-cover-cover = Elige a un aliado …
northwood-ask-turn = Puntos { $score }/{ $target } · palo ganador { $favourite }. ¿Escuchas o usas antes una habilidad?
northwood-ask-turn-turn = Habilidades y más …
northwood-ask-listen = Puntos { $score }/{ $target } · palo ganador { $favourite }. Escucha al gobernante.
northwood-ask-listen-first = Puntos { $score }/{ $target } · palo ganador { $favourite }. Escucha primero: una sola habilidad antes de cada discurso.
northwood-ask-respond = Puntos { $score }/{ $target } · palo ganador { $favourite }. Dice { $card }: ¿qué respondes?
northwood-ask-spend-for-nothing = { $ally }: la habilidad ahora no haría nada. ¿La usas de todos modos?
northwood-ask-take-tops = ¿De qué pilas te llevas la carta superior?
northwood-ask-score-order = ¿En qué orden van estas cartas a la pila de puntuación? La última queda arriba.
northwood-ask-discard = { $n ->
    [one] Descarta { $n } carta.
   *[other] Descarta { $n } cartas.
}
northwood-ask-discard-nine = Descarta dos cartas que sumen 9.
northwood-ask-swap = ¿Con qué feudo intercambias al gobernante?
northwood-ask-swap-with-deck = ¿Qué carta de tu mano cambias por la superior del mazo?
northwood-ask-name-suit = Nombra un palo. Robas dos cartas y descartas todas las tuyas de ese palo.
northwood-ask-draw-another = ¿Robas otra carta?
northwood-ask-score-low = ¿Qué carta va a la pila de puntuación?
northwood-ask-discard-one = ¿Qué carta descartas?
northwood-ask-under-first = ¿Qué carta va primero debajo del mazo?
northwood-ask-under-second = ¿Qué carta va después, al fondo del todo?
northwood-ask-theme = ¿Qué palo será el ganador en el próximo diálogo?
northwood-ask-ready-again = ¿Qué aliado enderezas?
northwood-ask-ready-again-ready-again = Elige a un aliado …
northwood-ask-swap-with-discard = ¿Qué carta de tu mano cambias por la de arriba del descarte?
northwood-ask-discard-any = ¿Qué cartas descartas? Robarás otras tantas.
northwood-ask-top-card = ¿Qué haces con la carta superior del mazo?
northwood-ask-take-seen = ¿Cuál de estas cartas te llevas?
northwood-ask-dig-suit = ¿Qué palo buscas?
northwood-secretly-respond = Se está eligiendo la respuesta al gobernante.

northwood-group-listen = Escuchar
northwood-group-allies = Aliados
northwood-group-fiefs = Feudos
northwood-group-stop = Terminar
northwood-turn-listen = Escuchar
northwood-turn-listen-to-end = Escuchar hasta el final
northwood-invite-nobody = A nadie
northwood-fief-or-stop-stop = Dejarlo aquí
northwood-top-card-leave = Dejarla
northwood-top-card-take = Llevármela
northwood-top-card-under = Debajo del mazo
northwood-take-tops-deck = Mazo
northwood-take-tops-discard = Pila de descarte
northwood-take-tops-score = Pila de puntuación
northwood-fief-option = Feudo { $fief } ({ $stars } ★)

northwood-hint-ruler = { $ruler } ({ $suit }). { $rule }
northwood-response-scores = { $card } (+1)
northwood-hint-listen-to-end = No usas más habilidades en esta visita.
northwood-hint-nothing-now = Ahora no haría nada. { $rule }
northwood-hint-copies = Habilidad del gobernante: { $copied }
northwood-refused-not-nine = Estas dos suman { $sum }; tienen que sumar exactamente 9.

## Lo que ahora no se ofrece, y por qué

northwood-why-not-exhausted = Ya usado: cada aliado actúa una vez por visita.
northwood-why-not-acted = Una sola habilidad antes de cada discurso; primero escucha.
northwood-why-not-limit = { $n ->
    [one] Este escenario permite una habilidad por visita y ya la has usado.
   *[other] Este escenario permite { $n } habilidades por visita y ya las has usado.
}
northwood-why-not-covered = Un invitado sustituye a este aliado en esta visita.
northwood-why-not-follow = Tienes { $suit }: debes responder con ese palo.
northwood-why-not-visited = Ya visitado.
northwood-why-not-upwards = En este escenario visitas los feudos en orden, del 0 al 7.
northwood-why-not-downwards = En este escenario visitas los feudos en orden, del 7 al 0.
northwood-why-not-in-reach = Solo cuando el objetivo es imposible; aún puedes lograrlo.
northwood-why-not-stranger = Todavía no es amigo.
northwood-why-not-far = A más de { $n } feudos de distancia.
northwood-why-not-empty = Esta pila está vacía.
northwood-why-not-ready = Ya está disponible.
northwood-why-not-nine = Ninguna otra carta de tu mano suma { $n } con esta.
northwood-why-not-low = Solo cartas de valor 1 o 2.
northwood-why-not-only-card = Es la única carta del mazo.

## Crónica

northwood-log-visit = Visita { $n }
northwood-log-drew = { $n ->
    [0] El emisario no roba ninguna carta.
    [one] El emisario roba { $n } carta.
   *[other] El emisario roba { $n } cartas.
}
northwood-log-drew-cards = Has robado { $cards }.
northwood-log-visits = El emisario va al feudo { $fief }: { $ruler }.
northwood-log-stopped = El emisario vuelve a casa.
northwood-log-invited = { $guest }, sustituye a { $ally }, en esta visita.
northwood-log-ability = Habilidad usada: { $ally }.
northwood-log-nothing = No ha hecho nada.
northwood-log-listen-to-end = El emisario no usa más habilidades en esta visita.
northwood-log-statement = { $ruler }, dice { $card }.
northwood-log-answered = { $card } no gana a { $statement }.
northwood-log-answered-scored = { $card } gana a { $statement }. Puntos: { $n }.
northwood-log-response = Respuesta { $card }: no puntúa.
northwood-log-response-scored = La respuesta { $card } puntúa; puntos hasta ahora: { $n }.
northwood-log-friend = Exactamente { $n }: { $ruler }, ya está de tu parte. ¡Por Northwood!
northwood-log-failed = { $n } en vez de { $target }: { $ruler }, se aparta y el feudo { $fief } se pierde.
northwood-log-over = { $n ->
    [one] Todos los feudos visitados: { $n } estrella.
   *[other] Todos los feudos visitados: { $n } estrellas.
}
northwood-log-discarded = { $n ->
    [0] Nada que descartar.
   *[other] Al descarte: { $cards }.
}
northwood-log-looked = { $n ->
    [one] El emisario mira la primera carta del mazo.
   *[other] El emisario mira las { $n } primeras cartas del mazo.
}
northwood-log-saw-cards = { $n ->
    [one] Has visto { $cards }.
   *[other] Has visto, desde arriba: { $cards }.
}
northwood-log-score-to-deck = { $card } pasa de la puntuación a lo alto del mazo.
northwood-log-score-to-discard = { $card } pasa de la puntuación al descarte.
northwood-log-swapped = Cambio de gobernantes: aquí { $ruler }; en el feudo { $fief }, el otro.
northwood-log-copied = Copia la habilidad de { $ruler }.
northwood-log-swapped-with-deck = El emisario cambia una carta de la mano por la superior del mazo.
northwood-log-you-put-on-deck = Has puesto { $cards } encima del mazo.
northwood-log-named = Palo nombrado: { $suit }.
northwood-log-took = El emisario se lleva { $cards }.
northwood-log-scored-by-ability = A la puntuación: { $cards }.
northwood-log-put-under = El emisario pone una carta de la mano debajo del mazo.
northwood-log-you-put-under = Has puesto { $cards } debajo del mazo.
northwood-log-put-under-top = El emisario pone la carta superior debajo del mazo.
northwood-log-left-top = El emisario deja la carta superior en el mazo.
northwood-log-took-seen = El emisario se lleva una de esas cartas.
northwood-log-you-took = Has tomado { $cards }.
northwood-log-theme = En el próximo diálogo el palo ganador es { $suit }.
northwood-log-ready-again = { $ally }, vuelve a estar disponible.
northwood-log-turned-up = Descubiertas y descartadas: { $cards }.

northwood-result-won = { $stars } ★, { $medal }: objetivo cumplido.
northwood-result-lost = { $stars } ★, { $medal }: objetivo no alcanzado.
northwood-result-stopped = { $stars } ★, { $medal }: partida terminada antes de la última visita.

## El tablero en palabras

northwood-goal-stars = { $scenario }. Objetivo: { $stars } estrellas.
northwood-goal-fiefs = { $scenario }. Objetivo: ganarte los feudos { $fiefs }.
northwood-board-title-goal = Objetivo
northwood-board-title-fiefs = Feudos
northwood-board-title-allies = Aliados
northwood-board-title-visit = La visita
northwood-board-title-hand = Tu mano
northwood-board-stars = Estrellas: { $stars }; aún posibles: { $best }.
northwood-board-fief-neutral-ruler = Feudo { $fief } ({ $stars } ★): { $ruler }, palo ganador { $suit }. { $rule }
northwood-board-fief-visited = Feudo { $fief } ({ $stars } ★), en visita: { $ruler }, palo ganador { $suit }. { $rule }
northwood-board-fief-friendly-ruler = Feudo { $fief } ({ $stars } ★), amigo; { $ruler }, palo ganador { $suit }, se puede atraer. { $rule }
northwood-board-fief-friendly-home = Feudo { $fief } ({ $stars } ★), amigo; { $ruler }, palo ganador { $suit }.
northwood-board-fief-friendly = Feudo { $fief } ({ $stars } ★), amigo; su gobernante ya se fue.
northwood-board-fief-lost = Feudo { $fief } ({ $stars } ★), perdido.
northwood-board-ally-ready = Aliado disponible: { $ally }. { $rule }
northwood-board-ally-exhausted = Aliado agotado: { $ally }. { $rule }
northwood-board-guest-ready = En lugar de { $covered }, disponible: { $ally }. { $rule }
northwood-board-guest-exhausted = En lugar de { $covered }, agotado: { $ally }. { $rule }
northwood-board-visit = Visita al feudo { $fief }. Puntos: { $score } de { $fief }; palo ganador { $favourite }.
northwood-board-used = { $acted ->
    [0] Habilidades usadas en esta visita: { $n } de { $limit }.
   *[other] Habilidades usadas en esta visita: { $n } de { $limit }. Se acaba de usar una; ahora viene el discurso.
}
northwood-board-acted = Se acaba de usar una habilidad; ahora viene el discurso.
northwood-board-quiet = En esta visita no se usan más habilidades.
northwood-board-past = Visitas pasadas: { $items }.
northwood-board-past-visit = { $won ->
    [0] feudo { $fief } (puntos: { $score }), perdido
   *[other] feudo { $fief } (puntos: { $score }), ganado
}
northwood-board-dialogue = { $scored ->
    [0] Diálogo { $n }: { $answer } en respuesta a { $statement }.
   *[other] Diálogo { $n }: { $answer } en respuesta a { $statement }, punto.
}
northwood-board-theme = Una habilidad ha fijado el palo ganador del próximo diálogo: { $suit }.
northwood-board-statement = El gobernante ha dicho { $card }.
northwood-board-score-pile = Pila de puntuación ({ $n }), la de arriba al final: { $cards }.
northwood-board-discard-pile = Pila de descarte ({ $n }), la de arriba al final: { $cards }.
northwood-board-deck = { $n ->
    [one] Mazo: { $n } carta.
   *[other] Mazo: { $n } cartas.
}
northwood-board-known = Carta conocida del mazo, la número { $place } desde arriba: { $card }.
northwood-board-hand = Mano ({ $n }): { $cards }.
northwood-board-hand-size = { $n ->
    [one] Mano: { $n } carta.
   *[other] Mano: { $n } cartas.
}

## Consejos

northwood-why-fief = Esta mano rinde más en el feudo { $fief } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}): la probabilidad de acabar justo con { $fief } ronda el { $percent } %; con una mano media, el { $usual } %.
northwood-why-fief-with = Esta mano rinde más en el feudo { $fief } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}): con la habilidad de { $ally }, la probabilidad de acabar justo con { $fief } ronda el { $percent } %; con una mano media, el { $usual } %.
northwood-why-invite = Sin habilidades, la probabilidad de acabar con exactamente { $target } ronda el { $before } %; solo con la habilidad de { $guest }, el { $percent } %.
northwood-why-nobody = Sin habilidades, la probabilidad de acabar con exactamente { $target } ronda el { $percent } %. Ningún invitado la subiría bastante: guárdalos para otras visitas.
northwood-why-nobody-last = Sin habilidades, la probabilidad de acabar con exactamente { $target } ronda el { $percent } %. Ningún invitado la subiría mucho.
northwood-why-cover = La habilidad de { $ally }, es la que menos serviría en esta visita.
northwood-why-ability = { $ally }, sube la probabilidad de acabar con exactamente { $target } del { $before } % al { $percent } %, más o menos.
northwood-why-listen = La probabilidad de acabar con exactamente { $target } ronda el { $percent } %. Ninguna habilidad la sube bastante ahora: guárdalas para después.
northwood-why-last = La probabilidad de acabar con exactamente { $target } ronda el { $percent } %. Ninguna habilidad puede subirla ya.
northwood-why-only-listen = Ahora solo puedes escuchar. La probabilidad de acabar con exactamente { $target } ronda el { $percent } %.
northwood-why-score = { $card } puntúa; { $percent ->
    [100] después es seguro que acabas justo con { $target }.
   *[other] la probabilidad de acabar justo con { $target } queda cerca del { $percent } %.
}
northwood-why-lose = { $card } no puntúa; { $percent ->
    [100] después es seguro que acabas justo con { $target }.
   *[other] la probabilidad de acabar justo con { $target } queda cerca del { $percent } %.
}
northwood-why-choice = { $percent ->
    [100] Así es seguro que acabas justo con { $target }.
   *[other] Así la probabilidad de acabar justo con { $target } queda cerca del { $percent } %.
}
northwood-why-second = { $why } La segunda opción: { $option } (cerca del { $percent } %).
northwood-why-equal = { $why } Igual de bueno: { $option }.
northwood-why-unaided = { $why } Las habilidades aún disponibles pueden subirla más.
northwood-why-later = La probabilidad de acabar con exactamente { $target } ronda el { $before } %. { $ally }, la subiría a cerca del { $percent } %: demasiado poco para usar ya esa habilidad.
northwood-why-certain = Es seguro que acabas con exactamente { $target }: solo escucha.
northwood-why-least = El feudo { $fief } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}) es donde menos te cuesta esta mano: la probabilidad de acabar justo con { $fief } ronda el { $percent } %; con una mano media, el { $usual } %.
northwood-why-least-with = El feudo { $fief } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}) es donde menos te cuesta esta mano: con la habilidad de { $ally }, la probabilidad de acabar justo con { $fief } ronda el { $percent } %; con una mano media, el { $usual } %.
northwood-why-only = Ahora solo puedes visitar el feudo { $fief } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}): la probabilidad de acabar justo con { $fief } ronda el { $percent } %; con una mano media, el { $usual } %.
northwood-why-only-with = Ahora solo puedes visitar el feudo { $fief } ({ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}): con la habilidad de { $ally }, la probabilidad de acabar justo con { $fief } ronda el { $percent } %; con una mano media, el { $usual } %.
northwood-why-second-fief = { $why } La segunda opción: el feudo { $fief } (cerca del { $percent } %; con una mano media, el { $usual } %).
northwood-why-beyond = { $why } El objetivo ya es imposible, pero las visitas que quedan todavía pueden traer estrellas.
northwood-why-needed = { $why } Tu objetivo necesita este feudo.
northwood-why-spared = { $why } { $n ->
    [one] El feudo { $fiefs }, que necesita tu objetivo, espera una mano mejor.
   *[other] Los feudos { $fiefs }, que necesita tu objetivo, esperan una mano mejor.
}
northwood-why-even = Con la habilidad de { $ally }, la probabilidad de acabar con exactamente { $target } ronda el { $percent } %; sin habilidades, el { $before } %.
northwood-why-again = { $ally }, te deja usar otra vez la habilidad de otro aliado tras el próximo diálogo. Usada ya, subiría la probabilidad de acabar con exactamente { $target } del { $before } % al { $percent } %, más o menos.
northwood-why-ready-again = Puedes volver a usar a este aliado tras el próximo diálogo. Usada ya, su habilidad llevaría la probabilidad de acabar con exactamente { $target } a cerca del { $percent } %.
northwood-why-still = La probabilidad de acabar con exactamente { $target } ronda el { $before } %. { $ally }, la subiría a cerca del { $percent } %, y esa habilidad también puedes usarla después.
northwood-why-lost = En esta visita ya nada puede llevarte a exactamente { $target }.
northwood-why-only-score = { $card } es la única carta que puedes jugar. Puntúa; { $percent ->
    [100] después es seguro que acabas justo con { $target }.
   *[other] la probabilidad de acabar justo con { $target } queda cerca del { $percent } %.
}
northwood-why-only-lose = { $card } es la única carta que puedes jugar. No puntúa; { $percent ->
    [100] después es seguro que acabas justo con { $target }.
   *[other] la probabilidad de acabar justo con { $target } queda cerca del { $percent } %.
}
northwood-why-better = { $why } Quizá mejor: { $option } (cerca del { $percent } %).
northwood-why-any = Aquí da lo mismo.
northwood-why-play-on = Las visitas que quedan todavía pueden traer estrellas.
northwood-why-save = Ahora no serviría de nada; guárdala para un momento mejor.
northwood-why-save-last = Ahora no serviría de nada, y la visita acaba con el próximo diálogo.

## Reglas por temas

northwood-rules-aim-title = Objetivo
northwood-rules-aim = Recorres el bosque para ganarte a sus ocho gobernantes. Cada feudo pide una puntuación, del 0 al 7: consigue justo esos puntos en tu única visita y su gobernante será tu amigo. Los feudos amigos valen 4, 3, 2, 1, 1, 2, 3 y 4 estrellas, desde el 0 hasta el 7. El bronce pide 16 estrellas, la plata 18 y el oro las 20.
northwood-rules-visit-title = Una visita
northwood-rules-visit = Con ocho cartas en la mano eliges un feudo que no hayas visitado. Luego puedes atraer a gobernantes amigos y ponerlos encima de tus aliados: en esta visita usas las habilidades de estos invitados. Al acabar dejan la partida, los hayas usado o no. La visita acaba en cuanto, tras un diálogo o una habilidad, te quedas sin mano o sin mazo; nunca antes. Entonces se barajan las 32 cartas y robas una mano nueva.
northwood-rules-dialogue-title = Diálogos
northwood-rules-dialogue = La carta superior del mazo es el discurso del gobernante. Respondes con el mismo palo si lo tienes; si no, con cualquier carta. Ganas un punto con una carta más alta de ese palo. También puntúa una del palo ganador, que es el del gobernante, si el discurso es de otro palo. Lo que puntúa va a la pila de puntuación y lo demás al descarte. Las dos pilas se pueden consultar, pero su orden no cambia.
northwood-rules-abilities-title = Habilidades
northwood-rules-abilities = Antes de cada discurso puedes agotar a un aliado y usar su habilidad; cada aliado sirve una vez por visita. Si la habilidad puede hacer algo, debe hacerlo, hasta donde lleguen las cartas. El juego te avisa cuando no pasaría nada.
northwood-rules-end-title = Final
northwood-rules-end = Después de la octava visita cuentas las estrellas de los feudos amigos, aunque sus gobernantes ya no estén. Si tu objetivo ya es imposible, al empezar una visita puedes dejarlo o seguir jugando por las estrellas.
northwood-rules-set-up-title = Preparación y escenarios
northwood-rules-set-up = En las primeras partidas tus aliados son las cuatro sotas sin corona, y las reinas y los reyes sin corona gobiernan los feudos. Con todos los personajes, los 24 se descubren uno a uno: el primero de cada palo será tu aliado, el segundo y el tercero ocupan el siguiente feudo libre desde la izquierda, y el resto vuelve a la caja. Dieciséis escenarios cambian los personajes, el objetivo o alguna regla. Los escenarios y las habilidades de los personajes coronados son nuestros.

# Lo que alguien averigua, en cifras: cartas según su mazo
northwood-pool-dialogue = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
