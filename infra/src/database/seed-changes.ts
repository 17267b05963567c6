import { isDeepStrictEqual } from 'node:util';

/** A row's fields as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** One row of content as three sides know it. */
interface SeededRow {
  /** As this version writes it. */
  readonly seed: Fields;
  /** As it was seeded last; undefined when it never was, or by a version that kept no note. */
  readonly seededBefore: Fields | undefined;
  /** As it stands in its table; undefined when it is not there. */
  readonly current: Fields | undefined;
}

/**
 * What seeding does with one row: a new one is inserted, and a field that this version changed is brought up to date if
 * it still stands as it was seeded. What the owner changed or deleted stays so.
 *
 * @returns the whole row to insert, the fields to update, or nothing
 */
export function seedChanges({
  seed,
  seededBefore,
  current,
}: SeededRow): { insert: Fields } | { update: Fields } | null {
  if (!current) return seededBefore ? null : { insert: seed };
  const untouched = seededBefore ?? current;
  const isNew = (field: string) => !isDeepStrictEqual(seed[field], untouched[field]);
  // A column that the note does not know was added since, and is empty where nobody wrote to it.
  const isUntouched = (field: string) => isDeepStrictEqual(current[field], untouched[field] ?? null);
  const changed = Object.keys(seed).filter((field) => isNew(field) && isUntouched(field));
  if (changed.length === 0) return null;
  return { update: Object.fromEntries(changed.map((field) => [field, seed[field]])) };
}
