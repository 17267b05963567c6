import { wholeWords } from '../whole-words.js';
import { DAYS, MONTHS, NEXT, PERIODS, SEASONS, SHORT_MONTHS, TIMES_OF_DAY } from './date-words.js';

const RATHER = '(?:(?:am )?(?:liebste[nr]?|liebschte)|lieber|gern|gerne|wenn möglich|idealerweise|ideal)';
const COUNT = '(?:ca\\.? )?(?:\\d{1,2}|ein|eine[rm]?|zwei|zwöi|zwo|drei|drü|vier|ein paar|paar|es paar|wenigen)';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?(?: ?uhr|i|ni)?';
/** «de zwölfi», «halbi acht». */
const SPOKEN_CLOCK =
  '(?:halb(?:i)? )?(?:eins|eis|einsi|eisi|zwei|zwöi|zwoi|drei|drü|drüü|vieri?|fünfi?|foifi?|föifi?|füfi?|sechs|sächs|sächsi|sieben|sibni|siebni|achti?|neun|nüni|zehn|zäni|zähni|elfi?|euf[ui]?|zwölfi?|zwöufi?)';

const BEFORE_DAY = '(?:am|ab|bis|vom|von|per|auf|zum) (?:den |dem )?';
const DAY_AND_MONTH = `\\d{1,2}\\. ?(?:\\d{1,2}\\.(?: ?20\\d\\d|\\d\\d)?|(?:${MONTHS}|${SHORT_MONTHS})(?: 20\\d\\d)?)`;
const TIME_OF_DAY = `(?:(?:am|ame|a|im|i de|gegen) )?(?:${TIMES_OF_DAY}|morgen|morge|früh|früeh|vormittags|nachmittags|morgens|abends)`;

/** Whose time it is. */
const WHOEVER = '(?:ihr|er|sie|dir|der|euch|öich|eu|ihnen|me|mer|es)';

