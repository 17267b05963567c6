import { STAFF_DRAFTS } from '#features/session/session.ts';
import { readSession, removeSession, writeSession } from '#lib/session-store.ts';

/** Something that is being written about a lead; it has another id once something else was written. */
interface Draft {
  readonly id: string;
}

/**
 * Where the tab keeps what each user wrote about each lead and neither saved nor discarded, one kind of drafts apart from
 * the others.
 */
export class KeptDrafts<D extends Draft> {
  /** @param isDraft false for anything else, as of another version of the site */
  constructor(
    private readonly kind: string,
    private readonly isDraft: (kept: Partial<D>) => boolean,
  ) {}

  read(username: string, leadId: string): D | undefined {
    const kept = readSession(this.nameOf(username, leadId)) as D | undefined;
    return kept && this.isDraft(kept) ? kept : undefined;
  }

  keep(username: string, leadId: string, draft: D): void {
    writeSession(this.nameOf(username, leadId), draft);
  }

  /** Once it is saved or discarded; what was written since then stays. */
  forget(username: string, leadId: string, id: D['id']): void {
    if (this.read(username, leadId)?.id === id) removeSession(this.nameOf(username, leadId));
  }

  private nameOf(username: string, leadId: string): string {
    return `${STAFF_DRAFTS}${username}:${leadId}:${this.kind}`;
  }
}
