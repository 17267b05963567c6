import { wholeWords, wordSet } from './whole-words.js';

/** Makes that are names of people or words of every day: none of them says by itself that a vehicle is meant. */
export const AMBIGUOUS = wordSet(`
  ac adria alfa alpina alpine arca austin bavaria cabby challenger ci clever concorde dopfer dreamer ds fendt ford forster
  genesis hobby jensen karmann knaus laika lincoln lotus malibu man mb mg miller mini morgan morris niesmann notin panama
  phoenix pilote pla polar puch ram reimo rover seat smart sunlight swift tabbert tec triumph vario wiesmann wilk
`);

/** Kinds of vehicles, each in a row with those that nobody calls by the others' names; the last ones may be of any. */
const KINDS = [
  'wohnmobile?|womo|wohni|reisemobil|camper(?:van)?|kastenwagen|campingbus|alkoven|(?:teil|voll)integrierte[rns]?',
  'wohnwaa?ge?[nau]?|aa?hänger|anhänger',
  'motorrad|motorräder|töff|roller|vespa',
  'autos?|pw|personenwagen|sportwagen|cabrio|limousine|kombi|suv|geländewagen|oldtimer|youngtimer|zweitwagen',
  'boote?|schiff',
  'bus|büssli|van|lieferwagen|traktor',
];
const kind = (names: string) => wholeWords(`(?:[\\p{L}-]{2,20}-?)?(?:${names})s?`);
/** A kind of vehicle, also as the end of a compound. */
export const KIND = kind(KINDS.join('|'));
/** Kinds of vehicles that nobody calls by each other's names. */
export const KINDS_APART = KINDS.slice(0, -1).map(kind);

/** «Jg. 2019», «'98er», where it stands apart from make and model. */
export const YEAR = wholeWords(
  "(?:jg|jahrgang|jahrgänge|joorgang|baujahr|bj|ez|erstzulassung|modelljahr|mod(?=\\.))\\.?(?: (?:vergessen|vergesse|vergässe))? ?:? ?(?:vo |von |isch |ist )?(?:\\d{1,2}[./])?(?:(?:19|20)\\d\\d|'?\\d\\d)|(?:19|20)\\d\\der",
);

/** Lower-case words that belong to a model. */
export const MODEL_WORDS = wordSet(`
  bus california multivan caravelle transporter crafter camper campervan ducato sprinter vito viano jumper boxer transit
  master trafic daily turbo diesel cabrio kombi coupe coupé wohnmobil wohnwagen klasse jg jahrgang joorgang baujahr bj ez
  erstzulassung modell typ golf polo passat tiguan octavia panda punto jumpy marco de luxe la le plus sport kastenwagen
  teilintegriert vollintegriert tour life line integral exsis
`);
