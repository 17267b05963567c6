import type { ServicePage } from '@fahrzeugpflege/contracts';
import type { SubjectId } from '../../knowledge/knowledge-passage.js';

/** What can be asked about: how it is recognised, and what replies call it. */
export interface Subject {
  readonly id: SubjectId;
  /** With its article, as the subject of a sentence: «Die Einlagerung». */
  readonly name: string;
  /** Title of the service, as `services` calls it; undefined for what is none. */
  readonly serviceType?: string;
  /** What the site says about the service. */
  readonly page?: ServicePage;
  /** What it costs, as the site says it. */
  readonly price?: string;
  /** Patterns (see `compilePattern`) that name it. */
  readonly names: readonly string[];
  /** Patterns that make it likely, where nothing is named. */
  readonly hints: readonly string[];
  /** Subjects that are not meant where this one is named: it is one of their kind. */
  readonly covers?: readonly SubjectId[];
}
