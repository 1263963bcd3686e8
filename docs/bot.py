"""A bot in forty lines. It plays at random, to the end, and prints what happens.

python docs/bot.py http://localhost:8000                 opens a game against the computer
python docs/bot.py http://localhost:8000 /join/GAME/KEY  joins the game of an invitation
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect

SERVER, *LINK = sys.argv[1:] or ["http://localhost:8000"]
ME = {"deck": {"name": "long-road"}, "name": "Forty lines"}


def post(path, body):
    data, kind = json.dumps(body).encode(), {"Content-Type": "application/json"}
    return json.load(urllib.request.urlopen(urllib.request.Request(SERVER + path, data, kind)))


async def play(game, token):
    async with connect(SERVER.replace("http", "ws", 1) + "/api/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "game": game, "token": token}))
        answered = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "state":
                continue  # who is here, what was accepted, what was refused
            for line in message["log"]:
                print(line["text"], line["clause"], flush=True)
            if end := message["result"]:
                return print("The winner is seat", end["winner"], "and the bot is", message["you"])
            asked, seq = message["decision"], message["seq"]
            if asked and not message["passing"] and seq > answered:
                answered = seq
                option = asked.get("auto")  # what pays, if it is left to the engine
                if option is None:
                    option = random.randrange(len(asked["options"]))
                pick = {"type": "pick", "game": game, "seq": seq, "id": f"bot-{seq}", "option": option}
                await socket.send(json.dumps(pick))


if LINK:
    _, _, game, key = LINK[0].split("/")
    seat = post(f"/api/games/{game}/join", {**ME, "invite": key})
else:
    seat = post("/api/games", {**ME, "against": "computer", "level": "easy"})
asyncio.run(play(seat["game"], seat["token"]))
