language-name = Русский

## Words of the games

name = Branchline
description = Железнодорожные игры строго по правилам, против ботов и с друзьями.
noscript = Чтобы показать стол, Branchline нужен JavaScript.
game-usa = США
game-europe = Европа
game-card_game = Карточная игра

color-purple = фиолетовая
color-blue = синяя
color-orange = оранжевая
color-white = белая
color-green = зелёная
color-yellow = жёлтая
color-black = чёрная
color-red = красная
color-locomotive = локомотив
color-gray = серая

bag-purple = { $count ->
    [one] { $count } фиолетовая
    [few] { $count } фиолетовые
    [many] { $count } фиолетовых
   *[other] { $count } фиолетовой
}
bag-blue = { $count ->
    [one] { $count } синяя
    [few] { $count } синие
    [many] { $count } синих
   *[other] { $count } синей
}
bag-orange = { $count ->
    [one] { $count } оранжевая
    [few] { $count } оранжевые
    [many] { $count } оранжевых
   *[other] { $count } оранжевой
}
bag-white = { $count ->
    [one] { $count } белая
    [few] { $count } белые
    [many] { $count } белых
   *[other] { $count } белой
}
bag-green = { $count ->
    [one] { $count } зелёная
    [few] { $count } зелёные
    [many] { $count } зелёных
   *[other] { $count } зелёной
}
bag-yellow = { $count ->
    [one] { $count } жёлтая
    [few] { $count } жёлтые
    [many] { $count } жёлтых
   *[other] { $count } жёлтой
}
bag-black = { $count ->
    [one] { $count } чёрная
    [few] { $count } чёрные
    [many] { $count } чёрных
   *[other] { $count } чёрной
}
bag-red = { $count ->
    [one] { $count } красная
    [few] { $count } красные
    [many] { $count } красных
   *[other] { $count } красной
}
bag-locomotive = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотива
    [many] { $count } локомотивов
   *[other] { $count } локомотива
}

level-random = Лёгкий
level-greedy = Средний
level-planner = Сложный
level-expert = Эксперт

bot-name = { $place ->
    [0] Отто
    [1] Ида
    [2] Эмиль
    [3] Клара
   *[other] Гуго
}

join = { $a } — { $b }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
rank = { $rank }.

