import { describe, expect, it } from '@jest/globals';
import { Circuit } from './circuit.js';

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1_000);

function brokenAt(seconds: number): Circuit {
  const circuit = new Circuit();
  for (let failure = 0; failure < 3; failure += 1) {
    expect(circuit.allows(at(seconds))).toBe(true);
    circuit.failed(at(seconds));
  }
  return circuit;
}

describe('the circuit', () => {
  it('opens after three failures in a row', () => {
    expect(brokenAt(0).allows(at(29))).toBe(false);
  });

  it('counts failures in a row alone', () => {
    const circuit = new Circuit();
    for (let round = 0; round < 5; round += 1) {
      circuit.failed(at(0));
      circuit.failed(at(0));
      circuit.succeeded();
    }
    expect(circuit.allows(at(0))).toBe(true);
  });

  it('lets one question try after the pause, and closes when that went well', () => {
    const circuit = brokenAt(0);
    expect([circuit.allows(at(31)), circuit.allows(at(31))]).toEqual([true, false]);
    circuit.succeeded();
    expect([circuit.allows(at(31)), circuit.allows(at(31))]).toEqual([true, true]);
  });

  it('pauses longer each time that the trial fails, up to ten minutes', () => {
    const circuit = brokenAt(0);
    expect(circuit.allows(at(31))).toBe(true);
    circuit.failed(at(31));
    expect(circuit.allows(at(31 + 59))).toBe(false);
    expect(circuit.allows(at(31 + 61))).toBe(true);
    for (let trial = 0; trial < 20; trial += 1) circuit.failed(at(100));
    expect(circuit.allows(at(100 + 599))).toBe(false);
    expect(circuit.allows(at(100 + 601))).toBe(true);
  });
});
