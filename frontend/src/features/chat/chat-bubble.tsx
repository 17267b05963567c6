import { businessProfile } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { DropMark } from '#components/ui/drop-mark.tsx';
import { classNames } from '#lib/class-names.ts';
import { MessageText } from './message-text.tsx';
import type { ShownMessage } from './transcript.ts';

const BUBBLE = 'min-w-0 rounded-lg border px-3.5 py-2.5 text-base leading-normal whitespace-pre-wrap wrap-anywhere';

/** One message: the assistant's on the left with the drop, the visitor's on the right and not read back to them. */
export function ChatBubble({ message }: { readonly message: ShownMessage }) {
  return message.role === 'bot' ? <AssistantBubble message={message} /> : <VisitorBubble message={message} />;
}

function AssistantBubble({ message }: { readonly message: ShownMessage }) {
  return (
    <li className="flex items-end gap-2 pr-6">
      <DropMark className="mb-2.5 h-4 shrink-0 text-petrol max-[18rem]:hidden" />
      <div className={classNames(BUBBLE, 'rounded-bl-sm border-message bg-white')}>
        <SaidBy message={message}>Assistent</SaidBy>
        <MessageText content={message.content} />
      </div>
    </li>
  );
}

function VisitorBubble({ message }: { readonly message: ShownMessage }) {
  const look = message.isUnsent
    ? 'border-dashed border-danger bg-danger-wash text-ink'
    : 'border-transparent bg-petrol text-paper';
  return (
    <li aria-live="off" className="flex justify-end pl-12">
      <div dir="auto" className={classNames(BUBBLE, 'rounded-br-sm', look)}>
        <SaidBy message={message}>Sie{message.isUnsent && ' (nicht beantwortet)'}</SaidBy>
        {message.content}
      </div>
    </li>
  );
}

/** Who said it and when, to be heard. */
function SaidBy({
  message: { timestamp },
  children,
}: {
  readonly message: ShownMessage;
  readonly children: ReactNode;
}) {
  return (
    <span className="sr-only">
      {children}, <time dateTime={timestamp}>{messageTime(timestamp)}</time>:{' '}
    </span>
  );
}

const today = new Intl.DateTimeFormat(businessProfile.locale, { timeStyle: 'short' });
const before = new Intl.DateTimeFormat(businessProfile.locale, { dateStyle: 'long', timeStyle: 'short' });

/** When something was said, by the visitor's own clock: «14:05», of another day «3. März 2026 um 14:05». */
export function messageTime(iso: string, now: Date = new Date()): string {
  const time = new Date(iso);
  return (time.toDateString() === now.toDateString() ? today : before).format(time);
}
