/**
 * A word in the one spelling that words are compared in: small letters, none silent or doubled, umlauts as umlauts,
 * and «wuchä» as «wuche».
 */
export function spelled(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/sch(?=[tp])/g, 's')
    .replace(/ae|(?<!e)oe|(?<![aeqäöü])ue/g, (found) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[found] as string)
    .replaceAll('ck', 'k')
    .replace(/dt|th(?!undert)/g, 't')
    .replaceAll('tz', 'z')
    .replaceAll('ph', 'f')
    .replace(/ie|y/g, 'i')
    .replace(/([aeouäöü])h(?![aeiouäöüh])/g, '$1')
    .replace(/(\D)\1+/g, '$1')
    .replace(/(?<=..)ä$/, 'e');
}
