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
  // Where it needs two lines, it is broken where people read it.
  const [account, domain] = email.split(/@(?=[^@]*$)/);
  return (
    <a href={href} className={LINK}>
      <Mail aria-hidden="true" className={ICON} />
      <span className="min-w-0">
        {account}@<wbr />
        {domain}
      </span>
    </a>
  );
}
