## The words of the game, in a small table at the beginning

how-word-card = Karta
    .text = Karta vagonu. Většina karet má jednu z osmi barev; platí se jimi za tratě.
how-word-locomotive = Lokomotiva
    .text = Žolík. Nahradí kartu kterékoli barvy.
how-word-row = Nabídka
    .text = Odkryté karty, ze kterých si může brát každý; celkem { $row }.
how-word-deck = Balíček
    .text = Karty rubem nahoru. Kdo líže z balíčku, líže naslepo.
how-word-discards = Odhazovací balíček
    .text = Karty, kterými se zaplatilo nebo které byly odhozeny.
how-word-track = Trať
    .text = Jedno spojení dvou sousedních měst. Její políčka ukazují, jak je dlouhá a jakou barvu chce.
how-word-train = Vagonek
    .text = Tvoje figurky. Na každé políčko trati, kterou obsadíš, přijde jedna.
how-word-ticket = Jízdenka
    .text = Tajný úkol: která dvě města spojit a kolik to vynese.
how-word-station = Nádraží
    .text = Domeček ve městě. Půjčí ti jednu cizí trať.
how-word-ticket-cards = Jízdenka
    .text = Tajný úkol: dvě města, karty potřebné k jejich spojení a kolik to vynese.
how-word-yard = Kolejiště
    .text = Karty, které máš vyložené. Leží před tebou odkryté a ostatní tě o ně mohou přepadením připravit.
how-word-set = Sada
    .text = Všechny karty jedné barvy v jednom kolejišti i s lokomotivami, které k nim byly vyloženy.
how-word-pile = Hromádka
    .text = Tvoje karty v bezpečí, rubem nahoru. Těmi nakonec plníš jízdenky.

## Headings

how-section-about = O co jde
how-section-words = Slovníček
how-section-setup = Příprava hry
how-section-turn = Tvůj tah
how-section-draw = Lízání karet
how-section-row = Nabídka, balíček a odhazovací balíček
how-section-claim = Obsazení trati
how-section-double = Dvojité tratě
how-section-ferry = Trajekty
how-section-tunnel = Tunely
how-section-station = Nádraží
how-section-tickets = Jízdenky
how-section-yard = Z kolejiště na hromádku
how-section-play = Vykládání karet do kolejiště
how-section-robbery = Přepadení
how-section-end = Jak hra končí
how-section-round-end = Jak končí kolo
how-section-complete = Plnění jízdenek
how-section-four = Při čtyřech hráčích: dvě kola
how-section-score = Bodování
how-section-seen = Kdo co vidí
how-section-decided = Kde se pravidla rozcházejí, hrajeme takto

## What it is about

how-usa-about = Sbíráš karty vagonů a platíš jimi za tratě mezi městy Severní Ameriky. Každá trať vynese body hned a tvoje tajné jízdenky přidají další, pokud tvoje tratě spojí dvě města, která jsou na nich uvedena. Až někomu nezbudou skoro žádné vagonky, má každý ještě jeden poslední tah a vyhrává nejvyšší skóre.
how-europe-about = Sbíráš karty vagonů a platíš jimi za tratě napříč Evropou z počátků železnice: po souši, trajektem i tunely, které mohou přijít dráž, než se zdálo. Tratě vynášejí body hned, tajné jízdenky přidají další na konci a nádraží ti dovolí použít cizí trať tam, kde je tvoje vlastní cesta zablokovaná. Až někomu nezbudou skoro žádné vagonky, má každý ještě jeden poslední tah a vyhrává nejvyšší skóre.
how-cards-about = Tady žádná mapa není: sbíráš karty vagonů, vykládáš je v sadách do svého kolejiště a tah za tahem odtud odjíždějí na tvou hromádku, kde jsou v bezpečí. Do té doby tě může přepadnout každý, kdo vyloží větší sadu stejné barvy, a o tu svou přijdeš. Karty z hromádky nakonec plní tvoje tajné jízdenky; vyhrává nejvyšší skóre.
how-players = Pro { $minPlayers } až { $maxPlayers } { $maxPlayers ->
    [one] hráče
    [few] hráče
   *[other] hráčů
}.
# VIEW-4
how-symbols = Každá barva má i svůj vlastní symbol, takže barvy nemusí nikdo rozeznávat.

## Set-up of the two board games

