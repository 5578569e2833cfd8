### The guide of a first game: it says what can be done, when it first matters, and why.
###
### For translators
### - Keep the ids and the placeholders in { }; everything else is yours to say as players of your language do.
### - The words of a message are a short title; those of .text stand below it, in a place about as large as three lines of a
###   phone. Two short sentences are enough.
### - { $track }, { $ticket } and { $long } become two cities in their basic form, "Dallas – El Paso". Build the sentence so that this fits:
###   "the track { $track }", "the ticket { $ticket }".
### - { $cards } and { $theirs } are cards in words, such as "2 green and 1 locomotive"; { $card } and { $color } are one colour,
###   "green"; all in their basic form. "This colour: { $card }" fits in every language.
### - { $name } is a player, in the basic form too.
### - Other placeholders are numbers. Where the word beside one changes with it, use a selector:
###   { $count -> [one] one card [few] … *[other] … }.
### - "You" is the reader, one person.

## The guide itself

# What the place where the guide speaks is called, for those who hear the page.
guide-name = Guide
# A button: the lesson has been read.
guide-got-it = Got it
# A button: the game goes on without the guide.
guide-leave = Leave the guide

## Tickets at the start

guide-opening = Your tickets
    .text = Each names two cities: join them with your tracks and its points are yours, otherwise you lose them. Keep at least { $keep }. The ticket { $ticket } needs the fewest trains: { $trains }.
# { $long } is one of the long tickets that cross the whole map.
guide-opening-long = Your tickets
    .text = Each names two cities: join them with your tracks and its points are yours, otherwise you lose them. Keep at least { $keep }. The ticket { $ticket } is the easiest; { $long } is hard for a first game.
guide-opening-cards = Your tickets
    .text = Each lists the cards that complete it. If they lie in your pile at the end, its points are yours; if not, you lose them. Keep at least { $keep }. The ticket { $ticket } wants the fewest: { $cards }.

## Drawing

guide-draw = Drawing cards
    .text = In a turn you do one thing. Tracks are paid with cards, so take two, one after the other. A good colour to begin with: { $card }. The track { $track } on your way wants it.
# No open card fits: any will do.
guide-draw-any = Drawing cards
    .text = In a turn you do one thing. You need cards, so take two, one after the other: from the row those you have some of, or a blind one from the deck.
guide-draw-cards = Drawing cards
    .text = In a turn you do one thing. Collect cards of one colour: take two, one after the other. A good colour to begin with: { $card }. Your tickets want it.
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
guide-gray = Gray tracks
    .text = The track { $track } is gray: any colour pays for it, as long as all cards have the same. You could use { $cards }.
guide-double = Double tracks
    .text = Two tracks lie side by side here: { $track }. With fewer than { $doublesFrom } players only one of them can be claimed, so don’t wait too long.
# Somebody has one of the two, and the other is crossed out on the map.
guide-double-closed = Double tracks
    .text = One of the two tracks { $track } is taken, so the other is crossed out. With fewer than { $doublesFrom } players only one of a double can be claimed.
guide-done = A ticket is complete
    .text = Your tracks join the cities of the ticket { $ticket }: at the end it earns you { $points ->
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
    .text = The track { $track } is a tunnel. When you have paid, { $tunnelCards } cards are turned over, and each of your colour or with a locomotive costs one card more. Have some to spare.
guide-turned = The tunnel costs more
    .text = { $extra ->
        [one] One of the turned cards counts: pay one more card
       *[other] { $extra } of the turned cards count: pay { $extra } more cards
    }, and the tunnel is yours. Or take your cards back, and your turn is over.
guide-turned-poor = The tunnel costs more
    .text = { $extra ->
        [one] One of the turned cards counts: the tunnel costs one more card
       *[other] { $extra } of the turned cards count: the tunnel costs { $extra } more cards
    }. You don’t have that. Take your cards back; only the turn is lost.
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
        [0] your tracks join its cities already.
        [one] { $trains } train is missing.
       *[other] { $trains } trains are missing.
    }
# None of the tickets can be completed any more.
guide-choice-hard = Which tickets to keep
    .text = Keep at least { $keep }. None of these can be completed any more: keep the one that costs the least.
guide-choice-cards = Which tickets to keep
    .text = Keep those you have the cards for, in your pile or soon, or none. The ticket { $ticket } wants the fewest: { $cards }.

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
    .text = Besides sets you can play three cards of three colours, without locomotives: { $cards }. That starts three sets, and each moves a card to your pile every turn.
guide-scoring = Completing tickets
    .text = The cards of your pile complete tickets: each serves one, a locomotive for any colour. The best choice is ticked already, so just confirm it.

## The end

guide-last = The last round
    .text = Somebody has { $lastTrains } trains or fewer, so everybody has one more turn, and this is yours. Claim the longest track you can, such as { $track }: cards in your hand earn nothing.
guide-last-poor = The last round
    .text = Somebody has { $lastTrains } trains or fewer, so everybody has one more turn, and this is yours. You can’t pay for a track, so draw cards; new tickets would only cost you points.
guide-last-cards = The last round
    .text = The deck is empty, so everybody has one more turn, and this is yours. Cards in hand and yard won’t count, only your pile: new tickets pay if it completes them.
guide-count = The count
    .text = Completed tickets earn their points, the others cost them. The longest path earns { $longest } more. You know it all now: the next game is yours to play alone.
guide-count-stations = The count
    .text = Completed tickets earn their points, the others cost them; a station not built earns { $unbuilt }, the longest path { $longest }. You know it all now: the next game is yours to play alone.
guide-count-cards = The count
    .text = Completed tickets earn their points, the others cost them. Whoever has most tickets of a Big City gets its bonus. You know it all now: the next game is yours to play alone.

## What would be a good next step, when there is nothing to explain

guide-goal-claim = A good next step
    .text = Claim the track { $track }. It lies on the way of your ticket { $ticket }, and you can pay for it: { $cards }.
guide-goal-collect = A good next step
    .text = Your ticket { $ticket } leads by the track { $track }. Collect { $length ->
        [one] one card
       *[other] { $length } cards
    } of this colour for it: { $color }.
guide-goal-gray = A good next step
    .text = Your ticket { $ticket } leads by the track { $track }. It is gray: collect { $length ->
        [one] one card of any colour
       *[other] { $length } cards of any one colour
    } for it.
guide-goal-free = A good next step
    .text = No ticket of yours is open. Long tracks earn the most now, and tracks in one line make a long path.
guide-goal-play = A good next step
    .text = You can play { $cards } to your yard. The sooner they lie there, the sooner they are in your pile.
guide-goal-cards = A good next step
    .text = Most of all your tickets want this colour: { $card }. Collect it, or play what you have.
guide-goal-pile = A good next step
    .text = You have the cards your tickets want. Play them to your yard, so that they get into your pile in time.
