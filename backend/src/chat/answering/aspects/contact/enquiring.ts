import { businessProfile, company } from '@fahrzeugpflege/contracts';
import type { Aspect } from '../aspect.js';

const { claims } = businessProfile;

/** How soon there is an answer. */
export const answerTime: Aspect = {
  id: 'answerTime',
  isComplete: true,
  about: 'either',
  patterns: [
    'wann|bis_wann|wie_schnell|wie_lange|wie_rasch|schnell antwort|antworten|melden|rückmeldung|bescheid|rückruf|zurückrufen|zurückruft|reagieren|hören|offerte|anfrage !mich_melden|=ich_mich|mich_anmelden|mich_für',
    'wann|bis_wann rufen|anrufen|anruf|telefonieren|läuten =sie|=ihr|=die|jemand|=mich !=ich|=man|=wir|erreichen|erreichbar|offen',
    'antworten|antwortet|meldet|melden erst|nie|ewig|spät woche|wochen|tagen|=hört|ewig =ihr|=sie !wenn|falls|fertig',
    'wann|bis_wann|wie_schnell|wie_lange hören|höre =ich|=wir|=man etwas|was|euch|ihnen !gehört',
    'reaktionszeit|antwortzeit|rückmeldung',
  ],
  covers: ['hours', 'reachable', 'duration', 'contact', 'offerHow'],
  answer: () => ({ text: `Wir antworten ${claims.answerPromise}, per E-Mail oder Telefon.` }),
};

/** How one comes to an offer, and what it binds one to. */
export const offerHow: Aspect = {
  id: 'offerHow',
  isComplete: true,
  about: 'either',
  patterns: [
    'wie|was|welche|wo offerte|offertanfrage|kostenvoranschlag|anfrage|angebot_anfordern brauchen|kommen|bekommen|erhalten|angaben|anfordern|nötig|funktionieren|stellen|machen|müssen|ablaufen|läuft|vorgehen',
    'offerte|offertanfrage|kostenvoranschlag|anfrage muss|müssen|nötig|ohne vorbeikommen|kommen|vorbeibringen|vorführen|zeigen|besichtigung',
    // «Also gut, überzeugt. Was muss ich jetzt tun?»
    'was|wie muss_ich|müssen_wir|soll_ich|sollen_wir|gehe_ich|gehen_wir tun|machen|vor jetzt|nun|nächstes|weiter|konkret !rechnen|kosten|zahlen|preis !wenn|falls|fleck|schaden|panne|waschen|bevor',
    'wie|wo|was|welche termin|platz buchen|vereinbaren|reservieren|ausmachen|abmachen|brauchen|anmelden',
    'offerte|anfrage|kostenvoranschlag|schreiben|melden kosten|gratis|kostenlos|zahlen|bezahlen|verbindlich|unverbindlich|verpflichten|verpflichtet|verpflichtend|bindend|gebunden|zusagen|zugesagt|absagen|ablehnen !preis|richtpreis !keiner|niemand',
  ],
  covers: ['price', 'bring', 'process', 'address', 'overview'],
  answer: ({ says, look }) => {
    if (
      says(
        'verbindlich|unverbindlich|verpflichten|verpflichtet|verpflichtend|bindend|gebunden|zusagen|absagen|ablehnen',
      )
    ) {
      return {
        text: 'Eine Anfrage verpflichtet Sie zu nichts. Verpflichtet sind Sie erst, wenn Sie die Offerte annehmen.',
      };
    }
    if (says('gratis|kostenlos|kosten|zahlen|bezahlen')) {
      // «Brauche einen Platz, was kostet das?» asks for no offer's price.
      if (!says('offerte|offertanfrage|kostenvoranschlag|anfrage')) return undefined;
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

/** Whether one may come without an appointment. */
export const visit: Aspect = {
  id: 'visit',
  about: 'business',
  isComplete: true,
  patterns: [
    'termin|anmeldung|voranmeldung|anmelden muss|müssen|ohne|nötig|brauchen|spontan|einfach vorbeikommen|kommen|vorbei|haben|brauchen|anmelden|bringen',
    'termin|anmeldung|voranmeldung muss|müssen|soll vorher|vorgängig|im_voraus|machen|abmachen|vereinbaren !wie|wo|wann',
    'ohne termin|anmeldung|voranmeldung',
    'spontan|unangemeldet|einfach_so vorbeikommen|kommen|vorbeischauen',
    'zeigen|vorführen|vorzeigen|hineinschauen|reinschauen|hereinschauen|vorbeischauen =darf|=dürfte|=kann|=könnte|=können|=dürfen|spontan|einfach|anmelden|termin|kommen !foto|fotos|bild|bilder|ausweis|preis|wer',
    'einfach|direkt|einfach_so hinfahren|vorbeifahren|hinkommen|herkommen|vorfahren|auftauchen|vorbeikommen|hineinlaufen|hereinlaufen|reinlaufen|reinkommen|hereinkommen|hineinkommen|hineinspazieren|hereinspazieren|reinspazieren|hereinschneien|reinschneien =ich|=man|=wir',
  ],
  covers: ['offerHow', 'hours', 'access', 'pickup', 'bring', 'size', 'fits'],
  answer: () => ({ text: company.closing.text }),
};
