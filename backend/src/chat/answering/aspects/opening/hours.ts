import { chatPhoneLink } from '@fahrzeugpflege/contracts';
import { readAskedTime } from '../../understand/asked-time.js';
import type { Asked, Aspect } from '../aspect.js';
import { BEST_TIME } from '../best-time.js';
import { isTold, mannerOf, timeOf } from './asked-moment.js';
import { COME, DAY, hoursPatterns, OPEN } from './hours-words.js';
import { openingReply } from './opening-reply.js';

/** When a work is done is no matter of the doors: «Bis wann ist es fertig, wenn ich es am Montag bringe?» */
const DONE = 'wann|bis_wann|wie_lange|schon :fertig|:bereit|abholbereit|fertiggestellt';
const NEEDED_BACK = [
  'bis|um auto|wagen|fahrzeug|wohnmobil|camper|=es|=er :fertig|:sauber|:gereinigt|:abholbereit',
  ':wieder|:zurück :brauche|:brauchen|:benötige|:bekomme|:kriege|:hätte reicht|:geht|klappt|schafft|wann|schon',
  // «Wann meldet sich jemand bei mir?»
  'wann|bis_wann :meldet|:melden|:antwortet|:antworten =mir|=uns|jemand|=ihr|=sie !offen !geöffnet',
  // «Wann höre ich da etwas?»
  'wann|bis_wann :höre|:hören|:hört =ich|=wir|=man',
  'wann|ab_wann|frühestens :wieder|:zurück :abholen|:holen|:haben|:mitnehmen =mein|=meinen|=meine|=unser|=unseren|=unsere|=ihn|=es !offen !geöffnet !sonntag !samstag !heute',
  'wann|ab_wann|bis_wann :wieder|:zurück :haben|:habe|:abholen|:holen :bringe|:bringen|:abgebe|:abgeben|:vorbeibringe',
];
/** That it is early enough: of coming, where the message speaks of that. */
const REACHES = 'reichen|reicht|schaffen|schaffe|=geht|klappt|passt';
/** How long something stands here, whatever the doors. */
const STAYS =
  'stehen_bleiben|stehenbleiben|stehen_lassen|stehenlassen|dalassen|dort_lassen|hier_lassen|dableiben|:bleiben|:lassen bis|über|länger|nacht auto|wagen|wohnmobil|camper|fahrzeug|=es|=ihn|=er !offen';
/** What of a door alone is said. */
const OF_DOORS = `${OPEN}|${COME}|${DAY}`;

/** «Wann ist die beste Zeit, um vorbeizukommen?» is asked of them. */
const COMING = 'vorbeikommen|kommen|bringen|vorbeischauen|erreichen|anrufen|besuchen';

/** «zu teuer» */
const TOO = /^(?:teuer|viel|hoch|gross|klein|lang|kurz|alt|spät|früh|schwer|weit|wenig|knapp|billig)$/;

/** When the doors are open: in general, now, on a day, at a time. */
export const hours: Aspect = {
  id: 'hours',
  isComplete: true,
  about: 'either',
  patterns: hoursPatterns,
  covers: ['comeThen', 'access', 'bring', 'overview', 'duration', 'process', 'pickup', 'preparation', 'answerTime'],
  answer: (asked) => {
    if (asked.says(DONE) || NEEDED_BACK.some(asked.says) || asked.says(':garantie')) return undefined;
    if (asked.says(BEST_TIME) && !asked.says(COMING)) return undefined;
    // «Darf es bis Sonntag bei Ihnen stehen bleiben?»
    if (asked.says(STAYS) && !asked.says(OPEN)) return undefined;
    // «Bei euch dauert es doch nur einen Tag, er war am Abend zuhause»: the work is meant, not the doors.
    if (asked.says('dauern') && !asked.says(OPEN)) return undefined;
    if (asked.says(':zu|:auf') && !asked.says(OF_DOORS) && isNoDoor(asked)) return undefined;
    const time = timeOf(asked);
    return { ...openingReply(time, asked.now, mannerOf(asked)), reckoned: { days: time.weekdays } };
  },
};

/** «noch derwert zu machen», «zu versiegeln», «zu Bern», «zu teuer», «auf Reisen»: no door is meant. */
function isNoDoor({ words }: Asked): boolean {
  return words.some(({ standard }, at) => {
    const next = words[at + 1]?.standard ?? '';
    if (standard === 'auf') return /\p{L}{3}(?:en|tour|achse)$/u.test(next) && !/^(?:haben|sind)$/.test(next);
    return standard === 'zu' && (/\p{L}{2}(?:en|ern|eln)$|^bern$/u.test(next) || TOO.test(next));
  });
}

/** «Wir sind am Samstag um drei zurück. Können wir es dann noch abgeben?»: the time stands before the question. */
export const comeThen: Aspect = {
  id: 'comeThen',
  isComplete: true,
  about: 'either',
  patterns: [
    `noch|dann|da|gerade|so abgeben|vorbeikommen|bringen|vorbeibringen|abholen|holen|jemand|offen|geöffnet`,
    `noch|dann|da|auch ${REACHES} !fertig !fertiggestellt !kosten !geld !franken !programm !polieren|versiegeln|versiegelung|reinigung|aufbereitung|waschen|dampf`,
    // «Ich fange um sieben an. Kann ich es vorher abgeben?»
    'vorher|davor|früher abgeben|abzugeben|bringen|vorbeibringen|hinbringen !waschen !reinigen !ausräumen !leeren',
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
    'jetzt|gerade|noch|schon|heute jemand|=wer telefon|telefonisch|abnehmen|rangehen',
    'telefonzeit|telefonzeiten|anrufzeiten|sprechzeiten|sprechstunde',
    'wann|bis_wann|ab_wann|zeiten telefonisch|telefon|anrufen|erreichen|erwischen|erwische erreichen|erreichbar|anrufen|erwischen|erwische',
  ],
  covers: ['phone', 'hours', 'contact'],
  answer: ({ words, now }) => {
    const reply = openingReply(readAskedTime(words, now), now);
    return { ...reply, text: `${reply.text} Telefonisch erreichen Sie uns dann unter ${chatPhoneLink}.` };
  },
};
