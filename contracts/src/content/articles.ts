import { businessProfile } from '../business/business-profile.js';

/** An article as `GET /api/blog` lists it; `createdAt` (ISO 8601) comes with the single article. */
export interface Article {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly image: string;
  readonly createdAt: string;
}

/** The articles in the order they are shown; migrations seed the database from here. */
export const articles: readonly Article[] = [
  {
    id: 'interview-keramikversiegelung',
    slug: `interview-keramikversiegelung-${businessProfile.interviewSlugSuffix}`,
    title: 'Keramikversiegelung: fünf Fragen aus der Werkstatt',
    excerpt:
      'Was die Versiegelung besonders macht, wie lange sie hält, wo sie wirkt, wie man sie pflegt, was sie kostet.',
    image: 'keramikversiegelung',
    createdAt: '2025-09-01T08:00:00.000Z',
  },
  {
    id: 'dampfreinigung',
    slug: 'dampfreinigung',
    title: 'Dampfreinigung: sauber ohne Chemie',
    excerpt: 'Über 9 bar, 180–190 °C und nur 5–8 % Wasser: warum trockener Dampf Polster und Ritzen schont.',
    image: 'dampfreinigung',
    createdAt: '2025-08-20T08:00:00.000Z',
  },
  {
    id: 'autohotel',
    slug: 'autohotel',
    title: 'Autohotel: wo ein Fahrzeug gut wohnt',
    excerpt: 'Klima, Überwachung und eine Batterie, die im Frühling noch anspringt.',
    image: 'autohotel',
    createdAt: '2025-08-12T08:00:00.000Z',
  },
  {
    id: 'wohnmobile-aufbereiten',
    slug: 'wohnmobile-aufbereiten',
    title: 'Wohnmobile aufbereiten: der Ablauf',
    excerpt: 'Waschen, polieren, versiegeln: was in welcher Reihenfolge geschieht und wie lange es dauert.',
    image: 'wohnmobile-aufbereiten',
    createdAt: '2025-08-05T08:00:00.000Z',
  },
];
