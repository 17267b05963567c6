import { lazy, Suspense } from 'react';
import { loadPhotoTools } from './load-photo-tools.ts';
import { isOpen, isUnfinished, useUploads } from './photo-store.ts';
import type { UploadState } from './photo-upload.ts';

const UploadList = lazy(async () => ({ default: (await loadPhotoTools()).UploadList }));

/**
 * How far the photos are that follow enquiries.
 *
 * @param viewOf the enquiry after whose sending this stands: it tells of its photos alone, and their end too; a form above all
 *   says what is not there yet, of whichever enquiry
 */
export function SentPhotos({ viewOf }: { readonly viewOf?: string }) {
  const uploads = useUploads();
  const isShown = (state: UploadState) =>
    viewOf ? state.submissionId === viewOf : isOpen(state) || isUnfinished(state);
  const shown = uploads.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <UploadList uploads={shown} viewOf={viewOf} />
    </Suspense>
  );
}
