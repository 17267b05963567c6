import type { MailTemplate } from '@fahrzeugpflege/contracts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';

interface TemplateListProps {
  readonly templates: readonly MailTemplate[];
  /** Id of the one that is open. */
  readonly open: string | null;
  /** Those that somebody else has removed while one wrote into them. */
  readonly removed: readonly MailTemplate[];
  /** Ids of those with words that are not saved. */
  readonly unsaved: ReadonlySet<string>;
  readonly onMove: (template: MailTemplate, by: -1 | 1) => void;
}

/** The templates in the order in which the answer offers them, and drafts that have none any more; each leads to its editor. */
export function TemplateList({ templates, removed, open, unsaved, onMove }: TemplateListProps) {
  return (
    <ol className="border-y border-line">
      {templates.map((template, index) => (
        <TemplateRow
          key={template.id}
          template={template}
          index={index}
          isLast={index === templates.length - 1}
          isOpen={template.id === open}
          isUnsaved={template.id !== open && unsaved.has(template.id)}
          onMove={(by) => onMove(template, by)}
        />
      ))}
      {removed.map((template) => (
        <li key={template.id} className={rowClass(template.id === open)}>
          <TemplateLink template={template} isOpen={template.id === open} isUnsaved />
        </li>
      ))}
    </ol>
  );
}

interface TemplateRowProps extends TemplateLinkProps {
  readonly index: number;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

function TemplateRow({ template, index, isLast, isOpen, isUnsaved, onMove }: TemplateRowProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  // A row that moves takes the focus of its button along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new place that calls for it
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  return (
    <li className={rowClass(isOpen)}>
      <TemplateLink template={template} isOpen={isOpen} isUnsaved={isUnsaved} />
      {([-1, 1] as const).map((by) => {
        const isEnd = by < 0 ? index === 0 : isLast;
        const Icon = by < 0 ? ChevronUp : ChevronDown;
        return (
          <button
            key={by}
            type="button"
            aria-disabled={isEnd}
            onClick={(event) => {
              if (isEnd) return;
              pressed.current = event.currentTarget;
              onMove(by);
            }}
            className="grid w-11 place-items-center text-muted hover:text-ink focus-visible:outline-offset-[-3px] aria-disabled:cursor-default aria-disabled:opacity-30"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">
              {template.name} {by < 0 ? 'nach oben' : 'nach unten'}
            </span>
          </button>
        );
      })}
    </li>
  );
}

function rowClass(isOpen: boolean): string {
  return classNames(
    'flex items-stretch border-t border-line first:border-t-0',
    isOpen && 'bg-petrol-wash shadow-[inset_3px_0_0_var(--color-petrol)]',
  );
}

interface TemplateLinkProps {
  readonly template: MailTemplate;
  readonly isOpen: boolean;
  readonly isUnsaved: boolean;
}

function TemplateLink({ template: { id, name, subject }, isOpen, isUnsaved }: TemplateLinkProps) {
  return (
    <Link
      to={{ search: `vorlage=${id}` }}
      preventScrollReset
      data-template={id}
      aria-current={isOpen ? 'true' : undefined}
      className="grid min-h-14 min-w-0 flex-1 content-center py-1.5 pr-2 pl-3 no-underline hover:text-petrol focus-visible:outline-offset-[-3px]"
    >
      <span className="truncate font-semibold">{name}</span>
      <span className="truncate text-sm text-muted">
        {isUnsaved ? <strong className="font-semibold text-accent-deep">Noch nicht gespeichert</strong> : subject}
      </span>
    </Link>
  );
}

interface RemovedTemplatesProps {
  readonly templates: readonly MailTemplate[];
  readonly onRestore: (template: MailTemplate) => void;
}

/** What the house delivers and somebody removed: each can be had back as it was delivered. */
export function RemovedTemplates({ templates, onRestore }: RemovedTemplatesProps) {
  const titleId = useId();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6 text-sm">
      <h2 id={titleId} className="font-sans text-sm font-semibold tracking-normal text-muted">
        Entfernte Vorlagen
      </h2>
      <ul className="mt-1 border-y border-line">
        {templates.map((template) => (
          <li
            key={template.id}
            className="flex items-center justify-between gap-3 border-t border-line pl-3 first:border-t-0"
          >
            <span className="min-w-0 truncate">{template.name}</span>
            <Button variant="quiet" size="sm" onClick={() => onRestore(template)}>
              Wiederherstellen <span className="sr-only">({template.name})</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
