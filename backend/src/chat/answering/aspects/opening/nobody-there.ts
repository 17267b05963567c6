import { chatPhoneLink } from '@fahrzeugpflege/contracts';
import { readAskedTime } from '../../understand/asked-time.js';
import type { Aspect } from '../aspect.js';
import { openingReply } from './opening-reply.js';

const NOBODY = '=niemand|=niemanden|:keiner|:keinen|kein_mensch';
const ON_PHONE =
  ':ab|:ran|:dran|telefon|telefonisch|anrufen|angerufen|abnehmen|abgenommen|rangehen|rangegangen|erreichen|erreicht|telefonieren|geläutet|antworten|antwortet|besetzt';

/** «Ich stehe vor der Tür und niemand macht auf», «Gestern ging niemand ans Telefon»: when somebody is there. */
export const nobodyThere: Aspect = {
  id: 'nobodyThere',
  isSure: true,
  about: 'either',
  patterns: [
    `${NOBODY} aufmachen|öffnen|tür|tor|eingang|halle|klingeln|geklingelt|läuten|:da|:dort|:hier|vor_ort|anzutreffen !kauft !will !abbeissen !interessiert !verkaufen !käufer !monat`,
    `${NOBODY} ${ON_PHONE} !kauft !will !käufer !monat !inserat`,
    `${NOBODY} :nimmt|:nahm|:geht|:ging|:gegangen :ab|:ran|:dran|:heran !kauft !monat`,
    ':stehe|:stehen|:stand|:standen|gestanden verschlossen|verschlossene|verschlossenen|verschlossener|geschlossene|geschlossener|:zu|zugesperrt|abgeschlossen tür|türe|türen|tor',
    ':bin|:sind|:komme|:kommen =ich|=wir zu_spät !für !frühbucher !aktion !rabatt !angemeldet',
    ':nie|:nicht :erreiche|:erreicht =euch|=sie =ich|=wir|=man !wenn !falls',
    'verpasst|verpassen =euch|=sie|=ihnen habe|haben|=hab|gerade|jetzt !termin !aktion !rabatt !frist',
    'versuchen|versuche|probieren|probiere erreichen|anrufen|telefonieren =euch|=sie|=ihnen immer|mehrmals|schon|dauernd|ständig|nicht|vergeblich|tagen|gestern|heute',
  ],
  covers: ['hours', 'comeThen', 'reachable', 'phone', 'people', 'access', 'openOnly', 'security'],
  answer: ({ words, now, says }) => {
    const asked = readAskedTime(words, now);
    // Yesterday is over: what counts is when somebody is there.
    const isPast = says('gestern|vorgestern|letzte|letzten|letztes');
    const { text, ...reply } = openingReply(
      isPast ? { ...asked, weekdays: [], isNow: false } : { ...asked, isNow: !(asked.time || asked.part) },
      now,
      'when',
    );
    return says(ON_PHONE)
      ? { ...reply, text: `${text} Telefonisch erreichen Sie uns dann unter ${chatPhoneLink}.` }
      : { ...reply, text };
  },
};
