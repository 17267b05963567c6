"""two-keys: two keys and a blank paper tag on light wood."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from keys import key, key_materials
from mathutils.geometry import delaunay_2d_cdt
from studio import *

start(samples=120)
ambient(0.1, "#d8d2c8")

# Oak: long fibres, growth bands and pores.
oak, n = material("oak", "#c9a878", 0.5)
bands = n.noise(1.0, 4, 0.55, n.coords((0.035, 0.55, 0.3)), distortion=0.6)
fibres = n.noise(1.0, 6, 0.7, n.coords((0.35, 16, 4)))
pores = n.noise(1.0, 3, 0.6, n.coords((0.9, 26, 6)))
tone = n.mix(n.range(bands, 0.32, 0.66, 0, 1), rgb("#cfbb9b"), rgb("#a98b66"))
tone = n.mix(n.range(fibres, 0.35, 0.7, 0, 0.5), tone, rgb("#8f7654"))
tone = n.mix(n.range(pores, 0.58, 0.7, 0, 0.8), tone, rgb("#6b5338"))
n.set(n.principled, "Base Color", tone)
n.set(n.principled, "Roughness", n.range(fibres, 0.3, 0.7, 0.36, 0.55))
n.set(n.principled, "Normal", n.bump(n.math("SUBTRACT", fibres, pores), 0.35, 0.03))
box("board", (60, 60, 2), (0, 6, -1.0), oak, bevel=0.1)

mats = key_materials()
one = key(*mats)
one.location, one.rotation_euler = (-0.6, -1.2, 0), (0, 0, math.radians(-30))
two = key(*mats, ring=False)
two.location, two.rotation_euler = (0.4, 2.9, 0), (0, 0, math.radians(12))

# The tag: thick paper with a brass eyelet, a little curled.
paper, n = material("paper", "#efe6d3", 0.85, sheen=0.1)
fleck = n.noise(30, 6, 0.7, n.coords())
n.set(n.principled, "Base Color", n.mix(n.range(fleck, 0.4, 0.7, 0, 0.3), rgb("#f1e9d8"), rgb("#d5c6a8")))
n.set(n.principled, "Normal", n.bump(fleck, 0.15, 0.02))
outline = [(-2.6, -1.5), (2.0, -1.5), (2.9, -0.7), (2.9, 0.7), (2.0, 1.5), (-2.6, 1.5)]
hole = [(2.25 + 0.22 * math.cos(a), 0.22 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]

fill = [(x, y) for x in np.linspace(-2.4, 2.0, 40) for y in np.linspace(-1.4, 1.4, 24)
        if math.hypot(x - 2.25, y) > 0.35]
pts = [Vector(p) for p in outline + hole + fill]
edges = [(i, (i + 1) % 6) for i in range(6)] + [(6 + i, 6 + (i + 1) % 24) for i in range(24)]
vs, _, fs, *_ = delaunay_2d_cdt(pts, edges, [], 1, 1e-5)
fs = [f for f in fs if math.hypot(sum(vs[i][0] for i in f) / len(f) - 2.25, sum(vs[i][1] for i in f) / len(f)) > 0.2]
tag = mesh("tag", [(v[0], v[1], 0.03 + 0.035 * (v[0] * 0.5 + 0.3 * v[1]) ** 2) for v in vs], fs, paper)
tag.modifiers.new("thick", "SOLIDIFY").thickness = 0.045
tag.location, tag.rotation_euler = (-6.6, 2.2, 0.02), (0, 0, math.radians(-52))
brass = metal("brass", "#b98a4a", 0.25)
eyelet = lathe("eyelet", round_profile([(0.2, -0.04), (0.2, 0.06), (0.36, 0.06), (0.38, 0.02)], 0.03), brass)
eyelet.parent = tag
eyelet.location = (2.25, 0, 0.08)
string, n = material("string", "#b7a88c", 0.9)
twist = n.add("ShaderNodeTexWave", {"Vector": n.coords((1, 1, 1)), "Scale": 9.0, "Distortion": 1.0})
n.set(n.principled, "Normal", n.bump(twist.outputs["Fac"], 0.6, 0.05))
EYE = (-5.05, 0.42)
wire("string", [(EYE[0], EYE[1], 0.12), (-4.75, 0.35, 0.30), (-4.4, 0.62, 0.12), (-4.1, 1.2, 0.08), (-4.25, 1.75, 0.3), (-4.55, 1.6, 0.42),
                (-4.5, 1.05, 0.22), (-4.85, 0.75, 0.25), (EYE[0] - 0.12, EYE[1] + 0.06, 0.05)], 0.055, string)

area((2, 15, 12), (0, 0, 0), (22, 1.4), 2100, "#fff4e6", name="strip")
area((-15, 3, 10), (0, 0, 0), (5, 9), 1700, "#fdf6ec")
area((13, -8, 11), (0, 0, 0), (3, 3), 200, "#ffe9d2")
camera((-0.1, -20.2, 19.0), (-0.75, 0.75, 0.2), lens=60, focus=(-0.6, -0.8, 0.8), fstop=1.8)
render()
