import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import { allThirdParties, noThirdParties, renderWith } from '../test/third-parties.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const section = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
const text = () => document.body.textContent ?? '';
const remembered = () => JSON.parse(localStorage.getItem('auswahl') ?? '{}');

beforeEach(() => localStorage.clear());

describe('the privacy page', () => {
  it.each([
    ['its date', ['Stand: September 2025']],
    ['the responsible body', ['Fahrzeugpflege Roggwil', 'Musterstrasse 1', '4914 Roggwil BE', '+41 62 000 00 00']],
    ['what a visit collects', ['IP-Adresse', 'Browsertyp', 'Betriebssystem', 'Zeitpunkt des Zugriffs']],
    ['what the form collects', ['Name, E-Mail-Adresse, Telefonnummer', 'Ihre Nachricht']],
    ['what becomes of photos', ['löschen sie mit ihr', 'Aufnahmeort und Gerät, entfernen wir beim Empfang']],
    [
      'the chatbot',
      ['werden Ihre Nachrichten verarbeitet', 'Chatverläufe werten wir aus, um den Dienst zu verbessern'],
    ],
    [
      'how long conversations are kept, and what becomes of an enquiry in one',
      ['30 Tage nach der letzten Nachricht wird es gelöscht', 'erhält unser Team die Anfrage so weit, wie sie ist'],
    ],
    [
      'whose the assistant is, and where else a question may go',
      ['ist unser eigener', 'Ihre Nachrichten gehen an niemanden sonst'],
    ],
    ['the legal basis', ['berechtigtes Interesse', 'Erfüllung eines Vertrags']],
    [
      'disclosure',
      ['nicht an Dritte weiter, ausser wo es für unsere Geschäftstätigkeit nötig oder gesetzlich vorgeschrieben'],
    ],
    ['retention', ['nur so lange auf, wie es für den Zweck nötig oder gesetzlich vorgeschrieben ist']],
    ['the providers', ['Chatbot-Anbieter', 'Kartendienst', 'Datenschutz bei OpenStreetMap']],
    [
      'the rights',
      ['Auskunft', 'Berichtigung', 'Löschung', 'Einschränkung', 'Datenübertragbarkeit', 'Widerspruch', 'Beschwerde'],
    ],
    ['how to use them', ['Ein Mail genügt: info@fahrzeugpflege-roggwil.example', 'EDÖB']],
    [
      'what is counted, where and for how long',
      [
        'in unserer Datenbank, dort unter einer Prüfsumme der Adresse',
        'eine Minute lang, Fotos zehn Minuten, neue Gespräche eine Stunde',
      ],
    ],
    [
      'cookies',
      [
        'Solange Sie den Chat nicht benutzen, setzen wir keine Cookies',
        'Mit Ihrer ersten Nachricht setzen wir ein Cookie',
        'Weitere Cookies gibt es allein im geschützten Bereich',
        'merkt sich 180 Tage lang',
        'sessionStorage',
        'localStorage',
      ],
    ],
  ])('names %s', (_, statements) => {
    renderPage(<PrivacyPage />);
    for (const statement of statements) expect(text()).toContain(statement);
  });

  it('names the entry that silences Plausible, where that is what counts', () => {
    const entry = 'hält ein zweiter Eintrag Zähler davon ab';
    const { unmount } = renderWith(noThirdParties, <PrivacyPage />);
    expect(text()).not.toContain('ein zweiter Eintrag');
    unmount();
    renderWith(allThirdParties, <PrivacyPage />);
    expect(text()).toContain(entry);
  });

  it('leads from its contents to every part', () => {
    renderPage(<PrivacyPage />);
    const [contents] = screen.getAllByRole('navigation', { name: 'Inhalt', hidden: true });
    const targets = within(contents as HTMLElement).getAllByRole('link', { hidden: true });
    const parts = screen.getAllByRole('heading', { level: 2 });
    expect(targets.map((link) => link.textContent)).toEqual(parts.map((part) => part.textContent));
    for (const link of targets) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('names the outside providers that are configured, and no others', () => {
    const { unmount } = renderWith(noThirdParties, <PrivacyPage />);
    expect(
      section('Externe Anbieter')
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Chatbot-Anbieter']);
    section('Ihre Einstellungen').getByText(/nichts einzustellen/);
    unmount();
    renderWith(allThirdParties, <PrivacyPage />);
    for (const provider of ['Sprachmodell AG', 'OpenStreetMap', 'Marktplatz', 'Sterne', 'Zähler']) {
      expect(section('Externe Anbieter').getByText(provider, { exact: false }).textContent).toContain(provider);
    }
    expect(text()).toContain('Er erhält dazu Ihre einzelne Frage, ohne das übrige Gespräch');
    expect(text()).not.toContain('Ihre Nachrichten gehen an niemanden sonst');
  });
});

describe('the settings on the privacy page', () => {
  it('show what is remembered, and take it back', () => {
    localStorage.setItem('auswahl', JSON.stringify({ 'map https://www.openstreetmap.org': 'yes' }));
    renderWith(allThirdParties, <PrivacyPage />);
    const map = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Die Karte von OpenStreetMap ohne Nachfrage laden',
    });
    expect(map.checked).toBe(true);
    section('Ihre Einstellungen').getByText('Wird ohne Nachfrage geladen.');
    fireEvent.click(map);
    expect(map.checked).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it('let the visitor say yes and no to counting', () => {
    renderWith(allThirdParties, <PrivacyPage />);
    const counting = screen.getByRole('checkbox', { name: 'Meine Besuche mit Zähler zählen' });
    screen.getByText('Noch keine Antwort. Es wird nicht gezählt.');
    fireEvent.click(counting);
    screen.getByText('Sie haben zugestimmt.');
    expect(remembered()).toEqual({ 'analytics https://count.example': 'yes' });
    fireEvent.click(counting);
    screen.getByText('Sie haben abgelehnt. Es wird nicht gezählt.');
    expect(remembered()).toEqual({ 'analytics https://count.example': 'no' });
  });
});
