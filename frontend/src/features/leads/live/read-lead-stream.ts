import type { LeadEvent, LeadStreamEvent } from '@fahrzeugpflege/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { callApi } from '#lib/api-client.ts';

/** What the stream tells. */
export type LeadMessage =
  | { readonly name: 'lead'; readonly id: string; readonly event: LeadEvent }
  | { readonly name: Exclude<LeadStreamEvent, 'lead'>; readonly id: string | undefined };

interface StreamReader {
  /** What was heard last, to be told what was missed since. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  onMessage(message: LeadMessage): void;
  /** Anything came, be it nothing but a sign of life. */
  onSign(): void;
  /** How long the server wants to be left alone after the end, in milliseconds. */
  onRetry(pause: number): void;
}

/**
 * Reads `GET /api/leads/stream` to its end. (Not an `EventSource`, which keeps to itself why it failed, hears no heartbeat
 * and tells of `Last-Event-ID` only within its own tab.)
 *
 * @throws ApiError for a refusal, as 401 without a session
 * @throws TypeError when the line is lost
 */
export async function readLeadStream({ lastEventId, signal, onSign, ...reader }: StreamReader): Promise<void> {
  const headers = { accept: 'text/event-stream', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const response = await callApi('/api/leads/stream', { headers, signal });
  if (!response.body) throw new TypeError('The answer has no body that could be read as it comes.');
  const parser = createParser({
    onEvent: (message) => {
      const told = toMessage(message);
      if (told) reader.onMessage(told);
    },
    onRetry: reader.onRetry,
  });
  const bytes = response.body.getReader();
  const decoder = new TextDecoder();
  for (let part = await bytes.read(); !part.done; part = await bytes.read()) {
    onSign();
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
