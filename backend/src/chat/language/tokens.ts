/** Everything but letters, marks and digits parts words; a hyphen or apostrophe inside a word is judged by the caller. */
const TOKEN = /\p{Nd}+(?:[.,:'’]\p{Nd}+)*|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|%/gu;

/** A mail address or a link: no words to read. */
const ADDRESS = /@|:\/\/|^www\./i;

/** «1'699» and «1’699». */
const THOUSANDS = /['’](?=\p{Nd}{3}(?!\p{Nd}))/gu;

/** «600.–», «80.--»: francs without centimes. */
const WHOLE_FRANCS = /((?:chf|s?fr)\.? ?)?(?<![\p{Nd}'’])(\p{Nd}[\p{Nd}'’]*)[.,](?:-{1,2}|[–—])(?![\p{L}\p{Nd}])/giu;

/** «am 12i», «gäge 9ni»: an hour in dialect. */
const DIALECT_HOUR = /(?<=(?:^| )(?:am|gäge|geg[eä]|bis|ab|vo|vor|nach) )(\p{Nd}{1,2})[nt]?i(?![\p{L}\p{Nd}])/giu;

/** «4 1/2 Monate», «4½» */
const AND_A_HALF = /(?<=\p{Nd}) ?(?:1\/2|½)(?!\p{Nd})/gu;

/** «uf de A1», «die A 2»: a motorway, and no «an». */
const MOTORWAY = /(?<=(?:^| )(?:die|der|de|d|dr|auf|uf|von|vo|via|über|ab|a) )a ?\p{Nd}{1,2}(?![\p{L}\p{Nd}])/giu;

/** «Dampf + Keramik» */
const PLUS = /(?<=\p{L}) ?\+ ?(?=\p{L})/gu;

/**
 * Composed (NFC) text in lower case with «ss» for «ß», with single spaces and without control or invisible characters.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(AND_A_HALF, '.5')
    .replace(PLUS, ' plus ')
    .replace(MOTORWAY, 'autobahn')
    .replace(DIALECT_HOUR, '$1 uhr')
    .replace(WHOLE_FRANCS, (_, currency: string | undefined, amount: string) => {
      return currency === undefined ? `${amount} franken` : `${currency}${amount}`;
    })
    .replace(/[\s\p{C}]+/gu, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .trim();
}

/**
 * The words and numbers of a cleaned text, in order. Words keep their hyphens («an-verkauf»), numbers lose the mark of
 * the thousands («1'699» gives «1699»), addresses stay whole. Apostrophes part words («isch's», «d’Reinigung»).
 */
export function toTokens(cleaned: string): string[] {
  return cleaned.split(' ').flatMap((piece) => {
    if (ADDRESS.test(piece)) return [piece];
    return (piece.match(TOKEN) ?? []).map((token) => token.replace(THOUSANDS, ''));
  });
}
