import { pages, prices } from '../../knowledge/facts.js';
import { isSealing } from '../subjects/subject-kinds.js';
import { amountOf } from '../understand/amounts.js';
import { type Aspect, perSubject, replyOf } from './aspect.js';
import { pageName } from './site-facts.js';

const FIRST = amountOf(prices.ceramicSealing);
const SECOND = amountOf(prices.fullDetailing);

/** Told as a whole: the question is named by its own words, so none of its sentences is less to the point. */
const why = pages
  .flatMap(({ questions }) => questions)
  .find(({ question }) => question.includes('zwei Einstiegspreise'))?.answer;

/** Why the sealing's page names two entry prices. */
export const twoPrices: Aspect = {
  id: 'twoPrices',
  isSure: true,
  about: 'either',
  patterns: [
    `${FIRST} ${SECOND}`,
    `${SECOND} versiegelung|keramik|versiegeln drin|dabei|inbegriffen|enthalten|inklusive|gehören`,
    'warum|wieso|weshalb =das|=die|=der teurer|günstiger|billiger paket|komplettpaket|versiegelung|eine|andere !autohotel|einlagerung|dampf',
    'warum|wieso|weshalb zwei|zweierlei|verschieden|unterschiedlich|mehrere preis|einstiegspreis|beträge',
  ],
  covers: ['price', 'campaign', 'comparison', 'affordable', 'difference'],
  answer: ({ subjects, says }) =>
    says('teurer|günstiger|billiger') && !subjects.some(isSealing) ? undefined : replyOf(why),
};

const BLOG_PRICES: Readonly<Record<string, string>> = {
  autohotel: prices.autohotelBlog,
  dampfreinigung: prices.microSteamCleaningBlog,
  mikrodampfreinigung: prices.microSteamCleaningBlog,
};

/** Which of two prices holds, where the blog names another than the service's page. */
export const blogPrice: Aspect = {
  id: 'blogPrice',
  isSure: true,
  about: 'subject',
  patterns: [
    'blog|blogartikel|artikel|blogbeitrag|beitrag kosten|preis|franken|chf|steht|anderer|stimmt|gilt',
    `${amountOf(prices.autohotelBlog)} ${amountOf(prices.autohotelServicesPage)}`,
    `${amountOf(prices.microSteamCleaningBlog)} ${amountOf(prices.steamCleaningServicesPage)}`,
  ],
  covers: ['price', 'twoPrices', 'affordable', 'comparison', 'offered'],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      const written = BLOG_PRICES[subject.id];
      const own = subject.page?.facts.find(({ term }) => term === 'Preis')?.text;
      if (!written || !own) return undefined;
      return `Es gilt der Preis der Seite ${pageName(subject)}: ${own}. Im Blogartikel steht ${written}.`;
    }),
};
