language-name = Polski

## Words of the games

name = Branchline
description = Gry kolejowe zgodne z instrukcją, z botami i ze znajomymi.
noscript = Do pokazania stołu Branchline potrzebuje JavaScriptu.
game-usa = USA
game-europe = Europa
game-card_game = Gra karciana

color-purple = fioletowa
color-blue = niebieska
color-orange = pomarańczowa
color-white = biała
color-green = zielona
color-yellow = żółta
color-black = czarna
color-red = czerwona
color-locomotive = lokomotywa
color-gray = szara

bag-purple = { $count ->
    [one] { $count } fioletowa
    [few] { $count } fioletowe
    [many] { $count } fioletowych
   *[other] { $count } fioletowej
}
bag-blue = { $count ->
    [one] { $count } niebieska
    [few] { $count } niebieskie
    [many] { $count } niebieskich
   *[other] { $count } niebieskiej
}
bag-orange = { $count ->
    [one] { $count } pomarańczowa
    [few] { $count } pomarańczowe
    [many] { $count } pomarańczowych
   *[other] { $count } pomarańczowej
}
bag-white = { $count ->
    [one] { $count } biała
    [few] { $count } białe
    [many] { $count } białych
   *[other] { $count } białej
}
bag-green = { $count ->
    [one] { $count } zielona
    [few] { $count } zielone
    [many] { $count } zielonych
   *[other] { $count } zielonej
}
bag-yellow = { $count ->
    [one] { $count } żółta
    [few] { $count } żółte
    [many] { $count } żółtych
   *[other] { $count } żółtej
}
bag-black = { $count ->
    [one] { $count } czarna
    [few] { $count } czarne
    [many] { $count } czarnych
   *[other] { $count } czarnej
}
bag-red = { $count ->
    [one] { $count } czerwona
    [few] { $count } czerwone
    [many] { $count } czerwonych
   *[other] { $count } czerwonej
}
bag-locomotive = { $count ->
    [one] { $count } lokomotywa
    [few] { $count } lokomotywy
    [many] { $count } lokomotyw
   *[other] { $count } lokomotywy
}

level-random = Łatwy
level-greedy = Średni
level-planner = Trudny
level-expert = Ekspert

bot-name = { $place ->
    [0] Otto
    [1] Ida
    [2] Emil
    [3] Klara
   *[other] Hugo
}

join = { $a } – { $b }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
rank = { $rank }.

count-trains = { $count ->
    [one] { $count } wagonik
    [few] { $count } wagoniki
    [many] { $count } wagoników
   *[other] { $count } wagonika
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
count-tickets = { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}
count-stations = { $count ->
    [one] { $count } dworzec
    [few] { $count } dworce
    [many] { $count } dworców
   *[other] { $count } dworca
}
count-stations-left = { $count ->
    [one] { $count } dworzec w zapasie
    [few] { $count } dworce w zapasie
    [many] { $count } dworców w zapasie
   *[other] { $count } dworca w zapasie
}
count-tracks = { $count ->
    [one] { $count } trasa
    [few] { $count } trasy
    [many] { $count } tras
   *[other] { $count } trasy
}
count-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
count-pile = { $count ->
    [one] { $count } karta na stosie
    [few] { $count } karty na stosie
    [many] { $count } kart na stosie
   *[other] { $count } karty na stosie
}

## Around every page

nav-lobby = Branchline, na stronę główną
nav-how = Jak grać
nav-about = O stronie
nav-account = Profil
nav-admin = Zarządzanie serwerem
notice-read-only = Na razie nic nie można zmienić, a zegary stoją: { $why }
notice-banned = Masz blokadę na tym serwerze: { $why }
notice-banned-until = Masz blokadę na tym serwerze do { $when }: { $why }
nav-language = Język
nav-theme = Motyw
nav-theme-auto = Jak w urządzeniu
nav-theme-day = Jasny
nav-theme-night = Ciemny
nav-menu = Menu
nav-close = Zamknij
nav-back = Wróć
nav-cities = Dzisiejsze nazwy miast

offline-title = Brak połączenia
offline-text = Twoje gry są bezpieczne na serwerze. Ta strona wróci sama, gdy tylko serwer odpowie.
offline-retry = Spróbuj teraz

## The first page

lobby-title = Zbieraj karty. Zajmuj trasy. Łącz miasta.
lobby-lead = Gry kolejowe zgodne z instrukcją, z botami albo ze znajomymi. Bez instalowania i bez konta.
lobby-play-now = Zagraj z botami
lobby-against = Przeciwnicy
lobby-strength = Poziom botów
lobby-start = Zacznij grę
lobby-starting = Rozdawanie…
lobby-line-usa = Klasyczna mapa.
lobby-facts-usa = 2–5 graczy, około 45 minut
lobby-line-europe = Tunele, promy i dworce.
lobby-facts-europe = 2–5 graczy, około godziny
lobby-line-card_game = Sekwensy, bocznice i rabunki, bez mapy.
lobby-facts-card_game = 2–4 graczy, około 30 minut
lobby-opponents = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
lobby-together = Ze znajomymi
lobby-create = Załóż stół
lobby-create-line = Wyślij link, graj przy wspólnym ekranie, dosadź boty.
lobby-join = Dołącz z kodem
lobby-code-hint = Sześć znaków
lobby-join-now = Dołącz
lobby-tables = Stoły publiczne
lobby-no-tables = Nie ma teraz otwartych stołów publicznych. Załóż stół, a inni będą mogli dołączyć.
lobby-tables-wait = Szukanie stołów…
lobby-mine = Moje gry
lobby-practise = Przećwicz swoje błędy
lobby-free = { $count ->
    [0] komplet
    [one] { $count } wolne
    [few] { $count } wolne
    [many] { $count } wolnych
   *[other] { $count } wolnego
}
lobby-stage-lobby = czeka
lobby-stage-playing = gra trwa
lobby-stage-finished = koniec
lobby-stage-closed = zamknięty
lobby-sit = Dołącz
lobby-watch = Oglądaj
lobby-open = Otwórz
lobby-go-on = Graj dalej
lobby-rank = { $rank }. miejsce, { $points }

first-offer = Nie znasz jeszcze tych gier?
first-start = Rozegraj pierwszą grę z przewodnikiem: { $game }
first-dismiss = Nie, dziękuję

## Creating a table

create-title = Załóż stół
create-game = Gra
create-own-map = Własna mapa
create-choose-map = Wybierz plik mapy…
create-map-read = { $name }: { $cities }, { $tracks }
create-cities = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
}
create-places = Gracze
create-places-title = Miejsca
create-you = Ty
create-open = Wolne dla graczy
create-here = Ktoś przy tym ekranie
create-here-name = Nick
create-bot = { $level ->
    [random] Bot, łatwy
    [greedy] Bot, średni
    [planner] Bot, trudny
   *[expert] Bot, ekspert
}
create-place = Miejsce { $number }
create-who = Kto znajdzie stół
create-public = Każdy (stół jest na liście)
create-link = Tylko osoby z linkiem
create-clock = Czas na namysł
create-clock-none = Bez ograniczeń
create-clock-fast = 1 minuta na turę
create-clock-slow = 3 minuty na turę
create-clock-bank = 10 min + 10 s na turę
create-clock-long-bank = 25 min + 20 s na turę
create-clock-days = 1 dzień na turę
create-clock-three-days = 3 dni na turę
create-first = Kto zaczyna
create-random = Rozstrzyga los
create-open-piles = Każdy może zaglądać do własnego stosu
create-practice = Zezwól na podpowiedzi i cofanie
create-practice-line = Kto siada do stołu, zgadza się na to.
create-practice-alone = Gdy grasz tylko z botami, podpowiedzi i cofanie są zawsze dostępne.
create-undo = Jak daleko można cofać
create-undo-until_revealed = Dopóki nic nie odsłonięto
create-undo-free = Bez ograniczeń
create-go = Załóż stół
create-start-now = Załóż i zacznij

## You

account-title = Profil
account-name = Nick
account-save = Zapisz
account-saved = Zapisano.
account-guest-name = Gość { $number }
account-guest = Grasz jako gość: zna cię ta przeglądarka, inne nie.
account-guest-more = Dzięki hasłu masz swoje gry i swój nick na każdym urządzeniu.
account-nobody = Jeszcze cię tu nie znamy. Z pierwszą grą stajesz się gościem.
account-make = Załóż konto
account-sign-in = Zaloguj się
account-sign-out = Wyloguj się
account-password = Hasło
account-new-password = Nowe hasło
account-old-password = Stare hasło
account-change = Zmień hasło
account-at-least = Co najmniej 8 znaków
account-elsewhere = Zaloguj się kontem, które już masz
account-elsewhere-guest = Twoje gry i wyniki zostaną z tobą.
account-with = Zaloguj się przez { $name }
account-ways = Sposoby logowania
account-ways-line = Każdym z nich zalogujesz się na swoje konto.
account-ways-link = Aby połączyć kolejne konto, podaj najpierw hasło.
account-link = Połącz z { $name }
account-unlink = Odłącz
account-unlink-which = Odłącz { $name }
account-set-password = Ustaw hasło
account-data = Twoje dane
account-data-line = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku: sesje, gry i wyniki oraz wiadomości z czatu.
account-data-get = Pobierz moje dane
account-remove = Usuń konto
account-remove-line = Twój nick, twoje sesje i wszystkie twoje wiadomości na czacie zostaną usunięte na zawsze. Rozegrane gry pozostaną pod nickiem, pod którym je rozegrano.
account-remove-sure = Usuń na zawsze
account-removed = Konto zostało usunięte.
account-statistics = Twoje gry
account-games = Gry
account-won = Wygrane
account-average = Średnia
account-best = Rekord

## About

about-title = O Branchline
about-what = W Branchline zagrasz w kolejowe gry planszowe według ich drukowanych zasad: w dwie gry na mapie i jedną czysto karcianą, z botami, ze znajomymi albo z jednymi i drugimi.
about-independent = To projekt niezależny. Nie jest związany z żadnym wydawcą ani autorem takich gier i żaden z nich go nie zatwierdził. Mapy, rysunki i teksty są jego własne; nazwy geograficzne to po prostu nazwy geograficzne.
about-checked = Każde tasowanie można sprawdzić: zanim serwer rozda karty, zobowiązuje się do ich układu, a po zakończeniu gry to zobowiązanie ujawnia.
about-free = Program jest wolnym oprogramowaniem na licencji MIT albo Apache License 2.0, do wyboru. Kroje pisma to Source Serif 4 i Source Sans 3 na licencji SIL Open Font License. Linie brzegowe pochodzą z Natural Earth i należą do domeny publicznej.
about-api = Co mogą tu robić programy

## The table

table-code = Kod
table-copy = Kopiuj link
table-copied = Link skopiowany
table-share = Inni dołączają przez ten link albo wpisują kod na stronie głównej.
table-start = Zacznij grę
table-seats = Miejsca
table-color = Kolor gracza { $name }
table-empty-seat = Wolne
table-sit = Usiądź tutaj
table-sit-friend = Ktoś przy tym ekranie
table-friend-name = Nick gracza
table-seat-bot = Posadź tu bota
table-seat = Miejsce { $number }
table-remove = Zwolnij
table-remove-who = Zwolnij miejsce gracza { $name }
table-leave = Odejdź od stołu
table-host = gospodarz
table-removed = Usunięci
table-invite = Wpuść z powrotem
kind-guest = gość
kind-account = konto
kind-bot = bot
table-you = ty
table-resign = Oddaj grę botowi
table-resign-sure = Bot zagra dalej za ciebie; możesz wrócić w każdej chwili.
table-practice = Ćwiczenie
table-undo = Cofnij
table-undo-count = { $count ->
    [one] Cofa twoją ostatnią akcję
    [few] Cofa { $count } akcje, począwszy od twojej ostatniej
    [many] Cofa { $count } akcji, począwszy od twojej ostatniej
   *[other] Cofa { $count } akcji, począwszy od twojej ostatniej
}
table-undo-nothing = Nie ma jeszcze czego cofać
table-undo-acted = W międzyczasie zagrał ktoś inny
table-undo-revealed = W międzyczasie odsłonięto kartę lub bilet
table-hint = Podpowiedź
table-hint-long = Co zrobiłby ekspert
table-hint-thinks = Ekspert się zastanawia…
table-origin = Ta gra jest kontynuacją zakończonej partii.
table-origin-link = Pokaż ten moment
table-practice-until_revealed = Podpowiedzi i cofanie są tu dozwolone; cofać można, dopóki nic nie odsłonięto.
table-practice-free = Podpowiedzi i cofanie są tu dozwolone, cofanie bez ograniczeń.
table-come-back = Wróć do gry
table-back = Na stronę główną
table-report = Zgłoś kogoś
table-players = Gracze
table-log = Przebieg
table-chat = Czat
table-nothing-yet = Tu zobaczysz, co się dzieje w grze.
table-say = Napisz coś
table-say-spectators = Do innych widzów
table-send = Wyślij
table-mute = Wycisz: { $name }
table-unmute = Cofnij wyciszenie: { $name }
table-mute-all = Wycisz wszystkich
table-unmute-all = Cofnij wyciszenie wszystkich
table-muted-line = wyciszone
table-removed-line = wiadomość usunięta
table-spectators = widz
table-no-chat = Nikt jeszcze nic nie napisał.
# Na karcie, która prowadzi do czatu.
table-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
# Zamiast ręki, dla kogoś, kto nie gra.
table-watching = Oglądasz grę
table-watching-line = To, co gracze mają na ręce, pozostaje tajne do końca gry.
table-watching-tickets = Tajne do końca gry.
table-bot = { $level ->
    [random] bot · łatwy
    [greedy] bot · średni
    [planner] bot · trudny
    [expert] bot · ekspert
   *[other] bot · { $level }
}
table-replaced-out_of_time = czas minął, gra bot
table-replaced-left = gracz odszedł, gra bot
table-replaced-resigned = dalej gra bot
table-offline = Połączenie przerwane. Kolejna próba…
table-offline-device = Jesteś offline. Stół tu czeka.
table-closed = Ten stół jest zamknięty.
table-confirm = Pytaj przed ruchami nie do cofnięcia
table-hand = Karty
table-tickets = Bilety
table-others = Gracze
table-pull = Powiększ lub zmniejsz
table-clock-left = zostało { $text }
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
table-skip = Przejdź do możliwych ruchów
table-choices = Co możesz zrobić
table-aside = Gracze i przebieg gry
# A card beside the board that sums up the rules; its button and its name.
table-card = Karta pomocy

