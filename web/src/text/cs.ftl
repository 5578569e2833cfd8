language-name = Čeština

## Words of the games

name = Branchline
description = Železniční hry přesně podle pravidel, proti botům i s přáteli.
noscript = Branchline potřebuje k zobrazení stolu JavaScript.
game-usa = USA
game-europe = Evropa
game-card_game = Karetní hra

color-purple = fialová
color-blue = modrá
color-orange = oranžová
color-white = bílá
color-green = zelená
color-yellow = žlutá
color-black = černá
color-red = červená
color-locomotive = lokomotiva
color-gray = šedá

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
    [one] { $count } bílá
    [few] { $count } bílé
   *[other] { $count } bílých
}
bag-green = { $count ->
    [one] { $count } zelená
    [few] { $count } zelené
   *[other] { $count } zelených
}
bag-yellow = { $count ->
    [one] { $count } žlutá
    [few] { $count } žluté
   *[other] { $count } žlutých
}
bag-black = { $count ->
    [one] { $count } černá
    [few] { $count } černé
   *[other] { $count } černých
}
bag-red = { $count ->
    [one] { $count } červená
    [few] { $count } červené
   *[other] { $count } červených
}
bag-locomotive = { $count ->
    [one] { $count } lokomotiva
    [few] { $count } lokomotivy
   *[other] { $count } lokomotiv
}

level-random = Snadný
level-greedy = Střední
level-planner = Těžký
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
   *[other] { $count } bodů
}
rank = { $rank }.

count-trains = { $count ->
    [one] { $count } vagonek
    [few] { $count } vagonky
   *[other] { $count } vagonků
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
count-tickets = { $count ->
    [one] { $count } jízdenka
    [few] { $count } jízdenky
   *[other] { $count } jízdenek
}
count-stations = { $count } nádraží
count-stations-left = { $count ->
    [0] už žádné nádraží
   *[other] ještě { $count } nádraží
}
count-tracks = { $count ->
    [one] { $count } trať
    [few] { $count } tratě
   *[other] { $count } tratí
}
count-spaces = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}
count-pile = { $count ->
    [one] { $count } karta na hromádce
    [few] { $count } karty na hromádce
   *[other] { $count } karet na hromádce
}

## Around every page

nav-lobby = Branchline, na úvod
nav-how = Jak se hraje
nav-about = O projektu
nav-account = Profil
nav-admin = Správa serveru
notice-read-only = Teď se nedá nic měnit a hodiny stojí: { $why }
notice-banned = Máš na tomto serveru zákaz: { $why }
notice-banned-until = Máš na tomto serveru zákaz do { $when }: { $why }
nav-language = Jazyk
nav-theme = Vzhled
nav-theme-auto = Podle zařízení
nav-theme-day = Světlý
nav-theme-night = Tmavý
nav-menu = Menu
nav-close = Zavřít
nav-back = Zpět
nav-cities = Dnešní názvy měst

offline-title = Bez připojení
offline-text = Tvoje hry jsou na serveru v bezpečí. Jakmile server odpoví, stránka zase sama naskočí.
offline-retry = Zkusit hned

## The first page

lobby-title = Sbírej karty. Obsazuj tratě. Spojuj města.
lobby-lead = Železniční hry přesně podle pravidel, proti botům nebo s přáteli. Nic se neinstaluje a účet není potřeba.
lobby-play-now = Hrát proti botům
lobby-against = Soupeři
lobby-strength = Síla soupeřů
lobby-start = Začít hru
lobby-starting = Rozdává se…
lobby-line-usa = Klasická mapa.
lobby-facts-usa = 2–5 hráčů, asi 45 minut
lobby-line-europe = Tunely, trajekty a nádraží.
lobby-facts-europe = 2–5 hráčů, asi hodina
lobby-line-card_game = Sady, kolejiště a přepadení, bez mapy.
lobby-facts-card_game = 2–4 hráči, asi 30 minut
lobby-opponents = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
}
lobby-together = S přáteli
lobby-create = Založit stůl
lobby-create-line = Pošli odkaz, sdílej jednu obrazovku, kombinuj lidi a boty.
lobby-join = Připojit se kódem
lobby-code-hint = Šest znaků
lobby-join-now = Připojit se
lobby-tables = Veřejné stoly
lobby-no-tables = Žádný veřejný stůl teď není otevřený. Založ vlastní a ostatní se mohou připojit.
lobby-tables-wait = Hledají se stoly…
lobby-mine = Moje hry
lobby-practise = Procvičit si chyby
lobby-free = { $count ->
    [0] plno
    [one] { $count } volné
    [few] { $count } volná
   *[other] { $count } volných
}
lobby-stage-lobby = čeká se
lobby-stage-playing = hraje se
lobby-stage-finished = dohráno
lobby-stage-closed = zavřeno
lobby-sit = Připojit se
lobby-watch = Sledovat
lobby-open = Otevřít
lobby-go-on = Pokračovat
lobby-rank = { $rank }. místo, { $points }

first-offer = Tyhle hry ještě neznáš?
first-start = Zahrát si první hru s průvodcem: { $game }
first-dismiss = Ne, díky

## Creating a table

create-title = Založit stůl
create-game = Hra
create-own-map = Vlastní mapa
create-choose-map = Vybrat soubor mapy…
create-map-read = { $name }: { $cities }, { $tracks }
create-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
   *[other] { $count } měst
}
create-places = Hráči
create-places-title = Místa
create-you = Ty
create-open = Volné pro hráče
create-here = Někdo u této obrazovky
create-here-name = Jméno
create-bot = { $level ->
    [random] Bot, snadný
    [greedy] Bot, střední
    [planner] Bot, těžký
   *[expert] Bot, expert
}
create-place = Místo { $number }
create-who = Kdo stůl najde
create-public = Všichni (stůl je v seznamu)
create-link = Jen lidé s odkazem
create-clock = Čas na přemýšlení
create-clock-none = Bez omezení
create-clock-fast = 1 minuta na tah
create-clock-slow = 3 minuty na tah
create-clock-bank = 10 min + 10 s za tah
create-clock-long-bank = 25 min + 20 s za tah
create-clock-days = 1 den na tah
create-clock-three-days = 3 dny na tah
create-first = Kdo začíná
create-random = Rozhodne los
create-open-piles = Každý se smí dívat do své hromádky
create-practice = Povolit nápovědu a vracení
create-practice-line = Kdo si přisedne, ten s tím souhlasí.
create-practice-alone = Když hraješ jen proti botům, máš nápovědu i vracení vždycky.
create-undo = Jak daleko jde vracet
create-undo-until_revealed = Dokud se nic neodkryje
create-undo-free = Bez omezení
create-go = Založit stůl
create-start-now = Založit a začít

## You

account-title = Profil
account-name = Jméno
account-save = Uložit
account-saved = Uloženo.
account-guest-name = Host { $number }
account-guest = Hraješ jako host: tento prohlížeč tě zná, jiné ne.
account-guest-more = S heslem máš svoje hry i jméno na každém zařízení.
account-nobody = Zatím tě tu nikdo nezná. S první hrou se staneš hostem.
account-make = Založit účet
account-sign-in = Přihlásit se
account-sign-out = Odhlásit se
account-password = Heslo
account-new-password = Nové heslo
account-old-password = Staré heslo
account-change = Změnit heslo
account-at-least = Alespoň 8 znaků
account-elsewhere = Přihlášení přes účet, který už máš
account-elsewhere-guest = Tvoje hry i výsledky ti zůstanou.
account-with = Přihlásit se přes { $name }
account-ways = Způsoby přihlášení
account-ways-line = Do účtu se dostaneš kterýmkoli z nich.
account-ways-link = Než připojíš další, zadej svoje heslo.
account-link = Připojit { $name }
account-unlink = Odpojit
account-unlink-which = Odpojit { $name }
account-set-password = Nastavit heslo
account-data = Tvoje data
account-data-line = Všechno, co o tobě tento server uchovává, v jednom souboru: přihlášení, hry a výsledky i zprávy z chatu.
account-data-get = Stáhnout moje data
account-remove = Smazat účet
account-remove-line = Tvoje jméno, přihlášení a všechny tvoje zprávy v chatu se nadobro smažou. Odehrané hry zůstanou pod jménem, pod kterým se hrály.
account-remove-sure = Smazat nadobro
account-removed = Účet byl smazán.
account-statistics = Tvoje hry
account-games = Hry
account-won = Výhry
account-average = Průměr
account-best = Rekord

## About

about-title = O projektu Branchline
about-what = Na Branchline se hrají železniční deskové hry podle tištěných pravidel: dvě na mapě a jedna jen s kartami, proti botům, s přáteli, nebo obojí.
about-independent = Je to nezávislý projekt. Není nijak spojen s vydavateli ani autory takových her a nikdo z nich ho neschválil. Mapy, kresby i texty jsou jeho vlastní; zeměpisné názvy jsou prostě zeměpisné názvy.
about-checked = Každé zamíchání se dá ověřit: server se k němu zaváže dřív, než se karty rozdají, a po skončení hry svůj závazek odhalí.
about-free = Program je svobodný software pod licencí MIT nebo Apache License 2.0, podle tvé volby. Písma jsou Source Serif 4 a Source Sans 3 pod licencí SIL Open Font License. Obrysy pobřeží pocházejí z Natural Earth a jsou volným dílem (public domain).
about-api = Co tu mohou dělat programy

## The table

table-code = Kód
table-copy = Zkopírovat odkaz
table-copied = Odkaz zkopírován
table-share = Ostatní se připojí tímto odkazem nebo kódem na úvodní stránce.
table-start = Začít hru
table-seats = Místa
table-color = Barva hráče { $name }
table-empty-seat = Volné
table-sit = Sednout si
table-sit-friend = Někdo u této obrazovky
table-friend-name = Jméno hráče
table-seat-bot = Posadit sem bota
table-seat = Místo { $number }
table-remove = Uvolnit
table-remove-who = Uvolnit místo hráče { $name }
table-leave = Odejít od stolu
table-host = hostitel
table-removed = Vyhozeni
table-invite = Pustit zpět
kind-guest = návštěvník
kind-account = účet
kind-bot = bot
table-you = ty
table-resign = Předat hru botovi
table-resign-sure = Dál bude za tebe hrát bot; vrátit se můžeš kdykoli.
table-practice = Procvičování
table-undo = Vrátit
table-undo-count = { $count ->
    [one] Vrátí tvoji poslední akci
    [few] Vrátí { $count } akce, počínaje tvojí poslední
   *[other] Vrátí { $count } akcí, počínaje tvojí poslední
}
table-undo-nothing = Zatím není co vracet
table-undo-acted = Mezitím už hrál někdo jiný
table-undo-revealed = Mezitím se odkryla karta nebo jízdenka
table-hint = Nápověda
table-hint-long = Co by udělal expert
table-hint-thinks = Expert přemýšlí…
table-origin = Tahle hra navazuje na dohranou partii.
table-origin-link = Ukázat to místo
table-practice-until_revealed = Nápověda a vracení jsou tu povolené; vracet jde, dokud se nic neodkryje.
table-practice-free = Nápověda i vracení jsou tu povolené, vracení bez omezení.
table-come-back = Vrátit se
table-back = Na úvod
table-report = Nahlásit někoho
table-players = Hráči
table-log = Průběh
table-chat = Chat
table-nothing-yet = Tady uvidíš, co se ve hře děje.
table-say = Napiš něco
table-say-spectators = Ostatním divákům
table-send = Poslat
table-mute = Ztlumit: { $name }
table-unmute = Zrušit ztlumení: { $name }
table-mute-all = Ztlumit všechny
table-unmute-all = Zrušit ztlumení všech
table-muted-line = ztlumeno
table-removed-line = zpráva odstraněna
table-spectators = divák
table-no-chat = Nikdo zatím nic nenapsal.
# Na záložce, která vede k chatu.
table-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
# Místo ruky pro toho, kdo nehraje.
table-watching = Díváš se
table-watching-line = Co mají hráči v ruce, je do konce hry tajné.
table-watching-tickets = Do konce hry tajné.
table-bot = { $level ->
    [random] bot · snadný
    [greedy] bot · střední
    [planner] bot · těžký
    [expert] bot · expert
   *[other] bot · { $level }
}
table-replaced-out_of_time = čas vypršel, hraje bot
table-replaced-left = hráč odešel, hraje bot
table-replaced-resigned = dál hraje bot
table-offline = Spojení vypadlo. Zkouší se znovu…
table-offline-device = Jsi offline. Stůl tu počká.
table-closed = Tento stůl byl zavřen.
table-confirm = Ptát se před nevratnými kroky
table-hand = Karty
table-tickets = Jízdenky
table-others = Hráči
table-pull = Zvětšit nebo zmenšit
table-clock-left = zbývá { $text }
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
table-skip = Přejít na to, co teď můžeš udělat
table-choices = Co můžeš udělat
table-aside = Hráči a průběh
# A card beside the board that sums up the rules; its button and its name.
table-card = Přehledová karta

