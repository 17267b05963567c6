import { businessProfile, chatMailLink, chatPhoneLink, openingState } from '@fahrzeugpflege/contracts/without-schemas';
import type { EnquiryKind } from '../answers/answer.js';
import type { Confirmed } from '../conversation/conversation.js';
import { facts } from '../knowledge/facts.js';
import type { EnquiryAsked } from '../reading/enquiry-slots.js';
import { echo } from '../reading/plain-text.js';
import { likelyDomain } from '../reading/read-email.js';
import { serviceNames } from '../reading/read-service.js';
import type { Enquiry, EnquiryHint } from './enquiry.js';
import { readBack } from './read-back.js';

/**
 * All that the dialogue says, each sentence under its key, as a function of values. Nothing else of the dialogue holds words
 * that a visitor reads, and nothing is understood by them: what was asked or offered stands in the conversation's state.
 */
const sentences = {
  /** What the knowledge says. */
  answer: (reply: string) => reply,

  offer: () => 'Soll ich dazu gleich eine Anfrage für Sie aufnehmen?',
  nameGiven: () =>
    'Grüezi! Was darf ich für Sie tun? Fragen Sie nach Leistungen, Preisen oder Öffnungszeiten. Auf Wunsch nehme ich auch eine Anfrage auf.',
  vehicleGiven: () =>
    'Danke, das merke ich mir. Was dürfen wir für Ihr Fahrzeug tun? Auf Wunsch nehme ich gleich eine Anfrage auf.',

  /** In front of whatever asks for a free day or place. */
  free: () => 'Was frei ist, sagt Ihnen unser Team, ich sehe es hier nicht.',
  opening: ({ kind, ...enquiry }: Enquiry, complains: boolean, now: Date) => {
    const about = enquiry.serviceType === undefined ? '' : ` zum Thema ${serviceNames(enquiry)}`;
    const openings: Readonly<Record<EnquiryKind, string>> = {
      person: `${complains ? 'Das tut mir leid.' : 'Natürlich.'} ${reachUs(now)}\nOder ${answeredWithin('wir melden uns')} bei Ihnen, dann nehme ich kurz Ihre Angaben auf.`,
      callback: `Gerne rufen wir Sie zurück. ${answeredWithin()}. ${reachUs(now)}`,
      appointment: `Gerne nehme ich Ihren Terminwunsch${about} auf.`,
      offer: `Gerne nehme ich Ihre Offertanfrage${about} auf.`,
      search: 'Gerne nehme ich Ihren Suchauftrag auf.',
    };
    return openings[kind];
  },
  takenOver: (words: readonly string[]) =>
    `Ihre Angaben von vorhin übernehme ich: ${words.map((w) => echo(w)).join(', ')}.`,
  takenIn: () => 'Gerne, das nehme ich in die Anfrage auf.',

  ask: (enquiry: Enquiry, asked: EnquiryAsked) => questionFor(enquiry, asked),
  /** The same in other words, for who answered something else. */
  askAgain: (enquiry: Enquiry, asked: EnquiryAsked) => againFor(enquiry, asked),
  askRest: (begun: string) =>
    `Bis jetzt habe ich ${echo(begun)}, da fehlen noch Ziffern. Bitte schreiben Sie mir den Rest oder die ganze Nummer.`,
  askOther: () =>
    'Die Adresse kann ich leider immer noch nicht lesen. Eine Telefonnummer genügt auch: Welche darf ich notieren?',
  askToSend: () => 'Soll ich sie so absenden?',
  back: () => 'Zurück zu Ihrer Anfrage:',
  readBack: (enquiry: Enquiry) => `${readBack(enquiry)}\n${QUESTIONS.confirmation}`,

  /** What is said once where an answer did not help. */
  hint: (hint: Hint) => HINTS[hint],
  reason: (asked: EnquiryAsked) => reasonFor(asked),
  /** What `UnfinishedEnquiries` does after a silence is said before it happens. */
  whatNext: () =>
    `Mit Ihrem «Ja» zur Zusammenfassung geht die Anfrage vollständig an unser Team. ${answeredWithin()}. Schreiben Sie nicht mehr weiter, nachdem Sie Telefonnummer oder E-Mail-Adresse genannt haben, erhält unser Team sie nach einer halben Stunde so, wie sie ist. Mit «Abbrechen» oder «Gespräch löschen» geschieht das nicht.`,
  wait: () => 'Lassen Sie sich Zeit, ich warte gerne.',

  /** A word of thanks, in turns. */
  thanks: (filled: number) => ['Danke.', 'Alles klar.', 'Notiert.'][filled % 3] ?? 'Danke.',
  changed: () => 'Ist geändert.',
  removed: () => 'Ist gestrichen.',
  numberAsTyped: () => 'Danke, ich gebe die Nummer so weiter.',
  added: () => 'Das nehme ich in die Nachricht auf.',
  leftOpen: () => 'Das lassen wir offen.',
  noProblem: () => 'Kein Problem.',
  notTaken: () => 'In Ordnung. Wenn Sie noch etwas wissen möchten, fragen Sie einfach.',
  asItIs: () => 'Gut, dann bleibt es so.',
  asBefore: () => 'Gut, dann bleibt es dabei.',
  gladly: () => 'Gerne.',
  onward: () => 'Gerne, machen wir weiter.',

  callBack: (now: Date) => `Gerne rufen wir Sie zurück. ${reachUs(now)}`,
  toPeople: (now: Date) => `Natürlich. ${reachUs(now)} Oder ${answeredWithin('wir melden uns')} bei Ihnen.`,
  toPeopleAtBest: (now: Date) => `Dann melden Sie sich am besten direkt bei uns. ${reachUs(now)}`,

  calledOff: () =>
    'In Ordnung, die Anfrage ist abgebrochen, ich sende nichts mehr. Wenn Sie es sich anders überlegen, schreiben Sie mir einfach wieder.',
  confirmed: ({ reference, isByEmail }: Confirmed) =>
    [
      'Vielen Dank, Ihre Anfrage ist bei uns eingegangen.',
      `Ihre Referenz: ${reference}`,
      `${answeredWithin()}${isByEmail ? ' per E-Mail' : ''}. Wenn es eilt: ${chatPhoneLink} oder ${chatMailLink}.`,
    ].join('\n'),
  alreadySent: (now: Date) =>
    `Ihre Anfrage ist schon bei unserem Team, hier kann ich daran nichts mehr ändern. ${reachUs(now)} Nennen Sie dabei am besten Ihre Referenz. Oder schreiben Sie mir «Ich möchte eine Offerte», dann nehme ich eine neue Anfrage auf.`,
};

