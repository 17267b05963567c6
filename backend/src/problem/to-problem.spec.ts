import { problemDetailsSchema } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import {
  InvalidInput,
  NotFound,
  NotSignedIn,
  Outdated,
  RateLimited,
  SubmissionConflict,
  Unavailable,
  Unchangeable,
} from './business-error.js';
import { toProblem } from './to-problem.js';

describe('a fault of the framework', () => {
  it.each(Array.from({ length: 100 }, (_, index) => 400 + index))('%i stays what it is', (status) => {
    for (const error of [new HttpException('x', status), Object.assign(new Error('x'), { statusCode: status })]) {
      expect(problemDetailsSchema.parse(toProblem(error).toDetails())).toMatchObject({ status });
    }
  });

  it.each([500, 501, 505, 200, 302, Number.NaN])('%i, which is none of the sender, is a 500', (status) => {
    expect(toProblem(Object.assign(new Error('x'), { statusCode: status })).status).toBe(500);
  });
});

describe('what the business refuses', () => {
  it.each([
    [new NotSignedIn(), 401, 'nicht-angemeldet', {}],
    [new NotFound('Weg.'), 404, 'nicht-gefunden', { detail: 'Weg.' }],
    [new Outdated('Neuer.', { version: 2 }), 409, 'veraltete-fassung', { detail: 'Neuer.', version: 2 }],
    [new Unchangeable('Fest.'), 409, 'nicht-aenderbar', { detail: 'Fest.' }],
    [InvalidInput.ofField('name', 'Leer.'), 422, 'ungueltige-eingabe', { detail: 'Leer.', errors: { name: 'Leer.' } }],
    [new SubmissionConflict(), 422, 'schluessel-vergeben', {}],
    [new RateLimited('Langsam.', 5), 429, 'zu-viele-anfragen', { detail: 'Langsam.' }],
    [new Unavailable(), 503, 'nicht-verfuegbar', {}],
  ])('%p', (error, status, kind, details) => {
    const answer = toProblem(error).toDetails();
    expect(answer).toMatchObject({ status, type: `/fehler/${kind}`, detail: error.message, ...details });
    expect('errors' in answer).toBe('errors' in details);
  });

  it('says when to come back', () => {
    expect(toProblem(new RateLimited('Langsam.', 5)).retryAfterSeconds).toBe(5);
    expect(toProblem(new Unavailable()).retryAfterSeconds).toBe(10);
  });
});
