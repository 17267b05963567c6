import { businessProfile, campaign } from '@fahrzeugpflege/contracts';
import { firstSentences } from '../../knowledge/excerpt.js';
import type { Subject } from '../subjects/subject.js';
import { type Asked, type Aspect, perSubject, type Reply, replyOf } from './aspect.js';
import { factOf } from './site-facts.js';

const { claims, durations } = businessProfile;

const isSealing = ({ id }: Subject) => id === 'keramikversiegelung-wohnmobile' || id === 'aufbereitung';
const isSteam = ({ id }: Subject) => id === 'dampfreinigung' || id === 'mikrodampfreinigung';
const isPlace = ({ id }: Subject) => id === 'autohotel' || id === 'einlagerung';

/** How long the work takes; where a vehicle stays, how long its handing over does. */
export const duration: Aspect = {
  id: 'duration',
  about: 'subject',
  patterns: [
    'dauern|dauer|zeitaufwand|arbeitstag|bearbeitungszeit',
    'wie_lange|wie_lang brauchen|weg|gehen|arbeiten|haben|fertig|lassen|stehen',
    'wie_lange|wie_lang',
    'wie_viel|wieviel|wie_viele|wieviele tag|stunde|zeit|woche',
    'wann|bis fertig|abholbereit|zurück',
    'fertig|abholbereit gleich|selben_tag|tag|stunde',
    'gleichen_tag|selben_tag|gleichentags|selbentags|noch_heute',
  ],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      if (subject.id === 'aufbereitung') return `${subject.name} dauert ${durations.fullDetailing}.`;
      if (isPlace(subject))
        return `Für die Übergabe rechnen Sie ${durations.handover} ein. Wie lange das Fahrzeug bleibt, vereinbaren wir mit Ihnen.`;
      const written = factOf(subject.page, 'Dauer');
      return written && `${subject.name} dauert ${written}.`;
    }),
};

/** How long the handing over takes. */
export const handover: Aspect = {
  id: 'handover',
  isComplete: true,
  about: 'either',
  patterns: ['übergabe|fahrzeugübergabe|abgabe|abgeben|abgebe wie_lange|dauern|zeit|einplanen|dauer|frei !wann'],
  covers: ['duration'],
  answer: () => ({ text: `Für die Übergabe rechnen Sie ${durations.handover} ein.` }),
};

/** How long the result lasts. */
export const lasting: Aspect = {
  id: 'lasting',
  isComplete: true,
  about: 'either',
  patterns: [
    'haltbarkeit|lebensdauer|haltbar|schutzdauer|langlebig|beständig',
    'halten|anhalten|schützen|wirken|heben|schutz|bleiben|nachhalten :lang|:lange|jahr|ewig|wie_lange',
    'wie_oft|wann|wie_lange auffrischen|auffrischung|erneuern|wiederholen|neu',
    'auffrischung|auffrischen|nachversiegeln|erneuern',
  ],
  covers: ['duration', 'guarantee'],
  answer: (asked) => {
    if (asked.subjects.length > 0 && !asked.subjects.some(isSealing)) return undefined;
    const guarantee = asked.says('garantie|garantieren')
      ? ` Wir geben ${claims.guarantee} Garantie; die Bedingungen erhalten Sie schriftlich.`
      : '';
    return {
      text: `Die Keramikversiegelung hält in der Regel ${claims.sealingLasts}. Bei stark genutzten Fahrzeugen raten wir zu einer Auffrischung ${claims.sealingRefresh}.${guarantee}`,
    };
  },
};

/** What is guaranteed. */
export const guarantee: Aspect = {
  id: 'guarantee',
  isComplete: true,
  about: 'either',
  patterns: ['garantie|garantieren|gewährleistung|garantiezeit|garantiert'],
  covers: ['duration'],
  answer: ({ subjects, says, look }) => {
    const explained = says('warum|wieso|weshalb|passen|widerspruch|obwohl|trotzdem')
      ? look('wie passen garantie haltbarkeit zusammen')
      : undefined;
    if (explained) return { text: explained };
    const written = `Auf die Keramikversiegelung geben wir ${claims.guarantee} Garantie. Was sie deckt und was sie voraussetzt, erhalten Sie mit der Offerte schriftlich.`;
    if (subjects.length === 0 || subjects.some(isSealing)) return { text: written };
    if (says('käufer|verkauf|datum')) return undefined;
    return { text: `Ob es darauf eine Garantie gibt, weiss ich nicht. ${written}`, isUnknown: true };
  },
};

