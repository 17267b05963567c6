import {
  ANSWER_BANDS,
  type AnswerBand,
  type FirstAnswer,
  FORM_TYPES,
  type FormType,
  type LeadStatistics,
  type TimeStep,
  WAITING_BANDS,
} from '@fahrzeugpflege/contracts';
import { type KindCount, sum, sumKinds, sumOfEach } from '../sum-kinds.js';
import type { Period } from './time-steps.js';

/** The leads of a period, counted in several ways. */
export interface LeadCounts {
  /** `step` is the place of the step, from 0 on. */
  readonly bySteps: readonly { readonly step: number; readonly formType: FormType; readonly leads: number }[];
  readonly byKinds: readonly KindCount[];
  /** The most frequent ones, these first. */
  readonly byService: LeadStatistics['byService'];
  readonly withService: number;
  readonly byPerson: LeadStatistics['byPerson'];
}

/** How many leads waited how long for their first answer. */
export type AnswerWaits = Record<AnswerBand, number> & Pick<FirstAnswer, 'medianSeconds' | 'ninthDecileSeconds'>;

/** Open leads of one band; `band` is its place among `WAITING_BANDS`. */
export interface OpenLeads {
  readonly band: number;
  readonly pending: number;
  readonly processing: number;
  readonly unanswered: number;
}

/** What was read for a period. */
interface LeadFigures {
  readonly period: Period;
  readonly step: TimeStep;
  /** First day of each step. */
  readonly steps: readonly string[];
  readonly counts: LeadCounts;
  /** Leads of as many days before the period, if it has a beginning of its own. */
  readonly before: number | null;
  readonly waits: AnswerWaits;
  readonly open: readonly OpenLeads[];
}

/** The figures as the API answers them: with zeros for whatever there is none of. */
export function toLeadStatistics({ period, step, steps, counts, before, waits, open }: LeadFigures): LeadStatistics {
  const { bySteps, byKinds, byService, withService, byPerson } = counts;
  const total = sum(byKinds);
  return {
    from: period.from,
    to: period.to,
    step,
    total,
    totalBefore: before,
    overTime: steps.map((from, place) => {
      const ofStep = bySteps.filter((count) => count.step === place);
      return { from, byFormType: sumOfEach(FORM_TYPES, (type) => ofStep.filter(({ formType }) => formType === type)) };
    }),
    byService,
    otherServices: withService - sum(byService),
    withoutService: total - withService,
    conversion: FORM_TYPES.map((formType) => {
      const { byStatus } = sumKinds(byKinds.filter((count) => count.formType === formType));
      return { formType, byStatus };
    }),
    byPerson,
    firstAnswer: toFirstAnswer(waits, total),
    open: WAITING_BANDS.map((waiting, place) => {
      const { pending = 0, processing = 0, unanswered = 0 } = open.find(({ band }) => band === place) ?? {};
      return { waiting, pending, processing, unanswered };
    }),
  };
}

function toFirstAnswer({ medianSeconds, ninthDecileSeconds, ...byBand }: AnswerWaits, total: number): FirstAnswer {
  const answered = ANSWER_BANDS.reduce((leads, band) => leads + byBand[band], 0);
  return { answered, waiting: total - answered, medianSeconds, ninthDecileSeconds, byBand };
}
