import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { HttpException } from '@nestjs/common';
import {
  BusinessError,
  InvalidInput,
  NotFound,
  NotSignedIn,
  Outdated,
  RateLimited,
  SubmissionConflict,
  TOO_MANY_REQUESTS,
  Unavailable,
  Unchangeable,
} from './business-error.js';
import { Problem, type ProblemKind } from './problem.js';

const BY_STATUS: Record<number, () => Problem> = {
  401: () => new Problem(401, 'nicht-angemeldet', 'Bitte melden Sie sich an.'),
  403: () => new Problem(403, 'fremde-herkunft', 'Diese Anfrage ist nicht erlaubt.'),
  404: () => new Problem(404, 'nicht-gefunden', 'Diese Adresse gibt es nicht.'),
  405: () => new Problem(405, 'falsche-methode', 'So lässt sich diese Adresse nicht aufrufen.'),
  408: () =>
    new Problem(
      408,
      'zu-langsam',
      'Die Anfrage kam nicht innert der Zeit ganz an. Bitte versuchen Sie es noch einmal.',
    ),
  413: () => new Problem(413, 'zu-gross', 'Die Anfrage ist zu gross. Bitte kürzen Sie Ihren Text.'),
  414: () => new Problem(414, 'zu-gross', 'Diese Adresse ist zu lang.'),
  415: () => new Problem(415, 'falsches-format', 'Bitte senden Sie JSON, Formulare an ihre eigene Adresse.'),
  429: () => new Problem(429, 'zu-viele-anfragen', TOO_MANY_REQUESTS),
  431: () => new Problem(431, 'zu-gross', 'Der Kopf der Anfrage ist zu gross.'),
};

/** The problem of a request that is at fault by its form alone. @param status 4xx */
export function problemOf(status: number): Problem {
  return BY_STATUS[status]?.() ?? new Problem(status, 'unlesbare-anfrage', 'Die Anfrage konnte nicht gelesen werden.');
}

type ErrorClass = abstract new (...args: never) => BusinessError;

const BY_CLASS: readonly (readonly [ErrorClass, status: number, ProblemKind])[] = [
  [NotSignedIn, 401, 'nicht-angemeldet'],
  [NotFound, 404, 'nicht-gefunden'],
  [Outdated, 409, 'veraltete-fassung'],
  [Unchangeable, 409, 'nicht-aenderbar'],
  [InvalidInput, 422, 'ungueltige-eingabe'],
  [SubmissionConflict, 422, 'schluessel-vergeben'],
  [RateLimited, 429, 'zu-viele-anfragen'],
  [Unavailable, 503, 'nicht-verfuegbar'],
];

/** How HTTP says what the business refused. */
function refusal(error: BusinessError, cause: unknown = error): Problem {
  const [, status, kind] = BY_CLASS.find(([type]) => error instanceof type) ?? [BusinessError, 500, 'fehler'];
  return new Problem(status, kind, error.message, {
    ...(error instanceof InvalidInput && error.fields && { errors: error.fields }),
    ...((error instanceof Outdated || error instanceof Unchangeable) && { members: error.stored }),
    ...((error instanceof RateLimited || error instanceof Unavailable) && {
      retryAfterSeconds: error.retryAfterSeconds,
    }),
    cause,
  });
}

/** Brings whatever was thrown to a problem; what nobody foresaw becomes a 500 that tells nothing of its inside. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof BusinessError) return refusal(error);
  const status = statusOf(error);
  if (status >= 400 && status < 500) return problemOf(status);
  if (error instanceof QueueUnavailableError || isDatabaseUnavailable(error)) return refusal(new Unavailable(), error);
  return new Problem(500, 'fehler', 'Etwas ist schiefgegangen.', { cause: error });
}

/** Nest's exceptions and Fastify's own errors (malformed JSON, body too large) both carry a status. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
