import type { FormType, LeadStatus } from '@fahrzeugpflege/contracts';

/** What a filling of a picture stands for, and how many of it there are. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly fill: string;
  readonly total: number;
}

/** A column of a picture: its parts from the bottom upwards are the series. */
export interface Column {
  /** Below the axis. */
  readonly tick: string;
  /** In full; no two columns of a picture share it. */
  readonly name: string;
  /** By the keys of the series; what is not named is none. */
  readonly counts: Readonly<Record<string, number>>;
}

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
