import { businessProfile, chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { Aspect } from '../aspect.js';

const { claims } = businessProfile;

/** «Wie kann ich die Buchung verschieben?», «Wie lange im Voraus …?» ask for something else. */
const NO_BEGINNING =
  '!wie_lange !wie_früh !wie_viel !wie_viele !wie_teuer !verschieben|absagen|stornieren|ändern|abändern|umbuchen|rückgängig|widerrufen|kosten|preis|teuer !aktion|rabatt|frühbucher|newsletter|probefahrt|fahrt|ausfahrt|ausfahren|herausholen|mitbringen|wetter';
const AFTERWARDS = 'passiert|geschieht|folgt|:weiter';
const HOW = `Mit einer Anfrage: über das Formular auf der Seite «Kontakt», telefonisch unter ${chatPhoneLink} oder gleich hier; schreiben Sie zum Beispiel «Ich möchte einen Termin».`;
const THEN = `Wir melden uns ${claims.answerPromise} per E-Mail oder Telefon und klären, was Sie brauchen und wann es geht. Danach erhalten Sie eine Offerte; verpflichtet sind Sie erst, wenn Sie sie annehmen.`;
const ONE = '=ich|=man|=wir|bei_euch|bei_ihnen';

/** How one comes to an appointment or a place, and what happens then: «Wie kann ich buchen?» */
export const booking: Aspect = {
  id: 'booking',
  isComplete: true,
  about: 'either',
  patterns: [
    `wie|wo|worüber buchen|:buche|:bucht|reservieren|anmelden|abmachen|anfragen ${ONE} ${NO_BEGINNING}`,
    `wie|wo buchung|terminbuchung|reservation|reservierung|anmeldung|terminvereinbarung|vereinbarung funktionieren|läuft|ablaufen|:geht|:ginge|machen|vorgehen ${NO_BEGINNING}`,
    `wie|wo termin|platz bekommen|erhalten|kommen|kriegen|abmachen|ausmachen|vereinbaren|buchen|reservieren|:mache ${ONE} ${NO_BEGINNING}`,
    `buchen|reservieren|anmelden|buchung vorgehen|wie_geht|wie_läuft|wie_funktioniert|wie_ginge ${NO_BEGINNING}`,
    `was|wie ${AFTERWARDS} nach|nachdem|dann|danach|wenn|sobald buchung|buchen|anfrage|anfragen|formular|abschicken|absenden|abgeschickt ${NO_BEGINNING}`,
    `=formular|kontaktformular|anfrageformular|buchungsformular|onlineformular|anmeldeformular wo|gibt|haben|habt|finden|ausfüllen|ausfülle ${NO_BEGINNING}`,
  ],
  covers: [
    ...['access', 'visit', 'answerTime', 'offerHow', 'phone', 'mail', 'contact', 'address', 'hours', 'comeThen'],
    ...['process', 'bring', 'included', 'overview', 'offered', 'howDone', 'serviceList', 'size', 'openPlace'],
  ],
  answer: ({ says }) => ({ text: says(AFTERWARDS) ? THEN : `${HOW} ${THEN}` }),
};