count-trains = { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончика
    [many] { $count } вагончиков
   *[other] { $count } вагончика
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
count-tickets = { $count ->
    [one] { $count } карта маршрута
    [few] { $count } карты маршрутов
    [many] { $count } карт маршрутов
   *[other] { $count } карты маршрута
}
count-stations = { $count ->
    [one] { $count } вокзал
    [few] { $count } вокзала
    [many] { $count } вокзалов
   *[other] { $count } вокзала
}
count-stations-left = { $count ->
    [one] остался { $count } вокзал
    [few] осталось { $count } вокзала
    [many] осталось { $count } вокзалов
   *[other] осталось { $count } вокзала
}
count-tracks = { $count ->
    [one] { $count } путь
    [few] { $count } пути
    [many] { $count } путей
   *[other] { $count } пути
}
count-spaces = { $count ->
    [one] { $count } отрезок
    [few] { $count } отрезка
    [many] { $count } отрезков
   *[other] { $count } отрезка
}
count-pile = { $count ->
    [one] { $count } карта в стопке
    [few] { $count } карты в стопке
    [many] { $count } карт в стопке
   *[other] { $count } карты в стопке
}

## Around every page

nav-lobby = Branchline, на главную
nav-how = Как играть
nav-about = О проекте
nav-account = Профиль
nav-admin = Управление сервером
notice-read-only = Пока ничего нельзя менять, часы стоят: { $why }
notice-banned = Вы заблокированы: { $why }
notice-banned-until = Вы заблокированы до { $when }: { $why }
nav-language = Язык
nav-theme = Тема
nav-theme-auto = Как в системе
nav-theme-day = Светлая
nav-theme-night = Тёмная
nav-menu = Меню
nav-close = Закрыть
nav-back = Назад
nav-cities = Современные названия городов

offline-title = Нет связи
offline-text = Ваши партии в сохранности на сервере. Страница откроется сама, как только сервер ответит.
offline-retry = Попробовать сейчас

## The first page

lobby-title = Собирайте карты. Прокладывайте пути. Соединяйте города.
lobby-lead = Железнодорожные игры строго по правилам, против ботов или с друзьями. Ничего не нужно устанавливать, аккаунт не обязателен.
lobby-play-now = Играть с ботами
lobby-against = Соперники
lobby-strength = Уровень
lobby-start = Начать игру
lobby-starting = Раздача…
lobby-line-usa = Классическое поле.
lobby-facts-usa = 2–5 игроков, около 45 минут
lobby-line-europe = Тоннели, паромы и вокзалы.
lobby-facts-europe = 2–5 игроков, около часа
lobby-line-card_game = Наборы, депо и ограбления, без поля.
lobby-facts-card_game = 2–4 игрока, около 30 минут
lobby-opponents = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
lobby-together = С друзьями
lobby-create = Создать стол
lobby-create-line = Отправьте ссылку, играйте за одним экраном, сажайте за стол и людей, и ботов.
lobby-join = Присоединиться по коду
lobby-code-hint = Шесть символов
lobby-join-now = Сесть
lobby-tables = Публичные столы
lobby-no-tables = Сейчас публичных столов нет. Создайте свой, и другие смогут за него сесть.
lobby-tables-wait = Ищем столы…
lobby-mine = Мои партии
lobby-practise = Разобрать свои ошибки
lobby-free = { $count ->
    [0] мест нет
   *[other] свободно: { $count }
}
lobby-stage-lobby = ожидание
lobby-stage-playing = идёт игра
lobby-stage-finished = игра окончена
lobby-stage-closed = стол закрыт
lobby-sit = Сесть
lobby-watch = Смотреть
lobby-open = Открыть
lobby-go-on = Продолжить
lobby-rank = { $rank }-е место, { $points }

first-offer = Эти игры вам в новинку?
first-start = Сыграть первую партию с проводником: { $game }
first-dismiss = Нет, спасибо

## Creating a table

create-title = Создать стол
create-game = Игра
create-own-map = Собственное поле
create-choose-map = Выбрать файл поля…
create-map-read = { $name }: { $cities }, { $tracks }
create-cities = { $count ->
    [one] { $count } город
    [few] { $count } города
    [many] { $count } городов
   *[other] { $count } города
}
create-places = Игроки
create-places-title = Места
create-you = Вы
create-open = Свободно для игрока
create-here = Игрок за этим экраном
create-here-name = Имя
create-bot = { $level ->
    [random] Бот, лёгкий
    [greedy] Бот, средний
    [planner] Бот, сложный
   *[expert] Бот, эксперт
}
create-place = Место { $number }
create-who = Кто видит стол
create-public = Все (стол будет в списке)
create-link = Только те, у кого есть ссылка
create-clock = Время на раздумья
create-clock-none = Сколько угодно
create-clock-fast = 1 минута на ход
create-clock-slow = 3 минуты на ход
create-clock-bank = 10 мин + 10 с на ход
create-clock-long-bank = 25 мин + 20 с на ход
create-clock-days = 1 день на ход
create-clock-three-days = 3 дня на ход
create-first = Кто ходит первым
create-random = По жребию
create-open-piles = Каждый может заглядывать в свою стопку
create-practice = Разрешить подсказки и отмену ходов
create-practice-line = Кто садится за стол, соглашается на это.
create-practice-alone = В игре только с ботами подсказки и отмена доступны всегда.
create-undo = Насколько можно отменять
create-undo-until_revealed = Пока ничего не открылось
create-undo-free = Без ограничений
create-go = Создать стол
create-start-now = Создать и начать

## You

account-title = Профиль
account-name = Имя
account-save = Сохранить
account-saved = Сохранено.
account-guest-name = Гость { $number }
account-guest = Вы играете как гость: этот браузер вас знает, другие — нет.
account-guest-more = С паролем ваши партии и имя останутся при вас на любом устройстве.
account-nobody = Здесь вас пока не знают. С первой игрой вы станете гостем.
account-make = Создать аккаунт
account-sign-in = Войти
account-sign-out = Выйти
account-password = Пароль
account-new-password = Новый пароль
account-old-password = Старый пароль
account-change = Сменить пароль
account-at-least = Не меньше 8 символов
account-elsewhere = Войти с аккаунтом, который у вас уже есть
account-elsewhere-guest = Ваши партии и результаты останутся с вами.
account-with = Войти через { $name }
account-ways = Способы входа
account-ways-line = В аккаунт можно войти любым из них.
account-ways-link = Чтобы привязать ещё один, сначала введите пароль.
account-link = Привязать { $name }
account-unlink = Отвязать
account-unlink-which = Отвязать { $name }
account-set-password = Задать пароль
account-data = Ваши данные
account-data-line = Всё, что этот сервер хранит о вас, в одном файле: сеансы, партии и результаты, сообщения в чате.
account-data-get = Скачать мои данные
account-remove = Удалить аккаунт
account-remove-line = Ваше имя, ваши сеансы и все ваши сообщения удаляются навсегда. Сыгранные партии остаются под тем именем, под которым вы играли.
account-remove-sure = Удалить навсегда
account-removed = Аккаунт удалён.
account-statistics = Ваши партии
account-games = Партии
account-won = Победы
account-average = Среднее
account-best = Рекорд

## About

about-title = О проекте Branchline
about-what = В Branchline играют в настольные игры о железных дорогах по их печатным правилам: две игры на поле и одна только с картами — против ботов, с друзьями или и с теми, и с другими.
about-independent = Это независимый проект. Он никак не связан с издателями и авторами таких игр, и никто из них его не одобрял. Поля, рисунки и тексты здесь свои; географические названия — это просто географические названия.
about-checked = Каждое перемешивание можно проверить: до раздачи сервер заранее фиксирует порядок карт, а когда игра окончена, раскрывает, чем он его зафиксировал.
about-free = Это свободная программа, на ваш выбор под лицензией MIT или Apache License 2.0. Шрифты — Source Serif 4 и Source Sans 3 под лицензией SIL Open Font License. Береговые линии взяты из Natural Earth, они в общественном достоянии.
about-api = Что здесь могут программы

## The table

table-code = Код
table-copy = Копировать ссылку
table-copied = Ссылка скопирована
table-share = Другие садятся за стол по этой ссылке или по коду на главной странице.
table-start = Начать игру
table-seats = Места
table-color = Цвет игрока { $name }
table-empty-seat = Свободно
table-sit = Сесть сюда
table-sit-friend = Игрок за этим экраном
table-friend-name = Имя игрока
table-seat-bot = Посадить бота
table-seat = Место { $number }
table-remove = Убрать
table-remove-who = Убрать: { $name }
table-leave = Покинуть стол
table-host = хозяин
table-removed = Удалены
table-invite = Впустить снова
kind-guest = гость
kind-account = аккаунт
kind-bot = бот
table-you = вы
table-resign = Передать игру боту
table-resign-sure = Дальше за вас играет бот; вернуться можно в любой момент.
table-practice = Тренировка
table-undo = Отменить
table-undo-count = { $count ->
    [one] Отменит { $count } действие, начиная с вашего последнего
    [few] Отменит { $count } действия, начиная с вашего последнего
    [many] Отменит { $count } действий, начиная с вашего последнего
   *[other] Отменит { $count } действия, начиная с вашего последнего
}
table-undo-nothing = Отменять пока нечего
table-undo-acted = После вас уже сходил другой игрок
table-undo-revealed = После этого открылась карта
table-hint = Подсказка
table-hint-long = Что сделал бы эксперт
table-hint-thinks = Эксперт думает…
table-origin = Эта партия продолжает другую, уже сыгранную.
table-origin-link = Показать тот момент
table-practice-until_revealed = Здесь разрешены подсказки и отмена ходов, пока ничего не открылось.
table-practice-free = Здесь разрешены подсказки и отмена ходов без ограничений.
table-come-back = Вернуться
table-back = На главную
table-report = Пожаловаться
table-players = Игроки
table-log = Журнал
table-chat = Чат
table-nothing-yet = Здесь будет видно, что происходит в игре.
table-say = Написать что-нибудь
table-say-spectators = Другим зрителям
table-send = Отправить
table-mute = Заглушить: { $name }
table-unmute = Снова показывать: { $name }
table-mute-all = Заглушить всех
table-unmute-all = Снова показывать всех
table-muted-line = сообщение скрыто
table-removed-line = сообщение удалено
table-spectators = зритель
table-no-chat = Пока никто ничего не написал.
# На вкладке, ведущей к чату.
table-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
# Вместо руки, для зрителя.
table-watching = Вы зритель
table-watching-line = Карты и маршруты игроков скрыты до конца игры.
table-watching-tickets = Скрыты до конца игры.
table-bot = { $level ->
    [random] бот · лёгкий
    [greedy] бот · средний
    [planner] бот · сложный
    [expert] бот · эксперт
   *[other] бот · { $level }
}
table-replaced-out_of_time = время вышло, играет бот
table-replaced-left = игрок ушёл, играет бот
table-replaced-resigned = дальше играет бот
table-offline = Связь потеряна. Пробуем снова…
table-offline-device = Вы не в сети. Стол ждёт вас здесь.
table-closed = Этот стол закрыт.
table-confirm = Переспрашивать, если отменить нельзя
table-hand = Карты
table-tickets = Маршруты
table-others = Игроки
table-pull = Больше или меньше
table-clock-left = осталось { $text }
table-days = { $days } д { $hours } ч
table-hours = { $hours } ч { $minutes } мин
table-skip = К тому, что можно сделать сейчас
table-choices = Что можно сделать
table-aside = Игроки и журнал
# A card beside the board that sums up the rules; its button and its name.
table-card = Памятка

senses-motion = Анимация ходов
# С какой скоростью показываются ходы ботов и других игроков.
senses-pace = Ходы других
senses-pace-slow = Медленно
senses-pace-natural = Естественно
senses-pace-quick = Быстро
senses-pace-at_once = Все сразу
senses-sound = Звуки
senses-sound-card = Карты
senses-sound-track = Пути
senses-sound-ticket = Маршруты
senses-sound-last = Последний круг
senses-sound-turn = Ваш ход

## What to do now, in one sentence

now-wait = Ходит { $name }.
now-wait-draw = { $name } берёт вторую карту.
now-wait-tickets = { $name } выбирает карты маршрутов.
now-wait-tunnel = { $name } решает, как быть с тоннелем.
now-wait-complete = { $name } выполняет маршруты.
now-begins = Игра начинается.
now-wait-setup = { $count ->
    [one] { $names } ещё выбирает карты маршрутов.
    [few] { $names } ещё выбирают карты маршрутов.
    [many] { $names } ещё выбирают карты маршрутов.
   *[other] { $names } ещё выбирают карты маршрутов.
}
now-turn = Ваш ход: { $choices }.
now-can-draw_card = возьмите карты
now-can-claim_track = проложите путь
now-can-play_cards = выложите карты в депо
now-can-draw_tickets = возьмите маршруты
now-can-build_station = постройте вокзал
now-second = Возьмите вторую карту.
now-keep = { $count ->
    [0] Оставьте сколько угодно из этих карт маршрутов или ни одной.
   *[other] Оставьте не меньше { $count } из этих карт маршрутов.
}
now-tunnel = { $count ->
    [one] За тоннель нужно доплатить { $count } карту. Доплатите или откажитесь.
    [few] За тоннель нужно доплатить { $count } карты. Доплатите или откажитесь.
    [many] За тоннель нужно доплатить { $count } карт. Доплатите или откажитесь.
   *[other] За тоннель нужно доплатить { $count } карты. Доплатите или откажитесь.
}
now-tunnel-lost = { $count ->
    [one] За тоннель нужно доплатить { $count } карту, а вам нечем. Откажитесь от него.
    [few] За тоннель нужно доплатить { $count } карты, а вам нечем. Откажитесь от него.
    [many] За тоннель нужно доплатить { $count } карт, а вам нечем. Откажитесь от него.
   *[other] За тоннель нужно доплатить { $count } карты, а вам нечем. Откажитесь от него.
}
# Пока открываются карты для собственного тоннеля.
now-tunnel-turning = Открываем карты для вашего тоннеля…
now-complete = Выполните маршруты картами своей стопки.
now-pass = Вам остаётся только спасовать.
now-pay-track = Выберите, чем заплатить за путь { $track }.
now-pay-station = Выберите, чем заплатить за вокзал: { $city }.
now-choose-track = Выберите путь, который проложите.
now-choose-city = Выберите город для вокзала.
now-lobby = { $count ->
    [0] Все на месте.
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
    [many] Ждём ещё { $count } игроков.
   *[other] Ждём ещё { $count } игрока.
}
now-lobby-host = Все на месте: начинайте игру.
now-lobby-host-free = { $count ->
    [one] Свободно ещё { $count } место: подождите или посадите бота.
    [few] Свободно ещё { $count } места: подождите или посадите ботов.
    [many] Свободно ещё { $count } мест: подождите или посадите ботов.
   *[other] Свободно ещё { $count } места: подождите или посадите ботов.
}
now-won = { $count ->
    [one] Побеждает { $names }.
    [few] { $names } делят первое место.
    [many] { $names } делят первое место.
   *[other] { $names } делят первое место.
}
now-you-won = Вы победили!
now-curtain = Передайте экран игроку { $name }.
now-last-round = { $count ->
    [1] Последний ход игры
    [one] Последний круг, ещё { $count } ход
    [few] Последний круг, ещё { $count } хода
    [many] Последний круг, ещё { $count } ходов
   *[other] Последний круг, ещё { $count } хода
}
now-draw-tickets = { $count ->
    [0] Взять карты маршрутов? Оставить можно любые или ни одной.
   *[other] Взять карты маршрутов? Оставить придётся не меньше { $count }.
}

## Hand, cards and choices

dock-hand = Ваши карты
dock-hand-of = Карты игрока { $name }
dock-no-hand = Карт нет
dock-no-tickets = Маршрутов нет
dock-row = Открытые карты
dock-deck = Колода
dock-deck-label = Колода ({ $count }): взять втёмную
dock-slot-label = Взять: { $card }, открытая карта { $slot }
dock-empty-slot = Открытая карта { $slot }: нет
dock-ticket-deck = Марш­руты
dock-ticket-deck-label = Маршруты ({ $count }): взять карты на выбор
dock-tickets = Ваши маршруты
dock-tickets-of = Маршруты игрока { $name }
dock-claim = Проложить путь
dock-claim-short = Проложить
dock-station = Построить вокзал
dock-claim-list = Пути, которые можно проложить
dock-station-list = Города для вокзала
dock-pay-for = Плата за путь { $track }
dock-station-in = Вокзал в городе { $city }
dock-pay-with = Заплатить: { $cards }
dock-claim-with = Проложить: { $cards }
dock-build-with = Построить: { $cards }
dock-back = Назад
dock-keep = { $count ->
    [0] Не оставлять ни одной
    [one] Оставить { $count } карту
    [few] Оставить { $count } карты
    [many] Оставить { $count } карт
   *[other] Оставить { $count } карты
}
dock-keep-more = Оставить минимум { $count }
dock-keep-title = Маршруты на выбор
dock-draw-tickets = Взять карты маршрутов
dock-tunnel-title = Тоннель { $track }
dock-laid = Выложены
dock-turned = Вскрыты
dock-extra = Доплатить: { $cards }
dock-leave = Отказаться от тоннеля
dock-pass = Спасовать
dock-tunnel = тоннель
dock-tunnel-may-cost = { $count ->
    [one] Тоннель: может понадобиться ещё { $count } карта
    [few] Тоннель: может понадобиться ещё до { $count } карт
    [many] Тоннель: может понадобиться ещё до { $count } карт
   *[other] Тоннель: может понадобиться ещё до { $count } карт
}
dock-light-stack = { $cards }: показать пути, которые ими можно оплатить
dock-ferry = { $count ->
    [one] паром, { $count } локомотив
    [few] паром, { $count } локомотива
    [many] паром, { $count } локомотивов
   *[other] паром, { $count } локомотива
}
dock-play = Выложить: { $cards }
dock-play-title = Выложить карты в депо
dock-play-stack = Выложить карты в депо: { $cards }
dock-trio = Три разных цвета
dock-trio-hint = Выберите три цвета
dock-complete = { $count ->
    [0] Не выполнять ни одного
    [one] Выполнить { $count } маршрут
    [few] Выполнить { $count } маршрута
    [many] Выполнить { $count } маршрутов
   *[other] Выполнить { $count } маршрута
}
dock-complete-title = Какие маршруты выполнить
dock-curtain = { $name }, теперь вы
dock-curtain-line = Больше никто не смотрит? Тогда откройте свои карты.
dock-show = Показать мои карты
dock-ticket-done = выполнен
dock-ticket-station = соединён через вокзал
dock-ticket-open = ещё { $needs }
dock-ticket-lost = уже не выполнить
# On a long ticket.
dock-ticket-long = длинный
# Строка над картами: что сделали другие после последнего хода читателя, и кнопка, пропускающая то, что ещё показывается.
since-title = После вашего хода
since-skip = Пропустить

## The map

map-title = Поле
map-owner = путь игрока { $name }
map-tracks = Пути
board-label = Рисунок поля, городов: { $cities }, путей: { $tracks }. Текстовый вид описывает его словами. Стрелки двигают поле, плюс и минус меняют масштаб, ноль показывает всё.
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-reset = Показать всё поле

way-title = Дорога между двумя городами
way-from = Откуда
way-to = Куда
way-city = Город…
way-first = Выберите два города.
way-second = Выберите второй город.
way-left = ещё { $needs }, { $tracks }
way-short = ещё { $trains }, а осталось только { $left }
way-joined = соединены
way-none = дороги больше нет

## The table in words

text-view = Текстовый вид
text-drawn = Графический вид
text-title = Описание стола
text-happened = Что только что произошло
text-supply = Что можно взять
text-row = { $count ->
    [0] Открытых карт нет.
   *[other] Открытые карты: { $cards }.
}
text-deck = { $count ->
    [one] { $count } карта в колоде, { $discards } в сбросе.
    [few] { $count } карты в колоде, { $discards } в сбросе.
    [many] { $count } карт в колоде, { $discards } в сбросе.
   *[other] { $count } карты в колоде, { $discards } в сбросе.
}
text-ticket-deck = { $count ->
    [one] { $count } карта в колоде маршрутов.
    [few] { $count } карты в колоде маршрутов.
    [many] { $count } карт в колоде маршрутов.
   *[other] { $count } карты в колоде маршрутов.
}
text-player = { $name } ({ $notes })
text-you = вы
text-to-move = ходит
text-points = Очки
text-trains = Вагончики
text-cards = Карты
text-tickets = Маршруты
text-completed = Выполнено
text-stations = Осталось вокзалов
text-pile = Стопка
text-spaces = Отрезки
text-color = Цвет
text-kind = Вид
text-state = Состояние
text-ticket = { $ticket }, { $points }: { $state }.
text-ticket-left = { $ticket }, { $points }: { $state }, пути: { $left }.
# In place of { $ticket } above.
text-long = { $ticket } (длинный)
text-track = { $length ->
    [one] { $track } ({ $color } линия, { $length } отрезок)
    [few] { $track } ({ $color } линия, { $length } отрезка)
    [many] { $track } ({ $color } линия, { $length } отрезков)
   *[other] { $track } ({ $color } линия, { $length } отрезка)
}
text-needs = нужны карты — { $cards }
text-station = { $city }: { $name }
text-no-stations = Ни один вокзал не построен.
text-tracks-at = Пути, город:
text-all-cities = все города
text-no-tracks = Таких путей нет.
text-free = свободен
text-closed = закрыт: второй путь из двойного уже проложен
text-claim = Проложить путь { $track }
text-open-pile = { $count ->
    [one] { $count } карта в стопке: { $cards }
    [few] { $count } карты в стопке: { $cards }
    [many] { $count } карт в стопке: { $cards }
   *[other] { $count } карты в стопке: { $cards }
}
text-big-city = { $city }: { $points }

## The table of the Card Game

yard-table = Депо и Большие города
yard-title = Депо игрока { $name }
yard-empty = Депо пусто.
yard-pile = Стопка
yard-big-cities = Большие города
yard-set = Набор: { $cards }
yard-round = Раунд { $round } из { $of }

## The end of a game

end-title = Подсчёт очков
end-player = Игрок
end-tracks = Пути
end-tickets = Маршруты
end-stations = Вокзалы
end-longest = { $game ->
    [europe] Европейский экспресс
   *[other] Самый длинный
}
end-cities = Большие города
end-total = Всего
end-rematch = Сыграть ещё раз
end-to-rematch = К следующей партии
end-replay = Смотреть повтор
end-review = Разобрать игру
end-share = Поделиться картинкой
end-save = Сохранить картинку
end-no-picture = В этом браузере не удалось создать картинку.
end-record = Скачать запись
end-back = На главную
end-ticket-lost = не выполнен
end-watch = Смотреть подсчёт
end-skip = Сразу к итогу
end-station-line = { $count ->
    [one] { $count } непостроенный вокзал
    [few] { $count } непостроенных вокзала
    [many] { $count } непостроенных вокзалов
   *[other] { $count } непостроенного вокзала
}
end-borrow-line = { $city }: чужой путь { $track }
end-path-line = { $count ->
    [one] Непрерывный маршрут: { $count } отрезок
    [few] Непрерывный маршрут: { $count } отрезка
    [many] Непрерывный маршрут: { $count } отрезков
   *[other] Непрерывный маршрут: { $count } отрезка
}
end-account-of = Очки игрока { $name }
end-rank-title = Место
end-rail = Счёт на этот момент
end-say-start = Игра окончена. Теперь считаем очки.
end-say-tracks = { $name } получает за пути { $points }.
end-say-done = { $name }: маршрут { $ticket } выполнен, { $points }.
end-say-failed = { $name }: маршрут { $ticket } не выполнен, минус { $points }.
end-say-all-stations = { $name }: все вокзалы построены.
end-say-stations = { $name }: { $stations }, { $points }.
end-say-borrowed = Вокзал игрока { $name } в городе { $city } использует чужой путь { $track }.
end-say-path = Непрерывный маршрут игрока { $name }: { $spaces }.
end-say-longest = { $game ->
    [europe] { $name } получает «Европейский экспресс» за самый длинный непрерывный маршрут, { $spaces }: { $points }.
   *[other] Самый длинный непрерывный маршрут у игрока { $name }, { $spaces }: { $points }.
}
end-say-city = { $count ->
    [one] { $names }: больше всех выполненных маршрутов с городом { $city }, { $points }.
    [few] { $names }: больше всех выполненных маршрутов с городом { $city }, { $points } каждому.
    [many] { $names }: больше всех выполненных маршрутов с городом { $city }, { $points } каждому.
   *[other] { $names }: больше всех выполненных маршрутов с городом { $city }, { $points } каждому.
}

## The replay

replay-title = Повтор
replay-step = Шаг { $seq } из { $last }
replay-first = В начало
replay-previous = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-side = Вид
replay-all-open = Всё открыто
replay-not-over = Игра ещё идёт. Её повтор откроется для всех, когда она закончится; до тех пор вы видите только то, что могли видеть сами.
replay-scrub = Место в повторе
replay-speed = Скорость
replay-speed-is = Скорость: ×{ $times }
replay-previous-turn = Ход назад
replay-previous-turn-of = Назад к предыдущему ходу игрока { $name }
replay-next-turn = Ход вперёд
replay-next-turn-of = Вперёд к следующему ходу игрока { $name }
replay-copy = Копировать ссылку
replay-play-on = Играть отсюда
play-on-seat = Ваше место
play-on-hidden = Скрытые карты
play-on-as_it_was = Как были
play-on-anew = Раздать заново
play-on-line = С этого момента вы играете с ботами. Сыгранная партия не изменится.
play-on-go = Играть дальше
replay-in-address = Ссылка в строке адреса
replay-to-table = Назад к столу
replay-review = Разбор этого момента
replay-last-round = Начинается последний круг
replay-second-round = Начинается второй раунд

## Reviews and hints: deeds and reasons, fetched with the review

deed-keep = { $count ->
    [0] Не оставлять маршрутов
   *[other] Оставить { $tickets }
}
deed-row = Взять открытую карту: { $card }
deed-row-some = Взять открытую карту
deed-deck = Взять карту втёмную
deed-draw_tickets = Взять карты маршрутов
deed-claim_track = Проложить путь { $track } ({ $cards })
deed-pay_tunnel = Доплатить за тоннель: { $cards }
deed-leave_tunnel = Отказаться от тоннеля
deed-build_station = Построить вокзал в городе { $city } ({ $cards })
deed-play_cards = Выложить в депо: { $cards }
deed-complete = { $count ->
    [0] Не выполнять маршрутов
   *[other] Выполнить { $tickets }
}
deed-pass = Спасовать

reason-completes_ticket = Так выполняется маршрут { $ticket }.
reason-keeps_ticket_open = Это по дороге для маршрута { $ticket }.
reason-at_risk = Соперники близко и могут раньше проложить путь { $track }.
reason-points = Путь { $track } и сам приносит { $points }.
reason-longer_path = Путь { $track } удлиняет самый длинный маршрут.
reason-blocks = Это мешает игроку { $name }.
reason-lacks_most = Плану больше всего не хватает: { $color }.
reason-lacks = Плану ещё не хватает: { $color }.
reason-wild = Локомотив заменяет любой цвет.
reason-nothing_in_row = Ни одна открытая карта не помогает.
reason-saves_cards = Ещё есть время копить карты.
reason-room_for_tickets = Ещё есть время на новые маршруты.
reason-on_the_way = Маршрут { $ticket } достаётся почти даром.
reason-worth_the_way = Маршрут { $ticket } стоит затраченных сил.
reason-too_far = Маршрут { $ticket } занял бы слишком много времени.
reason-station_for = Вокзал в городе { $city } открывает чужой путь.
reason-worth_the_cost = Тоннель { $track } стоит доплаты.
reason-not_worth_the_cost = Тоннель { $track } не стоит доплаты.
reason-robs = { $name } теряет при этом набор ({ $color }).
reason-feeds = Эти карты ({ $color }) нужны для маршрута { $ticket }.
reason-hard_to_rob = Такой большой набор ({ $color }) трудно отнять.
reason-time_is_short = Чтобы попасть в стопку, картам из депо нужны все оставшиеся ходы.
reason-last_turn = Это последний ход, и так он приносит больше всего.

mistake-ticket_kept = Оставлен плохой маршрут
mistake-ticket_refused = Возвращён хороший маршрут
mistake-tickets_drawn = Маршруты взяты не вовремя
mistake-tickets_not_drawn = Не взяты маршруты
mistake-color_drawn = Взята не та карта
mistake-claimed_too_late = Путь отложен
mistake-claimed_too_early = Путь проложен слишком рано
mistake-claimed_for_nothing = Проложен ненужный путь
mistake-wrong_track = Проложен не тот путь
mistake-station_built = Ненужный вокзал
mistake-station_missed = Не построен вокзал
mistake-tunnel_risked = Слишком рискованный тоннель
mistake-tunnel_paid = Слишком дорогой тоннель
mistake-tunnel_given_up = Поспешный отказ от тоннеля
mistake-yard_robbed = Набор оставлен под удар
mistake-set_played_too_early = Набор выложен слишком рано
mistake-set_played_too_late = Набор выложен слишком поздно
mistake-wrong_set = Выложен не тот набор
mistake-robbery_missed = Упущено ограбление
mistake-wrong_tickets = Выполнены не те маршруты

review-title = Разбор
review-of = { $game }: разбор
review-tab-game = Вся игра
review-tab-moves = Ходы
review-waiting = { $count ->
    [0] Разбор вот-вот начнётся…
    [one] Сначала разбирается ещё { $count } игра.
    [few] Сначала разбираются ещё { $count } игры.
    [many] Сначала разбираются ещё { $count } игр.
   *[other] Сначала разбираются ещё { $count } игры.
}
review-running = Идёт разбор игры: { $done } из { $total }
review-failed = Разбор не удалось закончить.
review-again = Повторить
review-not-over = Игру можно разобрать, когда она закончится.
review-later = Удача, точность и переломные моменты появятся, когда будут разобраны все ходы.
review-not-yet = Этот ход ещё не разобран.
review-choose = Выберите ход на графике или в списке.
review-graph = Шансы на победу
review-start = После раздачи
review-move = Ход { $step } из { $total }
review-chance = { $name } { $percent }

review-played = Сыграно
review-best = Эксперт
review-same = Эксперт поступил бы так же.
review-only = Единственный ход
review-right = Хороший ход
review-nearly = Почти так же хорошо
review-cost = Это стоило { $percent } шансов на победу, примерно { $points }.
review-cost-chance = Это стоило { $percent } шансов на победу.
review-error = { $percent } ± { $error }
review-why = Почему
review-why-done = Что говорит за это
review-plan = План
review-plan-tickets = Маршруты
review-plan-given-up = Брошены
review-plan-tracks = Проложить
review-plan-lacks = Не хватает
review-gift = Как случай затем изменил шансы игрока { $name }: { $percent }

review-one = Выбранный ход
review-list = Решения
review-filter = Какие решения
review-filter-mistakes = Ошибки
review-filter-all = Все
review-filter-player = Чьи решения
review-everybody = Все игроки
review-previous = Предыдущая ошибка
review-next = Следующая ошибка
review-none = Ошибок нет. Отличная игра!
review-none-yet = Пока ошибок нет.
review-practise = Отработать мои ошибки
review-replay = Смотреть в повторе

review-luck = Удача и мастерство
review-you-won = { $count ->
    [one] Вы выиграли с перевесом в { $count } очко.
    [few] Вы выиграли с перевесом в { $count } очка.
    [many] Вы выиграли с перевесом в { $count } очков.
   *[other] Вы выиграли с перевесом в { $count } очков.
}
review-you-lost = { $count ->
    [one] Вы проиграли { $count } очко.
    [few] Вы проиграли { $count } очка.
    [many] Вы проиграли { $count } очков.
   *[other] Вы проиграли { $count } очков.
}
review-you-tied = Вы разделили первое место.
review-won = { $count ->
    [one] { $name }: победа с перевесом в { $count } очко.
    [few] { $name }: победа с перевесом в { $count } очка.
    [many] { $name }: победа с перевесом в { $count } очков.
   *[other] { $name }: победа с перевесом в { $count } очков.
}
review-lost = { $count ->
    [one] { $name }: отставание в { $count } очко.
    [few] { $name }: отставание в { $count } очка.
    [many] { $name }: отставание в { $count } очков.
   *[other] { $name }: отставание в { $count } очков.
}
review-tied = { $name }: первое место поделено.
review-cards-gave = { $count ->
    [one] Карты принесли примерно { $count } очко.
    [few] Карты принесли примерно { $count } очка.
    [many] Карты принесли примерно { $count } очков.
   *[other] Карты принесли примерно { $count } очков.
}
review-cards-cost = { $count ->
    [one] Карты отняли примерно { $count } очко.
    [few] Карты отняли примерно { $count } очка.
    [many] Карты отняли примерно { $count } очков.
   *[other] Карты отняли примерно { $count } очков.
}
review-cards-even = Карты дали примерно столько же, сколько отняли.
review-without-ahead = { $count ->
    [one] Без этого — примерно { $count } очко впереди.
    [few] Без этого — примерно { $count } очка впереди.
    [many] Без этого — примерно { $count } очков впереди.
   *[other] Без этого — примерно { $count } очков впереди.
}
review-without-behind = { $count ->
    [one] Без этого — примерно { $count } очко позади.
    [few] Без этого — примерно { $count } очка позади.
    [many] Без этого — примерно { $count } очков позади.
   *[other] Без этого — примерно { $count } очков позади.
}
review-without-level = Без этого — ничья.

review-turning = Переломные моменты
review-turning-none = Перелома в этой игре не было.
review-turn = { $name }, ход { $step }:
review-cause-luck = решили карты
review-cause-mistake = ошибка
review-cause-play = решила игра
review-change = { $name } { $percent }

review-skill = Как играл каждый
review-accuracy = Точность
review-mistakes = Ошибки
review-mean = Потери за ход
review-kinds = Ошибки по видам

review-how = Как это считается?
review-how-decisions = Каждое решение оценивается по тому, что игрок мог знать. Тот же вопрос получает самый сильный бот, эксперт. Если он поступил бы иначе, оба варианта много раз доигрываются с одинаковой удачей; разница в шансах на победу и есть цена решения. Начиная с 2 % это называется ошибкой.
review-how-accuracy = Точность — среднее по всем решениям, пока было за что бороться: то, что ничего не стоит, считается полностью, то, что стоит 5 %, — наполовину.
review-how-chances = График знает все карты, кроме тех, что ещё придут. Он показывает, как часто каждый побеждал бы, если бы дальше играли боты.
review-how-luck = Удача — это то, что случай сделал из каждого хода, включая раздачу. Вычитается только та её часть, которую можно отличить от мастерства.
review-how-limits = Всё это мнение сильного бота, а не доказательство. Отдельные ходы неточны на несколько процентов; вся игра говорит больше.

# The expert’s advice at a table for practice.
hint-list = Что можно сделать, от лучшего
hint-do = Сделать так
hint-points = { $points } очк.
hint-points-long = Ожидаемый отрыв от лучшего соперника
hint-plan = За какие маршруты бороться
hint-lacks = Каких карт не хватает
hint-given-up = Лучше не пытаться

# Exercises from your mistakes.
practise-title = Тренировка
practise-lead = Моменты из ваших партий, где был ход лучше. Найдите его теперь.
practise-adding = Ищем ошибки в разборе…
practise-no-review = У этой партии ещё нет разбора.
practise-to-review = К разбору
practise-no-mistakes = В этой партии у вас нет ошибок для тренировки.
practise-progress = Решено { $solved } из { $count }
practise-start = Начать
practise-all-done = Всё решено. Новые появятся после следующего разбора.
practise-exercise = Задача { $number }
practise-number = Задача { $number } из { $count }
practise-lost = в партии это стоило { $loss }
practise-solved-tries = { $count ->
    [one] решено, попыток: { $count }
    [few] решено, попыток: { $count }
    [many] решено, попыток: { $count }
   *[other] решено, попыток: { $count }
}
practise-tries = { $count ->
    [one] { $count } попытка
    [few] { $count } попытки
    [many] { $count } попыток
   *[other] { $count } попытки
}
practise-try = Решать
practise-again = Ещё раз
practise-list = Все задачи
practise-remove = Убрать задачу
practise-task = Найдите ход, который теряет меньше 2 %
practise-task-line = Всё как тогда, на вашем месте. Сделайте ход как обычно.
practise-judging = Эксперт оценивает ваш ход…
practise-solved = Решено!
practise-solution = Решение
practise-nothing-lost = ничего не теряет.
practise-loses = теряет { $loss } шансов на победу.
practise-best = Лучше всего: { $deed }
practise-not-yet = Пока нет: попробуйте другой ход
practise-show = Показать решение
practise-next = Следующая задача
practise-skip = Пропустить
practise-empty = Задач пока нет
practise-empty-play = Сыграйте партию до конца, с ботами или с людьми.
practise-empty-review = В конце попросите сделать разбор.
practise-empty-practise = Ваши ошибки станут там задачами. Они хранятся на этом устройстве.
practise-empty-go = Сыграть партию

## The log: what happened, in the present tense

log-you = Вы
log-unseen = из колоды
log-blind = { $card } из колоды
log-icon-cards = Взятые карты
log-icon-track = Проложенный путь
log-icon-station = Построенный вокзал
log-icon-tickets = Оставленные маршруты
log-icon-tunnel = Начатый тоннель
log-icon-turned = Вскрытые карты
log-icon-left = Отказ от тоннеля
log-icon-pile = В стопку
log-icon-played = Выложено в депо
log-icon-robbed = Ограбление
log-icon-completed = Выполненные маршруты
log-dealt = Карты розданы. Первый ход: { $name }.
log-kept = { $count ->
    [0] { $name } не оставляет ни одной карты маршрута.
    [one] { $name } оставляет { $count } карту маршрута.
    [few] { $name } оставляет { $count } карты маршрутов.
    [many] { $name } оставляет { $count } карт маршрутов.
   *[other] { $name } оставляет { $count } карты маршрута.
}
log-kept-some = { $name }: карты маршрутов выбраны.
log-kept-these = { $count ->
    [0] { $name } не оставляет ни одной карты маршрута.
    [one] { $name } оставляет маршрут { $tickets }.
    [few] { $name } оставляет маршруты { $tickets }.
    [many] { $name } оставляет маршруты { $tickets }.
   *[other] { $name } оставляет маршруты { $tickets }.
}
log-setup-ended = Все выбрали. Начинается первый ход.
log-drew-row = { $name } берёт открытую карту: { $card }.
log-drew-deck = { $name } берёт карту из колоды.
log-drew-deck-card = { $name } берёт карту из колоды: { $card }.
log-reshuffled = { $count ->
    [one] Сброс перемешан: в колоде { $count } карта.
    [few] Сброс перемешан: в колоде { $count } карты.
    [many] Сброс перемешан: в колоде { $count } карт.
   *[other] Сброс перемешан: в колоде { $count } карты.
}
log-swept = Три локомотива: открытые карты заменены.
log-tunnel-laid = { $name } выкладывает за тоннель { $track }: { $cards }.
log-tunnel-turned = { $count ->
    [0] Вскрывать больше нечего.
   *[other] Вскрыты: { $cards }.
}
log-tunnel-costs = { $count ->
    [0] Доплаты за тоннель нет.
    [one] Доплата за тоннель: { $count } карта.
    [few] Доплата за тоннель: { $count } карты.
    [many] Доплата за тоннель: { $count } карт.
   *[other] Доплата за тоннель: { $count } карты.
}
log-tunnel-left = { $name } отказывается от тоннеля { $track }.
log-claimed = { $name } прокладывает путь { $track } ({ $cards }): { $points }.
log-station = { $name } строит вокзал в городе { $city } ({ $cards }).
log-pile = В стопку игрока { $name }: { $cards }.
log-played = { $name } выкладывает в депо: { $cards }.
log-robbed = { $by } грабит игрока { $name }, отнято: { $cards }.
log-scoring = Раунд { $round } окончен. Выполняются маршруты.
log-completed = { $count ->
    [0] { $name } не выполняет ни одного маршрута.
    [one] { $name } выполняет маршрут { $tickets }.
    [few] { $name } выполняет маршруты { $tickets }.
    [many] { $name } выполняет маршруты { $tickets }.
   *[other] { $name } выполняет маршруты { $tickets }.
}
log-round = Начинается раунд { $round }.
log-passed = { $name } пасует.
log-last-round = У игрока { $name } почти не осталось вагончиков: у каждого ещё один ход.
log-last-round-cards = Колода пуста: у каждого ещё один ход.
log-finished = Игра окончена.
log-joined = { $name } садится за стол.
log-left = Кто-то покидает стол.
log-bot-placed = { $name } садится за стол ({ $bot }).
log-removed = Место { $place } снова свободно.
log-removed-who = Хозяин удаляет игрока { $name }.
log-invited = Хозяин снова кого-то впускает.
log-created = Стол открыт.
log-replaced-out_of_time = { $names }: время вышло, дальше играет бот.
log-replaced-left = { $count ->
    [one] { $names } уходит: дальше играет бот.
    [few] { $names } уходят: дальше играет бот.
    [many] { $names } уходят: дальше играет бот.
   *[other] { $names } уходят: дальше играет бот.
}
log-replaced-resigned = { $names }: дальше играет бот.
log-came-back = { $name } снова в игре.
log-undone = { $name } отменяет { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}.
log-hinted = { $name } берёт подсказку.
log-rematched = Будет реванш.
log-closed = Стол закрыт.
log-shut = Модератор закрыл стол: { $reason }

## Errors of the page itself

error-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
error-again = Ещё раз
error-lost = Связь прервалась. Ваше последнее действие могло не дойти.
error-astray = По этому адресу ничего нет.
error-no-code = Стола с таким кодом нет.
error-bad-map = Это не файл поля.
error-crashed = Что-то пошло не так. Обновите страницу, чтобы продолжить.
error-rule = Посмотреть правило

## What the server refuses

refused-unknown = Сервер отвечает: { $message }
refused-bad_request = Сервер не смог это прочитать. Обновите страницу и попробуйте ещё раз.
refused-sign_in = Сервер вас больше не узнаёт. Обновите страницу или войдите.
refused-wrong_password = Аккаунта с таким именем и паролем нет.
refused-forbidden = У вас нет прав на это.
refused-not_found = По этому адресу ничего нет.
refused-no_such_table = Такого стола нет. Возможно, его закрыли.
refused-no_such_user = Здесь нет никого с таким именем.
refused-no_such_seq = В игре нет столько шагов.
refused-no_such_step = В партии нет столько ходов.
refused-nothing_to_choose = Здесь не из чего было выбирать.
refused-not_asked = Сейчас вам нечего решать.
refused-already_so = Это уже сделано.
refused-conflict = Кто-то вас опередил. Попробуйте ещё раз.
refused-name_taken = Это имя или похожее на него уже занято. Выберите другое.
refused-banned = Вы заблокированы. { $message }
refused-read_only = Пока ничего нельзя менять. { $message }
refused-bad_link = Ссылка использована или устарела. Попросите новую.
refused-bad_ban = Это нельзя заблокировать: { $message }
refused-last_administrator = Это единственный администратор. Назначьте ещё одного.
refused-no_such_provider = Этот способ входа больше не предлагается. Обновите страницу.
refused-no_such_identity = Этот аккаунт уже не привязан. Обновите страницу.
refused-provider_failed = Другой сайт недоступен или работает неправильно. Попробуйте позже.
refused-bad_sign_in = Этот вход начат не в этом браузере или занял слишком много времени. Попробуйте ещё раз.
refused-sign_in_cancelled = Вход на другом сайте не выполнен.
refused-sign_in_again = Чтобы подтвердить, что это вы, выйдите, войдите снова и повторите попытку.
refused-not_allowed = Этот сервер не пускает такой аккаунт. Спросите администратора.
refused-no_account = Этот аккаунт здесь никто не привязал. Войдите как обычно и сначала привяжите его.
refused-identity_taken = Этот аккаунт уже привязал кто-то другой, или вы уже привязали другой с того же сайта.
refused-last_way_in = После этого вы не сможете войти. Сначала задайте пароль или привяжите другой аккаунт.
refused-no_such_ban = Такой блокировки нет.
refused-no_such_report = Такой жалобы нет.
refused-too_many_tables = У вас слишком много столов, где игра ещё не началась. Сначала начните игру за одним из них или покиньте один из них.
refused-too_many_games = Вы начали слишком много игр, которые ещё идут. Сначала закончите одну из них.
refused-too_large = Это слишком большой объём данных.
refused-bad_name = В имени должно быть от 1 до 40 символов, без пробелов по краям и без невидимых знаков.
refused-bad_password = В пароле должно быть от 8 до 200 символов.
refused-too_many_requests = Слишком много всего сразу. Подождите немного и попробуйте ещё раз.
refused-internal = На сервере произошла ошибка. Попробуйте ещё раз чуть позже.
refused-busy = Сервер сейчас переполнен. Попробуйте через несколько секунд.
refused-storage_busy = Сервер занят. Попробуйте ещё раз чуть позже.
refused-storage_full = Диск сервера заполнен. Сообщите администратору.
refused-storage_failed = Хранилище сервера отказало. Сообщите администратору.
refused-too_slow = Связь слишком медленная. Обновите страницу, чтобы продолжить.
refused-stopping = Сервер перезапускается. Страница скоро снова заработает.
refused-not_started = Игра ещё не началась.
refused-started = Игра уже началась.
refused-finished = Игра окончена.
refused-not_finished = Игра ещё не окончена.
refused-closed = Этот стол закрыт.
refused-not_yours = Это не ваше место.
refused-not_host = Это может только хозяин стола.
refused-removed_by_host = Хозяин удалил вас. Попросите впустить вас снова.
refused-no_such_place = За этим столом нет такого места.
refused-place_taken = Здесь уже кто-то сидит.
refused-place_empty = Здесь никто не сидит.
refused-color_taken = Этот цвет уже выбрал другой игрок.
refused-table_full = Все места заняты.
refused-places_empty = Ещё есть свободные места.
refused-already_seated = У вас уже есть место за этим столом.
refused-replaced = За вас играет бот. Сначала вернитесь в игру.
refused-not_replaced = Вы и так играете сами.
refused-stale = За это время что-то изменилось. Посмотрите ещё раз.
refused-bad_text = Это нельзя отправить: текст пустой, слишком длинный или в нём есть невидимые знаки.
refused-chat_too_fast = Слишком много сообщений сразу. Подождите немного.
refused-chat_full = В чате за этим столом больше нет места.
refused-chat_repeated = Вы это только что написали.
refused-chat_links = Гости не могут отправлять ссылки. Для этого создайте аккаунт.
refused-chat_words = Одно из этих слов здесь запрещено.
refused-bad_settings = Так играть нельзя: { $message }
refused-rematch_open = Стол для реванша уже открыт.
refused-not_practice = Здесь люди играют друг против друга, поэтому без подсказок и отмены.
refused-nothing_to_undo = Отменять пока нечего.
refused-acted_since = После вас уже сходил другой игрок.
refused-revealed = После этого открылась карта, поэтому отменить нельзя.
refused-too_many_undos = В этой игре отменили уже слишком много. Доиграйте её до конца.
refused-too_many_reviews = Вы ждёте уже слишком много разборов. Попробуйте, когда один из них будет готов.

## What a rule of the game refuses

refused-game_over = Игра окончена.
refused-not_your_turn = Сейчас не ваш ход.
refused-choose_tickets = Сначала выберите карты маршрутов.
refused-draw_second = Сначала возьмите вторую карту.
refused-answer_tunnel = Сначала доплатите за тоннель или откажитесь от него.
refused-nothing_offered = Сейчас вам не предлагают карт маршрутов.
refused-ticket_not_offered = Эту карту маршрута вам не предлагали.
refused-too_few_tickets = Нужно оставить больше карт маршрутов.
refused-no_tickets_left = Карт маршрутов больше нет.
refused-no_such_slot = Среди открытых карт нет такого места.
refused-slot_empty = Здесь нет карты.
refused-locomotive_second = Открытый локомотив не может быть второй картой. Возьмите другую карту или берите втёмную.
refused-no_cards_left = Карт, которые можно взять, больше нет.
refused-track_taken = Этот путь уже проложен.
refused-double_own = Другой путь из этого двойного уже ваш.
refused-double_closed = Когда игроков так мало, из двойного пути можно проложить только один.
refused-not_enough_trains = У вас осталось слишком мало вагончиков для этого пути.
refused-wrong_card_count = Путь стоит столько карт, сколько в нём отрезков.
refused-mixed_colors = Все карты должны быть одного цвета; локомотивы подходят к любому.
refused-wrong_color = Для этого пути нужен другой цвет.
refused-ferry_locomotives = Для этого парома нужно больше локомотивов.
refused-cards_not_in_hand = У вас нет этих карт.
refused-no_tunnel_pending = Ни один тоннель не ждёт доплаты.
refused-tunnel_extra_count = За тоннель нужно доплатить другое число карт.
refused-tunnel_extra_color = За тоннель доплачивают тем цветом, который вы выложили, или локомотивами.
refused-no_stations_in_game = В этой игре нет вокзалов.
refused-no_stations_left = Все ваши вокзалы уже построены.
refused-city_has_station = В этом городе уже есть вокзал.
refused-station_cost = За вокзал нужно заплатить другое число карт.
refused-not_a_set = Выложите не меньше двух карт одного цвета либо три карты трёх цветов.
refused-color_in_yard = Этот цвет уже лежит в вашем депо.
refused-yard_not_beaten = В чужом депо карт этого цвета столько же или больше.
refused-complete_tickets = Сначала выполните маршруты.
refused-not_scoring = Маршруты выполняют, только когда раунд окончен.
refused-ticket_not_held = Это не ваш маршрут.
refused-pile_too_small = В вашей стопке не хватает карт на все эти маршруты.
refused-must_act = Спасовать можно, только если ничего другого сделать нельзя.
refused-unknown_track = На поле нет такого пути.
refused-unknown_city = На поле нет такого города.
refused-unknown_ticket = В игре нет такого маршрута.
refused-ticket_twice = Один и тот же маршрут назван дважды.
refused-not_in_this_game = В этой игре так нельзя.

## The guide itself

guide-name = Проводник
guide-got-it = Понятно
guide-leave = Без проводника

## Tickets at the start

guide-opening = Ваши маршруты
    .text = В каждом названы два города: соедините их своими путями, и очки ваши, иначе вы их теряете. Оставьте не меньше { $keep }. Меньше всего вагончиков нужно для маршрута { $ticket }: { $trains }.
guide-opening-long = Ваши маршруты
    .text = В каждом названы два города: соедините их своими путями, и очки ваши, иначе вы их теряете. Оставьте не меньше { $keep }. Легче всего { $ticket }; { $long } труден для первой партии.
guide-opening-cards = Ваши маршруты
    .text = В каждом названы нужные карты: окажутся они в конце в вашей стопке — очки ваши, нет — вы их теряете. Оставьте не меньше { $keep }. Проще всего { $ticket }: { $cards }.

## Drawing

guide-draw = Как брать карты
    .text = За ход вы делаете что-то одно. За пути платят картами, поэтому возьмите две, одну за другой. Хорошая карта для начала: { $card }. Такие нужны для пути { $track }, а он вам по дороге.
guide-draw-any = Как брать карты
    .text = За ход вы делаете что-то одно. Вам нужны карты, поэтому возьмите две, одну за другой: из открытых такие, какие у вас уже есть, или втёмную из колоды.
guide-draw-cards = Как брать карты
    .text = За ход вы делаете что-то одно. Собирайте карты одного цвета: возьмите две, одну за другой. Хорошая карта для начала: { $card }. Такие нужны для ваших маршрутов.
guide-second = Вторая карта
    .text = Открытые карты снова все на месте. Возьмите ещё одну из них или карту втёмную из колоды. Только открытый локомотив сейчас взять нельзя.
guide-locomotive = Локомотивы
    .text = Локомотив заменяет карту любого цвета. Если взять его из открытых, он будет единственной картой за ход; взятый втёмную, он считается обычной картой.
guide-locomotive-cards = Локомотивы
    .text = В наборе локомотив заменяет карту цвета набора, для маршрута — карту любого цвета. Если взять его из открытых, он будет единственной картой за ход; взятый втёмную, он считается обычной картой.

## Claiming tracks

guide-claim = Как проложить путь
    .text = У вас есть { $cards }: этого хватит на путь { $track }. Выберите его на поле; он сразу принесёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
guide-points = Очки и вагончики
    .text = Пути уже принесли вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }. Длинные приносят намного больше: путь в { $length ->
        [one] { $length } отрезок
        [few] { $length } отрезка
        [many] { $length } отрезков
       *[other] { $length } отрезка
    } — { $most ->
        [one] { $most } очко
        [few] { $most } очка
        [many] { $most } очков
       *[other] { $most } очка
    }. На все ваши пути у вас { $trains ->
        [one] остался { $trains } вагончик
        [few] осталось { $trains } вагончика
        [many] осталось { $trains } вагончиков
       *[other] осталось { $trains } вагончика
    }.
