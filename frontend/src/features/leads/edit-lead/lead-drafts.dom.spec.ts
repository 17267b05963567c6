import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetDrafts } from '#features/session/session.ts';
import { leadExample } from '#test/lead-example.ts';
import { openedState, typed } from './edit-state.ts';
import { LeadDrafts } from './lead-drafts.tsx';

const state = typed(openedState(leadExample), 'notes', 'Ruft am Montag an.');

describe('the draft of a lead', () => {
  beforeEach(() => sessionStorage.clear());

  it('is kept for its lead and its user alone, with its time', () => {
    new LeadDrafts('martina', 'a').keep(state);
    expect(new LeadDrafts('martina', 'a').read()).toEqual({ state, at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(new LeadDrafts('martina', 'b').read()).toBeUndefined();
    expect(new LeadDrafts('beat', 'a').read()).toBeUndefined();
  });

  it('is gone once it is saved or discarded', () => {
    const drafts = new LeadDrafts('martina', 'a');
    drafts.keep(state);
    drafts.discard();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays where more was typed than has been saved', () => {
    const drafts = new LeadDrafts('martina', 'a');
    drafts.keep(typed(state, 'notes', 'Ruft am Dienstag an.'));
    drafts.discardSaved(state);
    expect(drafts.read()?.state.values.notes).toBe('Ruft am Dienstag an.');
    drafts.keep(state);
    drafts.discardSaved(state);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone at logout, with all others, and nothing else is', () => {
    sessionStorage.setItem('draft:kontakt', '{}');
    for (const id of ['a', 'b']) new LeadDrafts('martina', id).keep(state);
    forgetDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['draft:kontakt']);
  });

  it('is none where something else was kept', () => {
    sessionStorage.setItem('lead-draft:martina:a', '{"state":{"values":{}},"at":"x"}');
    expect(new LeadDrafts('martina', 'a').read()).toBeUndefined();
  });
});
