import { businessProfile } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWith } from '#test/third-parties.tsx';
import { press } from '#test/user.ts';
import { LOAD_LIMIT } from './embedded-content.tsx';
import { LocationMap } from './location-map.tsx';

const { thirdParties, email } = businessProfile;
const TITLE = 'Karte: Fahrzeugpflege Roggwil, 4914 Roggwil BE';
const FAILED = 'Die Karte lässt sich gerade nicht laden.';
/** All that a page learns of another host's answer. */
const opaque = { type: 'opaque' } as Response;
const answering = () => Promise.resolve(opaque);
const blocked = () => Promise.reject(new TypeError('Failed to fetch'));
const frame = () => document.querySelector('iframe');

describe('the map', () => {
  let ask: jest.Mock<typeof fetch>;

  beforeEach(() => {
    localStorage.clear();
    ask = jest.fn<typeof fetch>(answering);
    globalThis.fetch = ask;
  });

  it('loads on the click, lazily, under a title, with a link to the same place', async () => {
    renderWith(thirdParties, <LocationMap />);
    expect(frame()).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    press('Inhalt laden');
    const map = await screen.findByTitle<HTMLIFrameElement>(TITLE);
    expect(map.src).toBe(thirdParties.map.embedUrl);
    expect(map.getAttribute('loading')).toBe('lazy');
    fireEvent.load(map);
    expect(screen.queryByText(/wird geladen/)).toBeNull();
    const link = screen.getByRole('link', { name: 'Auf der Karte öffnen' });
    expect(link.getAttribute('href')).toBe(thirdParties.map.searchUrl);
  });

  it('is asked for without cookies before its frame is there', async () => {
    renderWith(thirdParties, <LocationMap />);
    press('Inhalt laden');
    expect(frame()).toBeNull();
    const how = expect.objectContaining({ mode: 'no-cors', credentials: 'omit' });
    expect(ask.mock.calls).toEqual([[thirdParties.map.embedUrl, how]]);
    await screen.findByTitle(TITLE);
  });

  it('blocked, says so, offers phone, mail and its page, and tries again on request', async () => {
    ask.mockImplementationOnce(blocked);
    renderWith(thirdParties, <LocationMap />);
    press('Inhalt laden');
    await screen.findByText(FAILED);
    expect(frame()).toBeNull();
    for (const target of ['tel:+41620000000', `mailto:${email}`, thirdParties.map.searchUrl]) {
      expect(document.querySelector(`a[href="${target}"]`)).not.toBeNull();
    }
    press('Nochmals versuchen');
    fireEvent.load(await screen.findByTitle(TITLE));
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('slow, says so after the limit, and is still shown if it comes late', async () => {
    jest.useFakeTimers();
    try {
      let answer: (response: Response) => void = () => undefined;
      ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
      renderWith(thirdParties, <LocationMap />);
      press('Inhalt laden');
      await act(() => jest.advanceTimersByTimeAsync(LOAD_LIMIT));
      screen.getByText(FAILED);
      await act(async () => answer(opaque));
      fireEvent.load(screen.getByTitle(TITLE));
      expect(screen.queryByText(FAILED)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});
