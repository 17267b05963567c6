import { defaultMailTemplates, fillTemplate, type Lead, type MailTemplate } from '@fahrzeugpflege/contracts';
import { useSession } from '#features/session/session.ts';
import { useLeadHistory } from '../api/lead-history.ts';
import { useMailTemplates } from '../api/mail-templates.ts';
import { type ReplyDraft, withTemplate } from './reply-draft.ts';
import { templateValues } from './template-values.ts';

/** The templates that a mail may begin with. */
interface Templates {
  readonly names: readonly MailTemplate['name'][];
  /** The draft with a template in the place of its words; undefined where there is none of this name. */
  readonly choose: (draft: ReplyDraft, name: MailTemplate['name']) => ReplyDraft | undefined;
}

/** The templates for a lead, with its values filled in; until staff's are loaded, those of the house. */
export function useTemplates(lead: Lead): Templates {
  const session = useSession().data;
  const templates = useMailTemplates().data?.templates ?? defaultMailTemplates;
  const reference = useLeadHistory(lead.id).data?.reference;
  const values = templateValues(lead, session, reference);
  const filled = templates.map((template) => ({ name: template.name, ...fillTemplate(template, values) }));
  return {
    names: filled.map(({ name }) => name),
    choose: (draft, chosen) => {
      const template = filled.find(({ name }) => name === chosen);
      return template && withTemplate(draft, { subject: template.subject, text: template.text }, filled);
    },
  };
}
