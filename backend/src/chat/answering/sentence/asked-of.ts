import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import type { QueryWord } from '../../knowledge/term-groups.js';
import type { AnswerContext } from '../answer.js';
import type { Asked } from '../aspects/aspect.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import type { Subject } from '../subjects/subject.js';
import { subjectOf } from '../subjects/subjects.js';
import { isTimeWord } from '../understand/asked-time.js';
import { clausesOf } from '../understand/clauses.js';
import { createSays, type Says } from '../understand/pattern.js';
import type { Reader } from '../understand/reader.js';
import type { SiteSearch } from './site-search.js';
import type { Understanding } from './understanding.js';

/** What the sentence stands in. */
export interface Surroundings {
  /** Subjects that the rest of the message names. */
  readonly nearby: readonly Subject[];
  readonly messageWords: readonly QueryWord[];
  readonly context: AnswerContext;
  readonly now: Date;
}

const OF_ALL = 'preisliste|alle|sämtliche|überblick|übersicht|übrige';
/** A sealing lasts; a stay, a sale and a cleaning do not. */
const LASTS = 'halten|hält|heben|haltbar|haltbarkeit';

/** Makes of what was understood what aspects are asked with. */
export class AskedReader {
  private readonly says: Says;

  constructor(
    reader: Reader,
    private readonly site: SiteSearch,
    private readonly findSubjects: FindSubjects,
  ) {
    this.says = createSays(reader.stemOf);
  }

  read(understood: Understanding, { nearby, messageWords, context, now }: Surroundings): Asked {
    const { words, content } = understood;
    const before = [context.subject, context.previous].flatMap((id) => subjectOf(id) ?? []);
    const isBare = content.filter((word) => !word.isLight && !isTimeWord(word)).length <= 1;
    const says = (pattern: string) => this.says(words, pattern);
    const carried = nearby.length > 0 ? nearby : before.slice(0, 1);
    const subjects = this.subjects(understood, isBare && says(LASTS) ? lasting(carried) : carried);
    return {
      subjects,
      words,
      messageWords,
      now,
      isBare,
      before,
      carried: context,
      says,
      saysInMessage: (pattern) => this.says(messageWords, pattern),
      mentioned: () => clausesOf(messageWords).flatMap((clause) => this.findSubjects(clause).subjects),
      look: (query, where) => this.site.look(query, words, where ? [] : idsOf(subjects)),
    };
  }

  private subjects({ words, subjects: own }: Understanding, carried: readonly Subject[]): readonly Subject[] {
    if (own.subjects.length > 0) return own.subjects;
    return this.says(words, OF_ALL) ? [] : carried;
  }
}

function lasting(carried: readonly Subject[]): readonly Subject[] {
  const sealing = subjectOf('keramikversiegelung-wohnmobile');
  return sealing && !carried.some(({ page }) => page === sealing.page) ? [sealing] : carried;
}

/** The subjects whose texts speak of them: a package stands on the page of its service. */
export function idsOf(subjects: readonly Subject[]): SubjectId[] {
  return [...new Set(subjects.map(({ id, page }) => (page?.serviceId ?? id) as SubjectId))];
}
