language-name = Slovenčina

## Words of the games

name = Branchline
description = Železničné hry presne podľa pravidiel, proti botom aj s priateľmi.
noscript = Branchline potrebuje na zobrazenie stola JavaScript.
game-usa = USA
game-europe = Európa
game-card_game = Kartová hra

color-purple = fialová
color-blue = modrá
color-orange = oranžová
color-white = biela
color-green = zelená
color-yellow = žltá
color-black = čierna
color-red = červená
color-locomotive = lokomotíva
color-gray = sivá

bag-purple = { $count ->
    [one] { $count } fialová
    [few] { $count } fialové
   *[other] { $count } fialových
}
bag-blue = { $count ->
    [one] { $count } modrá
    [few] { $count } modré
   *[other] { $count } modrých
}
bag-orange = { $count ->
    [one] { $count } oranžová
    [few] { $count } oranžové
   *[other] { $count } oranžových
}
bag-white = { $count ->
    [one] { $count } biela
    [few] { $count } biele
   *[other] { $count } bielych
}
bag-green = { $count ->
    [one] { $count } zelená
    [few] { $count } zelené
   *[other] { $count } zelených
}
bag-yellow = { $count ->
    [one] { $count } žltá
    [few] { $count } žlté
   *[other] { $count } žltých
}
bag-black = { $count ->
    [one] { $count } čierna
    [few] { $count } čierne
   *[other] { $count } čiernych
}
bag-red = { $count ->
    [one] { $count } červená
    [few] { $count } červené
   *[other] { $count } červených
}
bag-locomotive = { $count ->
    [one] { $count } lokomotíva
    [few] { $count } lokomotívy
   *[other] { $count } lokomotív
}

level-random = Ľahký
level-greedy = Stredný
level-planner = Ťažký
level-expert = Expert

bot-name = { $place ->
    [0] Otto
    [1] Ida
    [2] Emil
    [3] Klára
   *[other] Hugo
}

join = { $a } – { $b }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
rank = { $rank }.

count-trains = { $count ->
    [one] { $count } vagónik
    [few] { $count } vagóniky
   *[other] { $count } vagónikov
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
count-tickets = { $count ->
    [one] { $count } lístok
    [few] { $count } lístky
   *[other] { $count } lístkov
}
count-stations = { $count ->
    [one] { $count } stanica
    [few] { $count } stanice
   *[other] { $count } staníc
}
count-stations-left = { $count ->
    [one] zostáva { $count } stanica
    [few] zostávajú { $count } stanice
   *[other] zostáva { $count } staníc
}
count-tracks = { $count ->
    [one] { $count } trať
    [few] { $count } trate
   *[other] { $count } tratí
}
count-spaces = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políčok
}
count-pile = { $count ->
    [one] { $count } karta na hromádke
    [few] { $count } karty na hromádke
   *[other] { $count } kariet na hromádke
}

## Around every page

nav-lobby = Branchline, na úvod
nav-how = Ako sa hrá
nav-about = O projekte
nav-account = Profil
nav-admin = Správa servera
notice-read-only = Teraz sa nedá nič meniť a hodiny stoja: { $why }
notice-banned = Máš na tomto serveri zákaz: { $why }
notice-banned-until = Máš na tomto serveri zákaz do { $when }: { $why }
nav-language = Jazyk
nav-theme = Vzhľad
nav-theme-auto = Podľa zariadenia
nav-theme-day = Svetlý
nav-theme-night = Tmavý
nav-menu = Menu
nav-close = Zavrieť
nav-back = Späť
nav-cities = Dnešné názvy miest

offline-title = Bez spojenia
offline-text = Tvoje hry sú na serveri v bezpečí. Táto stránka sa vráti sama, len čo server odpovie.
offline-retry = Skúsiť teraz

## The first page

lobby-title = Zbieraj karty. Obsadzuj trate. Spájaj mestá.
lobby-lead = Železničné hry presne podľa pravidiel, proti botom alebo s priateľmi. Nič netreba inštalovať, netreba ani účet.
lobby-play-now = Hrať proti botom
lobby-against = Súperi
lobby-strength = Sila súperov
lobby-start = Začať hru
lobby-starting = Rozdáva sa…
lobby-line-usa = Klasická mapa.
lobby-facts-usa = 2–5 hráčov, asi 45 minút
lobby-line-europe = Tunely, trajekty a stanice.
lobby-facts-europe = 2–5 hráčov, asi hodina
lobby-line-card_game = Sady, koľajiská a prepady, bez mapy.
lobby-facts-card_game = 2–4 hráči, asi 30 minút
lobby-opponents = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botov
}
lobby-together = S priateľmi
lobby-create = Založiť stôl
lobby-create-line = Cez odkaz, pri jednej obrazovke, s ľuďmi aj s botmi.
lobby-join = Pridať sa s kódom
lobby-code-hint = Šesť znakov
lobby-join-now = Pridať sa
lobby-tables = Verejné stoly
lobby-no-tables = Práve nie je otvorený žiadny verejný stôl. Založ ho a ostatní sa môžu pridať.
lobby-tables-wait = Hľadajú sa stoly…
lobby-mine = Moje hry
lobby-practise = Precvičiť si chyby
lobby-free = { $count ->
    [0] plno
    [one] { $count } voľné
    [few] { $count } voľné
   *[other] { $count } voľných
}
lobby-stage-lobby = čaká sa
lobby-stage-playing = hrá sa
lobby-stage-finished = dohraté
lobby-stage-closed = zatvorené
lobby-sit = Pridať sa
lobby-watch = Sledovať
lobby-open = Otvoriť
lobby-go-on = Pokračovať
lobby-rank = { $rank }. miesto, { $points }

first-offer = Tieto hry ešte nepoznáš?
first-start = Zahrať si prvú hru so sprievodcom: { $game }
first-dismiss = Nie, ďakujem

## Creating a table

create-title = Založiť stôl
create-game = Hra
create-own-map = Vlastná mapa
create-choose-map = Vybrať súbor mapy…
create-map-read = { $name }: { $cities }, { $tracks }
create-cities = { $count ->
    [one] { $count } mesto
    [few] { $count } mestá
   *[other] { $count } miest
}
create-places = Hráči
create-places-title = Miesta
create-you = Ty
create-open = Voľné pre hráčov
create-here = Niekto pri tejto obrazovke
create-here-name = Meno
create-bot = { $level ->
    [random] Bot, ľahký
    [greedy] Bot, stredný
    [planner] Bot, ťažký
   *[expert] Bot, expert
}
create-place = Miesto { $number }
create-who = Kto stôl nájde
create-public = Všetci (stôl je v zozname)
create-link = Len ľudia s odkazom
create-clock = Čas na rozmyslenie
create-clock-none = Bez obmedzenia
create-clock-fast = 1 minúta na ťah
create-clock-slow = 3 minúty na ťah
create-clock-bank = 10 min + 10 s za ťah
create-clock-long-bank = 25 min + 20 s za ťah
create-clock-days = 1 deň na ťah
create-clock-three-days = 3 dni na ťah
create-first = Kto začína
create-random = Rozhodne žreb
create-open-piles = Každý sa smie pozrieť do svojej hromádky
create-practice = Povoliť nápovedu a vracanie
create-practice-line = Kto si prisadne, ten s tým súhlasí.
create-practice-alone = Keď hráš len proti botom, máš nápovedu aj vracanie vždy.
create-undo = Ako ďaleko sa dá vracať
create-undo-until_revealed = Kým sa nič neodkryje
create-undo-free = Bez obmedzenia
create-go = Založiť stôl
create-start-now = Založiť a začať

## You

account-title = Profil
account-name = Meno
account-save = Uložiť
account-saved = Uložené.
account-guest-name = Hosť { $number }
account-guest = Hráš ako hosť: pozná ťa tento prehliadač, iné nie.
account-guest-more = S heslom máš svoje hry a svoje meno na každom zariadení.
account-nobody = Zatiaľ ťa tu nikto nepozná. Prvou hrou sa staneš hosťom.
account-make = Vytvoriť účet
account-sign-in = Prihlásiť sa
account-sign-out = Odhlásiť sa
account-password = Heslo
account-new-password = Nové heslo
account-old-password = Staré heslo
account-change = Zmeniť heslo
account-at-least = Aspoň 8 znakov
account-elsewhere = Prihlásenie cez účet, ktorý už máš
account-elsewhere-guest = Tvoje hry aj výsledky ti zostanú.
account-with = Prihlásiť sa cez { $name }
account-ways = Spôsoby prihlásenia
account-ways-line = Do účtu sa dostaneš ktorýmkoľvek z nich.
account-ways-link = Skôr než pripojíš ďalší, zadaj svoje heslo.
account-link = Pripojiť { $name }
account-unlink = Odpojiť
account-unlink-which = Odpojiť { $name }
account-set-password = Nastaviť heslo
account-data = Tvoje údaje
account-data-line = Všetko, čo o tebe tento server uchováva, v jednom súbore: prihlásenia, hry a výsledky aj správy z chatu.
account-data-get = Stiahnuť moje údaje
account-remove = Vymazať účet
account-remove-line = Tvoje meno, prihlásenia a všetky tvoje správy v chate sa natrvalo vymažú. Odohrané hry zostanú pod menom, pod ktorým sa hrali.
account-remove-sure = Vymazať natrvalo
account-removed = Účet bol vymazaný.
account-statistics = Tvoje hry
account-games = Hry
account-won = Výhry
account-average = Priemer
account-best = Rekord

## About

about-title = O projekte Branchline
about-what = S Branchline si zahráš železničné stolové hry podľa ich tlačených pravidiel: dve hry na mape a jednu len s kartami, proti botom, s priateľmi alebo oboje naraz.
about-independent = Je to nezávislý projekt. Nemá nič spoločné so žiadnym vydavateľom ani autorom takýchto hier a nikto z nich ho neschválil. Mapy, kresby a texty sú vlastné; zemepisné názvy sú len zemepisné názvy.
about-checked = Každé zamiešanie sa dá overiť: server sa k nemu zaviaže skôr, než sa karty rozdajú, a tento záväzok odkryje, keď sa hra skončí.
about-free = Program je slobodný softvér s licenciou MIT alebo Apache License 2.0, podľa tvojho výberu. Písma sú Source Serif 4 a Source Sans 3 s licenciou SIL Open Font License. Pobrežia pochádzajú z Natural Earth a sú voľným dielom.
about-api = Čo tu môžu robiť programy

## The table

table-code = Kód
table-copy = Skopírovať odkaz
table-copied = Odkaz skopírovaný
table-share = Ostatní sa pridajú cez tento odkaz alebo kódom na úvodnej stránke.
table-start = Začať hru
table-seats = Miesta
table-color = Farba hráča { $name }
table-empty-seat = Voľné
table-sit = Sadnúť si sem
table-sit-friend = Niekto pri tejto obrazovke
table-friend-name = Meno hráča
table-seat-bot = Posadiť sem bota
table-seat = Miesto { $number }
table-remove = Uvoľniť
table-remove-who = Uvoľniť miesto hráča { $name }
table-leave = Odísť od stola
table-host = hostiteľ
table-removed = Vyhodení
table-invite = Pustiť späť
kind-guest = návštevník
kind-account = účet
kind-bot = bot
table-you = ty
table-resign = Prenechať hru botovi
table-resign-sure = Ďalej bude za teba hrať bot; vrátiť sa môžeš kedykoľvek.
table-practice = Precvičovanie
table-undo = Vrátiť
table-undo-count = { $count ->
    [one] Vráti tvoju poslednú akciu
    [few] Vráti { $count } akcie, počnúc tvojou poslednou
   *[other] Vráti { $count } akcií, počnúc tvojou poslednou
}
table-undo-nothing = Zatiaľ nie je čo vracať
table-undo-acted = Medzitým už hral niekto iný
table-undo-revealed = Medzitým sa odkryla karta alebo lístok
table-hint = Nápoveda
table-hint-long = Čo by urobil expert
table-hint-thinks = Expert premýšľa…
table-origin = Táto hra nadväzuje na dohranú partiu.
table-origin-link = Ukázať to miesto
table-practice-until_revealed = Nápoveda a vracanie sú tu povolené; vracať sa dá, kým sa nič neodkryje.
table-practice-free = Nápoveda aj vracanie sú tu povolené, vracanie bez obmedzenia.
table-come-back = Vrátiť sa
table-back = Na úvod
table-report = Nahlásiť niekoho
table-players = Hráči
table-log = Priebeh
table-chat = Chat
table-nothing-yet = Tu uvidíš, čo sa v hre deje.
table-say = Napíš niečo
table-say-spectators = Ostatným divákom
table-send = Poslať
table-mute = Stlmiť: { $name }
table-unmute = Zrušiť stlmenie: { $name }
table-mute-all = Stlmiť všetkých
table-unmute-all = Zrušiť všetky stlmenia
table-muted-line = stlmené
table-removed-line = správa odstránená
table-spectators = divák
table-no-chat = Zatiaľ nikto nič nenapísal.
# Na karte, ktorá vedie k četu.
table-unread = { $count ->
    [one] { $count } nová správa
    [few] { $count } nové správy
   *[other] { $count } nových správ
}
# Namiesto ruky pre toho, kto nehrá.
table-watching = Pozeráš sa
table-watching-line = Čo majú hráči v ruke, je do konca hry tajné.
table-watching-tickets = Do konca hry tajné.
table-bot = { $level ->
    [random] bot · ľahký
    [greedy] bot · stredný
    [planner] bot · ťažký
    [expert] bot · expert
   *[other] bot · { $level }
}
table-replaced-out_of_time = čas vypršal, hrá bot
table-replaced-left = hráč odišiel, hrá bot
table-replaced-resigned = ďalej hrá bot
table-offline = Spojenie sa stratilo. Skúša sa znova…
table-offline-device = Si offline. Stôl tu počká.
table-closed = Tento stôl je zatvorený.
table-confirm = Pýtať sa pred nezvratnými krokmi
table-hand = Karty
table-tickets = Lístky
table-others = Hráči
table-pull = Zväčšiť alebo zmenšiť
table-clock-left = zostáva { $text }
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
table-skip = Prejsť na to, čo teraz môžeš urobiť
table-choices = Čo môžeš urobiť
table-aside = Hráči a priebeh
# A card beside the board that sums up the rules; its button and its name.
table-card = Prehľadová karta

