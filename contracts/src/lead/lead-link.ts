/**
 * What a link to a lead has ready for whoever opens it: as its address names it. Nothing is done before somebody who is
 * signed in confirms it, since mail scanners open links, too.
 */
export const PREPARED_ACTIONS = { take: 'uebernehmen', notReached: 'nicht-erreicht' } as const;
export type PreparedAction = keyof typeof PREPARED_ACTIONS;

export const preparedActionLabels: Readonly<Record<PreparedAction, string>> = {
  take: 'Übernehmen',
  notReached: 'Nicht erreicht, morgen wieder',
};

/** The parameters of an address that holds a lead open. */
export const LEAD_PARAMETERS = { id: 'lead', mode: 'modus' } as const;

/** Path and query by which the staff area opens a lead, with an action ready where one is named. */
export function leadPath(id: string, action?: PreparedAction): string {
  const mode = action ? `&${LEAD_PARAMETERS.mode}=${PREPARED_ACTIONS[action]}` : '';
  return `/admin?${LEAD_PARAMETERS.id}=${encodeURIComponent(id)}${mode}`;
}