type Sentences = typeof sentences;
type Hint = Exclude<EnquiryHint, 'domain' | 'wait'>;

/** A sentence that is said: its key, and the values in it. */
export type Said = {
  [Key in keyof Sentences]: readonly [key: Key, ...values: Parameters<Sentences[Key]>];
}[keyof Sentences];

/** Puts into words what is said. */
export type Renderer = (said: readonly Said[]) => string;

/** These stand in a line of their own, and behind those a paragraph ends. */
const OWN_LINE: ReadonlySet<Said[0]> = new Set(['readBack']);
const PARAGRAPH: ReadonlySet<Said[0]> = new Set(['answer', 'takenIn']);

/** As visitors read it. */
export const inGerman: Renderer = (said) => {
  return said.reduce((text, [key, ...values], index) => {
    const words = (sentences[key] as (...all: readonly unknown[]) => string)(...values);
    const before = said[index - 1]?.[0];
    const between = before === undefined ? '' : PARAGRAPH.has(before) ? '\n\n' : OWN_LINE.has(key) ? '\n' : ' ';
    return `${text}${between}${words}`;
  }, '');
};

function questionFor(enquiry: Enquiry, asked: EnquiryAsked): string {
  if (asked === 'message') return MATTER[enquiry.kind];
  return (asked === 'email' ? doubt(enquiry) : undefined) ?? QUESTIONS[asked];
}

function againFor(enquiry: Enquiry, asked: EnquiryAsked): string {
  const isForVehicle = asked === 'message' && (enquiry.kind === 'offer' || enquiry.kind === 'appointment');
  if (isForVehicle) return 'Worum geht es? Was dürfen wir für Ihr Fahrzeug tun?';
  return (asked === 'email' ? doubt(enquiry) : undefined) ?? AGAIN[asked] ?? questionFor(enquiry, asked);
}

function doubt({ slots: { email = '' } }: Enquiry): string | undefined {
  const domain = likelyDomain(email);
  if (domain === null) return undefined;
  return `Ist die Adresse ${echo(email)} richtig geschrieben? Üblich wäre ${domain}. Sagen Sie «Ja», wenn sie so stimmt, sonst schreiben Sie sie mir bitte noch einmal.`;
}

