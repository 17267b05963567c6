import { leadStatusLabels } from '@fahrzeugpflege/contracts';
import { useEffect, useRef } from 'react';
import { Notice } from '#components/ui/notice.tsx';
import { formatAge } from '#lib/format.ts';
import { fieldLabels } from '../lead-texts.ts';
import { changedText } from '../report-failure.ts';
import { chosenSide, type EditClash, type EditField, type Side } from './edit-state.ts';
import type { LeadEditor } from './use-lead-editor.ts';

/** Someone else saved meanwhile: both versions of each field that differs, to choose from. Nothing typed is lost. */
export function StaleLeadNotice({ editor, clash }: { readonly editor: LeadEditor; readonly clash: EditClash }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  return (
    <section ref={section} className="grid gap-4" aria-label="Zwei Fassungen">
      <Notice tone="danger" role="alert">
        <p className="font-semibold">{changedText(clash.changedBy, clash.changedAt)}.</p>
        <p className="mt-1">Wählen Sie für jede Angabe, was gelten soll, und speichern Sie erneut.</p>
      </Notice>
      {clash.fields.map((field) => (
        <fieldset key={field}>
          <legend className="mb-1.5 text-sm font-semibold">{fieldLabels[field]}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            <Version editor={editor} field={field} side="mine" title="Ihre Fassung" text={clash.mine[field]} />
            <Version editor={editor} field={field} side="theirs" title={savedBy(clash)} text={clash.theirs[field]} />
          </div>
        </fieldset>
      ))}
    </section>
  );
}

interface VersionProps {
  readonly editor: LeadEditor;
  readonly field: EditField;
  readonly side: Side;
  readonly title: string;
  readonly text: string;
}

function Version({ editor, field, side, title, text }: VersionProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-md border border-line-strong bg-white px-3.5 py-2.5 has-checked:border-petrol has-checked:bg-petrol-wash has-checked:inset-ring has-checked:inset-ring-petrol">
      <input
        type="radio"
        name={`fassung-${field}`}
        checked={chosenSide(editor.state, field) === side}
        onChange={() => editor.choose(field, side)}
        className="mt-1 size-4 shrink-0 accent-petrol"
      />
      <span className="min-w-0">
        <span className="block text-xs text-muted">{title}</span>
        <span className="block text-sm break-words whitespace-pre-wrap">{versionText(field, text)}</span>
      </span>
    </label>
  );
}

function savedBy({ changedBy, changedAt }: EditClash): string {
  const who = changedBy === null || changedBy === 'system' ? '' : ` von ${changedBy}`;
  return `Gespeichert${who}${changedAt === null ? '' : `, ${formatAge(changedAt)}`}`;
}

function versionText(field: EditField, text: string): string {
  if (field === 'status') return leadStatusLabels[text as keyof typeof leadStatusLabels] ?? text;
  return text.trim() || 'leer';
}
