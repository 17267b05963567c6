import { STAFF_DRAFTS } from '#features/session/session.ts';
import { readSession, removeSession, sessionNames, writeSession } from '#lib/session-store.ts';

/** Something that is being written; it has another id once something else was written. */
interface Draft {
  readonly id: string;
}

/**
 * Where the tab keeps what each user wrote and neither saved nor discarded, one kind of drafts apart from the others. What a
 * draft is about, as a lead, is named by its id.
 */
export class KeptDrafts<D extends Draft> {
  /** @param isDraft false for anything else, as of another version of the site */
  constructor(
    private readonly kind: string,
    private readonly isDraft: (kept: Partial<D>) => boolean,
  ) {}

  read(username: string, about: string): D | undefined {
    const kept = readSession(this.nameOf(username, about)) as D | undefined;
    return kept && this.isDraft(kept) ? kept : undefined;
  }

  /** What the drafts of a user are about. */
  topics(username: string): readonly string[] {
    const [start, end] = [startOf(username), this.end];
    const names = sessionNames(start).filter((name) => name.endsWith(end));
    return names.map((name) => name.slice(start.length, -end.length)).filter((about) => this.read(username, about));
  }

  keep(username: string, about: string, draft: D): void {
    writeSession(this.nameOf(username, about), draft);
  }

  /** Once it is saved or discarded; what was written since then stays. */
  forget(username: string, about: string, id: D['id']): void {
    if (this.read(username, about)?.id === id) removeSession(this.nameOf(username, about));
  }

  private nameOf(username: string, about: string): string {
    return `${startOf(username)}${about}${this.end}`;
  }

  private get end(): string {
    return `:${this.kind}`;
  }
}

function startOf(username: string): string {
  return `${STAFF_DRAFTS}${username}:`;
}
