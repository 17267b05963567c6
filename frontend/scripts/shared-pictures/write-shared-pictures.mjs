import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { businessProfile } from '@fahrzeugpflege/contracts';
import satori from 'satori';
import sharp from 'sharp';
import { HEIGHT, layout, PICTURE_WIDTH, WIDTH } from './layout.mjs';

const PICTURES = new URL('../../src/assets/pictures/', import.meta.url);

/** Where the cut of a wide picture lies: 0 keeps its left end, 1 its right one. The middle unless named. */
const FOCUS = { autohotel: 0.35, cover: 0.3, hall: 0.15, key: 0.62, polish: 0.6, seat: 0.4, 'two-keys': 0.45 };

/** Messengers fetch it on every link that is shared. In bytes. */
const LARGEST = 150_000;

/**
 * Draws the picture of shared links for each page.
 *
 * @param {URL} folder where they go
 * @param {readonly object[]} drawings `SharedPictureDrawing`s
 * @param {Record<string, string>} colours by the names of the design tokens
 */
export async function writeSharedPictures(folder, drawings, colours) {
  await mkdir(folder, { recursive: true });
  const files = await readdir(PICTURES);
  const fonts = await loadFonts();
  const brand = { name: businessProfile.name, mark: await loadMark(), colours };
  for (const { name, ...shared } of drawings) {
    const svg = await satori(layout(shared, brand), { width: WIDTH - PICTURE_WIDTH, height: HEIGHT, fonts });
    const picture = await cut(largest(files, shared.picture), FOCUS[shared.picture] ?? 0.5);
    const { data, info } = await sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours['petrol-deep'] },
    })
      .composite([
        { input: Buffer.from(svg), left: 0, top: 0 },
        { input: picture, left: WIDTH - PICTURE_WIDTH, top: 0 },
      ])
      .raw()
      .toBuffer({ resolveWithObject: true });
    await writeFile(new URL(`${name}.jpg`, folder), await toJpeg(data, info));
  }
}

async function loadFonts() {
  const { resolve } = createRequire(import.meta.url);
  const load = (weight) =>
    readFile(resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`));
  return Promise.all(
    [600, 700].map(async (weight) => ({
      name: 'Bricolage Grotesque',
      data: await load(weight),
      weight,
      style: 'normal',
    })),
  );
}

/** The favicon, whose ground is the picture's. */
async function loadMark() {
  const svg = await readFile(new URL('../../src/assets/favicon.svg', import.meta.url));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
}

/** @throws Error when there is no such picture */
function largest(files, picture) {
  const widths = files.flatMap((file) => {
    const [, name, width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? [];
    return name === picture ? [Number(width)] : [];
  });
  if (widths.length === 0) throw new Error(`There is no picture «${picture}» for shared links.`);
  return fileURLToPath(new URL(`${picture}-${Math.max(...widths)}.webp`, PICTURES));
}

async function cut(file, focus) {
  const { data, info } = await sharp(file)
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - PICTURE_WIDTH) * focus);
  return sharp(data).extract({ left, top: 0, width: PICTURE_WIDTH, height: HEIGHT }).toBuffer();
}

async function toJpeg(pixels, raw) {
  for (let quality = 88; ; quality -= 4) {
    const jpeg = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length < LARGEST) return jpeg;
  }
}
