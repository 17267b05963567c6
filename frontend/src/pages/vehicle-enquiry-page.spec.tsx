import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { press, typeInto } from '#test/user.ts';
import { FakeApi } from '../test/fake-api.ts';
import { renderPage } from '../test/render-page.tsx';
import { VehicleEnquiryPage } from './vehicle-enquiry-page.tsx';

const CONTACT = 'POST /api/contact';
const words = { Marke: 'Hymer', Name: 'Hans Muster', 'E-Mail': 'h@muster.example', Nachricht: 'Bitte um Offerte' };

describe('the vehicle enquiry', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('sends what is filled in, as its form type, and thanks', async () => {
    const api = new FakeApi().install().on(CONTACT, { status: 201 });
    renderPage(<VehicleEnquiryPage />);
    typeInto({ ...words, Länge: '7.20' });
    press('Anfrage senden');
    await screen.findByText('Anfrage erfolgreich gesendet!');
    expect(api.to(CONTACT)[0]?.body).toEqual({
      formType: 'vehicle',
      vehicleMake: 'Hymer',
      vehicleLength: '7.20',
      name: 'Hans Muster',
      email: 'h@muster.example',
      message: 'Bitte um Offerte',
    });
    press('Weitere Anfrage starten');
    expect(document.activeElement).toBe(screen.getByLabelText('Marke'));
    expect(screen.getByLabelText<HTMLInputElement>('Marke').value).toBe('');
  });

  it('leaves the promise of an answer to the toast, and makes it itself where there is none', async () => {
    new FakeApi().install().on(CONTACT, { status: 201 });
    const promise = /Wir melden uns innert/;
    const panel = () => screen.getByRole('heading', { name: 'Vielen Dank!' }).parentElement?.textContent;
    const { unmount } = renderPage(<VehicleEnquiryPage />);
    typeInto(words);
    press('Anfrage senden');
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(panel()).not.toMatch(promise);
    unmount();
    renderPage(<VehicleEnquiryPage />, '/leads?gesendet=1');
    expect(panel()).toMatch(promise);
  });

  it('shows its sent view under the address that the native form leads to', () => {
    renderPage(<VehicleEnquiryPage />, '/leads?gesendet=1');
    expect(screen.getByRole('heading', { name: 'Vielen Dank!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Weitere Anfrage starten' }).getAttribute('href')).toBe('/leads');
  });

  it('has a small way to the staff login', () => {
    renderPage(<VehicleEnquiryPage />);
    expect(screen.getByRole('link', { name: 'Anmeldung für Mitarbeitende' }).getAttribute('href')).toBe('/admin');
  });
});
