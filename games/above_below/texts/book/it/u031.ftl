above-below-page-u031 = In questo bosco fa luce tutto, tranne una felce. Intorno ha una pozza di buio, larga come un letto, e lì dentro si tiene le fronde davanti alla faccia. «Ci provo» dice. Terra fresca; gli occhi, per la prima volta da giorni, smettono di ronzarvi. E sentite: si respira. Un riccio, due caprioli, qualcosa di enorme venuto per forza in punta di piedi, tutti addormentati a mucchi intorno allo stelo, come nessuno può in quel chiarore; e ciascuno ha lasciato sul bordo quel che aveva, una noce, una moneta. Lei crede che vengano a nascondersi.
above-below-page-u031-again = Ha messo un cartellino: *Buio*. Sotto qualcuno ha aggiunto: *ottimo*.
above-below-page-u031-echo-1 = C’è sdraiato anche un cervo, con la cera sul naso, che dorme della grossa.
above-below-page-u031-explain = Spiegarle a che cosa serve
above-below-page-u031-explain-3 = Tenete bassa la voce. Lei si toglie una fronda dal viso. «Credevo» dice «che non riuscissero a trovarmi.»
above-below-page-u031-explain-6 = Glielo spiegate coricandovi. Vi svegliate dodici ore dopo, e vi sta sopra, curva, come una mano. Se prendereste quel che lasciano gli ospiti, chiede; tasche non ne ha.

above-below-page-u032 = *Zum*, dice il grammofono; e, un’ora dopo, *pa*. Sta su un ceppo, con la molla scarica, e intorno, zampa nella zampa sul muschio, le bestie lente fanno il loro ballo. Lo trovano vivace. Un orso ha un piede per aria; la sua dama ride da mezzogiorno. Felce calpestata; uno sfrigolio di cera. Ma il *pa* comincia a cedere. Si guardano. Si potrebbe girare per loro la manovella, un capello alla volta. Oppure caricarlo tutto; non li terrebbe più nessuno, e sulle tovaglie lascerebbero cocci e borsellini.
above-below-page-u032-again = L’orso è atterrato. S’inchina. Ci vorrà un po’, e vi sedete in seconda fila.
above-below-page-u032-crank = Girare la manovella al loro passo
above-below-page-u032-crank-3 = Un capello; un respiro; un capello. *Zum*. All’alba vi dà il cambio un tasso. Nessuno di loro sapeva che ci fosse una seconda strofa.
above-below-page-u032-crank-5 = Lo fate durare finché l’orso viene giù. Applaudono; applaudono ancora quando ve ne andate, col resto del rinfresco, e quel che c’era nel piattino.
above-below-page-u032-wind = Caricarlo tutto in una volta
above-below-page-u032-wind-7 = È una polca, si scopre. Vi passano davanti, inorriditi, aggrappati, giro dopo giro, e via tra gli alberi. Sparecchiate in pace.

above-below-page-u033 = Sorge la luna, pensate; ma è una mucca. Viene tra gli alberi spandendo una luce bianca e mite, e dietro di lei una mandria intera, e una mungitrice col braccio sugli occhi. «Sono le felci» dice la ragazza. «Passa attraverso il *secchio*.» Tintinna e fuma, con un vapore di vaniglia e di cantina. Una tazza, e si vede al buio, fin dentro la roccia, vene e borse perdute; e ci si avvelena, e resta un brutto colore. Lei delle mucche ha paura. Muggiscono; non ne possono più.
above-below-page-u033-again = Ha dipinto il secchio di nero. Tra le doghe, comunque, ci si legge.
above-below-page-u033-milk = Mungerle la mandria
above-below-page-u033-milk-4 = Le fate a orecchio, a occhi chiusi. Lei canta, perché sappiano dove sono, e per saperlo lei. C’è del formaggio da portar via, di quello normale.
above-below-page-u033-drink = Berne una tazza
above-below-page-u033-drink-5 = La roccia si fa chiara come grappa, e passeggiate scegliendo. A mezzogiorno è passato, tranne al più assetato, che riluce, geme, e a nascondino non lo chiamano più.

