import { PHOTO_SIZES } from '@fahrzeugpflege/contracts';

const QUALITY = 0.85;
/** Some colour, as red, green and blue. */
const KNOWN = [70, 130, 180];

/**
 * Makes a photo as large as it is kept, so that a bad connection suffices for it. Where the browser can't read it, guards its
 * canvas, or where it would become larger, it stays as it is.
 */
export async function makeSmaller(photo: File): Promise<Blob> {
  try {
    // Upright, since the canvas forgets how the camera was held; a browser that can't turn it refuses.
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context || isGuarded(context)) return photo;
    const scale = Math.min(1, PHOTO_SIZES.whole / Math.max(picture.width, picture.height));
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    drawOnWhite(context, picture);
    picture.close();
    const smaller = await toJpeg(canvas);
    return smaller && smaller.size < photo.size ? smaller : photo;
  } catch {
    return photo;
  }
}

/** Browsers that guard against being recognised by their canvas give back white or noise for what was drawn. */
function isGuarded(context: CanvasRenderingContext2D): boolean {
  const [red, green, blue] = KNOWN;
  context.fillStyle = `rgb(${red} ${green} ${blue})`;
  context.fillRect(0, 0, 1, 1);
  const read = context.getImageData(0, 0, 1, 1).data;
  return KNOWN.some((value, index) => read[index] !== value);
}

/** JPEG knows no transparency: it would become black. */
function drawOnWhite(context: CanvasRenderingContext2D, picture: ImageBitmap): void {
  const { canvas } = context;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
