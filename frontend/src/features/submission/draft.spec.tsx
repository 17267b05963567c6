import { businessProfile, profileFacts } from '@fahrzeugpflege/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageStateProvider } from '#lib/page-state.tsx';
import { ContactPage } from '#pages/contact-page.tsx';
import { ThankYouPage } from '#pages/thank-you-page.tsx';
import { VehicleEnquiryPage } from '#pages/vehicle-enquiry-page.tsx';
import { VehiclesPage } from '#pages/vehicles-page.tsx';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press, typeInto } from '#test/user.ts';
import { DraftKeeper } from './form-draft.ts';
import { markNativeSending } from './native-sending.ts';

const CONTACT = 'POST /api/contact';
const words = { Name: 'Beatrice Zürcher', 'E-Mail': 'b@zuercher.example', Nachricht: 'Was kostet eine Versiegelung?' };

/** Opens a page as a reload does: everything but what the tab keeps is gone. */
function open(page = <ContactPage />, path?: string): () => void {
  return renderPage(page, path).unmount;
}

function value(label: RegExp): string {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' }).value;
}

const kept = () => JSON.stringify({ ...sessionStorage });

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => void jest.restoreAllMocks());

  it('puts back what was typed when the page is opened again', () => {
    const leave = open();
    typeInto(words);
    leave();
    open();
    expect([value(/^Name/), value(/^E-Mail/), value(/^Nachricht/)]).toEqual(Object.values(words));
  });

  it('puts back a choice', () => {
    const leave = open(<VehicleEnquiryPage />);
    typeInto({ Leistung: 'Einlagerung' });
    leave();
    open(<VehicleEnquiryPage />);
    expect(value(/^Leistung/)).toBe('Einlagerung');
  });

  it('is written after a rest in typing, and when the page is closed', async () => {
    open();
    typeInto({ Name: 'Beatrice' });
    await waitFor(() => expect(kept()).toContain('Beatrice'));
    typeInto({ Nachricht: 'Noch nicht fertig' });
    fireEvent(window, new Event('pagehide'));
    expect(kept()).toContain('Noch nicht fertig');
  });

  it('leaves alone what the browser itself has put back', () => {
    sessionStorage.setItem('draft:kontakt', JSON.stringify({ name: 'Älter', message: 'Aus dem Entwurf' }));
    document.body.innerHTML = '<form><input name="name" value="Neuer"><textarea name="message"></textarea></form>';
    const [form] = document.forms;
    new DraftKeeper('kontakt', form as HTMLFormElement).restore();
    expect(Object.fromEntries(new FormData(form))).toEqual({ name: 'Neuer', message: 'Aus dem Entwurf' });
    document.body.innerHTML = '';
  });

  it('is announced to the form only where a field was filled from it', () => {
    document.body.innerHTML = '<form><input name="name"></form>';
    const [form] = document.forms;
    const onInput = jest.fn();
    form?.addEventListener('input', onInput);
    const restore = () => new DraftKeeper('kontakt', form as HTMLFormElement).restore();
    restore();
    expect(onInput).not.toHaveBeenCalled();
    sessionStorage.setItem('draft:kontakt', JSON.stringify({ name: 'Beatrice' }));
    restore();
    expect(onInput).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '';
  });

  it('gives way to what the server sent back, also where that is less', () => {
    sessionStorage.setItem('draft:kontakt', JSON.stringify({ name: 'Älter', telefon: '062 000 00 00' }));
    const formState = { form: 'kontakt', values: { name: 'Z', email: '' }, errors: { name: 'Zu kurz' } } as const;
    render(
      <PageStateProvider
        state={{
          renderedAt: '2025-09-01',
          thirdParties: businessProfile.thirdParties,
          facts: profileFacts,
          queries: [],
          formState,
        }}
      >
        <MemoryRouter>
          <ContactPage />
        </MemoryRouter>
      </PageStateProvider>,
    );
    expect([value(/^Name/), value(/^Telefon/)]).toEqual(['Z', '']);
  });

  it('keeps nothing before something is typed, and never what robots fill in', () => {
    const leave = open();
    leave();
    expect(sessionStorage).toHaveLength(0);
    const leaveAgain = open();
    const honeypot = document.querySelector<HTMLInputElement>('input[name="honey"]');
    fireEvent.change(honeypot as HTMLInputElement, { target: { value: 'https://spam.example' } });
    typeInto({ Name: 'Beatrice' });
    leaveAgain();
    expect(kept()).toContain('Beatrice');
    expect(kept()).not.toContain('spam.example');
  });

  it('is forgotten once the words are accepted', async () => {
    new FakeApi().install().on(CONTACT, { status: 201 });
    const leave = open();
    typeInto(words);
    press('Nachricht senden');
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(sessionStorage).toHaveLength(0);
    leave();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept when sending fails, and the same words go out under the same key after a reload', async () => {
    const api = new FakeApi().install().on(CONTACT, { status: 503 });
    const leave = open();
    typeInto(words);
    press('Nachricht senden');
    await screen.findByText(/Ihre Nachricht ist noch nicht bei uns/);
    leave();
    api.on(CONTACT, { status: 201 });
    open();
    press('Nachricht senden');
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    const keys = api.to(CONTACT).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ['kontakt', <ContactPage key="contact" />, '/kontakt?gesendet=1'],
    ['fahrzeug', <VehicleEnquiryPage key="vehicle" />, '/leads?gesendet=1'],
    ['suchauftrag', <VehiclesPage key="search" />, '/fahrzeuge?gesendet=1'],
    ['promo-womo-fruhbucher', <ThankYouPage key="thanks" />, '/danke'],
  ] as const)('of the form %s is forgotten after its native way, not by the address after it', (form, page, path) => {
    sessionStorage.setItem(`draft:${form}`, JSON.stringify({ name: 'Beatrice' }));
    const leave = open(page, path);
    expect(kept()).toContain('Beatrice');
    leave();
    markNativeSending(form);
    open(page, path);
    expect(sessionStorage).toHaveLength(0);
  });

  it('outlives a native sending that led back to the form, also when the address after it is opened later', () => {
    sessionStorage.setItem('draft:kontakt', JSON.stringify({ name: 'Beatrice' }));
    markNativeSending('kontakt');
    const leave = open();
    expect(value(/^Name/)).toBe('Beatrice');
    leave();
    open(<ContactPage />, '/kontakt?gesendet=1');
    expect(kept()).toContain('Beatrice');
  });

  it.each(['no JSON', '"text"', '{"name":7,"message":{"x":1}}'])('that makes no sense (%s) is passed over', (text) => {
    sessionStorage.setItem('draft:kontakt', text);
    open();
    expect([value(/^Name/), value(/^Nachricht/)]).toEqual(['', '']);
  });

  it('is done without where the browser forbids storing', async () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(forbid);
    }
    new FakeApi().install().on(CONTACT, { status: 201 });
    open();
    typeInto(words);
    press('Nachricht senden');
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
  });
});
