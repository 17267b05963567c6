import { readVehicleWords, type VehicleReading } from '@fahrzeugpflege/contracts';
import type { Dice } from './dice.js';

/** What a visitor typed about a vehicle, by the names of the submission, and what the worker reads in it. */
export interface TypedVehicle {
  readonly words: Readonly<Record<string, string>>;
  readonly reading: VehicleReading;
}

/** Make, models, and length and height in metres; how often it comes in. */
type Build = readonly [weight: number, make: string, models: readonly string[], length: number, height: number];

const MOTORHOMES: readonly Build[] = [
  [14, 'Fiat', ['Ducato', 'Ducato Maxi', 'Ducato L3H2'], 5.99, 2.65],
  [10, 'VW', ['California', 'T6 California Ocean', 'Grand California 600', 'T5 Multivan', 'Crafter'], 5.2, 2.1],
  [9, 'Hymer', ['B-Klasse ML T 580', 'B 678', 'Exsis-i 580', 'Free 600', 'Tramp S 695'], 6.9, 2.9],
  [7, 'Knaus', ['Sky TI 700', 'Boxstar 600', 'Van TI 650', 'Sun I 900 LEG'], 7.2, 2.8],
  [7, 'Bürstner', ['Lyseo TD 690', 'Ixeo Time 710', 'Travel Van T 590'], 6.95, 2.85],
  [6, 'Dethleffs', ['Trend T 7057', 'Globebus T6', 'Advantage I 7051'], 7.1, 2.9],
  [6, 'Weinsberg', ['CaraCompact 600 MEG', 'CaraBus 601 MQ', 'CaraSuite 700'], 6.75, 2.8],
  [6, 'Carthago', ['C-Tourer I 150', 'Chic C-Line 4.9', 'Liner-for-two'], 7.4, 2.9],
  [5, 'Adria', ['Twin 600 SPT', 'Coral XL', 'Sonic Supreme 710'], 6.4, 2.8],
  [5, 'Mercedes-Benz', ['Marco Polo', 'Sprinter 316', 'V 300 d'], 5.5, 2.4],
  [5, 'Pössl', ['Roadcruiser', '2Win Plus', 'Summit 640'], 6.36, 2.65],
  [4, 'Eura Mobil', ['Profila T 730', 'Integra 760'], 7.3, 2.9],
  [4, 'La Strada', ['Regent S', 'Avanti L'], 5.95, 2.7],
  [3, 'Malibu', ['Van 600 DB', 'I 441 LE'], 6.0, 2.7],
  [3, 'Niesmann + Bischoff', ['Arto 88', 'Smove 7.4', 'Flair 920'], 8.7, 3.25],
  [3, 'Concorde', ['Charisma 860', 'Liner Plus 1060'], 8.9, 3.4],
  [3, 'Sunlight', ['Cliff 600', 'T 68'], 6.0, 2.75],
  [2, 'Frankia', ['F-Line I 680', 'Platin I 8400'], 7.6, 3.0],
  [2, 'Morelo', ['Palace 88', 'Home 82'], 8.9, 3.4],
  [2, 'Citroën', ['Jumper', 'Campster'], 5.4, 2.5],
];

const CARS: readonly Build[] = [
  [5, 'Porsche', ['911 Carrera', 'Cayenne', '356 B', 'Boxster S'], 4.5, 1.3],
  [5, 'BMW', ['M3', 'X5', 'Z3', '2002 tii'], 4.6, 1.5],
  [4, 'Audi', ['A6 Avant', 'RS 6', 'Q7', 'quattro'], 4.9, 1.5],
  [3, 'Ferrari', ['F430', '348 TS', 'California'], 4.5, 1.2],
  [3, 'Land Rover', ['Defender 110', 'Discovery'], 4.6, 2.0],
  [2, 'Alfa Romeo', ['Spider', 'Giulia'], 4.2, 1.3],
  [2, 'Jaguar', ['E-Type', 'XJ6'], 4.7, 1.3],
  [2, 'Volvo', ['P1800', 'V70'], 4.6, 1.4],
];

const BUILDS = [...MOTORHOMES, ...CARS].map((build) => [build[0], build] as const);

const VEHICLE_TEXTS: readonly ((make: string, model: string, year: number) => string)[] = [
  (make, model, year) => `${make} ${model} ${year}`,
  (make, model, year) => `${make} ${model}, Jg. ${year}`,
  (make, model, year) => `${make} ${model} Jahrgang ${year}`,
  (make, model) => `${make} ${model}`,
  (make, model, year) => `Wohnmobil ${make} ${model} (${year})`,
];

const DIMENSION_TEXTS: readonly ((length: number, height: number) => string)[] = [
  (length, height) => `${length.toFixed(2)} x ${height.toFixed(2)} m`,
  (length, height) => `${comma(length)} x ${comma(height)}`,
  (length, height) => `${Math.round(length * 100)} x ${Math.round(height * 100)} cm`,
  (length, height) => `Länge ${comma(length)} m, Höhe ${comma(height)} m`,
  (length) => `ca. ${comma(length)} m`,
  () => 'weiss ich nicht genau',
];

/** Different vehicles to choose from; reading the words of each takes longer than all the rest of a lead. */
const POOL = 3_000;

/** Makes up vehicles, and reads what is typed about them as the worker does. */
export class Vehicles {
  private readonly asTexts: readonly TypedVehicle[];
  private readonly asFields: readonly TypedVehicle[];

  constructor(
    private readonly dice: Dice,
    private readonly currentYear: number,
  ) {
    this.asTexts = Array.from({ length: POOL }, () => this.makeTexts());
    this.asFields = Array.from({ length: POOL }, () => this.makeFields());
  }

  /** As the form of the promotion asks for it, in two texts. */
  typedAsTexts(): TypedVehicle {
    return this.dice.pick(this.asTexts);
  }

  /** As the vehicle form asks for it, field by field. */
  typedInFields(): TypedVehicle {
    return this.dice.pick(this.asFields);
  }

  private makeTexts(): TypedVehicle {
    const { make, model, year, length, height } = this.make();
    const vehicle = this.dice.pick(VEHICLE_TEXTS)(make, model, year);
    return this.read({ vehicle, dimensions: this.dice.pick(DIMENSION_TEXTS)(length, height) });
  }

  private makeFields(): TypedVehicle {
    const { make, model, year, length, height } = this.make();
    const given = (share: number, name: string, text: string) => (this.dice.chance(share) ? { [name]: text } : {});
    return this.read({
      vehicleMake: make,
      ...given(0.9, 'vehicleModel', model),
      ...given(0.8, 'vehicleYear', String(year)),
      ...given(0.6, 'vehicleLength', `${comma(length)} m`),
      ...given(0.5, 'vehicleHeight', comma(height)),
    });
  }

  private read(words: Readonly<Record<string, string>>): TypedVehicle {
    return { words, reading: readVehicleWords(words, this.currentYear) };
  }

  private make() {
    const { dice, currentYear } = this;
    const [, make, models, length, height] = dice.weigh(BUILDS);
    const near = (metres: number) => Math.round((metres + dice.whole(-20, 20) / 100) * 100) / 100;
    const year = currentYear - Math.min(45, Math.floor(dice.around(7)));
    return { make, model: dice.pick(models), year, length: near(length), height: near(height) };
  }
}

function comma(metres: number): string {
  return metres.toFixed(2).replace('.', ',');
}
