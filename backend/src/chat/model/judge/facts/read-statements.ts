import { readClaims } from './claims.js';
import { plainFigures } from './plain-figures.js';
import { readFigures } from './read-figures.js';
import { type AboutStatement, aboutSubjects } from './subjects.js';

/** Every figure and claim of a text, with the services that each is about. */
export function readStatements(text: string): readonly AboutStatement[] {
  const plain = plainFigures(text);
  const statements = [...readFigures(plain), ...readClaims(plain)].sort((a, b) => a.start - b.start);
  return aboutSubjects(plain, statements);
}
