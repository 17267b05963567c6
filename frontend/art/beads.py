"""beads: water beads on sealed petrol paint. `--portrait` is the upright frame for phones."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from beading import drop_shapes, place, scatter
from studio import *

portrait = "--portrait" in sys.argv
start(*((1080, 1350) if portrait else (1920, 1080)), samples=120)
ambient(0.3, "#071c1f")


# One unit is a centimetre: a body panel, gently domed.
def height(x, y):
    return -0.0022 * x * x - 0.0022 * y * y


sheet("panel", np.linspace(-70, 70, 181), np.linspace(-40, 100, 181), height, paint(scale=10.0, gain=1.7, peel=0.12))
shapes = drop_shapes(water())

# Runners: drops that have rolled down and left a nearly dry track behind them.
runners = [(1.9, -1.9, 0.46), (6.4, 1.2, 0.4)] if not portrait else [(-1.2, -2.6, 0.44), (2.6, 0.8, 0.36)]


def density(x, y, r):
    for u, v, s in runners:
        if y > v and abs(x - u - 0.10 * (y - v) - 0.12 * math.sin(1.1 * (y - v))) < s * 1.15:
            return 0.25 if r < 0.07 else 0.0
    return 1.0


bounds = (-10, 10, -6, 28) if portrait else (-18, 17, -8, 28)
taken = [(x, y, s * 1.5) for x, y, s in runners]
drops = scatter(bounds, 6000 if portrait else 9500, 0.035, 0.56, power=2.35, seed=7, gap=1.1, density=density, taken=taken)
place(drops, shapes, height, 0.6, seed=5, slide=(0.1, 1), slide_share=0.16)
place(runners, shapes[2:3], height, 0.9, seed=1, slide=(0.1, 1), slide_share=1.0)

if portrait:
    area((1.1, 14.5, 14), (1.1, 14.5, 0), (1.9, 13), 2300, "#fff4e6", roll=4, name="strip")
    area((-16, 3, 10), (0, 0, 0), (3, 9), 600, "#dff0f2")
    area((14, 2, 12), (0, 0, 0), (3, 5), 600, "#ffeedd")
    camera((0.4, -14.0, 8.0), (0.15, 3.1, 0), lens=68, focus=(0.2, -2.4, 0.2), fstop=0.7)
else:
    area((1.5, 29, 14), (1.5, 29, 0), (1.9, 32), 5600, "#fff4e6", roll=8, name="strip")
    area((-20, 6, 9), (0, 0, 0), (3, 10), 420, "#dff0f2")
    area((17, 4, 14), (4, 0, 0), (3, 6), 1100, "#ffeedd")
    camera((6.2, -13.5, 6.8), (0.9, 1.7, 0), lens=72, focus=(3.4, -0.9, 0.2), fstop=0.75, roll=-20)


def quiet(x, y):
    """Darkens the side where text stands."""
    t = np.clip((x - 0.05) / 0.5, 0, 1) if not portrait else np.clip((0.95 - y) / 0.55, 0, 1)
    return 0.3 + 0.7 * t * t * (3 - 2 * t)


render(shade=quiet)
