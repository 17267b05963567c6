import { contactRequestSchemas } from './contact-submission.js';
import { formSubjects } from './messages.js';
import { type NativeForm, type NativeFormId, nativeForms } from './native-forms.js';
import { longestRequest } from './text.js';

/** What a native form holds at most, in characters. */
export const LONGEST_NATIVE_FORM = Math.max(...Object.values(nativeForms).map(({ fields }) => longestRequest(fields)));

/**
 * Checks the fields of a native form with the same rules as the JSON request of its type.
 *
 * @param id the value of the hidden field `form`
 * @param fields the posted fields by their form names
 * @returns zod's result; the paths of its issues are JSON names (see {@link toFormFieldErrors})
 */
export function parseNativeForm(id: NativeFormId, fields: Readonly<Record<string, string>>) {
  const form: NativeForm = nativeForms[id];
  const request: Record<string, unknown> = form.type === 'contact' ? { subject: formSubjects.contact } : {};
  for (const [field, name] of Object.entries(form.fields)) request[name] = fields[field];
  return contactRequestSchemas[form.type].safeParse(request);
}

/** Renames errors from JSON names to the names that the form's inputs carry. */
export function toFormFieldErrors(id: NativeFormId, errors: Readonly<Record<string, string>>): Record<string, string> {
  const form: NativeForm = nativeForms[id];
  const inputOf = new Map(Object.entries(form.fields).map(([field, name]) => [name, field]));
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [inputOf.get(name) ?? name, message]));
}
