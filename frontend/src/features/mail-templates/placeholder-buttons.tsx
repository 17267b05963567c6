import { type MailTemplate, PLACEHOLDERS, TEMPLATE_LIMITS } from '@fahrzeugpflege/contracts';
import { type RefObject, useEffect, useState } from 'react';

interface PlaceholderButtonsProps {
  readonly isDisabled: boolean;
  readonly onChoose: (placeholder: string) => void;
}

/** What the answer knows of a lead and fills in; one press puts it where one was writing. */
export function PlaceholderButtons({ isDisabled, onChoose }: PlaceholderButtonsProps) {
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-1.5 text-sm font-semibold">Platzhalter einsetzen</legend>
      <div className="flex flex-wrap gap-2">
        {PLACEHOLDERS.map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            onClick={() => onChoose(`[${placeholder}]`)}
            className={
              'min-h-9 rounded-md border border-line-strong bg-white px-3 text-sm transition-colors hover:border-petrol ' +
              'hover:bg-petrol-wash pointer-coarse:min-h-11'
            }
          >
            {placeholder}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Puts a text where one was writing last, in the subject or in the text; one goes on writing behind it. */
export function useInsertion(
  form: RefObject<HTMLFormElement | null>,
  template: MailTemplate,
  edit: (words: Partial<MailTemplate>) => void,
) {
  const [written, setWritten] = useState<'subject' | 'text'>();
  const target = written ?? 'text';
  const [caret, setCaret] = useState<number>();
  const field = () => form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${target}"]`);
  useEffect(() => {
    if (caret === undefined) return;
    field()?.focus();
    field()?.setSelectionRange(caret, caret);
    setCaret(undefined);
  });
  return {
    subject: { onFocus: () => setWritten('subject') },
    text: { onFocus: () => setWritten('text') },
    insert: (inserted: string) => {
      const { selectionStart, selectionEnd } = (written && field()) ?? {};
      const words = template[target];
      const start = selectionStart ?? words.length;
      const next = words.slice(0, start) + inserted + words.slice(selectionEnd ?? start);
      if (next.length > TEMPLATE_LIMITS[target]) return;
      edit({ [target]: next });
      setCaret(start + inserted.length);
    },
  };
}
