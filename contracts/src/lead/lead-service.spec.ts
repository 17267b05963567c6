import { expect, it } from '@jest/globals';
import { leadServiceNames } from './lead-service.js';

it.each([
  ['Keramikversiegelung', ['Keramikversiegelung', 'Keramikversiegelung Wohnmobile']],
  ['Keramikversiegelung Wohnmobile', ['Keramikversiegelung', 'Keramikversiegelung Wohnmobile']],
  ['Autohotel', ['Autohotel']],
  ['keramikversiegelung', ['keramikversiegelung']],
])('«%s» stands in leads as %j', (service, names) => {
  expect(leadServiceNames(service)).toEqual(names);
});
