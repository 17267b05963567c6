import { LEAD_STATUSES, leadStatusLabels } from '@fahrzeugpflege/contracts';

/** A key and what it does, as the list of keys says it. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys that press a button of the lead that is focused or open: the one with this `data-key`. */
export const BUTTON_KEYS: readonly string[] = [...LEAD_STATUSES.map((_, index) => String(index + 1)), 'e'];

/** Keys that no one types by speaking or by accident: they work even where single keys are switched off. */
export const alwaysKeys: readonly KeyHelp[] = [
  { keys: ['Enter'], does: 'Fokussierten Lead öffnen' },
  { keys: ['Esc'], does: 'Lead oder Dialog schliessen, Suche leeren' },
];

/** Keys that can be switched off. */
export const singleKeys: readonly KeyHelp[] = [
  { keys: ['/'], does: 'Suchen' },
  { keys: ['↓', 'j'], does: 'Nächster Lead' },
  { keys: ['↑', 'k'], does: 'Vorheriger Lead' },
  { keys: ['n'], does: 'Zu neuen Anfragen weiter oben' },
  ...LEAD_STATUSES.map((status, index) => ({
    keys: [String(index + 1)],
    does: `Status «${leadStatusLabels[status]}» setzen`,
  })),
  { keys: ['e'], does: 'Lead bearbeiten' },
  { keys: ['?'], does: 'Diese Liste zeigen' },
];
