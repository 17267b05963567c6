import { describe, expect, it } from '@jest/globals';
import { isAboutEnquiry } from './about-enquiry.js';

describe('isAboutEnquiry', () => {
  it.each([
    'isch d Offerte gratis',
    'ist die Offerte verbindlich',
    'd Offerte isch doch gratis',
    'choschtet d Offert öppis',
    'Termin nötig',
    'bruchts en Termin',
  ])('hears that «%s» is said of it', (text) => {
    expect(isAboutEnquiry(text)).toBe(true);
  });

  it.each([
    'Ist eine Offerte möglich',
    'Termin isch dringend',
    'Offerte ist erwünscht',
    'eine Offerte bitte',
    'isch en Hymer',
    'Termin ist mir egal',
    'Isch am Friitig en Termin frei',
  ])('hears a wish or nothing of it in «%s»', (text) => {
    expect(isAboutEnquiry(text)).toBe(false);
  });
});
