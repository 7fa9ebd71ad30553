above-below-page-e073 = Dalla canna scende una sabbiolina tiepida, e in fondo qualcuno insulta una pagnotta. Ottokar inforna quel che c’è: farina di calcare, olio di lampada, pazienza. I suoi pani, a batterli, suonano. «Trecento anni di crosta» dice, nella pasta grigia fino ai gomiti «e mai un cliente che avesse i denti.» Profuma, non si sa come, di colazione. Ha i crampi a tutt’e due le braccia, a mezzogiorno un matrimonio di gente di pietra e, alle spalle, una mensola di buone scodelle vuote e una teglia di panini che un selciatore comprerebbe subito.
above-below-page-e073-again = «Arrivate in tempo!» grida Ottokar. «Lievita!» È lievitato, secondo lui, di un capello, dalla primavera.
above-below-page-e073-knead = Impastare a più non posso
above-below-page-e073-knead-2 = Impastate quella che vi sembra una soglia. Ottokar la batte, ascolta, annuisce, e per un attimo pare che stia per piangere farina.
above-below-page-e073-knead-5 = Esce dal forno cantando una nota sola. La sposa di pietra fa il bis. Ottokar vi dà la scodella, perché nessuno ne aveva mai ripulita una.
above-below-page-e073-sell = Vendere i panini per selciato
above-below-page-e073-sell-5 = Ci vengono undici braccia di ottimo cordolo. Da qualche parte, dietro di voi, c’è un matrimonio con la minestra e basta.

above-below-page-e077 = Otto cantori in lana grigia stanno sui gradini di cristallo, e nella sala gelida risuona tutto tranne il fondo. Dove dovrebbe esserci il nono c’è un paio di pantofole vuote, larghissime. «Il basso ci ha lasciati» dice la maestra, una certa signorina Vespri, sottile come un cero. «Siamo tutto tetto e niente pavimento.» Il suo fiato sa d’anice. A ogni *Amen* i cristalli viola si sporgono e, non sentendo la nota grave, si ritraggono. In un cappello rovesciato ci sono monete. Uno di voi la settimana scorsa era raffreddato, e forse laggiù ci arriva ancora.
above-below-page-e077-again = Le pantofole sono state spolverate. «Il posto l’abbiamo tenuto» dice la signorina Vespri «nel caso vi foste presi qualcosa.»
above-below-page-e077-hum = Canticchiare la nota grave
above-below-page-e077-hum-3 = È piuttosto un brontolio, ma sta sotto, e otto persone stanche ci si appoggiano. La signorina Vespri chiude gli occhi finché dura.
above-below-page-e077-hum-6 = Trovate la nota negli stivali e ce la lasciate. La sala risponde; dal gradino più alto un cristallo s’inchina tanto che si stacca.
above-below-page-e077-hat = Passare il cappello e sparire
above-below-page-e077-hat-4 = Lo passate in prima fila, in seconda fila e oltre la porta. Alle spalle arriva l’*Amen*, e non sa dove poggiare.
