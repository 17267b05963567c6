/** «Grüezi», «Guten Tag Frau Muster,»: a line by itself that tells nobody anything. */
const GREETING =
  /^(?:gr[uü]e?zi|gr[uü]ss gott|hallo|hoi|sal[uü]|gut(?:en)? (?:tag|morgen|abend)|sehr geehrte[rs]?|liebe[rs]?)(?:[\s,]+[\p{L}.-]+){0,3}[\s,!.]*$/iu;
const LONGEST_GREETING = 60;

/** «Freundliche Grüsse», «Gruss Hans», «LG»: what follows is a name. */
const CLOSING = /^(?:(?:freundliche|liebe|beste|herzliche|viele)[nr]? )?gr[uü]e?(?:ss|ß)|^(?:mfg|lg|vg)\b/iu;

/**
 * The first line of a message that says more than a greeting, and stands before its closing, else its first one; a long one
 * is cut behind a word.
 *
 * @param limit in characters, an emoji being one; the «…» comes on top
 */
export function firstLine(message: string, limit: number): string {
  let first = '';
  for (const [text] of message.matchAll(/[^\n]+/g)) {
    const line = text.trim();
    if (first && CLOSING.test(line)) break;
    if (line !== '' && !isGreeting(line)) return shorten(line, limit);
    first ||= line;
  }
  return shorten(first, limit);
}

function shorten(line: string, limit: number): string {
  const kept = Array.from(line.slice(0, 2 * limit))
    .slice(0, limit)
    .join('');
  if (kept === line) return line;
  return `${kept.replace(/(\S)\s+\S*$/, '$1')}…`;
}

function isGreeting(line: string): boolean {
  return line.length <= LONGEST_GREETING && GREETING.test(line);
}
