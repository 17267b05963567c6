import { STAFF_DRAFTS } from '#features/session/session.ts';
import { formatDayAndTime } from '#lib/format.ts';
import { readSession, removeSession, writeSession } from '#lib/session-store.ts';
import { type EditState, toEditState } from './edit-state.ts';

/** What somebody typed about a lead and did not save. */
interface LeadDraft {
  readonly state: EditState;
  /** The last change, ISO 8601. */
  readonly at: string;
}

/** The draft of one user about one lead. Each tab has its own, until it is closed or the user signs out. */
export class LeadDrafts {
  private readonly name: string;

  constructor(username: string, leadId: string) {
    this.name = `${STAFF_DRAFTS}${username}:${leadId}`;
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

interface DraftLineProps {
  /** When it was typed, ISO 8601. */
  readonly at: string;
  /** What can be done about it. */
  readonly action: string;
  readonly onAction: () => void;
}

/** Says quietly that something was typed earlier and never saved. */
export function DraftLine({ at, action, onAction }: DraftLineProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sand px-4 py-1 text-sm">
      <span role="status">
        Nicht gespeicherter Entwurf vom <time dateTime={at}>{formatDayAndTime(at)}</time>
      </span>
      <button
        type="button"
        onClick={onAction}
        className="text-link -mx-2 min-h-10 rounded-sm px-2 font-semibold pointer-coarse:min-h-11"
      >
        {action}
      </button>
    </p>
  );
}
