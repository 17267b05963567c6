import { fieldErrors } from '@fahrzeugpflege/contracts';
import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { Problem } from './problem.js';

const UNKNOWN_FIELD = 'Dieses Feld gibt es nicht.';

/**
 * Checks a body against a schema of `contracts`, which the page that sends it knows, too. For what the API alone knows
 * there is `RequestValidationPipe`.
 */
export class SchemaPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(private readonly schema: Schema) {}

  /** @throws Problem 400 when the body is no JSON object, 422 with `errors` by field */
  transform(body: unknown): z.output<Schema> {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new Problem(400, 'unlesbare-anfrage', 'Die Anfrage muss ein JSON-Objekt sein.');
    }
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
