import { businessProfile, home } from '@fahrzeugpflege/contracts';
import type { PictureName } from '#components/picture.tsx';

/** What the picture of a shared link shows; the build draws it into `dist/client/og/<name>.jpg`. */
interface SharedPicture {
  /** The site's picture beside the words. */
  readonly picture: PictureName;
  readonly title: string;
  /** Nothing that changes within a year: the picture is drawn when the site is built. */
  readonly line: string;
}

const { claims, earlyBooking } = businessProfile;

/** By the names of their files. */
export const sharedPictures = {
  start: { picture: 'beads', title: home.hero.heading, line: 'Keramikversiegelung für Wohnmobile' },
  leistungen: { picture: 'beads-portrait', title: 'Leistungen und Preise', line: 'Versiegeln, reinigen, einlagern' },
  'keramikversiegelung-wohnmobile': {
    picture: 'ceramic',
    title: 'Keramik\u00adversiegelung für Wohnmobile',
    line: `${claims.protection} Schutz, ${claims.guarantee} Garantie`,
  },
  autohotel: { picture: 'autohotel', title: 'Autohotel', line: 'Klimatisiert und rund um die Uhr überwacht' },
  dampfreinigung: {
    picture: 'steam',
    title: 'Dampfreinigung für Auto und Wohnmobil',
    line: 'Hitze statt Putzmittel',
  },
  'an-und-verkauf': {
    picture: 'key',
    title: 'An- und Verkauf von Fahrzeugen',
    line: 'Sportwagen, Wohnmobile, Klassiker',
  },
  vermittlung: {
    picture: 'two-keys',
    title: 'Vermittlung ohne Provision',
    line: `Fester Betrag, Mindestdauer ${claims.brokerageMinimumTerm}`,
  },
  einlagerung: {
    picture: 'cover',
    title: 'Einlagerung für Wohnmobile und Autos',
    line: 'Klimatisiert, überwacht, mit Batteriepflege',
  },
  fahrzeuge: { picture: 'hall', title: 'Unsere Fahrzeuge', line: 'Sportwagen, Wohnmobile und Klassiker' },
  'uber-uns': {
    picture: 'polish',
    title: `${claims.yearsOfExperience} Jahre Arbeit an Lack und Polster`,
    line: `${claims.satisfiedCustomers} zufriedene Kunden`,
  },
  blog: { picture: 'drop', title: 'Wissen aus der Werkstatt', line: 'News & Blog' },
  'blog-interview': {
    picture: 'drop',
    title: 'Fünf Fragen zur Keramik\u00adversiegelung',
    line: 'Interview',
  },
  'blog-dampfreinigung': {
    picture: 'seat',
    title: 'Was Dampf kann und was nicht',
    line: `${claims.steam.pressure}, ${claims.steam.temperature}`,
  },
  'blog-autohotel': {
    picture: 'autohotel',
    title: 'Was ein Auto im Stand braucht',
    line: 'Luft, Strom, Reifen, Sicherheit',
  },
  'blog-wohnmobile-aufbereiten': {
    picture: 'polish',
    title: 'Wohnmobile aufbereiten: der Ablauf',
    line: 'Waschen, polieren, versiegeln',
  },
  kontakt: { picture: 'beads', title: 'Rufen Sie uns an oder schreiben Sie', line: businessProfile.phone },
  anfrage: {
    picture: 'ceramic',
    title: 'Was kostet es für Ihr Fahrzeug?',
    line: `Antwort ${claims.answerPromise}`,
  },
  fruhbucher: {
    picture: 'ceramic',
    title: 'Frühbucher-Aktion für Wohnmobile',
    line: `${earlyBooking.discountPercent}% Rabatt auf die Keramikversiegelung`,
  },
} as const satisfies Record<string, SharedPicture>;

export type SharedPictureName = keyof typeof sharedPictures;

/** Where the API serves it. */
export function sharedPicturePath(name: SharedPictureName): string {
  return `/og/${name}.jpg`;
}

/** The same in words, for whoever can't see it. */
export function sharedPictureText(name: SharedPictureName): string {
  const { title, line } = sharedPictures[name];
  return [title, line, businessProfile.name].join(' · ').replaceAll('\u00ad', '');
}

/** One picture as the build draws it. */
export interface SharedPictureDrawing extends SharedPicture {
  readonly name: string;
}

/** All pictures, for the build's script. */
export const sharedPictureDrawings: readonly SharedPictureDrawing[] = Object.entries<SharedPicture>(sharedPictures).map(
  ([name, picture]) => ({ name, ...picture }),
);
