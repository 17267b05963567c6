import { businessProfile } from '../business/business-profile.js';

/** The slug of the interview, whose text the page has beside what the database tells (decision 4). */
export const interviewSlug = `interview-keramikversiegelung-${businessProfile.interviewSlugSuffix}`;
