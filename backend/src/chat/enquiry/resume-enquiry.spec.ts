import { describe, expect, it } from '@jest/globals';
import type { Enquiry } from './enquiry.js';
import { resumeEnquiry } from './resume-enquiry.js';

const calledOff: Enquiry = {
  wish: 'appointment',
  serviceType: 'Dampf-reinigung',
  slots: { vehicle: 'VW T6', desiredDate: 'am Freitag', message: 'Innenreinigung' },
  declined: [],
  asked: 'name',
  idle: 1,
};

describe('resumeEnquiry', () => {
  it.each([
    'ou doch, ich möchte den Termin doch',
    'nein, das war ein Versehen',
    'doch weiter bitte',
    'doch nicht abbrechen',
  ])('goes on after «%s»', (message) => {
    const step = resumeEnquiry(calledOff, message);
    expect(step).toMatchObject({ kind: 'reply', enquiry: { ...calledOff, idle: 0 } });
    expect(step?.kind === 'reply' && step.reply).toMatch(/^Gerne, machen wir weiter\. .*Namen/);
  });

  it('takes what is told beside it', () => {
    expect(resumeEnquiry(calledOff, 'doch, aber am Samstag')).toMatchObject({
      enquiry: { slots: { ...calledOff.slots, desiredDate: 'am Samstag' } },
    });
  });

  it.each(['doch nicht', 'Was kostet das Autohotel?', 'Dann doch eine Offerte fürs Autohotel', 'danke, tschüss'])(
    'leaves «%s» to be answered otherwise',
    (message) => {
      expect(resumeEnquiry(calledOff, message)).toBeNull();
    },
  );
});