senses-motion = Animovat tahy
# Jak rychle se ukazují tahy botů a ostatních hráčů.
senses-pace = Tahy ostatních
senses-pace-slow = Pomalu
senses-pace-natural = Přirozeně
senses-pace-quick = Rychle
senses-pace-at_once = Všechno najednou
senses-sound = Zvuky
senses-sound-card = Karty
senses-sound-track = Tratě
senses-sound-ticket = Jízdenky
senses-sound-last = Poslední kolo
senses-sound-turn = Tvůj tah

## What to do now, in one sentence

now-wait = Na tahu je { $name }.
now-wait-draw = { $name } si líže druhou kartu.
now-wait-tickets = { $name } si vybírá jízdenky.
now-wait-tunnel = { $name } se rozhoduje o tunelu.
now-wait-complete = { $name } plní jízdenky.
now-begins = Hra začíná.
now-wait-setup = { $count ->
    [one] { $names } si ještě vybírá jízdenky.
    [few] { $names } si ještě vybírají jízdenky.
   *[other] { $names } si ještě vybírají jízdenky.
}
now-turn = Tvůj tah: { $choices }.
now-can-draw_card = lízni karty
now-can-claim_track = obsaď trať
now-can-play_cards = vylož karty do kolejiště
now-can-draw_tickets = lízni jízdenky
now-can-build_station = postav nádraží
now-second = Lízni si druhou kartu.
now-keep = { $count ->
    [0] Nech si z těchto jízdenek, kolik chceš, třeba žádnou.
    [one] Nech si alespoň jednu z těchto jízdenek.
    [few] Nech si alespoň { $count } z těchto jízdenek.
   *[other] Nech si alespoň { $count } z těchto jízdenek.
}
now-tunnel = { $count ->
    [one] Tunel stojí { $count } kartu navíc. Připlať, nebo se ho vzdej.
    [few] Tunel stojí { $count } karty navíc. Připlať, nebo se ho vzdej.
   *[other] Tunel stojí { $count } karet navíc. Připlať, nebo se ho vzdej.
}
now-tunnel-lost = { $count ->
    [one] Tunel stojí { $count } kartu navíc a na to nemáš. Vzdej se ho.
    [few] Tunel stojí { $count } karty navíc a na to nemáš. Vzdej se ho.
   *[other] Tunel stojí { $count } karet navíc a na to nemáš. Vzdej se ho.
}
# Zatímco se otáčejí karty pro vlastní tunel.
now-tunnel-turning = Otáčejí se karty pro tvůj tunel…
now-complete = Splň jízdenky kartami ze své hromádky.
now-pass = Nezbývá ti nic jiného než pasovat.
now-pay-track = Vyber, čím zaplatíš trať { $track }.
now-pay-station = Vyber, čím zaplatíš nádraží: { $city }.
now-choose-track = Vyber trať, kterou obsadíš.
now-choose-city = Vyber město pro své nádraží.
now-lobby = { $count ->
    [0] Všichni jsou tady.
    [one] Čeká se ještě na { $count } hráče.
    [few] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}
now-lobby-host = Všichni jsou tady: začni hru.
now-lobby-host-free = { $count ->
    [one] { $count } místo je ještě volné: počkej, nebo tam posaď bota.
    [few] { $count } místa jsou ještě volná: počkej, nebo tam posaď boty.
   *[other] { $count } míst je ještě volných: počkej, nebo tam posaď boty.
}
now-won = { $count ->
    [one] Vítězí { $names }.
    [few] { $names } se dělí o první místo.
   *[other] { $names } se dělí o první místo.
}
now-you-won = Vítězství je tvoje!
now-curtain = Předej obrazovku hráči { $name }.
now-last-round = { $count ->
    [1] Poslední tah hry
    [few] Poslední kolo, zbývají { $count } tahy
   *[other] Poslední kolo, zbývá { $count } tahů
}
now-draw-tickets = { $count ->
    [0] Líznout jízdenky? Necháš si, kolik chceš, třeba žádnou.
    [one] Líznout jízdenky? Alespoň jednu si musíš nechat.
    [few] Líznout jízdenky? Alespoň { $count } si musíš nechat.
   *[other] Líznout jízdenky? Alespoň { $count } si musíš nechat.
}

## Hand, cards and choices

dock-hand = Tvoje karty
dock-hand-of = Karty hráče { $name }
dock-no-hand = Žádné karty
dock-no-tickets = Žádné jízdenky
dock-row = Nabídka (odkryté karty)
dock-deck = Balíček
dock-deck-label = Balíček ({ $count }): líznout naslepo
dock-slot-label = Vzít si: { $card }, karta { $slot } z nabídky
dock-empty-slot = Karta { $slot } z nabídky: žádná
dock-ticket-deck = Jízdenky
dock-ticket-deck-label = Jízdenky ({ $count }): vzít si na výběr
dock-tickets = Tvoje jízdenky
dock-tickets-of = Jízdenky hráče { $name }
dock-claim = Obsadit trať
dock-claim-short = Obsadit
dock-station = Postavit nádraží
dock-claim-list = Tratě, které můžeš obsadit
dock-station-list = Města pro nádraží
dock-pay-for = Zaplatit trať { $track }
dock-station-in = Nádraží ve městě { $city }
dock-pay-with = Zaplatit: { $cards }
dock-claim-with = Obsadit za: { $cards }
dock-build-with = Postavit za: { $cards }
dock-back = Zpět
dock-keep = { $count ->
    [0] Nenechat si žádnou
    [one] Nechat si { $count } jízdenku
    [few] Nechat si { $count } jízdenky
   *[other] Nechat si { $count } jízdenek
}
dock-keep-more = Nechat si { $count } nebo víc
dock-keep-title = Jízdenky na výběr
dock-draw-tickets = Líznout jízdenky
dock-tunnel-title = Tunel { $track }
dock-laid = Vyložené karty
dock-turned = Otočené karty
dock-extra = Připlatit: { $cards }
dock-leave = Vzdát se tunelu
dock-pass = Pasovat
dock-tunnel = tunel
dock-tunnel-may-cost = { $count ->
    [one] Tunel: může stát ještě { $count } kartu
    [few] Tunel: může stát až { $count } karty navíc
    [many] Tunel: může stát až { $count } karty navíc
   *[other] Tunel: může stát až { $count } karet navíc
}
dock-light-stack = { $cards }: ukázat tratě, které se jimi dají zaplatit
dock-ferry = { $count ->
    [one] trajekt, { $count } lokomotiva
    [few] trajekt, { $count } lokomotivy
   *[other] trajekt, { $count } lokomotiv
}
dock-play = Vyložit: { $cards }
dock-play-title = Vyložit karty do kolejiště
dock-play-stack = Vyložit karty do kolejiště: { $cards }
dock-trio = Tři různé barvy
dock-trio-hint = Vyber tři barvy
dock-complete = { $count ->
    [0] Nesplnit žádnou
    [one] Splnit { $count } jízdenku
    [few] Splnit { $count } jízdenky
   *[other] Splnit { $count } jízdenek
}
dock-complete-title = Jízdenky ke splnění
dock-curtain = { $name }, teď ty
dock-curtain-line = Nikdo jiný se nedívá? Tak si karty odkryj.
dock-show = Odkrýt moje karty
dock-ticket-done = splněná
dock-ticket-station = spojeno přes nádraží
dock-ticket-open = ještě { $needs }
dock-ticket-lost = už nejde splnit
# On a long ticket.
dock-ticket-long = dlouhá
# Řádek nad kartami: co udělali ostatní od posledního vlastního tahu, a tlačítko, které přeskočí, co se ještě ukazuje.
since-title = Od tvého posledního tahu
since-skip = Přeskočit

## The map

map-title = Mapa
map-owner = patří hráči { $name }
map-tracks = Tratě
board-label = Kresba mapy, { $cities ->
    [one] { $cities } město
    [few] { $cities } města
   *[other] { $cities } měst
} a { $tracks ->
    [one] { $tracks } trať
    [few] { $tracks } tratě
   *[other] { $tracks } tratí
}. Slovy ji popisuje textový režim. Šipkami se posouvá, plus a minus ji přibližuje a oddaluje, nula ukáže celou.
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-reset = Ukázat celou mapu

way-title = Cesta mezi dvěma městy
way-from = Odkud
way-to = Kam
way-city = Město…
way-first = Vyber dvě města.
way-second = Vyber druhé město.
way-left = ještě { $needs }, { $tracks }
way-short = { $left ->
    [0] ještě { $trains }, ale žádný už nezbývá
    [one] ještě { $trains }, ale zbývá jen { $left }
    [few] ještě { $trains }, ale zbývají jen { $left }
   *[other] ještě { $trains }, ale zbývá jen { $left }
}
way-joined = spojeno
way-none = žádná cesta už nezbývá

## The table in words

