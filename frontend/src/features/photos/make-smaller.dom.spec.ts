import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { makeSmaller } from './make-smaller.ts';

const PHOTO = new File(['a photo of some bytes'], 'dach.png', { type: 'image/png' });

/**
 * A browser that reads every file as a picture of this size, and draws what is so many bytes large.
 *
 * @param reads the pixel that its canvas gives back
 */
function draws(size: { readonly width: number; readonly height: number }, bytes: number, reads = [70, 130, 180, 255]) {
  globalThis.createImageBitmap = (async () => ({ ...size, close: () => undefined })) as never;
  const context = {
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({ data: reads }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return { ...context, canvas: this } as never;
  } as never);
  return jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, type) => {
    callback(new Blob(['x'.repeat(bytes)], { type: type ?? '' }));
  });
}

describe('a photo that is made smaller', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it.each([
    [
      { width: 4096, height: 3072 },
      { width: 2048, height: 1536 },
    ],
    [
      { width: 1000, height: 4096 },
      { width: 500, height: 2048 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
  ])('of %j is %j', async (before, after) => {
    const toBlob = draws(before, 5);
    const sent = await makeSmaller(PHOTO);
    expect([sent.type, sent.size]).toEqual(['image/jpeg', 5]);
    expect(toBlob.mock.contexts[0]).toMatchObject(after);
  });

  it('stays as it is where it would grow', async () => {
    draws({ width: 640, height: 480 }, PHOTO.size + 1);
    expect(await makeSmaller(PHOTO)).toBe(PHOTO);
  });

  it.each([[[255, 255, 255, 255]], [[70, 131, 180, 255]]])(
    'stays as it is where the canvas gives back %j for what was drawn',
    async (pixel) => {
      draws({ width: 4096, height: 3072 }, 5, pixel);
      expect(await makeSmaller(PHOTO)).toBe(PHOTO);
    },
  );

  it('stays as it is where the browser can’t read it', async () => {
    expect(await makeSmaller(PHOTO)).toBe(PHOTO);
  });
});
