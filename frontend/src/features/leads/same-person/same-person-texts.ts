import {
  RELATED_COUNT_LIMIT,
  type RelatedCount,
  type SamePersonReason,
  samePersonReasonLabels,
} from '@fahrzeugpflege/contracts';

const list = new Intl.ListFormat('de-CH');

/** Why a lead may be of the same person: «Gleiche E-Mail und gleiche Telefonnummer». Empty where nothing says so. */
export function reasonsText(reasons: readonly SamePersonReason[]): string {
  const text = list.format(reasons.map((reason) => samePersonReasonLabels[reason]));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a card says of others: «2 weitere Anfragen», «1 zusammengeführt». Empty where there are none. */
export function relatedCountText({ others, merged }: RelatedCount): string {
  const parts = [
    others > 0 && `${upTo(others)} weitere ${others === 1 ? 'Anfrage' : 'Anfragen'}`,
    merged > 0 && `${upTo(merged)} zusammengeführt`,
  ];
  return parts.filter(Boolean).join(', ');
}

const upTo = (count: number) => (count > RELATED_COUNT_LIMIT ? `${RELATED_COUNT_LIMIT}+` : String(count));