text-view = Textový režim
text-drawn = Grafický režim
text-title = Textový popis stolu
text-happened = Co se právě stalo
text-supply = Co lze líznout
text-row = { $count ->
    [0] Nabídka je prázdná.
   *[other] Nabídka: { $cards }.
}
text-deck = { $count ->
    [one] V balíčku je { $count } karta, v odhazovacím balíčku { $discards }.
    [few] V balíčku jsou { $count } karty, v odhazovacím balíčku { $discards }.
   *[other] V balíčku je { $count } karet, v odhazovacím balíčku { $discards }.
}
text-ticket-deck = { $count ->
    [one] V balíčku jízdenek je { $count } jízdenka.
    [few] V balíčku jízdenek jsou { $count } jízdenky.
   *[other] V balíčku jízdenek je { $count } jízdenek.
}
text-player = { $name } ({ $notes })
text-you = ty
text-to-move = na tahu
text-points = Body
text-trains = Vagonky
text-cards = Karty
text-tickets = Jízdenky
text-completed = Splněné
text-stations = Zbývá nádraží
text-pile = Hromádka
text-spaces = Políčka
text-color = Barva
text-kind = Druh
text-state = Stav
text-ticket = { $ticket }, { $points }: { $state }.
text-ticket-left = { $ticket }, { $points }: { $state }, cesta: { $left }.
# In place of { $ticket } above.
text-long = { $ticket } (dlouhá)
text-track = { $track }, délka { $length }, { $color }
text-needs = potřebuje: { $cards }
text-station = { $city }: { $name }
text-no-stations = Žádné nádraží zatím nestojí.
text-tracks-at = Tratě podle města
text-all-cities = všechna města
text-no-tracks = Taková trať tu není.
text-free = volná
text-closed = zavřená: druhá trať z dvojice je obsazená
text-claim = Obsadit trať { $track }
text-open-pile = { $count ->
    [one] { $count } karta na hromádce: { $cards }
    [few] { $count } karty na hromádce: { $cards }
   *[other] { $count } karet na hromádce: { $cards }
}
text-big-city = { $city }: { $points }

## The table of the Card Game

yard-table = Kolejiště a velkoměsta
yard-title = Kolejiště hráče { $name }
yard-empty = Kolejiště je prázdné.
yard-pile = Hromádka
yard-big-cities = Velkoměsta
yard-set = Sada: { $cards }
yard-round = { $of ->
    [one] Kolo { $round } z { $of }
    [few] Kolo { $round } ze { $of }
   *[other] Kolo { $round } z { $of }
}

## The end of a game

end-title = Bodování
end-player = Hráč
end-tracks = Tratě
end-tickets = Jízdenky
end-stations = Nádraží
end-longest = { $game ->
    [europe] Evropský expres
   *[other] Nejdelší souvislá
}
end-cities = Velkoměsta
end-total = Celkem
end-rematch = Hrát znovu
end-to-rematch = K další hře
end-replay = Přehrát záznam
end-review = Rozebrat hru
end-share = Sdílet obrázek
end-save = Uložit obrázek
end-no-picture = V tomto prohlížeči se obrázek nepodařilo vytvořit.
end-record = Stáhnout záznam
end-back = Na úvod
end-ticket-lost = nesplněná
end-watch = Sledovat bodování
end-skip = Přejít k výsledku
end-station-line = { $count ->
    [one] { $count } nepostavené nádraží
    [few] { $count } nepostavená nádraží
   *[other] { $count } nepostavených nádraží
}
end-borrow-line = { $city }: půjčená trať { $track }
end-path-line = { $count ->
    [one] Souvislá trať, { $count } políčko
    [few] Souvislá trať, { $count } políčka
   *[other] Souvislá trať, { $count } políček
}
end-account-of = Body hráče { $name }
end-rank-title = Pořadí
end-rail = Průběžné body
end-say-start = Hra skončila. Teď se všechno spočítá.
end-say-tracks = { $name } má za tratě { $points }.
end-say-done = { $name } má splněnou jízdenku { $ticket }: { $points }.
end-say-failed = { $name } nemá splněnou jízdenku { $ticket } a ztrácí { $points }.
end-say-all-stations = { $name } má postavená všechna nádraží.
end-say-stations = { $name } má { $stations }: { $points }.
end-say-borrowed = Nádraží hráče { $name } ve městě { $city } si půjčuje trať { $track }.
end-say-path = { $name } má souvislou trať dlouhou { $spaces }.
end-say-longest = { $game ->
    [europe] { $name } získává Evropský expres za nejdelší souvislou trať, { $spaces }: { $points }.
   *[other] { $name } má nejdelší souvislou trať, { $spaces }: { $points }.
}
end-say-city = { $count ->
    [one] { $names } má nejvíc splněných jízdenek s městem { $city }: { $points }.
    [few] { $names } mají nejvíc splněných jízdenek s městem { $city }: každý { $points }.
   *[other] { $names } mají nejvíc splněných jízdenek s městem { $city }: každý { $points }.
}

## The replay

replay-title = Záznam
replay-step = Krok { $seq } / { $last }
replay-first = Na začátek
replay-previous = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-next = O krok dál
replay-last = Na konec
replay-side = Pohled
replay-all-open = Vše odkryté
replay-not-over = Hra ještě běží. Až skončí, záznam se otevře všem; do té doby v něm vidíš jen to, co je ti známo.
replay-scrub = Místo v záznamu
replay-speed = Rychlost
replay-speed-is = Rychlost: { $times }×
replay-previous-turn = O tah zpět
replay-previous-turn-of = Zpět na předchozí tah hráče { $name }
replay-next-turn = O tah dál
replay-next-turn-of = Dál na příští tah hráče { $name }
replay-copy = Zkopírovat odkaz
replay-play-on = Hrát odsud dál
play-on-seat = Tvoje místo
play-on-hidden = Skryté karty
play-on-as_it_was = Jako tehdy
play-on-anew = Rozdat znovu
play-on-line = Od tohoto místa hraješ proti botům. Dohraná partie zůstane, jak je.
play-on-go = Hrát dál
replay-in-address = Odkaz je v adresním řádku
replay-to-table = Zpět ke stolu
replay-review = Rozbor této chvíle
replay-last-round = Začíná poslední kolo
replay-second-round = Začíná druhé kolo

## Reviews and hints: deeds and reasons, fetched with the review

deed-keep = { $count ->
    [0] Nenechat si žádnou jízdenku
   *[other] Nechat si { $tickets }
}
deed-row = Vzít z nabídky: { $card }
deed-row-some = Vzít kartu z nabídky
deed-deck = Líznout naslepo z balíčku
deed-draw_tickets = Líznout jízdenky
deed-claim_track = Obsadit trať { $track } ({ $cards })
deed-pay_tunnel = Připlatit za tunel: { $cards }
deed-leave_tunnel = Vzdát se tunelu
deed-build_station = Postavit nádraží ve městě { $city } ({ $cards })
deed-play_cards = Vyložit: { $cards }
deed-complete = { $count ->
    [0] Nesplnit žádnou jízdenku
   *[other] Splnit { $tickets }
}
deed-pass = Pasovat

reason-completes_ticket = Splní to jízdenku { $ticket }.
reason-keeps_ticket_open = Leží to na cestě pro jízdenku { $ticket }.
reason-at_risk = Soupeři jsou blízko a trať { $track } by mohli obsadit první.
reason-points = Trať { $track } sama vynese { $points }.
reason-longer_path = S tratí { $track } se prodlouží nejdelší souvislá trať.
reason-blocks = Překazí to plány hráči { $name }.
reason-lacks_most = Plánu nejvíc chybí: { $color }.
reason-lacks = Plánu ještě chybí: { $color }.
reason-wild = Lokomotiva zastoupí kteroukoli barvu.
reason-nothing_in_row = Nic z nabídky nepomůže.
reason-saves_cards = Na sbírání karet je ještě čas.
reason-room_for_tickets = Na další jízdenky je ještě čas.
reason-on_the_way = Jízdenka { $ticket } vyjde skoro zadarmo.
reason-worth_the_way = Jízdenka { $ticket } za tu námahu stojí.
reason-too_far = Jízdenka { $ticket } by trvala moc dlouho.
reason-station_for = Nádraží ve městě { $city } zpřístupní cizí trať.
reason-worth_the_cost = Tunel { $track } za příplatek stojí.
reason-not_worth_the_cost = Tunel { $track } za příplatek nestojí.
reason-robs = { $name } tím přijde o sadu ({ $color }).
reason-feeds = Tyto karty ({ $color }) pomohou splnit jízdenku { $ticket }.
reason-hard_to_rob = Tak velkou sadu ({ $color }) jen tak někdo nepřepadne.
reason-time_is_short = Karty z kolejiště potřebují každý zbývající tah, aby se dostaly na hromádku.
reason-last_turn = Je to poslední tah a tohle v něm vynese nejvíc.

mistake-ticket_kept = Ponechaná špatná jízdenka
mistake-ticket_refused = Vrácená dobrá jízdenka
mistake-tickets_drawn = Jízdenky líznuté v nevhodnou chvíli
mistake-tickets_not_drawn = Nelíznuté jízdenky
mistake-color_drawn = Vzatá nesprávná karta
mistake-claimed_too_late = Odkládaná trať
mistake-claimed_too_early = Trať obsazená předčasně
mistake-claimed_for_nothing = Zbytečně obsazená trať
mistake-wrong_track = Obsazená nesprávná trať
mistake-station_built = Zbytečné nádraží
mistake-station_missed = Nepostavené nádraží
mistake-tunnel_risked = Příliš riskantní tunel
mistake-tunnel_paid = Příliš drahý tunel
mistake-tunnel_given_up = Předčasně vzdaný tunel
mistake-yard_robbed = Sada vystavená přepadení
mistake-set_played_too_early = Sada vyložená předčasně
mistake-set_played_too_late = Sada vyložená pozdě
mistake-wrong_set = Vyložená nesprávná sada
mistake-robbery_missed = Promarněné přepadení
mistake-wrong_tickets = Splněné nesprávné jízdenky

review-title = Rozbor
review-of = { $game }: rozbor
review-tab-game = Celá hra
review-tab-moves = Tahy
review-waiting = { $count ->
    [0] Rozbor za chvíli začne…
    [one] Nejdřív je na řadě { $count } jiná hra.
    [few] Nejdřív jsou na řadě { $count } jiné hry.
   *[other] Nejdřív je na řadě { $count } jiných her.
}
review-running = Hra se rozebírá: { $done } / { $total } tahů
review-failed = Rozbor se nepodařilo dokončit.
review-again = Zkusit znovu
review-not-over = Hru lze rozebrat, až skončí.
review-later = Štěstí, přesnost a zlomové chvíle se ukážou, až budou rozebrané všechny tahy.
review-not-yet = Tento tah ještě není rozebraný.
review-choose = Vyber tah v grafu nebo v seznamu.
review-graph = Šance na výhru
review-start = Po rozdání
review-move = Tah { $step } / { $total }
review-chance = { $name } { $percent }

review-played = Zahráno
review-best = Expert
review-same = Expert by udělal totéž.
review-only = Jediná možnost
review-right = Dobrý tah
review-nearly = Skoro stejně dobré
review-cost = Stálo to { $percent } šance na výhru, asi { $points }.
review-cost-chance = Stálo to { $percent } šance na výhru.
review-error = { $percent } ± { $error }
review-why = Proč
review-why-done = Co pro to mluví
review-plan = Plán
review-plan-tickets = Jízdenky
review-plan-given-up = Vzdané
review-plan-tracks = Obsadit
review-plan-lacks = Chybí
review-gift = Co pak se šancí hráče { $name } udělala náhoda: { $percent }

