import { businessProfile } from '@fahrzeugpflege/contracts';

/** The order of names as people look them up; the database's would put «Ärni» after «Zoe». */
export const compareNames = new Intl.Collator(businessProfile.locale).compare;
