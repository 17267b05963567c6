import { expect, it } from '@jest/globals';
import { describeDevice, shortenAddress } from './describe-device.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`, 'Chrome auf Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0`, 'Edge auf Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 OPR/120.0`, 'Opera auf Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/143.0.0.0 Safari/537.36`, 'Chrome auf Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`, 'Chrome auf dem Chromebook'],
  [`Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} Chrome/143.0.0.0 Mobile Safari/537.36`, 'Chrome auf Android'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet auf Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox auf Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari auf dem iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
    'Chrome auf dem iPad',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox auf dem Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', 'Unbekannter Browser auf Windows'],
  ['Firefox/145.0', 'Firefox'],
  ['curl/8.5.0', 'Unbekanntes Gerät'],
  ['<script>alert(1)</script>', 'Unbekanntes Gerät'],
  ['', 'Unbekanntes Gerät'],
  [undefined, 'Unbekanntes Gerät'],
])('calls %j %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

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
