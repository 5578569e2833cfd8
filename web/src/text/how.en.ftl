### How to play: the three games explained, for people who have never played and as a reference at the table.
###
### For translators
### - Keep the ids, the placeholders in { } and the **bold** marks; everything else is yours to say as players of your language do.
### - Placeholders with the name of a city, such as { $new_york }, become that city's name in its basic form. Build the sentence so
###   that the basic form fits: "the track { $dallas } – { $el_paso }", not "from Dallas to El Paso".
### - Other placeholders are numbers out of the game's own file. Where the word beside one changes with it, use a selector:
###   { $count -> [one] one card [few] … *[other] … }.
### - A message with .text is one row of a table: its own words stand at the left or above, those of .text beside or below.
### - "You" is the reader, one person.

## The words of the game, in a small table at the beginning

# One of the coloured cards with a wagon that tracks are paid with; "train card" in full.
how-word-card = Card
    .text = A train card. Most have one of eight colours; you pay for tracks with them.
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
    .text = One line between two neighbouring cities. Its spaces show how long it is and which colour it wants.
# The small pieces put on the spaces of a claimed track.
how-word-train = Train
    .text = Your pieces. Each space of a track you claim takes one.
how-word-ticket = Ticket
    .text = A secret task: two cities to join, and what that is worth.
how-word-station = Station
    .text = A little house in a city. It lends you a track of somebody else.
# Card Game: a card that asks for certain cards instead of tracks on a map.
how-word-ticket-cards = Ticket
    .text = A secret task: two cities, the cards it takes to join them, and what that is worth.
# Card Game: the place in front of a player where played cards lie open.
how-word-yard = Yard
    .text = The cards you have played. They lie open before you, and others may rob them.
# Card Game: cards of one colour lying together in a yard.
how-word-set = Set
    .text = All cards of one colour in a yard, with the locomotives played with them.
# Card Game: the face-down cards that are safe and complete tickets at the end.
how-word-pile = Pile
    .text = Your safe cards, face down. With these you complete tickets in the end.

## Headings

how-section-about = What it is about
how-section-words = Words
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

## What it is about

how-usa-about = You collect train cards and pay with them for tracks between the cities of North America. Each track earns points at once, and your secret tickets earn more if your tracks join the two cities they name. When somebody has hardly any trains left, everybody gets one last turn, and the highest score wins.
how-europe-about = You collect train cards and pay with them for tracks across the Europe of the early railways: on land, by ferry and through tunnels that may cost more than you thought. Tracks earn points at once, secret tickets earn more in the end, and a station lets you use a track of somebody else where your own way is blocked. When somebody has hardly any trains left, everybody gets one last turn, and the highest score wins.
how-cards-about = There is no map here: you collect train cards, play them to your yard in sets, and turn by turn they roll on into your pile, where they are safe. Until then somebody who plays a larger set of the same colour robs you of yours. In the end the cards in your pile complete your secret tickets; the highest score wins.
how-players = For { $minPlayers } to { $maxPlayers } players.
# VIEW-4
how-symbols = Every colour also has a symbol of its own, so nobody needs to tell colours apart.

## Set-up of the two board games

