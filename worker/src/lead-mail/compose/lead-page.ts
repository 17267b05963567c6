import {
  businessProfile,
  callHref,
  type FormType,
  formTypeLabels,
  isMailbox,
  leadPath,
  mailHref,
  type PreparedAction,
  preparedActionLabels,
} from '@fahrzeugpflege/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { clip, oneLine } from './one-line.js';

/** What the mails about one lead are written from: the lead's row and the id of its delivery. */
export interface LeadMailData {
  readonly id: string;
  /** Gives the lead's reference. */
  readonly submissionId: string;
  /** Makes the Message-ID, so that a repeated delivery is recognised as the same mail. */
  readonly deliveryId: string;
  /** Whether staff asked for it, after a first mail. */
  readonly isRepeat: boolean;
  readonly receivedAt: Date;
  readonly formType: FormType;
  readonly name: string;
  readonly email: string;
  /** As typed. */
  readonly phone: string | null;
  /** The same number in E.164, where it could be read. */
  readonly phoneE164: string | null;
  readonly subject: string;
  readonly message: string;
  readonly serviceType: string | null;
  /** As typed: «Ende September» is a date here. */
  readonly desiredDate: string | null;
  readonly vehicleMake: string | null;
  readonly vehicleModel: string | null;
  readonly vehicleYear: number | null;
  /** Metres. */
  readonly vehicleLength: number | null;
  /** Metres. */
  readonly vehicleHeight: number | null;
  /** The visitor's own words for the vehicle, shown beside what was understood. */
  readonly typedVehicle: string | null;
  /** The visitor's own words for length and height. */
  readonly typedDimensions: string | null;
}

/** The house's side of a mail. */
export interface LeadMailSettings {
  /** `MAIL_FROM`: an address of the own domain, with or without a name. */
  readonly from: string;
  /** `MAIL_TO`: the staff's addresses; what visitors answer goes to the first of them. */
  readonly to: readonly string[];
  /** `PUBLIC_URL`, where the staff area is reached. */
  readonly publicUrl: string;
}

/** Whether visitors are told that their enquiry is here. */
export interface ConfirmationSettings {
  /** `VISITOR_CONFIRMATION` */
  readonly confirmsVisitors: boolean;
}

/** DI token of what every mail says of sender, recipients and links, and which go out. */
export const LEAD_MAIL_SETTINGS = Symbol('LEAD_MAIL_SETTINGS');

/** One row of the mail: what was understood, the visitor's own words where they say more, and a link target. */
export interface LeadFact {
  readonly label: string;
  readonly understood: string | null;
  readonly typed: string | null;
  readonly href: string | null;
}

/** What both parts of the mail show; the texts are plain, not escaped. */
export interface LeadPage {
  readonly typeLabel: string;
  readonly name: string;
  /** For example «Mo., 17.08.2026, 06:52 Uhr». */
  readonly received: string;
  readonly facts: readonly LeadFact[];
  readonly message: string;
  readonly leadUrl: string;
  /** What the lead may be opened for, each with its address. */
  readonly actions: readonly { readonly label: string; readonly url: string }[];
  /** Whom an answer to the mail reaches. */
  readonly replyHint: string;
  /** The line that an inbox shows below the subject. */
  readonly preview: string;
}

const PREVIEW_LIMIT = 140;
const ACTIONS: readonly PreparedAction[] = ['take', 'notReached'];

const receivedAt = new Intl.DateTimeFormat(businessProfile.locale, {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: businessProfile.timeZone,
});

/** «Mo., 17.08.2026, 06:52 Uhr». */
export function receivedText(moment: Date): string {
  return `${receivedAt.format(moment)} Uhr`;
}

/**
 * Lays out what a staff mail says.
 *
 * @param lead with every text but the message in one line
 */
export function leadPage(lead: LeadMailData, settings: LeadMailSettings): LeadPage {
  const facts = leadFacts(lead);
  const urlOf = (path: string) => settings.publicUrl.replace(/\/+$/, '') + path;
  return {
    typeLabel: formTypeLabels[lead.formType],
    name: lead.name || 'ohne Namen',
    received: receivedText(lead.receivedAt),
    facts,
    message: lead.message,
    leadUrl: urlOf(leadPath(lead.id)),
    actions: ACTIONS.map((action) => ({
      label: preparedActionLabels[action],
      url: urlOf(leadPath(lead.id, action)),
    })),
    replyHint: isMailbox(lead.email)
      ? `Eine Antwort auf dieses Mail geht an ${lead.email}.`
      : 'Eine Antwort auf dieses Mail erreicht die Person nicht: Ihre Adresse ist nicht lesbar.',
    preview: preview(lead),
  };
}

function preview({ desiredDate, message }: LeadMailData): string {
  const wished = desiredDate ? `Wunschtermin ${clip(desiredDate, 40)} · ` : '';
  return clip(wished + oneLine(message), PREVIEW_LIMIT);
}

const metres = new Intl.NumberFormat('de-CH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Make and model as understood, else the visitor's words, else null. */
export function vehicleName(lead: LeadMailData): string | null {
  return joined([lead.vehicleMake, lead.vehicleModel], ' ') ?? lead.typedVehicle;
}

/**
 * The lead's fields in the order in which staff need them, without those that are not given.
 *
 * @param lead with every text but the message in one line
 */
function leadFacts(lead: LeadMailData): readonly LeadFact[] {
  const facts = [phone(lead), email(lead), ...words(lead), vehicle(lead), dimensions(lead)];
  return [...facts, fact('Betreff', lead.subject)].filter((row) => row.understood !== null || row.typed !== null);
}

function words(lead: LeadMailData): readonly LeadFact[] {
  return [fact('Wunschtermin', lead.desiredDate), fact('Leistung', lead.serviceType)];
}

function phone(lead: LeadMailData): LeadFact {
  const { phoneE164: number } = lead;
  const href = callHref(number);
  if (number === null || href === null) return fact('Telefon', null, lead.phone);
  const shown = parsePhoneNumberFromString(number)?.formatInternational() ?? number;
  return fact('Telefon', shown, isSameNumber(lead.phone, number) ? null : lead.phone, href);
}

/** True when the typed number is the same digits in national or international writing, so that it says no more. */
function isSameNumber(typed: string | null, number: string): boolean {
  if (typed === null || !/^[+\d\s/.'-]+$/.test(typed)) return false;
  return number.endsWith(typed.replace(/\D/g, '').replace(/^0+/, ''));
}

function email({ email: address }: LeadMailData): LeadFact {
  return fact('E-Mail', address, null, mailHref(address));
}

function vehicle(lead: LeadMailData): LeadFact {
  const year = lead.vehicleYear === null ? null : `Jahrgang ${lead.vehicleYear}`;
  const name = joined([lead.vehicleMake, lead.vehicleModel], ' ');
  return fact('Fahrzeug', joined([name, year], ', '), lead.typedVehicle);
}

function dimensions(lead: LeadMailData): LeadFact {
  const length = lead.vehicleLength === null ? null : `Länge ${metres.format(lead.vehicleLength)} m`;
  const height = lead.vehicleHeight === null ? null : `Höhe ${metres.format(lead.vehicleHeight)} m`;
  return fact('Masse', joined([length, height], ', '), lead.typedDimensions);
}

function fact(
  label: string,
  understood: string | null,
  typed: string | null = null,
  href: string | null = null,
): LeadFact {
  return { label, understood: understood || null, typed: typed === understood ? null : typed || null, href };
}

function joined(parts: readonly (string | null)[], separator: string): string | null {
  return parts.filter(Boolean).join(separator) || null;
}
