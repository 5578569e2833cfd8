## The words of the game, in a small table at the beginning

how-word-card = Karta
    .text = Karta pociągu. Większość ma jeden z ośmiu kolorów; kartami płaci się za trasy.
how-word-locomotive = Lokomotywa
    .text = Dzika karta, czyli joker. Zastępuje kartę dowolnego koloru.
how-word-row = Odsłonięte karty
    .text = { $row ->
        [one] { $row } karta, która leży odkryta: każdy może ją wziąć
        [few] { $row } karty, które leżą odkryte: każdy może je brać
        [many] { $row } kart, które leżą odkryte: każdy może je brać
       *[other] { $row } karty, które leżą odkryte: każdy może je brać
    }.
how-word-deck = Talia
    .text = Karty zakryte. Kto bierze z talii, ciągnie na ślepo.
how-word-discards = Karty odrzucone
    .text = Karty, którymi zapłacono albo które odłożono.
how-word-track = Trasa
    .text = Jedna linia między dwoma sąsiednimi miastami. Jej pola pokazują, jak jest długa i jakiego koloru wymaga.
how-word-train = Wagonik
    .text = Twoje figurki. Na każdym polu trasy, którą zajmujesz, staje jeden wagonik.
how-word-ticket = Bilet
    .text = Tajne zadanie: dwa miasta do połączenia i punkty, które są za to do zdobycia.
how-word-station = Dworzec
    .text = Domek stawiany w mieście. Użycza ci jednej trasy innego gracza.
how-word-ticket-cards = Bilet
    .text = Tajne zadanie: dwa miasta, karty potrzebne do ich połączenia i punkty, które są za to do zdobycia.
how-word-yard = Bocznica
    .text = Zagrane przez ciebie karty. Leżą przed tobą odkryte i inni mogą je zrabować.
how-word-set = Sekwens
    .text = Wszystkie karty jednego koloru na bocznicy, razem z zagranymi z nimi lokomotywami.
how-word-pile = Stos na torach
    .text = Twoje bezpieczne karty, zakryte. To nimi na końcu realizujesz bilety.

## Headings

how-section-about = O co chodzi
how-section-words = Słowniczek
how-section-setup = Przygotowanie
how-section-turn = Twoja tura
how-section-draw = Dobieranie kart
how-section-row = Karty odsłonięte, talia i karty odrzucone
how-section-claim = Zajmowanie trasy
how-section-double = Podwójne trasy
how-section-ferry = Promy
how-section-tunnel = Tunele
how-section-station = Dworce
how-section-tickets = Bilety
how-section-yard = Z bocznicy na stos
how-section-play = Zagrywanie kart na bocznicę
how-section-robbery = Rabunek
how-section-end = Koniec gry
how-section-round-end = Koniec rundy
how-section-complete = Realizowanie biletów
how-section-four = Gra w cztery osoby: dwie rundy
how-section-score = Punktacja
how-section-seen = Kto co widzi
how-section-decided = Gdzie instrukcje się różnią, gramy tak

## What it is about

how-usa-about = Zbierasz karty pociągów i płacisz nimi za trasy między miastami Ameryki Północnej. Każda trasa daje punkty od razu, a tajne bilety przynoszą kolejne, jeśli twoje trasy połączą dwa wymienione na nich miasta. Gdy komuś prawie skończą się wagoniki, każdy ma jeszcze jedną, ostatnią turę, a wygrywa najwyższy wynik.
how-europe-about = Zbierasz karty pociągów i płacisz nimi za trasy przez Europę z czasów pierwszych kolei: lądem, promem i przez tunele, które potrafią kosztować więcej, niż się wydawało. Trasy dają punkty od razu, tajne bilety przynoszą kolejne na końcu, a dworzec pozwala skorzystać z cudzej trasy tam, gdzie twoja droga jest zablokowana. Gdy komuś prawie skończą się wagoniki, każdy ma jeszcze jedną, ostatnią turę, a wygrywa najwyższy wynik.
how-cards-about = Tu nie ma mapy: zbierasz karty pociągów, zagrywasz je sekwensami na swoją bocznicę, a stamtąd z tury na turę toczą się dalej na twój stos, gdzie są bezpieczne. Zanim tam dotrą, każdy, kto zagra większy sekwens tego samego koloru, zrabuje ci twój. Na końcu karty z twojego stosu realizują tajne bilety; wygrywa najwyższy wynik.
how-players = Dla { $minPlayers }–{ $maxPlayers } graczy.
how-symbols = Każdy kolor ma też własny symbol, więc nikt nie musi rozróżniać kolorów.

## Set-up of the two board games

how-setup-trains = Każdy dostaje **{ $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    }** i zaczyna bez punktów.
how-setup-stations = Każdy dostaje też **{ $stations ->
        [one] { $stations } dworzec
        [few] { $stations } dworce
        [many] { $stations } dworców
       *[other] { $stations } dworca
    }**.
how-setup-cards = Gra ma { $cards ->
        [one] { $cards } kartę pociągu
        [few] { $cards } karty pociągów
        [many] { $cards } kart pociągów
       *[other] { $cards } karty pociągu
    }: po { $perColor } w każdym z ośmiu kolorów i { $locomotives ->
        [one] { $locomotives } lokomotywę
        [few] { $locomotives } lokomotywy
        [many] { $locomotives } lokomotyw
       *[other] { $locomotives } lokomotywy
    }. Karty się tasuje i każdy dostaje **{ $startingCards ->
        [one] { $startingCards } kartę
        [few] { $startingCards } karty
        [many] { $startingCards } kart
       *[other] { $startingCards } karty
    }**. Potem odkrywa się { $row ->
        [one] { $row } kartę
        [few] { $row } karty
        [many] { $row } kart
       *[other] { $row } karty
    }: to są **odsłonięte karty**; reszta to talia.
