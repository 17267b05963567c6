import { businessProfile } from '@fahrzeugpflege/contracts';
import { expect, test } from '../support/test.js';

const { map } = businessProfile.thirdParties;
const OPEN_STREET_MAP = 'https://www.openstreetmap.org';

// That no page asks another host, nor about counting, pages.spec.ts checks at each page.
test('the policy lets in the map and nothing else of others', async ({ request }) => {
  const headers = (await request.get('/kontakt')).headers();
  const foreign = headers['content-security-policy']?.split(';').filter((directive) => /https?:/.test(directive));
  expect(foreign).toEqual([`connect-src 'self' ${OPEN_STREET_MAP}`, `frame-src 'self' ${OPEN_STREET_MAP}`]);
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
});

test('the map is OpenStreetMap’s of Roggwil, asked for on the click alone', async ({ page, watch }) => {
  watch.expect(new RegExp(`^request to ${OPEN_STREET_MAP}`));
  const asked: string[] = [];
  await page.route(`${OPEN_STREET_MAP}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Karte von Roggwil</p>' });
  });
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  await page.getByText('Die Karte kommt von OpenStreetMap.').scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Inhalt laden' }).click();
  await expect(page.frameLocator('iframe').getByText('Karte von Roggwil')).toBeVisible();
  // Asked whether it answers, and then for its frame.
  expect(asked).toEqual([map.embedUrl, map.embedUrl]);
  await expect(page.getByRole('link', { name: 'Auf der Karte öffnen' })).toHaveAttribute('href', map.searchUrl);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a plain link, and there is no dead button', async ({ page }) => {
    await page.goto('/kontakt');
    await expect(page.getByRole('link', { name: 'Auf der Karte öffnen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Inhalt laden' })).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Auswahl merken' })).toBeHidden();
  });
});
