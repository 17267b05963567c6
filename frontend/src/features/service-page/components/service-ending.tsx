import type { ServicePage } from '@fahrzeugpflege/contracts';
import { ClosingCall } from '#components/closing-call.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { ExtrasList } from './extras-list.tsx';
import { ReasonsLines } from './reasons.tsx';
import { ServiceQuestions } from './service-questions.tsx';
import { ServiceSection } from './service-section.tsx';

/** The second half of a page about work on a vehicle: how it is done, why here, what goes with it, what people ask. */
export function ServiceEnding({ page }: { readonly page: ServicePage }) {
  return (
    <>
      <ServiceSection heading={page.stepsHeading} layout="beside">
        <Steps steps={page.steps} />
      </ServiceSection>
      <ServiceSection heading={page.whyHeading} layout="beside" tone="ruled">
        <ReasonsLines reasons={page.why} />
      </ServiceSection>
      <ServiceSection heading={page.extrasHeading} tone="ruled">
        <ExtrasList page={page} />
      </ServiceSection>
      <ServiceQuestions page={page} tone="sand" />
      <ClosingCall {...page.closing} />
    </>
  );
}
