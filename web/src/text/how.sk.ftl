## The words of the game, in a small table at the beginning

how-word-card = Karta
    .text = Karta vagóna. Väčšina kariet má jednu z ôsmich farieb; platí sa nimi za trate.
how-word-locomotive = Lokomotíva
    .text = Divoká karta. Nahradí kartu ktorejkoľvek farby.
how-word-row = Ponuka
    .text = Odkryté karty, z ktorých si môže brať každý; spolu { $row }.
how-word-deck = Balíček
    .text = Karty otočené rubom nahor. Kto ťahá z balíčka, ťahá naslepo.
how-word-discards = Odhadzovacia kôpka
    .text = Karty, ktorými sa zaplatilo alebo ktoré boli odhodené.
how-word-track = Trať
    .text = Jedno spojenie dvoch susedných miest. Jej políčka ukazujú, aká je dlhá a akú farbu chce.
how-word-train = Vagónik
    .text = Tvoje figúrky. Na každé políčko trate, ktorú obsadíš, príde jedna.
how-word-ticket = Lístok
    .text = Tajná úloha: ktoré dve mestá spojiť a koľko to vynesie.
how-word-station = Stanica
    .text = Domček v meste. Požičia ti jednu cudziu trať.
how-word-ticket-cards = Lístok
    .text = Tajná úloha: dve mestá, karty potrebné na ich spojenie a koľko to vynesie.
how-word-yard = Koľajisko
    .text = Karty, ktoré máš vyložené. Ležia pred tebou odkryté a ostatní ťa o ne môžu prepadom pripraviť.
how-word-set = Sada
    .text = Všetky karty jednej farby v jednom koľajisku aj s lokomotívami, ktoré k nim boli vyložené.
how-word-pile = Hromádka
    .text = Tvoje karty v bezpečí, rubom nahor. Tými nakoniec plníš lístky.

## Headings

how-section-about = O čo ide
how-section-words = Slovníček
how-section-setup = Príprava hry
how-section-turn = Tvoj ťah
how-section-draw = Ťahanie kariet
how-section-row = Ponuka, balíček a odhadzovacia kôpka
how-section-claim = Obsadenie trate
how-section-double = Dvojité trate
how-section-ferry = Trajekty
how-section-tunnel = Tunely
how-section-station = Stanice
how-section-tickets = Lístky
how-section-yard = Z koľajiska na hromádku
how-section-play = Vykladanie kariet do koľajiska
how-section-robbery = Prepad
how-section-end = Ako sa hra končí
how-section-round-end = Ako sa končí kolo
how-section-complete = Plnenie lístkov
how-section-four = Pri štyroch hráčoch: dve kolá
how-section-score = Bodovanie
how-section-seen = Kto čo vidí
how-section-decided = Kde sa pravidlá rozchádzajú, hráme takto

## What it is about

how-usa-about = Zbieraš karty vagónov a platíš nimi za trate medzi mestami Severnej Ameriky. Každá trať vynesie body hneď a tvoje tajné lístky pridajú ďalšie, ak tvoje trate spoja dve mestá, ktoré sú na nich uvedené. Keď niekomu nezostanú takmer žiadne vagóniky, má každý ešte jeden posledný ťah a vyhráva najvyššie skóre.
how-europe-about = Zbieraš karty vagónov a platíš nimi za trate naprieč Európou z počiatkov železnice: po súši, trajektom aj tunelmi, ktoré môžu vyjsť drahšie, než sa zdalo. Trate vynášajú body hneď, tajné lístky pridajú ďalšie na konci a stanica ti dovolí použiť cudziu trať tam, kde je tvoja vlastná cesta zablokovaná. Keď niekomu nezostanú takmer žiadne vagóniky, má každý ešte jeden posledný ťah a vyhráva najvyššie skóre.
how-cards-about = Tu žiadna mapa nie je: zbieraš karty vagónov, vykladáš ich v sadách do svojho koľajiska a ťah za ťahom odtiaľ odchádzajú na tvoju hromádku, kde sú v bezpečí. Dovtedy ťa môže prepadnúť každý, kto vyloží väčšiu sadu rovnakej farby, a o tú svoju prídeš. Karty z hromádky nakoniec plnia tvoje tajné lístky; vyhráva najvyššie skóre.
how-players = Pre { $minPlayers } až { $maxPlayers } { $maxPlayers ->
    [one] hráča
    [few] hráčov
   *[other] hráčov
}.
# VIEW-4
how-symbols = Každá farba má aj svoj vlastný symbol, takže farby nemusí nikto rozoznávať.

## Set-up of the two board games

