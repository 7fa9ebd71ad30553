above-below-page-e193 = Dos topos con chaleco se gritan de un lado a otro de un hoyo. Huele a tierra recién abierta y a lacre caliente. Los dos tienen mapa: en el de la señorita Filón, el hoyo se llama *El error del señor Terrón*; en el del señor Terrón, no figura. «¡Ustedes!», dicen a la vez al oír vuestras botas. «Ustedes ven. ¿Quién de los dos está más al norte?» En medio hay una cadena de medir que nadie sostiene por la otra punta y, más allá, donde ambos mapas están en blanco, algo brilla y gotea.
above-below-page-e193-again = El hoyo es más hondo. Un cartel dice *Pendiente de recurso*. Desde abajo, dos voces se dan la razón, y suena espantoso.
above-below-page-e193-hold = Sostener la cadena para ambos
above-below-page-e193-hold-3 = Se hace la hora de cenar. Resulta que cada uno está de pie en la cocina del otro. Os estrechan la mano y luego, un instante, se la estrechan.
above-below-page-e193-hold-5 = Leéis la cadena en voz alta, sin trampas, en los dos sentidos. Están tan poco hechos a eso que cada cual os dibuja una copia en limpio.
above-below-page-e193-guess = Ir adonde nadie ha dibujado
above-below-page-e193-guess-4 = Por aquí no ha pasado nadie, así que nadie ha tocado la repisa de setas ni la bolsita que se le cayó a alguien que tampoco pasó.
above-below-page-e193-guess-7 = Volvéis con mineral en una vasija más vieja que los mapas. Detrás, dos plumas tachan un blanco y empiezan a pelearse por el nombre.
