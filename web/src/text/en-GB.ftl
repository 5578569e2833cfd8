### Everything the page says. How a language is added: docs/translating.md
###
### For translators
### - Keep the ids and the placeholders in { }; everything else is yours to say as players of your language do.
### - Names of players and cities, and "{ $track }" or "{ $ticket }" (two cities, "Dallas – El Paso"), come in their basic form: build the
###   sentence so that it fits, "the track { $track }". Nobody's gender is known.
### - { $cards } is some cards in words, such as "2 green and 1 locomotive", made of the messages "bag-…"; { $card } and { $color } are one
###   colour, "green". All in their basic form.
### - Lists such as { $names } are joined as your language does it. { $count } beside a list says how many it has.
### - Where the word beside a number changes with it, use a selector: { $count -> [one] … [few] … *[other] … }.
### - Buttons and labels have little room on a phone: say it as short as the English does.
### - "guide-…" is the guide of a first game, "how-…" How to play: a message is a title or the left of a row, its .text what stands below or
###   beside. Of the guide two short sentences fit. Placeholders such as { $new_york } are cities. Keep the **bold** marks.
### - "You" is the reader, one person.

# The language by its own name, as it stands in the list of languages.
language-name = English

## Words of the games

name = Branchline
# The page in one line, for search engines, shared links and those who install it.
description = Railway games by the rulebook, against bots and with friends.
# What stands there where scripts are turned off, in all languages.
noscript = Branchline needs JavaScript to show the table.
game-usa = USA
game-europe = Europe
game-card_game = The Card Game

# Colours of cards and tracks, by themselves or in a sentence.
color-purple = purple
color-blue = blue
color-orange = orange
color-white = white
color-green = green
color-yellow = yellow
color-black = black
color-red = red
color-locomotive = locomotive
color-gray = grey

# Some cards of one colour; several of these are joined to a list.
bag-purple = { $count } purple
bag-blue = { $count } blue
bag-orange = { $count } orange
bag-white = { $count } white
bag-green = { $count } green
bag-yellow = { $count } yellow
bag-black = { $count } black
bag-red = { $count } red
bag-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}

# How well a bot plays.
level-random = Easy
level-greedy = Medium
level-planner = Hard
level-expert = Expert

# What bots are called, by their seat at the table.
bot-name = { $place ->
    [0] Otto
    [1] Ida
    [2] Emil
    [3] Clara
   *[other] Hugo
}

# Two cities of a track or a ticket.
join = { $a } – { $b }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# The rank somebody has reached, before a name or by itself.
rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
}

count-trains = { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
# Stations to be built.
count-stations = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
count-stations-left = { $count ->
    [one] { $count } station left
   *[other] { $count } stations left
}
count-tracks = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
}
count-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
count-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}

## Around every page

nav-lobby = Branchline, home page
nav-how = How to play
nav-about = About
nav-account = Profile
nav-admin = Server admin
notice-read-only = Nothing can be changed for now, and the clocks are stopped: { $why }
notice-banned = You are banned from this server: { $why }
notice-banned-until = You are banned from this server until { $when }: { $why }
nav-language = Language
nav-theme = Theme
nav-theme-auto = Same as device
nav-theme-day = Light
nav-theme-night = Dark
nav-menu = Menu
nav-close = Close
nav-back = Back
# A setting: today's names of cities in the reader's language, instead of those on the printed board.
nav-cities = Present-day city names

# When there is no connection at all.
offline-title = No connection
offline-text = Your games are safe on the server. This page comes back by itself as soon as the server responds.
offline-retry = Try now

## The first page

lobby-title = Collect cards. Claim tracks. Connect the cities.
lobby-lead = Railway games by the rulebook, against bots or with friends. Nothing to install, no account needed.
lobby-play-now = Play against bots
lobby-against = Opponents
lobby-strength = Difficulty
lobby-start = Start the game
lobby-starting = Dealing…
lobby-line-usa = The classic map.
lobby-facts-usa = 2–5 players, about 45 minutes
lobby-line-europe = Tunnels, ferries and stations.
lobby-facts-europe = 2–5 players, about an hour
lobby-line-card_game = Sets, yards and robberies; no map.
lobby-facts-card_game = 2–4 players, about 30 minutes
lobby-opponents = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-together = With friends
lobby-create = Create a table
lobby-create-line = Send a link, share one screen, mix people and bots.
lobby-join = Join with a code
lobby-code-hint = Six characters
lobby-join-now = Join
lobby-tables = Public tables
lobby-no-tables = No public tables right now. Create one, and others can join.
lobby-tables-wait = Looking for tables…
lobby-mine = My games
lobby-practise = Practise your mistakes
# Seats at a table.
lobby-free = { $count ->
    [0] full
   *[other] { $count } free
}
# What a table is doing.
lobby-stage-lobby = waiting
lobby-stage-playing = playing
lobby-stage-finished = finished
lobby-stage-closed = closed
lobby-sit = Join
lobby-watch = Watch
lobby-open = Open
lobby-go-on = Continue
# { $rank } is 1, 2, 3, …; { $points } is "87 points".
lobby-rank = { $rank ->
    [1] { $rank }st place, { $points }
    [2] { $rank }nd place, { $points }
    [3] { $rank }rd place, { $points }
   *[other] { $rank }th place, { $points }
}

# The offer of a first game with a guide.
first-offer = New to these games?
first-start = Play a first game with a guide: { $game }
first-dismiss = No, thanks

## Creating a table

create-title = Create a table
create-game = Game
create-own-map = Your own map
create-choose-map = Choose a map file…
# { $cities } is "47 cities", { $tracks } "101 tracks".
create-map-read = { $name }: { $cities }, { $tracks }
create-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
create-places = Players
create-places-title = Seats
create-you = You
create-open = Open to anyone
create-here = Someone at this screen
create-here-name = Name
create-bot = { $level ->
    [random] Bot, easy
    [greedy] Bot, medium
    [planner] Bot, hard
   *[expert] Bot, expert
}
create-place = Seat { $number }
create-who = Who can find it
create-public = Anyone (listed publicly)
create-link = Only people with the link
create-clock = Time to think
create-clock-none = No limit
create-clock-fast = 1 minute per turn
create-clock-slow = 3 minutes per turn
create-clock-bank = 10 min + 10 s per turn
create-clock-long-bank = 25 min + 20 s per turn
create-clock-days = 1 day per turn
create-clock-three-days = 3 days per turn
create-first = Who goes first
create-random = Drawn at random
create-open-piles = Players may look at their own pile
create-practice = Allow hints and undo
create-practice-line = Everybody who sits down agrees to it.
create-practice-alone = Hints and undo are always there when you play against bots only.
create-undo = How far undo goes
create-undo-until_revealed = Until something is revealed
create-undo-free = Without limit
create-go = Create the table
create-start-now = Create and start

## You

account-title = Profile
account-name = Name
account-save = Save
account-saved = Saved.
# What guests are called at first.
account-guest-name = Guest { $number }
account-guest = You’re playing as a guest: only this browser knows you.
account-guest-more = With a password, you keep your name and your games on every device.
account-nobody = You have no profile yet. Your first game makes you a guest.
account-make = Create an account
account-sign-in = Sign in
account-sign-out = Sign out
account-password = Password
account-new-password = New password
account-old-password = Old password
account-change = Change password
account-at-least = At least 8 characters
account-elsewhere = Use an account you already have
account-elsewhere-guest = Your games and results come with you.
account-with = Sign in with { $name }
account-ways = Ways to sign in
account-ways-line = You can sign in with any of these.
account-ways-link = To link another, enter your password first.
account-link = Link { $name }
account-unlink = Unlink
account-unlink-which = Unlink { $name }
account-set-password = Set a password
account-data = Your data
account-data-line = Everything this server keeps about you, in one file: your sign-ins, your games and results, and your chat messages.
account-data-get = Download my data
account-remove = Delete my account
account-remove-line = Your name, your sessions and all your messages are deleted for good. The games you played remain, under the name you used then.
account-remove-sure = Delete for good
account-removed = Your account has been deleted.
account-statistics = Your games
# Heads of a table: how many games, how many of them won, the average and the best score.
account-games = Games
account-won = Won
account-average = Average
account-best = Best

## About

about-title = About Branchline
about-what = Branchline lets you play railway board games by their printed rules: two games on a map and one with cards alone, against bots, with friends, or both.
about-independent = It is an independent project. It has no connection with any publisher or author of such games, and none of them has endorsed it. Maps, drawings and texts are its own; place names are just place names.
about-checked = Every shuffle can be checked: the server commits to it before the cards are dealt, and opens the commitment when the game is over.
about-free = The program is free software, under the MIT licence or the Apache License 2.0, whichever you prefer. The typefaces are Source Serif 4 and Source Sans 3, under the SIL Open Font License. The coastlines are from Natural Earth, in the public domain.
about-api = The API for programs

## The table

table-code = Code
table-copy = Copy the link
table-copied = Link copied
table-share = Others join with this link, or with the code on the home page.
table-start = Start the game
table-seats = Seats
table-color = { $name }’s colour
table-empty-seat = Free
table-sit = Sit here
table-sit-friend = Someone at this screen
table-friend-name = Player’s name
table-seat-bot = Put a bot here
table-seat = Seat { $number }
table-remove = Clear
table-remove-who = Clear { $name }’s seat
table-leave = Leave the table
table-host = host
table-removed = Removed
table-invite = Let back in
kind-guest = guest
kind-account = account
kind-bot = bot
table-you = you
table-resign = Hand over to a bot
table-resign-sure = A bot will play on for you; you can come back at any time.
table-practice = Practice
table-undo = Undo
table-undo-count = { $count ->
    [one] Takes back your last action
   *[other] Takes back { $count } actions, from your last one on
}
table-undo-nothing = You have done nothing yet that could be taken back
table-undo-acted = Somebody else has acted since
table-undo-revealed = A card or ticket has been revealed since
table-hint = Hint
table-hint-long = What the expert would do
table-hint-thinks = The expert is thinking…
table-origin = This game goes on from a moment of a finished one.
table-origin-link = Show that moment
table-practice-until_revealed = Hints and undo are allowed here; undo until something has been revealed.
table-practice-free = Hints and undo are allowed here, and undo without limit.
table-come-back = Come back
table-back = Back to the lobby
table-report = Report a player
table-players = Players
table-log = Log
table-chat = Chat
table-nothing-yet = The game’s moves will appear here.
table-say = Say something
table-say-spectators = To other spectators
table-send = Send
# To stop seeing what somebody writes.
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-mute-all = Mute everybody
table-unmute-all = Unmute everybody
table-muted-line = muted
table-removed-line = message removed
# A remark after the name of somebody who only watches.
table-spectators = spectator
table-no-chat = Nobody has said anything.
# On the tab that leads to the chat.
table-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
# In place of a hand, for somebody who has no seat.
table-watching = You are watching
table-watching-line = What the players hold is theirs alone until the game is over.
table-watching-tickets = Secret until the game is over.
# Below the name of a bot.
table-bot = { $level ->
    [random] bot · easy
    [greedy] bot · medium
    [planner] bot · hard
    [expert] bot · expert
   *[other] bot · { $level }
}
# Below the name of a player for whom a bot plays.
table-replaced-out_of_time = out of time: a bot is playing
table-replaced-left = left: a bot is playing
table-replaced-resigned = a bot is playing
table-offline = Connection lost. Trying again…
table-offline-device = You are offline. The table stays here.
table-closed = This table was closed.
table-confirm = Ask before moves that can’t be undone
# Three panes on a phone.
table-hand = Hand
table-tickets = Tickets
table-others = Players
# Pulls a pane on a phone larger or smaller.
table-pull = Larger or smaller
# Time to think: { $text } is "0:42" or "2 d 3 h".
table-clock-left = { $text } left
table-days = { $days } d { $hours } h
table-hours = { $hours } h { $minutes } min
table-skip = Skip to what you can do now
table-choices = What you can do
table-aside = Players and log
# A card beside the board that sums up the rules; its button and its name.
table-card = Reference card

