import { articles, servicePages, services } from '@fahrzeugpflege/contracts';
import { createVocabulary } from '../vocabulary.js';

/** The words of the site's services and articles, for the specs. */
export const siteVocabulary = createVocabulary(
  [services, servicePages, articles].map((content) => JSON.stringify(content)),
);
