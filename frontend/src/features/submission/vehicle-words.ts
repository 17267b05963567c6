export { wordVehicle } from '@fahrzeugpflege/contracts';
