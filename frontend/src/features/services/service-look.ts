import { servicePathByTitle } from '@fahrzeugpflege/contracts';
import type { PictureName } from '#components/picture.tsx';

/** What the title of a service selects: its picture and the page that describes it. */
export interface ServiceLook {
  /** The title as pages show it. */
  readonly shownTitle: string;
  readonly picture: PictureName;
  readonly alt: string;
  readonly to: string;
}

const PICTURES_BY_TITLE: Readonly<Record<string, readonly [picture: PictureName, alt: string]>> = {
  'Keramikversiegelung Wohnmobile': ['ceramic', 'Wassertropfen auf der hellen, versiegelten Flanke eines Wohnmobils'],
  Aufbereitung: ['polish', 'Polierteller auf dunklem Lack'],
  Autohotel: ['autohotel', 'Flanke eines dunkelgrünen Wagens unter einem Lichtband'],
  'Dampf-reinigung': ['steam', 'Dampfstrahl vor schwarzem Grund'],
  Dampfreinigung: ['steam', 'Dampfstrahl vor schwarzem Grund'],
  'An- und Verkauf': ['key', 'Fahrzeugschlüssel auf dunklem Filz'],
  Vermittlung: ['two-keys', 'Zwei Fahrzeugschlüssel mit Anhänger auf einem Holztisch'],
  Einlagerung: ['cover', 'Wohnmobil unter einer hellen Stoffhülle'],
};

/** One title of the API carries a hyphen for narrow cards, which in the middle of a line reads as a mistake. */
const SHOWN_TITLES: Readonly<Record<string, string>> = { 'Dampf-reinigung': 'Dampfreinigung' };

const UNKNOWN = ['hall', 'Halle mit Wagen unter hellen Stoffhüllen'] as const;

/** The look of a service. One of an unknown title has no page of its own: its link leads to `/kontakt`. */
export function serviceLook(title: string): ServiceLook {
  const [picture, alt] = PICTURES_BY_TITLE[title] ?? UNKNOWN;
  return {
    shownTitle: SHOWN_TITLES[title] ?? title,
    picture,
    alt,
    to: servicePathByTitle(title)?.canonical ?? '/kontakt',
  };
}
