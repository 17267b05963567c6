import { firstSentences } from '../../../knowledge/excerpt.js';
import { campaign } from '../../../knowledge/facts.js';
import { isSealing, isSteam } from '../../subjects/subject-kinds.js';
import { type Aspect, perSubject } from '../aspect.js';

/** What is part of the service. */
export const included: Aspect = {
  id: 'included',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'inbegriffen|inklusive|enthalten|beinhalten|umfassen|umfang|leistungsumfang|inkl|mit_dabei|inbegriff',
    'polieren|politur|waschen|wäsche|entfetten|besichtigung schon|auch|da|alles|noch dabei|drin|inbegriffen|inklusive|enthalten',
    'was alles dabei|gehören|machen|gemacht|drin',
    'was machen|macht =ihr|=sie genau|:bei|konkret !danach|bevor|vorher|fleck',
    'was|welche :drin|:dabei|enthalten|steckt|beinhaltet',
    'was machen|macht|gemacht|passiert|geschieht :bevor|:vorher|zuerst|davor',
    'gehören dazu|was',
    'arbeit|schritt welche|was',
  ],
  covers: ['overview', 'offered'],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      if (asked.says('mwst|mehrwertsteuer|steuer')) return undefined;
      const parts = `${campaign.servicesHeading}: ${campaign.services.join('; ')}.`;
      if (subject.id === 'aufbereitung') return `Aufbereitung und Versiegelung im Paket. ${parts}`;
      if (isSealing(subject)) return parts;
      if (isSteam(subject)) return asked.look('stoffsitze kopfstützen matratzen lüftungsdüsen küche nasszelle');
      return subject.page && firstSentences(subject.page.pricesNote, 2);
    }),
};

/** The same, asked in small words alone: «Was ist bei der Dampfreinigung alles dabei?» */
export const allIncluded: Aspect = {
  ...included,
  id: 'allIncluded',
  isGeneral: false,
  patterns: [
    'was :ist|:wäre alles_dabei|alles_mit_dabei|alles_drin|alles_inbegriffen|alles_enthalten !garantie|aktion|rabatt|preis|vertrag|offerte|betrag|franken|monat',
  ],
  covers: ['included', 'overview', 'offered'],
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
    perSubject(asked, ({ page }) => {
      if (!page) return undefined;
      const steps = page.steps.map(({ title }, index) => `${index + 1}. ${title}`).join(', ');
      return `${firstSentences(page.lead, 2)} Der Ablauf: ${steps}.`;
    }),
};

/** The same, asked of the work itself: «Wie verkauft ihr mein Auto?» No other word is left that a text could speak of. */
export const howDone: Aspect = {
  ...process,
  id: 'howDone',
  isGeneral: false,
  isComplete: true,
  patterns: [
    'wie_geht_das|wie_läuft_das|wie_funktioniert_das|wie_geht_es|wie_läuft_es|wie_ginge_das verkaufen|verkauf|vermitteln|vermittlung !verkauft_ihr',
    // «Wie läuft das genau ab?» is asked of the service that was talked about, not of a handing over or a payment.
    'wie_ablaufen das_ab|es_ab|die_ab|sie_ab|das_genau|es_genau|die_genau|das_denn|das_so|das_eigentlich|das_alles !mit !bei !wenn !nach !vor',
    'wie_das_ablaufen|wie_das_genau_ablaufen|wie_das_so_ablaufen|wie_es_ablaufen|wie_die_ablaufen !mit !bei !wenn !nach !vor',
    'wie_wird|wie_werden gereinigt|versiegelt|poliert|eingelagert|verkauft !oft|lange|kosten',
    'wie_verkaufen|wie_verkauft|wie_versiegelt|wie_versiegeln|wie_reinigt|wie_reinigen|wie_lagert|wie_lagern|wie_vermittelt|wie_vermitteln =ihr|=sie|=man !kosten !nicht',
  ],
  covers: ['process', 'overview', 'offered', 'included', 'care', 'vehicles'],
};
