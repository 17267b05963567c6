import { readFile } from 'node:fs/promises';
import { PHOTO_SIZES } from '@fahrzeugpflege/contracts';
import type { Metadata } from 'sharp';
import { InvalidInput } from '../problem/business-error.js';
import type { Pictures } from './photo-store.js';

/** Of a photo as it is sent: 50 megapixels are the most that phones of today take. */
const MOST_PIXELS = 64_000_000;

/** What a photo may take while it is read: one of 50 megapixels takes 150 MB, or twice that if it is progressive. Bytes. */
const MOST_MEMORY = 300_000_000;

/** Seconds; a photo of 50 megapixels takes two or three. Checked with each line, before the first of which all scans are read. */
const MOST_TIME = 30;

/**
 * Of a JPEG. A progressive one has about ten; one of 10 MB may have 100,000, each worth up to 0.1 s of a core, during which
 * nothing ends the reading, nor the process.
 */
const MOST_SCANS = 100;

const QUALITY = 80;

/** A photo, ready to be kept. */
export interface MadePictures {
  readonly pictures: Pictures;
  /** Of the whole one, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Makes both sizes of a photo anew: upright, in the colours of screens, without anything that a camera or a person noted
 * in the file.
 *
 * @param path of a JPEG, PNG or WebP file, whatever it is called
 * @throws InvalidInput for what is none of these, damaged, or too large to be read; the errors of the file system
 */
export async function makePictures(path: string): Promise<MadePictures> {
  const sharp = await loadSharp();
  const file = await readFile(path);
  try {
    if (scansOf(file) > MOST_SCANS) throw new RangeError('has too many scans');
    const photo = sharp(file, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: MOST_TIME });
    if (memoryOf(await photo.metadata()) > MOST_MEMORY) throw new RangeError('takes too much memory');
    const { data: whole, info } = await photo
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(within(PHOTO_SIZES.whole))
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(whole).resize(within(PHOTO_SIZES.small)).webp({ quality: QUALITY }).toBuffer();
    return { pictures: { whole, small }, width: info.width, height: info.height };
  } catch {
    // The library tells its errors apart by English sentences alone.
    throw new InvalidInput('Dieses Foto lässt sich nicht lesen. Bitte senden Sie es als JPEG, PNG oder WebP.');
  }
}

/** What is progressive or interlaced is read whole, in passes, beside the picture that it becomes. In bytes, about. */
function memoryOf({ width, height, channels, depth, isProgressive }: Metadata): number {
  return width * height * channels * (depth === 'ushort' ? 2 : 1) * (isProgressive ? 2 : 1);
}

/**
 * The scans of a JPEG; 0 for other formats. Walks from marker to marker as libjpeg does: neither what lies in a segment (a
 * thumbnail has scans of its own) nor what follows the picture (some phones add a video) is counted.
 *
 * @throws RangeError where a segment is cut off
 */
function scansOf(file: Buffer): number {
  let scans = 0;
  if (file[0] !== 0xff || file[1] !== MARKER.start) return scans;
  for (let at = 2; at < file.length; at += 1) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff || marker < MARKER.firstOfSegment || marker === 0xff) continue;
    if (marker === MARKER.end) break;
    if (marker === MARKER.scan) scans += 1;
    if (marker < MARKER.firstRestart || marker > MARKER.start) at += 1 + file.readUInt16BE(at + 2);
  }
  return scans;
}

/** What follows the byte 0xff: restarts (d0 to d7), start and end stand alone, the others begin a segment, which tells its length. */
const MARKER = { firstOfSegment: 0xc0, firstRestart: 0xd0, start: 0xd8, end: 0xd9, scan: 0xda };

/** No side longer, and no photo enlarged. */
function within(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
}

type Sharp = typeof import('sharp').default;

let loading: Promise<Sharp> | undefined;

/** Loaded with the first photo: most starts never need it. */
function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // What is named .jpg may be anything, and libvips reads formats whose readers are attacked often.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
