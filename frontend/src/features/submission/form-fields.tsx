import type { ComponentProps } from 'react';
import { SelectField, TextAreaField, TextField } from '#components/ui/field.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { useFieldState } from './submission-form.tsx';

type Named<T> = Omit<T, 'defaultValue' | 'error'> & { readonly name: string };

/** A one-line field of an enquiry form. */
export function FormTextField(props: Named<ComponentProps<typeof TextField>>) {
  return <TextField {...props} {...useFieldState(props.name)} />;
}

/** A field of several lines of an enquiry form. */
export function FormTextArea(props: Named<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...props} {...useFieldState(props.name)} />;
}

/** A choice in an enquiry form. */
export function FormSelect(props: Named<ComponentProps<typeof SelectField>>) {
  return <SelectField {...props} {...useFieldState(props.name)} />;
}

interface ContactFieldsProps {
  /** Why the phone number is asked for, on a form whose handler insists on it; without scripts it stays optional. */
  readonly phoneHint?: string;
}

/** Name, e-mail and phone as every form asks for them; browsers fill them in by themselves. */
export function ContactFields({ phoneHint }: ContactFieldsProps) {
  const isHandled = useHydrated();
  return (
    <>
      <FormTextField name="name" label="Name" required autoComplete="name" className="sm:col-span-2" />
      <FormTextField name="email" label="E-Mail" type="email" required autoComplete="email" inputMode="email" />
      <FormTextField
        name="telefon"
        label="Telefon"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={phoneHint}
        required={phoneHint !== undefined && isHandled}
        marksOptional={phoneHint === undefined || 'without-script'}
      />
    </>
  );
}
