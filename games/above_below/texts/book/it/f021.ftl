above-below-page-f021 = Dentro, la casa trattiene il respiro. C’è una stanza, una scala, un letto con una conca che si è raffreddata. La stufa è accesa, e male; non le era mai toccato farlo da sé. Tutto sa di sapone. A ogni passo le assi scricchiolano appena più avanti, come chi indica: la dispensa, piccola ma asciutta; la vista; un gancio per il cappotto. Non è di nessuno. Non darebbe disturbo. Sul ripiano tiene la sua unica pentola, con dentro degli spiccioli.
above-below-page-f021-again = La conca nel letto è stata sprimacciata. Stasera ci sono tanti ganci quanti cappotti avete.
above-below-page-f021-home = Invitarla a casa vostra
above-below-page-f021-home-3 = Arriva fino alla prima carreggiata, e lì le manca il coraggio. Però vi ha incartato qualcosa per il petto, dall’armadietto accanto al letto.
above-below-page-f021-home-8 = Salta due staccionate e un ruscello a imposte strette, si siede in mezzo alle vostre, si sistema e tira dentro gli scalini. All’imbrunire sale un fumo come si deve.
above-below-page-f021-pantry = Svuotarle la dispensa
above-below-page-f021-pantry-3 = Vi apre lei le porte. Vi regge perfino il lume. Fuori vi voltate, una volta sola, ed è rimasta lì, come stanno le case, e le tende le ha tirate.

above-below-page-f024 = Giovedì, guarda caso, è oggi. Si è fatto spazzolare fino a essere liscio, e da un miglio non parla. Sotto la terza radice ci sono un tavolo, due sgabelli, un lume con lo stoppino nuovo, e nessuno. Ma lungo la parete qualcuno ha disposto, ciascuna sulla sua foglia, due anni di cene: funghi ripieni, pere al forno, le prime ormai lanugine. L’ultima fuma ancora. «Allora se n’è appena» dice lui, e non riesce a finire; e da dietro la curva sentite dei passetti, lenti, che si allontanano.
above-below-page-f024-again = Stanno sotto la terza radice, alla giusta distanza, e ciascuno legge la schiena dell’altro.
above-below-page-f024-run = Correrle dietro e chiamarla
above-below-page-f024-run-2 = Gridate la prima cosa che vi viene in mente, ed è *lezioni di flauto!* Dietro la curva, dopo un momento, i passetti si fermano.
above-below-page-f024-run-7 = La raggiungete, ansimate, indicate. Lui sbuca al trotto, con la risposta appuntata dove lei la veda. Le cene tocca mangiarle a voi; loro due non potrebbero.