review-one = Vybraný tah
review-list = Rozhodnutí
review-filter = Která rozhodnutí
review-filter-mistakes = Chyby
review-filter-all = Všechna
review-filter-player = Čí rozhodnutí
review-everybody = Všichni
review-previous = Předchozí chyba
review-next = Další chyba
review-none = Žádné chyby. Výborná hra!
review-none-yet = Zatím žádné chyby.
review-practise = Procvičit moje chyby
review-replay = Přehrát v záznamu

review-luck = Štěstí a umění
review-you-won = { $count ->
    [one] Tvoje výhra o { $count } bod.
    [few] Tvoje výhra o { $count } body.
   *[other] Tvoje výhra o { $count } bodů.
}
review-you-lost = { $count ->
    [one] Tvoje prohra o { $count } bod.
    [few] Tvoje prohra o { $count } body.
   *[other] Tvoje prohra o { $count } bodů.
}
review-you-tied = Dělíš se o první místo.
review-won = { $count ->
    [one] { $name }: výhra o { $count } bod.
    [few] { $name }: výhra o { $count } body.
   *[other] { $name }: výhra o { $count } bodů.
}
review-lost = { $count ->
    [one] { $name }: prohra o { $count } bod.
    [few] { $name }: prohra o { $count } body.
   *[other] { $name }: prohra o { $count } bodů.
}
review-tied = { $name }: dělené první místo.
review-cards-gave = { $count ->
    [one] Karty přidaly asi { $count } bod.
    [few] Karty přidaly asi { $count } body.
   *[other] Karty přidaly asi { $count } bodů.
}
review-cards-cost = { $count ->
    [one] Karty ubraly asi { $count } bod.
    [few] Karty ubraly asi { $count } body.
   *[other] Karty ubraly asi { $count } bodů.
}
review-cards-even = Karty přidaly asi tolik, kolik ubraly.
review-without-ahead = { $count ->
    [one] Bez toho: náskok asi { $count } bod.
    [few] Bez toho: náskok asi { $count } body.
   *[other] Bez toho: náskok asi { $count } bodů.
}
review-without-behind = { $count ->
    [one] Bez toho: ztráta asi { $count } bod.
    [few] Bez toho: ztráta asi { $count } body.
   *[other] Bez toho: ztráta asi { $count } bodů.
}
review-without-level = Bez toho: nerozhodně.

review-turning = Zlomové chvíle
review-turning-none = Hra se nikdy nezlomila.
review-turn = { $name }, tah { $step }:
review-cause-luck = rozhodly karty
review-cause-mistake = chyba
review-cause-play = rozhodla hra
review-change = { $name } { $percent }

review-skill = Jak kdo hrál
review-accuracy = Přesnost
review-mistakes = Chyby
review-mean = Ztráta na tah
review-kinds = Chyby podle druhu

review-how = Jak se to počítá?
review-how-decisions = Každé rozhodnutí se posuzuje podle toho, co jeho hráč mohl vědět. Stejnou otázku dostane nejsilnější bot, expert. Pokud by udělal něco jiného, obojí se mnohokrát dohraje se stejným štěstím; rozdíl v šanci na výhru je to, co rozhodnutí stálo. Od 2 % se tomu říká chyba.
review-how-accuracy = Přesnost je průměr všech rozhodnutí, dokud bylo o co hrát: takové, které nic nestojí, se počítá celé, takové, které stojí 5 %, z poloviny.
review-how-chances = Graf zná všechny karty, jen ne ty, které teprve přijdou. Ukazuje, jak často by kdo vyhrál, kdyby odtud hráli boti.
review-how-luck = Štěstí je to, co z každého tahu udělala náhoda, včetně rozdání. Odečítá se z něj jen tolik, kolik lze odlišit od umění.
review-how-limits = To všechno je názor silného bota, ne důkaz. Jednotlivé tahy jsou nejisté o pár procent; celá hra vypovídá víc.

# The expert’s advice at a table for practice.
hint-list = Co by šlo udělat, od nejlepšího
hint-do = Udělat to
hint-points = { $points } b.
hint-points-long = Očekávaný náskok před nejlepším soupeřem
hint-plan = Jízdenky, o které se hraje
hint-lacks = Karty, které chybí
hint-given-up = Lépe vzdát

# Exercises from your mistakes.
practise-title = Procvičování
practise-lead = Místa z tvých vlastních her, kde byl lepší jiný tah. Najdi ho teď.
practise-adding = Hledají se chyby v rozboru…
practise-no-review = Tahle hra ještě nemá rozbor.
practise-to-review = Přejít k rozboru
practise-no-mistakes = V téhle hře nejsou žádné tvoje chyby k procvičení.
practise-progress = Vyřešeno { $solved } z { $count }
practise-start = Začít
practise-all-done = Všechno vyřešeno. Další přibudou z dalšího rozboru.
practise-exercise = Cvičení { $number }
practise-number = Cvičení { $number } z { $count }
practise-lost = ve hře tě to stálo { $loss }
practise-solved-tries = { $count ->
    [one] vyřešeno na první pokus
    [few] vyřešeno na { $count } pokusy
   *[other] vyřešeno na { $count } pokusů
}
practise-tries = { $count ->
    [one] { $count } pokus
    [few] { $count } pokusy
   *[other] { $count } pokusů
}
practise-try = Řešit
practise-again = Znovu
practise-list = Všechna cvičení
practise-remove = Odebrat cvičení
practise-task = Najdi tah, který ztratí méně než 2 %
practise-task-line = Všechno je tak, jak to bylo tehdy vidět. Zahraj u stolu jako obvykle.
practise-judging = Expert posuzuje tvůj tah…
practise-solved = Vyřešeno!
practise-solution = Řešení
practise-nothing-lost = neztratí nic.
practise-loses = ztratí { $loss } šance na výhru.
practise-best = Nejlepší: { $deed }
practise-not-yet = Ještě ne: zkus jiný tah
practise-show = Ukázat řešení
practise-next = Další cvičení
practise-skip = Přeskočit
practise-empty = Zatím žádná cvičení
practise-empty-play = Dohraj hru, proti botům nebo lidem.
practise-empty-review = Na konci si nech udělat rozbor.
practise-empty-practise = Z tvých chyb se tam stanou cvičení. Zůstávají na tomto zařízení.
practise-empty-go = Zahrát si

## The log: what happened, in the present tense

log-you = Ty
log-unseen = z balíčku
log-blind = { $card } z balíčku
log-icon-cards = Líznuté karty
log-icon-track = Obsazená trať
log-icon-station = Postavené nádraží
log-icon-tickets = Ponechané jízdenky
log-icon-tunnel = Započatý tunel
log-icon-turned = Otočené karty
log-icon-left = Opuštěný tunel
log-icon-pile = Na hromádku
log-icon-played = Vyložené karty
log-icon-robbed = Přepadení
log-icon-completed = Splněné jízdenky
log-dealt = Karty jsou rozdané. Začíná { $name }.
log-kept = { $count ->
    [0] { $name } si nenechává žádnou jízdenku.
    [one] { $name } si nechává { $count } jízdenku.
    [few] { $name } si nechává { $count } jízdenky.
   *[other] { $name } si nechává { $count } jízdenek.
}
log-kept-some = { $name } má jízdenky vybrané.
log-kept-these = { $count ->
    [0] { $name } si nenechává žádnou jízdenku.
    [one] { $name } si nechává jízdenku { $tickets }.
    [few] { $name } si nechává jízdenky { $tickets }.
   *[other] { $name } si nechává jízdenky { $tickets }.
}
log-setup-ended = Všichni mají vybráno. Začíná první tah.
log-drew-row = { $name } si bere z nabídky: { $card }.
log-drew-deck = { $name } líže z balíčku.
log-drew-deck-card = { $name } líže z balíčku: { $card }.
log-reshuffled = { $count ->
    [one] Odhazovací balíček se zamíchá: v balíčku je { $count } karta.
    [few] Odhazovací balíček se zamíchá: v balíčku jsou { $count } karty.
   *[other] Odhazovací balíček se zamíchá: v balíčku je { $count } karet.
}
log-swept = Tři lokomotivy: nabídka se vymění.
log-tunnel-laid = { $name } vykládá za tunel { $track }: { $cards }.
log-tunnel-turned = { $count ->
    [0] K otočení nezbývá žádná karta.
   *[other] Otočené karty: { $cards }.
}
log-tunnel-costs = { $count ->
    [0] Tunel nestojí nic navíc.
    [one] Tunel stojí { $count } kartu navíc.
    [few] Tunel stojí { $count } karty navíc.
   *[other] Tunel stojí { $count } karet navíc.
}
log-tunnel-left = { $name } se vzdává tunelu { $track }.
log-claimed = { $name } obsazuje trať { $track } ({ $cards }): { $points }.
log-station = { $name } staví nádraží ve městě { $city } ({ $cards }).
log-pile = { $name } přesouvá na hromádku: { $cards }.
log-played = { $name } vykládá: { $cards }.
log-robbed = { $by } přepadá hráče { $name }. Ztracené karty: { $cards }.
log-scoring = Kolo { $round } skončilo. Plní se jízdenky.
log-completed = { $count ->
    [0] { $name } neplní žádnou jízdenku.
    [one] { $name } plní jízdenku { $tickets }.
    [few] { $name } plní jízdenky { $tickets }.
   *[other] { $name } plní jízdenky { $tickets }.
}
log-round = Začíná kolo { $round }.
log-passed = { $name } pasuje.
log-last-round = { $name } už skoro nemá vagonky: každý má ještě jeden tah.
log-last-round-cards = Balíček je prázdný: každý má ještě jeden tah.
log-finished = Hra skončila.
log-joined = { $name } si sedá ke stolu.
log-left = Někdo odchází od stolu.
log-bot-placed = { $name } si sedá ke stolu ({ $bot }).
log-removed = Místo { $place } je zase volné.
log-removed-who = Hostitel vyhazuje hráče { $name }.
log-invited = Hostitel někoho pouští zpět.
log-created = Stůl je otevřený.
log-replaced-out_of_time = { $names }: čas vypršel, dál hraje bot.
log-replaced-left = { $count ->
    [one] { $names } odchází: dál hraje bot.
    [few] { $names } odcházejí: dál hraje bot.
   *[other] { $names } odcházejí: dál hraje bot.
}
log-replaced-resigned = { $names }: dál hraje bot.
log-came-back = { $name } je zpátky.
log-undone = { $name } bere zpět { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}.
log-hinted = { $name } si bere nápovědu.
log-rematched = Bude odveta.
log-closed = Stůl je zavřený.
log-shut = Moderátor stůl uzavřel: { $reason }

## Errors of the page itself

error-unreachable = Server je nedostupný. Zkus to za chvíli znovu.
error-again = Zkusit znovu
error-lost = Spojení vypadlo. Tvůj poslední tah se možná neprovedl.
error-astray = Na této adrese nic není.
error-no-code = Stůl s tímto kódem neexistuje.
error-bad-map = Tento soubor není soubor mapy.
error-crashed = Něco se pokazilo. Načti stránku znovu a můžeš pokračovat.
error-rule = Příslušné pravidlo

## What the server refuses

