## Lines of help in a first game: one for each question

above-below-tip-turn = Pensa a tutto il round: ogni azione stanca abitanti. Prima esplora, finché due sono pronti; gli altri lavorano per una moneta.
above-below-tip-labour = Una moneta per abitante, e il primo che lavora prende il sidro. Tienine due per le caverne.
above-below-tip-choice = Il numero dice quante lanterne servono; accanto c’è la probabilità, con e senza sforzo.
above-below-tip-explore = Due bastano per le pagine facili; in tre si arriva ai numeri alti, ma resta meno gente.
above-below-tip-rest = Chi lavora domani? Gli stanchi diventano pronti, i feriti solo stanchi. I letti a chi ti serve di più.
above-below-tip-train = I prezzi salgono verso destra; di notte chi resta passa ai posti più economici.
above-below-tip-build = Guarda i punti, i letti e quel che dà a ogni round. Un avamposto vuole una caverna vuota.
above-below-tip-exert = Ognuno dà una lanterna e torna ferito. Conviene se così arrivi al numero seguente.
above-below-tip-lay-for-income = Stanotte rende solo ciò che alza la rendita; ciò che sta sul tracciato ci resta e dà punti.
above-below-tip-harvest = Una merce per abitante. Svuota gli edifici che si riempiono a ogni round: quelli pieni non ricevono niente.
above-below-tip-sell = Puoi avere un solo articolo in vendita; altri possono comprarlo subito al tuo prezzo o più.
above-below-tip-pay = Monete o quel che vale come monete: tieni i sidri e le pozioni per la notte.
above-below-tip-lay = Un tipo nuovo prende il prossimo spazio, dove ognuna vale di più. Per ultimo il tipo di cui ne avrai di più.
above-below-tip-lay-order = L’ultimo tipo sta più a destra e vale di più: che sia quello di cui ne avrai di più.
above-below-tip-offer = Chi vende vede subito la tua offerta. Nell’ultimo round le monete gli servono poco.
above-below-tip-accept-offer = Confrontala con i punti che darebbe sul tuo tracciato.
above-below-tip-injure = I feriti hanno bisogno di due notti a letto. Scegli chi ti serve meno.
above-below-tip-pay-coin = Lanterne in più prima dei dadi: conviene se il numero seguente è vicino.
above-below-tip-cheaper-villager = Prendi chi avresti assunto comunque, o il più caro con un buon dado.
above-below-tip-afflict = Dura, quindi meglio chi ne soffre meno nel lavoro.
above-below-tip-die = Questo cambia i dadi prima che contino: guarda a quale numero arriveresti.
above-below-tip-dice = Questo cambia i dadi prima che contino: guarda a quale numero arriveresti.
above-below-tip-buy = Qualcuno offre quel che ti manca: guarda il tracciato prima del prezzo.
above-below-tip-free-villager = Prendi chi ha il martello, la penna o il dado che ti manca.
above-below-tip-free-building = Gratis: il più caro che si addice a quel che raccogli.
