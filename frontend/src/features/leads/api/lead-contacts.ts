import type { Lead, LeadContact, LeadHistory, NewContact } from '@fahrzeugpflege/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { liveMarks } from '../live/live-marks.ts';
import { showSaved } from './lead.ts';
import { historyKey } from './lead-history.ts';

/**
 * Records a contact with a lead, and shows at once it and what followed from it.
 *
 * @param onStored called once it is stored, also where nobody looks at the lead any more
 */
export function useRecordContact(lead: Lead, username: string, onStored: (contact: NewContact) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (contact: NewContact) => {
      const response = await callApi(`/api/leads/${lead.id}/contacts`, { method: 'POST', body: contact });
      return (await response.json()) as Lead;
    },
    onSuccess: (changed, contact) => {
      onStored(contact);
      liveMarks.noteAnswer(changed);
      const made: LeadContact = { ...contact, leadId: changed.id, at: new Date().toISOString(), by: username };
      client.setQueryData<LeadHistory>(
        historyKey(changed.id),
        (known) => known && { ...known, contacts: [made, ...known.contacts.filter(({ id }) => id !== made.id)] },
      );
      showSaved(client, changed);
    },
  });
}
