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
