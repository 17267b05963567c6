const NO_BREAK = '\u00a0';

/**
 * A part of a whole in whole percents, «41 %». What is there is never «0 %», and what is missing never lets it be
 * «100 %»; of nothing there is no share: «–».
 */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = Math.round((part / whole) * 100);
  if (part > 0 && percent === 0) return `<${NO_BREAK}1${NO_BREAK}%`;
  if (part < whole && percent === 100) return `>${NO_BREAK}99${NO_BREAK}%`;
  return `${percent}${NO_BREAK}%`;
}
