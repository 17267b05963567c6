import { chatPhoneLink } from '@fahrzeugpflege/contracts';
import { readAskedTime } from '../../understand/asked-time.js';
import type { Asked, Aspect } from '../aspect.js';
import { isTold, mannerOf, timeOf } from './asked-moment.js';
import { COME, DAY, hoursPatterns, OPEN } from './hours-words.js';
import { openingReply } from './opening-reply.js';

/** When a work is done is no matter of the doors: «Bis wann ist es fertig, wenn ich es am Montag bringe?» */
const DONE = 'wann|bis_wann|wie_lange|schon :fertig|:bereit|abholbereit|fertiggestellt';
const NEEDED_BACK = [
  'bis|um auto|wagen|fahrzeug|wohnmobil|camper|=es|=er :fertig|:sauber|:gereinigt|:abholbereit',
  ':wieder|:zurück :brauche|:brauchen|:benötige|:bekomme|:kriege|:hätte reicht|:geht|klappt|schafft|wann|schon',
  'wann|ab_wann|bis_wann :wieder|:zurück :haben|:habe|:abholen|:holen :bringe|:bringen|:abgebe|:abgeben|:vorbeibringe',
];
/** That it is early enough: of coming, where the message speaks of that. */
const REACHES = 'reichen|reicht|schaffen|schaffe|=geht|klappt|passt';
/** What of a door alone is said. */
const OF_DOORS = `${OPEN}|${COME}|${DAY}`;

/** When the doors are open: in general, now, on a day, at a time. */
export const hours: Aspect = {
  id: 'hours',
  isComplete: true,
  about: 'either',
  patterns: hoursPatterns,
  covers: ['comeThen', 'access', 'bring', 'overview', 'duration', 'process', 'pickup', 'preparation', 'answerTime'],
  answer: (asked) => {
    if (asked.says(DONE) || NEEDED_BACK.some(asked.says) || asked.says(':garantie')) return undefined;
    // «Bei euch dauert es doch nur einen Tag, er war am Abend zuhause»: the work is meant, not the doors.
    if (asked.says('dauern') && !asked.says(OPEN)) return undefined;
    if (asked.says(':zu') && !asked.says(OF_DOORS) && beforeVerb(asked)) return undefined;
    const time = timeOf(asked);
    return { ...openingReply(time, asked.now, mannerOf(asked)), reckoned: { days: time.weekdays } };
  },
};

/** «noch derwärt zu machen», «zu versiegeln», «zu Bern»: no door is meant. */
function beforeVerb({ words }: Asked): boolean {
  return words.some(
    ({ standard }, at) => standard === 'zu' && /\p{L}{2}(?:en|ern|eln)$|^bern$/u.test(words[at + 1]?.standard ?? ''),
  );
}

/** «Wir sind am Samstag um drei zurück. Können wir es dann noch abgeben?»: the time stands before the question. */
export const comeThen: Aspect = {
  id: 'comeThen',
  isComplete: true,
  about: 'either',
  patterns: [
    `noch|dann|da|gerade|so abgeben|vorbeikommen|bringen|vorbeibringen|abholen|holen|jemand|offen|geöffnet`,
    `noch|dann|da|auch ${REACHES} !fertig !fertiggestellt !kosten !geld !franken !programm !polieren|versiegeln|versiegelung|reinigung|aufbereitung|waschen|dampf`,
    `in|ich|innert|innerhalb minute|stunde|halbstunde|viertelstunde|dreiviertelstunde ${COME}|offen|geöffnet|reichen`,
  ],
  covers: ['duration', 'access', 'bring', 'overview', 'pickup', 'process', 'preparation'],
  answer: ({ messageWords, now, says, saysInMessage }) => {
    if (says(REACHES) && !saysInMessage(COME)) return undefined;
    const asked = readAskedTime(messageWords, now);
    return isTold(asked) ? openingReply(asked, now) : undefined;
  },
};

/** Whether somebody answers the phone: as long as the doors are open. */
export const reachable: Aspect = {
  id: 'reachable',
  isComplete: true,
  about: 'either',
  patterns: [
    `jetzt|gerade|moment|noch|${DAY} erreichen|erreichbar|anrufen|erreiche telefonisch|telefon|anrufen|=sie|=euch`,
    'jetzt|gerade|moment telefon|telefonisch !preis|ankaufspreis|nennen|zahlen',
    'wann|bis_wann|ab_wann|zeiten telefonisch|telefon|anrufen|erreichen erreichen|erreichbar|anrufen',
  ],
  covers: ['phone', 'hours', 'contact'],
  answer: ({ words, now }) => {
    const reply = openingReply(readAskedTime(words, now), now);
    return { ...reply, text: `${reply.text} Telefonisch erreichen Sie uns dann unter ${chatPhoneLink}.` };
  },
};