refused-unknown = Server hlásí: { $message }
refused-bad_request = Server tomu nerozumí. Načti stránku znovu a zkus to ještě jednou.
refused-sign_in = Server tě už nezná. Načti stránku znovu, nebo se přihlas.
refused-wrong_password = Účet s tímto jménem a heslem neexistuje.
refused-forbidden = Na tohle nemáš oprávnění.
refused-not_found = Na této adrese nic není.
refused-no_such_table = Takový stůl tu není. Možná byl zavřen.
refused-no_such_user = Nikdo s tímto jménem tu není.
refused-no_such_seq = Tak dlouhá ta hra není.
refused-no_such_step = Tolik tahů ta hra nemá.
refused-nothing_to_choose = Tady nebylo z čeho vybírat.
refused-not_asked = Teď není o čem rozhodovat.
refused-already_so = To už je hotové.
refused-conflict = Někdo byl rychlejší. Zkus to znovu.
refused-name_taken = Toto nebo podobně vypadající jméno už někdo má. Zvol si jiné.
refused-banned = Na tomto serveru máš zákaz. { $message }
refused-read_only = Teď se nedá nic měnit. { $message }
refused-bad_link = Tento odkaz už byl použit nebo vypršel. Popros o jiný.
refused-bad_ban = Toto nejde zakázat: { $message }
refused-last_administrator = Toto je jediný správce. Nejdřív jmenuj dalšího.
refused-no_such_provider = Tento způsob přihlášení už není k dispozici. Načti stránku znovu.
refused-no_such_identity = Tento účet už připojený není. Načti stránku znovu.
refused-provider_failed = Druhý web neodpovídá nebo nefunguje správně. Zkus to později.
refused-bad_sign_in = Toto přihlášení nezačalo v tomto prohlížeči, nebo trvalo příliš dlouho. Zkus to znovu.
refused-sign_in_cancelled = Přihlášení na druhém webu neproběhlo.
refused-sign_in_again = Abychom věděli, že jsi to ty, odhlas se, znovu se přihlas a zkus to ještě jednou.
refused-not_allowed = S tímto účtem se na tento server přihlásit nedá. Zeptej se toho, kdo ho provozuje.
refused-no_account = Tento účet tu nikdo nemá připojený. Přihlas se jako obvykle a nejdřív ho připoj.
refused-identity_taken = Tento účet už tu připojil někdo jiný, nebo už máš připojený jiný účet z téhož webu.
refused-last_way_in = Pak by se k účtu nedalo přihlásit. Nejdřív nastav heslo nebo připoj jiný účet.
refused-no_such_ban = Takový zákaz není, nebo už byl zrušen.
refused-no_such_report = Takové hlášení není, nebo už je vyřízené.
refused-too_many_tables = Máš příliš mnoho stolů, u kterých se ještě nezačalo hrát. Nejdřív u některého začni, nebo od něj odejdi.
refused-too_many_games = Máš rozehráno příliš mnoho her. Nejdřív některou dohraj.
refused-too_large = Tohle je příliš velké.
refused-bad_name = Jméno má 1 až 40 znaků, žádnou mezeru na začátku ani na konci a žádné neviditelné znaky.
refused-bad_password = Heslo má 8 až 200 znaků.
refused-too_many_requests = To bylo moc najednou. Chvíli počkej a zkus to znovu.
refused-internal = Na serveru nastala chyba. Zkus to za chvíli znovu.
refused-busy = Server je teď plný. Zkus to za pár vteřin znovu.
refused-storage_busy = Server má moc práce. Zkus to za chvíli znovu.
refused-storage_full = Disk serveru je plný. Dej vědět tomu, kdo ho provozuje.
refused-storage_failed = Úložiště serveru selhalo. Dej vědět tomu, kdo ho provozuje.
refused-too_slow = Spojení je příliš pomalé. Načti stránku znovu a můžeš pokračovat.
refused-stopping = Server se restartuje. Stránka za chvíli zase naskočí.
refused-not_started = Hra ještě nezačala.
refused-started = Hra už začala.
refused-finished = Hra skončila.
refused-not_finished = Hra ještě neskončila.
refused-closed = Tento stůl byl zavřen.
refused-not_yours = Tohle není tvoje místo.
refused-not_host = Tohle smí jen hostitel.
refused-removed_by_host = Hostitel tě od tohoto stolu vyhodil. Popros ho, ať tě pustí zpět.
refused-no_such_place = Takové místo u tohoto stolu není.
refused-place_taken = Tady už někdo sedí.
refused-place_empty = Tady nikdo nesedí.
refused-color_taken = Tuto barvu už má někdo jiný.
refused-table_full = Všechna místa jsou obsazená.
refused-places_empty = Některá místa jsou ještě volná.
refused-already_seated = U tohoto stolu už místo máš.
refused-replaced = Hraje za tebe bot. Nejdřív se vrať.
refused-not_replaced = Žádný bot za tebe nehraje.
refused-stale = Mezitím se něco stalo. Podívej se znovu.
refused-bad_text = Tohle nejde poslat: je to prázdné, příliš dlouhé, nebo to obsahuje neviditelné znaky.
refused-chat_too_fast = Píšeš moc najednou. Chvíli počkej.
refused-chat_full = Do chatu u tohoto stolu se už nic nevejde.
refused-chat_repeated = To už tu od tebe je.
refused-chat_links = Hosté nemohou posílat odkazy. Založ si účet, pak to půjde.
refused-chat_words = Některé z těchto slov tu není dovoleno.
refused-bad_settings = Takhle se hrát nedá: { $message }
refused-rematch_open = Odveta už je založená.
refused-not_practice = Tady hrají lidé proti sobě, takže bez nápovědy a vracení.
refused-nothing_to_undo = Zatím není co vracet.
refused-acted_since = Mezitím už hrál někdo jiný.
refused-revealed = Mezitím se odkryla karta nebo jízdenka, takže to platí.
refused-too_many_undos = V téhle hře se už vrátilo příliš mnoho tahů. Dohraj ji do konce.
refused-too_many_reviews = Čekáš už na příliš mnoho rozborů. Zkus to, až bude některý hotový.

## What a rule of the game refuses

refused-game_over = Hra skončila.
refused-not_your_turn = Nejsi na tahu.
refused-choose_tickets = Nejdřív si vyber jízdenky.
refused-draw_second = Nejdřív si lízni druhou kartu.
refused-answer_tunnel = Nejdřív zaplať tunel, nebo se ho vzdej.
refused-nothing_offered = Nemáš žádné jízdenky na výběr.
refused-ticket_not_offered = Tuto jízdenku na výběr nemáš.
refused-too_few_tickets = Musíš si nechat víc jízdenek.
refused-no_tickets_left = Žádné jízdenky už nezbývají.
refused-no_such_slot = Taková karta v nabídce není.
refused-slot_empty = Tady žádná karta neleží.
refused-locomotive_second = Odkrytá lokomotiva nemůže být druhou kartou. Vezmi si jinou, nebo lízni naslepo.
refused-no_cards_left = K líznutí už žádné karty nezbývají.
refused-track_taken = Tato trať už je obsazená.
refused-double_own = Druhá trať z této dvojice už je tvoje.
refused-double_closed = Při tak malém počtu hráčů lze z dvojité trati obsadit jen jednu.
refused-not_enough_trains = Na tuto trať ti zbývá příliš málo vagonků.
refused-wrong_card_count = Trať stojí jednu kartu za každé své políčko.
refused-mixed_colors = Všechny karty musí být jedné barvy; lokomotivy se hodí ke každé.
refused-wrong_color = Tato trať potřebuje jinou barvu.
refused-ferry_locomotives = Tento trajekt potřebuje víc lokomotiv.
refused-cards_not_in_hand = Tyto karty nemáš.
refused-no_tunnel_pending = Žádný tunel na zaplacení nečeká.
refused-tunnel_extra_count = Za tento tunel se připlácí jiný počet karet.
refused-tunnel_extra_color = Tunel potřebuje barvu tvých vyložených karet, nebo lokomotivy.
refused-no_stations_in_game = V této hře nádraží nejsou.
refused-no_stations_left = Všechna svoje nádraží už máš postavená.
refused-city_has_station = V tomto městě už nádraží stojí.
refused-station_cost = Za toto nádraží se platí jiný počet karet.
refused-not_a_set = Vylož dvě nebo více karet jedné barvy, nebo tři karty tří barev.
refused-color_in_yard = Tato barva už ve tvém kolejišti leží.
refused-yard_not_beaten = V jiném kolejišti leží stejně nebo víc karet této barvy.
refused-complete_tickets = Nejdřív splň svoje jízdenky.
refused-not_scoring = Jízdenky se plní, až když kolo skončí.
refused-ticket_not_held = Tato jízdenka není tvoje.
refused-pile_too_small = Na všechny tyto jízdenky nemáš na hromádce karty.
refused-must_act = Pasovat můžeš, jen když nejde udělat nic jiného.
refused-unknown_track = Taková trať na mapě není.
refused-unknown_city = Takové město na mapě není.
refused-unknown_ticket = Taková jízdenka ve hře není.
refused-ticket_twice = Jedna jízdenka je uvedena dvakrát.
refused-not_in_this_game = V této hře to nejde.

## The guide itself

guide-name = Průvodce
guide-got-it = Rozumím
guide-leave = Ukončit průvodce

## Tickets at the start

guide-opening = Tvoje jízdenky
    .text = Na každé jsou dvě města: spoj je svými tratěmi a její body jsou tvoje, jinak o ně přijdeš. Nech si alespoň { $keep }. Nejméně vagonků potřebuje jízdenka { $ticket }: { $trains }.
guide-opening-long = Tvoje jízdenky
    .text = Na každé jsou dvě města: spoj je svými tratěmi a její body jsou tvoje, jinak o ně přijdeš. Nech si alespoň { $keep }. Nejsnazší je jízdenka { $ticket }; { $long } je na první hru těžká.
guide-opening-cards = Tvoje jízdenky
    .text = Na každé jsou karty, kterými se splní. Když je máš na konci na hromádce, její body jsou tvoje; když ne, přijdeš o ně. Nech si alespoň { $keep }. Nejméně karet potřebuje jízdenka { $ticket }: { $cards }.

## Drawing

guide-draw = Lízání karet
    .text = V každém tahu uděláš jednu věc. Tratě se platí kartami, vezmi si tedy dvě, jednu po druhé. Dobrá barva pro začátek: { $card }. Potřebuje ji trať { $track } na tvé cestě.
guide-draw-any = Lízání karet
    .text = V každém tahu uděláš jednu věc. Potřebuješ karty, vezmi si tedy dvě, jednu po druhé: z nabídky takové, jakých už pár máš, nebo naslepo z balíčku.
guide-draw-cards = Lízání karet
    .text = V každém tahu uděláš jednu věc. Sbírej karty jedné barvy: vezmi si dvě, jednu po druhé. Dobrá barva pro začátek: { $card }. Potřebují ji tvoje jízdenky.
guide-second = Druhá karta
    .text = Nabídka je zase plná. Vezmi si z ní další kartu, nebo si lízni naslepo z balíčku. Jen lokomotivu si teď z nabídky vzít nemůžeš.
guide-locomotive = Lokomotivy
    .text = Lokomotiva nahradí kteroukoli barvu. Když si ji vezmeš z nabídky, je to jediná karta tvého tahu; líznutá naslepo je to karta jako každá jiná.
