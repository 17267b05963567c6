"""drop: one large bead among small ones, very near."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from beading import drop_shapes, place, scatter
from studio import *

start(samples=120)
ambient(0.05)


def height(x, y):
    return -0.004 * x * x - 0.004 * y * y


sheet("panel", np.linspace(-30, 30, 121), np.linspace(-14, 50, 121), height, paint(scale=10.0, gain=1.8, peel=0.07))
shapes = drop_shapes(water(), count=6)
hero = [(0.35, 0.2, 1.0), (-1.55, -0.35, 0.34), (1.75, -0.75, 0.26), (-0.7, -1.25, 0.17)]
rest = scatter((-6, 6, -3.4, 9), 1500, 0.03, 0.5, power=2.3, seed=4, gap=1.15, taken=[(x, y, r * 1.2) for x, y, r in hero])
place(hero, shapes[:1], height, 1.6, slide_share=0)
place(rest, shapes, height, 0.7, seed=2, slide_share=0.05)
area((2, 14, 9), (0, 0, 0.5), (16, 1.0), 1500, "#fff4e6", name="strip")
area((-9, 2, 6), (0, 0, 0), (3, 5), 260, "#dff0f2")
area((8, -4, 8), (0, 0, 0), (2, 2), 160, "#ffeedd")
camera((-0.2, -9.5, 3.3), (0.1, 0.3, 0.55), lens=100, focus=(0.35, -0.5, 0.5), fstop=1.0, shift=(0, -0.037))
render()
