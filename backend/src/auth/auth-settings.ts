/** DI token of {@link AuthSettings}. */
export const AUTH_SETTINGS = Symbol('AUTH_SETTINGS');

/** What the staff area needs to know. */
export interface AuthSettings {
  /** Where staff reach the site; its origin counts as our own. */
  readonly publicUrl: string;
  /** Name of the first account, where none exists. */
  readonly adminUsername: string;
  /** Its password; made up and printed where it is missing. */
  readonly adminPassword?: string | undefined;
  /** Marks the session cookie `Secure`; true where `publicUrl` is HTTPS. */
  readonly secureCookie: boolean;
}
