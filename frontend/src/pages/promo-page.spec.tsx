import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { press, typeInto } from '#test/user.ts';
import { FakeApi } from '../test/fake-api.ts';
import { renderPage } from '../test/render-page.tsx';
import { PromoPage } from './promo-page.tsx';

const words = {
  Fahrzeugdaten: 'Hymer B 580, 2019',
  'Länge & Höhe': '7.2 x 3.1',
  Wunschtermin: 'März',
  Name: 'Hans Muster',
  'E-Mail': 'h@muster.example',
  Nachricht: 'Bitte um Offerte',
};

describe('the promotion page', () => {
  const opened: string[] = [];

  beforeEach(() => {
    sessionStorage.clear();
    opened.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(decodeURIComponent(this.href));
    });
    renderPage(<PromoPage />);
  });

  it('tells of the campaign: pickup, values, three questions of which one is open', () => {
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['Hol- und Bringservice auf Anfrage', 'Qualität', 'Expertise', 'Leidenschaft']),
    );
    const questions = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
    expect(questions.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'false']);
  });

  it('leads from the hero to the first field of the form', () => {
    globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
    fireEvent.click(screen.getByRole('link', { name: 'Jetzt Termin anfragen' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Fahrzeugdaten'));
  });

  it('asks for the phone, which the native form leaves open', async () => {
    const api = new FakeApi().install();
    typeInto(words);
    press('Anfrage senden');
    await screen.findByText('Telefonnummer ist erforderlich');
    expect(document.activeElement).toBe(screen.getByLabelText('Telefon'));
    expect(screen.getByLabelText<HTMLInputElement>('Fahrzeugdaten').value).toBe(words.Fahrzeugdaten);
    expect(api.calls).toHaveLength(0);
  });

  it('shows the panel and the toast, and opens the mail program with what was typed', async () => {
    const api = new FakeApi().install().on('POST /api/contact', { status: 201 });
    typeInto({ ...words, Telefon: '079 123 45 67' });
    press('Anfrage senden');
    await screen.findByText('Anfrage erfolgreich gesendet!');
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
    expect(api.calls[0]?.body).toEqual({
      formType: 'promo',
      vehicle: 'Hymer B 580, 2019',
      dimensions: '7.2 x 3.1',
      preferredDate: 'März',
      name: 'Hans Muster',
      email: 'h@muster.example',
      phone: '079 123 45 67',
      message: 'Bitte um Offerte',
    });
    const { Nachricht: _message, ...inTheMail } = words;
    for (const text of [...Object.values(inTheMail), '079 123 45 67']) expect(opened[0]).toContain(text);
  });

  it('gives the phone number when sending fails', async () => {
    new FakeApi().install().on('POST /api/contact', 'offline');
    typeInto({ ...words, Telefon: '079 123 45 67' });
    press('Anfrage senden');
    await screen.findByText('Fehler beim Senden');
    await screen.findByText('Bitte versuchen Sie es erneut oder rufen Sie uns direkt an: +41 62 000 00 00');
    expect(screen.getByLabelText<HTMLInputElement>('Fahrzeugdaten').value).toBe(words.Fahrzeugdaten);
    expect(opened).toEqual([]);
  });
});

describe('the promotion page after the campaign', () => {
  it('says first that it is over, then what it was, and takes notes for the next one', () => {
    const { container } = renderPage(<PromoPage />, '/', '2025-11-01T12:00:00.000Z');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Die Frühbucher-Aktion ist vorbei');
    expect(container.textContent).toContain('10. August bis 31. Oktober 2025');
    expect(container.textContent).toContain('gab es 20% Rabatt');
    expect(screen.getByRole('heading', { name: 'Für die nächste Aktion vormerken' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vormerken' })).toBeTruthy();
    expect(container.textContent).not.toMatch(/Jetzt Termin|erhalten Sie 20%|20% weniger/);
  });
});
