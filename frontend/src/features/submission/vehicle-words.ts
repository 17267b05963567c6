/** A chunk of its own: the rules that read a vehicle's text are fetched when a visitor begins to type one. */
export { wordVehicle } from '@fahrzeugpflege/contracts';