guide-gray = Серые пути
    .text = Путь { $track } серый: за него платят любым цветом, лишь бы все карты были одного. У вас для этого есть { $cards }.
guide-double = Двойные пути
    .text = Здесь рядом лежат два пути: { $track }. Если игроков меньше { $doublesFrom }, проложить можно только один из них, так что не ждите слишком долго.
guide-double-closed = Двойные пути
    .text = Один из двух путей { $track } уже проложен, поэтому от другого остался лишь бледный контур. Если игроков меньше { $doublesFrom }, из двойного пути можно проложить только один.
guide-done = Маршрут выполнен
    .text = Ваши пути соединяют города маршрута { $ticket }: в конце он принесёт вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }. Этого у вас никто не отнимет.

## Europe: ferries, tunnels, stations

guide-ferry = Паромы
    .text = Паром { $track } стоит { $length ->
        [one] { $length } карту
        [few] { $length } карты
        [many] { $length } карт
       *[other] { $length } карты
    }, и среди них должно быть не меньше { $ferry ->
        [one] { $ferry } локомотива
        [few] { $ferry } локомотивов
        [many] { $ferry } локомотивов
       *[other] { $ferry } локомотива
    }, так что локомотивы стоит приберечь.
guide-tunnel = Тоннели
    .text = Путь { $track } ведёт сквозь тоннель. Когда вы заплатите, вскроют { $tunnelCards ->
        [one] { $tunnelCards } карту
        [few] { $tunnelCards } карты
        [many] { $tunnelCards } карт
       *[other] { $tunnelCards } карты
    }: каждая вашего цвета и каждый локомотив стоят вам ещё одной карты. Держите запас.
