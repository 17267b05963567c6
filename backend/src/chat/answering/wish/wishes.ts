import type { EnquiryWish } from '../answer.js';

/** How a wish to people is recognised, in the notation of `compilePattern`. */
export interface WishWords {
  readonly wish: EnquiryWish;
  /** Said so, it is a wish. */
  readonly patterns: readonly string[];
  /** Keywords: a wish if hardly anything else is said, or if they begin what is said: «Termin für …». */
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
      'jemand anrufen|telefonieren|läuten|anläuten|aufläuten =könnte|=könnten|=kann|=können|=soll|=sollte !=ich|=man|wie|wann|welche|wo',
      'anruf|telefonat|rückruf =bitte|=gerne|=möchte|=hätte|=um|erbeten|wünsche|erwarten',
      'melden bitte|können|könnt|könnten|kann|könnte|soll|gerne|telefonisch =sich|=euch|=mir|=mich !wann|wie|schnell|ob',
    ],
    keywords: ['rückruf|zurückrufen|rückrufbitte'],
  },
  {
    wish: 'appointment',
    patterns: [
      `${APPOINTMENT} ${WANT}|${ASK} !wie|was|wann|frühester|:nächster|frei|muss|müssen|ohne`,
      'termin vereinbaren|abmachen|ausmachen|machen|buchen|reservieren|fixieren|vorschlagen !wie !muss !müssen !brauche',
      '=platz|stellplatz|lagerplatz|hotelplatz reservieren|buchen|sichern',
      'termin bekommen|kriegen =ich|=wir !wann|wie|wenn|rabatt|prozent|aktion|frühbucher|kosten',
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
      'mensch|mitarbeiter|mitarbeiterin|person|jemand|jemanden|jemandem|berater|beraterin|chef|chefin|geschäftsführer|inhaber|verkäufer|fachmann|fachperson|ansprechperson|ansprechpartner|leute|kundendienst|werkstatt sprechen|reden|schreiben|telefonieren|verbinden|chatten|kontaktieren|wenden|unterhalten !rede_ich|spreche_ich|schreibe_ich|chatte_ich !=bist !=bin_ich',
      'mensch|mitarbeiter|person|berater|chef =bitte|statt|=möchte|=will|=wollen|=brauche !rede_ich|spreche_ich|schreibe_ich|chatte_ich',
      'verbinden =mich|=uns|bitte',
      'kontakt|verbindung aufnehmen|aufzunehmen|treten|setzen|melden =mir|=uns|=mich jemand|=sie|=ihr|können|bitte !wie|wann',
      'kontaktieren =mich|=uns',
      'jemand|jemanden =mich|=mir|=uns beraten|helfen|weiterhelfen|anrufen|kontaktieren|melden !wann',
      'nicht|keine|keinen|keinem|ungern|ohne|statt automat|maschine|maschinen|roboter|bot|computer|programm|chatbot reden|sprechen|schreiben|diskutieren|chatten|unterhalten|streiten|plaudern !=du',
      'jemand|jemanden|jemandem|person|mensch auskennen|auskennt|drauskommt|verantwortlich|zuständig =mit|=will|=möchte|=brauche|=geben|=gib|sprechen',
      'mensch|mitarbeiter|person|berater|chef|jemand|jemanden|verkäufer geben|holen|schicken =mir|=uns|=einen|=eine',
      'richtig|richtige|richtigen|echt|echte|echten|richtiges mensch|leute|person|mitarbeiter|personen|jemand !=bist !schreibt !antwortet !sitzt !programm !=sind_sie',
      'beschwerde|reklamation|beschweren|reklamieren|beanstanden|mängelrüge|schadenmeldung|reklamiere',
      'notfall|unfall|dringend|panne|sofort hilfe|helfen|anrufen|brauchen|jemand|notfall|problem|unfall',
      'notfall|notfälle',
      'ruiniert|zerstört|vermurkst|verhunzt|verkratzt|verpfuscht =ihr|=sie|=euch|=habt mir|=mein|=meine|=meinen|=unser',
      'geld|geldes zurück|zurückhaben|rückerstattung|zurückverlangen|zurückfordern =ich|=wir will|möchte|verlange|wollen|fordere',
      'unzufrieden|enttäuscht|beschädigt|kaputt_:gemacht|zerkratzt nach|arbeit|abholen|reinigung|versiegelung|auto|wohnmobil|ihr|sie|euch|bei',
      'persönlich|direkt beraten|beratung|reden|sprechen|besprechen möchte|will|gerne|können|bitte',
      'beratung|beratungsgespräch|gespräch möchte|hätte|wünsche|gerne|will|brauche',
    ],
    keywords: ['notfall|reklamation|beschwerde'],
  },
];
