above-below-page-f013 = Una nota sale per la sala e, prima che ridiscenda, ha già sotto otto zampe. La signora si è tolta gli occhiali. «Sì?» dice. «E poi?» I cristalli hanno preso a dondolare, ognuno al suo tempo; la polvere cade in battuta; c’è odore d’interno di violino. Nessuno al villaggio suona niente, ma tutti sanno quello che si canta quando il fieno è dentro. Ha nove strofe e non ha finale. Mentre ascolta a occhi chiusi, certo, un coltello in quelle corde farebbe molta strada.
above-below-page-f013-again = «Quella!» esclama la signora alla prima nota. «Stavo lavorando alla sesta strofa.»
above-below-page-f013-hymn = Cantarle quella del fieno, tutta
above-below-page-f013-hymn-4 = Entra alla seconda strofa e non se ne va più. Alla nona vi taglia un festone, col motivo ancora dentro.
above-below-page-f013-hymn-6 = Tenete l’ultima nota finché lei le trova un finale, cosa mai riuscita in quattrocento estati. Uno dei cristalli si stacca e chiede il bis.
above-below-page-f013-snip = Tagliare le corde mentre ascolta
above-below-page-f013-snip-5 = Vengono via a bracciate. A metà della seconda strofa le sue zampe si posano sul niente, e lei aspetta, educata, che andiate avanti.