const QUESTIONS: Readonly<Record<Exclude<EnquiryAsked, 'message'>, string>> = {
  vehicle: 'Um welches Fahrzeug geht es? Marke, Modell und Jahrgang genügen.',
  dimensions: 'Wie lang und wie hoch ist das Fahrzeug ungefähr? Wenn Sie es nicht wissen, geht es auch ohne.',
  desiredDate: 'Wann würde es Ihnen passen? Wenn es noch offen ist, lassen wir es offen.',
  extras:
    'Schreiben Sie mir gerne noch, wie lang und wie hoch das Fahrzeug ist und wann es Ihnen passen würde. Beides ist freiwillig.',
  name: 'Wie heissen Sie?',
  contact: 'Wie dürfen wir Sie erreichen: per Telefon oder per E-Mail? Bitte geben Sie Ihre Nummer oder Adresse an.',
  phone: 'Unter welcher Telefonnummer erreichen wir Sie?',
  email: 'An welche E-Mail-Adresse dürfen wir schreiben?',
  correction:
    'Was darf ich ändern? Schreiben Sie es einfach, zum Beispiel «Der Name ist …». Mit «Abbrechen» verwerfe ich die Anfrage.',
  resume: 'Möchten Sie die Anfrage fortsetzen?',
  confirmation: 'Stimmt alles so? Mit «Ja» sende ich die Anfrage ab, sonst schreiben Sie mir, was ich ändern soll.',
};

const AGAIN: Readonly<Partial<Record<EnquiryAsked, string>>> = {
  vehicle: 'Welches Fahrzeug ist es?',
  desiredDate: 'Welcher Tag oder welche Woche wäre Ihnen recht?',
  dimensions: 'Wissen Sie ungefähr, wie lang und wie hoch es ist?',
  name: 'Auf welchen Namen darf ich die Anfrage notieren?',
  contact: 'Welche Telefonnummer oder E-Mail-Adresse darf ich notieren?',
  phone: 'Welche Telefonnummer darf ich notieren?',
  email: 'Welche E-Mail-Adresse darf ich notieren?',
};

const MATTER: Readonly<Record<EnquiryKind, string>> = {
  offer:
    'Was dürfen wir für Sie offerieren? Zum Beispiel eine Keramikversiegelung, einen Stellplatz oder eine Reinigung.',
  appointment: 'Wofür möchten Sie den Termin? Zum Beispiel für eine Besichtigung, eine Reinigung oder eine Beratung.',
  callback: 'Worum geht es, in einem Satz?',
  person: 'Worum geht es, in einem Satz?',
  search: 'Was suchen Sie? Schreiben Sie mir gerne auch Ihr Budget und bis wann.',
};

const HINTS: Readonly<Record<Hint, string>> = {
  name: 'Ohne Namen wissen wir nicht, an wen wir uns wenden dürfen. Der Nachname genügt.',
  contact:
    'Eine Telefonnummer oder eine E-Mail-Adresse brauchen wir, damit wir Ihnen antworten können. Wir verwenden sie nur dafür.',
  email:
    'Diese E-Mail-Adresse kann ich so nicht lesen. Bitte schreiben Sie sie noch einmal ganz aus, ohne Leerschläge und Umlaute.',
  phone:
    'Diese Nummer kann ich nicht sicher lesen. Bitte schreiben Sie sie noch einmal, mit der Vorwahl und aus dem Ausland mit der Landesvorwahl.',
  vehicle: 'Das Fahrzeug habe ich noch nicht erkannt. Wenn Sie es nicht angeben möchten, geht es auch ohne.',
  message: 'Ein paar Stichworte genügen.',
};

function reasonFor(asked: EnquiryAsked): string {
  if (asked === 'name') return HINTS.name;
  if (asked === 'contact' || asked === 'phone' || asked === 'email') return HINTS.contact;
  if (asked === 'vehicle' || asked === 'dimensions' || asked === 'extras') {
    return 'Der Aufwand hängt von der Grösse und vom Zustand des Fahrzeugs ab. Mit diesen Angaben kann die Antwort genauer ausfallen.';
  }
  return 'So weiss unser Team, worum es geht, und muss nicht nachfragen.';
}

function reachUs(now: Date): string {
  return `Sie erreichen uns unter ${chatPhoneLink} oder per E-Mail an ${chatMailLink}. ${openNow(now)}`.trim();
}

function openNow(now: Date): string {
  const state = openingState(now, facts);
  if (state === undefined) return '';
  if (state.isOpen) return `Wir sind bis ${state.closesAt} Uhr da, Sie dürfen gleich anrufen.`;
  const day = state.opensToday ? 'heute' : `am ${state.opensOn}`;
  return `Im Moment ist geschlossen, ${day} ab ${state.opensAt} Uhr sind wir wieder da.`;
}

/** How soon people answer, behind the words that say what they do. */
function answeredWithin(doing = 'Wir melden uns'): string {
  return `${doing} ${businessProfile.claims.answerPromise}`;
}
