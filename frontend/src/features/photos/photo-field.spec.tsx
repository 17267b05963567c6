import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { randomUuid } from '#lib/ids.ts';
import { PromoPage } from '#pages/promo-page.tsx';
import { VehicleEnquiryPage } from '#pages/vehicle-enquiry-page.tsx';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';
import { followWithPhotos } from './load-photo-tools.ts';
import { choosePhotos, chosenPhotos, currentUploads, isOpen, setUploads } from './photo-store.ts';

const CONTACT = 'POST /api/contact';
const words = { Marke: 'Hymer', Name: 'Hans Muster', 'E-Mail': 'h@muster.example', Nachricht: 'Bitte um Offerte' };
const promoWords = {
  Fahrzeugdaten: 'Hymer B 580',
  'Länge & Höhe': '7.2 x 3.1',
  Wunschtermin: 'März',
  Name: 'Hans Muster',
  'E-Mail': 'h@muster.example',
  Telefon: '062 1',
  Nachricht: 'Bitte um Offerte',
};

const photo = (name: string, type = 'image/png') => new File([name], name, { type });

function choose(...files: File[]): void {
  const input = screen.getByLabelText(/^(Weitere )?Fotos wählen$/);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
}

const shownPhotos = () => screen.queryAllByRole('button', { name: /^Foto \d entfernen$/ }).length;

/** More patience than a visitor has. */
const LONG = { 'retry-after': '3600' };

/** What waits, and what ends the waiting. */
function aHold() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release: () => act(async () => release()) };
}

/** Calls that carried a photo, by the last part of their address. */
const photoCalls = (api: FakeApi) => api.calls.filter(({ method }) => method === 'PUT');
const places = (api: FakeApi) => photoCalls(api).map(({ path }) => path.split('/').at(-1));

/** Answers every photo; none has an address that is known before. */
function onPhotos(api: FakeApi, answer: (place: string) => FakeAnswer | Promise<FakeAnswer>): void {
  const fetchOther = globalThis.fetch;
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') api.on(`PUT ${path}`, () => answer(path.split('/').at(-1) ?? ''));
    return fetchOther(path, init);
  }) as typeof fetch;
}