guide-locomotive-cards = Lokomotivy
    .text = V sadě nahradí lokomotiva barvu té sady, na jízdence kteroukoli. Když si ji vezmeš z nabídky, je to jediná karta tvého tahu; líznutá naslepo je to karta jako každá jiná.

## Claiming tracks

guide-claim = Obsazení trati
    .text = Na trať { $track } máš karty: { $cards }. Vyber ji na mapě; hned ti vynese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
guide-points = Body a vagonky
    .text = Tratě ti zatím vynesly { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Dlouhé vynesou mnohem víc: za { $length ->
        [one] { $length } políčko
        [few] { $length } políčka
       *[other] { $length } políček
    } dostaneš { $most ->
        [one] { $most } bod
        [few] { $most } body
       *[other] { $most } bodů
    }. Na všechny další tratě ti { $trains ->
        [one] zbývá { $trains } vagonek
        [few] zbývají { $trains } vagonky
       *[other] zbývá { $trains } vagonků
    }.
guide-gray = Šedé tratě
    .text = Trať { $track } je šedá: zaplatíš ji kteroukoli barvou, jen musí mít všechny karty stejnou. Můžeš použít: { $cards }.
guide-double = Dvojité tratě
    .text = Tady vedou dvě tratě vedle sebe: { $track }. Při méně než { $doublesFrom } { $doublesFrom ->
        [one] hráči
        [few] hráčích
       *[other] hráčích
    } lze obsadit jen jednu z nich, tak nečekej moc dlouho.
guide-double-closed = Dvojité tratě
    .text = Jedna ze dvou tratí { $track } je obsazená, a tak z druhé zbyl jen slabý obrys. Při méně než { $doublesFrom } { $doublesFrom ->
        [one] hráči
        [few] hráčích
       *[other] hráčích
    } lze z dvojité trati obsadit jen jednu.
guide-done = Jízdenka je splněná
    .text = Tvoje tratě spojují města na jízdence { $ticket }: na konci ti vynese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. O to už tě nikdo nepřipraví.

## Europe: ferries, tunnels, stations

guide-ferry = Trajekty
    .text = Trať { $track } je trajekt. Stojí { $length ->
        [one] { $length } kartu
        [few] { $length } karty
       *[other] { $length } karet
    } a { $ferry ->
        [one] alespoň jedna musí být lokomotiva
        [few] alespoň { $ferry } musí být lokomotivy
       *[other] alespoň { $ferry } musí být lokomotivy
    }, tak si nějaké šetři.
guide-tunnel = Tunely
    .text = Trať { $track } je tunel. Až zaplatíš, { $tunnelCards ->
        [one] otočí se { $tunnelCards } karta
        [few] otočí se { $tunnelCards } karty
       *[other] otočí se { $tunnelCards } karet
    } a za každou ve tvé barvě i za každou lokomotivu připlatíš jednu kartu. Měj nějaké v záloze.
guide-turned = Tunel stojí víc
    .text = { $extra ->
        [one] Jedna z otočených karet se počítá: připlať jednu kartu
        [few] { $extra } z otočených karet se počítají: připlať { $extra } karty
       *[other] { $extra } z otočených karet se počítá: připlať { $extra } karet
    } a tunel je tvůj. Nebo si vezmi svoje karty zpátky a tvůj tah končí.
guide-turned-poor = Tunel stojí víc
    .text = { $extra ->
        [one] Jedna z otočených karet se počítá: tunel stojí jednu kartu navíc
        [few] { $extra } z otočených karet se počítají: tunel stojí { $extra } karty navíc
       *[other] { $extra } z otočených karet se počítá: tunel stojí { $extra } karet navíc
    }. Na to nemáš. Vezmi si svoje karty zpátky; přijdeš jen o tah.
guide-station-blocked = Nádraží
    .text = Někdo má trať, kterou potřebuje tvoje jízdenka { $ticket }. Nádraží ve městě na konci té trati ti ji dovolí použít a stojí { $cost ->
        [one] jednu kartu
        [few] { $cost } karty jedné barvy
       *[other] { $cost } karet jedné barvy
    }. Nepostavené nádraží vynese { $unbuilt ->
        [one] { $unbuilt } bod
        [few] { $unbuilt } body
       *[other] { $unbuilt } bodů
    }.
guide-station = Nádraží
    .text = Když ti někdo vezme trať, kterou potřebuješ, nádraží ve městě na jejím konci ti ji dovolí použít pro tvoje jízdenky. Nepostavené nádraží vynese { $unbuilt ->
        [one] { $unbuilt } bod
        [few] { $unbuilt } body
       *[other] { $unbuilt } bodů
    }, stavěj tedy jen v nouzi.

## More tickets

guide-tickets = Další jízdenky
    .text = Místo karet si můžeš líznout { $draw ->
        [one] { $draw } jízdenku
        [few] { $draw } jízdenky
       *[other] { $draw } jízdenek
    } a nechat si alespoň { $drawKeep }. Vynesou další body, ale každá, kterou nesplníš, tě o svoje body připraví.
guide-tickets-now = Další jízdenky
    .text = Žádná z tvých jízdenek už nečeká na splnění. Lízni si { $draw ->
        [one] { $draw } novou
        [few] { $draw } nové
       *[other] { $draw } nových
    } a nech si alespoň { $drawKeep }; ty poblíž tvých tratí jsou snadné body.
guide-tickets-cards = Další jízdenky
    .text = Můžeš si líznout { $draw ->
        [one] { $draw } jízdenku
        [few] { $draw } jízdenky
       *[other] { $draw } jízdenek
    } a nechat si, kolik chceš, třeba žádnou. Podle karet na hromádce víš, co můžeš splnit; co nesplníš, to tě bude stát body.
guide-choice = Které jízdenky si nechat
    .text = Nech si alespoň { $keep }. Nejsnazší je pro tebe jízdenka { $ticket }: { $trains ->
        [0] tvoje tratě už její města spojují.
        [one] chybí { $trains } vagonek.
        [few] chybí { $trains } vagonky.
       *[other] chybí { $trains } vagonků.
    }
guide-choice-hard = Které jízdenky si nechat
    .text = Nech si alespoň { $keep }. Žádnou z těchto jízdenek už nejde splnit: nech si tu, která tě bude stát nejméně.
guide-choice-cards = Které jízdenky si nechat
    .text = Nech si ty, na které máš nebo brzy budeš mít karty na hromádce, anebo žádnou. Nejméně karet potřebuje jízdenka { $ticket }: { $cards }.

## The Card Game: yard, pile, robbery, scoring

guide-play = Vykládání do kolejiště
    .text = Na sadu máš karty: { $cards }. Vylož je do svého kolejiště. V každém dalším tahu se z každé sady přesune jedna karta na tvou hromádku a jízdenky se plní jen z hromádky.
guide-pile = Z kolejiště na hromádku
    .text = Na začátku tvého tahu se z každé tvé sady přesunula jedna karta na hromádku, lokomotivy jako první. Tam je v bezpečí. S více sadami najednou roste hromádka rychleji.
guide-robbery = Přepadení
    .text = V kolejišti hráče { $name } leží { $theirs }. Vylož té barvy víc ({ $cards }) a { $name } o tu sadu přijde. Obráceně to platí taky.
guide-robbery-later = Přepadení
    .text = V kolejišti hráče { $name } leží { $theirs }. Tuto barvu můžeš vyložit, jen když máš víc karet, a { $name } pak o sadu přijde. Obráceně to platí taky.
guide-robbed = Přepadení
    .text = { $name } vykládá víc karet jedné barvy, než jich máš v kolejišti ty, a tak přicházíš o sadu: { $cards }. Velké sady jsou bezpečnější a stejným způsobem můžeš přepadat i ty.
guide-trio = Tři barvy najednou
    .text = Kromě sad můžeš vyložit i tři karty tří barev, bez lokomotiv: { $cards }. Na začátku tvého příštího tahu se všechny tři přesunou na tvou hromádku.
guide-scoring = Plnění jízdenek
    .text = Karty z tvé hromádky plní jízdenky: každá poslouží jen jedné, lokomotiva nahradí kteroukoli barvu. Nejlepší volba už je zaškrtnutá, stačí ji potvrdit.

## The end

guide-last = Poslední kolo
    .text = Někdo má { $lastTrains ->
        [one] { $lastTrains } vagonek
        [few] { $lastTrains } vagonky
       *[other] { $lastTrains } vagonků
    } nebo méně, takže každý má ještě jeden tah a tohle je ten tvůj. Obsaď nejdelší trať, na kterou máš, třeba { $track }: karty v ruce nic nevynesou.
guide-last-poor = Poslední kolo
    .text = Někdo má { $lastTrains ->
        [one] { $lastTrains } vagonek
        [few] { $lastTrains } vagonky
       *[other] { $lastTrains } vagonků
    } nebo méně, takže každý má ještě jeden tah a tohle je ten tvůj. Obsadit už nemůžeš nic{ $stations ->
        [0] {""}
       *[other] , ale nádraží ještě může zachránit jízdenku
    }. Nové jízdenky jsou teď riskantní.
guide-last-cards = Poslední kolo
    .text = Balíček je prázdný, takže každý má ještě jeden tah a tohle je ten tvůj. Karty v ruce a v kolejišti se nepočítají, jen hromádka: nové jízdenky se vyplatí, když na ně stačí.
guide-count = Bodování
    .text = Splněné jízdenky vynesou svoje body, ostatní tě o ně připraví. Nejdelší souvislá trať vynese { $longest ->
        [one] další { $longest } bod
        [few] další { $longest } body
       *[other] dalších { $longest } bodů
    }. Teď už znáš všechno: příští hra je jen na tobě.
guide-count-stations = Bodování
    .text = Splněné jízdenky vynesou svoje body, ostatní tě o ně připraví; nepostavené nádraží vynese { $unbuilt ->
        [one] { $unbuilt } bod
        [few] { $unbuilt } body
       *[other] { $unbuilt } bodů
    }, nejdelší souvislá trať { $longest ->
        [one] { $longest } bod
        [few] { $longest } body
       *[other] { $longest } bodů
    }. Teď už znáš všechno: příští hra je jen na tobě.
guide-count-cards = Bodování
    .text = Splněné jízdenky vynesou svoje body, ostatní tě o ně připraví. Kdo má nejvíc splněných jízdenek s některým velkoměstem, dostane jeho bonus. Teď už znáš všechno: příští hra je jen na tobě.

## What would be a good next step, when there is nothing to explain

guide-goal-claim = Dobrý další krok
    .text = Obsaď trať { $track }. Leží na cestě tvé jízdenky { $ticket } a máš na ni karty: { $cards }.
guide-goal-collect = Dobrý další krok
    .text = Tvoje jízdenka { $ticket } vede přes trať { $track }. Nasbírej na ni { $length ->
        [one] jednu kartu
        [few] { $length } karty
       *[other] { $length } karet
    } této barvy: { $color }.
guide-goal-gray = Dobrý další krok
    .text = Tvoje jízdenka { $ticket } vede přes trať { $track }. Je šedá: nasbírej na ni { $length ->
        [one] jednu kartu kterékoli barvy
        [few] { $length } karty kterékoli jedné barvy
       *[other] { $length } karet kterékoli jedné barvy
    }.
guide-goal-ferry = Dobrý další krok
    .text = Tvoje jízdenka { $ticket } vede přes trajekt { $track }. Nasbírej na něj { $length ->
        [one] { $length } kartu
        [few] { $length } karty
       *[other] { $length } karet
    }: alespoň { $ferry ->
        [one] jednu lokomotivu
        [few] { $ferry } lokomotivy
       *[other] { $ferry } lokomotiv
    }{ $rest ->
        [0] {""}
       *[other] , zbytek jedné barvy
    }.
guide-goal-free = Dobrý další krok
    .text = Žádná z tvých jízdenek nečeká na splnění. Nejvíc teď vynesou dlouhé tratě a tratě, které na sebe navazují, tvoří dlouhou souvislou trať.
guide-goal-play = Dobrý další krok
    .text = Do kolejiště můžeš vyložit: { $cards }. Čím dřív tam leží, tím dřív jsou na hromádce.
guide-goal-cards = Dobrý další krok
    .text = Tvoje jízdenky nejvíc potřebují tuto barvu: { $card }. Sbírej ji, nebo vylož, co máš.
guide-goal-pile = Dobrý další krok
    .text = Karty, které tvoje jízdenky potřebují, už máš. Vylož je do kolejiště, ať se včas dostanou na hromádku.

## How to play: around the text

nav-how-of = { $game }: jak se hraje
how-contents = Na této stránce
how-before = Předchozí: { $game }
how-next = Další: { $game }
how-label-before = Před
how-label-after = Po
how-label-laid = Vyložené karty
how-label-turned = Otočené karty
how-label-paid = Příplatek
how-label-sets = Sady
how-label-trio = Tři barvy
how-label-no_set = To není sada
how-label-their_yard = Kolejiště soupeře
how-label-played = Vykládáš
how-label-pile = Tvoje hromádka

## The words of the game, in a small table at the beginning

how-word-card = Karta
    .text = Karta vagonu. Většina karet má jednu z osmi barev; platí se jimi za tratě.
how-word-card-cards = Karta
    .text = Karta vagonu. Většina karet má jednu z osmi barev; vykládají se do kolejiště.
how-word-locomotive = Lokomotiva
    .text = Žolík. Nahradí kartu kterékoli barvy.
how-word-row = Nabídka
    .text = Odkryté karty, ze kterých si může brát každý; celkem { $row }.
how-word-deck = Balíček
    .text = Karty rubem nahoru. Kdo líže z balíčku, líže naslepo.
how-word-discards = Odhazovací balíček
    .text = Karty, kterými se zaplatilo nebo které byly odhozeny.
how-word-track = Trať
    .text = Jedno spojení dvou sousedních měst. Její políčka ukazují, jak je dlouhá a jakou barvu potřebuje.
how-word-train = Vagonek
    .text = Tvoje figurka. Na každé políčko trati, kterou obsadíš, přijde jedna.
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

## The reference card: short, each message with its .text in one line or two

how-ref-path = { $game ->
    [europe] Evropský expres za nejdelší souvislou trať
   *[other] Nejdelší souvislá trať
}
how-ref-unbuilt = Každé nepostavené nádraží
# Beside "Tickets".
how-ref-tickets = Splněná své body přidá, nesplněná je odečte.
how-ref-gray = Šedá trať
    .text = Karty kterékoli jedné barvy.
how-ref-ferry = Trajekt
    .text = Za každý symbol lokomotivy jedna lokomotiva.
how-ref-tunnel = Tunel
    .text = Otočí se { $tunnelCards } { $tunnelCards ->
        [one] karta
        [few] karty
       *[other] karet
    }: za každou tvé barvy a za každou lokomotivu platíš jednu kartu navíc.
# Whether two players may have one track each.
how-ref-double = Dvojitá trať
    .text = { $open ->
        [yes] Nikdo nesmí mít obě.
       *[no] Jakmile je jedna obsazená, druhá je zavřená.
    }
how-ref-build = Postavit nádraží
    .text = Ve městě, kde žádné není; za karty jedné barvy.
# Above the number of each station: 1, 2, 3.
how-ref-station = Nádraží
how-ref-last = Poslední kolo
    .text = Když má někdo na konci tahu { $lastTrains } { $lastTrains ->
        [one] vagonek
        [few] vagonky
       *[other] vagonků
    } nebo méně, má každý ještě jeden tah.
how-ref-own = Vlastní barvy
    .text = Co ještě leží ve tvém kolejišti, znovu vyložit nemůžeš.
# Beside "Robbery".
how-ref-robbery = Barva v kolejišti soupeře chce víc karet, než jich tam leží; soupeř je odhodí.
# Beside "Completing tickets".
how-ref-pile = Jen kartami ze své hromádky.
# Beside "Big Cities".
how-ref-big = Za nejvíc splněných jízdenek s tímto městem:
how-ref-rounds = { $rounds ->
    [one] Hraje se { $rounds } kolo.
    [few] Hrají se { $rounds } kola.
   *[other] Hraje se { $rounds } kol.
}
how-ref-keys = Klávesy

## What it is about

how-usa-about = Sbíráš karty vagonů a platíš jimi za tratě mezi městy Severní Ameriky. Každá trať vynese body hned a tvoje tajné jízdenky přidají další, pokud tvoje tratě spojí dvě města, která jsou na nich uvedena. Až někomu nezbudou skoro žádné vagonky, má každý ještě jeden poslední tah a vyhrává nejvyšší skóre.
how-europe-about = Sbíráš karty vagonů a platíš jimi za tratě napříč Evropou z počátků železnice: po souši, trajektem i tunely, které mohou vyjít dráž, než se zdálo. Tratě vynášejí body hned, tajné jízdenky přidají další na konci a nádraží ti dovolí použít cizí trať tam, kde je tvoje vlastní cesta zablokovaná. Až někomu nezbudou skoro žádné vagonky, má každý ještě jeden poslední tah a vyhrává nejvyšší skóre.
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
how-setup-tickets-usa = Jízdenek je celkem { $tickets }. Každý dostane **{ $dealt }** a nechá si **alespoň { $keep }**. Až si všichni vyberou, přijdou vrácené jízdenky naspod balíčku jízdenek: nejdřív ty od začínajícího hráče, pak od dalšího a tak dál, u každého v pořadí, v jakém byly rozdány.
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
}** a nechá si z nich **alespoň { $keep }**, na druhu nezáleží. Vrácené jízdenky se neodkryté vyřadí ze hry, stejně jako dlouhé jízdenky, které nikdo nedostal.
how-setup-secret = Všichni vybírají současně a tajně. Na nikoho nemusíš čekat a nikdo nevidí, co si necháváš. Hra začne, až si všichni vyberou.
how-setup-first = O tom, kdo začíná, rozhodne los, pokud to neurčí hostitel stolu. Pak se hraje dokola podle míst, po směru hodinových ručiček.

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
how-draw-locomotive = **Odkrytá lokomotiva** má cenu celého tahu: vzít si ji můžeš jen jako první kartu, a pak je to tvoje jediná karta. Druhou kartou být nemůže, ani když se právě teď odkryla.
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
how-row-three-when = Kontroluje se to vždy, když je nabídka tak plná, jak jen může být: po přípravě hry, po každém doplnění a po všem, při čem se odhazují karty.
how-row-three-stop = Nabídka zůstane, jak je, jen tehdy, když žádná lepší být nemůže, protože nabídka, balíček a odhazovací balíček mají dohromady příliš málo karet, které nejsou lokomotivy. U nabídky s { $row } { $row ->
    [one] kartou
    [few] kartami
   *[other] kartami
} to znamená méně než tři takové karty.
how-row-empty = Když jsou balíček i odhazovací balíček prázdné, prázdná místa v nabídce zůstávají prázdná. Jakmile se nějaké karty odhodí, místa se zase po řadě zaplní, a to ve chvíli, kdy skončí akce, při které se odhodily.
how-row-last = I s prázdným balíčkem a odhazovacím balíčkem si pořád můžeš vzít, co leží v nabídce. Teprve když je prázdná i ta, nemůže si karty vzít nikdo.

