import { photoPath } from '@fahrzeugpflege/contracts';
import { ApiError } from '#lib/api-client.ts';
import { endsAfter } from '#lib/time-limit.ts';

/** What became of one try to send a photo. */
export type PhotoAnswer =
  | { readonly kind: 'arrived' }
  /** No try will help; `reason` is a German sentence. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** A later try may help, not before so many milliseconds; `reason`, if it never does, a German sentence. */
  | { readonly kind: 'later'; readonly after: number; readonly reason?: string };

/** Milliseconds after which an answer is not waited for any longer: much for a bad connection, where repeating costs most. */
const PATIENCE = 180_000;

/** The enquiry itself is still on its way into the database, or takes no photos. */
const UNKNOWN = 404;
const PASSING = [UNKNOWN, 408, 425, 429];

/** Sends one photo as it is. Never rejects. */
export async function sendPhoto(submissionId: string, place: number, photo: Blob): Promise<PhotoAnswer> {
  try {
    const response = await fetch(photoPath(submissionId, place), {
      method: 'PUT',
      headers: { 'content-type': photo.type },
      body: photo,
      signal: endsAfter(PATIENCE),
    });
    return response.ok ? { kind: 'arrived' } : await refusalOf(response);
  } catch {
    return { kind: 'later', after: 0 };
  }
}

async function refusalOf(response: Response): Promise<PhotoAnswer> {
  const { status, problem } = new ApiError(response.status, await response.text(), response.statusText);
  if (status >= 500 || PASSING.includes(status)) {
    const reason = status === UNKNOWN ? problem?.detail : undefined;
    return { kind: 'later', after: retryAfter(response.headers.get('retry-after')), ...(reason && { reason }) };
  }
  return { kind: 'refused', reason: problem?.detail ?? 'Dieses Foto konnte nicht angenommen werden.' };
}

/** Milliseconds of a `Retry-After` in seconds; this site sends no dates. */
function retryAfter(header: string | null): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}
