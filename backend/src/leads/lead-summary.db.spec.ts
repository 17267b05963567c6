import { isDeepStrictEqual } from 'node:util';
import { leadSummarySchema, profileFacts } from '@fahrzeugpflege/contracts';
import { until } from '@fahrzeugpflege/infra/testing';
import { describe, expect, it } from '@jest/globals';
import { addLead, useStaffApp } from '../testing/staff-app.js';

const staff = useStaffApp();
const { openingHours, closedDays } = profileFacts;

describe('GET /api/leads/summary', () => {
  it('counts zeros where nothing is', async () => {
    const cookie = await staff.signIn();
    const response = await staff.as(cookie).get('/api/leads/summary').expect(200);
    expect(response.body).toEqual({
      total: 0,
      byStatus: { pending: 0, processing: 0, completed: 0, rejected: 0 },
      byFormType: { contact: 0, promo: 0, chatbot: 0, vehicle: 0 },
      views: { overdue: 0, followUp: 0, planned: 0, mine: 0, open: 0 },
      suspectedSpam: 0,
      unsentMails: 0,
      hours: { openingHours, closedDays },
    });
  });

  it('counts by status, by form type and by view, what looks like spam and mails that did not go out; merged leads nowhere', async () => {
    await addLead(staff.dataSource);
    await addLead(staff.dataSource, { formType: 'promo', receivedAt: new Date().toISOString(), assignedTo: 'admin' });
    const id = await addLead(staff.dataSource, { formType: 'promo', status: 'completed' });
    await addLead(staff.dataSource, { mergedInto: id, assignedTo: 'admin', followUpOn: '2025-01-01' });
    await staff.dataSource.query(
      `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       VALUES (gen_random_uuid(), now(), 'form', '', '{}', 'suspected_spam', now())`,
    );
    // Failed, late, on its way, sent.
    await staff.dataSource.query(
      `INSERT INTO mail_delivery (id, lead_id, kind, state, due_at, requested_by, requested_at)
       SELECT gen_random_uuid(), $1, 'staff_notification', mail.state, now(), 'admin', now() - mail.age
       FROM (VALUES ('failed', interval '1 second'), ('pending', '1 hour'), ('pending', '1 second'), ('sent', '1 hour'))
         AS mail (state, age)`,
      [id],
    );
    const cookie = await staff.signIn();
    const response = await staff.as(cookie).get('/api/leads/summary').expect(200);
    expect(response.body).toEqual({
      total: 3,
      byStatus: { pending: 2, processing: 0, completed: 1, rejected: 0 },
      byFormType: { contact: 1, promo: 2, chatbot: 0, vehicle: 0 },
      views: { overdue: 1, followUp: 0, planned: 0, mine: 1, open: 2 },
      suspectedSpam: 1,
      unsentMails: 2,
      hours: { openingHours, closedDays },
    });
    expect(leadSummarySchema.parse(response.body)).toEqual(response.body);
  });

  it('says by which opening hours it judges what is due', async () => {
    const closed = [{ firstDay: '2024-01-01', lastDay: '2099-12-31', reason: 'Umbau' }];
    await staff.dataSource.query("INSERT INTO business_setting (name, value) VALUES ('closedDays', $1)", [
      JSON.stringify(closed),
    ]);
    const cookie = await staff.signIn();
    await until(async () => {
      const { body } = await staff.as(cookie).get('/api/leads/summary').expect(200);
      return isDeepStrictEqual(body.hours, { openingHours, closedDays: closed });
    });
  });
});
