import { businessProfile } from '@fahrzeugpflege/contracts';
import { Items, MailLink, OutsideLink } from '../text-blocks.tsx';

/** What everybody may ask of us, and how. */
export function Rights() {
  return (
    <>
      <p>Sie haben das Recht auf:</p>
      <Items
        items={[
          'Auskunft über die Daten, die wir von Ihnen haben',
          'Berichtigung',
          'Löschung',
          'Einschränkung der Bearbeitung',
          'Herausgabe oder Übertragung Ihrer Daten (Datenübertragbarkeit)',
          'Widerspruch gegen die Bearbeitung',
          'Beschwerde bei der Aufsichtsbehörde',
        ]}
      />
      <p>
        Eine E-Mail genügt: <MailLink email={businessProfile.email} />. Damit wir niemandem fremde Daten geben, fragen
        wir allenfalls nach einem Nachweis, dass Sie es sind.
      </p>
      <p>
        Aufsichtsbehörde ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB), Feldeggweg 1, 3003
        Bern, <OutsideLink href="https://www.edoeb.admin.ch">www.edoeb.admin.ch</OutsideLink>.
      </p>
    </>
  );
}
