"""The studio all pictures share: one light, one palette, one camera, one way to render.

A scene script is run as `blender -b -P scene.py -- out.png [--samples N] [--scale PERCENT]`.
"""
import argparse
import math
import os
import sys
import tempfile

import bpy
import numpy as np
from denoise import dual_nlm
from mathutils import Matrix, Vector

PETROL = "#0e4247"
PETROL_DEEP = "#0b3338"
WARM_WHITE = "#f4eee2"
WARM_GREY = "#8f8779"
INK = "#15211f"
COPPER = "#b84c14"


def rgb(colour, gain=1.0):
    """A hex colour as scene-linear RGBA."""
    values = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]
    return (*[v * gain for v in linear], 1.0)


# --- scene ---------------------------------------------------------------------------------


def start(width=1680, height=1120, samples=120, exposure=0.0, look="Medium High Contrast"):
    """An empty scene with the render settings of the family."""
    argv = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--samples", type=int, default=samples)
    parser.add_argument("--scale", type=int, default=100)
    args, _ = parser.parse_known_args(argv)

    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene["out"] = os.path.abspath(args.out)
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = args.scale
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = args.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.025
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 30
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.max_bounces = 10
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.volume_bounces = 2
    cycles.blur_glossy = 0.5
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    world = bpy.data.worlds.new("studio")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = rgb("#20262a")
    background.inputs[1].default_value = 0.06
    scene.world = world
    return scene


def ambient(strength, colour="#20262a"):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = rgb(colour)
    background.inputs[1].default_value = strength


def aim(obj, target, roll=0.0):
    direction = Vector(target) - obj.location
    rotation = direction.to_track_quat("-Z", "Y").to_matrix().to_4x4()
    if roll:
        rotation = rotation @ Matrix.Rotation(math.radians(roll), 4, "Z")
    obj.rotation_euler = rotation.to_euler()


def area(location, target, size, power, colour="#ffffff", roll=0.0, spread=180, name="area"):
    """A soft area light; a long narrow size makes the strip."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = rgb(colour)[:3]
    data.spread = math.radians(spread)
    obj = link(bpy.data.objects.new(name, data))
    obj.location = location
    aim(obj, target, roll)
    return obj


def camera(location, target, lens=85, focus=None, fstop=4.0, roll=0.0, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_start = 0.001
    obj = link(bpy.data.objects.new("camera", data))
    obj.location = location
    aim(obj, target, roll)
    if focus is not None:
        bpy.context.view_layer.update()
        forward = obj.matrix_world.to_quaternion() @ Vector((0, 0, -1))
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - obj.location).dot(forward)
        data.dof.aperture_fstop = fstop
        data.dof.aperture_blades = 9
    bpy.context.scene.camera = obj
    return obj


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


# --- meshes --------------------------------------------------------------------------------


def mesh(name, verts, faces, mat=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    data.validate()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    obj = link(bpy.data.objects.new(name, data))
    if mat:
        data.materials.append(mat)
    return obj


def grid_faces(rows, cols, wrap_cols=False):
    faces = []
    last = cols if wrap_cols else cols - 1
    for r in range(rows - 1):
        for c in range(last):
            d = (c + 1) % cols
            faces.append((r * cols + c, r * cols + d, (r + 1) * cols + d, (r + 1) * cols + c))
    return faces


def sheet(name, xs, ys, height, mat=None):
    """A height field z = height(x, y), for vectors of x and y."""
    gx, gy = np.meshgrid(xs, ys)
    gz = height(gx, gy) + np.zeros_like(gx)
    verts = np.stack([gx.ravel(), gy.ravel(), gz.ravel()], 1)
    return mesh(name, verts, grid_faces(len(ys), len(xs)), mat)


def lathe(name, profile, mat=None, steps=96, axis_at=(0, 0, 0)):
    """Turns a profile of (radius, z) around z."""
    verts, n = [], len(profile)
    for r, z in profile:
        for s in range(steps):
            a = 2 * math.pi * s / steps
            verts.append((axis_at[0] + r * math.cos(a), axis_at[1] + r * math.sin(a), axis_at[2] + z))
    return mesh(name, verts, grid_faces(n, steps, True), mat)


def round_profile(points, radius, steps=6):
    """Rounds the corners of an open polyline (edge bevels for lathe profiles)."""
    out = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:]):
        h = np.array(here, float)
        a, b = np.array(before, float) - h, np.array(after, float) - h
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        r = min(radius, la * 0.45, lb * 0.45)
        p, q = h + a / la * r, h + b / lb * r
        for i in range(steps + 1):
            t = i / steps
            out.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * h + t**2 * q))
    out.append(points[-1])
    return out


def box(name, size, location, mat=None, bevel=0.02, rotation=(0, 0, 0)):
    x, y, z = (s / 2 for s in size)
    verts = [(i, j, k) for i in (-x, x) for j in (-y, y) for k in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(name, verts, faces, mat, smooth=True)
    obj.location = location
    obj.rotation_euler = rotation
    if bevel:
        mod = obj.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments = bevel, 4
        mod.harden_normals = False
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    return obj


def subdivide(obj, levels=2):
    mod = obj.modifiers.new("subdivision", "SUBSURF")
    mod.levels = mod.render_levels = levels
    return obj


def wire(name, points, radius, mat=None, cyclic=False, resolution=8):
    """A round wire or thread through the points."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 6
    data.resolution_u = resolution
    spline = data.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for point, co in zip(spline.bezier_points, points):
        point.co = co
        point.handle_left_type = point.handle_right_type = "AUTO"
    spline.use_cyclic_u = cyclic
    data.use_fill_caps = True
    if mat:
        data.materials.append(mat)
    return link(bpy.data.objects.new(name, data))


