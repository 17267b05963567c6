/** A scale, and the values that are marked on it; `place` makes it a straight one. */
export interface Axis {
  readonly title: string;
  readonly place: (value: number) => number;
  readonly marks: readonly { readonly value: number; readonly text: string }[];
}

export interface Line {
  readonly name: string;
  /** The product's lines are drawn thick, those of references dashed. */
  readonly isOurs: boolean;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Picture {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly lines: readonly Line[];
}

const SIZE = { width: 920, height: 420 };
/** The space in which lines are drawn; right of it stand their names. */
const FRAME = { left: 64, right: 520, top: 48, bottom: 360 };
/** Names stand at least so far from each other. */
const NAME_HEIGHT = 18;

const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-size:16px;font-weight:600}.quiet{fill:#59636e}
.grid{stroke:#d1d9e0}polyline{fill:none;stroke-width:1.5;stroke-dasharray:5 3}.ours{stroke-width:2.5;stroke-dasharray:none}
.c0{--c:#6e7781}.c1{--c:#9a6700}.c2{--c:#1a7f37}.c3{--c:#cf222e}.c4{--c:#0969da}
polyline,circle{stroke:var(--c)}circle,text.name{fill:var(--c)}
@media(prefers-color-scheme:dark){text{fill:#f0f6fc}.quiet{fill:#9198a1}.grid{stroke:#3d444d}
.c0{--c:#9198a1}.c1{--c:#d29922}.c2{--c:#3fb950}.c3{--c:#ff7b72}.c4{--c:#58a6ff}}`;

/** The last colours are for the product. */
const COLOURS = 5;

/** Draws lines as SVG that reads well on a light and on a dark page. */
export function drawPicture({ title, x, y, lines }: Picture): string {
  const toX = scale(x, FRAME.left, FRAME.right);
  const toY = scale(y, FRAME.bottom, FRAME.top);
  const colourOf = (index: number) => COLOURS - lines.length + index;
  const names = apart(lines.map(({ points }) => toY(points.at(-1)?.[1] ?? 0)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<text class="title" x="${FRAME.left}" y="22">${escaped(title)}</text>
<text class="quiet" x="${FRAME.left}" y="${FRAME.top - 8}">${escaped(y.title)}</text>
<text class="quiet" x="${FRAME.left}" y="${SIZE.height - 18}">${escaped(x.title)}</text>
${y.marks.map(({ value, text }) => `<path class="grid" d="M${FRAME.left} ${toY(value)}H${FRAME.right}"/><text x="${FRAME.left - 8}" y="${toY(value)}" dy="4" text-anchor="end">${text}</text>`).join('\n')}
${x.marks.map(({ value, text }) => `<text x="${toX(value)}" y="${FRAME.bottom + 20}" text-anchor="middle">${text}</text>`).join('\n')}
${lines.map((line, index) => drawLine(line, colourOf(index), names[index] ?? 0, toX, toY)).join('\n')}
</svg>
`;
}

type Scale = (value: number) => number;

function drawLine({ name, isOurs, points }: Line, colour: number, nameY: number, toX: Scale, toY: Scale): string {
  const places = points.map(([x, y]) => [toX(x), toY(y)] as const);
  const [lastX, lastY] = places.at(-1) ?? [0, 0];
  return `<g class="c${colour}"><polyline${isOurs ? ' class="ours"' : ''} points="${places.map((place) => place.join(',')).join(' ')}"/>
<circle cx="${lastX}" cy="${lastY}" r="3"/><text class="name" x="${FRAME.right + 14}" y="${nameY}" dy="4">${escaped(name)}</text></g>`;
}

function scale({ place, marks }: Axis, from: number, to: number): Scale {
  const places = marks.map(({ value }) => place(value));
  const [lowest, highest] = [Math.min(...places), Math.max(...places)];
  return (value) => {
    const share = (place(value) - lowest) / (highest - lowest || 1);
    return Math.round((from + (to - from) * Math.min(1, Math.max(0, share))) * 10) / 10;
  };
}

/** Moves names down until none covers another; they stay in their order. */
export function apart(heights: readonly number[]): number[] {
  const placed = [...heights];
  let free = Number.NEGATIVE_INFINITY;
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  for (const { height, index } of order) {
    placed[index] = Math.max(height, free);
    free = placed[index] + NAME_HEIGHT;
  }
  return placed;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
}
