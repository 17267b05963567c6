import { parseDimensions, parseMetres } from '@fahrzeugpflege/contracts';

/** No vehicle on the road is higher: a size above it can only be the length. */
const HIGHEST_METRES = 4;

/** The metres of a size that says neither length nor height and can only be the length: «7m»; null for any other. */
export function loneLength(size: string): number | null {
  const { lengthMetres, heightMetres } = parseDimensions(size);
  const metres = lengthMetres === null && heightMetres === null ? parseMetres(size) : null;
  return metres !== null && metres > HIGHEST_METRES ? metres : null;
}