senses-motion = Animácie ťahov
# Ako rýchlo sa ukazujú ťahy botov a ostatných hráčov.
senses-pace = Ťahy ostatných
senses-pace-slow = Pomaly
senses-pace-natural = Prirodzene
senses-pace-quick = Rýchlo
senses-pace-at_once = Všetko naraz
senses-sound = Zvuky
senses-sound-card = Karty
senses-sound-track = Trate
senses-sound-ticket = Lístky
senses-sound-last = Posledné kolo
senses-sound-turn = Tvoj ťah

## What to do now, in one sentence

now-wait = Na ťahu je { $name }.
now-wait-draw = { $name } ťahá druhú kartu.
now-wait-tickets = { $name } si vyberá lístky.
now-wait-tunnel = { $name } sa rozhoduje o tuneli.
now-wait-complete = { $name } plní lístky.
now-begins = Hra sa začína.
now-wait-setup = { $count ->
    [one] { $names } si ešte vyberá lístky.
    [few] { $names } si ešte vyberajú lístky.
   *[other] { $names } si ešte vyberajú lístky.
}
now-turn = Tvoj ťah: { $choices }.
now-can-draw_card = potiahni karty
now-can-claim_track = obsaď trať
now-can-play_cards = vylož karty do koľajiska
now-can-draw_tickets = potiahni lístky
now-can-build_station = postav stanicu
now-second = Potiahni druhú kartu.
now-keep = { $count ->
    [0] Nechaj si z týchto lístkov, koľko chceš, hoci aj žiadny.
    [one] Nechaj si aspoň jeden z týchto lístkov.
    [few] Nechaj si aspoň { $count } z týchto lístkov.
   *[other] Nechaj si aspoň { $count } z týchto lístkov.
}
now-tunnel = { $count ->
    [one] Tunel stojí { $count } kartu navyše. Priplať, alebo sa ho vzdaj.
    [few] Tunel stojí { $count } karty navyše. Priplať, alebo sa ho vzdaj.
   *[other] Tunel stojí { $count } kariet navyše. Priplať, alebo sa ho vzdaj.
}
now-tunnel-lost = { $count ->
    [one] Tunel stojí { $count } kartu navyše a na to nemáš. Vzdaj sa ho.
    [few] Tunel stojí { $count } karty navyše a na to nemáš. Vzdaj sa ho.
   *[other] Tunel stojí { $count } kariet navyše a na to nemáš. Vzdaj sa ho.
}
# Kým sa otáčajú karty pre vlastný tunel.
now-tunnel-turning = Otáčajú sa karty pre tvoj tunel…
now-complete = Splň lístky kartami zo svojej hromádky.
now-pass = Nezostáva ti nič iné, len pasovať.
now-pay-track = Vyber, čím zaplatíš trať { $track }.
now-pay-station = Vyber, čím zaplatíš stanicu: { $city }.
now-choose-track = Vyber trať, ktorú obsadíš.
now-choose-city = Vyber mesto pre svoju stanicu.
now-lobby = { $count ->
    [0] Všetci sú tu.
    [one] Čaká sa ešte na { $count } hráča.
    [few] Čaká sa ešte na { $count } hráčov.
   *[other] Čaká sa ešte na { $count } hráčov.
}
now-lobby-host = Všetci sú tu: začni hru.
now-lobby-host-free = { $count ->
    [one] { $count } miesto je ešte voľné: počkaj, alebo tam posaď bota.
    [few] { $count } miesta sú ešte voľné: počkaj, alebo tam posaď botov.
   *[other] { $count } miest je ešte voľných: počkaj, alebo tam posaď botov.
}
now-won = { $count ->
    [one] Víťazí { $names }.
    [few] { $names } sa delia o prvé miesto.
   *[other] { $names } sa delia o prvé miesto.
}
now-you-won = Víťazstvo je tvoje!
now-curtain = Obrazovku preberá { $name }.
now-last-round = { $count ->
    [1] Posledný ťah hry
    [few] Posledné kolo, zostávajú { $count } ťahy
   *[other] Posledné kolo, zostáva { $count } ťahov
}
now-draw-tickets = { $count ->
    [0] Potiahnuť lístky? Nechať si môžeš ktorékoľvek, hoci aj žiadny.
    [one] Potiahnuť lístky? Aspoň jeden si musíš nechať.
    [few] Potiahnuť lístky? Aspoň { $count } si musíš nechať.
   *[other] Potiahnuť lístky? Aspoň { $count } si musíš nechať.
}

## Hand, cards and choices

dock-hand = Tvoje karty
dock-hand-of = Karty hráča { $name }
dock-no-hand = Žiadne karty
dock-no-tickets = Žiadne lístky
dock-row = Ponuka (odkryté karty)
dock-deck = Balíček
dock-deck-label = Balíček ({ $count }): potiahnuť naslepo
dock-slot-label = Vziať si: { $card }, karta { $slot } z ponuky
dock-empty-slot = Karta { $slot } z ponuky: žiadna
dock-ticket-deck = Lístky
dock-ticket-deck-label = Lístky ({ $count }): potiahnuť na výber
dock-tickets = Tvoje lístky
dock-tickets-of = Lístky hráča { $name }
dock-claim = Obsadiť trať
dock-claim-short = Obsadiť
dock-station = Postaviť stanicu
dock-claim-list = Trate, ktoré môžeš obsadiť
dock-station-list = Mestá pre stanicu
dock-pay-for = Zaplatiť trať { $track }
dock-station-in = Stanica v meste { $city }
dock-pay-with = Zaplatiť: { $cards }
dock-claim-with = Obsadiť za: { $cards }
dock-build-with = Postaviť za: { $cards }
dock-back = Späť
dock-keep = { $count ->
    [0] Nenechať si žiadny
    [one] Nechať si { $count } lístok
    [few] Nechať si { $count } lístky
   *[other] Nechať si { $count } lístkov
}
dock-keep-more = Nechať si aspoň { $count }
dock-keep-title = Lístky na výber
dock-draw-tickets = Potiahnuť lístky
dock-tunnel-title = Tunel { $track }
dock-laid = Vyložené karty
dock-turned = Otočené karty
dock-extra = Priplatiť: { $cards }
dock-leave = Vzdať sa tunela
dock-pass = Pasovať
dock-tunnel = tunel
dock-tunnel-may-cost = { $count ->
    [one] Tunel: môže stáť ešte { $count } kartu
    [few] Tunel: môže stáť až { $count } karty navyše
    [many] Tunel: môže stáť až { $count } karty navyše
   *[other] Tunel: môže stáť až { $count } kariet navyše
}
dock-light-stack = { $cards }: ukázať trate, ktoré sa nimi dajú zaplatiť
dock-ferry = { $count ->
    [one] trajekt, { $count } lokomotíva
    [few] trajekt, { $count } lokomotívy
   *[other] trajekt, { $count } lokomotív
}
dock-play = Vyložiť: { $cards }
dock-play-title = Vyložiť karty do koľajiska
dock-play-stack = Vyložiť karty do koľajiska: { $cards }
dock-trio = Tri rôzne farby
dock-trio-hint = Vyber tri farby
dock-complete = { $count ->
    [0] Nesplniť žiadny
    [one] Splniť { $count } lístok
    [few] Splniť { $count } lístky
   *[other] Splniť { $count } lístkov
}
dock-complete-title = Lístky na splnenie
dock-curtain = { $name }, teraz ty
dock-curtain-line = Nepozerá sa nikto iný? Tak si odkry karty.
dock-show = Odkryť moje karty
dock-ticket-done = splnený
dock-ticket-station = spojené stanicou
dock-ticket-open = ešte { $needs }
dock-ticket-lost = už sa nedá splniť
# On a long ticket.
dock-ticket-long = dlhý
# Riadok nad kartami: čo urobili ostatní od posledného vlastného ťahu, a tlačidlo, ktoré preskočí, čo sa ešte ukazuje.
since-title = Od tvojho posledného ťahu
since-skip = Preskočiť

## The map

map-title = Mapa
map-owner = má ju { $name }
map-tracks = Trate
board-label = Kresba mapy, { $cities ->
    [one] { $cities } mesto
    [few] { $cities } mestá
   *[other] { $cities } miest
} a { $tracks ->
    [one] { $tracks } trať
    [few] { $tracks } trate
   *[other] { $tracks } tratí
}. Slovami ju opisuje textové zobrazenie. Šípky mapu posúvajú, plus a mínus ju približujú a odďaľujú, nula ukáže všetko.
board-zoom-in = Priblížiť
board-zoom-out = Oddialiť
board-reset = Ukázať celú mapu

way-title = Cesta medzi dvoma mestami
way-from = Odkiaľ
way-to = Kam
way-city = Mesto…
way-first = Vyber dve mestá.
way-second = Vyber druhé mesto.
way-left = ešte { $needs }, { $tracks }
way-short = ešte { $trains }, máš len { $left }
way-joined = spojené
way-none = žiadna cesta už nevedie

## The table in words

text-view = Textové zobrazenie
text-drawn = Grafické zobrazenie
text-title = Textový opis stola
text-happened = Čo sa práve stalo
text-supply = Čo sa dá potiahnuť
text-row = { $count ->
    [0] Ponuka je prázdna.
   *[other] Ponuka: { $cards }.
}
text-deck = { $count ->
    [one] V balíčku je { $count } karta, v odhadzovacej kôpke { $discards }.
    [few] V balíčku sú { $count } karty, v odhadzovacej kôpke { $discards }.
   *[other] V balíčku je { $count } kariet, v odhadzovacej kôpke { $discards }.
}
text-ticket-deck = { $count ->
    [one] V balíčku lístkov je { $count } lístok.
    [few] V balíčku lístkov sú { $count } lístky.
   *[other] V balíčku lístkov je { $count } lístkov.
}
text-player = { $name } ({ $notes })
text-you = ty
text-to-move = na ťahu
text-points = Body
text-trains = Vagóniky
text-cards = Karty
text-tickets = Lístky
text-completed = Splnené
text-stations = Zostáva staníc
text-pile = Hromádka
text-spaces = Políčka
text-color = Farba
text-kind = Druh
text-state = Stav
text-ticket = { $ticket }, { $points }: { $state }.
text-ticket-left = { $ticket }, { $points }: { $state }, cesta: { $left }.
# In place of { $ticket } above.
text-long = { $ticket } (dlhý)
text-track = { $track }, dĺžka { $length }, { $color }
text-needs = treba: { $cards }
text-station = { $city }: { $name }
text-no-stations = Zatiaľ nestojí žiadna stanica.
text-tracks-at = Trate podľa mesta
text-all-cities = všetky mestá
text-no-tracks = Taká trať tu nie je.
text-free = voľná
text-closed = zatvorená: druhá trať z dvojice je obsadená
text-claim = Obsadiť trať { $track }
text-open-pile = { $count ->
    [one] { $count } karta na hromádke: { $cards }
    [few] { $count } karty na hromádke: { $cards }
   *[other] { $count } kariet na hromádke: { $cards }
}
text-big-city = { $city }: { $points }

