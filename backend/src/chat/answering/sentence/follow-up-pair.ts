import type { Asked, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { readPeriod } from '../understand/periods.js';
import { readPlace } from '../understand/place-of-two.js';
import type { Understanding } from './understanding.js';

/** Aspects that weigh two things against each other. */
const WEIGHING = new Set(['comparison', 'difference', 'directOrBrokered', 'whichPlace', 'usage']);
const OF_DIFFERENCE =
  'sparen|spare|spart|gespart|ersparnis|ausmachen|ausmacht|macht_aus|macht_das_aus|unterschied|preisunterschied|differenz|günstiger|billiger|teurer|monat|jahr|wie_viel';
/** «Und wo bekomme ich mehr?» */
const OF_ADVANTAGE =
  ':mehr|:weniger|:schneller|:besser|:sicherer|:einfacher|:länger|:eilig|:dringend|pressieren|pressiert|eilt|:rasch|:schnell|:zeit';
/** What may be asked of the two without being a question of its own. */
const SAME = new Set([
  'comparison',
  'periodCost',
  'againstCommission',
  'saving',
  'ownPrice',
  'price',
  'difference',
  'total',
  'size',
]);

/** «Und wie viel macht das aus im Monat?», «Dann also das Erste?»: still of both that were weighed. */
export function ofPair({ aspects, subjects, words }: Understanding, asked: Asked, before: string): Reply | undefined {
  if (!WEIGHING.has(before) || subjects.subjects.length > 0) return undefined;
  const both = { ...asked, subjects: asked.before.length > 1 ? asked.before : asked.subjects };
  const isTrade = both.subjects.some(({ id }) => id === 'vermittlung');
  if (isTrade && asked.says(OF_ADVANTAGE)) return aspectOf('directOrBrokered')?.answer(both);
  if (aspects.some(({ aspect }) => !aspect.isGeneral && !SAME.has(aspect.id))) return undefined;
  if (asked.says('warum|wieso|weshalb')) return aspectOf('difference')?.answer(both);
  const isReckoned = asked.says(OF_DIFFERENCE) || readPeriod(words) !== undefined;
  const compared = isReckoned && asked.before.length > 1 ? aspectOf('comparison')?.answer(both) : undefined;
  if (compared) return compared;
  return readPlace(words) && aspects.length === 0 ? aspectOf(before)?.answer(both) : undefined;
}
