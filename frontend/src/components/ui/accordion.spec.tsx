import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { Accordion } from './accordion.tsx';

const items = [
  { question: 'Wie lange hält es?', answer: 'Drei bis fünf Jahre.' },
  { question: 'Was kostet es?', answer: 'Ab 1699 Franken.' },
  { question: 'Wie pflege ich es?', answer: 'Mit Wasser.' },
];
const openQuestions = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the accordion', () => {
  it('opens the first question to begin with', () => {
    render(<Accordion items={items} />);
    expect(openQuestions()).toEqual(['Wie lange hält es?']);
  });

  it('keeps one question open at most', () => {
    render(<Accordion items={items} />);
    press('Was kostet es?');
    expect(openQuestions()).toEqual(['Was kostet es?']);
  });

  it('closes the open question', () => {
    render(<Accordion items={items} />);
    press('Wie lange hält es?');
    expect(openQuestions()).toEqual([]);
  });

  it('has each question as a button in a heading that names its answer', () => {
    render(<Accordion items={items} />);
    for (const { question, answer } of items) {
      const heading = screen.getByRole('heading', { level: 3, name: question });
      expect(within(heading).getByRole('button')).toBeTruthy();
      expect(screen.getByRole('region', { name: question }).textContent).toBe(answer);
    }
  });

  it('sends every answer in the HTML, without inline styles', () => {
    const html = renderToString(<Accordion items={items} />);
    for (const { answer } of items) expect(html).toContain(answer);
    expect(html).not.toContain('style=');
    expect(html).not.toContain(' hidden');
  });

  it('is opened and closed by the browser itself until the scripts run', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Accordion items={items} />);
    const details = [...page.querySelectorAll('details')];
    expect(details.map(({ open }) => open)).toEqual([true, false, false]);
    expect(new Set(details.map((one) => one.getAttribute('name'))).size).toBe(1);
    expect(details.map((one) => one.querySelector('summary > h3')?.textContent)).toEqual(
      items.map(({ question }) => question),
    );
  });

  it.each([
    { opened: 2, shown: ['Wie pflege ich es?'] },
    { opened: undefined, shown: [] },
  ])('goes on with question $opened where that was opened before the scripts ran', async ({ opened, shown }) => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Accordion items={items} />);
    for (const [index, one] of container.querySelectorAll('details').entries()) one.open = index === opened;
    container.querySelectorAll('summary')[opened ?? 0]?.focus();
    await act(async () => {
      hydrateRoot(container, <Accordion items={items} />);
    });
    expect(openQuestions()).toEqual(shown);
    expect(document.activeElement).toBe(screen.getAllByRole('button')[opened ?? 0]);
    container.remove();
  });

  it('hydrates what the server sent without complaint', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Accordion items={items} />);
    const complaints: unknown[] = [];
    await act(async () => {
      hydrateRoot(container, <Accordion items={items} />, { onRecoverableError: (error) => complaints.push(error) });
    });
    expect(complaints).toEqual([]);
    expect(container.querySelectorAll('[aria-expanded="true"]')).toHaveLength(1);
  });
});