/** How it is said when somebody would like to come: days, months, spans and times of day, each as a global pattern finds it. */
export const WHEN = wholeWords(
  [
    // «am Samstag, 15.3.2026», «15. April»
    `(?:${BEFORE_DAY})?(?:(?:${DAYS}),? (?:den |dem |der )?)?${DAY_AND_MONTH}`,
    `(?:${BEFORE_DAY})\\d{1,2}\\.\\d{1,2}(?= |$)`,
    '20\\d\\d-\\d\\d-\\d\\d',
    // «Ende März», «im April 2026», «von Oktober bis Mitte April», «ab Herbst»
    `(?:${RATHER} )?(?:(?:von|vo|vom|ab|bis|im|i|per|auf|uf|zwischen|gegen|anfangs?|mitte|mitti|mittle|ende|ändi|änds|ändi|aafangs?|afangs?) )+(?:${MONTHS}|${SHORT_MONTHS}|${SEASONS})(?: 20\\d\\d)?`,
    `(?:(?:anfangs?|mitte|ende) )?(?:${MONTHS}|${SEASONS}) bis (?:anfangs? |mitte |ende )?(?:${MONTHS}|${SEASONS})(?: 20\\d\\d)?`,
    `übere? (?:de |den |dr )?winter`,
    'ende (?:monat|woche|wuche|jahr)|(?:vor|nach|über|an|bis|ab) (?:ostern|ostere|oschtere|pfingsten|weihnachten|wiehnacht|neujahr|den (?:sommer|herbst)?ferien)|wochentags|werktags|unter der woche',
    // «nächste Woche», «diesen Freitag»
    `(?:(?:${RATHER}|am|im|ab|bis|anfangs?|mitte|ende|in|i|für|uf) )?(?:der |dr |de |die |di |den )?(?:${NEXT}) (?:${PERIODS}|${DAYS}|${SEASONS}|${MONTHS})(?:,? (?:(?:am|a|ame|oder|und) )?(?:${DAYS}))*(?: ${TIME_OF_DAY})?`,
    `in (?:${COUNT}) (?:tage?n?|täg|wochen?|wuche|monate?n?|mönet)`,
    `(?:kw|kalenderwoche) ?\\d{1,2}`,
    // «am liebsten Samstag», «ab Mittwoch», «samstags»
    `(?:${RATHER}) (?:am |a |im |a?ma )?(?:${DAYS}|${MONTHS}|${SEASONS})s?`,
    `(?:am|ab|bis|jeweils|immer|a|amene|uf|auf) (?:${DAYS}|wochenende|wuchenänd)(?:(?:,? (?:und|oder|am|bis) )(?:${DAYS}))*(?: ?(?:vor|nach)?mittag| ?(?:morgen|abend|früh)| ${TIME_OF_DAY})?`,
    `(?:${DAYS}) ${TIME_OF_DAY}`,
    `(?:${DAYS}),? (?:um |am |a )?${CLOCK} ?uhr`,
    // «Opel Astra, Montag, Ruth Bieri»
    `(?<=[,\\n] ?)(?:${DAYS})(?= ?(?:,|\\n|$))`,
    // «geht auch Donnerstag»
    `(?:geht|gaht|geit|goht|passt|ginge|gieng)(?: es| s)? (?:auch|au|ou|o) (?:(?:am|a|im) )?(?:${DAYS}|${MONTHS})(?![\\p{L}?])(?!.*\\?)`,
    // «Okt-März»
    `(?:${MONTHS}|${SHORT_MONTHS}) ?[-–] ?(?:${MONTHS}|${SHORT_MONTHS})(?: 20\\d\\d)?`,
    '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag)(?:s|(?:vor|nach|na)?mittags?|morgen|abend|abig)',
    // «so bald wie möglich», «flexibel»
    'so (?:schnell|schnäll|schnäu|bald|rasch|gli|glich|früh|früe) (?:wie|als|wi|wies) (?:möglich|mögli|müglech|müglich|mügli|geht|gaht|geit|goht)|möglichst (?:bald|rasch|schnell)|baldmöglichst|schnellstmöglich|asap|(?:per|ab) sofort|(?:zeitlich |terminlich )?flexibel|jederzeit',
    // «sobald ihr Zeit habt», «wenns bi öich passt», «egal wann»
    `(?:sobald|sobau|wenn|wann|wenns)(?: ${WHOEVER})? (?:(?:wieder|mal|no|noch|grad|es|s|etwas|öppis|bei|bi) )*(?:${WHOEVER} )?(?:zeit|ziit|zyt|platz|luft|öppis frei|etwas frei|passt|passe|geht|geit|gaht|goht|möglich)(?: (?:habt|haben|händ|hend|heit|hei|hat|het|hät|ist|isch))?(?=[\\s.,!]*(?:$|[\\n,.!]))`,
    'egal,? (?:wann|wenn|wänn)|(?:wann|wenn|wänn)(?: ist| isch)?(?: mir| mer)? (?:egal|glich|gliich|gleich)|(?:ist|isch)(?: mir| mer)? (?:egal|glich|gliich),? (?:wann|wenn|wänn)',
    '(?:heute|hüt) (?:noch|no|ab|nach|vor|um|nachmittag|vormittag|abend|mittag|namittag|abig)|noch heute|übermorgen|übermorn',
    'morn(?: (?:früe|vormittag|namittag|abig))?|(?<!(?:guten?|guete|schöne[nr]?|am|jeden|de) )morgen(?: (?:früh|vormittag|nachmittag|abend|mittag))?(?! (?:zusammen|zäme|mitenand|miteinander))',
    // «um 9:00», «lieber 10 Uhr»
    '(?:ab|um|nach|vor|gegen|zwischen|bis) \\d{1,2}:\\d{2}(?: (?:und|bis) \\d{1,2}:\\d{2})?(?: ?uhr)?',
    `(?:${RATHER}|uhrzeit|zeit:?) (?:${RATHER} )?(?:um )?${CLOCK} ?uhr`,
    // «ab 14 Uhr», «am Nachmittag»
    `(?:ab|um|nach|vor|gegen|zwischen|bis) ${CLOCK}(?: (?:und|bis) ${CLOCK})? ?uhr|(?:ab|nach|am|ame|vor) (?:de |den )?[5-8]i`,
    `(?:ab|um|nach|vor|gäge|gegen|bis|am) (?:(?:de|em|dem|den) )?${SPOKEN_CLOCK}(?: uhr)?(?= am|[\\s,.;!]*$|[,.;!\\n])`,
    `(?:am beschten? |am besten )?(?:am|ame|über|im|nach|vor) (?:de |dem |em )?(?:${TIMES_OF_DAY}|abe|obe)|(?:vor|nach)mittags|abends|tagsüber`,
  ].join('|'),
  // A pattern as long as this one takes most of a second to be made ready where it has to mind capitals itself.
  'gu',
);
