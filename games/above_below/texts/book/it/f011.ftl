above-below-page-f020 = *Cari tutti*, dice l’acqua nelle vostre mani. *Grazie del sasso che mi avete tirato a sette anni. Ce l’ho ancora. Ho tutto quello che mi hanno tirato.* Dalla pagina sale odore di pioggia; lungo la riva scoppiano campanellini di schiuma. *C’è silenzio, qui. La gente tira, esprime un desiderio e va a cena. Scrivete. Altrimenti, se volete soltanto le cose, stanno undici piedi sotto, a sinistra, e godono di buona salute.* In fondo al foglio c’è spazio, e il lago si è fatto liscio, come chi cerca di non leggere da sopra la spalla.
above-below-page-f020-again = Il lago si è tenuto la risposta e vi ributta la matita, appena temperata.
above-below-page-f020-reply = Rispondere per esteso
above-below-page-f020-reply-4 = Gli raccontate della cena. La carta s’increspa per tutto il tempo. Quando avete firmato, sale un pesce a portare il punto.
above-below-page-f020-reply-6 = Alla terza pagina vi risponde già nei margini. Allega il vostro sasso, che laggiù ha fatto strada, e qualche spicciolo dai desideri altrui.
above-below-page-f020-dive = Tuffarsi per le cose buttate
above-below-page-f020-dive-7 = Undici piedi sotto, a sinistra, in fila, spolverate. Prendete quel che luccica di più; niente vi ferma e niente vi saluta.
