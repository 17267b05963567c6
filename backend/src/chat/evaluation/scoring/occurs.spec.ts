import { describe, expect, it } from '@jest/globals';
import { occurs } from './occurs.js';

describe('occurs', () => {
  it.each([
    ["1'699", 'Sie kostet ab CHF 1’699.', true],
    ['CHF 80', 'ab CHF 80', true],
    ['CHF 80', 'ab CHF 800', false],
    ['CHF 80', 'CHF 800, nein, CHF 80', true],
    ['50', 'CHF 150', false],
    ['08:30', 'ab 8:30 Uhr', true],
    ['8:30', 'um 18:30', false],
    ['3 bis 5', 'rund 3 bis 5 Arbeitstage', true],
    ['versicherung', 'Behalten Sie Ihre Kaskoversicherung', true],
    ['000 00 00', '[+41 62 000 00 00](tel:+41620000000)', true],
    ['Provision', '', false],
  ])('«%s» in «%s»: %s', (term, reply, expected) => {
    expect(occurs(term, reply)).toBe(expected);
  });
});
