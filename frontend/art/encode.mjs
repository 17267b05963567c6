// Masters (PNG) to the AVIF and WebP files of the website, each within its limit of bytes.
// Usage: node encode.mjs <folder of masters> <folder of pictures> [name…]
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';

const SHAPES = {
  beads: { ratio: 16 / 9, widths: [960, 1440, 1920] },
  'beads-portrait': { ratio: 4 / 5, widths: [480, 800] },
};
const USUAL = { ratio: 3 / 2, widths: [480, 800, 1200, 1600] };

const KB = 1000;
function limit(width, format) {
  if (width <= 480) return (format === 'avif' ? 20 : 25) * KB;
  if (width <= 800) return (format === 'avif' ? 35 : 60) * KB;
  return (format === 'avif' ? 100 : 120) * KB;
}

const START = { avif: 74, webp: 90 };
const FLOOR = 20;

async function encode(source, target, width, height, format) {
  const image = sharp(source).resize(width, height, { fit: 'cover', kernel: 'lanczos3' });
  const pixels = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let quality = START[format]; ; quality -= 4) {
    const options = format === 'avif' ? { quality, effort: 4, chromaSubsampling: '4:4:4' } : { quality, effort: 5 };
    const file = sharp(pixels.data, { raw: pixels.info })[format](options);
    const bytes = await file.toBuffer();
    if (bytes.length <= limit(width, format) || quality <= FLOOR) {
      await writeFile(target, bytes);
      return { bytes: bytes.length, quality };
    }
  }
}

const [masters, pictures, ...wanted] = process.argv.slice(2);
if (!masters || !pictures) {
  console.error('Usage: node encode.mjs <folder of masters> <folder of pictures> [name…]');
  process.exit(1);
}
await mkdir(pictures, { recursive: true });
for (const file of (await readdir(masters)).sort()) {
  const { name, ext } = path.parse(file);
  if (ext !== '.png' || (wanted.length > 0 && !wanted.includes(name))) continue;
  const { ratio, widths } = SHAPES[name] ?? USUAL;
  for (const width of widths) {
    for (const format of ['avif', 'webp']) {
      const target = path.join(pictures, `${name}-${width}.${format}`);
      const { bytes, quality } = await encode(
        path.join(masters, file),
        target,
        width,
        Math.round(width / ratio),
        format,
      );
      console.log(`${path.basename(target)} ${(bytes / KB).toFixed(1)} kB (quality ${quality})`);
    }
  }
}
