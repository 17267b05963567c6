import type { ContactKind, LeadStatus } from '@fahrzeugpflege/contracts';
import type { Dice } from './dice.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What staff did with a lead. Times are milliseconds since 1970. */
export interface StaffWork {
  readonly status: LeadStatus;
  readonly answeredAt: number | null;
  /** Status by status with its time, by whom, after `pending`. */
  readonly steps: readonly StatusStep[];
  readonly assignedTo: string | null;
  readonly processedBy: string | null;
  /** Day of the calendar. */
  readonly followUpOn: string | null;
  readonly offerNumber: string | null;
  readonly notes: string | null;
  /** With whoever sent it, oldest first. */
  readonly contacts: readonly MadeUpContact[];
}

/** A contact that nobody made. */
export interface MadeUpContact {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly kind: ContactKind;
  readonly text: string | null;
  /** Day of the calendar. */
  readonly followUpOn: string | null;
}

export interface StatusStep {
  readonly at: number;
  readonly actor: string;
  readonly from: LeadStatus;
  readonly to: LeadStatus;
}

/** How leads of an age (up to so many days) stand: a few are forgotten for good. */
const STANDING: readonly (readonly [days: number, shares: readonly (readonly [number, LeadStatus])[]])[] = [
  [1, shares(70, 20, 7, 3)],
  [4, shares(20, 35, 33, 12)],
  [14, shares(3, 14, 62, 21)],
  [60, shares(0.3, 3, 72, 24.7)],
  [Number.POSITIVE_INFINITY, shares(0.04, 0.2, 74, 25.76)],
];

const NOTES = [
  'Telefonisch besprochen, meldet sich wieder.',
  'Offerte verschickt, Antwort bis Ende Monat.',
  'Wünscht Abholung, Termin noch offen.',
  'Fahrzeug besichtigt: Lack gut, Dach stark verwittert.',
  'Zweimal angerufen, Combox.',
  'Stammkunde, bitte Rabatt prüfen.',
];

/** What came of contacts, and how often they are of each kind. */
const CONTACTS: readonly (readonly [share: number, kind: ContactKind, texts: readonly [string, ...string[]]])[] = [
  [
    45,
    'reached',
    ['Will es sich überlegen', 'Wünscht Offerte bis Ende Woche', 'Bringt das Fahrzeug am Samstag vorbei'],
  ],
  [25, 'not_reached', ['Am Abend nochmals versuchen', 'Nummer besetzt']],
  [12, 'combox', ['Um Rückruf gebeten']],
  [18, 'mail_written', ['Masse und Fotos erfragt', 'Zwei Termine vorgeschlagen']],
];

const DIRECTORS = 'Geschäftsführung';

/** Works on leads as a staff of a few people would. */
export class Staff {
  private offers = 0;

  constructor(
    private readonly dice: Dice,
    private readonly accounts: readonly string[],
    private readonly now: number,
  ) {}

  workOn(receivedAt: number): StaffWork {
    const { dice, now } = this;
    const status = dice.weigh(STANDING.find(([days]) => now - receivedAt <= days * DAY)?.[1] ?? []);
    const steps = this.stepsTo(status, receivedAt);
    const answered = steps[0];
    const followUpOn = this.followUpOf(status, receivedAt);
    return {
      status,
      steps,
      contacts: answered ? this.contactsFrom(answered, followUpOn) : [],
      answeredAt: answered?.at ?? null,
      assignedTo: dice.chance(answered ? 0.75 : 0.08) ? (answered?.actor ?? dice.pick(this.accounts)) : null,
      processedBy: answered && dice.chance(0.8) ? DIRECTORS : null,
      followUpOn,
      offerNumber: answered && dice.chance(0.33) ? this.nextOffer(receivedAt) : null,
      notes: answered && dice.chance(0.15) ? dice.pick(NOTES) : null,
    };
  }

  private stepsTo(status: LeadStatus, receivedAt: number): StatusStep[] {
    const { dice } = this;
    if (status === 'pending') return [];
    const actor = dice.pick(this.accounts);
    const answered = this.later(receivedAt, dice.around(5 * HOUR));
    if (status === 'processing') return [{ at: answered, actor, from: 'pending', to: status }];
    if (dice.chance(0.4)) return [{ at: answered, actor, from: 'pending', to: status }];
    const done = this.later(answered, dice.around(4 * DAY));
    return [
      { at: answered, actor, from: 'pending', to: 'processing' },
      { at: done, actor: dice.chance(0.8) ? actor : dice.pick(this.accounts), from: 'processing', to: status },
    ];
  }

  /** The first one answered it; the last one planned the follow-up, if there is one. */
  private contactsFrom({ at, actor }: StatusStep, followUpOn: string | null): MadeUpContact[] {
    const { dice } = this;
    const times = dice.chance(0.3) ? [at, this.later(at, dice.around(2 * DAY))] : [at];
    return times.map((time, index) => {
      const [kind, texts] = dice.weigh(CONTACTS.map(([share, ...made]) => [share, made] as const));
      return {
        id: dice.uuid(time),
        at: time,
        actor,
        kind,
        text: dice.chance(0.85) ? dice.pick(texts) : null,
        followUpOn: index === times.length - 1 ? followUpOn : null,
      };
    });
  }

  /** Never in the future. */
  private later(than: number, by: number): number {
    return Math.floor(Math.min(than + Math.max(by, 3 * MINUTE), this.now - (this.now - than) * 0.1));
  }

  private followUpOf(status: LeadStatus, receivedAt: number): string | null {
    const { dice, now } = this;
    const isOpen = status === 'pending' || status === 'processing';
    if (!dice.chance(status === 'processing' ? 0.35 : 0.03)) return null;
    const day = isOpen ? now + dice.whole(-6, 30) * DAY : receivedAt + dice.whole(3, 40) * DAY;
    return new Date(day).toISOString().slice(0, 10);
  }

  private nextOffer(receivedAt: number): string {
    this.offers += 1;
    return `OFF-${new Date(receivedAt).getUTCFullYear()}-${String(this.offers).padStart(3, '0')}`;
  }
}

function shares(pending: number, processing: number, completed: number, rejected: number) {
  return [
    [completed, 'completed'],
    [rejected, 'rejected'],
    [processing, 'processing'],
    [pending, 'pending'],
  ] as const;
}
