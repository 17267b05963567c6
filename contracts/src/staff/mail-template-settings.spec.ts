import { describe, expect, it } from '@jest/globals';
import { defaultMailTemplates } from '../content/mail-templates.js';
import { newTemplatesSchema } from './mail-template-settings.js';

describe('the templates of the house', () => {
  it('may be saved as they are', () => {
    const given = { version: 0, templates: [...defaultMailTemplates] };
    expect(newTemplatesSchema.parse(given)).toEqual(given);
  });
});
