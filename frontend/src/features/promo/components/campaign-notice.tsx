import { businessProfile, isEarlyBookingOver } from '@fahrzeugpflege/contracts';
import { usePageState } from '../../../app/page-state';
import { Notice } from '../../../components/ui/notice';
import { formatDay } from '../../../lib/dates';

const lastDay = formatDay(businessProfile.earlyBooking.lastDay);

/** Says that the campaign is over, once it is; nothing before and during it (decision 5). */
export function CampaignNotice({ className }: { readonly className?: string }) {
  const { renderedAt } = usePageState();
  if (!isEarlyBookingOver(new Date(renderedAt))) return null;
  return (
    <Notice {...(className && { className })}>
      <strong>{`Die Frühbucher-Aktion ist am ${lastDay} zu Ende gegangen.`}</strong> Ihre Anfrage nehmen wir weiterhin
      gerne entgegen, auch für die nächste Aktion.
    </Notice>
  );
}
