import {
  CARRIED_FIELDS,
  type CarriedField,
  type CarriedValues,
  carryOver,
  type Lead,
  type MergingLead,
} from '@fahrzeugpflege/contracts';

/** What a survivor has through the leads that were merged into it, kept so that separating gives all of it back. */
export interface CarriedOver {
  /** What it has without any of them: its own, or what staff set since. */
  readonly own: CarriedValues;
  /** What it has with all of them. A field that has another value now was set by staff since, and is theirs. */
  readonly given: CarriedValues;
  /** In the order of merging, each with the fields that staff have not set since. */
  readonly givers: readonly { readonly leadId: string; readonly fields: readonly CarriedField[] }[];
}

/** What is kept with a lead, if anything. */
type Kept = CarriedOver | null;

/** Another lead is merged into the survivor. */
export function withGiver(kept: Kept, survivor: MergingLead, giver: Lead): CarriedOver {
  const { own, givers } = settle(kept, survivor);
  const others = givers.filter(({ leadId }) => leadId !== giver.id);
  return { own, given: carryOver(survivor, giver), givers: [...others, { leadId: giver.id, fields: CARRIED_FIELDS }] };
}

/**
 * One of the givers has other values now, or is none any more: the fields that it gave are gathered anew.
 *
 * @param leads that are merged into the survivor, by id
 */
export function giveAgain(
  kept: Kept,
  survivor: MergingLead,
  changedId: string,
  leads: ReadonlyMap<string, MergingLead>,
): CarriedOver {
  const { own, givers } = settle(kept, survivor);
  const changed = givers.find(({ leadId }) => leadId === changedId)?.fields ?? [];
  const staying = givers.filter(({ leadId }) => leads.has(leadId));
  let gathered = own;
  for (const { leadId, fields } of staying) {
    const giver = leads.get(leadId);
    if (giver) gathered = take(fields, carryOver({ ...gathered, createdAt: survivor.createdAt }, giver), gathered);
  }
  return { own, given: take(changed, gathered, survivor), givers: staying };
}

/** What staff set since the last merging is the survivor's own, whatever becomes of the leads under it. */
function settle(kept: Kept, survivor: MergingLead): CarriedOver {
  const current = take(CARRIED_FIELDS, survivor, survivor);
  if (!kept) return { own: current, given: current, givers: [] };
  const isSet = (field: CarriedField) => kept.given[field] !== current[field];
  return {
    own: take(CARRIED_FIELDS.filter(isSet), current, kept.own),
    given: current,
    givers: kept.givers.map(({ leadId, fields }) => ({ leadId, fields: fields.filter((field) => !isSet(field)) })),
  };
}

/** Some fields of one, all others of the other. */
function take(fields: readonly CarriedField[], from: CarriedValues, others: CarriedValues): CarriedValues {
  const sideOf = (field: CarriedField) => (fields.includes(field) ? from : others);
  const pick = <Field extends CarriedField>(field: Field) => sideOf(field)[field];
  return {
    status: pick('status'),
    statusBy: sideOf('status').statusBy,
    answeredAt: pick('answeredAt'),
    assignedTo: pick('assignedTo'),
    followUpOn: pick('followUpOn'),
    offerNumber: pick('offerNumber'),
    notes: pick('notes'),
  };
}