## The table of the Card Game

yard-table = Koľajiská a veľkomestá
yard-title = Koľajisko hráča { $name }
yard-empty = Koľajisko je prázdne.
yard-pile = Hromádka
yard-big-cities = Veľkomestá
yard-set = Sada: { $cards }
yard-round = Kolo { $round } z { $of }

## The end of a game

end-title = Bodovanie
end-player = Hráč
end-tracks = Trate
end-tickets = Lístky
end-stations = Stanice
end-longest = { $game ->
    [europe] Európsky expres
   *[other] Najdlhšia súvislá
}
end-cities = Veľkomestá
end-total = Spolu
end-rematch = Hrať znova
end-to-rematch = K ďalšej hre
end-replay = Pozrieť si záznam
end-review = Rozobrať hru
end-share = Zdieľať obrázok
end-save = Uložiť obrázok
end-no-picture = V tomto prehliadači sa obrázok nepodarilo vytvoriť.
end-record = Stiahnuť záznam
end-back = Na úvod
end-ticket-lost = nesplnený
end-watch = Sledovať bodovanie
end-skip = Preskočiť na výsledok
end-station-line = { $count ->
    [one] { $count } nepostavená stanica
    [few] { $count } nepostavené stanice
   *[other] { $count } nepostavených staníc
}
end-borrow-line = { $city }: požičaná trať { $track }
end-path-line = { $count ->
    [one] Súvislá trať, { $count } políčko
    [few] Súvislá trať, { $count } políčka
   *[other] Súvislá trať, { $count } políčok
}
end-account-of = Body hráča { $name }
end-rank-title = Poradie
end-rail = Doterajšie body
end-say-start = Hra sa skončila. Teraz sa všetko spočíta.
end-say-tracks = { $name } má za trate { $points }.
end-say-done = { $name } má splnený lístok { $ticket }: { $points }.
end-say-failed = { $name } nemá splnený lístok { $ticket }: mínus { $points }.
end-say-all-stations = { $name } má postavené všetky stanice.
end-say-stations = { $name }: { $stations }, teda { $points }.
end-say-borrowed = Stanica hráča { $name } v meste { $city } si požičiava trať { $track }.
end-say-path = { $name } má súvislú trať dlhú { $spaces }.
end-say-longest = { $game ->
    [europe] { $name } získava Európsky expres za najdlhšiu súvislú trať, { $spaces }: { $points }.
   *[other] { $name } má najdlhšiu súvislú trať, { $spaces }: { $points }.
}
end-say-city = { $count ->
    [one] { $names } má najviac splnených lístkov pre veľkomesto { $city }: { $points }.
    [few] { $names } majú najviac splnených lístkov pre veľkomesto { $city }: { $points } pre každého.
   *[other] { $names } majú najviac splnených lístkov pre veľkomesto { $city }: { $points } pre každého.
}

## The replay

replay-title = Záznam hry
replay-step = Krok { $seq } z { $last }
replay-first = Na začiatok
replay-previous = O krok späť
replay-play = Spustiť
replay-pause = Pozastaviť
replay-next = O krok ďalej
replay-last = Na koniec
replay-side = Pohľad
replay-all-open = Všetko odkryté
replay-not-over = Hra ešte beží. Jej záznam sa otvorí všetkým, keď sa skončí; dovtedy v ňom vidíš len to, o čom vieš.
replay-scrub = Miesto v zázname
replay-speed = Rýchlosť
replay-speed-is = Rýchlosť: { $times }×
replay-previous-turn = O ťah späť
replay-previous-turn-of = Späť na predošlý ťah hráča { $name }
replay-next-turn = O ťah ďalej
replay-next-turn-of = Na ďalší ťah hráča { $name }
replay-copy = Skopírovať odkaz
replay-play-on = Hrať odtiaľto ďalej
play-on-seat = Tvoje miesto
play-on-hidden = Skryté karty
play-on-as_it_was = Ako vtedy
play-on-anew = Rozdať znovu
play-on-line = Od tohto miesta hráš proti botom. Dohraná partia zostane, ako je.
play-on-go = Hrať ďalej
replay-in-address = Odkaz je v paneli s adresou
replay-to-table = Späť k stolu
replay-review = Rozbor tejto chvíle
replay-last-round = Začína sa posledné kolo
replay-second-round = Začína sa druhé kolo

## Reviews and hints: deeds and reasons, fetched with the review

deed-keep = { $count ->
    [0] Nenechať si žiadny lístok
   *[other] Nechať si { $tickets }
}
deed-row = Vziať z ponuky: { $card }
deed-row-some = Vziať kartu z ponuky
deed-deck = Potiahnuť naslepo z balíčka
deed-draw_tickets = Potiahnuť lístky
deed-claim_track = Obsadiť trať { $track } ({ $cards })
deed-pay_tunnel = Priplatiť za tunel: { $cards }
deed-leave_tunnel = Vzdať sa tunela
deed-build_station = Postaviť stanicu v meste { $city } ({ $cards })
deed-play_cards = Vyložiť: { $cards }
deed-complete = { $count ->
    [0] Nesplniť žiadny lístok
   *[other] Splniť { $tickets }
}
deed-pass = Pasovať

reason-completes_ticket = Splní to lístok { $ticket }.
reason-keeps_ticket_open = Leží to na ceste pre lístok { $ticket }.
reason-at_risk = Súperi sú blízko a trať { $track } by mohli obsadiť prví.
reason-points = Trať { $track } sama vynesie { $points }.
reason-longer_path = S traťou { $track } sa predĺži najdlhšia súvislá trať.
reason-blocks = Prekazí to plány hráčovi { $name }.
reason-lacks_most = Plánu najviac chýba: { $color }.
reason-lacks = Plánu ešte chýba: { $color }.
reason-wild = Lokomotíva zastúpi ktorúkoľvek farbu.
reason-nothing_in_row = Nič z ponuky nepomôže.
reason-saves_cards = Na zbieranie kariet je ešte čas.
reason-room_for_tickets = Na ďalšie lístky je ešte čas.
reason-on_the_way = Lístok { $ticket } vyjde takmer zadarmo.
reason-worth_the_way = Lístok { $ticket } stojí za tú námahu.
reason-too_far = Lístok { $ticket } by trval príliš dlho.
reason-station_for = Stanica v meste { $city } sprístupní cudziu trať.
reason-worth_the_cost = Tunel { $track } za príplatok stojí.
reason-not_worth_the_cost = Tunel { $track } za príplatok nestojí.
reason-robs = { $name } tým príde o sadu ({ $color }).
reason-feeds = Tieto karty ({ $color }) pomôžu splniť lístok { $ticket }.
reason-hard_to_rob = Takú veľkú sadu ({ $color }) len tak niekto neprepadne.
reason-time_is_short = Karty z koľajiska potrebujú každý zostávajúci ťah, aby sa dostali na hromádku.
reason-last_turn = Je to posledný ťah a toto v ňom vynesie najviac.

mistake-ticket_kept = Ponechaný zlý lístok
mistake-ticket_refused = Vrátený dobrý lístok
mistake-tickets_drawn = Lístky potiahnuté v nevhodnej chvíli
mistake-tickets_not_drawn = Nepotiahnuté lístky
mistake-color_drawn = Vzatá nesprávna karta
mistake-claimed_too_late = Odkladaná trať
mistake-claimed_too_early = Trať obsadená predčasne
mistake-claimed_for_nothing = Zbytočne obsadená trať
mistake-wrong_track = Obsadená nesprávna trať
mistake-station_built = Zbytočná stanica
mistake-station_missed = Nepostavená stanica
mistake-tunnel_risked = Príliš riskantný tunel
mistake-tunnel_paid = Príliš drahý tunel
mistake-tunnel_given_up = Predčasne vzdaný tunel
mistake-yard_robbed = Sada vystavená prepadu
mistake-set_played_too_early = Sada vyložená predčasne
mistake-set_played_too_late = Sada vyložená neskoro
mistake-wrong_set = Vyložená nesprávna sada
mistake-robbery_missed = Premárnený prepad
mistake-wrong_tickets = Splnené nesprávne lístky

review-title = Rozbor
review-of = { $game }: rozbor
review-tab-game = Celá hra
review-tab-moves = Ťahy
review-waiting = { $count ->
    [0] Rozbor sa o chvíľu začne…
    [one] Najprv je na rade { $count } iná hra.
    [few] Najprv sú na rade { $count } iné hry.
   *[other] Najprv je na rade { $count } iných hier.
}
review-running = Hra sa rozoberá: { $done } / { $total } ťahov
review-failed = Rozbor sa nepodarilo dokončiť.
review-again = Skúsiť znova
review-not-over = Hru možno rozobrať, až keď sa skončí.
review-later = Šťastie, presnosť a zlomové chvíle sa ukážu, keď budú rozobrané všetky ťahy.
review-not-yet = Tento ťah ešte nie je rozobraný.
review-choose = Vyber ťah v grafe alebo v zozname.
review-graph = Šance na výhru
review-start = Po rozdaní
review-move = Ťah { $step } / { $total }
review-chance = { $name } { $percent }

review-played = Zahrané
review-best = Expert
review-same = Expert by urobil to isté.
review-only = Jediná možnosť
review-right = Dobrý ťah
review-nearly = Takmer rovnako dobré
review-cost = Stálo to { $percent } šance na výhru, asi { $points }.
review-cost-chance = Stálo to { $percent } šance na výhru.
review-error = { $percent } ± { $error }
review-why = Prečo
review-why-done = Čo hovorí za to
review-plan = Plán
review-plan-tickets = Lístky
review-plan-given-up = Vzdané
review-plan-tracks = Obsadiť
review-plan-lacks = Chýba
review-gift = Čo potom so šancou hráča { $name } urobila náhoda: { $percent }

review-one = Vybraný ťah
review-list = Rozhodnutia
review-filter = Ktoré rozhodnutia
review-filter-mistakes = Chyby
review-filter-all = Všetky
review-filter-player = Čie rozhodnutia
review-everybody = Všetci
review-previous = Predchádzajúca chyba
review-next = Ďalšia chyba
review-none = Žiadne chyby. Výborná hra!
review-none-yet = Zatiaľ žiadne chyby.
review-practise = Precvičiť moje chyby
review-replay = Prehrať v zázname

review-luck = Šťastie a umenie
review-you-won = { $count ->
    [one] Tvoja výhra o { $count } bod.
    [few] Tvoja výhra o { $count } body.
   *[other] Tvoja výhra o { $count } bodov.
}
review-you-lost = { $count ->
    [one] Tvoja prehra o { $count } bod.
    [few] Tvoja prehra o { $count } body.
   *[other] Tvoja prehra o { $count } bodov.
}
review-you-tied = Delíš sa o prvé miesto.
review-won = { $count ->
    [one] { $name }: výhra o { $count } bod.
    [few] { $name }: výhra o { $count } body.
   *[other] { $name }: výhra o { $count } bodov.
}
review-lost = { $count ->
    [one] { $name }: prehra o { $count } bod.
    [few] { $name }: prehra o { $count } body.
   *[other] { $name }: prehra o { $count } bodov.
}
review-tied = { $name }: delené prvé miesto.
review-cards-gave = { $count ->
    [one] Karty pridali asi { $count } bod.
    [few] Karty pridali asi { $count } body.
   *[other] Karty pridali asi { $count } bodov.
}
review-cards-cost = { $count ->
    [one] Karty ubrali asi { $count } bod.
    [few] Karty ubrali asi { $count } body.
   *[other] Karty ubrali asi { $count } bodov.
}
review-cards-even = Karty pridali asi toľko, koľko ubrali.
review-without-ahead = { $count ->
    [one] Bez toho: náskok asi { $count } bod.
    [few] Bez toho: náskok asi { $count } body.
   *[other] Bez toho: náskok asi { $count } bodov.
}
review-without-behind = { $count ->
    [one] Bez toho: strata asi { $count } bod.
    [few] Bez toho: strata asi { $count } body.
   *[other] Bez toho: strata asi { $count } bodov.
}
review-without-level = Bez toho: nerozhodne.

