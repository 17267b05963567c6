import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { MailLink } from '../text-blocks.tsx';

/** Who answers for the data. */
export function ResponsibleBody() {
  const { name, responsiblePerson, street, postalCode, town, country, phone, email } = businessProfile;
  return (
    <>
      <p>Verantwortlich für die Bearbeitung Ihrer Personendaten auf dieser Website ist:</p>
      <address className="border-l-2 border-petrol pl-5 not-italic">
        <strong>{name}</strong>
        <br />
        {responsiblePerson && (
          <>
            {responsiblePerson}
            <br />
          </>
        )}
        {street}
        <br />
        {postalCode} {town}, {country}
        <br />
        Telefon{' '}
        <a href={phoneLink()} className="text-link whitespace-nowrap text-petrol tabular-nums">
          {phone}
        </a>
        <br />
        E-Mail <MailLink email={email} />
      </address>
    </>
  );
}
