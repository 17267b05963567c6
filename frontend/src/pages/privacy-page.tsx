import { DocumentLayout } from '#features/legal/document-layout.tsx';
import {
  BrowserStorage,
  CollectedData,
  Disclosure,
  LegalBasis,
  ProtectionAgainstAbuse,
  ResponsibleBody,
  Rights,
} from '#features/legal/privacy-sections.tsx';
import { ChoiceSettings, OutsideProviders } from '#features/legal/provider-choices.tsx';

const SECTIONS = [
  { id: 'verantwortliche-stelle', title: 'Verantwortliche Stelle', content: <ResponsibleBody /> },
  { id: 'datenerhebung', title: 'Welche Daten wir erheben', content: <CollectedData /> },
  { id: 'schutz', title: 'Schutz vor Spam und doppelten Anfragen', content: <ProtectionAgainstAbuse /> },
  { id: 'speicher', title: 'Cookies und Speicher im Browser', content: <BrowserStorage /> },
  { id: 'rechtsgrundlagen', title: 'Rechtsgrundlagen', content: <LegalBasis /> },
  { id: 'weitergabe', title: 'Weitergabe und Aufbewahrung', content: <Disclosure /> },
  { id: 'anbieter', title: 'Externe Anbieter', content: <OutsideProviders /> },
  { id: 'einstellungen', title: 'Ihre Einstellungen', content: <ChoiceSettings /> },
  { id: 'rechte', title: 'Ihre Rechte', content: <Rights /> },
];

/** `/datenschutz`: what is done with visitors' data, and where they decide it themselves. */
export function PrivacyPage() {
  return (
    <DocumentLayout
      title="Datenschutzerklärung"
      lead="Welche Daten wir erheben, wozu, wer sie erhält und was Sie darüber bestimmen."
      date="September 2025"
      sections={SECTIONS}
    />
  );
}
