const BEST = [
  'beste',
  'besten',
  'bester',
  'bessere',
  'besser',
  'richtige',
  'ideale',
  'idealer',
  'optimale',
  'günstigste',
];
const TIME = ['zeit', 'zeitpunkt', 'saison', 'monat'];

/** «Wann ist die beste Zeit zum Versiegeln?»: asked of the work and the weather, and not of the doors. */
export const BEST_TIME = ['jahreszeit', ...BEST.flatMap((best) => TIME.map((time) => `${best}_=${time}`))].join('|');