/** What is part of the service. */
export const included: Aspect = {
  id: 'included',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'inbegriffen|inklusive|enthalten|beinhalten|umfassen|umfang|leistungsumfang|inkl|mit_dabei|inbegriff',
    'was alles dabei|gehören|machen|gemacht|drin',
    'gehören dazu|was',
    'arbeit|schritt welche|was',
  ],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      if (asked.says('mwst|mehrwertsteuer|steuer')) return undefined;
      if (isSealing(subject)) return `${campaign.servicesHeading}: ${campaign.services.join('; ')}.`;
      if (isSteam(subject)) return asked.look('polster sitze küche bad reinigen');
      return subject.page && firstSentences(subject.page.pricesNote, 2);
    }),
};

/** What happens, step by step. */
export const process: Aspect = {
  id: 'process',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'ablauf|ablaufen|vorgehen|schritt|vorgehensweise|arbeitsschritt|prozess',
    'wie funktionieren|laufen|gehen|machen|vorgehen',
    'was passieren|geschehen',
  ],
  answer: (asked) =>
    perSubject(asked, ({ page, name }) => {
      if (!page) return undefined;
      const steps = page.steps.map(({ title }, index) => `${index + 1}. ${title}`).join(', ');
      return `${firstSentences(page.lead, 2)} Der Ablauf: ${steps}.`.replace(name, name);
    }),
};

/** What is to be brought along. */
export const bring: Aspect = {
  id: 'bring',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'mitbringen|mitnehmen|mitgeben|dabeihaben',
    'papier|unterlage|dokument|ausweis was|welche|brauchen|müssen',
    'was|welche angaben|brauchen|benötigen =sie|=ihr|=ihnen|=euch',
  ],
  answer: (asked) =>
    perSubject(asked, ({ page }) => {
      const written = factOf(page, 'Mitbringen') ?? factOf(page, 'Vorbereiten');
      return written && `Bitte mitbringen oder vorbereiten: ${written}.`;
    }),
};

/** What is to be done before. */
export const preparation: Aspect = {
  id: 'preparation',
  about: 'subject',
  patterns: [
    'vorbereiten|vorbereitung|vorher|ausräumen|leeren|bevor',
    'bereit|parat machen',
    ':vor muss|müssen|soll|sollen|beachten versiegelung|dampfreinigung|reinigung|einlagerung|abgabe|übergabe|einlagern|aufbereitung|autohotel|versiegeln',
  ],
  covers: ['bring', 'process', 'duration'],
  answer: (asked) => {
    const [subject] = asked.subjects;
    if (!subject) return undefined;
    if (isSteam(subject))
      return replyOf(
        `Bitte vorbereiten: ${factOf(subject.page, 'Vorbereiten')}. ${asked.look('vorher herausnehmen persönliches kindersitze') ?? ''}`,
      );
    const queries: Partial<Record<Subject['id'], string>> = {
      autohotel: 'fahrzeug vorbereiten gewaschen vollgetankt luft reifen',
      einlagerung: 'leeren frischwasser toilette boiler kühlschrank gas',
      'keramikversiegelung-wohnmobile': 'leeren veloträger staukästen markise satellitenantenne',
      aufbereitung: 'leeren veloträger staukästen markise satellitenantenne',
    };
    const query = queries[subject.id];
    return replyOf(query && asked.look(query));
  },
};

/** What it is, told in the page's own opening words. */
export const overview: Aspect = {
  id: 'overview',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'was =ist|sind|bedeuten|verstehen|heissen',
    'info|information|erklären|erzählen|beschreiben|details|erfahren|auskunft|vorstellen|wissen',
    'für_wen|wofür|wozu',
  ],
  answer: tellOpening,
};

/** Whether it is offered at all. */
export const offered: Aspect = {
  id: 'offered',
  isGeneral: true,
  isStrict: true,
  about: 'subject',
  patterns: [
    'bieten|anbieten|haben|habt|machen|macht|gibt|geben|führen|können|könnt|kann|dürfen|darf =ihr|=sie|=es|=man|=euch|=ihnen|=ich|=wir',
  ],
  answer: tellOpening,
};

function tellOpening(asked: Asked): Reply | undefined {
  return perSubject(asked, ({ page }) => (page ? firstSentences(page.lead, 3) : undefined));
}

/** What it is good for. */
export const benefit: Aspect = {
  id: 'benefit',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'bringen|nützen|nutzen|vorteil|lohnen|taugen|wirkung|effekt|sinnvoll was|wieso|warum|welche|mir|sich',
    'vorteil|nutzen|wirkung',
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
