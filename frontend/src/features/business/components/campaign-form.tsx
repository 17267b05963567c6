import { type CampaignPeriod, campaignPeriodSchema } from '@fahrzeugpflege/contracts';
import { TextField } from '#components/ui/field.tsx';
import { FactForm } from './fact-form.tsx';

interface CampaignFormProps {
  readonly period: CampaignPeriod;
  readonly isFixed: boolean;
}

/** First and last day of the early-booking campaign. */
export function CampaignForm({ period, isFixed }: CampaignFormProps) {
  return (
    <FactForm
      value={period}
      fact="campaign"
      label="Frühbucher-Aktion"
      isFixed={isFixed}
      read={readPeriod}
      className="grid-cols-2 items-end sm:grid-cols-[11rem_11rem_auto]"
    >
      <TextField label="Erster Tag" name="firstDay" type="date" defaultValue={period.firstDay} required />
      <TextField label="Letzter Tag" name="lastDay" type="date" defaultValue={period.lastDay} required />
    </FactForm>
  );
}

function readPeriod(form: FormData) {
  const { data } = campaignPeriodSchema.safeParse({ firstDay: form.get('firstDay'), lastDay: form.get('lastDay') });
  return data ? { value: data } : { fault: 'Der letzte Tag liegt nicht vor dem ersten.' };
}
