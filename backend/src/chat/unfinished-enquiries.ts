import { leadReference } from '@fahrzeugpflege/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import type { Conversation } from './conversation/conversation.js';
import { CHAT_POOL, CONVERSATION_COLUMNS } from './conversation/conversation-store.js';
import type { Enquiry } from './dialogue/enquiry.js';
import { toSubmissionWords } from './dialogue/to-submission-words.js';
import { confirmedEnquiryId, EnquirySubmission, unfinishedEnquiryId } from './enquiry-submission.js';

/** The next whose visitor has been silent for long enough; one that another process has in hand is left to it. */
const TAKE = `
  SELECT ${CONVERSATION_COLUMNS} FROM chat_conversation WHERE unfinished_due_at <= now()
  ORDER BY unfinished_due_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** $1: id. */
const FIND_SUBMISSION = 'SELECT FROM submission WHERE id = $1';

/** $1: id, $2: the submission. */
const NOTE = `
  UPDATE chat_conversation
  SET unfinished_due_at = NULL, unfinished_sent = enquiries, submission_ids = submission_ids || $2::uuid
  WHERE id = $1`;

/** $1: id. So that one that can't be handed over holds up no other. */
const PUT_OFF = "UPDATE chat_conversation SET unfinished_due_at = now() + interval '10 minutes' WHERE id = $1";

/** As the store takes it: what is due has an enquiry. */
type Unfinished = Conversation & { readonly state: { readonly enquiry: Enquiry } };

/** Whoever uses a connection hears of its end through its query; without a listener it would end the process. */
const ignore = () => undefined;

/**
 * Enquiries with a contact in them that were neither confirmed nor called off: once their visitor has been silent for a
 * while, staff get each as it is, once; and once more where more is said of it later.
 */
@Injectable()
export class UnfinishedEnquiries {
  private readonly logger = new Logger(UnfinishedEnquiries.name);

  constructor(
    @Inject(CHAT_POOL) private readonly pool: pg.Pool,
    private readonly enquiries: EnquirySubmission,
  ) {}

  /** Hands over all that are due, and asks before each whether it may go on. */
  async handOver(mayGoOn: () => boolean = () => true): Promise<void> {
    while (mayGoOn() && (await this.handOverNext()));
  }

  /**
   * The row is held until the submission is stored: no other process takes it meanwhile, and a visitor who deletes the
   * conversation does so before or after, never in between.
   *
   * @returns false when none is due
   */
  private async handOverNext(): Promise<boolean> {
    const client = await this.pool.connect();
    client.on('error', ignore);
    let isBroken = true;
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<Unfinished>(TAKE);
      for (const conversation of rows) await this.handOverOne(client, conversation);
      await client.query('COMMIT');
      isBroken = false;
      return rows.length > 0;
    } finally {
      client.off('error', ignore);
      // What was begun ends with its connection.
      client.release(isBroken);
    }
  }

  private async handOverOne(client: pg.PoolClient, conversation: Unfinished): Promise<void> {
    // What its visitor has said yes to is there, though the answer to that, or the note of it, was lost.
    const confirmed = confirmedEnquiryId(conversation);
    const { rowCount } = await client.query(FIND_SUBMISSION, [confirmed]);
    if (rowCount) {
      await client.query(NOTE, [conversation.id, confirmed]);
      return;
    }
    const id = unfinishedEnquiryId(conversation);
    if (await this.submit(conversation, id)) await client.query(NOTE, [conversation.id, id]);
    else await client.query(PUT_OFF, [conversation.id]);
  }

  /** One that fails is tried again later, and holds up no other. */
  private async submit({ id: conversationId, lines, state }: Unfinished, id: string): Promise<boolean> {
    try {
      const about = { reference: leadReference(id, 'chatbot'), finished: false };
      return await this.enquiries.submit(id, toSubmissionWords(state.enquiry, lines, about));
    } catch (error) {
      this.logger.error(`conversation ${conversationId}: its enquiry is not handed over (${(error as Error).name})`);
      return false;
    }
  }
}
