import { Dialog, type FocusTarget } from '#components/ui/dialog.tsx';
import { KeyButton } from '../list/key-buttons.tsx';
import { LeadDetails, type LeadDetailsProps, Received } from './lead-details.tsx';
import { leaveForm } from './leave-form.ts';

interface LeadDetailsDialogProps extends LeadDetailsProps {
  readonly returnFocusTo: FocusTarget;
  /** Leads to the lead that stands so many places further on in the list, if there is one. */
  readonly onStep?: (by: 1 | -1) => void;
}

/** The open lead, before the list. */
export function LeadDetailsDialog({ returnFocusTo, onStep, ...details }: LeadDetailsDialogProps) {
  const { lead, onClose } = details;
  return (
    <Dialog
      size="lg"
      title={lead.name}
      description={<Received lead={lead} />}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      onEscape={leaveForm}
    >
      <LeadDetails {...details} />
      {onStep && <KeyButton name="j" onPress={() => onStep(1)} />}
      {onStep && <KeyButton name="k" onPress={() => onStep(-1)} />}
    </Dialog>
  );
}
