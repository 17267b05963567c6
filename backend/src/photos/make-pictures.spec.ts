import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { InvalidInput } from '../problem/business-error.js';
import { makePictures } from './make-pictures.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(bytes: Buffer | string): Promise<string> {
  const path = join(folder, 'foto.draft');
  await writeFile(path, bytes);
  return path;
}

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c00' } });

const bytesOf = (number: number) => [number >> 8, number & 0xff];

/** A small JPEG whose ten scans come again and again, as valid as the first time. */
async function ofScans(times: number): Promise<Buffer> {
  const jpeg = await red(16, 16).jpeg({ progressive: true }).toBuffer();
  const frame = jpeg.indexOf(Buffer.of(0xff, 0xc2));
  const first = frame + 2 + jpeg.readUInt16BE(frame + 2);
  const scans = Array.from({ length: times }, () => jpeg.subarray(first, -2));
  return Buffer.concat([jpeg.subarray(0, first), ...scans, jpeg.subarray(-2)]);
}

describe('a photo', () => {
  it('is made upright and smaller, in two sizes, and loses what the camera noted', async () => {
    const exif = {
      IFD0: { Make: 'Kamera', Software: 'Geheim' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 14/1 0/1' },
    };
    const lying = await red(4000, 3000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const { pictures, width, height } = await makePictures(await fileOf(lying));
    expect([width, height]).toEqual([1536, 2048]);
    const [whole, small] = [await sharp(pictures.whole).metadata(), await sharp(pictures.small).metadata()];
    expect(whole).toMatchObject({ format: 'webp', width: 1536, height: 2048 });
    expect(small).toMatchObject({ format: 'webp', width: 360, height: 480 });
    for (const { exif, icc, xmp, iptc, orientation } of [whole, small]) {
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array.from({ length: 5 }));
    }
    for (const picture of Object.values(pictures)) expect(picture.includes('Geheim')).toBe(false);
  });

  it.each(['png', 'webp', 'jpeg'] as const)('may be a %s, and is not enlarged', async (format) => {
    const { width, height, pictures } = await makePictures(
      await fileOf(await red(300, 200).toFormat(format).toBuffer()),
    );
    expect([width, height]).toEqual([300, 200]);
    expect(await sharp(pictures.small).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it('of 50 megapixels is read, also where it is progressive', async () => {
    const photo = await red(8160, 6120).jpeg({ progressive: true }).toBuffer();
    expect(await makePictures(await fileOf(photo))).toMatchObject({ width: 2048, height: 1536 });
  });

  it('may hold what looks like scans in what its camera noted, and behind its end', async () => {
    const [head, picture, many] = [Buffer.of(0xff, 0xd8), await ofScans(9), await ofScans(20)];
    const noted = Buffer.concat([Buffer.of(0xff, 0xe9, ...bytesOf(many.length + 2)), many]);
    const photo = Buffer.concat([head, noted, picture.subarray(2), many]);
    expect(await makePictures(await fileOf(photo))).toMatchObject({ width: 16, height: 16 });
  });

  it('has white where it was transparent', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { pictures } = await makePictures(await fileOf(await clear.png().toBuffer()));
    const { data, info } = await sharp(pictures.whole).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe('what is no photo is refused', () => {
  const whole = () => red(800, 600).jpeg().toBuffer();

  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a text', async () => Buffer.from('Grüezi')],
    [
      'a drawing that loads another file',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>'),
    ],
    ['a GIF', () => red(9, 9).gif().toBuffer()],
    ['a TIFF', () => red(9, 9).tiff().toBuffer()],
    ['one of hundreds of scans', () => ofScans(20)],
    ['one cut off', async () => (await whole()).subarray(0, 400)],
    ['one of more pixels than may be read', () => red(9000, 9000).png().toBuffer()],
    [
      'one that takes too much memory',
      () => red(8000, 7000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ],
  ])('%s', async (_, make) => {
    await expect(makePictures(await fileOf(await make()))).rejects.toThrow(InvalidInput);
  });
});