how-setup-trains = Každý dostane **{ $trains } { $trains ->
    [one] vagónik
    [few] vagóniky
   *[other] vagónikov
}** a začína bez bodov.
how-setup-stations = Každý dostane aj **{ $stations } { $stations ->
    [one] stanicu
    [few] stanice
   *[other] staníc
}**.
how-setup-cards = Zamiešajú sa všetky karty vagónov, spolu { $cards }: { $perColor } z každej z ôsmich farieb a { $locomotives } { $locomotives ->
    [one] lokomotíva
    [few] lokomotívy
   *[other] lokomotív
}. Každý dostane **{ $startingCards } { $startingCards ->
    [one] kartu
    [few] karty
   *[other] kariet
}**. { $row ->
    [one] Ďalšia { $row } karta sa odkryje a tvorí
    [few] Ďalšie { $row } karty sa odkryjú a tvoria
   *[other] Ďalších { $row } kariet sa odkryje a tvorí
} **ponuku**; zvyšok je balíček.
how-setup-tickets-usa = Lístkov je spolu { $tickets }. Každý dostane **{ $dealt }** a nechá si **aspoň { $keep }**. Keď si všetci vyberú, prídu vrátené lístky naspodok balíčka lístkov: najprv tie od začínajúceho hráča, potom od ďalšieho a tak ďalej, pri každom v poradí, v akom ich dostal.
how-setup-tickets-europe = Lístkov je spolu { $tickets }: { $longTickets } { $longTickets ->
    [one] dlhý, ktorý vedie
    [few] dlhé, ktoré vedú
   *[other] dlhých, ktoré vedú
} cez celú mapu, a { $regularTickets } { $regularTickets ->
    [one] bežný
    [few] bežné
   *[other] bežných
}. Každý dostane **{ $dealtLong } { $dealtLong ->
    [one] dlhý
    [few] dlhé
   *[other] dlhých
} a { $dealtRegular } { $dealtRegular ->
    [one] bežný
    [few] bežné
   *[other] bežných
}** a nechá si z nich **aspoň { $keep }**, na druhu nezáleží. Čo si nikto nenechá, ide z hry neukázané, a rovnako aj dlhé lístky, ktoré nikto nedostal.
how-setup-secret = Všetci si vyberajú naraz a tajne. Na nikoho nemusíš čakať a nikto nevidí, čo si nechávaš. Hra sa začne, keď si všetci vyberú.
how-setup-first = Kto začína, rozhodne žreb, ak to neurčí hostiteľ stola. Potom ide ťah dookola podľa miest, v smere hodinových ručičiek.

## A turn of the two board games

how-turn-one = Vo svojom ťahu urobíš **práve jednu** z týchto vecí:
# Rows of a table: what one can do in a turn.
how-action-draw = Potiahnuť karty
    .text = Dve, z ponuky alebo naslepo; alebo jedinú lokomotívu z ponuky.
how-action-claim = Obsadiť trať
    .text = Zaplatíš ju kartami, postavíš na ňu svoje vagóniky a pripíšeš si za ňu body.
how-action-tickets = Potiahnuť lístky
    .text = Pozrieš si { $draw } a necháš si aspoň { $drawKeep }.
how-action-station = Postaviť stanicu
    .text = Za jednu až tri karty jednej farby.
how-turn-pass = Keď nemôžeš urobiť nič z toho, pasuješ. Kým môžeš urobiť čokoľvek, pasovať nesmieš. Ak pasujú všetci hráči jeden po druhom, hra sa okamžite končí a boduje sa.

## Drawing cards

how-draw-two = Vezmeš si **dve karty**, jednu po druhej. Každá môže byť z ponuky alebo naslepo z vrchu balíčka.
how-draw-refill = Karta vzatá z ponuky sa hneď nahradí z balíčka, ešte skôr, než si vezmeš druhú. Prvá karta ti tak môže priniesť lepšiu druhú.
how-draw-locomotive = **Odkrytá lokomotíva** má cenu celého ťahu: vziať si ju môžeš len ako prvú kartu, a potom je to karta jediná. Druhou kartou byť nemôže, ani keď sa práve teraz odkryla.
how-draw-blind = Lokomotíva potiahnutá **naslepo** je šťastie: počíta sa ako jedna obyčajná karta a o tú druhú neprídeš.
how-draw-short = Niekedy už po prvej karte nie je čo vziať: balíček aj odhadzovacia kôpka sú prázdne a v ponuke sú len lokomotívy alebo nič. Tvoj ťah sa vtedy končí s jednou kartou.
how-draw-no-limit = V ruke môžeš mať toľko kariet, koľko chceš.

## Row, deck and discards

how-row-reshuffle = Keď treba kartu a balíček je prázdny, zamieša sa odhadzovacia kôpka a stane sa novým balíčkom.
how-row-reshuffle-tunnel = Karty vyložené za tunel, o ktorom sa ešte nerozhodlo, zatiaľ odhodené nie sú, a tak sa do balíčka nezamiešajú.
how-row-three = Kedykoľvek sú v ponuke **tri alebo viac** lokomotív, celá ponuka sa odhodí a { $row ->
    [one] odkryje sa { $row } nová karta
    [few] odkryjú sa { $row } nové karty
   *[other] odkryje sa { $row } nových kariet
}. To sa opakuje, kým lokomotív nie je menej ako tri. Ak sa pritom minie balíček, zamieša sa odhadzovacia kôpka aj s práve odhodenými kartami.
how-row-three-when = Posudzuje sa to vždy, keď je ponuka taká plná, ako len môže byť: po príprave hry, po každom doplnení a po všetkom, pri čom sa odhadzujú karty.
how-row-three-stop = Ponuka zostane, aká je, len vtedy, keď žiadna lepšia byť nemôže, pretože ponuka, balíček a odhadzovacia kôpka majú spolu priveľmi málo kariet, ktoré nie sú lokomotívy. Pri ponuke s { $row } { $row ->
    [one] kartou
    [few] kartami
   *[other] kartami
} to znamená menej ako tri také karty.
how-row-empty = Keď sú balíček aj odhadzovacia kôpka prázdne, prázdne miesta v ponuke zostávajú prázdne. Len čo sa nejaké karty odhodia, miesta sa zasa v poradí zaplnia, a to vo chvíli, keď sa skončí akcia, pri ktorej sa odhodili.
how-row-last = Aj s prázdnym balíčkom a odhadzovacou kôpkou si stále môžeš vziať, čo leží v ponuke. Až keď je prázdna aj tá, nemôže si karty vziať nikto.

