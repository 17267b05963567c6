const SHORT_WORD = /([:,] \p{L}{2,3}) /gu;

/** Keeps a short word after a colon or comma with the one that follows, so that no line of a heading ends with it. */
export function bindWords(heading: string): string {
  return heading.replace(SHORT_WORD, '$1\u00a0');
}

const LONG_WORDS = /(Keramik|Fahrzeug|Sammler)(?=versiegelung|vermittlung|fahrzeug|pflege)/g;

/** Lets the longest words of the trade break where German divides them, for large headings on a phone. */
export function hyphenate(text: string): string {
  return text.replace(LONG_WORDS, '$1\u00ad');
}
