import type { FactName } from '@fahrzeugpflege/contracts';
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { focusFirstError } from '#components/ui/field.tsx';
import { isConflict } from '#lib/api-client.ts';
import { classNames } from '#lib/class-names.ts';
import { useSetFact } from './business-settings.ts';

/** What is wrong, by the name of the field. */
type FieldFaults = Readonly<Record<string, string>>;

interface FactFormProps {
  readonly fact: FactName;
  /** What is in force. */
  readonly value: unknown;
  /** Says what is saved, for who can't see where the button stands. */
  readonly label: string;
  /** True for a fact that the environment sets. */
  readonly isFixed: boolean;
  /** Reads the form; its faults where that can't be saved. */
  readonly read: (form: FormData) => { readonly value: unknown } | { readonly faults: FieldFaults };
  /** True where the fields are for something more, and are empty again once it is saved. */
  readonly isEmptied?: boolean;
  /** On the button; «Speichern» by default. */
  readonly action?: string;
  readonly className?: string;
  readonly children: (faults: FieldFaults) => ReactNode;
}

/**
 * The form of one fact with a button of its own: what was typed is saved for that fact alone. Where somebody else has changed
 * it meanwhile, it is not saved before whoever typed it knows of that.
 */
export function FactForm({ fact, value, label, isFixed, read, ...look }: FactFormProps) {
  const { isEmptied = false, action = 'Speichern', className, children } = look;
  const setFact = useSetFact(fact);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [isTouched, setTouched] = useState(false);
  const saved = isEmptied ? undefined : setFact.variables?.value;
  const fields = useFields({ value, saved, isTouched });

  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstError(form.current);
  }, [faults]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (setFact.isPending) return;
    const outcome = read(new FormData(event.currentTarget));
    const found = { ...('faults' in outcome && outcome.faults), ...halfDays(event.currentTarget) };
    setFaults(found);
    if (!('value' in outcome) || Object.keys(found).length > 0) return;
    const isWarned = isConflict(setFact.error);
    const before = isEmptied ? value : fields.base;
    setTouched(false);
    const onError = () => setTouched(true);
    setFact.mutate({ value: outcome.value, before: isWarned ? value : before }, { onError });
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      onChange={() => setTouched(true)}
      onSubmit={submit}
      className={classNames('grid gap-3', className)}
    >
      <fieldset disabled={isFixed} className="contents">
        <Fragment key={fields.key}>{children(faults)}</Fragment>
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
      {isFixed && <p className="col-span-full text-xs text-muted">Fest eingestellt durch den Betrieb der Website.</p>}
    </form>
  );
}

/** Half a day of the calendar reads as none: it is wrong, and not left out. */
function halfDays(form: HTMLFormElement): FieldFaults {
  const half = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(half.map(({ name }) => [name, 'Bitte einen ganzen Tag angeben']));
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
