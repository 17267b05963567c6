import { describe, expect, it } from '@jest/globals';
import { failureReason } from './failure-reason.js';

describe('the reason of a failure', () => {
  it.each([
    ['Mail not sent: EENVELOPE RCPT TO 550 5.1.1', 'Der Mailserver hat das Mail abgelehnt (550 5.1.1).'],
    ['Mail not sent: EENVELOPE RCPT TO 550', 'Der Mailserver hat das Mail abgelehnt (550).'],
    ['Mail not sent: EMESSAGE DATA 554 5.7.1', 'Der Mailserver hat das Mail abgelehnt (554 5.7.1).'],
    ['Mail not sent: EENVELOPE RCPT TO 451', 'Der Mailserver nimmt das Mail im Moment nicht an (451).'],
    ['Mail not sent: EPROTOCOL CONN 421', 'Der Mailserver nimmt das Mail im Moment nicht an (421).'],
    ['Mail not sent: EAUTH AUTH PLAIN 535 5.7.8', 'Der Mailserver lässt uns nicht anmelden (535).'],
    ['Mail not sent: EAUTH, Missing credentials for "PLAIN"', 'Der Mailserver lässt uns nicht anmelden.'],
    [
      'Mail not sent: ESOCKET, connect ECONNREFUSED 127.0.0.1:25',
      'Der Mailserver war nicht erreichbar oder hat die Verbindung abgebrochen.',
    ],
    ['Mail not sent: ESOCKET, self-signed certificate', 'Die verschlüsselte Verbindung zum Mailserver klappt nicht.'],
    ['Mail not sent: EDNS, getaddrinfo ENOTFOUND mail.example', 'Die Adresse des Mailservers wird nicht gefunden.'],
    [
      'Mail not sent: ETIMEDOUT, Connection timeout',
      'Der Mailserver war nicht erreichbar oder hat die Verbindung abgebrochen.',
    ],
    ['Mail not sent: ETIMEDOUT, Timeout', 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
    ['Mail not sent: ETIMEDOUT, Greeting never received', 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
    ['Mail not sent: The operation was aborted', 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
    ['Mail not sent: EENVELOPE, No recipients defined', 'Das Mail konnte nicht übergeben werden.'],
    ['Mail not sent: unknown reason', 'Das Mail konnte nicht übergeben werden.'],
    [
      'payload of lead-received: events.0.id: Invalid UUID',
      'Der Inhalt des Auftrags ist für diese Programmversion nicht lesbar.',
    ],
    ['no job lead-old in queue lead-mail', 'Diese Programmversion kennt den Auftrag nicht.'],
    ['job stalled more than allowable limit', 'Der Worker ist bei diesem Auftrag mehrmals ausgefallen.'],
    [
      'new row for relation "lead" violates check constraint "lead_form_type_check"',
      'Die Datenbank lehnt die Daten ab (Regel lead_form_type_check).',
    ],
  ])('«%s» reads as a sentence', (message, sentence) => {
    expect(failureReason(message)).toBe(sentence);
  });

  it.each([
    'invalid input syntax for type numeric: "anna@example.ch"',
    'Cannot read properties of undefined (reading «Anna Muster»)',
    'TypeError: x\n    at send (/srv/worker/mailer.js:10:3)\nsmtp://user:geheim@mail.example',
    '',
    null,
    undefined,
  ])('%p, which nobody foresaw, is reported without its words', (message) => {
    expect(failureReason(message)).toBe('Unerwarteter Fehler. Genaueres steht im Protokoll des Workers.');
  });
});
