/**
 * Brings a reply, or a word of a label, to one spelling: letters small, apostrophes gone (`1’699` is `1699`), every dash
 * a hyphen without space between figures, white space single, «Prozent» as `%`, hours without their leading zero.
 */
export function foldReply(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘´`]/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?- ?(?=\d)/g, '$1-')
    .replace(/ ?(?:%|prozent\b)/g, '%')
    .replace(/(?<!\d)0(?=\d:\d\d)/g, '');
}

/**
 * Whether a word of a label occurs in a reply, both folded. A figure is found whole alone: `CHF 80` is not in «CHF 800»,
 * and `50` not in «150»; words are found inside longer words too.
 */
export function occurs(term: string, reply: string): boolean {
  const folded = foldReply(term);
  const text = foldReply(reply);
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + 1)) {
    if (!isDigit(folded[0]) || !isDigit(text[at - 1])) {
      if (!isDigit(folded.at(-1)) || !isDigit(text[at + folded.length])) return true;
    }
  }
  return false;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /\d/.test(character);
}
