import { expect, it } from '@jest/globals';
import { spamReasonOf } from './honeypot.js';

it.each(['', '   ', undefined, null])('finds nothing in an empty honeypot (%j)', (honey) => {
  expect(spamReasonOf(honey)).toBeNull();
});

it.each(['http://spam.example', 0, false, ['x'], {}])('suspects a filled honeypot (%j)', (honey) => {
  expect(spamReasonOf(honey)).toBe('honeypot');
});
