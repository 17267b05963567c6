import { businessProfile } from '@fahrzeugpflege/contracts';
import { classNames } from '#lib/class-names.ts';
import { usePageState } from '#lib/page-state.tsx';
import { isLoadableWidget, reviewsOffer } from '../embedded-offer.ts';
import { CustomerFigures } from './customer-figures.tsx';
import { EmbeddedContent } from './embedded-content.tsx';
import { ScriptWidget } from './script-widget.tsx';

/** What customers say, as the reviews' provider shows it; without one configured, what is true of them in figures. */
export function CustomerReviews({ className }: { readonly className?: string }) {
  const { reviews } = usePageState().thirdParties;
  if (!isLoadableWidget(reviews)) return <CustomerFigures className={className} />;
  const [language = 'de'] = businessProfile.locale.split('-');
  return (
    <EmbeddedContent offer={reviewsOffer(reviews)} className={classNames('bg-sand', className)}>
      {(props) => <ScriptWidget name="reviews" scriptUrl={reviews.scriptUrl} settings={{ language }} {...props} />}
    </EmbeddedContent>
  );
}
