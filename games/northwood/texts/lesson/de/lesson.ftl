## Die Lektion: ein Besuch, der gelingt

northwood-lesson-about = Ein Spiel für dich allein: ein Besuch bei der Eule, wann man punktet, wann man absichtlich verliert, und ein neuer Freund.
northwood-lesson-fief =
    Du bist der Botschafter von Northwood und besuchst jeden der { $fiefs } Herrscher einmal. Die Zahl eines Lehens ist sein **Ziel**: Erziele **genau** so viele Punkte, und sein Herrscher wird ein Freund. Freunde bringen Sterne; du brauchst { $goal }.
    Wenige deiner { $hand } Karten können punkten, also passt ein kleines Ziel zu dir. Geh zu **Lehen { $target }**: die Eule, { $stars } ★ wert.
northwood-lesson-listen =
    Ein Besuch besteht aus Dialogen. Du **hörst zu**: Die oberste Karte des Nachziehstapels (noch { $deck }) ist die Aussage des Herrschers. Du antwortest mit einer Handkarte, bis deine Hand oder der Nachziehstapel leer ist.
    Vorher darfst du die Fähigkeit eines Verbündeten nutzen. Noch ist das nicht nötig: Drücke **Zuhören**.
northwood-lesson-low =
    Du musst in **derselben Farbe** antworten, wenn du kannst, und du hast { $playable } Blumen. Eine höhere Karte als die des Herrschers würde punkten, doch deine sind beide niedriger. Das macht nichts: Du willst { $target } Punkte, nicht einen für jede Karte.
    Spiele die **niedrigere** und behalte die bessere Karte.
northwood-lesson-again =
    Kein Punkt: Beide Karten kamen auf den Ablagestapel. Du hast { $score } Punkte und noch { $hand } Karten. **Zuhören**, noch einmal.
northwood-lesson-high =
    Blätter, und du hast { $playable }: eine höhere als ihre, eine niedrigere. Du hast immer noch { $score } Punkte, also punkte jetzt: Spiele die **hohe Blätter-Karte**.
northwood-lesson-counting =
    Ein Punkt! Karten, die punkten, kommen auf den Punktestapel: bisher { $score } von { $target }. Beide Stapel darfst du jederzeit durchsehen. **Zuhören**.
northwood-lesson-second =
    Krallen. Deine hohe Krallen-Karte punktet, und dann hast du alle { $target } Punkte. Punkte früh, solange du noch die Wahl hast: Spiele die **hohe Krallen-Karte**.
northwood-lesson-hare =
    { $score } von { $target }: genug! Ein Punkt mehr würde den Besuch verderben, und { $hand } Karten sind noch zu spielen.
    Gefährlich sind die Augen, die eigene Farbe der Eule. Sie sind die **Trumpffarbe**: Augen punkten auch, wenn die Aussage eine **andere** Farbe hat. Der **Hase** legt alle deine Karten in der Farbe des Herrschers ab. Eine Fähigkeit nutzt du vor dem Zuhören, jeden Verbündeten einmal pro Besuch.
northwood-lesson-rest =
    Beide Augen sind fort, ohne Punkt. Du hast noch { $hand } niedrige Karten, keine davon Trumpf: Sie werden kaum punkten. **Zuhören**.
northwood-lesson-follow =
    Wieder Blumen, und höher als deine. Du musst die Farbe bedienen, also kannst du nur { $playable } deiner { $hand } Karten spielen. Sie punktet nicht, und genau das willst du.
northwood-lesson-on =
    Immer noch { $score } Punkte und { $hand } Karten übrig. **Zuhören**.
northwood-lesson-any =
    Nun sagt der Herrscher Augen, und du hast keine: Du darfst **jede** Karte spielen. Gegen die Trumpffarbe punktet nie eine andere Farbe. Spiele die **Blätter-Karte**.
northwood-lesson-end-near =
    { $hand ->
        [one] Noch eine Karte
       *[other] Noch { $hand } Karten
    }. Sieh vor den letzten Aussagen den Ablagestapel durch: So weißt du, welche Karten noch nicht da waren. **Zuhören**.
northwood-lesson-last =
    Wieder höher als deine. Deine letzte Karte beendet den Besuch, mit genau { $target } Punkten. Spiele sie.
northwood-lesson-next =
    Die Eule ist deine Freundin: { $stars } ★ von { $goal }, die du brauchst, und { $best } sind noch möglich. Vor jedem Besuch werden alle Karten neu gemischt, und du siehst deine { $hand } Karten, **bevor** du ein Lehen wählst.
    Deine hohen Krallen und Augen werden wahrscheinlich punkten. Geh zu **Lehen { $target }**.
northwood-lesson-invite =
    Einen befreundeten Herrscher darfst du **einmal** einladen; dieser Gast leiht dir eine Fähigkeit. Danach verlässt er das Spiel, aber die { $stars } ★ bleiben dir. Du brauchst genau { $target } Punkte, da hilft es, die nächsten Aussagen zu kennen: Lade die **Eule** ein.
northwood-lesson-cover =
    Ein Gast ersetzt einen deiner { $allies } Verbündeten: Dessen Fähigkeit kannst du bei diesem Besuch nicht nutzen. Ersetze den **Raben**.
northwood-lesson-owl =
    Nutze eine Fähigkeit, die dir Karten zeigt, vor den anderen. Im Nachziehstapel sind { $deck } Karten; die **Eule** zeigt dir die obersten. Nutze sie.
northwood-lesson-end =
    Jetzt kennst du das Spiel: Wähle ein Lehen, das zu deiner Hand passt, punkte früh, dann verliere absichtlich. Viel Glück!
