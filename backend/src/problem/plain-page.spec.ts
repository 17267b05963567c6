import { expect, it } from '@jest/globals';
import { plainPage } from './plain-page.js';

it('shows everything typed as text, and the phone number', () => {
  const values = { form: 'kontakt', honey: '', name: 'Anna <b>', message: '"Zeile 1"\nZeile 2' };
  const page = plainPage('Bitte rufen Sie an & fragen Sie.', values);
  expect(page).toContain('Anna &lt;b&gt;');
  expect(page).toContain('&quot;Zeile 1&quot;\nZeile 2');
  expect(page).toContain('Bitte rufen Sie an &amp; fragen Sie.');
  expect(page).toContain('href="tel:+41620000000"');
  expect(page).not.toContain('<b>');
});
