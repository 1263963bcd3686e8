"""A bot in forty lines: joins or makes a game and picks at random, over the protocol that the browser uses.

python docs/bot.py http://localhost:8000                 against the computer
python docs/bot.py http://localhost:8000 /join/game/key  by invitation
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"


def post(path, body):
    request = urllib.request.Request(
        SERVER + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    return json.load(urllib.request.urlopen(request))


async def play(game, token):
    async with connect(SERVER.replace("http", "ws", 1) + "/api/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "game": game, "token": token}))
        answered = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                print(message["sentence"], message["clause"])
            if message["type"] == "state" and message["result"]:
                return print("winner:", message["result"]["winner"], message["result"]["sentence"])
            if (
                message["type"] == "state"
                and message["decision"]
                and not message["passing"]
                and message["seq"] > answered
            ):
                answered = message["seq"]
                decision = message["decision"]
                option = decision.get("auto")  # what pays, if it is left to the engine
                if option is None:
                    option = random.randrange(len(decision["options"]))
                await socket.send(
                    json.dumps(
                        {
                            "type": "pick",
                            "game": game,
                            "seq": answered,
                            "id": f"bot-{answered}",
                            "option": option,
                        }
                    )
                )


deck, name = {"name": "long-road"}, "Forty lines"
if len(sys.argv) > 2:
    _, _, game, invite = sys.argv[2].split("/")
    seat = post(f"/api/games/{game}/join", {"deck": deck, "name": name, "invite": invite})
else:
    seat = post("/api/games", {"deck": deck, "name": name, "against": "computer", "level": "random"})
asyncio.run(play(seat["game"], seat["token"]))
