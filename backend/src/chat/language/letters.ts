/** The rows of a Swiss or German keyboard, umlauts folded away. */
const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

/** Letters that are taken for each other by ear. */
const SOUNDS = 'dt bp gk vf vw sz ck cz iy uy ij ae ei ou mn'.split(' ');

const pairs = new Set<string>(SOUNDS);
for (const row of ROWS) {
  for (let place = 1; place < row.length; place++) pairs.add(row.slice(place - 1, place + 1));
}

/** True if one letter is easily typed for the other: a neighbour on the keyboard, or the same to the ear. */
export function easilyMistaken(one: string, other: string): boolean {
  return pairs.has(one + other) || pairs.has(other + one);
}
