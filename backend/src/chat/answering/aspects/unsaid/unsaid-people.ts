import { LANGUAGES } from '../../wish/languages.js';
import type { UnsaidRow } from './unsaid-row.js';

/** Who works here, what the books say and who else stands behind the business: the site does not say. */
export const unsaidPeople: readonly UnsaidRow[] = [
  {
    id: 'people',
    patterns: [
      'wie|wer|name|welche inhaber|inhaberin|geschäftsführer|geschäftsführerin|chef|chefin|besitzer|eigentümer|geschäftsleitung|:gründer',
      'wie_viel|wie_viele|wieviele mitarbeiter|mitarbeitende|angestellte|personen|leute|mechaniker !zufrieden|kunden',
      'mitarbeiter|mitarbeitende|angestellte heissen|name|namen',
      'wie heissen|heisst mann|frau|typ|person|dame|mechaniker|meister|mensch !=mein|=meine|=ich|=du',
      'wer =da|=dort|anwesend|arbeitet|arbeiten samstag|samstags|montag|freitag|wochenende|heute|morgen|abend|büro|telefon !aufpassen|schauen|schaut|passt|auto|fahrzeug',
      'arbeitsbedingung|arbeitsbedingungen|anstellung',
      ':stelle|:stellen =suche|=suchen|=frei|=freie|=offen|=ausgeschrieben',
      'lehrstelle|lehrling|lehrlinge|ferienjob|ferienjobs|sommerjob|nebenjob|studentenjob|lehrbetrieb|offene_stelle|job|jobs|praktikum|schnupperlehre|bewerben|bewerbung|teilzeit|vollzeit|pensum|temporär|stellenangebot|offene_stellen|arbeiten_bei',
    ],
    covers: ['aboutUs', 'process', 'overview', 'address', 'experience', 'customers', 'contact', 'serviceList', 'hours'],
  },
  {
    id: 'languages',
    patterns: [
      `${LANGUAGES} sprechen|reden|verstehen|können|beherrschen =sie|=ihr|=ihnen|=euch|jemand|mitarbeiter|mitarbeiterin|person|leute !=du`,
    ],
    covers: ['aboutUs', 'contact', 'overview', 'offered', 'people', 'serviceList', 'hours', 'process'],
  },
  {
    id: 'internal',
    patterns: [
      'lieferant|lieferanten|zulieferer|einkaufspreis|einkaufspreise|marge|gewinnmarge|reingewinn|jahresgewinn|jahresumsatz|umsatz|umsatzzahlen|:lohn|:löhne|stundenlohn|buchhaltung|bilanz|konkurs|pleite',
      'verdienen|verdient|verdienst angestellter|angestellte|mitarbeiter|chef|lehrling|=ihr|=sie !auto|wohnmobil|verkauf|daran|dabei|damit',
    ],
    covers: [
      'price',
      'pickup',
      'periodCost',
      'people',
      'aboutUs',
      'overview',
      'offered',
      'process',
      'experience',
      'serviceList',
    ],
  },
  {
    id: 'affiliation',
    patterns: [
      'firma_von|betrieb_von|geschäft_von|garage_von|laden_von|bude_von|firma_vom|garage_vom =sie|=ihr|=das|=ist|=seid|=sind !verkaufen|kaufen|meine|meiner',
      'partner|partnerschaft|partnerbetrieb|vertragspartner|partnerfirma|tochterfirma|franchise|konzern|zertifizierter =sie|=ihr|=seid|=sind|=habt|=haben|=mit|von !mein !meine !meinem',
      'zusammenarbeiten|zusammenarbeit =ihr|=sie|=mit',
      'arbeiten|arbeitet zusammen =ihr|=sie mit',
      'gehört_ihr|gehören_sie|ihr_gehört|sie_gehören =zu|=zum|=zur',
    ],
    covers: [
      'address',
      'aboutUs',
      'contact',
      'overview',
      'offered',
      'serviceList',
      'ownership',
      'otherDiscount',
      'total',
      'process',
    ],
  },
];
