"""key: one car key on dark green-grey felt."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from keys import key, key_materials
from studio import *

start(samples=120)
ambient(0.05)
felt, n = material("felt", "#24322f", 0.95, sheen=0.6)
cloud = n.noise(0.5, 6, 0.65, n.coords())
n.set(n.principled, "Base Color", n.mix(n.range(cloud, 0.25, 0.75, 0, 1), rgb("#2d3d38"), rgb("#3d4f49")))
fibre = n.noise(14, 6, 0.7, n.coords((1, 1, 1)), distortion=1.2)
n.set(n.principled, "Normal", n.bump(fibre, 0.5, 0.04))


def cloth(x, y):
    return 0.05 * np.sin(x * 0.35 + 0.7) * np.sin(y * 0.3) - 0.05


sheet("felt", np.linspace(-26, 26, 80), np.linspace(-18, 34, 80), cloth, felt)
near = sheet("fuzz", np.linspace(-11, 11, 60), np.linspace(-8, 12, 60), cloth, felt)
modifier = near.modifiers.new("fuzz", "PARTICLE_SYSTEM")
hair = modifier.particle_system.settings
hair.type = "HAIR"
hair.count = 155000
hair.use_advanced_hair = True
hair.hair_length = 0.22
hair.hair_step = 4
hair.render_step = 4
hair.normal_factor = 0.01
hair.factor_random = 0.03
hair.brownian_factor = 0.03
hair.length_random = 0.8
hair.root_radius, hair.tip_radius = 0.009, 0.003
hair.radius_scale = 1.0

k = key(*key_materials())
k.rotation_euler = (0, 0, math.radians(27))
k.location = (0.4, 0.1, 0.05)

area((0, 13, 10.6), (0, 0, 0), (22, 1.2), 2400, "#fff4e6", name="strip")
area((-14, 2, 9), (0, 0, 0), (4, 8), 900, "#e2eef0")
area((12, -5, 10), (0, 0, 0), (3, 3), 380, "#ffe9d2")
camera((-2.5, -18.0, 14.5), (-0.35, 0.1, 0.2), lens=66, focus=(0.2, -0.8, 0.9), fstop=1.2)
render()
