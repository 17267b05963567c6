import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CHOICES_ENTRY, choiceName, useChoice } from './choices.ts';

const MAP = choiceName('map', 'https://a.example/embed?x=1');

function Choice({ name }: { readonly name: string }) {
  const [answer, setAnswer] = useChoice(name);
  return (
    <>
      <p>{`${name}: ${answer ?? 'open'}`}</p>
      <button type="button" onClick={() => setAnswer('yes')}>{`yes to ${name}`}</button>
      <button type="button" onClick={() => setAnswer(undefined)}>{`take back ${name}`}</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a choice', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void jest.restoreAllMocks());

  it('is remembered, and holds for that provider alone', () => {
    const other = choiceName('map', 'https://b.example/embed');
    render(<Choice name={MAP} />).unmount();
    render(<Choice name={MAP} />);
    press(`yes to ${MAP}`);
    screen.getByText(`${MAP}: yes`);
    render(<Choice name={other} />);
    screen.getByText(`${other}: open`);
    expect(choiceName('map', 'https://a.example/another')).toBe(MAP);
    expect(choiceName('reviews', 'https://a.example/embed')).not.toBe(MAP);
  });

  it('leaves nothing behind when it is taken back', () => {
    render(<Choice name={MAP} />);
    press(`yes to ${MAP}`);
    expect(localStorage.getItem(CHOICES_ENTRY)).not.toBeNull();
    press(`take back ${MAP}`);
    screen.getByText(`${MAP}: open`);
    expect(localStorage.length).toBe(0);
  });

  it('follows what another tab does', () => {
    render(<Choice name={MAP} />);
    localStorage.setItem(CHOICES_ENTRY, JSON.stringify({ [MAP]: 'no' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CHOICES_ENTRY })));
    screen.getByText(`${MAP}: no`);
  });

  it.each(['{', '"text"', 'null', '[]'])('is open where the entry holds %s', (entry) => {
    localStorage.setItem(CHOICES_ENTRY, entry);
    render(<Choice name={MAP} />);
    screen.getByText(`${MAP}: open`);
  });

  it('holds for this visit where the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<Choice name={MAP} />);
    press(`yes to ${MAP}`);
    screen.getByText(`${MAP}: yes`);
    expect(localStorage.length).toBe(0);
  });
});
