import type { MailTemplate, MailTemplateSettings } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, isConflict } from '#lib/api-client.ts';

const TEMPLATES = '/api/admin/mail-templates';
const TEMPLATES_KEY = [TEMPLATES] as const;

/** What answers to visitors begin with, and who changed what; what is known is shown while it is asked for anew. */
export function useMailTemplates() {
  return useQuery<MailTemplateSettings>({ queryKey: TEMPLATES_KEY, refetchOnMount: 'always' });
}

/** A change, brought to the templates as they are stored; undefined where it no longer fits them. */
export type TemplatesChange = (stored: readonly MailTemplate[]) => readonly MailTemplate[] | undefined;

/** Said of a change that can't be brought to what is stored; the words of the API for the same. */
const NO_LONGER_FITS = JSON.stringify({
  detail: 'Die Vorlagen wurden inzwischen geändert. Ihre Änderung ist nicht gespeichert.',
});

/**
 * Changes the templates as they are stored by then: what somebody else did to others of them meanwhile stays.
 *
 * @throws ApiError 409 where the change no longer fits what somebody else has stored, which is shown from then on
 */
export function useChangeTemplates() {
  const queryClient = useQueryClient();
  const show = (settings: MailTemplateSettings) => queryClient.setQueryData(TEMPLATES_KEY, settings);

  async function save(
    { version, templates }: Pick<MailTemplateSettings, 'version' | 'templates'>,
    change: TemplatesChange,
  ) {
    const changed = change(templates);
    if (!changed) throw new ApiError(409, NO_LONGER_FITS, 'Conflict');
    const response = await callApi(TEMPLATES, { method: 'PUT', body: { version, templates: changed } });
    return (await response.json()) as MailTemplateSettings;
  }

  return useMutation({
    mutationFn: async (change: TemplatesChange): Promise<MailTemplateSettings> => {
      const seen = queryClient.getQueryData<MailTemplateSettings>(TEMPLATES_KEY);
      if (!seen) throw new Error('No template is changed before they are shown');
      try {
        return await save(seen, change);
      } catch (error) {
        const current = currentOf(error);
        if (!current) throw error;
        show(current);
        if (!change(current.templates)) throw error;
        return await save(current, change);
      }
    },
    onSuccess: show,
  });
}

/** What is stored instead, where somebody else was quicker. */
function currentOf(error: unknown): MailTemplateSettings | undefined {
  if (!isConflict(error)) return undefined;
  return (error.problem as { readonly current?: MailTemplateSettings } | undefined)?.current;
}
