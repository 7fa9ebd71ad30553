above-below-page-e112 = C’è una buca delle lettere sulla spiaggia, dipinta di rosso, coi piedi nel lago. *Levata quotidiana*, dice; un’increspatura arriva alla fessura, la lecca e si ritira. I ciottoli scricchiano; la nebbia sa di busta bagnata. Sulla sabbia c’è la posta di oggi, ogni lettera piegata in un solo foglio d’acqua: una per certa vedova di via Alta, con dentro qualcosa di tondo e pesante; una senza francobollo; e una coi vostri nomi, in una grafia di pioggia. Alla vedova potreste portargliela, dritti a casa, e per oggi smettere di esplorare.
above-below-page-e112-again = Un’increspatura porta a riva un biglietto: *Ricevuta la vostra. Segue risposta.* Ha già cominciato a evaporare.
above-below-page-e112-post = Portare la sua alla vedova
above-below-page-e112-post-0 = La legge in piedi, poi di nuovo, seduta. Oggi niente grotta nuova. C’è una sedia vicino a una stufa, per chiunque di voi, quando vi pare.
above-below-page-e112-open = Aprire la lettera della vedova
above-below-page-e112-open-5 = «*Cara Ada, te l’ho messo da parte*» dice l’acqua con la voce attenta di un annegato, e vi scorre via tra le dita. Le monete restano.
above-below-page-e112-read = Leggere quella per voi
