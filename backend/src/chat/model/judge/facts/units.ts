/** Units that a statement can be wrong about, by the name that their figures are compared under. */
const UNITS = {
  arbeitstag: '(?:arbeits|werk)tag(?:en|es|e)?',
  tag: '(?:kalender)?tag(?:en|es|e)?',
  jahr: 'jahr(?:en|es|e)?',
  monat: 'monat(?:en|s|e)?',
  woche: 'wochen?',
  stunde: String.raw`stunden?|std\.?|h`,
  minute: String.raw`minuten?|min\.?`,
  sekunde: String.raw`sekunden?|sek\.?`,
  nacht: 'nacht|nächten?',
  grad: String.raw`°\s?c?|grad(?:\s+celsius)?`,
  bar: 'bar',
  km: 'km|kilometern?',
  cm: 'cm|zentimetern?',
  mm: 'mm|millimetern?',
  m: 'm|metern?',
  kg: 'kg|kilo(?:gramm)?',
  tonne: 'tonnen?',
  liter: 'l|litern?',
  ps: 'ps|kw',
  mal: 'mal|x',
  kunde: String.raw`(?:zufriedenen?\s+)?kund(?:en|innen)`,
} as const;

/** Source of a pattern that takes any unit as a whole word. */
export const UNIT_PATTERN = String.raw`(?:${Object.values(UNITS).join('|')})(?![\p{L}\d])`;

const BY_NAME = Object.entries(UNITS).map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, 'iu')] as const);

/** The name of a unit: «Jahren» and «Jahre» are `jahr`. */
export function unitName(written: string): string {
  return BY_NAME.find(([, pattern]) => pattern.test(written))?.[0] ?? written.toLowerCase();
}
