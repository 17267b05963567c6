import { LEAD_STATUSES, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { SelectField, TextAreaField, TextField } from '#components/ui/field.tsx';
import { fieldLabels } from './field-labels.ts';
import type { LeadEditor } from './use-lead-editor.ts';

/** Status, offer number and internal notes. */
export function MainFields({ editor }: { readonly editor: LeadEditor }) {
  const { state, errors, type } = editor;
  return (
    <>
      <SelectField
        name="status"
        label={fieldLabels.status}
        required
        value={state.values.status}
        onChange={({ target }) => type('status', target.value)}
        error={errors.status}
      >
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {leadStatusLabels[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="offerNumber"
        label={fieldLabels.offerNumber}
        marksOptional={false}
        placeholder="z. B. OFF-2024-001"
        value={state.values.offerNumber}
        onChange={({ target }) => type('offerNumber', target.value)}
        error={errors.offerNumber}
        autoComplete="off"
      />
      <TextAreaField
        name="notes"
        label={fieldLabels.notes}
        marksOptional={false}
        value={state.values.notes}
        onChange={({ target }) => type('notes', target.value)}
        error={errors.notes}
        rows={5}
      />
    </>
  );
}
