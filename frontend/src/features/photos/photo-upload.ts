import type { PhotoAnswer } from './send-photo.ts';

/** A photo that will not be taken, and why. */
interface RefusedPhoto {
  readonly place: number;
  readonly name: string;
  readonly reason: string;
}

/** How far the photos of one enquiry are. */
export interface UploadState {
  readonly submissionId: string;
  readonly total: number;
  /** Of the photo under way, from 1 on. */
  readonly place: number;
  readonly arrived: number;
  readonly refused: readonly RefusedPhoto[];
  /** `waiting`: between two tries; `stuck`: after the last one, until somebody asks for more. */
  readonly phase: 'sending' | 'waiting' | 'offline' | 'stuck' | 'done';
  /** Why it is stuck for good; undefined where one more try may help. */
  readonly reason?: string | undefined;
}

/** An enquiry that was accepted, and what follows it. */
export interface PhotoOrder {
  readonly submissionId: string;
  readonly photos: readonly File[];
}

/** What an upload has of the browser. */
export interface UploadMeans {
  /** Makes of a photo what is sent. */
  readonly prepare: (photo: File) => Promise<Blob>;
  readonly send: (submissionId: string, place: number, photo: Blob) => Promise<PhotoAnswer>;
  /** @param milliseconds how long */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly whenOnline: () => Promise<void>;
}

/** Between the tries of one photo, in milliseconds; an enquiry that waits in a queue is known after a minute or two. */
const PAUSES = [2_000, 5_000, 15_000, 30_000, 60_000];
/** For whom the server asks for more patience than this, a button is better than silence. */
const LONGEST_PAUSE = 300_000;

/**
 * Sends the photos of one enquiry, one after the other. What can succeed later is tried again; what is refused for good is
 * noted, and the next one follows. Being offline is no failed try.
 */
export class PhotoUpload {
  private state: UploadState;
  private readonly prepared = new Map<number, Blob>();

  constructor(
    private readonly order: PhotoOrder,
    private readonly means: UploadMeans,
    private readonly onChange: (state: UploadState) => void,
  ) {
    const { submissionId, photos } = order;
    this.state = { submissionId, total: photos.length, place: 1, arrived: 0, refused: [], phase: 'sending' };
  }

  /** Goes on where it stands; resolves when it is `done` or `stuck`. Never rejects. */
  async run(): Promise<void> {
    for (const [index, photo] of this.order.photos.entries()) {
      const place = index + 1;
      if (place < this.state.place) continue;
      this.change({ place, phase: 'sending' });
      const last = await this.deliver(photo, place);
      if (last.kind === 'later') return this.change({ phase: 'stuck', reason: last.reason });
      this.settle(photo, last);
    }
    this.change({ place: this.state.total + 1, phase: 'done' });
  }

  /** What became of the last try: `later` when none succeeded and none was refused for good. */
  private async deliver(photo: File, place: number): Promise<PhotoAnswer> {
    for (let tries = 0; ; ) {
      const answer = await this.means.send(this.order.submissionId, place, await this.prepare(photo, place));
      if (answer.kind !== 'later') return answer;
      if (!this.means.isOnline()) {
        this.change({ phase: 'offline' });
        await this.means.whenOnline();
      } else {
        const pause = Math.max(PAUSES[tries] ?? Number.POSITIVE_INFINITY, answer.after);
        if (pause > LONGEST_PAUSE) return answer;
        tries += 1;
        this.change({ phase: 'waiting' });
        await this.means.pause(pause);
      }
      this.change({ phase: 'sending' });
    }
  }

  /** Made once: a repeated try sends the same bytes, which is how the server knows it. */
  private async prepare(photo: File, place: number): Promise<Blob> {
    const prepared = this.prepared.get(place) ?? (await this.means.prepare(photo));
    this.prepared.set(place, prepared);
    return prepared;
  }

  private settle({ name }: File, answer: Exclude<PhotoAnswer, { readonly kind: 'later' }>): void {
    const { place, arrived, refused } = this.state;
    this.prepared.delete(place);
    if (answer.kind === 'arrived') this.change({ arrived: arrived + 1 });
    else this.change({ refused: [...refused, { place, name, reason: answer.reason }] });
    this.state = { ...this.state, place: place + 1 };
  }

  private change(change: Partial<UploadState>): void {
    this.state = { ...this.state, ...change };
    this.onChange(this.state);
  }
}
