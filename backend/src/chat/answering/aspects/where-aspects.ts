import { businessProfile, chatPhoneLink, company } from '@fahrzeugpflege/contracts';
import type { Aspect } from './aspect.js';

const { name, street, postalCode, town } = businessProfile;
const ADDRESS = `${name}, ${street}, ${postalCode} ${town}`;

const AROUND = 'langenthal|=autobahn|a1';

/** How far it is, and by which exit: that depends on where one starts, but the address helps on. */
const distance: Aspect = {
  id: 'distance',
  isSure: true,
  about: 'either',
  patterns: [
    'wie_weit|wie_viele_kilometer|distanz|fahrzeit|:entfernung|weit_entfernt|kilometer_entfernt|km_entfernt =ihr|=sie|=euch|=ihnen|=eu|roggwil|dort|garage|betrieb|halle|autobahn|bahnhof !reicht|bringt|abholen|holen',
    'wie_lange|lange fahren|fahre|fahrt|fährt roggwil|=euch|=ihnen !mit|versiegelung|keramik|nicht',
    'in_der_nähe|nah|nahe|nähe|weit von|bei =sie|=ihr|=seid|=das|=es|roggwil !wohnen !wohne !restaurant !hotel !campingplatz !essen',
    'autobahnausfahrt|autobahnanschluss',
    ':ausfahrt autobahn|nehmen|a1',
  ],
  covers: ['address', 'onSite', 'access', 'overview', 'duration', 'offered', 'contact', 'aboutUs'],
  answer: ({ says }) => {
    const where = `Sie finden uns hier: ${ADDRESS}. Eine Karte steht auf der Seite «Kontakt».`;
    // What lies around is told; how far it is, is not.
    if (says(AROUND) && !says('wie_weit|kilometer|km|minute|wie_lange'))
      return { text: `${company.directions.around} ${where}` };
    return {
      text: `${company.directions.around} Entfernungen und Fahrzeiten weiss ich nicht. ${where}`,
      isUnknown: true,
    };
  },
};

/** Whether it is near a place that the site names. */
const near: Aspect = {
  id: 'near',
  isSure: true,
  about: 'either',
  patterns: [
    'langenthal|=autobahn bei|nähe|neben !wohnen !wohne !wohnt !holen !abholen !bringen !restaurant !hotel !essen !übernachten',
  ],
  covers: ['distance', 'address', 'onSite', 'access', 'overview', 'offered', 'contact', 'aboutUs'],
  answer: () => ({ text: `${company.directions.around} Sie finden uns hier: ${ADDRESS}.` }),
};

/** Whether one may simply come with a large vehicle. */
const largeVehicle: Aspect = {
  id: 'largeVehicle',
  isSure: true,
  about: 'either',
  patterns: [
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter|:gross|:grosse|:grossen|:grosses hinfahren|herfahren|vorfahren|anfahren|zufahren|zufahrt|anfahrt|vorbeifahren|hinkommen|herkommen|vorbeikommen =ich|=wir|=man|einfach|=dem|problem|möglich !wann|abholen|uhr',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter|:gross|:grosse|:grossen|:grosses wenden|umdrehen|kehren|rangieren|manövrieren|zufahrt|eng|schmal|unterführung|brücke !halle',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter gelände|=hof|areal|vorplatz|einfahrt fahren|hinfahren|hinein|kommen|befahren !übernachten|schlafen',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter zu_euch|zu_ihnen|zu_eu fahren|hinfahren|kommen|komme kann|können|darf|geht|problem|möglich !wann|abholen|uhr|lange',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter|:m|:hoch|:breit zu_euch|zu_ihnen|zu_eu|durchs_dorf|zu_dir :kommen|:komme|durchkommen|:fahren :damit|:durch|problemlos|einfach !wann|abholen|uhr',
    'wohnmobil|womo|camper|wohnwagen|alkoven|liner|anhänger|meter|fahrzeug anrufen|anmelden|ankündigen|voranmelden|telefonieren vorher|zuerst|zuvor|muss|müssen|soll !=holen|abholen|ausfahrt|fahrt|herausholen|winter|autohotel|einlagerung|strassenverkehrsamt|probefahrt',
    'wenden|umdrehen|rangieren|manövrieren =platz|genug|gut|eng|problemlos|gross !halle',
    'anfahrt|zufahrt|hinfahren|herfahren|anfahren|hinfahrt|hinweg|hinkommen|herkommen beachten|achten|aufpassen|schwierig|eng|schmal|heikel|problemlos|wissen|einschränkung|hindernis !wie_komme !wo !erste_ausfahrt',
  ],
  covers: ['address', 'visit', 'size', 'fits', 'distance', 'access', 'offered', 'vehicleKinds', 'overview', 'bring'],
  answer: () => ({ text: `${company.directions.largeVehicles} ${chatPhoneLink}` }),
};