how-setup-trains = Everybody gets **{ $trains } trains** and starts with no points.
how-setup-stations = Everybody also gets **{ $stations } stations**.
how-setup-cards = The { $cards } train cards are shuffled: { $perColor } of each of the eight colours, and { $locomotives } locomotives. Everybody is dealt **{ $startingCards } cards**. The next { $row } are turned face up and form the **row**; the rest is the deck.
how-setup-tickets-usa = There are { $tickets } tickets. Everybody is dealt **{ $dealt }** and keeps **at least { $keep }**. When all have chosen, the others go to the bottom of the ticket deck: first those of the player who begins, then the next player’s, and so on, each player’s in the order they were dealt.
# A long ticket is one of the few that span the whole map.
how-setup-tickets-europe = There are { $tickets } tickets: { $longTickets } long ones that cross the whole map, and { $regularTickets } regular ones. Everybody is dealt **{ $dealtLong } long and { $dealtRegular } regular** tickets and keeps **at least { $keep }** of these, of either kind. What nobody keeps leaves the game unseen, and so do the long tickets that nobody was dealt.
how-setup-secret = All choose at the same time and in secret. You need not wait for anybody, and nobody sees what you keep. Play starts when all have chosen.
how-setup-first = Who begins is drawn at random, unless the host of the table has fixed it. From there the turn goes round by seat, clockwise.

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
how-row-three = Whenever **three or more** cards of the row are locomotives, the whole row is discarded and { $row } new cards are turned up. This goes on until fewer than three are locomotives. If the deck runs out meanwhile, the discards are shuffled, the cards just put away among them.
how-row-three-when = This is looked at whenever the row is as full as it can be: after set-up, after every replacement, and after everything that discards cards.
how-row-three-stop = The row stays as it is only if no better one can exist, because row, deck and discards together have too few cards that are not locomotives. For a row of { $row } that means fewer than three such cards.
how-row-empty = If deck and discards are both empty, empty places of the row stay empty. As soon as cards are discarded, they are filled again in order, when the action that discards them is over.
how-row-last = Even with deck and discards empty you may still take what lies in the row. Only when that is empty too, nobody can draw cards.

## Claiming a track

how-claim-pay = A track costs **as many cards as it has spaces**, all of one colour. A coloured track wants cards of its own colour. Locomotives may stand in for any number of them, even for all.
how-claim-gray = A **gray** track takes any one colour: you choose which, but all cards must be of it, or locomotives.
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
how-claim-discard-europe = What you pay goes to the discards, for tracks as for the extra of a tunnel and for stations.

## Double tracks

how-double-own = Two tracks that join the same two cities are a **double track**. Nobody may own both.
how-double-closed = With fewer than { $doublesFrom } players only one of the two can be used: once somebody has claimed it, the other is closed for everybody. From { $doublesFrom } players on, two players may have one each.
how-double-not = Tracks that run side by side for a while but end in different cities are not double tracks. They have nothing to do with each other.

## Ferries

how-ferry-engines = A **ferry** is a gray track across water, and some of its spaces show an engine. For each engine you must pay a locomotive. The other spaces cost cards of any one colour, as with every gray track, and there too locomotives may stand in.
how-ferry-example = The ferry { $amsterdam } – { $london } has two spaces, and both show an engine: two locomotives, and nothing else, pay for it.

## Tunnels

how-tunnel-steps = A **tunnel** has a masonry edge, and nobody knows beforehand what it costs. First you lay down the cards you would pay for any other track. Then the top { $tunnelCards } cards of the deck are turned over.
how-tunnel-extra = Each turned card **of the colour you laid down**, and each turned **locomotive**, costs you one more card: of that same colour, or a locomotive. For a gray tunnel the colour is the one you chose.
how-tunnel-locomotives = If you laid down **nothing but locomotives**, only turned locomotives cost something, and you pay for them with locomotives only.
how-tunnel-leave = Then you decide: pay all of the extra and claim the tunnel, or take your cards back, and your turn is over. If you can’t pay, you can only take them back; what was turned is shown to you all the same.
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
how-station-unbuilt = Each station you did **not** build is worth **{ $unbuilt } points** at the end. So building one has its price twice over.

## Tickets of the two board games

how-ticket-draw = You take the top **{ $draw }** tickets of the ticket deck and keep **at least { $drawKeep }**. The others go to the bottom, in the order they were drawn. If fewer are left, you take those; if none are, you can’t draw tickets.
how-ticket-keep = A ticket you have kept stays with you to the end; you can’t give it back. You may have as many as you like. They are secret: others only see how many you have.
how-ticket-complete = A ticket is **complete** if its two cities are joined by your own tracks, by whatever way. Then it earns its points at the end; otherwise you **lose** as many. The tracks of your opponents don’t help.
how-ticket-complete-europe = A ticket is **complete** if its two cities are joined by your own tracks, by whatever way, with the help of those your stations borrow. Then it earns its points at the end; otherwise you **lose** as many.

## End and score of the two board games

