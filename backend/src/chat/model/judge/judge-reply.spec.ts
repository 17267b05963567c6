import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import { judgeReply } from './judge-reply.js';

const passages = knowledgePassages.filter(({ subject }) => subject === 'autohotel');
const judge = (written: string) =>
  judgeReply(written, { passages, subject: 'Autohotel', now: new Date('2026-03-03T09:00:00Z') });

describe('an answer is shown', () => {
  it.each([
    ['Ihr Fahrzeug steht in einem klimatisierten Raum und wird überwacht.', undefined],
    [
      '**Ihr Fahrzeug** steht in einem klimatisierten Raum.\n\n\n* Batterie geladen',
      'Ihr Fahrzeug steht in einem klimatisierten Raum.\nBatterie geladen',
    ],
    [
      'Auf Wunsch halten wir die Batterie mit einem Ladegerät geladen, das zu Blei, AGM oder Lithium paßt.',
      'Auf Wunsch halten wir die Batterie mit einem Ladegerät geladen, das zu Blei, AGM oder Lithium passt.',
    ],
    ['Ein Platz im Autohotel kostet ab CHF 200 pro Monat, je nach Grösse des Fahrzeugs.', undefined],
    [
      'Für einen Platz schreiben Sie an info@fahrzeugpflege-roggwil.example mit Fahrzeug und Masse, oder rufen Sie an: +41 62 000 00 00.',
      `Für einen Platz schreiben Sie an ${chatMailLink} mit Fahrzeug und Masse, oder rufen Sie an: ${chatPhoneLink}.`,
    ],
    [
      'Ihr Fahrzeug wird bei uns überwacht, für einen Platz: [+41 62 000 00 00](tel:+41790000000).',
      `Ihr Fahrzeug wird bei uns überwacht, für einen Platz: ${chatPhoneLink}.`,
    ],
  ])('%j', (written, reply) => {
    expect(judge(written)).toEqual({ isGood: true, reply: reply ?? written });
  });
});

describe('an answer is not shown', () => {
  it.each([
    ['', 'empty'],
    ['** **', 'empty'],
    ['Das weiss ich nicht.', 'does-not-know'],
    ['Das weiß ich leider nicht. Ihr Fahrzeug steht klimatisiert.', 'does-not-know'],
    ['Dazu habe ich keine Angaben zum Fahrzeug und zum Platz.', 'does-not-know'],
    ['Your vehicle is kept in a climate-controlled room.', 'other-language'],
    ['Das Фahrzeug steht in einem klimatisierten Raum.', 'other-language'],
    ['Das Fahrzeug steht klimatisiert für CHF ١٥٠ im Monat.', 'other-language'],
    ['Dein Fahrzeug steht bei uns in einem klimatisierten Raum.', 'wrong-address'],
    ['Ja, das machen wir sehr gerne für Sie.', 'not-from-the-site'],
    ['Wir reparieren auch Getriebe und Bremsen von Traktoren und Motorrädern.', 'not-from-the-site'],
  ])('%j: %s', (written, refusal) => {
    expect(judge(written)).toEqual({ isGood: false, refusal, faults: [] });
  });

  it.each([
    ['Ein Platz im Autohotel kostet ab CHF 150 pro Monat.', ['money']],
    ['Ein Platz im Autohotel kostet ab CHF 1**50** pro Monat.', ['money']],
    ['Ein Platz im Autohotel kostet ab CHF 1<i></i>50 pro Monat.', ['money', 'number']],
    ['Ein Platz im Autohotel kostet ab CHF 1\u200b50 pro Monat.', ['money']],
    ['Ein Platz im Autohotel kostet ab CHF １５０ pro Monat.', ['money']],
    ['Im Autohotel steht Ihr Fahrzeug gratis und überwacht.', ['claim']],
    ['Ihr Fahrzeug ist bei uns überwacht; für einen Platz: [079 000 00 00](tel:+41620000000)', ['phone']],
    [
      'Ihr Fahrzeug wird rund um die Uhr überwacht, und die Batterie bleibt geladen: https://parken.example',
      ['address'],
    ],
  ])('%j with faults in %j', (written, faults) => {
    const verdict = judge(written);
    expect(verdict).toMatchObject({ isGood: false, refusal: 'facts' });
    expect(verdict.isGood ? [] : [...verdict.faults].sort()).toEqual(faults.sort());
  });
});
