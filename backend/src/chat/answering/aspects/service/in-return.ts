import { firstSentences } from '../../../knowledge/excerpt.js';
import { campaign } from '../../../knowledge/facts.js';
import { isPlace, isSealing } from '../../subjects/subject-kinds.js';
import { type Aspect, perSubject } from '../aspect.js';

/** What one gets for a price: «150 Franken im Monat? Was bekomme ich dafür?» */
export const inReturn: Aspect = {
  id: 'inReturn',
  about: 'subject',
  isComplete: true,
  patterns: [
    'was|welche :bekomme|:bekommen|:kriege|:kriegen|:erhalte|:erhalten|:kriegt|:bekommt|:habe :dafür|geld|gegenleistung !verkauf|verkaufen|zurück',
    'was|welche :bekomme|:bekommen|:kriege|:kriegen|:erhalte|:erhalten :alles|genau für_den|für_diesen|für_die|für_das|für_1699|für_1200|für_150|für_200|für_80|bei_der|beim',
    'was|welche :bekomme|:bekommen|:kriege|:kriegen|:erhalte|:erhalten|:kriegt|:bekommt für_den|für_diesen|für_die|für_diese preis|betrag|franken|chf !auto|wohnmobil|wagen|fahrzeug|camper',
    'was|welche gegenleistung',
  ],
  covers: [
    'price',
    'statedPrice',
    'claimedPrice',
    'affordable',
    'benefit',
    'overview',
    'offered',
    'included',
    'process',
    'total',
  ],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      if (isSealing(subject)) return `${campaign.servicesHeading}: ${campaign.services.join('; ')}.`;
      return isPlace(subject) && subject.page ? firstSentences(subject.page.lead, 3) : undefined;
    }),
};
