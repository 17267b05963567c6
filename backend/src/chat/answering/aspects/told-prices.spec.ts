import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { amountsIn } from '../../evaluation/scoring/amounts.js';
import { excerpt } from '../../knowledge/excerpt.js';
import { prices } from '../../knowledge/facts.js';
import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import { subjects } from '../subjects/subjects.js';
import { amountOf } from '../understand/amounts.js';
import type { Asked } from './aspect.js';
import { aspects } from './aspects.js';

const { claims, earlyBooking } = businessProfile;
const saved = (amountOf(prices.ceramicSealing) * earlyBooking.discountPercent) / 100;
const discounted = amountOf(prices.ceramicSealing) - saved;
const minimum = amountOf(prices.brokerage) * Number.parseInt(claims.brokerageMinimumTerm, 10);
const cheaper = amountOf(prices.autohotelServicesPage) - amountOf(prices.storage);
const right = new Set([...Object.values(prices).map(amountOf), discounted, saved, minimum, cheaper, 12 * cheaper]);

/** A difference is right beside both prices. */
function invented(text: string): readonly number[] {
  const told = amountsIn(text);
  const known = told.filter((amount) => right.has(amount));
  const differences = new Set(known.flatMap((one) => known.map((other) => one - other)));
  return told.filter((amount) => !right.has(amount) && !differences.has(amount));
}

/** A question without words of its own; what it says is all said, or nothing. */
function asked(chosen: Asked['subjects'], now: string, says: boolean): Asked {
  const look = () => knowledgePassages[0]?.text;
  return {
    subjects: chosen,
    words: [],
    messageWords: [],
    now: new Date(now),
    isBare: says,
    before: [],
    namedBefore: [],
    earlier: [],
    carried: {},
    says: () => says,
    saysInMessage: () => says,
    mentioned: () => chosen,
    clauseOf: () => [],
    look,
  };
}

const groups = [[], ...subjects.map((subject) => [subject]), ...pairs()];
const questions = groups.flatMap((chosen) =>
  ['2025-09-16T14:00:00+02:00', '2026-03-03T10:00:00+01:00'].flatMap((now) =>
    [true, false].map((says) => asked(chosen, now, says)),
  ),
);

describe('every price that an aspect tells', () => {
  // The total alone adds prices up; the engine's own spec has it.
  it.each(aspects.filter(({ id }) => id !== 'total').map((aspect) => [aspect.id, aspect] as const))(
    'is one of the profile («%s»)',
    (_, aspect) => {
      const replies = questions.flatMap((question) => aspect.answer(question)?.text ?? []);
      expect(replies.filter((reply) => invented(reply).length > 0)).toEqual([]);
    },
  );

  it('is one of the profile in every text of the site', () => {
    expect(knowledgePassages.filter(({ text }) => invented(text).length > 0)).toEqual([]);
  });

  it('is never the blog’s where a text of the site is quoted', () => {
    const quoted = knowledgePassages.map(({ text }) => excerpt(text, () => 0));
    expect(quoted.filter((text) => text.includes(prices.autohotelBlog))).toEqual([]);
  });
});

function pairs() {
  return subjects.flatMap((first) => subjects.filter((second) => second !== first).map((second) => [first, second]));
}