review-turning = Zlomové chvíle
review-turning-none = Hra sa nikdy nezlomila.
review-turn = { $name }, ťah { $step }:
review-cause-luck = rozhodli karty
review-cause-mistake = chyba
review-cause-play = rozhodla hra
review-change = { $name } { $percent }

review-skill = Ako kto hral
review-accuracy = Presnosť
review-mistakes = Chyby
review-mean = Strata na ťah
review-kinds = Chyby podľa druhu

review-how = Ako sa to počíta?
review-how-decisions = Každé rozhodnutie sa posudzuje podľa toho, čo jeho hráč mohol vedieť. Rovnakú otázku dostane najsilnejší bot, expert. Ak by urobil niečo iné, oboje sa veľakrát dohrá s rovnakým šťastím; rozdiel v šanci na výhru je to, čo rozhodnutie stálo. Od 2 % sa tomu hovorí chyba.
review-how-accuracy = Presnosť je priemer všetkých rozhodnutí, kým bolo o čo hrať: také, ktoré nič nestojí, sa počíta celé, také, ktoré stojí 5 %, z polovice.
review-how-chances = Graf pozná všetky karty, len nie tie, ktoré ešte len prídu. Ukazuje, ako často by kto vyhral, keby odtiaľ hrali boti.
review-how-luck = Šťastie je to, čo z každého ťahu urobila náhoda, vrátane rozdania. Odpočítava sa z neho len toľko, koľko sa dá odlíšiť od umenia.
review-how-limits = To všetko je názor silného bota, nie dôkaz. Jednotlivé ťahy sú neisté o pár percent; celá hra povie viac.

# The expert’s advice at a table for practice.
hint-list = Čo by sa dalo urobiť, od najlepšieho
hint-do = Urobiť to
hint-points = { $points } b.
hint-points-long = Očakávaný náskok pred najlepším súperom
hint-plan = Lístky, o ktoré sa hrá
hint-lacks = Karty, ktoré chýbajú
hint-given-up = Radšej vzdať

# Exercises from your mistakes.
practise-title = Precvičovanie
practise-lead = Miesta z tvojich vlastných hier, kde bol lepší iný ťah. Nájdi ho teraz.
practise-adding = Hľadajú sa chyby v rozbore…
practise-no-review = Táto hra ešte nemá rozbor.
practise-to-review = Prejsť na rozbor
practise-no-mistakes = V tejto hre nie sú žiadne tvoje chyby na precvičenie.
practise-progress = Vyriešené { $solved } z { $count }
practise-start = Začať
practise-all-done = Všetko vyriešené. Ďalšie pribudnú z ďalšieho rozboru.
practise-exercise = Cvičenie { $number }
practise-number = Cvičenie { $number } z { $count }
practise-lost = v hre ťa to stálo { $loss }
practise-solved-tries = { $count ->
    [one] vyriešené na prvý pokus
    [few] vyriešené na { $count } pokusy
   *[other] vyriešené na { $count } pokusov
}
practise-tries = { $count ->
    [one] { $count } pokus
    [few] { $count } pokusy
   *[other] { $count } pokusov
}
practise-try = Riešiť
practise-again = Znovu
practise-list = Všetky cvičenia
practise-remove = Odobrať cvičenie
practise-task = Nájdi ťah, ktorý stratí menej ako 2 %
practise-task-line = Všetko je tak, ako to bolo vtedy vidno. Zahraj pri stole ako obvykle.
practise-judging = Expert posudzuje tvoj ťah…
practise-solved = Vyriešené!
practise-solution = Riešenie
practise-nothing-lost = nestratí nič.
practise-loses = stratí { $loss } šance na výhru.
practise-best = Najlepšie: { $deed }
practise-not-yet = Ešte nie: skús iný ťah
practise-show = Ukázať riešenie
practise-next = Ďalšie cvičenie
practise-skip = Preskočiť
practise-empty = Zatiaľ žiadne cvičenia
practise-empty-play = Dohraj hru, proti botom alebo ľuďom.
practise-empty-review = Na konci si nechaj urobiť rozbor.
practise-empty-practise = Z tvojich chýb sa tam stanú cvičenia. Zostávajú na tomto zariadení.
practise-empty-go = Zahrať si

## The log: what happened, in the present tense

log-you = Ty
log-unseen = z balíčka
log-blind = { $card } z balíčka
log-icon-cards = Potiahnuté karty
log-icon-track = Obsadená trať
log-icon-station = Postavená stanica
log-icon-tickets = Ponechané lístky
log-icon-tunnel = Začatý tunel
log-icon-turned = Otočené karty
log-icon-left = Opustený tunel
log-icon-pile = Na hromádku
log-icon-played = Vyložené karty
log-icon-robbed = Prepadnutie
log-icon-completed = Splnené lístky
log-dealt = Karty sú rozdané. Začína { $name }.
log-kept = { $count ->
    [0] { $name } si nenecháva žiadny lístok.
    [one] { $name } si necháva { $count } lístok.
    [few] { $name } si necháva { $count } lístky.
   *[other] { $name } si necháva { $count } lístkov.
}
log-kept-some = { $name } má lístky vybrané.
log-kept-these = { $count ->
    [0] { $name } si nenecháva žiadny lístok.
    [one] { $name } si necháva lístok { $tickets }.
    [few] { $name } si necháva lístky { $tickets }.
   *[other] { $name } si necháva lístky { $tickets }.
}
log-setup-ended = Všetci majú vybrané. Začína sa prvý ťah.
log-drew-row = { $name } si berie z ponuky: { $card }.
log-drew-deck = { $name } ťahá z balíčka.
log-drew-deck-card = { $name } ťahá z balíčka: { $card }.
log-reshuffled = { $count ->
    [one] Odhadzovacia kôpka sa zamieša: balíček má { $count } kartu.
    [few] Odhadzovacia kôpka sa zamieša: balíček má { $count } karty.
   *[other] Odhadzovacia kôpka sa zamieša: balíček má { $count } kariet.
}
log-swept = Tri lokomotívy: ponuka sa vymieňa.
log-tunnel-laid = { $name } vykladá za tunel { $track }: { $cards }.
log-tunnel-turned = { $count ->
    [0] Nezostáva žiadna karta, ktorá by sa dala otočiť.
   *[other] Otočené karty: { $cards }.
}
log-tunnel-costs = { $count ->
    [0] Tunel nestojí nič navyše.
    [one] Tunel stojí { $count } kartu navyše.
    [few] Tunel stojí { $count } karty navyše.
   *[other] Tunel stojí { $count } kariet navyše.
}
log-tunnel-left = { $name } sa vzdáva tunela { $track }.
log-claimed = { $name } obsadzuje trať { $track }, { $points }. Platí: { $cards }.
log-station = { $name } stavia stanicu v meste { $city }. Platí: { $cards }.
log-pile = { $name } presúva na hromádku: { $cards }.
log-played = { $name } vykladá: { $cards }.
log-robbed = { $by } prepadáva hráča { $name }. Stratené karty: { $cards }.
log-scoring = Kolo { $round } sa skončilo. Plnia sa lístky.
log-completed = { $count ->
    [0] { $name } neplní žiadny lístok.
    [one] { $name } plní lístok { $tickets }.
    [few] { $name } plní lístky { $tickets }.
   *[other] { $name } plní lístky { $tickets }.
}
log-round = Začína sa kolo { $round }.
log-passed = { $name } pasuje.
log-last-round = { $name } už nemá takmer žiadne vagóniky: každý má ešte jeden ťah.
log-last-round-cards = Balíček je prázdny: každý má ešte jeden ťah.
log-finished = Hra sa skončila.
log-joined = { $name } si sadá za stôl.
log-left = Niekto odchádza od stola.
log-bot-placed = { $name } si sadá za stôl ({ $bot }).
log-removed = Miesto { $place } je zasa voľné.
log-removed-who = Hostiteľ vyhadzuje hráča { $name }.
log-invited = Hostiteľ niekoho púšťa späť.
log-created = Stôl je otvorený.
log-replaced-out_of_time = { $names }: čas vypršal, ďalej hrá bot.
log-replaced-left = { $count ->
    [one] { $names } odchádza: ďalej hrá bot.
    [few] { $names } odchádzajú: ďalej hrá bot.
   *[other] { $names } odchádzajú: ďalej hrá bot.
}
log-replaced-resigned = { $names }: ďalej hrá bot.
log-came-back = { $name } je späť.
log-undone = { $name } berie späť { $count ->
    [one] { $count } akciu
    [few] { $count } akcie
   *[other] { $count } akcií
}.
log-hinted = { $name } si berie nápovedu.
log-rematched = Bude odveta.
log-closed = Stôl je zatvorený.
log-shut = Moderátor stôl uzavrel: { $reason }

## Errors of the page itself

error-unreachable = Server je nedostupný. Skús to o chvíľu znova.
error-again = Skúsiť znova
error-lost = Spojenie sa prerušilo. Tvoj posledný ťah sa možno nevykonal.
error-astray = Na tejto adrese nič nie je.
error-no-code = Stôl s týmto kódom neexistuje.
error-bad-map = Tento súbor nie je súbor mapy.
error-crashed = Niečo sa pokazilo. Načítaj stránku znova a pokračuj.
error-rule = Príslušné pravidlo

## What the server refuses

refused-unknown = Server hlási: { $message }
refused-bad_request = Server tomu nerozumie. Načítaj stránku znova a skús to ešte raz.
refused-sign_in = Server ťa už nepozná. Načítaj stránku znova alebo sa prihlás.
refused-wrong_password = Účet s týmto menom a heslom neexistuje.
refused-forbidden = Na toto nemáš oprávnenie.
refused-not_found = Na tejto adrese nič nie je.
refused-no_such_table = Taký stôl neexistuje. Možno ho medzitým zatvorili.
refused-no_such_user = Nikto s týmto menom tu nie je.
refused-no_such_seq = Taká dlhá táto hra nie je.
refused-no_such_step = Toľko ťahov tá hra nemá.
refused-nothing_to_choose = Tu nebolo z čoho vyberať.
refused-not_asked = Teraz nie je o čom rozhodovať.
refused-already_so = To už je hotové.
refused-conflict = Niekto ťa predbehol. Skús to znova.
refused-name_taken = Toto alebo podobne vyzerajúce meno už niekto má. Vyber si iné.
refused-banned = Na tomto serveri máš zákaz. { $message }
refused-read_only = Teraz sa nedá nič meniť. { $message }
refused-bad_link = Tento odkaz už bol použitý alebo vypršal. Popros o iný.
refused-bad_ban = Toto sa nedá zakázať: { $message }
refused-last_administrator = Toto je jediný správca. Najprv vymenuj ďalšieho.
refused-no_such_provider = Tento spôsob prihlásenia už nie je k dispozícii. Načítaj stránku znova.
refused-no_such_identity = Tento účet už pripojený nie je. Načítaj stránku znova.
refused-provider_failed = Druhý web neodpovedá alebo nefunguje správne. Skús to neskôr.
refused-bad_sign_in = Toto prihlásenie sa nezačalo v tomto prehliadači alebo trvalo pridlho. Skús to znova.
refused-sign_in_cancelled = Prihlásenie na druhom webe neprebehlo.
refused-sign_in_again = Aby sme vedeli, že si to ty, odhlás sa, znova sa prihlás a skús to ešte raz.
refused-not_allowed = S týmto účtom sa na tento server prihlásiť nedá. Opýtaj sa toho, kto ho prevádzkuje.
refused-no_account = Tento účet tu nikto nemá pripojený. Prihlás sa ako zvyčajne a najprv ho pripoj.
refused-identity_taken = Tento účet tu už pripojil niekto iný alebo už máš pripojený iný účet z toho istého webu.
refused-last_way_in = Potom by sa do účtu nedalo prihlásiť. Najprv nastav heslo alebo pripoj iný účet.
refused-no_such_ban = Taký zákaz nie je, alebo už bol zrušený.
refused-no_such_report = Také hlásenie nie je, alebo už je vybavené.
refused-too_many_tables = Máš priveľa stolov, pri ktorých sa hra ešte nezačala. Najprv pri niektorom začni hru alebo od neho odíď.
refused-too_many_games = Máš rozohratých priveľa hier. Najprv niektorú dohraj.
refused-too_large = Toto je priveľké.
refused-bad_name = Meno má 1 až 40 znakov, bez medzier na krajoch a bez neviditeľných znakov.
refused-bad_password = Heslo má 8 až 200 znakov.
refused-too_many_requests = To bolo priveľa naraz. Chvíľu počkaj a skús to znova.
refused-internal = Na serveri nastala chyba. Skús to o chvíľu znova.
refused-busy = Server je teraz plný. Skús to o pár sekúnd znova.
refused-storage_busy = Server je zaneprázdnený. Skús to o chvíľu znova.
refused-storage_full = Disk servera je plný. Daj vedieť tomu, kto ho prevádzkuje.
refused-storage_failed = Úložisko servera zlyhalo. Daj vedieť tomu, kto ho prevádzkuje.
refused-too_slow = Spojenie je príliš pomalé. Načítaj stránku znova a pokračuj.
refused-stopping = Server sa reštartuje. Stránka sa o chvíľu vráti.
refused-not_started = Hra sa ešte nezačala.
refused-started = Hra sa už začala.
refused-finished = Hra sa už skončila.
refused-not_finished = Hra sa ešte neskončila.
refused-closed = Tento stôl je zatvorený.
refused-not_yours = Toto nie je tvoje miesto.
refused-not_host = Toto smie len hostiteľ stola.
refused-removed_by_host = Hostiteľ ťa od tohto stola vyhodil. Popros ho, nech ťa pustí späť.
refused-no_such_place = Také miesto tento stôl nemá.
refused-place_taken = Tu už niekto sedí.
refused-place_empty = Tu nikto nesedí.
refused-color_taken = Túto farbu už má niekto iný.
refused-table_full = Všetky miesta sú obsadené.
refused-places_empty = Niektoré miesta sú ešte voľné.
refused-already_seated = Pri tomto stole už miesto máš.
refused-replaced = Hrá za teba bot. Najprv sa vráť do hry.
refused-not_replaced = Už hráš ty, nie bot.
refused-stale = Medzitým sa niečo stalo. Pozri sa ešte raz.
refused-bad_text = Toto sa nedá poslať: je to prázdne, pridlhé alebo to obsahuje neviditeľné znaky.
refused-chat_too_fast = Píšeš priveľa naraz. Chvíľu počkaj.
refused-chat_full = Do chatu pri tomto stole sa už nič nezmestí.
refused-chat_repeated = To tu od teba už je.
refused-chat_links = Hostia nemôžu posielať odkazy. Založ si účet a pôjde to.
refused-chat_words = Niektoré z týchto slov tu nie je dovolené.
refused-bad_settings = Takto sa hrať nedá: { $message }
refused-rematch_open = Odveta je už otvorená.
refused-not_practice = Tu hrajú ľudia proti sebe, takže bez nápovedy a vracania.
refused-nothing_to_undo = Zatiaľ nie je čo vracať.
refused-acted_since = Medzitým už hral niekto iný.
refused-revealed = Medzitým sa odkryla karta alebo lístok, takže to platí.
refused-too_many_undos = V tejto hre sa už vrátilo priveľa ťahov. Dohraj ju do konca.
refused-too_many_reviews = Čakáš už na priveľa rozborov. Skús to, keď bude niektorý hotový.

