import { type Lead, type LeadPhoto, leadPhotoPath, PHOTO_SIZES } from '@fahrzeugpflege/contracts';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { formatDayAndTime } from '#lib/format.ts';
import { useLeadHistory } from '../api/lead-history.ts';
import { PhotoDialog } from './photo-dialog.tsx';

/** The photos that came with an enquiry, in a row; each opens large. Nothing where there are none. */
export function LeadPhotos({ lead }: { readonly lead: Lead }) {
  const photos = useLeadHistory(lead.id).data?.photos ?? [];
  const [openId, setOpenId] = useState<LeadPhoto['id']>();
  const opened = photos.findIndex(({ id }) => id === openId);
  if (photos.length === 0) return null;
  return (
    <section aria-label="Fotos" className="min-w-0">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Thumbnail
              leadId={lead.id}
              photo={photo}
              label={`Foto ${index + 1} von ${photos.length}`}
              onOpen={() => setOpenId(photo.id)}
            />
          </li>
        ))}
      </ul>
      {opened >= 0 && (
        <PhotoDialog
          leadId={lead.id}
          photos={photos}
          place={opened}
          onStep={(place) => setOpenId(photos[place]?.id)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </section>
  );
}

interface ThumbnailProps {
  readonly leadId: Lead['id'];
  readonly photo: LeadPhoto;
  readonly label: string;
  readonly onOpen: () => void;
}

/** A photo in small; one that can't be loaded still opens, where it is tried again. */
function Thumbnail({ leadId, photo, label, onOpen }: ThumbnailProps) {
  const [isMissing, setMissing] = useState(false);
  const { width, height } = sizeWithin(photo, PHOTO_SIZES.small);
  return (
    <button
      type="button"
      title={`Erhalten am ${formatDayAndTime(photo.receivedAt)}`}
      onClick={onOpen}
      className="block aspect-4/3 w-full overflow-hidden rounded-md border border-line bg-sand hover:border-petrol"
    >
      {isMissing ? (
        <span className="grid h-full content-center justify-items-center gap-1 px-1 text-xs leading-tight text-muted">
          <ImageOff aria-hidden="true" className="size-4" /> <span className="sr-only">{label}</span> gerade nicht
          ladbar
        </span>
      ) : (
        <img
          src={leadPhotoPath(leadId, photo.id, 'small')}
          width={width}
          height={height}
          alt={label}
          loading="lazy"
          className="size-full object-cover"
          onError={() => setMissing(true)}
        />
      )}
    </button>
  );
}

/** The size of a photo whose longest side is bounded, in pixels; a smaller one is not enlarged. */
function sizeWithin({ width, height }: LeadPhoto, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
