import { toast } from '#lib/toast-store.ts';
import { holdTab } from './hold-tab.ts';
import { makeSmaller } from './make-smaller.ts';
import { currentUploads, isOpen, isUnfinished, setUploads } from './photo-store.ts';
import { type PhotoOrder, PhotoUpload, type UploadMeans, type UploadState } from './photo-upload.ts';
import { sendPhoto } from './send-photo.ts';
import { endText } from './upload-texts.ts';

const BROWSER: UploadMeans = {
  prepare: makeSmaller,
  send: sendPhoto,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isOnline: () => navigator.onLine,
  whenOnline: () => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true })),
};

/** By the id of the enquiry; null for one that has ended, whose files are let go. */
const uploads = new Map<string, PhotoUpload | null>();

/**
 * Begins to send what follows an enquiry; whatever page is shown, it goes on until it is done or stuck.
 *
 * @returns false where photos of this enquiry were taken before: the same words may have been sent twice, under one id
 */
export function startUpload(order: PhotoOrder, means: UploadMeans = BROWSER): boolean {
  if (uploads.has(order.submissionId)) return false;
  const upload = new PhotoUpload(order, means, note);
  uploads.set(order.submissionId, upload);
  void run(upload, order.submissionId);
  return true;
}

/** Goes on with one that got stuck. */
export function retryUpload(submissionId: string): void {
  const upload = uploads.get(submissionId);
  if (upload) void run(upload, submissionId);
}

/** Shows one that has ended no longer. */
export function closeUpload(submissionId: string): void {
  uploads.set(submissionId, null);
  setUploads(currentUploads().filter((state) => state.submissionId !== submissionId));
}

/** Forgets what has arrived whole: to be called when that was seen. */
function forgetArrived(): void {
  setUploads(currentUploads().filter((state) => isOpen(state) || isUnfinished(state)));
}

async function run(upload: PhotoUpload, submissionId: string): Promise<void> {
  await upload.run();
  const state = currentUploads().find((each) => each.submissionId === submissionId);
  if (!state) return;
  if (state.phase === 'done') uploads.set(submissionId, null);
  if (viewed === submissionId) return;
  toast({ ...endText(state), variant: isUnfinished(state) ? 'destructive' : 'default' });
  forgetArrived();
}

function note(state: UploadState): void {
  const others = currentUploads();
  const isKnown = others.some(({ submissionId }) => submissionId === state.submissionId);
  setUploads(
    isKnown ? others.map((each) => (each.submissionId === state.submissionId ? state : each)) : [...others, state],
  );
  holdTab(currentUploads().some(isOpen));
}

/** The enquiry whose view after the sending is shown now. */
let viewed: string | undefined;

/** Says that the end of this upload is shown, and needs no passing message. */
export function showUpload(submissionId: string): () => void {
  viewed = submissionId;
  return () => {
    viewed = undefined;
    forgetArrived();
  };
}
