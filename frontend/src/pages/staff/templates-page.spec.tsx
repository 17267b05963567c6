import {
  defaultMailTemplates,
  type MailTemplate,
  type MailTemplateSettings,
  type TemplatePart,
} from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi, type RecordedCall } from '#test/fake-api.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';
import { TemplatesPage } from './templates-page.tsx';

const PUT = 'PUT /api/admin/mail-templates';
const [first, second, ...others] = defaultMailTemplates as [MailTemplate, MailTemplate, ...MailTemplate[]];

/** What is stored; the fake API keeps what it is sent. */
let stored: MailTemplateSettings;
let api: FakeApi;

function store(templates: readonly MailTemplate[], changedBy = 'martina'): void {
  const version = stored.version + 1;
  const parts = partsOf(stored.templates, templates);
  const changes = [{ version, changedBy, changedAt: '2027-08-10T08:00:00.000Z', parts }, ...stored.changes];
  stored = { version, templates, previous: stored.templates, changes };
}

/** What a change did to each template, as the API says it. */
function partsOf(before: readonly MailTemplate[], after: readonly MailTemplate[]): TemplatePart[] {
  const has = (templates: readonly MailTemplate[], { id }: MailTemplate) => templates.some((each) => each.id === id);
  const isKept = ({ name, subject, text }: MailTemplate) =>
    before.some((was) => was.name === name && was.subject === subject && was.text === text);
  const left = after.filter((is) => !isKept(is));
  const gone = before.filter((was) => !has(after, was));
  return [
    ...left.map((is): TemplatePart => ({ kind: has(before, is) ? 'changed' : 'added', name: is.name })),
    ...gone.map(({ name }): TemplatePart => ({ kind: 'removed', name })),
  ];
}

function save({ body }: RecordedCall) {
  const { version, templates } = body as { version: number; templates: MailTemplate[] };
  if (version !== stored.version) {
    const detail = 'Die Vorlagen wurden inzwischen von carla geändert. Ihre Änderung ist nicht gespeichert.';
    return { status: 409, body: { detail, current: stored } };
  }
  store(templates);
  return { status: 200, body: stored };
}

beforeEach(() => {
  sessionStorage.clear();
  stored = { version: 0, templates: defaultMailTemplates, previous: null, changes: [] };
  api = new FakeApi()
    .install()
    .on('GET /api/admin/status', {
      status: 200,
      body: { isAuthenticated: true, username: 'martina', mailName: 'Martina Keller' },
    })
    .on('GET /api/admin/mail-templates', () => ({ status: 200, body: stored }))
    .on(PUT, save);
});

