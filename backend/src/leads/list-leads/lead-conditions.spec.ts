import { profileFacts, servicePaths } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import { leadConditions } from './lead-conditions.js';

const viewer = { username: 'anna', now: new Date('2026-11-24T08:00:00Z'), hours: profileFacts };

it('plans a list for each service of the house once, and for made-up names each time', () => {
  for (const [service, name] of servicePaths.flatMap(({ titles, label }) => [
    [titles[0], label],
    [label, label],
  ])) {
    const { sql, parameters, hasOnePlan } = leadConditions({ service }, viewer);
    expect([sql.includes(`'${name}'`), parameters, hasOnePlan]).toEqual([true, [], true]);
  }
  for (const service of ['Autohotel 1', 'autohotel', "x' OR true --"]) {
    const { sql, parameters, hasOnePlan } = leadConditions({ service }, viewer);
    expect([sql.includes(service), parameters, hasOnePlan]).toEqual([false, [service], false]);
  }
});
