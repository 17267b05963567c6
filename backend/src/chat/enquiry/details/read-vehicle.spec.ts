import { describe, expect, it } from '@jest/globals';
import { readVehicle } from './read-vehicle.js';

describe('readVehicle', () => {
  it.each([
    ['Hymer B 678 Jg. 2019', 'Hymer B 678 Jg. 2019'],
    ['en alte VW Bus T3', 'VW Bus T3'],
    ['ich ha en alte VW Bus T3 mit 300000 km', 'VW Bus T3'],
    ['Fiat Ducato, Jahrgang 2003, guter Zustand', 'Fiat Ducato, Jahrgang 2003'],
    ['Dethleffs Trend T 7057, EZ 04/2019', 'Dethleffs Trend T 7057, EZ 04/2019'],
    ['Hymer B 678 (2019)', 'Hymer B 678 (2019)'],
    ['Hymer auf Fiat Ducato', 'Hymer auf Fiat Ducato'],
    ['Porsche 911 Carrera 4S für den Winter', 'Porsche 911 Carrera 4S'],
    ['2019er Hymer B544', 'Hymer B544, 2019er'],
    ['fiat ducato', 'fiat ducato'],
    ['Mercedes Sprinter 4x4 2018', 'Mercedes Sprinter 4x4 2018'],
    ['MAN TGE 3.180', 'MAN TGE 3.180'],
    ['Hobby Optima T70', 'Hobby Optima T70'],
    ['Mini Cooper S', 'Mini Cooper S'],
    ['es isch en Fiat', 'Fiat'],
    ['Land Rover Defender 110', 'Land Rover Defender 110'],
    ['Hymer B 678 Offerte Keramikversiegelung', 'Hymer B 678'],
    ['nein, Jahrgang 2019', 'Jahrgang 2019'],
    ['Mein Fahrzeug: Xyz Turbo 2015', 'Xyz Turbo 2015'],
  ])('finds the vehicle in «%s»', (text, vehicle) => {
    expect(readVehicle(text, 'message')?.words).toBe(vehicle);
  });

  it.each([
    'mini Nummer isch falsch',
    'man kann mich erreichen',
    'mein Hobby ist Camping',
    'Anna Forster',
    'Peter Miller, Bern',
    'ein Wohnmobil',
    'der polar kalte Winter',
    'Was kostet eine Versiegelung',
    '',
  ])('finds none in «%s»', (text) => {
    expect(readVehicle(text, 'message')).toBeNull();
  });

  it.each([
    ['ein alter Wohnwagen', 'ein alter Wohnwagen'],
    ['Zebra 500', 'Zebra 500'],
    ['Mini', 'Mini'],
    ['es Wohnmobil vo 2015', 'es Wohnmobil vo 2015'],
    ['ja ein Knaus Sky TI', 'Knaus Sky TI'],
    ['Es hat auch Kratzer am Dach', null],
    ['ja gut', null],
    ['keins, nur eine Frage', null],
    ['weiss', null],
    ['Ich habe keine Ahnung', null],
    ['Was kostet das?', null],
    ['wer seid ihr', null],
  ])('takes the answer «%s» where it was asked for', (text, vehicle) => {
    expect(readVehicle(text, 'vehicle')?.words ?? null).toBe(vehicle);
  });
});
