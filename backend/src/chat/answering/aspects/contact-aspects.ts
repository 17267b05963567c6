import { businessProfile, campaign, chatMailLink, chatPhoneLink, company } from '@fahrzeugpflege/contracts';
import type { Aspect } from './aspect.js';

const { name, street, postalCode, town, claims, socialLinks } = businessProfile;

const address: Aspect = {
  id: 'address',
  isComplete: true,
  about: 'either',
  patterns: [
    'adresse|anschrift|=standort|anfahrt|anreise|wegbeschreibung|navi|=strasse|=ort|postleitzahl|plz|hausnummer|=lage|=karte|route',
    'wo|wohin bringen|hinbringen|herbringen|abgeben|kommen|genau|hin',
    'in_welchem|in_welcher|welches|welcher|welchem dorf|ort|stadt|gemeinde|kanton|region|gegend',
    'wo|wohin|woher =sie|=ihr|=euch|=ihnen|=eu|=man|finden|befinden|liegen|sind|=seid|betrieb|garage|firma|geschäft|zuhause|werkstatt|halle',
    'wie|wo kommen|finden|hinkommen|gelangen zu|hin|euch|ihnen|hinfinden|dort|dorthin',
    'kanton|gemeinde|dorf|gegend welche|was|wo|in',
    'thurgau|tg|bern|arbon|langenthal|oberaargau roggwil|=ihr|=sie|=seid|liegen|liegt',
    'wohin fahren|muss|bringen|kommen|hinfahren',
  ],
  covers: ['overview', 'aboutUs', 'serviceList'],
  answer: () => ({
    text: `Sie finden uns hier: ${name}, ${street}, ${postalCode} ${town}. Eine Karte steht auf der Seite «Kontakt».`,
  }),
};

const phone: Aspect = {
  id: 'phone',
  isComplete: true,
  about: 'either',
  patterns: [
    'telefon|telefonnummer|handynummer|rufnummer|natel|natelnummer|telefonisch|hotline|whatsapp',
    'nummer anrufen|rufen|euch|ihre|eure',
    'anrufen|telefonieren irgendwo|wo|kann|wohin|kann_man|möglich !mich !mir',
  ],
  covers: ['hours'],
  answer: ({ says }) => {
    const text = `Telefonisch erreichen Sie uns unter ${chatPhoneLink}.`;
    return says('whatsapp')
      ? { text: `Ob wir über WhatsApp erreichbar sind, weiss ich nicht. ${text}`, isUnknown: true }
      : { text };
  },
};

const mail: Aspect = {
  id: 'mail',
  isComplete: true,
  about: 'either',
  patterns: [
    'mail|email|e-mail|mailadresse|emailadresse|e-mail-adresse',
    'schriftlich|schreiben euch|ihnen|erreichen|wohin|wo',
  ],
  covers: ['address', 'hours'],
  answer: () => ({ text: `Per E-Mail erreichen Sie uns unter ${chatMailLink}.` }),
};

const social: Aspect = {
  id: 'social',
  isSure: true,
  about: 'business',
  patterns: [
    `${socialLinks.map((link) => link.name.toLowerCase()).join('|')}|insta|fb|social_media|sozialen_medien|soziale_medien`,
  ],
  covers: ['contact', 'address', 'mail', 'overview', 'offered'],
  answer: () => ({
    text: `Sie finden uns auch auf ${socialLinks.map((link) => link.name).join(', ')}; die Links stehen zuunterst auf jeder Seite.`,
  }),
};

const contact: Aspect = {
  id: 'contact',
  isComplete: true,
  about: 'either',
  patterns: [
    'kontakt|kontaktieren|kontaktdaten|kontaktaufnahme|kontaktmöglichkeit',
    'wie|weg|möglichkeit|irgendwie|anders erreichen',
    'ansprechpartner|ansprechperson',
  ],
  covers: ['hours', 'address'],
  answer: () => ({
    text: `Sie erreichen uns unter ${chatPhoneLink} oder ${chatMailLink}. Unsere Adresse: ${street}, ${postalCode} ${town}.`,
  }),
};

const answerTime: Aspect = {
  id: 'answerTime',
  isComplete: true,
  about: 'either',
  patterns: [
    'wann|bis_wann|wie_schnell|wie_lange|wie_rasch|schnell antwort|antworten|melden|rückmeldung|bescheid|rückruf|reagieren|hören|offerte|anfrage',
    'reaktionszeit|antwortzeit|rückmeldung',
  ],
  covers: ['hours', 'duration', 'contact', 'offerHow'],
  answer: () => ({ text: `Wir antworten innert ${claims.answerWithin}, per E-Mail oder Telefon.` }),
};

