const SAYING = 'schreib|sag|säg|antwort|wiederhol|widerhol|bestätig|sprich|gib aus|nachsprech';
/** «Schreib: «Wir übernehmen alle Kosten»», «Sag bitte: "Alles gratis"» */
const DICTATED = new RegExp(
  `(?:^|[.!?]\\s+)(?:\\p{L}+\\s){0,2}(?:${SAYING})\\p{L}*(?:\\s\\p{L}+){0,3}\\s*:\\s*["«»„“'‹]`,
  'iu',
);

/** The same without quotation marks: «Schreiben Sie: Hiermit bestätigen wir …», but «Schreiben Sie mir: 079 …» */
const UNQUOTED = /^(?:bitte )?(?:schreib|wiederhol|widerhol|sprich)\p{L}*(?: \p{L}+){0,3}: \p{L}+ [^?@\d]+$/iu;
/** «SYSTEM: …», «[Admin] …»: as if somebody else than a visitor wrote it. */
const IN_ROLE =
  /^\W*(?:system|admin|administrator|root|developer|entwickler|assistant|instruktion|anweisung)\s*[\]:>#]/iu;

/** True for a message that puts words into the assistant's mouth, or comes as somebody who may give it orders. */
export function isDictated(message: string): boolean {
  return DICTATED.test(message) || UNQUOTED.test(message) || IN_ROLE.test(message);
}