how-end-last = When somebody ends a turn with **{ $lastTrains } trains or fewer**, the last round begins: every player, that one included, has exactly one more turn. If meanwhile another player gets down to { $lastTrains }, that makes it no longer.
how-end-example = So if it is you who end your turn with { $lastTrains } trains, each opponent has one more turn, and then you have the very last one.
how-score-sum = Your score is the points of your tracks, plus the points of your completed tickets, minus the points of those you did not complete.
how-score-longest = The **longest path** earns { $longest } points more. It is the longest unbroken line of one player’s own tracks, measured in spaces. It may come through a city again and may run in a loop, but uses no track twice. If several players have equally long ones, each of them gets the points; if nobody has claimed a track, nobody gets them.
how-score-stations = Each station you did not build adds { $unbuilt } points.
how-score-example = An example, counted to the end:
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
how-ties-usa = If two players have the same score, the one with more completed tickets is ahead; if that is equal too, the one whose longest path is longer. If even that is equal, they share the place. This orders every place, not only the first.
how-ties-europe = If two players have the same score, the one with more completed tickets is ahead; then the one who built fewer stations; then the one who has the points for the longest path. If even that is equal, they share the place. This orders every place, not only the first.

## Who sees what

how-seen-all-usa = **Everybody sees** the row, how many cards are in the deck, the discards and the ticket deck, each player’s number of cards, tickets and trains, their tracks and the points for these, and which cards they take from the row.
how-seen-all-europe = **Everybody sees** the row, how many cards are in the deck, the discards and the ticket deck, each player’s number of cards, tickets and trains, their stations, their tracks and the points for these, and which cards they take from the row or turn over for a tunnel.
how-seen-all-cards = **Everybody sees** the row, how many cards are in the deck, the discards and the ticket deck, each player’s number of cards and tickets, their yard, how many cards their pile has, and which cards they take from the row.
how-seen-own = **Only you see** your cards, your tickets and the tickets you choose from. What you draw blind, nobody else is shown. Spectators see what everybody sees.
how-seen-end = **At the end** everything is open: hands, tickets, and how each ticket was completed; the longest path is shown.
how-seen-end-europe = **At the end** everything is open: hands, tickets, what each station borrows, and how each ticket was completed; the longest path is shown.
how-seen-end-cards = **At the end** everything is open: hands, tickets, and how each ticket was completed.

## The Card Game: set-up

how-cards-setup-cards = There are { $cards } train cards: { $perColor } of each of the eight colours, and { $locomotives } locomotives. Everybody first gets **one locomotive**; the rest is shuffled, and everybody is dealt **{ $startingCards } more cards**. The next { $row } are turned face up and form the **row**; the rest is the deck.
how-cards-setup-tickets = There are { $tickets } tickets. Everybody is dealt **{ $dealt }** and keeps **at least { $keep }**. When all have chosen, the others are shuffled back into the ticket deck.
how-cards-ticket = A ticket shows two cities, the cards that complete it, and its points. The more cards it asks for, the more it is worth.
# Six cities named in the table that follows.
how-cards-big-cities = Six **Big Cities** lie open with bonus points. In the end each bonus goes to the player who has completed the most tickets naming that city.
how-cards-big-city = Big City
how-cards-bonus = Bonus

## The Card Game: a turn

how-cards-turn-move = Your turn has two parts. First, by itself and at once, **one card of each set** in your yard moves face down to your pile.
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
how-cards-draw-short = If the deck runs out with your first card, your draw ends with that one card. More about this below, where a round ends.

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