## Claiming a track

how-claim-pay = Trať stojí **toľko kariet, koľko má políčok**, a všetky jednej farby. Farebná trať chce karty svojej farby. Lokomotívy ich môžu nahradiť ľubovoľný počet, hoci aj všetky.
how-claim-gray = **Sivá** trať berie ktorúkoľvek jednu farbu: vyberieš si ktorú, ale všetky karty musia byť práve tej farby, alebo to musia byť lokomotívy.
how-claim-trains = Na každé políčko potrebuješ jeden vagónik. Keď ti ich zostáva menej, než má trať políčok, obsadiť ju nemôžeš.
how-claim-whole = Za ťah obsadíš jednu trať, a to vždy celú. Môže ležať kdekoľvek: na tvoje ostatné trate nadväzovať nemusí.
how-claim-points = Body za trať dostaneš vo chvíli, keď ju obsadíš. Dlhé trate vynášajú na každé políčko oveľa viac:
# Heads of the table of points, and one row of it.
how-points-length = Dĺžka
how-points-points = Body
how-points-spaces = { $count } { $count ->
    [one] políčko
    [few] políčka
   *[other] políčok
}
how-claim-discard = Čím zaplatíš, to príde na odhadzovaciu kôpku.
how-claim-discard-europe = Čím zaplatíš, to príde na odhadzovaciu kôpku, či už ide o trať, o príplatok za tunel, alebo o stanicu.

## Double tracks

how-double-own = Dve trate, ktoré spájajú tie isté dve mestá, sú **dvojitá trať**. Nikto nesmie vlastniť obe.
how-double-closed = Pri menej ako { $doublesFrom } { $doublesFrom ->
    [one] hráčovi
    [few] hráčoch
   *[other] hráčoch
} sa dá použiť len jedna z nich: len čo ju niekto obsadí, je druhá zatvorená pre všetkých. Od { $doublesFrom } { $doublesFrom ->
    [one] hráča
    [few] hráčov
   *[other] hráčov
} vyššie smú mať dvaja hráči každý jednu.
how-double-not = Trate, ktoré vedú kus cesty vedľa seba, ale končia sa v rôznych mestách, dvojité nie sú. Nemajú spolu nič spoločné.

## Ferries

how-ferry-engines = **Trajekt** je sivá trať cez vodu a niektoré jeho políčka majú symbol lokomotívy. Za každý taký symbol musíš zaplatiť jednu lokomotívu. Ostatné políčka stoja karty ktorejkoľvek jednej farby, ako pri každej sivej trati, a aj tam ich môžu nahradiť lokomotívy.
how-ferry-example = Trajekt { $amsterdam } – { $london } má dve políčka a na oboch je symbol lokomotívy: zaplatíš ho dvoma lokomotívami a ničím iným.

## Tunnels

how-tunnel-steps = **Tunel** má murovaný okraj a nikto vopred nevie, koľko bude stáť. Najprv vyložíš karty, ktorými by sa platila ktorákoľvek iná trať. Potom sa z balíčka { $tunnelCards ->
    [one] otočí { $tunnelCards } vrchná karta
    [few] otočia { $tunnelCards } vrchné karty
   *[other] otočí { $tunnelCards } vrchných kariet
}.
how-tunnel-extra = Každá otočená karta **tej farby, akú majú vyložené karty**, a každá otočená **lokomotíva** ťa stojí jednu kartu navyše: tej istej farby, alebo lokomotívu. Pri sivom tuneli ide o farbu, ktorú si preň zvolíš.
how-tunnel-locomotives = Keď vyložíš **samé lokomotívy**, stoja niečo len otočené lokomotívy a platíš za ne iba lokomotívami.
how-tunnel-leave = Potom sa rozhodneš: buď zaplatíš celý príplatok a tunel obsadíš, alebo si svoje karty vezmeš späť a tvoj ťah sa končí. Ak zaplatiť nemôžeš, zostáva len vziať si ich späť; čo sa otočilo, uvidíš aj tak.
how-tunnel-few = Keď je v balíčku a odhadzovacej kôpke spolu menej ako { $tunnelCards } { $tunnelCards ->
    [one] karta
    [few] karty
   *[other] kariet
}, otočia sa len tie, ktoré tam sú. Ak tam nie je žiadna, nestojí tunel nič navyše.
how-tunnel-turned = Nech sa rozhodneš akokoľvek, otočené karty prídu na konci tvojho ťahu na odhadzovaciu kôpku.
how-tunnel-table = Trojaký spôsob, ako môžu tie isté tri karty dopadnúť pri tuneli { $munchen } – { $zurich }, ktorý má dve žlté políčka. Otočené karty: žltá, modrá a lokomotíva.
# Rows of a table: what was laid down, and what happens.
how-tunnel-row-yellow = Dve žlté
    .text = Žltá karta a lokomotíva stoja každá jednu navyše: priplatíš dve karty, žlté alebo lokomotívy.
how-tunnel-row-mixed = Jedna žltá, jedna lokomotíva
    .text = Úplne rovnako: vyložená farba je žltá. Dve karty navyše.
how-tunnel-row-locomotives = Dve lokomotívy
    .text = Niečo stojí len otočená lokomotíva: priplatíš jednu lokomotívu.

## Stations

