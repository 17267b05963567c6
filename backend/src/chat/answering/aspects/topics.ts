import { type Aspect, replyOf } from './aspect.js';
import { brokerageTopics } from './topics/brokerage-topics.js';
import { custodyTopics } from './topics/custody-topics.js';
import { placeTopics } from './topics/place-topics.js';
import { preparingTopics } from './topics/preparing-topics.js';
import { saleTopics } from './topics/sale-topics.js';
import { sealingTopics } from './topics/sealing-topics.js';
import { standTopics } from './topics/stand-topics.js';
import { steamTopics } from './topics/steam-topics.js';
import { tradeTopics } from './topics/trade-topics.js';
import { washingTopics } from './topics/washing-topics.js';

const NO_PRICE =
  '!kosten|preis|teuer|günstig|:zahlen|:zahle|:zahlt|:zahl|bezahlen|franken|chf|verlangen|gratis|kostenlos|umsonst';
/** «Gebt ihr Garantie, dass der Fleck weg bleibt?» */
const NO_GUARANTEE = '!:garantie';

const ALL = [
  ...sealingTopics,
  ...preparingTopics,
  ...washingTopics,
  ...steamTopics,
  ...standTopics,
  ...custodyTopics,
  ...placeTopics,
  ...brokerageTopics,
  ...saleTopics,
  ...tradeTopics,
];

/** Details in the site's own words. What something costs is asked of the prices. */
export const topics: readonly Aspect[] = ALL.map(
  ({ id, patterns, look: query, isAboutMoney, of, isOnlyOf, verdictOn }) => ({
    id,
    isTopic: true,
    isText: true,
    isSure: true,
    about: 'either',
    patterns: isAboutMoney ? patterns : patterns.map((pattern) => `${pattern} ${NO_PRICE} ${NO_GUARANTEE}`),
    covers: [
      'care',
      'benefit',
      'offered',
      'overview',
      'process',
      'included',
      'bring',
      'preparation',
      'steamFigures',
      'lasting',
      'duration',
      'access',
      'hours',
      'battery',
      'climate',
      'security',
      'guarantee',
      'waxing',
      'chemicals',
      'sealedAreas',
      'price',
      'experience',
      'viewings',
      'ownership',
      'washOften',
      'firstWash',
      'address',
      'aboutUs',
      'serviceList',
      'vehicles',
      'visit',
    ],
    answer: ({ look, subjects, says }) => {
      const isTalking = subjects.length > 0 || isOnlyOf;
      const isOther = of !== undefined && isTalking && !subjects.some(({ id }) => of.includes(id));
      if (isOther) return undefined;
      const text = look(query, 'everywhere');
      return replyOf(verdictOn === undefined || says(verdictOn) ? text : text?.replace(/^(?:Ja|Nein)\. /, ''));
    },
  }),
);
