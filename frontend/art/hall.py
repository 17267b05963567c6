"""hall: two covered cars in a calm hall, strips of light on the ceiling."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cloth import cover_fabric, covered_car
from hallway import concrete, plaster, tube
from studio import *

scene = start(samples=120, exposure=0.45)
ambient(0.03)
car = covered_car(cover_fabric(), cache=os.path.join(os.path.dirname(scene["out"]), "cover-cloth.npz"))
subdivide(car, 1)
car.rotation_euler = (0, 0, math.radians(90))
car.location = (-1.9, 2.0, 0)
second = link(car.copy())
second.location = (-1.7, 8.6, 0)
second.rotation_euler = (0, 0, math.radians(270))

sheet("floor", np.linspace(-14, 14, 3), np.linspace(-8, 30, 3), lambda x, y: x * 0, concrete())
wall = plaster("#2a302e")
box("left", (0.3, 50, 6), (-4.6, 10, 3), wall)
box("right", (0.3, 50, 6), (5.2, 10, 3), wall)
box("end", (20, 0.3, 6), (0, 22, 3), wall)
box("ceiling", (20, 50, 0.3), (0, 10, 4.15), plaster("#161a19"))
for y in (3.0, 9.0, 15.0, 21.0):
    box("beam", (12, 0.3, 0.35), (0, y, 3.9), wall, bevel=0.02)
    box("pillar", (0.35, 0.35, 4.2), (4.85, y, 2.0), wall, bevel=0.025)
for x in (-1.9, 2.4):
    for i in range(5):
        # The first would stand half in the picture.
        if i > 0:
            tube((x, -1 + 5 * i, 3.55), 3.6, turned=True)
        area((x, -1 + 5 * i, 3.5), (x, -1 + 5 * i, 0), (0.3, 3.6), 45, "#fff0dd", name="strip").visible_glossy = False
camera((1.7, -5.2, 1.45), (-0.35, 6.0, 1.35), lens=36, focus=(-1.3, 0.2, 0.9), fstop=2.8)
render()
