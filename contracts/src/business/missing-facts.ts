import { businessProfile, type SocialLink } from './business-profile.js';

/** What of the profile only the owner knows; null or empty until it is filled in. */
export interface OwnerFacts {
  readonly responsiblePerson: string | null;
  readonly legalForm: string | null;
  readonly uid: string | null;
  readonly street: string;
  readonly phone: string;
  readonly email: string;
  readonly socialLinks: readonly SocialLink[];
}

/** What the owner has still to fill in, in German: what is empty, and what is still a placeholder. */
export function missingFacts(profile: OwnerFacts = businessProfile): readonly string[] {
  const { responsiblePerson, legalForm, uid, street, phone, email, socialLinks } = profile;
  const missing: readonly (readonly [name: string, isMissing: boolean])[] = [
    ['verantwortliche Person', !responsiblePerson],
    ['Rechtsform', !legalForm],
    ['UID', !uid],
    ['Adresse', street.startsWith('Muster')],
    ['Telefon', /^\+41 62 000/.test(phone)],
    ['E-Mail', email.endsWith('.example')],
    ['Social-Media-Konten', socialLinks.length === 0],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([name]) => name);
}