how-setup-trains = Každý dostane **{ $trains } { $trains ->
    [one] vagonek
    [few] vagonky
   *[other] vagonků
}** a začíná bez bodů.
how-setup-stations = Každý dostane také **{ $stations } nádraží**.
how-setup-cards = Zamíchají se všechny karty vagonů, celkem { $cards }: { $perColor } od každé z osmi barev a { $locomotives } { $locomotives ->
    [one] lokomotiva
    [few] lokomotivy
   *[other] lokomotiv
}. Každý dostane **{ $startingCards } { $startingCards ->
    [one] kartu
    [few] karty
   *[other] karet
}**. { $row ->
    [one] Další { $row } karta se odkryje a tvoří
    [few] Další { $row } karty se odkryjí a tvoří
   *[other] Dalších { $row } karet se odkryje a tvoří
} **nabídku**; zbytek je balíček.
how-setup-tickets-usa = Jízdenek je celkem { $tickets }. Každý dostane **{ $dealt }** a nechá si **alespoň { $keep }**. Až si všichni vyberou, přijdou vrácené jízdenky naspod balíčku jízdenek: nejdřív ty od začínajícího hráče, pak od dalšího a tak dál, u každého v pořadí, v jakém je dostal.
how-setup-tickets-europe = Jízdenek je celkem { $tickets }: { $longTickets } { $longTickets ->
    [one] dlouhá, která vede
    [few] dlouhé, které vedou
   *[other] dlouhých, které vedou
} přes celou mapu, a { $regularTickets } { $regularTickets ->
    [one] běžná
    [few] běžné
   *[other] běžných
}. Každý dostane **{ $dealtLong } { $dealtLong ->
    [one] dlouhou
    [few] dlouhé
   *[other] dlouhých
} a { $dealtRegular } { $dealtRegular ->
    [one] běžnou
    [few] běžné
   *[other] běžných
}** a nechá si z nich **alespoň { $keep }**, na druhu nezáleží. Co si nikdo nenechá, jde ze hry neukázané, a stejně tak dlouhé jízdenky, které nikdo nedostal.
how-setup-secret = Všichni vybírají současně a tajně. Na nikoho nemusíš čekat a nikdo nevidí, co si necháváš. Hra začne, až si všichni vyberou.
how-setup-first = Kdo začíná, rozhodne los, pokud to neurčí hostitel stolu. Pak jde tah dokola podle míst, po směru hodinových ručiček.

## A turn of the two board games

how-turn-one = Ve svém tahu uděláš **právě jednu** z těchto věcí:
# Rows of a table: what one can do in a turn.
how-action-draw = Líznout karty
    .text = Dvě, z nabídky nebo naslepo; anebo jedinou lokomotivu z nabídky.
how-action-claim = Obsadit trať
    .text = Zaplatíš ji kartami, postavíš na ni svoje vagonky a připíšeš si za ni body.
how-action-tickets = Líznout jízdenky
    .text = Prohlédneš si { $draw } a necháš si alespoň { $drawKeep }.
how-action-station = Postavit nádraží
    .text = Za jednu až tři karty jedné barvy.
how-turn-pass = Když nemůžeš udělat nic z toho, pasuješ. Dokud můžeš udělat cokoli, pasovat nesmíš. Pokud pasují všichni hráči jeden po druhém, hra okamžitě končí a boduje se.

## Drawing cards

how-draw-two = Vezmeš si **dvě karty**, jednu po druhé. Každá může být z nabídky, nebo naslepo z vršku balíčku.
how-draw-refill = Karta vzatá z nabídky se hned nahradí z balíčku, ještě než si vezmeš druhou. První karta ti tak může přinést lepší druhou.
how-draw-locomotive = **Odkrytá lokomotiva** má cenu celého tahu: vzít si ji můžeš jen jako první kartu, a pak je to karta jediná. Druhou kartou být nemůže, ani když se právě teď odkryla.
how-draw-blind = Lokomotiva líznutá **naslepo** je štěstí: počítá se jako jedna obyčejná karta a o tu druhou nepřijdeš.
how-draw-short = Někdy už po první kartě není co vzít: balíček i odhazovací balíček jsou prázdné a v nabídce jsou jen lokomotivy, nebo nic. Tvůj tah pak končí s jednou kartou.
how-draw-no-limit = V ruce můžeš mít tolik karet, kolik chceš.

## Row, deck and discards

how-row-reshuffle = Když je potřeba karta a balíček je prázdný, zamíchá se odhazovací balíček a stane se novým balíčkem.
how-row-reshuffle-tunnel = Karty vyložené za tunel, o kterém se ještě nerozhodlo, zatím odhozené nejsou, a tak se do balíčku nezamíchají.
how-row-three = Kdykoli jsou v nabídce **tři nebo více** lokomotiv, celá nabídka se odhodí a { $row ->
    [one] odkryje se { $row } nová karta
    [few] odkryjí se { $row } nové karty
   *[other] odkryje se { $row } nových karet
}. To se opakuje, dokud lokomotiv není méně než tři. Když přitom dojde balíček, zamíchá se odhazovací balíček i s právě odhozenými kartami.
how-row-three-when = Posuzuje se to vždy, když je nabídka tak plná, jak jen může být: po přípravě hry, po každém doplnění a po všem, při čem se odhazují karty.
how-row-three-stop = Nabídka zůstane, jak je, jen tehdy, když žádná lepší být nemůže, protože nabídka, balíček a odhazovací balíček mají dohromady příliš málo karet, které nejsou lokomotivy. U nabídky s { $row } { $row ->
    [one] kartou
    [few] kartami
   *[other] kartami
} to znamená méně než tři takové karty.
how-row-empty = Když jsou balíček i odhazovací balíček prázdné, prázdná místa v nabídce zůstávají prázdná. Jakmile se nějaké karty odhodí, místa se zase po řadě zaplní, a to ve chvíli, kdy skončí akce, při které se odhodily.
how-row-last = I s prázdným balíčkem a odhazovacím balíčkem si pořád můžeš vzít, co leží v nabídce. Teprve když je prázdná i ta, nemůže si karty vzít nikdo.

## Claiming a track

