import { describe, expect, it } from '@jest/globals';
import { PhotoUpload, type UploadState } from './photo-upload.ts';
import type { PhotoAnswer } from './send-photo.ts';

const SUBMISSION = '0192f0c1-2345-7abc-8def-0123456789ab';
const arrived: PhotoAnswer = { kind: 'arrived' };
const later = (after = 0): PhotoAnswer => ({ kind: 'later', after });
const refused: PhotoAnswer = { kind: 'refused', reason: 'Das ist kein Bild.' };

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** A browser that answers as it is told, and where every pause is over at once. */
class FakeBrowser {
  /** Place and bytes of what was sent, in order. */
  readonly sent: string[] = [];
  readonly pauses: number[] = [];
  readonly states: UploadState[] = [];
  prepared = 0;
  private online: (() => void) | undefined;

  constructor(private readonly answers: PhotoAnswer[]) {}

  upload(...names: string[]): PhotoUpload {
    const means = {
      prepare: async (file: File) => {
        this.prepared += 1;
        return file;
      },
      send: async (_id: string, place: number, file: Blob) => {
        this.sent.push(`${place} ${(file as File).name}`);
        return this.answers.shift() ?? arrived;
      },
      pause: async (milliseconds: number) => void this.pauses.push(milliseconds),
      isOnline: () => this.online === undefined,
      whenOnline: () => new Promise<void>((resolve) => this.goOffline(resolve)),
    };
    const order = { submissionId: SUBMISSION, photos: names.map(photo) };
    return new PhotoUpload(order, means, (state) => this.states.push(state));
  }

  goOffline(whenBack: () => void = () => undefined): void {
    this.online = whenBack;
  }

  comeBack(): void {
    this.online?.();
    this.online = undefined;
  }

  get last(): UploadState | undefined {
    return this.states.at(-1);
  }

  /** Resolves as soon as the upload is in a phase. */
  async reaches(phase: UploadState['phase']): Promise<void> {
    while (this.last?.phase !== phase) await Promise.resolve();
  }
}

describe('the photos of an enquiry', () => {
  it('are sent one after the other, each to its place', async () => {
    const browser = new FakeBrowser([]);
    await browser.upload('a.jpg', 'b.jpg', 'c.jpg').run();
    expect(browser.sent).toEqual(['1 a.jpg', '2 b.jpg', '3 c.jpg']);
    expect(browser.states.filter(({ phase }) => phase === 'sending').map(({ place }) => place)).toContain(2);
    expect(browser.last).toMatchObject({ phase: 'done', arrived: 3, refused: [] });
    expect(browser.pauses).toEqual([]);
  });

  it('are tried again with growing pauses, with the same bytes, and never before the server wants them', async () => {
    const browser = new FakeBrowser([later(), later(), later(40_000), arrived]);
    await browser.upload('a.jpg').run();
    expect(browser.pauses).toEqual([2_000, 5_000, 40_000]);
    expect(browser.sent).toEqual(Array(4).fill('1 a.jpg'));
    expect(browser.prepared).toBe(1);
    expect(browser.last).toMatchObject({ phase: 'done', arrived: 1 });
  });

  it('get stuck after some tries, and go on from there when somebody asks for it', async () => {
    const browser = new FakeBrowser([arrived, ...Array<PhotoAnswer>(6).fill(later())]);
    const upload = browser.upload('a.jpg', 'b.jpg', 'c.jpg');
    await upload.run();
    expect(browser.last).toMatchObject({ phase: 'stuck', arrived: 1, place: 2 });
    expect(browser.sent).toHaveLength(7);
    await upload.run();
    expect(browser.sent.slice(7)).toEqual(['2 b.jpg', '3 c.jpg']);
    expect(browser.last).toMatchObject({ phase: 'done', arrived: 3 });
  });

  it('are stuck for good where the last try says why', async () => {
    const reason = 'Zu dieser Anfrage nicht.';
    const unknown: PhotoAnswer = { kind: 'later', after: 0, reason };
    const browser = new FakeBrowser([later(), ...Array<PhotoAnswer>(5).fill(unknown)]);
    await browser.upload('a.jpg', 'b.jpg').run();
    expect(browser.last).toMatchObject({ phase: 'stuck', arrived: 0, reason });
  });

  it('leave it to a button where the server wants more patience than a visitor has', async () => {
    const browser = new FakeBrowser([later(3_600_000)]);
    await browser.upload('a.jpg').run();
    expect(browser.last?.phase).toBe('stuck');
    expect(browser.pauses).toEqual([]);
  });

  it('wait for the connection, which counts as no failed try', async () => {
    const browser = new FakeBrowser([later(), arrived]);
    browser.goOffline();
    const done = browser.upload('a.jpg').run();
    await browser.reaches('offline');
    browser.comeBack();
    await done;
    expect(browser.pauses).toEqual([]);
    expect(browser.last).toMatchObject({ phase: 'done', arrived: 1 });
  });

  it('that are refused for good are noted, and the others follow', async () => {
    const browser = new FakeBrowser([arrived, refused, arrived]);
    await browser.upload('a.jpg', 'b.jpg', 'c.jpg').run();
    expect(browser.sent).toHaveLength(3);
    expect(browser.last).toMatchObject({
      phase: 'done',
      arrived: 2,
      refused: [{ place: 2, name: 'b.jpg', reason: 'Das ist kein Bild.' }],
    });
  });
});
