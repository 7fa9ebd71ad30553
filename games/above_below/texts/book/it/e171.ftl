above-below-page-e172 = Al posto dell’argano il ponte levatoio ha un cornetto acustico. È alzato e, a giudicare dai nidi di rondine, lo è da cent’anni. «No» dice con voce di catene, prima che chiediate. «Finché lui non chiede scusa.» Gli fate notare che lui sarà morto. «Allora qualcun altro.» Piovono scaglie di ruggine; dal fossato sale un fiato freddo che sa d’inchiostro. Nella guardiola di fronte i vasi del padrone aspettano imballati nella paglia. Da questa parte gli ingranaggi sono di buon minerale pesante, e un piede di porco ci starebbe.
above-below-page-e172-again = «Ci ho ripensato» dice il ponte. «Anch’io sono stato un po’ brusco.» È ancora alzato, ma meno.
above-below-page-e172-sorry = Chiedere scusa, e sul serio
above-below-page-e172-sorry-5 = Vi spiace per le funi, per la pioggia e per quel che disse di sua madre. Scende un dito alla volta, singhiozzando olio, e vi raccomanda la terza asse.
above-below-page-e172-jam = Bloccare gli ingranaggi
above-below-page-e172-jam-4 = Piomba, geme e resta di sbieco. Il pedaggio di un secolo è scivolato in un angolo, e avete un minuto circa per scegliere la vostra parte.
above-below-page-e172-jam-7 = Due ruote vengono via intere e pesanti. Il ponte penzola da una catena sola, e in fatto di scuse non ha altro da dire.
