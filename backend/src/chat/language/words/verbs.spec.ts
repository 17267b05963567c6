import { describe, expect, it } from '@jest/globals';
import { verbForms } from './verbs.js';

describe('verbForms', () => {
  it.each([
    ['kosten', 'kost', 'kosten kostet kostete gekostet'],
    ['versiegeln', 'versiegel', 'versiegle versiegelt versiegelte versiegelung versieglung'],
    ['dauern', 'dauer', 'dauert dauerte gedauert'],
    ['öffnen', 'öffn', 'öffnet öffnete geöffnet öffnung'],
    ['reservieren', 'reservier', 'reserviert reservierung'],
    ['rechnen', 'rechn', 'rechnet rechnung gerechnet'],
    ['ab|holen', 'abhol', 'abholen abhole abholung abgeholt abzuholen'],
    ['ein|lagern', 'einlager', 'einlagern einlagerung eingelagert einzulagern'],
    ['halten hält gehalten', 'halt', 'halten hält gehalten'],
  ])('%s', (verb, root, forms) => {
    expect(verbForms(verb).root).toBe(root);
    expect(verbForms(verb).forms).toEqual(expect.arrayContaining(forms.split(' ')));
  });
});
