"""Drops on a sealed surface: shapes, sizes and where they may sit."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio import link, mesh


def drop_shapes(mat, count=10, seed=3):
    """A few drop meshes of radius 1: a sphere seen from above with a slightly irregular outline."""
    rng = np.random.default_rng(seed)
    shapes = []
    rows, cols = 33, 64
    for i in range(count):
        theta = np.linspace(0.001, math.pi - 0.001, rows)[:, None]
        phi = np.linspace(0, 2 * math.pi, cols, endpoint=False)[None, :]
        wild = 0.012 + 0.1 * (i / max(1, count - 1)) ** 2
        outline = np.ones_like(phi)
        for k in (2, 3, 4, 5):
            outline = outline + wild * rng.normal() / (k - 1) * np.cos(k * phi + rng.uniform(0, 6.3))
        r = np.sin(theta) * outline
        x, y, z = r * np.cos(phi), r * np.sin(phi), np.cos(theta) + 0 * phi
        # A heavier belly: the widest place sits a little below the middle.
        z = z + 0.06 * (1 - z * z)
        obj = mesh(f"drop{i}", np.stack([x.ravel(), y.ravel(), z.ravel()], 1),
                   _globe_faces(rows, cols), mat)
        data = obj.data
        bpy.data.objects.remove(obj)
        shapes.append(data)
    return shapes


def _globe_faces(rows, cols):
    faces = []
    for r in range(rows - 1):
        for c in range(cols):
            d = (c + 1) % cols
            faces.append(((r + 1) * cols + c, (r + 1) * cols + d, r * cols + d, r * cols + c))
    faces.append(tuple(range(cols)))
    faces.append(tuple((rows - 1) * cols + c for c in range(cols - 1, -1, -1)))
    return faces


def scatter(bounds, count, smallest, largest, power=2.1, seed=1, gap=1.06, density=None, taken=()):
    """Drops as (x, y, r), sizes by a power law, big ones first, none touching another."""
    rng = random.Random(seed)
    x0, x1, y0, y1 = bounds
    radii = []
    a, b = smallest ** (1 - power), largest ** (1 - power)
    for _ in range(count):
        radii.append((a + rng.random() * (b - a)) ** (1 / (1 - power)))
    radii.sort(reverse=True)
    cell = largest * 1.2
    cells, placed = {}, []

    def near(x, y):
        i, j = int(x // cell), int(y // cell)
        for di in (-2, -1, 0, 1, 2):
            for dj in (-2, -1, 0, 1, 2):
                yield from cells.get((i + di, j + dj), ())

    def put(x, y, r):
        cells.setdefault((int(x // cell), int(y // cell)), []).append((x, y, r))

    for d in taken:
        put(*d)
    for r in radii:
        for _ in range(40):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            if density and rng.random() > density(x, y, r):
                continue
            if all((x - u) ** 2 + (y - v) ** 2 > (gap * (r + s)) ** 2 for u, v, s in near(x, y)):
                put(x, y, r)
                placed.append((x, y, r))
                break
    return placed


def place(drops, shapes, height, largest, seed=1, slide=(0, -1), slide_share=0.12, angle=105):
    """Sets the drops on z = height(x, y), normal to it; big ones flatter, some drawn out."""
    rng = random.Random(seed)
    slide_angle = math.atan2(slide[1], slide[0])
    e = largest * 0.05
    for x, y, r in drops:
        big = min(1.0, r / largest)
        zx = (height(x + e, y) - height(x - e, y)) / (2 * e)
        zy = (height(x, y + e) - height(x, y - e)) / (2 * e)
        normal = Vector((-zx, -zy, 1)).normalized()
        wild = min(len(shapes) - 1, int(rng.random() * len(shapes) * (0.35 + 0.65 * big)))
        obj = link(bpy.data.objects.new("drop", shapes[wild]))
        long = 1.0
        turn = rng.uniform(0, 6.28)
        if big > 0.25 and rng.random() < slide_share:
            long, turn = rng.uniform(1.2, 1.55), slide_angle + rng.uniform(-0.2, 0.2)
        flat = 1.0 - 0.28 * big * rng.uniform(0.8, 1.2)
        lift = -math.cos(math.radians(angle + rng.uniform(-6, 6))) * r * flat
        spin = Vector((0, 0, 1)).rotation_difference(normal).to_matrix().to_4x4()
        obj.matrix_world = (
            Matrix.Translation(Vector((x, y, height(x, y))) + normal * lift)
            @ spin
            @ Matrix.Rotation(turn, 4, "Z")
            @ Matrix.Diagonal((r * long, r / math.sqrt(long), r * flat, 1))
        )
