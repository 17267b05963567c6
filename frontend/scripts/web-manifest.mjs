import { writeFile } from 'node:fs/promises';
import { businessProfile } from '@fahrzeugpflege/contracts';

/** Writes what a phone needs to put the site on its home screen. */
export async function writeWebManifest(folder, colours) {
  const { name, locale } = businessProfile;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: locale,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: colours['petrol-deep'],
    background_color: colours['paper'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  await writeFile(new URL('site.webmanifest', folder), `${JSON.stringify(manifest, null, 2)}\n`);
}
