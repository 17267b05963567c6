import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface PhotoPreviewsProps {
  readonly photos: readonly File[];
  readonly onRemove: (photo: File) => void;
}

/** The chosen photos in small, each of which can be removed. */
export function PhotoPreviews({ photos, onRemove }: PhotoPreviewsProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (photo: File) => {
    onRemove(photo);
    // The button goes with the photo; the next one, or else what chooses photos, takes over its focus.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = photos.indexOf(photo);
    const input = list.current?.parentElement?.querySelector('input');
    (buttons[index + 1] ?? buttons[index - 1] ?? input)?.focus();
  };
  return (
    <ul
      ref={list}
      className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]"
    >
      {photos.map((photo, index) => (
        <li key={keyOf(photo)} className="relative">
          <Preview photo={photo} label={`Foto ${index + 1}: ${photo.name}`} />
          <button
            type="button"
            aria-label={`Foto ${index + 1} entfernen`}
            onClick={() => remove(photo)}
            className="absolute top-0 right-0 grid size-11 content-start justify-end p-1"
          >
            <span className="grid size-7 place-items-center rounded-full bg-ink/80 text-paper hover:bg-ink">
              <X aria-hidden="true" className="size-4" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Of a preview, in pixels: twice what a phone shows. */
const WIDTH = 320;
const HEIGHT = 240;

/** Drawn, since the content security policy has no place for pictures of the visitor's own disk. */
function Preview({ photo, label }: { readonly photo: File; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    drawCover(photo, canvas.current).catch(() => setUnreadable(true));
  }, [photo]);
  const look = 'aspect-4/3 w-full rounded-md border border-line bg-sand';
  if (isUnreadable) {
    return <p className={`${look} grid content-end p-2 text-xs break-words text-muted`}>{photo.name}</p>;
  }
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} role="img" aria-label={label} className={look} />;
}

/** Fills a canvas with the middle of a photo. */
async function drawCover(photo: File, canvas: HTMLCanvasElement | null): Promise<void> {
  const picture = await createImageBitmap(photo, { resizeWidth: 2 * WIDTH, resizeQuality: 'medium' });
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas?.getContext('2d')?.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  picture.close();
}
