import { describe, expect, it } from '@jest/globals';
import { defaultMailTemplates, fillTemplate, gapsIn } from './mail-templates.js';

const template = {
  subject: 'Termin für [Fahrzeug]',
  text: 'Guten Tag [Name]\n\nAm [Tag]? [Mein Name]',
};

describe('a template', () => {
  it('has what is known filled in, and everything else left as a gap', () => {
    const filled = fillTemplate(template, { Name: 'Anna Müller', Fahrzeug: ' ' });
    expect(filled).toEqual({
      subject: 'Termin für [Fahrzeug]',
      text: 'Guten Tag Anna Müller\n\nAm [Tag]? [Mein Name]',
    });
    expect(gapsIn(filled.text)).toEqual([
      { name: 'Tag', start: 26, end: 31 },
      { name: 'Mein Name', start: 33, end: 44 },
    ]);
  });

  it('takes no gap from what a visitor typed', () => {
    const { text } = fillTemplate(template, { Name: '[Name] $1\nMüller', 'Mein Name': 'Berta' });
    expect(text).toBe('Guten Tag Name $1 Müller\n\nAm [Tag]? Berta');
  });

  it('has a gap called like what every object has', () => {
    expect(fillTemplate({ subject: '', text: '[constructor]' }, {}).text).toBe('[constructor]');
  });

  it('tears no phone number apart', () => {
    const { subject } = fillTemplate({ subject: '[Telefon]', text: '' }, { Telefon: '062\u00a0123\u00a045\u00a067' });
    expect(subject).toBe('062\u00a0123\u00a045\u00a067');
  });

  it.each(['[1]', '[…]', '[]', 'a [ b', '[so\nlang]'])('finds no gap in %j', (text) => {
    expect(gapsIn(text)).toEqual([]);
  });

  it('of the house greets by name, closes with one, and is in Swiss spelling', () => {
    expect(defaultMailTemplates.map(({ name }) => name)).toHaveLength(8);
    for (const { subject, text } of defaultMailTemplates) {
      expect(text).toMatch(/^Guten Tag \[Name]\n\n[\s\S]*\n\nFreundliche Grüsse\n\[Mein Name]$/);
      expect(subject + text).not.toContain('ß');
    }
  });
});
