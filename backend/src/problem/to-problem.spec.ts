import { problemDetailsSchema } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { HttpException } from '@nestjs/common';
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