guide-turned = Тоннель стоит дороже
    .text = { $extra ->
        [one] Из вскрытых карт в счёт идёт { $extra }: доплатите { $extra } карту
        [few] Из вскрытых карт в счёт идут { $extra }: доплатите { $extra } карты
        [many] Из вскрытых карт в счёт идут { $extra }: доплатите { $extra } карт
       *[other] Из вскрытых карт в счёт идут { $extra }: доплатите { $extra } карты
    }, и тоннель ваш. Или заберите свои карты обратно, и ваш ход окончен.
guide-turned-poor = Тоннель стоит дороже
    .text = { $extra ->
        [one] Из вскрытых карт в счёт идёт { $extra }: нужно доплатить { $extra } карту
        [few] Из вскрытых карт в счёт идут { $extra }: нужно доплатить { $extra } карты
        [many] Из вскрытых карт в счёт идут { $extra }: нужно доплатить { $extra } карт
       *[other] Из вскрытых карт в счёт идут { $extra }: нужно доплатить { $extra } карты
    }, а вам нечем. Заберите свои карты обратно; вы теряете только ход.
guide-station-blocked = Вокзалы
    .text = Кто-то проложил путь, нужный для вашего маршрута { $ticket }. Вокзал в городе на конце этого пути откроет его вам и стоит { $cost ->
        [one] { $cost } карту
        [few] { $cost } карты одного цвета
        [many] { $cost } карт одного цвета
       *[other] { $cost } карты одного цвета
    }. Непостроенный вокзал приносит { $unbuilt ->
        [one] { $unbuilt } очко
        [few] { $unbuilt } очка
        [many] { $unbuilt } очков
       *[other] { $unbuilt } очка
    }.
