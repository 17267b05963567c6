import { LEAD_PARAMETERS, PREPARED_ACTIONS, type PreparedAction } from '@fahrzeugpflege/contracts';

const { id: LEAD, mode: MODE } = LEAD_PARAMETERS;

/** What details begin with: with the form for a contact, or with an action that a link has ready. */
export type DetailsStart = 'contact' | PreparedAction;

/** What is done with the lead that is open. */
export type OpenMode = 'details' | 'edit' | DetailsStart;

/** What each mode but the details is called in the address. */
const MODES: Readonly<Record<Exclude<OpenMode, 'details'>, string>> = {
  edit: 'bearbeiten',
  contact: 'kontakt',
  ...PREPARED_ACTIONS,
};
const NAMED = Object.keys(MODES) as (keyof typeof MODES)[];

/** The open lead, as the address names it: `/admin?lead=…` as in the staff mail, with `&modus=bearbeiten` in the editor. */
interface OpenLeadAddress {
  readonly id: string;
  readonly mode: OpenMode;
}

/** The lead that an address opens, if any. */
export function readOpenLead(query: URLSearchParams): OpenLeadAddress | undefined {
  const id = query.get(LEAD);
  return id ? { id, mode: NAMED.find((mode) => MODES[mode] === query.get(MODE)) ?? 'details' } : undefined;
}

/** An address with another lead open, or none. */
export function writeOpenLead(query: URLSearchParams, open: OpenLeadAddress | undefined): URLSearchParams {
  const written = new URLSearchParams(query);
  written.delete(LEAD);
  written.delete(MODE);
  if (open) written.set(LEAD, open.id);
  if (open && open.mode !== 'details') written.set(MODE, MODES[open.mode]);
  return written;
}

/** Noted with an entry of the browser's history that holds a lead open. */
interface OpenLeadState {
  /** So many entries further back is the list. */
  readonly stepsFromList: number;
  /** Its editor was opened from its details, and leads back to them. */
  readonly returnsToDetails?: boolean;
}

/** What is noted where another mode takes the place of an open lead's present one, or another lead the place of it. */
export function editsFrom(state: unknown, mode: OpenMode): Partial<OpenLeadState> {
  return { ...(state as Partial<OpenLeadState> | null), returnsToDetails: mode === 'edit' };
}

/** Whether closing an editor leads back to the lead's details. */
export function returnsToDetails(state: unknown): boolean {
  return (state as Partial<OpenLeadState> | null)?.returnsToDetails ?? false;
}

/** How far back the list is from an open lead; undefined where the address alone opened it, and no list came before. */
export function stepsFromList(state: unknown): number | undefined {
  return (state as Partial<OpenLeadState> | null)?.stepsFromList;
}

/** What is noted with a lead that is opened so many steps away from the list; nothing where no list came before. */
export function opensAfter(steps: number | undefined): OpenLeadState | null {
  return steps === undefined ? null : { stepsFromList: steps + 1 };
}