how-station-where = Namiesto čohokoľvek iného môžeš vo svojom ťahu postaviť **stanicu** v ktoromkoľvek meste, kde ešte žiadna nie je, či sa tam niečia trať končí, alebo nie. Za ťah postavíš najviac jednu, za celú hru najviac { $stations }.
how-station-cost = Prvá stojí jednu kartu, druhá dve, tretia tri: všetky jednej farby a ktorúkoľvek z nich môže nahradiť lokomotíva.
# Rows of a table: which station, and what it costs.
how-station-row = { $number ->
    [1] Prvá stanica
    [2] Druhá stanica
   *[other] Tretia stanica
}
    .text = { $number ->
        [one] { $number } karta
        [few] { $number } karty jednej farby
       *[other] { $number } kariet jednej farby
    }
how-station-borrow = Na konci si každá tvoja stanica **požičia jednu trať** jedného súpera, ktorá vedie do mesta s touto stanicou. Pre tvoje lístky sa tá trať počíta ako tvoja vlastná. Pre všetky tvoje lístky je to tá istá trať.
how-station-borrow-when = Nemusíš ju vyberať vopred. Ktorá trať sa požičia, sa rozhodne až na konci a najlepšia voľba sa urobí za teba.
how-station-best = Najlepšia je voľba, ktorá ti dá najviac bodov za lístky; z rovnocenných tá, ktorá splní viac lístkov; potom tá, pri ktorej sa požičia menej tratí, pretože stanica, ktorá nič nezmení, si nič nepožičia. Nakoniec sa tvoje stanice prejdú v poradí, v akom boli postavené, a vezme sa prvá vhodná trať podľa poradia v súbore mapy.
how-station-longest = Požičané trate sa do najdlhšej súvislej trate nikdy nepočítajú.
how-station-unbuilt = Každá stanica, ktorú **nepostavíš**, má na konci hodnotu **{ $unbuilt } { $unbuilt ->
    [one] bodu
    [few] bodov
   *[other] bodov
}**. Stavba ťa teda vyjde draho hneď dvakrát.

## Tickets of the two board games

how-ticket-draw = Vezmeš si z balíčka lístkov **{ $draw }** { $draw ->
    [one] vrchný
    [few] vrchné
   *[other] vrchných
} a necháš si **aspoň { $drawKeep }**. Ostatné prídu naspodok v poradí, v akom boli potiahnuté. Keď ich zostáva menej, vezmeš si tie; keď žiadny, lístky potiahnuť nemôžeš.
how-ticket-keep = Lístok, ktorý si necháš, ti zostane až do konca; vrátiť ho nemôžeš. Môžeš ich mať, koľko chceš. Sú tajné: ostatní vidia len to, koľko ich máš.
how-ticket-complete = Lístok je **splnený**, keď jeho dve mestá spájajú tvoje vlastné trate, nech vedú kadiaľkoľvek. Na konci potom vynesie svoje body; inak ich presne toľko **stratíš**. Trate súperov nepomáhajú.
how-ticket-complete-europe = Lístok je **splnený**, keď jeho dve mestá spájajú tvoje vlastné trate, nech vedú kadiaľkoľvek, aj s pomocou tých, ktoré si požičajú tvoje stanice. Na konci potom vynesie svoje body; inak ich presne toľko **stratíš**.

## End and score of the two board games

how-end-last = Keď má niekto na konci svojho ťahu **{ $lastTrains } { $lastTrains ->
    [one] vagónik
    [few] vagóniky
   *[other] vagónikov
} alebo menej**, začína sa posledné kolo: každý hráč vrátane neho má ešte presne jeden ťah. Ak medzitým klesne na { $lastTrains } aj ďalší hráč, nič sa tým nepredĺži.
how-end-example = Keď teda máš na konci svojho ťahu { $lastTrains } { $lastTrains ->
    [one] vagónik
    [few] vagóniky
   *[other] vagónikov
} ty, má každý súper ešte jeden ťah a ten úplne posledný je tvoj.
how-score-sum = Tvoje skóre sú body za tvoje trate plus body za splnené lístky mínus body za nesplnené.
how-score-longest = **Najdlhšia súvislá trať** vynesie navyše { $longest } { $longest ->
    [one] bod
    [few] body
   *[other] bodov
}. Je to najdlhší neprerušený rad vlastných tratí jedného hráča, meraný v políčkach. Môže viesť znova cez to isté mesto a môže tvoriť slučku, ale žiadnu trať nepoužije dvakrát. Ak ju má rovnako dlhú viac hráčov, dostane body každý z nich; ak nikto žiadnu trať neobsadil, nedostane ich nikto.
how-score-stations = Každá nepostavená stanica pridá { $unbuilt } { $unbuilt ->
    [one] bod
    [few] body
   *[other] bodov
}.
how-score-example = Príklad, spočítaný až do konca:
# Rows of the example. The first: how many tracks of one length.
how-example-tracks = { $count } { $count ->
    [one] trať
    [few] trate
   *[other] tratí
} s dĺžkou { $length } { $length ->
    [one] políčko
    [few] políčka
   *[other] políčok
}
how-example-ticket-done = Lístok { $from } – { $to }, splnený
how-example-ticket-open = Lístok { $from } – { $to }, nesplnený
how-example-stations = { $count } { $count ->
    [one] nepostavená stanica
    [few] nepostavené stanice
   *[other] nepostavených staníc
}
how-example-longest = Najdlhšia súvislá trať
how-example-big-city = Bonus za veľkomesto { $city }
how-example-total = Spolu
how-ties-usa = Keď majú dvaja hráči rovnaké skóre, je vpredu ten, kto má viac splnených lístkov; ak je aj to rovnaké, ten, ktorého najdlhšia súvislá trať je dlhšia. Ak je rovnaké aj to, o miesto sa delia. Takto sa určujú všetky miesta, nielen prvé.
how-ties-europe = Keď majú dvaja hráči rovnaké skóre, je vpredu ten, kto má viac splnených lístkov; potom ten, kto postavil menej staníc; potom ten, kto má body za najdlhšiu súvislú trať. Ak je rovnaké aj to, o miesto sa delia. Takto sa určujú všetky miesta, nielen prvé.

