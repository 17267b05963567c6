import { describe, expect, it } from '@jest/globals';
import type { Enquiry } from '../enquiry.js';
import { readBack } from './read-back.js';

const enquiry = (dimensions: string): Enquiry => ({
  wish: 'offer',
  slots: { name: 'Beat Kunz', dimensions },
  declined: [],
  asked: 'confirmation',
  idle: 0,
});

describe('readBack', () => {
  it.each([
    ['7.2 m lang', 'Masse: 7.2 m lang'],
    ['7.20 m lang und 3 m hoch', 'Masse: 7.20 m lang und 3 m hoch'],
    ['720 cm', 'Masse: 720 cm (7.20 m lang)'],
    ['7 Meter', 'Masse: 7 Meter (7.00 m lang)'],
  ])('tells the size of «%s» as it is read, unless it is told so already', (dimensions, line) => {
    expect(readBack(enquiry(dimensions)).split('\n')).toContain(line);
  });
});
