import { businessProfile, type NativeFormId } from '@fahrzeugpflege/contracts';
import { endsWithin } from '#lib/time-limit.ts';
import { type ToastText, toast } from '#lib/toast-store.ts';
import { choosePhotos, chosenPhotos, type FormPhotos } from './photo-store.ts';

/** Fetches what checks, shows and sends photos: a page whose visitor chooses none never loads it. */
export function loadPhotoTools() {
  return import('./photo-tools.ts');
}

/** Milliseconds until a visitor is told that the photos are not on their way yet: on a bad connection the tools may never come. */
const SILENCE = 3_000;

/**
 * Sends the photos of a form after its words, which are accepted already and wait for no photo. Those that were sent are gone
 * from the form; whatever is not sent is said. Never rejects.
 */
export async function followWithPhotos(form: NativeFormId, submissionId: string, photos: FormPhotos): Promise<void> {
  if (photos.chosen.length + photos.unchecked.length === 0) return;
  const sending = sendPhotos(form, submissionId, photos).catch(() => toast(NOT_SENT));
  if (!(await endsWithin(sending, SILENCE))) toast(NOT_YET);
}

async function sendPhotos(form: NativeFormId, submissionId: string, given: FormPhotos): Promise<void> {
  const { addPhotos, startUpload } = await loadPhotoTools();
  const { photos, complaints } = addPhotos(given.chosen, given.unchecked);
  if (complaints.length > 0) toast(leftBehind(complaints));
  if (photos.length === 0) return;
  const isTaken = startUpload({ submissionId, photos });
  const others = chosenPhotos(form).filter((photo) => !photos.includes(photo));
  if (isTaken) choosePhotos(form, others);
  else if (others.length < chosenPhotos(form).length) toast(NOT_TAKEN);
}

const BY_MAIL = `mailen: ${businessProfile.email}`;

const NOT_TAKEN: ToastText = {
  title: 'Fotos nicht gesendet',
  description: `Zu dieser Anfrage gehen schon Fotos mit. Weitere können Sie uns ${BY_MAIL}`,
  variant: 'destructive',
};

const NOT_SENT: ToastText = {
  title: 'Fotos nicht gesendet',
  description: `Ihre Anfrage ist bei uns. Nur die Fotos liessen sich nicht senden. Sie können sie uns ${BY_MAIL}`,
  variant: 'destructive',
};

const NOT_YET: ToastText = {
  title: 'Die Fotos folgen noch',
  description: `Ihre Anfrage ist bei uns. Lassen Sie diesen Tab für die Fotos noch offen, oder mailen Sie sie uns: ${businessProfile.email}`,
};

function leftBehind(complaints: readonly string[]): ToastText {
  return {
    title: 'Nicht alle Fotos gehen mit',
    description: `${complaints.join(' ')} Sie können sie uns ${BY_MAIL}`,
    variant: 'destructive',
  };
}
