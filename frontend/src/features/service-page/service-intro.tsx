import {
  businessProfile,
  type MailDraft,
  moneyWords,
  type PriceLine,
  phoneLink,
  type ServicePage,
} from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BigPrice } from '#components/prices.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';
import { mailDraft } from '#lib/mail-draft.ts';
import { bindWords, hyphenate } from '#lib/text.ts';

interface IntroProps {
  readonly page: ServicePage;
  readonly onDark?: boolean;
}

/** Where the visitor is, and the page's heading. */
export function IntroHeading({ page, onDark = false, badges }: IntroProps & { readonly badges?: ReactNode }) {
  return (
    <div>
      <Link
        to="/leistungen"
        className={classNames(
          '-my-2 inline-flex min-h-11 items-center text-sm font-semibold hover:underline',
          muted(onDark),
        )}
      >
        Leistungen
      </Link>
      {badges && <div className="mt-4 flex flex-wrap gap-2">{badges}</div>}
      <h1 className="mt-4 text-3xl">{bindWords(hyphenate(page.heading))}</h1>
    </div>
  );
}

interface IntroTextProps extends IntroProps {
  /** Text and offer beside each other where there is room. */
  readonly isWide?: boolean;
  /** Instead of the price and the two ways to ask for it. */
  readonly offer?: ReactNode;
}

/** What is done, what it costs, and the two ways to ask for it. */
export function IntroText({ page, onDark = false, isWide = false, offer }: IntroTextProps) {
  return (
    <div className={classNames('grid gap-x-8 gap-y-7', isWide && 'lg:grid-cols-2')}>
      <p className={classNames('max-w-[22.5em] text-lg', onDark && 'text-mist')}>
        <KeptAmounts>{page.lead}</KeptAmounts>
      </p>
      {offer ?? (
        <div>
          {page.prices[0] && <IntroPrice line={page.prices[0]} onDark={onDark} />}
          <DraftActions draft={page.mailDraft} onDark={onDark} className="mt-7" />
        </div>
      )}
    </div>
  );
}

/** The price, with its tax; one that is no amount says what it is the price of. */
function IntroPrice({ line, onDark }: { readonly line: PriceLine; readonly onDark: boolean }) {
  const { what, price } = line;
  const isAmount = typeof price !== 'string';
  return (
    <p className={onDark ? 'text-paper' : 'text-petrol'}>
      {!isAmount && <span className="block text-sm text-muted">{what}</span>}
      <BigPrice price={price} note={isAmount ? moneyWords(price).vat : line.note} size="lg" />
    </p>
  );
}

function muted(onDark: boolean): string {
  return onDark ? 'text-mist' : 'text-muted';
}

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
