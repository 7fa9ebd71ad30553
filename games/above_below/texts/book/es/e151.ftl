above-below-page-e158 = En la T, entre *Tapires* y *Té derramado*, hay un señor de buen abrigo, archivado. Lleva una etiqueta en la solapa. Bajó hace cuarenta años a cobrar los impuestos de lo hondo, dice con voz de cajón, y lo tomaron por un documento. El engrudo, una vez seco, se deja querer. En el fichero cuchichean ratones, y el olor a cola marea. Si hay entre vosotros una mano firme, podría firmar su salida. Más allá, en el mismo estante, hay una carpeta bien gorda con el nombre de vuestra aldea.
above-below-page-e158-again = Han cerrado el hueco de la T. Alguien escribió a lápiz en la tabla: *En préstamo. Sin multa.*
above-below-page-e158-sign = Firmar su salida en regla
above-below-page-e158-sign-3 = Baja con un ruido de cinta adhesiva. Afuera solo pregunta qué año es, y luego otra vez qué año es, y da las gracias.
above-below-page-e158-sign-5 = Llenáis los once formularios sin un borrón. Los ratones se ponen de pie. Él os deja el dorso en blanco de cuarenta años de declaraciones, atado con cinta.
above-below-page-e158-read = Leer la propia carpeta
above-below-page-e158-read-6 = Resulta que lo hondo le debe dinero a vuestra aldea desde la inundación. Dejáis recibo, con la mejor ortografía que tenéis.
