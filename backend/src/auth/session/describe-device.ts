import { isIPv4, isIPv6 } from 'node:net';

/** The first that fits: most browsers also name those whose pages they want to be given. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'auf dem iPhone'],
  [/\biPad\b/, 'auf dem iPad'],
  [/\bAndroid\b/, 'auf Android'],
  [/\bWindows\b/, 'auf Windows'],
  [/\bCrOS\b/, 'auf dem Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'auf dem Mac'],
  [/\bLinux\b/, 'auf Linux'],
];

/** A device in plain words, as «Chrome auf Windows»; what a browser says of itself is taken as a hint and no more. */
export function describeDevice(userAgent = ''): string {
  const named = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (!browser && !system) return 'Unbekanntes Gerät';
  return [browser ?? 'Unbekannter Browser', system].filter(Boolean).join(' ');
}

/** The network that an address belongs to (a quarter of IPv4 and most of IPv6 are left out), or the text as it is. */
export function shortenAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(address) || address === '::1') return address;
  return `${groupsOf(address).slice(0, 3).join(':')}:x`;
}

/** The eight groups, with those that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
}
