import { describe, expect, it } from '@jest/globals';
import { prices } from '../../knowledge/facts.js';
import { lastReply } from '../testing/last-reply.js';

const PLACE = 'Ich habe einen Porsche, kann ich den bei euch einstellen?';

describe('a place, once both kinds were told of', () => {
  it.each([
    [[PLACE, 'Und wenn ich ab und zu fahren will?'], prices.autohotelServicesPage],
    [[PLACE, 'Und wenn er im Winter nur steht?'], prices.storage],
    [[PLACE, 'Was kostet das?'], `${prices.storage}. Ein Platz im Autohotel kostet ${prices.autohotelServicesPage}`],
    [[PLACE, 'Und wenn ich ab und zu fahren will?', 'und für 3 Monate?'], 'CHF 600'],
    [
      ['Was verlangt ihr fürs Einlagern?', 'Nein, ich meinte das andere, wo ich zwischendurch fahren kann.'],
      prices.autohotelServicesPage,
    ],
    [['Was kostet das Autohotel?', 'Und wenn der Wagen im Winter vier Monate nur steht?'], 'CHF 600'],
    [['Was kostet die Einlagerung im Winter?', 'Und im Sommer?'], prices.storage],
    [['Was kostet das Autohotel?', 'und zwei?'], '2 × CHF 200'],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Was kostet die Einlagerung?', 'Was ist mit dem anderen Wohnmobil?'], prices.autohotelServicesPage],
    [['Was kostet die Einlagerung für 4 Monate?', 'und sechs?'], '6 Fahrzeuge'],
  ])('%j is another question', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
