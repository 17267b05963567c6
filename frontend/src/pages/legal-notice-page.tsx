import { businessProfile, phoneLink, type ServicePageId, servicePath, vehicleTypes } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OpeningHours } from '#components/business-details.tsx';
import { DocumentLayout, MailLink, OutsideLink, SubHeading } from '#features/legal/document-layout.tsx';
import { classNames } from '#lib/class-names.ts';
import { usePageState } from '#lib/page-state.tsx';
import type { PageModule } from './page-route.ts';

const SECTIONS = [
  { id: 'unternehmen', title: 'Angaben zum Unternehmen', content: <CompanyInformation /> },
  { id: 'leistungen', title: 'Unsere Leistungen', content: <ServiceLists /> },
  { id: 'rechtliches', title: 'Rechtliche Hinweise', content: <LegalNotes /> },
  { id: 'technik', title: 'Technische Umsetzung', content: <TechnicalNotes /> },
];

/** `/impressum`: who runs the site, what they do, and on what terms it is to be read. */
export function LegalNoticePage() {
  return (
    <DocumentLayout
      title="Impressum"
      lead="Wer hinter dieser Website steht, was wir anbieten und womit sie gebaut ist."
      date="September 2025"
      sections={SECTIONS}
    />
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: LegalNoticePage,
  describe: () => ({
    description: `Angaben zu ${businessProfile.name} in ${businessProfile.town}: Adresse, Telefon, E-Mail, Öffnungszeiten, Leistungen, rechtliche Hinweise und Technik der Website.`,
    picture: 'start',
  }),
};

/** Who runs the site, and how and when to reach them. */
function CompanyInformation() {
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

const MAIN_SERVICES = [
  'keramikversiegelung-wohnmobile',
  'autohotel',
  'dampfreinigung',
  'einlagerung',
] as const satisfies readonly ServicePageId[];

const ITEM = 'flex min-h-11 items-center py-2 leading-snug';

/** What the business does, in two lists: its main services and the trade with vehicles. */
function ServiceLists() {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <List title="Hauptleistungen">
        {MAIN_SERVICES.map((id) => (
          <ServiceItem key={id} id={id} />
        ))}
        <li className={ITEM}>Beratung und Service</li>
      </List>
      <List title="Fahrzeughandel">
        <ServiceItem id="an-und-verkauf" />
        {vehicleTypes.map(({ title }) => (
          <li key={title} className={ITEM}>
            {title}
          </li>
        ))}
        <ServiceItem id="vermittlung" />
      </List>
    </div>
  );
}

function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
    </div>
  );
}

function ServiceItem({ id }: { readonly id: ServicePageId }) {
  const { canonical, label } = servicePath(id);
  return (
    <li>
      <Link to={canonical} className={classNames(ITEM, 'text-link text-petrol')}>
        {label}
      </Link>
    </li>
  );
}

/** Disclaimer, links to other sites, copyright. */
function LegalNotes() {
  return (
    <>
      <SubHeading>Haftungsausschluss</SubHeading>
      <p>
        Die Inhalte dieser Website sind mit Sorgfalt erstellt. Für Richtigkeit, Vollständigkeit und Aktualität
        übernehmen wir keine Gewähr. Preise und Angebote sind freibleibend; verbindlich ist die schriftliche Offerte.
      </p>
      <SubHeading>Externe Links</SubHeading>
      <p>
        Für Websites Dritter, auf die wir verweisen, sind deren Betreiber verantwortlich. Auf ihre Inhalte haben wir
        keinen Einfluss. Erfahren wir von einem Rechtsverstoss, entfernen wir den Link.
      </p>
      <SubHeading>Urheberrecht</SubHeading>
      <p>
        Texte, Bilder und Gestaltung dieser Website sind nach Schweizer Urheberrecht geschützt und gehören, wo nichts
        anderes steht, {businessProfile.name}. Für Bilder und Software gilt die Lizenz, die unten genannt ist; alles
        andere darf nur mit unserer Erlaubnis verwendet werden.
      </p>
    </>
  );
}

/** What the site is made with: chatbot, map, pictures, fonts. */
function TechnicalNotes() {
  const { assistant, map } = usePageState().thirdParties;
  return (
    <>
      <SubHeading>Chatbot</SubHeading>
      <p>
        Anbieter des Chatbots sind wir selbst: Der virtuelle Assistent ist Teil dieser Website.
        {assistant !== null &&
          ` Wo er keine Antwort weiss, sucht ein Sprachmodell von ${assistant.provider} Texte der Website heraus.`}
      </p>
      <SubHeading>Kartendienst</SubHeading>
      <p>
        {map.provider}
        {map.embedUrl === null ? ', als Link.' : ', geladen auf Ihren Klick.'} Was dabei mit Daten geschieht, steht in
        der{' '}
        <Link to="/datenschutz" className="text-link text-petrol">
          Datenschutzerklärung
        </Link>
        .
      </p>
      <SubHeading>Bilder</SubHeading>
      <p>
        Die Bilder sind eigene, am Computer gerenderte Arbeiten. Sie stehen wie die Software dieser Website unter der
        MIT-Lizenz. Es sind keine Fotografien unserer Fahrzeuge oder Räume.
      </p>
      <SubHeading>Schriften und Symbole</SubHeading>
      <p>
        <OutsideLink href="https://github.com/ateliertriay/bricolage">Bricolage Grotesque</OutsideLink> und{' '}
        <OutsideLink href="https://github.com/adobe-fonts/source-sans">Source Sans 3</OutsideLink>, beide unter der SIL
        Open Font License 1.1. Symbole von <OutsideLink href="https://lucide.dev">Lucide</OutsideLink> unter der
        ISC-Lizenz. Schriften und Symbole lädt Ihr Browser von unserem eigenen Server.
      </p>
    </>
  );
}
