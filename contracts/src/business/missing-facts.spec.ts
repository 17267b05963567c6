import { expect, it } from '@jest/globals';
import { missingFacts, type OwnerFacts } from './missing-facts.js';

it('names what only the owner knows, as long as it is empty or a placeholder', () => {
  expect(missingFacts()).toEqual([
    'verantwortliche Person',
    'Rechtsform',
    'UID',
    'Adresse',
    'Telefon',
    'E-Mail',
    'Social-Media-Konten',
  ]);
});

it('names nothing where all is filled in', () => {
  const profile: OwnerFacts = {
    responsiblePerson: 'A. Muster',
    legalForm: 'GmbH',
    uid: 'CHE-123.456.788',
    street: 'Dorfstrasse 3',
    phone: '+41 62 123 45 67',
    email: 'info@fahrzeugpflege.ch',
    socialLinks: [{ name: 'Facebook', url: 'https://facebook.com/x' }],
  };
  expect(missingFacts(profile)).toEqual([]);
});
