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

/**
 * Number of typing mistakes between two words, or undefined if there are more than `most`. A mistake is a letter left
 * out or added, two neighbours exchanged, or a wrong letter that lies beside the right one on the keyboard or sounds
 * like it; any other wrong letter counts as two.
 */
export function typingMistakes(typed: string, meant: string, most: number): number | undefined {
  if (Math.abs(typed.length - meant.length) > most) return undefined;
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, meant, row, last, beforeLast);
    if (current.every((mistakes) => mistakes > most)) return undefined;
    [beforeLast, last] = [last, current];
  }
  const mistakes = last[meant.length] ?? 0;
  return mistakes <= most ? mistakes : undefined;
}

function nextRow(typed: string, meant: string, row: number, last: number[], beforeLast: number[]): number[] {
  const current = [row];
  const letter = typed.charAt(row - 1);
  for (let column = 1; column <= meant.length; column++) {
    const right = meant.charAt(column - 1);
    const wrong = letter === right ? 0 : easilyMistaken(letter, right) ? 1 : 2;
    let fewest = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + wrong);
    const exchanged = letter === meant[column - 2] && typed[row - 2] === right;
    if (row > 1 && column > 1 && exchanged) fewest = Math.min(fewest, at(beforeLast, column - 2) + 1);
    current.push(fewest);
  }
  return current;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** True if one letter is easily typed for the other: a neighbour on the keyboard, or the same to the ear. */
function easilyMistaken(one: string, other: string): boolean {
  return mistakenFor.get(one)?.includes(other) === true;
}
