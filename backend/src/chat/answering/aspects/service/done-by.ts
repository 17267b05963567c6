import { readMoments } from '../../understand/moments.js';
import { readPeriods } from '../../understand/periods.js';
import type { Asked, Aspect } from '../aspect.js';
import { workDuration } from './work-duration.js';

const READY =
  'fertig|bereit|abholbereit|parat|zurück|zurückhaben|wiederhaben|abholen|holen|mitnehmen|fahren|fahre|losfahren|heimfahren|hinfahren|wegfahren|abfahren|abreisen|verreisen|ferien|reichen|genügen|langen|schaffen|machbar|möglich|erledigt|=wieder|:versiegelt|:poliert|:gereinigt|:gedämpft|:aufbereitet|:sauber';
const NO_DOORS = '!lohnen !lohnt !rentiert !offen !geöffnet !öffnen !geschlossen !schliessen';
const LATEST = 'wann|spätestens|frühzeitig bringen|abgeben|kommen|vorbeibringen|hinbringen|anmelden';
/** «Wir fahren in die Ferien, und vorher sollte er noch versiegelt werden.» */
const BEFORE =
  'vorher|davor|zuvor|bis_dahin|bis_dann|rechtzeitig =sollte|=soll|=muss|=müsste|=möchte|=möchten|=will|=wollen|=hätte|=hätten';
const LEAVING = 'ferien|urlaub|fahren|wegfahren|abfahren|abreisen|verreisen|losfahren|brauchen|reise';

/** Whether a work is done between two moments, within so many days or before a journey: that hangs on how long it takes. */
export const doneBy: Aspect = {
  id: 'doneBy',
  about: 'subject',
  isSure: true,
  patterns: [`${READY} ${NO_DOORS}`, LATEST, BEFORE],
  covers: [
    'duration',
    'hours',
    'comeThen',
    'overview',
    'benefit',
    'process',
    'bring',
    'offered',
    'access',
    'pickup',
    'handover',
    'campaign',
    'preparation',
  ],
  answer: (asked) => {
    const text = namesTime(asked) ? workDuration(asked.subjects) : undefined;
    return text === undefined ? undefined : { text: `${text} Den Termin vereinbaren wir mit Ihnen.` };
  },
};

/** Two moments, a span of days, or a journey before which it is to be done. */
function namesTime({ messageWords, now, says, saysInMessage }: Asked): boolean {
  if ((says(LATEST) || says(BEFORE)) && saysInMessage(LEAVING)) return true;
  const moments = readMoments(messageWords, now);
  if (moments.length > 0) return moments.length === 2;
  const [period, ...others] = readPeriods(messageWords);
  return others.length === 0 && (period?.unit === 'day' || period?.unit === 'week');
}