senses-motion = Animate moves
# How fast the moves of bots and other players are shown.
senses-pace = Others’ moves
senses-pace-slow = Slow
senses-pace-natural = Natural
senses-pace-quick = Quick
senses-pace-at_once = All at once
senses-sound = Sounds
senses-sound-card = Cards
senses-sound-track = Tracks
senses-sound-ticket = Tickets
senses-sound-last = Last round
senses-sound-turn = Your turn

## What to do now, in one sentence

now-wait = It’s { $name }’s turn.
now-wait-draw = { $name } is drawing a second card.
now-wait-tickets = { $name } is choosing tickets.
now-wait-tunnel = { $name } is deciding about a tunnel.
now-wait-complete = { $name } is completing tickets.
now-begins = The game is starting.
now-wait-setup = { $count ->
    [one] { $names } is still choosing tickets.
   *[other] { $names } are still choosing tickets.
}
# A turn: { $choices } are some of the following, joined by "or".
now-turn = Your turn: { $choices }.
now-can-draw_card = draw cards
now-can-claim_track = claim
now-can-play_cards = play cards to your yard
now-can-draw_tickets = draw tickets
now-can-build_station = build
now-second = Draw a second card.
now-keep = { $count ->
    [0] Keep as many of these tickets as you like, or none.
   *[other] Keep at least { $count } of these tickets.
}
now-tunnel = { $count ->
    [one] The tunnel costs { $count } more card. Pay, or give it up.
   *[other] The tunnel costs { $count } more cards. Pay, or give it up.
}
now-tunnel-lost = { $count ->
    [one] The tunnel costs { $count } more card, and you can’t pay. Give it up.
   *[other] The tunnel costs { $count } more cards, and you can’t pay. Give it up.
}
# While the cards for one's own tunnel are being turned over.
now-tunnel-turning = Turning over cards for your tunnel…
now-complete = Complete tickets with the cards in your pile.
now-pass = You have no move left, so you must pass.
now-pay-track = Choose how to pay for { $track }.
now-pay-station = Choose how to pay for the station in { $city }.
now-choose-track = Choose a track to claim.
now-choose-city = Choose a city for your station.
# Before the game, at the table.
now-lobby = { $count ->
    [0] Everybody is here.
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
now-lobby-host = Everybody is here: start the game.
now-lobby-host-free = { $count ->
    [one] { $count } seat is still free: wait, or add a bot.
   *[other] { $count } seats are still free: wait, or add bots.
}
now-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share first place.
}
now-you-won = You win!
# Several people play at one screen.
now-curtain = Pass the screen to { $name }.
now-last-round = { $count ->
    [1] Last turn of the game
   *[other] Last round, { $count } turns left
}
# { $count } is the fewest tickets that have to be kept.
now-draw-tickets = { $count ->
    [0] Draw tickets? You may keep any of them, or none.
   *[other] Draw tickets? You have to keep at least { $count }.
}

## Hand, cards and choices

