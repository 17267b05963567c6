const counts = new Intl.NumberFormat('de-CH');

/** A count as the house writes numbers, with a straight apostrophe between the thousands: «1'248». */
export function formatCount(count: number): string {
  return counts.format(count).replaceAll('’', "'");
}
