import { firstSentences } from '../../knowledge/excerpt.js';
import { type Aspect, perSubject, replyOf } from './aspect.js';

/** In what two services differ. */
export const difference: Aspect = {
  id: 'difference',
  about: 'subject',
  patterns: [
    'unterschied|unterscheiden|unterscheidet|vergleich|vergleichen',
    'besser|passt|eignet|sinnvoller|empfehlen|lieber|schneller|einfacher|rascher oder|was|welche|wann',
    'oder autohotel einlagerung',
    'oder vermittlung|vermitteln verkaufen|ankauf',
  ],
  covers: ['overview', 'process', 'benefit', 'access', 'offered'],
  answer(asked) {
    const ids = asked.subjects.map(({ id }) => id);
    // Where one is named, the other is meant: they are what people waver between.
    if (ids.length <= 2 && ids.every((id) => id === 'autohotel' || id === 'einlagerung'))
      return replyOf(asked.look('was unterscheidet autohotel von einlagerung', 'everywhere'));
    if (ids.includes('vermittlung') && asked.says('verkaufen|ankauf|verkauf|direkt|an_sie|an_euch|an_ihnen|schneller'))
      return replyOf(asked.look('ankauf geht schneller vermittlung erlös höher warten käufer', 'everywhere'));
    if (ids.length < 2) return undefined;
    return perSubject(asked, ({ page }) => page && firstSentences(page.lead, 1));
  },
};
