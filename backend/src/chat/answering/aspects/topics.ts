import { type Aspect, replyOf } from './aspect.js';
import { sealingTopics } from './topics/sealing-topics.js';
import { standTopics } from './topics/stand-topics.js';
import { steamTopics } from './topics/steam-topics.js';
import { tradeTopics } from './topics/trade-topics.js';

const NO_PRICE = '!kosten|preis|teuer|günstig|:zahlen|:zahle|:zahlt|:zahl|bezahlen|franken|chf|verlangen';

/** Details in the site's own words. What something costs is asked of the prices. */
export const topics: readonly Aspect[] = [...sealingTopics, ...steamTopics, ...standTopics, ...tradeTopics].map(
  ({ id, patterns, look: query }) => ({
    id,
    isTopic: true,
    isSure: true,
    about: 'either',
    patterns: patterns.map((pattern) => `${pattern} ${NO_PRICE}`),
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
    ],
    answer: ({ look }) => replyOf(look(query, 'everywhere')),
  }),
);
