import { FORM_TYPES, type PrivacyOverview } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { dueText, erasureText, exportText, recordsText } from './privacy-texts.ts';

describe('what there is of a person', () => {
  it.each([
    [
      { leads: 3, submissions: 3, mails: 5, suspectedSpam: 2, failedJobs: 0 },
      '3 Leads, 3 Einsendungen, 5 Mails, 2 im Spamverdacht',
    ],
    [
      { leads: 1, submissions: 1, mails: 1, failedJobs: 1, conversations: 2 },
      '1 Lead, 1 Einsendung, 1 Mail, 1 Kopie in der Warteschlange, 2 Chats',
    ],
    [{}, 'nichts'],
  ])('%j is «%s»', (records, text) => expect(recordsText(records as never)).toBe(text));
});

describe('what the next night does', () => {
  const overview = (completed: number, suspectedSpam: number, conversations: number) => {
    const kinds = FORM_TYPES.map((kind) => [kind, { completed: kind === 'promo' ? completed : 0, rejected: 0 }]);
    return { due: { leads: Object.fromEntries(kinds), suspectedSpam, conversations } } as PrivacyOverview;
  };
  it.each([
    [0, 0, 0, 'Zurzeit ist keine Frist abgelaufen.'],
    [1, 0, 0, 'In der nächsten Nacht wird 1 Lead anonymisiert.'],
    [0, 1, 0, 'In der nächsten Nacht wird 1 Einsendung im Spamverdacht gelöscht.'],
    [12, 0, 0, 'In der nächsten Nacht werden 12 Leads anonymisiert.'],
    [1, 1, 0, 'In der nächsten Nacht werden 1 Lead anonymisiert und 1 Einsendung im Spamverdacht gelöscht.'],
    [0, 0, 1, 'In der nächsten Nacht wird 1 Chat gelöscht.'],
    [
      2,
      3,
      4,
      'In der nächsten Nacht werden 2 Leads anonymisiert, 3 Einsendungen im Spamverdacht gelöscht und 4 Chats gelöscht.',
    ],
  ])('%d leads, %d suspected and %d conversations: %s', (leads, spam, conversations, text) => {
    expect(dueText(overview(leads, spam, conversations))).toBe(text);
  });
});

describe('the notes', () => {
  it.each([
    ['request', 'deleted', { leads: 2, conversations: 1 }, 'Auf Wunsch gelöscht: 2 Leads, 1 Chat'],
    ['request', 'anonymised', { leads: 2 }, 'Auf Wunsch anonymisiert: 2 Leads'],
    [
      'retention',
      'anonymised',
      { leads: 2, submissions: 3, conversations: 4, suspectedSpam: 5 },
      'Nach Ablauf der Frist anonymisiert: 2 Leads, 3 Einsendungen; gelöscht: 5 im Spamverdacht, 4 Chats',
    ],
    ['retention', 'anonymised', { conversations: 4 }, 'Nach Ablauf der Frist gelöscht: 4 Chats'],
    ['retention', 'deleted', { submissions: 3 }, 'Nach Ablauf der Frist gelöscht: 3 Einsendungen'],
  ] as const)('of %s, %s, %j', (reason, manner, records, text) => {
    expect(erasureText({ reason, manner, records })).toBe(text);
  });

  it.each([
    [[], 'Alle Leads'],
    [['person'], 'Auskunft über eine Person'],
    [['status', 'from', 'to', 'q'], 'Leads, gefiltert nach Status, Zeitraum, Suche'],
  ])('of exports: %j', (filters, text) => expect(exportText({ filters })).toBe(text));
});
