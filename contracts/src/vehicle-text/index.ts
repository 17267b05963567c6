export { KNOWN_MAKES } from './known-makes.js';
export { matchMake } from './match-make.js';
export { parseDimensions } from './parse-dimensions.js';
export { parseMetres } from './parse-length.js';
export { parseVehicle, type VehicleFields } from './parse-vehicle.js';
export { readVehicleWords, type VehicleReading, type VehicleWords } from './read-vehicle-words.js';
export { SPELLED_CENTIMETRES, SPELLED_METRES } from './spelled-number.js';
export { type VehicleReadBack, wordVehicle } from './word-vehicle.js';
