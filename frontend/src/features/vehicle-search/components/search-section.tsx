import { businessProfile, nativeForms, phoneLink } from '@fahrzeugpflege/contracts';
import { EnquiryPanel } from '#features/submission/components/enquiry-panel.tsx';
import { SearchForm } from './search-form.tsx';

const { claims, phone } = businessProfile;

/** The part of `/fahrzeuge` that takes a «Suchauftrag». */
export function SearchSection({ heading }: { readonly heading: string }) {
  return (
    <section id={nativeForms.suchauftrag.section} className="border-t border-line bg-surface py-section">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:h-fit">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-4 max-w-prose text-lg text-muted">
            Geben Sie uns einen Suchauftrag. Wir melden uns {claims.answerPromise} und sagen Ihnen, ob etwas Passendes
            da ist.
          </p>
          <p className="mt-6 border-t border-line pt-5 max-lg:hidden">
            Lieber am Telefon?
            <a
              href={phoneLink()}
              className="text-link mt-1 block w-fit font-display text-xl font-semibold whitespace-nowrap text-petrol tabular-nums"
            >
              {phone}
            </a>
          </p>
        </div>
        <div className="h-fit border border-line bg-paper p-5 sm:p-8 lg:p-10">
          <EnquiryPanel
            form="suchauftrag"
            sentText="Ihr Suchauftrag ist bei uns angekommen. Wir sehen nach, ob etwas Passendes da ist."
            againLabel="Weiteren Suchauftrag geben"
          >
            {(form) => <SearchForm {...form} />}
          </EnquiryPanel>
        </div>
      </div>
    </section>
  );
}
