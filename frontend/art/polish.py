"""polish: a polishing pad where dull, swirled paint meets paint that is clear again. Units: cm."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

start(samples=120, exposure=0.25)
ambient(0.05)
rng = np.random.default_rng(2)


def swirls(size=2048, count=6500):
    """Fine round scratches, as an image."""
    img = np.zeros((size, size), np.float32)
    for _ in range(count):
        r = rng.uniform(0.02, 0.16) * size
        cx, cy = rng.uniform(-0.1, 1.1, 2) * size
        a0, span = rng.uniform(0, 6.28), rng.uniform(0.3, 2.2)
        a = np.linspace(a0, a0 + span, int(r * span * 1.3) + 2)
        x, y = (cx + r * np.cos(a)).astype(int), (cy + r * np.sin(a)).astype(int)
        ok = (x >= 0) & (x < size) & (y >= 0) & (y < size)
        img[y[ok], x[ok]] -= rng.uniform(0.15, 1.0) ** 2
    image = bpy.data.images.new("swirls", size, size, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    rgba = np.ones((size, size, 4), np.float32)
    rgba[:, :, :3] = np.clip(1 + img, 0, 1)[..., None]
    image.pixels.foreach_set(rgba.ravel())
    return image


panel = paint(scale=10.0, gain=1.2, peel=0.035)
n = Nodes(panel)
p = n.principled
tex = n.add("ShaderNodeTexImage", {"Vector": n.add("ShaderNodeMapping", {"Vector": n.coords((1 / 44,) * 3), "Location": (0.5, 0.5, 0)})})
tex.image = swirls()
pos = n.add("ShaderNodeSeparateXYZ", {"Vector": n.coords()})
wave = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(0.12, 3, 0.5, n.coords()), 0.5), 3.0)
dull = n.range(n.math("ADD", n.math("ADD", pos.outputs[0], n.math("MULTIPLY", pos.outputs[1], -0.25)), wave), -1.6, 1.2, 1.0, 0.0)
old_rough = p.inputs["Clearcoat Roughness"].links[0].from_socket
n.set(p, "Clearcoat Roughness", n.mix(dull, old_rough, (0.07, 0.07, 0.07, 1)))
old_normal = p.inputs["Clearcoat Normal"].links[0].from_socket
scratch = n.bump(tex.outputs["Color"], 0.0, 0.02, old_normal)
n.set(scratch.node, "Strength", dull)
n.set(p, "Clearcoat Normal", scratch)
base = p.inputs["Base Color"].links[0].from_socket
n.set(p, "Base Color", n.mix(n.math("MULTIPLY", dull, 0.55), base, rgb("#56686a")))
sheet("panel", np.linspace(-60, 60, 121), np.linspace(-40, 80, 121), lambda x, y: -0.0016 * x * x - 0.002 * y * y, panel)

# The pad: open-pored foam, a cut edge, a velcro back.
foam, n = material("foam", "#b5551f", 0.9, sheen=0.3)
pores = n.add("ShaderNodeTexVoronoi", {"Vector": n.coords(), "Scale": 9.0})
small = n.add("ShaderNodeTexVoronoi", {"Vector": n.coords(), "Scale": 19.0})
holes = n.math("ADD", n.range(pores.outputs["Distance"], 0.15, 0.6, 0, 1), n.range(small.outputs["Distance"], 0.15, 0.6, 0, 0.6))
n.set(n.principled, "Base Color", n.mix(n.range(holes, 0.0, 1.2, 0, 1), rgb("#c4622a"), rgb("#7a3210")))
n.set(n.principled, "Normal", n.bump(holes, -0.7, 0.06))
velcro, n = material("velcro", "#15181a", 0.95, sheen=0.5)
n.set(n.principled, "Normal", n.bump(n.noise(16, 5, 0.7, n.coords()), 0.9, 0.1))
pad = lathe("foam", round_profile([(0.0, 0.0), (6.6, 0.0), (7.2, 0.5), (7.25, 1.2), (6.7, 2.4), (0.0, 2.4)], 0.45), foam, steps=160)
back = lathe("back", round_profile([(0.0, 2.72), (5.7, 2.72), (5.95, 2.6), (6.0, 2.4), (5.9, 2.35)], 0.12), velcro, steps=160)
hole = lathe("hole", round_profile([(0.0, 2.5), (1.0, 2.5), (1.1, 2.76), (1.3, 2.76), (1.4, 2.7)], 0.06), metal("eyelet", "#9d9a94", 0.3))
for part in (pad, back, hole):
    part.location = (4.2, 8.8, 0.0)

area((0, 21.5, 18), (0, 21.5, 0), (70, 2.8), 9500, "#fff4e6", name="strip")
area((-17, 32.7, 18), (-8, 3, 0), (1.5, 1.5), 650, "#fff4e6")
area((-30, 4, 16), (0, 2, 0), (6, 14), 2600, "#e2eef0")
area((18, -22, 16), (3, 6, 0), (8, 8), 2600, "#ffeedd")
camera((-1.5, -27.0, 17.0), (0.6, 2.6, 0.6), lens=55, focus=(1.5, -1.2, 0.5), fstop=1.8)
render()
