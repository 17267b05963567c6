import { type LoadResult, sendMany, sendPaced } from '../../../support/load.js';
import { contactEnquiry, promoEnquiry, vehicleEnquiry } from '../../../support/visitor.js';
import { answerBench } from './ask.js';

/** Posts to send: always so many at once, or one every so many milliseconds. */
export interface Load {
  readonly url: string;
  readonly posts: number;
  readonly pace: { readonly inFlight: number } | { readonly everyMs: number };
}

/** What of a {@link LoadResult} travels back. */
export type LoadTimes = Pick<LoadResult, 'latencies' | 'startedAt' | 'seconds'>;

const ENQUIRIES = [contactEnquiry, promoEnquiry, vehicleEnquiry];

/**
 * Sends enquiries, each of another visitor. By the tests' own client, not by autocannon: every single post is wanted, with
 * its own body, answer and time, where autocannon repeats a request and keeps a histogram.
 *
 * @throws Error where a post is not answered by 201 and an id of its own: no figure is worth anything then
 */
async function send({ url, posts, pace }: Load): Promise<LoadTimes> {
  const bodies = Array.from({ length: posts }, (_, index) => ENQUIRIES[index % ENQUIRIES.length]?.() ?? {});
  const sending = 'inFlight' in pace ? sendMany(url, bodies, pace.inFlight) : sendPaced(url, bodies, pace.everyMs);
  const { statuses, acceptedIds, latencies, startedAt, seconds } = await sending;
  if (new Set(acceptedIds).size < posts) throw new Error(`posts were answered by ${JSON.stringify([...statuses])}`);
  return { latencies, startedAt, seconds };
}

answerBench(send);
