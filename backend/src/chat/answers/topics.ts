import type { ServicePageId } from '@fahrzeugpflege/contracts/without-schemas';
import type { Topic } from '../knowledge/entries/entry.js';

/** Ids by which the conversation names what topics are about. */
const SUBJECTS: Readonly<Record<Topic, ServicePageId | 'fruehbucher'>> = {
  sealing: 'keramikversiegelung-wohnmobile',
  steam: 'dampfreinigung',
  'car-hotel': 'autohotel',
  storage: 'einlagerung',
  brokerage: 'vermittlung',
  trade: 'an-und-verkauf',
  campaign: 'fruehbucher',
};

/** Id of a service's page, or of the campaign. */
export function subjectOf(topic: Topic): string {
  return SUBJECTS[topic];
}

/** The topic of such an id, where it is one. */
export function topicOfSubject(subject: string | undefined): Topic | undefined {
  return (Object.keys(SUBJECTS) as Topic[]).find((topic) => SUBJECTS[topic] === subject);
}

/** The other of the two places. */
export const OTHER_PLACE: Readonly<Partial<Record<Topic, Topic>>> = { 'car-hotel': 'storage', storage: 'car-hotel' };
