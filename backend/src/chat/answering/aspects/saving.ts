import type { Subject } from '../subjects/subject.js';
import { isPlace, isSealing } from '../subjects/subject-kinds.js';
import { subjects } from '../subjects/subjects.js';
import { amountOf } from '../understand/amounts.js';
import type { Aspect, Reply } from './aspect.js';
import { campaignReply } from './campaign-reply.js';
import { priceSentence } from './price-sentence.js';

const CHEAPER = ':günstiger|:billiger|:günstigere|:billigere|:günstigeres|:billigeres|:günstigeren';

/** «Gibt es eine günstigere Lösung?» */
const OTHER_WAY = 'lösung|variante|alternative|möglichkeit|sonst|stattdessen|anderes';

/** Whether something can be had for less. */
export const saving: Aspect = {
  id: 'saving',
  about: 'either',
  isComplete: true,
  patterns: [
    'sparen|spare|einsparen|sparmöglichkeit|sparpotenzial =man|=ich|=wir|wie|was|irgendwie|etwas|geld|gibt !zeit|mühe|wasser|strom|steuer|prämie|versicherung|schild|nummer|waschen|wäsche|wachs|als|statt|anstatt|gegenüber',
    'zu_teuer|zu_viel|teuer sonst|alternative|stattdessen|anderes',
    ':günstigeres|:billigeres|:günstigere|:billigere als|lösung|variante etwas|was|lösung|variante !oder|welche|welches',
    `${CHEAPER} :geht|:gehts|:ginge|:gibt|möglich|irgendwie|:auch|variante|lösung !oder|als|wenn|welche|welches|welcher|was|warum|beide`,
  ],
  covers: ['price', 'campaign', 'overview', 'offered', 'benefit', 'comparison', 'periodCost', 'remedy', 'serviceList'],
  answer: ({ subjects: [subject], look, says, now }) => {
    const others = subject && (says(OTHER_WAY) || says(':als')) ? cheaperThan(subject) : undefined;
    if (others) return others;
    if (!subject || isSealing(subject) || subject.id === 'fruehbucher') return campaignReply(now);
    // What a price hangs on is told with it.
    if (says(CHEAPER) && !isPlace(subject)) return undefined;
    const text = isPlace(subject) ? look('mehrere monate nicht bewegt günstigere wahl', 'everywhere') : undefined;
    return text ? { text: `Einlagerung: ${text}` } : { text: '', isUnknown: true };
  },
};

/** What else makes a vehicle look well; of the places the one that costs less, if there is one. */
function cheaperThan(subject: Subject): Reply | undefined {
  const others = subjects.filter((other) => {
    const isOfKind = isSealing(subject) ? isSealing(other) || other.id === 'dampfreinigung' : isPlace(other);
    return isOfKind && priceIn(other) < priceIn(subject);
  });
  if (isPlace(subject) && others.length === 0)
    return { text: `Einen günstigeren Platz haben wir nicht. ${priceSentence(subject)}` };
  if (!isSealing(subject) || others.length === 0) return undefined;
  return {
    text: `Im Einstieg günstiger: ${others.map(priceSentence).join(' ')} Was Ihr Fahrzeug braucht, steht in der Offerte.`,
  };
}

function priceIn({ price }: Subject): number {
  return price === undefined ? Number.POSITIVE_INFINITY : amountOf(price);
}
