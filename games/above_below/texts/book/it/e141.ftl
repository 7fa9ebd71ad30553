above-below-page-e146 = In questa sala i suoni arrivano in anticipo. Vi sentite ammirarla prima di entrare, poi un colpo di tosse, poi, dal fondo, uno dei vostri che grida: *No, quella a sinistra!* I cristalli stanno in fila come canne d’organo, così freddi che fumano, e l’aria sa di scorza di limone. Di sinistra non ha ancora parlato nessuno. Due colonne hanno preso a ronzare, e dentro una scorre una luce viola. Potreste sedervi finché ne saprete di più, o tirar fuori subito lo scalpello.
above-below-page-e146-again = La sala vi accoglie con i vostri stessi saluti d’addio. Li dite, per non creare complicazioni, e ve ne andate.
above-below-page-e146-wait = Sedersi e lasciarla finire
above-below-page-e146-wait-0 = Ascoltate tutto il pomeriggio, compresa la caduta che ormai non farete. A quanto pare a qualcuno sarebbe servita la pozione; ve la tenete.
above-below-page-e146-chip = Scalpellare quelle che ronzano
above-below-page-e146-chip-4 = «No, quella a sinistra!» grida qualcuno, giusto in tempo. Viene via in schegge limpide, buone da vendere, e nessuno ci ha rimesso un sopracciglio.
above-below-page-e146-chip-6 = Quella a sinistra si apre come una credenza. Dentro, su uno stelo di luce, cresce una pietra che, a sentire, sta già sulla vostra mensola.