guide-station = Вокзалы
    .text = Если кто-то проложит нужный вам путь, вокзал в городе на конце этого пути откроет его для ваших маршрутов. Непостроенный вокзал приносит { $unbuilt ->
        [one] { $unbuilt } очко
        [few] { $unbuilt } очка
        [many] { $unbuilt } очков
       *[other] { $unbuilt } очка
    }: стройте только по необходимости.

## More tickets

guide-tickets = Ещё маршруты
    .text = Вместо карт вагонов можно взять { $draw ->
        [one] { $draw } карту маршрута
        [few] { $draw } карты маршрутов
        [many] { $draw } карт маршрутов
       *[other] { $draw } карты маршрута
    } и оставить не меньше { $drawKeep }. Они принесут ещё очков, но каждый невыполненный маршрут отнимет свои.
guide-tickets-now = Ещё маршруты
    .text = Выполнять вам больше нечего. Возьмите { $draw ->
        [one] { $draw } новую карту маршрута
        [few] { $draw } новые карты маршрутов
        [many] { $draw } новых карт маршрутов
       *[other] { $draw } новой карты маршрута
    } и оставьте не меньше { $drawKeep }; маршруты рядом с вашими путями — лёгкие очки.
guide-tickets-cards = Ещё маршруты
    .text = Можно взять { $draw ->
        [one] { $draw } карту маршрута
        [few] { $draw } карты маршрутов
        [many] { $draw } карт маршрутов
       *[other] { $draw } карты маршрута
    } и оставить любые или ни одной. Когда в стопке есть карты, вы знаете, что сможете выполнить; невыполненное отнимает очки.
guide-choice = Какие карты маршрутов оставить
    .text = Оставьте не меньше { $keep }. Легче всего для вас маршрут { $ticket }: { $trains ->
        [0] ваши пути уже соединяют его города.
        [one] не хватает { $trains } вагончика.
        [few] не хватает { $trains } вагончиков.
        [many] не хватает { $trains } вагончиков.
       *[other] не хватает { $trains } вагончика.
    }
guide-choice-hard = Какие карты маршрутов оставить
    .text = Оставьте не меньше { $keep }. Ни один из этих маршрутов уже не выполнить: оставьте тот, что отнимет меньше всего очков.
guide-choice-cards = Какие карты маршрутов оставить
    .text = Оставьте те, карты для которых есть в стопке или скоро будут, или ни одной. Меньше всего карт нужно для { $ticket }: { $cards }.

## The Card Game: yard, pile, robbery, scoring

guide-play = Карты в депо
    .text = У вас есть { $cards }: выложите их в депо набором. Каждый следующий ход по одной карте из каждого набора переходит в стопку, а маршруты выполняют только картами стопки.
guide-pile = Из депо в стопку
    .text = В начале хода из каждого вашего набора в стопку перешла одна карта (первыми — локомотивы). Там она в безопасности. Несколько наборов сразу наполняют стопку быстрее.
guide-robbery = Ограбление
    .text = У игрока { $name } в депо { $theirs }. Выложите больше карт этого цвета ({ $cards }), и { $name } потеряет этот набор. С вами могут поступить так же.
guide-robbery-later = Ограбление
    .text = У игрока { $name } в депо { $theirs }. Этот цвет можно выложить, только если карт у вас больше, и тогда { $name } потеряет набор. С вами могут поступить так же.
guide-robbed = Ограбление
    .text = { $name } выкладывает больше карт того же цвета, чем было у вас в депо, и вы теряете набор: { $cards }. Крупные наборы надёжнее, а ограбить точно так же можете и вы.
guide-trio = Три цвета сразу
    .text = Кроме наборов можно выложить три карты трёх цветов, без локомотивов: { $cards }. В начале вашего следующего хода все три перейдут в вашу стопку.
guide-scoring = Выполнение маршрутов
    .text = Картами своей стопки вы выполняете маршруты: каждая идёт только на один, локомотив заменяет любой цвет. Лучший выбор уже отмечен, просто подтвердите его.

## The end

guide-last = Последний круг
    .text = У кого-то не больше { $lastTrains ->
        [one] { $lastTrains } вагончика
        [few] { $lastTrains } вагончиков
        [many] { $lastTrains } вагончиков
       *[other] { $lastTrains } вагончика
    }: у каждого ещё один ход, и сейчас ваш. Проложите самый длинный путь, какой сможете, например { $track }: карты на руке очков не приносят.
guide-last-poor = Последний круг
    .text = У кого-то не больше { $lastTrains ->
        [one] { $lastTrains } вагончика
        [few] { $lastTrains } вагончиков
        [many] { $lastTrains } вагончиков
       *[other] { $lastTrains } вагончика
    }: у каждого ещё один ход, и сейчас ваш. Путь вам уже не проложить{ $stations ->
        [0] {""}
       *[other] , но вокзал ещё может спасти маршрут
    }. Новые маршруты теперь — риск.
guide-last-cards = Последний круг
    .text = Колода пуста, поэтому у каждого ещё один ход, и сейчас ваш. Карты на руке и в депо не считаются, считается только стопка: новые маршруты выгодны, если её карт на них хватит.
guide-count = Подсчёт очков
    .text = Выполненные маршруты приносят свои очки, остальные их отнимают. Самый длинный непрерывный маршрут приносит ещё { $longest ->
        [one] { $longest } очко
        [few] { $longest } очка
        [many] { $longest } очков
       *[other] { $longest } очка
    }. Теперь вы знаете всё: играйте сами.
guide-count-stations = Подсчёт очков
    .text = Выполненные маршруты приносят свои очки, остальные их отнимают; непостроенный вокзал даёт { $unbuilt ->
        [one] { $unbuilt } очко
        [few] { $unbuilt } очка
        [many] { $unbuilt } очков
       *[other] { $unbuilt } очка
    }, самый длинный непрерывный маршрут — { $longest ->
        [one] { $longest } очко
        [few] { $longest } очка
        [many] { $longest } очков
       *[other] { $longest } очка
    }. Теперь вы знаете всё: играйте сами.
guide-count-cards = Подсчёт очков
    .text = Выполненные маршруты приносят свои очки, остальные их отнимают. Бонус за Большой город — тому, кто выполнил больше всего маршрутов с ним. Теперь вы знаете всё: играйте сами.

## What would be a good next step, when there is nothing to explain

guide-goal-claim = Хороший следующий шаг
    .text = Проложите путь { $track }. Он нужен для вашего маршрута { $ticket }, и вам есть чем заплатить: { $cards }.
guide-goal-collect = Хороший следующий шаг
    .text = Ваш маршрут { $ticket } ведёт через путь { $track }. Соберите для него { $length ->
        [one] { $length } карту
        [few] { $length } карты
        [many] { $length } карт
       *[other] { $length } карты
    }; нужная карта — { $color }.
guide-goal-gray = Хороший следующий шаг
    .text = Ваш маршрут { $ticket } ведёт через путь { $track }. Он серый: соберите для него { $length ->
        [one] { $length } карту любого цвета
        [few] { $length } карты любого одного цвета
        [many] { $length } карт любого одного цвета
       *[other] { $length } карты любого одного цвета
    }.
guide-goal-ferry = Хороший следующий шаг
    .text = Ваш маршрут { $ticket } ведёт через паром { $track }. Соберите для него { $length ->
        [one] { $length } карту
        [few] { $length } карты
        [many] { $length } карт
       *[other] { $length } карты
    }: не меньше { $ferry ->
        [one] { $ferry } локомотива
        [few] { $ferry } локомотивов
        [many] { $ferry } локомотивов
       *[other] { $ferry } локомотива
    }{ $rest ->
        [0] {""}
       *[other] , остальные одного цвета
    }.
guide-goal-free = Хороший следующий шаг
    .text = Выполнять вам больше нечего. Больше всего очков теперь приносят длинные пути, а пути в одну линию складываются в длинный непрерывный маршрут.
guide-goal-play = Хороший следующий шаг
    .text = Вы можете выложить в депо: { $cards }. Чем раньше карты там лягут, тем раньше они окажутся в вашей стопке.
guide-goal-cards = Хороший следующий шаг
    .text = Больше всего вашим маршрутам нужна такая карта: { $card }. Собирайте этот цвет или выкладывайте то, что есть.
guide-goal-pile = Хороший следующий шаг
    .text = У вас есть карты, которые нужны вашим маршрутам. Выложите их в депо, чтобы они вовремя попали в стопку.

## How to play: around the text

nav-how-of = { $game }: как играть
how-contents = На этой странице
how-before = Предыдущая: { $game }
how-next = Следующая: { $game }
how-label-before = До
how-label-after = После
how-label-laid = Выложены
how-label-turned = Вскрыты
how-label-paid = Доплата
how-label-sets = Наборы
how-label-trio = Три цвета
how-label-no_set = Не набор
how-label-their_yard = Депо соперника
how-label-played = Вы выкладываете
how-label-pile = Ваша стопка

## The words of the game, in a small table at the beginning

how-word-card = Карта
    .text = Карта вагона. Большинство — одного из восьми цветов; картами платят за пути.
how-word-card-cards = Карта
    .text = Карта вагона. Большинство — одного из восьми цветов; карты выкладывают в депо.
how-word-locomotive = Локомотив
    .text = Джокер. Заменяет карту любого цвета.
how-word-row = Открытые карты
    .text = { $row ->
        [one] { $row } карта, которая лежит лицом вверх: её может взять каждый
        [few] { $row } карты, которые лежат лицом вверх: их может брать каждый
        [many] { $row } карт, которые лежат лицом вверх: их может брать каждый
       *[other] { $row } карты, которые лежат лицом вверх: их может брать каждый
    }.
how-word-deck = Колода
    .text = Карты лицом вниз. Брать из неё — значит брать втёмную.
how-word-discards = Сброс
    .text = Стопка сыгранных карт: тех, которыми заплатили или которые убрали.
how-word-track = Путь
    .text = Одна линия между двумя соседними городами. По её отрезкам видно, какой она длины и какого цвета нужны карты.
how-word-train = Вагончик
    .text = Ваша фишка. На каждый отрезок пути, который вы прокладываете, ставится одна.
how-word-ticket = Карта маршрута
    .text = Тайное задание, или просто «маршрут»: какие два города соединить и сколько это принесёт очков.
how-word-station = Вокзал
    .text = Домик в городе. Он позволяет пользоваться чужим путём.
how-word-ticket-cards = Карта маршрута
    .text = Тайное задание, или просто «маршрут»: два города, карты, которыми их можно соединить, и сколько это принесёт очков.
how-word-yard = Депо
    .text = Выложенные вами карты. Они лежат перед вами открыто, и их могут отнять при ограблении.
how-word-set = Набор
    .text = Все карты одного цвета в депо вместе с локомотивами, выложенными с ними.
how-word-pile = Стопка
    .text = Ваши карты, которым уже ничто не грозит, лицом вниз. Ими вы в конце выполняете маршруты.

## Headings

how-section-about = О чём игра
how-section-words = Словарик
how-section-setup = Подготовка
how-section-turn = Ваш ход
how-section-draw = Как брать карты
how-section-row = Открытые карты, колода и сброс
how-section-claim = Как проложить путь
how-section-double = Двойные пути
how-section-ferry = Паромы
how-section-tunnel = Тоннели
how-section-station = Вокзалы
how-section-tickets = Карты маршрутов
how-section-yard = Из депо в стопку
how-section-play = Как выложить карты в депо
how-section-robbery = Ограбление
how-section-end = Конец игры
how-section-round-end = Конец раунда
how-section-complete = Выполнение маршрутов
how-section-four = Вчетвером: два раунда
how-section-score = Подсчёт очков
how-section-seen = Кто что видит
how-section-decided = Где правила расходятся, мы играем так

## The reference card: short, each message with its .text in one line or two

how-ref-path = { $game ->
    [europe] «Европейский экспресс» за самый длинный непрерывный маршрут
   *[other] Самый длинный непрерывный маршрут
}
how-ref-unbuilt = Каждый непостроенный вокзал
# Beside "Tickets".
how-ref-tickets = Выполненная прибавляет свои очки, невыполненная отнимает.
how-ref-gray = Серый путь
    .text = Карты любого одного цвета.
how-ref-ferry = Паром
    .text = По локомотиву за каждый знак локомотива.
how-ref-tunnel = Тоннель
    .text = Вскрывают { $tunnelCards ->
        [one] { $tunnelCards } карту
        [few] { $tunnelCards } карты
        [many] { $tunnelCards } карт
       *[other] { $tunnelCards } карты
    }: каждая карта вашего цвета и каждый локомотив стоят ещё одной карты.
# Whether two players may have one track each.
how-ref-double = Двойной путь
    .text = { $open ->
        [yes] Оба не могут принадлежать одному игроку.
       *[no] Как только один проложен, другой закрыт.
    }
how-ref-build = Построить вокзал
    .text = В городе, где вокзала ещё нет; карты одного цвета.
# Above the number of each station: 1, 2, 3.
how-ref-station = Вокзал
how-ref-last = Последний круг
    .text = Когда у кого-нибудь в конце хода остаётся { $lastTrains ->
        [one] { $lastTrains } вагончик
        [few] { $lastTrains } вагончика
        [many] { $lastTrains } вагончиков
       *[other] { $lastTrains } вагончика
    } или меньше, у каждого ещё один ход.
how-ref-own = Свои цвета
    .text = Цвет, который ещё лежит в вашем депо, снова выложить нельзя.
# Beside "Robbery".
how-ref-robbery = Для цвета из депо соперника нужно больше карт, чем там лежит; соперник их сбрасывает.
# Beside "Completing tickets".
how-ref-pile = Только картами своей стопки.
# Beside "Big Cities".
how-ref-big = За наибольшее число выполненных маршрутов с этим городом:
how-ref-rounds = В игре { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}.
how-ref-keys = Клавиши

## What it is about

