import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { classNames } from '#lib/class-names.ts';

interface FieldTexts {
  readonly label: string;
  /** Whether a field that is not required is marked so; yes by default. Some are required by scripts alone. */
  readonly marksOptional?: boolean | 'without-script' | undefined;
  /** An example or a rule, read with the label. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

const CONTROL =
  'block w-full rounded-md border border-line-strong bg-white px-3.5 py-2.5 text-base text-ink transition-colors ' +
  'hover:border-petrol focus:border-petrol aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';

/** Label, hint, control and error of one field, tied together for assistive technology. */
function FieldFrame(
  props: FieldTexts & {
    readonly id: string;
    readonly required: boolean;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  },
) {
  const { id, label, marksOptional = true, hint, error, required, className, children } = props;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
        {label}
        {!required && marksOptional && (
          <span
            className={classNames(
              'text-xs font-normal text-muted',
              marksOptional === 'without-script' && 'hidden noscript:inline',
            )}
          >
            freiwillig
          </span>
        )}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field; the field is described by its id. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-[1.1em] shrink-0" />
      {children}
    </p>
  );
}

/** Leads to the first field of a form that says what is wrong with it. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const found = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // What is folded away takes no focus.
  found?.closest('details')?.setAttribute('open', '');
  found?.focus();
}

function controlProps(id: string, { hint, error }: FieldTexts) {
  const describedBy = classNames(error && `${id}-error`, hint && `${id}-hint`);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

/** A one-line text field. */
export function TextField(props: FieldTexts & ComponentPropsWithRef<'input'>) {
  const { label, marksOptional, hint, error, className, ...input } = props;
  const id = useId();
  const texts = { label, marksOptional, hint, error };
  return (
    <FieldFrame {...texts} id={id} required={input.required ?? false} className={className}>
      <input type="text" {...input} {...controlProps(id, texts)} className={CONTROL} />
    </FieldFrame>
  );
}

/** Keeps what was typed before the scripts came: React gives an area that came filled its first text back. */
function useTypedBefore(id: string): void {
  const [typed] = useState(() => findArea(id)?.value);
  useLayoutEffect(() => {
    const area = findArea(id);
    if (area && typed !== undefined) area.value = typed;
  }, [id, typed]);
}

function findArea(id: string): HTMLTextAreaElement | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id) as HTMLTextAreaElement | null);
}

/** A text field of several lines. */
export function TextAreaField(props: FieldTexts & ComponentPropsWithRef<'textarea'>) {
  const { label, marksOptional, hint, error, className, ...area } = props;
  const id = useId();
  const texts = { label, marksOptional, hint, error };
  useTypedBefore(id);
  return (
    <FieldFrame {...texts} id={id} required={area.required ?? false} className={className}>
      <textarea rows={6} {...area} {...controlProps(id, texts)} className={classNames(CONTROL, 'resize-y')} />
    </FieldFrame>
  );
}

/** A choice from a short list: the platform's own control, the best one on a phone. */
export function SelectField(props: FieldTexts & ComponentPropsWithRef<'select'>) {
  const { label, marksOptional, hint, error, className, ...select } = props;
  const id = useId();
  const texts = { label, marksOptional, hint, error };
  return (
    <FieldFrame {...texts} id={id} required={select.required ?? false} className={className}>
      <select
        {...select}
        {...controlProps(id, texts)}
        className={classNames(CONTROL, 'select-arrow appearance-none')}
      />
    </FieldFrame>
  );
}
