import { firstSentences } from '../../knowledge/excerpt.js';
import { isSealing } from '../subjects/subject-kinds.js';
import { type Aspect, perSubject, replyOf } from './aspect.js';
import { priceSentence } from './price-sentence.js';

/** «So viel Geld für ein bisschen Wachs»: what the sealing costs is asked for, and what it is made of. */
const WAX = 'bisschen_wachs|wenig_wachs|etwas_wachs|nur_wachs|bloss_wachs';

/** Why something costs what it costs. */
export const priceReason: Aspect = {
  id: 'priceReason',
  about: 'either',
  patterns: [
    WAX,
    'warum|wieso|weshalb zahlen|bezahlen|:zahle monat|franken|vermittlung|wenn|betrag !zwei|verschieden',
    'warum|wieso|weshalb|wofür|woher :teuer|preis|:kostet|so_viel|betrag !zwei|verschieden|unterschiedlich|blog',
    'warum|wieso|weshalb verlangen|verlangt mehr|so_viel|viel|jetzt',
  ],
  covers: ['price', 'benefit', 'overview', 'offered', 'process', 'polishFirst'],
  answer: (asked) => {
    const ofSealing = () => asked.look('grösste teil vorarbeit waschen entfernen teer flugrost polieren', 'everywhere');
    if (asked.says(WAX)) return replyOf(ofSealing());
    return perSubject(asked, (subject) => {
      const reason = isSealing(subject) ? ofSealing() : undefined;
      const fixed =
        subject.id === 'vermittlung'
          ? asked.look('aufwand inserat bilder besichtigungen hängt wenig vom verkaufspreis ab')
          : undefined;
      return (
        reason ?? fixed ?? (subject.page && `${priceSentence(subject)} ${firstSentences(subject.page.pricesNote, 2)}`)
      );
    });
  },
};
