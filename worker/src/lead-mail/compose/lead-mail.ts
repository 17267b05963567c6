import type { FormType } from '@fahrzeugpflege/contracts';

/** What the staff mail of one lead is written from: the lead's row and the id of its delivery. */
export interface LeadMailData {
  readonly id: string;
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

/** The house's side of a staff mail. */
export interface LeadMailSettings {
  /** `MAIL_FROM`: an address of the own domain, with or without a name. */
  readonly from: string;
  /** `MAIL_TO`: the staff's addresses. */
  readonly to: readonly string[];
  /** `PUBLIC_URL`, where the staff area is reached. */
  readonly publicUrl: string;
}

/** One mailbox. The name is plain text; the mailer quotes or encodes it. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail ready to be handed to a mailer. Nothing in it holds a control character but the line breaks of the bodies. */
export interface LeadMail {
  /** With angle brackets. */
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  /** The visitor, or null when the address could not stand in a header. */
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  /** A whole document. */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
