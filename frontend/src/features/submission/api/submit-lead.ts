import { callApi } from '#lib/api-client.ts';

/** Milliseconds after which an answer is not waited for any longer; a retry under the same key doubles nothing. */
const PATIENCE = 60_000;

/** A JSON request of `POST /api/contact`. */
export type ContactRequest = Readonly<Record<string, string>>;

/**
 * Sends an enquiry. Sending the same request under the same key again makes no second lead.
 *
 * @throws ApiError when the API refuses it, TypeError or DOMException when there is no answer
 */
export async function submitLead(request: ContactRequest, idempotencyKey: string): Promise<void> {
  await callApi('/api/contact', {
    method: 'POST',
    body: request,
    headers: { 'idempotency-key': idempotencyKey },
    signal: AbortSignal.timeout(PATIENCE),
  });
}
