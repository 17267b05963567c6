"""steam: a plume from a metal nozzle, in a beam of light against black. Units: decimetres."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from mathutils import Euler, Matrix

scene = start(width=1440, height=960, samples=90, exposure=0.3)
ambient(0.01)
scene.cycles.volume_bounces = 1
scene.cycles.volume_step_rate = 1.0
scene.cycles.volume_max_steps = 160

# The plume lives along +x of its own box: a cone that widens, breaks up and rises.
steam = bpy.data.materials.new("steam")
steam.use_nodes = True
n = Nodes(steam)
n.tree.nodes.remove(n.principled)
here = n.add("ShaderNodeTexCoord").outputs["Object"]
# Turbulence: the further from the nozzle, the larger the swirls.
wobble = n.add("ShaderNodeTexNoise", {"Vector": n.coords((0.8, 0.8, 0.8)), "Scale": 1.1, "Detail": 2.0})
shift = n.add("ShaderNodeVectorMath", {0: wobble.outputs["Color"], 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT")
axis = n.add("ShaderNodeSeparateXYZ", {"Vector": here})
grow = n.math("MULTIPLY", n.math("MAXIMUM", axis.outputs[0], 0.0), 0.42)
moved = n.add("ShaderNodeVectorMath", {0: shift.outputs[0]}, operation="SCALE")
n.set(moved, "Scale", grow)
place = n.add("ShaderNodeVectorMath", {0: here, 1: moved.outputs[0]}, operation="ADD")
pos = n.add("ShaderNodeSeparateXYZ", {"Vector": place.outputs[0]})
x = n.math("MAXIMUM", pos.outputs[0], 0.001)
rise = n.math("MULTIPLY", n.math("POWER", x, 2.0), 0.018)
z = n.math("SUBTRACT", pos.outputs[2], rise)
dist = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", pos.outputs[1], pos.outputs[1]), n.math("MULTIPLY", z, z)))
radius = n.math("ADD", n.math("MULTIPLY", n.math("POWER", x, 1.15), 0.2), 0.07)
edge = n.math("DIVIDE", dist, radius)
body = n.add("ShaderNodeMapRange", {"Value": edge, "From Min": 1.0, "From Max": 0.15, "To Min": 0.0, "To Max": 1.0}, interpolation_type="SMOOTHSTEP").outputs[0]
stretched = n.add("ShaderNodeMapping", {"Vector": place.outputs[0], "Scale": (0.75, 1.35, 1.35)})
cloud = n.noise(1.5, 7, 0.58, stretched.outputs[0], distortion=0.5)
n.set(cloud.node, "Scale", n.math("DIVIDE", 2.6, n.math("ADD", n.math("MULTIPLY", x, 0.28), 0.5)))
wisps = n.add("ShaderNodeMapRange", {"Value": cloud, "From Min": 0.42, "From Max": 0.66, "To Min": 0.0, "To Max": 1.0}, interpolation_type="SMOOTHSTEP").outputs[0]
near = n.range(x, 0.0, 0.8, 1.0, 0.0)
shape = n.math("MULTIPLY", body, n.math("MAXIMUM", wisps, near))
fade = n.math("DIVIDE", 1.0, n.math("ADD", n.math("POWER", n.math("MULTIPLY", x, 0.42), 1.7), 0.16))
ends = n.math("MULTIPLY", n.range(pos.outputs[0], 0.0, 0.05, 0, 1), n.range(axis.outputs[0], 5.2, 7.4, 1, 0))
density = n.math("MULTIPLY", n.math("MULTIPLY", shape, fade), n.math("MULTIPLY", ends, 1.1))
scatter = n.add("ShaderNodeVolumeScatter", {"Color": (0.97, 0.98, 1.0, 1), "Anisotropy": 0.35})
n.set(scatter, "Density", density)
n.tree.links.new(scatter.outputs[0], n.output.inputs["Volume"])
turn = Euler((0, math.radians(-24), 0))
plume = box("plume", (8, 3.6, 4.4), (0, 0, 0), steam, bevel=0)
for v in plume.data.vertices:
    v.co.x += 4.0
    v.co.z += 0.5
nose = Vector((-1.62, 0, -0.86))
plume.location, plume.rotation_euler = nose, turn

# Nozzle: turned metal, a knurled collar, a hose end.
steel = metal("steel", "#b9b6b0", 0.25)
black, nb = material("grip", "#0d0f10", 0.5)
nb.set(nb.principled, "Normal", nb.bump(nb.noise(30, 4, 0.6, nb.coords()), 0.2, 0.01))
tip = lathe("tip", round_profile([(0.05, -0.3), (0.05, 0.0), (0.085, 0.0), (0.1, -0.06), (0.12, -0.5), (0.2, -0.62), (0.2, -0.72), (0.17, -0.75), (0.17, -1.1)], 0.02), steel)
collar = lathe("collar", round_profile([(0.17, -0.95), (0.25, -0.95), (0.26, -1.0), (0.26, -1.5), (0.25, -1.54), (0.1, -1.54)], 0.02), black)
pipe = lathe("pipe", [(0.16, -1.4), (0.16, -5)], steel)
for part in (tip, collar, pipe):
    part.location = nose
    part.rotation_euler = (0, math.radians(90 - 24), 0)

area((4.5, 4.5, 4.5), (0.2, 0, 0.6), (0.5, 2.6), 900, "#fff6ea", spread=60, name="strip")
area((-3.2, -2, 3), (-2.0, 0, -0.9), (0.3, 2.6), 190, "#dff0f2")
area((3, 6, -1.5), (1, 0, 0.5), (1.0, 2.0), 120, "#bfe0e2", spread=80)
backdrop, _ = material("backdrop", PETROL_DEEP, 0.9)
sheet("backdrop", np.linspace(-14, 14, 2), np.linspace(-14, 14, 2), lambda x, y: x * 0, backdrop).matrix_world = (
    Matrix.Translation((0, 10, 0)) @ Matrix.Rotation(math.radians(90), 4, "X"))
area((6.5, 5.5, 6.5), (3.5, 10, 2.0), (2, 2), 260, "#e6f2f2", spread=110)
camera((0.0, -11.5, 0.15), (0.0, 0, 0.15), lens=85, focus=nose, fstop=2.8)
# Nothing sharp here but the nozzle: denoise more.
render(window=7, patch=3, k=0.8)
