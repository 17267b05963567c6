/** By the code that the mailer notes first: nodemailer's own (`ECONNECTION`, `EAUTH`, …) or Node's. */
const BY_CODE: Readonly<Record<string, string>> = {
  ECONNECTION: 'Der Mailserver ist nicht erreichbar.',
  ECONNREFUSED: 'Der Mailserver ist nicht erreichbar.',
  ECONNRESET: 'Der Mailserver hat die Verbindung abgebrochen.',
  ESOCKET: 'Der Mailserver ist nicht erreichbar.',
  ETIMEDOUT: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
  EABORT: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
  EDNS: 'Der Mailserver wurde unter seinem Namen nicht gefunden.',
  ENOTFOUND: 'Der Mailserver wurde unter seinem Namen nicht gefunden.',
  EAUTH: 'Der Mailserver nimmt Benutzername oder Passwort nicht an.',
  ENOAUTH: 'Der Mailserver nimmt Benutzername oder Passwort nicht an.',
  ETLS: 'Die verschlüsselte Verbindung zum Mailserver kam nicht zustande.',
  EREQUIRETLS: 'Die verschlüsselte Verbindung zum Mailserver kam nicht zustande.',
};

const UNKNOWN = 'Das Mail konnte nicht gesendet werden.';
const INTERRUPTED = 'Das Senden wurde mehrmals unterbrochen.';

const NOTED = /^Mail not sent: ([A-Z][A-Z0-9_]*)\b(?:[A-Z ]*? ([45]\d\d)(?: (\d\.\d{1,3}\.\d{1,3}))?)?/;

/**
 * Why a mail was not sent, for staff. Nothing of what was noted passes but the mail server's numbers: the rest could
 * hold addresses of the house.
 *
 * @param noted `mail_delivery.last_error`
 */
export function wordMailError(noted: string): string {
  if (noted.includes('stalled')) return INTERRUPTED;
  const [, code = '', reply, status] = NOTED.exec(noted) ?? [];
  const known = BY_CODE[code];
  if (reply === undefined) return known ?? UNKNOWN;
  const numbers = `(Antwort ${[reply, status].filter(Boolean).join(' ')})`;
  if (known !== undefined) return `${known.slice(0, -1)} ${numbers}.`;
  return reply.startsWith('5')
    ? `Der Mailserver hat das Mail abgelehnt ${numbers}.`
    : `Der Mailserver nimmt das Mail im Moment nicht an ${numbers}.`;
}
