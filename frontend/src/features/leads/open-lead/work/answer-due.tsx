import type { Lead } from '@fahrzeugpflege/contracts';
import { CircleAlert, Clock } from 'lucide-react';
import { useHours } from '#features/leads/api/use-hours.ts';
import { classNames } from '#lib/class-names.ts';
import { useMinute } from '#lib/use-minute.ts';
import { answerDueText } from './answer-due-text.ts';

/** By when a lead wants an answer, or since when it should have had one. */
export function AnswerDue({ lead }: { readonly lead: Lead }) {
  const minute = useMinute();
  const hours = useHours();
  const due = minute && answerDueText(lead, minute, hours);
  if (!due) return null;
  const Icon = due.isOverdue ? CircleAlert : Clock;
  return (
    <p
      data-due={due.isOverdue ? 'overdue' : 'open'}
      className={classNames(
        'flex gap-2 text-sm font-semibold',
        due.isOverdue && 'rounded-md bg-danger-wash px-3 py-2 text-danger',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {due.text}
    </p>
  );
}
