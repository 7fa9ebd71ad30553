above-below-page-e017 = Panni caldi! Il barbiere della sala lunga, un uomo tondo su una scala altissima, rade le stalattiti. Vengono ogni giorno e sono vanitose. Sibila; sa di lozione e di calcare bagnato; giù in fondo un ragazzo gira con scopa e secchio a spazzare ritagli viola. «In poltrona non si siede nessuno» vi dice il barbiere «dal Diluvio. Un mento, sapeste quanto mi manca.» È indietro con la parete est, se uno di voi ha occhio e rasoio; ma lui vi guarda solo il mento.
above-below-page-e017-again = «Il solito?» grida la scala. Nello specchio, da sopra la vostra spalla, guarda una lunga goccia in attesa.
above-below-page-e017-shave = Radere la parete est
above-below-page-e017-shave-3 = Accorciate un poco le punte. Ronzano di piacere, e qui le mance vi piovono dritte nel grembiule.
above-below-page-e017-shave-5 = Alla più vecchia fate la riga. Voleva che glielo chiedessero da mille anni, e lascia cadere nel secchio il suo unico ricciolo viola.
above-below-page-e017-sit = Sedersi in poltrona per lui
above-below-page-e017-sit-2 = Lavorando vi racconta il Diluvio, e vi è concesso dire *no!* e *ma davvero!* Per tutta la sera il ragazzo vi spazza intorno ai piedi, raggiante.