## Claiming a track

how-claim-pay = Trať stojí **tolik karet, kolik má políček**, a všechny jedné barvy. Barevná trať potřebuje karty své barvy. Lokomotivy jich mohou nahradit libovolný počet, třeba i všechny.
how-claim-gray = **Šedá** trať bere kteroukoli jednu barvu: vybereš si kterou, ale všechny karty musí být právě té barvy, nebo to musí být lokomotivy.
how-claim-trains = Na každé políčko potřebuješ jeden vagonek. Když ti jich zbývá méně, než má trať políček, obsadit ji nemůžeš.
how-claim-whole = Za tah obsadíš jednu trať, a to vždy celou. Může ležet kdekoli: na tvoje ostatní tratě navazovat nemusí.
how-claim-points = Body za trať dostaneš ve chvíli, kdy ji obsadíš. Dlouhé tratě vynášejí za každé políčko mnohem víc:
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
}**. Za stavbu tedy platíš dvakrát.

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
how-score-sum = Skóre tvoří body za tvoje tratě plus body za splněné jízdenky minus body za nesplněné.
how-score-longest = **Nejdelší souvislá trať** vynese navíc { $longest } { $longest ->
    [one] bod
    [few] body
   *[other] bodů
}. Je to nejdelší nepřerušená řada vlastních tratí jednoho hráče, měřená v políčkách. Může vést znovu přes totéž město a může tvořit smyčku, ale žádnou trať nepoužije dvakrát. Pokud ji má stejně dlouhou víc hráčů, dostane body každý z nich; pokud nikdo žádnou trať neobsadil, nedostane je nikdo.
how-score-longest-europe = **Evropský expres** dostane hráč s **nejdelší souvislou tratí**: je to { $longest } { $longest ->
    [one] bod
    [few] body
   *[other] bodů
} navíc. Měří se nejdelší nepřerušená řada vlastních tratí jednoho hráče, v políčkách. Může vést znovu přes totéž město a může tvořit smyčku, ale žádnou trať nepoužije dvakrát. Pokud ji má stejně dlouhou víc hráčů, dostane body každý z nich; pokud nikdo žádnou trať neobsadil, nedostane je nikdo.
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
how-ties-europe = Když mají dva hráči stejné skóre, je vpředu ten, kdo má víc splněných jízdenek; pak ten, kdo postavil méně nádraží; pak ten, kdo má Evropský expres. Pokud je stejné i to, o místo se dělí. Takto se určují všechna místa, nejen první.

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
how-cards-ticket = Na jízdence jsou dvě města, karty, kterými se splní, a její body. Čím víc karet potřebuje, tím víc vynese.
# Six cities named in the table that follows.
how-cards-big-cities = Na stole leží odkrytých šest **velkoměst** s bonusovými body. Každý bonus nakonec dostane hráč, který splnil nejvíc jízdenek s tímto městem.
how-cards-big-city = Velkoměsto
how-cards-bonus = Bonus

## The Card Game: a turn

how-cards-turn-move = Tvůj tah má dvě části. Nejdřív se hned automaticky přesune **jedna karta z každé sady** ve tvém kolejišti rubem nahoru na tvou hromádku.
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
how-cards-draw-short = Pokud balíček dojde s tvou první kartou, končí tvoje lízání tou jednou kartou. Víc o tom níže v části „Jak končí kolo“.

