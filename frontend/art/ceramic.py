"""ceramic: drops on a warm white motorhome panel, with a window's rubber seam and a petrol stripe."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from beading import drop_shapes, place, scatter
from studio import *

start(samples=120, exposure=0.3)
ambient(0.16, "#8fa3a3")


def height(x, y):
    return -0.0016 * (x + 4) ** 2 - 0.0012 * y * y


# Gel coat: warm white, slightly wavy, with one thin stripe of petrol.
gel, n = material("gel coat", "#f3ede1", 0.28, clearcoat=1.0, clearcoat_roughness=0.02)
pos = n.add("ShaderNodeSeparateXYZ", {"Vector": n.coords()})
line = n.math("ADD", pos.outputs[1], n.math("MULTIPLY", pos.outputs[0], -0.16))
wide = n.math("COMPARE", line, 3.2)
wide.node.inputs[2].default_value = 0.42
fine = n.math("COMPARE", line, 4.15)
fine.node.inputs[2].default_value = 0.1
n.set(n.principled, "Base Color", n.mix(n.math("MAXIMUM", wide, fine), rgb("#f3ede1"), rgb(PETROL)))
peel = n.noise(1.6, 2, 0.4, n.coords())
n.set(n.principled, "Clearcoat Normal", n.bump(peel, 0.3, 0.02))
n.set(n.principled, "Clearcoat Roughness", n.range(n.noise(0.6, 8, 0.7, n.coords()), 0.35, 0.75, 0.01, 0.06))
sheet("panel", np.linspace(-60, 60, 161), np.linspace(-30, 90, 161), height, gel)

# Window: a rounded pane with a rubber seal.
rubber, n = material("rubber", "#15181a", 0.55)
n.set(n.principled, "Normal", n.bump(n.noise(8, 5, 0.7, n.coords()), 0.2, 0.02))
pane, _ = material("pane", "#0a1113", 0.03, clearcoat=1.0)
r, cx, cy = 3.0, 2.2, 10.5
edge = [(cx + 60, cy)] + [(cx + r, cy)] + [(cx + r - r * math.sin(a), cy + r - r * math.cos(a)) for a in np.radians(np.arange(4, 90, 4))] + [(cx, cy + r), (cx, cy + 60)]
path = []
for a, b in zip(edge, edge[1:]):
    steps = 40 if math.dist(a, b) > 5 else 2
    path += [(a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(steps)]
wire("seal", [(x, y, height(x, y) + 0.1) for x, y in path], 0.42, rubber, resolution=2)
gx, gy = np.meshgrid(cx + np.concatenate([np.linspace(0, 6, 40), np.linspace(6.5, 60, 40)]),
                     cy + np.concatenate([np.linspace(0, 6, 40), np.linspace(6.5, 60, 40)]))
out = np.hypot(gx - cx - r, gy - cy - r)
corner = (gx < cx + r) & (gy < cy + r) & (out > r)
pull = np.where(corner, r / np.maximum(out, 1e-6), 1)
gx, gy = cx + r + (gx - cx - r) * pull, cy + r + (gy - cy - r) * pull
mesh("pane", np.stack([gx.ravel(), gy.ravel(), (height(gx, gy) + 0.12).ravel()], 1), grid_faces(*gx.shape), pane)

shapes = drop_shapes(water(tint="#fbfdfc"))
drops = scatter((-13, 13, -8, 9.6), 2600, 0.04, 0.5, power=2.3, seed=21, gap=1.15)
place(drops, shapes, height, 0.55, seed=5, slide=(-0.2, -1), slide_share=0.3)
area((-0.9, 27, 12), (-0.9, 27, 0), (1.2, 28), 1900, "#ff9c60", roll=11.5, name="strip")
area((-18, 4, 12), (0, 0, 0), (6, 12), 2600, "#f6f4ee")
area((15, 2, 14), (0, 0, 0), (3, 6), 700, "#ffeedd")
camera((-3.5, -13.5, 6.6), (0.6, 2.3, 0), lens=64, focus=(-0.4, -0.9, 0.2), fstop=0.9)
render()