async function show(search = ''): Promise<void> {
  renderPage(
    <SignedIn>
      <TemplatesPage />
    </SignedIn>,
    `/admin/angaben/vorlagen${search}`,
  );
  await screen.findByText(second.name);
}
const open = async (name: string, title = name) => {
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
  await screen.findByText(title, { selector: 'h2' });
};
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label, { exact: false });
const focused = () => document.activeElement;
const names = () =>
  within(screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL') as HTMLElement)
    .getAllByRole('link')
    .map(({ firstChild }) => firstChild?.textContent);
const shownByNow = () => waitFor(() => expect(screen.getByText('Vorlage gespeichert')).toBeTruthy());

describe('«Mailvorlagen»', () => {
  it('shows each with an example, and saves what is written into one, by Ctrl+Enter too', async () => {
    await show();
    await open('Terminvorschlag');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Terminvorschlag' })));
    const preview = within(screen.getByRole('region', { name: 'Vorschau' }));
    expect(preview.getByText('Anna Muster')).toBeTruthy();
    expect(preview.getByText('[Tag und Uhrzeit]')).toBeTruthy();
    expect(preview.getByText('Martina Keller')).toBeTruthy();
    typeInto({ Betreff: 'Ihr Termin, [Name]' });
    expect(preview.getAllByText('Anna Muster')).toHaveLength(2);
    fireEvent.keyDown(field('Betreff'), { key: 'Enter', ctrlKey: true });
    await shownByNow();
    expect(stored.templates).toEqual([first, { ...second, subject: 'Ihr Termin, [Name]' }, ...others]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('brings back one that was removed, as it was delivered, at the end, and opens it', async () => {
    store([second, ...others]);
    await show();
    press(`Wiederherstellen (${first.name})`);
    await screen.findByText('Vorlage wiederhergestellt');
    expect(stored.templates).toEqual([second, ...others, first]);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: first.name })));
    expect(screen.queryByText('Entfernte Vorlagen')).toBeNull();
  });

  it('puts a placeholder where one was writing', async () => {
    await show('?vorlage=absage');
    act(() => field('Betreff').focus());
    field('Betreff').setSelectionRange(4, 12);
    press('Fahrzeug');
    expect(field('Betreff').value).toBe('Ihre[Fahrzeug]');
    await waitFor(() => expect(focused()).toBe(field('Betreff')));
    expect(field('Betreff').selectionStart).toBe('Ihre[Fahrzeug]'.length);
  });

  it('keeps what is not saved over leaving and reloading, marks it, and discards it', async () => {
    await show();
    await open('Absage');
    typeInto({ Text: 'Nicht verlieren' });
    await open('Terminvorschlag');
    expect(screen.getByRole('link', { name: /^Absage/ }).textContent).toContain('Noch nicht gespeichert');
    cleanup();
    await show('?vorlage=absage');
    expect(field('Text').value).toBe('Nicht verlieren');
    press('Verwerfen');
    expect(field('Text').value).toMatch(/^Guten Tag \[Name]/);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Absage' })));
    expect(sessionStorage).toHaveLength(0);
    expect(api.to(PUT)).toEqual([]);
  });

  it('adds one, and says what is missing', async () => {
    await show();
    fireEvent.click(screen.getByRole('link', { name: 'Neue Vorlage' }));
    await screen.findByRole('form', { name: 'Neue Vorlage' });
    press('Speichern');
    expect(await screen.findByText('Bitte geben Sie der Vorlage einen Namen')).toBeTruthy();
    expect(screen.getByText('Bitte geben Sie einen Betreff ein')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe(field('Name der Vorlage')));
    typeInto({ 'Name der Vorlage': 'absage', Betreff: 'Bis bald' });
    press('Speichern');
    expect(await screen.findByText('Eine andere Vorlage heisst schon so')).toBeTruthy();
    expect(api.to(PUT)).toEqual([]);
    typeInto({ 'Name der Vorlage': 'Winterpause' });
    press('Speichern');
    await shownByNow();
    expect(stored.templates.at(-1)).toMatchObject({ name: 'Winterpause', subject: 'Bis bald' });
    await screen.findByText('Winterpause', { selector: 'h2' });
  });

  it('orders them, removes one, and takes the last change back', async () => {
    await show();
    const down = screen.getByRole('button', { name: `${first.name} nach unten` });
    fireEvent.click(down);
    await waitFor(() => expect(names().slice(0, 2)).toEqual([second.name, first.name]));
    await waitFor(() => expect(focused()).toBe(down));
    await open(first.name);
    press('Entfernen');
    await screen.findByText('Vorlage entfernt');
    await waitFor(() => expect(names()).not.toContain(first.name));
    await waitFor(() => expect(focused()?.getAttribute('data-template')).toBe(second.id));
    press(`Rückgängig («${first.name}» entfernt)`);
    await waitFor(() => expect(names().slice(0, 2)).toEqual([second.name, first.name]));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Änderungen' })));
  });

  it('keeps the focus where somebody else was quicker than whoever takes a change back', async () => {
    store([second, ...others]);
    await show();
    store([others[0] as MailTemplate], 'carla');
    const undo = screen.getByRole('button', { name: `Rückgängig («${first.name}» entfernt)` });
    undo.focus();
    fireEvent.click(undo);
    await waitFor(() => expect(undo.isConnected).toBe(false));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Änderungen' })));
  });

  it('brings back the words that the house delivers, of one and of all', async () => {
    store([{ ...first, text: 'Kurz' }, second]);
    await show();
    await open(first.name);
    const reset = screen.getByRole('button', { name: 'Zurücksetzen auf den ursprünglichen Text' });
    act(() => reset.focus());
    fireEvent.click(reset);
    expect(field('Text').value).toBe(first.text);
    expect(focused()).toBe(screen.getByRole('heading', { name: first.name }));
    press('Speichern');
    await shownByNow();
    expect(stored.templates).toEqual([first, second]);
    press('Alle zurücksetzen');
    await screen.findByText('Alle Vorlagen zurückgesetzt');
    expect(stored.templates).toEqual(defaultMailTemplates);
    expect(screen.queryByRole('button', { name: 'Alle zurücksetzen' })).toBeNull();
    expect(focused()?.getAttribute('data-template')).toBe(first.id);
  });

  it('keeps the text where nothing could be saved', async () => {
    await show('?vorlage=absage');
    typeInto({ Text: 'Nicht verlieren' });
    api.on(PUT, 'offline');
    press('Speichern');
    expect((await screen.findByRole('alert')).textContent).toBe('Keine Verbindung. Ihr Text bleibt erhalten.');
    expect(field('Text').value).toBe('Nicht verlieren');
  });
});

/** Saves once it is released. */
function saveLater() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.on(PUT, async (call) => {
    await held;
    return save(call);
  });
  return () => act(async () => release());
}

