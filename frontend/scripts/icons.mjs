import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The size that the drawing is made for; sharp renders it larger by its resolution. In pixels, at 72 dpi. */
const DRAWN = 32;

/**
 * Draws the favicon in all sizes that browsers and home screens ask for.
 *
 * @param {URL} folder where they go
 * @param {string} ground colour where a home screen cuts the corners itself and takes no transparency
 */
export async function writeIcons(folder, ground) {
  const svg = await readFile(new URL('../src/assets/favicon.svg', import.meta.url));
  const rounded = (size) => draw(svg, size).png({ compressionLevel: 9 }).toBuffer();
  const square = (size) => draw(svg, size).flatten({ background: ground }).png({ compressionLevel: 9 }).toBuffer();
  const files = {
    'favicon.ico': asIco(await rounded(32), 32),
    'apple-touch-icon.png': await square(180),
    'icon-192.png': await rounded(192),
    'icon-512.png': await rounded(512),
    // The drop keeps within the circle that every system leaves whole.
    'icon-maskable-512.png': await square(512),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, folder), content);
}

function draw(svg, size) {
  return sharp(svg, { density: (72 * size) / DRAWN }).resize(size, size);
}

/** One PNG in the container of Windows icons: a header of 6 bytes, an entry of 16, the picture. */
function asIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
