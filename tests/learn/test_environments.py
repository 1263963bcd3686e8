"""The environments, tried by the test suites of the libraries that they are for (`make learn`)."""

import os
import warnings

import pytest

if "WILLPOWER_LEARN" not in os.environ:
    pytest.skip("the environments for learners are tested by `make learn`", allow_module_level=True)

np = pytest.importorskip("numpy")


def test_pettingzoo() -> None:
    suite = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed: make learn")
    from willpower.learn import aec

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are dictionaries is as it should be
        suite.api_test(aec.env(), num_cycles=400, verbose_progress=False)
    suite.seed_test(aec.env, num_cycles=100)


def test_gymnasium() -> None:
    checker = pytest.importorskip("gymnasium.utils.env_checker", reason="no Gymnasium: make learn")
    import gymnasium

    env = gymnasium.make("willpower.learn.single:Willpower-v1", opponent="random", render_mode="ansi")
    checker.check_env(env.unwrapped, skip_render_check=True)


def test_a_single_agent_can_play_to_the_end() -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed: make learn")
    from willpower.learn.single import WillpowerEnv

    env = WillpowerEnv(opponent="random", seat=1)
    seen, info = env.reset(seed=4)
    dice = np.random.default_rng(1)
    ended = False
    while not ended:
        assert (seen["action_mask"] == info["action_mask"]).all()
        pick = dice.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, cut, info = env.step(pick)
        assert not cut
    assert reward in (-1.0, 0.0, 1.0)


def test_an_illegal_answer_loses() -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed: make learn")
    from willpower.learn.single import WillpowerEnv

    env = WillpowerEnv(opponent="random")
    env.reset(seed=4)
    _, reward, ended, _, info = env.step(255)
    assert (reward, ended) == (-1.0, True)
    assert "255 is not an answer" in info["illegal"]


def test_a_batch_plays_as_single_games_do() -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed: make learn")
    from willpower.learn.single import WillpowerEnv
    from willpower.learn.vector import WillpowerVectorEnv

    batch = WillpowerVectorEnv(2, opponent="random")
    seen, _ = batch.reset(seed=8)
    assert batch.observation_space.contains(seen)
    alone = WillpowerEnv(opponent="random")
    one, _ = alone.reset(seed=9)
    for _ in range(40):
        for name, part in one["observation"].items():
            assert (seen["observation"][name][1] == part).all()
        picks = [np.flatnonzero(mask)[-1] for mask in seen["action_mask"]]
        seen, _, ended, _, _ = batch.step(picks)
        one, _, over, _, _ = alone.step(picks[1])
        assert bool(ended[1]) == over
        if ended.any():
            break


def test_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make learn")
    import willpower.learn.spiel  # noqa: F401

    game = pyspiel.load_game("willpower(decks=long-road+lantern-tide)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiels_own_search_plays() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make learn")
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import willpower.learn.spiel  # noqa: F401

    game = pyspiel.load_game("willpower(decks=long-road+lantern-tide)")
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 4, max_world_samples=2, random_state=np.random.RandomState(3))
    state = game.new_initial_state()
    for outcome in (0, 1, 2, 3, 4):
        state.apply_action(outcome)
    for _ in range(4):
        known = state.information_state_string()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        imagined = state.resample_from_infostate(state.current_player(), sampler)
        assert imagined.information_state_string() == known
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
