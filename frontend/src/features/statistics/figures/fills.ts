import type { FormType, LeadStatus } from '@fahrzeugpflege/contracts';

/** Id of the hatching, which the page defines once. */
export const HATCHING_ID = 'statistics-hatching';

/**
 * What surfaces of pictures are filled with: each at least 3 : 1 against the page, and apart from the others by lightness
 * or hatching too, for those who see no difference between red and green.
 */
const DARK = 'var(--color-petrol)';
const WARM = 'var(--color-accent)';
const GREY = 'var(--color-line-strong)';
const HATCHED = `url(#${HATCHING_ID})`;

export const kindFills: Record<FormType, string> = { contact: DARK, promo: WARM, chatbot: HATCHED, vehicle: GREY };

/** A lead on its way is hatched: half done. Waiting is the accent, as everywhere in the staff area. */
export const statusFills: Record<LeadStatus, string> = {
  pending: WARM,
  processing: HATCHED,
  completed: DARK,
  rejected: GREY,
};

/** An answer as soon as promised, and one that came later. */
export const promiseFills = { inTime: DARK, late: WARM } as const;

/** A share of a whole, and what of it has no name of its own. */
export const shareFills = { named: DARK, unnamed: GREY } as const;
