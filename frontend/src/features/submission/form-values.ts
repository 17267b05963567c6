/** What was typed, by the names of the form's fields. */
export type FormValues = Readonly<Record<string, string>>;

/** Messages by the names of the form's fields. */
export type FormErrors = Readonly<Record<string, string>>;

/** Reads what stands in a form now. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));
}
