import { normaliseUsername } from '../normalise-username.js';

const ACTIONS = ['add', 'lock', 'unlock', 'reset'] as const;

/** What an operator asks for. */
export type StaffCommand =
  | { readonly action: 'list' }
  | { readonly action: (typeof ACTIONS)[number]; readonly username: string };

export const USAGE = `Konten des Mitarbeiterbereichs:

  npm run staff -- list             alle Konten
  npm run staff -- add NAME         neues Konto; zeigt sein Passwort ein einziges Mal
  npm run staff -- reset NAME       neues Passwort, alle Sitzungen enden; zeigt es ein einziges Mal
  npm run staff -- lock NAME        sperren, alle Sitzungen enden
  npm run staff -- unlock NAME      entsperren

Ein Name mit Leerzeichen steht in Anführungszeichen. Ohne npm: node backend/dist/staff-command.js list …`;

/** The command in these arguments; undefined if they make none. */
export function parseStaffCommand([word, name, ...rest]: readonly string[]): StaffCommand | undefined {
  if (word === 'list' && name === undefined) return { action: 'list' };
  const action = ACTIONS.find((known) => known === word);
  const username = normaliseUsername(name ?? '');
  return action && username !== '' && rest.length === 0 ? { action, username } : undefined;
}
