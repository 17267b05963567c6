import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  LEAD_STATUSES,
  type Lead,
  leadStatusLabels,
} from '@fahrzeugpflege/contracts';
import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { SelectField, TextAreaField, TextField } from '#components/ui/field.tsx';
import { useLeadHistory } from '../api/lead-history.ts';
import { fieldLabels } from '../lead-texts.ts';
import { wordsFor } from '../open-lead/words-beside.ts';
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

interface CorrectionFieldsProps {
  readonly lead: Lead;
  readonly editor: LeadEditor;
}

/** «Angaben korrigieren»: what was understood of the visitor's words, each field with the words beside it. */
export function CorrectionFields({ lead, editor }: CorrectionFieldsProps) {
  const { data: history } = useLeadHistory(lead.id);
  const [isUnfolded, unfold] = useState(false);
  // What must be put right or is unsaved stays in sight.
  const isOpen = isUnfolded || CORRECTABLE_FIELDS.some((field) => isTouched(field, editor));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => unfold(currentTarget.open)}
      className="group border-y border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 text-sm font-semibold hover:text-petrol">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        Angaben korrigieren
      </summary>
      <div className="grid gap-x-5 gap-y-4 pt-2 pb-6 sm:grid-cols-2">
        {CORRECTABLE_FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={isLength(field) ? `${fieldLabels[field]} in Metern` : fieldLabels[field]}
            marksOptional={false}
            value={editor.state.values[field]}
            onChange={({ target }) => editor.type(field, target.value)}
            error={editor.errors[field]}
            hint={hintFor(editor.state.seen.values[field], wordsFor(field, lead, history?.words))}
            autoComplete="off"
            {...KEYBOARDS[field]}
          />
        ))}
      </div>
    </details>
  );
}

/** The keyboard that a phone brings up. */
const KEYBOARDS: Partial<Record<CorrectableField, Pick<ComponentPropsWithRef<'input'>, 'inputMode'>>> = {
  email: { inputMode: 'email' },
  phone: { inputMode: 'tel' },
  vehicleYear: { inputMode: 'numeric' },
  vehicleLength: { inputMode: 'decimal' },
  vehicleHeight: { inputMode: 'decimal' },
};

function isTouched(field: CorrectableField, { errors, state }: LeadEditor): boolean {
  return errors[field] !== undefined || state.values[field] !== state.seen.values[field];
}

function isLength(field: CorrectableField): boolean {
  return field === 'vehicleLength' || field === 'vehicleHeight';
}

/** The visitor's words, where they are not the very value that the field began with. */
function hintFor(seen: string, written: string | undefined): string | undefined {
  return written && written !== seen ? `Geschrieben: «${written}»` : undefined;
}
