import { likelyDomain } from '../details/likely-domain.js';
import type { Enquiry, EnquiryAsked, EnquiryHint } from '../enquiry.js';
import { echo } from '../plain-text.js';

/** The questions, each for one thing; what is optional says so. */
export function questionFor(enquiry: Enquiry, asked: EnquiryAsked): string {
  switch (asked) {
    case 'message':
      return MESSAGE[enquiry.wish];
    case 'vehicle':
      return 'Um welches Fahrzeug geht es? Marke, Modell und Jahrgang genügen.';
    case 'dimensions':
      return 'Wie lang und wie hoch ist das Fahrzeug ungefähr? Wenn Sie es nicht wissen, geht es auch ohne.';
    case 'desiredDate':
      return 'Wann würde es Ihnen passen? Wenn es noch offen ist, lassen wir es offen.';
    case 'extras':
      return 'Schreiben Sie mir gerne noch, wie lang und wie hoch das Fahrzeug ist und wann es Ihnen passen würde. Beides ist freiwillig.';
    case 'name':
      return 'Wie heissen Sie?';
    case 'contact':
      return 'Wie dürfen wir Sie erreichen: per Telefon oder per E-Mail? Bitte geben Sie Ihre Nummer oder Adresse an.';
    case 'phone':
      return 'Unter welcher Telefonnummer erreichen wir Sie?';
    case 'email':
      return doubt(enquiry) ?? 'An welche E-Mail-Adresse dürfen wir schreiben?';
    case 'correction':
      return 'Was darf ich ändern? Schreiben Sie es einfach, zum Beispiel «Der Name ist …». Mit «Abbrechen» verwerfe ich die Anfrage.';
    case 'resume':
      return 'Möchten Sie die Anfrage fortsetzen?';
    case 'confirmation':
      return 'Stimmt alles so? Mit «Ja» sende ich die Anfrage ab, sonst schreiben Sie mir, was ich ändern soll.';
  }
}

/** The questions in other words, for who answered something else. */
export function againFor(enquiry: Enquiry, asked: EnquiryAsked): string {
  const isDoubt = asked === 'email' && doubt(enquiry) !== null;
  const isForVehicle = asked === 'message' && (enquiry.wish === 'offer' || enquiry.wish === 'appointment');
  if (isForVehicle) return 'Worum geht es? Was dürfen wir für Ihr Fahrzeug tun?';
  return (isDoubt ? undefined : AGAIN[asked]) ?? questionFor(enquiry, asked);
}

function doubt({ slots: { email = '' } }: Enquiry): string | null {
  const domain = likelyDomain(email);
  if (domain === null) return null;
  return `Ist die Adresse ${echo(email)} richtig geschrieben? Üblich wäre ${domain}. Sagen Sie «Ja», wenn sie so stimmt, sonst schreiben Sie sie mir bitte noch einmal.`;
}

const AGAIN: Readonly<Partial<Record<EnquiryAsked, string>>> = {
  vehicle: 'Welches Fahrzeug ist es?',
  desiredDate: 'Welcher Tag oder welche Woche wäre Ihnen recht?',
  dimensions: 'Wissen Sie ungefähr, wie lang und wie hoch es ist?',
  name: 'Auf welchen Namen darf ich die Anfrage notieren?',
  contact: 'Welche Telefonnummer oder E-Mail-Adresse darf ich notieren?',
  phone: 'Welche Telefonnummer darf ich notieren?',
  email: 'Welche E-Mail-Adresse darf ich notieren?',
};

const MESSAGE: Readonly<Record<Enquiry['wish'], string>> = {
  offer:
    'Was dürfen wir für Sie offerieren? Zum Beispiel eine Keramikversiegelung, einen Stellplatz oder eine Reinigung.',
  appointment: 'Wofür möchten Sie den Termin? Zum Beispiel für eine Besichtigung, eine Reinigung oder eine Beratung.',
  callback: 'Worum geht es, in einem Satz?',
  person: 'Worum geht es, in einem Satz?',
};

/** Leads back to the enquiry after a question in between. */
export function backTo(question: string): string {
  return `Zurück zu Ihrer Anfrage: ${question}`;
}

/** What is said once where an answer did not help. */
export const hints: Readonly<Record<Exclude<EnquiryHint, 'domain'>, string>> = {
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

/** Asks for what is missing of a phone number. */
export function restOf(begun: string): string {
  return `Bis jetzt habe ich ${echo(begun)}, da fehlen noch Ziffern. Bitte schreiben Sie mir den Rest oder die ganze Nummer.`;
}

/** Why a detail is asked for. */
export function reasonFor(asked: EnquiryAsked): string {
  if (asked === 'name') return hints.name;
  if (asked === 'contact' || asked === 'phone' || asked === 'email') return hints.contact;
  if (asked === 'vehicle' || asked === 'dimensions' || asked === 'extras') {
    return 'Der Aufwand hängt von der Grösse und vom Zustand des Fahrzeugs ab. Mit diesen Angaben kann die Antwort genauer ausfallen.';
  }
  return 'So weiss unser Team, worum es geht, und muss nicht nachfragen.';
}
