import { fieldErrors } from '@fahrzeugpflege/contracts';
import { type ArgumentMetadata, type PipeTransform, type ValidationError, ValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
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
    if (metadata.type === 'body' && !isObject(value)) throw noObject();
    return super.transform(value, metadata);
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function noObject(): Problem {
  return new Problem(400, 'unlesbare-anfrage', 'Die Anfrage muss ein JSON-Objekt sein.');
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

/**
 * Checks a body against a schema of `contracts`, which the page that sends it knows, too. For what the API alone knows
 * there is `RequestValidationPipe`.
 */
export class SchemaPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(private readonly schema: Schema) {}

  /** @throws Problem 400 when the body is no JSON object, 422 with `errors` by field */
  transform(body: unknown): z.output<Schema> {
    if (!isObject(body)) throw noObject();
    const result = this.schema.safeParse(body);
    if (result.success) return result.data;
    const { '': _ofTheWhole, ...ofFields } = fieldErrors(result.error);
    const errors = { ...ofFields, ...unknownFields(result.error) };
    throw new Problem(422, 'ungueltige-eingabe', [...new Set(Object.values(errors))].join(' · '), { errors });
  }
}

/** A strict schema names all fields that it does not know in one issue of the whole. */
function unknownFields({ issues }: z.core.$ZodError): Record<string, string> {
  const names = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  return Object.fromEntries(names.map((name) => [name, UNKNOWN_FIELD]));
}
