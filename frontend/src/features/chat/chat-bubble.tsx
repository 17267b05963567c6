import { businessProfile } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { DropMark } from '#components/ui/drop-mark.tsx';
import { classNames } from '#lib/class-names.ts';
import { MessageText } from './message-text.tsx';
import type { Line } from './transcript.ts';

const BUBBLE = 'min-w-0 rounded-lg border px-3.5 py-2.5 text-base leading-normal whitespace-pre-wrap wrap-anywhere';

/** One message: the assistant's on the left with the drop, the visitor's on the right and not read back to them. */
export function ChatBubble({ line }: { readonly line: Line }) {
  return line.role === 'bot' ? <AssistantBubble line={line} /> : <VisitorBubble line={line} />;
}

function AssistantBubble({ line }: { readonly line: Line }) {
  return (
    <li className="flex items-end gap-2 pr-6">
      <DropMark className="mb-2.5 h-4 shrink-0 text-petrol max-[18rem]:hidden" />
      <div className={classNames(BUBBLE, 'rounded-bl-sm border-line bg-white')}>
        <SaidBy line={line}>Assistent</SaidBy>
        <MessageText content={line.content} />
      </div>
    </li>
  );
}

function VisitorBubble({ line }: { readonly line: Line }) {
  const look = line.isUnsent
    ? 'border-dashed border-danger bg-danger-wash text-ink'
    : 'border-transparent bg-petrol text-paper';
  return (
    <li aria-live="off" className="flex justify-end pl-12">
      <div dir="auto" className={classNames(BUBBLE, 'rounded-br-sm', look)}>
        <SaidBy line={line}>Sie{line.isUnsent && ' (nicht beantwortet)'}</SaidBy>
        {line.content}
      </div>
    </li>
  );
}

/** Who said it and when, to be heard. */
function SaidBy({ line: { timestamp }, children }: { readonly line: Line; readonly children: ReactNode }) {
  return (
    <span className="sr-only">
      {children}, <time dateTime={timestamp}>{lineTime(timestamp)}</time>:{' '}
    </span>
  );
}

const today = new Intl.DateTimeFormat(businessProfile.locale, { timeStyle: 'short' });
const before = new Intl.DateTimeFormat(businessProfile.locale, { dateStyle: 'long', timeStyle: 'short' });

/** When something was said, by the visitor's own clock: «14:05», of another day «3. März 2026 um 14:05». */
export function lineTime(iso: string, now: Date = new Date()): string {
  const time = new Date(iso);
  return (time.toDateString() === now.toDateString() ? today : before).format(time);
}
