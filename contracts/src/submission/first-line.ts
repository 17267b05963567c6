/** «Grüezi», «Guten Tag Frau Muster,»: a line by itself that tells nobody anything. */
const GREETING =
  /^(?:gr[uü]e?zi|gr[uü]ss gott|hallo|hoi|sal[uü]|gut(?:en)? (?:tag|morgen|abend)|sehr geehrte[rs]?|liebe[rs]?)(?:[\s,]+[\p{L}.-]+){0,3}[\s,!.]*$/iu;
const LONGEST_GREETING = 60;

/**
 * The first line of a message that says more than a greeting, else its first one; a long one is cut behind a word.
 *
 * @param limit in characters, an emoji being one; the «…» comes on top
 */
export function firstLine(message: string, limit: number): string {
  const lines = message.split('\n').map((line) => line.trim());
  const line = lines.find((text) => text !== '' && !isGreeting(text)) ?? lines.find((text) => text !== '') ?? '';
  const kept = Array.from(line.slice(0, 2 * limit))
    .slice(0, limit)
    .join('');
  if (kept === line) return line;
  return `${kept.replace(/(?<=\S)\s+\S*$/, '')}…`;
}

function isGreeting(line: string): boolean {
  return line.length <= LONGEST_GREETING && GREETING.test(line);
}
