/** Imports run one way: contracts ← infra ← {backend, worker}, contracts ← frontend; e2e may use contracts and infra. */
const only = (room, allowed) => ({
  name: `${room}-imports`,
  comment: `${room} may import ${allowed.length > 0 ? allowed.join(' and ') : 'no other room'}`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: `^(?!${[room, ...allowed].join('|')})(contracts|infra|backend|worker|frontend|e2e)/` },
});

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
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
