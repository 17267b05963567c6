import {
  fieldErrors,
  type NativeFormId,
  type NativeFormRequest,
  nativeFormRequests,
  parseNativeForm,
  promoHandlerSchema,
  toFormFieldErrors,
} from '@fahrzeugpflege/contracts';
import type { FormErrors, FormValues } from './form-values.ts';
import type { ContactRequest } from './submit-lead.ts';

export { toFormFieldErrors };

/** Checks what was typed with the rules the server has too; empty when all is well. */
export function validateForm(id: NativeFormId, values: FormValues): FormErrors {
  if (id === 'promo-womo-fruhbucher') {
    const result = promoHandlerSchema.safeParse(values);
    return result.success ? {} : fieldErrors(result.error);
  }
  const result = parseNativeForm(id, values);
  return result.success ? {} : toFormFieldErrors(id, fieldErrors(result.error));
}

/** Brings a form's values to its JSON request; what was left empty is left out. */
export function toContactRequest(id: NativeFormId, values: FormValues): ContactRequest {
  const { constants, fields }: NativeFormRequest = nativeFormRequests[id];
  const filled = Object.entries({ ...fields, honey: 'honey' })
    .map(([field, name]) => [name, values[field] ?? ''] as const)
    .filter(([, value]) => value.trim() !== '');
  return { ...constants, ...Object.fromEntries(filled) };
}
