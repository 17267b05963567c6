/** A native form as its page shows it. */
export interface NativeForm {
  readonly page: string;
  /** The part of a long page that the form stands in. */
  readonly section?: string;
  /** Where the browser goes after acceptance (303). */
  readonly sentLocation: string;
}

/**
 * The forms that `POST /api/form` takes, by the value of their hidden field `form`. Apart from what becomes of their fields
 * (`nativeFormRequests`): pages need this at once, and that only when something is typed.
 */
export const nativeForms = {
  kontakt: { page: '/kontakt', section: 'nachricht', sentLocation: '/kontakt?gesendet=1' },
  'promo-womo-fruhbucher': { page: '/promo-womo-fruhbucher', section: 'anfrage', sentLocation: '/danke' },
  fahrzeug: { page: '/leads', sentLocation: '/leads?gesendet=1' },
  suchauftrag: { page: '/fahrzeuge', section: 'suchauftrag', sentLocation: '/fahrzeuge?gesendet=1' },
} as const satisfies Record<string, NativeForm>;

export type NativeFormId = keyof typeof nativeForms;

/** True when `POST /api/form` knows this identifier. */
export function isNativeFormId(value: unknown): value is NativeFormId {
  return typeof value === 'string' && Object.hasOwn(nativeForms, value);
}
