"""Materials of the hall: polished concrete and plaster. Units: metres."""
from studio import box, material, rgb


def concrete(dark="#262624", light="#454540", shine=(0.12, 0.32)):
    mat, n = material("concrete", dark, 0.25)
    cloud = n.noise(0.7, 9, 0.62, n.coords())
    grit = n.noise(14, 6, 0.7, n.coords())
    tone = n.mix(n.range(cloud, 0.3, 0.7, 0, 1), rgb(dark), rgb(light))
    n.set(n.principled, "Base Color", n.mix(n.range(grit, 0.45, 0.8, 0, 0.4), tone, rgb("#6a675f")))
    n.set(n.principled, "Roughness", n.range(n.noise(2.2, 8, 0.65, n.coords()), 0.3, 0.7, *shine))
    n.set(n.principled, "Normal", n.bump(n.noise(3, 6, 0.6, n.coords()), 0.04, 0.02))
    return mat


def plaster(colour="#1d2221"):
    mat, n = material("plaster", colour, 0.85)
    stain = n.noise(0.5, 8, 0.6, n.coords())
    n.set(n.principled, "Base Color", n.mix(n.range(stain, 0.3, 0.7, 0, 0.6), rgb(colour), rgb("#2b302e")))
    n.set(n.principled, "Normal", n.bump(n.noise(25, 6, 0.6, n.coords()), 0.2, 0.01))
    return mat


def tube(location, length, gain=40.0, width=0.09, turned=False):
    """A strip luminaire that the camera may see: a lit bar in a slim housing."""
    lit, n = material("lit", "#000000", 0.5)
    n.principled.inputs["Emission"].default_value = rgb("#fff0dd")
    n.principled.inputs["Emission Strength"].default_value = gain
    case, _ = material("case", "#8f8d88", 0.4)
    x, y, z = location
    size = (width, length) if turned else (length, width)
    box("case", (size[0] + 0.03, size[1] + 0.03, 0.05), (x, y, z + 0.034), case, bevel=0.006)
    box("lit", (*size, 0.02), location, lit, bevel=0.008)