describe('photos with an enquiry', () => {
  let api: FakeApi;

  beforeEach(() => {
    sessionStorage.clear();
    choosePhotos('fahrzeug', []);
    choosePhotos('promo-womo-fruhbucher', []);
    setUploads([]);
    api = new FakeApi().install().on(CONTACT, { status: 201 });
  });

  it('are shown, can be removed, and what can’t be sent is said at the field', async () => {
    renderPage(<VehicleEnquiryPage />);
    choose(photo('a.png'), photo('plan.pdf', 'application/pdf'), photo('b.png'));
    await screen.findByText('«plan.pdf» ist kein Bild im Format JPEG, PNG oder WebP.');
    await waitFor(() => expect(shownPhotos()).toBe(2));
    const count = screen.getByText('2 von höchstens 5 Fotos gewählt');
    press('Foto 1 entfernen');
    expect(shownPhotos()).toBe(1);
    expect(count.textContent).toBe('1 von höchstens 5 Fotos gewählt');
    press('Foto 1 entfernen');
    expect(count.isConnected).toBe(true);
    expect(screen.queryByText(/plan\.pdf/)).toBeNull();
  });

  it('follow the enquiry, of which they are no part, one by one, and the view tells how far they are', async () => {
    const { held, release } = aHold();
    onPhotos(api, async (place) => {
      if (place === '2') await held;
      return { status: 201 };
    });
    renderPage(<VehicleEnquiryPage />);
    typeInto(words);
    choose(photo('a.png'), photo('b.png'));
    await waitFor(() => expect(shownPhotos()).toBe(2));
    press('Anfrage senden');
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    await screen.findByText('Foto 2 von 2 wird gesendet …');
    const key = api.to(CONTACT)[0]?.headers['idempotency-key'];
    expect(photoCalls(api).map(({ path }) => path)).toEqual([
      `/api/submissions/${key}/photos/1`,
      `/api/submissions/${key}/photos/2`,
    ]);
    expect(JSON.stringify(api.to(CONTACT)[0]?.body)).not.toMatch(/png|foto/i);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await release();
    await screen.findByText('Alle 2 Fotos sind angekommen.');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    press('Weitere Anfrage starten');
    expect(shownPhotos()).toBe(0);
    expect(screen.queryByText(/angekommen/)).toBeNull();
  });

  it('go along that were chosen just before the enquiry was sent', async () => {
    onPhotos(api, () => ({ status: 201 }));
    renderPage(<VehicleEnquiryPage />);
    typeInto(words);
    choose(photo('a.png'));
    choose(photo('b.png'));
    press('Anfrage senden');
    await screen.findByText('Alle 2 Fotos sind angekommen.');
    expect(chosenPhotos('fahrzeug')).toEqual([]);
  });

  it('go on when the page is left, and say by a message that they have arrived', async () => {
    const { held, release } = aHold();
    onPhotos(api, async () => {
      await held;
      return { status: 201 };
    });
    const { unmount } = renderPage(<VehicleEnquiryPage />);
    typeInto(words);
    choose(photo('a.png'));
    await waitFor(() => expect(shownPhotos()).toBe(1));
    press('Anfrage senden');
    await screen.findByText('Das Foto wird gesendet …');
    unmount();
    renderPage(<p>Eine andere Seite</p>);
    await release();
    await screen.findByText('Ihr Foto ist angekommen.');
    expect(currentUploads()).toEqual([]);
  });

  it.each<[string, FakeAnswer, readonly string[]]>([
    ['Nie.', { status: 422, body: { detail: 'Nie.' } }, ['Schliessen']],
    ['Nie.', { status: 404, headers: LONG, body: { detail: 'Nie.' } }, ['Schliessen']],
    ['kommt gerade nicht durch', { status: 503, headers: LONG }, ['Nochmals versuchen', 'Schliessen']],
  ])('that failed are told in every form until that is closed: «%s»', async (text, answer, buttons) => {
    onPhotos(api, () => answer);
    void followWithPhotos('fahrzeug', randomUuid(), { chosen: [photo('a.png')], unchecked: [] });
    await waitFor(() => expect(currentUploads().every(isOpen)).toBe(false));
    renderPage(<VehicleEnquiryPage />);
    const field = within(screen.getByRole('group', { name: /^Fotos/ }));
    const failure = await field.findByText(new RegExp(`${text}\\.?$`));
    const shown = field.getAllByRole('button').map(({ textContent }) => textContent?.replace(/ \(.*/, ''));
    expect(shown).toEqual(buttons);
    fireEvent.click(field.getByRole('button', { name: /^Schliessen \(Fotos zur Anfrage / }));
    expect(failure.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Fotos wählen'));
  });

  it('of an earlier enquiry are told of in the form, and not in the view after the next one', async () => {
    onPhotos(api, (place) => (place === '2' ? { status: 422, body: { detail: 'Nie.' } } : { status: 201 }));
    void followWithPhotos('fahrzeug', randomUuid(), { chosen: [photo('a.png'), photo('b.png')], unchecked: [] });
    await waitFor(() => expect(currentUploads().map(({ phase }) => phase)).toEqual(['done']));
    renderPage(<VehicleEnquiryPage />);
    await screen.findByText('«b.png»: Nie.');
    typeInto(words);
    choose(photo('c.png'));
    press('Anfrage senden');
    await screen.findByText('Ihr Foto ist angekommen.');
    expect(screen.queryByText('«b.png»: Nie.')).toBeNull();
    press('Weitere Anfrage starten');
    await screen.findByText('«b.png»: Nie.');
    expect(screen.queryByText('Ihr Foto ist angekommen.')).toBeNull();
  });

  it('that got stuck are sent on a press, which keeps the focus beside what is said of them', async () => {
    const { held, release } = aHold();
    onPhotos(api, async () => {
      if (photoCalls(api).length === 1) return { status: 503, headers: LONG };
      await held;
      return { status: 201 };
    });
    void followWithPhotos('fahrzeug', randomUuid(), { chosen: [photo('a.png')], unchecked: [] });
    await waitFor(() => expect(currentUploads().map(({ phase }) => phase)).toEqual(['stuck']));
    renderPage(<VehicleEnquiryPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Nochmals versuchen' }));
    expect(document.activeElement?.textContent).toBe('Das Foto wird gesendet …');
    await release();
    await waitFor(() => expect(currentUploads()).toEqual([]));
  });

  it('that are refused don’t put the enquiry in doubt, and can be mailed', async () => {
    onPhotos(api, (place) =>
      place === '1' ? { status: 422, body: { title: 'x', status: 422, detail: 'Kein Bild.' } } : { status: 201 },
    );
    renderPage(<VehicleEnquiryPage />);
    typeInto(words);
    choose(photo('a.png'), photo('b.png'));
    await waitFor(() => expect(shownPhotos()).toBe(2));
    press('Anfrage senden');
    await screen.findByText('Ihre Anfrage ist bei uns, 1 von 2 Fotos auch.');
    expect(screen.getByText(/a\.png/).textContent).toBe('«a.png»: Kein Bild.');
    expect(places(api)).toEqual(['1', '2']);
    expect(screen.getByText(/können Sie uns mailen/).textContent).toMatch(/Fotos zur Anfrage A-\w{4}-\w{4}/);
  });

  it('stay chosen while the enquiry itself did not arrive, also on the way back to its page', async () => {
    api.on(CONTACT, { status: 503 });
    const { unmount } = renderPage(<VehicleEnquiryPage />);
    typeInto(words);
    choose(photo('a.png'));
    await waitFor(() => expect(shownPhotos()).toBe(1));
    press('Anfrage senden');
    await screen.findByText(/Ihre Nachricht ist noch nicht bei uns/);
    expect(photoCalls(api)).toEqual([]);
    unmount();
    renderPage(<VehicleEnquiryPage />);
    await waitFor(() => expect(shownPhotos()).toBe(1));
  });

  it('stay in the form, and it is said, where the enquiry has photos already', async () => {
    onPhotos(api, () => ({ status: 201 }));
    const [before, others] = [[photo('a.png')], [photo('b.png')]];
    const id = '0192f0c1-2345-7abc-8def-0123456789ab';
    renderPage(<VehicleEnquiryPage />);
    act(() => choosePhotos('fahrzeug', before));
    void followWithPhotos('fahrzeug', id, { chosen: before, unchecked: [] });
    await waitFor(() => expect(chosenPhotos('fahrzeug')).toEqual([]));
    act(() => choosePhotos('fahrzeug', others));
    void followWithPhotos('fahrzeug', id, { chosen: others, unchecked: [] });
    await screen.findByText(/^Zu dieser Anfrage gehen schon Fotos mit/);
    expect(chosenPhotos('fahrzeug')).toEqual(others);
  });

  it('follow an early-booking enquiry as well, whose mail then needs none', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onPhotos(api, () => ({ status: 201 }));
    renderPage(<PromoPage />);
    typeInto(promoWords);
    choose(photo('a.png'));
    await waitFor(() => expect(shownPhotos()).toBe(1));
    press('Anfrage senden');
    await screen.findByText('Ihr Foto ist angekommen.');
    expect(screen.queryByText(/Bilder anhängen/)).toBeNull();
  });
});