how-setup-tickets-usa = Gra ma { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }. Każdy dostaje **{ $dealt }** i zatrzymuje **co najmniej { $keep }**. Gdy wszyscy wybiorą, pozostałe trafiają na spód talii biletów: najpierw bilety gracza, który zaczyna, potem następnego i tak dalej, a bilety każdego gracza w kolejności, w jakiej zostały rozdane.
how-setup-tickets-europe = Gra ma { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }: { $longTickets ->
        [one] { $longTickets } długi
        [few] { $longTickets } długie
        [many] { $longTickets } długich
       *[other] { $longTickets } długiego
    }, przez całą mapę, i { $regularTickets ->
        [one] { $regularTickets } zwykły
        [few] { $regularTickets } zwykłe
        [many] { $regularTickets } zwykłych
       *[other] { $regularTickets } zwykłego
    }. Każdy dostaje **{ $dealtLong ->
        [one] { $dealtLong } długi
        [few] { $dealtLong } długie
        [many] { $dealtLong } długich
       *[other] { $dealtLong } długiego
    } i { $dealtRegular ->
        [one] { $dealtRegular } zwykły
        [few] { $dealtRegular } zwykłe
        [many] { $dealtRegular } zwykłych
       *[other] { $dealtRegular } zwykłego
    }**, a zatrzymuje z nich **co najmniej { $keep }**, obojętnie jakiego rodzaju. Bilety, których nikt nie zatrzyma, odpadają z gry niepokazane, tak samo jak długie bilety, które nikomu nie przypadły.
how-setup-secret = Wszyscy wybierają jednocześnie i w tajemnicy. Nie musisz na nikogo czekać i nikt nie widzi, co zatrzymujesz. Gra rusza, gdy wszyscy wybiorą.
how-setup-first = Kto zaczyna, rozstrzyga los, chyba że wyznaczy to gospodarz stołu. Dalej tury idą według miejsc, zgodnie z ruchem wskazówek zegara.

## A turn of the two board games

how-turn-one = W swojej turze robisz **dokładnie jedną** z tych rzeczy:
how-action-draw = Dobierz karty
    .text = Dwie, spośród odsłoniętych albo na ślepo; albo tylko jedną odsłoniętą lokomotywę.
how-action-claim = Zajmij trasę
    .text = Zapłać za nią kartami, postaw na niej wagoniki, zdobądź jej punkty.
how-action-tickets = Dobierz bilety
    .text = Obejrzyj { $draw }, zatrzymaj co najmniej { $drawKeep }.
how-action-station = Zbuduj dworzec
    .text = Od jednej do trzech kart jednego koloru.
how-turn-pass = Jeśli nie możesz zrobić żadnej z nich, pasujesz. Dopóki możesz zrobić cokolwiek, pasować nie wolno. Jeśli wszyscy gracze spasują jeden po drugim, gra natychmiast się kończy i podlicza się punkty.

## Drawing cards

how-draw-two = Bierzesz **dwie karty**, jedną po drugiej. Każdą możesz wziąć spośród odsłoniętych albo, na ślepo, z wierzchu talii.
how-draw-refill = Miejsce wziętej odsłoniętej karty od razu zajmuje nowa z talii, jeszcze zanim weźmiesz drugą. Pierwsza karta może więc przynieść ci lepszą drugą.
how-draw-locomotive = **Odsłonięta lokomotywa** jest warta całej tury: możesz ją wziąć tylko jako pierwszą kartę i wtedy jest jedyną. Nie może być drugą kartą, nawet jeśli dopiero co się odkryła.
how-draw-blind = Lokomotywa wyciągnięta **na ślepo** to uśmiech losu: liczy się jako jedna zwykła karta, a drugą kartę i tak bierzesz.
how-draw-short = Bywa, że po pierwszej karcie nie da się już nic wziąć: nie ma ani talii, ani kart odrzuconych, a wśród odsłoniętych są same lokomotywy albo nie ma nic. Wtedy twoja tura kończy się na jednej karcie.
how-draw-no-limit = Na ręce możesz mieć dowolnie wiele kart.

## Row, deck and discards

how-row-reshuffle = Gdy potrzebna jest karta, a talia jest pusta, karty odrzucone tasuje się i stają się nową talią.
how-row-reshuffle-tunnel = Karty wyłożone jako zapłata za tunel, który nie jest jeszcze rozstrzygnięty, nie są jeszcze odrzucone, więc się ich nie wtasowuje.
how-row-three = Ilekroć wśród odsłoniętych kart są **co najmniej trzy** lokomotywy, odrzuca się wszystkie odsłonięte karty i odkrywa { $row ->
        [one] { $row } nową
        [few] { $row } nowe
        [many] { $row } nowych
       *[other] { $row } nowej
    }. Powtarza się to, aż lokomotyw będzie mniej niż trzy. Jeśli w trakcie skończy się talia, tasuje się karty odrzucone, razem z tymi dopiero co odłożonymi.
how-row-three-when = Sprawdza się to zawsze, gdy odsłoniętych kart jest tyle, ile może być: po przygotowaniu gry, po każdym uzupełnieniu i po wszystkim, co odrzuca karty.
how-row-three-stop = Odsłonięte karty zostają bez zmian tylko wtedy, gdy lepszy układ w ogóle nie może powstać, bo wśród kart odsłoniętych, w talii i wśród odrzuconych jest razem za mało kart innych niż lokomotywy. Gdy miejsc na odsłonięte karty jest { $row }, oznacza to mniej niż trzy takie karty.
how-row-empty = Jeśli nie ma ani talii, ani kart odrzuconych, puste miejsca wśród odsłoniętych kart zostają puste. Gdy tylko jakieś karty zostaną odrzucone, miejsca zapełnia się po kolei, po zakończeniu akcji, w której je odrzucono.
how-row-last = Nawet gdy nie ma ani talii, ani kart odrzuconych, możesz brać to, co leży odsłonięte. Dopiero gdy i tam nic nie ma, nikt nie może dobierać kart.

