import { businessProfile } from '@fahrzeugpflege/contracts';
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../../support/visitor.js';
import type { MailCatcher } from './mail-catcher.js';
import { detail, type StaffArea } from './staff-area.js';

const OWN_DOMAIN = businessProfile.email.split('@')[1];

/** What staff shall see of an enquiry. */
export interface ExpectedLead {
  readonly type: string;
  readonly message: string;
  /** Term in the details → text. */
  readonly details: Readonly<Record<string, string>>;
  /** Texts that the mail must hold besides. */
  readonly inMail: readonly string[];
}

interface Witnesses {
  readonly staff: StaffArea;
  readonly mails: MailCatcher;
}

/** The enquiry has become one mail to staff, and one lead that they see. */
export async function expectLead(visitor: Visitor, { staff, mails }: Witnesses, lead: ExpectedLead): Promise<void> {
  await expectMail(visitor, mails, lead);
  await staff.openSignedIn();
  const card = staff.card(visitor);
  await expect(card).toHaveCount(1);
  await expect(card.locator('[data-status]')).toHaveText('Ausstehend');
  await expect(card.getByText(lead.type, { exact: true })).toBeVisible();
  await expectDetails(await staff.openDetails(visitor), lead);
}

async function expectMail(visitor: Visitor, mails: MailCatcher, lead: ExpectedLead): Promise<void> {
  const mail = await mails.next(visitor);
  expect(mail.subject).toContain(`${lead.type}: ${visitor.name}`);
  expect(mail.replyTo?.value).toEqual([{ name: visitor.name, address: visitor.email }]);
  expect(mail.from?.value).toEqual([{ name: businessProfile.name, address: `website@${OWN_DOMAIN}` }]);
  for (const text of [lead.message, ...lead.inMail]) expect(mail.text).toContain(text);
}

async function expectDetails(dialog: Locator, { message, details }: ExpectedLead): Promise<void> {
  await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  for (const [term, text] of Object.entries(details)) await expect(detail(dialog, term)).toHaveText(text);
}