const offerHow: Aspect = {
  id: 'offerHow',
  isComplete: true,
  about: 'either',
  patterns: [
    'wie|was|welche|wo offerte|offertanfrage|kostenvoranschlag|anfrage|angebot_anfordern brauchen|kommen|bekommen|erhalten|angaben|anfordern|nötig|funktionieren|stellen|machen|müssen',
    'wie|wo|was|welche termin|platz buchen|vereinbaren|reservieren|ausmachen|abmachen|brauchen|anmelden',
    'offerte|anfrage|kostenvoranschlag kosten|gratis|kostenlos|verbindlich|unverbindlich|verpflichten',
  ],
  covers: ['price', 'bring', 'process', 'address', 'overview'],
  answer: ({ says, look }) => {
    if (says('gratis|kostenlos|kosten')) {
      return {
        text: 'Was eine Offerte kostet, weiss ich nicht; verpflichtet sind Sie erst, wenn Sie sie annehmen.',
        isUnknown: true,
      };
    }
    const needed = look('marke jahrgang länge höhe genügen offerte') ?? '';
    return {
      text: `${needed} Ich nehme die Anfrage gerne gleich hier auf; schreiben Sie zum Beispiel «Ich möchte eine Offerte».`.trim(),
    };
  },
};

const visit: Aspect = {
  id: 'visit',
  about: 'business',
  isComplete: true,
  patterns: [
    'termin|anmeldung|voranmeldung|anmelden muss|müssen|ohne|nötig|brauchen|spontan|einfach vorbeikommen|kommen|vorbei|haben|brauchen|anmelden|bringen',
    'ohne termin|anmeldung|voranmeldung',
    'spontan|unangemeldet|einfach_so vorbeikommen|kommen|vorbeischauen',
  ],
  covers: ['offerHow', 'hours', 'access', 'pickup', 'bring'],
  answer: () => ({ text: company.closing.text }),
};

const pickup: Aspect = {
  id: 'pickup',
  isComplete: true,
  about: 'either',
  patterns: [
    'bringservice|holservice|abholservice|abholdienst|bringdienst|lieferdienst|überführung|überführen|hol_bring|hol_und|:abholung',
    'abholen|holen|liefern|zurückbringen =ihr|=sie|mir|uns|zuhause|daheim|auto|wohnmobil|fahrzeug|haustür|domizil !ich !wann',
    'abholen|holen|liefern|bringen|kommen zu_hause|daheim|zuhause|bei_mir|zu_mir|haustür|domizil|von_mir|nach_hause|heim',
    'mobil|vorbeikommen|kommen zu_mir|zu_uns|bei_mir|zu_hause|daheim|vor_ort',
  ],
  covers: ['bring', 'hours', 'access', 'address', 'process', 'overview', 'price', 'offered', 'serviceList'],
  answer: ({ says }) => {
    const text = `Es gibt einen ${campaign.pickup.title}. ${campaign.pickup.text}`;
    return says('kosten|preis|teuer|gratis|kostenlos')
      ? { text: `Was er kostet, weiss ich nicht. ${text}`, isUnknown: true }
      : { text };
  },
};

const privacy: Aspect = {
  id: 'privacy',
  isComplete: true,
  about: 'either',
  patterns: [
    'datenschutz|datenschutzerklärung|dsgvo|cookie|cookies|personendaten|privatsphäre|datenschutzbestimmungen',
    'daten|personendaten mein|meine|meinen|meiner',
    'daten|chatverlauf|nachricht|angaben|gespräch|chat|unterhaltung speichern|gespeichert|löschen|geschehen|geschieht|passieren|passiert|weitergeben|verwenden|sicher|aufbewahren|wer|lesen',
  ],
  covers: ['process', 'security', 'overview', 'offerHow', 'aboutUs', 'answerTime'],
  answer: () => ({
    text: `Wie wir mit Ihren Daten umgehen, steht auf der Seite «Datenschutz», auch was mit Nachrichten in diesem Chat geschieht. Auskunft oder Löschung verlangen Sie per E-Mail: ${chatMailLink}.`,
  }),
};

/** How the business is reached and what comes of an enquiry. */
export const contactAspects: readonly Aspect[] = [
  privacy,
  visit,
  pickup,
  answerTime,
  offerHow,
  social,
  phone,
  mail,
  contact,
  address,
];