senses-motion = Animuj ruchy
# Jak szybko pokazują się ruchy botów i innych graczy.
senses-pace = Ruchy innych
senses-pace-slow = Powoli
senses-pace-natural = Naturalnie
senses-pace-quick = Szybko
senses-pace-at_once = Wszystkie naraz
senses-sound = Dźwięki
senses-sound-card = Karty
senses-sound-track = Trasy
senses-sound-ticket = Bilety
senses-sound-last = Ostatnie tury
senses-sound-turn = Twoja tura

## What to do now, in one sentence

now-wait = Tura gracza { $name }.
now-wait-draw = { $name } dobiera drugą kartę.
now-wait-tickets = { $name } wybiera bilety.
now-wait-tunnel = { $name } decyduje o tunelu.
now-wait-complete = { $name } realizuje bilety.
now-begins = Gra się zaczyna.
now-wait-setup = { $count ->
    [one] { $names } jeszcze wybiera bilety.
    [few] { $names } jeszcze wybierają bilety.
    [many] { $names } jeszcze wybierają bilety.
   *[other] { $names } jeszcze wybierają bilety.
}
now-turn = Twoja tura: { $choices }.
now-can-draw_card = dobierz karty
now-can-claim_track = zajmij trasę
now-can-play_cards = zagraj karty na bocznicę
now-can-draw_tickets = dobierz bilety
now-can-build_station = zbuduj dworzec
now-second = Dobierz drugą kartę.
now-keep = { $count ->
    [0] Zatrzymaj tyle z tych biletów, ile chcesz, albo żadnego.
   *[other] Zatrzymaj co najmniej { $count } z tych biletów.
}
now-tunnel = { $count ->
    [one] Tunel kosztuje jeszcze { $count } kartę. Dopłać albo zrezygnuj.
    [few] Tunel kosztuje jeszcze { $count } karty. Dopłać albo zrezygnuj.
    [many] Tunel kosztuje jeszcze { $count } kart. Dopłać albo zrezygnuj.
   *[other] Tunel kosztuje jeszcze { $count } karty. Dopłać albo zrezygnuj.
}
now-tunnel-lost = { $count ->
    [one] Tunel kosztuje jeszcze { $count } kartę, a nie możesz dopłacić. Zrezygnuj.
    [few] Tunel kosztuje jeszcze { $count } karty, a nie możesz dopłacić. Zrezygnuj.
    [many] Tunel kosztuje jeszcze { $count } kart, a nie możesz dopłacić. Zrezygnuj.
   *[other] Tunel kosztuje jeszcze { $count } karty, a nie możesz dopłacić. Zrezygnuj.
}
# Gdy odkrywane są karty dla własnego tunelu.
now-tunnel-turning = Odkrywanie kart dla twojego tunelu…
now-complete = Zrealizuj bilety kartami ze swojego stosu.
now-pass = Pozostaje ci tylko spasować.
now-pay-track = Wybierz, czym zapłacisz za trasę { $track }.
now-pay-station = Wybierz, czym zapłacisz za dworzec: { $city }.
now-choose-track = Wybierz trasę do zajęcia.
now-choose-city = Wybierz miasto na swój dworzec.
now-lobby = { $count ->
    [0] Wszyscy są na miejscach.
    [one] Czekamy jeszcze na { $count } osobę.
    [few] Czekamy jeszcze na { $count } osoby.
    [many] Czekamy jeszcze na { $count } osób.
   *[other] Czekamy jeszcze na { $count } osoby.
}
now-lobby-host = Wszyscy są na miejscach: zacznij grę.
now-lobby-host-free = { $count ->
    [one] { $count } miejsce jest jeszcze wolne: poczekaj albo posadź tam bota.
    [few] { $count } miejsca są jeszcze wolne: poczekaj albo posadź tam boty.
    [many] { $count } miejsc jest jeszcze wolnych: poczekaj albo posadź tam boty.
   *[other] { $count } miejsca jest jeszcze wolne: poczekaj albo posadź tam boty.
}
now-won = { $count ->
    [one] Wygrywa { $names }.
    [few] { $names } zajmują pierwsze miejsce ex aequo.
    [many] { $names } zajmują pierwsze miejsce ex aequo.
   *[other] { $names } zajmują pierwsze miejsce ex aequo.
}
now-you-won = Zwycięstwo jest twoje!
now-curtain = Przekaż ekran. Teraz gra { $name }.
now-last-round = { $count ->
    [1] Ostatnia tura gry
    [few] Ostatnie tury, zostały { $count }
    [many] Ostatnie tury, zostało { $count }
   *[other] Ostatnie tury, zostało { $count }
}
now-draw-tickets = { $count ->
    [0] Dobrać bilety? Zatrzymasz dowolną liczbę, nawet zero.
    [one] Dobrać bilety? Co najmniej jeden trzeba zatrzymać.
    [few] Dobrać bilety? Co najmniej { $count } trzeba zatrzymać.
    [many] Dobrać bilety? Co najmniej { $count } trzeba zatrzymać.
   *[other] Dobrać bilety? Co najmniej { $count } trzeba zatrzymać.
}

## Hand, cards and choices

dock-hand = Twoje karty
dock-hand-of = Karty gracza { $name }
dock-no-hand = Brak kart
dock-no-tickets = Brak biletów
dock-row = Odsłonięte karty
dock-deck = Talia
dock-deck-label = Talia ({ $count }): dobierz na ślepo
dock-slot-label = Weź: { $card }, odsłonięta karta { $slot }
dock-empty-slot = Odsłonięta karta { $slot }: brak
dock-ticket-deck = Bilety
dock-ticket-deck-label = Bilety ({ $count }): dobierz kilka do wyboru
dock-tickets = Twoje bilety
dock-tickets-of = Bilety gracza { $name }
dock-claim = Zajmij trasę
dock-claim-short = Zajmij
dock-station = Zbuduj dworzec
dock-claim-list = Trasy, które możesz zająć
dock-station-list = Miasta na dworzec
dock-pay-for = Zapłać za trasę { $track }
dock-station-in = Dworzec w mieście { $city }
dock-pay-with = Zapłać: { $cards }
dock-claim-with = Zajmij za: { $cards }
dock-build-with = Zbuduj za: { $cards }
dock-back = Wróć
dock-keep = { $count ->
    [0] Nie zatrzymuj żadnego
    [one] Zatrzymaj { $count } bilet
    [few] Zatrzymaj { $count } bilety
    [many] Zatrzymaj { $count } biletów
   *[other] Zatrzymaj { $count } biletu
}
dock-keep-more = Zatrzymaj { $count } lub więcej
dock-keep-title = Bilety do wyboru
dock-draw-tickets = Dobierz bilety
dock-tunnel-title = Tunel { $track }
dock-laid = Wyłożone
dock-turned = Odkryte
dock-extra = Dopłać: { $cards }
dock-leave = Zrezygnuj z tunelu
dock-pass = Spasuj
dock-tunnel = tunel
dock-tunnel-may-cost = { $count ->
    [one] Tunel: może kosztować jeszcze { $count } kartę
    [few] Tunel: może kosztować nawet { $count } karty więcej
    [many] Tunel: może kosztować nawet { $count } kart więcej
   *[other] Tunel: może kosztować nawet { $count } karty więcej
}
dock-light-stack = { $cards }: pokaż trasy, za które można nimi zapłacić
dock-ferry = { $count ->
    [one] prom, { $count } lokomotywa
    [few] prom, { $count } lokomotywy
    [many] prom, { $count } lokomotyw
   *[other] prom, { $count } lokomotywy
}
dock-play = Zagraj: { $cards }
dock-play-title = Zagraj karty na bocznicę
dock-play-stack = Zagraj karty na bocznicę: { $cards }
dock-trio = Trzy różne kolory
dock-trio-hint = Wybierz trzy kolory
dock-complete = { $count ->
    [0] Nie realizuj żadnego
    [one] Zrealizuj { $count } bilet
    [few] Zrealizuj { $count } bilety
    [many] Zrealizuj { $count } biletów
   *[other] Zrealizuj { $count } biletu
}
dock-complete-title = Bilety do zrealizowania
dock-curtain = { $name }, kolej na ciebie
dock-curtain-line = Nikt inny nie patrzy? To pokaż karty.
dock-show = Pokaż moje karty
dock-ticket-done = zrealizowany
dock-ticket-station = połączony dzięki dworcowi
dock-ticket-open = jeszcze { $needs }
dock-ticket-lost = nie do zrealizowania
# On a long ticket.
dock-ticket-long = długi
# Wiersz nad kartami: co inni zrobili od ostatniego własnego ruchu, i przycisk, który pomija to, co się jeszcze pokazuje.
since-title = Od twojego ostatniego ruchu
since-skip = Pomiń

## The map

map-title = Mapa
map-owner = zajęta przez: { $name }
map-tracks = Trasy
board-label = Rysunek mapy: { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
        [many] { $cities } miast
       *[other] { $cities } miasta
    } i { $tracks ->
        [one] { $tracks } trasa
        [few] { $tracks } trasy
        [many] { $tracks } tras
       *[other] { $tracks } trasy
    }. Widok tekstowy opisuje ją słowami. Strzałki przesuwają mapę, plus i minus zmieniają powiększenie, zero pokazuje całość.
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-reset = Pokaż całą mapę

way-title = Droga między dwoma miastami
way-from = Skąd
way-to = Dokąd
way-city = Miasto…
way-first = Wybierz dwa miasta.
way-second = Wybierz drugie miasto.
way-left = jeszcze { $needs }, { $tracks }
way-short = jeszcze { $trains }, a masz tylko { $left }
way-joined = połączone
way-none = nie ma już drogi

## The table in words

text-view = Widok tekstowy
text-drawn = Widok graficzny
text-title = Stół w wersji tekstowej
text-happened = Co się właśnie stało
text-supply = Do dobrania
text-row = { $count ->
    [0] Nie ma odsłoniętych kart.
   *[other] Odsłonięte karty: { $cards }.
}
text-deck = { $count ->
    [one] { $count } karta w talii, odrzuconych: { $discards }.
    [few] { $count } karty w talii, odrzuconych: { $discards }.
    [many] { $count } kart w talii, odrzuconych: { $discards }.
   *[other] { $count } karty w talii, odrzuconych: { $discards }.
}
text-ticket-deck = { $count ->
    [one] { $count } bilet w talii biletów.
    [few] { $count } bilety w talii biletów.
    [many] { $count } biletów w talii biletów.
   *[other] { $count } biletu w talii biletów.
}
text-player = { $name } ({ $notes })
text-you = ty
text-to-move = na turze
text-points = Punkty
text-trains = Wagoniki
text-cards = Karty
text-tickets = Bilety
text-completed = Zrealizowane
text-stations = Dworce w zapasie
text-pile = Stos
text-spaces = Pola
text-color = Kolor
text-kind = Rodzaj
text-state = Stan
text-ticket = { $ticket }, { $points }: { $state }.
text-ticket-left = { $ticket }, { $points }: { $state }, trasy: { $left }.
# In place of { $ticket } above.
text-long = { $ticket } (długi)
text-track = { $length ->
    [one] { $track } ({ $color }, { $length } pole)
    [few] { $track } ({ $color }, { $length } pola)
    [many] { $track } ({ $color }, { $length } pól)
   *[other] { $track } ({ $color }, { $length } pola)
}
text-needs = wymaga: { $cards }
text-station = { $city }: { $name }
text-no-stations = Nie ma żadnego dworca.
text-tracks-at = Trasy z miasta
text-all-cities = wszystkie miasta
text-no-tracks = Nie ma takiej trasy.
text-free = wolna
text-closed = zamknięta: druga z podwójnej jest zajęta
text-claim = Zajmij trasę { $track }
text-open-pile = { $count ->
    [one] { $count } karta na stosie: { $cards }
    [few] { $count } karty na stosie: { $cards }
    [many] { $count } kart na stosie: { $cards }
   *[other] { $count } karty na stosie: { $cards }
}
text-big-city = { $city }: { $points }

