import type { Passage } from '../../../answers/answer.js';
import type { KnowledgePassage, SubjectId } from '../../../knowledge/knowledge-passage.js';
import { knowledgePassages } from '../../../knowledge/knowledge-passages.js';
import { readStatements } from './read-statements.js';
import { isSayable, type Statement } from './statement.js';

/** What these texts say holds for the whole business. */
const GENERAL: readonly SubjectId[] = ['betrieb', 'kontakt', 'fahrzeuge'];
/** The campaign is one of the sealing. */
const MEANT_TOO: Readonly<Partial<Record<SubjectId, SubjectId>>> = { fruehbucher: 'keramikversiegelung-wohnmobile' };

interface Known extends Statement {
  /** Undefined: for all of them. */
  readonly subjects: readonly SubjectId[] | undefined;
}

/** What texts of the site state, to be asked whether an answer may state it too. */
export class KnownStatements {
  private readonly byKey = new Map<string, Known[]>();

  constructor(passages: Iterable<KnowledgePassage>) {
    for (const passage of passages) this.take(passage);
  }

  /**
   * Whether the texts say this of all the services that the answer says it of.
   *
   * @param subjects empty: of which one is not told, so any will do
   */
  hold({ kind, key, bound }: Statement, subjects: readonly SubjectId[]): boolean {
    const known = (this.byKey.get(`${kind} ${key}`) ?? []).filter((each) => isSayable(bound, each.bound));
    if (subjects.length === 0) return known.length > 0;
    return subjects.every((subject) => known.some((each) => each.subjects?.includes(subject) ?? true));
  }

  private take({ title, text, subject }: KnowledgePassage): void {
    for (const statement of readStatements(`${title}\n${text}`)) {
      // «Ist ein Platz frei?» promises none.
      if (statement.kind === 'claim' && statement.sentence.trim().endsWith('?')) continue;
      const subjects = GENERAL.includes(subject)
        ? undefined
        : [subject, MEANT_TOO[subject] ?? subject, ...statement.subjects];
      for (const key of [statement.key, ...impliedBy(statement)]) {
        const name = `${statement.kind} ${key}`;
        this.byKey.set(name, [...(this.byKey.get(name) ?? []), { ...statement, key, subjects }]);
      }
    }
  }
}

/** A span of time tells its ends, a full date the day and the month. */
function impliedBy({ kind, key }: Statement): readonly string[] {
  if (kind === 'time') return key.split('-');
  if (kind !== 'date') return [];
  const [day, month, year] = key.split('.');
  return [`${day}.${month}.`, `.${month}.${year}`, `.${month}.`];
}

let ofTheSite: KnownStatements | undefined;

/** Everything that the site states. Reading it takes a tenth of a second: only who asks a model needs it. */
export function siteStatements(): KnownStatements {
  ofTheSite ??= new KnownStatements(knowledgePassages);
  return ofTheSite;
}

const byId = new Map(knowledgePassages.map((passage) => [passage.id, passage]));

/** The passages that an answer rests on, as the knowledge has them; what it does not have is no source. */
export function knowledgeOf(passages: readonly Passage[]): readonly KnowledgePassage[] {
  return passages.flatMap(({ id }) => byId.get(id) ?? []);
}
