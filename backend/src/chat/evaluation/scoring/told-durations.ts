const COUNT = '(?:\\d+|ein(?:e[mnr]?)?|zwei|drei|vier|fünf|halbe[nr]?)';
const UNIT = '(?:Minuten|Stunden?|h|Tagen?|Arbeitstage?n?|Werktage?n?)';
const SPAN = new RegExp(`${COUNT} ?(?:[-–]|bis|und) ?${COUNT} ${UNIT}(?!\\p{L})`, 'giu');
const ABOUT = new RegExp(`(?:rund|etwa|ca\\.|ungefähr|dauert) (?:${COUNT}) ${UNIT}(?!\\p{L})`, 'giu');

/** Durations of work in a reply: nobody gave any, so each of them is invented. How soon there is an answer is none. */
export function toldDurations(reply: string): readonly string[] {
  return [SPAN, ABOUT].flatMap((pattern) => reply.match(pattern) ?? []);
}
