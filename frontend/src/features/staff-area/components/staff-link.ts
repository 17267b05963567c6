import type { LucideIcon } from 'lucide-react';

/** A page of the staff area as its navigation knows it. */
export interface StaffLink {
  readonly path: string;
  /** A page without one stands in no list of pages. */
  readonly label?: string;
  /** Beside the label, where a phone shows the navigation. */
  readonly Icon?: LucideIcon;
}

/** A page that the navigation lists. */
export type NamedStaffLink = StaffLink & { readonly label: string };
