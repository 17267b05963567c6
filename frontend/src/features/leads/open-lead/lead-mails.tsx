import type { Lead, LeadMailState } from '@fahrzeugpflege/contracts';
import { useId } from 'react';
import { MailLine, ResendButton } from '../mails/mail-line.tsx';

interface LeadMailsProps {
  readonly lead: Lead;
  readonly mails: readonly LeadMailState[];
}

/**
 * The mails about a lead that nobody wrote: those to staff, and the confirmation to whoever sent it. Sent, failed or waiting, why,
 * and a way to have one sent again. Answers stand among the contacts.
 */
export function LeadMails({ lead, mails }: LeadMailsProps) {
  const titleId = useId();
  const notices = mails.filter(({ kind }) => kind === 'staff_notification');
  const confirmations = mails.filter(({ kind }) => kind === 'confirmation');
  return (
    <>
      <section aria-labelledby={titleId}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={titleId} className="text-base">
            Mails an das Team
          </h3>
          {/* What was merged into another is mailed about no more. */}
          {lead.mergedInto === null && <ResendButton lead={lead} done={`Die Meldung zu ${lead.name} wird gesendet.`} />}
        </div>
        <ul aria-live="polite" className="text-sm">
          {notices.map((mail) => (
            <li key={mail.id} data-mail={mail.state} className="border-t border-line py-2">
              <MailLine lead={lead} mail={mail} />
            </li>
          ))}
          {notices.length === 0 && <li className="border-t border-line py-2 text-muted">Noch keine</li>}
        </ul>
      </section>
      {confirmations.length > 0 && <Confirmations lead={lead} mails={confirmations} />}
    </>
  );
}

function Confirmations({ lead, mails }: LeadMailsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 text-base">
        Bestätigung an den Absender
      </h3>
      <ul aria-live="polite" className="text-sm">
        {mails.map((mail) => (
          <li key={mail.id} data-mail={mail.state} className="border-t border-line py-2">
            <MailLine lead={lead} mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  );
}
