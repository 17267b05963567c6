"""seat: a stitched seam in clean upholstery. Units: cm."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from shapes import loft, smoothstep
from mathutils import Matrix
from studio import *

start(samples=120, exposure=0.4)
ambient(0.1, "#c9c6c0")

PITCH, STITCH, AWAY = 0.62, 0.46, 0.5


def height(x, y):
    """Two cushions, a seam between them, a dimple at the ends of each stitch."""
    z = 1.1 * (1 - np.exp(-np.abs(x) / 1.1)) - 0.002 * x * x
    z = z - 0.35 * np.exp(-((x / 0.09) ** 2))
    for side in (-1, 1):
        phase = np.abs(((y / PITCH) % 1) - 0.5) * PITCH
        ends = np.exp(-(((np.abs(phase) - STITCH / 2) / 0.1) ** 2))
        z = z - np.exp(-(((x - side * AWAY) / 0.13) ** 2)) * (0.05 + 0.09 * ends)
    return z - 0.004 * y * y * 0.3


fabric, n = material("fabric", "#9d968a", 0.9, sheen=0.5)
# Twill: two sets of threads, over and under.
v = n.coords((1, 1, 1), rotation=(0, 0, math.radians(8)))
waves = []
for turn in (0, 90):
    m = n.add("ShaderNodeMapping", {"Vector": v, "Rotation": (0, 0, math.radians(turn))})
    waves.append(n.add("ShaderNodeTexWave", {"Vector": m, "Scale": 3.4, "Distortion": 0.6, "Detail": 2.0, "Detail Scale": 2.0}).outputs["Fac"])
check = n.math("MULTIPLY", waves[0], waves[1])
fuzz = n.noise(22, 5, 0.7, v)
n.set(n.principled, "Base Color", n.mix(check, rgb("#7d766b"), rgb("#b3ab9d")))
n.set(n.principled, "Normal", n.bump(n.math("ADD", check, n.math("MULTIPLY", fuzz, 0.6)), 0.6, 0.05))
ys = np.linspace(-9, 26, 1400)
xs = np.unique(np.concatenate([np.linspace(-14, 14, 200), np.linspace(-1.3, 1.3, 220)]))
sheet("cushions", xs, ys, height, fabric)

thread, n = material("thread", "#c0602a", 0.6, sheen=0.4)
twist = n.add("ShaderNodeTexWave", {"Vector": n.coords((1, 1, 1), rotation=(0, 0, 0.6)), "Scale": 7.0, "Distortion": 0.4}, bands_direction="DIAGONAL")
n.set(n.principled, "Normal", n.bump(twist.outputs["Fac"], 0.7, 0.03))
rng = np.random.default_rng(5)
for side in (-1, 1):
    for i in range(-14, 42):
        yc = (i + 0.5) * PITCH
        rings = []
        wob = rng.normal(0, 0.012, 2)
        for q in np.linspace(-1, 1, 17):
            y = yc + q * STITCH / 2
            lift = 0.06 * math.sqrt(max(0, 1 - abs(q) ** 3)) - 0.07 * abs(q) ** 6
            x = side * AWAY + wob[0] + wob[1] * q
            z = float(height(np.array(side * AWAY), np.array(yc))) + lift + 0.02
            r = 0.066 * (1 - 0.35 * abs(q) ** 6)
            rings.append([(x + r * math.cos(a), y, z + r * 0.9 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)])
        loft("stitch", rings, thread)

area((3, 20, 9), (0, 2, 0), (16, 1.0), 1600, "#fff4e6", name="strip")
area((-13, 2, 6), (0, 0, 0), (5, 8), 1150, "#f2f4f2")
area((10, -6, 9), (0, 0, 0), (3, 3), 420, "#ffe6cc")
eye = camera((-4.2, -9.6, 6.2), (0.2, 0.9, 0.4), lens=75, focus=(0.0, -0.9, 0.7), fstop=1.0)


def wisp(distance, right, up, size, strength, seed):
    """A thin veil of steam: a card before the camera, out of focus, that only adds light."""
    mat = bpy.data.materials.new("wisp")
    mat.use_nodes = True
    n = Nodes(mat)
    n.tree.nodes.remove(n.principled)
    at = n.coords()
    pos = n.add("ShaderNodeSeparateXYZ", {"Vector": at})
    round_off = n.math("ADD", n.math("POWER", pos.outputs[0], 2.0), n.math("POWER", pos.outputs[1], 2.0))
    soft = n.add("ShaderNodeMapRange", {"Value": round_off, "From Min": 1.0, "From Max": 0.0}, interpolation_type="SMOOTHERSTEP").outputs[0]
    shifted = n.add("ShaderNodeMapping", {"Vector": at, "Location": (seed * 3.7, seed, seed), "Rotation": (0, 0, 0.5), "Scale": (1.4, 0.8, 1)})
    cloud = n.noise(1.0, 4, 0.5, shifted.outputs[0], distortion=0.8)
    veil = n.add("ShaderNodeMapRange", {"Value": cloud, "From Min": 0.42, "From Max": 0.75}, interpolation_type="SMOOTHSTEP").outputs[0]
    alpha = n.math("MULTIPLY", n.math("MULTIPLY", soft, veil), strength)
    glow = n.add("ShaderNodeEmission", {"Color": rgb("#f6f1e8"), "Strength": 0.75})
    mix = n.add("ShaderNodeMixShader", {0: alpha, 1: n.add("ShaderNodeBsdfTransparent"), 2: glow})
    n.set(n.output, "Surface", mix)
    card = mesh("wisp", [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], mat)
    card.matrix_world = eye.matrix_world @ Matrix.Translation((right, up, -distance)) @ Matrix.Diagonal((size, size, 1, 1))
    card.visible_diffuse = card.visible_glossy = card.visible_shadow = False


bpy.context.view_layer.update()
wisp(6.4, 1.0, 0.5, 1.35, 0.5, 1.0)
wisp(7.4, 0.35, 1.25, 1.5, 0.45, 2.3)
wisp(5.2, 1.15, 0.75, 0.9, 0.3, 4.1)
render()
