import { Plus } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#lib/class-names.ts';

/** A question as the trigger says it, and what it opens. */
interface AccordionItem {
  readonly question: string;
  readonly answer: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly className?: string | undefined;
}

/**
 * Questions of which one at most is open, the first one to begin with. Headings are `h3`. Until the scripts run, the browser
 * itself opens and closes them; without JavaScript all answers are there, where it can show those of closed ones.
 */
export function Accordion({ items, className }: AccordionProps) {
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  // Goes on with what the visitor has open. A browser that doesn't know `name` may have several; the first is so unasked.
  useLayoutEffect(() => {
    const shown = Array.from(list.current?.children ?? []);
    const focused = shown.findIndex((item) => item.contains(document.activeElement));
    setOpen(shown.findLastIndex((item) => item.hasAttribute('open')));
    queueMicrotask(() => list.current?.children[focused]?.querySelector('button')?.focus({ preventScroll: true }));
  }, []);
  return (
    <div ref={list} className={classNames('border-b border-ink/15', className)}>
      {items.map(({ question, answer }, index) => {
        const isOpen = index === open;
        const [button, panel] = [`${id}-question-${index}`, `${id}-answer-${index}`];
        const label = (
          <>
            {question}
            <Plus aria-hidden="true" className={SIGN} />
          </>
        );
        return open === undefined ? (
          <details key={question} name={id} open={index === 0} suppressHydrationWarning className={DETAILS}>
            <summary className="block cursor-pointer marker:hidden">
              <h3>
                <span className={TRIGGER}>{label}</span>
              </h3>
            </summary>
            <div className={TEXT}>{answer}</div>
          </details>
        ) : (
          <div key={question} className="border-t border-ink/15">
            <h3>
              <button
                type="button"
                id={button}
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={() => setOpen(isOpen ? -1 : index)}
                className={TRIGGER}
              >
                {label}
              </button>
            </h3>
            <section
              id={panel}
              aria-labelledby={button}
              className={classNames(PANEL, isOpen ? 'grid-rows-[1fr]' : CLOSED)}
            >
              <div className="overflow-hidden">
                <div className={TEXT}>{answer}</div>
              </div>
            </section>
          </div>
        );
      })}
    </div>
  );
}

/** On paper and without JavaScript all answers are there. */
const DETAILS =
  'group border-t border-ink/15 print:details-content:[content-visibility:visible] ' +
  'noscript:details-content:[content-visibility:visible]';

const TRIGGER =
  'group flex min-h-14 w-full items-start justify-between gap-6 py-4 text-left font-display text-lg leading-snug ' +
  'font-semibold transition-colors hover:text-petrol aria-expanded:text-petrol group-open:text-petrol';

/** A plus, a cross while the answer is open. */
const SIGN =
  'mt-0.5 size-5 shrink-0 text-petrol transition-transform duration-200 group-aria-expanded:rotate-45 group-open:rotate-45 ' +
  'print:hidden';

const PANEL =
  'grid transition-[grid-template-rows,visibility] duration-200 ease-bead print:visible print:grid-rows-[1fr]';
const CLOSED = 'invisible grid-rows-[0fr]';
const TEXT = 'max-w-prose pb-6 sm:pr-11';