## What a rule of the game refuses

refused-game_over = Hra sa už skončila.
refused-not_your_turn = Nie si na ťahu.
refused-choose_tickets = Najprv si vyber lístky.
refused-draw_second = Najprv potiahni druhú kartu.
refused-answer_tunnel = Najprv priplať za tunel, alebo sa ho vzdaj.
refused-nothing_offered = Nemáš na výber žiadne lístky.
refused-ticket_not_offered = Tento lístok nemáš na výber.
refused-too_few_tickets = Musíš si nechať viac lístkov.
refused-no_tickets_left = Žiadne lístky už nezostali.
refused-no_such_slot = Taká karta v ponuke nie je.
refused-slot_empty = Tu žiadna karta neleží.
refused-locomotive_second = Odkrytá lokomotíva nemôže byť druhou kartou. Vezmi si inú alebo potiahni naslepo.
refused-no_cards_left = Nezostali žiadne karty, ktoré by sa dali potiahnuť.
refused-track_taken = Táto trať je už obsadená.
refused-double_own = Druhá trať z tejto dvojice je už tvoja.
refused-double_closed = Pri takom malom počte hráčov sa dá z dvojitej trate obsadiť len jedna.
refused-not_enough_trains = Na túto trať ti zostáva primálo vagónikov.
refused-wrong_card_count = Trať stojí jednu kartu za každé svoje políčko.
refused-mixed_colors = Všetky karty musia byť jednej farby; lokomotívy sa hodia ku každej.
refused-wrong_color = Táto trať potrebuje inú farbu.
refused-ferry_locomotives = Tento trajekt potrebuje viac lokomotív.
refused-cards_not_in_hand = Tieto karty nemáš.
refused-no_tunnel_pending = Žiadny tunel nečaká na zaplatenie.
refused-tunnel_extra_count = Za tento tunel sa pripláca iný počet kariet.
refused-tunnel_extra_color = Tunel potrebuje farbu, ktorú majú vyložené karty, alebo lokomotívy.
refused-no_stations_in_game = V tejto hre stanice nie sú.
refused-no_stations_left = Všetky svoje stanice už máš postavené.
refused-city_has_station = V tomto meste už stanica je.
refused-station_cost = Za túto stanicu sa platí iný počet kariet.
refused-not_a_set = Vylož dve alebo viac kariet jednej farby, alebo tri karty troch farieb.
refused-color_in_yard = Táto farba už v tvojom koľajisku leží.
refused-yard_not_beaten = V inom koľajisku je rovnako veľa kariet tejto farby alebo viac.
refused-complete_tickets = Najprv splň svoje lístky.
refused-not_scoring = Lístky sa plnia, až keď sa skončí kolo.
refused-ticket_not_held = Tento lístok nie je tvoj.
refused-pile_too_small = Na tvojej hromádke nie sú karty na všetky tieto lístky.
refused-must_act = Pasovať môžeš, len keď sa nedá urobiť nič iné.
refused-unknown_track = Taká trať na mape nie je.
refused-unknown_city = Také mesto na mape nie je.
refused-unknown_ticket = Taký lístok v hre nie je.
refused-ticket_twice = Ten istý lístok je uvedený dvakrát.
refused-not_in_this_game = Toto sa v tejto hre nedá.

## The guide itself

guide-name = Sprievodca
guide-got-it = Rozumiem
guide-leave = Ukončiť sprievodcu

## Tickets at the start

guide-opening = Tvoje lístky
    .text = Na každom sú dve mestá: spoj ich svojimi traťami a jeho body sú tvoje, inak ich stratíš. Nechaj si aspoň { $keep }. Najmenej vagónikov potrebuje lístok { $ticket }: { $trains }.
guide-opening-long = Tvoje lístky
    .text = Na každom sú dve mestá: spoj ich svojimi traťami a jeho body sú tvoje, inak ich stratíš. Nechaj si aspoň { $keep }. Najľahší je lístok { $ticket }; lístok { $long } je na prvú hru ťažký.
guide-opening-cards = Tvoje lístky
    .text = Na každom sú karty, ktorými sa splní. Ak budú na konci ležať na tvojej hromádke, jeho body sú tvoje; ak nie, stratíš ich. Nechaj si aspoň { $keep }. Najmenej ich treba na lístok { $ticket }: { $cards }.

## Drawing

guide-draw = Ťahanie kariet
    .text = V každom ťahu urobíš jednu vec. Za trate sa platí kartami, tak si vezmi dve, jednu po druhej. Na začiatok sa hodí táto farba: { $card }. Potrebuje ju trať { $track } na tvojej ceste.
guide-draw-any = Ťahanie kariet
    .text = V každom ťahu urobíš jednu vec. Potrebuješ karty, tak si vezmi dve, jednu po druhej: z ponuky také, akých už niekoľko máš, alebo naslepo z balíčka.
guide-draw-cards = Ťahanie kariet
    .text = V každom ťahu urobíš jednu vec. Zbieraj karty jednej farby: vezmi si dve, jednu po druhej. Na začiatok sa hodí táto farba: { $card }. Potrebujú ju tvoje lístky.
guide-second = Druhá karta
    .text = Ponuka je zasa plná. Vezmi si z nej ďalšiu kartu alebo potiahni naslepo z balíčka. Len lokomotívu si teraz z ponuky vziať nemôžeš.
guide-locomotive = Lokomotívy
    .text = Lokomotíva nahradí kartu ktorejkoľvek farby. Vzatá z ponuky je jedinou kartou tvojho ťahu; potiahnutá naslepo je to karta ako každá iná.
guide-locomotive-cards = Lokomotívy
    .text = V sade nahradí lokomotíva farbu sady, na lístku ktorúkoľvek. Vzatá z ponuky je jedinou kartou tvojho ťahu; potiahnutá naslepo je to karta ako každá iná.

## Claiming tracks

guide-claim = Obsadenie trate
    .text = Tvoje karty stačia na trať { $track }: { $cards }. Vyber ju na mape; hneď ti vynesie { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
guide-points = Body a vagóniky
    .text = Za trate už máš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }. Dlhé vynášajú oveľa viac: za { $length ->
        [one] { $length } políčko
        [few] { $length } políčka
       *[other] { $length } políčok
    } dostaneš { $most ->
        [one] { $most } bod
        [few] { $most } body
       *[other] { $most } bodov
    }. Na všetky trate ti { $trains ->
        [one] zostáva { $trains } vagónik
        [few] zostávajú { $trains } vagóniky
       *[other] zostáva { $trains } vagónikov
    }.
guide-gray = Sivé trate
    .text = Trať { $track } je sivá: zaplatíš ju ktoroukoľvek farbou, len musí byť na všetkých kartách rovnaká. Použiť môžeš: { $cards }.
guide-double = Dvojité trate
    .text = Tu ležia dve trate vedľa seba: { $track }. Pri menej ako { $doublesFrom } { $doublesFrom ->
        [one] hráčovi
        [few] hráčoch
       *[other] hráčoch
    } sa dá obsadiť len jedna z nich, tak nečakaj pridlho.
guide-double-closed = Dvojité trate
    .text = Jedna z dvoch tratí { $track } je obsadená, a tak z druhej zostal len slabý obrys. Pri menej ako { $doublesFrom } { $doublesFrom ->
        [one] hráčovi
        [few] hráčoch
       *[other] hráčoch
    } sa dá z dvojitej trate obsadiť len jedna.
guide-done = Lístok je splnený
    .text = Tvoje trate spájajú mestá z lístka { $ticket }: na konci ti vynesie { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }. To ti už nikto nevezme.

## Europe: ferries, tunnels, stations

guide-ferry = Trajekty
    .text = Trať { $track } je trajekt. Stojí { $length ->
        [one] { $length } kartu
        [few] { $length } karty
       *[other] { $length } kariet
    }, z toho aspoň { $ferry ->
        [one] jednu lokomotívu
        [few] { $ferry } lokomotívy
       *[other] { $ferry } lokomotív
    }, tak si nejaké šetri.
guide-tunnel = Tunely
    .text = Trať { $track } je tunel. Keď zaplatíš, { $tunnelCards ->
        [one] otočí sa { $tunnelCards } karta
        [few] otočia sa { $tunnelCards } karty
       *[other] otočí sa { $tunnelCards } kariet
    } a každá karta tvojej farby aj každá lokomotíva medzi nimi stojí jednu kartu navyše. Maj nejaké v zálohe.
guide-turned = Tunel stojí viac
    .text = { $extra ->
        [one] Počíta sa jedna z otočených kariet: priplať jednu kartu
        [few] Počítajú sa { $extra } z otočených kariet: priplať { $extra } karty
       *[other] Počíta sa { $extra } z otočených kariet: priplať { $extra } kariet
    } a tunel je tvoj. Alebo si vezmi svoje karty späť a tvoj ťah sa končí.
guide-turned-poor = Tunel stojí viac
    .text = { $extra ->
        [one] Počíta sa jedna z otočených kariet: tunel stojí jednu kartu navyše
        [few] Počítajú sa { $extra } z otočených kariet: tunel stojí { $extra } karty navyše
       *[other] Počíta sa { $extra } z otočených kariet: tunel stojí { $extra } kariet navyše
    }. Na to nemáš. Vezmi si svoje karty späť; strácaš len ťah.
guide-station-blocked = Stanice
    .text = Niekto má trať, ktorú potrebuje tvoj lístok { $ticket }. Stanica v meste na jej konci ti ju dovolí použiť a stojí { $cost ->
        [one] jednu kartu
        [few] { $cost } karty jednej farby
       *[other] { $cost } kariet jednej farby
    }. Stanica, ktorú nepostavíš, vynesie { $unbuilt ->
        [one] { $unbuilt } bod
        [few] { $unbuilt } body
       *[other] { $unbuilt } bodov
    }.
