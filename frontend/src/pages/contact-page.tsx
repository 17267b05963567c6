import { businessProfile, company, nativeForms, phoneLink } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { OpeningHours, OpenNow, PostalAddress } from '#components/business-details.tsx';
import { EnquiryPanel } from '#features/submission/enquiry-panel.tsx';
import { ContactFields, FormTextArea } from '#features/submission/form-fields.tsx';
import { FormJump } from '#features/submission/form-jump.tsx';
import { LocationMap } from '#features/third-party/location-map.tsx';
import { classNames } from '#lib/class-names.ts';
import type { PageModule } from './page-route.ts';

const FORM_ID = nativeForms.kontakt.section;

/** `/kontakt`: how to reach the business, and a form to write from. */
export function ContactPage() {
  return (
    <div className="page-width grid gap-x-12 py-10 md:py-16 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:col-span-2">
        <h1 className="text-3xl">Kontakt</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">
          Rufen Sie an, schreiben Sie uns oder bringen Sie Ihr Fahrzeug gleich mit.
        </p>
        <FormJump
          formId={FORM_ID}
          className="text-link mt-1 inline-flex min-h-11 items-center font-semibold text-petrol lg:hidden"
        >
          Direkt zur Nachricht
        </FormJump>
      </div>
      <ContactDetails className="mt-6 lg:mt-10" />
      <section
        id={FORM_ID}
        className="mt-10 border border-line bg-surface p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:p-10 lg:not-has-[form]:h-fit"
      >
        <EnquiryPanel
          form="kontakt"
          label="Nachricht senden"
          submitLabel="Nachricht senden"
          toasts={TOASTS}
          heading="Nachricht senden"
          sentText="Ihre Nachricht ist bei uns angekommen."
          againLabel="Weitere Nachricht senden"
        >
          <MessageFields />
        </EnquiryPanel>
      </section>
      <Directions className="mt-10 lg:mt-0" />
    </div>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: ContactPage,
  describe: () => ({
    description: `${businessProfile.name} erreichen: Telefon, E-Mail, Adresse, Anfahrt und Öffnungszeiten in ${businessProfile.town}. Oder schreiben Sie uns eine Nachricht.`,
    picture: 'kontakt',
    subject: { kind: 'business' },
  }),
};

const { phone, email } = businessProfile;

/** Where, by phone, by mail, when: the upper part of the contact page's left column. */
function ContactDetails({ className }: { readonly className?: string }) {
  return (
    <div className={classNames('grid md:grid-cols-2 md:gap-x-10 lg:grid-cols-1', className)}>
      <Card title="Standort">
        <PostalAddress />
      </Card>
      <Card title="Telefon">
        <a
          href={phoneLink()}
          className="text-link -my-2 flex min-h-11 w-fit items-center font-display text-xl leading-7 font-semibold whitespace-nowrap text-petrol tabular-nums"
        >
          {phone}
        </a>
      </Card>
      <Card title="E-Mail">
        <a
          href={`mailto:${email}`}
          className="text-link -my-2.5 inline-block max-w-full py-2.5 break-words text-petrol"
        >
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

const TOASTS = {
  sent: {
    title: 'Vielen Dank',
    description: 'Ihre Nachricht wurde erfolgreich versendet! Wir melden uns so schnell wie möglich bei Ihnen.',
  },
  failed: {
    title: 'Fehler',
    description:
      'Ihre Nachricht konnte nicht versendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns telefonisch.',
  },
} as const;

/** The form «Nachricht senden». */
function MessageFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:*:col-span-2">
      <ContactFields />
      <FormTextArea
        name="message"
        label="Nachricht"
        required
        rows={8}
        hint="Worum geht es, und um welches Fahrzeug?"
        className="sm:col-span-2 lg:[&>textarea]:min-h-104 xl:[&>textarea]:min-h-80"
      />
    </div>
  );
}

const { directions } = company;

/** «Anfahrt»: how to get here, and where that is on the map, which takes the room that is left of its column. */
function Directions({ className }: { readonly className?: string }) {
  return (
    <section
      className={classNames('grid gap-y-5 border-t border-line pt-6 lg:grid-rows-[auto_1fr] lg:pt-4', className)}
    >
      <div className="gap-x-4 lg:grid lg:grid-cols-[8rem_1fr] xl:grid-cols-[9rem_1fr]">
        <h2 className="text-2xl lg:text-base lg:leading-7">{directions.title}</h2>
        <p className="mt-3 max-w-prose lg:mt-0">
          {directions.around} {directions.largeVehicles}
        </p>
      </div>
      <LocationMap className="lg:min-h-96 xl:min-h-88" />
    </section>
  );
}
