import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#lib/class-names.ts';

/** A question as the trigger says it, and what it opens. */
export interface AccordionItem {
  readonly question: string;
  readonly answer: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly className?: string | undefined;
}

/**
 * Questions of which one at most is open, the first one to begin with. Headings are `h3`. The server sends all answers;
 * without JavaScript all of them are shown.
 */
export function Accordion({ items, className }: AccordionProps) {
  const [open, setOpen] = useState(items[0]?.question);
  const id = useId();
  return (
    <div className={classNames('border-b border-ink/15', className)}>
      {items.map(({ question, answer }, index) => {
        const isOpen = question === open;
        const [button, panel] = [`${id}-question-${index}`, `${id}-answer-${index}`];
        return (
          <div key={question} className="border-t border-ink/15">
            <h3>
              <button
                type="button"
                id={button}
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={() => setOpen(isOpen ? undefined : question)}
                className={TRIGGER}
              >
                {question}
                <Plus aria-hidden="true" className={SIGN} />
              </button>
            </h3>
            <section
              id={panel}
              aria-labelledby={button}
              className={classNames(PANEL, isOpen ? 'grid-rows-[1fr]' : CLOSED)}
            >
              <div className="overflow-hidden">
                <div className="max-w-prose pb-6 sm:pr-11">{answer}</div>
              </div>
            </section>
          </div>
        );
      })}
    </div>
  );
}

const TRIGGER =
  'group flex min-h-14 w-full items-start justify-between gap-6 py-4 text-left font-display text-lg leading-snug ' +
  'font-semibold transition-colors hover:text-petrol aria-expanded:text-petrol noscript:cursor-auto';

/** A plus, a cross while the answer is open. */
const SIGN =
  'mt-0.5 size-5 shrink-0 text-petrol transition-transform duration-200 group-aria-expanded:rotate-45 noscript:hidden';

const PANEL = 'grid transition-[grid-template-rows,visibility] duration-200 ease-bead';
const CLOSED = 'invisible grid-rows-[0fr] noscript:visible noscript:grid-rows-[1fr]';
