import { businessProfile, home } from '@fahrzeugpflege/contracts';
import type { PictureName } from '../../components/picture';
import { type PriceParts, splitPrice } from '../../lib/split-price';

/** What the picture of a shared link shows; the build draws it into `dist/client/og/<name>.jpg`. */
export interface SharedPicture {
  /** The site's picture beside the words. */
  readonly picture: PictureName;
  readonly title: string;
  /** The price that the page names first, or a line where it names none. */
  readonly price?: string;
  readonly line?: string;
}

const { prices, claims, earlyBooking } = businessProfile;

/** By the names of their files. */
export const sharedPictures = {
  start: { picture: 'beads', title: home.hero.heading, line: 'Keramikversiegelung für Wohnmobile' },
  leistungen: { picture: 'beads-portrait', title: 'Leistungen und Preise', line: 'Versiegeln, reinigen, einlagern' },
  'keramikversiegelung-wohnmobile': {
    picture: 'ceramic',
    title: 'Keramik\u00adversiegelung für Wohnmobile',
    price: `${prices.ceramicSealing}, exkl. MwSt.`,
  },
  autohotel: { picture: 'autohotel', title: 'Autohotel', price: prices.autohotelServicesPage },
  dampfreinigung: {
    picture: 'steam',
    title: 'Dampfreinigung für Auto und Wohnmobil',
    price: prices.steamCleaningServicesPage,
  },
  'an-und-verkauf': {
    picture: 'key',
    title: 'An- und Verkauf von Fahrzeugen',
    line: 'Sportwagen, Wohnmobile, Klassiker',
  },
  vermittlung: { picture: 'two-keys', title: 'Vermittlung ohne Provision', price: prices.brokerage },
  einlagerung: { picture: 'cover', title: 'Einlagerung für Wohnmobile und Autos', price: prices.storage },
  fahrzeuge: { picture: 'hall', title: 'Unsere Fahrzeuge', line: 'Wohnmobile und Wohnwagen' },
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
    price: prices.microSteamCleaningBlog,
  },
  'blog-autohotel': { picture: 'autohotel', title: 'Was ein Auto im Stand braucht', price: prices.autohotelBlog },
  'blog-wohnmobile-aufbereiten': {
    picture: 'polish',
    title: 'Wohnmobile aufbereiten: der Ablauf',
    price: prices.fullDetailing,
  },
  kontakt: { picture: 'beads', title: 'Rufen Sie uns an oder schreiben Sie', line: businessProfile.phone },
  anfrage: {
    picture: 'ceramic',
    title: 'Was kostet es für Ihr Fahrzeug?',
    line: `Antwort innert ${claims.answerWithin}`,
  },
  fruhbucher: {
    picture: 'ceramic',
    title: 'Frühbucher-Aktion für Wohnmobile',
    price: `${earlyBooking.discountPercent}% Rabatt`,
  },
} as const satisfies Record<string, SharedPicture>;

export type SharedPictureName = keyof typeof sharedPictures;

/** Where the API serves it. */
export function sharedPicturePath(name: SharedPictureName): string {
  return `/og/${name}.jpg`;
}

/** The same in words, for whoever can't see it. */
export function sharedPictureText(name: SharedPictureName): string {
  const { title, price, line }: SharedPicture = sharedPictures[name];
  return [title, price ?? line, businessProfile.name].filter(Boolean).join(' · ').replaceAll('\u00ad', '');
}

/** One picture as the build draws it. */
export interface SharedPictureDrawing extends Omit<SharedPicture, 'price'> {
  readonly name: string;
  readonly price?: PriceParts;
}

/** All pictures, for the build's script. */
export const sharedPictureDrawings: readonly SharedPictureDrawing[] = Object.entries<SharedPicture>(sharedPictures).map(
  ([name, { price, ...words }]) => ({ name, ...words, ...(price && { price: splitPrice(price) }) }),
);
