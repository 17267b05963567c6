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
