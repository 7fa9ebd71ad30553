above-below-page-f001 = In quinta è tutto spago. La pastorella di latta vi tira per la manica e parla senza prender fiato, non avendone. Il lupo è arrugginito. La luna è incagliata. Il pastore lo licenziarono per economia, e sono novant’anni che lei bacia un attaccapanni. C’è un gran tanfo d’olio da lampada e l’ouverture, a un suo cenno, ricomincia. Uno di voi potrebbe infilarsi il cappotto. Oppure sedersi al sicuro sotto il palco, nella buca del suggeritore, dove alla gente cadevano gli spiccioli.
above-below-page-f001-again = L’attaccapanni è stato spolverato e ha una parte con delle battute. Lei ve le mostra.
above-below-page-f001-shepherd = Infilarsi il cappotto del pastore
above-below-page-f001-shepherd-4 = Siete in ritardo per cena in tutti e cinque gli atti. Lei non guarda l’attaccapanni neanche una volta, e le recensioni ve le scrive lei, su carta buona.
above-below-page-f001-shepherd-7 = Improvvisate un sesto atto, in cui si mangia. La sala tace, poi la luna, da sola, si disincaglia. Per ricordo vi dà il suo contrappeso.
above-below-page-f001-prompt = Suggerire dalla buca
above-below-page-f001-prompt-3 = Sussurrate ogni parola un attimo prima che serva. Quel che è rotolato lì in novant’anni supera l’incasso.

above-below-page-f008 = *Cari tutti*, dice l’acqua nelle vostre mani. *Grazie del sasso che mi avete tirato a sette anni. Ce l’ho ancora. Ho tutto quello che mi hanno tirato.* Dalla pagina sale odore di pioggia; lungo la riva scoppiano campanellini di schiuma. *C’è silenzio, qui. La gente tira, esprime un desiderio e va a cena. Scrivete. Altrimenti, se volete soltanto le cose, stanno undici piedi sotto, a sinistra, e godono di buona salute.* In fondo al foglio c’è spazio, e il lago si è fatto liscio, come chi cerca di non leggere da sopra la spalla.
above-below-page-f008-again = Il lago si è tenuto la risposta e vi ributta la matita, appena temperata.
above-below-page-f008-reply = Rispondere per esteso
above-below-page-f008-reply-4 = Gli raccontate della cena. La carta s’increspa per tutto il tempo. Quando avete firmato, sale un pesce a portare il punto.
above-below-page-f008-reply-6 = Alla terza pagina vi risponde già nei margini. Allega il vostro sasso, che laggiù ha fatto strada, e qualche spicciolo dai desideri altrui.
above-below-page-f008-dive = Tuffarsi per le cose buttate
above-below-page-f008-dive-7 = Undici piedi sotto, a sinistra, in fila, spolverate. Prendete quel che luccica di più; niente vi ferma e niente vi saluta.
