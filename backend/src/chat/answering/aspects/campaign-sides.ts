import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { campaign } from '../../knowledge/facts.js';

const afterwards = campaign.questions[2]?.answer;

/** Something is sent, and what comes of it is asked. */
const SENT =
  ':abgeschickt|:abgesendet|:geschickt|:gesendet|:ausgefüllt|:eingereicht|:angemeldet|:angefragt|:eingegeben|:eingetragen|:eingeschrieben|ausfüllen|abschicken|absenden|einsenden';

/** A side of the campaign that is asked for: the first that fits is told. */
interface Side {
  readonly patterns: readonly string[];
  readonly text: string;
  /** True where nothing of it is worth telling once the campaign is over. */
  readonly isOfNow?: boolean;
}

/** What the campaign's page says of it, beside the discount and the days. */
export const campaignSides: readonly Side[] = [
  {
    patterns: [
      'garantie|gleich_gut|schlechter|qualität|weniger_gut|weniger_gründlich|gründlich|sorgfältig|pfuschen|husch_husch',
      'weniger|geringer schutz|leistung|schicht|qualität',
      'weniger|kürzer|schneller :lang|:lange|polieren|arbeiten|gearbeitet',
    ],
    text: campaign.benefits.find(({ text }) => text.includes('Garantie'))?.text ?? '',
  },
  {
    patterns: [
      'verbindlich|unverbindlich|verpflichten|verpflichtet|verpflichtend|bindend|gebunden|binden|verpflichtung',
      'absagen|ablehnen|zurücktreten|widerrufen|stornieren|annullieren|rückzieher|abspringen',
      `muss|müssen|müsste wirklich|kommen|zahlen|nehmen|annehmen ${SENT}|anmelden|formular`,
      `wann|wie_schnell|wie_rasch|wie_lange|was|wie|nachdem|wenn|nach|und_dann ${SENT}|anfrage|anmeldung =melden|=meldet|hören|höre|antworten|antwort|bescheid|rückmeldung|passieren|passiert|geschehen|geschieht|:weiter|:kommt_dann`,
      `wann|wie_schnell|wie_rasch|wie_lange =melden|=meldet|antworten|bescheid|rückmeldung =ihr|=sie|=euch|=jemand !anmelden !mich_melden`,
      `${SENT} nichts|niemand|warte|warten`,
      'nach|nachdem|danach|nachher anfrage|anmeldung|anmelden|angemeldet|passieren|geschehen',
      'offerte|rechnung|endpreis|schlussrechnung abziehen|abgezogen|drin|enthalten|berücksichtigt|inbegriffen|automatisch|eingerechnet',
    ],
    text: afterwards ?? '',
  },
  {
    isOfNow: true,
    patterns: [
      'wie|wo|was|womit|kann|könnte|muss|müsste|darf vorgehen|vorgehe|anmelden|:einlösen|:einlöse|beantragen|bewerben|sichern|abmachen|eingeben|einschreiben !wann !bis !zählen !gelten !oder_wann !erst !trotzdem !viel !später !frühling !zuerst',
      'wie ablaufen|abläuft|funktionieren|:gehe_ich|:geht_das|:geht_dann_das !viel !lange',
      'wie|wo kommen|bekommen|kriegen|erhalten|profitieren|buchen|bestellen|mitmachen|teilnehmen|überkommen =ich|=wir|=man !viel !viele !hoch !lange !oft !wann !=wenn !zu_euch !zu_ihnen !anfahrt',
      'wo finden|finde|steht|stehen|nachlesen|webseite|website|homepage',
      'ohne anmeldung|formular|anfrage',
      'welche|was angaben|daten|unterlagen|informationen',
      'was|etwas muss|müssen|soll|müsste machen|tun|angeben|schreiben|erwähnen|vermerken',
      'code|rabattcode|gutscheincode|formular|anmeldeformular|online|telefonisch|per_mail|per_telefon|am_telefon|per_whatsapp|telefon|anrufen|mailadresse|e-mail|mail|email',
    ],
    text: `Fragen Sie mit dem Formular auf der Seite «Frühbucher-Aktion» an, telefonisch unter ${chatPhoneLink}, per E-Mail an ${chatMailLink} oder gleich hier. ${afterwards}`,
  },
  {
    patterns: [
      'was|welche|alles enthalten|dabei|inbegriffen|arbeit|umfassen|gehören !=nie|=nichts|=habe',
      '=auch|dazu|inklusive politur|polieren|handwäsche|waschen|entfetten !nur|alleine',
    ],
    text: `${campaign.servicesHeading}: ${campaign.services.join('; ')}.`,
  },
];
