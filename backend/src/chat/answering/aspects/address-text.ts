import { businessProfile } from '@fahrzeugpflege/contracts';

const { name, street, postalCode, town } = businessProfile;

/** The business's name and address on one line. */
export const ADDRESS = `${name}, ${street}, ${postalCode} ${town}`;
/** Where it is, and where one sees it on a map. */
export const FOUND_HERE = `Sie finden uns hier: ${ADDRESS}. Eine Karte steht auf der Seite «Kontakt».`;