how-claim-pay = Trať stojí **tolik karet, kolik má políček**, a všechny jedné barvy. Barevná trať chce karty své barvy. Lokomotivy jich mohou nahradit libovolný počet, třeba i všechny.
how-claim-gray = **Šedá** trať bere kteroukoli jednu barvu: vybereš si kterou, ale všechny karty musí být právě té barvy, nebo to musí být lokomotivy.
how-claim-trains = Na každé políčko potřebuješ jeden vagonek. Když ti jich zbývá méně, než má trať políček, obsadit ji nemůžeš.
how-claim-whole = Za tah obsadíš jednu trať, a to vždy celou. Může ležet kdekoli: na tvoje ostatní tratě navazovat nemusí.
how-claim-points = Body za trať dostaneš ve chvíli, kdy ji obsadíš. Dlouhé tratě vynášejí na každé políčko mnohem víc:
# Heads of the table of points, and one row of it.
how-points-length = Délka
how-points-points = Body
how-points-spaces = { $count } { $count ->
    [one] políčko
    [few] políčka
   *[other] políček
}
how-claim-discard = Čím zaplatíš, to přijde na odhazovací balíček.
how-claim-discard-europe = Čím zaplatíš, to přijde na odhazovací balíček, ať jde o trať, o příplatek za tunel, nebo o nádraží.

## Double tracks

how-double-own = Dvě tratě, které spojují stejná dvě města, jsou **dvojitá trať**. Nikdo nesmí vlastnit obě.
how-double-closed = Při méně než { $doublesFrom } { $doublesFrom ->
    [one] hráči
    [few] hráčích
   *[other] hráčích
} se dá použít jen jedna z nich: jakmile ji někdo obsadí, je druhá zavřená pro všechny. Od { $doublesFrom } { $doublesFrom ->
    [one] hráče
    [few] hráčů
   *[other] hráčů
} výš smějí mít dva hráči každý jednu.
how-double-not = Tratě, které vedou kus cesty vedle sebe, ale končí v různých městech, dvojité nejsou. Nemají spolu nic společného.

## Ferries

how-ferry-engines = **Trajekt** je šedá trať přes vodu a některá jeho políčka mají symbol lokomotivy. Za každý takový symbol musíš zaplatit jednu lokomotivu. Ostatní políčka stojí karty kterékoli jedné barvy, jako u každé šedé trati, a i tam je mohou nahradit lokomotivy.
how-ferry-example = Trajekt { $amsterdam } – { $london } má dvě políčka a na obou je symbol lokomotivy: zaplatíš ho dvěma lokomotivami a ničím jiným.

## Tunnels

how-tunnel-steps = **Tunel** má zděný okraj a nikdo předem neví, kolik bude stát. Nejdřív vyložíš karty, kterými by se platila kterákoli jiná trať. Pak se otočí { $tunnelCards } { $tunnelCards ->
    [one] vrchní karta
    [few] vrchní karty
   *[other] vrchních karet
} balíčku.
how-tunnel-extra = Každá otočená karta **té barvy, jakou mají vyložené karty**, a každá otočená **lokomotiva** tě stojí jednu kartu navíc: téže barvy, nebo lokomotivu. U šedého tunelu jde o barvu, kterou si pro něj zvolíš.
how-tunnel-locomotives = Když vyložíš **samé lokomotivy**, stojí něco jen otočené lokomotivy a platíš za ně pouze lokomotivami.
how-tunnel-leave = Pak se rozhodneš: buď zaplatíš celý příplatek a tunel obsadíš, nebo si svoje karty vezmeš zpátky a tvůj tah končí. Pokud zaplatit nemůžeš, zbývá jen vzít si je zpátky; co se otočilo, uvidíš i tak.
how-tunnel-few = Když je v balíčku a odhazovacím balíčku dohromady méně než { $tunnelCards } { $tunnelCards ->
    [one] karta
    [few] karty
   *[other] karet
}, otočí se jen ty, které tam jsou. Pokud tam není žádná, nestojí tunel nic navíc.
how-tunnel-turned = Ať se rozhodneš jakkoli, otočené karty přijdou na konci tvého tahu na odhazovací balíček.
how-tunnel-table = Trojí způsob, jak mohou tytéž tři karty dopadnout u tunelu { $munchen } – { $zurich }, který má dvě žlutá políčka. Otočené karty: žlutá, modrá a lokomotiva.
# Rows of a table: what was laid down, and what happens.
how-tunnel-row-yellow = Dvě žluté
    .text = Žlutá karta a lokomotiva stojí každá jednu navíc: připlatíš dvě karty, žluté nebo lokomotivy.
how-tunnel-row-mixed = Jedna žlutá, jedna lokomotiva
    .text = Úplně stejně: vyložená barva je žlutá. Dvě karty navíc.
how-tunnel-row-locomotives = Dvě lokomotivy
    .text = Něco stojí jen otočená lokomotiva: připlatíš jednu lokomotivu.

## Stations

how-station-where = Místo čehokoli jiného můžeš ve svém tahu postavit **nádraží** v kterémkoli městě, kde ještě žádné není, ať tam něčí trať končí, nebo ne. Za tah postavíš nejvýš jedno, za celou hru nejvýš { $stations }.
how-station-cost = První stojí jednu kartu, druhé dvě, třetí tři: všechny jedné barvy a kteroukoli z nich může nahradit lokomotiva.
# Rows of a table: which station, and what it costs.
how-station-row = { $number ->
    [1] První nádraží
    [2] Druhé nádraží
   *[other] Třetí nádraží
}
    .text = { $number ->
        [one] { $number } karta
        [few] { $number } karty jedné barvy
       *[other] { $number } karet jedné barvy
    }
