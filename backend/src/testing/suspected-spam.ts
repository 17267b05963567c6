import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

interface TestSpam {
  readonly receivedAt?: string;
  readonly words?: Partial<SubmissionWords>;
}

/** Puts a submission into the database as intake keeps it apart, and answers its id. */
export async function addSpam(dataSource: DataSource, { receivedAt, words }: TestSpam = {}): Promise<string> {
  const id = uuidv7();
  const typed: SubmissionWords = {
    formType: 'contact',
    name: 'Anna Muster',
    email: 'anna@example.ch',
    subject: 'Anfrage',
    message: 'Bitte um Rückruf',
    ...words,
  };
  await dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, spam_reason, words, state, relay_due_at)
     VALUES ($1, $2, 'form', 'f', 'honeypot', $3, 'suspected_spam', now())`,
    [id, receivedAt ?? '2025-08-10T08:00:00.000000Z', typed],
  );
  return id;
}
