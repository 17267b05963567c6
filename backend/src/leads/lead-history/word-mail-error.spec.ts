import { describe, expect, it } from '@jest/globals';
import { wordMailError } from './word-mail-error.js';

describe('the reason of an unsent mail', () => {
  it.each([
    ['Mail not sent: EENVELOPE RCPT TO 550 5.1.1', 'Der Mailserver hat das Mail abgelehnt (Antwort 550 5.1.1).'],
    ['Mail not sent: EMESSAGE DATA 554', 'Der Mailserver hat das Mail abgelehnt (Antwort 554).'],
    ['Mail not sent: EENVELOPE RCPT TO 451', 'Der Mailserver nimmt das Mail im Moment nicht an (Antwort 451).'],
    [
      'Mail not sent: EAUTH AUTH PLAIN 535 5.7.8',
      'Der Mailserver nimmt Benutzername oder Passwort nicht an (Antwort 535 5.7.8).',
    ],
    ['Mail not sent: ESOCKET, connect ECONNREFUSED 10.0.0.7:587', 'Der Mailserver ist nicht erreichbar.'],
    ['Mail not sent: ECONNECTION, Connection closed', 'Der Mailserver ist nicht erreichbar.'],
    [
      'Mail not sent: EDNS, getaddrinfo ENOTFOUND smtp.intern.example',
      'Der Mailserver wurde unter seinem Namen nicht gefunden.',
    ],
    ['Mail not sent: ETIMEDOUT, Greeting never received', 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
    ['Mail not sent: EENVELOPE, No recipients defined', 'Das Mail konnte nicht gesendet werden.'],
    ['Mail not sent: unknown reason', 'Das Mail konnte nicht gesendet werden.'],
    ['job stalled more than allowable limit', 'Das Senden wurde mehrmals unterbrochen.'],
    [
      'TypeError: x\n    at send (/srv/worker/mailer.js:10:3)\nsmtp://user:geheim@mail.example',
      'Das Mail konnte nicht gesendet werden.',
    ],
    ['', 'Das Mail konnte nicht gesendet werden.'],
  ])('«%s» is worded as «%s»', (noted, worded) => {
    expect(wordMailError(noted)).toBe(worded);
  });
});