how-station-borrow = Na konci si každé tvoje nádraží **půjčí jednu trať** jednoho soupeře, která vede do města s tímto nádražím. Pro tvoje jízdenky se ta trať počítá jako tvoje vlastní. Pro všechny tvoje jízdenky je to tatáž trať.
how-station-borrow-when = Nemusíš ji vybírat předem. Která trať se půjčí, se rozhodne až na konci a nejlepší volba se udělá za tebe.
how-station-best = Nejlepší je volba, která ti dá nejvíc bodů za jízdenky; z rovnocenných ta, která splní víc jízdenek; pak ta, při které se půjčí méně tratí, protože nádraží, které nic nezmění, si nic nepůjčí. Nakonec se tvoje nádraží projdou v pořadí, v jakém byla postavena, a vezme se první vhodná trať podle pořadí v souboru mapy.
how-station-longest = Půjčené tratě se do nejdelší souvislé trati nikdy nepočítají.
how-station-unbuilt = Každé nádraží, které **nepostavíš**, má na konci hodnotu **{ $unbuilt } { $unbuilt ->
    [one] bodu
    [few] bodů
   *[other] bodů
}**. Stavba tě tedy přijde draho hned dvakrát.

## Tickets of the two board games

how-ticket-draw = Vezmeš si z balíčku jízdenek **{ $draw }** { $draw ->
    [one] vrchní
    [few] vrchní
   *[other] vrchních
} a necháš si **alespoň { $drawKeep }**. Ostatní přijdou naspod v pořadí, v jakém byly líznuty. Když jich zbývá méně, vezmeš si ty; když žádná, jízdenky líznout nemůžeš.
how-ticket-keep = Jízdenka, kterou si necháš, ti zůstane až do konce; vrátit ji nemůžeš. Můžeš jich mít, kolik chceš. Jsou tajné: ostatní vidí jen to, kolik jich máš.
how-ticket-complete = Jízdenka je **splněná**, když její dvě města spojují tvoje vlastní tratě, ať vedou kudykoli. Na konci pak vynese svoje body; jinak jich stejně tolik **ztratíš**. Tratě soupeřů nepomáhají.
how-ticket-complete-europe = Jízdenka je **splněná**, když její dvě města spojují tvoje vlastní tratě, ať vedou kudykoli, i s pomocí těch, které si půjčí tvoje nádraží. Na konci pak vynese svoje body; jinak jich stejně tolik **ztratíš**.

## End and score of the two board games

how-end-last = Když má někdo na konci svého tahu **{ $lastTrains } { $lastTrains ->
    [one] vagonek
    [few] vagonky
   *[other] vagonků
} nebo méně**, začíná poslední kolo: každý hráč včetně něj má ještě přesně jeden tah. Pokud mezitím klesne na { $lastTrains } i další hráč, nic se tím neprodlouží.
how-end-example = Když tedy máš na konci svého tahu { $lastTrains } { $lastTrains ->
    [one] vagonek
    [few] vagonky
   *[other] vagonků
} ty, má každý soupeř ještě jeden tah a ten úplně poslední je tvůj.
how-score-sum = Tvoje skóre jsou body za tvoje tratě plus body za splněné jízdenky minus body za nesplněné.
how-score-longest = **Nejdelší souvislá trať** vynese navíc { $longest } { $longest ->
    [one] bod
    [few] body
   *[other] bodů
}. Je to nejdelší nepřerušená řada vlastních tratí jednoho hráče, měřená v políčkách. Může vést znovu přes totéž město a může tvořit smyčku, ale žádnou trať nepoužije dvakrát. Pokud ji má stejně dlouhou víc hráčů, dostane body každý z nich; pokud nikdo žádnou trať neobsadil, nedostane je nikdo.
how-score-stations = Každé nepostavené nádraží přidá { $unbuilt } { $unbuilt ->
    [one] bod
    [few] body
   *[other] bodů
}.
how-score-example = Příklad, spočítaný až do konce:
# Rows of the example. The first: how many tracks of one length.
how-example-tracks = { $count ->
    [one] { $count } trať o
    [few] { $count } tratě po
   *[other] { $count } tratí po
} { $length } { $length ->
    [one] políčku
    [few] políčkách
   *[other] políčkách
}
how-example-ticket-done = Jízdenka { $from } – { $to }, splněná
how-example-ticket-open = Jízdenka { $from } – { $to }, nesplněná
how-example-stations = { $count } { $count ->
    [one] nepostavené nádraží
    [few] nepostavená nádraží
   *[other] nepostavených nádraží
}
how-example-longest = Nejdelší souvislá trať
how-example-big-city = Bonus za velkoměsto { $city }
how-example-total = Celkem
how-ties-usa = Když mají dva hráči stejné skóre, je vpředu ten, kdo má víc splněných jízdenek; je-li i to stejné, ten, jehož nejdelší souvislá trať je delší. Pokud je stejné i to, o místo se dělí. Takto se určují všechna místa, nejen první.
how-ties-europe = Když mají dva hráči stejné skóre, je vpředu ten, kdo má víc splněných jízdenek; pak ten, kdo postavil méně nádraží; pak ten, kdo má body za nejdelší souvislou trať. Pokud je stejné i to, o místo se dělí. Takto se určují všechna místa, nejen první.

