/** The rows of a Swiss or German keyboard, umlauts folded away. */
const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

/** Letters that are taken for each other by ear. */
const SOUNDS = 'dt bp gk vf vw sz ck cz iy uy ij ae ei ou mn'.split(' ');

/** What each letter is easily taken for. */
const mistakenFor = new Map<string, string>();
function addPair(one: string, other: string): void {
  mistakenFor.set(one, (mistakenFor.get(one) ?? '') + other);
  mistakenFor.set(other, (mistakenFor.get(other) ?? '') + one);
}
for (const [one = '', other = ''] of SOUNDS) addPair(one, other);
for (const row of ROWS) {
  for (let place = 1; place < row.length; place++) addPair(row.charAt(place - 1), row.charAt(place));
}

/** True if one letter is easily typed for the other: a neighbour on the keyboard, or the same to the ear. */
export function easilyMistaken(one: string, other: string): boolean {
  return mistakenFor.get(one)?.includes(other) === true;
}