how-cards-end-deck = Discards are **not** shuffled back in. When the last card leaves the deck, whether somebody takes it or it is turned to refill the row, the round closes: after the present turn every player, the present one included, has exactly one more turn.
how-cards-end-no-draw = With the deck empty nobody draws cards, not even from the row. If you have just taken one card when that happens, your draw ends with it. So with a single card left in the deck you may use your turn to take just that one.
how-cards-complete = Now everybody completes tickets **with the cards of the pile**. Each card serves one ticket only; a locomotive stands for any colour. Cards still in your hand or your yard don’t count.
how-cards-complete-choice = You choose which tickets to complete; the best choice is offered to you. The player after the one who played last answers first, then the others by seat; you answer even if you can complete nothing. Then your whole pile, used or not, goes to the discards.
how-cards-best = The **best choice** is the one with the most ticket points, counting those of completed tickets minus those of the others; among equals the one with more tickets; then the one whose tickets name more Big Cities, a ticket with two of them counting twice; and last the one whose tickets come first in the order of the ticket file.
how-cards-rounds-few = With 2 or 3 players the game is over now.
how-cards-rounds-four = With 4 players this was only the first half. Completed tickets are scored and laid aside; everybody keeps the cards in hand and the tickets not yet completed. All other cards, from piles, yards, row and discards, are shuffled into a new deck.
how-cards-rounds-deal = Then { $secondRoundCards } cards are dealt to everybody, one at a time, and a new row of { $row } is turned up, as far as there are cards. Play goes on with the player after the one who played last; that player is also dealt the first card. When the deck is empty again, the second round closes like the first, tickets are completed once more, and the game is over. If the new deck is empty from the start, everybody has one turn.
how-cards-score = At the end you score your completed tickets, and those you did not complete **cost** you their points.
how-cards-score-big = Each **Big City bonus** goes to the player with the most completed tickets that name the city; a ticket naming two Big Cities counts for both. If players are tied, each of them gets the bonus. If nobody has completed such a ticket, nobody gets it.
how-cards-score-example = An example: the player of the picture above also has most tickets for two Big Cities.
how-ties-cards = If two players have the same score, the one with more completed tickets is ahead; then the one with more Big City bonuses. If even that is equal, they share the place. This orders every place, not only the first.

## Captions of the pictures

how-picture-symbols = The eight colours and the locomotive, each with its symbol and its wagon.
how-picture-row = The row, and beside it the deck. You may take any card you see, or a blind one.
how-picture-second = You took the second card of the row, and a locomotive was turned up in its place. As your second card you can take any of the others, or draw blind, but not that one.
how-picture-three = Three locomotives: all five are put away, and five new cards are turned up.
# The track is red.
how-picture-pay-usa = The track { $dallas } – { $el_paso } has { $length } red spaces and earns { $points } points. Three ways to pay: four red cards; two red and two locomotives; four locomotives.
# The track is purple.
how-picture-pay-europe = The track { $brest } – { $pamplona } has { $length } purple spaces and earns { $points } points. Three ways to pay: four purple cards; two purple and two locomotives; four locomotives.
how-picture-gray-usa = The track { $phoenix } – { $el_paso } is gray. Three green cards pay for it, or two yellow and a locomotive; green and yellow together do not.
how-picture-gray-europe = The track { $rostov } – { $sevastopol } is gray. Four green cards pay for it, or three yellow and a locomotive; green and yellow together do not.
how-picture-double-usa = The double track { $denver } – { $salt_lake_city } with 3 players: red has claimed one of the two, so the other is crossed out and closed.
how-picture-double-europe = The double track { $paris } – { $pamplona } with 3 players: red has claimed one of the two, so the other is crossed out and closed.
how-picture-ticket-usa = The ticket { $denver } – { $el_paso } is complete: red has both tracks by way of the city { $santa_fe }. It earns { $points } points.
how-picture-ticket-europe = The ticket { $brindisi } – { $zurich } is complete: red has all three tracks by way of the cities { $roma } and { $venezia }. It earns { $points } points.
how-picture-longest-usa = A longest path of { $spaces } spaces: { $nashville } – { $saint_louis } – { $kansas_city } – { $omaha } – { $denver } – { $kansas_city }. It comes through the city { $kansas_city } twice. The track { $denver } – { $santa_fe } is left out; a path with it would be shorter.
how-picture-longest-europe = A longest path of { $spaces } spaces: { $wien } – { $munchen } – { $frankfurt } – { $paris } – { $bruxelles } – { $frankfurt }. It comes through the city { $frankfurt } twice. The track { $amsterdam } – { $bruxelles } is left out; a path with it would be shorter.
how-picture-ferry = The ferry { $palermo } – { $smyrna } has { $length } spaces, two of them with an engine: two locomotives and four cards of one colour, or more locomotives and fewer of the colour. It earns { $points } points.
how-picture-tunnel = The tunnel { $munchen } – { $zurich }: you laid down two yellow cards. Of the three turned cards the yellow one and the locomotive cost one more each, the blue one nothing. You pay a third yellow card and a locomotive.
how-picture-station = Yellow has the ticket { $paris } – { $wien }, but the track { $frankfurt } – { $munchen } belongs to green. The station in the city { $munchen } borrows it: the ticket is complete and earns { $points } points.
how-picture-yard = At the start of your turn one card of each set moves to the pile: from the green set the locomotive, since it lies on top, and from the red set a red card.
how-picture-sets = What can be played: three green cards; one green card and two locomotives; or three cards of three colours. Locomotives alone can’t.
how-picture-robbery = Above the yard of the opponent with three cards, one of them a locomotive. Below what you play: four cards of the same colour. The opponent discards all three.
how-picture-complete = Your pile, and your four tickets. Red and green complete the first ticket; white and the locomotive, for black, the second; yellow and blue the third. For the fourth no yellow card is left: its points are lost. To use the locomotive there would cost you the second ticket, which is worth more.

