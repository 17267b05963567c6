import { articles, profileFacts, servicePages, services } from '@fahrzeugpflege/contracts';
import { createVocabulary } from '../vocabulary.js';

/** The words of the site's services and articles, for the specs. */
export const siteVocabulary = createVocabulary(
  [services(profileFacts), servicePages(profileFacts), articles].map((content) => JSON.stringify(content)),
);
