const LEAD = 'lead';
const MODE = 'modus';
const EDITING = 'bearbeiten';

/** What is done with the lead that is open. */
export type OpenMode = 'details' | 'edit';

/** The open lead, as the address names it: `/admin?lead=…` as in the staff mail, with `&modus=bearbeiten` in the editor. */
interface OpenLeadAddress {
  readonly id: string;
  readonly mode: OpenMode;
}

/** The lead that an address opens, if any. */
export function readOpenLead(query: URLSearchParams): OpenLeadAddress | undefined {
  const id = query.get(LEAD);
  return id ? { id, mode: query.get(MODE) === EDITING ? 'edit' : 'details' } : undefined;
}

/** An address with another lead open, or none. */
export function writeOpenLead(query: URLSearchParams, open: OpenLeadAddress | undefined): URLSearchParams {
  const written = new URLSearchParams(query);
  written.delete(LEAD);
  written.delete(MODE);
  if (open) written.set(LEAD, open.id);
  if (open?.mode === 'edit') written.set(MODE, EDITING);
  return written;
}

/** Noted with an entry of the browser's history that holds a lead open. */
interface OpenLeadState {
  /** So many entries further back is the list. */
  readonly stepsFromList: number;
}

/** How far back the list is from an open lead; undefined where the address alone opened it, and no list came before. */
export function stepsFromList(state: unknown): number | undefined {
  return (state as Partial<OpenLeadState> | null)?.stepsFromList;
}

/** What is noted with a lead that is opened so many steps away from the list; nothing where no list came before. */
export function opensAfter(steps: number | undefined): OpenLeadState | null {
  return steps === undefined ? null : { stepsFromList: steps + 1 };
}