## The Card Game: playing cards

how-cards-play-set = **Sada** jsou dvě nebo více karet jedné barvy. Lokomotivy mohou nahradit všechny kromě jedné: alespoň jedna karta musí tu barvu opravdu mít.
how-cards-play-trio = Nebo vyložíš **tři karty tří různých barev**, přesně tři a žádnou lokomotivu. Každá z nich začíná vlastní sadu a všechny tři se na začátku tvého příštího tahu přesunou na tvou hromádku.
how-cards-play-own = Barvu, která ještě leží ve **tvém vlastním** kolejišti, vyložit nemůžeš. Počkej, až sada odjede.
how-cards-rob = Barvu, která leží v kolejišti **soupeře**, můžeš vyložit, jen když vykládáš **víc** karet, než jich tam má soupeř; lokomotivy se počítají na obou stranách. Pak je to přepadení: soupeř odhodí celou tu sadu i s jejími lokomotivami. Má-li tu barvu víc soupeřů, musíš překonat každého z nich a přepadeni jsou všichni.
how-cards-rob-example = Soupeř má v kolejišti dvě modré karty a lokomotivu, dohromady tři karty. Se třemi modrými kartami nezmůžeš nic; se třemi modrými kartami a lokomotivou ho připravíš o všechny tři.
how-cards-rob-trio = Třemi kartami tří barev nikoho přepadnout nelze: jediná karta nikdy není víc než to, co tam leží. Žádná z těch tří barev tedy nesmí ležet v žádném kolejišti.
how-cards-rob-safe = Karty na hromádce jsou v bezpečí. A protože každá sada přijde na začátku tahu svého majitele o jednu kartu, sada, která je dnes na přepadení moc velká, může být zítra dost malá.
how-cards-ticket-draw = Vezmeš si z balíčku jízdenek **{ $draw }** { $draw ->
    [one] vrchní
    [few] vrchní
   *[other] vrchních
} a necháš si, kolik chceš, třeba žádnou. Ostatní přijdou naspod v pořadí, v jakém byly líznuty. Když jich zbývá méně, vezmeš si ty.

## The Card Game: the end of a round, and the score

how-cards-end-deck = Odhozené karty se zpátky **nezamíchávají**. Jakmile balíček opustí poslední karta, ať si ji někdo vezme, nebo se odkryje na doplnění nabídky, kolo se uzavírá: po probíhajícím tahu má každý hráč, i ten, kdo je právě na tahu, ještě přesně jeden tah.
how-cards-end-no-draw = Když je balíček prázdný, nikdo si už karty nelíže ani nebere z nabídky. Pokud se to stane po první kartě, kterou si vezmeš, tvoje lízání tou kartou končí. Když tedy v balíčku zbývá jediná karta, můžeš svůj tah využít k tomu, že si vezmeš právě jen ji.
how-cards-complete = Teď všichni plní jízdenky **kartami ze své hromádky**. Každá karta poslouží jen jedné jízdence; lokomotiva platí za kteroukoli barvu. Karty, které máš ještě v ruce nebo v kolejišti, se nepočítají.
how-cards-complete-choice = Které jízdenky splníš, si vybíráš; nejlepší volba se ti nabídne. První odpovídá hráč následující po tom, kdo hrál poslední, pak ostatní podle míst; odpovídáš, i když nemůžeš splnit nic. Pak jde celá tvoje hromádka, využitá i nevyužitá, na odhazovací balíček.
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
}, nebo méně, když karty nestačí. Hra pokračuje hráčem následujícím po tom, kdo hrál poslední; u něj začíná i rozdávání. Až bude balíček zase prázdný, uzavře se druhé kolo stejně jako první, jízdenky se plní ještě jednou a hra končí. Pokud je nový balíček prázdný hned od začátku, má každý jeden tah.
how-cards-score = Na konci se ti započítají splněné jízdenky a každá nesplněná tě **stojí** tolik bodů, kolik je na ní.
how-cards-score-big = Každý **bonus za velkoměsto** dostane hráč s největším počtem splněných jízdenek, na kterých to město je; jízdenka se dvěma velkoměsty se počítá pro obě. Při shodě dostane bonus každý z nejlepších. Pokud takovou jízdenku nikdo nesplnil, nedostane ho nikdo.
how-cards-score-example = Příklad: hráč z obrázku výše má navíc nejvíc splněných jízdenek pro dvě velkoměsta.
how-ties-cards = Když mají dva hráči stejné skóre, je vpředu ten, kdo má víc splněných jízdenek; pak ten, kdo má víc bonusů za velkoměsta. Pokud je stejné i to, o místo se dělí. Takto se určují všechna místa, nejen první.

## Captions of the pictures

how-picture-symbols = Osm barev a lokomotiva, každá se svým symbolem a svým vagonem.
how-picture-row = Nabídka a vedle ní balíček. Můžeš si vzít kteroukoli kartu, kterou vidíš, nebo jednu naslepo.
how-picture-second = Tvoje první karta ležela v nabídce jako druhá a na jejím místě se odkryla lokomotiva. Jako druhou kartu si můžeš vzít kteroukoli z ostatních nebo líznout naslepo, ale tuhle ne.
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
how-picture-double-usa = Dvojitá trať { $denver } – { $salt_lake_city } při 3 hráčích: červený obsadil jednu z nich, a tak je druhá zavřená a zbyl z ní jen slabý obrys.
how-picture-double-europe = Dvojitá trať { $paris } – { $pamplona } při 3 hráčích: červený obsadil jednu z nich, a tak je druhá zavřená a zbyl z ní jen slabý obrys.
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
    .text = Ten, koho určí los. „Nejzcestovalejšího hráče“ mohou určit jen lidé kolem skutečného stolu.
how-decided-first-cards = Kdo začíná?
    .text = Ten, koho určí los. Podle pravidel začíná nejmladší hráč, ale server se na věk neptá.
how-decided-kept = Je vidět, kolik počátečních jízdenek si ostatní nechávají?
    .text = Až když si všichni vyberou: ten počet k tajemství patří.
how-decided-row-left = Balíček i odhazovací balíček jsou prázdné, ale v nabídce karty jsou: smím si je brát?
    .text = Ano. Podle pravidel si s prázdným balíčkem i odhazovacím balíčkem karty brát nelze, protože je mají všechny v ruce hráči. Dokud některé leží v nabídce, není to tak a vzít si je smíš.
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
    .text = Pak si necháš všechny, které si lízneš. Stát se to může jen na vlastních mapách, které žádají víc než jednu.
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
how-decided-second = Podle pravidel si líznu nejvýš dvě karty: smím skončit po první?
    .text = Ne. Když si jde vzít druhou kartu, vezmeš si ji, stejně jako v deskových hrách. Jedna ti zůstane jen tehdy, když si vezmeš lokomotivu z nabídky, nebo když dojde balíček.
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

## What cities are called today

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Athény
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
city-danzig = Gdaňsk
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
city-munchen = Mnichov
city-nashville = Nashville
city-new_orleans = New Orleans
city-new_york = New York
city-oklahoma_city = Oklahoma City
city-omaha = Omaha
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Paříž
city-petrograd = Petrohrad
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-riga = Riga
city-roma = Řím
city-rostov = Rostov
city-saint_louis = St. Louis
city-salt_lake_city = Salt Lake City
city-san_francisco = San Francisco
city-santa_fe = Santa Fe
city-sarajevo = Sarajevo
city-sault_st_marie = Sault Ste. Marie
city-seattle = Seattle
city-sevastopol = Sevastopol
city-smolensk = Smolensk
city-smyrna = Izmir
city-sochi = Soči
city-sofia = Sofie
city-stockholm = Stockholm
city-toronto = Toronto
city-vancouver = Vancouver
city-venezia = Benátky
city-warszawa = Varšava
city-washington = Washington
city-wien = Vídeň
city-wilno = Vilnius
city-winnipeg = Winnipeg
city-zagrab = Záhřeb
city-zurich = Curych

## For those who run the server, and reports to them; fetched only by those who need it

admin-title = Správa serveru
admin-nobody = Tato stránka je pro ty, kdo server spravují. Přihlas se účtem, který to smí.
admin-first-title = Staň se správcem
admin-first-text = Tento odkaz funguje jednou. Zvol si jméno a heslo nového účtu, nebo zadej ty, které už máš.
admin-first-go = Stát se správcem
admin-tab-reports = Hlášení
admin-tab-users = Uživatelé
admin-tab-tables = Stoly
admin-tab-bans = Zákazy
admin-tab-notice = Oznámení
admin-tab-audit = Co se dělo
admin-none = Tady nic není.
admin-more = Zobrazit další
admin-search = Jméno nebo id
admin-find = Hledat
admin-role-of = Role: { $name }
admin-role-user = uživatel
admin-role-moderator = moderátor
admin-role-administrator = správce
admin-ban = Zakázat
admin-ban-who = Zakázat: { $name }
admin-ban-reason = Důvod, který se dotyčný dozví
admin-ban-address = Adresa nebo rozsah
admin-ban-hours = Na jak dlouho
admin-hours-1 = hodinu
admin-hours-24 = den
admin-hours-168 = týden
admin-hours-720 = 30 dní
admin-hours-0 = navždy
admin-lift = Zrušit
admin-lift-who = Zrušit zákaz: { $name }
admin-banned = zákaz
admin-until = do { $when }
admin-for-good = navždy
admin-password-link = Odkaz na nové heslo
admin-link-text = Tento odkaz funguje jednou a jen den. Pošli ho přímo: { $name }.
admin-chat = Chat
admin-chat-of = Chat u stolu { $code }
admin-remove-line = Odstranit
admin-remove-line-of = Odstranit „{ $text }“ ({ $name })
admin-close = Uzavřít
admin-close-which = Uzavřít stůl { $code }
admin-close-reason = Důvod, který se hráči dozvědí
admin-reason = Důvod
admin-report-by = { $by } hlásí: { $name }
admin-show-settled = Vyřízená
admin-settle = Vyřízeno
admin-settled-by = vyřízeno: { $name }
admin-report-whom = Koho
admin-report-what = Co se stalo
admin-report-help = Přiloží se poslední řádky chatu. Čtou to jen správci serveru.
admin-report-send = Nahlásit
admin-report-sent = Děkujeme. Někdo se na to podívá.
admin-report-nobody = Nikdo jiný tu není.
admin-announcement = Oznámení
admin-announcement-help = Vidí ho každý na každé stránce. Prázdné znamená žádné.
admin-read-only = Jen pro čtení: proč
admin-read-only-help = S důvodem tady nikdo neotevře stůl ani netáhne a hodiny stojí. Když je prázdné, vše zase běží.
admin-save = Uložit
admin-saved = Uloženo.
admin-cancel = Zrušit
admin-deed-first_administrator = – první správce:
admin-deed-role = – změna role:
admin-deed-password_link = – odkaz na heslo:
admin-deed-ban = – zákaz:
admin-deed-lift_ban = – zrušený zákaz:
admin-deed-close_table = – uzavřený stůl:
admin-deed-remove_chat = – odstraněný chat u stolu:
admin-deed-settle_report = – vyřízené hlášení:
admin-deed-announcement = – změna oznámení
admin-deed-read_only = – režim jen pro čtení
