import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { readSlots } from '../reading/slots.js';
import { compute } from './computed.js';

describe('campaign', () => {
  const AHEAD = '2025-07-22T10:00:00+02:00';
  const RUNNING = '2025-09-16T10:00:00+02:00';
  const LAST = '2025-10-31T15:30:00+01:00';
  const OVER = '2025-11-01T09:00:00+01:00';

  it.each([
    ['Ab wann läuft die Aktion?', AHEAD, 'Die Aktion beginnt am 10. August 2025.'],
    ['Wir kommen in der ersten Augustwoche', AHEAD, 'Nein, ein Termin Anfang August liegt nicht in der Aktion.'],
    ['Gibt es einen Frühbucherrabatt?', RUNNING, '20% Rabatt für Termine vom 10. August bis 31. Oktober 2025'],
    ['Was kostet es mit Rabatt?', RUNNING, "(CHF 1'699 − 20% = CHF 1'359.20)"],
    ['Was spar ich?', RUNNING, 'Sie sparen mindestens CHF 339.80.'],
    ['Gaht d Aktion no?', RUNNING, 'Ja, die Aktion läuft noch.'],
    ['Termin erst am 5. November', RUNNING, 'Nein, ein Termin am 5. November 2025 liegt nicht in der Aktion.'],
    ['Wenn ich heute anfrage und Mitte Oktober komme?', RUNNING, 'Ja, ein Termin Mitte Oktober liegt in der Aktion.'],
    ['Gilt der Rabatt auch für die Dampfreinigung?', RUNNING, 'Nein, der Rabatt von 20% gilt nur für die Keramik'],
    ['Goht s hüt no?', LAST, 'Heute ist der letzte Tag der Aktion.'],
    ['Gilt der Rabatt noch?', OVER, 'ist vorbei; sie lief vom 10. August bis 31. Oktober 2025.'],
    ['Wir kommen im Oktober', OVER, 'ist vorbei'],
  ])('«%s» at %s', (text, at, reply) => {
    const now = new Date(at);
    const slots = readSlots(text, now);
    expect(compute('campaign', { slots, topics: slots.topics, facts: profileFacts, now })).toContain(reply);
  });
});
