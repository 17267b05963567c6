/**
 * Prints `N passed, N failed` over all reports of the last test run, as its last line. Fails when a suite that should
 * have run left no report, so that a run that ended early never looks like a green one.
 */
import { readFile } from 'node:fs/promises';

const folder = new URL('../.test-reports/', import.meta.url);
const suites = {
  'unit.json': countJest,
  'database.json': countJest,
  'pipeline.json': countJest,
  'faults.json': countJest,
  'browser.json': countPlaywright,
};

function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites + numPendingTests };
}

function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

let passed = 0;
let failed = 0;
for (const [file, count] of Object.entries(suites)) {
  try {
    const result = count(JSON.parse(await readFile(new URL(file, folder), 'utf8')));
    passed += result.passed;
    failed += result.failed;
  } catch (error) {
    console.error(`no report ${file}: ${error.message}`);
    failed += 1;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
