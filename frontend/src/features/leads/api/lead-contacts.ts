import type { Lead, LeadContact, LeadHistory, LeadMailState, NewContact, NewReply } from '@fahrzeugpflege/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { liveMarks } from '../live/live-marks.ts';
import { showSaved } from './lead.ts';
import { historyKey } from './lead-history.ts';

/** What is shown of a contact before the history has come anew. */
interface Shown {
  readonly contact: NewContact;
  /** Of one that is a mail. */
  readonly mail?: LeadMailState;
}

/**
 * Records a contact with a lead, and shows at once it and what followed from it.
 *
 * @param onStored called once it is stored, also where nobody looks at the lead any more
 */
export function useRecordContact(lead: Lead, username: string, onStored: (contact: NewContact) => void) {
  return useAddContact(`/api/leads/${lead.id}/contacts`, username, onStored, (contact) => ({ contact }));
}

/** Sends a mail to whoever sent a lead: a contact as any other. */
export function useSendReply(lead: Lead, username: string, onStored: (reply: NewReply) => void) {
  return useAddContact(`/api/leads/${lead.id}/replies`, username, onStored, ({ id, to, subject, text, followUp }) => {
    const waiting = { state: 'pending', attempts: 0, triedAt: null, sentAt: null, lastError: null } as const;
    const asked = { requestedAt: new Date().toISOString(), requestedBy: username };
    return {
      contact: { id, kind: 'mail_written', text: subject, followUp },
      mail: { id, kind: 'reply', words: { to, subject, text }, ...waiting, ...asked },
    };
  });
}

function useAddContact<Added extends { readonly id: string }>(
  address: string,
  username: string,
  onStored: (added: Added) => void,
  toShown: (added: Added) => Shown,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (added: Added) => {
      const response = await callApi(address, { method: 'POST', body: added });
      return (await response.json()) as Lead;
    },
    onSuccess: (changed, added) => {
      onStored(added);
      liveMarks.noteAnswer(changed);
      const { contact, mail } = toShown(added);
      const made: LeadContact = { ...contact, leadId: changed.id, at: new Date().toISOString(), by: username };
      client.setQueryData<LeadHistory>(
        historyKey(changed.id),
        (known) =>
          known && {
            ...known,
            contacts: [made, ...known.contacts.filter(({ id }) => id !== made.id)],
            mails: mail ? [...known.mails.filter(({ id }) => id !== mail.id), mail] : known.mails,
          },
      );
      showSaved(client, changed);
    },
  });
}
