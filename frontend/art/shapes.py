"""Curves and lofts the scenes share."""
import numpy as np

from studio import grid_faces, mesh


def spline(points, n):
    """A Catmull-Rom curve through the points, n samples, evenly in the parameter."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, len(points) - 1 - 1e-6, n)
    i = t.astype(int)
    f = (t - i)[:, None]
    a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
    return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f**2 + (3 * b - a - 3 * c + d) * f**3)


def smoothstep(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def rounded_rect(w, h, r, n):
    """n points around a rectangle of half sizes w, h with corner radius r, evenly spaced."""
    corners = []
    for cx, cy, start in ((w - r, h - r, 0), (r - w, h - r, 90), (r - w, r - h, 180), (w - r, r - h, 270)):
        for a in np.radians(np.linspace(start, start + 90, 12)):
            corners.append((cx + r * np.cos(a), cy + r * np.sin(a)))
    corners.append(corners[0])
    c = np.array(corners)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))])
    s = np.linspace(0, length[-1], n, endpoint=False)
    return np.stack([np.interp(s, length, c[:, 0]), np.interp(s, length, c[:, 1])], 1)


def loft(name, rings, mat=None, caps=True):
    """Closed rings (each n × 3) joined to a tube."""
    rings = np.array(rings)
    rows, cols = rings.shape[:2]
    faces = grid_faces(rows, cols, True)
    if caps:
        faces.append(tuple(range(cols - 1, -1, -1)))
        faces.append(tuple((rows - 1) * cols + c for c in range(cols)))
    return mesh(name, rings.reshape(-1, 3), faces, mat)
