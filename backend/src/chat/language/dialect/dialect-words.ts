import { soundOf } from '../sound.js';
import { AMBIGUOUS_LEXICON } from './ambiguous-words.js';
import { AUXILIARY_LEXICON } from './auxiliary-verbs.js';
import { CARE_VERB_LEXICON } from './care-verbs.js';
import { TIME_LEXICON } from './days-and-times.js';
import { DESCRIBING_LEXICON } from './describing-words.js';
import { GREETING_LEXICON } from './greetings.js';
import { HANDLING_LEXICON } from './handling.js';
import { HOLIDAY_LEXICON } from './holidays.js';
import { toLexicon } from './lexicon.js';
import { LITTLE_LEXICON } from './little-words.js';
import { NUMBER_LEXICON } from './numbers.js';
import { PEOPLE_LEXICON } from './people-and-places.js';
import { PRONOUN_LEXICON } from './pronouns.js';
import { QUESTION_LEXICON } from './question-words.js';
import { SERVICE_LEXICON } from './services.js';
import { SPELLING_LEXICON } from './spellings.js';
import { THING_LEXICON } from './stains-and-things.js';
import { TELLING_VERB_LEXICON } from './telling-verbs.js';
import { TRADE_VERB_LEXICON } from './trade-verbs.js';
import { VEHICLE_LEXICON } from './vehicles.js';

/** Tables of words that standard German does not have: one of them shows that a text is dialect. */
export const DIALECT_TABLES = [
  QUESTION_LEXICON,
  PRONOUN_LEXICON,
  AUXILIARY_LEXICON,
  LITTLE_LEXICON,
  NUMBER_LEXICON,
  CARE_VERB_LEXICON,
  TELLING_VERB_LEXICON,
  TRADE_VERB_LEXICON,
  TIME_LEXICON,
  HOLIDAY_LEXICON,
  VEHICLE_LEXICON,
  SERVICE_LEXICON,
  PEOPLE_LEXICON,
  HANDLING_LEXICON,
  DESCRIBING_LEXICON,
  THING_LEXICON,
];

/** Words of the dialect → standard German. */
export const DIALECT = toLexicon(DIALECT_TABLES);

/** Listed with the dialect's words, but said or mistyped everywhere. */
const SAID_EVERYWHERE = new Set(
  `womo womos wohmobil wonmobil wohnmobiel wohnmbil wohnomobil autohotell keramikversieglung versieglung versiglung
  einlagrung namitag gofnet jetz gibts gibz kostets fürn nix winterquartier`.split(/\s+/),
);

/** Shorter words sound alike by chance. */
const SHORTEST_HEARD = 5;

const HEARD = bySound();

/** The standard German of a dialect word in an unlisted spelling («Füraabe»), where only one is meant. */
export function heardDialect(typed: string): string | undefined {
  return typed.length < SHORTEST_HEARD ? undefined : HEARD.get(soundOf(typed));
}

function bySound(): ReadonlyMap<string, string> {
  const meant = new Map<string, Set<string>>();
  for (const [typed, standard] of DIALECT) {
    const sound = soundOf(typed);
    if (typed.length >= SHORTEST_HEARD) meant.set(sound, (meant.get(sound) ?? new Set()).add(standard.join(' ')));
  }
  const sure = [...meant].flatMap(([sound, [one = '', ...others]]) => {
    return others.length === 0 && !one.includes(' ') ? [[sound, one] as const] : [];
  });
  return new Map(sure);
}

/** Words that only the dialect has. «Wi» and «wivil» may be typed by anybody who writes by ear. */
export const SURE_DIALECT: ReadonlySet<string> = new Set(
  [...DIALECT]
    .filter(([typed, standard]) => !SAID_EVERYWHERE.has(typed) && soundOf(typed) !== soundOf(standard.join('')))
    .map(([typed]) => typed),
);

/** Abbreviations, greetings and spellings that anybody may use. */
export const SPELLINGS = toLexicon([SPELLING_LEXICON, GREETING_LEXICON]);

/** Words of the dialect that mean something else in standard German: read so only in a text that is dialect. */
export const AMBIGUOUS = toLexicon([AMBIGUOUS_LEXICON]);

/** What compounds of the dialect are made of. */
export const NOUNS = toLexicon([
  VEHICLE_LEXICON,
  SERVICE_LEXICON,
  PEOPLE_LEXICON,
  THING_LEXICON,
  SPELLING_LEXICON,
  TIME_LEXICON,
]);
