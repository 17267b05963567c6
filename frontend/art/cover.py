"""cover: a motorhome under a warm white dust cover in a dim hall."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cloth import cover_fabric, covered_motorhome
from hallway import concrete, plaster
from studio import *

scene = start(samples=120, exposure=0.25)
ambient(0.04)
motorhome = covered_motorhome(cover_fabric(), cache=os.path.join(os.path.dirname(scene["out"]), "motorhome-cloth.npz"))
subdivide(motorhome, 1)
sheet("floor", np.linspace(-14, 14, 3), np.linspace(-12, 12, 3), lambda x, y: x * 0, concrete())
box("wall", (40, 0.2, 8), (0, 5.5, 4), plaster())

area((-0.4, 0.9, 3.1), (-0.2, -0.1, 0.8), (6.0, 0.14), 150, "#fff1e0", name="strip")
area((-6, -3.5, 2.0), (0, 0, 0.7), (0.5, 2.2), 60, "#e2eef0")
area((1, 5.1, 0.5), (1, 5.5, 1.6), (9, 0.2), 26, "#ffe6cc")
area((5, -5, 2.4), (0, 0, 0.6), (1, 1), 26, "#ffe0c2")
camera((-4.8, -7.2, 1.5), (-0.1, 0, 0.74), lens=53.2, focus=(-1.2, -0.9, 0.8), fstop=2.0, shift=(-0.041, 0.0275))
render()
