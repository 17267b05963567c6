import type { BusinessSettings, FactName, PriceName } from '@fahrzeugpflege/contracts';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { LoadFailure } from '#components/ui/loading.tsx';
import { useBusiness } from '#features/business/business-settings.ts';
import { PRICE_LABELS } from '#features/business/business-texts.ts';
import { ChangeList } from '#features/business/change-list.tsx';
import { PriceForm, PriceHeads } from '#features/business/price-form.tsx';
import { CampaignForm, ClosedDaysForm, HoursForm } from '#features/business/time-forms.tsx';
import { PageHeading } from '#features/staff-area/page-heading.tsx';
import { SettingsPages } from '#features/staff-area/settings-pages.tsx';

/** «Preise & Zeiten»: what changes in a year, set by the owner. */
export function BusinessPage() {
  const business = useBusiness();
  return (
    <div className="page-width pt-4 pb-10 md:pt-6">
      <SettingsPages />
      <PageHeading title="Preise & Zeiten">
        Was Sie hier speichern, sagen Website und Assistent sofort. Das Letzte lässt sich rückgängig machen.
      </PageHeading>
      {business.isPending && (
        <p role="status" className="mt-6">
          Angaben werden geladen …
        </p>
      )}
      {business.isError && !business.data && (
        <LoadFailure onRetry={() => void business.refetch()}>Die Angaben konnten nicht geladen werden.</LoadFailure>
      )}
      {business.data && <Settings settings={business.data} />}
    </div>
  );
}

function Settings({ settings: { facts, fixed, changes } }: { readonly settings: BusinessSettings }) {
  const closedDaysHeading = useRef<HTMLHeadingElement>(null);
  const changesHeading = useRef<HTMLHeadingElement>(null);
  const isFixed = (fact: FactName) => fixed.includes(fact);
  const names = Object.keys(PRICE_LABELS) as PriceName[];
  return (
    <>
      <Part title="Preise">
        <PriceHeads />
        <ul className="border-b border-line max-md:border-t">
          {names.map((name) => (
            <PriceForm key={name} name={name} price={facts.prices[name]} isFixed={isFixed(`prices.${name}`)} />
          ))}
        </ul>
      </Part>
      <Part title="Öffnungszeiten" text="Zum Beispiel 08:30–11:30, 13:30–17:30. Leer heisst geschlossen.">
        <HoursForm week={facts.openingHours} isFixed={isFixed('openingHours')} />
      </Part>
      <Part
        title="Geschlossene Tage"
        heading={closedDaysHeading}
        text="Feiertage, Ferien: «Jetzt geöffnet» und die Frist für Antworten richten sich danach."
      >
        <ClosedDaysForm
          closedDays={facts.closedDays}
          isFixed={isFixed('closedDays')}
          onGone={() => closedDaysHeading.current?.focus()}
        />
      </Part>
      <Part title="Frühbucher-Aktion" text="Am Tag nach dem letzten Tag wirbt nichts mehr für sie.">
        <CampaignForm period={facts.campaign} isFixed={isFixed('campaign')} />
      </Part>
      <Part title="Änderungen" heading={changesHeading}>
        <ChangeList changes={changes} fixed={fixed} onGone={() => changesHeading.current?.focus()} />
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  /** Of a heading that takes the focus when what had it goes. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

function Part({ title, text, heading, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 border-t border-line-strong pt-5 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="max-w-xl">
        <h2 id={id} ref={heading} tabIndex={heading && -1} className="text-lg outline-none">
          {title}
        </h2>
        {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