above-below-page-u034 = Clin. Tra gli alberi c’è un cervo con un lampadario in testa, che cerca di non muoversi. Si era prestato per un ballo, una notte. Le dame dissero *che grazia*, e ci appesero candela dopo candela, e cristalli, e argento; poi finì, e nessuno venne a tirarlo giù. Da allora non si è sdraiato, per via delle felci. La cera gli cola negli occhi, dolce di miele, con una punta di pelo strinato. «Se non è un disturbo» dice. L’argento è antico, e pesa. Verrebbe via meglio a candele accese, perché allora lui deve stare fermo.
above-below-page-u034-again = Sta tra le felci col mento sulle zampe. Una candela se l’è tenuta, dice, per leggere.
above-below-page-u034-snuff = Spegnerle e tirarlo giù
above-below-page-u034-snuff-2 = Salite uno sull’altro e le spegnete con le dita bagnate. «Ah» dice al buio. «Dunque *era* questo.»
above-below-page-u034-snuff-4 = Viene via come una corona. Lui dorme dov’è in piedi, e poi dov’è sdraiato. C’era una cena messa da parte, borbotta, e un pensierino, per chi se ne fosse occupato.
above-below-page-u034-unscrew = Svitare l’argento, a luci accese
above-below-page-u034-unscrew-6 = Lo prendete un braccio alla volta, e gli lasciate le candele, più o meno in fila. Non si muove. Una goccia cade, e sfrigola.
above-below-page-u034-unscrew-8 = Avete tutto, fino all’ultimo gancio, e dall’erba la cena dei suonatori. Lui resta come prima, a collo piegato, a reggere il posto dov’era.

above-below-page-u035 = Sul ciglio c’è un sentiero acciambellato, col naso sotto la scaletta. È quello dietro il mulino! Le nonne ne parlano: uscì una sera di pioggia e non lo si vide più. Sa di ortiche. Ora ha sentito i vostri stivali; gli trema una pozzanghera, e si alza con un acciottolio. Verrebbe a casa con voi subito, se per oggi smetteste di esplorare. Ma quaggiù ha girato dappertutto, e tira dall’altra parte, verso qualcosa che luccica.
above-below-page-u035-again = Eccolo alla curva, che scodinzola l’erba. Vuole solo essere portato fino all’angolo.
above-below-page-u035-lead = Portarlo a casa per oggi
above-below-page-u035-lead-0 = Fischiate, e vi viene ai piedi. A sera sta di nuovo dietro il mulino, come se non fosse mai mancato. I vecchi ci passeggiano in pantofole.
above-below-page-u035-walk = Andare dove va lui
above-below-page-u035-walk-4 = Vi fa fare il giro di tutto quel che gli è piaciuto: una vista, un argine di funghi, un cancelletto per appoggiarsi, una dispensa con la finestra aperta.
above-below-page-u035-walk-7 = Oltre la scaletta si mette a correre. Il meglio l’ha tenuto per ultimo, come fanno i sentieri: dietro un dosso, una caverna che nessuno conosce, viola fino alla volta.

above-below-page-u036 = Morbido, dice il muschio. Sta a cuscinoni contro i tronchi, tiepido, appena luminoso, e sa come l’interno di un buon cappello. Da qualche parte uno stillicidio tace per ascoltare. Poi notate che i cuscini hanno gli stivali. Lì dentro c’è gente, rimboccata, che respira; anche loro si erano seduti cinque minuti. Una donna col fazzoletto apre un occhio. «Va’ via» dice «è sabato.» A giudicare dal fazzoletto non è sabato da anni; e ha due mani così capaci. Ma vi fanno male i piedi, e il muschio quelle cose le toglie del tutto.
above-below-page-u036-again = Dove stava una di loro c’è un incavo. Il muschio l’ha sprimacciato, e vi guarda le scarpe.
above-below-page-u036-rest = Riposare cinque minuti e basta
above-below-page-u036-rest-3 = Legate una stringa a un maggiolino. Quando suona vi alzate gemendo, nuovi dalle suole in su, col muschio nella barba e un po’ in un sacchetto.
above-below-page-u036-wake = Svegliare quella col fazzoletto
above-below-page-u036-wake-6 = Le dite tutto quel che ci potrebbe essere per colazione. A *pancetta* il muschio molla, con un sospiro. «E al negozio chi ci bada?» dice, e viene a vedere.
