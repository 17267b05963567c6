export { parseDimensions, type VehicleDimensions } from './parse-dimensions.js';
export { parseMetres } from './parse-length.js';
export { parseVehicle, type VehicleFields } from './parse-vehicle.js';