## Who sees what

how-seen-all-usa = **Všetci vidia** ponuku, koľko kariet je v balíčku, v odhadzovacej kôpke a v balíčku lístkov, pri každom hráčovi počet kariet, lístkov a vagónikov, jeho trate a body za ne a aj to, ktoré karty si berie z ponuky.
how-seen-all-europe = **Všetci vidia** ponuku, koľko kariet je v balíčku, v odhadzovacej kôpke a v balíčku lístkov, pri každom hráčovi počet kariet, lístkov a vagónikov, jeho stanice, jeho trate a body za ne a aj to, ktoré karty si berie z ponuky alebo otáča pre tunel.
how-seen-all-cards = **Všetci vidia** ponuku, koľko kariet je v balíčku, v odhadzovacej kôpke a v balíčku lístkov, pri každom hráčovi počet kariet a lístkov, jeho koľajisko, koľko kariet má na hromádke a aj to, ktoré karty si berie z ponuky.
how-seen-own = **Len ty vidíš** svoje karty, svoje lístky a lístky, z ktorých vyberáš. Čo si potiahneš naslepo, sa nikomu inému neukáže. Diváci vidia to, čo vidia všetci.
how-seen-end = **Na konci** je všetko odkryté: karty v rukách, lístky aj to, ako bol ktorý splnený; ukáže sa aj najdlhšia súvislá trať.
how-seen-end-europe = **Na konci** je všetko odkryté: karty v rukách, lístky, to, čo si ktorá stanica požičala, aj to, ako bol ktorý lístok splnený; ukáže sa aj najdlhšia súvislá trať.
how-seen-end-cards = **Na konci** je všetko odkryté: karty v rukách, lístky aj to, ako bol ktorý splnený.

## The Card Game: set-up

how-cards-setup-cards = Kariet vagónov je spolu { $cards }: { $perColor } z každej z ôsmich farieb a { $locomotives } { $locomotives ->
    [one] lokomotíva
    [few] lokomotívy
   *[other] lokomotív
}. Každý dostane najprv **jednu lokomotívu**; zvyšok sa zamieša a každý dostane **ešte { $startingCards } { $startingCards ->
    [one] kartu
    [few] karty
   *[other] kariet
}**. { $row ->
    [one] Ďalšia { $row } karta sa odkryje a tvorí
    [few] Ďalšie { $row } karty sa odkryjú a tvoria
   *[other] Ďalších { $row } kariet sa odkryje a tvorí
} **ponuku**; zvyšok je balíček.
how-cards-setup-tickets = Lístkov je spolu { $tickets }. Každý dostane **{ $dealt }** a nechá si **aspoň { $keep }**. Keď si všetci vyberú, zamiešajú sa vrátené lístky späť do balíčka lístkov.
how-cards-ticket = Na lístku sú dve mestá, karty, ktorými sa splní, a jeho body. Čím viac kariet chce, tým viac vynesie.
# Six cities named in the table that follows.
how-cards-big-cities = Šesť **veľkomiest** leží odkrytých aj s bonusovými bodmi. Každý bonus nakoniec dostane hráč, ktorý splnil najviac lístkov s týmto mestom.
how-cards-big-city = Veľkomesto
how-cards-bonus = Bonus

## The Card Game: a turn

how-cards-turn-move = Tvoj ťah má dve časti. Najprv sa sama od seba a hneď presunie **jedna karta z každej sady** v tvojom koľajisku rubom nahor na tvoju hromádku.
how-cards-turn-one = Potom urobíš **práve jednu** z týchto vecí:
how-cards-action-draw = Potiahnuť karty
    .text = Dve, z ponuky alebo naslepo; alebo jedinú lokomotívu z ponuky.
how-cards-action-play = Vyložiť karty
    .text = Sadu jednej farby alebo tri karty troch farieb do svojho koľajiska.
how-cards-action-tickets = Potiahnuť lístky
    .text = Pozrieš si { $draw } a necháš si, koľko chceš, hoci aj žiadny.
how-cards-turn-pass = Keď nemôžeš urobiť nič z toho, pasuješ. Kým môžeš urobiť čokoľvek, pasovať nesmieš. Ak pasujú všetci hráči jeden po druhom, kolo sa uzavrie a plnia sa lístky.
how-cards-yard-top = Lokomotívy ležia v sade navrchu, a preto odchádzajú prvé; ktorá karta sa presunie, si nevyberáš. Čo zostane, má stále farbu sady.
how-cards-yard-example = Sada dvoch zelených kariet a lokomotívy potrebuje tri tvoje ťahy: najprv sa presunie lokomotíva, potom jedna zelená karta a potom druhá. Celý ten čas je to zelená sada.
how-cards-pile = **Do hromádky sa nikto nepozerá**, kým sa neboduje, ani jej majiteľ: čo v tej svojej máš, si musíš pamätať. Stôl sa dá založiť aj s voľbou, že sa každý smie do svojej hromádky kedykoľvek pozrieť.
how-cards-draw-row = Tri lokomotívy v ponuke v tejto hre nič nemenia: ponuka zostáva.
how-cards-draw-short = Ak sa balíček minie s tvojou prvou kartou, tvoje ťahanie sa končí tou jednou kartou. Viac o tom nižšie, kde sa píše, ako sa končí kolo.

