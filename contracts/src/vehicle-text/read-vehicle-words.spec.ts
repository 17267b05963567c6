import { describe, expect, it } from '@jest/globals';
import { readVehicleWords } from './read-vehicle-words.js';

type Row = [
  fields: readonly [make: string | undefined, model: string | undefined, year: string],
  make: string | null,
  model: string | null,
  year: number | null,
];

function expectReading(...[[vehicleMake, vehicleModel, vehicleYear], make, model, year]: Row): void {
  const words = { vehicleMake, vehicleModel, vehicleYear };
  expect(readVehicleWords(words, 2026)).toMatchObject({
    vehicleMake: make,
    vehicleModel: model,
    vehicleYear: year,
    typedVehicle: [vehicleMake, vehicleModel, vehicleYear].filter(Boolean).join(' ') || null,
  });
}

describe('readVehicleWords', () => {
  it.each<Row>([
    [['Hymer', 'B 544', '2003'], 'Hymer', 'B 544', 2003],
    [['Hymer', undefined, "'98"], 'Hymer', null, 1998],
    [['Hymer', 'B 544', 'ca. 2003'], 'Hymer', 'B 544', 2003],
    [['Peugeot', undefined, '2008'], 'Peugeot', null, 2008],
    [['Peugeot', '2008', '2016'], 'Peugeot', '2008', 2016],
    [['Laika', 'Kreos 2009', '2015'], 'Laika', 'Kreos 2009', 2015],
    [['Fiat', undefined, 'Ducato 2019'], 'Fiat', 'Ducato', 2019],
    [[undefined, undefined, '2019'], null, null, 2019],
    [['Fiat', 'Ducato', '2017 oder 2018'], 'Fiat', 'Ducato', 2017],
    [['Fiat', 'Ducato', '2020 (1. Inv.)'], 'Fiat', 'Ducato', 2020],
    [['Fiat', 'Ducato', '1. Inverkehrsetzung 1.4.19'], 'Fiat', 'Ducato', 2019],
    [['Fiat', 'Ducato', '10 jährig'], 'Fiat', 'Ducato', null],
    [['Peugeot', 'Peugeot 2008', '2016'], 'Peugeot', '2008', 2016],
    [['land rover', 'Land Rover Defender', '98'], 'Land Rover', 'Defender', 1998],
    [['Hymer', '-', '2019'], 'Hymer', null, 2019],
    [['weiss nicht', 'B 544', '?'], null, 'B 544', null],
    [['?', '?', '?'], null, null, null],
  ])('takes the year from its own field, and a model that looks like one from the others: %j', expectReading);

  it.each<Row>([
    [['Hymer', 'B 544', 'weiss nicht'], 'Hymer', 'B 544', null],
    [['Hymer', undefined, '19999'], 'Hymer', null, null],
    [['Hymer', 'B 544 Jg. 2003', '?'], 'Hymer', 'B 544', 2003],
  ])('makes no model of a year that can’t be read: %j', expectReading);

  it.each([
    ['7.20', '3.10', 7.2, 3.1],
    ['7.20', undefined, 7.2, null],
    ['7.20', '12', null, null],
    ['3.10', '7.20', null, null],
  ])(
    'binds length %s and height %s, typed apart, to the limits that one text has',
    (vehicleLength, vehicleHeight, length, height) => {
      expect(readVehicleWords({ vehicleLength, vehicleHeight }, 2026)).toMatchObject({
        vehicleLength: length,
        vehicleHeight: height,
      });
    },
  );
});
