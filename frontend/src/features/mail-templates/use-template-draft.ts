import type { MailTemplate } from '@fahrzeugpflege/contracts';
import { useState } from 'react';
import { KeptDrafts } from '#features/leads/kept-drafts.ts';
import { useSession } from '#features/session/session.ts';
import { randomUuid } from '#lib/ids.ts';
import { findTemplate, isSame } from './template-edits.ts';

/** In the place of an id: the template that is new. */
export const NEW = 'neu';

/** A template that is being changed. Plain data, so that the tab can keep it until it is saved or discarded. */
interface TemplateDraft {
  /** Another one after each edit. */
  readonly id: string;
  /** As it was stored when the change began; null for a new one. */
  readonly base: MailTemplate | null;
  readonly template: MailTemplate;
}

/** What was changed and not saved. */
export const templateDrafts = new KeptDrafts<TemplateDraft>('vorlage', ({ id, base, template }) => {
  const texts = [id, template?.id, template?.name, template?.subject, template?.text];
  return base !== undefined && texts.every((text) => typeof text === 'string');
});

/** Greeting and closing are the same in most letters. */
const NEW_TEXT = 'Guten Tag [Name]\n\n\n\nFreundliche Grüsse\n[Mein Name]';

/** A template in the editor: as it is stored, until somebody writes into it. */
interface OpenTemplate {
  readonly draft: TemplateDraft;
  /** Null for a new one, and for one that somebody else has removed. */
  readonly stored: MailTemplate | null;
  readonly isChanged: boolean;
  /** Somebody else has changed or removed it since. */
  readonly isOutdated: boolean;
  readonly edit: (edit: Partial<MailTemplate>) => void;
  /** Goes on from what is stored by now; the words stay. */
  readonly rebase: () => void;
  /** Takes back what is not saved: of the draft with this id, or of all. */
  readonly discard: (id?: TemplateDraft['id']) => void;
}

/**
 * @param about the template's id, or {@link NEW}
 * @param templates all that are stored
 */
export function useTemplateDraft(about: string, templates: readonly MailTemplate[]): OpenTemplate {
  const username = useSession().data?.username ?? '';
  const [blank] = useState(() => ({ id: randomUuid(), name: '', subject: '', text: NEW_TEXT }));
  const [kept, setKept] = useState(() => templateDrafts.read(username, about));
  // A new one may be stored by now, where the answer to its saving was lost.
  const stored = findTemplate(templates, kept?.template.id ?? about);
  const draft = kept ?? { id: '', base: stored, template: stored ?? blank };

  const keep = (next: Omit<TemplateDraft, 'id'>) => {
    const isChanged = !isSame(next.template, next.base ?? blank);
    const changed = isChanged ? { ...next, id: randomUuid() } : undefined;
    setKept(changed);
    if (changed) templateDrafts.keep(username, about, changed);
    else if (kept) templateDrafts.forget(username, about, kept.id);
  };
  return {
    draft,
    stored,
    isChanged: kept !== undefined,
    isOutdated: kept !== undefined && !isSame(kept.base, stored) && !isSame(kept.template, stored),
    edit: (edit) => keep({ ...draft, template: { ...draft.template, ...edit } }),
    rebase: () => keep({ base: stored, template: draft.template }),
    discard: (id = draft.id) => {
      templateDrafts.forget(username, about, id);
      setKept((latest) => (latest?.id === id ? undefined : latest));
    },
  };
}
