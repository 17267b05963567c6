/** What the pages of the staff area are called, by their addresses; `staff-routes.ts`, in a later chunk, has their code. */
export const staffTitles = {
  '/admin': 'Admin-Bereich',
  '/admin/spamverdacht': 'Spamverdacht',
  '/admin/auswertung': 'Auswertung',
  '/admin/pipeline': 'Pipeline',
  '/admin/angaben': 'Preise & Zeiten',
  '/admin/angaben/vorlagen': 'Mailvorlagen',
  '/admin/datenschutz': 'Datenschutz',
  '/admin/konten': 'Konten',
  '/admin/konto': 'Mein Konto',
} as const;

/** The address of a page of the staff area. */
export type StaffPath = keyof typeof staffTitles;
