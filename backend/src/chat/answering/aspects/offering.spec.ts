import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const replyTo = async (text: string) => (await engine.answer({ text, context: {}, now })).reply;

describe('prices and services in other words', () => {
  it.each([
    ['Hausnummer für eine komplette Aufbereitung?', "1'200"],
    ['Was chunnt das uf mit Keramik?', "1'699"],
    ['Was kommt da auf mich zu mit der Keramik?', "1'699"],
    ['Was muss ich für eine Dampfreinigung rechnen?', '80'],
    ['Machen Sie nur Wohnmobile oder auch Autos?', 'Je nach Leistung'],
    ['Wird der Teppich bei der Dampfreinigung auch gemacht?', 'vom Dachhimmel zum Boden'],
    ['Macht ihr d Matratze im Womo au?', 'Wo sich Dampf bewährt: Matratzen und Polster im Wohnmobil.'],
    ['Muss ich den Schlüssel abgeben?', 'Mitbringen: Schlüssel'],
    ['Ist bei den 1200 die Versiegelung mit drin?', 'zwei Angebote'],
    ['Versiegelt ihr auch Chrom und Alufelgen?', 'Felgen'],
  ])('«%s»: %s', async (text, told) => {
    expect(await replyTo(text)).toContain(told);
  });

  it('gives its verdict on all stains where all are asked for, and none on one', async () => {
    expect(await replyTo('Geht jeder Fleck heraus?')).toMatch(/^Nein\./);
    expect(await replyTo('Bringt ihr Kaffeeflecken aus dem Sitz?')).toMatch(/^Getränke/);
  });

  it('answers both things that are asked after a story', async () => {
    const reply = await replyTo(
      'Mein Mann hat im Auto Kaffee ausgeleert, kriegt ihr das raus und was kostet mich das?',
    );
    expect(reply).toContain('lösen sich meist gut');
    expect(reply).toContain('CHF 80');
  });

  it.each([
    'Kann man das Wohnmobil auch eigenhändig versiegeln?',
    'Kann meine Frau das Auto auch abholen?',
    'Wo schalten Sie das Inserat?',
    'Nehmen Sie mein Auto an Zahlung?',
  ])('«%s» is not known', async (text) => {
    expect((await engine.answer({ text, context: {}, now })).kind).toBe('unknown');
  });
});