## Claiming a track

how-claim-pay = Trasa kosztuje **tyle kart, ile ma pól**, wszystkie jednego koloru. Trasa kolorowa wymaga kart w swoim kolorze. Lokomotywy mogą zastąpić dowolnie wiele z nich, nawet wszystkie.
how-claim-gray = Za **szarą** trasę płaci się dowolnym jednym kolorem: ty wybierasz którym, ale wszystkie karty muszą mieć ten kolor albo być lokomotywami.
how-claim-trains = Na każde pole potrzebujesz jednego wagonika. Jeśli masz już mniej wagoników, niż trasa ma pól, nie możesz jej zająć.
how-claim-whole = W jednej turze zajmujesz jedną trasę, i to zawsze całą. Może leżeć gdziekolwiek: nie musi stykać się z innymi twoimi trasami.
how-claim-points = Punkty za trasę dostajesz w chwili, gdy ją zajmujesz. Na długich trasach każde pole jest warte znacznie więcej:
how-points-length = Długość
how-points-points = Punkty
how-points-spaces = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
how-claim-discard = Karty, którymi płacisz, trafiają do odrzuconych.
how-claim-discard-europe = Karty, którymi płacisz, trafiają do odrzuconych – za trasy tak samo jak przy dopłacie do tunelu i za dworce.

## Double tracks

how-double-own = Dwie trasy, które łączą te same dwa miasta, to **podwójna trasa**. Nikt nie może mieć obu.
how-double-closed = Gdy graczy jest mniej niż { $doublesFrom }, używać można tylko jednej z nich: kiedy ktoś ją zajmie, druga jest zamknięta dla wszystkich. Od { $doublesFrom } graczy wzwyż dwie osoby mogą mieć po jednej.
how-double-not = Trasy, które przez chwilę biegną obok siebie, ale kończą się w różnych miastach, nie są podwójne. Nie mają ze sobą nic wspólnego.

## Ferries

how-ferry-engines = **Prom** to szara trasa przez wodę, a niektóre jej pola mają symbol lokomotywy. Za każdy taki symbol musisz zapłacić lokomotywą. Pozostałe pola kosztują karty dowolnego jednego koloru, jak na każdej szarej trasie, i tam też lokomotywy mogą je zastąpić.
how-ferry-example = Prom { $amsterdam } – { $london } ma dwa pola i oba mają symbol lokomotywy: płaci się za niego dwiema lokomotywami i niczym innym.

## Tunnels

how-tunnel-steps = **Tunel** ma murowane obramowanie i nikt nie wie z góry, ile będzie kosztował. Najpierw wykładasz karty tak, jak za każdą inną trasę. Potem odkrywa się z wierzchu talii { $tunnelCards ->
        [one] { $tunnelCards } kartę
        [few] { $tunnelCards } karty
        [many] { $tunnelCards } kart
       *[other] { $tunnelCards } karty
    }.
how-tunnel-extra = Każda odkryta karta **w wyłożonym przez ciebie kolorze** i każda odkryta **lokomotywa** kosztuje cię jedną kartę więcej: w tym samym kolorze albo lokomotywę. W szarym tunelu liczy się kolor, który wybierasz.
how-tunnel-locomotives = Jeśli wyłożysz **same lokomotywy**, kosztują cię tylko odkryte lokomotywy, a dopłacasz za nie wyłącznie lokomotywami.
how-tunnel-leave = Wtedy decydujesz: płacisz całą dopłatę i zajmujesz tunel albo zabierasz swoje karty z powrotem i twoja tura się kończy. Jeśli nie możesz dopłacić, zostaje tylko zabranie kart; odkryte karty widzisz mimo to.
how-tunnel-few = Jeśli w talii i wśród odrzuconych jest razem mniej niż { $tunnelCards ->
        [one] { $tunnelCards } karta
        [few] { $tunnelCards } karty
        [many] { $tunnelCards } kart
       *[other] { $tunnelCards } karty
    }, odkrywa się tylko te, które są. Jeśli nie ma żadnej, tunel nie wymaga dopłaty.
how-tunnel-turned = Cokolwiek postanowisz, odkryte karty na końcu twojej tury trafiają do odrzuconych.
how-tunnel-table = Trzy możliwe skutki tych samych trzech kart dla tunelu { $munchen } – { $zurich }, który ma dwa żółte pola. Odkryto: żółtą, niebieską, lokomotywę.
how-tunnel-row-yellow = Dwie żółte
    .text = Żółta karta i lokomotywa kosztują po jednej: dopłacasz dwie karty, żółte lub lokomotywy.
how-tunnel-row-mixed = Jedna żółta, jedna lokomotywa
    .text = Dokładnie to samo: wyłożonym kolorem jest żółty. Jeszcze dwie karty.
how-tunnel-row-locomotives = Dwie lokomotywy
    .text = Kosztuje tylko odkryta lokomotywa: dopłacasz jeszcze jedną lokomotywę.

## Stations

how-station-where = Zamiast czegokolwiek innego możesz w swojej turze zbudować **dworzec** w dowolnym mieście, w którym jeszcze żadnego nie ma, obojętnie, czy kończy się tam czyjaś trasa. W jednej turze budujesz najwyżej jeden, a w całej grze najwyżej { $stations }.
how-station-cost = Pierwszy kosztuje jedną kartę, drugi dwie, trzeci trzy: wszystkie jednego koloru, a lokomotywy mogą zastąpić dowolne z nich.
how-station-row = { $number ->
    [1] Pierwszy dworzec
    [2] Drugi dworzec
   *[other] Trzeci dworzec
}
    .text = { $number ->
        [one] { $number } karta
        [few] { $number } karty jednego koloru
        [many] { $number } kart jednego koloru
       *[other] { $number } karty jednego koloru
    }
