import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

const CHEAPER = 'Was ist günstiger, Autohotel oder Einlagerung?';

describe('a question after two things were weighed', () => {
  it.each([
    [[CHEAPER, 'Und wie viel macht das aus im Monat?'], 'um CHF 50 pro Monat'],
    [['Was isch günschtiger, Autohotel oder Iilagerig?', 'Wievil spar ich de imene halbe Jahr?'], 'um CHF 300'],
    [[CHEAPER, 'Und im Jahr?'], 'um CHF 600'],
    [[CHEAPER, 'Warum?'], 'Nutzung'],
    [['Autohotel oder Einlagerung?', 'Ich fahre zweimal im Monat.'], 'Nutzung'],
    [['Autohotel oder Einlagerung?', 'Ich fahre zweimal im Monat.', 'Und der Preisunterschied?'], 'um CHF 50'],
    [['Was kostet die Einlagerung?', 'und das Autohotel', 'Differenz?'], 'um CHF 50'],
    [['Kauft ihr mein Auto?', 'Oder lieber Vermittlung?', 'Was ist besser für mich?'], 'Eilt es'],
    [['Ich will versiegeln und einlagern. Was kostet beides?', 'Bei 5 Monaten'], "CHF 2'449"],
    [['Soll ich direkt verkaufen oder vermitteln lassen?', 'Mir pressiert es. Dann also das Erste?'], 'schneller'],
    [['Was ist besser, verkaufen oder vermitteln?', 'Und wenn ich es eilig habe?'], 'Ankauf geht schneller'],
    [['Bin am Überlegen ob Vermittlung oder Direktverkauf.', 'und wo bekomme ich mehr?'], 'Erlös oft höher'],
    [['Ist die Einlagerung günstiger als das Autohotel?', 'Wie viel?'], 'um CHF 50 pro Monat'],
    [['Was kosten Autohotel und Einlagerung?', 'und das Zweite für 6 Monate?'], 'CHF 900'],
  ])('%j is still of both', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [[CHEAPER, 'Und wie lange ist die Mindestdauer?'], 'günstiger'],
    [[CHEAPER, 'Was kostet die Dampfreinigung?'], 'Einlagerung'],
  ])('%j is of something else', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
