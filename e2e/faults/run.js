/**
 * `npm run test:faults`: every fault on both engines, then the launcher's. `--write` puts the table into docs/reliability.md;
 * `--only PATTERN` takes those whose «engine: name» has it; `--short` takes a selection, together, which is part of
 * `npm test`; `--clusters` takes a Redis with Sentinels and a Redis Cluster instead.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    only: { type: 'string' },
    short: { type: 'boolean' },
    clusters: { type: 'boolean' },
  },
});
const projects = () => {
  if (values.clusters) return ['trials', '--testPathPatterns', 'redis-clusters'];
  const isWhole = !values.short && !values.only;
  return isWhole ? ['faults', 'trials', '--testPathPatterns', '^(?!.*redis-clusters)'] : ['faults'];
};

const report = ['--json', '--outputFile=.test-reports/faults.json'];
const { status } = spawnSync('node_modules/.bin/jest', ['--runInBand', ...report, '--selectProjects', ...projects()], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    FAULTS: values.short ? 'short' : 'full',
    FAULTS_ONLY: values.only ?? '',
    FAULTS_WRITE: values.write ? 'yes' : '',
  },
});
process.exitCode = status ?? 1;
