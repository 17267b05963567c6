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
