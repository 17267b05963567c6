import { readSession, removeSession, removeSessions, writeSession } from '#lib/session-store.ts';
import { type EditState, toEditState } from './edit-state.ts';

/** What somebody typed about a lead and did not save. */
export interface LeadDraft {
  readonly state: EditState;
  /** The last change, ISO 8601. */
  readonly at: string;
}

const PREFIX = 'lead-draft:';

/** The draft of one user about one lead. Each tab has its own, until it is closed or the user signs out. */
export class LeadDrafts {
  private readonly name: string;

  constructor(username: string, leadId: string) {
    this.name = `${PREFIX}${username}:${leadId}`;
  }

  read(): LeadDraft | undefined {
    const kept = readSession(this.name) as Partial<LeadDraft> | undefined;
    const state = toEditState(kept?.state);
    return state && typeof kept?.at === 'string' ? { state, at: kept.at } : undefined;
  }

  keep(state: EditState): void {
    writeSession(this.name, { state, at: new Date().toISOString() } satisfies LeadDraft);
  }

  discard(): void {
    removeSession(this.name);
  }

  /** Once it is saved: what was typed since then stays. */
  discardSaved(saved: EditState): void {
    if (JSON.stringify(this.read()?.state) === JSON.stringify(saved)) this.discard();
  }
}

/** At logout nothing of the leads stays in the browser. */
export function forgetLeadDrafts(): void {
  removeSessions(PREFIX);
}