describe('while a template is being saved', () => {
  it('its words stand still, and are forgotten once they are stored', async () => {
    await show('?vorlage=absage');
    typeInto({ Betreff: 'Von Martina' });
    const release = saveLater();
    press('Speichern');
    await screen.findByText('Speichert …');
    expect(field('Betreff').readOnly).toBe(true);
    typeInto({ Betreff: 'Von Martina!' });
    for (const name of ['Verwerfen', 'Fahrzeug'])
      expect(screen.getByRole('button', { name }).matches(':disabled')).toBe(true);
    await release();
    await shownByNow();
    expect(field('Betreff').value).toBe('Von Martina');
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText(/inzwischen/)).toBeNull();
  });

  it('one may leave it: the draft is forgotten all the same, and the page stays where it is', async () => {
    await show('?vorlage=neu');
    typeInto({ 'Name der Vorlage': 'Winterpause', Betreff: 'Bis bald' });
    const release = saveLater();
    press('Speichern');
    await screen.findByText('Speichert …');
    await open('Absage');
    await release();
    await shownByNow();
    expect(screen.getByText('Absage', { selector: 'h2' })).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Neue Vorlage' })).toBeTruthy();
  });
});

describe('a new template that was stored, though its answer was lost', () => {
  async function loseAnswer(): Promise<void> {
    await show('?vorlage=neu');
    typeInto({ 'Name der Vorlage': 'Winterpause', Betreff: 'Bis bald' });
    api.on(PUT, (call) => {
      save(call);
      return 'offline';
    });
    press('Speichern');
    await screen.findByText(/^Keine Verbindung/);
    api.on(PUT, save);
  }
  const stands = () => stored.templates.filter(({ name }) => name === 'Winterpause').map(({ subject }) => subject);

  it('is saved by the next try, once', async () => {
    await loseAnswer();
    press('Speichern');
    await shownByNow();
    expect(stands()).toEqual(['Bis bald']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('can still be saved with other words', async () => {
    await loseAnswer();
    typeInto({ Betreff: 'Bis im Frühling' });
    press('Speichern');
    await screen.findByText(/^martina hat diese Vorlage inzwischen geändert/);
    press('Mit meiner weiterschreiben');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Winterpause' })));
    press('Speichern');
    await shownByNow();
    expect(stands()).toEqual(['Bis im Frühling']);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('two who write at once', () => {
  it('lose nothing where they write into different templates', async () => {
    await show('?vorlage=absage');
    typeInto({ Betreff: 'Von Martina' });
    store([{ ...first, subject: 'Von Carla' }, second, ...others], 'carla');
    press('Speichern');
    await shownByNow();
    const subjects = stored.templates.map(({ subject }) => subject);
    expect(subjects).toContain('Von Martina');
    expect(subjects).toContain('Von Carla');
  });

  it.each([
    ['Mit meiner weiterschreiben', 'Von Martina'],
    ['Gespeicherte übernehmen', 'Von Carla'],
  ])('are asked where it is the same one: «%s»', async (choice, subject) => {
    await show(`?vorlage=${first.id}`);
    typeInto({ Betreff: 'Von Martina' });
    store([{ ...first, subject: 'Von Carla' }, second, ...others], 'carla');
    press('Speichern');
    await screen.findByText(/^carla hat diese Vorlage inzwischen geändert/);
    expect(stored.templates[0]?.subject).toBe('Von Carla');
    expect(screen.getByRole('button', { name: 'Speichern' }).matches(':disabled')).toBe(true);
    press(choice);
    expect(field('Betreff').value).toBe(subject);
    if (subject === 'Von Martina') {
      press('Speichern');
      await shownByNow();
      expect(stored.templates[0]?.subject).toBe('Von Martina');
    }
  });

  it('find what they wrote in the list, also where the other has removed the template', async () => {
    await show(`?vorlage=${first.id}`);
    typeInto({ 'Name der Vorlage': 'Masse fehlen' });
    cleanup();
    store([second, ...others], 'carla');
    store([{ ...second, text: 'Später' }, ...others], 'dora');
    await show();
    expect(names().at(-1)).toBe('Masse fehlen');
    await open('Masse fehlen', first.name);
    await screen.findByText(/^carla hat diese Vorlage inzwischen entfernt/);
    press('Meine verwerfen');
    await waitFor(() => expect(names()).not.toContain('Masse fehlen'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('are told that the other has removed it, and may keep what they wrote', async () => {
    await show(`?vorlage=${first.id}`);
    typeInto({ Betreff: 'Von Martina' });
    store([second, ...others], 'carla');
    press('Speichern');
    await screen.findByText(/^carla hat diese Vorlage inzwischen entfernt/);
    press('Mit meiner weiterschreiben');
    press('Speichern');
    await shownByNow();
    expect(stored.templates.at(-1)).toEqual({ ...first, subject: 'Von Martina' });
  });
});