## The table of the Card Game

yard-table = Bocznice i Wielkie Miasta
yard-title = Bocznica gracza { $name }
yard-empty = Bocznica jest pusta.
yard-pile = Stos
yard-big-cities = Wielkie Miasta
yard-set = Sekwens: { $cards }
yard-round = Runda { $round } z { $of }

## The end of a game

end-title = Punktacja
end-player = Gracz
end-tracks = Trasy
end-tickets = Bilety
end-stations = Dworce
end-longest = { $game ->
    [europe] Europejski Ekspres
   *[other] Najdłuższy ciąg
}
end-cities = Wielkie Miasta
end-total = Razem
end-rematch = Zagraj ponownie
end-to-rematch = Do następnej gry
end-replay = Obejrzyj powtórkę
end-review = Przeanalizuj grę
end-share = Udostępnij obraz
end-save = Zapisz obraz
end-no-picture = W tej przeglądarce nie udało się utworzyć obrazu.
end-record = Pobierz zapis gry
end-back = Na stronę główną
end-ticket-lost = niezrealizowany
end-watch = Obejrzyj podliczanie
end-skip = Od razu do wyniku
end-station-line = { $count ->
    [one] { $count } niezbudowany dworzec
    [few] { $count } niezbudowane dworce
    [many] { $count } niezbudowanych dworców
   *[other] { $count } niezbudowanego dworca
}
end-borrow-line = { $city }: trasa przeciwnika { $track }
end-path-line = { $count ->
    [one] Ciąg o długości { $count } pola
    [few] Ciąg o długości { $count } pól
    [many] Ciąg o długości { $count } pól
   *[other] Ciąg o długości { $count } pola
}
end-account-of = Punkty gracza { $name }
end-rank-title = Miejsce
end-rail = Dotychczasowe punkty
end-say-start = Koniec gry. Teraz wszystko podliczamy.
end-say-tracks = { $name } ma za trasy { $points }.
end-say-done = { $name } ma zrealizowany bilet { $ticket }: { $points }.
end-say-failed = { $name } ma niezrealizowany bilet { $ticket }: minus { $points }.
end-say-all-stations = { $name } ma zbudowane wszystkie dworce.
end-say-stations = { $name } ma { $stations }: { $points }.
end-say-borrowed = Dworzec gracza { $name } w mieście { $city } korzysta z trasy przeciwnika { $track }.
end-say-path = { $name } ma ciąg tras: { $spaces }.
end-say-longest = { $game ->
    [europe] { $name } zdobywa Europejski Ekspres za najdłuższą ciągłą trasę, { $spaces }: { $points }.
   *[other] { $name } ma najdłuższą ciągłą trasę, { $spaces }: { $points }.
}
end-say-city = { $count ->
    [one] { $names } ma najwięcej zrealizowanych biletów z miastem { $city }: { $points }.
    [few] { $names } mają najwięcej zrealizowanych biletów z miastem { $city }: po { $points }.
    [many] { $names } mają najwięcej zrealizowanych biletów z miastem { $city }: po { $points }.
   *[other] { $names } mają najwięcej zrealizowanych biletów z miastem { $city }: po { $points }.
}

## The replay

replay-title = Powtórka
replay-step = Krok { $seq } z { $last }
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Krok dalej
replay-last = Na koniec
replay-side = Widok
replay-all-open = Wszystko jawne
replay-not-over = Gra jeszcze trwa. Po jej zakończeniu powtórka otworzy się dla wszystkich; do tego czasu widzisz to, co było widać z twojego miejsca.
replay-scrub = Miejsce w powtórce
replay-speed = Szybkość
replay-speed-is = Szybkość: { $times }×
replay-previous-turn = Tura wstecz
replay-previous-turn-of = Do poprzedniej tury gracza { $name }
replay-next-turn = Tura dalej
replay-next-turn-of = Do następnej tury gracza { $name }
replay-copy = Kopiuj link
replay-play-on = Graj dalej od tego miejsca
play-on-seat = Twoje miejsce
play-on-hidden = Zakryte karty
play-on-as_it_was = Jak wtedy
play-on-anew = Rozdaj na nowo
play-on-line = Od tego miejsca grasz z botami. Zakończona partia pozostaje bez zmian.
play-on-go = Graj dalej
replay-in-address = Link w pasku adresu
replay-to-table = Wróć do stołu
replay-review = Analiza tej chwili
replay-last-round = Zaczynają się ostatnie tury
replay-second-round = Zaczyna się druga runda

## Reviews and hints: deeds and reasons, fetched with the review

deed-keep = { $count ->
    [0] Nie zatrzymywać żadnego biletu
   *[other] Zatrzymać { $tickets }
}
deed-row = Wziąć odsłoniętą kartę: { $card }
deed-row-some = Wziąć odsłoniętą kartę
deed-deck = Dobrać na ślepo
deed-draw_tickets = Dobrać bilety
deed-claim_track = Zająć trasę { $track } ({ $cards })
deed-pay_tunnel = Dopłacić za tunel: { $cards }
deed-leave_tunnel = Zrezygnować z tunelu
deed-build_station = Zbudować dworzec w mieście { $city } ({ $cards })
deed-play_cards = Zagrać: { $cards }
deed-complete = { $count ->
    [0] Nie realizować żadnego biletu
   *[other] Zrealizować { $tickets }
}
deed-pass = Spasować

reason-completes_ticket = To realizuje bilet { $ticket }.
reason-keeps_ticket_open = To leży na drodze biletu { $ticket }.
reason-at_risk = Przeciwnicy są blisko i mogą zająć trasę { $track } pierwsi.
reason-points = Sama trasa { $track } daje { $points }.
reason-longer_path = Trasa { $track } wydłuża najdłuższą ciągłą linię.
reason-blocks = { $name } będzie mieć trudniej.
reason-lacks_most = Planowi najbardziej brakuje: { $color }.
reason-lacks = Planowi brakuje jeszcze: { $color }.
reason-wild = Lokomotywa zastępuje dowolny kolor.
reason-nothing_in_row = Żadna odsłonięta karta nie pomaga.
reason-saves_cards = Jest jeszcze czas na zbieranie kart.
reason-room_for_tickets = Jest jeszcze czas na kolejne bilety.
reason-on_the_way = Bilet { $ticket } wychodzi prawie za darmo.
reason-worth_the_way = Bilet { $ticket } jest wart zachodu.
reason-too_far = Bilet { $ticket } zająłby za dużo czasu.
reason-station_for = Dworzec w mieście { $city } udostępnia cudzą trasę.
reason-worth_the_cost = Tunel { $track } jest wart dopłaty.
reason-not_worth_the_cost = Tunel { $track } nie jest wart dopłaty.
reason-robs = { $name } traci przez to sekwens ({ $color }).
reason-feeds = Te karty ({ $color }) pomogą zrealizować bilet { $ticket }.
reason-hard_to_rob = Tak duży sekwens ({ $color }) trudno zrabować.
reason-time_is_short = Karty z bocznicy potrzebują każdej pozostałej tury, żeby trafić na stos.
reason-last_turn = To ostatnia tura, a to daje w niej najwięcej.

mistake-ticket_kept = Zatrzymany zły bilet
mistake-ticket_refused = Oddany dobry bilet
mistake-tickets_drawn = Bilety dobrane w złym momencie
mistake-tickets_not_drawn = Niedobrane bilety
mistake-color_drawn = Wzięta niewłaściwa karta
mistake-claimed_too_late = Odkładanie trasy
mistake-claimed_too_early = Trasa zajęta za wcześnie
mistake-claimed_for_nothing = Zajęta niepotrzebna trasa
mistake-wrong_track = Zajęta niewłaściwa trasa
mistake-station_built = Niepotrzebny dworzec
mistake-station_missed = Niezbudowany dworzec
mistake-tunnel_risked = Zbyt ryzykowny tunel
mistake-tunnel_paid = Za drogi tunel
mistake-tunnel_given_up = Tunel porzucony za szybko
mistake-yard_robbed = Sekwens wystawiony na rabunek
mistake-set_played_too_early = Sekwens zagrany za wcześnie
mistake-set_played_too_late = Sekwens zagrany za późno
mistake-wrong_set = Zagrany niewłaściwy sekwens
mistake-robbery_missed = Przegapiony rabunek
mistake-wrong_tickets = Zrealizowane niewłaściwe bilety

review-title = Analiza
review-of = { $game }: analiza
review-tab-game = Cała gra
review-tab-moves = Ruchy
review-waiting = { $count ->
    [0] Analiza zaraz się zacznie…
    [one] Najpierw { $count } inna gra.
    [few] Najpierw { $count } inne gry.
    [many] Najpierw { $count } innych gier.
   *[other] Najpierw { $count } innych gier.
}
review-running = Trwa analiza gry: { $done } z { $total } ruchów
review-failed = Analizy nie udało się dokończyć.
review-again = Spróbuj ponownie
review-not-over = Grę można przeanalizować, gdy się skończy.
review-later = Szczęście, dokładność i punkty zwrotne pojawią się po przeanalizowaniu wszystkich ruchów.
review-not-yet = Ten ruch nie jest jeszcze przeanalizowany.
review-choose = Wybierz ruch na wykresie albo z listy.
review-graph = Szanse na wygraną
review-start = Po rozdaniu
review-move = Ruch { $step } z { $total }
review-chance = { $name } { $percent }

review-played = Zagrano
review-best = Ekspert
review-same = Ekspert zrobiłby to samo.
review-only = Jedyny możliwy ruch
review-right = Dobry ruch
review-nearly = Prawie tak samo dobre
review-cost = Kosztowało to { $percent } szansy na wygraną, około { $points }.
review-cost-chance = Kosztowało to { $percent } szansy na wygraną.
review-error = { $percent } ± { $error }
review-why = Dlaczego
review-why-done = Co za tym przemawia
review-plan = Plan
review-plan-tickets = Bilety
review-plan-given-up = Porzucone
review-plan-tracks = Do zajęcia
review-plan-lacks = Brakuje
review-gift = Co los zrobił potem z szansą gracza { $name }: { $percent }

review-one = Wybrany ruch
review-list = Decyzje
review-filter = Które decyzje
review-filter-mistakes = Błędy
review-filter-all = Wszystkie
review-filter-player = Czyje decyzje
review-everybody = Wszyscy
review-previous = Poprzedni błąd
review-next = Następny błąd
review-none = Żadnych błędów. Świetna gra!
review-none-yet = Na razie żadnych błędów.
review-practise = Przećwicz moje błędy
review-replay = Obejrzyj w powtórce

review-luck = Szczęście i umiejętności
review-you-won = { $count ->
    [one] Twoja wygrana o { $count } punkt.
    [few] Twoja wygrana o { $count } punkty.
    [many] Twoja wygrana o { $count } punktów.
   *[other] Twoja wygrana o { $count } punktów.
}
review-you-lost = { $count ->
    [one] Twoja przegrana o { $count } punkt.
    [few] Twoja przegrana o { $count } punkty.
    [many] Twoja przegrana o { $count } punktów.
   *[other] Twoja przegrana o { $count } punktów.
}
review-you-tied = Dzielisz pierwsze miejsce.
review-won = { $count ->
    [one] { $name }: wygrana o { $count } punkt.
    [few] { $name }: wygrana o { $count } punkty.
    [many] { $name }: wygrana o { $count } punktów.
   *[other] { $name }: wygrana o { $count } punktów.
}
review-lost = { $count ->
    [one] { $name }: przegrana o { $count } punkt.
    [few] { $name }: przegrana o { $count } punkty.
    [many] { $name }: przegrana o { $count } punktów.
   *[other] { $name }: przegrana o { $count } punktów.
}
review-tied = { $name }: pierwsze miejsce ex aequo.
review-cards-gave = { $count ->
    [one] Karty dały około { $count } punktu.
    [few] Karty dały około { $count } punktów.
    [many] Karty dały około { $count } punktów.
   *[other] Karty dały około { $count } punktów.
}
review-cards-cost = { $count ->
    [one] Karty zabrały około { $count } punktu.
    [few] Karty zabrały około { $count } punktów.
    [many] Karty zabrały około { $count } punktów.
   *[other] Karty zabrały około { $count } punktów.
}
review-cards-even = Karty dały mniej więcej tyle, ile zabrały.
review-without-ahead = { $count ->
    [one] Bez tego: około { $count } punktu przewagi.
    [few] Bez tego: około { $count } punktów przewagi.
    [many] Bez tego: około { $count } punktów przewagi.
   *[other] Bez tego: około { $count } punktów przewagi.
}
review-without-behind = { $count ->
    [one] Bez tego: około { $count } punktu straty.
    [few] Bez tego: około { $count } punktów straty.
    [many] Bez tego: około { $count } punktów straty.
   *[other] Bez tego: około { $count } punktów straty.
}
review-without-level = Bez tego: remis.

