/** Names in a comma-separated text; it keeps the tables below readable as a page instead of one name to a line. */
function names(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

/**
 * Makes in the letter case of their maker; the order does not matter. Makes of several words are written with
 * spaces here and found with any joiner (space, hyphen, «+», «&»).
 */
export const KNOWN_MAKES: readonly string[] = [
  // Motorhomes, camper vans and caravans
  ...names(`
  Adria, Ahorn, Ahorn Camp, Airstream, Arca, Auto Sleepers, Auto Trail, Autostar, Bavaria, Benimar, Bimobil, Blucamp,
  Bürstner, Cabby, Campérêve, Carado, Caravelair, Carthago, Challenger, Chausson, CI, Clever, Concorde, Crosscamp,
  Dethleffs, Dopfer, Dreamer, Eifelland, Elnagh, Eriba, Esterel, Etrusco, Eura Mobil, EuraMobil, Fendt, Fleurette,
  Florium, Font Vendôme, Forster, Frankia, Giotti Line, GiottiLine, Globe Car, Globecar, Hobby, Hymer, Hymercar,
  Itineo, Kabe, Karmann, Karmann Mobil, Knaus, La Strada, LaStrada, Laika, Le Voyageur, LMC, Malibu, Mc Louis,
  McLouis, Miller, Mobil Vetta, Mobilvetta, Mooveo, Morelo, N B, Niesmann, Niesmann Bischoff, Niesmann u Bischoff, Niesmann und Bischoff,
  Notin, Orangecamp, Ormocar, Panama, Phoenix, Pilote, PLA, Polar, Pössl, Rapido, Reimo, Rimor, Roadcar, Robeta, Roller Team,
  Rollerteam, Schwabenmobil, Solifer, Sterckeman, Summermobil, Sun Living, Sunliving, Sunlight, Swift, Tabbert, TEC, Unicat,
  Van Tourer, Vantourer, Vario, Variomobil, Volkner, Volkner Mobil, Weinsberg, Westfalia, Wilk, Wingamm, Winnebago,
  Woelcke, XGO
  `),
  // Base vehicles, cars, classic and sports cars
  ...names(`
  AC, Abarth, Alfa, Alfa Romeo, Alpina, Alpine, Aston Martin, Audi, Austin, Austin Healey, Auto Union, Bentley, BMW,
  Bugatti, Buick, BYD, Cadillac, Caterham, Chevrolet, Chrysler, Citroën, Cupra, Dacia, Daewoo, Daihatsu, Daimler,
  De Tomaso, DeLorean, Dodge, DS, Ferrari, Fiat, Fisker, Ford, Genesis, GMC, Honda, Hummer, Hyundai, Ineos, Infiniti,
  Isuzu, Iveco, Jaguar, Jeep, Jensen, Kia, KTM, Lada, Lamborghini, Lancia, Land Rover, Landrover, Lexus, Lincoln,
  Lotus, Lynk Co, MAN, Maserati, Maybach, Mazda, MB, McLaren, Mercedes, Mercedes AMG, Mercedes Benz, Mercedes Maybach,
  MG, Mini, Mitsubishi, Morgan, Morris, Nissan, NSU, Oldsmobile, Opel, Pagani, Peugeot, Piaggio, Plymouth, Polestar,
  Pontiac, Porsche, Puch, RAM, Range Rover, Renault, Rivian, Rolls Royce, Rover, Saab, Saurer, Scania, Seat, Shelby,
  Skoda, Smart, SsangYong, Steyr, Steyr Puch, Subaru, Suzuki, Tesla, Toyota, Triumph, TVR, Unimog, Vauxhall,
  Volkswagen, Volvo, VW, Wiesmann
  `),
  // Motorcycles, which come along with a motorhome
  ...names(`
  Aprilia, Ducati, Harley, Harley Davidson, Husqvarna, Kawasaki, Moto Guzzi, MV Agusta, Royal Enfield, Vespa,
  Yamaha
  `),
];

/** End of the make and the number, in lower case, where the number looks like a year but is the model's name. */
export const MODELS_LIKE_YEARS: ReadonlySet<string> = new Set(
  names('peugeot 2008, bmw 2000, bmw 2002, alfa 2000, romeo 2000'),
);

/** Lower-case words before the make that name a kind of vehicle or introduce it: no make if something follows them. */
export const WORDS_BEFORE_MAKE: ReadonlySet<string> = new Set(
  names(`
  wohnmobil, womo, reisemobil, motorhome, camper, campervan, camper-van, campingbus, camping-bus, kastenwagen,
  wohnwagen, caravan, auto, pw, personenwagen, fahrzeug, bus, kleinbus, van, suv, lieferwagen, teilintegriert,
  teilintegrierter, teilintegriertes, vollintegriert, vollintegrierter, vollintegriertes, alkoven, oldtimer,
  youngtimer, sportwagen, cabrio, limousine, kombi, mein, meine, meinen, unser, unsere, unseren, ein, eine, einen,
  ich, wir, habe, haben, fahre, fahren, es, ist, der, von, marke
  `),
);

/** Whole answers that say nothing, in lower case without dots and slashes. */
export const NO_ANSWERS: ReadonlySet<string> = new Set(
  names(`
  weiss nicht, weiß nicht, weiss ich nicht, weiss nicht genau, weiss nicht mehr, weiß ich nicht, weiss es nicht,
  ich weiss nicht, ich weiss es nicht, keine ahnung, unbekannt, nicht bekannt, keine angabe, keine angaben, keine,
  kein, ka, k a, na, n a, siehe unten, siehe oben, siehe text, siehe nachricht, egal, nichts, noch offen, folgt
  `),
);
