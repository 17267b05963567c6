import type { EnquiryWish } from '../answer.js';

/** How a wish to people is recognised, in the notation of `compilePattern`. */
export interface WishWords {
  readonly wish: EnquiryWish;
  /** Said so, it is a wish. */
  readonly patterns: readonly string[];
  /** Keywords: a wish if hardly anything else is said. */
  readonly keywords: readonly string[];
}

const WANT =
  '=möchte|=möchten|=will|=wollen|=hätte|=hätten|=brauche|=brauchen|=wünsche|=bitte|=gerne|=gern|=wünschen|benötige|benötigen|=würde|=würden|interessiert|=wollte|bräuchte|bräuchten|=suche';
const ASK = '=können|=könnt|=könnten|=könntet|=kann|=kannst|=könnte|=dürfte|=darf|=würden|=dürfen';
const OFFER =
  'offerte|kostenvoranschlag|offertanfrage|offerieren|=angebot|richtofferte|preisofferte|anfrage|preisanfrage';
const APPOINTMENT =
  'termin|besichtigungstermin|terminvereinbarung|beratungstermin|wunschtermin|reservation|reservieren|buchen|buchung|anmelden';
const CALL = 'zurückrufen|rückruf|rückrufen|zurückruf|zurückgerufen|telefonieren';

const PERSON =
  'mensch|mitarbeiter|mitarbeiterin|person|berater|beraterin|chef|chefin|kundendienst|ansprechperson|fachperson';

/** What people want from people, the more special first. */
export const wishes: readonly WishWords[] = [
  {
    wish: 'person',
    patterns: [`${PERSON} anfragen|anfordern|verlangen|rufen|holen|gewünscht|erwünscht|her !wie !was !zurück !mich`],
    keywords: [`${PERSON} !kontakt|adresse|mail|telefon|nummer|anzahl|name !=du|=bist|=ist|=sind|=gibt|=haben|=kein`],
  },
  {
    wish: 'callback',
    patterns: [
      `${CALL} ${WANT}|${ASK}|=mich|mir|sie|ihr`,
      'rufen|anrufen|ruf|telefonieren|läuten =mich|=mir|=uns an|zurück|bitte|mal|können|könnt|anrufen',
      'anruf|telefonat|rückruf =bitte|=gerne|=möchte|=hätte|=um|erbeten|wünsche|erwarten',
      'melden bitte|können|könnt|könnten|gerne|telefonisch =sich|=euch|=mir|=mich !wann|wie|schnell',
    ],
    keywords: ['rückruf|zurückrufen|rückrufbitte'],
  },
  {
    wish: 'appointment',
    patterns: [
      `${APPOINTMENT} ${WANT}|${ASK} !wie|was|wann|frühester|:nächster|frei|muss|müssen|ohne`,
      'termin vereinbaren|abmachen|ausmachen|machen|buchen|reservieren|fixieren|vorschlagen !wie !muss !müssen !brauche',
      '=platz|stellplatz|lagerplatz|hotelplatz reservieren|buchen|sichern',
      'termin bekommen|kriegen =ich|=wir !wann|wie',
      'besichtigung|probefahrt|beratung abmachen|vereinbaren|ausmachen|buchen|reservieren',
    ],
    keywords: ['termin|reservation|terminanfrage|buchen|reservieren'],
  },
  {
    wish: 'offer',
    patterns: [
      `${OFFER} ${WANT} !wie !wann !verbindlich !kosten !welche !was`,
      `${OFFER} ${ASK} machen|erstellen|schicken|senden|zustellen|geben|unterbreiten|haben|bekommen|schreiben|kriegen|mailen|zukommen|erhalten|offerieren|aufnehmen !wie !wann !was`,
      `${OFFER} machen|erstellen|schicken|senden|zustellen|unterbreiten|mailen|zukommen =mir|=uns|bitte`,
      'offerieren =mir|=uns|bitte',
      'anfrage aufnehmen|starten|stellen|machen|senden|aufgeben|schicken|platzieren ich|bitte|möchte|können|gerne|will !wie',
      `ich|wir|mein|unser ${WANT} versiegeln|aufbereiten|reinigen|einlagern|abstellen|vermitteln|verkaufen lassen|anmelden !wie !was !kosten !wann !welche !ob !preis !möglich !können`,
      `nehmen|nimm =sie|=du frage|anfrage =auf|=bitte`,
    ],
    keywords: ['offerte|kostenvoranschlag|offertanfrage|anfrage'],
  },
  {
    wish: 'person',
    patterns: [
      'mensch|mitarbeiter|mitarbeiterin|person|jemand|jemanden|jemandem|berater|beraterin|chef|chefin|geschäftsführer|inhaber|verkäufer|fachmann|fachperson|ansprechperson|ansprechpartner|leute|kundendienst|werkstatt sprechen|reden|schreiben|telefonieren|verbinden|chatten|kontaktieren|wenden|unterhalten !rede_ich|spreche_ich|schreibe_ich|chatte_ich',
      'mensch|mitarbeiter|person|berater|chef =bitte|statt|=möchte|=will|=wollen|=brauche !rede_ich|spreche_ich|schreibe_ich|chatte_ich',
      'verbinden =mich|=uns|bitte',
      'mensch|mitarbeiter|person|berater|chef|jemand|jemanden|verkäufer geben|holen|schicken =mir|=uns|=einen|=eine',
      'richtig|richtige|richtigen|echt|echte|echten mensch|leute|person|mitarbeiter|personen',
      'beschwerde|reklamation|beschweren|reklamieren|beanstanden|mängelrüge|schadenmeldung|reklamiere',
      'notfall|unfall|dringend|panne|sofort hilfe|helfen|anrufen|brauchen|jemand|notfall|problem|unfall',
      'notfall|notfälle',
      'unzufrieden|enttäuscht|beschädigt|kaputt_gemacht|zerkratzt nach|arbeit|abholen|reinigung|versiegelung|auto|wohnmobil|ihr|sie|euch|bei',
      'persönlich|direkt beraten|beratung|reden|sprechen|besprechen möchte|will|gerne|können|bitte',
      'beratung|beratungsgespräch|gespräch möchte|hätte|wünsche|gerne|will|brauche',
    ],
    keywords: ['notfall|reklamation|beschwerde'],
  },
];
