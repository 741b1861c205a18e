from tests.ui import test_privacy as t
from tests.ui.test_privacy import sitting
def test_it(sitting, monkeypatch):
    old = t.differences
    def diff(a,b):
        f = old(a,b)
        if f == ["the pictures differ"]:
            a[0].save("/tmp/h/a.png"); b[0].save("/tmp/h/b.png")
        return f
    monkeypatch.setattr(t,"differences",diff)
    t.test_games_that_differ_in_hidden_things_look_and_read_alike.__wrapped__ if 0 else t.test_games_that_differ_in_hidden_things_look_and_read_alike(sitting)
