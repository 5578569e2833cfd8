"""A bot for all games: python3 bot.py URL TOKEN TABLE, where TABLE is a table's id or code."""
import heapq, json, sys, time, urllib.request
import websocket  # pip install websocket-client; on Debian: apt install python3-websocket
URL, TOKEN, TABLE = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]
HEADERS = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}

def http(path, body=None):
    request = urllib.request.Request(URL + path, body and json.dumps(body).encode(), HEADERS)
    return json.load(urllib.request.urlopen(request, timeout=30))

def route(ticket, mine, taken):
    """The cheapest way between the cities of a ticket: trains to lay, and its tracks."""
    queue, seen = [(0, ticket["a"], [])], set()
    while queue:
        trains, city, way = heapq.heappop(queue)
        if city == ticket["b"]:
            return trains, way
        for id, track in TRACKS.items():
            ends, price = {track["a"], track["b"]}, 0 if id in mine else track["length"]
            if city in ends and city not in seen and id not in taken:
                heapq.heappush(queue, (trains + price, *(ends - {city}), way + [id]))
        seen.add(city)
    return 99, []

def choose(game, me, legal):
    """The action worth most: claim what tickets need, or draw cards for it."""
    player = game["players"][me]
    mine = set(player.get("tracks", []))
    taken = {id for other in game["players"] for id in other.get("tracks", [])} - mine
    ways = [route(TICKETS[id], mine, taken)[1] for id in player["kept"]]
    needed = {id for way in ways for id in way} - mine
    colors = {TRACKS[id]["color"] for id in needed} | {"locomotive"}
    is_rich = not needed or player["cards"] > 15
    def worth(action):
        kind, cards = action["type"], action.get("cards", {})
        paid = sum(cards.values()) - 2 * cards.get("locomotive", 0)  # locomotives are precious
        if kind == "keep_tickets":
            return -sum(route(TICKETS[id], mine, taken)[0] for id in action["tickets"])
        if kind == "claim_track":
            return paid + (100 if action["track"] in needed else 50 if is_rich else 0)
        if kind == "draw_card":
            card = game["row"][action["slot"]] if action["from"] == "row" else "unknown"
            return 30 + (player["hand"].get(card, 0) if card in colors or not TRACKS else 0)
        return paid + {"complete_tickets": 90, "play_cards": 60, "pay_tunnel": 60}.get(kind, 0)
    return max(legal, key=worth)

def play():
    """Plays over one connection until the game is over, and prints the result."""
    address = f"ws{URL[4:]}/api/tables/{TABLE}/socket"  # http becomes ws, https wss
    socket = websocket.create_connection(address, 100, header=HEADERS, suppress_origin=True)
    view, is_waiting = {}, False
    while "result" not in view:
        message = json.loads(socket.recv() or '{"type": "bye", "message": "connection closed"}')
        if message["type"] == "bye" or "refused" in message:  # connect again for a fresh view
            raise ConnectionError(message.get("refused", message)["message"])
        view, is_waiting = message.get("view", view), is_waiting and message["type"] != "answer"
        for news in message, message.get("event", {}):
            view.update((k, news[k]) for k in ("game", "legal", "seq", "result") if k in news)
        if view["legal"] and not is_waiting:
            action, is_waiting = choose(view["game"], view["place"], view["legal"]), True
            print(json.dumps(action), flush=True)
            command = {"type": "act", "decided_on": view["seq"], "action": action}
            socket.send(json.dumps({"id": "act", "command": command}))
    print(*(f"{p['name']}: {p['total']}" for p in view["result"]["players"]), sep="\n")

while True:
    try:
        TABLE = http("/api/codes/" + TABLE)["id"] if len(TABLE) < 10 else TABLE  # ids are longer
        view, commands = http("/api/tables/" + TABLE)["view"], f"/api/tables/{TABLE}/commands"
        if "place" not in view or view["places"][view["place"]].get("replaced"):
            http(commands, {"type": "come_back" if "place" in view else "join"})
        rules = view["settings"].get("map") or http("/api/games/" + view["settings"]["game"])
        TRACKS, TICKETS = ({x["id"]: x for x in rules.get(of, [])} for of in ("tracks", "tickets"))
        sys.exit(play())
    except (OSError, websocket.WebSocketException) as error:
        if 400 <= getattr(error, "code", 0) < 500:  # trying again would not help
            sys.exit(error.read().decode())
        print(f"again in 3 s: {error}", flush=True)
        time.sleep(3)
