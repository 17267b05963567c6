import { calendarDayText } from '@fahrzeugpflege/contracts/without-schemas';
import { facts } from './facts.js';

const { firstDay, lastDay } = facts.campaign;

/** The day on which the campaign begins, as people read it. */
export const campaignBegin = calendarDayText(firstDay);

/** The campaign's first and last day: «vom 10. August 2025 bis 31. Oktober 2025». */
export const campaignPeriod = `vom ${campaignBegin} bis ${calendarDayText(lastDay)}`;
