import type { LeadEvent, LeadStreamEvent } from '@fahrzeugpflege/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { callApi } from '#lib/api-client.ts';

/** A message of the stream. */
export type LeadMessage =
  | { readonly name: 'lead'; readonly id: string; readonly event: LeadEvent }
  | { readonly name: Exclude<LeadStreamEvent, 'lead'>; readonly id: string | undefined };

interface StreamReader {
  /** The last event received, so that the server begins with what was missed since. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  onMessage(message: LeadMessage): void;
  /** Anything came, be it nothing but a heartbeat. */
  onBytes(): void;
  /** How long the server wants to be left alone after the end, in milliseconds. */
  onRetry(pause: number): void;
}

/**
 * Reads `GET /api/leads/stream` to its end. (Not an `EventSource`, which does not say why it failed, passes on no heartbeat
 * and knows `Last-Event-ID` only within its own tab.)
 *
 * @throws ApiError for a refusal, as 401 without a session
 * @throws TypeError when the connection is lost
 */
export async function readLeadStream({ lastEventId, signal, onBytes, ...reader }: StreamReader): Promise<void> {
  const headers = { accept: 'text/event-stream', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const response = await callApi('/api/leads/stream', { headers, signal });
  if (!response.body) throw new TypeError('The answer has no body that could be read as it comes.');
  const parser = createParser({
    onEvent: (message) => {
      const read = toMessage(message);
      if (read) reader.onMessage(read);
    },
    onRetry: reader.onRetry,
  });
  const bytes = response.body.getReader();
  const decoder = new TextDecoder();
  for (let part = await bytes.read(); !part.done; part = await bytes.read()) {
    onBytes();
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

function toMessage({ event, id, data }: EventSourceMessage): LeadMessage | undefined {
  switch (event as LeadStreamEvent) {
    case 'lead':
      return id === undefined ? undefined : { name: 'lead', id, event: JSON.parse(data) as LeadEvent };
    case 'ready':
    case 'reset':
    case 'mails':
    case 'facts':
      return { name: event as Exclude<LeadStreamEvent, 'lead'>, id };
    default:
      // Of a later version of the API.
      return undefined;
  }
}
