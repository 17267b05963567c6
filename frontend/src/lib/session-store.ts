/*
 * What one tab remembers until it is closed: never `localStorage`, since families share computers. Browsers may forbid
 * storing or run out of room; then the forms work without it.
 */

/** What this tab keeps under a name; undefined where there is nothing to be had. */
export function readSession(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value that is JSON, if the browser lets it. */
export function writeSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Forbidden or full.
  }
}

/** Forgets a name. */
export function removeSession(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Forbidden: then nothing was kept either.
  }
}

/** Every name that begins so. */
export function sessionNames(prefix: string): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
  } catch {
    // Forbidden: then nothing was kept either.
    return [];
  }
}

/** Forgets every name that begins so. */
export function removeSessions(prefix: string): void {
  for (const name of sessionNames(prefix)) removeSession(name);
}
