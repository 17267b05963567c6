// biome-ignore lint/suspicious/noControlCharactersInRegex: the one character that PostgreSQL can't hold
const UNSTORABLE = /\u0000|\p{Surrogate}/gu;

/**
 * JSON that a `jsonb` column takes, whatever texts are in it: one that was cut in the middle of an emoji would be refused
 * with all the rest.
 */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(UNSTORABLE, '') : part,
  );
}
