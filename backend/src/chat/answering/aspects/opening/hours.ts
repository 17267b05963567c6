import { chatPhoneLink } from '@fahrzeugpflege/contracts';
import { readAskedTime } from '../../understand/asked-time.js';
import type { Aspect } from '../aspect.js';
import { openingReply } from './opening-reply.js';

const DAY =
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|heute|morgen|übermorgen|wochenende|werktag|werktags|feiertag|mittag|mittags|abend|abends|nachmittag|vormittag|morgens|samstagmorgen|samstagnachmittag|samstagvormittag|feierabend|uhr';
const COME =
  'vorbeikommen|kommen|bringen|vorbeibringen|abholen|holen|abgeben|erreichen|erreichbar|da|jemand|vorbeischauen|vorbeizuschauen|vorbei|anrufen|besuchen|zeiten|besichtigen|hinkommen|hinbringen|anzutreffen|antreffen|anwesend|besetzt|dort|vor_ort|abgabe|bedient|annehmen|nehmen|annahme|zu_ihnen|zu_euch|bei_ihnen|bei_euch|schaffen|rechtzeitig|hinfahren|aufkreuzen|herausnehmen|rausnehmen|herausholen|ausfahren|vorfahren|eintreffen|ankommen';
const OPEN = 'offen|geöffnet|öffnen|schliessen|geschlossen|aufmachen|zumachen|aufhaben|zuhaben';
const HOLIDAY =
  'feiertag|feiertage|ostern|ostermontag|karfreitag|pfingsten|pfingstmontag|auffahrt|weihnachten|weihnacht|heiligabend|neujahr|silvester|betriebsferien|nationalfeiertag|ferien|fasnacht|bundesfeier|stephanstag|berchtoldstag';
const HOUR = 'halb|viertel|acht|neun|zehn|elf|zwölf|eins|zwei|drei|vier|fünf|sechs|sieben';
const YOU = '=ihr|=sie|=du|=man|betrieb|geschäft|laden|werkstatt|garage';

/** When the doors are open: in general, now, on a day, at a time. */
export const hours: Aspect = {
  id: 'hours',
  isComplete: true,
  about: 'either',
  patterns: [
    'öffnungszeit|öffnungszeiten|geschäftszeit|geschäftszeiten|bürozeit|bürozeiten|schalterzeit|arbeitszeit|betriebszeit|ladenöffnungszeit|betriebszeiten',
    `${OPEN} ${YOU}|wann|noch|jetzt|gerade|bis|moment|schon|aktuell`,
    `${DAY} ${OPEN}`,
    `${DAY} ${COME}`,
    `${DAY}|wann|jetzt|gerade|noch :auf|:zu =ihr|=sie|=du|=haben|habt|hat|hast|gehen|geht|machen|macht|sind|=seid|ist|bist`,
    `wann|bis_wann|ab_wann|zu_welcher|welche_zeit|welchen_zeiten ${COME}`,
    'wie_lange =ihr|=sie|=heute|jemand da|offen|dort|erreichbar|heute',
    'jetzt|gerade|heute|aktuell|momentan vorbeikommen|kommen|jemand|da|vorbei|bringen|vorbeischauen',
    'schaffen|schaffe|reichen|reicht noch|jetzt|rechtzeitig ihnen|euch|bin|komme|mittag|ladenschluss|minute',
    `${DAY} geht|gehen|passt|klappt|möglich`,
    `ab_wann|bis_wann ${DAY}`,
    'mittagspause|mittag|feierabend|ladenschluss',
    HOLIDAY,
    'schon|noch|jetzt|gerade jemand :da|:herum|:dort|:hier|vor_ort|erreichbar',
    `um|bis|gegen|ab|vor|nach|am|viertel ${HOUR} ihnen|euch|da|kommen|bringen|rechtzeitig|offen|vorbeikommen`,
    'samstag|sonntag|wochenende|feierabend|werktags geht|möglich|arbeiten|erreichbar|bringen|termin',
  ],
  covers: ['comeThen', 'access', 'bring', 'overview', 'duration', 'process', 'pickup', 'preparation', 'answerTime'],
  answer: ({ words, now }) => openingReply(readAskedTime(words, now), now),
};

/** «Wir sind am Samstag um drei zurück. Können wir es dann noch abgeben?»: the time stands before the question. */
export const comeThen: Aspect = {
  id: 'comeThen',
  isComplete: true,
  about: 'either',
  patterns: [`noch|dann|da|gerade|so abgeben|vorbeikommen|bringen|vorbeibringen|abholen|jemand|offen|geöffnet`],
  covers: ['access', 'bring', 'overview', 'pickup', 'process', 'preparation'],
  answer: ({ messageWords, now }) => {
    const asked = readAskedTime(messageWords, now);
    const isTold = asked.weekdays.length > 0 || asked.time !== undefined;
    return isTold ? openingReply(asked, now) : undefined;
  },
};

/** Whether somebody answers the phone: as long as the doors are open. */
export const reachable: Aspect = {
  id: 'reachable',
  isComplete: true,
  about: 'either',
  patterns: [
    `jetzt|gerade|moment|noch|${DAY} erreichen|erreichbar|anrufen|erreiche telefonisch|telefon|anrufen|=sie|=euch`,
    'jetzt|gerade|moment telefon|telefonisch',
    'wann|bis_wann|ab_wann|zeiten telefonisch|telefon|anrufen|erreichen erreichen|erreichbar|anrufen',
  ],
  covers: ['phone', 'hours', 'contact'],
  answer: ({ words, now }) => {
    const reply = openingReply(readAskedTime(words, now), now);
    return { ...reply, text: `${reply.text} Telefonisch erreichen Sie uns dann unter ${chatPhoneLink}.` };
  },
};