how-usa-about = Вы собираете карты вагонов и платите ими за пути между городами Северной Америки. Каждый путь сразу приносит очки, а тайные карты маршрутов — дополнительные, если ваши пути соединят два города, которые на них указаны. Когда у кого-нибудь почти не останется вагончиков, у каждого будет ещё один, последний ход, и победит тот, у кого больше очков.
how-europe-about = Вы собираете карты вагонов и платите ими за пути через Европу времён первых железных дорог: по суше, на пароме и сквозь тоннели, которые могут обойтись дороже, чем казалось. Пути приносят очки сразу, тайные карты маршрутов — дополнительные в конце, а вокзал позволяет воспользоваться чужим путём там, где ваша дорога перекрыта. Когда у кого-нибудь почти не останется вагончиков, у каждого будет ещё один, последний ход, и победит тот, у кого больше очков.
how-cards-about = Игрового поля здесь нет: вы собираете карты вагонов, выкладываете их наборами в своё депо, и оттуда они ход за ходом перекатываются в вашу стопку, где им ничто не грозит. До тех пор любой, кто выложит набор того же цвета крупнее вашего, отнимет ваш. В конце карты из вашей стопки выполняют тайные маршруты; побеждает тот, у кого больше очков.
how-players = Игроков: от { $minPlayers } до { $maxPlayers }.
how-symbols = У каждого цвета есть и свой знак, так что различать сами цвета необязательно.

## Set-up of the two board games

how-setup-trains = Каждый получает **{ $trains ->
        [one] { $trains } вагончик
        [few] { $trains } вагончика
        [many] { $trains } вагончиков
       *[other] { $trains } вагончика
    }** и начинает без очков.
how-setup-stations = Каждый получает также **{ $stations ->
        [one] { $stations } вокзал
        [few] { $stations } вокзала
        [many] { $stations } вокзалов
       *[other] { $stations } вокзала
    }**.
how-setup-cards = В игре { $cards ->
        [one] { $cards } карта вагона
        [few] { $cards } карты вагонов
        [many] { $cards } карт вагонов
       *[other] { $cards } карты вагона
    }: по { $perColor } каждого из восьми цветов и { $locomotives ->
        [one] { $locomotives } локомотив
        [few] { $locomotives } локомотива
        [many] { $locomotives } локомотивов
       *[other] { $locomotives } локомотива
    }. Их перемешивают и сдают каждому **{ $startingCards ->
        [one] { $startingCards } карту
        [few] { $startingCards } карты
        [many] { $startingCards } карт
       *[other] { $startingCards } карты
    }**. Затем переворачивают лицом вверх ещё { $row }: это **открытые карты**; остальное — колода.
how-setup-tickets-usa = В игре { $tickets ->
        [one] { $tickets } карта маршрута
        [few] { $tickets } карты маршрутов
        [many] { $tickets } карт маршрутов
       *[other] { $tickets } карты маршрута
    }. Каждому сдают **{ $dealt }**, и каждый оставляет себе **не меньше { $keep }**. Когда все выбрали, остальные уходят под низ колоды маршрутов: сначала карты того, кто ходит первым, потом следующего игрока и так далее, у каждого — в том порядке, в каком они были сданы.
how-setup-tickets-europe = В игре { $tickets ->
        [one] { $tickets } карта маршрута
        [few] { $tickets } карты маршрутов
        [many] { $tickets } карт маршрутов
       *[other] { $tickets } карты маршрута
    }: { $longTickets ->
        [one] { $longTickets } длинная
        [few] { $longTickets } длинные
        [many] { $longTickets } длинных
       *[other] { $longTickets } длинной
    }, через всё поле, и { $regularTickets ->
        [one] { $regularTickets } обычная
        [few] { $regularTickets } обычные
        [many] { $regularTickets } обычных
       *[other] { $regularTickets } обычной
    }. Каждому сдают **{ $dealtLong ->
        [one] { $dealtLong } длинную
        [few] { $dealtLong } длинные
        [many] { $dealtLong } длинных
       *[other] { $dealtLong } длинной
    } и { $dealtRegular ->
        [one] { $dealtRegular } обычную
        [few] { $dealtRegular } обычные
        [many] { $dealtRegular } обычных
       *[other] { $dealtRegular } обычной
    }**, и каждый оставляет себе из них **не меньше { $keep }**, любого вида. То, что никто не оставил, убирают из игры, никому не показывая, как и длинные карты маршрутов, которые никому не достались.
how-setup-secret = Все выбирают одновременно и тайно. Ждать никого не нужно, и никто не видит, что вы оставляете. Игра начинается, когда все выбрали.
how-setup-first = Кто ходит первым, решает жребий, если хозяин стола не назначил первого сам. Дальше ход переходит по местам, по часовой стрелке.

## A turn of the two board games

how-turn-one = В свой ход вы выбираете **ровно одно** из этих действий:
how-action-draw = Взять карты
    .text = Две, из открытых или втёмную; либо один-единственный открытый локомотив.
how-action-claim = Проложить путь
    .text = Заплатить за него картами, поставить вагончики, получить очки.
how-action-tickets = Взять карты маршрутов
    .text = Посмотреть { $draw }, оставить не меньше { $drawKeep }.
how-action-station = Построить вокзал
    .text = От одной до трёх карт одного цвета.
how-turn-pass = Если ни одно из этих действий вам не доступно, вы пасуете. Пока вы можете сделать хоть что-то, пасовать нельзя. Если все игроки спасовали один за другим, игра тут же заканчивается и подсчитываются очки.

## Drawing cards

how-draw-two = Вы берёте **две карты**, одну за другой. Каждую можно взять из открытых или, втёмную, с верха колоды.
how-draw-refill = Взятую открытую карту сразу заменяют новой из колоды, ещё до того, как вы возьмёте вторую. Так что первая карта может принести вам вторую получше.
how-draw-locomotive = **Открытый локомотив** стоит целого хода: его можно взять только первой картой, и тогда она единственная. Второй картой он быть не может, даже если его только что открыли.
how-draw-blind = Локомотив, взятый **втёмную**, — удача: он считается одной обычной картой, и вторую карту вы всё равно берёте.
how-draw-short = Бывает, что после первой карты брать нечего: колода и сброс пусты, а среди открытых карт только локомотивы или нет ничего. Тогда ваш ход заканчивается на одной карте.
how-draw-no-limit = На руке можно держать сколько угодно карт.

## Row, deck and discards

how-row-reshuffle = Когда нужна карта, а колода пуста, сброс перемешивают, и он становится новой колодой.
how-row-reshuffle-tunnel = Карты, выложенные за тоннель, судьба которого ещё не решена, пока не в сбросе, поэтому их не замешивают.
how-row-three = Всякий раз, когда локомотивов среди открытых карт **три или больше**, все открытые карты сбрасывают и открывают { $row ->
        [one] { $row } новую
        [few] { $row } новые
        [many] { $row } новых
       *[other] { $row } новой
    }. Так повторяют, пока локомотивов не станет меньше трёх. Если тем временем кончится колода, перемешивают сброс, и только что убранные карты вместе с ним.
how-row-three-when = Это проверяют всегда, когда открытых карт столько, сколько может быть: после подготовки, после каждой замены и после всего, что сбрасывает карты.
how-row-three-stop = Открытые карты остаются как есть, только если лучше вообще быть не может: среди открытых карт, в колоде и в сбросе вместе слишком мало карт, которые не локомотивы. Когда мест для открытых карт { $row }, это значит: таких карт меньше трёх.
how-row-empty = Если пусты и колода, и сброс, пустые места среди открытых карт остаются пустыми. Как только карты попадают в сброс, места заполняют снова, по порядку, когда завершится действие, которое их сбросило.
how-row-last = Даже при пустых колоде и сбросе вы всё ещё можете брать открытые карты. Только когда нет и их, карты не может брать никто.

## Claiming a track

how-claim-pay = Путь стоит **столько карт, сколько в нём отрезков**, все одного цвета. Цветной путь требует карт своего цвета. Локомотивы могут заменить сколько угодно из них, хоть все.
how-claim-gray = За **серый** путь платят любым одним цветом: каким — решаете вы, но все карты должны быть этого цвета или локомотивами.
how-claim-trains = На каждый отрезок нужен один вагончик. Если вагончиков у вас осталось меньше, чем в пути отрезков, проложить его нельзя.
how-claim-whole = За ход вы прокладываете один путь и всегда весь целиком. Он может быть где угодно: касаться других ваших путей он не обязан.
how-claim-points = Очки за путь вы получаете в тот же миг, когда его прокладываете. На длинных путях каждый отрезок приносит намного больше:
how-points-length = Длина
how-points-points = Очки
how-points-spaces = { $count ->
        [one] { $count } отрезок
        [few] { $count } отрезка
        [many] { $count } отрезков
       *[other] { $count } отрезка
    }
how-claim-discard = Карты, которыми вы платите, уходят в сброс.
how-claim-discard-europe = Карты, которыми вы платите, уходят в сброс — и за пути, и при доплате за тоннель, и за вокзалы.

## Double tracks

how-double-own = Два пути, которые соединяют одни и те же два города, — это **двойной путь**. Оба не могут принадлежать одному игроку.
how-double-closed = Если игроков меньше { $doublesFrom }, из двух путей можно использовать только один: как только кто-то его проложил, другой закрыт для всех. Если игроков { $doublesFrom } или больше, двое могут проложить по одному.
how-double-not = Пути, которые какое-то время идут рядом, но кончаются в разных городах, — не двойные. Друг к другу они никак не относятся.

## Ferries

how-ferry-engines = **Паром** — это серый путь по воде, на некоторых отрезках которого стоит знак локомотива. За каждый такой знак нужно заплатить локомотивом. За остальные отрезки платят картами любого одного цвета, как на всяком сером пути, и их тоже можно заменить локомотивами.
how-ferry-example = На пароме { $amsterdam } — { $london } два отрезка, и на обоих знак локомотива: за него платят двумя локомотивами и ничем другим.

## Tunnels

how-tunnel-steps = У **тоннеля** каменная кайма, и никто заранее не знает, во сколько он обойдётся. Сначала вы выкладываете карты, как за любой другой путь. Затем с верха колоды вскрывают { $tunnelCards ->
        [one] { $tunnelCards } карту
        [few] { $tunnelCards } карты
        [many] { $tunnelCards } карт
       *[other] { $tunnelCards } карты
    }.
how-tunnel-extra = Каждая вскрытая карта **того цвета, который вы выложили**, и каждый вскрытый **локомотив** стоит вам ещё одной карты: того же цвета или локомотива. Для серого тоннеля это тот цвет, который вы выбрали.
how-tunnel-locomotives = Если вы выложили **одни локомотивы**, доплачивать нужно только за вскрытые локомотивы, и только локомотивами.
how-tunnel-leave = Потом вы решаете: внести всю доплату и проложить тоннель или забрать свои карты обратно, и ход на этом окончен. Если заплатить вы не можете, остаётся только забрать; вскрытые карты вам всё равно покажут.
how-tunnel-few = Если в колоде и сбросе вместе меньше { $tunnelCards ->
        [one] { $tunnelCards } карты
        [few] { $tunnelCards } карт
        [many] { $tunnelCards } карт
       *[other] { $tunnelCards } карты
    }, вскрывают те, что есть. Если нет ни одной, доплаты за тоннель нет.
how-tunnel-turned = Что бы вы ни решили, вскрытые карты в конце вашего хода уходят в сброс.
how-tunnel-table = Одни и те же три карты в трёх разных случаях: тоннель { $munchen } — { $zurich }, в нём два жёлтых отрезка. Вскрыты: жёлтая, синяя, локомотив.
how-tunnel-row-yellow = Две жёлтые
    .text = Жёлтая карта и локомотив стоят по одной: доплатите две, жёлтые или локомотивы.
how-tunnel-row-mixed = Одна жёлтая, один локомотив
    .text = Точно так же: выложенный цвет — жёлтый. Ещё две карты.
how-tunnel-row-locomotives = Два локомотива
    .text = Доплата только за вскрытый локомотив: ещё один локомотив.

## Stations

how-station-where = Вместо всего остального вы можете в свой ход построить **вокзал** в любом городе, где его ещё нет, неважно, ведёт ли туда чей-нибудь путь. За ход можно построить не больше одного, а за игру не больше { $stations }.
how-station-cost = Первый стоит одну карту, второй — две, третий — три: все одного цвета, и локомотивы могут заменить любые из них.
how-station-row = { $number ->
    [1] Первый вокзал
    [2] Второй вокзал
   *[other] Третий вокзал
}
    .text = { $number ->
        [one] { $number } карта
        [few] { $number } карты одного цвета
        [many] { $number } карт одного цвета
       *[other] { $number } карты одного цвета
    }
how-station-borrow = В конце каждый ваш вокзал **использует один путь** одного из соперников — путь, который ведёт в город с этим вокзалом. Для ваших маршрутов он считается вашим. Это один и тот же путь для всех ваших маршрутов.
how-station-borrow-when = Выбирать его заранее не нужно. Какой путь использует вокзал, решается только в конце, и лучший выбор игра делает за вас.
how-station-best = Лучший выбор — тот, что даёт вам больше всего очков за маршруты; среди равных — тот, где выполнено больше маршрутов; затем — тот, где использовано меньше чужих путей, ведь вокзал, который ничего не меняет, чужого пути не использует. И наконец, ваши вокзалы перебирают в порядке постройки и берут первый подходящий путь в порядке файла поля.
how-station-longest = Чужие пути, которые используют вокзалы, никогда не считаются для самого длинного непрерывного маршрута.
how-station-unbuilt = Каждый вокзал, который вы **не** построили, приносит в конце **{ $unbuilt ->
        [one] { $unbuilt } очко
        [few] { $unbuilt } очка
        [many] { $unbuilt } очков
       *[other] { $unbuilt } очка
    }**. Так что за постройку вы платите дважды.

## Tickets of the two board games

how-ticket-draw = Вы берёте с верха колоды маршрутов **{ $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
        [many] { $draw } карт
       *[other] { $draw } карты
    }** и оставляете себе **не меньше { $drawKeep }**. Остальные уходят под низ в том порядке, в каком были взяты. Если карт осталось меньше, вы берёте те, что есть; если их нет, брать карты маршрутов нельзя.
how-ticket-keep = Оставленная карта маршрута остаётся у вас до конца; вернуть её нельзя. Их может быть сколько угодно. Они тайные: другие видят только, сколько их у вас.
how-ticket-complete = Маршрут **выполнен**, если два его города соединены вашими собственными путями, как бы те ни шли. Тогда в конце он приносит свои очки; иначе вы столько же **теряете**. Пути соперников не помогают.
how-ticket-complete-europe = Маршрут **выполнен**, если два его города соединены вашими собственными путями, как бы те ни шли, вместе с чужими, которые используют ваши вокзалы. Тогда в конце он приносит свои очки; иначе вы столько же **теряете**.

## End and score of the two board games

