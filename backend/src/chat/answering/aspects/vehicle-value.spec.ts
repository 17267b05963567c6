import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('what somebody would get for the vehicle', () => {
  it.each([
    [['Kauft ihr mein Wohnmobil?', 'Was bekomme ich dafür?'], 'nach Besichtigung'],
    [['Ich möchte mein Auto verkaufen.', 'Und wie viel ist er wert?'], 'nach Besichtigung'],
    [['was krige ich bei euch für mein alten mercedes sl'], 'nach Besichtigung'],
    [['Was gäbed ihr mir no für min Jaguar?'], 'nach Besichtigung'],
    [['Was bekomme ich für unseren alten Hymer?'], 'nach Besichtigung'],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Was kostet das Autohotel?', 'Was bekomme ich dafür?'], 'nach Besichtigung'],
    [['Was bekomme ich für mein Geld bei der Dampfreinigung?'], 'nach Besichtigung'],
    [['Was kriege ich für meine 1699 Franken?'], 'nach Besichtigung'],
  ])('%j asks for no purchase', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
