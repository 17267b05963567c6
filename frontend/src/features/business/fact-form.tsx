import type { FactName } from '@fahrzeugpflege/contracts';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { useSetFact } from './business-settings.ts';

interface FactFormProps {
  readonly fact: FactName;
  /** What is in force. */
  readonly value: unknown;
  /** Says what is saved, for who can't see where the button stands. */
  readonly label: string;
  /** True for a fact that the environment sets. */
  readonly isFixed: boolean;
  /** Reads the form; undefined and a sentence where that can't be saved. */
  readonly read: (form: FormData) => { readonly value: unknown } | { readonly fault: string };
  /** True where the fields are for something more, and are empty again once it is saved. */
  readonly isEmptied?: boolean;
  /** On the button; «Speichern» by default. */
  readonly action?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The form of one fact with a button of its own: what was typed is saved for that fact alone. */
export function FactForm({ fact, value, label, isFixed, read, ...look }: FactFormProps) {
  const { isEmptied = false, action = 'Speichern', className, children } = look;
  const setFact = useSetFact(fact);
  const [fault, setFault] = useState<string>();
  const saved = isEmptied ? undefined : JSON.stringify(setFact.variables);
  const fieldsKey = useFieldsKey(JSON.stringify(value), saved);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (setFact.isPending) return;
    const outcome = read(new FormData(event.currentTarget));
    setFault('fault' in outcome ? outcome.fault : undefined);
    if ('value' in outcome) setFact.mutate(outcome.value);
  }
  return (
    <form method="post" aria-label={label} onSubmit={submit} className={classNames('grid gap-3', className)}>
      <fieldset disabled={isFixed} className="contents">
        <Fragment key={fieldsKey}>{children}</Fragment>
        <Button
          type="submit"
          variant="outline"
          size="sm"
          // As high as the fields beside it.
          className="min-h-12! w-fit"
          busyLabel={setFact.isPending && 'Speichert …'}
        >
          {action} <span className="sr-only">({label})</span>
        </Button>
      </fieldset>
      {fault && (
        <p role="alert" className="col-span-full text-sm font-semibold text-danger">
          {fault}
        </p>
      )}
      {isFixed && <p className="col-span-full text-xs text-muted">Fest eingestellt durch den Betrieb der Website.</p>}
    </form>
  );
}

/** Another key where something else is in force than was saved here: fields that somebody else changed begin anew. */
function useFieldsKey(value: string, saved: string | undefined): number {
  const [seen, setSeen] = useState({ value, key: 0 });
  if (seen.value === value) return seen.key;
  const key = value === saved ? seen.key : seen.key + 1;
  setSeen({ value, key });
  return key;
}
