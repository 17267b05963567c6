import { copyLine } from './copy-rows.js';
import type { MadeUpLead } from './made-up-leads.js';
import { auditRows, contactRows, leadRow, mailRow, type SeedTable, submissionRow, suspectedRow } from './seed-rows.js';

/** Lines for `COPY`, by table. */
export type PreparedChunk = Readonly<Record<SeedTable, readonly string[]>>;

/** Beside so many leads comes one submission that looks like spam. */
const LEADS_PER_SUSPECTED = 250;

/** The next leads of a row, ready to be copied; undefined after the last. */
export function prepareChunk(leads: Iterator<MadeUpLead>, size: number): PreparedChunk | undefined {
  const chunk = {
    submission: [] as string[],
    lead: [] as string[],
    auditEntry: [] as string[],
    leadContact: [] as string[],
    mailDelivery: [] as string[],
  };
  for (let count = 1; count <= size; count += 1) {
    const { value: lead, done } = leads.next();
    if (done) break;
    chunk.submission.push(copyLine(submissionRow(lead)));
    if (count % LEADS_PER_SUSPECTED === 0) chunk.submission.push(copyLine(suspectedRow(lead)));
    chunk.lead.push(copyLine(leadRow(lead)));
    chunk.auditEntry.push(...auditRows(lead).map(copyLine));
    chunk.leadContact.push(...contactRows(lead).map(copyLine));
    chunk.mailDelivery.push(copyLine(mailRow(lead)));
  }
  return chunk.lead.length > 0 ? chunk : undefined;
}
