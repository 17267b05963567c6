"""Vehicles under a dust cover: cloth simulation over plain bodies. Units: metres."""
import os

import bpy
import numpy as np

from shapes import loft, smoothstep, spline
from studio import box, grid_faces, material, mesh, rgb


def _body():
    """A saloon-like collision shape from cross-sections along x."""
    roof = spline([(-2.25, 0.55), (-2.15, 0.80), (-1.7, 0.92), (-1.15, 1.02), (-0.55, 1.36), (0.1, 1.45), (0.75, 1.40), (1.45, 1.08), (1.9, 1.0), (2.2, 0.92), (2.3, 0.55)], 90)
    rings = []
    for x, top in roof:
        end = 1 - smoothstep(np.array(abs(x)), 1.7, 2.45)
        half = 0.72 + 0.2 * end
        belt = min(top, 0.92)
        cabin = half - 0.42 * max(0.0, top - 0.92)
        side = spline([(half - 0.04, 0.18), (half, 0.45), (half - 0.01, 0.7), (half - 0.07, belt - 0.06), (cabin - 0.1, max(belt, top - 0.16)),
                       (cabin - 0.26, top - 0.03), (0.0, top)], 24)
        right = [(x, y, z) for y, z in side]
        rings.append(right + [(x, -y, z) for y, z in side[-2::-1]])
    rings = np.array(rings)
    rows, cols = rings.shape[:2]
    body = mesh("body", rings.reshape(-1, 3), grid_faces(rows, cols))
    mirrors = []
    for side in (-1, 1):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=1, location=(-0.75, side * 1.0, 1.0), scale=(0.1, 0.13, 0.085))
        mirrors.append(bpy.context.object)
    return [body, *mirrors]


def _motorhome():
    """A semi-integrated motorhome, two thirds of its size: a low cab before a high box, a hood and a cooler on the roof."""
    roof_x = [-2.2, -2.17, -1.8, -1.5, -1.02, -0.9, -0.7, 2.1, 2.2, 2.22]
    roof_z = [0.42, 0.66, 0.80, 0.92, 1.42, 1.62, 1.76, 1.74, 1.66, 0.3]
    rings = []
    for x in np.unique(np.concatenate([np.linspace(-2.2, 2.22, 90), roof_x])):
        top = float(np.interp(x, roof_x, roof_z))
        half = 0.66 + 0.12 * float(smoothstep(np.array(x), -1.25, -0.85))
        side = [(half, 0.16), (half, 0.3), (half, max(0.3, top - 0.12)), (half - 0.03, top - 0.04), (half - 0.1, top), (0.0, top + 0.015)]
        right = [(x, y, z) for y, z in spline(side, 30)]
        rings.append(right + [(px, -y, z) for px, y, z in right[-2::-1]])
    rings = np.array(rings)
    rows, cols = rings.shape[:2]
    parts = [mesh("body", rings.reshape(-1, 3), grid_faces(rows, cols))]
    parts.append(box("hood", (0.5, 0.42, 0.1), (-0.1, 0.0, 1.81), None, bevel=0.03))
    parts.append(box("cooler", (0.6, 0.44, 0.14), (1.2, 0.0, 1.81), None, bevel=0.04))
    return parts


def covered_car(mat, cache=None):
    """A saloon's cover at rest; see `_covered`."""
    return _covered(_body, (3.36, 2.06), 1.53, mat, cache)


def covered_motorhome(mat, cache=None):
    """A motorhome's cover at rest; see `_covered`."""
    return _covered(_motorhome, (3.86, 2.62), 1.95, mat, cache, shift=0.3, resolution=0.033)


