const LONG_WORDS = /(Keramik|Fahrzeug|Sammler)(?=versiegelung|vermittlung|fahrzeug|pflege)/g;

/** Lets the longest words of the trade break where German divides them, for large headings on a phone. */
export function hyphenate(text: string): string {
  return text.replace(LONG_WORDS, '$1\u00ad');
}
