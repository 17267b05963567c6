import {
  DOUBLED_NAME,
  defaultMailTemplates,
  type MailTemplate,
  mailTemplateSchema,
  TEMPLATE_LIMITS,
  type TemplateChange,
} from '@fahrzeugpflege/contracts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextAreaField, TextField } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { useChangeTemplates } from '#features/leads/api/mail-templates.ts';
import { failureText } from '#features/session/failures.ts';
import { isUnauthorized } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { OutdatedTemplate } from './outdated-template.tsx';
import { PlaceholderButtons, useInsertion } from './placeholder-buttons.tsx';
import { TemplateActions } from './template-actions.tsx';
import { findTemplate, isSame, lastChangedBy, saved } from './template-edits.ts';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateDraft } from './use-template-draft.ts';

interface TemplateEditorProps {
  /** The template's id, or `NEW`. */
  readonly about: string;
  /** All that are stored. */
  readonly templates: readonly MailTemplate[];
  /** False where it is open without being asked for. */
  readonly takesFocus: boolean;
  /** Newest first. */
  readonly changes: readonly TemplateChange[];
  readonly onSaved: (template: MailTemplate) => void;
  readonly onClose: () => void;
  readonly onRemove: (template: MailTemplate) => void;
}

type Words = 'name' | 'subject' | 'text';
type Faults = Readonly<Partial<Record<Words, string>>>;

/** One template: its name, its words, and how a mail looks with them. What is typed is kept until it is saved or discarded. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { about, templates, takesFocus, changes, onSaved, onClose, onRemove } = props;
  const open = useTemplateDraft(about, templates);
  const { draft, stored, isChanged, isOutdated } = open;
  const { template } = draft;
  const title = (stored ?? draft.base)?.name ?? 'Neue Vorlage';
  const change = useChangeTemplates();
  const isSaving = change.isPending;
  const [faults, setFaults] = useState<Faults>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const delivered = findTemplate(defaultMailTemplates, template.id);
  const canReset = delivered && !isSame(delivered, stored) && !isSame(delivered, template);
  const { subject, text, insert } = useInsertion(form, template, open.edit);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const faulty = (['name', 'subject', 'text'] as const).find((name) => faults[name]);
    if (faulty) form.current?.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
  }, [faults]);

  async function save(): Promise<void> {
    if (isSaving || isOutdated) return;
    const found = faultsOf(template, templates);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    try {
      await change.mutateAsync(saved(template, draft.base), {
        // Not called once the editor is left.
        onSuccess: (settings) => onSaved(findTemplate(settings.templates, template.id) ?? template),
      });
    } catch {
      return; // The form shows why.
    }
    open.discard();
    toast({ title: 'Vorlage gespeichert', description: 'Antworten beginnen ab sofort mit diesem Text.' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    void save();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  const edit = (words: Partial<Record<Words, string>>) => {
    if (isSaving) return;
    open.edit(words);
    change.reset();
  };
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <form
        ref={form}
        method="post"
        noValidate
        aria-label={stored ? `Vorlage ${stored.name}` : 'Neue Vorlage'}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        className="grid min-w-0 content-start gap-4"
      >
        <h2 ref={heading} tabIndex={-1} className="text-lg break-words outline-none">
          {title}
        </h2>
        {isOutdated && (
          <OutdatedTemplate
            stored={stored}
            changedBy={lastChangedBy(changes, title)}
            onKeep={() => {
              open.rebase();
              heading.current?.focus();
            }}
            onTake={() => {
              open.discard();
              heading.current?.focus();
              if (stored) onSaved(stored);
              else onClose();
            }}
          />
        )}
        <TextField
          name="name"
          label="Name der Vorlage"
          required
          readOnly={isSaving}
          value={template.name}
          onChange={({ target }) => edit({ name: target.value })}
          error={faults.name}
          maxLength={TEMPLATE_LIMITS.name}
          autoComplete="off"
        />
        <TextField
          {...subject}
          name="subject"
          label="Betreff"
          required
          readOnly={isSaving}
          value={template.subject}
          onChange={({ target }) => edit({ subject: target.value })}
          error={faults.subject}
          maxLength={TEMPLATE_LIMITS.subject}
          autoComplete="off"
        />
        <TextAreaField
          {...text}
          name="text"
          label="Text"
          required
          readOnly={isSaving}
          rows={12}
          value={template.text}
          onChange={({ target }) => edit({ text: target.value })}
          error={faults.text}
          hint="Anderes in eckigen Klammern, zum Beispiel [Tag und Uhrzeit], füllt aus, wer die Antwort schreibt."
          maxLength={TEMPLATE_LIMITS.text}
          className="[&_textarea]:field-sizing-content [&_textarea]:min-h-64"
        />
        <PlaceholderButtons isDisabled={isSaving} onChoose={insert} />
        {change.isError && !isUnauthorized(change.error) && !isOutdated && (
          <Notice tone="danger" role="alert">
            {failureText(change.error, 'Die Vorlage konnte nicht gespeichert werden.', 'Keine Verbindung.')} Ihr Text
            bleibt erhalten.
          </Notice>
        )}
        <TemplateActions
          isSaving={isSaving}
          isChanged={isChanged}
          isOutdated={isOutdated}
          onDiscard={() => {
            open.discard();
            setFaults({});
            heading.current?.focus();
          }}
          onReset={
            canReset
              ? () => {
                  edit(delivered);
                  heading.current?.focus();
                }
              : undefined
          }
          onRemove={stored ? () => onRemove(stored) : undefined}
        />
      </form>
      <TemplatePreview subject={template.subject} text={template.text} />
    </div>
  );
}

/** What keeps a template from being saved, by its fields. */
function faultsOf(template: MailTemplate, templates: readonly MailTemplate[]): Faults {
  const issues = mailTemplateSchema.safeParse(template).error?.issues ?? [];
  if (issues.length > 0) return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
  const name = template.name.trim().toLowerCase();
  const isTaken = templates.some((other) => other.id !== template.id && other.name.toLowerCase() === name);
  return isTaken ? { name: DOUBLED_NAME } : {};
}
