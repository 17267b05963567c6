import { describe, expect, it } from '@jest/globals';
import { humanise } from './output.js';

const time = new Date(2026, 10, 21, 9, 5, 7).toISOString();

describe('humanise', () => {
  it.each([
    ['a warning', { level: 40, time, name: 'api', msg: 'queue away' }, '09:05:07 api      warn  queue away'],
    ['fields', { level: 30, time, msg: 'up', port: 3000, mode: 'x' }, '09:05:07 api      info  up port=3000 mode=x'],
    [
      'a warning with its reason',
      { level: 40, time, msg: 'later', err: { message: 'refused', stack: 'Error: refused\n    at x' } },
      '09:05:07 api      warn  later\n    refused',
    ],
    [
      'an error with its stack',
      { level: 50, time, msg: 'failed', err: { message: 'no', stack: 'Error: no\n    at x' } },
      '09:05:07 api      error failed\n    Error: no\n    at x',
    ],
  ])('shows %s as a line for a person', (_, entry, expected) => {
    expect(humanise('api', JSON.stringify(entry))).toBe(expected);
  });

  it.each(['  Password of the first staff account: geheim', '', '{not json', '{"some":"json"}'])(
    'leaves «%s» as it is',
    (line) => {
      expect(humanise('api', line)).toBe(line);
    },
  );
});
