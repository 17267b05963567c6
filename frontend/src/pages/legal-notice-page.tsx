import { DocumentLayout } from '../features/legal/components/document-layout.tsx';
import { CompanyInformation } from '../features/legal/components/legal-notice/company-information.tsx';
import { LegalNotes } from '../features/legal/components/legal-notice/legal-notes.tsx';
import { ServiceLists } from '../features/legal/components/legal-notice/service-lists.tsx';
import { TechnicalNotes } from '../features/legal/components/legal-notice/technical-notes.tsx';

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
