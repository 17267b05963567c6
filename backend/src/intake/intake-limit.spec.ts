import { expect, it } from '@jest/globals';
import type { CountStore } from '../visitors/visitor-counts.js';
import { IntakeLimit } from './intake-limit.js';

/** Nobody else counts, so that this process's own counts decide. */
const nobody: CountStore = { add: () => new Promise(() => undefined) };

it('the 31st enquiry of a minute is told how long to wait', () => {
  const limit = new IntakeLimit('on', nobody);
  for (let count = 0; count < 30; count++) limit.count('192.0.2.1');
  expect(() => limit.count('192.0.2.1')).toThrow('Bitte warten Sie eine Minute und senden Sie dann nochmals.');
});
