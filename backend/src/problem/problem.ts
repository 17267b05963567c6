import type { ProblemDetails } from '@fahrzeugpflege/contracts';

/** Kinds of faults that the API answers, by the last part of their `type` address. */
export type ProblemKind =
  | 'ungueltige-eingabe'
  | 'unlesbare-anfrage'
  | 'nicht-angemeldet'
  | 'passwort-aendern'
  | 'fremde-herkunft'
  | 'nicht-gefunden'
  | 'falsche-methode'
  | 'zu-langsam'
  | 'veraltete-fassung'
  | 'nicht-aenderbar'
  | 'schluessel-vergeben'
  | 'zu-gross'
  | 'falsches-format'
  | 'zu-viele-anfragen'
  | 'nicht-verfuegbar'
  | 'fehler';

const TITLES: Record<ProblemKind, string> = {
  'ungueltige-eingabe': 'Bitte prüfen Sie Ihre Angaben',
  'unlesbare-anfrage': 'Die Anfrage ist nicht lesbar',
  'nicht-angemeldet': 'Nicht angemeldet',
  'passwort-aendern': 'Passwort ändern',
  'fremde-herkunft': 'Nicht erlaubt',
  'nicht-gefunden': 'Nicht gefunden',
  'falsche-methode': 'So nicht aufrufbar',
  'zu-langsam': 'Die Anfrage kam nicht an',
  'veraltete-fassung': 'Inzwischen geändert',
  'nicht-aenderbar': 'Nicht mehr änderbar',
  'schluessel-vergeben': 'Schlüssel bereits verwendet',
  'zu-gross': 'Die Anfrage ist zu gross',
  'falsches-format': 'Dieses Format wird nicht angenommen',
  'zu-viele-anfragen': 'Zu viele Anfragen',
  'nicht-verfuegbar': 'Im Moment nicht verfügbar',
  fehler: 'Ein Fehler ist aufgetreten',
};

interface ProblemExtras {
  /** Field name → German message. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Further members of the answer (RFC 9457, extension members). */
  readonly members?: Readonly<Record<string, unknown>>;
  /** Answered as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A fault with the answer it leads to (RFC 9457). Throw it anywhere; the problem filter answers it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly members: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param status HTTP status code
   * @param detail a German sentence for the person who reads it
   */
  constructor(
    readonly status: number,
    readonly kind: ProblemKind,
    readonly detail: string,
    extras: ProblemExtras = {},
  ) {
    super(detail, { cause: extras.cause });
    this.errors = extras.errors;
    this.members = extras.members;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }

  toDetails(): ProblemDetails {
    const details = {
      ...this.members,
      type: `/fehler/${this.kind}`,
      title: TITLES[this.kind],
      status: this.status,
      detail: this.detail,
    };
    return this.errors ? { ...details, errors: { ...this.errors } } : details;
  }
}