review-turning = Punkty zwrotne
review-turning-none = W tej grze nie było zwrotu.
review-turn = { $name }, ruch { $step }:
review-cause-luck = zdecydowały karty
review-cause-mistake = błąd
review-cause-play = zdecydowało zagranie
review-change = { $name } { $percent }

review-skill = Jak kto grał
review-accuracy = Dokładność
review-mistakes = Błędy
review-mean = Strata na ruch
review-kinds = Błędy według rodzaju

review-how = Jak to jest liczone?
review-how-decisions = Każdą decyzję ocenia się według tego, co gracz mógł wiedzieć. To samo pytanie dostaje najsilniejszy bot, ekspert. Jeśli zrobiłby coś innego, obie możliwości rozgrywa się wiele razy z tym samym szczęściem; różnica w szansie na wygraną to koszt decyzji. Od 2 % nazywa się to błędem.
review-how-accuracy = Dokładność to średnia ze wszystkich decyzji, dopóki było o co grać: decyzja, która nic nie kosztuje, liczy się w całości, a taka, która kosztuje 5 %, w połowie.
review-how-chances = Wykres zna wszystkie karty poza tymi, które dopiero przyjdą. Pokazuje, jak często kto by wygrał, gdyby dalej grały boty.
review-how-luck = Szczęście to wszystko, co z każdego ruchu zrobił los, razem z rozdaniem. Odejmuje się z niego tylko tyle, ile da się odróżnić od umiejętności.
review-how-limits = To wszystko opinia silnego bota, a nie dowód. Pojedyncze ruchy są niepewne o kilka procent; cała gra mówi więcej.

# The expert’s advice at a table for practice.
hint-list = Co można zrobić, od najlepszego
hint-do = Zrób to
hint-points = { $points } pkt
hint-points-long = Przewidywana przewaga nad najlepszym przeciwnikiem
hint-plan = Bilety warte zachodu
hint-lacks = Brakujące karty
hint-given-up = Lepiej odpuścić

# Exercises from your mistakes.
practise-title = Ćwiczenia
practise-lead = Momenty z twoich partii, w których inny ruch był lepszy. Znajdź go teraz.
practise-adding = Szukanie błędów w analizie…
practise-no-review = Ta gra nie ma jeszcze analizy.
practise-to-review = Przejdź do analizy
practise-no-mistakes = W tej grze nie ma twoich błędów do przećwiczenia.
practise-progress = Rozwiązane: { $solved } z { $count }
practise-start = Zacznij
practise-all-done = Wszystko rozwiązane. Nowe pojawią się po następnej analizie.
practise-exercise = Ćwiczenie { $number }
practise-number = Ćwiczenie { $number } z { $count }
practise-lost = w grze kosztowało cię to { $loss }
practise-solved-tries = { $count ->
    [one] rozwiązane za pierwszym razem
    [few] rozwiązane w { $count } próbach
    [many] rozwiązane w { $count } próbach
   *[other] rozwiązane w { $count } próbach
}
practise-tries = { $count ->
    [one] { $count } próba
    [few] { $count } próby
    [many] { $count } prób
   *[other] { $count } próby
}
practise-try = Rozwiąż
practise-again = Jeszcze raz
practise-list = Wszystkie ćwiczenia
practise-remove = Usuń to ćwiczenie
practise-task = Znajdź ruch, który traci mniej niż 2%
practise-task-line = Wszystko jest tak, jak było to wtedy widać. Zagraj przy stole jak zwykle.
practise-judging = Ekspert ocenia twój ruch…
practise-solved = Rozwiązane!
practise-solution = Rozwiązanie
practise-nothing-lost = nic nie traci.
practise-loses = traci { $loss } szans na wygraną.
practise-best = Najlepiej: { $deed }
practise-not-yet = Jeszcze nie: spróbuj innego ruchu
practise-show = Pokaż rozwiązanie
practise-next = Następne ćwiczenie
practise-skip = Pomiń
practise-empty = Nie ma jeszcze ćwiczeń
practise-empty-play = Rozegraj partię do końca, z botami albo z ludźmi.
practise-empty-review = Na koniec poproś o analizę.
practise-empty-practise = Twoje błędy staną się tam ćwiczeniami. Zostają na tym urządzeniu.
practise-empty-go = Zagraj

## The log: what happened, in the present tense

log-you = Ty
log-unseen = na ślepo
log-blind = { $card } na ślepo
log-icon-cards = Dobrane karty
log-icon-track = Zajęta trasa
log-icon-station = Zbudowany dworzec
log-icon-tickets = Zatrzymane bilety
log-icon-tunnel = Rozpoczęty tunel
log-icon-turned = Odkryte karty
log-icon-left = Porzucony tunel
log-icon-pile = Na stos
log-icon-played = Zagrane karty
log-icon-robbed = Rabunek
log-icon-completed = Zrealizowane bilety
log-dealt = Karty są rozdane. Zaczyna { $name }.
log-kept = { $count ->
    [0] { $name } nie zatrzymuje żadnego biletu.
    [one] { $name } zatrzymuje { $count } bilet.
    [few] { $name } zatrzymuje { $count } bilety.
    [many] { $name } zatrzymuje { $count } biletów.
   *[other] { $name } zatrzymuje { $count } biletu.
}
log-kept-some = { $name } ma już wybrane bilety.
log-kept-these = { $count ->
    [0] { $name } nie zatrzymuje żadnego biletu.
    [one] { $name } zatrzymuje bilet { $tickets }.
    [few] { $name } zatrzymuje bilety { $tickets }.
    [many] { $name } zatrzymuje bilety { $tickets }.
   *[other] { $name } zatrzymuje bilety { $tickets }.
}
log-setup-ended = Wszyscy wybrali. Zaczyna się pierwsza tura.
log-drew-row = { $name } bierze odsłoniętą kartę: { $card }.
log-drew-deck = { $name } dobiera kartę na ślepo.
log-drew-deck-card = { $name } dobiera na ślepo: { $card }.
log-reshuffled = { $count ->
    [one] Karty odrzucone są przetasowane: w talii jest { $count } karta.
    [few] Karty odrzucone są przetasowane: w talii są { $count } karty.
    [many] Karty odrzucone są przetasowane: w talii jest { $count } kart.
   *[other] Karty odrzucone są przetasowane: w talii jest { $count } karty.
}
log-swept = Trzy lokomotywy: odsłonięte karty zostają wymienione.
log-tunnel-laid = { $name } wykłada za tunel { $track }: { $cards }.
log-tunnel-turned = { $count ->
    [0] Nie ma już kart do odkrycia.
   *[other] Odkryte: { $cards }.
}
log-tunnel-costs = { $count ->
    [0] Tunel nie wymaga dopłaty.
    [one] Tunel kosztuje jeszcze { $count } kartę.
    [few] Tunel kosztuje jeszcze { $count } karty.
    [many] Tunel kosztuje jeszcze { $count } kart.
   *[other] Tunel kosztuje jeszcze { $count } karty.
}
log-tunnel-left = { $name } rezygnuje z tunelu { $track }.
log-claimed = { $name } zajmuje trasę { $track } ({ $cards }), { $points }.
log-station = { $name } buduje dworzec w mieście { $city } ({ $cards }).
log-pile = { $name } przenosi na stos: { $cards }.
log-played = { $name } zagrywa: { $cards }.
log-robbed = { $by } rabuje! { $name } traci: { $cards }.
log-scoring = Koniec rundy { $round }. Czas na realizowanie biletów.
log-completed = { $count ->
    [0] { $name } nie realizuje żadnego biletu.
    [one] { $name } realizuje bilet { $tickets }.
    [few] { $name } realizuje bilety { $tickets }.
    [many] { $name } realizuje bilety { $tickets }.
   *[other] { $name } realizuje bilety { $tickets }.
}
log-round = Zaczyna się runda { $round }.
log-passed = { $name } pasuje.
log-last-round = { $name } prawie nie ma już wagoników: każdy ma jeszcze jedną turę.
log-last-round-cards = Talia jest pusta: każdy ma jeszcze jedną turę.
log-finished = Koniec gry.
log-joined = { $name } zajmuje miejsce.
log-left = Ktoś odchodzi od stołu.
log-bot-placed = { $name } zajmuje miejsce ({ $bot }).
log-removed = Miejsce { $place } znów jest wolne.
log-removed-who = Gospodarz usuwa gracza { $name }.
log-invited = Gospodarz wpuszcza kogoś z powrotem.
log-created = Stół jest otwarty.
log-replaced-out_of_time = { $names }: czas minął, dalej gra bot.
log-replaced-left = { $count ->
    [one] { $names } odchodzi: dalej gra bot.
    [few] { $names } odchodzą: dalej gra bot.
    [many] { $names } odchodzą: dalej gra bot.
   *[other] { $names } odchodzą: dalej gra bot.
}
log-replaced-resigned = { $names }: dalej gra bot.
log-came-back = { $name } wraca do gry.
log-undone = { $name } cofa { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}.
log-hinted = { $name } korzysta z podpowiedzi.
log-rematched = Będzie rewanż.
log-closed = Stół jest zamknięty.
log-shut = Moderator zamknął stół: { $reason }

## Errors of the page itself

error-unreachable = Nie można połączyć się z serwerem. Spróbuj ponownie za chwilę.
error-again = Spróbuj ponownie
error-lost = Połączenie zostało przerwane. Twój ostatni ruch mógł nie dotrzeć.
error-astray = Pod tym adresem niczego nie ma.
error-no-code = Nie ma stołu o takim kodzie.
error-bad-map = Ten plik nie jest plikiem mapy.
error-crashed = Coś poszło nie tak. Odśwież stronę, żeby grać dalej.
error-rule = Zobacz zasadę

## What the server refuses

refused-unknown = Serwer odpowiada: { $message }
refused-bad_request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
refused-sign_in = Serwer już cię nie zna. Odśwież stronę albo się zaloguj.
refused-wrong_password = Nie ma konta z tym nickiem i tym hasłem.
refused-forbidden = Nie masz do tego uprawnień.
refused-not_found = Pod tym adresem niczego nie ma.
refused-no_such_table = Nie ma takiego stołu. Być może został zamknięty.
refused-no_such_user = Nie ma tu nikogo o tym nicku.
refused-no_such_seq = Gra nie jest aż tak długa.
refused-no_such_step = Ta gra nie ma tylu ruchów.
refused-nothing_to_choose = Tu nie było wyboru.
refused-not_asked = Teraz nie ma o czym decydować.
refused-already_so = To już zrobione.
refused-conflict = Ktoś cię wyprzedził. Spróbuj ponownie.
refused-name_taken = Ktoś ma już ten nick albo podobnie wyglądający. Wybierz inny.
refused-banned = Masz blokadę na tym serwerze. { $message }
refused-read_only = Na razie nic nie można zmienić. { $message }
refused-bad_link = Ten link został już użyty albo wygasł. Poproś o nowy.
refused-bad_ban = Tego nie można zablokować: { $message }
refused-last_administrator = To jedyny administrator. Najpierw wyznacz kolejnego.
refused-no_such_provider = Ten sposób logowania nie jest już dostępny. Odśwież stronę.
refused-no_such_identity = To konto nie jest już połączone. Odśwież stronę.
refused-provider_failed = Zewnętrzny serwis nie odpowiada albo działa nieprawidłowo. Spróbuj później.
refused-bad_sign_in = To logowanie nie zaczęło się w tej przeglądarce albo trwało za długo. Spróbuj ponownie.
refused-sign_in_cancelled = Logowanie w zewnętrznym serwisie zostało przerwane.
refused-sign_in_again = Żeby potwierdzić, że to ty, wyloguj się i zaloguj ponownie, a potem spróbuj jeszcze raz.
refused-not_allowed = Ten serwer nie wpuszcza tego konta. Zapytaj osobę, która go prowadzi.
refused-no_account = Nikt tu nie połączył tego konta. Zaloguj się tak jak zwykle i najpierw je połącz.
refused-identity_taken = To konto połączył tu już ktoś inny albo masz już połączone inne konto z tego samego serwisu.
refused-last_way_in = Nie dałoby się już zalogować. Najpierw ustaw hasło albo połącz inne konto.
refused-no_such_ban = Nie ma takiej blokady albo już ją zdjęto.
refused-no_such_report = Nie ma takiego zgłoszenia albo już je załatwiono.
refused-too_many_tables = Masz za dużo stołów, przy których gra się nie zaczęła. Najpierw zacznij grę przy którymś albo od niego odejdź.
refused-too_many_games = Masz za dużo rozpoczętych gier. Najpierw dokończ którąś z nich.
refused-too_large = To jest za duże.
refused-bad_name = Nick ma od 1 do 40 znaków, bez spacji na początku i na końcu i bez znaków niewidocznych.
refused-bad_password = Hasło ma od 8 do 200 znaków.
refused-too_many_requests = To za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
refused-internal = Błąd serwera. Spróbuj ponownie za chwilę.
refused-busy = Serwer jest teraz pełny. Spróbuj ponownie za kilka sekund.
refused-storage_busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
refused-storage_full = Dysk serwera jest pełny. Powiadom osobę, która go prowadzi.
refused-storage_failed = Awaria pamięci masowej serwera. Powiadom osobę, która go prowadzi.
refused-too_slow = Połączenie jest za wolne. Odśwież stronę, żeby grać dalej.
refused-stopping = Serwer uruchamia się ponownie. Strona wróci za chwilę.
refused-not_started = Gra się jeszcze nie zaczęła.
refused-started = Gra już się zaczęła.
refused-finished = Gra jest już skończona.
refused-not_finished = Gra nie jest jeszcze skończona.
refused-closed = Ten stół jest już zamknięty.
refused-not_yours = To nie jest twoje miejsce.
refused-not_host = Może to zrobić tylko gospodarz stołu.
refused-removed_by_host = Gospodarz usunął cię od tego stołu. Poproś, by wpuścił cię z powrotem.
refused-no_such_place = Ten stół nie ma takiego miejsca.
refused-place_taken = Ktoś już tu siedzi.
refused-place_empty = Nikt tu nie siedzi.
refused-color_taken = Ten kolor wybrał już ktoś inny.
refused-table_full = Wszystkie miejsca są zajęte.
refused-places_empty = Niektóre miejsca są jeszcze wolne.
refused-already_seated = Masz już miejsce przy tym stole.
refused-replaced = Gra za ciebie bot. Najpierw wróć do gry.
refused-not_replaced = Już grasz bez pomocy bota.
refused-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz.
refused-bad_text = Tego nie można wysłać: tekst jest pusty, za długi albo ma niewidoczne znaki.
refused-chat_too_fast = Piszesz za dużo naraz. Odczekaj chwilę.
refused-chat_full = Na czacie przy tym stole nie ma już miejsca.
refused-chat_repeated = To już jest na czacie.
refused-chat_links = Goście nie mogą wysyłać linków. Załóż konto, żeby to robić.
refused-chat_words = Jedno z tych słów jest tu niedozwolone.
refused-bad_settings = Tak nie da się grać: { $message }
refused-rematch_open = Rewanż już jest.
refused-not_practice = Tu ludzie grają przeciw sobie, więc bez podpowiedzi i cofania.
refused-nothing_to_undo = Nie ma jeszcze czego cofać.
refused-acted_since = W międzyczasie zagrał ktoś inny.
refused-revealed = W międzyczasie odsłonięto kartę lub bilet, więc tak już zostaje.
refused-too_many_undos = W tej grze cofnięto już zbyt wiele. Zagraj ją do końca.
refused-too_many_reviews = Czekasz już na zbyt wiele analiz. Spróbuj, gdy któraś będzie gotowa.

