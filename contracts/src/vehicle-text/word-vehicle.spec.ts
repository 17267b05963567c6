import { describe, expect, it } from '@jest/globals';
import { wordVehicle } from './word-vehicle.js';

type Row = [typed: Record<string, string>, understood: string | null, unclear: string | null];

function expectReadBack(...[typed, understood, unclear]: Row): void {
  expect(wordVehicle(typed, 2026)).toEqual({ understood, unclear });
}

const unread = (names: string, examples: string) =>
  `${names} noch nicht verstanden, zum Beispiel ${examples} – Sie können trotzdem senden`;

describe('wordVehicle', () => {
  it.each<Row>([
    [
      { vehicle: 'Fiat Ducato 2019', dimensions: '7.20 x 3.10' },
      'Verstanden: Fiat Ducato, Jahrgang 2019, 7.20 m lang, 3.10 m hoch',
      null,
    ],
    [
      { vehicle: 'mein Camper Hymer B 544, Jg. 03', dimensions: '310 x 720 cm' },
      'Verstanden: Hymer B 544, Jahrgang 2003, 7.20 m lang, 3.10 m hoch',
      null,
    ],
    [{ vehicle: 'Carthago', dimensions: '' }, 'Verstanden: Carthago', null],
    [{ vehicle: '2019' }, 'Verstanden: Jahrgang 2019', null],
    [{ vehicle: ' ', dimensions: '7m x 3m' }, 'Verstanden: 7.00 m lang, 3.00 m hoch', null],
    [{ vehicle: 'Peugeot 2008', dimensions: '' }, 'Verstanden: Peugeot 2008', null],
  ])('says what it read in the texts of the promotion form: %j', expectReadBack);

  it.each<Row>([
    [
      { vehicleMake: 'La Strada', vehicleModel: 'Avanti XL', vehicleYear: '2021', vehicleLength: '636 cm' },
      'Verstanden: La Strada Avanti XL, Jahrgang 2021, 6.36 m lang',
      null,
    ],
    [{ vehicleMake: 'Fiat Ducato 2019' }, 'Verstanden: Fiat Ducato, Jahrgang 2019', null],
    [{ vehicleMake: 'Hymer', vehicleYear: "'98" }, 'Verstanden: Hymer, Jahrgang 1998', null],
    [{ vehicleHeight: '3,1' }, 'Verstanden: 3.10 m hoch', null],
  ])('sums up fields of their own, with their units: %j', expectReadBack);

  it.each<Row>([
    [{ dimensions: 'weiss nicht' }, null, unread('Masse', '«7.20 x 3.10 m»')],
    [{ vehicle: 'Fiat Ducato', dimensions: '7.20 x' }, 'Verstanden: Fiat Ducato', unread('Masse', '«7.20 x 3.10 m»')],
    [{ dimensions: 'Länge 7.20' }, 'Verstanden: 7.20 m lang', unread('Höhe', '«Höhe 3.10 m»')],
    [{ dimensions: '3.10 m hoch' }, 'Verstanden: 3.10 m hoch', unread('Länge', '«Länge 7.20 m»')],
    [{ vehicleMake: 'Hymer', vehicleYear: '19999' }, 'Verstanden: Hymer', unread('Jahrgang', '«2019»')],
    [
      { vehicleLength: 'lang', vehicleHeight: 'hoch', vehicleYear: '?' },
      null,
      unread('Jahrgang, Länge und Höhe', '«2019», «7.20 m» und «3.10 m»'),
    ],
    [{ vehicleLength: '7.20', vehicleHeight: 'weiss nicht' }, 'Verstanden: 7.20 m lang', unread('Höhe', '«3.10 m»')],
  ])('gives an example where sizes or a year can’t be read: %j', expectReadBack);

  it.each<Row>([
    [{}, null, null],
    [{ vehicle: '', dimensions: ' \n ' }, null, null],
    [{ vehicle: 'weiss nicht' }, null, null],
    [{ name: 'Fiat Ducato', message: '7.20 x 3.10', honey: 'x' }, null, null],
  ])('says nothing where nothing was said of the vehicle: %j', expectReadBack);

  it('cuts a long text short', () => {
    const { understood } = wordVehicle({ vehicle: `Hymer B 544 ${'mit Anhängerkupplung '.repeat(10)}` }, 2026);
    expect(understood).toMatch(/^Verstanden: Hymer B 544 mit .{1,50} …$/);
  });
});
