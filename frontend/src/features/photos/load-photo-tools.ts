import { businessProfile, type NativeFormId } from '@fahrzeugpflege/contracts';
import { type ToastText, toast } from '#lib/toast-store.ts';
import { choosePhotos, chosenPhotos } from './photo-store.ts';

/** Fetches what checks, shows and sends photos: a page whose visitor chooses none never loads it. */
export function loadPhotoTools() {
  return import('./photo-tools.ts');
}

/**
 * Sends the photos of a form after its words, which are accepted already. Those that stand in the form now are gone from it
 * unless they are others, or follow an enquiry that has photos of its own.
 */
export function followWithPhotos(form: NativeFormId, submissionId: string, photos: readonly File[]): void {
  if (photos.length === 0) return;
  // It was fetched when they were chosen.
  void loadPhotoTools().then(({ startUpload }) => {
    const isTaken = startUpload({ submissionId, photos });
    if (chosenPhotos(form) !== photos) return;
    if (isTaken) choosePhotos(form, []);
    else toast(NOT_TAKEN);
  });
}

const NOT_TAKEN: ToastText = {
  title: 'Fotos nicht gesendet',
  description: `Zu dieser Anfrage gehen schon Fotos mit. Weitere können Sie uns mailen: ${businessProfile.email}`,
  variant: 'destructive',
};
