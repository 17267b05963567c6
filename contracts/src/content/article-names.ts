import { businessProfile } from '../business/business-profile.js';

/** The slug of the interview, whose text the page has beside what the database tells. */
export const interviewSlug = `interview-keramikversiegelung-${businessProfile.interviewSlugSuffix}`;

/** Titles of the articles whose text is part of the site, by slug: the database is seeded with them, and its titles win. */
export const staticArticleTitles = {
  dampfreinigung: 'Dampfreinigung: was Dampf kann',
  autohotel: 'Autohotel: Stehen ohne Schaden',
  'wohnmobile-aufbereiten': 'Wohnmobile aufbereiten: der Ablauf',
} as const;