guide-station = Stanice
    .text = Ak niekto obsadí trať, ktorú potrebuješ, stanica v meste na jej konci ti ju dovolí použiť pri plnení lístkov. Stanica, ktorú nepostavíš, vynesie { $unbuilt ->
        [one] { $unbuilt } bod
        [few] { $unbuilt } body
       *[other] { $unbuilt } bodov
    }, tak stavaj len v núdzi.

## More tickets

guide-tickets = Ďalšie lístky
    .text = Namiesto kariet si môžeš potiahnuť { $draw ->
        [one] { $draw } lístok
        [few] { $draw } lístky
       *[other] { $draw } lístkov
    } a nechať si aspoň { $drawKeep }. Vynesú ďalšie body, ale každý, ktorý nesplníš, ťa o svoje body pripraví.
guide-tickets-now = Ďalšie lístky
    .text = Žiadny z tvojich lístkov už nečaká na splnenie. Potiahni { $draw ->
        [one] { $draw } nový
        [few] { $draw } nové
       *[other] { $draw } nových
    } a nechaj si aspoň { $drawKeep }; tie blízko tvojich tratí sú ľahké body.
guide-tickets-cards = Ďalšie lístky
    .text = Môžeš si potiahnuť { $draw ->
        [one] { $draw } lístok
        [few] { $draw } lístky
       *[other] { $draw } lístkov
    } a nechať si ktorékoľvek, hoci aj žiadny. S kartami na hromádke vieš, čo dokážeš splniť; čo nesplníš, to ťa stojí body.
guide-choice = Ktoré lístky si nechať
    .text = Nechaj si aspoň { $keep }. Najľahší je pre teba lístok { $ticket }: { $trains ->
        [0] jeho mestá už tvoje trate spájajú.
        [one] chýba { $trains } vagónik.
        [few] chýbajú { $trains } vagóniky.
       *[other] chýba { $trains } vagónikov.
    }
guide-choice-hard = Ktoré lístky si nechať
    .text = Nechaj si aspoň { $keep }. Žiadny z týchto sa už splniť nedá: nechaj si ten, ktorý ťa bude stáť najmenej.
guide-choice-cards = Ktoré lístky si nechať
    .text = Nechaj si tie, na ktoré máš alebo čoskoro budeš mať karty na hromádke, alebo žiadny. Najmenej kariet potrebuje lístok { $ticket }: { $cards }.

## The Card Game: yard, pile, robbery, scoring

guide-play = Vykladanie do koľajiska
    .text = Máš v ruke sadu ({ $cards }): vylož ju do svojho koľajiska. V každom ďalšom ťahu sa z každej sady presunie jedna karta na tvoju hromádku a lístky sa plnia len z hromádky.
guide-pile = Z koľajiska na hromádku
    .text = Na začiatku tvojho ťahu sa z každej tvojej sady presunula na hromádku jedna karta, najprv lokomotívy. Tam je v bezpečí. Viac sád naraz plní hromádku rýchlejšie.
guide-robbery = Prepad
    .text = { $name } má v koľajisku sadu ({ $theirs }). Vylož z tej farby viac ({ $cards }) a { $name } o svoju sadu príde. Platí to aj naopak.
guide-robbery-later = Prepad
    .text = { $name } má v koľajisku sadu ({ $theirs }). Tú farbu môžeš vyložiť, len ak dáš viac kariet, a { $name } potom o sadu príde. Platí to aj naopak.
guide-robbed = Prepad
    .text = { $name } vykladá viac kariet jednej farby, než ich bolo v tvojom koľajisku, a tak prichádzaš o sadu ({ $cards }). Veľké sady sú bezpečnejšie a rovnako môžeš prepadnúť ostatných aj ty.
guide-trio = Tri farby naraz
    .text = Okrem sád môžeš vyložiť aj tri karty troch farieb, bez lokomotív: { $cards }. Na začiatku tvojho nasledujúceho ťahu sa všetky tri presunú na tvoju hromádku.
guide-scoring = Plnenie lístkov
    .text = Karty z tvojej hromádky plnia lístky: každá poslúži jednému, lokomotíva za ktorúkoľvek farbu. Najlepšia voľba je už označená, stačí ju potvrdiť.

## The end

guide-last = Posledné kolo
    .text = Niekto má { $lastTrains ->
        [one] { $lastTrains } vagónik
        [few] { $lastTrains } vagóniky
       *[other] { $lastTrains } vagónikov
    } alebo menej, takže každý má ešte jeden ťah a toto je ten tvoj. Obsaď najdlhšiu trať, akú môžeš, napríklad { $track }: karty v ruke nič nevynesú.
guide-last-poor = Posledné kolo
    .text = Niekto má { $lastTrains ->
        [one] { $lastTrains } vagónik
        [few] { $lastTrains } vagóniky
       *[other] { $lastTrains } vagónikov
    } alebo menej, takže každý má ešte jeden ťah a toto je ten tvoj. Obsadiť už nemôžeš nič{ $stations ->
        [0] {""}
       *[other] , ale stanica ešte môže zachrániť lístok
    }. Nové lístky sú teraz riskantné.
guide-last-cards = Posledné kolo
    .text = Balíček je prázdny, takže každý má ešte jeden ťah a toto je ten tvoj. Karty v ruke a v koľajisku sa počítať nebudú, len tvoja hromádka: nové lístky sa oplatia, ak na ne jej karty stačia.
guide-count = Bodovanie
    .text = Splnené lístky vynášajú svoje body, ostatné ťa o ne pripravia. Najdlhšia súvislá trať vynesie navyše { $longest ->
        [one] { $longest } bod
        [few] { $longest } body
       *[other] { $longest } bodov
    }. Teraz už vieš všetko: ďalšiu hru zvládneš bez sprievodcu.
guide-count-stations = Bodovanie
    .text = Splnené lístky vynášajú svoje body, ostatné ťa o ne pripravia; nepostavená stanica vynesie { $unbuilt ->
        [one] { $unbuilt } bod
        [few] { $unbuilt } body
       *[other] { $unbuilt } bodov
    }, najdlhšia súvislá trať { $longest ->
        [one] { $longest } bod
        [few] { $longest } body
       *[other] { $longest } bodov
    }. Teraz už vieš všetko: ďalšiu hru zvládneš bez sprievodcu.
guide-count-cards = Bodovanie
    .text = Splnené lístky vynášajú svoje body, ostatné ťa o ne pripravia. Kto má najviac splnených lístkov pre veľkomesto, dostane jeho bonus. Teraz už vieš všetko: ďalšiu hru zvládneš bez sprievodcu.

## What would be a good next step, when there is nothing to explain

guide-goal-claim = Dobrý ďalší krok
    .text = Obsaď trať { $track }. Leží na ceste tvojho lístka { $ticket } a máš na ňu karty: { $cards }.
guide-goal-collect = Dobrý ďalší krok
    .text = Tvoj lístok { $ticket } vedie cez trať { $track }. Nazbieraj na ňu { $length ->
        [one] jednu kartu
        [few] { $length } karty
       *[other] { $length } kariet
    } tejto farby: { $color }.
guide-goal-gray = Dobrý ďalší krok
    .text = Tvoj lístok { $ticket } vedie cez trať { $track }. Je sivá: nazbieraj na ňu { $length ->
        [one] jednu kartu ktorejkoľvek farby
        [few] { $length } karty ktorejkoľvek jednej farby
       *[other] { $length } kariet ktorejkoľvek jednej farby
    }.
guide-goal-ferry = Dobrý ďalší krok
    .text = Tvoj lístok { $ticket } vedie cez trajekt { $track }. Nazbieraj naň { $length ->
        [one] { $length } kartu
        [few] { $length } karty
       *[other] { $length } kariet
    }: aspoň { $ferry ->
        [one] jednu lokomotívu
        [few] { $ferry } lokomotívy
       *[other] { $ferry } lokomotív
    }{ $rest ->
        [0] {""}
       *[other] , zvyšok jednej farby
    }.
guide-goal-free = Dobrý ďalší krok
    .text = Žiadny tvoj lístok už nečaká na splnenie. Najviac teraz vynesú dlhé trate a trate v jednom rade tvoria dlhú súvislú trať.
guide-goal-play = Dobrý ďalší krok
    .text = Do koľajiska môžeš vyložiť: { $cards }. Čím skôr tam budú ležať, tým skôr sa dostanú na tvoju hromádku.
guide-goal-cards = Dobrý ďalší krok
    .text = Tvoje lístky najviac potrebujú túto farbu: { $card }. Zbieraj ju, alebo vylož, čo máš.
guide-goal-pile = Dobrý ďalší krok
    .text = Máš karty, ktoré tvoje lístky potrebujú. Vylož ich do koľajiska, aby sa včas dostali na tvoju hromádku.

## How to play: around the text

nav-how-of = { $game }: ako sa hrá
how-contents = Na tejto stránke
how-before = Predchádzajúca: { $game }
how-next = Ďalšia: { $game }
how-label-before = Pred
how-label-after = Po
how-label-laid = Vyložené karty
how-label-turned = Otočené karty
how-label-paid = Príplatok
how-label-sets = Sady
how-label-trio = Tri farby
how-label-no_set = Nie je to sada
how-label-their_yard = Koľajisko súpera
how-label-played = Vykladáš
how-label-pile = Tvoja hromádka

## The words of the game, in a small table at the beginning

how-word-card = Karta
    .text = Karta vagóna. Väčšina kariet má jednu z ôsmich farieb; platí sa nimi za trate.
how-word-card-cards = Karta
    .text = Karta vagóna. Väčšina kariet má jednu z ôsmich farieb; vykladajú sa do koľajiska.
how-word-locomotive = Lokomotíva
    .text = Žolík („divoká karta“). Nahradí kartu ktorejkoľvek farby.
how-word-row = Ponuka
    .text = Odkryté karty, z ktorých si môže brať každý; spolu { $row }.
how-word-deck = Balíček
    .text = Karty otočené rubom nahor. Kto ťahá z balíčka, ťahá naslepo.
how-word-discards = Odhadzovacia kôpka
    .text = Karty, ktorými sa zaplatilo alebo ktoré boli odhodené.
how-word-track = Trať
    .text = Jedno spojenie dvoch susedných miest. Jej políčka ukazujú, aká je dlhá a akú farbu potrebuje.
how-word-train = Vagónik
    .text = Tvoja figúrka. Na každé políčko trate, ktorú obsadíš, príde jedna.
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

## The reference card: short, each message with its .text in one line or two

how-ref-path = { $game ->
    [europe] Európsky expres za najdlhšiu súvislú trať
   *[other] Najdlhšia súvislá trať
}
how-ref-unbuilt = Každá nepostavená stanica
# Beside "Tickets".
how-ref-tickets = Splnený svoje body pridá, nesplnený ich odčíta.
how-ref-gray = Sivá trať
    .text = Karty ktorejkoľvek jednej farby.
how-ref-ferry = Trajekt
    .text = Za každý symbol lokomotívy jedna lokomotíva.
how-ref-tunnel = Tunel
    .text = { $tunnelCards ->
        [one] Otočí sa { $tunnelCards } karta
        [few] Otočia sa { $tunnelCards } karty
       *[other] Otočí sa { $tunnelCards } kariet
    }: za každú tvojej farby a za každú lokomotívu platíš jednu kartu navyše.
# Whether two players may have one track each.
how-ref-double = Dvojitá trať
    .text = { $open ->
        [yes] Nikto nesmie mať obe.
       *[no] Len čo je jedna obsadená, druhá je zatvorená.
    }
how-ref-build = Postaviť stanicu
    .text = V meste, kde žiadna nie je; za karty jednej farby.
# Above the number of each station: 1, 2, 3.
how-ref-station = Stanica
how-ref-last = Posledné kolo
    .text = Keď má niekto na konci ťahu { $lastTrains } { $lastTrains ->
        [one] vagónik
        [few] vagóniky
       *[other] vagónikov
    } alebo menej, má každý ešte jeden ťah.
how-ref-own = Vlastné farby
    .text = Čo ešte leží v tvojom koľajisku, znova vyložiť nemôžeš.