how-station-borrow = Na końcu każdy z twoich dworców **pożycza jedną trasę** jednego przeciwnika, która dochodzi do miasta z tym dworcem. Dla twoich biletów ta trasa liczy się jak własna. Jest to ta sama trasa dla wszystkich twoich biletów.
how-station-borrow-when = Nie musisz wybierać jej z góry. Która trasa jest pożyczona, rozstrzyga się dopiero na końcu, a najlepszego wyboru gra dokonuje za ciebie.
how-station-best = Najlepszy wybór to ten, który daje ci najwięcej punktów za bilety; spośród równych ten, który realizuje więcej biletów; potem ten, który pożycza mniej tras, bo dworzec, który niczego nie zmienia, niczego nie pożycza. Na koniec bierze się twoje dworce w kolejności budowy i pożycza pierwszą pasującą trasę w kolejności pliku mapy.
how-station-longest = Pożyczone trasy nigdy nie liczą się do najdłuższej ciągłej trasy.
how-station-unbuilt = Każdy dworzec, którego **nie** zbudujesz, jest na końcu wart **{ $unbuilt ->
        [one] { $unbuilt } punkt
        [few] { $unbuilt } punkty
        [many] { $unbuilt } punktów
       *[other] { $unbuilt } punktu
    }**. Budowa kosztuje więc podwójnie.

## Tickets of the two board games

how-ticket-draw = Bierzesz z wierzchu talii biletów **{ $draw ->
        [one] { $draw } bilet
        [few] { $draw } bilety
        [many] { $draw } biletów
       *[other] { $draw } biletu
    }** i zatrzymujesz **co najmniej { $drawKeep }**. Pozostałe trafiają na spód w kolejności dobrania. Jeśli zostało ich mniej, bierzesz te, które są; jeśli nie ma żadnego, nie możesz dobierać biletów.
how-ticket-keep = Zatrzymany bilet zostaje u ciebie do końca; nie możesz go oddać. Możesz mieć dowolnie wiele biletów. Są tajne: inni widzą tylko, ile ich masz.
how-ticket-complete = Bilet jest **zrealizowany**, jeśli jego dwa miasta są połączone twoimi własnymi trasami, obojętnie którędy. Wtedy na końcu daje swoje punkty; w przeciwnym razie tyle samo **tracisz**. Trasy przeciwników nie pomagają.
how-ticket-complete-europe = Bilet jest **zrealizowany**, jeśli jego dwa miasta są połączone twoimi własnymi trasami, obojętnie którędy, z pomocą tras pożyczonych przez twoje dworce. Wtedy na końcu daje swoje punkty; w przeciwnym razie tyle samo **tracisz**.

## End and score of the two board games

how-end-last = Gdy ktoś kończy turę i ma **{ $lastTrains ->
        [one] { $lastTrains } wagonik
        [few] { $lastTrains } wagoniki
        [many] { $lastTrains } wagoników
       *[other] { $lastTrains } wagonika
    } lub mniej**, zaczynają się ostatnie tury: każdy gracz, łącznie z tym, ma jeszcze dokładnie jedną turę. Jeśli w tym czasie ktoś inny też zejdzie do { $lastTrains }, niczego to nie przedłuża.
how-end-example = Jeśli więc to ty kończysz turę i masz { $lastTrains ->
        [one] { $lastTrains } wagonik
        [few] { $lastTrains } wagoniki
        [many] { $lastTrains } wagoników
       *[other] { $lastTrains } wagonika
    }, każdy przeciwnik ma jeszcze jedną turę, a potem do ciebie należy ta ostatnia.
how-score-sum = Twój wynik to punkty za trasy, plus punkty za zrealizowane bilety, minus punkty za niezrealizowane.
how-score-longest = **Najdłuższa ciągła trasa** daje dodatkowo { $longest ->
        [one] { $longest } punkt
        [few] { $longest } punkty
        [many] { $longest } punktów
       *[other] { $longest } punktu
    }. To najdłuższy nieprzerwany ciąg własnych tras jednego gracza, mierzony w polach. Może znów przechodzić przez to samo miasto i może zataczać pętlę, ale żadnej trasy nie używa dwa razy. Jeśli kilka osób ma równie długie ciągi, każda z nich dostaje te punkty; jeśli nikt nie zajął żadnej trasy, nie dostaje ich nikt.
how-score-stations = Każdy dworzec, którego nie zbudujesz, dodaje { $unbuilt ->
        [one] { $unbuilt } punkt
        [few] { $unbuilt } punkty
        [many] { $unbuilt } punktów
       *[other] { $unbuilt } punktu
    }.
how-score-example = Przykład policzony do końca:
how-example-tracks = { $count ->
        [one] { $count } trasa
        [few] { $count } trasy
        [many] { $count } tras
       *[other] { $count } trasy
    } o długości { $length ->
        [one] { $length } pola
        [few] { $length } pól
        [many] { $length } pól
       *[other] { $length } pola
    }
how-example-ticket-done = Bilet { $from } – { $to }, zrealizowany
how-example-ticket-open = Bilet { $from } – { $to }, niezrealizowany
how-example-stations = { $count ->
        [one] { $count } niezbudowany dworzec
        [few] { $count } niezbudowane dworce
        [many] { $count } niezbudowanych dworców
       *[other] { $count } niezbudowanego dworca
    }
