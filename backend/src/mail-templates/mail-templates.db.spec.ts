import { defaultMailTemplates, type MailTemplate, type MailTemplateSettings } from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addAccount, useStaffApp } from '../testing/staff-app.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const CARLA = { username: 'Carla', password: 'noch-ein-Passwort' };

const staff = useStaffApp();
let berta: string;
let carla: string;

beforeAll(async () => {
  for (const account of [BERTA, CARLA]) await addAccount(staff.dataSource, account);
  berta = await staff.signIn(BERTA);
  carla = await staff.signIn(CARLA);
});
beforeEach(async () => {
  await staff.dataSource.query('TRUNCATE mail_template_change');
});

const [first, second, ...others] = defaultMailTemplates as [MailTemplate, MailTemplate, ...MailTemplate[]];
const renamed: MailTemplate = { ...first, name: 'Masse fehlen', subject: 'Noch eine Frage' };
const own: MailTemplate = { id: 'eigene', name: 'Winterpause', subject: 'Wir sind zurück', text: 'Guten Tag [Name]' };

const put = (version: number, templates: readonly MailTemplate[], cookie = berta) =>
  staff.as(cookie).put('/api/admin/mail-templates').send({ version, templates });
const read = async (): Promise<MailTemplateSettings> =>
  (await staff.as(berta).get('/api/admin/mail-templates').expect(200)).body;

describe('the templates', () => {
  it('are those of the house until somebody changes them', async () => {
    expect(await read()).toEqual({ version: 0, templates: defaultMailTemplates, previous: null, changes: [] });
  });

  it('are changed, added, removed and ordered, with who did what', async () => {
    const { body } = await put(0, [own, renamed, ...others]).expect(200);
    expect(body).toEqual(await read());
    expect(body).toMatchObject({ version: 1, templates: [own, renamed, ...others], previous: defaultMailTemplates });
    expect(body.changes).toEqual([
      {
        ...{ version: 1, changedBy: 'Berta', changedAt: expect.any(String) },
        parts: [
          { kind: 'added', name: 'Winterpause' },
          { kind: 'changed', name: 'Masse fehlen' },
          { kind: 'removed', name: second.name },
        ],
      },
    ]);
    await put(1, [renamed, own, ...others], carla).expect(200);
    const { changes, previous } = await read();
    expect(changes.map(({ changedBy, parts }) => [changedBy, parts.length])).toEqual([
      ['Carla', 0],
      ['Berta', 3],
    ]);
    expect(previous).toEqual([own, renamed, ...others]);
  });

  it('are brought back to those of the house, as one more change', async () => {
    await put(0, [own]).expect(200);
    await put(1, defaultMailTemplates).expect(200);
    expect(await read()).toMatchObject({ version: 2, templates: defaultMailTemplates, previous: [own] });
  });

  it('that are saved as they were are no change, whichever version was seen', async () => {
    await put(0, defaultMailTemplates).expect(200);
    await put(0, [own]).expect(200);
    await put(0, [own], carla).expect(200);
    expect((await read()).changes).toHaveLength(1);
  });

  it('are not overwritten by whoever has not seen the last change', async () => {
    await put(0, [own, ...defaultMailTemplates]).expect(200);
    const { body } = await put(0, [renamed, second, ...others], carla).expect(409);
    expect(body).toMatchObject({
      type: '/fehler/veraltete-fassung',
      detail: 'Die Vorlagen wurden inzwischen von Berta geändert. Ihre Änderung ist nicht gespeichert.',
      current: await read(),
    });
    expect((await read()).templates[0]).toEqual(own);
    await put(7, []).expect(409);
  });

  it('take one change of many that come at the same moment', async () => {
    const texts = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(texts.map((text) => put(0, [{ ...own, text }])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await read()).toMatchObject({ version: 1, templates: [{ id: own.id }] });
  });

  it.each<[string, Partial<MailTemplate>[]]>([
    ['without a name', [{ ...own, name: ' ' }]],
    ['with a long name', [{ ...own, name: 'x'.repeat(61) }]],
    ['without a subject', [{ ...own, subject: '' }]],
    ['without a text', [{ ...own, text: '' }]],
    ['with a long text', [{ ...own, text: 'x'.repeat(5_001) }]],
    ['of one name', [own, { ...own, id: 'andere', name: 'winterpause' }]],
    ['of one id', [own, { ...own, name: 'Andere' }]],
    ['with a strange id', [{ ...own, id: 'Straße 1' }]],
    [
      'of more than twenty',
      Array.from({ length: 21 }, (_, index) => ({ ...own, id: `v-${index}`, name: `V ${index}` })),
    ],
  ])('are refused where there are some %s', async (_, templates) => {
    const { body } = await put(0, templates as MailTemplate[]).expect(422);
    expect(body.detail).not.toBe('');
    expect((await read()).version).toBe(0);
  });

  it('may be as many and as long as they are allowed to be', async () => {
    const longest = Array.from({ length: 20 }, (_, index) => ({
      ...{ id: `v-${index}`, name: `${'ü'.repeat(57)} ${index}` },
      ...{ subject: '😀'.repeat(300), text: '😀'.repeat(5_000) },
    }));
    await put(0, longest).expect(200);
    expect((await read()).templates).toEqual(longest);
  });
});
