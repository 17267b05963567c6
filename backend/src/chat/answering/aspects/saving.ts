import { isPlace, isSealing } from '../subjects/subject-kinds.js';
import type { Aspect } from './aspect.js';
import { campaignReply } from './campaign.js';

const CHEAPER = ':günstiger|:billiger|:günstigere|:billigere|:günstigeres|:billigeres|:günstigeren';

/** Whether something can be had for less. */
export const saving: Aspect = {
  id: 'saving',
  about: 'either',
  isComplete: true,
  patterns: [
    'sparen|spare|einsparen|sparmöglichkeit|sparpotenzial =man|=ich|=wir|wie|was|irgendwie|etwas|geld|gibt !zeit|mühe|wasser|strom|steuer|prämie|versicherung|schild|nummer|waschen|wäsche|wachs|als|statt|anstatt|gegenüber',
    `${CHEAPER} :geht|:gehts|:ginge|:gibt|möglich|irgendwie|:auch|variante|lösung !oder|als|wenn|welche|welches|welcher|was|warum|beide`,
  ],
  covers: ['price', 'campaign', 'overview', 'offered', 'benefit', 'comparison', 'periodCost'],
  answer: ({ subjects, look, says, now }) => {
    const [subject] = subjects;
    if (!subject || isSealing(subject) || subject.id === 'fruehbucher') return campaignReply(now);
    // What a price hangs on is told with it.
    if (says(CHEAPER) && !isPlace(subject)) return undefined;
    const text = isPlace(subject) ? look('mehrere monate nicht bewegt günstigere wahl', 'everywhere') : undefined;
    return text ? { text: `Einlagerung: ${text}` } : { text: '', isUnknown: true };
  },
};
