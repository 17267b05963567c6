import { type BusinessFacts, profileFacts } from '@fahrzeugpflege/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { newConversation } from '../conversation/conversation.js';
import { AssistantThreads } from './assistant-threads.js';

/** As it is built: a thread runs no TypeScript. */
const SCRIPT = new URL('../../../dist/run-assistant.js', import.meta.url);

const changed: BusinessFacts = {
  ...profileFacts,
  prices: { ...profileFacts.prices, ceramicSealing: { ...profileFacts.prices.ceramicSealing, amount: 1899 } },
  campaign: { firstDay: '2027-08-10', lastDay: '2027-10-31' },
  closedDays: [{ firstDay: '2027-12-24', lastDay: '2028-01-03', reason: 'Betriebsferien' }],
};
const BEFORE = '2027-08-09T10:00:00+02:00';
const LAST_DAY = '2027-10-31T23:30:00+01:00';
const DAY_AFTER = '2027-11-01T00:00:00+01:00';

let threads: AssistantThreads;

beforeAll(async () => {
  Logger.overrideLogger(false);
  threads = new AssistantThreads({ script: SCRIPT });
  await threads.useFacts(profileFacts);
}, 60_000);
afterAll(() => threads.onApplicationShutdown());

async function ask(message: string, now: string): Promise<string> {
  const state = newConversation;
  return (await threads.converse({ message, state, lines: [], now: new Date(now), nextReference: 'C-1' }, 'a')).reply;
}

describe('an assistant', () => {
  it('is given a change of facts before the next message', async () => {
    expect(await ask('Was kostet die Keramikversiegelung?', BEFORE)).toContain("ab CHF 1'699");
    await threads.useFacts(changed);
    const reply = await ask('Was kostet die Keramikversiegelung?', BEFORE);
    expect(reply).toContain("ab CHF 1'899");
    expect(reply).not.toContain("1'699 exkl.");
  }, 60_000);

  it('says when the campaign begins, before it', async () => {
    const reply = await ask('Läuft die Frühbucher-Aktion schon?', BEFORE);
    expect(reply).toContain('Die Aktion beginnt am 10. August 2027.');
    expect(reply).toContain('31. Oktober 2027');
  });

  it('says on its last day that it ends, and reckons with the price that is in force', async () => {
    const reply = await ask('Läuft die Frühbucher-Aktion noch?', LAST_DAY);
    expect(reply).toContain('Heute ist der letzte Tag der Aktion.');
    expect(reply).toContain("CHF 1'519.20");
  });

  it.each([
    'Läuft die Frühbucher-Aktion noch?',
    'Gibt es die Frühbucher-Aktion?',
    'Was kostet die Keramikversiegelung?',
    'Was kostet die Keramikversiegelung mit Rabatt?',
    'Gibt es Rabatt auf die Keramikversiegelung?',
    'Bekomme ich 20% Rabatt?',
    'Wie viel spare ich als Frühbucher?',
    'Bis wann gilt die Aktion?',
    'Für welche Fahrzeuge gilt der Frühbucherrabatt?',
    'Wie melde ich mich für die Frühbucheraktion an?',
    'Kann ich den Frühbucherrabatt jetzt noch haben?',
    'Was muss ich tun, um den Rabatt zu erhalten?',
    'Isch d Versiglig grad günschtiger?',
  ])('from the midnight after it promises nothing of it: «%s»', async (question) => {
    const reply = await ask(question, DAY_AFTER);
    expect(reply).not.toMatch(/1'519|1'359|[Ss]ie (?:sparen|erhalten|profitieren)[^.]*(?:20%|Rabatt)/);
    if (/20%|Rabatt|Aktion/.test(reply)) expect(reply).toMatch(/vorbei|beendet|galt|lief|endete|nächste/);
  });

  it('names the days of the next four weeks on which nobody is there', async () => {
    expect(await ask('Wann haben Sie offen?', '2027-11-26T10:00:00+01:00')).toContain(
      'Geschlossen: 24. Dezember 2027 bis 3. Januar 2028 (Betriebsferien).',
    );
    expect(await ask('Wann haben Sie offen?', '2027-11-25T10:00:00+01:00')).not.toContain('Betriebsferien');
  });

  it('says on such a day that it is closed, though the week says otherwise', async () => {
    const reply = await ask('Haben Sie jetzt offen?', '2027-12-27T10:00:00+01:00');
    expect(reply).toContain('geschlossen');
    expect(reply).not.toMatch(/(?:^|\n)Ja/);
  });

  it.each([
    ['Haben Sie morgen offen?', '2027-12-26T10:00:00+01:00', 'Nein, am Montag ist geschlossen (Betriebsferien).'],
    ['Händ ihr am Fritig offe?', '2027-12-22T10:00:00+01:00', 'Nein, am Freitag, 24. Dezember 2027, ist geschlossen'],
    ['Ist am 3. Januar geschlossen?', '2027-12-22T10:00:00+01:00', 'Ja, am Montag, 3. Januar 2028, ist geschlossen'],
    ['Haben Sie am Mittwoch offen?', '2027-12-20T10:00:00+01:00', 'Ja, am Mittwoch haben wir'],
  ])('judges the very day that is asked for: «%s»', async (question, now, said) => {
    expect(await ask(question, now)).toContain(said);
  });
});
