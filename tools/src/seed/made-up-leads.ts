import { FORM_TYPES, type FormType } from '@fahrzeugpflege/contracts';
import { faker as fakerDE_CH } from '@faker-js/faker/locale/de_CH';
import { arrivalTimes } from './arrival-times.js';
import { Dice } from './dice.js';
import { type EnquiryWords, EnquiryWriter } from './enquiry-words.js';
import { People, type Person } from './people.js';
import { Staff, type StaffWork } from './staff-work.js';
import { type TypedVehicle, Vehicles } from './vehicles.js';

const YEARS = 3;
const YEAR = 365.25 * 24 * 3_600_000;

/** An enquiry that nobody sent, and what became of it. Times are milliseconds since 1970. */
export interface MadeUpLead {
  readonly id: string;
  readonly submissionId: string;
  /** Of the mail that notified staff of it. */
  readonly mailId: string;
  readonly receivedAt: number;
  readonly formType: FormType;
  readonly person: Person;
  readonly words: EnquiryWords;
  readonly vehicle: TypedVehicle | null;
  readonly work: StaffWork;
  /** The lead of the same person that staff merged it into, and who did. */
  readonly mergedInto: { readonly id: string; readonly actor: string } | null;
}

export interface MadeUpOptions {
  readonly count: number;
  /** The newest come in just before; the oldest three years earlier. */
  readonly now: Date;
  /** Names of the accounts that work on leads. */
  readonly accounts: readonly string[];
  /** The same seed makes the same leads. */
  readonly seed?: number;
}

/** How often each form is used; the promotion lives in its season. */
const FORMS: Readonly<Record<FormType, number>> = { contact: 48, promo: 6, chatbot: 14, vehicle: 32 };
const PROMO_SEASON = 70;

/** Who writes again: one of the last so many, in this share of all enquiries; some of these are merged. */
const REMEMBERED = 400;
const WRITES_AGAIN = 0.12;
const MERGED = 0.03;

interface Acquaintance {
  readonly person: Person;
  readonly leadId: string;
  readonly isMerged: boolean;
}

/** Makes up leads of three years, oldest first, as many as are asked for; only a few are in memory at a time. */
export function* madeUpLeads({ count, now, accounts, seed = 1 }: MadeUpOptions): Generator<MadeUpLead> {
  const dice = new Dice(seed);
  const people = new People(dice, seed);
  const vehicles = new Vehicles(dice, now.getFullYear());
  const writer = new EnquiryWriter(dice, towns());
  const staff = new Staff(dice, accounts, now.getTime());
  const known: Acquaintance[] = [];
  for (const receivedAt of arrivalTimes(count, now.getTime() - YEARS * YEAR, now.getTime(), dice)) {
    const id = dice.uuid(receivedAt);
    const again = known.length > 0 && dice.chance(WRITES_AGAIN) ? dice.pick(known) : undefined;
    const person = again?.person ?? people.make();
    const formType = formAt(receivedAt, dice);
    const mergedInto =
      again && !again.isMerged && dice.chance(MERGED) ? { id: again.leadId, actor: dice.pick(accounts) } : null;
    const lead = {
      id,
      submissionId: dice.uuid(receivedAt),
      mailId: dice.uuid(receivedAt),
      receivedAt,
      formType,
      person,
      mergedInto,
    };
    const words = writer.write(formType, person.name);
    yield { ...lead, words, vehicle: vehicleOf(formType, vehicles, dice), work: staff.workOn(receivedAt) };
    known[dice.whole(0, REMEMBERED - 1) % (known.length + 1)] = { person, leadId: id, isMerged: mergedInto !== null };
  }
}

function formAt(moment: number, dice: Dice): FormType {
  const month = new Date(moment).getUTCMonth();
  const isSeason = month >= 5 && month <= 9;
  return dice.weigh(
    FORM_TYPES.map((form) => [form === 'promo' && isSeason ? PROMO_SEASON : FORMS[form], form] as const),
  );
}

function vehicleOf(formType: FormType, vehicles: Vehicles, dice: Dice): TypedVehicle | null {
  if (formType === 'promo') return vehicles.typedAsTexts();
  if (formType === 'vehicle') return vehicles.typedInFields();
  return formType === 'chatbot' && dice.chance(0.7) ? vehicles.typedAsTexts() : null;
}

function towns(): string[] {
  return [...new Set(Array.from({ length: 600 }, () => fakerDE_CH.location.city().replaceAll('ß', 'ss')))];
}
