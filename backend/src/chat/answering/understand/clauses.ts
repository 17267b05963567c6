import type { Word } from '../../language/read-text.js';

/** Words that one matter ends before and the next begins with. */
const JOINT =
  /^(?:und|oder|sowie|plus|dann|danach|nachher|vorher|anschliessend|zuerst|zusätzlich|dazu|samt|inklusive)$/;

/** Parts words where one matter is joined to the next: «zuerst dampfreinigen und danach 5 Monate einstellen». */
export function clausesOf<Each extends Word>(words: readonly Each[]): Each[][] {
  const clauses: Each[][] = [[]];
  for (const word of words) {
    if (JOINT.test(word.standard)) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}
