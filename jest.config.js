import { bundledPackages } from './jest.packages.js';

/** One PostgreSQL for the run; each file, or each stack of a file, gets a database of its own in it. */
const oneDatabaseServer = {
  globalSetup: '<rootDir>/infra/src/testing/start-database-server.js',
  globalTeardown: '<rootDir>/infra/src/testing/stop-database-server.js',
};

/** Shared by all projects: TypeScript through swc, native ES modules, workspaces resolved to their sources. */
const typescript = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          target: 'es2022',
          keepClassNames: true,
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    ...(await bundledPackages()),
    // One file instead of one for each of its two thousand icons.
    '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
    '/picture-files\\.ts$': '<rootDir>/frontend/src/test/picture-files.js',
    '^@fahrzeugpflege/contracts$': '<rootDir>/contracts/src/index.ts',
    '^#chat/(.*)\\.js$': '<rootDir>/backend/src/chat/$1',
    '^@fahrzeugpflege/contracts/([a-z-]+)$': '<rootDir>/contracts/src/$1.ts',
    '^@fahrzeugpflege/infra/([a-z]+)$': '<rootDir>/infra/src/$1/index.ts',
    '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1',
  },
};

export default {
  // Generous on purpose: two slow cores must not make a test fail.
  testTimeout: 60_000,
  // Half as many as the cores would leave one of two idle.
  maxWorkers: 2,
  // Native ES modules are never freed: a process that has run many files spends its time collecting garbage.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...typescript,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{contracts,infra,backend,backend/eval,worker,tools,frontend}/src/**/!(*.db|*.dom).spec.ts',
        '<rootDir>/e2e/benchmark/**/*.spec.ts',
        '<rootDir>/docs/*.spec.js',
      ],
    },
    {
      ...typescript,
      displayName: 'database',
      ...oneDatabaseServer,
      testMatch: ['<rootDir>/{infra,backend,worker,tools}/src/**/*.db.spec.ts'],
    },
    {
      ...typescript,
      displayName: 'growth',
      testMatch: ['<rootDir>/backend/src/**/*.attack.ts'],
    },
    {
      ...typescript,
      displayName: 'frontend',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/frontend/src/test/jsdom.setup.js'],
      testMatch: ['<rootDir>/frontend/src/**/*.{spec.tsx,dom.spec.ts}'],
    },
    {
      ...typescript,
      ...oneDatabaseServer,
      displayName: 'pipeline',
      testMatch: ['<rootDir>/e2e/{pipeline,attacks}/**/*.spec.ts'],
    },
    {
      ...typescript,
      ...oneDatabaseServer,
      displayName: 'faults',
      testMatch: ['<rootDir>/e2e/faults/**/*.spec.ts'],
    },
    {
      ...typescript,
      ...oneDatabaseServer,
      displayName: 'trials',
      testMatch: ['<rootDir>/e2e/faults/**/*.trial.ts'],
    },
  ],
};
