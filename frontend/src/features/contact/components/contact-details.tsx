import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { OpeningHours } from '../../../components/opening-hours';

const { name, street, postalCode, town, phone, email } = businessProfile;

/** Where, by phone, by mail, when: the left column of the contact page. */
export function ContactDetails() {
  return (
    <div className="grid sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-1">
      <Card title="Telefon" icon={Phone}>
        <a href={phoneLink()} className="text-link font-display text-xl font-semibold text-petrol tabular-nums">
          {phone}
        </a>
      </Card>
      <Card title="E-Mail" icon={Mail}>
        <a href={`mailto:${email}`} className="text-link break-words text-petrol">
          {email}
        </a>
      </Card>
      <Card title="Standort" icon={MapPin}>
        <address className="not-italic">
          {name}
          <br />
          {street}
          <br />
          {postalCode} {town}
        </address>
      </Card>
      <Card title="Öffnungszeiten" icon={Clock}>
        <OpeningHours />
      </Card>
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  readonly children: ReactNode;
}

function Card({ title, icon: Icon, children }: CardProps) {
  return (
    <section className="grid grid-cols-[1.75rem_1fr] gap-x-3 border-t border-line py-5">
      <Icon aria-hidden="true" className="mt-0.5 size-5 text-petrol" />
      <div>
        <h2 className="mb-1 text-base">{title}</h2>
        {children}
      </div>
    </section>
  );
}
