import { contactRequestSchemas } from './contact-submission.js';
import { type NativeFormRequest, nativeFormRequests } from './native-form-requests.js';
import type { NativeFormId } from './native-forms.js';
import { longestRequest } from './text-limits.js';

/** What a native form holds at most, in characters. */
export const LONGEST_NATIVE_FORM = Math.max(
  ...Object.values(nativeFormRequests).map(({ fields }) => longestRequest(fields)),
);

/**
 * Checks the fields of a native form with the same rules as its JSON request.
 *
 * @param id the value of the hidden field `form`
 * @param fields the posted fields by their form names
 * @returns zod's result; the paths of its issues are JSON names (see {@link toFormFieldErrors})
 */
export function parseNativeForm(id: NativeFormId, fields: Readonly<Record<string, string>>) {
  const { kind, constants, fields: names }: NativeFormRequest = nativeFormRequests[id];
  const typed = Object.entries(names).map(([field, name]) => [name, fields[field]]);
  return contactRequestSchemas[kind].safeParse({ ...constants, ...Object.fromEntries(typed) });
}

/**
 * Renames errors from JSON names to the names that the form's inputs carry, in the order of the form: a page without a
 * script leads to the first. What the form doesn't show comes last, under its own name.
 */
export function toFormFieldErrors(id: NativeFormId, errors: Readonly<Record<string, string>>): Record<string, string> {
  const { fields }: NativeFormRequest = nativeFormRequests[id];
  const shown = Object.entries(fields).flatMap(([field, name]) => {
    const message = errors[name];
    return message ? [[field, message] as const] : [];
  });
  const names = new Set(Object.values(fields));
  return Object.fromEntries([...shown, ...Object.entries(errors).filter(([name]) => !names.has(name))]);
}