def _covered(body, reach, height, mat, cache=None, shift=0.0, frames=80, resolution=0.028):
    """A cloth that reaches so far to each side, dropped from a height; `shift` holds against its sliding off a low front.
    The simulation takes some minutes; `cache` is a file to keep it in."""
    if cache and os.path.exists(cache):
        kept = np.load(cache)
        return _with_rest(mesh("cover", kept["verts"], kept["faces"], mat), kept["rest"])
    scene = bpy.context.scene
    blockers = body()
    bpy.ops.mesh.primitive_plane_add(size=20)
    blockers.append(bpy.context.object)
    for obj in blockers:
        obj.modifiers.new("collision", "COLLISION")
        obj.collision.thickness_outer = 0.012
        obj.collision.cloth_friction = 18
    xs, ys = (np.arange(0.01 - end, end, resolution) for end in reach)
    gx, gy = np.meshgrid(xs, ys)
    # Covers are cut round at the corners, so that the hem is even.
    corner = np.sqrt(1 - 0.62 * (gx / reach[0]) ** 4 * (gy / reach[1]) ** 4)
    gx, gy = gx * corner + shift, gy * corner
    rng = np.random.default_rng(4)
    # A little slack, so that folds have cloth to form from.
    gz = height + 0.02 * np.sin(gx * 2.3 + 1) * np.sin(gy * 3.1) + rng.normal(0, 0.002, gx.shape)
    verts = np.stack([gx.ravel(), gy.ravel(), gz.ravel()], 1)
    rest = verts[:, :2].copy()
    obj = mesh("cover", verts, grid_faces(len(ys), len(xs)), mat)
    cloth = obj.modifiers.new("cloth", "CLOTH")
    s = cloth.settings
    s.quality = 6
    s.mass = 0.25
    s.tension_stiffness = s.compression_stiffness = 18
    s.shear_stiffness = 8
    s.bending_stiffness = 0.35
    s.tension_damping = s.compression_damping = 5
    s.air_damping = 1.5
    # Cover makers take the edge in: it hugs the sills.
    s.shrink_min = -0.02
    cloth.collision_settings.distance_min = 0.012
    cloth.collision_settings.use_self_collision = False
    cloth.collision_settings.collision_quality = 3
    scene.frame_start, scene.frame_end = 1, frames
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    depsgraph = bpy.context.evaluated_depsgraph_get()
    data = obj.evaluated_get(depsgraph).to_mesh()
    verts = np.array([v.co for v in data.vertices])
    faces = np.array([p.vertices[:] for p in data.polygons])
    for o in [*blockers, obj]:
        bpy.data.objects.remove(o)
    if cache:
        np.savez_compressed(cache, verts=verts, faces=faces, rest=rest)
    return _with_rest(mesh("cover", verts, faces, mat), rest)


def _with_rest(obj, rest):
    """Keeps where each point lay on the flat cloth (in metres) as UV: weave and seams follow it."""
    layer = obj.data.uv_layers.new(name="rest")
    loops = np.empty(len(obj.data.loops), np.int32)
    obj.data.loops.foreach_get("vertex_index", loops)
    layer.data.foreach_set("uv", rest[loops].astype(np.float32).ravel())
    return obj


def cover_fabric():
    mat, n = material("cover fabric", "#e9e1d2", 0.85, sheen=0.25)
    rest = n.add("ShaderNodeUVMap", uv_map="rest").outputs[0]
    weave = n.noise(420, 2, 0.5, rest)
    soft = n.noise(4, 5, 0.6, rest)
    n.set(n.principled, "Base Color", n.mix(n.range(soft, 0.3, 0.7, 0, 1), rgb("#e2d9c9"), rgb("#efe8db")))
    # Two long seams over the roof, lapped and sewn.
    across = n.math("ABSOLUTE", n.add("ShaderNodeSeparateXYZ", {"Vector": rest}).outputs[1])
    lap = n.range(across, 0.705, 0.708, 0.0, 1.0)
    stitch = n.math("COMPARE", across, 0.715)
    stitch.node.inputs[2].default_value = 0.0022
    crumple = n.bump(n.noise(7, 4, 0.55, rest, distortion=0.4), 0.3, 0.03)
    seam = n.bump(n.math("SUBTRACT", lap, stitch), 0.9, 0.004, crumple)
    n.set(n.principled, "Normal", n.bump(weave, 0.25, 0.0015, seam))
    return mat
