import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useSteadyPress } from './use-steady-press.ts';

let pressed: string[];

function Buttons() {
  return (
    <div {...useSteadyPress()} data-testid="list">
      {['a', 'b'].map((name) => (
        <button key={name} type="button" onClick={() => pressed.push(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** A finger comes down on one element and is lifted over another, which the list moved there. */
function press(down: HTMLElement, up: HTMLElement, moved = 0): void {
  // jsdom has no pointer events; React goes by the name.
  fireEvent(down, new MouseEvent('pointerdown', { bubbles: true }));
  fireEvent.click(up, { clientX: moved });
}

beforeEach(() => {
  pressed = [];
  render(<Buttons />);
});
const button = (name: string) => screen.getByRole('button', { name });

it('presses what was under the finger when it came down, and nothing else', () => {
  press(button('a'), button('b'));
  press(button('a'), screen.getByTestId('list'));
  press(button('b'), button('b'));
  expect(pressed).toEqual(['a', 'a', 'b']);
});

it('leaves alone who moves the finger away, and who presses without one', () => {
  press(button('a'), screen.getByTestId('list'), 30);
  fireEvent.click(button('b'));
  expect(pressed).toEqual(['b']);
});
