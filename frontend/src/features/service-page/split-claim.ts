/** A claim apart in the words that limit it and the figure with its unit. */
export interface ClaimParts {
  readonly before: string;
  readonly value: string;
}

/** Takes «bis zu 5 Jahre» apart before its first digit, so that the figure can be set large. */
export function splitClaim(claim: string): ClaimParts {
  const start = Math.max(claim.search(/\d/), 0);
  return { before: claim.slice(0, start).trim(), value: claim.slice(start) };
}
