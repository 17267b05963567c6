import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const AFTERWARDS = '2026-03-03T10:00:00+01:00';
const DURING = '2025-10-01T10:00:00+02:00';
const replyAt = async (now: string, text: string) =>
  (await engine.answer({ text, context: {}, now: new Date(now) })).reply;

describe('the campaign', () => {
  it.each([
    'hend ihr im moment öppis verbilligts',
    'isch öppis reduziert grad',
    'gits aktuell prozent uf d versiglig',
    'Bekomme ich die 20 Prozent auch jetzt noch?',
    'Gilt die Aktion auch für bestehende Kunden?',
  ])('«%s»: it is over, and no more is told', async (text) => {
    const reply = await replyAt(AFTERWARDS, text);
    expect(reply).toContain('ist vorbei');
    expect(reply).not.toContain('Damals galt');
  });

  it('is told with what was valid where another service is asked for', async () => {
    expect(await replyAt(AFTERWARDS, 'Gilt die Aktion auch für die Dampfreinigung?')).toContain('Damals galt: Nein');
  });

  it.each(['isch d aktion nur für womo?', 'gilt d Aktion au für Wohnwäge?'])('«%s» gets no no', async (text) => {
    const reply = await replyAt(DURING, text);
    expect(reply).toContain('gelten für die Keramikversiegelung');
    expect(reply).not.toContain('Nein');
  });

  it('is told as long as it runs where something is said to be cheaper now', async () => {
    expect(await replyAt(DURING, 'wie viel günstiger ist die keramik gerade')).toContain("CHF 1'359.20");
  });

  it.each(['Reduziert die Versiegelung den Putzaufwand?', 'Wie viel Prozent der Kunden sind zufrieden?'])(
    '«%s» does not ask for it',
    async (text) => {
      expect(await replyAt(AFTERWARDS, text)).not.toContain('Aktion');
    },
  );
});
