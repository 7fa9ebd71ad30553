above-below-page-l024 = Di sabbia, qui, sono le porte, e a una porta di sabbia bisogna dire ogni minuto che è una porta. È il mestiere di Amaru il portinaio, che ne ha undici in cerchio e una voce sola. «Porta» gracchia. «Porta. *Porta.* Tu, dritta.» Dietro di lui una si versa giù per il proprio gradino. Sibila; l’aria calda sa di bronzo. Di bronzo sono anche i cardini, vecchi e pesanti; di svitarli non ve lo impedisce nessuno. Lui si indica la gola, indica voi, indica la più vicina.
above-below-page-l024-again = «Porta» sentite da undici parti, in undici voci. Gli ha insegnato a dirselo a turno.
above-below-page-l024-hold = Reggere una porta parlandole
above-below-page-l024-hold-3 = «Sei una porta» le dite «e di quelle buone.» Si raddrizza. Lui beve il primo tè da quando girò il vento.
above-below-page-l024-hold-5 = Ne prendete sei e gli raccontate di quella di casa, con lo sportello per il gatto. Mai state così erette. Lui divide con voi le provviste, in un bisbiglio.
above-below-page-l024-unhinge = Svitare intanto i cardini
above-below-page-l024-unhinge-6 = Ne vengono via nove prima che tocchi di nuovo a voi. Non grida, non avendo con che. Piano piano, a una a una, smettono di crederci.