## The Card Game: playing cards

how-cards-play-set = **Sada** sú dve alebo viac kariet jednej farby. Lokomotívy môžu nahradiť všetky okrem jednej: aspoň jedna karta musí tú farbu ukazovať.
how-cards-play-trio = Alebo vyložíš **tri karty troch rôznych farieb**, presne tri a žiadnu lokomotívu. Každá z nich začína vlastnú sadu a všetky tri sa na začiatku tvojho nasledujúceho ťahu presunú na tvoju hromádku.
how-cards-play-own = Farbu, ktorá ešte leží v **tvojom vlastnom** koľajisku, vyložiť nemôžeš. Počkaj, kým sada odíde.
how-cards-rob = Farbu, ktorá leží v koľajisku **súpera**, môžeš vyložiť len vo **väčšom počte** kariet, než ich tam má súper; lokomotívy sa počítajú na oboch stranách. Vtedy je to prepad: súper odhodí celú tú sadu aj s jej lokomotívami. Ak má tú farbu viac súperov, musíš prekonať každého z nich a prepadnutí sú všetci.
how-cards-rob-example = Súper má v koľajisku dve modré karty a lokomotívu, spolu tri karty. S tromi modrými kartami nezmôžeš nič; s tromi modrými kartami a lokomotívou ho pripravíš o všetky tri.
how-cards-rob-trio = Tromi kartami troch farieb nikoho prepadnúť nemožno: jediná karta nikdy nie je viac než to, čo tam leží. Žiadna z tých troch farieb teda nesmie ležať v žiadnom koľajisku.
how-cards-rob-safe = Karty na hromádke sú v bezpečí. A keďže každá sada príde na začiatku ťahu svojho majiteľa o jednu kartu, sada, ktorá je dnes na prepad priveľká, môže byť zajtra dosť malá.
how-cards-ticket-draw = Vezmeš si z balíčka lístkov **{ $draw }** { $draw ->
    [one] vrchný
    [few] vrchné
   *[other] vrchných
} a necháš si, koľko chceš, hoci aj žiadny. Ostatné prídu naspodok v poradí, v akom boli potiahnuté. Keď ich zostáva menej, vezmeš si tie.

## The Card Game: the end of a round, and the score

how-cards-end-deck = Odhodené karty sa späť **nezamiešavajú**. Len čo balíček opustí posledná karta, či si ju niekto vezme, alebo sa odkryje na doplnenie ponuky, kolo sa uzatvára: po práve prebiehajúcom ťahu má každý hráč, aj ten, kto je teraz na ťahu, ešte presne jeden ťah.
how-cards-end-no-draw = Keď je balíček prázdny, nikto si karty neťahá, ani z ponuky. Ak sa to stane po prvej karte, ktorú si vezmeš, tvoje ťahanie sa tou kartou končí. Keď teda v balíčku zostáva jediná karta, môžeš svoj ťah využiť na to, že si vezmeš práve len ju.
how-cards-complete = Teraz všetci plnia lístky **kartami zo svojej hromádky**. Každá karta poslúži len jednému lístku; lokomotíva platí za ktorúkoľvek farbu. Karty, ktoré máš ešte v ruke alebo v koľajisku, sa nepočítajú.
how-cards-complete-choice = Ktoré lístky splníš, si vyberáš; najlepšia voľba sa ti ponúkne. Prvý odpovedá hráč po tom, kto hral posledný, potom ostatní podľa miest; odpovedáš, aj keď nemôžeš splniť nič. Potom ide celá tvoja hromádka, využitá aj nevyužitá, na odhadzovaciu kôpku.
how-cards-best = **Najlepšia voľba** je tá s najvyšším počtom bodov za lístky, kde sa od bodov za splnené odčítajú body za ostatné; z rovnocenných tá s väčším počtom lístkov; potom tá, na ktorej lístkoch je viac veľkomiest, pričom lístok s dvoma sa počíta dvakrát; a nakoniec tá, ktorej lístky sú v súbore lístkov skôr.
how-cards-rounds-few = Pri 2 alebo 3 hráčoch sa hra teraz končí.
how-cards-rounds-four = Pri 4 hráčoch to bola len prvá polovica. Splnené lístky sa obodujú a odložia; každému zostávajú karty v ruke a dosiaľ nesplnené lístky. Všetky ostatné karty, z hromádok, koľajísk, ponuky a odhadzovacej kôpky, sa zamiešajú do nového balíčka.
how-cards-rounds-deal = Potom každý dostane { $secondRoundCards } { $secondRoundCards ->
    [one] kartu
    [few] karty
   *[other] kariet
}, rozdáva sa po jednej, a odkryje sa nová ponuka, { $row } { $row ->
    [one] karta
    [few] karty
   *[other] kariet
}, alebo menej, keď karty nestačia. Hra pokračuje hráčom po tom, kto hral posledný; pri ňom sa začína aj rozdávanie. Keď bude balíček zasa prázdny, uzavrie sa druhé kolo rovnako ako prvé, lístky sa plnia ešte raz a hra sa končí. Ak je nový balíček prázdny hneď od začiatku, má každý jeden ťah.
how-cards-score = Na konci sa ti započítajú splnené lístky a každý nesplnený ťa **stojí** toľko bodov, koľko je na ňom.
how-cards-score-big = Každý **bonus za veľkomesto** dostane hráč s najväčším počtom splnených lístkov, na ktorých to mesto je; lístok s dvoma veľkomestami sa počíta pre obe. Pri zhode dostane bonus každý z najlepších. Ak taký lístok nikto nesplnil, nedostane ho nikto.
how-cards-score-example = Príklad: hráč z obrázka vyššie má navyše najviac lístkov pre dve veľkomestá.
how-ties-cards = Keď majú dvaja hráči rovnaké skóre, je vpredu ten, kto má viac splnených lístkov; potom ten, kto má viac bonusov za veľkomestá. Ak je rovnaké aj to, o miesto sa delia. Takto sa určujú všetky miesta, nielen prvé.

