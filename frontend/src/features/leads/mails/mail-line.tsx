import type { Lead, LeadMailState } from '@fahrzeugpflege/contracts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { formatDayAndTime } from '#lib/format.ts';
import { toast } from '#lib/toast-store.ts';
import { useResendMail } from '../api/lead-history.ts';
import { mailReason, mailStateWord, mailWhen } from '../open-lead/history-texts.ts';
import { reportFailure } from '../report-failure.ts';

const ICONS = { sent: CircleCheck, failed: CircleAlert, pending: Clock } as const;

interface MailLineProps {
  readonly lead: Lead;
  readonly mail: LeadMailState;
}

/** What became of a mail, when and why; one to the visitor that failed can be sent again here. */
export function MailLine({ lead, mail }: MailLineProps) {
  const Icon = ICONS[mail.state];
  const reason = mailReason(mail);
  const isToVisitor = mail.kind !== 'staff_notification';
  const by = isToVisitor || mail.requestedBy === 'system' ? '' : `, angefordert von ${mail.requestedBy}`;
  return (
    <>
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
      {isToVisitor && mail.state === 'failed' && lead.mergedInto === null && (
        <div className="mt-1 pl-[1.375rem]">
          <ResendButton lead={lead} mailId={mail.id} done={`Das Mail an ${lead.name} wird gesendet.`} />
        </div>
      )}
    </>
  );
}

interface ResendButtonProps {
  readonly lead: Lead;
  /** A mail to the visitor; without it the notice to staff. */
  readonly mailId?: LeadMailState['id'];
  /** What is said once it is on its way. */
  readonly done: string;
}

/** «Erneut senden». */
export function ResendButton({ lead, mailId, done }: ResendButtonProps) {
  const resend = useResendMail(lead, mailId);
  const send = () => {
    if (resend.isPending) return;
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: 'Mail unterwegs', description: done }),
      onError: (error) => reportFailure(error, 'Es wird kein Mail gesendet.'),
    });
  };
  return (
    <Button
      variant="outline"
      size="sm"
      busyLabel={resend.isPending && 'Wird angefordert …'}
      onClick={send}
      className="pointer-fine:min-h-9 pointer-fine:px-3"
    >
      Erneut senden
    </Button>
  );
}
