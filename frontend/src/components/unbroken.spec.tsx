import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { KeptAmounts } from './unbroken.tsx';

/** The parts that may not break, of a text that stays as it is. */
function keptParts(text: string): (string | null)[] {
  const { container } = render(<KeptAmounts>{text}</KeptAmounts>);
  expect(container.textContent).toBe(text);
  return Array.from(container.querySelectorAll('span'), (span) => span.textContent);
}

describe('kept amounts', () => {
  it.each([
    ["ab CHF 1'699 exkl. MwSt.; bis zu 5 Jahre Schutz", ["CHF 1'699", '5 Jahre']],
    ['über 9 bar, 180–190 °C, 5–8% Wasser', ['9 bar', '180–190 °C', '5–8%']],
    ['Samstag 08:30–12:00', ['08:30–12:00']],
    ['nach 24 Stundenkilometern und drei Bildern', ['24']],
    ['vom 10. August an, per E-Mail', ['10. August', 'per E-Mail']],
    ['Ohne Zahl', []],
  ])('%s', (text, kept) => {
    expect(keptParts(text)).toEqual(kept);
  });
});
