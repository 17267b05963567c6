"""autohotel: the shoulder and wheel arch of a dark car under a long strip of light. Units: metres."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from shapes import loft, smoothstep, spline
from studio import *

start(samples=120, exposure=0.35)
ambient(0.12, "#0d1a1c")

ARCH, HUB = 0.372, 0.34
body_paint = paint(PETROL_DEEP, scale=1.0, flakes=0.2, peel=0.03, gain=0.6, metallic=0.45)
body_paint.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.02

# The flank is one sheet: a profile swept along the car, with a haunch over the wheel.
profile = spline([(0.80, 0.19), (0.855, 0.235), (0.872, 0.36), (0.862, 0.50), (0.868, 0.62), (0.893, 0.72),
                  (0.902, 0.775), (0.888, 0.825), (0.835, 0.880), (0.74, 0.925), (0.60, 0.955), (0.35, 0.985), (0.0, 1.0)], 420)
DOOR = 0.86
xs = np.unique(np.concatenate([np.linspace(-1.15, 3.0, 860), np.linspace(DOOR - 0.1, DOOR + 0.1, 260)]))
Y = np.repeat(profile[None, :, 0], len(xs), 0)
Z = np.repeat(profile[None, :, 1], len(xs), 0)
X = np.repeat(xs[:, None], profile.shape[0], 1)
haunch = np.exp(-((X / 0.62) ** 2))
upper = smoothstep(Z, 0.45, 0.80) * smoothstep(Y, 0.2, 0.75)
Y = Y + 0.055 * haunch * upper - 0.030 * (X - 0.4) ** 2 * smoothstep(Y, 0.0, 0.8)
Z = Z + 0.045 * haunch * smoothstep(Z, 0.6, 0.9) - 0.012 * np.maximum(X, 0) * smoothstep(Z, 0.5, 0.8)
# A feature line in the lower door, fading in behind the wheel.
Y = Y - 0.012 * np.exp(-(((Z - 0.47 - 0.03 * X) / 0.035) ** 2)) * smoothstep(X, 0.5, 0.9)
# The shut line of the door.
shut = DOOR + 0.05 * np.sin((Z - 0.2) * 4.2) - 0.03
Y = Y - 0.011 * np.exp(-(((X - shut) / 0.0024) ** 2)) * (Z < 0.9)
# The lip of the arch.
rho = np.hypot(X, Z - HUB)
low = Z < 0.86
Y = Y + np.where(low, 0.016 * np.exp(-(((rho - ARCH) / 0.045) ** 2)), 0)
rows, cols = X.shape
inside = (rho < ARCH) & low
faces = []
for f in grid_faces(rows, cols):
    flags = [inside[i // cols, i % cols] for i in f]
    if not all(flags):
        faces.append(f)
# Pull the ragged rim onto the circle.
scale = np.where(inside, ARCH / np.maximum(rho, 1e-3), 1)
X2, Z2 = X * scale, HUB + (Z - HUB) * scale
body = mesh("flank", np.stack([X2.ravel(), -Y.ravel(), Z2.ravel()], 1), faces, body_paint)
solid = body.modifiers.new("thick", "SOLIDIFY")
solid.thickness, solid.offset = 0.012, 1.0

gap, _ = material("gap", "#020303", 0.9)

# Wheel: tyre, rim, twin spokes; all in the dark, only edges catch light.
tyre, n = material("tyre", "#060707", 0.7, specular=0.25)
n.set(n.principled, "Normal", n.bump(n.noise(90, 3, 0.5, n.coords()), 0.2, 0.002))
rim = metal("rim", "#9a9a98", 0.2)
t = lathe("tyre", round_profile([(0.225, -0.1), (0.235, -0.115), (0.29, -0.122), (0.325, -0.105), (0.338, -0.07), (0.338, 0.07), (0.3, 0.12), (0.23, 0.11)], 0.02), tyre)
r = lathe("rim", round_profile([(0.20, 0.08), (0.222, -0.06), (0.226, -0.10), (0.238, -0.108), (0.243, -0.10)], 0.008), rim)
hub = lathe("hub", round_profile([(0.0, -0.072), (0.030, -0.072), (0.036, -0.066), (0.05, -0.06), (0.062, -0.03), (0.066, 0.05)], 0.006), rim)
disc = lathe("disc", round_profile([(0.08, 0.0), (0.165, 0.0), (0.17, 0.004), (0.17, 0.02)], 0.002), metal("disc", "#5a5a58", 0.35))
back = lathe("liner", [(0.0, 0.2), (0.30, 0.19), (0.365, 0.1), (0.372, -0.04)], gap)
parts = [t, r, hub, disc, back]
for i in range(10):
    a = 2 * math.pi * i / 10 + 0.12
    for side in (-1, 1):
        ring = []
        for q in np.linspace(0, 1, 12):
            rad = 0.055 + 0.172 * q
            off = side * (0.006 + 0.016 * q)
            w = 0.012 - 0.003 * math.sin(q * math.pi)
            z = -0.062 - 0.022 * q * q
            cx, cy = rad * math.cos(a) - off * math.sin(a), rad * math.sin(a) + off * math.cos(a)
            tx, ty = -math.sin(a), math.cos(a)
            ring.append([(cx + tx * w * u, cy + ty * w * u, z + v) for u, v in ((-1, 0.006), (-0.8, -0.003), (0.8, -0.003), (1, 0.006), (1, 0.03), (-1, 0.03))])
        parts.append(subdivide(loft("spoke", ring, rim), 1))
wheel = link(bpy.data.objects.new("wheel", None))
for part in parts:
    part.parent = wheel
wheel.rotation_euler = (math.radians(90), 0, 0)
wheel.scale = (1, 1, -1)
wheel.location = (0, -0.80, HUB)

# Floor: polished concrete.
floor, n = material("floor", "#3b3b39", 0.22)
n.set(n.principled, "Roughness", n.range(n.noise(1.6, 8, 0.65, n.coords()), 0.3, 0.7, 0.10, 0.3))
n.set(n.principled, "Base Color", n.mix(n.range(n.noise(0.8, 8, 0.6, n.coords()), 0.3, 0.7, 0, 1), rgb("#1b1c1b"), rgb("#343432")))
n.set(n.principled, "Normal", n.bump(n.noise(3, 6, 0.6, n.coords()), 0.05, 0.02))
sheet("floor", np.linspace(-12, 16, 3), np.linspace(-10, 12, 3), lambda x, y: x * 0, floor)
dark, _ = material("underbody", "#020202", 0.9)
box("underbody", (3.8, 1.2, 0.5), (1.0, 0.1, 0.48), dark)
wall, n = material("wall", "#151817", 0.8)
n.set(n.principled, "Normal", n.bump(n.noise(4, 6, 0.6, n.coords()), 0.2, 0.02))
box("wall", (40, 0.2, 8), (0, 9, 4), wall)

area((0.9, -1.45, 2.35), (0.9, -0.75, 0.7), (6.5, 0.14), 110, "#fff3e4", name="strip")
area((0.5, 1.9, 2.7), (0.8, -0.2, 0.9), (6.5, 0.1), 12, "#fff3e4")
area((-4.2, -2.8, 1.2), (0, -0.9, 0.5), (0.4, 2.2), 30, "#dceef0")
area((7, 8.2, 0.5), (7, 9, 2.2), (26, 0.2), 120, "#ffe6cc")
area((1.0, -2.9, 2.6), (0.6, -1.2, 0.2), (5.5, 0.12), 110, "#fff3e4")
camera((-2.5, -4.5, 1.10), (0.38, -0.85, 0.735), lens=108, focus=(0.05, -0.93, 0.72), fstop=2.0)
render()
