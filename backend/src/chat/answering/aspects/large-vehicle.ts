import { chatPhoneLink, company } from '@fahrzeugpflege/contracts';
import { FOUND_HERE } from './address-text.js';
import type { Aspect } from './aspect.js';
import { DAY } from './opening/hours-words.js';

/** Who asks by day or hour wants to know when; how to bring it is asked by these. */
const TIMED = `${DAY}|datum|jetzt`;
const OF_COMING =
  'anmelden|ankündigen|voranmelden|anrufen|telefonieren|beachten|wenden|umdrehen|rangieren|zufahrt|anfahrt|problem|einfach|eng|schmal|meter';

/** Whether one may simply come with a large vehicle. */
export const largeVehicle: Aspect = {
  id: 'largeVehicle',
  isSure: true,
  about: 'either',
  patterns: [
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter|:gross|:grosse|:grossen|:grosses hinfahren|herfahren|vorfahren|anfahren|zufahren|zufahrt|anfahrt|vorbeifahren|hinkommen|herkommen|vorbeikommen =ich|=wir|=man|einfach|=dem|problem|möglich !wann|abholen|uhr',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter|:gross|:grosse|:grossen|:grosses wenden|umdrehen|kehren|rangieren|manövrieren|zufahrt|eng|schmal|unterführung|brücke !halle',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter gelände|=hof|areal|vorplatz|einfahrt|tor fahren|hinfahren|hinein|kommen|befahren|stecken|hängen|durch|passen !übernachten|schlafen',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter zu_euch|zu_ihnen|zu_eu fahren|hinfahren|kommen|komme kann|können|darf|geht|problem|möglich !wann|abholen|uhr|lange',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter|:m|:hoch|:breit zu_euch|zu_ihnen|zu_eu|durchs_dorf|zu_dir :kommen|:komme|durchkommen|:fahren :damit|:durch|problemlos|einfach !wann|abholen|uhr',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter|fahrzeug anrufen|anmelden|ankündigen|voranmelden|telefonieren vorher|zuerst|zuvor|muss|müssen|soll !=holen|abholen|ausfahrt|fahrt|herausholen|winter|autohotel|einlagerung|strassenverkehrsamt|probefahrt',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger :erreichbar|:zugänglich|anfahrbar =sie|=ihr|gut|leicht|problemlos|einfach !telefonisch',
    'wenden|umdrehen|rangieren|manövrieren =platz|genug|gut|eng|problemlos|gross !halle',
    'anfahrt|zufahrt|hinfahren|herfahren|anfahren|hinfahrt|hinweg|hinkommen|herkommen beachten|achten|aufpassen|schwierig|eng|schmal|heikel|problemlos|wissen|einschränkung|hindernis !wie_komme !wo !erste_ausfahrt',
  ],
  covers: [
    ...['address', 'visit', 'size', 'fits', 'distance', 'access', 'offered', 'vehicleKinds', 'overview', 'bring'],
    ...['lasting', 'unloading', 'doneBy'],
  ],
  answer: ({ says }) => {
    if (says(TIMED) && !says(OF_COMING)) return undefined;
    const text = `${company.directions.largeVehicles} ${chatPhoneLink}`;
    return { text: says(':erreichbar|:zugänglich|anfahrbar') ? `${FOUND_HERE} ${text}` : text };
  },
};
