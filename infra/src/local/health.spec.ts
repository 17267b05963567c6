import { expect, it } from '@jest/globals';
import { healthUrl } from './health.js';

it.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['192.0.2.7', '192.0.2.7'],
  ['::1', '[::1]'],
])('a program that listens on %p is asked at %s', (host, address) => {
  expect(healthUrl(host, 3000)).toBe(`http://${address}:3000/api/health/ready`);
});
