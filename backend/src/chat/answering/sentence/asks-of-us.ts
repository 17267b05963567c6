import type { Word } from '../../language/read-text.js';
import type { Reply } from '../aspects/aspect.js';
import { createSays, type StemOf } from '../understand/pattern.js';

/** Who is asked, right after the verb: «Verkaufen Sie …?» */
const SPOKEN_TO = /^(?:sie|ihr|du)$/;
const HAS = /^(?:hab(?:t|en)|macht|machen|bietet|bieten|verkauft|verkaufen|vermietet|vermieten|repariert|reparieren)$/;
/** «Kann man bei Ihnen …?» */
const MAY = /^(?:kann|darf|könnte|dürfte|gibt)$/;
const HERE = 'bei_ihnen|bei_euch';
/** Advice is asked for, not what is done here. */
const ADVISING =
  'empfehlen|empfehlt|raten|ratet|sagen|sagt|wissen|wisst|erklären|verraten|tipp|tipps|ratschlag|hinweis|hinweise|meinen|meint';
/** «Waschen Sie in den ersten Tagen nicht …», «Zuerst mit Wasser abspülen …»; «Rechnen Sie mit …» says what is done. */
const ADVICE = /^(?!Rechnen )(?:\p{Lu}\p{L}*n Sie\b|Zuerst )/u;

/** Whether it is asked what the business does, has or sells, and the replies only tell what the visitor is to do. */
export type OnlyAdvises = (words: readonly Word[], replies: readonly Reply[]) => boolean;

export function createOnlyAdvises(stemOf: StemOf): OnlyAdvises {
  const says = createSays(stemOf);
  return (words, replies) => {
    if (replies.length === 0 || !replies.every(({ text }) => ADVICE.test(text))) return false;
    const isHere = MAY.test(words[0]?.standard ?? '') && says(words, HERE);
    return (isSpokenTo(words) || isHere) && !says(words, ADVISING);
  };
}

/** «Verkaufen Sie …?», «Habt ihr …?», «Ihr habt ja auch …» */
function isSpokenTo([first, second]: readonly Word[]): boolean {
  if (SPOKEN_TO.test(second?.standard ?? '')) return true;
  return SPOKEN_TO.test(first?.standard ?? '') && HAS.test(second?.standard ?? '');
}
