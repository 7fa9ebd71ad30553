above-below-page-f020 = *Queridos todos*, dice el agua en vuestras manos. *Gracias por la piedra que me tirasteis a los siete años. Todavía la tengo. Tengo todo lo que me han tirado.* De la página sube olor a lluvia; por la orilla estallan cascabelitos de espuma. *Aquí hay mucho silencio. La gente tira algo, pide un deseo y se va a cenar. Escribid. O bien, si solo queréis las cosas, están once pies abajo, a la izquierda, y gozan de buena salud.* Al pie de la hoja queda sitio, y el lago se ha puesto liso, como quien procura no leer por encima del hombro.
above-below-page-f020-again = El lago se ha quedado la respuesta y os devuelve el lápiz, con punta nueva.
above-below-page-f020-reply = Contestarle largo y tendido
above-below-page-f020-reply-4 = Le habláis de la cena. El papel se riza todo el rato. Cuando habéis firmado, sube un pez a traer el punto final.
above-below-page-f020-reply-6 = A la tercera página ya os contesta en los márgenes. Adjunta vuestra piedra, a la que abajo le ha ido muy bien, y algo suelto de deseos ajenos.
above-below-page-f020-dive = Bucear por lo que tiraron
above-below-page-f020-dive-7 = Once pies abajo, a la izquierda, en filas y sin polvo. Os lleváis lo que más reluce; nada os detiene y nada se despide.
