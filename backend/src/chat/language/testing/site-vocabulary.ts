import { articles, profileFacts, servicePages, services } from '@fahrzeugpflege/contracts';
import { createVocabulary } from '../vocabulary.js';

/** Typed money has English words that nobody writes. */
const withoutMoney = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'amount' in value ? undefined : value;

/** The words of the site's services and articles, for the specs. */
export const siteVocabulary = createVocabulary(
  [services(profileFacts), servicePages(profileFacts), articles].map((content) =>
    JSON.stringify(content, withoutMoney),
  ),
);
