import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { OpeningHours } from '#components/business-details.tsx';
import { usePageState } from '#lib/page-state.tsx';
import { MailLink, OutsideLink } from '../text-blocks.tsx';

/** Who runs the site, and how and when to reach them. */
export function CompanyInformation() {
  const { name, legalForm, uid, responsiblePerson, street, postalCode, town, country, phone, email } = businessProfile;
  const { map } = usePageState().thirdParties;
  return (
    <dl>
      <Row term="Unternehmen">
        <strong>{name}</strong>
        {legalForm && `, ${legalForm}`}
      </Row>
      {uid && <Row term="UID">{uid}</Row>}
      {responsiblePerson && <Row term="Verantwortlich">{responsiblePerson}</Row>}
      <Row term="Adresse">
        <address className="not-italic">
          <OutsideLink href={map.searchUrl}>
            {street}, {postalCode} {town}
          </OutsideLink>
          <br />
          {country}
        </address>
      </Row>
      <Row term="Telefon">
        <a href={phoneLink()} className="text-link whitespace-nowrap text-petrol tabular-nums">
          {phone}
        </a>
      </Row>
      <Row term="E-Mail">
        <MailLink email={email} />
      </Row>
      <Row term="Öffnungszeiten">
        <OpeningHours />
      </Row>
    </dl>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[10rem_1fr]">
      <dt className="text-muted">{term}</dt>
      {/* As large as what a finger presses elsewhere, so that the bar of a phone hides it or leaves enough of it. */}
      <dd className="[&>a]:inline-flex [&>a]:min-h-12 [&>a]:items-center">{children}</dd>
    </div>
  );
}