how-example-longest = Najdłuższa ciągła trasa
how-example-big-city = Premia Wielkiego Miasta: { $city }
how-example-total = Razem
how-ties-usa = Jeśli dwie osoby mają ten sam wynik, wyżej jest ta, która zrealizowała więcej biletów; jeśli i tu jest remis, ta, której najdłuższa ciągła trasa jest dłuższa. Jeśli nawet to jest równe, dzielą miejsce. Tak ustala się każde miejsce, nie tylko pierwsze.
how-ties-europe = Jeśli dwie osoby mają ten sam wynik, wyżej jest ta, która zrealizowała więcej biletów; potem ta, która zbudowała mniej dworców; potem ta, która ma punkty za najdłuższą ciągłą trasę. Jeśli nawet to jest równe, dzielą miejsce. Tak ustala się każde miejsce, nie tylko pierwsze.

## Who sees what

how-seen-all-usa = **Wszyscy widzą** odsłonięte karty, liczbę kart w talii, wśród odrzuconych i w talii biletów, u każdego gracza liczbę kart, biletów i wagoników, jego trasy i punkty za nie oraz to, które odsłonięte karty bierze.
how-seen-all-europe = **Wszyscy widzą** odsłonięte karty, liczbę kart w talii, wśród odrzuconych i w talii biletów, u każdego gracza liczbę kart, biletów i wagoników, jego dworce, jego trasy i punkty za nie oraz to, które odsłonięte karty bierze i które odkrywa przy tunelu.
how-seen-all-cards = **Wszyscy widzą** odsłonięte karty, liczbę kart w talii, wśród odrzuconych i w talii biletów, u każdego gracza liczbę kart i biletów, jego bocznicę, liczbę kart na jego stosie oraz to, które odsłonięte karty bierze.
how-seen-own = **Tylko ty widzisz** swoje karty, swoje bilety i bilety, z których wybierasz. Tego, co ciągniesz na ślepo, nie widzi nikt inny. Widzowie widzą to, co widzą wszyscy.
how-seen-end = **Na końcu** wszystko jest jawne: karty na ręce, bilety i to, jak każdy z nich zrealizowano; pokazana jest też najdłuższa ciągła trasa.
how-seen-end-europe = **Na końcu** wszystko jest jawne: karty na ręce, bilety, to, co pożycza każdy dworzec, i to, jak każdy bilet zrealizowano; pokazana jest też najdłuższa ciągła trasa.
how-seen-end-cards = **Na końcu** wszystko jest jawne: karty na ręce, bilety i to, jak każdy z nich zrealizowano.

## The Card Game: set-up

how-cards-setup-cards = Gra ma { $cards ->
        [one] { $cards } kartę pociągu
        [few] { $cards } karty pociągów
        [many] { $cards } kart pociągów
       *[other] { $cards } karty pociągu
    }: po { $perColor } w każdym z ośmiu kolorów i { $locomotives ->
        [one] { $locomotives } lokomotywę
        [few] { $locomotives } lokomotywy
        [many] { $locomotives } lokomotyw
       *[other] { $locomotives } lokomotywy
    }. Najpierw każdy dostaje **jedną lokomotywę**; resztę się tasuje i każdy dostaje **jeszcze { $startingCards ->
        [one] { $startingCards } kartę
        [few] { $startingCards } karty
        [many] { $startingCards } kart
       *[other] { $startingCards } karty
    }**. Potem odkrywa się { $row ->
        [one] { $row } kartę
        [few] { $row } karty
        [many] { $row } kart
       *[other] { $row } karty
    }: to są **odsłonięte karty**; reszta to talia.
how-cards-setup-tickets = Gra ma { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }. Każdy dostaje **{ $dealt }** i zatrzymuje **co najmniej { $keep }**. Gdy wszyscy wybiorą, pozostałe wtasowuje się z powrotem w talię biletów.
how-cards-ticket = Na bilecie są dwa miasta, karty, którymi się go realizuje, i jego punkty. Im więcej kart wymaga, tym więcej jest wart.
how-cards-big-cities = Sześć **Wielkich Miast** leży odkrytych, każde z premią w punktach. Na końcu każda premia przypada graczowi, który zrealizował najwięcej biletów z tym miastem.
how-cards-big-city = Wielkie Miasto
how-cards-bonus = Premia

## The Card Game: a turn

how-cards-turn-move = Twoja tura ma dwie części. Najpierw, samoczynnie i od razu, **jedna karta z każdego sekwensu** na twojej bocznicy przechodzi zakryta na twój stos.
how-cards-turn-one = Potem robisz **dokładnie jedną** z tych rzeczy:
how-cards-action-draw = Dobierz karty
    .text = Dwie, spośród odsłoniętych albo na ślepo; albo tylko jedną odsłoniętą lokomotywę.
how-cards-action-play = Zagraj karty
    .text = Sekwens jednego koloru albo trzy karty trzech kolorów, na swoją bocznicę.
how-cards-action-tickets = Dobierz bilety
    .text = Obejrzyj { $draw }, zatrzymaj, ile chcesz, albo żadnego.
how-cards-turn-pass = Jeśli nie możesz zrobić żadnej z nich, pasujesz. Dopóki możesz zrobić cokolwiek, pasować nie wolno. Jeśli wszyscy gracze spasują jeden po drugim, runda się zamyka i realizuje się bilety.
how-cards-yard-top = Lokomotywy sekwensu leżą na wierzchu, więc odchodzą pierwsze; nie wybierasz, która karta przechodzi. To, co zostaje, zachowuje kolor sekwensu.
how-cards-yard-example = Sekwens z dwóch zielonych kart i lokomotywy potrzebuje trzech twoich tur: najpierw przechodzi lokomotywa, potem jedna zielona karta, potem druga. Przez cały ten czas jest to sekwens zielony.
how-cards-pile = **Nikt nie zagląda do stosu** przed jego podliczeniem, nawet właściciel: musisz pamiętać, co jest w twoim. Stół można otworzyć z opcją, dzięki której każdy może w każdej chwili zaglądać do własnego stosu.
how-cards-draw-row = Trzy odsłonięte lokomotywy niczego w tej grze nie zmieniają: odsłonięte karty zostają.
how-cards-draw-short = Jeśli talia skończy się na twojej pierwszej karcie, dobieranie kończy się na tej jednej. Więcej o tym niżej, przy końcu rundy.

