import { businessProfile } from '@fahrzeugpflege/contracts';
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
import type { PageModule } from './page-route.ts';

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

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: PrivacyPage,
  describe: () => ({
    description: `Welche Daten ${businessProfile.name} beim Besuch der Website, im Formular und im Chat bearbeitet, wozu, wie lange, und welche Rechte Sie haben.`,
    picture: 'start',
  }),
};
