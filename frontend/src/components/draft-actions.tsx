import { businessProfile, type MailDraft, phoneLink } from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { mailDraft } from '../lib/mail-draft.ts';
import { buttonClass } from './ui/button.tsx';

interface DraftActionsProps {
  readonly draft: MailDraft;
  readonly onDark?: boolean;
  readonly className?: string | undefined;
}

/** The two ways to an enquiry: a prefilled draft in the visitor's own mail program, and the phone. */
export function DraftActions({ draft, onDark = false, className }: DraftActionsProps) {
  const { email, phone } = businessProfile;
  return (
    <div className={classNames('actions', className)}>
      <a href={mailDraft(email, draft.subject, draft.body)} className={buttonClass({ variant: 'accent' })}>
        <Mail aria-hidden="true" className="size-5 shrink-0" /> {draft.label}
      </a>
      <a href={phoneLink()} className={buttonClass({ variant: onDark ? 'onDark' : 'outline' })}>
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        <span className="whitespace-nowrap tabular-nums">{phone}</span>
      </a>
    </div>
  );
}
