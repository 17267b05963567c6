import { callHref, type Lead, mailHref } from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';

const LINK = 'text-link -my-1 inline-flex items-baseline gap-2 py-3 font-semibold text-petrol sm:pointer-fine:py-1';
const ICON = 'size-4 shrink-0 self-center';

/** As the visitor wrote it; a link where it was understood. */
export function PhoneNumber({ lead }: { readonly lead: Lead }) {
  const href = callHref(lead.phoneE164);
  if (href === null) return lead.phone;
  return (
    <a href={href} className={`${LINK} tabular-nums`}>
      <Phone aria-hidden="true" className={ICON} /> {lead.phone}
    </a>
  );
}

/** A link where it is a mailbox. */
export function MailAddress({ email }: { readonly email: string }) {
  const href = mailHref(email);
  if (href === null) return email;
  return (
    <a href={href} className={LINK}>
      <Mail aria-hidden="true" className={ICON} />
      <span className="min-w-0">
        <BrokenAtSign>{email}</BrokenAtSign>
      </span>
    </a>
  );
}

/** A text that, where it needs two lines, is broken after the sign of a mail address in it, as people read those. */
export function BrokenAtSign({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@') + 1;
  return (
    <>
      {children.slice(0, at)}
      {at > 0 && <wbr />}
      {children.slice(at)}
    </>
  );
}
