import { businessProfile } from '@fahrzeugpflege/contracts';
import type { Aspect } from './aspect.js';

/** What the steam does to germs, and that it is no disinfection. */
export const germs: Aspect = {
  id: 'germs',
  isComplete: true,
  about: 'either',
  patterns: [
    'keim|keime|bakterien|bakterie|hygiene|hygienisch|milben|viren|virus|keimreduktion|desinfektion|desinfizieren|desinfiziert|steril|allergie|allergiker|keimfrei|keimzahl',
  ],
  covers: ['overview', 'benefit', 'offered', 'price'],
  answer: ({ look }) => ({
    text: `Heisser Dampf senkt die Keimzahl um ${businessProfile.claims.germReduction}. ${look('obergrenze erreicht desinfektion medizinischen sinn') ?? ''}`.trim(),
  }),
};
