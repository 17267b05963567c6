/** A span of time that somebody names. */
export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
}
