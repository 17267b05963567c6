import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../../testing/last-reply.js';

describe('how one comes to an appointment', () => {
  it.each([
    'Wie kann ich buchen?',
    'Wie funktioniert die Buchung?',
    'wie mache ich einen Termin ab?',
    'Wie buech ich?',
    'Wie chum ich zu me Termin?',
    'Wie kann ich die Versiegelung buchen?',
    'Gits es Formular zum Bueche?',
  ])('«%s» is answered with the ways to enquire and what follows', async (question) => {
    const reply = await lastReply([question]);
    expect(reply).toContain('Formular auf der Seite «Kontakt»');
    expect(reply).toContain('24 Stunden');
  });

  it.each(['Was passiert nach der Buchung?', 'Wie geht es nach der Anfrage weiter?'])(
    '«%s» is answered with what follows alone',
    async (question) => {
      expect(await lastReply([question])).toMatch(
        /^Wir melden uns innert 24 Stunden an Werktagen per E-Mail oder Telefon/,
      );
    },
  );

  it.each([
    ['Wie lange im Voraus muss ich buchen?', 'weiss ich nicht'],
    ['Wie kann ich die Buchung stornieren?', 'weiss ich nicht'],
    ['Wie reserviere ich einen Tisch?', 'weiss ich nicht'],
    ['Wie melde ich mein Auto bei euch für eine Ausfahrt an?', 'vor der Fahrt'],
    ['Wie lange dauert es, bis ich nach der Anfrage etwas höre?', 'Wir antworten innert'],
    ['Wie komme ich zu euch?', 'Roggwil'],
  ])('«%s» asks for something else', async (question, told) => {
    const reply = await lastReply([question]);
    expect(reply).toContain(told);
    expect(reply).not.toContain('Formular');
  });
});
