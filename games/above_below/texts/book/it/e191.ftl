above-below-page-e193 = Due talpe in panciotto si urlano addosso da una parte all’altra di una buca. C’è odore di terra smossa e di ceralacca calda. Hanno una mappa ciascuna: su quella della signorina Filone la buca si chiama *L’errore del signor Zolla*; su quella del signor Zolla non c’è. «Voi!» dicono insieme, sentendo i vostri stivali. «Voi ci vedete. Chi di noi sta più a nord?» In mezzo c’è una catena da misura che nessuno regge dall’altro capo e, più in là, dove le due mappe sono bianche, qualcosa luccica e gocciola.
above-below-page-e193-again = La buca è più fonda. Un cartello dice *In attesa di ricorso*. Da sotto due voci si danno ragione, ed è spaventoso.
above-below-page-e193-hold = Reggere la catena a entrambi
above-below-page-e193-hold-3 = Si fa ora di cena. Viene fuori che ciascuno sta in piedi nella cucina dell’altro. Vi stringono la mano, poi, per un attimo, se la stringono.
above-below-page-e193-hold-5 = Leggete la catena ad alta voce, onestamente, nei due sensi. Ci sono così poco abituati che ognuno vi disegna una copia in bella.
above-below-page-e193-guess = Andare dove le mappe sono bianche
above-below-page-e193-guess-4 = Di qui non è mai passato nessuno: nessuno ha toccato la mensola di funghi, né il borsellino che qualcuno, neanche lui passato di qui, ha perso.
above-below-page-e193-guess-7 = Tornate con del minerale dentro un vaso più vecchio delle mappe. Dietro di voi due penne cancellano un bianco e litigano già sul nome.