## What a rule of the game refuses

refused-game_over = Gra jest już skończona.
refused-not_your_turn = To nie twoja tura.
refused-choose_tickets = Najpierw wybierz bilety.
refused-draw_second = Najpierw dobierz drugą kartę.
refused-answer_tunnel = Najpierw dopłać do tunelu albo z niego zrezygnuj.
refused-nothing_offered = Nie masz teraz biletów do wyboru.
refused-ticket_not_offered = Tego biletu nie masz do wyboru.
refused-too_few_tickets = Musisz zatrzymać więcej biletów.
refused-no_tickets_left = Nie ma już biletów.
refused-no_such_slot = Nie ma takiej karty wśród odsłoniętych.
refused-slot_empty = Tu nie leży żadna karta.
refused-locomotive_second = Odsłonięta lokomotywa nie może być drugą kartą. Weź inną albo dobierz na ślepo.
refused-no_cards_left = Nie ma już kart do dobrania.
refused-track_taken = Ta trasa jest już zajęta.
refused-double_own = Druga trasa z tej pary jest już twoja.
refused-double_closed = Przy tak małej liczbie graczy z podwójnej trasy można zająć tylko jedną.
refused-not_enough_trains = Masz za mało wagoników na tę trasę.
refused-wrong_card_count = Trasa kosztuje jedną kartę za każde pole.
refused-mixed_colors = Wszystkie karty muszą być jednego koloru; lokomotywy pasują do każdego.
refused-wrong_color = Ta trasa wymaga innego koloru.
refused-ferry_locomotives = Ten prom wymaga więcej lokomotyw.
refused-cards_not_in_hand = Nie masz tych kart.
refused-no_tunnel_pending = Żaden tunel nie czeka na dopłatę.
refused-tunnel_extra_count = Za ten tunel trzeba dopłacić inną liczbę kart.
refused-tunnel_extra_color = Do tunelu dopłacasz wyłożonym kolorem albo lokomotywami.
refused-no_stations_in_game = W tej grze nie ma dworców.
refused-no_stations_left = Wszystkie twoje dworce są już zbudowane.
refused-city_has_station = W tym mieście jest już dworzec.
refused-station_cost = Za ten dworzec trzeba zapłacić inną liczbę kart.
refused-not_a_set = Zagraj co najmniej dwie karty jednego koloru albo trzy w trzech kolorach.
refused-color_in_yard = Ten kolor leży już na twojej bocznicy.
refused-yard_not_beaten = Na innej bocznicy jest tyle samo kart tego koloru albo więcej.
refused-complete_tickets = Najpierw zrealizuj bilety.
refused-not_scoring = Bilety realizuje się dopiero po zakończeniu rundy.
refused-ticket_not_held = To nie jest twój bilet.
refused-pile_too_small = Na twoim stosie nie ma kart na wszystkie te bilety.
refused-must_act = Pasować można tylko wtedy, gdy nie da się zrobić nic innego.
refused-unknown_track = Na mapie nie ma takiej trasy.
refused-unknown_city = Na mapie nie ma takiego miasta.
refused-unknown_ticket = W grze nie ma takiego biletu.
refused-ticket_twice = Ten sam bilet podano dwa razy.
refused-not_in_this_game = W tej grze nie można tego zrobić.

## The guide itself

guide-name = Przewodnik
guide-got-it = Rozumiem
guide-leave = Graj bez przewodnika

## Tickets at the start

guide-opening = Twoje bilety
    .text = Każdy wymienia dwa miasta: połącz je swoimi trasami, a punkty za bilet będą twoje; inaczej je tracisz. Zatrzymaj co najmniej { $keep }. Najmniej wagoników wymaga bilet { $ticket }: { $trains }.
guide-opening-long = Twoje bilety
    .text = Na każdym są dwa miasta: połącz je, a punkty za bilet będą twoje; inaczej je tracisz. Zatrzymaj co najmniej { $keep }. Najłatwiejszy: { $ticket }; trudny na początek: { $long }.
guide-opening-cards = Twoje bilety
    .text = Na każdym są karty, którymi się go realizuje. Jeśli na końcu leżą na twoim stosie, punkty za bilet są twoje; jeśli nie, tracisz je. Zatrzymaj co najmniej { $keep }. Najmniej wymaga { $ticket }: { $cards }.

## Drawing

guide-draw = Dobieranie kart
    .text = W turze robisz jedną rzecz. Za trasy płaci się kartami, więc weź dwie, jedną po drugiej. Dobra karta na początek: { $card }. Wymaga jej trasa { $track } na twojej drodze.
guide-draw-any = Dobieranie kart
    .text = W turze robisz jedną rzecz. Potrzebujesz kart, więc weź dwie, jedną po drugiej: odsłonięte w kolorach, które już masz, albo na ślepo z talii.
guide-draw-cards = Dobieranie kart
    .text = W turze robisz jedną rzecz. Zbieraj karty jednego koloru: weź dwie, jedną po drugiej. Dobra karta na początek: { $card }. Wymagają jej twoje bilety.
guide-second = Druga karta
    .text = Odsłonięte karty są znów w komplecie. Weź jeszcze jedną z nich albo dobierz na ślepo z talii. Tylko odsłoniętej lokomotywy nie możesz teraz wziąć.
guide-locomotive = Lokomotywy
    .text = Lokomotywa zastępuje dowolny kolor. Wzięta spośród odsłoniętych jest jedyną kartą twojej tury; dobrana na ślepo jest kartą jak każda inna.
guide-locomotive-cards = Lokomotywy
    .text = W sekwensie lokomotywa zastępuje jego kolor, na bilecie dowolny. Wzięta spośród odsłoniętych jest jedyną kartą twojej tury; dobrana na ślepo jest kartą jak każda inna.

## Claiming tracks

guide-claim = Zajmowanie trasy
    .text = Twoje karty wystarczą na trasę { $track }: { $cards }. Wybierz ją na mapie; od razu daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