# Beside "Robbery".
how-ref-robbery = Farba v koľajisku súpera chce viac kariet, než ich tam leží; súper ich odhodí.
# Beside "Completing tickets".
how-ref-pile = Len kartami zo svojej hromádky.
# Beside "Big Cities".
how-ref-big = Za najviac splnených lístkov s týmto mestom:
how-ref-rounds = { $rounds ->
    [one] Hrá sa { $rounds } kolo.
    [few] Hrajú sa { $rounds } kolá.
   *[other] Hrá sa { $rounds } kôl.
}
how-ref-keys = Klávesy

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
}** a nechá si z nich **aspoň { $keep }**, na druhu nezáleží. Vrátené lístky sa neodkryté vyradia z hry, rovnako ako dlhé lístky, ktoré nikto nedostal.
how-setup-secret = Všetci si vyberajú naraz a tajne. Na nikoho nemusíš čakať a nikto nevidí, čo si nechávaš. Hra sa začne, keď si všetci vyberú.
how-setup-first = Začínajúceho hráča určí žreb, ak ho nevyberie hostiteľ stola. Potom ide ťah dookola podľa miest, v smere hodinových ručičiek.

## A turn of the two board games

how-turn-one = Vo svojom ťahu urobíš **práve jednu** z týchto vecí:
# Rows of a table: what one can do in a turn.
how-action-draw = Potiahnuť karty
    .text = Dve, z ponuky alebo naslepo; alebo jedinú lokomotívu z ponuky.
how-action-claim = Obsadiť trať
    .text = Zaplatíš ju kartami, položíš na ňu svoje vagóniky a pripíšeš si za ňu body.
how-action-tickets = Potiahnuť lístky
    .text = Pozrieš si { $draw } a necháš si aspoň { $drawKeep }.
how-action-station = Postaviť stanicu
    .text = Za jednu až tri karty jednej farby.
how-turn-pass = Keď nemôžeš urobiť nič z toho, pasuješ. Kým môžeš urobiť čokoľvek, pasovať nesmieš. Ak pasujú všetci hráči jeden po druhom, hra sa okamžite končí a boduje sa.

## Drawing cards

how-draw-two = Vezmeš si **dve karty**, jednu po druhej. Každá môže byť z ponuky alebo naslepo z vrchu balíčka.
how-draw-refill = Karta vzatá z ponuky sa hneď nahradí z balíčka, ešte skôr, než si vezmeš druhú. Prvá karta ti tak môže priniesť lepšiu druhú.
how-draw-locomotive = **Odkrytá lokomotíva** má cenu celého ťahu: vziať si ju môžeš len ako prvú kartu, a vtedy je aj jediná. Druhou kartou byť nemôže, ani keď sa odkryla práve teraz.
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
how-row-three-when = Posudzuje sa to vždy, keď je ponuka taká plná, ako len môže byť: po príprave hry, po každom doplnení a po každej akcii, pri ktorej sa odhadzujú karty.
how-row-three-stop = Ponuka zostane, aká je, len vtedy, keď žiadna lepšia byť nemôže, pretože ponuka, balíček a odhadzovacia kôpka majú spolu primálo kariet, ktoré nie sú lokomotívy. Pri ponuke s { $row } { $row ->
    [one] kartou
    [few] kartami
   *[other] kartami
} to znamená menej ako tri také karty.
how-row-empty = Keď sú balíček aj odhadzovacia kôpka prázdne, prázdne miesta v ponuke zostávajú prázdne. Len čo sa nejaké karty odhodia, miesta sa zasa v poradí zaplnia, a to vo chvíli, keď sa skončí akcia, pri ktorej sa odhodili.
how-row-last = Aj s prázdnym balíčkom a odhadzovacou kôpkou si stále môžeš vziať, čo leží v ponuke. Až keď je prázdna aj tá, nemôže si karty vziať nikto.

## Claiming a track

how-claim-pay = Trať stojí **toľko kariet, koľko má políčok**, a všetky jednej farby. Farebná trať potrebuje karty svojej farby. Lokomotívami môžeš nahradiť ľubovoľný počet z nich, hoci aj všetky.
how-claim-gray = **Sivá** trať berie ktorúkoľvek jednu farbu: vyberieš si ktorú, ale všetky karty musia byť práve tej farby, alebo to musia byť lokomotívy.
how-claim-trains = Na každé políčko potrebuješ jeden vagónik. Keď ti ich zostáva menej, než má trať políčok, obsadiť ju nemôžeš.
how-claim-whole = Za ťah obsadíš jednu trať, a to vždy celú. Môže ležať kdekoľvek: na tvoje ostatné trate nadväzovať nemusí.
how-claim-points = Body za trať dostaneš vo chvíli, keď ju obsadíš. Dlhé trate vynášajú za každé políčko oveľa viac:
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
how-tunnel-table = Tri možnosti, ako môžu tie isté tri otočené karty dopadnúť pri tuneli { $munchen } – { $zurich }, ktorý má dve žlté políčka. Otočené karty: žltá, modrá a lokomotíva.
# Rows of a table: what was laid down, and what happens.
how-tunnel-row-yellow = Dve žlté
    .text = Žltá karta a lokomotíva stoja každá jednu navyše: priplatíš dve karty, žlté alebo lokomotívy.
how-tunnel-row-mixed = Jedna žltá, jedna lokomotíva
    .text = Presne to isté: vyložená farba je žltá. Dve karty navyše.
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
}**. Za stavbu teda platíš dvakrát.

## Tickets of the two board games

how-ticket-draw = Vezmeš si z balíčka lístkov **{ $draw }** { $draw ->
    [one] vrchný
    [few] vrchné
   *[other] vrchných
} a necháš si **aspoň { $drawKeep }**. Ostatné prídu naspodok v poradí, v akom boli potiahnuté. Keď ich zostáva menej, vezmeš si tie, ktoré tam sú; keď nezostáva žiadny, lístky si potiahnuť nemôžeš.
how-ticket-keep = Lístok, ktorý si necháš, ti zostane až do konca; vrátiť ho nemôžeš. Môžeš ich mať, koľko chceš. Sú tajné: ostatní vidia len to, koľko ich máš.
how-ticket-complete = Lístok je **splnený**, keď jeho dve mestá spájajú tvoje vlastné trate, nech vedú kadiaľkoľvek. Na konci potom vynesie svoje body; inak ich rovnako veľa **stratíš**. Trate súperov nepomáhajú.
how-ticket-complete-europe = Lístok je **splnený**, keď jeho dve mestá spájajú tvoje vlastné trate, nech vedú kadiaľkoľvek, aj s pomocou tých, ktoré si požičajú tvoje stanice. Na konci potom vynesie svoje body; inak ich rovnako veľa **stratíš**.

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
how-score-sum = Skóre tvoria body za tvoje trate plus body za splnené lístky mínus body za nesplnené.
how-score-longest = **Najdlhšia súvislá trať** vynesie navyše { $longest } { $longest ->
    [one] bod
    [few] body
   *[other] bodov
}. Je to najdlhší neprerušený rad vlastných tratí jedného hráča, meraný v políčkach. Môže viesť znova cez to isté mesto a môže tvoriť slučku, ale žiadnu trať nepoužije dvakrát. Ak ju má rovnako dlhú viac hráčov, dostane body každý z nich; ak nikto žiadnu trať neobsadil, nedostane ich nikto.
how-score-longest-europe = **Európsky expres** dostane hráč s **najdlhšou súvislou traťou**: je to { $longest } { $longest ->
    [one] bod
    [few] body
   *[other] bodov
} navyše. Meria sa najdlhší neprerušený rad vlastných tratí jedného hráča, v políčkach. Môže viesť znova cez to isté mesto a môže tvoriť slučku, ale žiadnu trať nepoužije dvakrát. Ak ju má rovnako dlhú viac hráčov, dostane body každý z nich; ak nikto žiadnu trať neobsadil, nedostane ich nikto.
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
how-ties-europe = Keď majú dvaja hráči rovnaké skóre, je vpredu ten, kto má viac splnených lístkov; potom ten, kto postavil menej staníc; potom ten, kto má Európsky expres. Ak je rovnaké aj to, o miesto sa delia. Takto sa určujú všetky miesta, nielen prvé.

## Who sees what

how-seen-all-usa = **Všetci vidia** ponuku, koľko kariet je v balíčku, v odhadzovacej kôpke a v balíčku lístkov, pri každom hráčovi počet kariet, lístkov a vagónikov, jeho trate a body za ne a aj to, ktoré karty si berie z ponuky.
how-seen-all-europe = **Všetci vidia** ponuku, koľko kariet je v balíčku, v odhadzovacej kôpke a v balíčku lístkov, pri každom hráčovi počet kariet, lístkov a vagónikov, jeho stanice, jeho trate a body za ne a aj to, ktoré karty si berie z ponuky alebo otáča pri tuneli.
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
how-cards-ticket = Na lístku sú dve mestá, karty, ktorými sa splní, a jeho body. Čím viac kariet potrebuje, tým viac vynesie.
# Six cities named in the table that follows.
how-cards-big-cities = Šesť **veľkomiest** leží odkrytých aj s bonusovými bodmi. Každý bonus nakoniec dostane hráč, ktorý splnil najviac lístkov s týmto mestom.
how-cards-big-city = Veľkomesto
how-cards-bonus = Bonus

## The Card Game: a turn

how-cards-turn-move = Tvoj ťah má dve časti. Najprv sa hneď automaticky presunie **jedna karta z každej sady** v tvojom koľajisku rubom nahor na tvoju hromádku.
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
how-cards-draw-short = Ak sa balíček minie s tvojou prvou kartou, tvoje ťahanie sa končí tou jednou kartou. Viac o tom nižšie v časti „Ako sa končí kolo“.

## The Card Game: playing cards

how-cards-play-set = **Sada** sú dve alebo viac kariet jednej farby. Lokomotívy môžu nahradiť všetky okrem jednej: aspoň jedna karta musí byť naozaj tej farby.
how-cards-play-trio = Alebo vyložíš **tri karty troch rôznych farieb**, presne tri a žiadnu lokomotívu. Každá z nich začína vlastnú sadu a všetky tri sa na začiatku tvojho nasledujúceho ťahu presunú na tvoju hromádku.
how-cards-play-own = Farbu, ktorá ešte leží v **tvojom vlastnom** koľajisku, vyložiť nemôžeš. Počkaj, kým sada odíde.
how-cards-rob = Farbu, ktorá leží v koľajisku **súpera**, môžeš vyložiť, len ak dáš **viac** kariet, než ich tam má súper; lokomotívy sa počítajú na oboch stranách. Vtedy je to prepad: súper odhodí celú tú sadu aj s jej lokomotívami. Ak má tú farbu viac súperov, musíš prekonať každého z nich a prepadnutí sú všetci.
how-cards-rob-example = Súper má v koľajisku dve modré karty a lokomotívu, spolu tri karty. S tromi modrými kartami nezmôžeš nič; s tromi modrými kartami a lokomotívou ho pripravíš o všetky tri.
how-cards-rob-trio = Tromi kartami troch farieb nikoho prepadnúť nemožno: jediná karta nikdy nie je viac než to, čo tam leží. Žiadna z tých troch farieb teda nesmie ležať v žiadnom koľajisku.
how-cards-rob-safe = Karty na hromádke sú v bezpečí. A keďže každá sada príde na začiatku ťahu svojho majiteľa o jednu kartu, sada, ktorá je dnes na prepad priveľká, môže byť zajtra dosť malá.
how-cards-ticket-draw = Vezmeš si z balíčka lístkov **{ $draw }** { $draw ->
    [one] vrchný
    [few] vrchné
   *[other] vrchných
} a necháš si, koľko chceš, hoci aj žiadny. Ostatné prídu naspodok v poradí, v akom boli potiahnuté. Keď ich zostáva menej, vezmeš si tie, ktoré tam sú.

## The Card Game: the end of a round, and the score

