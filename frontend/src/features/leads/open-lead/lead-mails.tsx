import type { Lead, LeadMailState } from '@fahrzeugpflege/contracts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { formatDayAndTime } from '#lib/format.ts';
import { toast } from '#lib/toast-store.ts';
import { useResendMail } from '../api/lead-history.ts';
import { reportFailure } from '../report-failure.ts';
import { mailReason, mailStateWord, mailWhen } from './history-texts.ts';

const ICONS = { sent: CircleCheck, failed: CircleAlert, pending: Clock } as const;

interface LeadMailsProps {
  readonly lead: Lead;
  readonly mails: readonly LeadMailState[];
}

/** The mails to staff about a lead: sent, failed or waiting, why, and a way to have one sent again. */
export function LeadMails({ lead, mails }: LeadMailsProps) {
  const resend = useResendMail(lead);
  const titleId = useId();
  const send = () => {
    if (resend.isPending) return;
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: 'Mail unterwegs', description: `Die Meldung zu ${lead.name} wird gesendet.` }),
      onError: (error) => reportFailure(error, 'Es wird keine Mail gesendet.'),
    });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={titleId} className="text-base">
          Mails an das Team
        </h3>
        {/* What was merged into another is mailed about no more. */}
        {lead.mergedInto === null && (
          <Button
            variant="outline"
            size="sm"
            busyLabel={resend.isPending && 'Wird angefordert …'}
            onClick={send}
            className="pointer-fine:min-h-9 pointer-fine:px-3"
          >
            Erneut senden
          </Button>
        )}
      </div>
      <ul aria-live="polite" className="text-sm">
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
        {mails.length === 0 && <li className="border-t border-line py-2 text-muted">Noch keine</li>}
      </ul>
    </section>
  );
}

function Mail({ mail }: { readonly mail: LeadMailState }) {
  const Icon = ICONS[mail.state];
  const reason = mailReason(mail);
  const by = mail.requestedBy === 'system' ? '' : `, angefordert von ${mail.requestedBy}`;
  return (
    <li data-mail={mail.state} className="border-t border-line py-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <span
          className={classNames(
            'flex items-center gap-1.5 font-semibold',
            mail.state === 'failed' ? 'text-danger' : 'text-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" /> {mailStateWord(mail)}
        </span>
        <span className="text-xs text-muted">
          {formatDayAndTime(mailWhen(mail))}
          {by}
        </span>
      </p>
      {reason && <p className="mt-0.5 pl-[1.375rem] text-xs break-words text-muted">{reason}</p>}
    </li>
  );
}
