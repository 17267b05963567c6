/** A text that an answer to a visitor may begin with. Placeholders and what is left to be filled in stand in brackets. */
export interface MailTemplate {
  /** Stays as it is when the template is renamed; one that the house delivers keeps its own. */
  readonly id: string;
  /** What staff choose it by. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** What the editor knows of a lead and fills in; everything else in brackets is for whoever writes. */
export const PLACEHOLDERS = [
  'Name',
  'Fahrzeug',
  'Leistung',
  'Wunschtermin',
  'Offertnummer',
  'Eingang',
  'Referenz',
  'Mein Name',
  'Telefon',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A word or a few in brackets, not «[1]» and not «[…]». */
const GAP = /\[(\p{L}[^[\]\n]{0,59})\]/gu;

/** Fills in what is known; a placeholder without a value stays as a gap. */
export function fillTemplate(
  template: Pick<MailTemplate, 'subject' | 'text'>,
  values: Readonly<Partial<Record<Placeholder, string>>>,
) {
  const known = new Map<string, string>(Object.entries(values));
  const fill = (text: string) =>
    text.replace(GAP, (gap, name: string) => withoutBrackets(known.get(name) ?? '') || gap);
  return { subject: fill(template.subject), text: fill(template.text) };
}

/** A gap that is still to be filled in, and where it stands. */
export interface Gap {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What is still to be filled in, in its order. A mail with a gap is not sent. */
export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(GAP)].map(({ 0: gap, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + gap.length,
  }));
}

/** A value is no gap and one line, whatever a visitor typed; what must not be torn apart at its end stays together. */
function withoutBrackets(value: string): string {
  return value
    .replace(/[[\]]/g, '')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}

const GREETING = 'Guten Tag [Name]';
const CLOSING = 'Freundliche Grüsse\n[Mein Name]';

/** What answers begin with, until staff write other texts (`mail-template-settings.ts`). Name, address and phone of the business follow by themselves. */
export const defaultMailTemplates: readonly MailTemplate[] = [
  template(
    'rueckfrage-masse',
    'Rückfrage Masse',
    'Ihre Anfrage: eine kurze Rückfrage',
    'Vielen Dank für Ihre Anfrage. Für eine genaue Offerte brauchen wir noch die Masse Ihres Fahrzeugs:',
    'Länge in Metern:\nHöhe in Metern, mit allen Aufbauten:',
    'Zwei, drei Fotos helfen uns ebenfalls, vor allem vom Lack und von heiklen Stellen. Antworten Sie einfach auf dieses Mail.',
  ),
  template(
    'terminvorschlag',
    'Terminvorschlag',
    'Terminvorschlag für Ihr Fahrzeug',
    'Gerne schlagen wir Ihnen einen Termin vor: [Tag und Uhrzeit].',
    'Passt Ihnen das? Dann genügt eine kurze Antwort auf dieses Mail. Sonst nennen Sie uns zwei, drei Tage, die Ihnen besser passen, oder rufen Sie uns an: [Telefon].',
  ),
  template(
    'offerte-folgt',
    'Offerte folgt',
    'Ihre Offerte ist in Arbeit',
    'Vielen Dank für Ihre Anfrage ([Leistung]). Wir haben alle Angaben, die wir brauchen, und stellen Ihre Offerte zusammen. Sie erhalten sie bis [Tag].',
    'Haben Sie in der Zwischenzeit eine Frage, erreichen Sie uns unter [Telefon].',
  ),
  template(
    'offerte-nachfragen',
    'Offerte nachfragen',
    'Unsere Offerte [Offertnummer]',
    'Vor einigen Tagen haben wir Ihnen unsere Offerte [Offertnummer] geschickt. Ist sie bei Ihnen angekommen, und ist noch etwas offen?',
    'Möchten Sie einen Termin, genügt eine kurze Antwort. Passt es Ihnen doch nicht, sind wir auch dafür um einen kurzen Bescheid froh.',
  ),
  template(
    'nicht-erreicht',
    'Nicht erreicht',
    'Ihre Anfrage: wir haben Sie nicht erreicht',
    'Wir haben versucht, Sie wegen Ihrer Anfrage anzurufen, und Sie leider nicht erreicht.',
    'Wann dürfen wir es nochmals versuchen? Antworten Sie kurz auf dieses Mail, oder rufen Sie uns an: [Telefon].',
  ),
  template(
    'fahrzeug-ansehen',
    'Fahrzeug ansehen',
    'Dürfen wir Ihr Fahrzeug kurz ansehen?',
    'Vielen Dank für Ihre Anfrage. Damit wir den Aufwand richtig einschätzen, sehen wir uns Ihr Fahrzeug gerne kurz bei uns an. Das dauert etwa [Dauer], kostet nichts und verpflichtet Sie zu nichts.',
    'Möglich wäre zum Beispiel [Tag und Uhrzeit]. Passt Ihnen das?',
  ),
  template(
    'absage',
    'Absage',
    'Ihre Anfrage',
    'Vielen Dank für Ihre Anfrage und Ihr Vertrauen. Leider können wir den Auftrag nicht annehmen: [Grund].',
    'Es tut uns leid, dass wir Ihnen diesmal nicht helfen können. Melden Sie sich gerne wieder, wenn wir etwas anderes für Sie tun können.',
  ),
  template(
    'aktion-vorbei',
    'Aktion vorbei',
    'Ihre Anfrage zur Frühbucher-Aktion',
    'Vielen Dank für Ihr Interesse an der Frühbucher-Aktion. Sie ist leider vorbei, den Rabatt können wir zurzeit nicht geben.',
    'Gerne machen wir Ihnen eine Offerte zum normalen Preis, oder wir merken Sie für die nächste Aktion vor. Was ist Ihnen lieber? Eine kurze Antwort genügt.',
  ),
];

function template(id: string, name: string, subject: string, ...paragraphs: readonly string[]): MailTemplate {
  return { id, name, subject, text: [GREETING, ...paragraphs, CLOSING].join('\n\n') };
}