## The Card Game: playing cards

how-cards-play-set = **Sekwens** to co najmniej dwie karty jednego koloru. Lokomotywy mogą zastąpić wszystkie oprócz jednej: przynajmniej jedna karta musi być w tym kolorze.
how-cards-play-trio = Albo zagrywasz **trzy karty w trzech różnych kolorach**, dokładnie trzy i bez lokomotywy. Każda z nich zaczyna własny sekwens, a na początku twojej następnej tury wszystkie trzy przechodzą na twój stos.
how-cards-play-own = Koloru, który wciąż leży na **twojej własnej** bocznicy, nie można zagrać. Poczekaj, aż sekwens przejdzie dalej.
how-cards-rob = Kolor, który leży na bocznicy **przeciwnika**, można zagrać tylko **większą** liczbą kart, niż ma tam przeciwnik; lokomotywy liczą się po obu stronach. To jest rabunek: przeciwnik odrzuca cały ten sekwens razem z lokomotywami. Jeśli ten kolor ma kilku przeciwników, musisz przebić każdego z nich i wszyscy zostają obrabowani.
how-cards-rob-example = Przeciwnik ma na bocznicy dwie niebieskie karty i lokomotywę, razem trzy karty. Trzema niebieskimi nic nie wskórasz; trzema niebieskimi i lokomotywą rabujesz wszystkie trzy.
how-cards-rob-trio = Trzema kartami w trzech kolorach nikogo nie można obrabować: pojedyncza karta to nigdy nie więcej niż to, co już tam leży. Dlatego żaden z tych trzech kolorów nie może leżeć na niczyjej bocznicy.
how-cards-rob-safe = Karty na stosie są bezpieczne. A ponieważ każdy sekwens traci kartę na początku tury swojego właściciela, sekwens dziś za duży na rabunek jutro może być dość mały.
how-cards-ticket-draw = Bierzesz z wierzchu talii biletów **{ $draw ->
        [one] { $draw } bilet
        [few] { $draw } bilety
        [many] { $draw } biletów
       *[other] { $draw } biletu
    }** i zatrzymujesz, ile chcesz, albo żadnego. Pozostałe trafiają na spód w kolejności dobrania. Jeśli zostało ich mniej, bierzesz te, które są.

## The Card Game: the end of a round, and the score

how-cards-end-deck = Kart odrzuconych **nie** wtasowuje się z powrotem. Gdy ostatnia karta opuści talię – obojętnie, czy ktoś ją weźmie, czy odkrywa się ją, by uzupełnić odsłonięte karty – runda się zamyka: po bieżącej turze każdy gracz, łącznie z tym, którego tura trwa, ma jeszcze dokładnie jedną turę.
how-cards-end-no-draw = Przy pustej talii nikt nie dobiera kart, nawet odsłoniętych. Jeśli talia skończy się tuż po tym, jak weźmiesz jedną kartę, dobieranie kończy się na niej. Dlatego gdy w talii jest tylko jedna karta, możesz przeznaczyć turę na wzięcie jej jednej.
how-cards-complete = Teraz każdy realizuje bilety **kartami ze swojego stosu**. Każda karta służy tylko jednemu biletowi; lokomotywa zastępuje dowolny kolor. Karty, które wciąż masz na ręce albo na bocznicy, się nie liczą.
how-cards-complete-choice = Ty wybierasz, które bilety zrealizować; najlepszy wybór gra ci podpowiada. Pierwszy odpowiada gracz następny po tym, który grał ostatni, potem pozostali według miejsc; odpowiadasz nawet wtedy, gdy nie możesz zrealizować niczego. Potem cały twój stos, wykorzystany czy nie, trafia do odrzuconych.
how-cards-best = **Najlepszy wybór** to ten, który daje najwięcej punktów za bilety, licząc punkty zrealizowanych minus punkty pozostałych; spośród równych ten z większą liczbą biletów; potem ten, którego bilety wymieniają więcej Wielkich Miast, przy czym bilet z dwoma liczy się podwójnie; a na koniec ten, którego bilety są wcześniej w kolejności pliku biletów.
how-cards-rounds-few = W 2 lub 3 osoby gra jest w tym miejscu skończona.
how-cards-rounds-four = W 4 osoby to była dopiero pierwsza połowa. Zrealizowane bilety się punktuje i odkłada; każdy zachowuje karty na ręce i bilety jeszcze niezrealizowane. Wszystkie inne karty – ze stosów i bocznic, odsłonięte i odrzucone – tasuje się w nową talię.
how-cards-rounds-deal = Potem każdemu rozdaje się { $secondRoundCards ->
        [one] { $secondRoundCards } kartę
        [few] { $secondRoundCards } karty
        [many] { $secondRoundCards } kart
       *[other] { $secondRoundCards } karty
    }, po jednej naraz, i odkrywa { $row ->
        [one] { $row } nową kartę
        [few] { $row } nowe karty
        [many] { $row } nowych kart
       *[other] { $row } nowej karty
    }, na ile kart wystarczy. Grę podejmuje osoba następna po tej, która grała ostatnia; jej też rozdaje się pierwszą kartę. Gdy talia znów się skończy, druga runda zamyka się tak jak pierwsza, bilety realizuje się jeszcze raz i gra jest skończona. Jeśli nowa talia jest pusta od początku, każdy ma jedną turę.
