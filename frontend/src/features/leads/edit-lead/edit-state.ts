import { CORRECTABLE_FIELDS, type Lead, type LeadClash } from '@fahrzeugpflege/contracts';

/** What the edit dialog asks for in any case (specification, section 2); the rest corrects what was understood. */
const MAIN_FIELDS = ['status', 'offerNumber', 'notes'] as const;
const EDIT_FIELDS = [...MAIN_FIELDS, ...CORRECTABLE_FIELDS] as const;
export type EditField = (typeof EDIT_FIELDS)[number];

/** Every field as the text that stands in it. */
type EditValues = Readonly<Record<EditField, string>>;

/** What stands in the fields when a lead is opened; lengths in metres. */
function editValues(lead: Lead): EditValues {
  const texts = EDIT_FIELDS.map((field) => [field, textOf(field, lead[field])] as const);
  return Object.fromEntries(texts) as unknown as EditValues;
}

/** Whether two texts are the same once they are saved: what stands around them is cut off. */
export function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

function textOf(field: EditField, value: string | number | null): string {
  if (value === null) return '';
  const isLength = field === 'vehicleLength' || field === 'vehicleHeight';
  return isLength && typeof value === 'number' ? value.toFixed(2) : String(value);
}

/** A lead in the hands of somebody who edits it. Plain data, so that it can be kept as a draft. */
export interface EditState {
  /** What stands in the fields. */
  readonly values: EditValues;
  /** What is stored, as far as the editor has seen it. */
  readonly seen: { readonly version: number; readonly values: EditValues };
  readonly clash?: EditClash | undefined;
}

/** Somebody else saved meanwhile: the fields in which both differ, and both versions of them. */
export interface EditClash {
  readonly fields: readonly EditField[];
  readonly mine: EditValues;
  readonly theirs: EditValues;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/** Which of the two versions is to be saved. */
export type Side = 'mine' | 'theirs';

/** A lead as it is opened. */
export function openedState(lead: Lead): EditState {
  const values = editValues(lead);
  return { values, seen: { version: lead.version, values } };
}

/** After something was typed into a field. */
export function typed(state: EditState, field: EditField, text: string): EditState {
  const values = { ...state.values, [field]: text };
  const { clash } = state;
  // Typed into a field that clashes, it is the editor's new version of it.
  if (!clash?.fields.includes(field)) return { ...state, values };
  return { ...state, values, clash: { ...clash, mine: { ...clash.mine, [field]: text } } };
}

/** After one of the two versions of a field was chosen. */
export function chosen(state: EditState, field: EditField, side: Side): EditState {
  const text = state.clash?.[side][field];
  return text === undefined ? state : { ...state, values: { ...state.values, [field]: text } };
}

/** The version that stands in a field that clashes. */
export function chosenSide({ values, clash }: EditState, field: EditField): Side | undefined {
  if (!clash) return undefined;
  return values[field] === clash.mine[field] ? 'mine' : 'theirs';
}

/**
 * After a save came too late. The stored version is seen now; what only the other changed is taken over, what both
 * changed stays as typed until the editor chooses.
 */
export function clashed(state: EditState, { current, changedBy, changedAt }: LeadClash): EditState {
  const { seen, clash: before } = state;
  const theirs = editValues(current);
  const mine = before ? { ...state.values, ...pick(before.mine, before.fields) } : state.values;
  const isChanged = (field: EditField) => !isSameText(theirs[field], seen.values[field]);
  const fields = EDIT_FIELDS.filter(
    (field) => !isSameText(mine[field], theirs[field]) && (isChanged(field) || before?.fields.includes(field)),
  );
  const untouched = EDIT_FIELDS.filter((field) => isSameText(state.values[field], seen.values[field]));
  return {
    values: { ...state.values, ...pick(theirs, untouched) },
    seen: { version: current.version, values: theirs },
    ...(fields.length > 0 && { clash: { fields, mine, theirs, changedBy, changedAt } }),
  };
}

/** Whether something would be lost if it were not saved. */
export function hasChanges({ values, seen, clash }: EditState): boolean {
  return clash !== undefined || EDIT_FIELDS.some((field) => !isSameText(values[field], seen.values[field]));
}

/** Reads a state from what was kept; undefined for anything else, as of another version of the site. */
export function toEditState(kept: unknown): EditState | undefined {
  const state = kept as Partial<EditState> | undefined;
  const isWhole = isValues(state?.values) && isValues(state?.seen?.values) && Number.isInteger(state?.seen?.version);
  const { clash } = state ?? {};
  const isClash =
    clash === undefined || (Array.isArray(clash.fields) && isValues(clash.mine) && isValues(clash.theirs));
  return isWhole && isClash ? (state as EditState) : undefined;
}

function pick(values: EditValues, fields: readonly EditField[]): Partial<EditValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function isValues(values: unknown): values is EditValues {
  return EDIT_FIELDS.every((field) => typeof (values as EditValues | undefined)?.[field] === 'string');
}