## Who sees what

how-seen-all-usa = **Všichni vidí** nabídku, kolik karet je v balíčku, v odhazovacím balíčku a v balíčku jízdenek, u každého hráče počet karet, jízdenek a vagonků, jeho tratě a body za ně a také které karty si bere z nabídky.
how-seen-all-europe = **Všichni vidí** nabídku, kolik karet je v balíčku, v odhazovacím balíčku a v balíčku jízdenek, u každého hráče počet karet, jízdenek a vagonků, jeho nádraží, jeho tratě a body za ně a také které karty si bere z nabídky nebo otáčí pro tunel.
how-seen-all-cards = **Všichni vidí** nabídku, kolik karet je v balíčku, v odhazovacím balíčku a v balíčku jízdenek, u každého hráče počet karet a jízdenek, jeho kolejiště, kolik karet má na hromádce a také které karty si bere z nabídky.
how-seen-own = **Jen ty vidíš** svoje karty, svoje jízdenky a jízdenky, ze kterých vybíráš. Co si lízneš naslepo, se nikomu jinému neukáže. Diváci vidí to, co vidí všichni.
how-seen-end = **Na konci** je všechno odkryté: karty v rukou, jízdenky i to, jak byla která splněna; ukáže se i nejdelší souvislá trať.
how-seen-end-europe = **Na konci** je všechno odkryté: karty v rukou, jízdenky, to, co si které nádraží půjčilo, i to, jak byla která jízdenka splněna; ukáže se i nejdelší souvislá trať.
how-seen-end-cards = **Na konci** je všechno odkryté: karty v rukou, jízdenky i to, jak byla která splněna.

## The Card Game: set-up

how-cards-setup-cards = Karet vagonů je celkem { $cards }: { $perColor } od každé z osmi barev a { $locomotives } { $locomotives ->
    [one] lokomotiva
    [few] lokomotivy
   *[other] lokomotiv
}. Každý dostane nejdřív **jednu lokomotivu**; zbytek se zamíchá a každý dostane **ještě { $startingCards } { $startingCards ->
    [one] kartu
    [few] karty
   *[other] karet
}**. { $row ->
    [one] Další { $row } karta se odkryje a tvoří
    [few] Další { $row } karty se odkryjí a tvoří
   *[other] Dalších { $row } karet se odkryje a tvoří
} **nabídku**; zbytek je balíček.
how-cards-setup-tickets = Jízdenek je celkem { $tickets }. Každý dostane **{ $dealt }** a nechá si **alespoň { $keep }**. Až si všichni vyberou, zamíchají se vrácené jízdenky zpátky do balíčku jízdenek.
how-cards-ticket = Na jízdence jsou dvě města, karty, kterými se splní, a její body. Čím víc karet chce, tím víc vynese.
# Six cities named in the table that follows.
how-cards-big-cities = Šest **velkoměst** leží odkrytých i s bonusovými body. Každý bonus nakonec dostane hráč, který splnil nejvíc jízdenek s tímto městem.
how-cards-big-city = Velkoměsto
how-cards-bonus = Bonus

## The Card Game: a turn

how-cards-turn-move = Tvůj tah má dvě části. Nejdřív se sama od sebe a hned přesune **jedna karta z každé sady** ve tvém kolejišti rubem nahoru na tvou hromádku.
how-cards-turn-one = Pak uděláš **právě jednu** z těchto věcí:
how-cards-action-draw = Líznout karty
    .text = Dvě, z nabídky nebo naslepo; anebo jedinou lokomotivu z nabídky.
how-cards-action-play = Vyložit karty
    .text = Sadu jedné barvy nebo tři karty tří barev do svého kolejiště.
how-cards-action-tickets = Líznout jízdenky
    .text = Prohlédneš si { $draw } a necháš si, kolik chceš, třeba žádnou.
how-cards-turn-pass = Když nemůžeš udělat nic z toho, pasuješ. Dokud můžeš udělat cokoli, pasovat nesmíš. Pokud pasují všichni hráči jeden po druhém, kolo se uzavře a plní se jízdenky.
how-cards-yard-top = Lokomotivy leží v sadě nahoře, a proto odjíždějí první; která karta se přesune, si nevybíráš. Co zbude, má pořád barvu sady.
how-cards-yard-example = Sada dvou zelených karet a lokomotivy potřebuje tři tvoje tahy: nejdřív se přesune lokomotiva, pak jedna zelená karta a pak druhá. Po celou tu dobu je to zelená sada.
how-cards-pile = **Do hromádky se nikdo nedívá**, dokud se neboduje, ani její majitel: co v té své máš, si musíš pamatovat. Stůl se dá založit i s volbou, že se každý smí do své hromádky kdykoli podívat.
how-cards-draw-row = Tři lokomotivy v nabídce v této hře nic nemění: nabídka zůstává.
how-cards-draw-short = Pokud balíček dojde s tvou první kartou, končí tvoje lízání tou jednou kartou. Víc o tom níže, kde se píše, jak končí kolo.

