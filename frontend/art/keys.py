"""A generic car key: a pebble head with a metal band, a milled blade, a split ring. Units: cm."""
import math

import bpy
import numpy as np

from shapes import loft, rounded_rect, smoothstep
from studio import grid_faces, link, material, mesh, metal, wire


def key_materials():
    plastic, n = material("key plastic", "#10181a", 0.24)
    grain = n.noise(60.0, 2.0, 0.5, n.coords())
    n.set(n.principled, "Normal", n.bump(grain, 0.12, 0.01))
    wear = n.noise(2.5, 8.0, 0.7, n.coords())
    n.set(n.principled, "Roughness", n.range(wear, 0.3, 0.7, 0.17, 0.3))
    return plastic, metal("key metal", "#cfcac2", 0.2, brushed=0.15, scale=1.0), metal("chrome", "#dcd8d0", 0.09)


def key(plastic, steel, chrome, ring=True):
    """A key along x, lying on z = 0: head around the origin, blade to +x. Returns its parent."""
    parent = link(bpy.data.objects.new("key", None))
    parts = []
    a, b, t = 2.75, 1.75, 0.55
    rows, cols = 180, 256
    phi = np.linspace(0, 2 * math.pi, cols, endpoint=False)
    # A pebble: fuller at the ring's end, slimmer at the blade.
    c, s = np.cos(phi), np.sin(phi)
    m = 2.5
    edge = (np.abs(c) ** m + np.abs(s) ** m) ** (-1 / m)
    ex, ey = a * edge * c, b * edge * s * (1 - 0.09 * c)
    for side in (1, -1):
        rho = np.linspace(0, 1, rows)[:, None] ** 0.85
        x, y = rho * ex[None], rho * ey[None]
        z = t * (1 - rho**2.6) ** (1 / 2.3) * np.ones_like(x)
        if side == 1:
            for bx, by, w, h in ((-1.05, 0, 0.52, 0.62), (0.2, 0, 0.52, 0.62), (1.35, 0, 0.42, 0.5)):
                qx, qy = np.abs(x - bx) - w + 0.3, np.abs(y - by) - h + 0.3
                sd = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - 0.3
                z = z - 0.05 * np.exp(-((sd / 0.035) ** 2)) + 0.025 * smoothstep(-sd, 0.02, 0.2)
        top = np.stack([x, y, t + 0.06 + side * (z + 0.05)], 2).reshape(-1, 3)
        obj = mesh("head", top, grid_faces(rows, cols, True), plastic)
        if side == -1:
            obj.data.flip_normals()
        parts.append(obj)
    band = []
    for out, z in ((0.985, 0.07), (1.0, 0.055), (1.012, 0.02), (1.012, -0.02), (1.0, -0.055), (0.985, -0.07)):
        band.append(np.stack([ex * out, ey * out, np.full(cols, t + 0.06 + z)], 1))
    parts.append(loft("band", band, chrome, caps=False))
    # Blade with a milled track.
    rings = []
    for u in np.linspace(0, 1, 220):
        x = 2.4 + 4.4 * u
        w = 0.43 * (1 - 0.75 * smoothstep(np.array(u), 0.92, 1.0))
        p = rounded_rect(w, 0.13, 0.05, 240)
        track = 0.1 * math.sin(u * 17) * smoothstep(np.array(u), 0.25, 0.4) + 0.02
        depth = 0.075 * smoothstep(0.15 - np.abs(p[:, 0] - track), 0.0, 0.03) * (u > 0.2)
        z = np.where(p[:, 1] > 0.1, p[:, 1] - depth, np.where(p[:, 1] < -0.1, p[:, 1] + depth, p[:, 1]))
        rings.append(np.stack([np.full(240, x), p[:, 0], t + 0.06 + z], 1))
    parts.append(loft("blade", rings, steel))
    collar = []
    for x, w, h in ((2.45, 0.8, 0.4), (2.78, 0.66, 0.3), (2.9, 0.6, 0.26), (2.92, 0.5, 0.2)):
        p = rounded_rect(w, h, min(w, h) * 0.7, 96)
        collar.append(np.stack([np.full(96, x), p[:, 0], t + 0.06 + p[:, 1]], 1))
    parts.append(loft("collar", collar, chrome))
    # A lug at the other end.
    lug = [(-2.6 - 0.42 * math.sin(v), 0.42 * math.cos(v), t + 0.06) for v in np.linspace(0, math.pi, 9)]
    parts.append(wire("lug", lug, 0.12, chrome))
    if ring:
        turns = []
        r = 1.45
        for v in np.linspace(0, 4 * math.pi, 49):
            turns.append((-2.9 - r + r * math.cos(v), r * math.sin(v) + 0.1,
                          0.16 + 0.035 * v / math.pi + 0.42 * math.exp(-((math.cos(v) - 1) ** 2) * 6)))
        parts.append(wire("split ring", turns, 0.085, chrome))
    for obj in parts:
        obj.parent = parent
    return parent
