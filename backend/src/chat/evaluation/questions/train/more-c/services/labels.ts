/** No right reply to what the site knows. */
export const evasions = ['weiss ich nicht', 'weiss ich leider nicht'] as const;

/** How long the sealing and the package take. */
export const workingDays = ['3 bis 5', '3-5', 'drei bis fünf'].flatMap((span) =>
  ['Tag', 'Arbeitstag', 'Werktag'].map((unit) => `${span} ${unit}`),
);
/** How long a steam cleaning takes. */
export const steamHours = ['2 bis 4 St', '2-4 St', '2 bis 4 h', '2-4 h', 'zwei bis vier St'] as const;
/** How long handing over takes. */
export const halfHour = [
  '30 Minuten',
  '30 Min',
  '30-minü',
  'dreissig Minuten',
  'halbe Stunde',
  'halben Stunde',
] as const;
export const fiveYears = ['5 Jahre', 'fünf Jahre', '5-jährig', 'fünfjährig'] as const;
/** The campaign's last day. */
export const lastDay = ['31. Oktober', '31.10', 'Ende Oktober', '31. 10'] as const;
/** That the campaign is over. */
export const over = [
  ...['vorbei', 'abgelaufen', 'beendet', 'zu Ende', 'ausgelaufen', 'nicht mehr', 'endete', 'abgeschlossen'],
  ...['ging bis', 'war bis', 'lief ', 'galt', 'dauerte', 'keine Aktion'],
] as const;
