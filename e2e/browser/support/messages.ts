import { businessProfile } from '@fahrzeugpflege/contracts';

/*
 * The specification's texts, letter for letter and on purpose written out here: a test that took them from the code it
 * tests would follow any mistake in it. The phone number alone is the business's own.
 */

export const toasts = {
  contactSent: {
    title: 'Vielen Dank',
    description: 'Ihre Nachricht wurde erfolgreich versendet! Wir melden uns so schnell wie möglich bei Ihnen.',
  },
  contactFailed: {
    title: 'Fehler',
    description:
      'Ihre Nachricht konnte nicht versendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns telefonisch.',
  },
  promoSent: {
    title: 'Anfrage erfolgreich gesendet!',
    description: 'Wir melden uns in Kürze bei Ihnen mit einem individuellen Angebot.',
  },
  promoFailed: {
    title: 'Fehler beim Senden',
    description: `Bitte versuchen Sie es erneut oder rufen Sie uns direkt an: ${businessProfile.phone}`,
  },
  loginFailed: { title: 'Anmeldung fehlgeschlagen', description: 'Benutzername oder Passwort ist falsch' },
  loginUnanswered: { title: 'Fehler', description: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.' },
  loginDone: { title: 'Anmeldung erfolgreich', description: 'Willkommen im Admin-Bereich.' },
  sessionExpired: { title: 'Sitzung abgelaufen', description: 'Bitte melden Sie sich erneut an.' },
} as const;

export const contactErrors = {
  name: 'Name muss mindestens 2 Zeichen lang sein',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  message: 'Nachricht muss mindestens 10 Zeichen lang sein',
} as const;

/** What the server asks for; the browser's handler asks for the phone too. */
export const promoErrors = {
  vehicle: 'Fahrzeugdaten sind erforderlich',
  dimensions: 'Länge & Höhe sind erforderlich',
  preferredDate: 'Wunschtermin ist erforderlich',
  name: 'Name ist erforderlich',
  email: 'Gültige E-Mail-Adresse erforderlich',
} as const;

export const PROMO_PHONE_ERROR = 'Telefonnummer ist erforderlich';

/** Not in the specification; ours, in its manner. */
export const MESSAGE_MISSING = 'Nachricht ist erforderlich';
export const MAKE_MISSING = 'Marke ist erforderlich';
export const WANTED_MISSING = 'Bitte beschreiben Sie, was Sie suchen';
