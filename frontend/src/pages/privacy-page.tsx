import { DocumentLayout } from '../features/legal/components/document-layout.tsx';
import { BrowserStorage } from '../features/legal/components/privacy/browser-storage.tsx';
import { ChoiceSettings } from '../features/legal/components/privacy/choice-settings.tsx';
import { CollectedData } from '../features/legal/components/privacy/collected-data.tsx';
import { Disclosure } from '../features/legal/components/privacy/disclosure.tsx';
import { LegalBasis } from '../features/legal/components/privacy/legal-basis.tsx';
import { OutsideProviders } from '../features/legal/components/privacy/outside-providers.tsx';
import { ProtectionAgainstAbuse } from '../features/legal/components/privacy/protection-against-abuse.tsx';
import { ResponsibleBody } from '../features/legal/components/privacy/responsible-body.tsx';
import { Rights } from '../features/legal/components/privacy/rights.tsx';

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