# --- materials -----------------------------------------------------------------------------


class Nodes:
    """A little shorthand for shader nodes."""

    def __init__(self, mat):
        self.tree = mat.node_tree
        self.principled = self.tree.nodes.get("Principled BSDF")
        self.output = self.tree.nodes.get("Material Output")

    def add(self, kind, inputs=None, **props):
        node = self.tree.nodes.new(kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def coords(self, scale=(1, 1, 1), kind="Object", rotation=(0, 0, 0)):
        source = self.add("ShaderNodeTexCoord")
        return self.add(
            "ShaderNodeMapping", {"Vector": source.outputs[kind], "Scale": scale, "Rotation": rotation}
        ).outputs[0]

    def noise(self, scale, detail=3.0, rough=0.5, vector=None, distortion=0.0):
        node = self.add("ShaderNodeTexNoise", {"Scale": scale, "Detail": detail, "Roughness": rough,
                                               "Distortion": distortion})
        self.set(node, "Vector", vector if vector is not None else self.coords())
        return node.outputs["Fac"]

    def range(self, value, low, high, to_low, to_high):
        return self.add(
            "ShaderNodeMapRange",
            {"Value": value, "From Min": low, "From Max": high, "To Min": to_low, "To Max": to_high},
        ).outputs[0]

    def math(self, operation, a, b=0.0):
        node = self.add("ShaderNodeMath", operation=operation)
        self.set(node, 0, a)
        self.set(node, 1, b)
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        node = self.add("ShaderNodeMixRGB", {"Fac": factor, "Color1": a, "Color2": b}, blend_type=blend)
        return node.outputs[0]

    def bump(self, height, strength, distance, normal=None):
        node = self.add("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance})
        if normal is not None:
            self.set(node, "Normal", normal)
        return node.outputs[0]


def material(name, colour="#808080", rough=0.5, metallic=0.0, gain=1.0, **inputs):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes = Nodes(mat)
    p = nodes.principled
    p.inputs["Base Color"].default_value = rgb(colour, gain) if isinstance(colour, str) else colour
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metallic
    for key, value in inputs.items():
        p.inputs[key.replace("_", " ").title()].default_value = value
    return mat, nodes


def paint(colour=PETROL_DEEP, scale=1.0, flakes=0.3, peel=0.25, gain=2.0, metallic=0.65):
    """Clear-coat paint: fine flakes below, orange peel and a trace of dust on top.

    `scale` is the number of scene units in a decimetre.
    """
    mat, n = material("paint", colour, 0.4, gain=gain)
    vector = n.coords((1 / scale,) * 3)
    p = n.principled
    spots = n.add("ShaderNodeTexVoronoi", {"Vector": vector, "Scale": 900.0})
    sparkle = n.range(spots.outputs["Color"], 0.5, 1.0, 0.0, flakes)
    n.set(p, "Base Color", n.mix(sparkle, rgb(colour, gain), rgb("#2f7d84", 1.2)))
    p.inputs["Metallic"].default_value = metallic
    p.inputs["Specular"].default_value = 0.2
    p.inputs["Clearcoat"].default_value = 1.0
    dust = n.noise(6.0, 8.0, 0.7, vector)
    n.set(p, "Clearcoat Roughness", n.range(dust, 0.35, 0.75, 0.01, 0.045))
    skin = n.noise(26.0, 2.0, 0.4, vector)
    n.set(p, "Clearcoat Normal", n.bump(skin, peel, 0.004 * scale))
    return mat


def water(name="water", tint="#f6fbfb", dark=0.3, bright=1.9):
    """Clear water, with the light it gathers.

    Caustics would cost hours. Instead a shadow ray passes brightened where it crosses the drop near
    its middle, and dimmed near its rim: a bright spot opposite the light and a soft dark edge.
    """
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    n = Nodes(mat)
    n.tree.nodes.remove(n.principled)
    glass = n.add("ShaderNodeBsdfGlass", {"Color": rgb(tint), "Roughness": 0.0, "IOR": 1.333})
    facing = n.add("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    gather = n.add("ShaderNodeMapRange", {"Value": facing, "From Min": 0.45, "From Max": 0.0, "To Min": dark, "To Max": bright},
                   interpolation_type="SMOOTHSTEP").outputs[0]
    clear = n.add("ShaderNodeBsdfTransparent", {"Color": gather})
    path = n.add("ShaderNodeLightPath")
    both = n.add("ShaderNodeMixShader", {0: path.outputs["Is Shadow Ray"], 1: glass, 2: clear})
    n.set(n.output, "Surface", both)
    return mat


def metal(name="metal", colour="#c9c6c0", rough=0.22, brushed=0.0, scale=1.0):
    mat, n = material(name, colour, rough, 1.0)
    vector = n.coords((1 / scale,) * 3)
    wear = n.noise(14.0, 6.0, 0.65, vector)
    n.set(n.principled, "Roughness", n.range(wear, 0.3, 0.75, rough * 0.88, rough * 1.18))
    if brushed:
        fine = n.noise(40.0, 3.0, 0.6, n.coords((1 / scale, 40 / scale, 40 / scale)))
        n.set(n.principled, "Normal", n.bump(fine, brushed, 0.002 * scale))
    return mat


# --- output --------------------------------------------------------------------------------


def _buffer(scene, seed):
    """One independent render as a float array (height, width, 3), scene linear."""
    scene.cycles.seed = seed
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR"
    settings.color_mode = "RGB"
    settings.color_depth = "32"
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, "buffer.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        width, height = image.size
        pixels = np.empty(width * height * image.channels, np.float32)
        image.pixels.foreach_get(pixels)
        pixels = pixels.reshape(height, width, image.channels)[:, :, :3].copy()
        bpy.data.images.remove(image)
    return pixels


def render(shade=None, **denoising):
    """Renders twice with half the samples, denoises each half by the other, writes a PNG.

    `shade(x, y)` is a graduated filter: a factor for each place, x to the right and y up, 0 to 1.
    """
    scene = bpy.context.scene
    half = max(1, scene.cycles.samples // 2)
    scene.cycles.samples = half
    scene.render.use_persistent_data = True
    first = _buffer(scene, 1)
    second = _buffer(scene, 2)
    result = dual_nlm(first, second, **denoising)
    height, width = result.shape[:2]
    if shade:
        x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
        result = result * shade(x, y)[..., None].astype(np.float32)
    image = bpy.data.images.new("result", width, height, float_buffer=True)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[:, :, :3] = result
    image.pixels.foreach_set(rgba.ravel())
    settings = scene.render.image_settings
    settings.file_format = "PNG"
    settings.color_mode = "RGB"
    settings.color_depth = "16"
    image.save_render(scene["out"], scene=scene)
