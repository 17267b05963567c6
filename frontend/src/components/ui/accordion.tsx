import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

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
  return (
    <Radix.Root
      type="single"
      collapsible
      defaultValue={items[0]?.question ?? ''}
      className={classNames('border-b border-ink/15', className)}
    >
      {items.map(({ question, answer }) => (
        <Radix.Item key={question} value={question} className="border-t border-ink/15">
          <Radix.Header>
            <Radix.Trigger className={TRIGGER}>
              {question}
              <Plus aria-hidden="true" className={SIGN} />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content asChild forceMount>
            <Panel>{answer}</Panel>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

const TRIGGER =
  'group flex min-h-14 w-full items-start justify-between gap-6 py-4 text-left font-display text-lg leading-snug ' +
  'font-semibold transition-colors hover:text-petrol data-[state=open]:text-petrol noscript:cursor-auto';

/** A plus, a cross while the answer is open. */
const SIGN =
  'mt-0.5 size-5 shrink-0 text-petrol transition-transform duration-200 group-data-[state=open]:rotate-45 noscript:hidden';

/** An answer. It leaves out the inline style that Radix hands down: the content security policy allows none. */
function Panel({ style: _, children, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div {...rest} className="group/panel">
      <div
        className={
          'invisible grid grid-rows-[0fr] transition-[grid-template-rows,visibility] duration-200 ease-bead ' +
          'group-data-[state=open]/panel:visible group-data-[state=open]/panel:grid-rows-[1fr] ' +
          'noscript:visible noscript:grid-rows-[1fr]'
        }
      >
        <div className="overflow-hidden">
          <div className="max-w-prose pb-6 sm:pr-11">{children}</div>
        </div>
      </div>
    </div>
  );
}
