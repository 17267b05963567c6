import { describe, expect, it } from '@jest/globals';
import { isForeignOrigin, type OriginHeaders } from './same-origin.guard.js';

const PUBLIC_URL = 'https://www.example.ch';

describe('isForeignOrigin', () => {
  it.each<[OriginHeaders, boolean]>([
    [{}, false],
    [{ host: 'localhost:3000' }, false],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, false],
    [{ host: 'localhost:3000', origin: 'http://localhost:5173' }, true],
    [{ host: 'api:3000', origin: 'https://www.example.ch' }, false],
    [{ host: 'api:3000', origin: 'http://www.example.ch' }, true],
    [{ host: 'www.example.ch:443', origin: 'https://www.example.ch' }, false],
    [{ host: 'shop.example.ch', origin: 'https://evil.example' }, true],
    [{ host: 'localhost:3000', origin: 'https://localhost.evil.example' }, true],
    [{ host: 'localhost:3000', origin: 'null' }, true],
    [{ host: 'localhost:3000', origin: 'Unsinn' }, true],
    [{ host: 'Un sinn', origin: 'https://evil.example' }, true],
    [{ origin: 'https://evil.example' }, true],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }, false],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'none' }, false],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'same-site' }, true],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }, true],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, true],
    [{ host: 'localhost:3000', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, true],
  ])('judges %j as foreign: %s', (headers, foreign) => {
    expect(isForeignOrigin(headers, PUBLIC_URL)).toBe(foreign);
  });
});
