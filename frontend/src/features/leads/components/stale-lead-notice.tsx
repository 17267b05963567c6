import { type Lead, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { Notice } from '../../../components/ui/notice';

/** A save that came after someone else's. */
export interface LeadClash {
  /** What is stored now, if it could be read. */
  readonly current: Lead | undefined;
}

/** Someone else saved meanwhile: says so, shows what is saved, and how to go on. Nothing typed is lost. */
export function StaleLeadNotice({ current }: LeadClash) {
  return (
    <Notice tone="danger">
      <p className="font-semibold">Dieser Lead wurde inzwischen von jemand anderem geändert.</p>
      {current ? (
        <>
          <p className="mt-1">Gespeichert ist jetzt: {savedState(current)}.</p>
          <p className="mt-1">
            Ihre Eingaben stehen noch im Formular. «Speichern» überschreibt den gespeicherten Stand.
          </p>
        </>
      ) : (
        <p className="mt-1">Ihre Eingaben stehen noch im Formular. Öffnen Sie den Lead neu, um den Stand zu sehen.</p>
      )}
    </Notice>
  );
}

function savedState({ status, offerNumber, notes }: Lead): string {
  return [
    leadStatusLabels[status],
    offerNumber ?? 'ohne Angebotsnummer',
    notes ? `Notizen: «${notes}»` : 'ohne Notizen',
  ].join(', ');
}
