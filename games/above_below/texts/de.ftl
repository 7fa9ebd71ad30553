above-below-name = Oben und Unten