how-end-last = Когда у кого-нибудь в конце хода остаётся **{ $lastTrains ->
        [one] { $lastTrains } вагончик
        [few] { $lastTrains } вагончика
        [many] { $lastTrains } вагончиков
       *[other] { $lastTrains } вагончика
    } или меньше**, начинается последний круг: у каждого игрока, включая этого, ещё ровно один ход. Если тем временем до { $lastTrains ->
        [one] { $lastTrains } вагончика
        [few] { $lastTrains } вагончиков
        [many] { $lastTrains } вагончиков
       *[other] { $lastTrains } вагончика
    } дойдёт и другой игрок, круг от этого не продлится.
how-end-example = Значит, если это у вас в конце хода { $lastTrains ->
        [one] { $lastTrains } вагончик
        [few] { $lastTrains } вагончика
        [many] { $lastTrains } вагончиков
       *[other] { $lastTrains } вагончика
    }, у каждого соперника будет ещё по одному ходу, а самый последний ход — ваш.
how-score-sum = Ваш счёт — это очки за пути, плюс очки за выполненные маршруты, минус очки за невыполненные.
how-score-longest = **Самый длинный непрерывный маршрут** приносит ещё { $longest ->
        [one] { $longest } очко
        [few] { $longest } очка
        [many] { $longest } очков
       *[other] { $longest } очка
    }. Это самая длинная непрерывная линия из собственных путей одного игрока, измеренная в отрезках. Она может снова проходить через тот же город и может замыкаться в петлю, но ни один путь не использует дважды. Если у нескольких игроков она одинаково длинная, очки получает каждый из них; если никто не проложил ни одного пути, их не получает никто.
how-score-longest-europe = **«Европейский экспресс»** достаётся игроку с **самым длинным непрерывным маршрутом** и приносит ещё { $longest ->
        [one] { $longest } очко
        [few] { $longest } очка
        [many] { $longest } очков
       *[other] { $longest } очка
    }. Это самая длинная непрерывная линия из собственных путей одного игрока, измеренная в отрезках. Она может снова проходить через тот же город и может замыкаться в петлю, но ни один путь не использует дважды. Если у нескольких игроков она одинаково длинная, очки получает каждый из них; если никто не проложил ни одного пути, их не получает никто.
how-score-stations = Каждый непостроенный вокзал добавляет { $unbuilt ->
        [one] { $unbuilt } очко
        [few] { $unbuilt } очка
        [many] { $unbuilt } очков
       *[other] { $unbuilt } очка
    }.
how-score-example = Пример, посчитанный до конца:
how-example-tracks = { $count ->
        [1] { $count } путь в
        [one] { $count } путь по
        [few] { $count } пути по
        [many] { $count } путей по
       *[other] { $count } пути по
    } { $length ->
        [one] { $length } { $count ->
            [1] отрезок
           *[other] отрезку
        }
        [few] { $length } отрезка
        [many] { $length } отрезков
       *[other] { $length } отрезка
    }
how-example-ticket-done = Маршрут { $from } — { $to }, выполнен
how-example-ticket-open = Маршрут { $from } — { $to }, не выполнен
how-example-stations = { $count ->
        [one] { $count } непостроенный вокзал
        [few] { $count } непостроенных вокзала
        [many] { $count } непостроенных вокзалов
       *[other] { $count } непостроенного вокзала
    }
how-example-longest = Самый длинный непрерывный маршрут
how-example-big-city = Бонус за Большой город: { $city }
how-example-total = Всего
how-ties-usa = Если у двух игроков поровну очков, выше тот, у кого больше выполненных маршрутов; если и их поровну — тот, чей самый длинный непрерывный маршрут длиннее. Если равны и они, игроки делят место. Так определяется каждое место, а не только первое.
how-ties-europe = Если у двух игроков поровну очков, выше тот, у кого больше выполненных маршрутов; затем тот, кто построил меньше вокзалов; затем тот, у кого «Европейский экспресс». Если и это ничего не решает, игроки делят место. Так определяется каждое место, а не только первое.

## Who sees what

how-seen-all-usa = **Все видят** открытые карты, сколько карт в колоде, в сбросе и в колоде маршрутов, сколько у каждого игрока карт, карт маршрутов и вагончиков, его пути и очки за них, а также какие открытые карты он берёт.
how-seen-all-europe = **Все видят** открытые карты, сколько карт в колоде, в сбросе и в колоде маршрутов, сколько у каждого игрока карт, карт маршрутов и вагончиков, его вокзалы, его пути и очки за них, а также какие открытые карты он берёт и какие вскрывает для тоннеля.
how-seen-all-cards = **Все видят** открытые карты, сколько карт в колоде, в сбросе и в колоде маршрутов, сколько у каждого игрока карт и карт маршрутов, его депо, сколько карт в его стопке, а также какие открытые карты он берёт.
how-seen-own = **Только вы видите** свои карты, свои карты маршрутов и те, из которых выбираете. Что вы взяли втёмную, больше никому не показывают. Зрители видят то, что видят все.
how-seen-end = **В конце** открыто всё: карты на руках, маршруты и то, как выполнен каждый из них; показан и самый длинный непрерывный маршрут.
how-seen-end-europe = **В конце** открыто всё: карты на руках, маршруты, какой путь использует каждый вокзал и как выполнен каждый маршрут; показан и самый длинный непрерывный маршрут.
how-seen-end-cards = **В конце** открыто всё: карты на руках, маршруты и то, как выполнен каждый из них.

## The Card Game: set-up

how-cards-setup-cards = В игре { $cards ->
        [one] { $cards } карта вагона
        [few] { $cards } карты вагонов
        [many] { $cards } карт вагонов
       *[other] { $cards } карты вагона
    }: по { $perColor } каждого из восьми цветов и { $locomotives ->
        [one] { $locomotives } локомотив
        [few] { $locomotives } локомотива
        [many] { $locomotives } локомотивов
       *[other] { $locomotives } локомотива
    }. Сначала каждый получает **один локомотив**; остальное перемешивают и сдают каждому **ещё { $startingCards ->
        [one] { $startingCards } карту
        [few] { $startingCards } карты
        [many] { $startingCards } карт
       *[other] { $startingCards } карты
    }**. Затем переворачивают лицом вверх ещё { $row }: это **открытые карты**; остальное — колода.
how-cards-setup-tickets = В игре { $tickets ->
        [one] { $tickets } карта маршрута
        [few] { $tickets } карты маршрутов
        [many] { $tickets } карт маршрутов
       *[other] { $tickets } карты маршрута
    }. Каждому сдают **{ $dealt }**, и каждый оставляет себе **не меньше { $keep }**. Когда все выбрали, остальные замешивают обратно в колоду маршрутов.
how-cards-ticket = На карте маршрута указаны два города, карты, которыми он выполняется, и его очки. Чем больше карт нужно, тем дороже маршрут.
how-cards-big-cities = Шесть **Больших городов** лежат открыто, у каждого — бонус в очках. В конце каждый бонус достаётся тому, кто выполнил больше всего маршрутов с этим городом.
how-cards-big-city = Большой город
how-cards-bonus = Бонус

## The Card Game: a turn

how-cards-turn-move = В вашем ходе две части. Сначала, сразу и автоматически, **по одной карте из каждого набора** в вашем депо переходит лицом вниз в вашу стопку.
how-cards-turn-one = Затем вы выбираете **ровно одно** из этих действий:
how-cards-action-draw = Взять карты
    .text = Две, из открытых или втёмную; либо один-единственный открытый локомотив.
how-cards-action-play = Выложить карты
    .text = Набор одного цвета или три карты трёх цветов, в своё депо.
how-cards-action-tickets = Взять карты маршрутов
    .text = Посмотреть { $draw }, оставить сколько угодно или ни одной.
how-cards-turn-pass = Если ни одно из этих действий вам не доступно, вы пасуете. Пока вы можете сделать хоть что-то, пасовать нельзя. Если все игроки спасовали один за другим, раунд закрывается и выполняются маршруты.
how-cards-yard-top = Локомотивы набора лежат сверху и поэтому уходят первыми; какая карта переходит, вы не выбираете. То, что осталось, сохраняет цвет набора.
how-cards-yard-example = Набору из двух зелёных карт и локомотива нужны три ваших хода: сначала переходит локомотив, потом одна зелёная карта, потом другая. Всё это время набор зелёный.
how-cards-pile = **В стопку никто не заглядывает** до подсчёта, даже её владелец: что лежит в вашей, вам надо помнить. Стол можно создать и с условием, что каждый может в любой момент заглянуть в свою стопку.
how-cards-draw-row = Три открытых локомотива в этой игре ничего не меняют: открытые карты остаются.
how-cards-draw-short = Если колода кончилась на вашей первой карте, вы берёте только её. Подробнее об этом ниже, в разделе «Конец раунда».

## The Card Game: playing cards

how-cards-play-set = **Набор** — это не меньше двух карт одного цвета. Локомотивы могут заменить все, кроме одной: хотя бы одна карта должна быть этого цвета.
how-cards-play-trio = Или вы выкладываете **три карты трёх разных цветов**, ровно три и без локомотивов. Каждая из них начинает свой набор, и все три переходят в вашу стопку в начале вашего следующего хода.
how-cards-play-own = Цвет, который ещё лежит в **вашем собственном** депо, выложить нельзя. Подождите, пока набор уйдёт дальше.
how-cards-rob = Цвет, который лежит в депо **соперника**, можно выложить, только если карт у вас **больше**, чем там у соперника; локомотивы считаются с обеих сторон. Тогда это ограбление: соперник сбрасывает весь этот набор вместе с локомотивами. Если этот цвет лежит у нескольких соперников, нужно превзойти каждого из них, и ограблены будут все.
how-cards-rob-example = У соперника в депо две синие карты и локомотив, всего три карты. Тремя синими ничего не сделать; тремя синими и локомотивом вы отнимаете все три.
how-cards-rob-trio = Тремя картами трёх цветов никого не ограбить: одна карта никогда не больше того, что уже лежит. Поэтому ни один из этих трёх цветов не должен лежать ни в чьём депо.
how-cards-rob-safe = Карты в стопке в безопасности. А раз каждый набор теряет карту в начале хода своего владельца, набор, который сегодня слишком велик для ограбления, завтра может оказаться достаточно мал.
how-cards-ticket-draw = Вы берёте с верха колоды маршрутов **{ $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
        [many] { $draw } карт
       *[other] { $draw } карты
    }** и оставляете себе сколько угодно или ни одной. Остальные уходят под низ в том порядке, в каком были взяты. Если карт осталось меньше, вы берёте те, что есть.

## The Card Game: the end of a round, and the score

how-cards-end-deck = Сброс обратно **не** замешивают. Когда последняя карта уходит из колоды — взял ли её кто-то или её открыли на место взятой, — раунд закрывается: после текущего хода у каждого игрока, включая того, кто сейчас ходит, ещё ровно один ход.
how-cards-end-no-draw = Когда колода пуста, карты не берёт никто, даже открытые. Если это случилось, когда вы только что взяли одну карту, больше вы не берёте. Поэтому, если в колоде осталась одна-единственная карта, вы можете потратить ход на то, чтобы взять только её.
how-cards-complete = Теперь каждый выполняет маршруты **картами своей стопки**. Каждая карта идёт только на один маршрут; локомотив заменяет любой цвет. Карты, которые ещё на руке или в депо, не считаются.
how-cards-complete-choice = Какие маршруты выполнить, выбираете вы; лучший выбор вам подскажут. Первым отвечает игрок, сидящий после того, кто ходил последним, затем остальные по местам; вы отвечаете, даже если выполнить ничего не можете. Потом вся ваша стопка, пригодилась она или нет, уходит в сброс.
how-cards-best = **Лучший выбор** — тот, что даёт больше всего очков за маршруты, считая очки выполненных минус очки остальных; среди равных — тот, где больше маршрутов; затем тот, в маршрутах которого больше Больших городов, причём маршрут с двумя считается дважды; и наконец тот, чьи маршруты идут раньше в порядке файла маршрутов.
how-cards-rounds-few = Вдвоём или втроём игра на этом окончена.
how-cards-rounds-four = Вчетвером это была только первая половина. Выполненные маршруты приносят очки и откладываются; каждый сохраняет карты на руке и ещё не выполненные маршруты. Все прочие карты — из стопок, из депо, открытые и из сброса — перемешивают в новую колоду.
how-cards-rounds-deal = Затем каждому сдают { $secondRoundCards ->
        [one] { $secondRoundCards } карту
        [few] { $secondRoundCards } карты
        [many] { $secondRoundCards } карт
       *[other] { $secondRoundCards } карты
    }, по одной за раз, и открывают { $row ->
        [one] { $row } новую карту
        [few] { $row } новые карты
        [many] { $row } новых карт
       *[other] { $row } новой карты
    }, насколько их хватит. Продолжает игрок, сидящий после того, кто ходил последним; ему же сдают и первую карту. Когда колода снова опустеет, второй раунд закрывается так же, как первый, маршруты выполняют ещё раз, и игра окончена. Если новая колода пуста с самого начала, у каждого один ход.
how-cards-score = В конце вы получаете очки за выполненные маршруты, а невыполненные **отнимают** у вас свои очки.
how-cards-score-big = Каждый **бонус за Большой город** достаётся тому, у кого больше всего выполненных маршрутов с этим городом; маршрут с двумя Большими городами считается для обоих. При равенстве бонус получает каждый из равных. Если такого маршрута никто не выполнил, бонуса не получает никто.
how-cards-score-example = Пример: у игрока с картинки выше ещё и больше всех выполненных маршрутов для двух Больших городов.
how-ties-cards = Если у двух игроков поровну очков, выше тот, у кого больше выполненных маршрутов; затем тот, у кого больше бонусов за Большие города. Если и их поровну, игроки делят место. Так определяется каждое место, а не только первое.

## Captions of the pictures

how-picture-symbols = Восемь цветов и локомотив, у каждого свой знак и свой вагон.
how-picture-row = Открытые карты, а рядом колода. Вы можете взять любую карту, которую видите, или карту втёмную.
how-picture-second = Вы взяли вторую из открытых карт, и на её месте открылся локомотив. Второй картой можно взять любую из остальных или карту втёмную, но не его.
how-picture-three = Три локомотива: все пять карт убирают и открывают пять новых.
how-picture-pay-usa = В пути { $dallas } — { $el_paso } { $length ->
        [one] { $length } красный отрезок
        [few] { $length } красных отрезка
        [many] { $length } красных отрезков
       *[other] { $length } красного отрезка
    }, он приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }. Заплатить можно тремя способами: четыре красные карты; две красные и два локомотива; четыре локомотива.
