import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { OpeningHours, OpenNow, PostalAddress } from '#components/business-details.tsx';
import { classNames } from '#lib/class-names.ts';

const { phone, email } = businessProfile;

/** Where, by phone, by mail, when: the upper part of the contact page's left column. */
export function ContactDetails({ className }: { readonly className?: string }) {
  return (
    <div className={classNames('grid md:grid-cols-2 md:gap-x-10 lg:grid-cols-1', className)}>
      <Card title="Standort">
        <PostalAddress />
      </Card>
      <Card title="Telefon">
        <a
          href={phoneLink()}
          className="text-link block w-fit font-display text-xl leading-7 font-semibold whitespace-nowrap text-petrol tabular-nums"
        >
          {phone}
        </a>
      </Card>
      <Card title="E-Mail">
        <a href={`mailto:${email}`} className="text-link inline-block max-w-full break-words text-petrol">
          {email}
        </a>
      </Card>
      <Card title="Öffnungszeiten">
        <OpenNow className="mb-2 text-petrol" />
        <OpeningHours />
      </Card>
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Card({ title, children }: CardProps) {
  return (
    <section className="grid content-start gap-x-4 border-t border-line py-4 lg:grid-cols-[8rem_1fr] xl:grid-cols-[9rem_1fr]">
      <h2 className="text-base leading-7">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
