import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import type { QueryWord } from '../../knowledge/term-groups.js';
import type { AnswerContext } from '../answer.js';
import type { Asked } from '../aspects/aspect.js';
import { WITHOUT } from '../aspects/campaign.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import type { Subject } from '../subjects/subject.js';
import { subjectOf } from '../subjects/subjects.js';
import { isTimeWord } from '../understand/asked-time.js';
import { createSays, type Says } from '../understand/pattern.js';
import type { Reader } from '../understand/reader.js';
import { lasting, pricedAt, referredTo } from './meant-subjects.js';
import type { SiteSearch } from './site-search.js';
import { spokenClauses } from './spoken-clauses.js';
import { isStillMeant } from './still-meant.js';
import type { Understanding } from './understanding.js';

/** What the sentence stands in. */
export interface Surroundings {
  /** Subjects that the rest of the message names. */
  readonly nearby: readonly Subject[];
  readonly messageWords: readonly QueryWord[];
  readonly context: AnswerContext;
  readonly now: Date;
}

const OF_ALL = [
  'preisliste|sämtliche|überblick|übersicht|übrige',
  // «Was ist das alles zusammen?», «für alle drei» are about what was talked about.
  'alle|alles preis|leistung|dienstleistung|angebot|tarif|service|bieten|anbieten|machen !zusammen !für_alle !:da|:dafür|:dabei|:damit',
];
/** A sealing lasts; a stay, a sale and a cleaning do not. */
const LASTS = 'halten|hält|heben|haltbar|haltbarkeit';

/** The sealing alone is guaranteed. */
const GUARANTEED = 'garantie|garantiert|gewährleistung';

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
    const namedBefore = context.isFirst ? before : before.toReversed();
    const isBare = content.filter((word) => !word.isLight && !isTimeWord(word)).length <= 1;
    const says = (pattern: string) => this.says(words, pattern);
    const meant = referredTo(words, before, namedBefore);
    const carried = nearby.length > 0 ? nearby : (meant ?? before.slice(0, 1));
    const about = this.subjects(understood, isBare && says(LASTS) ? lasting(carried) : carried, before);
    return {
      subjects: about,
      words,
      messageWords,
      now,
      isBare,
      before,
      namedBefore,
      earlier: (context.earlier ?? []).flatMap((id) => subjectOf(id) ?? []),
      carried: context,
      says,
      saysInMessage: (pattern) => this.says(messageWords, pattern),
      mentioned: () => spokenClauses(messageWords, this.findSubjects).flatMap(({ subjects }) => subjects),
      clauseOf: (subject) => {
        const clauses = [words, messageWords].flatMap((each) => spokenClauses(each, this.findSubjects));
        return clauses.find((clause) => clause.subjects.includes(subject))?.words ?? [];
      },
      look: (query, where) => this.site.look(query, words, where ? [] : idsOf(about)),
    };
  }

  private subjects(
    { words, subjects: own }: Understanding,
    carried: readonly Subject[],
    before: readonly Subject[],
  ): readonly Subject[] {
    const stays = isStillMeant(own, before[0], (pattern) => this.says(words, pattern));
    // «Ist die Garantie übertragbar, wenn ich verkaufe?»: what is only hinted at, is not what is guaranteed.
    const isOfGuarantee = own.subjects.length > 0 && !own.isNamed && this.says(words, GUARANTEED);
    if (isOfGuarantee || this.says(words, WITHOUT)) return lasting(carried);
    if (own.subjects.length > 0) return stays ? before.slice(0, 1) : own.subjects;
    if (OF_ALL.some((pattern) => this.says(words, pattern))) return [];
    return carried.length > 0 ? carried : pricedAt(words);
  }
}

/** The subjects whose texts speak of them: a package stands on the page of its service. */
export function idsOf(subjects: readonly Subject[]): SubjectId[] {
  return [...new Set(subjects.map(({ id, page }) => (page?.serviceId ?? id) as SubjectId))];
}