## Captions of the pictures

how-picture-symbols = Osem farieb a lokomotíva, každá so svojím symbolom a svojím vagónom.
how-picture-row = Ponuka a vedľa nej balíček. Môžeš si vziať ktorúkoľvek kartu, ktorú vidíš, alebo jednu naslepo.
how-picture-second = Tvoja prvá karta ležala v ponuke na druhom mieste a namiesto nej sa odkryla lokomotíva. Ako druhú si môžeš vziať ktorúkoľvek z ostatných alebo potiahnuť naslepo, ale túto nie.
how-picture-three = Tri lokomotívy: všetkých päť kariet sa odhodí a odkryje sa päť nových.
# The track is red.
how-picture-pay-usa = Trať { $dallas } – { $el_paso } má { $length } { $length ->
    [one] červené políčko
    [few] červené políčka
   *[other] červených políčok
} a vynesie { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodov
}. Tri spôsoby, ako ju zaplatiť: štyri červené karty; dve červené a dve lokomotívy; štyri lokomotívy.
# The track is purple.
how-picture-pay-europe = Trať { $brest } – { $pamplona } má { $length } { $length ->
    [one] fialové políčko
    [few] fialové políčka
   *[other] fialových políčok
} a vynesie { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodov
}. Tri spôsoby, ako ju zaplatiť: štyri fialové karty; dve fialové a dve lokomotívy; štyri lokomotívy.
how-picture-gray-usa = Trať { $phoenix } – { $el_paso } je sivá. Zaplatia ju tri zelené karty alebo dve žlté a lokomotíva; zelené a žlté spolu nie.
how-picture-gray-europe = Trať { $rostov } – { $sevastopol } je sivá. Zaplatia ju štyri zelené karty alebo tri žlté a lokomotíva; zelené a žlté spolu nie.
how-picture-double-usa = Dvojitá trať { $denver } – { $salt_lake_city } pri 3 hráčoch: červený obsadil jednu z nich, a tak je druhá prečiarknutá a zatvorená.
how-picture-double-europe = Dvojitá trať { $paris } – { $pamplona } pri 3 hráčoch: červený obsadil jednu z nich, a tak je druhá prečiarknutá a zatvorená.
how-picture-ticket-usa = Lístok { $denver } – { $el_paso } je splnený: červený má obe trate cez mesto { $santa_fe }. Vynesie { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodov
}.
how-picture-ticket-europe = Lístok { $brindisi } – { $zurich } je splnený: červený má všetky tri trate cez mestá { $roma } a { $venezia }. Vynesie { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodov
}.
how-picture-longest-usa = Najdlhšia súvislá trať, { $spaces } { $spaces ->
    [one] políčko
    [few] políčka
   *[other] políčok
}: { $nashville } – { $saint_louis } – { $kansas_city } – { $omaha } – { $denver } – { $kansas_city }. Cez mesto { $kansas_city } vedie dvakrát. Trať { $denver } – { $santa_fe } zostáva bokom; cesta s ňou by bola kratšia.
how-picture-longest-europe = Najdlhšia súvislá trať, { $spaces } { $spaces ->
    [one] políčko
    [few] políčka
   *[other] políčok
}: { $wien } – { $munchen } – { $frankfurt } – { $paris } – { $bruxelles } – { $frankfurt }. Cez mesto { $frankfurt } vedie dvakrát. Trať { $amsterdam } – { $bruxelles } zostáva bokom; cesta s ňou by bola kratšia.
how-picture-ferry = Trajekt { $palermo } – { $smyrna } má { $length } { $length ->
    [one] políčko
    [few] políčka
   *[other] políčok
}, dve z nich so symbolom lokomotívy: dve lokomotívy a štyri karty jednej farby, alebo viac lokomotív a menej kariet tej farby. Vynesie { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodov
}.
how-picture-tunnel = Tunel { $munchen } – { $zurich }: ležia tu tvoje dve žlté karty. Z troch otočených kariet stoja žltá a lokomotíva každá jednu kartu navyše, modrá nič. Priplatíš tretiu žltú kartu a lokomotívu.
how-picture-station = Žltý má lístok { $paris } – { $wien }, ale trať { $frankfurt } – { $munchen } patrí zelenému. Stanica v meste { $munchen } si ju požičia: lístok je splnený a vynesie { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodov
}.
how-picture-yard = Na začiatku tvojho ťahu sa z každej sady presunie na hromádku jedna karta: zo zelenej sady lokomotíva, pretože leží navrchu, a z červenej sady červená karta.
how-picture-sets = Čo sa dá vyložiť: tri zelené karty; jedna zelená karta a dve lokomotívy; alebo tri karty troch farieb. Samotné lokomotívy nie.
how-picture-robbery = Hore koľajisko súpera s tromi kartami, z nich jedna je lokomotíva. Dole to, čo vykladáš ty: štyri karty tej istej farby. Súper všetky tri odhodí.
how-picture-complete = Tvoja hromádka a tvoje štyri lístky. Červená a zelená splnia prvý lístok; biela a lokomotíva namiesto čiernej druhý; žltá a modrá tretí. Na štvrtý už žiadna žltá karta nezostáva: jeho body sú stratené. Použiť lokomotívu tam by ťa stálo druhý lístok, a ten má väčšiu cenu.

