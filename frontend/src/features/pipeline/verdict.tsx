import { CircleAlert, CircleCheck, CircleHelp, Clock } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '#lib/class-names.ts';
import type { Finding } from './pipeline-findings.ts';
import { RetryButton, type useRetry } from './retry.tsx';

interface VerdictProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly findings: readonly Finding[];
  readonly retry: ReturnType<typeof useRetry>;
}

/** Each has its own shape, so that no one needs the colour to tell them apart. */
const ICONS = { fine: CircleCheck, stuck: CircleAlert, late: Clock, unknown: CircleHelp } as const;

const TONES = {
  fine: 'border-petrol bg-petrol-wash',
  stuck: 'border-danger bg-danger-wash',
  late: 'border-accent bg-accent-wash',
  unknown: 'border-line-strong bg-sand',
} as const;

const ICON_TONES = {
  fine: 'text-petrol',
  stuck: 'text-danger',
  late: 'text-accent-deep',
  unknown: 'text-muted',
} as const;

/** Sentence and advice, the button beside them where there is room. */
const FINDING = 'grid min-w-0 flex-1 content-start gap-x-6 sm:grid-cols-[1fr_auto]';

const FINE = { tone: 'fine', text: 'Alles läuft.' } as const;

/** How it stands, as a sentence that is read first, and whatever else is the matter below it. */
export function Verdict({ headingRef, findings, retry }: VerdictProps) {
  const [first = FINE, ...others] = findings;
  return (
    <section
      aria-label="Zustand"
      data-verdict={first.tone}
      className={classNames('rounded-md border-l-4 px-4 py-4 sm:px-6 sm:py-5', TONES[first.tone])}
    >
      <div className="flex gap-3">
        <FindingIcon tone={first.tone} className="mt-1 size-6" />
        <div className={FINDING}>
          {/* Alone in the live region: ages and counts below it change all the time. */}
          <div role="status">
            <h2 ref={headingRef} tabIndex={-1} className="text-xl leading-snug">
              {first.text}
            </h2>
          </div>
          <Rest finding={first} retry={retry} />
        </div>
      </div>
      {others.length > 0 && (
        <ul className="mt-4 grid gap-4 border-t border-ink/15 pt-4">
          {others.map((finding) => (
            <li key={finding.text} className="flex gap-3">
              <FindingIcon tone={finding.tone} className="mx-0.5 mt-0.5 size-5" />
              <div className={FINDING}>
                <p className="font-semibold">{finding.text}</p>
                <Rest finding={finding} retry={retry} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FindingIcon({ tone, className }: { readonly tone: keyof typeof ICONS; readonly className: string }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" className={classNames('shrink-0', ICON_TONES[tone], className)} />;
}

interface RestProps {
  readonly finding: Omit<Finding, 'tone'>;
  readonly retry: ReturnType<typeof useRetry>;
}

function Rest({ finding: { text, advice, retry: kind }, retry }: RestProps) {
  return (
    <>
      {advice && <p className="mt-1 max-w-prose text-sm sm:col-start-1">{advice}</p>}
      {kind && (
        <RetryButton
          target={{ kind }}
          retry={retry}
          subject={text}
          className="mt-3 self-start justify-self-start sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0"
        />
      )}
    </>
  );
}