dock-hand = Your hand
dock-hand-of = { $name }’s hand
dock-no-hand = No cards
dock-no-tickets = No tickets
dock-row = Row (face-up cards)
dock-deck = Deck
dock-deck-label = Deck ({ $count }): draw blind
dock-slot-label = Take { $card }, card { $slot } of the row
dock-empty-slot = Card { $slot } of the row: none
dock-ticket-deck = Tickets
dock-ticket-deck-label = Tickets ({ $count }): draw some to choose from
dock-tickets = Your tickets
dock-tickets-of = { $name }’s tickets
dock-claim = Claim a track
dock-claim-short = Claim
dock-station = Build a station
dock-claim-list = Tracks you can claim
dock-station-list = Cities for a station
dock-pay-for = Pay for { $track }
dock-station-in = Station in { $city }
# The choice of cards to pay with.
dock-pay-with = Pay { $cards }
dock-claim-with = Claim with { $cards }
dock-build-with = Build with { $cards }
dock-back = Back
dock-keep = { $count ->
    [0] Keep none
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
dock-keep-more = Keep { $count } or more
dock-keep-title = Tickets to choose from
dock-draw-tickets = Draw tickets
dock-tunnel-title = Tunnel { $track }
# The cards laid down for a tunnel, and those turned over for it.
dock-laid = Laid down
dock-turned = Turned over
# The extra cost of a tunnel.
dock-extra = Pay { $cards }
dock-leave = Give up the tunnel
dock-pass = Pass
# Kinds of tracks.
dock-tunnel = tunnel
# $count is the most it can be.
dock-tunnel-may-cost = { $count ->
    [one] Tunnel: may cost { $count } more card
   *[other] Tunnel: may cost up to { $count } more cards
}
# A button on cards of the hand.
dock-light-stack = { $cards }: show the tracks they can pay for
dock-ferry = { $count ->
    [one] ferry, { $count } locomotive
   *[other] ferry, { $count } locomotives
}
dock-play = Play { $cards }
dock-play-title = Play cards to your yard
# In front of the cards of a stack of the hand: { $cards } is "3 green".
dock-play-stack = Play cards to your yard: { $cards }
dock-trio = Three different colours
dock-trio-hint = Choose three colours
dock-complete = { $count ->
    [0] Complete none
    [one] Complete { $count } ticket
   *[other] Complete { $count } tickets
}
dock-complete-title = Tickets to complete
dock-curtain = { $name }, it’s your turn
dock-curtain-line = Make sure nobody else is looking, then show your cards.
dock-show = Show my cards
# How a ticket stands. { $needs } is "5 trains" or "5 trains and 1 station".
dock-ticket-done = done
dock-ticket-station = connected by a station
dock-ticket-open = { $needs } to go
dock-ticket-lost = no longer possible
# On a long ticket.
dock-ticket-long = long
# The line above the dock: what others have done since one's last move, and the button that skips what is still being shown.
since-title = Since your last move
since-skip = Skip

## The map

map-title = Map
map-owner = claimed by { $name }
map-tracks = Tracks
board-label = Map with { $cities } cities and { $tracks } tracks. The text view describes it in words. Arrow keys move it, plus and minus zoom, zero shows all of it.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-reset = Show the whole map

# The route between two cities.
way-title = Route between two cities
way-from = From
way-to = To
way-city = City…
way-first = Choose two cities.
way-second = Choose the second city.
# { $needs } is "5 trains" or "5 trains and 1 station", { $tracks } "3 tracks".
way-left = { $needs } to go, { $tracks }
# { $trains } is "12 trains"; { $left } is the number of trains the reader has left.
way-short = { $trains } to go, only { $left } left
way-joined = connected
way-none = no route left

## The table in words

text-view = Text view
text-drawn = Graphical view
text-title = The table in words
text-happened = What just happened
text-supply = Available to draw
text-row = { $count ->
    [0] The row is empty.
   *[other] The row: { $cards }.
}
text-deck = { $count ->
    [one] { $count } card in the deck, { $discards } discarded.
   *[other] { $count } cards in the deck, { $discards } discarded.
}
text-ticket-deck = { $count ->
    [one] { $count } ticket in the ticket deck.
   *[other] { $count } tickets in the ticket deck.
}
# A player; { $notes } are one or both of the next two.
text-player = { $name } ({ $notes })
text-you = you
text-to-move = to move
# Heads of tables.
text-points = Points
text-trains = Trains
text-cards = Cards
text-tickets = Tickets
text-completed = Completed
text-stations = Stations left
text-pile = Pile
text-spaces = Spaces
text-color = Colour
text-kind = Kind
text-state = State
# { $points } is "12 points", { $state } "done"; { $left } are tracks like text-track.
text-ticket = { $ticket }, { $points }: { $state }.
text-ticket-left = { $ticket }, { $points }: { $state }, via { $left }.
# In place of { $ticket } above.
text-long = { $ticket } (long)
text-track = { $track }, { $length } { $color }
text-needs = needs { $cards }
text-station = { $city }: { $name }
text-no-stations = No stations have been built.
text-tracks-at = Tracks at
text-all-cities = all cities
text-no-tracks = No matching tracks.
text-free = free
text-closed = closed: its twin is claimed
text-claim = Claim { $track }
text-open-pile = { $count ->
    [one] { $count } card in the pile: { $cards }
   *[other] { $count } cards in the pile: { $cards }
}
# { $points } is "12 points".
text-big-city = { $city }: { $points }

## The table of the Card Game

yard-table = Yards and Big Cities
yard-title = { $name }’s yard
yard-empty = The yard is empty.
yard-pile = Pile
yard-big-cities = Big Cities
yard-set = Set of { $cards }
yard-round = Round { $round } of { $of }

## The end of a game

end-title = Final scoring
end-player = Player
end-tracks = Tracks
end-tickets = Tickets
end-stations = Stations
# The head of a narrow column. The bonus has a name in Europe.
end-longest = { $game ->
    [europe] European Express
   *[other] Longest path
}
end-cities = Big Cities
end-total = Total
end-rematch = Play again
end-to-rematch = Go to the next game
end-replay = Watch the replay
end-review = Review the game
end-share = Share a picture
end-save = Save a picture
end-no-picture = This browser could not draw the picture.
end-record = Download the record
end-back = Back to the lobby
end-ticket-lost = not completed
end-watch = Watch the scoring
end-skip = Skip to the result
end-station-line = { $count ->
    [one] { $count } station not built
   *[other] { $count } stations not built
}
end-borrow-line = { $city } borrows { $track }
end-path-line = { $count ->
    [one] Path of { $count } space
   *[other] Path of { $count } spaces
}
end-account-of = { $name }’s points
end-rank-title = Place
end-rail = Points so far
# What is said while the points are counted. { $points } is "12 points", { $spaces } "23 spaces".
end-say-start = The game is over. Time to count the points.
end-say-tracks = { $name } scores { $points } for tracks.
end-say-done = { $name } completed { $ticket }: { $points }.
end-say-failed = { $name } did not complete { $ticket }: { $points } lost.
end-say-all-stations = { $name } has built all stations.
# { $stations } is "2 stations left".
end-say-stations = { $name } has { $stations }: { $points }.
end-say-borrowed = { $name }’s station in { $city } borrows { $track }.
end-say-path = { $name } has a path of { $spaces }.
end-say-longest = { $game ->
    [europe] { $name } wins the European Express for the longest path, { $spaces }: { $points }.
   *[other] { $name } has the longest path, { $spaces }: { $points }.
}
end-say-city = { $count ->
    [one] { $names } has the most completed tickets for { $city }: { $points }.
   *[other] { $names } have the most completed tickets for { $city }: { $points } each.
}

## The replay

replay-title = Replay
replay-step = Step { $seq } of { $last }
replay-first = To the start
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
# From whose side one looks.
replay-side = Seen by
replay-all-open = Everything open
replay-not-over = The game is still in progress. Its replay opens to everybody once it is over; until then you see only what you could see.
replay-scrub = Position in the replay
replay-speed = Speed
replay-speed-is = Speed: { $times }×
replay-previous-turn = One turn back
replay-previous-turn-of = { $name }’s previous turn
replay-next-turn = One turn forward
replay-next-turn-of = { $name }’s next turn
replay-copy = Copy the link
replay-play-on = Play on from here
play-on-seat = Your seat
play-on-hidden = Hidden cards
play-on-as_it_was = As they were
play-on-anew = Dealt again
play-on-line = You play against bots from this moment on. The finished game stays as it is.
play-on-go = Play on
# Where the link can't be copied.
replay-in-address = The link is in the address bar
replay-to-table = Back to the table
replay-review = Review this moment
replay-last-round = The last round begins
replay-second-round = The second round begins

## Reviews and hints: deeds and reasons, fetched with the review

# What can be done at a turn, or was: "Claim Dallas – El Paso with 2 green". Nobody in particular does it.
deed-keep = { $count ->
    [0] Keep no ticket
   *[other] Keep { $tickets }
}
deed-row = Take { $card } from the row
deed-row-some = Take a card from the row
deed-deck = Draw blind from the deck
deed-draw_tickets = Draw tickets
deed-claim_track = Claim { $track } with { $cards }
deed-pay_tunnel = Pay { $cards } more for the tunnel
deed-leave_tunnel = Give up the tunnel
deed-build_station = Build a station in { $city } with { $cards }
deed-play_cards = Play { $cards }
deed-complete = { $count ->
    [0] Complete no ticket
   *[other] Complete { $tickets }
}
deed-pass = Pass

# What speaks for such a deed; each a sentence of its own.
reason-completes_ticket = It completes the ticket { $ticket }.
reason-keeps_ticket_open = It is on the route for the ticket { $ticket }.
reason-at_risk = Others are close and may take { $track } first.
# { $points } is "7 points".
reason-points = { $track } is worth { $points } on its own.
reason-longer_path = { $track } makes the longest path longer.
reason-blocks = It gets in { $name }’s way.
reason-lacks_most = What the plan needs most: { $color }.
reason-lacks = The plan still needs this: { $color }.
reason-wild = A locomotive stands in for any colour.
reason-nothing_in_row = Nothing in the row helps.
reason-saves_cards = There is still time to collect cards.
reason-room_for_tickets = There is time for more tickets.
reason-on_the_way = The ticket { $ticket } comes almost for free.
reason-worth_the_way = The ticket { $ticket } is worth the effort.
reason-too_far = The ticket { $ticket } would take too long.
reason-station_for = A station in { $city } opens up somebody else’s track.
reason-worth_the_cost = The tunnel { $track } is worth its extra cost.
reason-not_worth_the_cost = The tunnel { $track } isn’t worth its extra cost.
# { $color } is the colour of a set.
reason-robs = It robs { $name } of a set ({ $color }).
reason-feeds = These cards ({ $color }) go towards the ticket { $ticket }.
reason-hard_to_rob = A set of this size is hard to rob ({ $color }).
reason-time_is_short = The cards in the yard need every turn that is left to reach the pile.
reason-last_turn = It is the last turn, and this counts most.

# Kinds of mistakes, as headings of a list.
mistake-ticket_kept = Kept a bad ticket
mistake-ticket_refused = Gave back a good ticket
mistake-tickets_drawn = Drew tickets at a bad time
mistake-tickets_not_drawn = Didn’t draw tickets
mistake-color_drawn = Took the wrong card
mistake-claimed_too_late = Put off a track
mistake-claimed_too_early = Claimed too early
mistake-claimed_for_nothing = Claimed a useless track
mistake-wrong_track = Claimed the wrong track
mistake-station_built = Built a needless station
mistake-station_missed = Didn’t build a station
mistake-tunnel_risked = Tried too risky a tunnel
mistake-tunnel_paid = Paid too much for a tunnel
mistake-tunnel_given_up = Gave up a tunnel too soon
mistake-yard_robbed = Left a set open to robbery
mistake-set_played_too_early = Played a set too early
mistake-set_played_too_late = Held a set back too long
mistake-wrong_set = Played the wrong set
mistake-robbery_missed = Missed a robbery
mistake-wrong_tickets = Completed the wrong tickets

# The review of a finished game.
review-title = Review
review-of = { $game }: review
review-tab-game = The game
review-tab-moves = Moves
review-waiting = { $count ->
    [0] The review is about to begin…
    [one] { $count } other game is reviewed first.
   *[other] { $count } other games are reviewed first.
}
review-running = Reviewing the game: { $done } of { $total } moves
review-failed = The review could not be completed.
review-again = Try again
review-not-over = A game can be reviewed once it is over.
review-later = Luck, accuracy and turning points follow when every move has been reviewed.
review-not-yet = This move has not been reviewed yet.
review-choose = Choose a move in the graph or in the list.
review-graph = Chances to win
review-start = After the deal
review-move = Move { $step } of { $total }
review-chance = { $name } { $percent }

# What was done, and what the expert would have done; headings.
review-played = Played
review-best = The expert
review-same = The expert would have done the same.
review-only = The only move
review-right = A good move
review-nearly = Nearly as good
# { $percent } is "4 %", { $points } is "2 points".
review-cost = That cost { $percent } of the chance to win, about { $points }.
review-cost-chance = That cost { $percent } of the chance to win.
# A share, and how far it may be off.
review-error = { $percent } ± { $error }
review-why = Why
review-why-done = What speaks for it
review-plan = The plan
review-plan-tickets = Tickets
review-plan-given-up = Given up
review-plan-tracks = To claim
review-plan-lacks = Missing
review-gift = What luck then did to { $name }’s chance: { $percent }

review-one = The chosen move
review-list = Decisions
review-filter = Which decisions
review-filter-mistakes = Mistakes
review-filter-all = All
review-filter-player = Whose decisions
review-everybody = Everybody
review-previous = Previous mistake
review-next = Next mistake
review-none = No mistakes. Well played!
review-none-yet = No mistakes so far.
review-practise = Practise my mistakes
review-replay = Watch in the replay

review-luck = Luck and skill
review-you-won = { $count ->
    [one] You won by { $count } point.
   *[other] You won by { $count } points.
}
review-you-lost = { $count ->
    [one] You lost by { $count } point.
   *[other] You lost by { $count } points.
}
review-you-tied = You shared first place.
review-won = { $count ->
    [one] { $name } won by { $count } point.
   *[other] { $name } won by { $count } points.
}
review-lost = { $count ->
    [one] { $name } lost by { $count } point.
   *[other] { $name } lost by { $count } points.
}
review-tied = { $name } shared first place.
review-cards-gave = { $count ->
    [one] The cards gave about { $count } point.
   *[other] The cards gave about { $count } points.
}
review-cards-cost = { $count ->
    [one] The cards cost about { $count } point.
   *[other] The cards cost about { $count } points.
}
review-cards-even = The cards gave about as much as they took.
review-without-ahead = { $count ->
    [one] Without that: about { $count } point ahead.
   *[other] Without that: about { $count } points ahead.
}
review-without-behind = { $count ->
    [one] Without that: about { $count } point behind.
   *[other] Without that: about { $count } points behind.
}
review-without-level = Without that: level.

review-turning = Turning points
review-turning-none = The game never turned.
review-turn = { $name }, move { $step }:
# What turned the game; it stands after the name and the move.
review-cause-luck = the cards decided
review-cause-mistake = a mistake
review-cause-play = the play decided
review-change = { $name } { $percent }

review-skill = How everybody played
review-accuracy = Accuracy
review-mistakes = Mistakes
review-mean = Lost per move
review-kinds = Mistakes by kind

review-how = How is this computed?
review-how-decisions = Each decision is judged by what its player could know. The strongest bot, the expert, gets the same question. If it would have done something else, both are played on many times with the same luck; the difference in the chance to win is what the decision cost. From 2 % on it is called a mistake.
review-how-accuracy = Accuracy is the mean over all decisions while there was something to win: one that costs nothing counts in full, one that costs 5 % counts half.
review-how-chances = The graph knows all cards but not those to come. It shows how often everybody would win if bots played on from there.
review-how-luck = Luck is what chance then made of each move, the deal included. Only as much of it is taken off as can be told from skill.
review-how-limits = All of this is a strong bot’s opinion, not a proof. Single moves are uncertain by a few per cent; the whole game says more.

# The expert’s advice at a table for practice.
hint-list = What could be done, the best first
hint-do = Do this
hint-points = { $points } points
hint-points-long = Expected lead over the best opponent
hint-plan = Tickets to go for
hint-lacks = Cards still missing
hint-given-up = Better given up

# Exercises from your mistakes.
practise-title = Practise
practise-lead = Moments of your own games in which another move was better. Find it now.
practise-adding = Looking for your mistakes in the review…
practise-no-review = This game has no review yet.
practise-to-review = Go to the review
practise-no-mistakes = You made no mistakes in this game that could be practised.
practise-progress = { $solved } of { $count } solved
practise-start = Start
practise-all-done = All solved. New ones come from your next review.
practise-exercise = Exercise { $number }
practise-number = Exercise { $number } of { $count }
practise-lost = cost you { $loss } in the game
practise-solved-tries = { $count ->
    [one] solved at the first try
   *[other] solved after { $count } tries
}
practise-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
practise-try = Solve
practise-again = Again
practise-list = All exercises
practise-remove = Remove this exercise
practise-task = Find a move that loses less than 2%
practise-task-line = Everything is as you saw it then. Play your move at the table as usual.
practise-judging = The expert is looking at your move…
practise-solved = Solved!
practise-solution = The solution
practise-nothing-lost = it loses nothing.
practise-loses = it loses { $loss } of the chance to win.
practise-best = Best: { $deed }
practise-not-yet = Not yet: try another move
practise-show = Show the solution
practise-next = Next exercise
practise-skip = Skip
practise-empty = No exercises yet
practise-empty-play = Play a game to its end, against bots or people.
practise-empty-review = Ask for its review at the end.
practise-empty-practise = Your mistakes become exercises there. They stay on this device.
practise-empty-go = Play a game

## The log: what happened, in the present tense

# The heading over the reader’s own turns, in place of a name.
log-you = You
# Cards of a turn are pictures; this is what is read out for one that came from the deck, unseen by others or { $card }.
log-unseen = from the deck
log-blind = { $card } from the deck
# What the small drawings before a line stand for; cards, cities and numbers follow.
log-icon-cards = Cards drawn
log-icon-track = Track claimed
log-icon-station = Station built
log-icon-tickets = Tickets kept
log-icon-tunnel = Tunnel begun
log-icon-turned = Cards turned over
log-icon-left = Tunnel given up
log-icon-pile = To the pile
log-icon-played = Cards played
log-icon-robbed = Robbed
log-icon-completed = Tickets completed
log-dealt = The cards are dealt. { $name } begins.
log-kept = { $count ->
    [0] { $name } keeps no ticket.
    [one] { $name } keeps { $count } ticket.
   *[other] { $name } keeps { $count } tickets.
}
log-kept-some = { $name } has chosen tickets.
log-kept-these = { $count ->
    [0] { $name } keeps no ticket.
   *[other] { $name } keeps { $tickets }.
}
log-setup-ended = Everybody has chosen. The first turn begins.
log-drew-row = { $name } takes { $card } from the row.
log-drew-deck = { $name } draws from the deck.
log-drew-deck-card = { $name } draws { $card } from the deck.
log-reshuffled = { $count ->
    [one] The discards are shuffled: the deck has { $count } card.
   *[other] The discards are shuffled: the deck has { $count } cards.
}
log-swept = Three locomotives: the row is replaced.
log-tunnel-laid = { $name } lays down { $cards } for the tunnel { $track }.
# { $cards } is a list of colours here.
log-tunnel-turned = { $count ->
    [0] No card is left to turn over.
   *[other] Turned over: { $cards }.
}
log-tunnel-costs = { $count ->
    [0] The tunnel costs nothing more.
    [one] The tunnel costs { $count } more card.
   *[other] The tunnel costs { $count } more cards.
}
log-tunnel-left = { $name } gives up the tunnel { $track }.
# { $points } is "4 points".
log-claimed = { $name } claims { $track } with { $cards }: { $points }.
log-station = { $name } builds a station in { $city } with { $cards }.
log-pile = { $name } moves { $cards } to the pile.
log-played = { $name } plays { $cards }.
log-robbed = { $by } robs { $name } of { $cards }.
log-scoring = Round { $round } is over. Tickets are completed.
log-completed = { $count ->
    [0] { $name } completes no ticket.
   *[other] { $name } completes { $tickets }.
}
log-round = Round { $round } begins.
log-passed = { $name } passes.
log-last-round = { $name } is nearly out of trains: everybody has one more turn.
log-last-round-cards = The deck is empty: everybody has one more turn.
log-finished = The game is over.
log-joined = { $name } takes a seat.
log-left = Somebody leaves the table.
# { $bot } is "bot · easy".
log-bot-placed = { $name } takes a seat ({ $bot }).
log-removed = Seat { $place } is free again.
log-removed-who = The host removes { $name }.
log-invited = The host lets somebody back in.
log-created = The table is open.
log-replaced-out_of_time = Time is up for { $names }: a bot plays on.
log-replaced-left = { $count ->
    [one] { $names } leaves: a bot plays on.
   *[other] { $names } leave: a bot plays on.
}
log-replaced-resigned = A bot plays on for { $names }.
log-came-back = { $name } is back.
log-undone = { $name } takes back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
log-hinted = { $name } takes a hint.
log-rematched = A rematch is on.
log-closed = The table is closed.
log-shut = A moderator closed the table: { $reason }

## Errors of the page itself

error-unreachable = The server can’t be reached. Try again in a moment.
error-again = Try again
error-lost = The connection was lost. Your last move may not have gone through.
error-astray = There is nothing at this address.
error-no-code = No table has this code.
error-bad-map = This file is not a map file.
error-crashed = Something went wrong. Reload the page to continue.
# A link to the rule that forbids it.
error-rule = See the rule

## What the server refuses

# A code that this page does not know: { $message } is in English.
refused-unknown = The server says: { $message }
refused-bad_request = The server could not read this. Reload the page and try again.
refused-sign_in = The server no longer knows you. Reload the page, or sign in.
refused-wrong_password = No account has this name and this password.
refused-forbidden = You are not allowed to do this.
refused-not_found = There is nothing at this address.
refused-no_such_table = There is no such table. It may have been closed.
refused-no_such_user = Nobody here by that name.
refused-no_such_seq = The game is not that long.
refused-no_such_step = The game does not have that many moves.
refused-nothing_to_choose = There was nothing to choose here.
refused-not_asked = You have nothing to decide now.
refused-already_so = That’s already done.
refused-conflict = Somebody was faster. Try again.
refused-name_taken = This name, or one that looks like it, is taken. Choose another.
refused-banned = You are banned from this server. { $message }
refused-read_only = Nothing can be changed for now. { $message }
refused-bad_link = This link has been used or has expired. Ask for another.
refused-bad_ban = This can’t be banned: { $message }
refused-last_administrator = This is the only administrator. Make another first.
refused-no_such_provider = This way to sign in is no longer offered. Reload the page.
refused-no_such_identity = That account is no longer linked. Reload the page.
refused-provider_failed = The other site can’t be reached or isn’t working properly. Try again later.
refused-bad_sign_in = This sign-in wasn’t started in this browser, or it took too long. Try again.
refused-sign_in_cancelled = You didn’t sign in at the other site.
refused-sign_in_again = To show that it’s you, sign out and back in, then try again.
refused-not_allowed = This server doesn’t let that account in. Ask whoever runs it.
refused-no_account = Nobody here has linked that account. Sign in the way you usually do and link it first.
refused-identity_taken = Somebody else here has linked that account, or you have already linked another one from the same site.
refused-last_way_in = You would have no way to sign in. Set a password or link another account first.
refused-no_such_ban = There is no such ban, or it has already been lifted.
refused-no_such_report = There is no such report, or it has already been settled.
refused-too_many_tables = You have too many tables that have not started. Start or leave one first.
refused-too_many_games = You have started too many games that are still running. Finish one first.
refused-too_large = This is too large.
refused-bad_name = A name has 1 to 40 characters, no spaces at either end and no invisible characters.
refused-bad_password = A password has 8 to 200 characters.
refused-too_many_requests = That was too much at once. Wait a moment, then try again.
refused-internal = Something went wrong on the server. Try again in a moment.
refused-busy = The server is full at the moment. Try again in a few seconds.
refused-storage_busy = The server is busy. Try again in a moment.
refused-storage_full = The server’s disk is full. Tell whoever runs it.
refused-storage_failed = The server’s storage failed. Tell whoever runs it.
refused-too_slow = The connection is too slow. Reload the page to continue.
refused-stopping = The server is restarting. The page will be back in a moment.
refused-not_started = The game has not begun yet.
refused-started = The game has already begun.
refused-finished = The game is over.
refused-not_finished = The game is not over yet.
refused-closed = This table was closed.
refused-not_yours = This is not your seat.
refused-not_host = Only the host may do this.
refused-removed_by_host = The host removed you from this table. Ask them to let you back in.
refused-no_such_place = This table has no such seat.
refused-place_taken = Somebody is already sitting here.
refused-place_empty = Nobody is sitting here.
refused-color_taken = Another player has chosen that colour.
refused-table_full = All seats are taken.
refused-places_empty = Some seats are still free.
refused-already_seated = You already have a seat at this table.
refused-replaced = A bot is playing for you. Come back first.
refused-not_replaced = You’re already playing.
refused-stale = Something happened in the meantime. Have another look.
refused-bad_text = This can’t be sent: it is empty, too long, or has invisible characters in it.
refused-chat_too_fast = You are sending too much at once. Wait a moment.
refused-chat_full = This table’s chat is full.
refused-chat_repeated = You have just said that.
refused-chat_links = Guests can’t send links. Create an account to do that.
refused-chat_words = One of these words is not allowed here.
# { $message } is in English: what is wrong with the map file or the settings.
refused-bad_settings = A game can’t be played like this: { $message }
refused-rematch_open = There is already a rematch.
refused-not_practice = People play against each other here, so there are no hints and no undo.
refused-nothing_to_undo = There is nothing to take back yet.
refused-acted_since = Somebody else has acted since.
refused-revealed = A card or ticket has been revealed since, so it stays.
refused-too_many_undos = Too much has been taken back in this game. Play it to its end.
refused-too_many_reviews = You are already waiting for too many reviews. Try again when one of them is done.

## What a rule of the game refuses

refused-game_over = The game is over.
refused-not_your_turn = It is not your turn.
refused-choose_tickets = Choose your tickets first.
refused-draw_second = Draw the second card first.
refused-answer_tunnel = First pay for the tunnel, or give it up.
refused-nothing_offered = You have no tickets to choose from.
refused-ticket_not_offered = This is not one of the tickets you can choose from.
refused-too_few_tickets = You have to keep more tickets.
refused-no_tickets_left = No tickets are left.
refused-no_such_slot = The row has no such card.
refused-slot_empty = There is no card here.
refused-locomotive_second = A face-up locomotive can’t be the second card. Take another, or draw blind.
refused-no_cards_left = No cards are left to draw.
refused-track_taken = This track is already claimed.
refused-double_own = You already have the other track of this double.
refused-double_closed = With so few players only one track of a double can be claimed.
refused-not_enough_trains = You have too few trains left for this track.
refused-wrong_card_count = A track costs one card for each of its spaces.
refused-mixed_colors = All cards must be of one colour; locomotives fit any.
refused-wrong_color = This track needs another colour.
refused-ferry_locomotives = This ferry needs more locomotives.
refused-cards_not_in_hand = You don’t have these cards.
refused-no_tunnel_pending = No tunnel is waiting to be paid for.
refused-tunnel_extra_count = That is the wrong number of cards for this tunnel.
refused-tunnel_extra_color = This tunnel needs the colour you laid down, or locomotives.
refused-no_stations_in_game = This game has no stations.
refused-no_stations_left = You have built all your stations.
refused-city_has_station = This city already has a station.
refused-station_cost = That is the wrong number of cards for this station.
refused-not_a_set = Play two or more cards of one colour, or three of three colours.
refused-color_in_yard = This colour is already in your yard.
refused-yard_not_beaten = Another yard has as many cards of this colour, or more.
refused-complete_tickets = Complete your tickets first.
refused-not_scoring = Tickets are completed only when a round is over.
refused-ticket_not_held = This is not one of your tickets.
refused-pile_too_small = Your pile does not have the cards for all of these tickets.
refused-must_act = You can only pass if nothing else can be done.
refused-unknown_track = The map has no such track.
refused-unknown_city = The map has no such city.
refused-unknown_ticket = The game has no such ticket.
refused-ticket_twice = The same ticket was named twice.
refused-not_in_this_game = This can’t be done in this game.

## The guide itself

# What the place where the guide speaks is called, for those who hear the page.
guide-name = Guide
# A button: the lesson has been read.
guide-got-it = Got it
# A button: the game goes on without the guide.
guide-leave = Leave the guide

## Tickets at the start

guide-opening = Your tickets
    .text = Each names two cities: connect them with your tracks and its points are yours, otherwise you lose them. Keep at least { $keep }. The ticket { $ticket } needs the fewest trains: { $trains }.
# { $long } is one of the long tickets that cross the whole map.
guide-opening-long = Your tickets
    .text = Each names two cities: connect them with your tracks and its points are yours, otherwise you lose them. Keep at least { $keep }. The ticket { $ticket } is the easiest; { $long } is hard for a first game.
guide-opening-cards = Your tickets
    .text = Each lists the cards that complete it. If they lie in your pile at the end, its points are yours; if not, you lose them. Keep at least { $keep }. The ticket { $ticket } needs the fewest: { $cards }.

## Drawing

guide-draw = Drawing cards
    .text = You do one thing per turn. You pay for tracks with cards, so take two, one after the other. A good colour to begin with: { $card }. The track { $track } on your way needs it.
# No open card fits: any will do.
guide-draw-any = Drawing cards
    .text = You do one thing per turn. You need cards, so take two, one after the other: from the row, in colours you already have, or blind from the deck.
guide-draw-cards = Drawing cards
    .text = You do one thing per turn. Collect cards of one colour: take two, one after the other. A good colour to begin with: { $card }. Your tickets need it.
guide-second = The second card
    .text = The row is full again. Take another card from it, or a blind one from the deck. Only a locomotive can’t be taken from the row now.
guide-locomotive = Locomotives
    .text = A locomotive stands in for any colour. Taken from the row it is the only card of your turn; drawn blind it is a card like any other.
guide-locomotive-cards = Locomotives
    .text = In a set a locomotive stands in for the colour, on a ticket for any. Taken from the row it is the only card of your turn; drawn blind it is a card like any other.

## Claiming tracks

guide-claim = Claiming a track
    .text = You have { $cards }: that pays for the track { $track }. Choose it on the map; it earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once.
guide-points = Points and trains
    .text = Tracks have earned you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Long ones earn far more: { $length } spaces are worth { $most }. You have { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } left for all your tracks.
guide-gray = Grey tracks
    .text = The track { $track } is grey: any colour pays for it, as long as all cards are of the same. You could use { $cards }.
guide-double = Double tracks
    .text = Two tracks lie side by side here: { $track }. With fewer than { $doublesFrom } players only one of them can be claimed, so don’t wait too long.
# Somebody has one of the two, and of the other only a trace is left on the map.
guide-double-closed = Double tracks
    .text = One of the two tracks { $track } is taken, so only a faint trace of the other is left. With fewer than { $doublesFrom } players only one of a double can be claimed.
guide-done = A ticket is complete
    .text = Your tracks connect the cities of the ticket { $ticket }: at the end it earns you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Nobody can take that away.

## Europe: ferries, tunnels, stations

guide-ferry = Ferries
    .text = The track { $track } is a ferry. Of its { $length } cards at least { $ferry ->
        [one] one has to be a locomotive
       *[other] { $ferry } have to be locomotives
    }, so save some.
guide-tunnel = Tunnels
    .text = The track { $track } is a tunnel. After you pay, { $tunnelCards } cards are turned over, and each one in your colour and each locomotive costs you an extra card. Have some to spare.
guide-turned = The tunnel costs more
    .text = { $extra ->
        [one] One of the turned cards counts: pay one more card
       *[other] { $extra } of the turned cards count: pay { $extra } more cards
    }, and the tunnel is yours. Or take your cards back, and your turn is over.
guide-turned-poor = The tunnel costs more
    .text = { $extra ->
        [one] One of the turned cards counts: the tunnel costs one more card
       *[other] { $extra } of the turned cards count: the tunnel costs { $extra } more cards
    }. You can’t pay that. Take your cards back; you only lose the turn.
# Another player has a track on the way of the ticket.
guide-station-blocked = Stations
    .text = Somebody has a track that your ticket { $ticket } needs. A station in a city at its end lets you use it, for { $cost ->
        [one] one card
       *[other] { $cost } cards of one colour
    }. A station you don’t build earns { $unbuilt } points.
guide-station = Stations
    .text = If somebody takes a track you need, a station in a city at its end lets you use it for your tickets. A station you don’t build earns { $unbuilt } points, so build only in need.

## More tickets

guide-tickets = More tickets
    .text = Instead of cards you can draw { $draw } tickets and keep at least { $drawKeep }. They earn more points, but each one you don’t complete costs you its points.
# All tickets are complete, or can't be completed any more.
guide-tickets-now = More tickets
    .text = None of your tickets is open any more. Draw { $draw } new ones and keep at least { $drawKeep }; those near your tracks are easy points.
guide-tickets-cards = More tickets
    .text = You can draw { $draw } tickets and keep any of them, or none. With cards in your pile you know what you can complete; what you don’t costs you points.
guide-choice = Which tickets to keep
    .text = Keep at least { $keep }. The ticket { $ticket } is the easiest for you: { $trains ->
        [0] your tracks already connect its cities.
        [one] { $trains } train is missing.
       *[other] { $trains } trains are missing.
    }
# None of the tickets can be completed any more.
guide-choice-hard = Which tickets to keep
    .text = Keep at least { $keep }. None of these can be completed any more: keep the one that costs the least.
guide-choice-cards = Which tickets to keep
    .text = Keep those whose cards are in your pile or soon will be, or none. The ticket { $ticket } needs the fewest: { $cards }.

## The Card Game: yard, pile, robbery, scoring

# A set: cards of one colour in the yard.
guide-play = Playing to your yard
    .text = You have { $cards }: play them to your yard as a set. In each later turn one card of every set moves to your pile, and only the pile completes tickets.
guide-pile = From the yard to the pile
    .text = When your turn began, one card of each of your sets moved to your pile, locomotives first. There it is safe. Several sets at once fill the pile faster.
# The player can rob somebody now.
guide-robbery = Robbery
    .text = { $name } has { $theirs } in the yard. Play more of the colour, { $cards }, and { $name } loses that set. It works the other way round, too.
# Not enough cards yet.
guide-robbery-later = Robbery
    .text = { $name } has { $theirs } in the yard. You can play that colour only with more cards, and then { $name } loses the set. It works the other way round, too.
# It has happened to the reader. { $name } is who did it.
guide-robbed = Robbery
    .text = { $name } played more cards of a colour than you had in your yard, so you lost { $cards }. Large sets are safer, and you can rob others in the same way.
guide-trio = Three colours at once
    .text = Besides sets you can play three cards of three colours, without locomotives: { $cards }. All three go to your pile at the start of your next turn.
guide-scoring = Completing tickets
    .text = The cards of your pile complete tickets: each serves one, a locomotive for any colour. The best choice is ticked already, so just confirm it.

## The end

guide-last = The last round
    .text = Somebody has { $lastTrains } trains or fewer, so everybody has one more turn, and this is yours. Claim the longest track you can, such as { $track }: cards in your hand earn nothing.
# { $stations } is in how many cities a station can be built now.
guide-last-poor = The last round
    .text = Somebody has { $lastTrains } trains or fewer, so everybody has one more turn, and this is yours. You can’t claim anything more{ $stations ->
        [0] {""}
       *[other] , but a station may still save a ticket
    }. New tickets are a risk now.
guide-last-cards = The last round
    .text = The deck is empty, so everybody has one more turn, and this is yours. Cards in hand and yard won’t count, only your pile: new tickets pay if it completes them.
guide-count = Final scoring
    .text = Completed tickets earn their points, the others cost them. The longest path earns { $longest } points more. Now you know it all: you can play the next game on your own.
guide-count-stations = Final scoring
    .text = Completed tickets earn their points, the others cost them; a station not built earns { $unbuilt } points, the longest path { $longest }. Now you know it all: you can play the next game on your own.
guide-count-cards = Final scoring
    .text = Completed tickets earn their points, the others cost them. The player with the most completed tickets for a Big City gets its bonus. Now you know it all: you can play the next game on your own.

## What would be a good next step, when there is nothing to explain

guide-goal-claim = A good next step
    .text = Claim the track { $track }. Your ticket { $ticket } goes via it, and you can pay for it: { $cards }.
guide-goal-collect = A good next step
    .text = Your ticket { $ticket } goes via the track { $track }. Collect { $length ->
        [one] one card
       *[other] { $length } cards
    } of this colour for it: { $color }.
guide-goal-gray = A good next step
    .text = Your ticket { $ticket } goes via the track { $track }. It is grey: collect { $length ->
        [one] one card of any colour
       *[other] { $length } cards of any one colour
    } for it.
# { $rest } is how many of the cards need not be locomotives.
guide-goal-ferry = A good next step
    .text = Your ticket { $ticket } goes via the ferry { $track }. Collect { $length } cards for it: at least { $ferry ->
        [one] one locomotive
       *[other] { $ferry } locomotives
    }{ $rest ->
        [0] {""}
       *[other] , the rest of one colour
    }.
guide-goal-free = A good next step
    .text = None of your tickets is open. Long tracks earn the most now, and tracks in one line make a long path.
guide-goal-play = A good next step
    .text = You can play { $cards } to your yard. The sooner they lie there, the sooner they are in your pile.
guide-goal-cards = A good next step
    .text = Your tickets need this colour most of all: { $card }. Collect it, or play what you have.
guide-goal-pile = A good next step
    .text = You have the cards your tickets need. Play them to your yard, so that they reach your pile in time.

## How to play: around the text

# { $game } is "Europe".
nav-how-of = { $game }: how to play
how-contents = On this page
how-before = Previous: { $game }
how-next = Next: { $game }
# Labels beside cards in pictures.
how-label-before = Before
how-label-after = After
how-label-laid = Laid down
how-label-turned = Turned over
how-label-paid = Paid on top
how-label-sets = Sets
how-label-trio = Three colours
how-label-no_set = No set
how-label-their_yard = Opponent’s yard
how-label-played = You play
how-label-pile = Your pile

## The words of the game, in a small table at the beginning

# One of the coloured cards with a wagon that tracks are paid with; "train card" in full.
how-word-card = Card
    .text = A train card. Most have one of eight colours; you pay for tracks with them.
# The same card in the Card Game, where nothing is paid with it.
how-word-card-cards = Card
    .text = A train card. Most have one of eight colours; you play them to your yard.
# The wild card.
how-word-locomotive = Locomotive
    .text = The wild card. It stands in for a card of any colour.
# The five cards that lie open.
how-word-row = Row
    .text = The { $row } cards that lie face up for everybody to take.
how-word-deck = Deck
    .text = The face-down cards. Drawing from it is drawing blind.
# The place where paid cards go; also those cards.
how-word-discards = Discards
    .text = Cards that have been paid or put away.
# One line between two neighbouring cities that somebody can claim as a whole.
how-word-track = Track
    .text = One line between two neighbouring cities. Its spaces show how long it is and which colour it needs.
# The small pieces put on the spaces of a claimed track.
how-word-train = Train
    .text = One of your pieces. Each space of a track you claim takes one.
how-word-ticket = Ticket
    .text = A secret task: two cities to connect, and what that is worth.
how-word-station = Station
    .text = A little house in a city. It lends you another player’s track.
# Card Game: a card that asks for certain cards instead of tracks on a map.
how-word-ticket-cards = Ticket
    .text = A secret task: two cities, the cards it takes to connect them, and what that is worth.
# Card Game: the place in front of a player where played cards lie open.
how-word-yard = Yard
    .text = The cards you have played. They lie open in front of you, and others may rob you of them.
# Card Game: cards of one colour lying together in a yard.
how-word-set = Set
    .text = All cards of one colour in a yard, with the locomotives played with them.
# Card Game: the face-down cards that are safe and complete tickets at the end.
how-word-pile = Pile
    .text = Your safe cards, face down. You complete tickets with these at the end.

## Headings

how-section-about = What it is about
how-section-words = Glossary
how-section-setup = Set-up
how-section-turn = Your turn
how-section-draw = Drawing cards
how-section-row = Row, deck and discards
how-section-claim = Claiming a track
how-section-double = Double tracks
how-section-ferry = Ferries
how-section-tunnel = Tunnels
how-section-station = Stations
how-section-tickets = Tickets
how-section-yard = From the yard to the pile
how-section-play = Playing cards to your yard
how-section-robbery = Robbery
how-section-end = How the game ends
how-section-round-end = How a round ends
how-section-complete = Completing tickets
how-section-four = With four players: two rounds
how-section-score = The score
how-section-seen = Who sees what
how-section-decided = Where rulebooks differ, this is how we play

## The reference card: short, each message with its .text in one line or two

how-ref-path = { $game ->
    [europe] European Express, for the longest path
   *[other] Longest path
}
how-ref-unbuilt = Each station not built
# Beside "Tickets".
how-ref-tickets = Completed, they add their points; otherwise they cost them.
how-ref-gray = Grey track
    .text = Cards of any one colour.
how-ref-ferry = Ferry
    .text = A locomotive for each engine shown.
how-ref-tunnel = Tunnel
    .text = { $tunnelCards ->
        [one] { $tunnelCards } card is turned over
       *[other] { $tunnelCards } cards are turned over
    }: each of your colour, and each locomotive, costs one more card.
# Whether two players may have one track each.
how-ref-double = Double track
    .text = { $open ->
        [yes] Nobody may own both.
       *[no] Once one is claimed, the other is closed.
    }
how-ref-build = Build a station
    .text = In a city without one; cards of one colour.
# Above the number of each station: 1, 2, 3.
how-ref-station = Station
how-ref-last = Last round
    .text = When somebody ends a turn with { $lastTrains ->
        [one] { $lastTrains } train
       *[other] { $lastTrains } trains
    } or fewer, everybody has one more turn.
how-ref-own = Your own colours
    .text = What still lies in your yard can’t be played again.
# Beside "Robbery".
how-ref-robbery = A colour in an opponent’s yard takes more cards than lie there; the opponent discards them.
# Beside "Completing tickets".
how-ref-pile = Only with the cards in your pile.
# Beside "Big Cities".
how-ref-big = For the most completed tickets with the city:
how-ref-rounds = { $rounds ->
    [one] The game has { $rounds } round.
   *[other] The game has { $rounds } rounds.
}
how-ref-keys = Keys

## What it is about

how-usa-about = You collect train cards and pay with them for tracks between the cities of North America. Each track earns points at once, and your secret tickets earn more if your tracks connect the two cities they name. When somebody has hardly any trains left, everybody gets one last turn, and the highest score wins.
how-europe-about = You collect train cards and pay with them for tracks across the Europe of the early railways: on land, by ferry and through tunnels that may cost more than you thought. Tracks earn points at once, secret tickets earn more at the end, and a station lets you use another player’s track where your own way is blocked. When somebody has hardly any trains left, everybody gets one last turn, and the highest score wins.
how-cards-about = There is no map here: you collect train cards, play them to your yard in sets, and turn by turn they roll on into your pile, where they are safe. Until then anybody who plays a larger set of the same colour robs you of yours. At the end the cards in your pile complete your secret tickets; the highest score wins.
how-players = For { $minPlayers } to { $maxPlayers } players.
# VIEW-4
how-symbols = Every colour also has a symbol of its own, so nobody needs to tell colours apart.

## Set-up of the two board games

how-setup-trains = Everybody gets **{ $trains } trains** and starts with no points.
how-setup-stations = Everybody also gets **{ $stations } stations**.
how-setup-cards = The { $cards } train cards are shuffled: { $perColor } of each of the eight colours, and { $locomotives } locomotives. Everybody is dealt **{ $startingCards } cards**. The next { $row } are turned face up and form the **row**; the rest is the deck.
how-setup-tickets-usa = There are { $tickets } tickets. Everybody is dealt **{ $dealt }** and keeps **at least { $keep }**. When all have chosen, the others go to the bottom of the ticket deck: first those of the player who begins, then the next player’s, and so on, each player’s in the order they were dealt.
# A long ticket is one of the few that span the whole map.
how-setup-tickets-europe = There are { $tickets } tickets: { $longTickets } long ones that cross the whole map, and { $regularTickets } regular ones. Everybody is dealt **{ $dealtLong } long and { $dealtRegular } regular** tickets and keeps **at least { $keep }** of these, of either kind. Tickets that nobody keeps leave the game unseen, and so do the long tickets that nobody was dealt.
how-setup-secret = All choose at the same time and in secret. You need not wait for anybody, and nobody sees what you keep. Play starts when all have chosen.
how-setup-first = The starting player is drawn at random, unless the host of the table has chosen one. From there play goes clockwise, by seat.

## A turn of the two board games

how-turn-one = In your turn you do **exactly one** of these:
# Rows of a table: what one can do in a turn.
how-action-draw = Draw cards
    .text = Two, from the row or blind; or a single locomotive from the row.
how-action-claim = Claim a track
    .text = Pay its cards, put your trains on it, score its points.
how-action-tickets = Draw tickets
    .text = Look at { $draw }, keep at least { $drawKeep }.
how-action-station = Build a station
    .text = One to three cards of one colour.
how-turn-pass = If you can do none of these, you pass. As long as you can do anything at all, you may not pass. If all players pass one after another, the game ends at once and is scored.

## Drawing cards

how-draw-two = You take **two cards**, one after the other. Each may come from the row or, blind, from the top of the deck.
how-draw-refill = A card taken from the row is replaced from the deck at once, before you take the second. So your first card may bring you a better second one.
how-draw-locomotive = A **face-up locomotive** is worth a whole turn: you can take it only as your first card, and then it is the only one. It can’t be your second card, even if it has just been turned up.
how-draw-blind = A locomotive drawn **blind** is luck: it counts as one ordinary card, and you still take your other one.
how-draw-short = Sometimes nothing can be taken after your first card: deck and discards are empty, and the row has only locomotives or nothing. Then your turn ends with one card.
how-draw-no-limit = You may hold as many cards as you like.

## Row, deck and discards

how-row-reshuffle = When a card is needed and the deck is empty, the discards are shuffled and become the new deck.
how-row-reshuffle-tunnel = Cards laid down for a tunnel that is still undecided are not discards yet, so they are not shuffled in.
how-row-three = Whenever **three or more** cards of the row are locomotives, the whole row is discarded and { $row } new cards are turned up. This goes on until fewer than three are locomotives. If the deck runs out meanwhile, the discards are shuffled, including the cards just put away.
how-row-three-when = This is checked whenever the row is as full as it can be: after set-up, after every replacement, and after everything that discards cards.
how-row-three-stop = The row stays as it is only if no better one can exist, because row, deck and discards together have too few cards that are not locomotives. For a row of { $row } that means fewer than three such cards.
how-row-empty = If deck and discards are both empty, empty places in the row stay empty. As soon as cards are discarded, they are filled again in order, when the action that discards them is over.
how-row-last = Even with deck and discards empty you may still take what lies in the row. Once that is empty too, nobody can draw cards.

## Claiming a track

how-claim-pay = A track costs **as many cards as it has spaces**, all of one colour. A coloured track needs cards of its own colour. Locomotives may stand in for any number of them, even for all.
how-claim-gray = A **grey** track takes any one colour: you choose which, but all cards must be of it, or locomotives.
how-claim-trains = You need one train for each space. With fewer trains left than the track has spaces, you can’t claim it.
how-claim-whole = You claim one track in a turn, and always the whole of it. It may lie anywhere: it need not touch your other tracks.
how-claim-points = You score a track the moment you claim it. Long tracks are worth much more for each space:
# Heads of the table of points, and one row of it.
how-points-length = Length
how-points-points = Points
how-points-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
how-claim-discard = What you pay goes to the discards.
how-claim-discard-europe = What you pay goes to the discards, whether for a track, for the extra cost of a tunnel or for a station.

## Double tracks

how-double-own = Two tracks that connect the same two cities are a **double track**. Nobody may own both.
how-double-closed = With fewer than { $doublesFrom } players only one of the two can be used: once somebody has claimed it, the other is closed for everybody. From { $doublesFrom } players on, two players may have one each.
how-double-not = Tracks that run side by side for a while but end in different cities are not double tracks. They have nothing to do with each other.

## Ferries

how-ferry-engines = A **ferry** is a grey track across water, and some of its spaces show an engine. For each engine you must pay a locomotive. The other spaces cost cards of any one colour, as with every grey track, and there too locomotives may stand in.
how-ferry-example = The ferry { $amsterdam } – { $london } has two spaces, and both show an engine: two locomotives, and nothing else, pay for it.

## Tunnels

how-tunnel-steps = A **tunnel** has a masonry edge, and nobody knows beforehand what it costs. First you lay down the cards you would pay for any other track. Then the top { $tunnelCards } cards of the deck are turned over.
how-tunnel-extra = Each turned card **of the colour you laid down**, and each turned **locomotive**, costs you one more card: of that same colour, or a locomotive. For a grey tunnel the colour is the one you chose.
how-tunnel-locomotives = If you laid down **nothing but locomotives**, only turned locomotives cost something, and you pay for them with locomotives only.
how-tunnel-leave = Then you decide: pay the whole extra cost and claim the tunnel, or take your cards back, and your turn is over. If you can’t pay, you can only take them back; you are still shown what was turned.
how-tunnel-few = If deck and discards together have fewer than { $tunnelCards } cards, only those there are get turned. If there are none, the tunnel costs nothing extra.
how-tunnel-turned = Whatever you decide, the turned cards go to the discards at the end of your turn.
how-tunnel-table = Three ways the same three cards can turn out for the tunnel { $munchen } – { $zurich }, which has two yellow spaces. Turned over: yellow, blue, a locomotive.
# Rows of a table: what was laid down, and what happens.
how-tunnel-row-yellow = Two yellow
    .text = The yellow card and the locomotive cost one each: pay two more, yellow or locomotives.
how-tunnel-row-mixed = One yellow, one locomotive
    .text = Just the same: the colour laid down is yellow. Two more cards.
how-tunnel-row-locomotives = Two locomotives
    .text = Only the turned locomotive costs: pay one more locomotive.

## Stations

how-station-where = Instead of anything else in your turn you may build a **station** in any city that has none yet, whether or not somebody’s track ends there. You build at most one in a turn, and { $stations } in the game.
how-station-cost = The first costs one card, the second two, the third three: all of one colour, and locomotives may stand in for any of them.
# Rows of a table: which station, and what it costs.
how-station-row = { $number ->
    [1] First station
    [2] Second station
   *[other] Third station
}
    .text = { $number ->
        [one] { $number } card
       *[other] { $number } cards of one colour
    }
how-station-borrow = At the end each of your stations **borrows one track** of one opponent that ends in its city. For your tickets that track counts as your own. It is the same track for all your tickets.
how-station-borrow-when = You need not choose it beforehand. Which track is borrowed is only settled at the end, and the best choice is made for you.
how-station-best = Best is what gives you the most ticket points; among equals what completes more tickets; then what borrows fewer tracks, since a station that changes nothing borrows nothing. Last, going through your stations in the order you built them, the first fitting track in the order of the map file is taken.
how-station-longest = Borrowed tracks never count for the longest path.
how-station-unbuilt = Each station you did **not** build is worth **{ $unbuilt } points** at the end. So building one costs you twice.

## Tickets of the two board games

how-ticket-draw = You take the top **{ $draw }** tickets of the ticket deck and keep **at least { $drawKeep }**. The others go to the bottom, in the order they were drawn. If fewer are left, you take those; if none are, you can’t draw tickets.
how-ticket-keep = A ticket you have kept stays with you to the end; you can’t give it back. You may have as many as you like. They are secret: others only see how many you have.
how-ticket-complete = A ticket is **complete** if its two cities are connected by your own tracks, by any route. Then it earns its points at the end; otherwise you **lose** as many. Your opponents’ tracks don’t help.
how-ticket-complete-europe = A ticket is **complete** if its two cities are connected by your own tracks, by any route, with the help of those your stations borrow. Then it earns its points at the end; otherwise you **lose** as many.

## End and score of the two board games

how-end-last = When somebody ends a turn with **{ $lastTrains } trains or fewer**, the last round begins: every player, that one included, has exactly one more turn. If another player gets down to { $lastTrains } meanwhile, that does not extend it.
how-end-example = So if it is you who end your turn with { $lastTrains } trains, each opponent has one more turn, and then you have the very last one.
how-score-sum = Your score is the points of your tracks, plus the points of your completed tickets, minus the points of those you did not complete.
how-score-longest = The **longest path** earns { $longest } points more. It is the longest unbroken line of one player’s own tracks, measured in spaces. It may pass through a city again and may run in a loop, but uses no track twice. If several players have equally long ones, each of them gets the points; if nobody has claimed a track, nobody gets them.
how-score-longest-europe = The **European Express** goes to the player with the **longest path** and earns { $longest } points more. That is the longest unbroken line of one player’s own tracks, measured in spaces. It may pass through a city again and may run in a loop, but uses no track twice. If several players have equally long ones, each of them gets the points; if nobody has claimed a track, nobody gets them.
how-score-stations = Each station you did not build adds { $unbuilt } points.
how-score-example = A complete example:
# Rows of the example. The first: how many tracks of one length.
how-example-tracks = { $count ->
    [one] { $count } track of { $length } spaces
   *[other] { $count } tracks of { $length } spaces each
}
how-example-ticket-done = Ticket { $from } – { $to }, completed
how-example-ticket-open = Ticket { $from } – { $to }, not completed
how-example-stations = { $count ->
    [one] { $count } station not built
   *[other] { $count } stations not built
}
how-example-longest = Longest path
how-example-big-city = Big City bonus { $city }
how-example-total = Total
how-ties-usa = If two players have the same score, the one with more completed tickets is ahead; if that is equal too, the one whose longest path is longer. If even that is equal, they share the place. Every place is decided this way, not only the first.
how-ties-europe = If two players have the same score, the one with more completed tickets is ahead; then the one who built fewer stations; then the one who has the European Express. If even that is equal, they share the place. Every place is decided this way, not only the first.

## Who sees what

how-seen-all-usa = **Everybody sees** the row, how many cards are in the deck, the discards and the ticket deck, each player’s number of cards, tickets and trains, their tracks and the points for these, and which cards they take from the row.
how-seen-all-europe = **Everybody sees** the row, how many cards are in the deck, the discards and the ticket deck, each player’s number of cards, tickets and trains, their stations, their tracks and the points for these, and which cards they take from the row or turn over for a tunnel.
how-seen-all-cards = **Everybody sees** the row, how many cards are in the deck, the discards and the ticket deck, each player’s number of cards and tickets, their yard, how many cards their pile has, and which cards they take from the row.
how-seen-own = **Only you see** your cards, your tickets and the tickets you choose from. What you draw blind is shown to nobody else. Spectators see what everybody sees.
how-seen-end = **At the end** everything is open: hands, tickets, and how each ticket was completed; the longest path is shown.
how-seen-end-europe = **At the end** everything is open: hands, tickets, what each station borrows, and how each ticket was completed; the longest path is shown.
how-seen-end-cards = **At the end** everything is open: hands, tickets, and how each ticket was completed.

## The Card Game: set-up

how-cards-setup-cards = There are { $cards } train cards: { $perColor } of each of the eight colours, and { $locomotives } locomotives. Everybody first gets **one locomotive**; the rest is shuffled, and everybody is dealt **{ $startingCards } more cards**. The next { $row } are turned face up and form the **row**; the rest is the deck.
how-cards-setup-tickets = There are { $tickets } tickets. Everybody is dealt **{ $dealt }** and keeps **at least { $keep }**. When all have chosen, the others are shuffled back into the ticket deck.
how-cards-ticket = A ticket shows two cities, the cards that complete it, and its points. The more cards it needs, the more it is worth.
# Six cities named in the table that follows.
how-cards-big-cities = Six **Big Cities** lie open with bonus points. At the end each bonus goes to the player who has completed the most tickets naming that city.
how-cards-big-city = Big City
how-cards-bonus = Bonus

## The Card Game: a turn

how-cards-turn-move = Your turn has two parts. First, automatically, **one card of each set** in your yard moves face down to your pile.
how-cards-turn-one = Then you do **exactly one** of these:
how-cards-action-draw = Draw cards
    .text = Two, from the row or blind; or a single locomotive from the row.
how-cards-action-play = Play cards
    .text = A set of one colour, or three cards of three colours, to your yard.
how-cards-action-tickets = Draw tickets
    .text = Look at { $draw }, keep as many as you like, or none.
how-cards-turn-pass = If you can do none of these, you pass. As long as you can do anything at all, you may not pass. If all players pass one after another, the round is closed and tickets are completed.
how-cards-yard-top = The locomotives of a set lie on top and so leave first; you have no choice which card moves. What is left keeps the colour of the set.
how-cards-yard-example = A set of two green cards and a locomotive takes three of your turns: first the locomotive moves, then one green card, then the other. All that time it is a green set.
how-cards-pile = **Nobody looks into a pile** before it is scored, not even its owner: you have to remember what is in yours. A table can be opened with the option that everybody may look into their own pile at any time.
how-cards-draw-row = Three locomotives in the row change nothing in this game: the row stays.
how-cards-draw-short = If the deck runs out with your first card, your draw ends with that one card. See “How a round ends” below.

## The Card Game: playing cards

how-cards-play-set = A **set** is two or more cards of one colour. Locomotives may stand in for all but one of them: at least one card must show the colour.
how-cards-play-trio = Or you play **three cards of three different colours**, exactly three and no locomotive. Each of them begins a set of its own, and all three move to your pile at the start of your next turn.
how-cards-play-own = A colour that still lies in **your own** yard can’t be played. Wait until the set has moved on.
how-cards-rob = A colour that lies in an **opponent’s** yard can be played only with **more** cards than the opponent has there; locomotives count on both sides. Then it is a robbery: the opponent discards that whole set, its locomotives with it. If several opponents have the colour, you must beat each of them, and all are robbed.
how-cards-rob-example = An opponent has two blue cards and a locomotive in the yard, three cards in all. With three blue cards you can do nothing; with three blue cards and a locomotive you rob all three.
how-cards-rob-trio = With three cards of three colours nobody can be robbed: a single card is never more than what lies there. So none of the three colours may lie in anybody’s yard.
how-cards-rob-safe = Cards in a pile are safe. And since each set loses a card at the start of its owner’s turn, a set too large to rob today may be small enough tomorrow.
how-cards-ticket-draw = You take the top **{ $draw }** tickets of the ticket deck and keep as many as you like, or none. The others go to the bottom, in the order they were drawn. If fewer are left, you take those.

## The Card Game: the end of a round, and the score

how-cards-end-deck = Discards are **not** shuffled back in. When the last card leaves the deck, whether somebody takes it or it is turned to refill the row, the round closes: after the current turn every player, the current one included, has exactly one more turn.
how-cards-end-no-draw = With the deck empty nobody draws cards, not even from the row. If you have just taken one card when that happens, your draw ends with it. So with a single card left in the deck you may use your turn to take just that one.
how-cards-complete = Now everybody completes tickets **with the cards in their pile**. Each card serves one ticket only; a locomotive stands for any colour. Cards still in your hand or your yard don’t count.
how-cards-complete-choice = You choose which tickets to complete; the best choice is offered to you. The player after the one who played last answers first, then the others by seat; you answer even if you can complete nothing. Then your whole pile, used or not, goes to the discards.
how-cards-best = The **best choice** is the one with the most ticket points, counting those of completed tickets minus those of the others; among equals the one with more tickets; then the one whose tickets name more Big Cities, a ticket with two of them counting twice; and last the one whose tickets come first in the order of the ticket file.
how-cards-rounds-few = With 2 or 3 players the game is over now.
how-cards-rounds-four = With 4 players this was only the first half. Completed tickets are scored and laid aside; everybody keeps the cards in hand and the tickets not yet completed. All other cards, from piles, yards, row and discards, are shuffled into a new deck.
how-cards-rounds-deal = Then { $secondRoundCards } cards are dealt to everybody, one at a time, and a new row of { $row } is turned up, as far as there are cards. Play goes on with the player after the one who played last; that player is also dealt the first card. When the deck is empty again, the second round closes like the first, tickets are completed once more, and the game is over. If the new deck is empty from the start, everybody has one turn.
how-cards-score = At the end you score your completed tickets, and those you did not complete **cost** you their points.
how-cards-score-big = Each **Big City bonus** goes to the player with the most completed tickets that name the city; a ticket naming two Big Cities counts for both. If players are tied, each of them gets the bonus. If nobody has completed such a ticket, nobody gets it.
how-cards-score-example = An example: the player in the picture above also has the most completed tickets for two Big Cities.
how-ties-cards = If two players have the same score, the one with more completed tickets is ahead; then the one with more Big City bonuses. If even that is equal, they share the place. Every place is decided this way, not only the first.

## Captions of the pictures

how-picture-symbols = The eight colours and the locomotive, each with its symbol and its wagon.
how-picture-row = The row, and beside it the deck. You may take any card you see, or a blind one.
how-picture-second = You took the second card of the row, and a locomotive was turned up in its place. As your second card you can take any of the others, or draw blind, but not that one.
how-picture-three = Three locomotives: all five are put away, and five new cards are turned up.
# The track is red.
how-picture-pay-usa = The track { $dallas } – { $el_paso } has { $length } red spaces and earns { $points } points. Three ways to pay: four red cards; two red and two locomotives; four locomotives.
# The track is purple.
how-picture-pay-europe = The track { $brest } – { $pamplona } has { $length } purple spaces and earns { $points } points. Three ways to pay: four purple cards; two purple and two locomotives; four locomotives.
how-picture-gray-usa = The track { $phoenix } – { $el_paso } is grey. Three green cards pay for it, or two yellow and a locomotive; green and yellow together do not.
how-picture-gray-europe = The track { $rostov } – { $sevastopol } is grey. Four green cards pay for it, or three yellow and a locomotive; green and yellow together do not.
how-picture-double-usa = The double track { $denver } – { $salt_lake_city } with 3 players: red has claimed one of the two, so the other is closed and only a faint trace of it is left.
how-picture-double-europe = The double track { $paris } – { $pamplona } with 3 players: red has claimed one of the two, so the other is closed and only a faint trace of it is left.
how-picture-ticket-usa = The ticket { $denver } – { $el_paso } is complete: red has both tracks via { $santa_fe }. It earns { $points } points.
how-picture-ticket-europe = The ticket { $brindisi } – { $zurich } is complete: red has all three tracks via { $roma } and { $venezia }. It earns { $points } points.
how-picture-longest-usa = A longest path of { $spaces } spaces: { $nashville } – { $saint_louis } – { $kansas_city } – { $omaha } – { $denver } – { $kansas_city }. It passes through { $kansas_city } twice. The track { $denver } – { $santa_fe } is left out; a path with it would be shorter.
how-picture-longest-europe = A longest path of { $spaces } spaces: { $wien } – { $munchen } – { $frankfurt } – { $paris } – { $bruxelles } – { $frankfurt }. It passes through { $frankfurt } twice. The track { $amsterdam } – { $bruxelles } is left out; a path with it would be shorter.
how-picture-ferry = The ferry { $palermo } – { $smyrna } has { $length } spaces, two of them with an engine: two locomotives and four cards of one colour, or more locomotives and fewer of the colour. It earns { $points } points.
how-picture-tunnel = The tunnel { $munchen } – { $zurich }: you laid down two yellow cards. Of the three turned cards the yellow one and the locomotive cost one more each, the blue one nothing. You pay a third yellow card and a locomotive.
how-picture-station = Yellow has the ticket { $paris } – { $wien }, but the track { $frankfurt } – { $munchen } belongs to green. The station in { $munchen } borrows it: the ticket is complete and earns { $points } points.
how-picture-yard = At the start of your turn one card of each set moves to the pile: from the green set the locomotive, since it lies on top, and from the red set a red card.
how-picture-sets = What can be played: three green cards; one green card and two locomotives; or three cards of three colours. Locomotives alone can’t.
how-picture-robbery = Above, the yard of an opponent with three cards, one of them a locomotive. Below, what you play: four cards of the same colour. The opponent discards all three.
how-picture-complete = Your pile, and your four tickets. Red and green complete the first ticket; white and the locomotive, for black, the second; yellow and blue the third. For the fourth no yellow card is left: its points are lost. Using the locomotive there would cost you the second ticket, which is worth more.

## Where rulebooks differ, or leave something open: question and answer

how-decided-start = Where does the score begin?
    .text = At 0. One rulebook puts every marker on 1, which changes nothing.
how-decided-first = Who begins?
    .text = Somebody drawn at random. “The most travelled player” is something only the people around a real table can settle.
how-decided-first-cards = Who begins?
    .text = Somebody drawn at random. By the rulebook it is the youngest player, but a server doesn’t ask for anybody’s age.
how-decided-kept = Can I see how many starting tickets others keep?
    .text = Only once everybody has chosen: the number is part of the secret.
how-decided-row-left = Deck and discards are empty, but the row has cards: may I draw?
    .text = Yes. The rulebooks say that nobody can draw once deck and discards are empty, because all cards are then in players’ hands. As long as some lie in the row, that is not so, and you may take them.
how-decided-three = What if three locomotives come again and again?
    .text = The row is replaced as long as a better one can exist at all, and then it stays.
how-decided-slot = When is an empty place in the row filled?
    .text = After a card is taken from the row, and at the end of an action that discards cards; at no other time.
how-decided-shuffle = The last card leaves the deck: are the discards shuffled at once?
    .text = No, only when the next card is needed. What is discarded in between is shuffled in too.
how-decided-tunnel-shuffle = The deck runs out while cards are turned for a tunnel: what is shuffled?
    .text = The discards alone. Neither the cards laid down nor those already turned belong to them before the turn is over.
how-decided-locomotives = Paying with locomotives alone for something that takes any colour: does the colour matter?
    .text = No. It is offered to you as one way to pay, not as eight.
how-decided-few-tickets = Fewer tickets are left than I must keep?
    .text = Then you keep all you draw. This can only happen on your own maps, if they ask for more than one.
how-decided-own-map = Which rules hold on your own map?
    .text = If its players have stations, ties are broken as in Europe, otherwise as in USA. If it deals no starting tickets, play starts at once.
how-decided-station = May I choose what my stations borrow?
    .text = No, and you don’t need to: the best choice is made for you, and no other could serve you better.
how-decided-station-equal = Two of my stations would serve equally well?
    .text = The one built first borrows.
how-decided-yard-first = Which card of a set moves first?
    .text = The top one, so locomotives first: they are laid on top, and cards are taken from the top.
how-decided-set = Can locomotives alone be a set?
    .text = No. A set needs a colour.
how-decided-second = The rulebook lets me draw two cards at most: may I stop after one?
    .text = No. If a second card can be drawn, you draw it, as in the board games. You get just one when you take a locomotive from the row, or when the deck runs out.
how-decided-last-turn = Do the last turns start when the deck is empty, or the row?
    .text = When the deck is empty. Then only playing cards and drawing tickets are left.
how-decided-new-row = Is there a new row in the second round?
    .text = Yes. All cards outside people’s hands are shuffled, those of the row too.
how-decided-worse = May I complete tickets other than the best choice?
    .text = Yes. It may matter later, for the Big Cities or in a second round.
how-decided-returned = How are starting tickets that nobody keeps put back?
    .text = Once everybody has chosen, they are shuffled into the ticket deck together, so it does not matter who chose first. If everybody keeps all of theirs, nothing is shuffled.
how-decided-slot-cards = When is an empty place in the row filled?
    .text = After a card is taken from the row, and when a new round begins; not by drawing blind, and not by a robbery.
how-decided-passes = Do passes carry over into the second round?
    .text = No, counting starts again after each scoring.
how-decided-look = May I look into my pile to choose tickets?
    .text = Yes, as soon as the scoring begins.
how-decided-open = Who sees what I complete?
    .text = Everybody, at once: the tickets and your whole pile, so that all can check it.
how-decided-file = Which tickets “come first in the file”?
    .text = Write down the places of each choice’s tickets in the file, smallest first. Where two such lists first differ, the smaller number wins.

## What cities are called today

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Athens
city-atlanta = Atlanta
city-barcelona = Barcelona
city-berlin = Berlin
city-boston = Boston
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Brussels
city-bucuresti = Bucharest
city-budapest = Budapest
city-cadiz = Cádiz
city-calgary = Calgary
city-charleston = Charleston
city-chicago = Chicago
city-constantinople = Istanbul
city-dallas = Dallas
city-danzig = Gdańsk
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
city-kharkov = Kharkiv
city-kobenhavn = Copenhagen
city-kyiv = Kyiv
city-las_vegas = Las Vegas
city-lisboa = Lisbon
city-little_rock = Little Rock
city-london = London
city-los_angeles = Los Angeles
city-madrid = Madrid
city-marseille = Marseille
city-miami = Miami
city-montreal = Montreal
city-moskva = Moscow
city-munchen = Munich
city-nashville = Nashville
city-new_orleans = New Orleans
city-new_york = New York
city-oklahoma_city = Oklahoma City
city-omaha = Omaha
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Paris
city-petrograd = Saint Petersburg
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-riga = Riga
city-roma = Rome
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
city-sochi = Sochi
city-sofia = Sofia
city-stockholm = Stockholm
city-toronto = Toronto
city-vancouver = Vancouver
city-venezia = Venice
city-warszawa = Warsaw
city-washington = Washington
city-wien = Vienna
city-wilno = Vilnius
city-winnipeg = Winnipeg
city-zagrab = Zagreb
city-zurich = Zurich

## For those who run the server, and reports to them; fetched only by those who need it

admin-title = Server administration
admin-nobody = This page is for those who run the server. Sign in with an account that has access.
admin-first-title = Become the administrator
admin-first-text = This link works once. Choose a name and a password for a new account, or enter those of an account you have.
admin-first-go = Become the administrator
admin-tab-reports = Reports
admin-tab-users = Users
admin-tab-tables = Tables
admin-tab-bans = Bans
admin-tab-notice = Notices
admin-tab-audit = Audit log
admin-none = Nothing here.
admin-more = Show more
admin-search = Name or id
admin-find = Find
admin-role-of = Role of { $name }
admin-role-user = user
admin-role-moderator = moderator
admin-role-administrator = administrator
admin-ban = Ban
admin-ban-who = Ban { $name }
admin-ban-reason = Reason (shown to the banned person)
admin-ban-address = Address or range
admin-ban-hours = How long
admin-hours-1 = an hour
admin-hours-24 = a day
admin-hours-168 = a week
admin-hours-720 = 30 days
admin-hours-0 = for good
admin-lift = Lift
admin-lift-who = Lift the ban of { $name }
admin-banned = banned
admin-until = until { $when }
admin-for-good = for good
admin-password-link = Link for a new password
admin-link-text = This link works once, for a day. Send it to { $name } yourself.
admin-chat = Chat
admin-chat-of = Chat at table { $code }
admin-remove-line = Remove
admin-remove-line-of = Remove “{ $text }” by { $name }
admin-close = Close
admin-close-which = Close table { $code }
admin-close-reason = Reason (shown to the players)
admin-reason = Reason
admin-report-by = { $by } reports { $name }
admin-show-settled = Show settled ones
admin-settle = Settle
admin-settled-by = settled by { $name }
admin-report-whom = Who
admin-report-what = What happened
admin-report-help = The last lines of the chat are included. Only those who run the server can read it.
admin-report-send = Report
admin-report-sent = Thank you. Somebody will look at it.
admin-report-nobody = There is nobody else here.
admin-announcement = Announcement
admin-announcement-help = Everybody sees it on every page. Leave it empty for none.
admin-read-only = Read-only: reason
admin-read-only-help = With a reason here, nobody can open a table or move, and the clocks stop. Leave it empty and everything works again.
admin-save = Save
admin-saved = Saved.
admin-cancel = Cancel
admin-deed-first_administrator = appointed the first administrator:
admin-deed-role = changed the role of
admin-deed-password_link = made a password link for
admin-deed-ban = banned
admin-deed-lift_ban = lifted the ban
admin-deed-close_table = closed the table
admin-deed-remove_chat = removed chat at the table
admin-deed-settle_report = settled the report
admin-deed-announcement = changed the announcement
admin-deed-read_only = changed read-only mode
