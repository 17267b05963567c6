import { describe, expect, it } from '@jest/globals';
import { readVehicle } from './read-vehicle.js';

describe('readVehicle', () => {
  it.each([
    ['Hymer B 678 Jg. 2019', 'Hymer B 678 Jg. 2019'],
    ['Ford Transit, Jahrgänge 2015, 2017 und 2019', 'Ford Transit, Jahrgänge 2015, 2017 und 2019'],
    ['VW Golf, Jahrgang 2015 und wir', 'VW Golf, Jahrgang 2015'],
    ['eura mobil profila 2020', 'eura mobil profila 2020'],
    ['knaus sky ti 2016', 'knaus sky ti 2016'],
    ['VW Golf zweitausendachtzehn', 'VW Golf 2018'],
    ['en 89er Saab 900', 'Saab 900, Jg. 1989'],
    ['fiat ab oktober 2026', 'fiat'],
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
    ['es isch en Hymer vo 2012', 'Hymer vo 2012'],
    ['Hymer aus Bern', 'Hymer'],
    ['e Offerte für üse Knaus', 'Knaus'],
    ['es ist ein knaus sun ti', 'knaus'],
    ['mir hei en ford transit', 'ford transit'],
    ['Termin, opel astra, Montag', 'opel astra'],
    ['Knaus Sky TI (Jg 2018, ', 'Knaus Sky TI, Jg 2018'],
    ['Ein Fiat Ducato und ein Oldtimer, Alfa Spider 1974', 'Fiat Ducato und ein Oldtimer, Alfa Spider 1974'],
    ['für meinen Hymer und den Knaus meiner Frau', 'Hymer und den Knaus'],
    ['der Fiat 4.2 m', 'Fiat'],
    ['nein, das Fahrzeug ist ein Fendt', 'Fendt'],
    ['VW California 2019 und ein Anhänger', 'VW California 2019 und ein Anhänger'],
    ['unser Wohnwagen (Tabbert, 1998) ist alt', 'Tabbert, 1998'],
    ['Hymer B678 und ein Fiat Ducato', 'Hymer B678 und ein Fiat Ducato'],
    ['Porsche 911 und Audi R8 im Autohotel', 'Porsche 911 und Audi R8'],
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
    'man kann 2020',
    'man kann mich erreichen',
    'mein Hobby ist Camping',
    'Zeit für mein Hobby',
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
    ['Golf Bj. 2015', 'Golf Bj. 2015'],
    ['Golf aus dem Jahr 2015', 'Golf aus dem Jahr 2015'],
    ['Zebra 500', 'Zebra 500'],
    ['ford transit custom 2020', 'ford transit custom 2020'],
    ['fiat ducato mit dachträger', 'fiat ducato'],
    ['Einlagerung', null],
    ['Besichtigung', null],
    ['Auto putzen', null],
    ['nein, für ein Wohnmobil', 'ein Wohnmobil'],
    ['kein Fahrzeug, ein Boot', 'ein Boot'],
    ['kommt drauf an', null],
    ['kä ahnig', null],
    ['Moment', null],
    ['Du bist blöd', null],
    ['kw@@gmx', null],
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
