above-below-page-f001 = Entre bastidores todo es cordel. La pastora de hojalata os lleva de la manga y habla sin tomar aliento, porque no tiene. El lobo se oxidó. La luna está atascada. Al pastor lo despidieron por ahorrar, y lleva noventa años besando un perchero. Huele mucho a aceite de lámpara y la obertura, a una seña suya, vuelve a empezar. Alguno de vosotros podría ponerse el abrigo. O bien sentarse a salvo bajo el escenario, en la concha del apuntador, donde a la gente se le caía el cambio.
above-below-page-f001-again = Al perchero le han quitado el polvo y le han dado un papel con texto. Ella os enseña el texto.
above-below-page-f001-shepherd = Ponerse el abrigo del pastor
above-below-page-f001-shepherd-4 = Llegáis tarde a cenar en los cinco actos. Ella no mira al perchero ni una vez, y las críticas os las escribe de su mano, en buen papel.
above-below-page-f001-shepherd-7 = Improvisáis un sexto, en el que se cena. La sala calla y luego la luna, sin ayuda, se desatasca. De recuerdo os da su contrapeso.
above-below-page-f001-prompt = Apuntar desde la concha
above-below-page-f001-prompt-3 = Susurráis cada palabra un poco antes de que haga falta. Lo que rodó hasta ahí en noventa años supera la recaudación.

above-below-page-f008 = *Queridos todos*, dice el agua en vuestras manos. *Gracias por la piedra que me tirasteis a los siete años. Todavía la tengo. Tengo todo lo que me han tirado.* De la página sube olor a lluvia; por la orilla estallan cascabelitos de espuma. *Aquí hay mucho silencio. La gente tira algo, pide un deseo y se va a cenar. Escribid. O bien, si solo queréis las cosas, están once pies abajo, a la izquierda, y gozan de buena salud.* Al pie de la hoja queda sitio, y el lago se ha puesto liso, como quien procura no leer por encima del hombro.
above-below-page-f008-again = El lago se ha quedado la respuesta y os devuelve el lápiz, con punta nueva.
above-below-page-f008-reply = Contestarle largo y tendido
above-below-page-f008-reply-4 = Le habláis de la cena. El papel se riza todo el rato. Cuando habéis firmado, sube un pez a traer el punto final.
above-below-page-f008-reply-6 = A la tercera página ya os contesta en los márgenes. Adjunta vuestra piedra, a la que abajo le ha ido muy bien, y algo suelto de deseos ajenos.
above-below-page-f008-dive = Bucear por lo que tiraron
above-below-page-f008-dive-7 = Once pies abajo, a la izquierda, en filas y sin polvo. Os lleváis lo que más reluce; nada os detiene y nada se despide.