how-picture-pay-europe = В пути { $brest } — { $pamplona } { $length ->
        [one] { $length } фиолетовый отрезок
        [few] { $length } фиолетовых отрезка
        [many] { $length } фиолетовых отрезков
       *[other] { $length } фиолетового отрезка
    }, он приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }. Заплатить можно тремя способами: четыре фиолетовые карты; две фиолетовые и два локомотива; четыре локомотива.
how-picture-gray-usa = Путь { $phoenix } — { $el_paso } серый. За него платят тремя зелёными картами или двумя жёлтыми и локомотивом; зелёными и жёлтыми вместе нельзя.
how-picture-gray-europe = Путь { $rostov } — { $sevastopol } серый. За него платят четырьмя зелёными картами или тремя жёлтыми и локомотивом; зелёными и жёлтыми вместе нельзя.
how-picture-double-usa = Двойной путь { $denver } — { $salt_lake_city } при 3 игроках: красный проложил один из двух, поэтому другой закрыт и от него остался лишь бледный контур.
how-picture-double-europe = Двойной путь { $paris } — { $pamplona } при 3 игроках: красный проложил один из двух, поэтому другой закрыт и от него остался лишь бледный контур.
how-picture-ticket-usa = Маршрут { $denver } — { $el_paso } выполнен: у красного оба пути через город { $santa_fe }. Он приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
how-picture-ticket-europe = Маршрут { $brindisi } — { $zurich } выполнен: у красного все три пути через города { $roma } и { $venezia }. Он приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
how-picture-longest-usa = Самый длинный непрерывный маршрут, { $spaces ->
        [one] { $spaces } отрезок
        [few] { $spaces } отрезка
        [many] { $spaces } отрезков
       *[other] { $spaces } отрезка
    }: { $nashville } — { $saint_louis } — { $kansas_city } — { $omaha } — { $denver } — { $kansas_city }. Через город { $kansas_city } он проходит дважды. Путь { $denver } — { $santa_fe } в него не входит: с ним маршрут был бы короче.
how-picture-longest-europe = Самый длинный непрерывный маршрут, { $spaces ->
        [one] { $spaces } отрезок
        [few] { $spaces } отрезка
        [many] { $spaces } отрезков
       *[other] { $spaces } отрезка
    }: { $wien } — { $munchen } — { $frankfurt } — { $paris } — { $bruxelles } — { $frankfurt }. Через город { $frankfurt } он проходит дважды. Путь { $amsterdam } — { $bruxelles } в него не входит: с ним маршрут был бы короче.
how-picture-ferry = На пароме { $palermo } — { $smyrna } { $length ->
        [one] { $length } отрезок
        [few] { $length } отрезка
        [many] { $length } отрезков
       *[other] { $length } отрезка
    }, два из них со знаком локомотива: два локомотива и четыре карты одного цвета, либо больше локомотивов и меньше карт этого цвета. Он приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
how-picture-tunnel = Тоннель { $munchen } — { $zurich }: вы выложили две жёлтые карты. Из трёх вскрытых карт жёлтая и локомотив стоят ещё по одной, синяя — ничего. Вы доплачиваете третью жёлтую карту и локомотив.
how-picture-station = У жёлтого маршрут { $paris } — { $wien }, но путь { $frankfurt } — { $munchen } принадлежит зелёному. Вокзал в городе { $munchen } его использует: маршрут выполнен и приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
how-picture-yard = В начале вашего хода из каждого набора по одной карте переходит в стопку: из зелёного — локомотив, раз он лежит сверху, из красного — красная карта.
how-picture-sets = Что можно выложить: три зелёные карты; одну зелёную карту и два локомотива; или три карты трёх цветов. Одни локомотивы выложить нельзя.
how-picture-robbery = Сверху депо соперника с тремя картами, одна из них локомотив. Ниже то, что выкладываете вы: четыре карты того же цвета. Соперник сбрасывает все три.
how-picture-complete = Ваша стопка и четыре ваших маршрута. Красная и зелёная выполняют первый маршрут; белая и локомотив вместо чёрной — второй; жёлтая и синяя — третий. Для четвёртого жёлтой карты не осталось: его очки потеряны. Отдав локомотив на него, вы лишились бы второго маршрута, а тот дороже.

## Where rulebooks differ, or leave something open: question and answer

how-decided-start = С какого счёта начинают?
    .text = С 0. В правилах одного издания все фишки счёта ставят на 1, но это ничего не меняет.
how-decided-first = Кто ходит первым?
    .text = Тот, на кого пал жребий. Кто «больше всех путешествовал», могут решить только люди за настоящим столом.
how-decided-first-cards = Кто ходит первым?
    .text = Тот, на кого пал жребий. По правилам начинает самый младший, но сервер никого не спрашивает о возрасте.
how-decided-kept = Видно ли, сколько начальных карт маршрутов оставили другие?
    .text = Только когда выбрали все: их число — тоже часть тайны.
how-decided-row-left = Колода и сброс пусты, но открытые карты есть: можно ли брать?
    .text = Да. По правилам при пустых колоде и сбросе брать карты нельзя, потому что все они на руках у игроков. Пока какие-то лежат открыто, это не так, и их можно брать.
how-decided-three = А если три локомотива выпадают снова и снова?
    .text = Открытые карты меняют, пока вообще возможны лучшие, а потом они остаются.
how-decided-slot = Когда заполняют пустое место среди открытых карт?
    .text = После того как взята открытая карта, и в конце действия, которое сбрасывает карты; больше никогда.
how-decided-shuffle = Из колоды ушла последняя карта: сброс перемешивают сразу?
    .text = Нет, только когда понадобится следующая карта. Сброшенное за это время замешивают тоже.
how-decided-tunnel-shuffle = Колода кончилась, пока вскрывали карты для тоннеля: что перемешивают?
    .text = Только сброс. Ни выложенные, ни уже вскрытые карты до конца хода в него не входят.
how-decided-locomotives = За то, что можно оплатить любым цветом, платят одними локомотивами: важен ли цвет?
    .text = Нет. Вам это предложат как один способ заплатить, а не как восемь.
how-decided-few-tickets = Карт маршрутов осталось меньше, чем нужно оставить себе?
    .text = Тогда вы оставляете все, что взяли. Такое бывает только на собственных полях, где нужно оставлять больше одной.
how-decided-own-map = Что действует на собственном поле?
    .text = Если у игроков на нём есть вокзалы, равенство очков решают как в Европе, иначе — как в США. Если начальных карт маршрутов на нём не сдают, игра начинается сразу.
how-decided-station = Могу ли я выбрать, какие пути используют мои вокзалы?
    .text = Нет, да это и не нужно: лучший выбор игра делает за вас, и никакой другой не был бы для вас выгоднее.
how-decided-station-equal = Два моих вокзала пригодились бы одинаково?
    .text = Путь использует тот, что построен раньше.
how-decided-yard-first = Какая карта набора переходит первой?
    .text = Верхняя, то есть сначала локомотивы: их кладут сверху, и карты берут сверху.
how-decided-set = Могут ли одни локомотивы быть набором?
    .text = Нет. Набору нужен цвет.
how-decided-second = По правилам можно взять не больше двух карт: можно ли остановиться на одной?
    .text = Нет. Если вторую карту можно взять, вы её берёте, как и в играх на поле. Одна карта бывает только тогда, когда вы берёте открытый локомотив или когда кончилась колода.
how-decided-last-turn = Последние ходы начинаются, когда пуста колода или когда нет открытых карт?
    .text = Когда пуста колода. Тогда остаётся только выкладывать карты и брать карты маршрутов.
how-decided-new-row = Открывают ли во втором раунде новые карты?
    .text = Да. Перемешивают все карты, кроме тех, что на руках у игроков, и открытые тоже.
how-decided-worse = Можно ли выполнить не те маршруты, что в лучшем выборе?
    .text = Да. Это может пригодиться позже, для Больших городов или во втором раунде.
how-decided-returned = Как возвращают начальные карты маршрутов, которые никто не оставил?
    .text = Когда все выбрали, их вместе замешивают в колоду маршрутов, поэтому неважно, кто выбрал раньше. Если каждый оставил все, ничего не перемешивают.
how-decided-slot-cards = Когда заполняют пустое место среди открытых карт?
    .text = После того как взята открытая карта, и когда начинается новый раунд; не тогда, когда берут втёмную, и не при ограблении.
how-decided-passes = Переходит ли счёт пасов во второй раунд?
    .text = Нет, после каждого подсчёта очков их считают заново.
how-decided-look = Можно ли заглянуть в свою стопку, чтобы выбрать маршруты?
    .text = Да, как только начался подсчёт.
how-decided-open = Кто видит, что я выполняю?
    .text = Все и сразу: и маршруты, и всю вашу стопку, чтобы каждый мог проверить.
how-decided-file = Какие маршруты идут «раньше в файле»?
    .text = Выпишите для каждого выбора места его маршрутов в файле, начиная с наименьшего. Там, где два таких списка впервые расходятся, побеждает меньшее число.

## What cities are called today

city-amsterdam = Амстердам
city-angora = Анкара
city-athina = Афины
city-atlanta = Атланта
city-barcelona = Барселона
city-berlin = Берлин
city-boston = Бостон
city-brest = Брест
city-brindisi = Бриндизи
city-bruxelles = Брюссель
city-bucuresti = Бухарест
city-budapest = Будапешт
city-cadiz = Кадис
city-calgary = Калгари
city-charleston = Чарлстон
city-chicago = Чикаго
city-constantinople = Стамбул
city-dallas = Даллас
city-danzig = Гданьск
city-denver = Денвер
city-dieppe = Дьеп
city-duluth = Дулут
city-edinburgh = Эдинбург
city-el_paso = Эль-Пасо
city-erzurum = Эрзурум
city-essen = Эссен
city-frankfurt = Франкфурт
city-helena = Хелена
city-houston = Хьюстон
city-kansas_city = Канзас-Сити
city-kharkov = Харьков
city-kobenhavn = Копенгаген
city-kyiv = Киев
city-las_vegas = Лас-Вегас
city-lisboa = Лиссабон
city-little_rock = Литл-Рок
city-london = Лондон
city-los_angeles = Лос-Анджелес
city-madrid = Мадрид
city-marseille = Марсель
city-miami = Майами
city-montreal = Монреаль
city-moskva = Москва
city-munchen = Мюнхен
city-nashville = Нашвилл
city-new_orleans = Новый Орлеан
city-new_york = Нью-Йорк
city-oklahoma_city = Оклахома-Сити
city-omaha = Омаха
city-palermo = Палермо
city-pamplona = Памплона
city-paris = Париж
city-petrograd = Санкт-Петербург
city-phoenix = Финикс
city-pittsburgh = Питтсбург
city-portland = Портленд
city-raleigh = Роли
city-riga = Рига
city-roma = Рим
city-rostov = Ростов-на-Дону
city-saint_louis = Сент-Луис
city-salt_lake_city = Солт-Лейк-Сити
city-san_francisco = Сан-Франциско
city-santa_fe = Санта-Фе
city-sarajevo = Сараево
city-sault_st_marie = Су-Сент-Мари
city-seattle = Сиэтл
city-sevastopol = Севастополь
city-smolensk = Смоленск
city-smyrna = Измир
city-sochi = Сочи
city-sofia = София
city-stockholm = Стокгольм
city-toronto = Торонто
city-vancouver = Ванкувер
city-venezia = Венеция
city-warszawa = Варшава
city-washington = Вашингтон
city-wien = Вена
city-wilno = Вильнюс
city-winnipeg = Виннипег
city-zagrab = Загреб
city-zurich = Цюрих

## For those who run the server, and reports to them; fetched only by those who need it

admin-title = Управление сервером
admin-nobody = Эта страница для тех, кто управляет сервером. Войдите с аккаунтом, у которого есть на это право.
admin-first-title = Станьте администратором
admin-first-text = Эта ссылка действует один раз. Придумайте имя и пароль нового аккаунта или введите данные имеющегося.
admin-first-go = Стать администратором
admin-tab-reports = Жалобы
admin-tab-users = Пользователи
admin-tab-tables = Столы
admin-tab-bans = Блокировки
admin-tab-notice = Объявления
admin-tab-audit = Что сделано
admin-none = Здесь пусто.
admin-more = Показать ещё
admin-search = Имя или id
admin-find = Найти
admin-role-of = Роль: { $name }
admin-role-user = пользователь
admin-role-moderator = модератор
admin-role-administrator = администратор
admin-ban = Заблокировать
admin-ban-who = Заблокировать: { $name }
admin-ban-reason = Причина (её увидит заблокированный)
admin-ban-address = Адрес или диапазон
admin-ban-hours = На сколько
admin-hours-1 = на час
admin-hours-24 = на день
admin-hours-168 = на неделю
admin-hours-720 = на 30 дней
admin-hours-0 = навсегда
admin-lift = Снять
admin-lift-who = Снять блокировку: { $name }
admin-banned = заблокирован
admin-until = до { $when }
admin-for-good = навсегда
admin-password-link = Ссылка для нового пароля
admin-link-text = Эта ссылка действует один раз в течение дня. Перешлите её сами: { $name }.
admin-chat = Чат
admin-chat-of = Чат за столом { $code }
admin-remove-line = Удалить
admin-remove-line-of = Удалить «{ $text }» ({ $name })
admin-close = Закрыть
admin-close-which = Закрыть стол { $code }
admin-close-reason = Причина (её увидят игроки)
admin-reason = Причина
admin-report-by = { $by } жалуется: { $name }
admin-show-settled = Рассмотренные
admin-settle = Рассмотрено
admin-settled-by = рассмотрено: { $name }
admin-report-whom = На кого
admin-report-what = Что случилось
admin-report-help = К жалобе прилагаются последние строки чата. Её прочтут только те, кто управляет сервером.
admin-report-send = Отправить
admin-report-sent = Спасибо. Мы с этим разберёмся.
admin-report-nobody = Здесь больше никого нет.
admin-announcement = Объявление
admin-announcement-help = Его видят все на каждой странице. Пустое поле — без объявления.
admin-read-only = Только чтение: почему
admin-read-only-help = Если указать причину, никто не сможет открыть стол или сделать ход, а часы остановятся. Пустое поле — всё снова работает.
admin-save = Сохранить
admin-saved = Сохранено.
admin-cancel = Отмена
admin-deed-first_administrator = — первый администратор:
admin-deed-role = — смена роли:
admin-deed-password_link = — ссылка для пароля:
admin-deed-ban = — блокировка:
admin-deed-lift_ban = — снята блокировка:
admin-deed-close_table = — закрыт стол:
admin-deed-remove_chat = — удалён чат за столом:
admin-deed-settle_report = — рассмотрена жалоба:
admin-deed-announcement = — смена объявления
admin-deed-read_only = — режим только чтения
