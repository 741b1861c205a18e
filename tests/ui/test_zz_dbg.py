import sys
sys.argv=['x']
from collections import Counter
import tests.ui.test_accessibility as T
orig = T.Reader.press
C = Counter(); L=[]
def press(self,node):
    n = orig(self,node); C[n.split(",")[0][:40]]+=1; L.append(n); return n
T.Reader.press = press
def test_x(open_window,qtbot,monkeypatch):
    try:
        T.test_a_whole_game_through_the_tree_alone(open_window,qtbot,monkeypatch,"basic")
    except AssertionError as e:
        print(e); print(C.most_common(30)); print(L[-40:])
        raise
from tests.ui.conftest import *
