import { businessProfile } from './business-profile.js';

/** What of the profile only the owner knows. */
export type OwnerFacts = Pick<
  typeof businessProfile,
  'responsiblePerson' | 'legalForm' | 'uid' | 'street' | 'phone' | 'email' | 'socialLinks'
>;

/** What the owner has still to fill in, in German: what is empty, and what is still a placeholder. */
export function missingFacts(profile: Record<keyof OwnerFacts, unknown> = businessProfile): readonly string[] {
  const { responsiblePerson, legalForm, uid, street, phone, email, socialLinks } = profile;
  const missing: readonly (readonly [name: string, isMissing: boolean])[] = [
    ['verantwortliche Person', !responsiblePerson],
    ['Rechtsform', !legalForm],
    ['UID', !uid],
    ['Adresse', String(street).startsWith('Muster')],
    ['Telefon', /^\+41 62 000/.test(String(phone))],
    ['E-Mail', String(email).endsWith('.example')],
    ['Social-Media-Konten', Array.isArray(socialLinks) && socialLinks.length === 0],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([name]) => name);
}
