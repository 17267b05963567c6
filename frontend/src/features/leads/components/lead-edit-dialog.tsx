import { LEAD_STATUSES, type Lead, type LeadStatus, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { SelectField, TextAreaField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { ApiError } from '../../../lib/api-error';
import { findCurrentLead } from '../api/find-current-lead';
import { type LeadEdit, useUpdateLead } from '../api/update-lead';
import { type LeadClash, StaleLeadNotice } from './stale-lead-notice';

interface LeadEditDialogProps {
  readonly lead: Lead;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement | null;
}

/** «Lead bearbeiten»: status, offer number and internal notes. What is typed stays until it is saved. */
export function LeadEditDialog({ lead, onClose, returnFocusTo }: LeadEditDialogProps) {
  const update = useUpdateLead(lead.id);
  // The version at opening: what others save meanwhile must not pass for seen.
  const [seenVersion, setSeenVersion] = useState(lead.version);
  const [clash, setClash] = useState<LeadClash>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (update.isPending) return;
    const edit = readEdit(new FormData(event.currentTarget), seenVersion);
    setClash(undefined);
    update.mutate(edit, {
      onSuccess: onClose,
      onError: async (error) => {
        if (!isConflict(error)) return;
        const current = await findCurrentLead(lead);
        setClash({ current });
        // Once the current state is shown, saving again means: I have seen it.
        if (current) setSeenVersion(current.version);
      },
    });
  }

  const errors = update.error instanceof ApiError ? update.error.fieldErrors : {};
  return (
    <Dialog
      title="Lead bearbeiten"
      description={`${lead.name} · ${lead.subject}`}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <form method="post" onSubmit={submit} className="grid gap-5">
        <SelectField name="status" label="Status" required defaultValue={lead.status} error={errors['status']}>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {leadStatusLabels[status]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="offerNumber"
          label="Angebotsnummer"
          marksOptional={false}
          placeholder="z. B. OFF-2024-001"
          defaultValue={lead.offerNumber ?? ''}
          error={errors['offerNumber']}
          autoComplete="off"
        />
        <TextAreaField
          name="notes"
          label="Interne Notizen"
          marksOptional={false}
          defaultValue={lead.notes ?? ''}
          error={errors['notes']}
          rows={5}
        />
        <div role="alert" className="empty:hidden">
          {update.error && !isConflict(update.error) && <SaveFailed error={update.error} />}
          {clash && <StaleLeadNotice {...clash} />}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" variant="accent" busyLabel={update.isPending && 'Wird gespeichert …'}>
            Speichern
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Trimmed; an empty value is sent as null (specification, section 5). */
function readEdit(fields: FormData, version: number): LeadEdit {
  const text = (name: string) => String(fields.get(name) ?? '').trim() || null;
  return {
    status: (text('status') ?? 'pending') as LeadStatus,
    offerNumber: text('offerNumber'),
    notes: text('notes'),
    version,
  };
}

function SaveFailed({ error }: { readonly error: Error }) {
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  return (
    <Notice tone="danger">
      {detail ?? 'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'}
    </Notice>
  );
}