how-cards-end-deck = Odhodené karty sa späť **nezamiešavajú**. Len čo balíček opustí posledná karta, či si ju niekto vezme, alebo sa odkryje na doplnenie ponuky, kolo sa uzatvára: po práve prebiehajúcom ťahu má každý hráč, aj ten, kto je teraz na ťahu, ešte presne jeden ťah.
how-cards-end-no-draw = Keď je balíček prázdny, nikto si karty neťahá, ani z ponuky. Ak sa to stane po prvej karte, ktorú si vezmeš, tvoje ťahanie sa tou kartou končí. Keď teda v balíčku zostáva jediná karta, môžeš svoj ťah využiť na to, že si vezmeš práve len ju.
how-cards-complete = Teraz všetci plnia lístky **kartami zo svojej hromádky**. Každá karta poslúži len jednému lístku; lokomotíva platí za ktorúkoľvek farbu. Karty, ktoré máš ešte v ruke alebo v koľajisku, sa nepočítajú.
how-cards-complete-choice = Ktoré lístky splníš, si vyberáš; najlepšia voľba sa ti ponúkne. Prvý odpovedá hráč, ktorý nasleduje po tom, kto hral posledný, potom ostatní podľa miest; odpovedáš, aj keď nemôžeš splniť nič. Potom ide celá tvoja hromádka, využitá aj nevyužitá, na odhadzovaciu kôpku.
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
}, alebo menej, keď karty nestačia. Pokračuje hráč, ktorý nasleduje po tom, kto hral posledný; od neho sa začína aj rozdávať. Keď bude balíček zasa prázdny, uzavrie sa druhé kolo rovnako ako prvé, lístky sa plnia ešte raz a hra sa končí. Ak je nový balíček prázdny hneď od začiatku, má každý jeden ťah.
how-cards-score = Na konci sa ti započítajú splnené lístky a každý nesplnený ťa **stojí** toľko bodov, koľko je na ňom.
how-cards-score-big = Každý **bonus za veľkomesto** dostane hráč s najväčším počtom splnených lístkov, na ktorých to mesto je; lístok s dvoma veľkomestami sa počíta pre obe. Pri zhode dostane bonus každý z najlepších. Ak taký lístok nikto nesplnil, nedostane ho nikto.
how-cards-score-example = Príklad: hráč z obrázka vyššie má navyše najviac splnených lístkov pre dve veľkomestá.
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
how-picture-double-usa = Dvojitá trať { $denver } – { $salt_lake_city } pri 3 hráčoch: červený obsadil jednu z dvoch tratí, a tak je druhá zatvorená a zostal z nej len slabý obrys.
how-picture-double-europe = Dvojitá trať { $paris } – { $pamplona } pri 3 hráčoch: červený obsadil jednu z dvoch tratí, a tak je druhá zatvorená a zostal z nej len slabý obrys.
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
how-picture-tunnel = Tunel { $munchen } – { $zurich }: vyložené máš dve žlté karty. Z troch otočených kariet stoja žltá a lokomotíva každá jednu kartu navyše, modrá nič. Priplatíš tretiu žltú kartu a lokomotívu.
how-picture-station = Žltý má lístok { $paris } – { $wien }, ale trať { $frankfurt } – { $munchen } patrí zelenému. Stanica v meste { $munchen } si ju požičia: lístok je splnený a vynesie { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodov
}.
how-picture-yard = Na začiatku tvojho ťahu sa z každej sady presunie na hromádku jedna karta: zo zelenej sady lokomotíva, pretože leží navrchu, a z červenej sady červená karta.
how-picture-sets = Čo sa dá vyložiť: tri zelené karty; jedna zelená karta a dve lokomotívy; alebo tri karty troch farieb. Samotné lokomotívy nie.
how-picture-robbery = Hore koľajisko súpera s tromi kartami, z ktorých jedna je lokomotíva. Dole to, čo vykladáš ty: štyri karty tej istej farby. Súper všetky tri odhodí.
how-picture-complete = Tvoja hromádka a tvoje štyri lístky. Červená a zelená splnia prvý lístok; biela a lokomotíva namiesto čiernej druhý; žltá a modrá tretí. Na štvrtý už žiadna žltá karta nezostáva: jeho body sú stratené. Použiť lokomotívu tam by ťa stálo druhý lístok, a ten má väčšiu cenu.

## Where rulebooks differ, or leave something open: question and answer

how-decided-start = Od koľkých bodov sa začína?
    .text = Od 0. V jednej verzii pravidiel stoja na začiatku všetky ukazovatele na 1, čo nič nemení.
how-decided-first = Kto začína?
    .text = Ten, koho určí žreb. „Najscestovanejšieho hráča“ môžu určiť len ľudia okolo skutočného stola.
how-decided-first-cards = Kto začína?
    .text = Ten, koho určí žreb. Podľa pravidiel začína najmladší hráč, ale server sa na vek nepýta.
how-decided-kept = Vidno, koľko začiatočných lístkov si ostatní nechávajú?
    .text = Až keď si všetci vyberú: aj ten počet patrí k tajomstvu.
how-decided-row-left = Balíček aj odhadzovacia kôpka sú prázdne, ale v ponuke karty sú: smiem si ich brať?
    .text = Áno. Podľa pravidiel sa s prázdnym balíčkom aj odhadzovacou kôpkou karty brať nedajú, lebo ich majú všetky v rukách hráči. Kým niektoré ležia v ponuke, nie je to tak a vziať si ich smieš.
how-decided-three = Čo ak prichádzajú tri lokomotívy znova a znova?
    .text = Ponuka sa vymieňa, kým vôbec môže nejaká lepšia byť, a potom už zostane.
how-decided-slot = Kedy sa zapĺňa prázdne miesto v ponuke?
    .text = Po tom, čo si niekto vezme kartu z ponuky, a na konci akcie, pri ktorej sa odhadzujú karty; inokedy nie.
how-decided-shuffle = Balíček opustila posledná karta: zamieša sa odhadzovacia kôpka hneď?
    .text = Nie, až keď treba ďalšiu kartu. Čo sa odhodí medzitým, zamieša sa tiež.
how-decided-tunnel-shuffle = Balíček sa minie, práve keď sa otáčajú karty pri tuneli: čo sa zamieša?
    .text = Len odhadzovacia kôpka. Vyložené karty ani tie už otočené do nej nepatria, kým sa ťah neskončí.
how-decided-locomotives = Platím samými lokomotívami za niečo, čo berie ktorúkoľvek farbu: záleží na farbe?
    .text = Nie. Ponúkne sa ti to ako jeden spôsob platenia, nie ako osem.
how-decided-few-tickets = Čo ak zostáva menej lístkov, než koľko si ich musím nechať?
    .text = Potom si necháš všetky, ktoré si potiahneš. Stať sa to môže len na vlastných mapách, na ktorých si treba nechať viac než jeden.
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
how-decided-second = Podľa pravidiel si potiahnem najviac dve karty: smiem skončiť po prvej?
    .text = Nie. Ak sa dá vziať druhá karta, vezmeš si ju, rovnako ako v stolových hrách. Jedna ti zostane len vtedy, keď si vezmeš lokomotívu z ponuky alebo keď sa minie balíček.
how-decided-last-turn = Kedy sa začínajú posledné ťahy: keď je prázdny balíček, alebo keď je prázdna ponuka?
    .text = Keď je prázdny balíček. Potom zostáva len vykladať karty a ťahať lístky.
how-decided-new-row = Je v druhom kole nová ponuka?
    .text = Áno. Zamiešajú sa všetky karty, ktoré nie sú v rukách hráčov, aj tie z ponuky.
how-decided-worse = Smiem splniť iné lístky než tie z najlepšej voľby?
    .text = Áno. Neskôr na tom môže záležať, či už pri veľkomestách, alebo v druhom kole.
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

## What cities are called today

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Atény
city-atlanta = Atlanta
city-barcelona = Barcelona
city-berlin = Berlín
city-boston = Boston
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Brusel
city-bucuresti = Bukurešť
city-budapest = Budapešť
city-cadiz = Cádiz
city-calgary = Calgary
city-charleston = Charleston
city-chicago = Chicago
city-constantinople = Istanbul
city-dallas = Dallas
city-danzig = Gdansk
city-denver = Denver
city-dieppe = Dieppe
city-duluth = Duluth
city-edinburgh = Edinburgh
city-el_paso = El Paso
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-helena = Helena
city-houston = Houston
city-kansas_city = Kansas City
city-kharkov = Charkov
city-kobenhavn = Kodaň
city-kyiv = Kyjev
city-las_vegas = Las Vegas
city-lisboa = Lisabon
city-little_rock = Little Rock
city-london = Londýn
city-los_angeles = Los Angeles
city-madrid = Madrid
city-marseille = Marseille
city-miami = Miami
city-montreal = Montreal
city-moskva = Moskva
city-munchen = Mníchov
city-nashville = Nashville
city-new_orleans = New Orleans
city-new_york = New York
city-oklahoma_city = Oklahoma City
city-omaha = Omaha
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Paríž
city-petrograd = Petrohrad
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-riga = Riga
city-roma = Rím
city-rostov = Rostov
city-saint_louis = Saint Louis
city-salt_lake_city = Salt Lake City
city-san_francisco = San Francisco
city-santa_fe = Santa Fe
city-sarajevo = Sarajevo
city-sault_st_marie = Sault Ste. Marie
city-seattle = Seattle
city-sevastopol = Sevastopoľ
city-smolensk = Smolensk
city-smyrna = Izmir
city-sochi = Soči
city-sofia = Sofia
city-stockholm = Štokholm
city-toronto = Toronto
city-vancouver = Vancouver
city-venezia = Benátky
city-warszawa = Varšava
city-washington = Washington
city-wien = Viedeň
city-wilno = Vilnius
city-winnipeg = Winnipeg
city-zagrab = Záhreb
city-zurich = Zürich

## For those who run the server, and reports to them; fetched only by those who need it

admin-title = Správa servera
admin-nobody = Táto stránka je pre tých, ktorí server spravujú. Prihlás sa účtom, ktorý to smie.
admin-first-title = Staň sa správcom
admin-first-text = Tento odkaz funguje raz. Zvoľ si meno a heslo nového účtu alebo zadaj tie, ktoré už máš.
admin-first-go = Stať sa správcom
admin-tab-reports = Hlásenia
admin-tab-users = Používatelia
admin-tab-tables = Stoly
admin-tab-bans = Zákazy
admin-tab-notice = Oznamy
admin-tab-audit = Čo sa dialo
admin-none = Nič tu nie je.
admin-more = Zobraziť ďalšie
admin-search = Meno alebo id
admin-find = Hľadať
admin-role-of = Rola: { $name }
admin-role-user = používateľ
admin-role-moderator = moderátor
admin-role-administrator = správca
admin-ban = Zakázať
admin-ban-who = Zakázať: { $name }
admin-ban-reason = Dôvod, ktorý sa dotyčný dozvie
admin-ban-address = Adresa alebo rozsah
admin-ban-hours = Na ako dlho
admin-hours-1 = hodinu
admin-hours-24 = deň
admin-hours-168 = týždeň
admin-hours-720 = 30 dní
admin-hours-0 = navždy
admin-lift = Zrušiť
admin-lift-who = Zrušiť zákaz: { $name }
admin-banned = zákaz
admin-until = do { $when }
admin-for-good = navždy
admin-password-link = Odkaz na nové heslo
admin-link-text = Tento odkaz funguje raz a len deň. Pošli ho priamo: { $name }.
admin-chat = Chat
admin-chat-of = Chat pri stole { $code }
admin-remove-line = Odstrániť
admin-remove-line-of = Odstrániť „{ $text }“ ({ $name })
admin-close = Uzavrieť
admin-close-which = Uzavrieť stôl { $code }
admin-close-reason = Dôvod, ktorý sa hráči dozvedia
admin-reason = Dôvod
admin-report-by = { $by } hlási: { $name }
admin-show-settled = Vybavené
admin-settle = Vybavené
admin-settled-by = vybavené: { $name }
admin-report-whom = Koho
admin-report-what = Čo sa stalo
admin-report-help = Priložia sa posledné riadky chatu. Čítajú to len správcovia servera.
admin-report-send = Nahlásiť
admin-report-sent = Ďakujeme. Niekto sa na to pozrie.
admin-report-nobody = Nikto iný tu nie je.
admin-announcement = Oznam
admin-announcement-help = Vidí ho každý na každej stránke. Prázdne znamená žiadny.
admin-read-only = Len na čítanie: prečo
admin-read-only-help = S dôvodom tu nikto neotvorí stôl ani nepotiahne a hodiny stoja. Keď je prázdne, všetko zase beží.
admin-save = Uložiť
admin-saved = Uložené.
admin-cancel = Zrušiť
admin-deed-first_administrator = – prvý správca:
admin-deed-role = – zmena roly:
admin-deed-password_link = – odkaz na heslo:
admin-deed-ban = – zákaz:
admin-deed-lift_ban = – zrušený zákaz:
admin-deed-close_table = – uzavretý stôl:
admin-deed-remove_chat = – odstránený chat pri stole:
admin-deed-settle_report = – vybavené hlásenie:
admin-deed-announcement = – zmena oznamu
admin-deed-read_only = – režim len na čítanie
