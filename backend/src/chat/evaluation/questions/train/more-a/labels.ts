/** An amount in the ways in which a right reply may write it; never bare, since the phone link holds digits as well. */
export function francs(amount: number): readonly string[] {
  const plain = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const grouped = plain.replace(/^(\d+)(\d{3})(?=$|\.)/, "$1'$2");
  return [...new Set([`CHF ${grouped}`, `CHF ${plain}`, `${grouped} Franken`, `${plain} Franken`])];
}

export const SEALING = francs(1699);
export const DETAILING = francs(1200);
export const AUTOHOTEL = francs(200);
export const STEAM = francs(80);
/** Storage and brokerage cost the same each month. */
export const MONTHLY_150 = francs(150);

export const MINIMUM_TERM = ['3 Monate', 'drei Monate'];

export const CLOSED = ['geschlossen', 'nicht offen', 'nicht geöffnet', 'nicht mehr', 'nein'];
export const HALF_PAST_EIGHT = ['8:30', '8.30'];
export const NOON = ['12:00', '12.00', '12 Uhr'];
export const MORNING_ENDS = ['11:30', '11.30'];
export const AFTERNOON_BEGINS = ['13:30', '13.30'];
export const EVENING = ['17:30', '17.30'];

export const DOES_NOT_KNOW = ['weiss ich nicht'];
export const WAY_TO_PEOPLE = ['000 00 00', 'info@', 'Anfrage'];
export const CAMPAIGN_OVER = [
  'ist vorbei',
  'leider vorbei',
  'beendet',
  'abgelaufen',
  'zu Ende',
  '31. Oktober 2025',
  '31.10.2025',
];
