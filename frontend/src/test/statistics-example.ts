import type { LeadStatistics } from '@fahrzeugpflege/contracts';

/** Figures of three months, as the API answers them; no two that could be mistaken are the same. */
export const statisticsExample: LeadStatistics = {
  from: '2026-09-01',
  to: '2026-11-21',
  step: 'month',
  total: 40,
  totalBefore: 25,
  overTime: [
    { from: '2026-09-01', byFormType: { contact: 3, promo: 4, chatbot: 0, vehicle: 1 } },
    { from: '2026-10-01', byFormType: { contact: 7, promo: 9, chatbot: 2, vehicle: 3 } },
    { from: '2026-11-01', byFormType: { contact: 2, promo: 7, chatbot: 1, vehicle: 1 } },
  ],
  byPerson: [
    { person: 'Berta', leads: 9 },
    { person: 'admin', leads: 3 },
  ],
  byService: [
    { service: 'Keramikversiegelung', leads: 18 },
    { service: 'Dampfreinigung', leads: 6 },
    { service: 'Bootspflege', leads: 5 },
  ],
  otherServices: 2,
  withoutService: 9,
  conversion: [
    { formType: 'contact', byStatus: { pending: 1, processing: 2, completed: 6, rejected: 3 } },
    { formType: 'promo', byStatus: { pending: 3, processing: 1, completed: 15, rejected: 1 } },
    { formType: 'chatbot', byStatus: { pending: 0, processing: 0, completed: 3, rejected: 0 } },
    { formType: 'vehicle', byStatus: { pending: 1, processing: 1, completed: 2, rejected: 1 } },
  ],
  firstAnswer: {
    answered: 35,
    waiting: 5,
    medianSeconds: 3 * 3_600,
    ninthDecileSeconds: 2.5 * 86_400,
    byBand: { hour: 8, fourHours: 13, day: 9, threeDays: 4, longer: 1 },
  },
  open: [
    { waiting: 'day', pending: 2, processing: 1, unanswered: 2 },
    { waiting: 'threeDays', pending: 1, processing: 0, unanswered: 1 },
    { waiting: 'week', pending: 0, processing: 3, unanswered: 1 },
    { waiting: 'month', pending: 1, processing: 0, unanswered: 0 },
    { waiting: 'longer', pending: 1, processing: 2, unanswered: 1 },
  ],
};
