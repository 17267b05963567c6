import { type WorkName, writtenDuration } from '@fahrzeugpflege/contracts/without-schemas';
import type { Topic } from '../knowledge/entries/entry.js';
import { capital } from '../reading/plain-text.js';
import type { Asked } from './priced.js';

interface Work {
  readonly name: WorkName;
  /** «die Keramikversiegelung». */
  readonly subject: string;
}

const HANDOVER: Work = { name: 'handover', subject: 'die Übergabe' };
const WORKS: Readonly<Partial<Record<Topic, Work>>> = {
  sealing: { name: 'ceramicSealing', subject: 'die Keramikversiegelung' },
  steam: { name: 'steamCleaning', subject: 'die Dampfreinigung' },
  'car-hotel': HANDOVER,
  storage: HANDOVER,
};
const PACKAGE: Work = { name: 'fullDetailing', subject: 'das Komplettpaket aus Aufbereitung und Versiegelung' };

/** How long work takes, where the facts have it; else on what it depends. */
export function durationReply({ slots, topics, facts }: Asked): string {
  if (topics.includes('brokerage')) return 'Wie lange es dauert, bis ein Fahrzeug verkauft ist, weiss ich nicht.';
  const works = worksOf(topics, slots.parts.includes('full-detailing'));
  const known = works.filter(({ name }) => facts.durations[name]);
  const unknown = works.filter((work) => !known.includes(work));
  const sentences = known.map(({ name, subject }) => `${capital(subject)} dauert ${writtenDuration(facts, name)}.`);
  if (works.length > 0 && unknown.length === 0) return sentences.join(' ');
  const subjects = unknown.map(({ subject }) => subject).join(' und ') || 'die Arbeit';
  const opening = `Wie lange ${subjects} ${unknown.length > 1 ? 'dauern' : 'dauert'},`;
  const isHandover = unknown.length > 0 && unknown.every(({ name }) => name === 'handover');
  const answer = isHandover
    ? 'sagen wir Ihnen, wenn wir den Termin vereinbaren.'
    : 'hängt von Grösse und Zustand des Fahrzeugs ab. Sie erfahren es mit der Offerte.';
  return [...sentences, `${opening} ${answer}`].join(' ');
}

function worksOf(topics: readonly Topic[], isPackage: boolean): readonly Work[] {
  const works = topics.flatMap((topic) => (topic === 'sealing' && isPackage ? PACKAGE : (WORKS[topic] ?? [])));
  return [...new Set(works)];
}
