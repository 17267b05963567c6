import { describe, expect, it } from '@jest/globals';
import { prices } from '../../knowledge/facts.js';
import { lastReply } from '../testing/last-reply.js';

describe('a question for the reason or the amount of what was told', () => {
  it.each([
    [['Schützt Keramik vor Steinschlag?', 'Warum nicht?'], 'Tausendstelmillimeter'],
    [['Schützt d Keramik au vor Steischlag?', 'warum nöd?'], 'Tausendstelmillimeter'],
    [['Was kostet die Versiegelung?', 'Oh, das ist mehr als gedacht. Warum so viel?'], 'Vorarbeit'],
    [['Was kostet die Dampfreinigung?', 'wieso so tüür?'], 'Verschmutzung'],
    [['Geht jeder Fleck heraus?', 'Wirklich?'], 'Brandlöcher'],
    [['Gits Garantie uf d Keramik?', 'warum nur fünf Johr?'], 'nutzt sich ab'],
    [['Wie lange dauert die Versiegelung?', 'So lange? Warum?'], 'verschiedene Arbeit'],
    [['Mein Auto ist geleast. Kann ich es verkaufen?', 'Geht das trotzdem?'], 'Leasinggesellschaft'],
    [['Mein Sohn hat im Auto erbrochen.', 'Kriegt ihr das weg?'], 'lösen sich meist gut'],
    [['Machet dir ou Keramik? I wett wüsse, wie lang si heltet.', 'Wie mängs Jahr öppe?'], '3–5 Jahre'],
    [['Mein Auto ist geleast. Kann ich es verkaufen?', 'und wenn ich den Rest selber zahle?'], 'Code 178'],
    [['Reinigt ihr Polster mit Dampf?', 'wie viel?'], prices.steamCleaningServicesPage],
    [['Gibt es den Frühbucherrabatt noch?', 'Schad. Wie vill wär s gsi?'], '20%'],
    [['Holt ihr das Auto bei mir ab?', 'das kostet sicher extra, wie viel denn?'], 'Was er kostet, weiss ich nicht'],
    [['Holt ihr das Auto auch in Chur?', 'und was verlangt ihr dafür?'], 'Was er kostet, weiss ich nicht'],
    [['Darf ich mit dem versiegelten Wohnmobil in die Waschstrasse?', 'Warum nicht?'], 'Waschbürsten'],
    [['Hilft Dampf gegen Schimmel im Wohnmobil?', 'Er kommt jedes Mal zurück. Woran liegt das?'], 'undichte Fugen'],
    [['I ha e Hund u ds Outo schtinkt.', 'Bringet dir das wäg?'], 'nach Hund'],
    [['Was kostet die Einlagerung?', 'von Oktober bis März', 'Was macht das zusammen?'], 'CHF 900'],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Holt ihr das Auto ab?', 'Was kostet die Dampfreinigung?'], 'Bringservice'],
    [['Hilft Dampf gegen Schimmel?', 'Und wenn es regnet?'], 'Schimmel'],
    [['Was kostet das Autohotel?', 'Warum ist der Himmel blau?'], 'Autohotel'],
    [['Wird das Auto im Autohotel bewegt?', 'Warum nicht?'], 'Sicherheitsüberwachung'],
    [['Haben Sie am Samstag offen?', 'Warum nur bis zwölf?'], 'Schmutz'],
    [['Holt ihr das Auto bei mir ab?', 'das kostet sicher extra, wie viel denn?'], 'Dampfreinigung'],
  ])('%j is another question', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
