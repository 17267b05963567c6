import { campaign } from '@fahrzeugpflege/contracts';
import { firstSentences } from '../../../knowledge/excerpt.js';
import { isSealing, isSteam } from '../../subjects/subject-kinds.js';
import { type Aspect, perSubject } from '../aspect.js';

/** What is part of the service. */
export const included: Aspect = {
  id: 'included',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'inbegriffen|inklusive|enthalten|beinhalten|umfassen|umfang|leistungsumfang|inkl|mit_dabei|inbegriff',
    'was alles dabei|gehören|machen|gemacht|drin',
    'gehören dazu|was',
    'arbeit|schritt welche|was',
  ],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      if (asked.says('mwst|mehrwertsteuer|steuer')) return undefined;
      if (isSealing(subject)) return `${campaign.servicesHeading}: ${campaign.services.join('; ')}.`;
      if (isSteam(subject)) return asked.look('polster sitze küche bad reinigen');
      return subject.page && firstSentences(subject.page.pricesNote, 2);
    }),
};

/** What happens, step by step. */
export const process: Aspect = {
  id: 'process',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'ablauf|ablaufen|vorgehen|schritt|vorgehensweise|arbeitsschritt|prozess',
    'wie funktionieren|laufen|gehen|machen|vorgehen',
    'was passieren|geschehen',
  ],
  answer: (asked) =>
    perSubject(asked, ({ page }) => {
      if (!page) return undefined;
      const steps = page.steps.map(({ title }, index) => `${index + 1}. ${title}`).join(', ');
      return `${firstSentences(page.lead, 2)} Der Ablauf: ${steps}.`;
    }),
};