## Where rulebooks differ, or leave something open: question and answer

how-decided-start = Where does the score begin?
    .text = At 0. One rulebook puts every marker on 1, which changes nothing.
how-decided-first = Who begins?
    .text = Somebody drawn at random. “The most travelled player” is something only the people around a real table can settle.
how-decided-kept = Does one see how many starting tickets others keep?
    .text = Only when all have chosen: the number is part of the secret.
how-decided-row-left = Deck and discards are empty, but the row has cards: may I draw?
    .text = Yes. Drawing is impossible only when all cards are in people’s hands.
how-decided-three = What if three locomotives come again and again?
    .text = The row is replaced as long as a better one can exist at all, and then it stays.
how-decided-slot = When is an empty place of the row filled?
    .text = After a card is taken from the row, and at the end of an action that discards cards; at no other time.
how-decided-shuffle = The last card leaves the deck: are the discards shuffled at once?
    .text = No, only when the next card is needed. What is discarded in between is shuffled in too.
how-decided-tunnel-shuffle = The deck runs out while cards are turned for a tunnel: what is shuffled?
    .text = The discards alone. Neither the cards laid down nor those already turned belong to them before the turn is over.
how-decided-locomotives = Paying with locomotives alone for something that takes any colour: does the colour matter?
    .text = No. It is offered to you as one way to pay, not as eight.
how-decided-few-tickets = Fewer tickets are left than I must keep?
    .text = Then you keep all you draw. This can only happen on maps of one’s own that ask for more than one.
how-decided-own-map = What holds on a map of one’s own?
    .text = If its players have stations, ties are broken as in Europe, otherwise as in USA. If it deals no starting tickets, play starts at once.
how-decided-station = May I choose what my stations borrow?
    .text = No, and you need not: the best choice is made for you, and no other could serve you better.
how-decided-station-equal = Two of my stations would serve equally well?
    .text = The one built first borrows.
how-decided-yard-first = Which card of a set moves first?
    .text = The top one, so locomotives first: they are laid on top, and cards are taken from the top.
how-decided-set = Can locomotives alone be a set?
    .text = No. A set needs a colour.
how-decided-last-turn = Do the last turns start when the deck is empty, or the row?
    .text = When the deck is empty. Then only playing cards and drawing tickets are left.
how-decided-new-row = Is there a new row in the second round?
    .text = Yes. All cards outside people’s hands are shuffled, those of the row too.
how-decided-worse = May I complete other tickets than the best choice?
    .text = Yes. It may matter later, for the Big Cities or in a second round.
how-decided-returned = How are starting tickets that nobody keeps put back?
    .text = When all have chosen, they are shuffled into the ticket deck together, so it does not matter who chose first. If everybody keeps all, nothing is shuffled.
how-decided-slot-cards = When is an empty place of the row filled?
    .text = After a card is taken from the row, and when a new round begins; not by drawing blind, and not by a robbery.
how-decided-passes = Do passes count on into the second round?
    .text = No, they are counted anew after each scoring.
how-decided-look = May I look into my pile to choose tickets?
    .text = Yes, as soon as the scoring begins.
how-decided-open = Who sees what I complete?
    .text = Everybody, at once: the tickets and your whole pile, so that all can check it.
how-decided-file = Which tickets “come first in the file”?
    .text = Write down the places of each choice’s tickets in the file, smallest first. Where two such lists first differ, the smaller number wins.
