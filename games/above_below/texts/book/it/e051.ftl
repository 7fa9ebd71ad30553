above-below-page-e059 = Le costole spuntano da questo campo come fasciami di barche mai finite, e in mezzo scava una cagna. È grande come un carro di fieno e ha il muso bianco. Appena ha sepolto una cosa si scorda dove, e la terra trema per la delusione. Adesso vi ha visti. Vi posa davanti un femore ben leccato, tiepido, che sa di sego, e arretra agitando tutta la metà di dietro. Nelle buche, poi, ci sono vecchi vasi. E per quell’osso un intagliatore di pettini pagherebbe.
above-below-page-e059-again = Ha scavato una buca per ciascuno, della vostra esatta misura, per gentilezza. Ringraziate da una certa distanza.
above-below-page-e059-throw = Lanciarlo più lontano che si può
above-below-page-e059-throw-2 = Non è lontano. Lei è educata, lo riporta e vi mostra col muso come si tiene il braccio.
above-below-page-e059-throw-5 = Passa sopra l’ultima costola e sparisce nel buio. Sta via tanto che guardate nelle sue buche, e ne esce il servizio di nozze di qualcuno.
above-below-page-e059-sell = Venderlo a chi fa pettini
above-below-page-e059-sell-4 = Ne vengono quaranta pettini e un calzascarpe. La sera la sentite passare il campo, buca per buca.
