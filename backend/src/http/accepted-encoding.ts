/** What kept documents are compressed with, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding in which to answer, as `Accept-Encoding` weighs them (RFC 9110); undefined for none.
 *
 * @param header for example `gzip;q=0.8, br, *;q=0.1`
 */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  const weights = new Map(header.toLowerCase().split(',').map(toWeight));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = ENCODINGS.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best && weightOf(best) > 0 ? best : undefined;
}

function toWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}
