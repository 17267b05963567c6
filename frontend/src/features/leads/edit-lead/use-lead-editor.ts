import type { Lead } from '@fahrzeugpflege/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSession } from '#features/session/session.ts';
import { ApiError } from '#lib/api-client.ts';
import { clashOf, useUpdateLead } from '../api/lead.ts';
import { reportFailure } from '../report-failure.ts';
import { announceStatus } from '../use-quick-status.ts';
import {
  chosen,
  clashed,
  type EditField,
  type EditState,
  hasChanges,
  openedState,
  type Side,
  typed,
} from './edit-state.ts';
import { LeadDrafts } from './lead-drafts.tsx';
import { type EditErrors, readEdit } from './read-edit.ts';

/** A lead being edited: what stands in the fields, what is wrong with it, and what can be done with it. */
export interface LeadEditor {
  readonly state: EditState;
  readonly errors: EditErrors;
  /** Why the last save failed, where no field and no clash explains it. */
  readonly failure: unknown;
  readonly isSaving: boolean;
  /** When the draft was typed that the dialog began with, ISO 8601. */
  readonly draftOf: string | undefined;
  readonly type: (field: EditField, text: string) => void;
  readonly choose: (field: EditField, side: Side) => void;
  readonly discardDraft: () => void;
  readonly save: () => Promise<void>;
}

/**
 * Edits a lead as it was when the dialog opened: what others save meanwhile must not pass for seen. What is typed is kept
 * as a draft until it is saved.
 */
export function useLeadEditor(lead: Lead, onSaved: () => void): LeadEditor {
  const queryClient = useQueryClient();
  const { data: session } = useSession();
  const update = useUpdateLead(lead.id);
  const [drafts] = useState(() => new LeadDrafts(session?.username ?? '', lead.id));
  const [draft, setDraft] = useState(() => drafts.read());
  const [state, setState] = useState(() => draft?.state ?? openedState(lead));
  /** As it was stored when last seen: what an undo goes back to. */
  const [before, setBefore] = useState(lead);
  const [errors, setErrors] = useState<EditErrors>({});
  const [failure, setFailure] = useState<unknown>();
  const isOpen = useIsOpen();
  /** What stands in the fields now, where a save that began earlier is answered. */
  const latest = useRef(state);

  function move(next: EditState): void {
    latest.current = next;
    setState(next);
    if (hasChanges(next)) drafts.keep(next);
    else drafts.discard();
  }

  async function save(edited: EditState, stored: Lead): Promise<void> {
    const { changes, errors: found = {} } = readEdit(edited);
    setErrors(found);
    setFailure(undefined);
    if (!changes) return;
    try {
      const saved = await update.mutateAsync(changes);
      drafts.discardSaved(edited);
      announceStatus(queryClient, stored, saved);
      if (isOpen.current) onSaved();
    } catch (error) {
      await refused(error);
    }
  }

  async function refused(error: unknown): Promise<void> {
    // The draft may be another one by now: the lead may be open again in another dialog.
    if (!isOpen.current)
      return reportFailure(error, 'Die Änderung ist nicht gespeichert, Ihr Entwurf bleibt erhalten.');
    const clash = clashOf(error);
    if (!clash) {
      const found = error instanceof ApiError ? error.fieldErrors : {};
      setErrors(found);
      if (Object.keys(found).length === 0) setFailure(error);
      return;
    }
    const next = clashed(latest.current, clash);
    setBefore(clash.current);
    move(next);
    // The other changed nothing that stands in this dialog.
    if (!next.clash) await save(next, clash.current);
  }

  return {
    state,
    errors,
    failure,
    isSaving: update.isPending,
    draftOf: draft?.at,
    type: (field, text) => move(typed(state, field, text)),
    choose: (field, side) => move(chosen(state, field, side)),
    discardDraft: () => {
      drafts.discard();
      setDraft(undefined);
      latest.current = openedState(lead);
      setState(latest.current);
      setErrors({});
      setFailure(undefined);
    },
    save: () => save(state, before),
  };
}

/** Whether the dialog is still there: a save may end when it is closed, and the lead open again in another one. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
