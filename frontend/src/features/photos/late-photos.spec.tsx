import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { randomUuid } from '#lib/ids.ts';
import { toast } from '#lib/toast-store.ts';
import { renderPage } from '#test/render-page.tsx';
import { addPhotos } from './photo-rules.ts';
import type { PhotoOrder } from './photo-upload.ts';

const startUpload = jest.fn<(order: PhotoOrder) => boolean>();
let arrive: () => void = () => undefined;
const arrived = new Promise<void>((resolve) => {
  arrive = resolve;
});
jest.unstable_mockModule('./photo-tools.ts', async () => {
  await arrived;
  return { addPhotos, startUpload };
});

const { followWithPhotos, loadPhotoTools } = await import('./load-photo-tools.ts');
const { choosePhotos, chosenPhotos, holdsPhotos, noteUnchecked, photosOf } = await import('./photo-store.ts');

const photo = (name: string, type = 'image/png') => new File([name], name, { type });
const plan = photo('plan.pdf', 'application/pdf');

/** As the field does it. */
async function choose(...files: File[]): Promise<void> {
  const { addPhotos: add } = await loadPhotoTools();
  choosePhotos('fahrzeug', add(chosenPhotos('fahrzeug'), files).photos);
}

describe('photos that are not checked yet when their enquiry was accepted', () => {
  beforeEach(() => {
    choosePhotos('fahrzeug', []);
    toast({ title: 'Gesendet', description: '' });
    startUpload.mockReset().mockReturnValue(true);
    renderPage(<p>Vielen Dank</p>);
  });

  it('are told of after a while, follow once they are, and what can’t go along is said', async () => {
    const [early, late] = [photo('a.png'), photo('b.png')];
    choosePhotos('fahrzeug', [early]);
    noteUnchecked('fahrzeug', [late, plan], choose(late, plan));
    const id = randomUuid();
    jest.useFakeTimers();
    try {
      void followWithPhotos('fahrzeug', id, photosOf('fahrzeug'));
      await act(() => jest.advanceTimersByTimeAsync(2_999));
      expect(screen.queryByText('Die Fotos folgen noch')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1));
      screen.getByText('Die Fotos folgen noch');
    } finally {
      jest.useRealTimers();
    }
    expect(holdsPhotos()).toBe(true);
    await act(async () => arrive());
    await screen.findByText(/^«plan\.pdf» ist kein Bild/);
    expect(startUpload.mock.calls).toEqual([[{ submissionId: id, photos: [early, late] }]]);
    await waitFor(() => expect(holdsPhotos()).toBe(false));
  });

  it('leave alone what was chosen since', async () => {
    const [sent, next] = [photo('a.png'), photo('b.png')];
    const photos = { chosen: [sent], unchecked: [] };
    choosePhotos('fahrzeug', [sent, next]);
    await act(() => followWithPhotos('fahrzeug', randomUuid(), photos));
    expect(chosenPhotos('fahrzeug')).toEqual([next]);
  });

  it('that fail unexpectedly are told of, and stay in the form', async () => {
    startUpload.mockImplementation(() => {
      throw new Error('unexpected');
    });
    choosePhotos('fahrzeug', [photo('a.png')]);
    await act(() => followWithPhotos('fahrzeug', randomUuid(), photosOf('fahrzeug')));
    await screen.findByText(/Nur die Fotos liessen sich nicht senden/);
    expect(chosenPhotos('fahrzeug')).toHaveLength(1);
  });
});
