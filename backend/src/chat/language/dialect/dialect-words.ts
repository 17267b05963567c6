import { AMBIGUOUS_LEXICON } from './ambiguous-words.js';
import { AUXILIARY_LEXICON } from './auxiliary-verbs.js';
import { TIME_LEXICON } from './days-and-times.js';
import { DESCRIBING_LEXICON } from './describing-words.js';
import { GREETING_LEXICON } from './greetings.js';
import { HANDLING_LEXICON } from './handling.js';
import { toLexicon } from './lexicon.js';
import { LITTLE_LEXICON } from './little-words.js';
import { NUMBER_LEXICON } from './numbers.js';
import { PEOPLE_LEXICON } from './people-and-places.js';
import { PRONOUN_LEXICON } from './pronouns.js';
import { QUESTION_LEXICON } from './question-words.js';
import { SERVICE_LEXICON } from './services.js';
import { SPELLING_LEXICON } from './spellings.js';
import { THING_LEXICON } from './stains-and-things.js';
import { VEHICLE_LEXICON } from './vehicles.js';
import { VERB_LEXICON } from './verbs.js';

/** Tables of words that standard German does not have: one of them shows that a text is dialect. */
export const DIALECT_TABLES = [
  QUESTION_LEXICON,
  PRONOUN_LEXICON,
  AUXILIARY_LEXICON,
  LITTLE_LEXICON,
  NUMBER_LEXICON,
  VERB_LEXICON,
  TIME_LEXICON,
  VEHICLE_LEXICON,
  SERVICE_LEXICON,
  PEOPLE_LEXICON,
  HANDLING_LEXICON,
  DESCRIBING_LEXICON,
  THING_LEXICON,
];

/** Words of the dialect → standard German. */
export const DIALECT = toLexicon(DIALECT_TABLES);

/** Abbreviations, greetings and spellings that anybody may use. */
export const SPELLINGS = toLexicon([SPELLING_LEXICON, GREETING_LEXICON]);

/** Words of the dialect that mean something else in standard German: read so only in a text that is dialect. */
export const AMBIGUOUS = toLexicon([AMBIGUOUS_LEXICON]);

/** What compounds of the dialect are made of. */
export const NOUNS = toLexicon([VEHICLE_LEXICON, SERVICE_LEXICON, PEOPLE_LEXICON, THING_LEXICON, SPELLING_LEXICON]);
