import { useState } from 'react';
import { CampaignNotice } from '../features/promo/components/campaign-notice';
import { PromoForm } from '../features/promo/components/promo-form';
import { PromoHero } from '../features/promo/components/promo-hero';
import { PromoSent } from '../features/promo/components/promo-sent';
import { campaignPeriod, discount, promoMailDraft } from '../features/promo/promo-texts';
import { openMailDraft } from '../lib/mail-draft';

const FORM_ID = 'anfrage';

/** `/promo-womo-fruhbucher`: the early-booking campaign. */
export function PromoPage() {
  const [draft, setDraft] = useState<string>();
  return (
    <>
      <PromoHero formId={FORM_ID} />
      <div className="page-width grid gap-x-16 gap-y-8 py-10 md:py-16 lg:grid-cols-[4fr_7fr]">
        <CampaignNotice className="lg:col-span-2" />
        <div>
          <h2 className="text-2xl">Ihr Fahrzeug, Ihr Termin, unsere Offerte</h2>
          <Terms />
        </div>
        <section id={FORM_ID} className="h-fit rounded-lg border border-line bg-surface p-5 sm:p-8 lg:p-10">
          {draft ? (
            <PromoSent mailDraftAddress={draft} />
          ) : (
            <PromoForm
              onSent={(values) => {
                const address = promoMailDraft(values);
                setDraft(address);
                openMailDraft(address);
              }}
            />
          )}
        </section>
      </div>
    </>
  );
}

function Terms() {
  const terms = [
    ['Rabatt', `${discount} auf die Keramikversiegelung`],
    ['Termine', campaignPeriod],
    ['Antwort', 'innert 24 Stunden, per E-Mail oder Telefon'],
    ['Abholung', 'Hol- und Bringservice auf Anfrage'],
    ['Bedingung', 'nicht mit anderen Rabatten oder Aktionen kumulierbar'],
  ] as const;
  return (
    <dl className="mt-6 border-b border-line">
      {terms.map(([term, text]) => (
        <div key={term} className="grid grid-cols-[6.5rem_1fr] gap-4 border-t border-line py-3">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="text-sm font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