## Where rulebooks differ, or leave something open: question and answer

how-decided-start = Od koľkých bodov sa začína?
    .text = Od 0. V jednej verzii pravidiel stoja na začiatku všetky ukazovatele na 1, čo nič nemení.
how-decided-first = Kto začína?
    .text = Koho určí žreb. „Najscestovanejšieho hráča“ môžu určiť len ľudia okolo skutočného stola.
how-decided-kept = Vidno, koľko začiatočných lístkov si ostatní nechávajú?
    .text = Až keď si všetci vyberú: ten počet k tajomstvu patrí.
how-decided-row-left = Balíček aj odhadzovacia kôpka sú prázdne, ale v ponuke karty sú: smiem si potiahnuť?
    .text = Áno. Nedá sa to jedine vtedy, keď majú všetky karty hráči v rukách.
how-decided-three = Čo ak prichádzajú tri lokomotívy znova a znova?
    .text = Ponuka sa vymieňa, kým vôbec môže nejaká lepšia byť, a potom už zostane.
how-decided-slot = Kedy sa zapĺňa prázdne miesto v ponuke?
    .text = Po tom, čo si niekto vezme kartu z ponuky, a na konci akcie, pri ktorej sa odhadzujú karty; inokedy nie.
how-decided-shuffle = Balíček opustila posledná karta: zamieša sa odhadzovacia kôpka hneď?
    .text = Nie, až keď treba ďalšiu kartu. Čo sa odhodí medzitým, zamieša sa tiež.
how-decided-tunnel-shuffle = Balíček sa minie, práve keď sa otáčajú karty pre tunel: čo sa zamieša?
    .text = Len odhadzovacia kôpka. Vyložené karty ani tie už otočené do nej nepatria, kým sa ťah neskončí.
how-decided-locomotives = Platím samými lokomotívami za niečo, čo berie ktorúkoľvek farbu: záleží na farbe?
    .text = Nie. Ponúkne sa ti to ako jeden spôsob platenia, nie ako osem.
how-decided-few-tickets = Čo ak zostáva menej lístkov, než koľko si ich musím nechať?
    .text = Potom si necháš všetky, ktoré si potiahneš. Stať sa to môže len na vlastných mapách, ktoré chcú viac než jeden.
how-decided-own-map = Čo platí na vlastnej mape?
    .text = Ak na nej hráči majú stanice, rozhoduje sa pri zhode ako v Európe, inak ako v USA. Ak sa na nej žiadne začiatočné lístky nerozdávajú, hra sa začína hneď.
how-decided-station = Smiem si vybrať, čo si moje stanice požičajú?
    .text = Nie, a ani nemusíš: najlepšia voľba sa urobí za teba a žiadna iná by ti neposlúžila lepšie.
how-decided-station-equal = Čo ak by dve moje stanice poslúžili rovnako dobre?
    .text = Požičia si tá, ktorá bola postavená skôr.
how-decided-yard-first = Ktorá karta zo sady sa presunie prvá?
    .text = Tá vrchná, teda najprv lokomotívy: kladú sa navrch a karty sa berú zvrchu.
how-decided-set = Môžu byť sadou samotné lokomotívy?
    .text = Nie. Sada potrebuje farbu.
how-decided-last-turn = Kedy sa začínajú posledné ťahy: keď je prázdny balíček, alebo keď je prázdna ponuka?
    .text = Keď je prázdny balíček. Potom zostáva len vykladať karty a ťahať lístky.
how-decided-new-row = Je v druhom kole nová ponuka?
    .text = Áno. Zamiešajú sa všetky karty, ktoré nie sú v rukách hráčov, aj tie z ponuky.
how-decided-worse = Smiem splniť iné lístky než tie z najlepšej voľby?
    .text = Áno. Neskôr na tom môže záležať, pre veľkomestá alebo v druhom kole.
how-decided-returned = Ako sa vracajú začiatočné lístky, ktoré si nikto nenechá?
    .text = Keď si všetci vyberú, zamiešajú sa spoločne do balíčka lístkov, takže nezáleží na tom, kto vybral prvý. Ak si všetci nechajú všetky, nič sa nemieša.
how-decided-slot-cards = Kedy sa zapĺňa prázdne miesto v ponuke?
    .text = Po tom, čo si niekto vezme kartu z ponuky, a keď sa začína nové kolo; potiahnutím naslepo nie a prepadom tiež nie.
how-decided-passes = Počíta sa pasovanie ďalej aj do druhého kola?
    .text = Nie, po každom bodovaní sa počíta odznova.
how-decided-look = Smiem sa pozrieť do svojej hromádky, keď vyberám, ktoré lístky splním?
    .text = Áno, len čo sa začne bodovanie.
how-decided-open = Kto vidí, čo plním?
    .text = Všetci a hneď: lístky aj celú tvoju hromádku, aby to mohol každý skontrolovať.
how-decided-file = Ktoré lístky sú „v súbore skôr“?
    .text = Ku každej voľbe si napíš, koľké v poradí sú jej lístky v súbore, od najmenšieho čísla. Kde sa dva také zoznamy prvý raz líšia, vyhráva menšie číslo.
