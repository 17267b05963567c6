import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../../testing/last-reply.js';

describe('what visitors find on the spot, and in which language', () => {
  it.each([
    'Spricht bei Ihnen jemand Italienisch?',
    'Schafft öpper bi eu wo Englisch redt?',
    'Gibt es einen Mitarbeiter, der Portugiesisch spricht?',
    'Gits warmes Wasser?',
    'Wird mit heissem Wasser gewaschen?',
    'Darf ich mein eigenes Shampoo mitnehmen?',
    'Chan ich mi eigene Schwamm bruche?',
    'Git er mir e Quittig?',
    'Gebt ihr eine Rechnung?',
    'Kann ich mein Auto bei Ihnen waschen lassen während ich warte?',
  ])('«%s» is nothing that the site tells', async (question) => {
    expect(await lastReply([question])).toContain('Das weiss ich nicht');
  });

  it.each([
    ['Muss ich das Wasser ablassen?', 'Stehendes Wasser'],
    ['Welches Shampoo darf ich nach der Versiegelung verwenden?', 'pH-neutrales'],
    ['Ich habe noch Rechnungen und Quittungen, helfen die beim Verkauf?', 'Rechnungen über Reparaturen'],
    ['Was macht ihr mit meinen Daten?', '«Datenschutz»'],
  ])('«%s» is: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});
