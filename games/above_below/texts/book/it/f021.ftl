above-below-page-f021 = Dentro, la casa trattiene il respiro. C’è una stanza, una scala, un letto con una conca che si è raffreddata. La stufa è accesa, e male; non le era mai toccato farlo da sé. Tutto sa di sapone. A ogni passo le assi scricchiolano appena più avanti, come chi indica: la dispensa, piccola ma asciutta; la vista; un gancio per il cappotto. Non è di nessuno. Non darebbe disturbo. Sul ripiano tiene la sua unica pentola, con dentro degli spiccioli.
above-below-page-f021-again = La conca nel letto è stata sprimacciata. Stasera ci sono tanti ganci quanti cappotti avete.
above-below-page-f021-home = Invitarla a casa vostra
above-below-page-f021-home-3 = Arriva fino alla prima carreggiata, e lì le manca il coraggio. Però vi ha incartato qualcosa per il petto, dall’armadietto accanto al letto.
above-below-page-f021-home-8 = Salta due staccionate e un ruscello a imposte strette, si siede in mezzo alle vostre, si sistema e tira dentro gli scalini. All’imbrunire sale un fumo come si deve.
above-below-page-f021-pantry = Svuotarle la dispensa
above-below-page-f021-pantry-3 = Vi apre lei le porte. Vi regge perfino il lume. Fuori vi voltate, una volta sola, ed è rimasta lì, come stanno le case, e le tende le ha tirate.