## The Card Game: playing cards

how-cards-play-set = **Sada** jsou dvě nebo více karet jedné barvy. Lokomotivy mohou nahradit všechny kromě jedné: alespoň jedna karta musí tu barvu ukazovat.
how-cards-play-trio = Nebo vyložíš **tři karty tří různých barev**, přesně tři a žádnou lokomotivu. Každá z nich začíná vlastní sadu a všechny tři se na začátku tvého příštího tahu přesunou na tvou hromádku.
how-cards-play-own = Barvu, která ještě leží ve **tvém vlastním** kolejišti, vyložit nemůžeš. Počkej, až sada odjede.
how-cards-rob = Barvu, která leží v kolejišti **soupeře**, můžeš vyložit jen ve **větším počtu** karet, než jich tam má soupeř; lokomotivy se počítají na obou stranách. Pak je to přepadení: soupeř odhodí celou tu sadu i s jejími lokomotivami. Má-li tu barvu víc soupeřů, musíš překonat každého z nich a přepadeni jsou všichni.
how-cards-rob-example = Soupeř má v kolejišti dvě modré karty a lokomotivu, dohromady tři karty. Se třemi modrými kartami nezmůžeš nic; se třemi modrými kartami a lokomotivou ho připravíš o všechny tři.
how-cards-rob-trio = Třemi kartami tří barev nikoho přepadnout nelze: jediná karta nikdy není víc než to, co tam leží. Žádná z těch tří barev tedy nesmí ležet v žádném kolejišti.
how-cards-rob-safe = Karty na hromádce jsou v bezpečí. A protože každá sada přijde na začátku tahu svého majitele o jednu kartu, sada, která je dnes na přepadení moc velká, může být zítra dost malá.
how-cards-ticket-draw = Vezmeš si z balíčku jízdenek **{ $draw }** { $draw ->
    [one] vrchní
    [few] vrchní
   *[other] vrchních
} a necháš si, kolik chceš, třeba žádnou. Ostatní přijdou naspod v pořadí, v jakém byly líznuty. Když jich zbývá méně, vezmeš si ty.

## The Card Game: the end of a round, and the score

how-cards-end-deck = Odhozené karty se zpátky **nezamíchávají**. Jakmile balíček opustí poslední karta, ať si ji někdo vezme, nebo se odkryje na doplnění nabídky, kolo se uzavírá: po právě probíhajícím tahu má každý hráč, i ten, kdo je teď na tahu, ještě přesně jeden tah.
how-cards-end-no-draw = Když je balíček prázdný, nikdo si karty nelíže, ani z nabídky. Pokud se to stane po první kartě, kterou si vezmeš, tvoje lízání tou kartou končí. Když tedy v balíčku zbývá jediná karta, můžeš svůj tah využít k tomu, že si vezmeš právě jen ji.
how-cards-complete = Teď všichni plní jízdenky **kartami ze své hromádky**. Každá karta poslouží jen jedné jízdence; lokomotiva platí za kteroukoli barvu. Karty, které máš ještě v ruce nebo v kolejišti, se nepočítají.
how-cards-complete-choice = Které jízdenky splníš, si vybíráš; nejlepší volba se ti nabídne. První odpovídá hráč po tom, kdo hrál poslední, pak ostatní podle míst; odpovídáš, i když nemůžeš splnit nic. Pak jde celá tvoje hromádka, využitá i nevyužitá, na odhazovací balíček.
how-cards-best = **Nejlepší volba** je ta s nejvyšším počtem bodů za jízdenky, kde se od bodů za splněné odečítají body za ostatní; z rovnocenných ta s větším počtem jízdenek; pak ta, na jejíchž jízdenkách je víc velkoměst, přičemž jízdenka se dvěma se počítá dvakrát; a nakonec ta, jejíž jízdenky jsou v souboru jízdenek dřív.
how-cards-rounds-few = Při 2 nebo 3 hráčích hra teď končí.
how-cards-rounds-four = Při 4 hráčích to byla jen první polovina. Splněné jízdenky se obodují a odloží; každému zůstávají karty v ruce a dosud nesplněné jízdenky. Všechny ostatní karty, z hromádek, kolejišť, nabídky a odhazovacího balíčku, se zamíchají do nového balíčku.
how-cards-rounds-deal = Pak každý dostane { $secondRoundCards } { $secondRoundCards ->
    [one] kartu
    [few] karty
   *[other] karet
}, rozdává se po jedné, a odkryje se nová nabídka, { $row } { $row ->
    [one] karta
    [few] karty
   *[other] karet
}, nebo méně, když karty nestačí. Hra pokračuje hráčem po tom, kdo hrál poslední; u něj začíná i rozdávání. Až bude balíček zase prázdný, uzavře se druhé kolo stejně jako první, jízdenky se plní ještě jednou a hra končí. Pokud je nový balíček prázdný hned od začátku, má každý jeden tah.
how-cards-score = Na konci se ti započítají splněné jízdenky a každá nesplněná tě **stojí** tolik bodů, kolik je na ní.
how-cards-score-big = Každý **bonus za velkoměsto** dostane hráč s největším počtem splněných jízdenek, na kterých to město je; jízdenka se dvěma velkoměsty se počítá pro obě. Při shodě dostane bonus každý z nejlepších. Pokud takovou jízdenku nikdo nesplnil, nedostane ho nikdo.
how-cards-score-example = Příklad: hráč z obrázku výše má navíc nejvíc jízdenek pro dvě velkoměsta.
how-ties-cards = Když mají dva hráči stejné skóre, je vpředu ten, kdo má víc splněných jízdenek; pak ten, kdo má víc bonusů za velkoměsta. Pokud je stejné i to, o místo se dělí. Takto se určují všechna místa, nejen první.

