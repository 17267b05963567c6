import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('a question with its opposite behind «oder»', () => {
  it.each([
    ['Muss ich das Wohnmobil nach der Versiegelung noch putzen oder bleibt da nichts mehr kleben?', 'Schwamm'],
    ['Muess ich s Womo nach dere Versiglig no putze oder blibt da nüt meh chläbe?', 'Schwamm'],
    ['Wäre eine Versiegelung sinnvoll oder ist das nur für die grossen Plastikkisten?', 'versiegelten Fläche'],
    ['Isch d Halle gheizt oder nume isoliert?', 'klimatisiert'],
  ])('«%s» is answered by the half that is understood: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });

  it.each([
    ['Kann man mit Twint zahlen oder nur bar?', 'weiss ich nicht'],
    ['Autohotel oder Einlagerung, was ist besser?', 'Nutzung'],
    ['Muss ich beim Abgeben dabei sein oder kann mein Sohn das Auto bringen?', 'weiss ich nicht'],
  ])('«%s» is still answered as a whole: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});
