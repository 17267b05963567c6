import { businessProfile } from '@fahrzeugpflege/contracts';

/** For whoever can only try again later. */
const TRY_AGAIN = `Das hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal oder rufen Sie uns an: ${businessProfile.phone}`;
const TRY_AGAIN_AFTER = 10;

/** For whoever sent more requests than one visitor may. */
export const TOO_MANY_REQUESTS = 'Das waren viele Anfragen in kurzer Zeit. Bitte warten Sie etwas.';

/**
 * What the business refuses. Handlers and stores throw one of the classes below and know nothing of HTTP; `to-problem.ts`
 * decides how it is answered. The message is a German sentence for the person who reads it.
 */
export abstract class BusinessError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** What is asked for does not exist, or no longer does. */
export class NotFound extends BusinessError {}

/** A value that no rule of its schema forbids, but the business does. */
export class InvalidInput extends BusinessError {
  /** @param fields field name → German message; none where no single field is at fault */
  constructor(
    message: string,
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }

  /** One field is at fault. */
  static ofField(field: string, message: string): InvalidInput {
    return new InvalidInput(message, { [field]: message });
  }
}

/** Whoever acts has no open account, or no longer has. */
export class NotSignedIn extends BusinessError {
  constructor() {
    super('Bitte melden Sie sich an.');
  }
}

/** The id of a submission was used for other words before. */
export class SubmissionConflict extends BusinessError {
  constructor() {
    super('Unter diesem Schlüssel wurde schon etwas anderes gesendet.');
  }
}

/** A change that the stored state stands against. */
abstract class StateConflict extends BusinessError {
  /** @param stored what is stored instead, for whoever decides anew; becomes part of the answer */
  constructor(
    message: string,
    readonly stored: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** Made without having seen the last change. */
export class Outdated extends StateConflict {}

/** Of something that takes no such change. */
export class Unchangeable extends StateConflict {}

/** Somebody did something too often. */
export class RateLimited extends BusinessError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** This process does as much as it can, or what it needs is away. */
export class Unavailable extends BusinessError {
  constructor(
    message = TRY_AGAIN,
    readonly retryAfterSeconds = TRY_AGAIN_AFTER,
  ) {
    super(message);
  }
}