/** Whether there is another place: the site names one. */
const branches: Aspect = {
  id: 'branches',
  isSure: true,
  about: 'either',
  patterns: [
    '=filiale|=filialen|=zweigstelle|=niederlassung|=aussenstelle|=ableger|=zweitbetrieb|zweiter_standort|zweiten_standort',
    '=andere|=weitere|=auch|=noch =standort|=standorte',
    ':näheres|näher_bei|näher_an|meiner_nähe|unserer_nähe|meiner_gegend =gibt|=haben|=habt|=sie|=ihr|=etwas',
    '=auch|=nur =in|=zu =ihr|=sie|=gibt|=haben|=es =standort|=betrieb|=geschäft|=werkstatt !=arbeiten',
  ],
  covers: ['address', 'overview', 'vehicles', 'offered', 'contact', 'distance'],
  answer: () => ({
    text: `Auf dieser Website steht ein einziger Standort: ${ADDRESS}. Ob es einen weiteren gibt, weiss ich nicht.`,
    isUnknown: true,
  }),
};

const address: Aspect = {
  id: 'address',
  isComplete: true,
  about: 'either',
  patterns: [
    'adresse|anschrift|=standort|anfahrt|anreise|wegbeschreibung|navi|=strasse|=ort|ortschaft|postleitzahl|plz|=lage|=karte|route|gps|google_maps|maps',
    'hausnummer !=für|grob|preis|kosten',
    'wo|roggwil|woanders|anderswo autohotel|einlagerung|halle|lager|eingang :ist|liegt|liegen|befindet|befinden|:sind|steht !=mein|=meine|=lange|günstiger|besser',
    'wo|wohin bringen|hinbringen|herbringen|abgeben|kommen|genau|hin',
    'in_welchem|in_welcher|welches|welcher|welchem roggwil|=dorf|=ort|=stadt|=gemeinde|=kanton|=region|=gegend|ortschaft',
    'adresse|standort schicken|senden|geben|sagen|nennen|mitteilen|durchgeben =mir|=uns|=bitte !=meine|=deine|mail',
    'wo|wohin|woher =sie|=ihr|=euch|=ihnen|=eu|=man|finden|befinden|liegen|sind|=seid|betrieb|garage|firma|geschäft|zuhause|werkstatt|halle',
    'wie|wo kommen|finden|hinkommen|gelangen zu|hin|euch|ihnen|hinfinden|dort|dorthin',
    '=nummer halle|gebäude|hauseingang|haus|=tor',
    'kanton|gemeinde|dorf|gegend welche|was|wo|in',
    'thurgau|tg|bern|arbon|langenthal|oberaargau roggwil|=ihr|=sie|=seid|liegen|liegt !holen !abholen !bringen',
    'wohin fahren|muss|bringen|kommen|hinfahren',
  ],
  covers: ['overview', 'aboutUs', 'serviceList'],
  answer: () => ({ text: `Sie finden uns hier: ${ADDRESS}. Eine Karte steht auf der Seite «Kontakt».` }),
};

/** Where the business is; what the site does not say first. */
export const whereAspects: readonly Aspect[] = [largeVehicle, near, distance, branches, address];
