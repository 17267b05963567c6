import type { LeadStreamEvent } from '@fahrzeugpflege/contracts';
import type { MissedEvents, NumberedLeadEvent } from './lead-event-log.js';

/** A client that lost its stream waits at least this long, plus a part of the second: not all come back at once. Milliseconds. */
const RETRY = 1_000;
const RETRY_SPREAD = 2_000;

/** Distinguishes a silent connection from a broken one, and carries nothing. */
export const heartbeat = ': beat\n\n';

/** The beginning of every stream: when to come back after its end. */
export function retryHint(): string {
  return `retry: ${RETRY + Math.floor(Math.random() * RETRY_SPREAD)}\n\n`;
}

/** What happened to leads, in the words of the event stream. */
export function leadMessages(events: readonly NumberedLeadEvent[]): string {
  return events.map(({ id, event }) => message('lead', event, id)).join('');
}

/** Other mails than before could not be sent. */
export const mailsMessage = message('mails', {});

/** Other leads than before may be due. */
export const factsMessage = message('facts', {});

/** Everything may have changed. */
export function resetMessage(id?: string): string {
  return message('reset', {}, id);
}

/** What a client missed, and that it knows the rest from now on. */
export function missedMessages({ events, position, isReset }: MissedEvents): string {
  return isReset ? resetMessage(position) : leadMessages(events) + message('ready', {}, position);
}

function message(name: LeadStreamEvent, data: object, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
