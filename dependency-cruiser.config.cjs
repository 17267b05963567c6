/** Imports run one way: contracts ← infra ← {backend, worker}, contracts ← frontend; e2e and tools may use contracts and infra. */
const only = (room, allowed) => ({
  name: `${room}-imports`,
  comment: `${room} may import ${allowed.length > 0 ? allowed.join(' and ') : 'no other room'}`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: `^(?!${[room, ...allowed].join('|')})(contracts|infra|backend|worker|frontend|e2e|tools)/` },
});

/**
 * The features of a room, each a folder, from what all others stand on to what stands on all others: a feature imports
 * only those before it. The files beside the folders put the features together; no feature imports them. Specs and
 * their helpers (`testing/`) may see everything.
 */
const FEATURES = {
  'contracts/src': 'business submission vehicle-text chat content lead staff',
  'infra/src': 'config process logging batching database queue local backup',
  'backend/src':
    'problem visitors http auth content site intake pipeline photos leads spam privacy business mail-templates chat',
  'worker/src': 'jobs lead-mail lead-intake relay retention',
  'frontend/src': 'assets styles lib components features pages app test',
  // The public ones first; no feature of the public pages needs one of the staff area.
  'frontend/src/features':
    'third-party photos submission analytics legal blog chat promo services service-page ' +
    'session staff-area leads spam statistics pipeline business mail-templates privacy accounts',
};

const noSpec = { pathNot: '\\.(spec|attack)\\.tsx?$|/testing/' };

const orderOf = (folder, features) =>
  features.map((feature, place) => ({
    name: `${folder}/${feature}-order`,
    comment: `${feature} may import ${features.slice(0, place).join(', ') || 'no other feature'}`,
    severity: 'error',
    from: { path: `^${folder}/${feature}/`, ...noSpec },
    to: { path: `^${folder}/(${[...features.slice(place + 1).map((later) => `${later}/`), '[^/]+$'].join('|')})` },
  }));

const inOrder = ([folder, names]) => {
  const features = names.split(' ');
  const placeless = {
    name: `${folder}-features`,
    comment: 'a feature has a place in the order (FEATURES)',
    severity: 'error',
    from: { path: `^${folder}/(?!(${features.join('|')})/)[^/]+/`, ...noSpec },
    to: {},
  };
  return [...orderOf(folder, features), placeless];
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contracts', []),
    only('infra', ['contracts']),
    only('backend', ['contracts', 'infra']),
    only('worker', ['contracts', 'infra']),
    only('frontend', ['contracts']),
    only('e2e', ['contracts', 'infra']),
    only('tools', ['contracts', 'infra']),
    ...Object.entries(FEATURES).flatMap(inOrder),
    {
      name: 'product-knows-no-evaluation',
      comment: 'labelled questions and what judges the replies are no part of the product',
      severity: 'error',
      from: { path: '^backend/src/' },
      to: { path: '^backend/eval/' },
    },
    {
      name: 'contracts-are-browser-safe',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/|^(backend|worker)/build/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
