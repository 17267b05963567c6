import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('the price of a vehicle that somebody wants to buy', () => {
  it.each([
    'Was kostet ein neuer Hymer?',
    'Was chostet bi eu es gfahrens Wohnmobil ungefähr?',
    'was choschtet e nöie Camper?',
    "Habt ihr einen günstigen Kastenwagen unter 30'000?",
    'Ich suche einen Camper für ca. 40000 Franken, habt ihr was?',
    'Wie viel muss ich für den Porsche 911 hinblättern, der bei Ihnen steht?',
    'Was choschtet dä Adria Twin wo dir inseriert heit?',
    'Was kostet ein Porsche 911 Turbo bei euch?',
    'preis gebrauchtes wohnmobil',
    'Was zahlt man bei euch für einen gebrauchten Ferrari?',
    'Was kosten eure Wohnmobile?',
    'Was chostet en Occasionswage bi eu?',
  ])('stands in its advertisement: %s', async (question) => {
    const reply = await lastReply([question]);
    expect(reply).toContain('gemäss Inserat');
    expect(reply).not.toContain('CHF');
  });

  it.each(['Was kostet ein Wohnmobil?', 'Was chostet es Wohnmobil bi eu?', 'Wie teuer ist ein Auto bei euch?'])(
    'is told with what the services cost, where either may be meant: %s',
    async (question) => {
      const reply = await lastReply([question]);
      expect(reply).toContain('gemäss Inserat');
      expect(reply).toContain('Dampfreinigung: ab CHF 80');
    },
  );

  it.each([
    ['Was kostet es für ein Wohnmobil?', 'Überblick'],
    ['Was kostet ein Wohnmobil zum Versiegeln?', "CHF 1'699"],
    ['Was kostet ein Wohnmobil im Autohotel?', 'CHF 200'],
    ['Was kostet die Versiegelung für ein neues Wohnmobil?', "CHF 1'699"],
    ['Was kostet mein neues Auto in der Einlagerung?', 'CHF 150'],
  ])('is not what a service costs for it: %s', async (question, price) => {
    expect(await lastReply([question])).toContain(price);
  });

  it('is not what was talked about before', async () => {
    const reply = await lastReply(['Was kostet die Versiegelung?', 'Und bei einem neuen Wohnmobil?']);
    expect(reply).toContain("CHF 1'699");
  });
});
