import { type Lead, type LeadPhoto, leadPhotoPath } from '@fahrzeugpflege/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { formatDayAndTime } from '#lib/format.ts';

interface PhotoDialogProps {
  readonly leadId: Lead['id'];
  readonly photos: readonly LeadPhoto[];
  /** Of the photo that is shown, from 0 on. */
  readonly place: number;
  readonly onStep: (place: number) => void;
  readonly onClose: () => void;
}

/** One photo as large as there is room, and the way to the others: by buttons or arrow keys. Esc leads back to the lead. */
export function PhotoDialog({ leadId, photos, place, onStep, onClose }: PhotoDialogProps) {
  const step = (by: 1 | -1) => onStep((place + by + photos.length) % photos.length);
  useArrowKeys(step);
  const photo = photos[place];
  if (!photo) return null;
  const title = `Foto ${place + 1} von ${photos.length}`;
  const address = leadPhotoPath(leadId, photo.id, 'whole');
  return (
    <Dialog
      size="lg"
      title={title}
      description={<>Erhalten am {formatDayAndTime(photo.receivedAt)}</>}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <WholePhoto key={photo.id} photo={photo} address={address} title={title} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {photos.length > 1 && (
            <div className="flex gap-3">
              <Button variant="outline" size="sm" onClick={() => step(-1)}>
                <ChevronLeft aria-hidden="true" className="size-5" /> Vorheriges
              </Button>
              <Button variant="outline" size="sm" onClick={() => step(1)}>
                Nächstes <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            </div>
          )}
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className={`${buttonClass({ variant: 'quiet', size: 'sm' })} max-sm:-ml-4`}
          >
            In neuem Tab öffnen
          </a>
        </div>
      </div>
    </Dialog>
  );
}

/** Arrows left and right, wherever the focus is in the dialog. */
function useArrowKeys(onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') onStep(1);
      if (key === 'ArrowLeft') onStep(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onStep]);
}

interface WholePhotoProps {
  readonly photo: LeadPhoto;
  readonly address: string;
  readonly title: string;
}

function WholePhoto({ photo: { width, height }, address, title }: WholePhotoProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Notice>Dieses Foto lässt sich gerade nicht laden. Versuchen Sie es später.</Notice>;
  return (
    <img
      src={address}
      width={width}
      height={height}
      alt={title}
      className="mx-auto h-auto max-h-[calc(100dvh-18rem)] w-auto max-w-full bg-sand object-contain"
      onError={() => setMissing(true)}
    />
  );
}
