"""Willpower for learning: observations as arrays, and environments that learning libraries speak.

`willpower.learn.aec` is a PettingZoo environment for two agents, `willpower.learn.single` a Gymnasium one for
one agent against a level, `willpower.learn.vector` many of those in one process, `willpower.learn.spiel` an
OpenSpiel game. They need `pip install willpower[learn]`; `willpower.learn.observing` needs only numpy.
"""
