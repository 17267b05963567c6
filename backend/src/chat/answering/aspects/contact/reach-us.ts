import { businessProfile, chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { Aspect } from '../aspect.js';

const { street, postalCode, town, socialLinks } = businessProfile;
/** Asked for by name, whether the business is there or not. */
const NETWORKS = ['instagram', 'facebook', 'tiktok', 'youtube', 'linkedin'];

/** By which number the business is called. */
export const phone: Aspect = {
  id: 'phone',
  isComplete: true,
  about: 'either',
  patterns: [
    'telefon|telefonnummer|festnetz|festnetznummer|handynummer|rufnummer|natel|natelnummer|telefonisch|hotline|whatsapp !gesagt|:zugesagt|versprochen|gesprochen|abgemacht|vereinbart|geheissen',
    ':nummer anrufen|rufen|=euch|=ihre|=eure|=bitte|=her !=meine',
    '=nummer wie|welche|was|welcher :ist|:lautet|lauten|wählen|anrufen|erreichen !schild|autonummer|abgeben|hinterlegen|kontrollschild',
    'anrufen|telefonieren irgendwo|wo|kann|wohin|kann_man|möglich !mich !mir',
    'anrufen|telefonieren lieber|besser|direkt|gleich|selber|einfach =ich !mich !mir',
  ],
  covers: ['hours'],
  answer: ({ says }) => {
    const text = `Telefonisch erreichen Sie uns unter ${chatPhoneLink}.`;
    return says('whatsapp')
      ? { text: `Ob wir über WhatsApp erreichbar sind, weiss ich nicht. ${text}`, isUnknown: true }
      : { text };
  },
};

/** Where one writes to. */
export const mail: Aspect = {
  id: 'mail',
  isComplete: true,
  about: 'either',
  patterns: [
    'mail|email|e-mail|mailadresse|emailadresse|e-mail-adresse',
    'schriftlich|schreiben euch|ihnen|erreichen|wohin|wo|anfragen|melden|kontaktieren',
    'foto|fotos|bild|bilder|video|unterlagen|masse schicken|senden|mailen|zustellen|zusenden wohin|wo|adresse|an_wen|welche_adresse',
  ],
  covers: ['address', 'hours'],
  answer: () => ({ text: `Per E-Mail erreichen Sie uns unter ${chatMailLink}.` }),
};

/** Asked for in so many words, whatever it is for: «eure Mailadresse bitte, ich will Fotos vom Lack schicken». */
export const mailAddress: Aspect = {
  ...mail,
  id: 'mailAddress',
  isSure: true,
  patterns: [
    'mailadresse|emailadresse|e-mail-adresse|mail_adresse|e-mailadresse =eure|=ihre|=welche|=welcher|=wie|=bitte|=haben|=habt|=brauche|=euch|=was !=meine|=mein|falsch',
    '=mail|=email|=e-mail =welche|=eure|=ihre foto|fotos|bild|bilder|video|schicken|senden',
  ],
  covers: ['mail', 'address', 'hours', 'contact', 'price', 'process'],
};

/** Where else the business is found. */
export const social: Aspect = {
  id: 'social',
  isSure: true,
  about: 'business',
  patterns: [
    `${NETWORKS.join('|')}|insta|fb|social_media|sozialen_medien|soziale_medien !gelesen|gelese|gesehen|gehört|entdeckt|stand|stiess`,
  ],
  covers: ['contact', 'address', 'mail', 'overview', 'offered'],
  answer: () => ({
    text:
      socialLinks.length > 0
        ? `Sie finden uns auch auf ${socialLinks.map((link) => link.name).join(', ')}; die Links stehen zuunterst auf jeder Seite.`
        : `Auf unserer Website ist kein Auftritt in sozialen Medien verlinkt. Fragen Sie uns gerne direkt: ${chatPhoneLink} oder ${chatMailLink}.`,
  }),
};

/** How the business is reached, whichever way. */
export const contact: Aspect = {
  id: 'contact',
  isComplete: true,
  about: 'either',
  patterns: [
    'kontakt|kontaktieren|kontaktdaten|kontaktaufnahme|kontaktmöglichkeit',
    'wie|weg|möglichkeit|irgendwie|anders|art|schnellste|schnellsten|einfachsten|am_besten erreichen',
    'ansprechpartner|ansprechperson',
    'wer|wen|wem|wohin|wo :wenden|:wende|:wendet =ich|=man|=wir|=uns|=mich',
  ],
  covers: ['hours', 'address'],
  answer: () => ({
    text: `Sie erreichen uns unter ${chatPhoneLink} oder ${chatMailLink}. Unsere Adresse: ${street}, ${postalCode} ${town}.`,
  }),
};
