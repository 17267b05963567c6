import type { Lead } from '@fahrzeugpflege/contracts';
import { LEAD_STATUSES } from '@fahrzeugpflege/contracts';
import type { OpenMode } from '../open-lead/open-lead-address.ts';
import { useQuickStatus } from '../use-quick-status.ts';
import { useAssignment, useFollowUp } from '../use-work-change.ts';

interface KeyButtonProps {
  /** The single key that presses it. */
  readonly name: string;
  readonly onPress: () => void;
}

/** What a key does where no button in sight does the same. */
export function KeyButton({ name, onPress }: KeyButtonProps) {
  return <button type="button" hidden data-key={name} onClick={onPress} />;
}

interface KeyButtonsProps {
  readonly lead: Lead;
  readonly onOpen: (mode: OpenMode) => void;
}

/** What keys do with the focused lead, wherever it stands: note a contact, take it or give it up, look at it again tomorrow. */
export function KeyButtons({ lead, onOpen }: KeyButtonsProps) {
  const { takeOrGive } = useAssignment(lead);
  const { toggleTomorrow } = useFollowUp(lead);
  return (
    <>
      <KeyButton name="f" onPress={() => onOpen('contact')} />
      <KeyButton name="u" onPress={takeOrGive} />
      <KeyButton name="m" onPress={toggleTomorrow} />
    </>
  );
}

/** The same of a row, which has no room for a card's buttons. */
export function RowKeyButtons({ lead, onOpen }: KeyButtonsProps) {
  const { setStatus } = useQuickStatus(lead);
  return (
    <>
      {LEAD_STATUSES.map((status, index) => (
        <KeyButton key={status} name={String(index + 1)} onPress={() => setStatus(status)} />
      ))}
      <KeyButton name="e" onPress={() => onOpen('edit')} />
      <KeyButtons lead={lead} onOpen={onOpen} />
    </>
  );
}