guide-points = Punkty i wagoniki
    .text = Za trasy masz już { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Długie dają znacznie więcej: za { $length ->
        [one] { $length } pole
        [few] { $length } pola
        [many] { $length } pól
       *[other] { $length } pola
    } dostajesz { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
        [many] { $most } punktów
       *[other] { $most } punktu
    }. Na wszystkie swoje trasy masz jeszcze { $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    }.
guide-gray = Szare trasy
    .text = Trasa { $track } jest szara: płaci się za nią dowolnym kolorem, byle wszystkie karty miały ten sam. Możesz zapłacić tak: { $cards }.
guide-double = Podwójne trasy
    .text = Dwie trasy leżą tu obok siebie: { $track }. Gdy graczy jest mniej niż { $doublesFrom }, można zająć tylko jedną z nich, więc nie czekaj za długo.
guide-double-closed = Podwójne trasy
    .text = Jedna z dwóch tras { $track } jest zajęta, więc z drugiej został tylko blady zarys. Gdy graczy jest mniej niż { $doublesFrom }, z podwójnej trasy można zająć tylko jedną.
guide-done = Bilet jest zrealizowany
    .text = Twoje trasy łączą miasta z biletu { $ticket }: na końcu dostaniesz za niego { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Tego nikt ci już nie odbierze.

## Europe: ferries, tunnels, stations

guide-ferry = Promy
    .text = Trasa { $track } to prom. Wśród { $length ->
        [one] { $length } karty, którą płacisz,
        [few] { $length } kart, którymi płacisz,
        [many] { $length } kart, którymi płacisz,
       *[other] { $length } karty, którymi płacisz,
    } { $ferry ->
        [one] musi być co najmniej jedna lokomotywa
        [few] muszą być co najmniej { $ferry } lokomotywy
        [many] musi być co najmniej { $ferry } lokomotyw
       *[other] musi być co najmniej { $ferry } lokomotywy
    }, więc zbieraj je zawczasu.
guide-tunnel = Tunele
    .text = Trasa { $track } to tunel. Gdy wyłożysz zapłatę, odkrywa się { $tunnelCards ->
        [one] { $tunnelCards } kartę
        [few] { $tunnelCards } karty
        [many] { $tunnelCards } kart
       *[other] { $tunnelCards } karty
    }, a każda w twoim kolorze i każda lokomotywa kosztuje cię jedną kartę więcej. Miej kilka w zapasie.
guide-turned = Tunel kosztuje więcej
    .text = { $extra ->
        [one] Liczy się jedna z odkrytych kart: dopłać jedną kartę
        [few] Liczą się { $extra } z odkrytych kart: dopłać { $extra } karty
        [many] Liczy się { $extra } z odkrytych kart: dopłać { $extra } kart
       *[other] Liczy się { $extra } z odkrytych kart: dopłać { $extra } karty
    }, a tunel jest twój. Możesz też zabrać swoje karty z powrotem, ale wtedy twoja tura się kończy.
guide-turned-poor = Tunel kosztuje więcej
    .text = { $extra ->
        [one] Liczy się jedna z odkrytych kart: tunel kosztuje jeszcze jedną kartę
        [few] Liczą się { $extra } z odkrytych kart: tunel kosztuje jeszcze { $extra } karty
        [many] Liczy się { $extra } z odkrytych kart: tunel kosztuje jeszcze { $extra } kart
       *[other] Liczy się { $extra } z odkrytych kart: tunel kosztuje jeszcze { $extra } karty
    }. Nie masz czym dopłacić. Zabierz swoje karty z powrotem; tracisz tylko turę.
guide-station-blocked = Dworce
    .text = Ktoś ma trasę, której wymaga twój bilet { $ticket }. Dworzec w mieście na jej końcu pozwala ci z niej skorzystać i kosztuje { $cost ->
        [one] jedną kartę
        [few] { $cost } karty jednego koloru
        [many] { $cost } kart jednego koloru
       *[other] { $cost } karty jednego koloru
    }. Dworzec, którego nie zbudujesz, daje { $unbuilt ->
        [one] { $unbuilt } punkt
        [few] { $unbuilt } punkty
        [many] { $unbuilt } punktów
       *[other] { $unbuilt } punktu
    }.
guide-station = Dworce
    .text = Jeśli ktoś zajmie trasę, której potrzebujesz, dworzec w mieście na jej końcu pozwala ci korzystać z niej przy biletach. Dworzec, którego nie zbudujesz, daje { $unbuilt ->
        [one] { $unbuilt } punkt
        [few] { $unbuilt } punkty
        [many] { $unbuilt } punktów
       *[other] { $unbuilt } punktu
    }, więc buduj tylko w potrzebie.

## More tickets

guide-tickets = Więcej biletów
    .text = Zamiast kart możesz dobrać { $draw ->
        [one] { $draw } bilet
        [few] { $draw } bilety
        [many] { $draw } biletów
       *[other] { $draw } biletu
    } i zatrzymać co najmniej { $drawKeep }. To więcej punktów, ale każdy niezrealizowany bilet kosztuje cię swoje punkty.
guide-tickets-now = Więcej biletów
    .text = Nie masz już biletów do zrealizowania. Dobierz { $draw ->
        [one] { $draw } nowy
        [few] { $draw } nowe
        [many] { $draw } nowych
       *[other] { $draw } nowego
    } i zatrzymaj co najmniej { $drawKeep }; te w pobliżu twoich tras to łatwe punkty.
guide-tickets-cards = Więcej biletów
    .text = Możesz dobrać { $draw ->
        [one] { $draw } bilet
        [few] { $draw } bilety
        [many] { $draw } biletów
       *[other] { $draw } biletu
    } i zatrzymać, ile chcesz, albo żadnego. Mając karty na stosie, wiesz, co możesz zrealizować; niezrealizowane bilety kosztują cię punkty.
guide-choice = Które bilety zatrzymać
    .text = Zatrzymaj co najmniej { $keep }. Najłatwiejszy dla ciebie jest bilet { $ticket }: { $trains ->
        [0] twoje trasy już łączą jego miasta.
        [one] brakuje { $trains } wagonika.
        [few] brakuje { $trains } wagoników.
        [many] brakuje { $trains } wagoników.
       *[other] brakuje { $trains } wagonika.
    }
guide-choice-hard = Które bilety zatrzymać
    .text = Zatrzymaj co najmniej { $keep }. Żadnego z nich nie da się już zrealizować: zatrzymaj ten, który kosztuje najmniej.
guide-choice-cards = Które bilety zatrzymać
    .text = Zatrzymaj te, na które karty są lub wkrótce będą na twoim stosie, albo żadnego. Najmniej wymaga bilet { $ticket }: { $cards }.

## The Card Game: yard, pile, robbery, scoring

guide-play = Zagrywanie na bocznicę
    .text = Masz na ręce sekwens: { $cards }. Zagraj go na bocznicę. W każdej następnej turze jedna karta z każdego sekwensu przechodzi na twój stos, a bilety realizuje się tylko ze stosu.
guide-pile = Z bocznicy na stos
    .text = Na początku twojej tury jedna karta z każdego twojego sekwensu przeszła na stos, najpierw lokomotywy. Tam karta jest bezpieczna. Kilka sekwensów naraz szybciej zapełnia stos.
guide-robbery = Rabunek
    .text = Na bocznicy gracza { $name } leży sekwens: { $theirs }. Zagraj więcej kart tego koloru ({ $cards }), a { $name } straci ten sekwens. Działa to też w drugą stronę.
guide-robbery-later = Rabunek
    .text = Na bocznicy gracza { $name } leży sekwens: { $theirs }. W tym kolorze możesz zagrać tylko więcej kart, niż tam leży, a wtedy { $name } traci sekwens. Działa to też w drugą stronę.
guide-robbed = Rabunek
    .text = { $name } zagrywa więcej kart jednego koloru, niż masz na bocznicy, więc tracisz: { $cards }. Duże sekwensy są bezpieczniejsze, a ty możesz tak samo obrabować innych.
guide-trio = Trzy kolory naraz
    .text = Oprócz sekwensów możesz zagrać trzy karty w trzech kolorach, bez lokomotyw: { $cards }. Na początku twojej następnej tury wszystkie trzy przechodzą na twój stos.
guide-scoring = Realizowanie biletów
    .text = Bilety realizujesz kartami ze swojego stosu: każda służy jednemu, a lokomotywa zastępuje dowolny kolor. Najlepszy wybór jest już zaznaczony, więc wystarczy go zatwierdzić.

## The end

guide-last = Ostatnie tury
    .text = Ktoś ma już najwyżej { $lastTrains ->
        [one] { $lastTrains } wagonik
        [few] { $lastTrains } wagoniki
        [many] { $lastTrains } wagoników
       *[other] { $lastTrains } wagonika
    }, więc każdy ma jeszcze jedną turę, a ta jest twoja. Zajmij najdłuższą trasę, jaką możesz, na przykład { $track }: karty na ręce nic nie dają.
guide-last-poor = Ostatnie tury
    .text = Ktoś ma już najwyżej { $lastTrains ->
        [one] { $lastTrains } wagonik
        [few] { $lastTrains } wagoniki
        [many] { $lastTrains } wagoników
       *[other] { $lastTrains } wagonika
    }, więc każdy ma jeszcze jedną turę, a ta jest twoja. Nie zajmiesz już żadnej trasy{ $stations ->
        [0] {""}
       *[other] , ale dworzec może jeszcze uratować bilet
    }. Nowe bilety to teraz ryzyko.
guide-last-cards = Ostatnie tury
    .text = Talia jest pusta, więc każdy ma jeszcze jedną turę, a ta jest twoja. Karty na ręce i na bocznicy nie będą się liczyć, tylko twój stos: nowe bilety opłacają się, jeśli zrealizujesz je tym, co na nim leży.
guide-count = Punktacja
    .text = Zrealizowane bilety dają swoje punkty, pozostałe je odbierają. Najdłuższa ciągła trasa daje jeszcze { $longest ->
        [one] { $longest } punkt
        [few] { $longest } punkty
        [many] { $longest } punktów
       *[other] { $longest } punktu
    }. Wiesz już wszystko: następną grę rozegrasz samodzielnie.
guide-count-stations = Punktacja
    .text = Zrealizowane bilety dają swoje punkty, pozostałe je odbierają; niezbudowany dworzec daje { $unbuilt ->
        [one] { $unbuilt } punkt
        [few] { $unbuilt } punkty
        [many] { $unbuilt } punktów
       *[other] { $unbuilt } punktu
    }, najdłuższa ciągła trasa { $longest ->
        [one] { $longest } punkt
        [few] { $longest } punkty
        [many] { $longest } punktów
       *[other] { $longest } punktu
    }. Wiesz już wszystko: następną grę rozegrasz samodzielnie.
guide-count-cards = Punktacja
    .text = Zrealizowane bilety dają swoje punkty, pozostałe je odbierają. Kto ma najwięcej zrealizowanych biletów z Wielkim Miastem, dostaje jego premię. Wiesz już wszystko: następną grę rozegrasz samodzielnie.

## What would be a good next step, when there is nothing to explain

guide-goal-claim = Dobry następny krok
    .text = Zajmij trasę { $track }. Leży na drodze twojego biletu { $ticket } i możesz za nią zapłacić: { $cards }.
guide-goal-collect = Dobry następny krok
    .text = Twój bilet { $ticket } prowadzi przez trasę { $track }. To trasa { $color }: zbierz na nią { $length ->
        [one] jedną kartę
        [few] { $length } karty
        [many] { $length } kart
       *[other] { $length } karty
    } w tym kolorze.
guide-goal-gray = Dobry następny krok
    .text = Twój bilet { $ticket } prowadzi przez trasę { $track }. Jest szara: zbierz na nią { $length ->
        [one] jedną kartę dowolnego koloru
        [few] { $length } karty dowolnego jednego koloru
        [many] { $length } kart dowolnego jednego koloru
       *[other] { $length } karty dowolnego jednego koloru
    }.
guide-goal-ferry = Dobry następny krok
    .text = Twój bilet { $ticket } prowadzi przez prom { $track }. Zbierz na niego { $length ->
        [one] { $length } kartę
        [few] { $length } karty
        [many] { $length } kart
       *[other] { $length } karty
    }: co najmniej { $ferry ->
        [one] jedną lokomotywę
        [few] { $ferry } lokomotywy
        [many] { $ferry } lokomotyw
       *[other] { $ferry } lokomotywy
    }{ $rest ->
        [0] {""}
       *[other] , resztę w jednym kolorze
    }.
guide-goal-free = Dobry następny krok
    .text = Nie masz biletów do zrealizowania. Najwięcej dają teraz długie trasy, a trasy jedna za drugą tworzą długi ciąg.
guide-goal-play = Dobry następny krok
    .text = Możesz zagrać na bocznicę: { $cards }. Im szybciej tam trafią, tym szybciej znajdą się na twoim stosie.
guide-goal-cards = Dobry następny krok
    .text = Twoim biletom najbardziej brakuje takiej karty: { $card }. Zbieraj ten kolor albo zagraj to, co masz.
guide-goal-pile = Dobry następny krok
    .text = Masz karty, których wymagają twoje bilety. Zagraj je na bocznicę, żeby zdążyły przejść na stos.

## How to play: around the text

nav-how-of = { $game }: jak grać
how-contents = Na tej stronie
how-before = Poprzednia: { $game }
how-next = Następna: { $game }
how-label-before = Przed
how-label-after = Po
how-label-laid = Wyłożone
how-label-turned = Odkryte
how-label-paid = Dopłata
how-label-sets = Sekwensy
how-label-trio = Trzy kolory
how-label-no_set = To nie sekwens
how-label-their_yard = Bocznica przeciwnika
how-label-played = Zagrywasz
how-label-pile = Twój stos

## The words of the game, in a small table at the beginning

how-word-card = Karta
    .text = Karta wagonu. Większość ma jeden z ośmiu kolorów; kartami płaci się za trasy.
how-word-card-cards = Karta
    .text = Karta pociągu. Większość ma jeden z ośmiu kolorów; karty zagrywa się na bocznicę.
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
    .text = Karty zakryte. Kto bierze z talii, dobiera na ślepo.
how-word-discards = Karty odrzucone
    .text = Karty, którymi zapłacono albo które odłożono.
how-word-track = Trasa
    .text = Jedna linia między dwoma sąsiednimi miastami. Jej pola pokazują, jak jest długa i jakiego koloru wymaga.
how-word-train = Wagonik
    .text = Twoja figurka. Na każdym polu trasy, którą zajmujesz, staje jeden wagonik.
how-word-ticket = Bilet
    .text = Tajne zadanie: dwa miasta do połączenia i punkty do zdobycia.
how-word-station = Dworzec
    .text = Domek stawiany w mieście. Pozwala ci korzystać z jednej trasy innego gracza.
how-word-ticket-cards = Bilet
    .text = Tajne zadanie: dwa miasta, karty potrzebne do ich połączenia i punkty do zdobycia.
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

## The reference card: short, each message with its .text in one line or two

how-ref-path = { $game ->
    [europe] Europejski Ekspres za najdłuższą ciągłą trasę
   *[other] Najdłuższa ciągła trasa
}
how-ref-unbuilt = Każdy niezbudowany dworzec
# Beside "Tickets".
how-ref-tickets = Zrealizowany dodaje swoje punkty, niezrealizowany je odejmuje.
how-ref-gray = Szara trasa
    .text = Karty dowolnego jednego koloru.
how-ref-ferry = Prom
    .text = Lokomotywa za każdy symbol lokomotywy.
how-ref-tunnel = Tunel
    .text = Odkrywa się { $tunnelCards ->
        [one] { $tunnelCards } kartę
        [few] { $tunnelCards } karty
        [many] { $tunnelCards } kart
       *[other] { $tunnelCards } karty
    }: każda w twoim kolorze i każda lokomotywa kosztuje jedną kartę więcej.
# Whether two players may have one track each.
how-ref-double = Podwójna trasa
    .text = { $open ->
        [yes] Nikt nie może mieć obu.
       *[no] Gdy jedna jest zajęta, druga jest zamknięta.
    }
how-ref-build = Zbuduj dworzec
    .text = W mieście bez dworca; karty jednego koloru.
# Above the number of each station: 1, 2, 3.
how-ref-station = Dworzec
how-ref-last = Ostatnie tury
    .text = Gdy ktoś kończy turę i ma { $lastTrains ->
        [one] { $lastTrains } wagonik
        [few] { $lastTrains } wagoniki
        [many] { $lastTrains } wagoników
       *[other] { $lastTrains } wagonika
    } lub mniej, każdy ma jeszcze jedną turę.
how-ref-own = Własne kolory
    .text = Tego, co wciąż leży na twojej bocznicy, nie można zagrać ponownie.
# Beside "Robbery".
how-ref-robbery = W kolorze z bocznicy przeciwnika trzeba zagrać więcej kart, niż tam leży; przeciwnik je odrzuca.
# Beside "Completing tickets".
how-ref-pile = Tylko kartami ze swojego stosu.
# Beside "Big Cities".
how-ref-big = Za najwięcej zrealizowanych biletów z tym miastem:
how-ref-rounds = Gra ma { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}.
how-ref-keys = Klawisze

## What it is about

how-usa-about = Zbierasz karty wagonów i płacisz nimi za trasy między miastami Ameryki Północnej. Każda trasa daje punkty od razu, a tajne bilety przynoszą kolejne, jeśli twoje trasy połączą dwa wymienione na nich miasta. Gdy komuś prawie skończą się wagoniki, każdy ma jeszcze jedną, ostatnią turę, a wygrywa najwyższy wynik.
how-europe-about = Zbierasz karty wagonów i płacisz nimi za trasy przez Europę z czasów pierwszych kolei: lądem, promem i przez tunele, które potrafią kosztować więcej, niż się wydawało. Trasy dają punkty od razu, tajne bilety przynoszą kolejne na końcu, a dworzec pozwala skorzystać z cudzej trasy tam, gdzie twoja droga jest zablokowana. Gdy komuś prawie skończą się wagoniki, każdy ma jeszcze jedną, ostatnią turę, a wygrywa najwyższy wynik.
how-cards-about = Tu nie ma mapy: zbierasz karty pociągów, zagrywasz je sekwensami na swoją bocznicę, a stamtąd z tury na turę toczą się dalej na twój stos, gdzie są bezpieczne. Zanim tam dotrą, każdy, kto zagra większy sekwens tego samego koloru, zrabuje ci twój. Na końcu kartami ze stosu realizujesz swoje tajne bilety; wygrywa najwyższy wynik.
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
how-setup-cards = Gra zawiera { $cards ->
        [one] { $cards } kartę wagonu
        [few] { $cards } karty wagonów
        [many] { $cards } kart wagonów
       *[other] { $cards } karty wagonu
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
how-setup-tickets-usa = Gra zawiera { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }. Każdy dostaje **{ $dealt }** i zatrzymuje **co najmniej { $keep }**. Gdy wszyscy wybiorą, pozostałe trafiają na spód talii biletów: najpierw bilety gracza, który zaczyna, potem następnego i tak dalej, a bilety każdego gracza w kolejności, w jakiej zostały rozdane.
how-setup-tickets-europe = Gra zawiera { $tickets ->
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
    }**, a zatrzymuje z nich **co najmniej { $keep }**, obojętnie jakiego rodzaju. Bilety, których nikt nie zatrzyma, wypadają z gry bez pokazywania, tak samo jak długie bilety, które nikomu nie przypadły.
how-setup-secret = Wszyscy wybierają jednocześnie i w tajemnicy. Nie musisz na nikogo czekać i nikt nie widzi, co zatrzymujesz. Gra rusza, gdy wszyscy wybiorą.
how-setup-first = O tym, kto zaczyna, rozstrzyga los, chyba że wyznaczy to gospodarz stołu. Dalej gra się po kolei według miejsc, zgodnie z ruchem wskazówek zegara.

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
how-draw-locomotive = **Odsłonięta lokomotywa** jest warta całej tury: możesz ją wziąć tylko jako pierwszą kartę i wtedy jest jedyną. Nie może być drugą kartą, nawet jeśli dopiero co została odkryta.
how-draw-blind = Lokomotywa dobrana **na ślepo** to uśmiech losu: liczy się jako jedna zwykła karta, a drugą kartę i tak bierzesz.
how-draw-short = Bywa, że po pierwszej karcie nie da się już nic wziąć: nie ma ani talii, ani kart odrzuconych, a wśród odsłoniętych są same lokomotywy albo nie ma nic. Wtedy twoja tura kończy się na jednej karcie.
how-draw-no-limit = Na ręce możesz mieć dowolnie wiele kart.

## Row, deck and discards

how-row-reshuffle = Gdy potrzebna jest karta, a talia jest pusta, tasuje się karty odrzucone i to one są nową talią.
how-row-reshuffle-tunnel = Karty wyłożone jako zapłata za tunel, który nie jest jeszcze rozstrzygnięty, nie są jeszcze odrzucone, więc się ich nie wtasowuje.
how-row-three = Ilekroć wśród odsłoniętych kart są **co najmniej trzy** lokomotywy, odrzuca się wszystkie odsłonięte karty i odkrywa { $row ->
        [one] { $row } nową
        [few] { $row } nowe
        [many] { $row } nowych
       *[other] { $row } nowej
    }. Powtarza się to, aż lokomotyw będzie mniej niż trzy. Jeśli w trakcie skończy się talia, tasuje się karty odrzucone, razem z tymi dopiero co odłożonymi.
how-row-three-when = Sprawdza się to zawsze, gdy odsłoniętych kart jest tyle, ile może być: po przygotowaniu gry, po każdym uzupełnieniu i po każdej akcji, w której odrzuca się karty.
how-row-three-stop = Odsłonięte karty zostają bez zmian tylko wtedy, gdy lepszy układ w ogóle nie może powstać, bo wśród kart odsłoniętych, w talii i wśród odrzuconych jest razem za mało kart innych niż lokomotywy. Gdy miejsc na odsłonięte karty jest { $row }, oznacza to mniej niż trzy takie karty.
how-row-empty = Jeśli nie ma ani talii, ani kart odrzuconych, puste miejsca wśród odsłoniętych kart zostają puste. Gdy tylko jakieś karty zostaną odrzucone, miejsca zapełnia się po kolei, po zakończeniu akcji, w której je odrzucono.
how-row-last = Nawet gdy nie ma ani talii, ani kart odrzuconych, możesz brać to, co leży odsłonięte. Dopiero gdy i tam nic nie ma, nikt nie może dobierać kart.

## Claiming a track

how-claim-pay = Trasa kosztuje **tyle kart, ile ma pól**, wszystkie jednego koloru. Trasa kolorowa wymaga kart w swoim kolorze. Lokomotywy mogą zastąpić dowolnie wiele z nich, nawet wszystkie.
how-claim-gray = Za **szarą** trasę płaci się dowolnym jednym kolorem: ty wybierasz, którym, ale wszystkie karty muszą mieć ten kolor albo być lokomotywami.
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
how-claim-discard-europe = Karty, którymi płacisz za trasy i dworce albo dopłacasz do tunelu, trafiają do odrzuconych.

## Double tracks

how-double-own = Dwie trasy, które łączą te same dwa miasta, to **podwójna trasa**. Nikt nie może mieć obu.
how-double-closed = Gdy graczy jest mniej niż { $doublesFrom }, używać można tylko jednej z nich: kiedy ktoś ją zajmie, druga jest zamknięta dla wszystkich. Od { $doublesFrom } graczy wzwyż dwie osoby mogą mieć po jednej.
how-double-not = Trasy, które na pewnym odcinku biegną obok siebie, ale kończą się w różnych miastach, nie są podwójne. Nie mają ze sobą nic wspólnego.

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
how-tunnel-leave = Wtedy decydujesz: płacisz całą dopłatę i zajmujesz tunel albo zabierasz swoje karty z powrotem i twoja tura się kończy. Jeśli nie możesz dopłacić, zostaje tylko zabranie kart; mimo to widzisz, co odkryto.
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
how-station-borrow = Na końcu każdy z twoich dworców **korzysta z jednej trasy** jednego przeciwnika, która dochodzi do miasta z tym dworcem. Dla twoich biletów ta trasa liczy się jak własna. Jest to ta sama trasa dla wszystkich twoich biletów.
how-station-borrow-when = Nie musisz wybierać jej z góry. Z której trasy korzysta dworzec, rozstrzyga się dopiero na końcu, a najlepszego wyboru gra dokonuje za ciebie.
how-station-best = Najlepszy wybór to ten, który daje ci najwięcej punktów za bilety; spośród równych ten, który realizuje więcej biletów; potem ten, który korzysta z mniejszej liczby cudzych tras, bo dworzec, który niczego nie zmienia, z żadnej nie korzysta. Na koniec bierze się twoje dworce w kolejności budowy i wybiera pierwszą pasującą trasę w kolejności pliku mapy.
how-station-longest = Trasy przeciwników, z których korzystają dworce, nigdy nie liczą się do najdłuższej ciągłej trasy.
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
how-ticket-complete-europe = Bilet jest **zrealizowany**, jeśli jego dwa miasta są połączone twoimi własnymi trasami, obojętnie którędy, z pomocą tras, z których korzystają twoje dworce. Wtedy na końcu daje swoje punkty; w przeciwnym razie tyle samo **tracisz**.

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
how-score-longest-europe = **Europejski Ekspres** przypada graczowi z **najdłuższą ciągłą trasą** i daje dodatkowo { $longest ->
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
how-ties-usa = Jeśli dwie osoby mają ten sam wynik, wyżej jest ta, która zrealizowała więcej biletów; jeśli i tu jest remis, ta, której najdłuższa ciągła trasa jest dłuższa. Jeśli nawet to jest równe, zajmują miejsce ex aequo. Tak ustala się każde miejsce, nie tylko pierwsze.
how-ties-europe = Jeśli dwie osoby mają ten sam wynik, wyżej jest ta, która zrealizowała więcej biletów; potem ta, która zbudowała mniej dworców; potem ta, która ma Europejski Ekspres. Jeśli nawet to jest równe, zajmują miejsce ex aequo. Tak ustala się każde miejsce, nie tylko pierwsze.

## Who sees what

how-seen-all-usa = **Wszyscy widzą** odsłonięte karty, liczbę kart w talii, wśród odrzuconych i w talii biletów, u każdego gracza liczbę kart, biletów i wagoników, jego trasy i punkty za nie oraz to, które odsłonięte karty bierze.
how-seen-all-europe = **Wszyscy widzą** odsłonięte karty, liczbę kart w talii, wśród odrzuconych i w talii biletów, u każdego gracza liczbę kart, biletów i wagoników, jego dworce, jego trasy i punkty za nie oraz to, które odsłonięte karty bierze i które odkrywa przy tunelu.
how-seen-all-cards = **Wszyscy widzą** odsłonięte karty, liczbę kart w talii, wśród odrzuconych i w talii biletów, u każdego gracza liczbę kart i biletów, jego bocznicę, liczbę kart na jego stosie oraz to, które odsłonięte karty bierze.
how-seen-own = **Tylko ty widzisz** swoje karty, swoje bilety i bilety, z których wybierasz. Tego, co dobierasz na ślepo, nie widzi nikt inny. Widzowie widzą to, co widzą wszyscy.
how-seen-end = **Na końcu** wszystko jest jawne: karty na ręce, bilety i to, jak każdy z nich zrealizowano; pokazana jest też najdłuższa ciągła trasa.
how-seen-end-europe = **Na końcu** wszystko jest jawne: karty na ręce, bilety, to, z której trasy korzysta każdy dworzec, i to, jak każdy bilet zrealizowano; pokazana jest też najdłuższa ciągła trasa.
how-seen-end-cards = **Na końcu** wszystko jest jawne: karty na ręce, bilety i to, jak każdy z nich zrealizowano.

## The Card Game: set-up

how-cards-setup-cards = Gra zawiera { $cards ->
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
how-cards-setup-tickets = Gra zawiera { $tickets ->
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

how-cards-turn-move = Twoja tura ma dwie części. Najpierw, automatycznie i od razu, **jedna karta z każdego sekwensu** na twojej bocznicy przechodzi zakryta na twój stos.
how-cards-turn-one = Potem robisz **dokładnie jedną** z tych rzeczy:
how-cards-action-draw = Dobierz karty
    .text = Dwie, spośród odsłoniętych albo na ślepo; albo tylko jedną odsłoniętą lokomotywę.
how-cards-action-play = Zagraj karty
    .text = Sekwens jednego koloru albo trzy karty w trzech kolorach, na swoją bocznicę.
how-cards-action-tickets = Dobierz bilety
    .text = Obejrzyj { $draw }, zatrzymaj, ile chcesz, albo żadnego.
how-cards-turn-pass = Jeśli nie możesz zrobić żadnej z nich, pasujesz. Dopóki możesz zrobić cokolwiek, pasować nie wolno. Jeśli wszyscy gracze spasują jeden po drugim, runda się zamyka i realizuje się bilety.
how-cards-yard-top = Lokomotywy sekwensu leżą na wierzchu, więc odchodzą pierwsze; nie wybierasz, która karta przechodzi. To, co zostaje, zachowuje kolor sekwensu.
how-cards-yard-example = Sekwens z dwóch zielonych kart i lokomotywy potrzebuje trzech twoich tur: najpierw przechodzi lokomotywa, potem jedna zielona karta, potem druga. Przez cały ten czas jest to sekwens zielony.
how-cards-pile = **Nikt nie zagląda do stosu** przed jego podliczeniem, nawet właściciel: musisz pamiętać, co leży na twoim. Stół można otworzyć z opcją, dzięki której każdy może w każdej chwili zaglądać do własnego stosu.
how-cards-draw-row = Trzy odsłonięte lokomotywy niczego w tej grze nie zmieniają: odsłonięte karty zostają.
how-cards-draw-short = Jeśli talia skończy się na twojej pierwszej karcie, dobieranie kończy się na tej jednej. Więcej o tym niżej, w części „Koniec rundy”.

## The Card Game: playing cards

how-cards-play-set = **Sekwens** to co najmniej dwie karty jednego koloru. Lokomotywy mogą zastąpić wszystkie oprócz jednej: przynajmniej jedna karta musi być w tym kolorze.
how-cards-play-trio = Albo zagrywasz **trzy karty w trzech różnych kolorach**, dokładnie trzy i bez lokomotywy. Każda z nich zaczyna własny sekwens, a na początku twojej następnej tury wszystkie trzy przechodzą na twój stos.
how-cards-play-own = Koloru, który wciąż leży na **twojej własnej** bocznicy, nie można zagrać. Poczekaj, aż sekwens przejdzie dalej.
how-cards-rob = W kolorze, który leży na bocznicy **przeciwnika**, możesz zagrać tylko **więcej** kart, niż on tam ma; lokomotywy liczą się po obu stronach. To jest rabunek: przeciwnik odrzuca cały ten sekwens razem z lokomotywami. Jeśli ten kolor leży u kilku przeciwników, musisz przebić każdego z nich i wszyscy zostają obrabowani.
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
how-cards-rounds-few = Przy 2 lub 3 graczach gra się teraz kończy.
how-cards-rounds-four = Przy 4 graczach to była dopiero pierwsza połowa. Zrealizowane bilety się punktuje i odkłada; każdy zachowuje karty na ręce i bilety jeszcze niezrealizowane. Wszystkie inne karty – ze stosów i bocznic, odsłonięte i odrzucone – tasuje się w nową talię.
how-cards-rounds-deal = Potem każdemu rozdaje się { $secondRoundCards ->
        [one] { $secondRoundCards } kartę
        [few] { $secondRoundCards } karty
        [many] { $secondRoundCards } kart
       *[other] { $secondRoundCards } karty
    }, po jednej, i odkrywa { $row ->
        [one] { $row } nową kartę
        [few] { $row } nowe karty
        [many] { $row } nowych kart
       *[other] { $row } nowej karty
    } (lub mniej, jeśli kart nie wystarczy). Grę podejmuje osoba następna po tej, która grała ostatnia; jej też rozdaje się pierwszą kartę. Gdy talia znów się skończy, druga runda zamyka się tak jak pierwsza, bilety realizuje się jeszcze raz i gra jest skończona. Jeśli nowa talia jest pusta od początku, każdy ma jedną turę.
how-cards-score = Na końcu dostajesz punkty za zrealizowane bilety, a niezrealizowane **kosztują** cię swoje punkty.
how-cards-score-big = Każda **premia Wielkiego Miasta** przypada graczowi, który ma najwięcej zrealizowanych biletów z tym miastem; bilet z dwoma Wielkimi Miastami liczy się dla obu. Przy remisie premię dostaje każdy z remisujących. Jeśli nikt nie zrealizował takiego biletu, nie dostaje jej nikt.
how-cards-score-example = Przykład: gracz z obrazka powyżej ma też najwięcej zrealizowanych biletów dla dwóch Wielkich Miast.
how-ties-cards = Jeśli dwie osoby mają ten sam wynik, wyżej jest ta, która zrealizowała więcej biletów; potem ta, która ma więcej premii Wielkich Miast. Jeśli nawet to jest równe, zajmują miejsce ex aequo. Tak ustala się każde miejsce, nie tylko pierwsze.

## Captions of the pictures

how-picture-symbols = Osiem kolorów i lokomotywa, każde ze swoim symbolem i swoim wagonem.
how-picture-row = Odsłonięte karty, a obok nich talia. Możesz wziąć dowolną kartę, którą widzisz, albo dobrać na ślepo.
how-picture-second = Bierzesz drugą z odsłoniętych kart, a na jej miejscu odkrywa się lokomotywa. Jako drugą kartę możesz wziąć dowolną z pozostałych albo dobrać na ślepo, ale tej lokomotywy nie.
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
how-picture-double-usa = Podwójna trasa { $denver } – { $salt_lake_city } przy 3 graczach: czerwony zajął jedną z dwóch, więc druga jest zamknięta i został z niej tylko blady zarys.
how-picture-double-europe = Podwójna trasa { $paris } – { $pamplona } przy 3 graczach: czerwony zajął jedną z dwóch, więc druga jest zamknięta i został z niej tylko blady zarys.
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
how-picture-station = Żółty ma bilet { $paris } – { $wien }, ale trasa { $frankfurt } – { $munchen } należy do zielonego. Korzysta z niej dworzec w mieście { $munchen }: bilet jest zrealizowany i daje { $points ->
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
how-decided-first-cards = Kto zaczyna?
    .text = Ktoś wylosowany. Według instrukcji zaczyna najmłodszy gracz, ale serwer nikogo nie pyta o wiek.
how-decided-kept = Czy widać, ile biletów startowych zatrzymują inni?
    .text = Dopiero gdy wszyscy wybiorą: także ta liczba jest tajemnicą.
how-decided-row-left = Nie ma ani talii, ani kart odrzuconych, ale leżą jeszcze odsłonięte: czy mogę dobierać?
    .text = Tak. Według instrukcji nie można dobierać, gdy nie ma ani talii, ani kart odrzuconych, bo wszystkie karty są wtedy na rękach graczy. Dopóki jakieś leżą odsłonięte, tak nie jest, więc możesz je brać.
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
how-decided-station = Czy mogę wybrać, z których tras korzystają moje dworce?
    .text = Nie, ale też nie musisz: najlepszego wyboru gra dokonuje za ciebie, a żaden inny nie mógłby dać ci więcej.
how-decided-station-equal = Dwa moje dworce przydałyby się tak samo?
    .text = Z trasy korzysta ten, który zbudowano wcześniej.
how-decided-yard-first = Która karta sekwensu przechodzi pierwsza?
    .text = Wierzchnia, więc najpierw lokomotywy: kładzie się je na wierzch i z wierzchu bierze się karty.
how-decided-set = Czy same lokomotywy mogą być sekwensem?
    .text = Nie. Sekwens musi mieć kolor.
how-decided-second = Według instrukcji dobieram najwyżej dwie karty: czy mogę poprzestać na jednej?
    .text = Nie. Jeśli da się wziąć drugą kartę, bierzesz ją, tak jak w grach planszowych. Jedna wystarcza tylko wtedy, gdy bierzesz odsłoniętą lokomotywę albo gdy skończy się talia.
how-decided-last-turn = Czy ostatnie tury zaczynają się, gdy kończy się talia, czy gdy kończą się odsłonięte karty?
    .text = Gdy kończy się talia. Wtedy zostaje już tylko zagrywanie kart i dobieranie biletów.
how-decided-new-row = Czy w drugiej rundzie są nowe odsłonięte karty?
    .text = Tak. Tasuje się wszystkie karty poza tymi na rękach graczy, odsłonięte także.
how-decided-worse = Czy mogę zrealizować inne bilety niż w najlepszym wyborze?
    .text = Tak. Może to mieć znaczenie później, dla Wielkich Miast albo w drugiej rundzie.
how-decided-returned = Jak wracają do talii bilety startowe, których nikt nie zatrzymał?
    .text = Gdy wszyscy wybiorą, wtasowuje się je razem w talię biletów, więc nie ma znaczenia, kto wybrał pierwszy. Jeśli każdy zatrzyma wszystkie, niczego się nie tasuje.
how-decided-slot-cards = Kiedy zapełnia się puste miejsce wśród odsłoniętych kart?
    .text = Po wzięciu odsłoniętej karty i na początku nowej rundy; nie przy dobieraniu na ślepo i nie przy rabunku.
how-decided-passes = Czy pasy z pierwszej rundy liczą się w drugiej?
    .text = Nie, po każdym podliczeniu liczy się je od nowa.
how-decided-look = Czy wybierając bilety, mogę zajrzeć do swojego stosu?
    .text = Tak, od chwili, gdy zaczyna się podliczanie.
how-decided-open = Kto widzi, co realizuję?
    .text = Wszyscy i od razu: bilety i cały twój stos, żeby każdy mógł to sprawdzić.
how-decided-file = Które bilety są „wcześniej w pliku”?
    .text = Dla każdego wyboru wypisz miejsca jego biletów w pliku, od najmniejszego. Tam, gdzie dwie takie listy różnią się po raz pierwszy, wygrywa mniejsza liczba.

## What cities are called today

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Ateny
city-atlanta = Atlanta
city-barcelona = Barcelona
city-berlin = Berlin
city-boston = Boston
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Bruksela
city-bucuresti = Bukareszt
city-budapest = Budapeszt
city-cadiz = Kadyks
city-calgary = Calgary
city-charleston = Charleston
city-chicago = Chicago
city-constantinople = Stambuł
city-dallas = Dallas
city-danzig = Gdańsk
city-denver = Denver
city-dieppe = Dieppe
city-duluth = Duluth
city-edinburgh = Edynburg
city-el_paso = El Paso
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-helena = Helena
city-houston = Houston
city-kansas_city = Kansas City
city-kharkov = Charków
city-kobenhavn = Kopenhaga
city-kyiv = Kijów
city-las_vegas = Las Vegas
city-lisboa = Lizbona
city-little_rock = Little Rock
city-london = Londyn
city-los_angeles = Los Angeles
city-madrid = Madryt
city-marseille = Marsylia
city-miami = Miami
city-montreal = Montreal
city-moskva = Moskwa
city-munchen = Monachium
city-nashville = Nashville
city-new_orleans = Nowy Orlean
city-new_york = Nowy Jork
city-oklahoma_city = Oklahoma City
city-omaha = Omaha
city-palermo = Palermo
city-pamplona = Pampeluna
city-paris = Paryż
city-petrograd = Petersburg
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-riga = Ryga
city-roma = Rzym
city-rostov = Rostów
city-saint_louis = Saint Louis
city-salt_lake_city = Salt Lake City
city-san_francisco = San Francisco
city-santa_fe = Santa Fe
city-sarajevo = Sarajewo
city-sault_st_marie = Sault Ste. Marie
city-seattle = Seattle
city-sevastopol = Sewastopol
city-smolensk = Smoleńsk
city-smyrna = Izmir
city-sochi = Soczi
city-sofia = Sofia
city-stockholm = Sztokholm
city-toronto = Toronto
city-vancouver = Vancouver
city-venezia = Wenecja
city-warszawa = Warszawa
city-washington = Waszyngton
city-wien = Wiedeń
city-wilno = Wilno
city-winnipeg = Winnipeg
city-zagrab = Zagrzeb
city-zurich = Zurych

## For those who run the server, and reports to them; fetched only by those who need it

admin-title = Zarządzanie serwerem
admin-nobody = Ta strona jest dla osób, które prowadzą serwer. Zaloguj się na konto, które ma do niej prawo.
admin-first-title = Zostań administratorem
admin-first-text = Ten link działa raz. Wybierz nick i hasło nowego konta albo podaj te, które już masz.
admin-first-go = Zostań administratorem
admin-tab-reports = Zgłoszenia
admin-tab-users = Użytkownicy
admin-tab-tables = Stoły
admin-tab-bans = Blokady
admin-tab-notice = Ogłoszenia
admin-tab-audit = Co zrobiono
admin-none = Nic tu nie ma.
admin-more = Pokaż więcej
admin-search = Nick lub id
admin-find = Szukaj
admin-role-of = Rola: { $name }
admin-role-user = użytkownik
admin-role-moderator = moderator
admin-role-administrator = administrator
admin-ban = Zablokuj
admin-ban-who = Zablokuj: { $name }
admin-ban-reason = Powód, który pozna zablokowana osoba
admin-ban-address = Adres lub zakres
admin-ban-hours = Na jak długo
admin-hours-1 = godzinę
admin-hours-24 = dzień
admin-hours-168 = tydzień
admin-hours-720 = 30 dni
admin-hours-0 = na zawsze
admin-lift = Zdejmij
admin-lift-who = Zdejmij blokadę: { $name }
admin-banned = blokada
admin-until = do { $when }
admin-for-good = na zawsze
admin-password-link = Link do nowego hasła
admin-link-text = Ten link działa raz, przez jeden dzień. Prześlij go tej osobie: { $name }.
admin-chat = Czat
admin-chat-of = Czat przy stole { $code }
admin-remove-line = Usuń
admin-remove-line-of = Usuń „{ $text }” ({ $name })
admin-close = Zamknij
admin-close-which = Zamknij stół { $code }
admin-close-reason = Powód, który poznają gracze
admin-reason = Powód
admin-report-by = { $by } zgłasza: { $name }
admin-show-settled = Załatwione
admin-settle = Załatwione
admin-settled-by = załatwione przez: { $name }
admin-report-whom = Kogo
admin-report-what = Co się stało
admin-report-help = Dołączone zostaną ostatnie linie czatu. Przeczytają to tylko osoby prowadzące serwer.
admin-report-send = Zgłoś
admin-report-sent = Dziękujemy. Ktoś się temu przyjrzy.
admin-report-nobody = Nikogo innego tu nie ma.
admin-announcement = Ogłoszenie
admin-announcement-help = Widzą je wszyscy na każdej stronie. Puste oznacza brak.
admin-read-only = Tylko do odczytu: dlaczego
admin-read-only-help = Gdy wpiszesz powód, nikt nie otworzy stołu ani nie wykona ruchu, a zegary staną. Puste pole – wszystko znów działa.
admin-save = Zapisz
admin-saved = Zapisano.
admin-cancel = Anuluj
admin-deed-first_administrator = – pierwszy administrator:
admin-deed-role = – zmiana roli:
admin-deed-password_link = – link do hasła:
admin-deed-ban = – blokada:
admin-deed-lift_ban = – zdjęta blokada:
admin-deed-close_table = – zamknięty stół:
admin-deed-remove_chat = – usunięty czat przy stole:
admin-deed-settle_report = – załatwione zgłoszenie:
admin-deed-announcement = – zmiana ogłoszenia
admin-deed-read_only = – tryb tylko do odczytu
