import type { FactName } from '@fahrzeugpflege/contracts';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { isConflict } from '#lib/api-client.ts';
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

/**
 * The form of one fact with a button of its own: what was typed is saved for that fact alone. Where somebody else has changed
 * it meanwhile, it is not saved before whoever typed it knows of that.
 */
export function FactForm({ fact, value, label, isFixed, read, ...look }: FactFormProps) {
  const { isEmptied = false, action = 'Speichern', className, children } = look;
  const setFact = useSetFact(fact);
  const [fault, setFault] = useState<string>();
  const [isTouched, setTouched] = useState(false);
  const saved = isEmptied ? undefined : setFact.variables?.value;
  const fields = useFields({ value, saved, isTouched });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (setFact.isPending) return;
    const outcome = read(new FormData(event.currentTarget));
    setFault('fault' in outcome ? outcome.fault : undefined);
    if (!('value' in outcome)) return;
    const isWarned = isConflict(setFact.error);
    const before = isEmptied ? value : fields.base;
    setTouched(false);
    const onError = () => setTouched(true);
    setFact.mutate({ value: outcome.value, before: isWarned ? undefined : before }, { onError });
  }
  return (
    <form
      method="post"
      aria-label={label}
      onChange={() => setTouched(true)}
      onSubmit={submit}
      className={classNames('grid gap-3', className)}
    >
      <fieldset disabled={isFixed} className="contents">
        <Fragment key={fields.key}>{children}</Fragment>
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

interface Fields {
  /** What is in force. */
  readonly value: unknown;
  /** What was saved here last. */
  readonly saved: unknown;
  /** Whether something was typed that is not saved. */
  readonly isTouched: boolean;
}

/** Fields that somebody else has changed begin anew, with another key, unless something is typed there; `base` is what they began from. */
function useFields({ value, saved, isTouched }: Fields): { readonly key: number; readonly base: unknown } {
  const [seen, setSeen] = useState({ value, base: value, key: 0 });
  if (JSON.stringify(seen.value) === JSON.stringify(value)) return seen;
  const isOwn = JSON.stringify(value) === JSON.stringify(saved);
  const next = { value, base: isTouched ? seen.base : value, key: isOwn || isTouched ? seen.key : seen.key + 1 };
  setSeen(next);
  return next;
}
