import type { Lead, RelatedLead } from '@fahrzeugpflege/contracts';

/** The leads around one, by what they are to it; each list newest first. */
export interface RelatedGroups {
  /** The lead that this one was merged into. */
  readonly survivor: RelatedLead | undefined;
  /** Merged into this one, or into the same one as this. */
  readonly merged: readonly RelatedLead[];
  /** Possibly of the same person. */
  readonly others: readonly RelatedLead[];
}

/** Tells apart what `GET /api/leads/{id}/related` lists together. */
export function groupRelated({ id, mergedInto }: Lead, related: readonly RelatedLead[]): RelatedGroups {
  const survivorId = mergedInto ?? id;
  const isMerged = (other: RelatedLead) => other.mergedInto === survivorId;
  const survivor = related.find((other) => other.id === mergedInto);
  return {
    survivor,
    merged: related.filter(isMerged),
    others: related.filter((other) => other !== survivor && !isMerged(other)),
  };
}
