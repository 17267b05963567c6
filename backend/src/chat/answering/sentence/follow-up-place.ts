import type { Asked, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { subjectOf } from '../subjects/subjects.js';
import { readPeriod } from '../understand/periods.js';
import { readPlace } from '../understand/place-of-two.js';
import type { Understanding } from './understanding.js';

/** «Nein, ich meinte das andere, wo ich zwischendurch fahren kann» tells at more length which is meant. */
const CORRECTS = 'ich_:meine|ich_:meinte|:gemeint';
const MOST_OF_CORRECTION = 14;
/** Says which of the two kinds of places it is: one drives in between, or the vehicle rests. */
const DRIVES = ':fahren|:fahre|ausfahren|zwischendurch|ab_und_zu|wochenende|jederzeit|regelmässig|spontan';
const RESTS = 'winter|überwintern|saison|winterpause|monatelang|:steht|:stehen|dauerhaft';
/** Who has one of these, lets it rest. */
const CAMPER = /(?:mobil|womo|camper|wohnwagen|alkoven|caravan|anhänger)$/;
const MONEY = 'kosten|preis|teuer|zahlen|wie_viel|wieviel';

/** What was asked, of the other of two that are alike. */
export function correctedPlace({ words, subjects }: Understanding, asked: Asked, before: string): Reply | undefined {
  const isOther = asked.subjects[0] !== asked.before[0] && readPlace(words) === 'other';
  if (!isOther || subjects.isNamed || words.length > MOST_OF_CORRECTION || !asked.says(CORRECTS)) return undefined;
  return aspectOf(before)?.answer(asked);
}

/** «Fürs Wohnmobil», «Und wenn ich ab und zu fahren will?» once both kinds of places were told of: which it is. */
export function placeChosen({ words, subjects }: Understanding, asked: Asked, before: string): Reply | undefined {
  if (before !== 'openPlace' || subjects.isNamed) return undefined;
  const isLong = asked.says(RESTS) || readPeriod(words) !== undefined;
  const isResting = isLong || words.some(({ standard }) => CAMPER.test(standard));
  const chosen = asked.says(DRIVES) ? 'autohotel' : isResting ? 'einlagerung' : undefined;
  if (!chosen && !asked.says(MONEY)) return undefined;
  const places = (chosen ? [chosen] : ['einlagerung', 'autohotel']).flatMap((id) => subjectOf(id) ?? []);
  const aspect = chosen && readPeriod(words) ? 'periodCost' : 'price';
  const reply = aspectOf(aspect)?.answer({ ...asked, subjects: places });
  return reply && chosen ? { ...reply, reckoned: { ...reply.reckoned, subject: chosen, aspect } } : reply;
}
