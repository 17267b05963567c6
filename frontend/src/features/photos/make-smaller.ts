import { PHOTO_SIZES } from '@fahrzeugpflege/contracts';

const QUALITY = 0.85;

/**
 * Makes a photo as large as it is kept, so that a bad connection suffices for it. Where the browser can't read it, or where
 * it would become larger, it stays as it is.
 */
export async function makeSmaller(photo: File): Promise<Blob> {
  try {
    // Upright, since the canvas forgets how the camera was held; a browser that can't turn it refuses.
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, PHOTO_SIZES.whole / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    drawOnWhite(canvas, picture);
    picture.close();
    const smaller = await toJpeg(canvas);
    return smaller && smaller.size < photo.size ? smaller : photo;
  } catch {
    return photo;
  }
}

/** JPEG knows no transparency: it would become black. */
function drawOnWhite(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
