import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { Problem } from './problem.js';

const UNKNOWN_FIELD = 'Dieses Feld gibt es nicht.';

/**
 * Checks bodies and queries against a class of class-validator rules whose messages are German. Fields that the class
 * does not name are faults.
 *
 * @throws Problem 400 when a body is no JSON object, 422 with `errors` by field
 */
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({ transform: true, whitelist: true, forbidNonWhitelisted: true, exceptionFactory: toProblem });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && !isObject(value)) {
      throw new Problem(400, 'unlesbare-anfrage', 'Die Anfrage muss ein JSON-Objekt sein.');
    }
    return super.transform(value, metadata);
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toProblem(faults: ValidationError[]): Problem {
  const errors = Object.fromEntries(faults.map((fault) => [fault.property, messageOf(fault)]));
  return new Problem(422, 'ungueltige-eingabe', [...new Set(Object.values(errors))].join(' · '), { errors });
}

/** The first rule of the class that was broken; class-validator lists them in reverse order. */
function messageOf({ constraints = {} }: ValidationError): string {
  if ('whitelistValidation' in constraints) return UNKNOWN_FIELD;
  return Object.values(constraints).at(-1) ?? 'Bitte prüfen Sie diese Angabe.';
}
