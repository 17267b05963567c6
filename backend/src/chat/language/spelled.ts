/** A word in the one spelling that words are compared in: small letters, none silent or doubled, umlauts as umlauts. */
export function spelled(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('sch', (found, at: number, whole: string) => (/[tp]/.test(whole[at + 3] ?? '') ? 's' : found))
    .replace(/ae|(?<!e)oe|(?<![aeqäöü])ue/g, (found) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[found] as string)
    .replace(/ck/g, 'k')
    .replace(/dt|th(?!undert)/g, 't')
    .replace(/tz/g, 'z')
    .replace(/ph/g, 'f')
    .replace(/ie|y/g, 'i')
    .replace(/(?<=[aeouäöü])h(?=[^aeiouäöüh]|$)/g, '')
    .replace(/(\p{L})\1+/gu, '$1');
}
