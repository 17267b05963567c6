import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { Aspect } from './aspect.js';

const TO_PEOPLE = `${chatPhoneLink} oder ${chatMailLink}`;
const SAID =
  ':versprochen|:zugesichert|:zugesagt|:abgemacht|:vereinbart|:bestätigt|:gewährt|zusage|zusicherung|abmachung';
const BY_YOU = '=ihr|=sie|=euch|=ihnen|=man|=jemand|=einer|=kollegin|=kollege|=chef|=frau|=herr|=mitarbeiter';

/** What somebody says that the business agreed with them: nobody here can know it, nor confirm it. */
export const agreed: Aspect = {
  id: 'agreed',
  isSure: true,
  about: 'either',
  patterns: [
    `${SAID} =mir|=uns|=mich ${BY_YOU} !wie|wann|was|anrufen !termin_vereinbart`,
    ':gesagt|:erzählt|:behauptet|:gemeint gratis|inklusive|inbegriffen|kostenlos|umsonst|geschenkt|rabatt ihr_habt|sie_haben|habt_ihr|haben_sie|mir_gesagt|uns_gesagt',
    'zusage|zusicherung|abmachung =habe|=haben|=hatte chefin|chef|kollege|kollegin|mitarbeiter|=euch|=ihnen|schriftlich|mündlich|gratis|franken !keine',
    ':versprochen|:zugesichert|:zugesagt|:abgemacht doch|ja|schon|fix|war|wurde|hatten|=haben|=so|=wie',
  ],
  covers: ['answerTime', 'offerHow', 'process', 'overview', 'offered'],
  answer: () => ({
    text: `Was Ihnen zugesagt wurde, sehe ich hier nicht und kann es nicht bestätigen. Es gilt, was in der Offerte steht; fragen Sie bitte nach: ${TO_PEOPLE}.`,
  }),
};

/** A promise that is pressed for: figures stay what they are, and only an offer binds. */
export const promise: Aspect = {
  id: 'promise',
  isSure: true,
  about: 'either',
  patterns: [
    'versprechen|verspricht|versprich|versprichst|versprecht|schwören|schwör|zusichern|zusagen =mir|=uns|=wir|=mich|=ihr|=sie|=du !:versprochen|:zugesagt|:zugesichert|werbung|website',
    'bestätigen|bestätige =bitte platz|termin|preis|rabatt|franken|verbindlich',
    'bestätigen|bestätige|bestätigst =mir|=uns verbindlich|schriftlich|hier|jetzt|dass',
    'ehrenwort|hand_aufs_herz',
    'unterschreiben|unterschreib|unterzeichnen|unterzeichne =hier|=mir|=bitte|=jetzt|dass !vertrag|offerte|wann|wo|muss|=ich',
    ':müsst|:müssen =ihr|=sie =mir|=uns herausgeben|zahlen|ersetzen|erstatten|reparieren|entschädigen|gesetz|schaden|gratis|garantieren !wie|was|wann',
    ':sag|:sage|:sagen|:schreib|:schreibe =ja franken|preis|gratis|rabatt|prozent !:ob',
    ':abgemacht|:deal|:ausgemacht franken|rabatt|prozent|preis|gratis|kostenlos !doch|schon|hatten|habe|haben|mir',
    'brauche|will|möchte|verlange|wollen zusage|zusicherung|versprechen !offerte',
  ],
  covers: ['offerHow', 'process', 'overview', 'offered'],
  answer: () => ({
    text: `Versprechen kann ich Ihnen nichts. Was wir zusagen, steht in der Offerte; reden Sie am besten mit uns: ${TO_PEOPLE}.`,
  }),
};

/** «Ihr garantiert mir, dass es am Freitag fertig ist»: of a day, a price or a sale there is no guarantee. */
export const assurance: Aspect = {
  ...promise,
  id: 'assurance',
  patterns: [
    'garantieren|garantiert|garantierst =mir|=uns|=ihr|=sie|=euch|=dir franken|chf|preis|verkaufspreis|erlös|fertig|termin|abholbereit|kratzer|schaden|schäden|passiert !:garantie',
    'garantie|schriftlich dass verkauft|verkaufen|fertig|abholbereit|gestohlen|passiert =will|=brauche|=möchte|=verlange|=gebt|=geben|=gib',
  ],
  covers: [...(promise.covers ?? []), 'promise', 'guarantee', 'hours', 'comeThen', 'reachable'],
};
