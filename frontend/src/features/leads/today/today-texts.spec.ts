import { profileFacts, type TodayGroup, type TodayLead } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import { groupTitle, todayText } from './today-texts.ts';

const now = new Date('2026-11-18T09:00:00Z');
const lead: TodayLead = {
  id: '0192f0c1-2345-7abc-8def-0123456789ab',
  name: 'Anna',
  phoneE164: null,
  formType: 'vehicle',
  serviceType: null,
  status: 'processing',
  createdAt: '2026-11-16T09:00:00.000Z',
  answeredAt: null,
  followUpOn: null,
  followUpReason: null,
};
const planned = (on: string, text: string | null, time: string | null = null): Partial<TodayLead> => ({
  followUpOn: on,
  followUpReason: { kind: 'combox', text, followUp: { on, time } },
});

it.each<[TodayGroup, Partial<TodayLead>, string, string]>([
  ['overdue', {}, 'seit 24 Std.', 'Fahrzeuge'],
  ['overdue', { serviceType: 'Einlagerung' }, 'seit 24 Std.', 'Einlagerung'],
  ['new', { serviceType: ' ' }, 'vorgestern', 'Fahrzeuge'],
  ['mine', {}, 'ohne Wiedervorlage', 'Fahrzeuge'],
  ['mine', { followUpOn: '2026-11-19' }, 'Wiedervorlage morgen', 'Fahrzeuge'],
  ['followUp', planned('2026-11-18', 'Ruft zurück', '16:00'), 'heute, 16 Uhr', 'Ruft zurück'],
  ['followUp', planned('2026-11-16', null, '16:00'), 'seit Mo., 16. November', 'Combox'],
  ['followUp', { followUpOn: '2026-11-18' }, 'heute', 'Fahrzeuge'],
  ['planned', planned('2026-11-19', 'Offerte nachfassen'), 'morgen', 'Offerte nachfassen'],
  ['planned', planned('2026-11-20', null), 'Fr., 20. November', 'Combox'],
])('%s: a lead with %j', (group, differences, when, what) => {
  expect(todayText(group, { ...lead, ...differences }, { now, hours: profileFacts })).toEqual({ when, what });
});

it.each<[TodayGroup, string, string, string]>([
  ['overdue', '', '2026-11-18T09:00:00Z', 'Überfällig'],
  ['new', '2026-11-18T07:10:00Z', '2026-11-18T09:00:00Z', 'Neu seit 08:10'],
  ['new', '2026-11-17T16:45:00Z', '2026-11-18T09:00:00Z', 'Neu seit gestern'],
  ['new', '2026-11-13T16:45:00Z', '2026-11-18T09:00:00Z', 'Neu seit Fr'],
  ['new', '2026-11-11T16:45:00Z', '2026-11-18T09:00:00Z', 'Neu seit 11. Nov.'],
  ['planned', '', '2026-11-20T09:00:00Z', 'Demnächst'],
])('%s since %s is called at %s «%s»', (group, since, moment, title) => {
  expect(groupTitle(group, since, new Date(moment))).toBe(title);
});
