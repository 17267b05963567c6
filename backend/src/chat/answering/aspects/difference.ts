import { firstSentences } from '../../knowledge/excerpt.js';
import { prices } from '../../knowledge/facts.js';
import type { Subject } from '../subjects/subject.js';
import { isSealing, isSteam } from '../subjects/subject-kinds.js';
import { type Asked, type Aspect, perSubject, type Reply, replyOf } from './aspect.js';

/** Of the two prices only the blog speaks: what is done otherwise the site does not say. */
const MICRO_STEAM = `Worin sich die beiden unterscheiden, weiss ich nicht. Die Leistungsseite nennt für die Dampfreinigung ${prices.steamCleaningServicesPage}, der Blogartikel für die Mikrodampfreinigung ${prices.microSteamCleaningBlog}; es gilt der Preis der Leistungsseite.`;

/** In what a service differs from what others do or sell for it. */
function alone({ subjects: [subject], look }: Asked): Reply | undefined {
  if (subject?.id === 'mikrodampfreinigung') return { text: MICRO_STEAM, isUnknown: true };
  if (subject && isSteam(subject)) return replyOf(look('unterschied zeigt sich am sitz sprühsauger trockener dampf'));
  if (subject && isSealing(subject)) return replyOf(look('was macht die keramikversiegelung besonders wachs'));
  return undefined;
}

/** «Was ist besser für mich?» is asked of the two that were talked about. */
function meantBy({ subjects, before, says }: Asked): readonly Subject[] {
  const isOfBoth = subjects.length === 1 && subjects[0] === before[0] && says('besser|lieber|sinnvoller|empfehlen');
  return isOfBoth ? before : subjects;
}

/** In what two services differ. */
export const difference: Aspect = {
  id: 'difference',
  about: 'subject',
  patterns: [
    'vorteil|vorteile|besser|anders|bringt|mehr gegenüber|verglichen|gegensatz|als_normal|als_normale|als_normales|als_gewöhnliche',
    'unterschied|unterscheiden|unterscheidet|vergleich|vergleichen !von_anderen|anderen_aufbereitern|konkurrenz|mitbewerber',
    'besser|passt|eignet|sinnvoller|empfehlen|raten|lieber|schneller|einfacher|rascher oder|was|welche|wann',
    'wie_wachs|als_wachs|statt_wachs =ist|besser|anders|gleich|dasselbe !waschen',
    'oder autohotel einlagerung',
    'anders|anderes|gleich|dasselbe|gleiche als|wie|wenn autohotel einlagerung',
    'lohnen|lohnt statt|anstatt|wann autohotel|einlagerung',
    'oder vermittlung|vermitteln verkaufen|ankauf',
  ],
  covers: ['overview', 'process', 'benefit', 'access', 'offered'],
  answer(asked) {
    const ids = meantBy(asked).map(({ id }) => id);
    // Where one is named, the other is meant: they are what people waver between.
    // «Gibt es Unterschiede im Preis zwischen Auto und Wohnmobil?» asks for what the price hangs on.
    if (ids.length === 1 && asked.says('unterschied|unterscheiden preis|kosten|teuer')) return undefined;
    if (ids.length === 1 && asked.says('draussen|freien|blache|plane|carport')) return undefined;
    if (ids.length <= 2 && ids.every((id) => id === 'autohotel' || id === 'einlagerung'))
      return replyOf(asked.look('was unterscheidet autohotel von einlagerung', 'everywhere'));
    const isTrade = ids.includes('vermittlung') && ids.includes('an-und-verkauf');
    if (
      ids.includes('vermittlung') &&
      (isTrade || asked.says('verkaufen|ankauf|verkauf|direkt|an_sie|an_euch|an_ihnen|schneller'))
    )
      return replyOf(asked.look('ankauf geht schneller vermittlung erlös höher warten käufer', 'everywhere'));
    const isOfPolish = asked.subjects.every(isSealing) && asked.says('politur|polieren|poliert');
    if (ids.length > 0 && asked.subjects.every(isSealing) && (ids.length === 2 || isOfPolish))
      return replyOf(asked.look('ohne versiegelung beginnt die alterung von vorn frisch poliert', 'everywhere'));
    if (
      ids.length === 1 &&
      asked.says(
        'unterscheiden|unterscheidet|unterschied|wachs|gegenüber|verglichen|gegensatz|als_normal|als_normale|als_normales|als_gewöhnliche',
      )
    )
      return alone(asked);
    if (ids.length < 2) return undefined;
    return perSubject(asked, ({ page }) => page && firstSentences(page.lead, 1));
  },
};
