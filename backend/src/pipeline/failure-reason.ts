/**
 * What queue, worker and mail server say of a failure, brought to a German sentence. Only sentences of this file reach an
 * operator: a message of a library or a server may quote what a visitor typed.
 */
const REASONS: readonly (readonly [RegExp, (parts: RegExpExecArray) => string])[] = [
  [
    /^Mail not sent: EAUTH\b(?:.* (\d{3})\b)?/,
    ([, code]) => `Der Mailserver lässt uns nicht anmelden${inBrackets(code)}.`,
  ],
  // A reply is noted by codes alone; whatever else went wrong has a comma behind its code.
  [/^Mail not sent: [A-Z][A-Z0-9 -]* ([45]\d\d(?: \d\.\d{1,3}\.\d{1,3})?)$/, refusedMail],
  [/^Mail not sent: .*(?:certificate|ETLS|SSL)/i, () => 'Die verschlüsselte Verbindung zum Mailserver klappt nicht.'],
  [/^Mail not sent: EDNS\b|ENOTFOUND|EAI_AGAIN/, () => 'Die Adresse des Mailservers wird nicht gefunden.'],
  // Of a server that answers a connection and then nothing; one that can't be reached times out by other words.
  [
    /^Mail not sent: (?:ETIMEDOUT, (?:Timeout|Greeting never received)$|.*abort)/,
    () => 'Der Mailserver hat nicht rechtzeitig geantwortet.',
  ],
  [
    /^Mail not sent: (?:ECONN|ESOCKET|ETIMEDOUT|EHOST|ENET|EPROTOCOL)/,
    () => 'Der Mailserver war nicht erreichbar oder hat die Verbindung abgebrochen.',
  ],
  [/^Mail not sent\b/, () => 'Das Mail konnte nicht übergeben werden.'],
  [/^payload of /, () => 'Der Inhalt des Auftrags ist für diese Programmversion nicht lesbar.'],
  [/^no job .* in queue /, () => 'Diese Programmversion kennt den Auftrag nicht.'],
  [/stalled more than allowable limit/, () => 'Der Worker ist bei diesem Auftrag mehrmals ausgefallen.'],
  [
    /violates (?:check|not-null|unique|foreign key) constraint(?: "([a-z0-9_]{1,63})")?/,
    ([, rule]) => `Die Datenbank lehnt die Daten ab${inBrackets(rule && `Regel ${rule}`)}.`,
  ],
];

/** Where nothing more can be said without risk. */
const UNKNOWN = 'Unerwarteter Fehler. Genaueres steht im Protokoll des Workers.';

/** @param message the error message as noted in a job or at a mail */
export function failureReason(message: string | null | undefined): string {
  for (const [pattern, sentence] of REASONS) {
    const parts = pattern.exec(message ?? '');
    if (parts) return sentence(parts);
  }
  return UNKNOWN;
}

function refusedMail([, code = '']: RegExpExecArray): string {
  return code.startsWith('4')
    ? `Der Mailserver nimmt das Mail im Moment nicht an (${code}).`
    : `Der Mailserver hat das Mail abgelehnt (${code}).`;
}

function inBrackets(text: string | undefined): string {
  return text ? ` (${text})` : '';
}
