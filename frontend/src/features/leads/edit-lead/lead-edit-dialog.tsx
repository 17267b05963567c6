import type { Lead } from '@fahrzeugpflege/contracts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog, type FocusTarget } from '#components/ui/dialog.tsx';
import { focusFirstError } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { isUnauthorized } from '#lib/api-client.ts';
import { DialogFoot } from '../open-lead/dialog-foot.tsx';
import { changeFailureText } from '../report-failure.ts';
import { CorrectionFields, MainFields } from './edit-fields.tsx';
import { DraftLine } from './lead-drafts.tsx';
import { StaleLeadNotice } from './stale-lead-notice.tsx';
import { useLeadEditor } from './use-lead-editor.ts';

interface LeadEditDialogProps {
  readonly lead: Lead;
  readonly onClose: () => void;
  readonly returnFocusTo: FocusTarget;
}

/** «Lead bearbeiten»: status, offer number, internal notes and corrections. What is typed stays until it is saved. */
export function LeadEditDialog({ lead, onClose, returnFocusTo }: LeadEditDialogProps) {
  const editor = useLeadEditor(lead, onClose);
  const { clash, seen } = editor.state;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(editor.errors).length > 0) focusFirstError(form.current);
  }, [editor.errors]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!editor.isSaving) void editor.save();
  }

  return (
    <Dialog
      title="Lead bearbeiten"
      description={`${lead.name} · ${lead.subject}`}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      focusFirst={() => form.current?.querySelector('select')}
    >
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => isSave(event) && form.current?.requestSubmit()}
        className="grid gap-5"
      >
        {editor.draftOf && <DraftLine at={editor.draftOf} action="Verwerfen" onAction={editor.discardDraft} />}
        {clash && <StaleLeadNotice key={seen.version} editor={editor} clash={clash} />}
        <MainFields editor={editor} />
        <CorrectionFields lead={lead} editor={editor} />
        {/* The reason of a failure stands where one has just pressed. */}
        <DialogFoot>
          <div role="alert" className="empty:hidden">
            {editor.failure !== undefined && !isUnauthorized(editor.failure) && (
              <Notice tone="danger">
                {changeFailureText(editor.failure)} Die Änderung ist nicht gespeichert, Ihre Eingaben bleiben erhalten.
              </Notice>
            )}
          </div>
          <div className="actions sm:justify-end">
            <Button variant="outline" onClick={onClose}>
              Abbrechen
            </Button>
            <Button type="submit" variant="accent" busyLabel={editor.isSaving && 'Wird gespeichert …'}>
              Speichern
            </Button>
          </div>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Ctrl+Enter, on a Mac Cmd+Enter: in a field of several lines Enter alone begins another line. */
function isSave({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
