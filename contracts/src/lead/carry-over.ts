import { businessProfile } from '../business/business-profile.js';
import { cleanText } from '../submission/clean-text.js';
import { TEXT_LIMITS } from '../submission/text-limits.js';
import { isOpen, type Lead, OPEN_STATUSES } from './lead.js';

/** What a lead hands on to the one that it is merged into. */
export const CARRIED_FIELDS = ['status', 'answeredAt', 'assignedTo', 'followUpOn', 'offerNumber', 'notes'] as const;
export type CarriedField = (typeof CARRIED_FIELDS)[number];
/** Who set a status goes with it. */
export type CarriedValues = Pick<Lead, CarriedField | 'statusBy'>;

/** One side of a merging. */
export type MergingLead = CarriedValues & Pick<Lead, 'createdAt'>;

/**
 * What the survivor of a merging has afterwards; nothing of the other lead changes.
 *
 * - Status: the most advanced open one, so that no open enquiry is closed by a merging; where both are closed, the
 *   survivor's own.
 * - Answered: when the survivor was, or else when the other was, yet never before the survivor came; what was answered by
 *   closing it, or before that, answers no open enquiry.
 * - Person in charge and offer number: the survivor's own, or else the other's.
 * - Follow-up: the earlier one of the open leads, so that none is missed; that of a closed one only where there is no other.
 * - Notes: the survivor's, and those of the other under a line that says where they come from.
 */
export function carryOver(survivor: MergingLead, other: MergingLead): CarriedValues {
  const advance = Math.max(OPEN_STATUSES.indexOf(survivor.status), OPEN_STATUSES.indexOf(other.status));
  const status = OPEN_STATUSES[advance] ?? survivor.status;
  const isSameMatter = isOpen(other) || !isOpen(survivor);
  return {
    status,
    statusBy: (status === survivor.status ? survivor : other).statusBy,
    answeredAt: survivor.answeredAt ?? (isSameMatter ? notBefore(survivor.createdAt, other.answeredAt) : null),
    assignedTo: survivor.assignedTo ?? other.assignedTo,
    followUpOn: earlierFollowUp(survivor, other),
    offerNumber: survivor.offerNumber ?? other.offerNumber,
    notes: joinNotes(survivor.notes, other),
  };
}

/**
 * Which of two leads survives unless staff choose otherwise: the one at hand, but an open one before a closed one, whose
 * clock for the answer has long run out.
 */
export function suggestSurvivor<One extends Pick<Lead, 'status'>, Other extends Pick<Lead, 'status'>>(
  atHand: One,
  other: Other,
): One | Other {
  return isOpen(other) && !isOpen(atHand) ? other : atHand;
}

function notBefore(earliest: string, moment: string | null): string | null {
  return moment !== null && moment < earliest ? earliest : moment;
}

function earlierFollowUp(survivor: MergingLead, other: MergingLead): string | null {
  const [earlier] = [survivor, other]
    .filter(isOpen)
    .flatMap(({ followUpOn }) => followUpOn ?? [])
    .sort();
  return earlier ?? survivor.followUpOn ?? other.followUpOn;
}

const { locale, timeZone } = businessProfile;
const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

const SHORTENED = ' … (gekürzt)';

/** What finds no room any more stays with the other lead, as all of it does. */
function joinNotes(own: string | null, { notes, createdAt }: MergingLead): string | null {
  if (notes === null || notes === own) return own;
  const head = `Aus der Anfrage vom ${dayAndTime.format(new Date(createdAt))}:\n`;
  const before = own === null ? head : `${own}\n\n${head}`;
  const room = TEXT_LIMITS.message - before.length;
  if (notes.length <= room) return before + notes;
  if (room <= SHORTENED.length) return own;
  return before + cleanText(notes.slice(0, room - SHORTENED.length)) + SHORTENED;
}
