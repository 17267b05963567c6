import { firstSentences } from '../../../knowledge/excerpt.js';
import { type Asked, type Aspect, perSubject, type Reply } from '../aspect.js';

/** What it is, told in the page's own opening words. */
export const overview: Aspect = {
  id: 'overview',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'was =ist|sind|bedeuten|verstehen|heissen',
    'info|information|erklären|erzählen|beschreiben|details|erfahren|auskunft|vorstellen|wissen',
    'für_wen|wofür|wozu',
  ],
  answer: tellOpening,
};

/** Whether it is offered at all. */
export const offered: Aspect = {
  id: 'offered',
  isGeneral: true,
  isStrict: true,
  about: 'subject',
  patterns: [
    'bieten|anbieten|haben|habt|machen|macht|gibt|geben|führen|können|könnt|kann|dürfen|darf =ihr|=sie|=es|=man|=euch|=ihnen|=ich|=wir',
  ],
  answer: tellOpening,
};

/** What it is good for. */
export const benefit: Aspect = {
  id: 'benefit',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'bringen|nützen|nutzen|vorteil|lohnen|taugen|wirkung|effekt|sinnvoll was|wieso|warum|welche|mir|sich',
    'vorteil|nutzen|wirkung',
    'warum|wieso|weshalb',
    'was =machen|können',
  ],
  covers: ['overview', 'process', 'offered'],
  answer: (asked) =>
    perSubject(asked, ({ page }) =>
      page?.features
        .slice(0, 2)
        .map(({ text }) => firstSentences(text, 2))
        .join(' '),
    ),
};

function tellOpening(asked: Asked): Reply | undefined {
  return perSubject(asked, ({ page }) => (page ? firstSentences(page.lead, 3) : undefined));
}