## Captions of the pictures

how-picture-symbols = Osm barev a lokomotiva, každá se svým symbolem a svým vagonem.
how-picture-row = Nabídka a vedle ní balíček. Můžeš si vzít kteroukoli kartu, kterou vidíš, nebo jednu naslepo.
how-picture-second = Tvoje první karta ležela v nabídce na druhém místě a místo ní se odkryla lokomotiva. Jako druhou si můžeš vzít kteroukoli z ostatních nebo líznout naslepo, ale tuhle ne.
how-picture-three = Tři lokomotivy: všech pět karet se odhodí a odkryje se pět nových.
# The track is red.
how-picture-pay-usa = Trať { $dallas } – { $el_paso } má { $length } { $length ->
    [one] červené políčko
    [few] červená políčka
   *[other] červených políček
} a vynese { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}. Tři způsoby, jak ji zaplatit: čtyři červené karty; dvě červené a dvě lokomotivy; čtyři lokomotivy.
# The track is purple.
how-picture-pay-europe = Trať { $brest } – { $pamplona } má { $length } { $length ->
    [one] fialové políčko
    [few] fialová políčka
   *[other] fialových políček
} a vynese { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}. Tři způsoby, jak ji zaplatit: čtyři fialové karty; dvě fialové a dvě lokomotivy; čtyři lokomotivy.
how-picture-gray-usa = Trať { $phoenix } – { $el_paso } je šedá. Zaplatí ji tři zelené karty, nebo dvě žluté a lokomotiva; zelené a žluté dohromady ne.
how-picture-gray-europe = Trať { $rostov } – { $sevastopol } je šedá. Zaplatí ji čtyři zelené karty, nebo tři žluté a lokomotiva; zelené a žluté dohromady ne.
how-picture-double-usa = Dvojitá trať { $denver } – { $salt_lake_city } při 3 hráčích: červený obsadil jednu z nich, a tak je druhá přeškrtnutá a zavřená.
how-picture-double-europe = Dvojitá trať { $paris } – { $pamplona } při 3 hráčích: červený obsadil jednu z nich, a tak je druhá přeškrtnutá a zavřená.
how-picture-ticket-usa = Jízdenka { $denver } – { $el_paso } je splněná: červený má obě tratě přes město { $santa_fe }. Vynese { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
how-picture-ticket-europe = Jízdenka { $brindisi } – { $zurich } je splněná: červený má všechny tři tratě přes města { $roma } a { $venezia }. Vynese { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
how-picture-longest-usa = Nejdelší souvislá trať, { $spaces } { $spaces ->
    [one] políčko
    [few] políčka
   *[other] políček
}: { $nashville } – { $saint_louis } – { $kansas_city } – { $omaha } – { $denver } – { $kansas_city }. Přes město { $kansas_city } vede dvakrát. Trať { $denver } – { $santa_fe } zůstává stranou; cesta s ní by byla kratší.
how-picture-longest-europe = Nejdelší souvislá trať, { $spaces } { $spaces ->
    [one] políčko
    [few] políčka
   *[other] políček
}: { $wien } – { $munchen } – { $frankfurt } – { $paris } – { $bruxelles } – { $frankfurt }. Přes město { $frankfurt } vede dvakrát. Trať { $amsterdam } – { $bruxelles } zůstává stranou; cesta s ní by byla kratší.
how-picture-ferry = Trajekt { $palermo } – { $smyrna } má { $length } { $length ->
    [one] políčko
    [few] políčka
   *[other] políček
}, dvě z nich se symbolem lokomotivy: dvě lokomotivy a čtyři karty jedné barvy, nebo víc lokomotiv a méně karet té barvy. Vynese { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
how-picture-tunnel = Tunel { $munchen } – { $zurich }: leží tu tvoje dvě žluté karty. Ze tří otočených karet stojí žlutá a lokomotiva každá jednu kartu navíc, modrá nic. Připlatíš třetí žlutou kartu a lokomotivu.
how-picture-station = Žlutý má jízdenku { $paris } – { $wien }, ale trať { $frankfurt } – { $munchen } patří zelenému. Nádraží ve městě { $munchen } si ji půjčí: jízdenka je splněná a vynese { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
how-picture-yard = Na začátku tvého tahu se z každé sady přesune na hromádku jedna karta: ze zelené sady lokomotiva, protože leží nahoře, a z červené sady červená karta.
how-picture-sets = Co se dá vyložit: tři zelené karty; jedna zelená karta a dvě lokomotivy; nebo tři karty tří barev. Samotné lokomotivy ne.
how-picture-robbery = Nahoře kolejiště soupeře se třemi kartami, z nich jedna je lokomotiva. Dole to, co vykládáš ty: čtyři karty téže barvy. Soupeř všechny tři odhodí.
how-picture-complete = Tvoje hromádka a tvoje čtyři jízdenky. Červená a zelená splní první jízdenku; bílá a lokomotiva místo černé druhou; žlutá a modrá třetí. Na čtvrtou už žádná žlutá karta nezbývá: její body jsou ztracené. Použít lokomotivu tam by tě stálo druhou jízdenku, a ta má větší cenu.

## Where rulebooks differ, or leave something open: question and answer

how-decided-start = Od kolika bodů se začíná?
    .text = Od 0. V jedné verzi pravidel stojí na začátku všechny ukazatele na 1, což nic nemění.
how-decided-first = Kdo začíná?
    .text = Koho určí los. „Nejzcestovalejšího hráče“ mohou určit jen lidé kolem skutečného stolu.
how-decided-kept = Je vidět, kolik počátečních jízdenek si ostatní nechávají?
    .text = Až když si všichni vyberou: ten počet k tajemství patří.
how-decided-row-left = Balíček i odhazovací balíček jsou prázdné, ale v nabídce karty jsou: smím si líznout?
    .text = Ano. Nejde to jedině tehdy, když mají všechny karty hráči v rukou.
how-decided-three = Co když přicházejí tři lokomotivy znovu a znovu?
    .text = Nabídka se vyměňuje, dokud vůbec může nějaká lepší být, a pak už zůstane.
how-decided-slot = Kdy se zaplňuje prázdné místo v nabídce?
    .text = Poté, co si někdo vezme kartu z nabídky, a na konci akce, při které se odhazují karty; jindy ne.
how-decided-shuffle = Balíček opustila poslední karta: zamíchá se odhazovací balíček hned?
    .text = Ne, až když je potřeba další karta. Co se odhodí mezitím, zamíchá se také.
how-decided-tunnel-shuffle = Balíček dojde, zrovna když se otáčejí karty pro tunel: co se zamíchá?
    .text = Jen odhazovací balíček. Karty vyložené ani ty už otočené do něj nepatří, dokud tah neskončí.
how-decided-locomotives = Platím samými lokomotivami za něco, co bere kteroukoli barvu: záleží na barvě?
    .text = Ne. Nabídne se ti to jako jeden způsob placení, ne jako osm.
how-decided-few-tickets = Co když zbývá méně jízdenek, než kolik si jich musím nechat?
    .text = Pak si necháš všechny, které si lízneš. Stát se to může jen na vlastních mapách, které chtějí víc než jednu.
how-decided-own-map = Co platí na vlastní mapě?
    .text = Pokud na ní hráči mají nádraží, rozhoduje se při shodě jako v Evropě, jinak jako v USA. Pokud se na ní žádné počáteční jízdenky nerozdávají, hra začíná hned.
how-decided-station = Smím si vybrat, co si moje nádraží půjčí?
    .text = Ne, a ani nemusíš: nejlepší volba se udělá za tebe a žádná jiná by ti neposloužila lépe.
how-decided-station-equal = Co když by dvě moje nádraží posloužila stejně dobře?
    .text = Půjčí si to, které bylo postaveno dřív.
how-decided-yard-first = Která karta ze sady se přesune první?
    .text = Ta vrchní, tedy nejdřív lokomotivy: pokládají se navrch a karty se berou seshora.
how-decided-set = Mohou být sadou samotné lokomotivy?
    .text = Ne. Sada potřebuje barvu.
how-decided-last-turn = Kdy začínají poslední tahy: když je prázdný balíček, nebo když je prázdná nabídka?
    .text = Když je prázdný balíček. Pak zbývá jen vykládat karty a lízat jízdenky.
how-decided-new-row = Je ve druhém kole nová nabídka?
    .text = Ano. Zamíchají se všechny karty, které nejsou v rukou hráčů, i ty z nabídky.
how-decided-worse = Smím splnit jiné jízdenky než ty z nejlepší volby?
    .text = Ano. Později na tom může záležet, kvůli velkoměstům nebo ve druhém kole.
how-decided-returned = Jak se vracejí počáteční jízdenky, které si nikdo nenechá?
    .text = Až si všichni vyberou, zamíchají se společně do balíčku jízdenek, takže nezáleží na tom, kdo vybral první. Pokud si všichni nechají všechny, nic se nemíchá.
how-decided-slot-cards = Kdy se zaplňuje prázdné místo v nabídce?
    .text = Poté, co si někdo vezme kartu z nabídky, a když začíná nové kolo; líznutím naslepo ne a přepadením také ne.
how-decided-passes = Počítá se pasování dál i do druhého kola?
    .text = Ne, po každém bodování se počítá znovu.
how-decided-look = Smím se podívat do své hromádky, když vybírám, které jízdenky splním?
    .text = Ano, jakmile začne bodování.
how-decided-open = Kdo vidí, co plním?
    .text = Všichni a hned: jízdenky i celou tvou hromádku, aby to mohl každý zkontrolovat.
how-decided-file = Které jízdenky jsou „v souboru dřív“?
    .text = Ke každé volbě si napiš, kolikáté v souboru její jízdenky jsou, od nejmenšího čísla. Kde se dva takové seznamy poprvé liší, vyhrává menší číslo.
