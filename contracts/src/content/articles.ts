import { businessProfile } from '../business/business-profile.js';
import type { ArticleTeaser } from './article.js';
import { interviewSlug, staticArticleTitles } from './article-names.js';

const { steam } = businessProfile.claims;

/** An article as it is seeded. */
interface Article extends ArticleTeaser {
  readonly createdAt: string;
}

/** The articles in the order they are shown; migrations seed the database from here. */
export const articles: readonly Article[] = [
  {
    id: 'interview-keramikversiegelung',
    slug: interviewSlug,
    title: 'Keramikversiegelung: fünf Fragen aus der Werkstatt',
    excerpt: 'Was die Versiegelung kann, wie lange sie hält, wo sie wirkt, wie man sie pflegt und was sie kostet.',
    image: 'keramikversiegelung',
    createdAt: '2025-09-01T08:00:00.000Z',
  },
  {
    id: 'dampfreinigung',
    slug: 'dampfreinigung',
    title: staticArticleTitles.dampfreinigung,
    excerpt: `Druck ${steam.pressure}, ${steam.temperature}: warum trockener Dampf reinigt und wo er nicht hingehört.`,
    image: 'dampfreinigung',
    createdAt: '2025-08-20T08:00:00.000Z',
  },
  {
    id: 'autohotel',
    slug: 'autohotel',
    title: staticArticleTitles.autohotel,
    excerpt: 'Luft, Strom, Reifen: woran ein Auto in der Pause leidet und was dagegen hilft.',
    image: 'autohotel',
    createdAt: '2025-08-12T08:00:00.000Z',
  },
  {
    id: 'wohnmobile-aufbereiten',
    slug: 'wohnmobile-aufbereiten',
    title: staticArticleTitles['wohnmobile-aufbereiten'],
    excerpt: 'Waschen, polieren, versiegeln: was wann geschieht und was es kostet.',
    image: 'wohnmobile-aufbereiten',
    createdAt: '2025-08-05T08:00:00.000Z',
  },
];
