import { firstSentences } from '../../../knowledge/excerpt.js';
import { type Asked, type Aspect, perSubject, type Reply } from '../aspect.js';
import { openPlaceReply } from './open-place.js';

/** What it is, told in the page's own opening words. */
export const overview: Aspect = {
  id: 'overview',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'was =ist|sind|bedeuten|verstehen|heissen !ist_wenn|ist_falls',
    'info|information|erklären|erzählen|beschreiben|details|erfahren|auskunft|vorstellen|wissen',
    'für_wen|wofür|wozu',
    'begreifen|begriffen|kapieren|kapiert|verstanden|verstehe|durchblick|schlau nicht|noch_nicht|kaum|kein|keinen',
  ],
  answer: tellOpening,
};

/** What there is for what was told: «Mein Oldtimer soll nicht rosten. Was haben Sie für solche Autos?» */
export const remedy: Aspect = {
  id: 'remedy',
  about: 'subject',
  patterns: [
    'was =haben|habt =ihr|=sie =für solche|so|sowas|dagegen',
    'was :kann|:könnte|:könnt|:können|:könnten machen|tun =da|dagegen|damit|daran =man|=ihr|=sie|=ich',
    'was :hättet|:hätten|:gäbe =ihr|=sie|=es !nächster|termin|zeit|offen|preis|kosten',
    'welche|was_für möglichkeit|möglichkeiten|lösung|lösungen|variante|varianten =gibt|=haben|=habt|=bieten|=sehen !zahlen|bezahlen|preis|kosten',
    'wo|wohin einlagern|überwintern|unterstellen|abstellen|einstellen|unterbringen =ich|=man|=wir|=mein|=unser !unterschied|unterscheiden|vorteil !schlüssel|abfall|hund|kosten|preis|schlafen',
    'was|womit anbieten|bieten|empfehlen|raten =mir|=uns|dagegen|dafür|solche !oder|preis|kosten|zahlen|rabatt',
  ],
  covers: ['serviceList', 'offerHow', 'overview', 'vehicles', 'offered', 'bring', 'benefit'],
  // Nobody named the service: its heading says which it is.
  answer: (asked) => perSubject(asked, ({ page }) => page && `${page.heading}. ${firstSentences(page.lead, 2)}`),
};

/** Whether it is offered at all. */
export const offered: Aspect = {
  id: 'offered',
  isGeneral: true,
  isStrict: true,
  about: 'subject',
  patterns: [
    'bieten|anbieten|haben|habt|machen|macht|gibt|geben|führen|können|könnt|kann|dürfen|darf =ihr|=sie|=es|=man|=euch|=ihnen|=ich|=wir !warten|dabei_:sein|dabei_:bleiben|dort_:bleiben|mithelfen',
  ],
  answer: tellOpening,
};

/** What it is good for. */
export const benefit: Aspect = {
  id: 'benefit',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'bringen|nützen|nutzen|vorteil|lohnen|taugen|wirkung|effekt|sinnvoll was|wieso|warum|welche|mir|sich !:bringe|mitbringen|mitnehmen',
    'vorteil|nutzen|wirkung',
    'sinnvoll|ratsam|empfehlenswert|vernünftig|nützlich =ist|=wäre|=sei|=es',
    'warum|wieso|weshalb',
    'was =machen|können',
  ],
  covers: ['overview', 'process', 'offered'],
  answer: (asked) =>
    perSubject(asked, ({ page }) =>
      page?.features
        .slice(0, 2)
        .map(({ text }) => firstSentences(text, 2))
        .join(' '),
    ),
};

function tellOpening(asked: Asked): Reply | undefined {
  const place = openPlaceReply(asked);
  if (place !== undefined) return { text: place, isOpen: true };
  return perSubject(asked, ({ page }) => (page ? firstSentences(page.lead, 3) : undefined));
}
