import type { Provider, ThirdParties } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { usePageState } from '#lib/page-state.tsx';
import { OutsideLink } from '../text-blocks.tsx';

interface NamedProvider {
  readonly what: string;
  readonly who: ReactNode;
  readonly note: string;
}

const ON_REQUEST =
  'Lädt erst, wenn Sie «Inhalt laden» wählen oder Ihre Auswahl gemerkt haben. Der Anbieter erfährt dann Ihre IP-Adresse.';

/** The outside providers that are configured, and the assistant, which is our own where it has none. */
export function OutsideProviders() {
  const providers = configuredProviders(usePageState().thirdParties);
  return (
    <>
      <p>Beteiligt sind der Chatbot-Anbieter und ein Kartendienst, weitere Anbieter nur, wenn sie hier stehen:</p>
      <dl>
        {providers.map(({ what, who, note }) => (
          <div key={what} className="grid gap-x-8 gap-y-1 border-t border-line py-4 last:pb-0 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold">{what}</dt>
            <dd>
              {who}
              <span className="mt-1 block text-sm text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const ASSISTANT: NamedProvider = {
  what: 'Chatbot-Anbieter',
  who: 'Wir selbst',
  note: 'Der virtuelle Assistent ist unser eigener und Teil dieser Website. Ihre Nachrichten gehen an niemanden sonst.',
};

const LANGUAGE_MODEL =
  'Der virtuelle Assistent ist unser eigener. Offene Fragen formuliert das Sprachmodell dieses Anbieters: Er erhält dazu Ihre einzelne Frage, ohne das übrige Gespräch und ohne E-Mail-Adressen und Telefonnummern.';

function configuredProviders(configured: ThirdParties): readonly NamedProvider[] {
  const { assistant, map, marketplace, reviews, analytics } = configured;
  return [
    assistant === null ? ASSISTANT : named('Chatbot-Anbieter', assistant, LANGUAGE_MODEL),
    map.embedUrl !== null && named('Kartendienst', map, ON_REQUEST),
    marketplace.scriptUrl !== null && named('Fahrzeugliste', marketplace, ON_REQUEST),
    reviews.scriptUrl !== null && named('Bewertungen', reviews, ON_REQUEST),
    analytics.kind !== 'none' && named('Besuche zählen', analytics, countingNote(analytics.loadsWithoutConsent)),
  ].filter((provider) => provider !== false);
}

function named(
  what: string,
  { provider, privacyUrl }: Pick<Provider, 'provider' | 'privacyUrl'>,
  note: string,
): NamedProvider {
  const who = privacyUrl === null ? provider : <OutsideLink href={privacyUrl}>Datenschutz bei {provider}</OutsideLink>;
  return { what, who, note };
}

function countingNote(loadsWithoutConsent: boolean): string {
  return loadsWithoutConsent
    ? 'Zählt, welche Seiten angesehen werden, ohne etwas im Browser zu speichern und ohne Personendaten aufzunehmen.'
    : 'Zählt nur mit Ihrer Zustimmung, welche Seiten angesehen werden. Der Anbieter erfährt dann Ihre IP-Adresse.';
}