how-cards-score = Na końcu dostajesz punkty za zrealizowane bilety, a niezrealizowane **kosztują** cię swoje punkty.
how-cards-score-big = Każda **premia Wielkiego Miasta** przypada graczowi, który ma najwięcej zrealizowanych biletów z tym miastem; bilet z dwoma Wielkimi Miastami liczy się dla obu. Przy remisie premię dostaje każdy z remisujących. Jeśli nikt nie zrealizował takiego biletu, nie dostaje jej nikt.
how-cards-score-example = Przykład: gracz z obrazka powyżej ma też najwięcej biletów dla dwóch Wielkich Miast.
how-ties-cards = Jeśli dwie osoby mają ten sam wynik, wyżej jest ta, która zrealizowała więcej biletów; potem ta, która ma więcej premii Wielkich Miast. Jeśli nawet to jest równe, dzielą miejsce. Tak ustala się każde miejsce, nie tylko pierwsze.

## Captions of the pictures

how-picture-symbols = Osiem kolorów i lokomotywa, każde ze swoim symbolem i swoim wagonem.
how-picture-row = Odsłonięte karty, a obok nich talia. Możesz wziąć dowolną kartę, którą widzisz, albo ciągnąć na ślepo.
how-picture-second = Bierzesz drugą z odsłoniętych kart, a na jej miejscu odkrywa się lokomotywa. Jako drugą kartę możesz wziąć dowolną z pozostałych albo ciągnąć na ślepo, ale tej lokomotywy nie.
how-picture-three = Trzy lokomotywy: wszystkie pięć kart się odkłada i odkrywa pięć nowych.
how-picture-pay-usa = Trasa { $dallas } – { $el_paso } ma { $length ->
        [one] { $length } czerwone pole
        [few] { $length } czerwone pola
        [many] { $length } czerwonych pól
       *[other] { $length } czerwonego pola
    } i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Trzy sposoby zapłaty: cztery czerwone karty; dwie czerwone i dwie lokomotywy; cztery lokomotywy.
how-picture-pay-europe = Trasa { $brest } – { $pamplona } ma { $length ->
        [one] { $length } fioletowe pole
        [few] { $length } fioletowe pola
        [many] { $length } fioletowych pól
       *[other] { $length } fioletowego pola
    } i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Trzy sposoby zapłaty: cztery fioletowe karty; dwie fioletowe i dwie lokomotywy; cztery lokomotywy.
how-picture-gray-usa = Trasa { $phoenix } – { $el_paso } jest szara. Płaci się za nią trzema zielonymi kartami albo dwiema żółtymi i lokomotywą; zielonymi i żółtymi razem nie można.
how-picture-gray-europe = Trasa { $rostov } – { $sevastopol } jest szara. Płaci się za nią czterema zielonymi kartami albo trzema żółtymi i lokomotywą; zielonymi i żółtymi razem nie można.
how-picture-double-usa = Podwójna trasa { $denver } – { $salt_lake_city } przy 3 graczach: czerwony zajął jedną z dwóch, więc druga jest przekreślona i zamknięta.
how-picture-double-europe = Podwójna trasa { $paris } – { $pamplona } przy 3 graczach: czerwony zajął jedną z dwóch, więc druga jest przekreślona i zamknięta.
how-picture-ticket-usa = Bilet { $denver } – { $el_paso } jest zrealizowany: czerwony ma obie trasy przez miasto { $santa_fe }. Bilet daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
how-picture-ticket-europe = Bilet { $brindisi } – { $zurich } jest zrealizowany: czerwony ma wszystkie trzy trasy przez miasta { $roma } i { $venezia }. Bilet daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
how-picture-longest-usa = Najdłuższa ciągła trasa, { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }: { $nashville } – { $saint_louis } – { $kansas_city } – { $omaha } – { $denver } – { $kansas_city }. Przez miasto { $kansas_city } przechodzi dwa razy. Trasa { $denver } – { $santa_fe } jest pominięta; ciąg z nią byłby krótszy.
how-picture-longest-europe = Najdłuższa ciągła trasa, { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }: { $wien } – { $munchen } – { $frankfurt } – { $paris } – { $bruxelles } – { $frankfurt }. Przez miasto { $frankfurt } przechodzi dwa razy. Trasa { $amsterdam } – { $bruxelles } jest pominięta; ciąg z nią byłby krótszy.
how-picture-ferry = Prom { $palermo } – { $smyrna } ma { $length ->
        [one] { $length } pole
        [few] { $length } pola
        [many] { $length } pól
       *[other] { $length } pola
    }, w tym dwa z symbolem lokomotywy: dwie lokomotywy i cztery karty jednego koloru albo więcej lokomotyw i mniej kart tego koloru. Daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
how-picture-tunnel = Tunel { $munchen } – { $zurich }: wykładasz dwie żółte karty. Z trzech odkrytych kart żółta i lokomotywa kosztują po jednej więcej, niebieska nic. Dopłacasz trzecią żółtą kartę i lokomotywę.
how-picture-station = Żółty ma bilet { $paris } – { $wien }, ale trasa { $frankfurt } – { $munchen } należy do zielonego. Pożycza ją dworzec w mieście { $munchen }: bilet jest zrealizowany i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
how-picture-yard = Na początku twojej tury z każdego sekwensu jedna karta przechodzi na stos: z zielonego lokomotywa, bo leży na wierzchu, a z czerwonego czerwona karta.
how-picture-sets = Co można zagrać: trzy zielone karty; jedną zieloną kartę i dwie lokomotywy; albo trzy karty w trzech kolorach. Samych lokomotyw nie można.
how-picture-robbery = U góry bocznica przeciwnika z trzema kartami, w tym jedną lokomotywą. Niżej to, co zagrywasz: cztery karty tego samego koloru. Przeciwnik odrzuca wszystkie trzy.
how-picture-complete = Twój stos i twoje cztery bilety. Czerwona i zielona realizują pierwszy bilet; biała i lokomotywa, zamiast czarnej, drugi; żółta i niebieska trzeci. Na czwarty nie ma już żółtej karty: jego punkty tracisz. Gdyby lokomotywa posłużyła tutaj, przepadłby drugi bilet, który jest wart więcej.

