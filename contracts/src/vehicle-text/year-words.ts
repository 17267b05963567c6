import { wordSet } from './vehicle-words.js';

/** These say that a building year follows (or, at the end of a text, that one stood before). */
export const INTRODUCERS = wordSet(`
  jg jahrg jhg jahrgang jahrgangs bj bauj baujahr ez erstzul erstzulassung erst-zulassung zulassung inv inverkehrsetzung
  inverkehrssetzung immatrikulation erstimmatrikulation mj modelljahr modell-jahr jahr herstellungsjahr gebaut
  zul zugelassen johrgang
`);

/** These stand before a year, and hardly before a model: «ca. 2003», «von 2003», «aus dem Jahr 2003». */
export const BEFORE_YEAR = wordSet(`
  ca circa zirka etwa ungefähr ungefaehr um von vom aus dem im in ab am anno anfang mitte ende
`);

/** These stand before a year or before a model: «Ducato Modell 2019», «Peugeot Modell 2008». */
export const UNSURE_BEFORE_YEAR = wordSet('modell model mod');

export const MONTHS = wordSet(`
  januar jänner februar märz maerz april mai juni juli august september oktober november dezember
  jan feb mär apr jun jul aug sep sept okt nov dez
`);

/** A number before these is an age. */
export const AGES = wordSet('jahre jahren jährig jaehrig');

/** A number after these is a mileage, a price, or the date of something other than the building. */
export const BEFORE_OTHER_NUMBER = wordSet(`
  km kilometer km-stand kilometerstand kmstand chf fr sfr eur preis mfk tüv tuev hu bis service typ
  gekauft kauf seit
`);

/** A number before these is a mileage, power, weight, engine size, price or measure. */
export const AFTER_OTHER_NUMBER = wordSet(`
  km kilometer ps kw kg kilo ccm cm3 cm³ cc chf fr franken eur euro mm cm m w wp watt liter l
`);
