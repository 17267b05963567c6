import { lazy, Suspense } from 'react';
import { loadPhotoTools } from './load-photo-tools.ts';
import { isOpen, isUnfinished, useUploads } from './photo-store.ts';

const UploadList = lazy(async () => ({ default: (await loadPhotoTools()).UploadList }));

/**
 * How far the photos are that follow an enquiry.
 *
 * @param isView true in the view after a sending, which says the end too; a form above all says what is not there yet
 */
export function SentPhotos({ isView = false }: { readonly isView?: boolean }) {
  const uploads = useUploads();
  const shown = isView ? uploads : uploads.filter((state) => isOpen(state) || isUnfinished(state));
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <UploadList uploads={shown} isView={isView} />
    </Suspense>
  );
}