## Where rulebooks differ, or leave something open: question and answer

how-decided-start = Od ilu punktów się zaczyna?
    .text = Od 0. Jedna z instrukcji stawia wszystkie znaczniki na 1, co niczego nie zmienia.
how-decided-first = Kto zaczyna?
    .text = Ktoś wylosowany. Kto jest „najbardziej doświadczonym podróżnikiem”, mogą ustalić tylko ludzie przy prawdziwym stole.
how-decided-kept = Czy widać, ile biletów startowych zatrzymują inni?
    .text = Dopiero gdy wszyscy wybiorą: także ta liczba jest tajemnicą.
how-decided-row-left = Nie ma ani talii, ani kart odrzuconych, ale leżą jeszcze odsłonięte: czy mogę dobierać?
    .text = Tak. Nie da się dobierać tylko wtedy, gdy wszystkie karty są na rękach graczy.
how-decided-three = A jeśli trzy lokomotywy trafiają się raz za razem?
    .text = Odsłonięte karty wymienia się, dopóki lepszy układ w ogóle może powstać; potem zostają.
how-decided-slot = Kiedy zapełnia się puste miejsce wśród odsłoniętych kart?
    .text = Po wzięciu odsłoniętej karty i na końcu akcji, w której odrzuca się karty; nigdy poza tym.
how-decided-shuffle = Ostatnia karta opuszcza talię: czy karty odrzucone tasuje się od razu?
    .text = Nie, dopiero gdy potrzebna jest następna karta. To, co odrzucono w międzyczasie, też się wtasowuje.
how-decided-tunnel-shuffle = Talia kończy się w trakcie odkrywania kart dla tunelu: co się tasuje?
    .text = Tylko karty odrzucone. Ani karty wyłożone, ani już odkryte nie należą do nich przed końcem tury.
how-decided-locomotives = Płacę samymi lokomotywami za coś, co przyjmuje dowolny kolor: czy kolor ma znaczenie?
    .text = Nie. Do wyboru jest to jeden sposób zapłaty, a nie osiem.
how-decided-few-tickets = Zostało mniej biletów, niż muszę zatrzymać?
    .text = Wtedy zatrzymujesz wszystkie dobrane. Zdarza się to tylko na własnych mapach, które wymagają więcej niż jednego.
how-decided-own-map = Co obowiązuje na własnej mapie?
    .text = Jeśli gracze mają na niej dworce, remisy rozstrzyga się jak w Europie, w przeciwnym razie jak w USA. Jeśli nie rozdaje się biletów startowych, gra rusza od razu.
how-decided-station = Czy mogę wybrać, co pożyczają moje dworce?
    .text = Nie i nie musisz: najlepszego wyboru gra dokonuje za ciebie, a żaden inny nie mógłby dać ci więcej.
how-decided-station-equal = Dwa moje dworce przydałyby się tak samo?
    .text = Pożycza ten, który zbudowano wcześniej.
how-decided-yard-first = Która karta sekwensu przechodzi pierwsza?
    .text = Wierzchnia, więc najpierw lokomotywy: kładzie się je na wierzch i z wierzchu bierze się karty.
how-decided-set = Czy same lokomotywy mogą być sekwensem?
    .text = Nie. Sekwens musi mieć kolor.
how-decided-last-turn = Czy ostatnie tury zaczynają się, gdy kończy się talia, czy gdy kończą się odsłonięte karty?
    .text = Gdy kończy się talia. Wtedy zostaje już tylko zagrywanie kart i dobieranie biletów.
how-decided-new-row = Czy w drugiej rundzie są nowe odsłonięte karty?
    .text = Tak. Tasuje się wszystkie karty poza tymi na rękach graczy, odsłonięte także.
how-decided-worse = Czy mogę zrealizować inne bilety niż w najlepszym wyborze?
    .text = Tak. Może to mieć znaczenie później, dla Wielkich Miast albo w drugiej rundzie.
how-decided-returned = Jak wracają do talii bilety startowe, których nikt nie zatrzymał?
    .text = Gdy wszyscy wybiorą, wtasowuje się je razem w talię biletów, więc nie ma znaczenia, kto wybrał pierwszy. Jeśli każdy zatrzyma wszystkie, niczego się nie tasuje.
how-decided-slot-cards = Kiedy zapełnia się puste miejsce wśród odsłoniętych kart?
    .text = Po wzięciu odsłoniętej karty i na początku nowej rundy; nie przy ciągnięciu na ślepo i nie przy rabunku.
how-decided-passes = Czy pasy liczą się dalej w drugiej rundzie?
    .text = Nie, po każdym podliczeniu liczy się je od nowa.
how-decided-look = Czy wybierając bilety, mogę zajrzeć do swojego stosu?
    .text = Tak, od chwili, gdy zaczyna się podliczanie.
how-decided-open = Kto widzi, co realizuję?
    .text = Wszyscy i od razu: bilety i cały twój stos, żeby każdy mógł to sprawdzić.
how-decided-file = Które bilety są „wcześniej w pliku”?
    .text = Dla każdego wyboru wypisz miejsca jego biletów w pliku, od najmniejszego. Tam, gdzie dwie takie listy różnią się po raz pierwszy, wygrywa mniejsza liczba.
