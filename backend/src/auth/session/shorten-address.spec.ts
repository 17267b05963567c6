import { expect, it } from '@jest/globals';
import { shortenAddress } from './shorten-address.js';

it.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['2001:db8::6', '2001:db8:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['::1', '::1'],
])('shortens %s to %s', (address, shortened) => {
  expect(shortenAddress(address)).toBe(shortened);
});
