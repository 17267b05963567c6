import type { Provider, ThirdParties } from '@fahrzeugpflege/contracts';
import { type ReactNode, useId } from 'react';
import { KeptAmounts } from '#components/unbroken.tsx';
import { useCountingConsent } from '#features/analytics/use-page-reports.ts';
import { type Answer, useChoice } from '#features/third-party/choices.ts';
import { type EmbeddedOffer, embeddedOffers } from '#features/third-party/embedded-offer.ts';
import { usePageState } from '#lib/page-state.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { OutsideLink } from './document-layout.tsx';

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
              <span className="mt-1 block text-sm text-muted">
                <KeptAmounts>{note}</KeptAmounts>
              </span>
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
  'Der virtuelle Assistent ist unser eigener. Wo er keine Antwort weiss, sucht das Sprachmodell dieses Anbieters die passenden Texte unserer Website heraus: Er erhält dazu Ihre einzelne Frage, ohne das übrige Gespräch und ohne E-Mail-Adressen und Telefonnummern.';

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

/** The choices that this browser remembers, to be seen, changed and taken back. */
export function ChoiceSettings() {
  const { thirdParties } = usePageState();
  const offers = embeddedOffers(thirdParties);
  const consent = useCountingConsent(thirdParties.analytics);
  if (offers.length === 0 && !consent.isNeeded) {
    return <p>Zurzeit gibt es nichts einzustellen: Diese Website lädt keine Inhalte anderer Anbieter.</p>;
  }
  return (
    <>
      <p>Ein Häkchen gilt, bis Sie es entfernen, und nur in diesem Browser.</p>
      <noscript>
        <p className="font-semibold">
          Ohne JavaScript lädt diese Website nichts von anderen Anbietern und merkt sich nichts.
        </p>
      </noscript>
      <ul>
        {offers.map((offer) => (
          <OfferSetting key={offer.choice} offer={offer} />
        ))}
        {consent.isNeeded && <CountingSetting analytics={thirdParties.analytics} {...consent} />}
      </ul>
    </>
  );
}

function OfferSetting({ offer: { choice, subject, provider } }: { readonly offer: EmbeddedOffer }) {
  const [answer, setAnswer] = useChoice(choice);
  return (
    <Setting
      label={`${subject} von ${provider} ohne Nachfrage laden`}
      state={answer === 'yes' ? 'Wird ohne Nachfrage geladen.' : 'Lädt erst auf Ihren Klick.'}
      isOn={answer === 'yes'}
      onChange={(isOn) => setAnswer(isOn ? 'yes' : undefined)}
    />
  );
}

const COUNTING_STATES = {
  yes: 'Sie haben zugestimmt.',
  no: 'Sie haben abgelehnt. Es wird nicht gezählt.',
  unanswered: 'Noch keine Antwort. Es wird nicht gezählt.',
} as const;

interface CountingSettingProps {
  readonly analytics: ThirdParties['analytics'];
  readonly answer: Answer;
  readonly setAnswer: (answer: Answer) => void;
}

function CountingSetting({ analytics, answer, setAnswer }: CountingSettingProps) {
  if (analytics.kind === 'none') return null;
  return (
    <Setting
      label={`Meine Besuche mit ${analytics.provider} zählen`}
      state={COUNTING_STATES[answer ?? 'unanswered']}
      isOn={answer === 'yes'}
      onChange={(isOn) => setAnswer(isOn ? 'yes' : 'no')}
    />
  );
}

interface SettingProps {
  readonly label: string;
  readonly state: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Setting({ label, state, isOn, onChange }: SettingProps) {
  const id = useId();
  const isHydrated = useHydrated();
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 border-t border-line py-3 last:pb-0">
      <span className="grid size-11 place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          disabled={!isHydrated}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={`${id}-state`}
          className="size-5 accent-petrol"
        />
      </span>
      <div>
        <label htmlFor={id} className="flex min-h-11 items-center py-1 font-semibold">
          {label}
        </label>
        <p id={`${id}-state`} aria-live="polite" className="text-sm text-muted">
          {state}
        </p>
      </div>
    </li>
  );
}
